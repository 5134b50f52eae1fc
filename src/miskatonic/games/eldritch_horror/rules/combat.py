"""Combat encounters and ambushes: the will test, the strength test, what follows (EH-COM, EH-AMB)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.declared import PIECE
from miskatonic.core.events import is_used_up, renew_limits
from miskatonic.core.offers import window
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import InCombat, Moment, Monster
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, SANITY, STRENGTH, WILL
from miskatonic.games.eldritch_horror.rules import asks, box, places, tells
from miskatonic.games.eldritch_horror.rules.amounts import toughness
from miskatonic.games.eldritch_horror.rules.decks import refill_reserve
from miskatonic.games.eldritch_horror.rules.dice import dice_ahead, during
from miskatonic.games.eldritch_horror.rules.health import LOSE
from miskatonic.games.eldritch_horror.rules.monsters import (
    can_be_hurt,
    defeat,
    defeat_in_combat,
    put_away,
    reaction_code,
)
from miskatonic.games.eldritch_horror.rules.people import is_alive, passives, person, sheet_of
from miskatonic.games.eldritch_horror.rules.powers import COMBAT as ONCE_PER_COMBAT
from miskatonic.games.eldritch_horror.rules.skill_tests import begin_test

# -------------------------------------------------------------------- the Monster as it fights


def foe(s: State, f: Frame) -> Monster:
    """The figures of the Monster that is fought."""
    return sheet_of(s, f.regs["piece"])


def horror(s: State, f: Frame) -> int:
    """Its horror, as this investigator meets it (EH-INV-11)."""
    limits = [p.n for _, p in passives(s, f.who) if isinstance(p, w.HorrorAtMost)]
    return min([foe(s, f).horror, *limits])


def damage(s: State, f: Frame) -> int:
    """Its damage, as this investigator meets it; lowered, but not below 1."""
    printed = foe(s, f).damage
    less = sum([p.n for _, p in passives(s, f.who) if isinstance(p, w.LessDamage)])
    return max(min(1, printed), printed - less)


def lost(s: State, f: Frame) -> int:
    """Health it has lost: an ambusher by name starts unhurt and keeps its own count (EH-AMB-03)."""
    return f.regs.get("hurt", 0) if f.regs["ambush"] else s.counts.get(box.HURT[f.regs["piece"]], 0)


def is_over(s: State, f: Frame) -> bool:
    """Whether the combat has ended: the Monster is defeated or gone, or the investigator is (EH-COM-10)."""
    return bool(f.regs.get("beaten")) or not is_alive(s, f.who) or not is_there(s, f)


def is_there(s: State, f: Frame) -> bool:
    """Whether the Monster can still be fought."""
    return bool(f.regs["ambush"]) or places.space_of_piece(s, f.regs["piece"]) >= 0


def react(s: State, f: Frame, *moments: InCombat) -> None:
    """Effects of the Monster at these moments."""
    if is_over(s, f):
        return
    for moment in moments:
        code = s.rules.codes.get(reaction_code(s, f.regs["piece"], moment))
        if code is not None:
            frame = s.push(code, f.who)
            for key in ("result", "sanity-lost"):
                frame.regs[key] = f.regs.get(key, 0)
            frame.regs["monster"] = f.regs["piece"]


# -------------------------------------------------------------------- the steps


def begin(s: State, f: Frame) -> None:
    """The Monster is turned over, and its effects are read first (EH-COM-02, EH-COM-07)."""
    if not is_alive(s, f.who) or not is_there(s, f):
        f.end()
        return
    remember_uses(s, f)
    renew_limits(s, ONCE_PER_COMBAT)
    f.regs["skill"] = WILL
    f.regs["during"] = w.IN_COMBAT
    s.note(tells.Combat, person(s, f.who), f.regs["piece"], f.regs["ambush"], rule="EH-COM-02")
    react(s, f, InCombat.BEFORE_WILL)


def remember_uses(s: State, f: Frame) -> None:
    """The combat that this one breaks into remembers what was used in it: that is not used there again (EH-POS-03)."""
    for g in reversed(s.stack):
        if g.code is COMBAT and g is not f:
            used = [piece for piece, i in s.ears.get(Moment.COMBAT.name, ()) if is_used_up(s, piece, i, g.who)]
            if used:
                g.lists["used"] = (*g.lists.get("used", ()), *used)
            return


def has_no_test(s: State) -> bool:
    """Whether the fight on top of the stack has no test of the skill that comes next."""
    f = s.stack[-1]
    if is_over(s, f):
        return True
    sheet = foe(s, f)
    if f.regs["skill"] == WILL:
        return sheet.will is None
    return sheet.strength is None or bool(f.regs.get("skip"))


def stake(s: State, f: Frame) -> tuple[int, int]:
    """How many successes are wanted in the next test, and what for."""
    if f.regs["skill"] == WILL:
        return horror(s, f), asks.Stake.KEEPS_SANITY
    monster = f.regs["piece"]
    if can_be_hurt(s, monster):
        return toughness(s, f, monster) - lost(s, f), asks.Stake.DEFEATS
    return damage(s, f), asks.Stake.KEEPS_HEALTH


def next_test(s: State, f: Frame) -> tuple[int, ...]:
    """The next test of a combat, as one is asked about it."""
    sheet, skill, now = foe(s, f), f.regs["skill"], during(s, f.who)
    test = Frame(f.code, f.who, f.root)
    mod = sheet.will if skill == WILL else sheet.strength
    test.regs.update({"skill": skill, "mod": mod or 0, "during": now})
    need, what_for = stake(s, f)
    return f.regs["piece"], skill, now, need, what_for, *dice_ahead(s, test)


_before_will, _used_before_will = window(
    asks.BeforeCombatTest, Moment.COMBAT.name, decline=box.ROLL, closed=lambda s: has_no_test(s), about=next_test
)
_before_strength, _used_before_strength = window(
    asks.BeforeCombatTest, Moment.COMBAT.name, decline=box.ROLL, closed=lambda s: has_no_test(s), about=next_test
)


def will_test(s: State, f: Frame) -> None:
    """A test that is not printed is not taken (EH-COM-09)."""
    sheet = foe(s, f)
    if is_over(s, f) or sheet.will is None:
        f.goto(before_strength)
        return
    need, what_for = stake(s, f)
    begin_test(s, f, f.who, WILL, sheet.will, need=need, stake=what_for)


def horror_strikes(s: State, f: Frame) -> None:
    """Sanity is lost as far as the horror exceeds the successes (EH-COM-03)."""
    f.regs["before"] = s.counts.get(box.VALUE_OF[SANITY][f.who], 0)
    n = horror(s, f) - f.regs["result"]
    if n > 0:
        s.happen(LOSE, f.who, SANITY, n, 0)


def after_will(s: State, f: Frame) -> None:
    """What the Monster does after the will test."""
    f.regs["sanity-lost"] = f.regs["before"] - s.counts.get(box.VALUE_OF[SANITY][f.who], 0)
    moments = [InCombat.LOST_SANITY] if f.regs["sanity-lost"] else []
    moments += [InCombat.PASSED_WILL if f.regs["result"] else InCombat.FAILED_WILL, InCombat.AFTER_WILL]
    react(s, f, *moments)


def before_strength(s: State, f: Frame) -> None:
    """What the Monster does before the strength test."""
    f.regs["skill"] = STRENGTH
    if is_over(s, f) or f.regs.get("skip"):
        f.goto(end)
    else:
        react(s, f, InCombat.BEFORE_STRENGTH)


def strength_test(s: State, f: Frame) -> None:
    """The second test, if there is one and nothing has ended the fight."""
    sheet = foe(s, f)
    if is_over(s, f) or sheet.strength is None or f.regs.get("skip"):
        f.goto(end)
        return
    need, what_for = stake(s, f)
    begin_test(s, f, f.who, STRENGTH, sheet.strength, need=need, stake=what_for)


def blow(s: State, f: Frame) -> None:
    """The Monster loses Health by the successes; a failed test may be answered (EH-COM-05)."""
    n = f.regs["result"] if can_be_hurt(s, f.regs["piece"]) else 0
    if n:
        if f.regs["ambush"]:
            f.regs["hurt"] = f.regs.get("hurt", 0) + n
        else:
            s.add(box.HURT[f.regs["piece"]], n)
        s.note(tells.MonsterHurt, f.regs["piece"], n, rule="EH-COM-05")
    if not f.regs["result"]:
        react(s, f, InCombat.FAILED_STRENGTH)


def damage_strikes(s: State, f: Frame) -> None:
    """At the same moment Health is lost as far as the damage exceeds the successes (EH-COM-04, EH-COM-08)."""
    f.regs["before"] = s.counts.get(box.VALUE_OF[HEALTH][f.who], 0)
    n = damage(s, f) - f.regs["result"]
    if n > 0 and not f.regs.get("keep-health"):
        s.happen(LOSE, f.who, HEALTH, n, 0)


def after_strength(s: State, f: Frame) -> None:
    """Effects bound to Health lost in this test apply; if the Monster falls by it too, together with that (EH-COM-10)."""
    if s.counts.get(box.VALUE_OF[HEALTH][f.who], 0) < f.regs["before"]:
        f.regs["wounded"] = 1
        if lost(s, f) < toughness(s, f, f.regs["piece"]):
            react(s, f, InCombat.LOST_HEALTH)


def is_it_beaten(s: State, f: Frame) -> None:
    """At its toughness it is defeated; otherwise it stays with its tokens (EH-COM-05, EH-COM-06)."""
    if f.regs.get("beaten"):
        return
    if lost(s, f) >= toughness(s, f, f.regs["piece"]):
        beat(s, f)
    elif f.regs.get("wounded"):
        react(s, f, InCombat.UNBEATEN_LOST_HEALTH)


def beat(s: State, f: Frame) -> None:
    """The Monster is defeated in this combat."""
    f.regs["beaten"] = 1
    is_token = f.regs["ambush"] != NAMED
    defeat_in_combat(s, f.who, f.regs["piece"], is_token, bool(f.regs.get("wounded")))


def end(s: State, f: Frame) -> None:
    """A drawn ambusher returns to the cup, beaten or not; whoever began the fight learns how it went (EH-AMB-01).

    An ambush may have broken into another combat, in which everything can be used once too (EH-POS-03). What was taken
    from the reserve is replaced before anything else is encountered (EH-RSV-03).
    """
    refill_reserve(s)
    at = s.stack.index(f)
    if any(g.code is COMBAT for g in s.stack[:at]):
        renew_limits(s, ONCE_PER_COMBAT)
    monster = f.regs["piece"]
    if f.regs["ambush"] == DRAWN and s.home.get(monster) == box.AMBUSHER:
        put_away(s, monster)
    s.stack[at - 1].regs["beaten"] = f.regs.get("beaten", 0)


DRAWN: Final = 1
NAMED: Final = 2
"""How a Monster ambushes: a token drawn from the cup, or by its name only (EH-AMB-03, EH-AMB-04)."""

COMBAT: Final = procedure(
    "combat",
    begin,
    _before_will,
    _used_before_will,
    will_test,
    horror_strikes,
    after_will,
    before_strength,
    _before_strength,
    _used_before_strength,
    strength_test,
    blow,
    damage_strikes,
    after_strength,
    is_it_beaten,
    end,
    used=PIECE,
)


def fight(s: State, who: int, monster: int, ambush: int = 0) -> None:
    """A combat encounter with a Monster."""
    f = s.push(COMBAT, who)
    f.regs["piece"] = monster
    f.regs["ambush"] = ambush


def settle(s: State, seat: int) -> None:
    """A Monster that fell by the blow that also felled the investigator is defeated all the same (EH-COM-08)."""
    for f in tuple(s.stack):
        if f.code is COMBAT and f.who == seat and not f.regs.get("beaten"):
            monster = f.regs["piece"]
            if f.regs["ambush"] != NAMED and lost(s, f) >= toughness(s, f, monster):
                defeat(s, seat, monster, has_fallen=True)
            elif f.regs["ambush"] == DRAWN and s.home.get(monster) == box.AMBUSHER:
                put_away(s, monster)
