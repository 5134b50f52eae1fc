"""Discarding by choice, at random and together (AH-ENC-03, AH-WKR-03)."""

from typing import Final

from miskatonic.core.code import Frame, amount, procedure, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards import words as w
from miskatonic.games.arkham_lcg.cards.passives import EventsFromDiscard
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.defeat import check_limits
from miskatonic.games.arkham_lcg.rules.entering import check_slots
from miskatonic.games.arkham_lcg.rules.holding import BEARERS
from miskatonic.games.arkham_lcg.rules.leaving import can_leave, discard, take_back
from miskatonic.games.arkham_lcg.rules.people import in_game
from miskatonic.games.arkham_lcg.rules.using import discardable


def discard_together(s: State, owner: int, cards: list[int]) -> None:
    """Cards of one owner, of whom the order is asked only where a card may ever look at it.

    Of encounter cards nobody is asked: no card looks into their pile before it is shuffled.
    """
    events = [card for card in cards if card in box.EVENT]
    if len({box.SLUG[card] for card in events}) < 2 or not _order_counts(s, owner):
        for card in cards:
            _discard(s, card)
        return
    for card in cards:
        if card not in box.EVENT:
            _discard(s, card)
    f = s.push(STACKING, owner)
    f.lists.update(left=tuple(events), order=())


def _order_counts(s: State, owner: int) -> bool:
    """Whether the owner has, or may still get, the card that plays the topmost event of the pile."""
    return any(
        box.OWNER[piece] == owner and s.home.get(piece, box.REMOVED) != box.REMOVED for piece in BEARERS[EventsFromDiscard]
    )


def _discard(s: State, card: int) -> None:
    from_hand = s.home[card] in box.HAND
    if from_hand:
        s.note(tells.DiscardedFromHand, box.OWNER[card], card, rule="AH-ENC-02")
    discard(s, card, told=not from_hand)


def choose_top(s: State, f: Frame) -> None:
    """Ask which event lies on top, then which under it; copies count once."""
    alike = {box.SLUG[card]: card for card in reversed(f.lists["left"])}
    s.ask(f, f.who, asks.DiscardOrder, box.PICK.each(sorted(alike.values())))


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

# -------------------------------------------------------------------- by effects


def discard_this(s: State, f: Frame, node: w.DiscardThis) -> None:
    """This card goes, if it is still in play."""
    card = s.shared(f).regs["piece"]
    if s.home[card] in box.CARDS_IN_PLAY:
        discard(s, card)
        check_limits(s)


runs(w.DiscardThis, discard_this)
runs(w.TakeBack, lambda s, f, node: take_back(s, s.shared(f).regs["piece"]))


def choose_kept(s: State, f: Frame, node: w.KeepOneCard) -> None:
    """Ask which card stays; a weakness cannot be chosen for discard, so it stays (AH-WKR-03)."""
    hand = s.zone(box.HAND[f.who])
    f.answer = None
    if not any(card in box.WEAKNESSES for card in hand):
        s.ask(f, f.who, asks.KeepCard, box.PICK.each(hand))


def keep_one(s: State, f: Frame, node: w.KeepOneCard) -> None:
    """The others are discarded."""
    discard_together(s, f.who, [card for card in discardable(s, f.who) if card != f.value])


runs(w.KeepOneCard, choose_kept, keep_one)


def discard_at_random(s: State, f: Frame, node: w.DiscardAtRandom) -> None:
    """Chance may hit anything (AH-WKR-03)."""
    hand = s.zone(box.HAND[f.who])
    if hand:
        card = hand[s.random(f"hand-of-{f.who}", len(hand))]
        s.note(tells.DiscardedFromHand, f.who, card, rule="AH-WKR-03")
        discard(s, card, told=False)


runs(w.DiscardAtRandom, discard_at_random, can=lambda s, f, node: bool(s.zone(box.HAND[f.who])))


def choose_discard(s: State, f: Frame, node: w.DiscardCard) -> None:
    """Ask which card; no weakness can be chosen (AH-WKR-03)."""
    s.ask(f, f.who, asks.DiscardCard, box.PICK.each(discardable(s, f.who)))


def discard_chosen(s: State, f: Frame, node: w.DiscardCard) -> None:
    """The card that was chosen is discarded."""
    if f.answer is not None:
        _discard(s, f.value)


runs(w.DiscardCard, choose_discard, discard_chosen, can=lambda s, f, node: bool(discardable(s, f.who)))


def begin_each(s: State, f: Frame, node: w.ForEach) -> None:
    """How often is counted once."""
    f.regs["times"] = amount(s, f, node.n)


def once_more(s: State, f: Frame, node: w.ForEach) -> None:
    """One after another, each an effect of its own."""
    if f.regs["times"] and in_game(s, f.who):
        f.regs["times"] -= 1
        s.kids(f, "effect")
        f.goto(once_more)


runs(w.ForEach, begin_each, once_more)


def choose_asset(s: State, f: Frame, node: w.DiscardAsset) -> None:
    """Ask which asset one controls."""
    f.answer = None
    cards = [p for z in (box.PLAY, box.THREAT) for p in s.zone(z[f.who]) if p in box.ASSET and can_leave(s, p)]
    s.ask(f, f.who, asks.DiscardAsset, box.PICK.each(cards))


def discard_asset(s: State, f: Frame, node: w.DiscardAsset) -> None:
    """It goes; without one the other thing happens."""
    if f.answer is None:
        s.kids(f, "otherwise")
    else:
        discard(s, f.value)
        check_slots(s, f.who)
        check_limits(s)


runs(w.DiscardAsset, choose_asset, discard_asset)


def remove_pile(s: State, f: Frame, node: w.RemoveDiscardPile) -> None:
    """The whole pile leaves the game."""
    for card in s.zone(box.DISCARD[f.who]):
        s.put(card, box.REMOVED)


runs(w.RemoveDiscardPile, remove_pile)
