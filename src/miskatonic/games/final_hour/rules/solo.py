"""Solo play: two investigators, a row of priority cards, and a free order (FH-SOL)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import sheets
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.activation import clear_marks
from miskatonic.games.final_hour.rules.decks import discard_action, draw_action, draw_priority
from miskatonic.games.final_hour.rules.people import crew, seat_of
from miskatonic.games.final_hour.rules.resolving import ACTION_RESOLVED

DRAWN_EACH_ROUND: Final = 5  # FH-SOL-06
ROW: Final = 4
CARDS_EACH: Final = 2  # FH-SOL-10
LOW_PLACES: Final = 2  # FH-SOL-09


def draw_five(s: State, f: Frame) -> None:
    """Draw 5 priority cards (FH-SOL-06)."""
    s.set(box.PHASE, box.LAYING)
    for _ in range(DRAWN_EACH_ROUND):
        draw_priority(s, box.DRAWN)
    s.note(tells.DrewFive, s.zone(box.DRAWN), rule="FH-SOL-06")


def choose_aside(s: State, f: Frame) -> None:
    """One of them is put beside the sheet for the reversal (FH-SOL-06)."""
    s.ask(f, seat_of(s, f.who), asks.SetAside, box.SET_CARD_ASIDE.each(sorted(s.zone(box.DRAWN))))


def lay_row(s: State, f: Frame) -> None:
    """The other 4 lie in ascending order (FH-SOL-07)."""
    s.note(tells.SetAside, f.value, rule="FH-SOL-06")
    s.put(f.value, box.SET_ASIDE)
    row = sorted(s.zone(box.DRAWN), key=lambda card: box.NUMBER[card])
    for turn, card in enumerate(row):
        s.put(card, box.PRIORITY_LAID[turn])
    s.note(tells.Row, tuple(row), rule="FH-SOL-07")
    s.set(box.PHASE, box.RESOLVING)


def choose_whose(s: State, f: Frame) -> None:
    """Either investigator, until each has resolved 2 cards (FH-SOL-08, FH-SOL-10, FH-SOL-11)."""
    used = [s.pointed(key) for key in box.TURN_OF]
    left = [i for i in crew(s) if used.count(i) < CARDS_EACH]
    s.ask(f, seat_of(s, f.who), asks.RevealWhose, box.REVEAL_OF.each(left))


def reveal(s: State, f: Frame) -> None:
    """Reveal the top card of the action deck."""
    if f.answer is None:
        f.goto(discard_all)
        return
    f.regs["investigator"] = f.value
    draw_action(s, f.value, box.REVEALED)


def choose_place(s: State, f: Frame) -> None:
    """Any priority card of the row that has no action card yet (FH-SOL-08)."""
    free = [turn for turn in range(ROW) if not s.zone(box.ACTION_LAID[turn])]
    cards = [s.zone(box.PRIORITY_LAID[turn])[0] for turn in free]
    s.ask(f, seat_of(s, f.who), asks.LayOn, box.LAY_ON.each(cards), s.zone(box.REVEALED)[0])


def resolve_there(s: State, f: Frame) -> None:
    """The top effect on one of the two lowest cards, otherwise the bottom one, at once (FH-SOL-09)."""
    turn = next(t for t in range(ROW) if f.value in s.zone(box.PRIORITY_LAID[t]))
    card = s.zone(box.REVEALED)[0]
    s.note(tells.LaidOn, f.regs["investigator"], card, f.value, rule="FH-SOL-08")
    s.put(card, box.ACTION_LAID[turn])
    s.point(box.TURN_OF[turn], f.regs["investigator"])
    s.set(box.TURNED_UP[turn], 1)
    f.regs["turn"] = turn
    s.happen(ACTION_RESOLVED, turn, sheets.TOP if turn < LOW_PLACES else sheets.BOTTOM)


def after_solo_card(s: State, f: Frame) -> None:
    """Then the next card."""
    clear_marks(s)
    s.set(box.RESOLVED[f.regs["turn"]], 1)
    f.goto(choose_whose)


def discard_all(s: State, f: Frame) -> None:
    """At the end of the phase the cards go to separate discard piles (FH-SOL-12)."""
    for key in box.ACTION_LAID:
        discard_action(s, s.zone(key)[0])


SOLO_ACTION_PHASE: Final = procedure(
    "solo action phase",
    draw_five,
    choose_aside,
    lay_row,
    choose_whose,
    reveal,
    choose_place,
    resolve_there,
    after_solo_card,
    discard_all,
)
