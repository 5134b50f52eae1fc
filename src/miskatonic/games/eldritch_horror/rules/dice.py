"""The dice pool of a test and its successes (EH-TST-05 to EH-TST-08)."""

from typing import Final

from miskatonic.core.code import Frame
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.cutting import ACTION, COMBAT, TURNING
from miskatonic.games.eldritch_horror.rules.people import company, investigator, passives
from miskatonic.games.eldritch_horror.rules.places import TYPE, stands_on
from miskatonic.games.eldritch_horror.rules.powers import is_during

OTHER_WORLD: Final = "other world encounter"
ACQUIRING: Final = "acquire assets"
ONES: Final = "ones"
"""The register of a reckoning in which every die counts as 1."""
SUCCESS: Final = 5
"""From this face on a die is a success, unless something says otherwise (EH-TST-02)."""

_DURING: Final = {COMBAT: w.IN_COMBAT, OTHER_WORLD: w.IN_OTHER_WORLDS, ACQUIRING: w.WHEN_ACQUIRING}


def during(s: State, seat: int) -> int:
    """During what somebody takes a test now; an action or a turned Condition that a Spell gives is none of its effects."""
    found = 0
    for f in s.stack:
        if f.who == seat:
            if f.code.address in (ACTION, TURNING):
                found &= ~w.IN_SPELLS
            found |= w.IN_SPELLS if isinstance(f.code.node, w.Cast) else _DURING.get(f.code.address, 0)
    return found


def skill_value(s: State, seat: int, skill: int) -> int:
    """The skill on the sheet with its improvement token (EH-SKL-02)."""
    return investigator(s, seat).skills[skill] + s.counts.get(box.IMPROVED[skill][seat], 0)


def highest_bonus(s: State, seat: int, skill: int, now: int, other: int = 0) -> int:
    """The one bonus that counts (EH-TST-06)."""
    found = [p.n for _, p in passives(s, seat) if isinstance(p, w.Bonus) and p.skill == skill and is_during(p.during, now)]
    return max([other, *found])


def additional_dice(s: State, seat: int, now: int) -> int:
    """What everybody on the space adds; additional dice add up (EH-TST-07)."""
    kind = TYPE[stands_on(s, seat)]
    found = 0
    for other in company(s, seat):
        for _, p in passives(s, other):
            if isinstance(p, w.AdditionalDie) and p.type in (None, kind) and is_during(p.during, now):
                found += 1
    return found


def pool(s: State, f: Frame) -> int:
    """All dice of the test in a frame; the minimum of one is applied last (EH-TST-05, EH-TST-08)."""
    return max(1, _sum(s, f, bonus_of(s, f)))


def _sum(s: State, f: Frame, bonus: int) -> int:
    regs, now = f.regs, f.regs["during"]
    dice = skill_value(s, f.who, regs["skill"]) + regs["mod"] + bonus
    return dice + additional_dice(s, f.who, now) + regs.get("extra", 0) + research_die(s, f.who)


def bonus_of(s: State, f: Frame) -> int:
    """The bonus that counts in the test in a frame (EH-TST-06)."""
    skill = f.regs["skill"]
    chosen = max(f.regs.get("bonus", 0), combat_bonus(s, f.who, skill))
    return highest_bonus(s, f.who, skill, f.regs["during"], chosen)


def dice_ahead(s: State, f: Frame) -> tuple[int, int, int]:
    """The dice of a test, as somebody is asked about it: how many, how far the sum is below one, the bonus in it."""
    bonus = bonus_of(s, f)
    dice = _sum(s, f, bonus)
    return max(1, dice), max(0, 1 - dice), bonus


def combat_bonus(s: State, seat: int, skill: int) -> int:
    """The bonus used up for the present combat encounter, if there is one."""
    fight = nearest(s, COMBAT, seat)
    return 0 if fight is None else fight.regs.get(f"bonus-{skill}", 0)


def research_die(s: State, seat: int) -> int:
    """An additional die for a Research Encounter from afar."""
    encounter = nearest(s, "research encounter", seat)
    return 0 if encounter is None else encounter.regs.get("die", 0)


def nearest(s: State, address: str, seat: int) -> Frame | None:
    """The topmost frame of a procedure that somebody is in."""
    for f in reversed(s.stack):
        if f.who == seat and f.code.address == address:
            return f
    return None


def success_from(s: State, seat: int) -> int:
    """From which face on a die is a success (EH-TST-02)."""
    found = [p.face for _, p in passives(s, seat) if isinstance(p, w.SuccessFrom)]
    return found[0] if found else SUCCESS


def successes(s: State, seat: int, skill: int, now: int, dice: tuple[int, ...]) -> int:
    """The successes among the dice; a 6 may count twice."""
    least = success_from(s, seat)
    found = sum([die >= least for die in dice])
    for _, p in passives(s, seat):
        if isinstance(p, w.SixesCountTwice) and p.tests.skill in (-1, skill) and is_during(p.tests.during, now):
            found += dice.count(6)
    return found


def only_ones(s: State) -> bool:
    """Whether every die counts as 1: a card resolves reckonings so, but not Spells that are cast or fights meanwhile."""
    for f in reversed(s.stack):
        if isinstance(f.code.node, w.Cast) or f.code.address == COMBAT:
            return False
        if ONES in f.regs:
            return True
    return False
