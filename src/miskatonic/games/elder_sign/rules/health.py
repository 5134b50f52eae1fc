"""Sanity and health: losing and regaining them, and what becomes of the devoured (ES-LOS, ES-DEV, ES-IVG-03)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.decks import bury
from miskatonic.games.elder_sign.rules.doom import DOOM_ADDED, SIGNS_CHANGED, is_due
from miskatonic.games.elder_sign.rules.people import (
    ancient_one,
    is_alive,
    is_own_turn,
    leave_game,
    limit,
    missing,
    person,
    seats_from_active,
)

# -------------------------------------------------------------------- sanity and health


def hurt(s: State, seat: int, value: int, n: int) -> None:
    """Sanity or health is lost; who has none left is devoured (ES-LOS-01, ES-DEV-01)."""
    if not is_alive(s, seat):
        return
    s.note(tells.Hurt, person(s, seat), value, n, rule="ES-LOS-01")
    _set_value(s, seat, value, s.count(box.VALUE_OF[value][seat]) - n)


def _set_value(s: State, seat: int, value: int, now: int) -> None:
    s.set(box.VALUE_OF[value][seat], max(0, now))
    if now <= 0:
        s.push(DEVOURING, seat)


def heal(s: State, seat: int, value: int, n: int) -> None:
    """Sanity or health is regained, never above the limit (ES-ITM-04, ES-ITM-05)."""
    healed = min(n, missing(s, seat, value))
    if healed:
        s.add(box.VALUE_OF[value][seat], healed)
        s.note(tells.Healed, person(s, seat), value, healed, rule="ES-ITM-04")


def lower_limit(s: State, seat: int, value: int) -> None:
    """A limit falls by 1; a value above it falls with it (ES-IVG-03)."""
    if not is_alive(s, seat):
        return
    s.add(box.LIMIT_OF[value][seat], -1)
    s.note(tells.LimitFell, person(s, seat), value, limit(s, seat, value), rule="ES-BAT-18")
    keep_to_limits(s, seat)


def keep_to_limits(s: State, seat: int) -> None:
    """Tokens above a limit are lost at once (ES-IVG-03)."""
    for value in (w.SANITY, w.HEALTH):
        most = limit(s, seat, value)
        if s.count(box.VALUE_OF[value][seat]) > most:
            _set_value(s, seat, value, most)


HURT: Final = Event("hurt", hurt, amount=2)
HEALED: Final = Event("healed", heal, amount=2)


def heal_some(s: State, f: Frame, node: w.Heal) -> None:
    """Regain so much."""
    s.happen(HEALED, f.who, node.value, node.n)


def heal_all(s: State, f: Frame, node: w.HealAll) -> None:
    """Regain all that is missing."""
    s.happen(HEALED, f.who, node.value, missing(s, f.who, node.value))


def can_heal(s: State, f: Frame, node: w.Heal | w.HealAll) -> bool:
    """Whether anything is missing."""
    return missing(s, f.who, node.value) > 0


runs(w.Heal, heal_some, can=can_heal)
runs(w.HealAll, heal_all, can=can_heal)


def whom_to_heal(s: State, f: Frame, node: w.HealAnyone) -> None:
    """Ask which investigator regains it."""
    wounded = [seat for seat in seats_from_active(s) if missing(s, seat, node.value)]
    s.ask(f, f.who, asks.HealWhom, s.rules.person.each(wounded), node.value, node.n)


def heal_that_one(s: State, f: Frame, node: w.HealAnyone) -> None:
    """Heal that one."""
    if f.answer is not None:
        s.happen(HEALED, f.value, node.value, node.n)


runs(
    w.HealAnyone,
    whom_to_heal,
    heal_that_one,
    can=lambda s, f, node: any(missing(s, seat, node.value) for seat in range(s.seats)),
)
runs(w.LowerLimit, lambda s, f, node: lower_limit(s, f.who, node.value))

# -------------------------------------------------------------------- who comes and goes


def enter(s: State, seat: int, investigator: int) -> None:
    """An investigator enters with full sanity and health, at the entrance (ES-SET-13, ES-SET-15, ES-DEV-07, ES-DEV-08)."""
    card = box.INVESTIGATOR[investigator]
    s.put(investigator, box.PLAYED_BY[seat])
    s.point(box.PLAYS[seat], investigator)
    for value, most in ((w.SANITY, card.sanity), (w.HEALTH, card.health)):
        s.set(box.LIMIT_OF[value][seat], most)
        s.set(box.VALUE_OF[value][seat], most)
    s.set(box.AT[seat], 0)
    s.note(tells.Enters, seat, investigator, rule="ES-SET-12")


def devour(s: State, f: Frame) -> None:
    """The investigator goes back to the box, the possessions to their decks, and doom advances (ES-DEV-02 to ES-DEV-06)."""
    seat = f.who
    if not is_alive(s, seat):
        f.end()
        return
    investigator = s.counts[box.PLAYS[seat]]
    s.note(tells.Devoured, seat, investigator, rule="ES-DEV-01")
    s.put(investigator, box.DEVOURED)
    for key in (box.PLAYS[seat], box.AT[seat], box.CLUES[seat], *(keys[seat] for keys in (*box.VALUE_OF, *box.LIMIT_OF))):
        s.set(key, 0)
    for card in s.zone(box.OWNED[seat]):
        for die in s.zone(box.HELD[card]) if card in box.HELD else ():
            s.set(box.FACE[die], 0)
            s.put(die, box.LOCKED if box.LOCK_OF[die] in s.counts else box.FREE_DICE)
        bury(s, card)
    for trophy in s.zone(box.TROPHIES_OF[seat]):
        bury(s, trophy)
    s.set(box.HELPED[seat], 0)
    if seat == s.count(box.ACTIVE) and is_own_turn(s):
        s.set(box.GONE, 1)
    f.regs["awake"] = s.count(box.AWAKE)
    if isinstance(ancient_one(s).property, w.SignsLost):
        s.happen(SIGNS_CHANGED, -1)
    s.happen(DOOM_ADDED)


def replace(s: State, f: Frame) -> None:
    """Before the battle the player picks another investigator, after the clock step if it was the own turn (ES-DEV-10)."""
    if f.regs["awake"]:
        leave_game(s, f.who, "ES-BAT-13")
    elif s.count(box.AWAKE) or is_due(s):
        return  # the awakening itself puts the player out (ES-DEV-11)
    elif not (f.who == s.count(box.ACTIVE) and is_own_turn(s)):
        s.push(NEW_INVESTIGATOR, f.who)


DEVOURING: Final = procedure("devouring", devour, replace)


def choose_investigator(s: State, f: Frame) -> None:
    """Ask who comes now (ES-DEV-07)."""
    s.ask(f, f.who, asks.Investigator, box.INVESTIGATE_AS.each(s.zone(box.INVESTIGATORS_LEFT)))


def new_investigator(s: State, f: Frame) -> None:
    """That one enters with the printed possessions; if none is left the player is out (ES-DEV-09)."""
    if f.answer is None:
        leave_game(s, f.who, "ES-DEV-09")
        return
    enter(s, f.who, f.value)
    s.push(s.rules.codes[f"{box.INVESTIGATOR[f.value].code}.start"], f.who)


NEW_INVESTIGATOR: Final = procedure("new investigator", choose_investigator, new_investigator)
