"""Decks and hands: drawing, discarding and reshuffling action and priority cards, and the few effects that touch them."""

from miskatonic.core.code import Frame, checks, runs
from miskatonic.core.declared import PIECE
from miskatonic.core.events import event_args, event_frame
from miskatonic.core.state import State
from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP, ActionCard
from miskatonic.games.final_hour.cards.words import (
    BlindBottom,
    DiscardItem,
    OwnActionCard,
    PeekGate,
    Redraw,
    UseTop,
)
from miskatonic.games.final_hour.rules import asks, tells
from miskatonic.games.final_hour.rules.activation import clear_marks
from miskatonic.games.final_hour.rules.box import (
    ACTION_DECK,
    ACTION_DISCARD,
    ACTION_LAID,
    BLIND,
    BURY_GATE,
    CARDS,
    EXCHANGE,
    GATE_STACK,
    HAND,
    ITEM_DISCARD,
    KEEP_GATE,
    OWNER,
    PRIORITY_DECK,
    PRIORITY_DISCARD,
    REVEALED,
    SET_ASIDE,
    SIDES,
    SOLO,
    STOP,
    TURN_OF,
)
from miskatonic.games.final_hour.rules.people import seat_of

# -------------------------------------------------------------------- action cards


def draw_action(s: State, investigator: int, zone: str) -> int:
    """Take the top card of an action deck; an empty one is made anew from the discard pile, if there is one (FH-RES-06)."""
    if not s.zone(ACTION_DECK[investigator]):
        reshuffle_actions(s, investigator)
    card = s.zone(ACTION_DECK[investigator])[0]
    s.put(card, zone)
    return card


def reshuffle_actions(s: State, investigator: int) -> None:
    """The discard pile becomes the new action deck; cards in play stay there."""
    for card in s.zone(ACTION_DISCARD[investigator]):
        s.put(card, ACTION_DECK[investigator])
    s.shuffle(ACTION_DECK[investigator])
    s.note(tells.ActionsShuffled, investigator, rule="FH-RES-06")


def discard_action(s: State, card: int) -> None:
    """Lay a card on its owner's discard pile; after the last one the pile is shuffled at once (FH-RES-05, FH-RES-06)."""
    owner = OWNER[card]
    s.put(card, ACTION_DISCARD[owner])
    if not s.zone(ACTION_DECK[owner]) and not any(OWNER[c] == owner for c in in_play(s)):
        reshuffle_actions(s, owner)


def in_play(s: State) -> tuple[int, ...]:
    """The action cards in front of the players."""
    cards = s.zone(BLIND) + s.zone(REVEALED)
    for key in ACTION_LAID:
        cards += s.zone(key)
    return cards


# -------------------------------------------------------------------- priority cards


def draw_priority(s: State, zone: str) -> int:
    """Draw a priority card; when the deck is empty the discarded ones are shuffled first (FH-PRI-06). -1 if none is left."""
    if not s.zone(PRIORITY_DECK):
        for card in s.zone(PRIORITY_DISCARD):
            s.put(card, PRIORITY_DECK)
        s.shuffle(PRIORITY_DECK)
        s.note(tells.PriorityShuffled, rule="FH-PRI-06")
    deck = s.zone(PRIORITY_DECK)
    if not deck:
        return -1
    s.put(deck[0], zone)
    return deck[0]


def hand_cards(s: State, f: Frame) -> tuple[int, ...]:
    """The cards that can be exchanged: the hand, or in solo play the cards set aside."""
    return s.zone(SET_ASIDE) if s.count(SOLO) else s.zone(HAND[f.who])


def choose_exchange(s: State, f: Frame, node: Redraw) -> None:
    """Which priority card to discard; none is allowed."""
    left = f.regs.get("left", 1 if s.count(SOLO) else node.n)
    cards = hand_cards(s, f) if left else ()
    s.ask(f, seat_of(s, f.who), asks.Redraw, [*EXCHANGE.each(sorted(cards)), STOP], left)


