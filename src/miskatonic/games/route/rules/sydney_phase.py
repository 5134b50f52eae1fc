"""Tourist selection in Sydney: one card and two dice (RT-SYD-07 to RT-SYD-22)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.state import State
from miskatonic.games.route.rules import asks, box, choices, marks, selection, table, tells
from miskatonic.games.route.rules.dice import roll
from miskatonic.games.route.rules.scoring import rating_value
from miskatonic.games.route.rules.table import left_of, right_of

TAKERS: Final = (0, 1, 1, 0)
"""Who takes the next of the four dice: the left neighbour one, the right one two, the left one the last (RT-SYD-13)."""


def neighbour(s: State, lead: int, which: int) -> int:
    """The left neighbour or the right one; an only opponent is both."""
    return left_of(s, lead) if which == 0 else right_of(s, lead)


def ask_card(s: State, f: Frame) -> None:
    """Step 1: the leading player plays a card (RT-SYD-12)."""
    for zone in (*box.HELD_DICE, box.OFFERED, box.OPENING, box.LANDMARK_DIE):
        assert not s.zone(zone)
    s.ask(f, f.who, asks.PlayCard, choices.PLAY.each(s.zone(box.HAND[f.who])))


def play_card(s: State, f: Frame) -> None:
    """It is the round card."""
    s.put(f.value, box.ROUND_CARDS)
    s.note(tells.Played, f.who, f.value, rule="RT-SYD-12")


def ask_die(s: State, f: Frame) -> None:
    """Step 2: the neighbours take the four dice."""
    which = TAKERS[len(TAKERS) - len(s.zone(box.DICE_LEFT))]
    s.ask(f, neighbour(s, f.who, which), asks.ChooseDie, choices.TAKE.each(s.zone(box.DICE_LEFT)))


def take_die(s: State, f: Frame) -> None:
    """One after another; then both roll."""
    which = TAKERS[len(TAKERS) - len(s.zone(box.DICE_LEFT))]
    s.put(f.value, box.HELD_DICE[which])
    s.note(tells.TookDie, neighbour(s, f.who, which), f.value, rule="RT-SYD-13")
    if s.zone(box.DICE_LEFT):
        f.goto(ask_die)
    else:
        roll(s, s.zone(box.HELD_DICE[0]) + s.zone(box.HELD_DICE[1]), "RT-SYD-13")


def ask_left(s: State, f: Frame) -> None:
    """The left neighbour lays one of their two dice by the card (RT-SYD-14)."""
    s.ask(f, neighbour(s, f.who, 0), asks.OfferDie, choices.OFFER.each(s.zone(box.HELD_DICE[0])))


def offer(s: State, f: Frame) -> None:
    """It lies by the card; the other is not used."""
    _offer(s, f.value)


def ask_right(s: State, f: Frame) -> None:
    """After that the right neighbour does the same."""
    s.ask(f, neighbour(s, f.who, 1), asks.OfferDie, choices.OFFER.each(s.zone(box.HELD_DICE[1])))


def offer_too(s: State, f: Frame) -> None:
    """It lies by the card as well."""
    _offer(s, f.value)


def _offer(s: State, die: int) -> None:
    s.put(die, box.OFFERED)
    s.note(tells.OfferedDie, die, rule="RT-SYD-14")


def ask_round_die(s: State, f: Frame) -> None:
    """Step 3: the leading player chooses the round die (RT-SYD-15)."""
    s.ask(f, f.who, asks.ChooseRoundDie, choices.TAKE.each(s.zone(box.OFFERED)))


def take_round_die(s: State, f: Frame) -> None:
    """The other is the landmark die (RT-SYD-17)."""
    s.put(f.value, box.ROUND_CARDS)
    s.put(s.zone(box.OFFERED)[0], box.LANDMARK_DIE)
    s.note(tells.TookDie, f.who, f.value, rule="RT-SYD-15")


def ask_landmark(s: State, f: Frame) -> None:
    """Step 4: which landmark of the card is left uncovered, even one whose cell is marked (RT-SYD-17, RT-SYD-18)."""
    card = s.zone(box.ROUND_CARDS)[0]
    landmarks = table.city(s).landmarks
    s.ask(f, f.who, asks.MarkLandmark, choices.MARK.each([landmarks.index(code) for code in box.LANDMARKS[card]]))


def mark_landmark(s: State, f: Frame) -> None:
    """Mark the cell of the number on the landmark die (RT-SYD-09); step 5: tourists for everybody (RT-SYD-19)."""
    mark_by_die(s, f.value, s.zone(box.ROUND_CARDS)[0], s.zone(box.LANDMARK_DIE)[0])


def is_marked(s: State, track: int, number: int) -> bool:
    """Whether the cell of a number is marked on a rating track."""
    return bool(s.count(marks.RATING[track]) & 1 << number - 1)


def mark_by_die(s: State, track: int, card: int, die: int) -> None:
    """The rating mark of the round, and the tourists at the remote attraction."""
    shown = table.source(s, die)
    if is_marked(s, track, shown.number):
        s.note(tells.CellMarkedAlready, track, shown.number, rule="RT-SYD-18")
    else:
        s.set(marks.RATING[track], s.count(marks.RATING[track]) | 1 << shown.number - 1)
        s.note(tells.RatingChanged, track, 1, rating_value(s, track), rule="RT-SYD-09")
    if shown.colour < 0:
        shown = table.source(s, card)  # RT-SYD-20
    for seat in range(s.seats):
        s.add(marks.REMOTE[shown.colour][seat], shown.tourists)
    s.note(tells.RemoteTourists, shown.colour, shown.tourists, rule="RT-SYD-19")


SYDNEY_SELECTION: Final = procedure(
    "sydney-selection",
    ask_card,
    play_card,
    ask_die,
    take_die,
    ask_left,
    offer,
    ask_right,
    offer_too,
    ask_round_die,
    take_round_die,
    ask_landmark,
    mark_landmark,
)


def update_sydney(s: State) -> None:
    """The round card is discarded, the leading player draws a card if there is one, the dice are gathered (RT-SYD-22)."""
    card, die = s.zone(box.ROUND_CARDS)
    s.put(card, box.DISCARD)
    s.put(die, box.DICE_LEFT)
    for zone in (box.LANDMARK_DIE, *box.HELD_DICE):
        s.pour(zone, box.DICE_LEFT)
    selection.draw_card(s, s.pointed(marks.LEAD))
