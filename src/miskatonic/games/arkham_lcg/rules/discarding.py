"""Cards discarded at the same time: their owner stacks them (AH-ENC-03)."""

from typing import Final

from miskatonic.core.code import Frame, procedure
from miskatonic.core.declared import PIECE
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.passives import EventsFromDiscard
from miskatonic.games.arkham_lcg.rules import asks, tells
from miskatonic.games.arkham_lcg.rules.box import EVENT, HAND, OWNER, PICK, REMOVED, SLUG
from miskatonic.games.arkham_lcg.rules.leaving import discard
from miskatonic.games.arkham_lcg.rules.people import BEARERS


def discard_together(s: State, owner: int, cards: list[int]) -> None:
    """Cards of one owner, of whom the order is asked only where a card may ever look at it.

    Of encounter cards nobody is asked: no card looks into their pile before it is shuffled.
    """
    events = [card for card in cards if card in EVENT]
    if len({SLUG[card] for card in events}) < 2 or not _order_counts(s, owner):
        for card in cards:
            _discard(s, card)
        return
    for card in cards:
        if card not in EVENT:
            _discard(s, card)
    f = s.push(STACKING, owner)
    f.lists.update(left=tuple(events), order=())


def _order_counts(s: State, owner: int) -> bool:
    """Whether the owner has, or may still get, the card that plays the topmost event of the pile."""
    return any(OWNER[piece] == owner and s.home.get(piece, REMOVED) != REMOVED for piece in BEARERS[EventsFromDiscard])


def _discard(s: State, card: int) -> None:
    from_hand = s.home[card] in HAND
    if from_hand:
        s.note(tells.DiscardedFromHand, OWNER[card], card, rule="AH-ENC-02")
    discard(s, card, told=not from_hand)


def choose_top(s: State, f: Frame) -> None:
    """Ask which event lies on top, then which under it; copies count once."""
    alike = {SLUG[card]: card for card in reversed(f.lists["left"])}
    s.ask(f, f.who, asks.DiscardOrder, PICK.each(sorted(alike.values())))


def stack(s: State, f: Frame) -> None:
    """When all have their place they are discarded, the lowest first."""
    f.lists["order"] = (*f.lists["order"], f.value)
    f.lists["left"] = tuple(card for card in f.lists["left"] if card != f.value)
    if f.lists["left"]:
        f.goto(choose_top)
        return
    for card in reversed(f.lists["order"]):
        _discard(s, card)


STACKING: Final = procedure("stacking", choose_top, stack, left=PIECE, order=PIECE)
