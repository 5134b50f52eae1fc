"""Who comes and who goes: investigators who enter, are devoured, and are followed by others (ES-DEV, ES-SET-13)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.options import NOTHING
from miskatonic.core.state import State
from miskatonic.games.elder_sign.cards import words as w
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.games.elder_sign.rules.decks import bury, discard, free_secured
from miskatonic.games.elder_sign.rules.doom import DOOM_ADDED, SIGNS_CHANGED, is_due
from miskatonic.games.elder_sign.rules.people import ancient_one, is_alive, is_own_turn, leave_game


def enter(s: State, seat: int, investigator: int) -> None:
    """An investigator enters with full sanity and health, at the entrance (ES-SET-13, ES-SET-15, ES-DEV-07, ES-DEV-08)."""
    card = box.INVESTIGATOR[investigator]
    s.put(investigator, box.PLAYED_BY[seat])
    s.point(box.PLAYS[seat], investigator)
    for value, most in ((w.SANITY, card.sanity), (w.HEALTH, card.health)):
        s.set(box.LIMIT_OF[value][seat], most)
        s.set(box.VALUE_OF[value][seat], most)
    s.point(box.AT[seat], NOTHING)
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
        s.counts.pop(key, None)
    for card in s.zone(box.OWNED[seat]):
        discard(s, card)
    for trophy in s.zone(box.TROPHIES_OF[seat]):
        bury(s, trophy)
    s.set(box.HELPED[seat], 0)
    free_secured(s, box.HELP[seat])
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