def exchange(s: State, f: Frame, node: Redraw) -> None:
    """Discard it; when nothing more is discarded, draw as many."""
    gone = f.lists.get("gone", ())
    if f.answer is not STOP:
        f.regs["left"] = f.regs.get("left", 1 if s.count(SOLO) else node.n) - 1
        f.lists["gone"] = (*gone, f.value)
        s.put(f.value, PRIORITY_DISCARD)
        f.goto(choose_exchange)
        return
    for _ in gone:
        draw_priority(s, SET_ASIDE if s.count(SOLO) else HAND[f.who])
    if gone:
        s.note(tells.Redrew, f.who, len(gone))


runs(Redraw, choose_exchange, exchange, can=lambda s, f, node: bool(hand_cards(s, f)), gone=PIECE)

# -------------------------------------------------------------------- gates


def look_at_gate(s: State, f: Frame, node: PeekGate) -> None:
    """Only the one who looks learns the top token."""
    stack = s.zone(GATE_STACK)
    if not stack:
        f.end()
        return
    s.look(stack[0], seat_of(s, f.who))
    s.note(tells.Peeked, f.who, stack[0], seat=seat_of(s, f.who))


def choose_bury(s: State, f: Frame, node: PeekGate) -> None:
    """Leave it, or put it at the bottom."""
    s.ask(f, seat_of(s, f.who), asks.PeekGate, [KEEP_GATE, BURY_GATE])


def bury(s: State, f: Frame, node: PeekGate) -> None:
    """Do so."""
    if f.answer is BURY_GATE:
        s.put(s.zone(GATE_STACK)[0], GATE_STACK)
        s.note(tells.Buried, f.who)
    else:
        s.note(tells.LeftOnTop, f.who)


runs(PeekGate, look_at_gate, choose_bury, bury)

# -------------------------------------------------------------------- the next card, unseen


def turn_blind(s: State, f: Frame, node: BlindBottom) -> None:
    """The bottom effect of the next card happens, an effect of its own; a second such card does nothing."""
    if not s.zone(ACTION_DECK[f.who]) and not s.zone(ACTION_DISCARD[f.who]):
        f.end()
        return
    card = draw_action(s, f.who, BLIND)
    f.regs["card"] = card
    printed = CARDS[card]
    if isinstance(printed, ActionCard) and BlindBottom() in printed.bottom:
        s.note(tells.BlindIdle, f.who, card)
        return
    s.note(tells.Blind, f.who, card)
    clear_marks(s)
    s.push(s.rules.codes[SIDES[card][BOTTOM]], f.who)


def discard_blind(s: State, f: Frame, node: BlindBottom) -> None:
    """Then it is discarded."""
    clear_marks(s)
    discard_action(s, f.regs["card"])


runs(BlindBottom, turn_blind, discard_blind)

# -------------------------------------------------------------------- items


def discard_item(s: State, f: Frame, node: DiscardItem) -> None:
    """An item is used by discarding it (FH-ITM-01)."""
    item = s.shared(f).regs["piece"]
    s.note(tells.UsedItem, f.who, item, rule="FH-ITM-03")
    s.put(item, ITEM_DISCARD)


runs(DiscardItem, discard_item)


def use_top(s: State, f: Frame, node: UseTop) -> None:
    """The action card being resolved uses its top effect."""
    event = event_frame(s, f)
    event.lists["args"] = (event.lists["args"][0], TOP)


runs(UseTop, use_top, can=lambda s, f, node: event_args(s, f)[1] == BOTTOM)


def is_own_action_card(s: State, f: Frame, node: OwnActionCard) -> bool:
    """Whether the action card being resolved is that of the item's owner (FH-ITM-03, FH-ITM-04)."""
    return s.pointed(TURN_OF[event_args(s, f)[0]]) == f.who


checks(OwnActionCard, is_own_action_card)
