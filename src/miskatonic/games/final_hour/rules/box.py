"""What is in the box, by number: the tables below say what each piece is. Zones and counters stand here too."""

from collections.abc import Callable
from typing import Final

from miskatonic.core.declared import WHO
from miskatonic.core.options import NOTHING, Verb, plain
from miskatonic.core.pieces import numbered, of_kind
from miskatonic.core.state import State
from miskatonic.core.zones import Layout, hidden
from miskatonic.games.final_hour.cards import board, sheets
from miskatonic.games.final_hour.cards import words as w
from miskatonic.games.final_hour.cards.actions import ACTION_CARDS, INVESTIGATORS
from miskatonic.games.final_hour.cards.items import ITEMS
from miskatonic.games.final_hour.cards.monsters import ORDINARY_MONSTERS, SPECIAL_MONSTERS
from miskatonic.games.final_hour.cards.priority import PRIORITY_CARDS

PLACE_ARG: Final = "place"
"""A location, where a number stands for one."""
GATES_PER_SYMBOL: Final = 4  # FH-CMP-12
CLUES_PER_SYMBOL: Final = 2  # FH-CMP-08
KEY_CLUES: Final = 3  # FH-CMP-07

Card = sheets.ActionCard | sheets.PriorityCard | sheets.Item | sheets.Monster | sheets.GateToken | sheets.ClueToken


def _everything() -> tuple[Card, ...]:
    cards: list[Card] = [*ACTION_CARDS, *PRIORITY_CARDS, *ITEMS]
    for token in (*ORDINARY_MONSTERS, *SPECIAL_MONSTERS):
        cards.extend([token] * token.copies)
    for symbol in range(len(w.GATE_SYMBOLS)):
        cards.extend([sheets.GateToken(symbol)] * GATES_PER_SYMBOL)
    for face in range(sheets.KEY):
        cards.extend([sheets.ClueToken(face)] * CLUES_PER_SYMBOL)
    cards.extend([sheets.ClueToken(sheets.KEY)] * KEY_CLUES)
    return tuple(cards)


CARDS: Final = _everything()
"""The card or token that each piece number is."""


ACTIONS: Final = tuple(of_kind(CARDS, sheets.ActionCard))
PRIORITIES: Final = tuple(of_kind(CARDS, sheets.PriorityCard))
ITEM_CARDS: Final = tuple(of_kind(CARDS, sheets.Item))
MONSTERS: Final = tuple(of_kind(CARDS, sheets.Monster))
GATE_TOKENS: Final = tuple(of_kind(CARDS, sheets.GateToken))
CLUE_TOKENS: Final = tuple(of_kind(CARDS, sheets.ClueToken))


def _monster(read: Callable[[sheets.Monster], int]) -> tuple[int, ...]:
    return tuple(read(card) if isinstance(card, sheets.Monster) else 0 for card in CARDS)


NO_MONSTER: Final = -2
"""The kind of what is no monster."""
NO_RANK: Final = 9
"""Of what has no activation symbol: it comes behind all that have."""

# What is printed on each piece, by piece number; 0 where it is not printed at all.
COLOUR: Final = _monster(lambda token: token.colour)
HEALTH: Final = _monster(lambda token: token.health)
KIND: Final = tuple(card.kind if isinstance(card, sheets.Monster) else NO_MONSTER for card in CARDS)
SYMBOLS: Final = tuple(card.symbols if isinstance(card, sheets.Monster) else () for card in CARDS)
RANK: Final = tuple(symbols[0] if symbols else NO_RANK for symbols in SYMBOLS)
"""The leftmost activation symbol, by which monsters of a location are sorted (FH-ACT-10)."""
LOOK: Final = tuple(card.code if isinstance(card, sheets.Monster) else "" for card in CARDS)
"""Monsters with the same look are alike."""
NUMBER: Final = tuple(card.n if isinstance(card, sheets.PriorityCard) else 0 for card in CARDS)
OMENS: Final = tuple(card.omens if isinstance(card, sheets.PriorityCard) else 0 for card in CARDS)
SYMBOL: Final = tuple(
    card.symbol
    if isinstance(card, sheets.PriorityCard | sheets.GateToken)
    else card.face
    if isinstance(card, sheets.ClueToken)
    else -1
    for card in CARDS
)
OWNER: Final = tuple(card.investigator if isinstance(card, sheets.ActionCard) else -1 for card in CARDS)
SIDES: Final = tuple(
    {sheets.TOP: f"{card.code}.top", sheets.BOTTOM: f"{card.code}.bottom"} if isinstance(card, sheets.ActionCard) else {}
    for card in CARDS
)
"""The addresses of the two effects of an action card."""


