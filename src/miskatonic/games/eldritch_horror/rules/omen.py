"""The Omen track: advancing, going back and setting it (EH-DOM-02, EH-DOM-03, EH-MYT-02)."""

from typing import Final

from miskatonic.core.code import Frame, procedure, runs
from miskatonic.core.events import Event
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.sheets import Moment
from miskatonic.games.eldritch_horror.cards.terms import GREEN, OMEN_TRACK
from miskatonic.games.eldritch_horror.rules import asks, box, happens, tells
from miskatonic.games.eldritch_horror.rules.amounts import current_omen, matching_gates
from miskatonic.games.eldritch_horror.rules.doom import advance_doom
from miskatonic.games.eldritch_horror.rules.monsters import nothing


def advance_one(s: State, f: Frame) -> None:
    """One step clockwise, then Doom for each matching Gate (EH-MYT-02, EH-DOM-03)."""
    set_omen(s, (s.counts.get(box.OMEN, 0) + 1) % len(OMEN_TRACK), "EH-DOM-03")
    for gate in matching_gates(s):
        advance_doom(s, 1, f.who, gate)


def to_green(s: State, f: Frame) -> None:
    """Advancing to the green space may be heard (Azathoth)."""
    if current_omen(s) == GREEN:
        s.happen(OMEN_TO_GREEN, f.who)


def set_omen(s: State, at: int, rule: str) -> None:
    """The Omen token is put on a space of its track."""
    s.set(box.OMEN, at)
    s.note(tells.Omen, OMEN_TRACK[at], rule=rule)


OMEN_TO_GREEN: Final = Event(Moment.OMEN_TO_GREEN.name, nothing, happens.OmenToGreen)
ADVANCE: Final = procedure("advance the omen", advance_one, to_green)

runs(w.AdvanceOmen, lambda s, f, node: _advance(s, f))


def _advance(s: State, f: Frame) -> None:
    s.push(ADVANCE, f.who)


def back_or_ask(s: State, f: Frame, node: w.SetOmen) -> None:
    """One step back, if said; otherwise where to put it."""
    if node.back:
        set_omen(s, (s.counts.get(box.OMEN, 0) - 1) % len(OMEN_TRACK), "EH-DOM-03")
        f.end()
        return
    s.ask(f, f.who, asks.WhichOmen, box.OMEN_SPACE.each(list(range(len(OMEN_TRACK)))))


def put_omen(s: State, f: Frame, node: w.SetOmen) -> None:
    """There; Doom does not advance (EH-DOM-03)."""
    set_omen(s, f.value, "EH-DOM-03")


runs(w.SetOmen, back_or_ask, put_omen)
