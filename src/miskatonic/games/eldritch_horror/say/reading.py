"""What a sentence needs to know of the table in every language: what asks, what a power is, ids of what is mentioned."""

from __future__ import annotations

from typing import Final, NamedTuple

from miskatonic.core.code import Node
from miskatonic.core.declared import Kind
from miskatonic.core.options import Asked
from miskatonic.core.state import State
from miskatonic.games.eldritch_horror.cards import sheets
from miskatonic.games.eldritch_horror.cards.sheets import Moment, Power
from miskatonic.games.eldritch_horror.rules import asks, box, people
from miskatonic.games.eldritch_horror.rules.dice import SUCCESS, success_from
from miskatonic.games.eldritch_horror.rules.setup import RULES
from miskatonic.text.parts import Part, Ref

_PIECES: Final = {
    **{box.CODE[piece]: piece for piece in reversed(range(len(box.CODE)))},
    **{slug: piece for piece, slug in enumerate(box.PIECE_SLUGS)},
}
"""Pieces by slug; by code the first of several copies."""
DECKS: Final = {
    "am": "america",
    "eu": "europe",
    "aa": "asia-australia",
    "ge": "general",
    "re": "research",
    "ow": "other-world",
    "ex": "expedition",
    "sp": "special",
}
"""The deck of an encounter card, by how its code begins."""


class Question(NamedTuple):
    """All that the words of a question depend on."""

    what: asks.AnyAsk
    kind: Kind
    """Questions of two kinds can be equal, being tuples."""
    source: str
    seat: int
    cast: tuple[int, ...]
    """How everybody is named: by the investigator, or by the seat that has none."""
    least: int
    """From which face on a rolled die is a success."""

    def named(self, who: int) -> int:
        """How somebody is named; what is no seat at this table, as it is."""
        return self.cast[who] if who < len(self.cast) else who


def question_of(view: State, asked: Asked) -> Question:
    """A question at a table."""
    cast = tuple([people.person(view, seat) for seat in range(view.seats)])
    least = success_from(view, asked.seat) if asked.kind is asks.AfterRoll else SUCCESS
    return Question(asked.what, asked.kind, asked.source, asked.seat, cast, least)


def to_piece(piece: int, words: str) -> Part:
    """A mention that leads to a piece on the table; one that is not seen has no id."""
    return Ref(f"piece:{box.PIECE_SLUGS[piece]}", words) if piece >= 0 else words


def piece_of(view: State, seat: int) -> int:
    """The investigator that a seat plays; negative for a seat that has none."""
    return view.pointed(box.PLAYS[seat])


def word_of(source: str) -> Node | None:
    """The word of a card that asks, if it is one."""
    found = RULES.codes.get(source)
    return None if found is None else found.node


def words_after(view: State, asked: Asked) -> list[Node]:
    """The words that follow the one that asks, in the same row."""
    row, _, number = asked.source.rpartition("effects")
    found: list[Node] = []
    i = int(number) + 1 if number.isdigit() else 0
    while i and (code := view.rules.codes.get(f"{row}effects{i}")) is not None and code.node is not None:
        found.append(code.node)
        i += 1
    return found


def asking(source: str) -> int:
    """The component whose text asks; negative if a rule does."""
    return _PIECES.get(source.split(".")[0], -1)


_WHEN_GAINED: Final = (Moment.GAINED, Moment.GAINED_FROM_DECK)


def power_of(piece: int, number: int) -> Power:
    """A power of a piece by its number among those that can be used: the action of an investigator is the first."""
    sheet = box.SHEETS[piece]
    match sheet:
        case sheets.Investigator():
            return (Power(Moment.ACTION, sheet.action), *sheet.powers)[number]
        case sheets.AncientOne():
            return (*sheet.front.powers, *sheet.back.powers)[number]
        case (
            sheets.Asset() | sheets.Artifact() | sheets.Spell() | sheets.ConditionCard() | sheets.Mystery() | sheets.Mythos()
        ):
            return [power for power in sheet.powers if power.moment not in _WHEN_GAINED][number]
        case _:
            raise KeyError(piece)


def works_by_itself(piece: int, number: int) -> bool:
    """Whether a power is nothing that somebody uses: a forced one, or one of a Condition."""
    return power_of(piece, number).forced or isinstance(box.SHEETS[piece], sheets.ConditionCard)


def deck_of(code: str) -> str:
    """The deck of an encounter card."""
    return DECKS[code[:2]]