def _code(card: Card) -> str:
    match card:
        case sheets.ActionCard() | sheets.Item() | sheets.Monster():
            return card.code
        case sheets.PriorityCard():
            return f"priority-{card.n}"
        case sheets.GateToken():
            return f"gate-{w.GATE_SYMBOLS[card.symbol]}"
        case sheets.ClueToken():
            return f"clue-{card.face}"


_SEVERAL: Final = (sheets.Monster, sheets.GateToken, sheets.ClueToken)
PIECE_SLUGS: Final = numbered((_code(card), isinstance(card, _SEVERAL)) for card in CARDS)
"""The name of each piece in keys, in saves and on the table."""


# -------------------------------------------------------------------- counters
# A family of counters or zones is the list of its names, so that HAND[2] is as quick as it looks. Nothing counted is secret.

_layout: Final = Layout()
_counter, _counters = _layout.counter, _layout.counters


AT: Final = _counters("at", INVESTIGATORS, points=PLACE_ARG)
"""The location of each investigator."""
HEALTH_OF: Final = _counters("health", INVESTIGATORS)
HEALTH_TOKENS: Final = _counters("health-tokens", INVESTIGATORS)
SEAT: Final = _counters("seat", INVESTIGATORS, points="seat")
"""The seat of each investigator; nobody's for one who is not in the game."""
CREW: Final = _counters("crew", 4, points=WHO)
"""The investigators in seating order."""
LEAD: Final = _counter("lead")
"""The place of the lead investigator in the seating order."""
DAMAGE: Final = _counters("damage", 16)
SEALS: Final = _counters("seal", 21)
WEAK_SEAL: Final = 1
FRESH_SEAL: Final = 2
ACTED: Final = _counters("acted", PIECE_SLUGS)
"""Monsters that were activated by the effect being resolved (FH-ACT-14)."""
ANY_ACTED: Final = _counter("any-acted")
GATE_PLACE: Final = _counters("gate-place", 3, points=PLACE_ARG)
RITUAL_PLACE: Final = _counter("ritual-place", points=PLACE_ARG)
ANCIENT_ONE: Final = _counter("ancient-one", points="ancient-one")
DIFFICULTY: Final = _counter("difficulty")
ROUND: Final = _counter("round")
TURN_OF: Final = _counters("turn-of", 4, points=WHO)
"""The investigator who took each of the four turns of the round."""
TURNED_UP: Final = _counters("turned-up", 4)
"""Which of the four action cards of the round are face up."""
RESOLVED: Final = _counters("resolved", 4)
"""Which of them have been resolved."""
HIDE_NEXT: Final = _counter("hide-next")
FACE_DOWN: Final = _counter("face-down")
"""Priority cards of this round lie face down until all are laid (FH-REC-07)."""
SOLO: Final = _counter("solo")
SIMULTANEOUS: Final = _counter("simultaneous")
SOLO_THRESHOLD: Final = _counter("solo-threshold")
PHASE: Final = _counter("phase")
"""One of the phases below, for the table to show."""
LAYING: Final = 1
RESOLVING: Final = 2
RECKONING: Final = 3
GATE_STEP: Final = 4
ATTEMPT: Final = 5

COUNTERS: Final = tuple(_layout.counter_families)

# -------------------------------------------------------------------- who sees what


def _own_hand(s: State, investigator: int, seat: int) -> bool:
    """FH-SET-23: everybody sees the own hand only."""
    return s.counts.get(SEAT[investigator]) == seat


def _own_turn(s: State, turn: int, seat: int) -> bool:
    owner = s.counts.get(TURN_OF[turn], NOTHING)
    return owner >= 0 and _own_hand(s, owner, seat)


def _action_laid(s: State, turn: int, seat: int) -> bool:
    """FH-PRI-07, FH-INF-07: a face-down action card is known to the one who laid it."""
    return s.counts.get(TURNED_UP[turn], 0) > 0 or _own_turn(s, turn, seat)


def _priority_laid(s: State, turn: int, seat: int) -> bool:
    """FH-REC-07: priority cards are open unless this round has them face down."""
    return not s.counts.get(FACE_DOWN, 0) or _own_turn(s, turn, seat)


