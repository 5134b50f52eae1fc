"""Opening hands and the mulligan (AH-SUP-09 to AH-SUP-11)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.rules import asks, box, people, tells
from miskatonic.games.arkham_lcg.rules.leaving import discard


def open_hands(s: State, f: Frame) -> None:
    """Five cards each; weaknesses are set aside and replaced (AH-SUP-09, AH-SUP-10)."""
    for seat in people.player_order(s):
        fill_hand(s, seat)
    f.lists["left"] = people.player_order(s)


def fill_hand(s: State, seat: int) -> None:
    """Draw up to five cards that are no weaknesses."""
    while len(s.zone(box.HAND[seat])) < box.OPENING_HAND and s.zone(box.DECK[seat]):
        card = s.zone(box.DECK[seat])[0]
        s.put(card, box.ASIDE_HAND[seat] if card in box.WEAKNESSES else box.HAND[seat])


def ask_mulligan(s: State, f: Frame) -> None:
    """Each player may once replace opening cards, in player order (AH-SUP-11, AH-SSU-05)."""
    f.answer = None
    if not f.lists["left"]:
        f.goto(lose_cards)
        return
    f.who = f.lists["left"][0]
    s.ask(f, f.who, asks.Mulligan, [*box.PICK.each(s.zone(box.HAND[f.who])), box.KEEP], f.regs.get("chosen", 0))


def take_mulligan(s: State, f: Frame) -> None:
    """Set another card aside, or draw as many anew and shuffle the rest back."""
    seat = f.who
    if f.answer is not None and f.answer is not box.KEEP:
        s.put(f.value, box.ASIDE_HAND[seat])
        f.regs["chosen"] = f.regs.get("chosen", 0) + 1
        f.goto(ask_mulligan)
        return
    replaced = f.regs.pop("chosen", 0)
    fill_hand(s, seat)
    for card in s.zone(box.ASIDE_HAND[seat]):
        s.put(card, box.DECK[seat])
    s.shuffle(box.DECK[seat])
    s.note(tells.Mulligan, seat, replaced, rule="AH-SUP-11")
    f.lists["left"] = f.lists["left"][1:]
    f.goto(ask_mulligan)


def lose_cards(s: State, f: Frame) -> None:
    """A scenario may begin with random cards discarded from the final hands."""
    for seat in people.player_order(s):
        for _ in range(s.count(box.OPENING_LOSS)):
            hand = s.zone(box.HAND[seat])
            card = hand[s.random(f"hand-of-{seat}", len(hand))]
            s.note(tells.DiscardedFromHand, seat, card, rule="AH-WKR-03")
            discard(s, card, told=False)
    s.set(box.OPENING_LOSS, 0)


OPENING: Final = procedure("opening hands", open_hands, ask_mulligan, take_mulligan, lose_cards)
