"""Decks and hands: drawing, discarding and reshuffling action and priority cards (FH-PRI-06, FH-RES-05, FH-RES-06)."""

from miskatonic.core.code import Frame, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.games.final_hour.rules.deeds import once_more, times_left
from miskatonic.games.final_hour.rules.people import seat_of

# -------------------------------------------------------------------- action cards


def draw_action(s: State, investigator: int, zone: str) -> int:
    """Take the top card of an action deck; an empty one is made anew from the discard pile, if there is one (FH-RES-06)."""
    if not s.zone(box.ACTION_DECK[investigator]):
        reshuffle_actions(s, investigator)
    card = s.zone(box.ACTION_DECK[investigator])[0]
    s.put(card, zone)
    return card


def reshuffle_actions(s: State, investigator: int) -> None:
    """The discard pile becomes the new action deck; cards in play stay there."""
    for card in s.zone(box.ACTION_DISCARD[investigator]):
        s.put(card, box.ACTION_DECK[investigator])
    s.shuffle(box.ACTION_DECK[investigator])
    s.note(tells.ActionsShuffled, investigator, rule="FH-RES-06")


def discard_action(s: State, card: int) -> None:
    """Lay a card on its owner's discard pile; after the last one the pile is shuffled at once (FH-RES-05, FH-RES-06)."""
    owner = box.OWNER[card]
    s.put(card, box.ACTION_DISCARD[owner])
    if not s.zone(box.ACTION_DECK[owner]) and not any(box.OWNER[c] == owner for c in in_play(s)):
        reshuffle_actions(s, owner)


def in_play(s: State) -> tuple[int, ...]:
    """The action cards in front of the players."""
    cards = s.zone(box.BLIND) + s.zone(box.REVEALED)
    for key in box.ACTION_LAID:
        cards += s.zone(key)
    return cards


# -------------------------------------------------------------------- priority cards


def draw_priority(s: State, zone: str) -> int:
    """Draw a priority card; when the deck is empty the discarded ones are shuffled first (FH-PRI-06)."""
    if not s.zone(box.PRIORITY_DECK):
        for card in s.zone(box.PRIORITY_DISCARD):
            s.put(card, box.PRIORITY_DECK)
        s.shuffle(box.PRIORITY_DECK)
        s.note(tells.PriorityShuffled, rule="FH-PRI-06")
    card = s.zone(box.PRIORITY_DECK)[0]
    s.put(card, zone)
    return card


def hand_cards(s: State, f: Frame) -> tuple[int, ...]:
    """The cards that can be exchanged: the hand, or in solo play the cards set aside."""
    return s.zone(box.SET_ASIDE) if s.count(box.SOLO) else s.zone(box.HAND[f.who])


def exchanges(s: State, node: w.Redraw) -> int:
    """How many cards can be exchanged; solo, one."""
    return 1 if s.count(box.SOLO) else node.n


def choose_exchange(s: State, f: Frame, node: w.Redraw) -> None:
    """Which priority card to discard; none is allowed."""
    left = times_left(f, exchanges(s, node))
    cards = hand_cards(s, f) if left else ()
    s.ask(f, seat_of(s, f.who), asks.Redraw, [*box.EXCHANGE.each(sorted(cards)), box.STOP], left)


def exchange(s: State, f: Frame, node: w.Redraw) -> None:
    """Discard it; when nothing more is discarded, draw as many."""
    gone = f.lists.get("gone", ())
    if f.answer is not box.STOP:
        once_more(f, exchanges(s, node))
        f.lists["gone"] = (*gone, f.value)
        s.put(f.value, box.PRIORITY_DISCARD)
        f.goto(choose_exchange)
        return
    for _ in gone:
        draw_priority(s, box.SET_ASIDE if s.count(box.SOLO) else box.HAND[f.who])
    if gone:
        s.note(tells.Redrew, f.who, len(gone))


runs(w.Redraw, choose_exchange, exchange, can=lambda s, f, node: bool(hand_cards(s, f)), gone=PIECE)
