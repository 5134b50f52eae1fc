"""What a sentence needs to know of the table, the same for every language: who decides, what lies where, ids to refer to."""

from __future__ import annotations

from typing import Final

from miskatonic.core.events import ability_of, is_ability
from miskatonic.core.options import Asked
from miskatonic.core.state import State, word_of
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.board import PATHS, SLUGS, path_slug
from miskatonic.games.final_hour.cards.sheets import ActionCard, Item, Monster, PriorityCard
from miskatonic.games.final_hour.cards.words import ActivateEach
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.games.final_hour.rules.people import crew, lead
from miskatonic.games.final_hour.rules.places import place_of
from miskatonic.text.parts import Part, Ref

CARDS_EACH_SOLO: Final = 2  # FH-SOL-10


_OF_THE_PLAYER: Final = (asks.SetAside, asks.RevealWhose, asks.LayOn, asks.Attempt)
"""Questions that a solo player answers for neither of the two investigators."""
_ROWS: Final = frozenset(row.code for sheet in ANCIENT_ONES for row in sheet.reckoning)


def deciders(view: State, asked: Asked) -> tuple[int, ...]:
    """The investigators for whom a question is decided; none when a solo player decides for the table."""
    if view.count(box.SOLO):
        of_the_sheet = asked.source.split(".")[0] in _ROWS and asked.kind is not asks.PushOut
        if asked.kind in _OF_THE_PLAYER or of_the_sheet:
            return ()
    match asked.what:
        case asks.React((turn, *_)):
            return (view.pointed(box.TURN_OF[turn]),)
        case asks.OrderForced():
            return (lead(view),)
    if asked.together or asked.who < 0:
        return tuple(i for i in crew(view) if view.pointed(box.SEAT[i]) == asked.seat)
    return (asked.who,)


def acts_each(view: State, asked: Asked) -> bool:
    """Whether all monsters of which one is picked are activated, one after another."""
    return isinstance(word_of(view, asked), ActivateEach)


def action_card(piece: int) -> ActionCard | None:
    """The action card that a piece is; None for one that is not seen."""
    card = box.CARDS[piece] if piece >= 0 else None
    return card if isinstance(card, ActionCard) else None


def monster(piece: int) -> Monster:
    """The monster that a piece is."""
    token = box.CARDS[piece]
    assert isinstance(token, Monster)
    return token


def item(piece: int) -> Item:
    """The item that a piece is."""
    card = box.CARDS[piece]
    assert isinstance(card, Item)
    return card


def priority_card(piece: int) -> PriorityCard:
    """The priority card that a piece is."""
    card = box.CARDS[piece]
    assert isinstance(card, PriorityCard)
    return card


def owner(piece: int) -> int:
    """The investigator whose action card a piece is."""
    return box.OWNER[piece]


def own_card(view: State, turn: int) -> int:
    """The action card of a turn; negative when it is not seen."""
    laid = view.zone(box.ACTION_LAID[turn])
    return laid[0] if laid else -1


def item_moment(asked: Asked) -> bool | None:
    """Whether the items offered are used before (True) or after (False) the action card; None when they are not seen."""
    for option in asked.options:
        if is_ability(option):
            return bool(item(ability_of(option)[0]).before)
    return None


def top_gate(view: State) -> int:
    """The top token of the gate stack; negative when it is not seen."""
    stack = view.zone(box.GATE_STACK)
    return stack[0] if stack else -1


def is_low_in_row(view: State, card: int) -> bool:
    """Whether a priority card of the solo row is one of the two lowest."""
    return any(card in view.zone(box.PRIORITY_LAID[turn]) for turn in (0, 1))


def cards_left(view: State, investigator: int) -> int:
    """How many action cards an investigator of a solo game has yet to reveal this round."""
    return CARDS_EACH_SOLO - sum(view.pointed(key) == investigator for key in box.TURN_OF)


def where_is(view: State, piece: int) -> int:
    """The location of a monster; 0 when it is not on the board."""
    return place_of(view, piece) if piece in view.home else 0


# -------------------------------------------------------------------- mentions


def to_place(place: int, say: str) -> Ref:
    """A mention of a location."""
    return Ref(f"place:{SLUGS[place]}", say)


def to_piece(piece: int, say: str) -> Part:
    """A mention of a card or token; one that is not seen has no id."""
    return Ref(f"piece:{box.PIECE_SLUGS[piece]}", say) if piece >= 0 else say


def to_person(investigator: int, say: str) -> Ref:
    """A mention of an investigator."""
    return Ref(f"person:{INVESTIGATORS[investigator]}", say)


def to_path(path: int, say: str) -> Ref:
    """A mention of a path."""
    return Ref(f"path:{path_slug(path)}", say)


def ends(path: int) -> tuple[int, int]:
    """The two locations that a path joins."""
    return PATHS[path]