def at_the_end(s: State, index: int, seat: int) -> bool:
    """Nobody sees it before the game is over; then everybody may know what it was."""
    return s.result is not None


def is_ritual_clue(piece: int) -> bool:
    """Whether a clue token is one of the ten red ones (FH-SET-19: only these lie in the ritual slots)."""
    return SYMBOL[piece] != sheets.KEY


# -------------------------------------------------------------------- zones

_zone, _zones = _layout.zone, _layout.zones


MONSTERS_AT: Final = _zones("monsters", 16)
CLUE_AT: Final = _zones("clue", 16, sees=hidden)
GATES_OF: Final = _zones("gates", 3)
POOL: Final = _zone("pool", sees=hidden)
BESIDE_POOL: Final = _zone("beside-pool")
SHEET: Final = _zone("sheet")
BOX: Final = _zone("box")
BOX_UNSEEN: Final = _zone("box-unseen", sees=hidden)
GATE_STACK: Final = _zone("gate-stack", sees=hidden)
RITUAL_SLOTS: Final = _zone("ritual-slots", sees=at_the_end, accepts=is_ritual_clue)
REVEALED_RITUAL: Final = _zone("ritual-revealed")
FOUND: Final = _zone("found")
PRIORITY_DECK: Final = _zone("priority-deck", sees=hidden)
PRIORITY_DISCARD: Final = _zone("priority-discard")
HAND: Final = _zones("hand", INVESTIGATORS, sees=_own_hand)
ACTION_LAID: Final = _zones("action-laid", 4, sees=_action_laid)
PRIORITY_LAID: Final = _zones("priority-laid", 4, sees=_priority_laid)
ACTION_DECK: Final = _zones("action-deck", INVESTIGATORS, sees=hidden)
ACTION_DISCARD: Final = _zones("action-discard", INVESTIGATORS)
BLIND: Final = _zone("blind")
"""The card whose bottom effect is resolved unseen."""
ITEM_DECK: Final = _zone("item-deck", sees=hidden)
ITEM_DISCARD: Final = _zone("item-discard")
ITEMS_OF: Final = _zones("items", INVESTIGATORS, live=True)
REVEALED: Final = _zone("revealed")
"""Solo: the action card just revealed, before it is laid on a priority card."""
DRAWN: Final = _zone("drawn")
SET_ASIDE: Final = _zone("set-aside")
RITUAL_CARDS: Final = _zones("ritual-cards", INVESTIGATORS)

ZONES: Final = tuple(_layout.zone_families)

# -------------------------------------------------------------------- what can be chosen


def piece_slug(piece: int) -> str:
    """The name of a piece in keys."""
    return PIECE_SLUGS[piece]


def place_slug(place: int) -> str:
    """The name of a location in keys."""
    return board.SLUGS[place]


def card_number(piece: int) -> str:
    """A priority card is called by its number."""
    return str(NUMBER[piece])


def investigator_slug(investigator: int) -> str:
    """The name of an investigator in keys."""
    return INVESTIGATORS[investigator]


PERSON: Final = Verb("person", investigator_slug)
LAY: Final = Verb("lay", card_number)
SET_CARD_ASIDE: Final = Verb("set-aside", card_number)
KEEP: Final = Verb("keep", card_number)
EXCHANGE: Final = Verb("exchange", card_number)
REVEAL_OF: Final = Verb("reveal", investigator_slug)
LAY_ON: Final = Verb("on", card_number)
MOVE: Final = Verb("move", place_slug)
PLACE: Final = Verb("place", place_slug)
STRIKE: Final = Verb("strike", piece_slug)
DESTROY: Final = Verb("destroy", piece_slug)
DRIVE: Final = Verb("drive", piece_slug)
DRIVE_TO: Final = Verb("to", place_slug)
PUSH_OUT: Final = Verb("push-out", piece_slug)
ACTIVATE: Final = Verb("activate", piece_slug)
SEAL: Final = Verb("seal", board.path_slug)
UNSEAL: Final = Verb("unseal", board.path_slug)
HEAL: Final = Verb("heal", investigator_slug)
REPAIR: Final = Verb("repair", place_slug)
STOP: Final = plain("stop")
KEEP_GATE: Final = plain("leave-on-top")
BURY_GATE: Final = plain("put-at-bottom")
READY: Final = plain("ready")
NOT_YET: Final = plain("not-yet")
