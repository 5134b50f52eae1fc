"""The powers of sheets and cards: when they can be used, or work by themselves, and for whom (EH-POS, EH-CAC, EH-CND-02)."""

from typing import Any, Final

from miskatonic.core import rules
from miskatonic.core.code import Frame, can, checks, holds, runs
from miskatonic.core.events import event_args
from miskatonic.core.nodes import Effect
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Power, Right, Whose
from miskatonic.games.eldritch_horror.cards.terms import ANY_SKILL, WILL
from miskatonic.games.eldritch_horror.rules import box
from miskatonic.games.eldritch_horror.rules.cutting import ACTION, TURNING
from miskatonic.games.eldritch_horror.rules.monsters import is_away
from miskatonic.games.eldritch_horror.rules.people import controls, is_alive, is_falling, is_held, sheet_of
from miskatonic.games.eldritch_horror.rules.places import spaces, stands_on

ROUND: Final = "round"
TEST: Final = "test"
COMBAT: Final = "combat"
ENCOUNTER: Final = "encounter"
"""In what a power can be used once."""

_OFFERED: Final = {
    Moment.ACTION: ROUND,
    Moment.LOCAL_ACTION: ROUND,
    Moment.ACTION_PHASE: ROUND,
    Moment.BEFORE_TEST: TEST,
    Moment.AFTER_ROLL: TEST,
    Moment.COMBAT: COMBAT,
    Moment.ENCOUNTER: ENCOUNTER,
    Moment.FREE_TO_CHOOSE: ENCOUNTER,
}
"""Moments at which a power is offered among what else can be done, and in what once (EH-CAC-02, EH-POS-03)."""


def whole(effects: w.Effects) -> Effect:
    """Effects as one."""
    return effects if isinstance(effects, Effect) else w.Steps(effects)


def ability(power: Power, casts: bool = False, side: int = -1) -> rules.Ability:
    """The power as the machine knows it; that of a Spell casts it."""
    effect = w.Cast(power.effects) if casts else whole(power.effects)
    if power.by_them:
        effect = w.ForThem(power.effects)
    cost = power.cost if isinstance(power.cost, Effect) else w.Price(power.cost) if power.cost else None
    if power.moment in _OFFERED:
        period = ROUND if power.once_per_round else _OFFERED[power.moment]
        limit: rules.Limit | None = rules.Limit(1, period, each=power.moment is Moment.LOCAL_ACTION)
        stage = rules.OFFERED
    else:
        limit = rules.Limit(1, ROUND) if power.once_per_round else None
        stage = rules.WHEN if power.moment is Moment.WOULD_LOSE else rules.AFTER
    return rules.Ability(
        stage,
        power.moment.name,
        effect,
        condition=Right(power, side),
        cost=cost,
        forced=power.forced,
        limit=limit,
        told=isinstance(effect, w.Cast),
    )


# -------------------------------------------------------------------- when the moment is right


def is_right(s: State, f: Frame, node: Right) -> bool:
    """Whether it is the right side of the sheet, the right investigator, the right test or loss."""
    power = node.power
    moment = power.moment
    offering = s.stack[f.regs["event"]]
    if node.side >= 0 and (node.side != int(box.AWAKE in s.counts) or has_answered(offering, f.regs["piece"])):
        return False
    if is_held(s, f.regs["piece"]) and is_falling(s, f.who):
        return False
    if moment is Moment.COMBAT and f.regs["piece"] in offering.lists.get("used", ()):  # before another broke in
        return False
    if moment in (Moment.BEFORE_TEST, Moment.AFTER_ROLL, Moment.COMBAT):
        fits = does_test_fit(power.tests, offering) or (moment is Moment.COMBAT and is_worth_casting(s, f, offering))
        return is_about(s, f.who, offering.who, power.whose) and fits
    if moment in _OFFERED:
        return True
    if moment is Moment.OMEN_TO_GREEN:
        return True
    happened: Any = offering.lists["args"]  # of the kind that the moment has
    if not is_about(s, f.who, happened.who, power.whose):
        return False
    if moment is Moment.WOULD_LOSE:
        if happened.value != power.value:
            return False
        return not power.in_spells or is_casting(s, f.who)
    if moment is Moment.MONSTER_DEFEATED and not is_away(s, happened.monster):  # another card has it already
        return False
    if power.where is None:
        return True
    them = Frame(f.code, happened.who, f.root)
    them.regs = f.regs
    if moment is Moment.MONSTER_DEFEATED and isinstance(power.where, w.On):  # they may have ridden away since
        return happened.space in spaces(s, them, power.where.where)
    return holds(s, them, power.where)


