"""Tourist selection with cards, and the update that follows (RT-BASE-11 to RT-BASE-15, RT-BASE-61, RT-BASE-62)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.state import State
from miskatonic.games.route.rules import asks, box, choices, marks, ratings, table, tells
from miskatonic.games.route.rules.table import left_of, right_of

HAND_SIZE: Final = 3  # RT-BASE-09


def draw_card(s: State, seat: int) -> bool:
    """Draw a card; an empty deck is made again from the discard pile (RT-BASE-73)."""
    if not s.zone(box.DECK):
        if not s.zone(box.DISCARD) or table.city(s).cards_only:
            return False
        s.pour(box.DISCARD, box.DECK)
        s.shuffle(box.DECK)
        s.note(tells.Reshuffled, rule="RT-BASE-73")
    s.put(s.zone(box.DECK)[0], box.HAND[seat])
    return True


def draw_back(s: State, seat: int) -> None:
    """Draw back to three cards (RT-BASE-14)."""
    while len(s.zone(box.HAND[seat])) < HAND_SIZE and draw_card(s, seat):
        pass


# -------------------------------------------------------------------- an ordinary round


def ask_refresh(s: State, f: Frame) -> None:
    """The leading player may change the whole hand, once per game (RT-BASE-15)."""
    if s.count(marks.REFRESH) and not s.count(marks.REFRESHED[f.who]):
        s.ask(f, f.who, asks.RefreshHand, [choices.GO_ON, choices.REFRESH_HAND])
    else:
        f.answer = None


def refresh(s: State, f: Frame) -> None:
    """Discard the hand and draw as many new cards."""
    if f.answer is not choices.REFRESH_HAND:
        return
    s.set(marks.REFRESHED[f.who], 1)
    cards = s.zone(box.HAND[f.who])
    for card in cards:
        s.put(card, box.DISCARD)
    for _ in cards:
        draw_card(s, f.who)
    s.note(tells.Refreshed, f.who, rule="RT-BASE-15")


def ask_lead(s: State, f: Frame) -> None:
    """The leading player plays a card face up (RT-BASE-11)."""
    s.ask(f, f.who, asks.PlayCard, choices.PLAY.each(s.zone(box.HAND[f.who])))


def play_lead(s: State, f: Frame) -> None:
    """It is the first round card."""
    s.put(f.value, box.ROUND_CARDS)
    s.note(tells.Played, f.who, f.value, rule="RT-BASE-11")


def ask_neighbours(s: State, f: Frame) -> None:
    """The neighbours choose a card each, in secret; an only opponent gives both (RT-BASE-11, RT-BASE-13)."""
    seats = dict.fromkeys((left_of(s, f.who), right_of(s, f.who)))
    s.ask_all(f, asks.LayCard, {seat: choices.LAY.each(s.zone(box.HAND[seat])) for seat in seats})


def lay_neighbours(s: State, f: Frame) -> None:
    """Lay them face down."""
    for seat, option in f.answers:
        s.put(option.value, box.LAID[seat])


def ask_opponent_again(s: State, f: Frame) -> None:
    """With two players the opponent lays a second card (RT-BASE-13)."""
    seat = left_of(s, f.who)
    if seat == right_of(s, f.who):
        s.ask(f, seat, asks.LayCard, choices.LAY.each(s.zone(box.HAND[seat])))
    else:
        f.answer = None


def reveal(s: State, f: Frame) -> None:
    """Turn the cards up (RT-BASE-12)."""
    if f.answer is not None:
        s.put(f.value, box.LAID[left_of(s, f.who)])
    for seat in dict.fromkeys((left_of(s, f.who), right_of(s, f.who))):
        for card in s.zone(box.LAID[seat]):
            s.put(card, box.REVEALED)
            s.note(tells.LaidDown, seat, card, rule="RT-BASE-12")


def ask_keep(s: State, f: Frame) -> None:
    """The leading player keeps one of them as the second round card (RT-BASE-12)."""
    s.ask(f, f.who, asks.KeepCard, choices.KEEP.each(s.zone(box.REVEALED)))


def keep(s: State, f: Frame) -> None:
    """The other is discarded."""
    kept = f.value
    s.put(kept, box.ROUND_CARDS)
    other = s.zone(box.REVEALED)[0]
    s.put(other, box.DISCARD)
    s.note(tells.Kept, f.who, kept, other, rule="RT-BASE-12")


def mark_landmarks(s: State, f: Frame) -> None:
    """Landmarks on the round cards rise (RT-BASE-39); a repeat card repeats none of them (RT-BASE-84)."""
    if s.count(marks.MODE) == marks.ADVANCED:
        return
    for card in s.zone(box.ROUND_CARDS):
        for landmark in box.LANDMARKS[card]:
            ratings.raise_rating(s, table.city(s).landmarks.index(landmark), "RT-BASE-39")
    f.end()


def ask_change(s: State, f: Frame) -> None:
    """Advanced mode: the leading player raises or lowers each of them (RT-BASE-41)."""
    shown = [card for card in s.zone(box.ROUND_CARDS) if box.LANDMARKS[card]]
    done = f.regs.get("done", 0)
    if done == len(shown):
        f.end()
        return
    track = table.city(s).landmarks.index(box.LANDMARKS[shown[done]][0])
    s.ask(f, f.who, asks.ChangeRating, ratings.changes(s, track), shown[done])


def change_rating(s: State, f: Frame) -> None:
    """And the next one."""
    assert f.answer is not None
    ratings.change(s, f.answer, "RT-BASE-41")
    f.regs["done"] = f.regs.get("done", 0) + 1
    f.goto(ask_change)


CARD_SELECTION: Final = procedure(
    "card-selection",
    ask_refresh,
    refresh,
    ask_lead,
    play_lead,
    ask_neighbours,
    lay_neighbours,
    ask_opponent_again,
    reveal,
    ask_keep,
    keep,
    mark_landmarks,
    ask_change,
    change_rating,
)


def update_cards(s: State) -> None:
    """Round cards are discarded, and everybody who played one draws back to three (RT-BASE-14)."""
    s.pour(box.ROUND_CARDS, box.DISCARD)
    for i in range(s.seats):
        draw_back(s, (s.pointed(marks.LEAD) + i) % s.seats)


# -------------------------------------------------------------------- opening rounds


def ask_everybody(s: State, f: Frame) -> None:
    """Each lays a card face down, once for both opening rounds (RT-BASE-61, RT-BASE-62)."""
    if s.count(marks.ROUND) > 1:
        f.end()
        return
    s.ask_all(f, asks.LayCard, {seat: choices.LAY.each(s.zone(box.HAND[seat])) for seat in range(s.seats)})


def reveal_everybody(s: State, f: Frame) -> None:
    """All are turned up; nobody's rating changes."""
    for seat, option in f.answers:
        s.put(option.value, box.OPENING)
        s.note(tells.LaidDown, seat, option.value, rule=table.opening_rule(s))


CARD_OPENING: Final = procedure("card-opening", ask_everybody, reveal_everybody)


def update_opening(s: State) -> None:
    """After the last opening round the cards are discarded and everybody draws back to three (RT-BASE-87)."""
    if s.count(marks.ROUND) == table.OPENING_ROUNDS[s.seats]:
        s.pour(box.OPENING, box.DISCARD)
        for seat in range(s.seats):
            draw_back(s, seat)
