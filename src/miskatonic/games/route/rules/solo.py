"""Playing alone, with cards or with dice (RT-SOLO, RT-SYS, RT-BASE-65 to RT-BASE-68)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.state import State
from miskatonic.games.route.cards.dice import EFFECT_DIE
from miskatonic.games.route.cards.terms import PURPLE
from miskatonic.games.route.rules import asks, box, choices, marks, ratings, selection, table, tells
from miskatonic.games.route.rules.dice import dice_of, half_stars, roll
from miskatonic.games.route.rules.sydney_phase import mark_by_die

PLAYER: Final = 0
SOLO_HAND: Final = 2  # RT-BASE-67
BOTTOM_ROW: Final = 3  # RT-BASE-66


def open_slots(s: State) -> list[int]:
    """The slots of the queue with a face-up card."""
    return [slot for slot, zone in enumerate(box.QUEUE_CARDS) if s.zone(zone) and box.is_uncovered(s, slot)]


# -------------------------------------------------------------------- with cards


def fill_queue(s: State) -> None:
    """Ten cards of the deck form the queue (RT-BASE-65, RT-BASE-88)."""
    for zone in box.QUEUE_CARDS:
        s.put(s.zone(box.DECK)[0], zone)


def ask_queue(s: State, f: Frame) -> None:
    """Take a face-up card of the queue (RT-BASE-67)."""
    cards = [s.zone(box.QUEUE_CARDS[slot])[0] for slot in open_slots(s)]
    s.ask(f, PLAYER, asks.ChooseQueueCard, choices.TAKE.each(cards))


def take_queue(s: State, f: Frame) -> None:
    """It is one round card."""
    s.put(f.value, box.ROUND_CARDS)
    s.note(tells.Played, PLAYER, f.value, rule="RT-BASE-67")


def ask_hand(s: State, f: Frame) -> None:
    """Pair it with one of the two cards in hand."""
    s.ask(f, PLAYER, asks.PlayCard, choices.PLAY.each(s.zone(box.HAND[PLAYER])))


def play_hand(s: State, f: Frame) -> None:
    """It is the other; landmarks rise as in the normal game (RT-BASE-88)."""
    s.put(f.value, box.ROUND_CARDS)
    s.note(tells.Played, PLAYER, f.value, rule="RT-BASE-67")
    for card in s.zone(box.ROUND_CARDS):
        for landmark in box.LANDMARKS[card]:
            ratings.raise_rating(s, table.city(s).landmarks.index(landmark), "RT-BASE-39")


SOLO_CARDS: Final = procedure("solo-cards", ask_queue, take_queue, ask_hand, play_hand)


def update_cards(s: State) -> None:
    """Both cards are discarded and one is drawn (RT-BASE-67)."""
    s.pour(box.ROUND_CARDS, box.DISCARD)
    selection.draw_card(s, PLAYER)


# -------------------------------------------------------------------- with dice


def set_dice(s: State) -> None:
    """Three dice are available, the purple one and the effect die are not yet (RT-SOLO-05)."""
    roll(s, dice_of(s), "RT-SOLO-05")
    for die in dice_of(s):
        s.put(die, box.DICE_OUT if box.DIE_OF[die] in (PURPLE, EFFECT_DIE) else box.DICE_LEFT)


def ask_first(s: State, f: Frame) -> None:
    """Choose any two of the available dice (RT-SOLO-12)."""
    s.ask(f, PLAYER, asks.ChooseDie, choices.TAKE.each(s.zone(box.DICE_LEFT)))


def take_first(s: State, f: Frame) -> None:
    """The first round die."""
    s.put(f.value, box.ROUND_CARDS)


def ask_second(s: State, f: Frame) -> None:
    """And another."""
    s.ask(f, PLAYER, asks.ChooseDie, choices.TAKE.each(s.zone(box.DICE_LEFT)))


def take_second(s: State, f: Frame) -> None:
    """Every half-star on the two raises the next landmark (RT-SOLO-13); bets are marked as usual (RT-LV-04)."""
    s.put(f.value, box.ROUND_CARDS)
    dice = s.zone(box.ROUND_CARDS)
    s.note(tells.TookDice, PLAYER, dice, rule="RT-SOLO-12")
    for _ in range(half_stars(s, dice)):
        raise_next(s)
    if table.city(s).casinos:
        s.add(marks.HALF_STARS, half_stars(s, dice))
        if sum(table.source(s, die).number for die in dice) == 7:
            s.add(marks.SEVENS, 1)
        s.note(tells.BetMarks, s.count(marks.HALF_STARS), s.count(marks.SEVENS), rule="RT-LV-04")


def raise_next(s: State) -> None:
    """Ratings rise in turn through the whole game; full tracks are skipped (RT-SOLO-14, RT-SOLO-19)."""
    tracks = len(table.city(s).tracks)
    for step in range(tracks):
        track = (s.count(marks.QUEUE) + step) % tracks
        if ratings.can_rise(s, track):
            ratings.raise_rating(s, track, "RT-SOLO-14")
            s.set(marks.QUEUE, (track + 1) % tracks)
            return


SOLO_DICE: Final = procedure("solo-dice", ask_first, take_first, ask_second, take_second)


def update_dice(s: State) -> None:
    """Unavailable dice become available as they are; the round dice are rolled and become unavailable (RT-SOLO-16 to 18)."""
    s.pour(box.DICE_OUT, box.DICE_LEFT)
    used = s.zone(box.ROUND_CARDS)
    roll(s, used, "RT-SOLO-17")
    for die in used:
        s.put(die, box.DICE_OUT)


# -------------------------------------------------------------------- in Sydney


def set_sydney(s: State) -> None:
    """Dice lie on the bottom row, the effect die is the first of the dice queue (RT-SYS-02 to RT-SYS-04)."""
    s.pour(box.DECK, box.BOX_UNSEEN)
    roll(s, dice_of(s), "RT-SYS-03")
    coloured = [die for die in dice_of(s) if box.DIE_OF[die] != EFFECT_DIE]
    for slot in range(BOTTOM_ROW):
        die = coloured.pop(s.random("dice-places", len(coloured)))
        s.put(die, box.QUEUE_DICE[slot])
    s.put(box.DICE[EFFECT_DIE], box.DICE_QUEUE)
    s.set(marks.DIE_ROLLED, 1)


def roll_queued(s: State, f: Frame) -> None:
    """Roll the leftmost die of the queue; in the first round it was rolled at set-up (RT-SYS-07, RT-SYS-08)."""
    if not s.count(marks.DIE_ROLLED):
        roll(s, s.zone(box.DICE_QUEUE)[:1], "RT-SYS-07")
    s.set(marks.DIE_ROLLED, 0)


def ask_card(s: State, f: Frame) -> None:
    """Put it on a face-up card that has a die: this is the round card (RT-SYS-07)."""
    cards = [s.zone(box.QUEUE_CARDS[slot])[0] for slot in open_slots(s) if s.zone(box.QUEUE_DICE[slot])]
    s.ask(f, PLAYER, asks.ChooseQueueCard, choices.TAKE.each(cards))


def take_card(s: State, f: Frame) -> None:
    """Both dice lie on it."""
    slot = box.QUEUE_CARDS.index(s.home[f.value])
    s.put(f.value, box.ROUND_CARDS)
    s.put(s.zone(box.DICE_QUEUE)[0], box.OFFERED)
    s.pour(box.QUEUE_DICE[slot], box.OFFERED)
    s.note(tells.Played, PLAYER, f.value, rule="RT-SYS-07")


def ask_round_die(s: State, f: Frame) -> None:
    """Which of the two is the round die (RT-SYS-09)."""
    s.ask(f, PLAYER, asks.ChooseRoundDie, choices.TAKE.each(s.zone(box.OFFERED)))


def take_round_die(s: State, f: Frame) -> None:
    """The other is the landmark die."""
    s.put(f.value, box.ROUND_CARDS)
    s.put(s.zone(box.OFFERED)[0], box.LANDMARK_DIE)
    s.note(tells.TookDie, PLAYER, f.value, rule="RT-SYS-09")


def ask_landmark(s: State, f: Frame) -> None:
    """Which of the two landmarks of the card is marked."""
    card = s.zone(box.ROUND_CARDS)[0]
    landmarks = table.city(s).landmarks
    s.ask(f, PLAYER, asks.MarkLandmark, choices.MARK.each([landmarks.index(code) for code in box.LANDMARKS[card]]))


def mark_landmark(s: State, f: Frame) -> None:
    """Mark the rating and the tourists at the remote attraction (RT-SYS-10)."""
    mark_by_die(s, f.value, s.zone(box.ROUND_CARDS)[0], s.zone(box.LANDMARK_DIE)[0])


SOLO_SYDNEY: Final = procedure(
    "solo-sydney", roll_queued, ask_card, take_card, ask_round_die, take_round_die, ask_landmark, mark_landmark
)


def update_sydney(s: State) -> None:
    """The round die joins the queue, then the landmark die; uncovered cards get dice from it (RT-SYS-11, RT-SYS-12)."""
    card, die = s.zone(box.ROUND_CARDS)
    s.put(die, box.DICE_QUEUE)
    s.pour(box.LANDMARK_DIE, box.DICE_QUEUE)
    s.put(card, box.DISCARD)
    for slot in open_slots(s):
        if not s.zone(box.QUEUE_DICE[slot]):
            first = s.zone(box.DICE_QUEUE)[0]
            roll(s, (first,), "RT-SYS-08")
            s.put(first, box.QUEUE_DICE[slot])