checks(Right, is_right)


def has_answered(event: Frame, piece: int) -> bool:
    """Whether a piece has answered an event: a sheet that is turned over meanwhile does not answer it again (EH-AO-02)."""
    return any(number // rules.ABILITIES_PER_PIECE == piece for number in event.lists.get("used", ()))


def is_about(s: State, owner: int, seat: int, whose: Whose) -> bool:
    """Whether what somebody does or suffers concerns a power of the owner (EH-GEN-07)."""
    if not is_alive(s, seat):
        return False
    match whose:
        case Whose.OWN:
            return seat == owner
        case Whose.HERE:
            return is_alive(s, owner) and stands_on(s, seat) == stands_on(s, owner)
        case Whose.OTHERS:
            return seat != owner
        case Whose.ANYBODYS:
            return True


def does_test_fit(tests: w.Tests, f: Frame) -> bool:
    """Whether the test in a frame, or the next one of a combat, is of the skill and taken during what a power asks for."""
    if tests.skill not in (ANY_SKILL, f.regs["skill"]):
        return False
    return is_during(tests.during, f.regs.get("during", 0))


def is_worth_casting(s: State, f: Frame, fight: Frame) -> bool:
    """Whether a Spell is cast in a combat without the test that it helps: before the other one, if its success is heard.

    The card only asks for a combat encounter (EH-SPL-01, EH-GOLD-02).
    """
    is_first = fight.regs["skill"] == WILL and sheet_of(s, fight.regs["piece"]).strength is None
    return is_first and f.regs["piece"] in box.SPELL_CARD and is_success_heard(s)


def is_success_heard(s: State) -> bool:
    """Whether a Spell whose test is passed is worth something by itself."""
    return Moment.PASSED_SPELL_TEST.name in s.ears


def is_during(wanted: int, now: int) -> bool:
    """Whether a test is taken during what is wanted."""
    if wanted == w.OUTSIDE_OTHER_WORLDS:
        return not now & w.IN_OTHER_WORLDS
    return wanted == w.ALWAYS or bool(wanted & now)


def is_casting(s: State, seat: int) -> bool:
    """Whether somebody is resolving a Spell, and not an action that it gave or a Condition that it turned over."""
    for f in reversed(s.stack):
        if f.who == seat:
            if isinstance(f.code.node, w.Cast):
                return True
            if f.code.address in (ACTION, TURNING):
                return False
    return False


def may_use(s: State, who: int, piece: int) -> bool:
    """Whether somebody may use what a piece offers: their own, and local actions of others on the same space (EH-CAC-03)."""
    owner = controls(s, piece)
    if owner == who:
        return True
    return piece in box.CONDITION_CARD and s.counts[box.AT[owner]] == s.counts[box.AT[who]]


# -------------------------------------------------------------------- for those whom it is about


def them(s: State, f: Frame) -> int:
    """The investigator whom the event is about."""
    return event_args(s, f)[0]


def for_them(s: State, f: Frame, node: w.ForThem) -> None:
    """They carry it out."""
    s.kids(f, "effects", them(s, f))


def can_they(s: State, f: Frame, node: w.ForThem) -> bool:
    """Whether it would change anything for them."""
    twin = Frame(f.code, them(s, f), f.root)
    twin.regs = f.regs
    return any(can(s, twin, kid) for kid in f.code.kids["effects"])


runs(w.ForThem, for_them, can=can_they)
