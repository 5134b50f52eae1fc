"""Log entries and questions are declared, once: a kind is a named tuple whose fields say what each argument is.

>>> from typing import NamedTuple
>>> Drew = NamedTuple("Drew", [("who", Seat), ("card", Piece)])
>>> name_of(Drew), arguments(Drew)
('drew', (('who', 'seat'), ('card', 'piece')))

What is said of an entry reads names (`told.card`), which arguments can be secret follows from their types, and a state's
hash calls pieces by name. Declarations stay as they are in a compiled build.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, get_args, get_type_hints

Kind = type[tuple[Any, ...]]
"""A declared kind of entry or question."""
Args = tuple[Any, ...]
"""What an entry or a question is about: numbers, and tuples of them, as its kind declares."""

PIECE: Final = "piece"
SEAT: Final = "seat"
WHO: Final = "who"
ACTOR: Final = "actor"
"""Whoever a frame or a question is of, where a game numbers others than its seats."""
NUMBER: Final = "number"
ABILITY: Final = "ability"
"""A piece and one of its abilities, in one number."""
EVENT: Final = "event"
"""The arguments of an event, which knows itself what they are."""

# What an argument can be. A game adds its own, such as a location: `Place = Annotated[int, "place"]`.
Piece = Annotated[int, PIECE]
Pieces = Annotated[tuple[int, ...], PIECE]
Seat = Annotated[int, SEAT]
Who = Annotated[int, WHO]
"""An actor: an investigator or a player, as the game numbers them."""
Amount = Annotated[int, NUMBER]
Numbers = Annotated[tuple[int, ...], NUMBER]


@cache
def name_of(kind: Kind) -> str:
    """The name of a kind in keys, scripts and the protocol: `LayPriority` is `lay-priority`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()


def names_of(*kinds: Kind) -> tuple[str, ...]:
    """The names of several kinds."""
    return tuple([name_of(kind) for kind in kinds])


@cache
def arguments(kind: Kind) -> tuple[tuple[str, str], ...]:
    """The fields of a kind, each with what it is."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field, (get_args(hints[field]) or ("", NUMBER))[1]) for field in _fields(kind))


@cache
def pieces_in(kind: Kind) -> tuple[str, ...]:
    """The fields of a kind that name pieces: what is kept from whoever may not see them."""
    return tuple(field for field, what in arguments(kind) if what == PIECE)


def made(kind: Kind, args: Args) -> Any:
    """An entry or a question of a kind."""
    return kind._make(args)  # type: ignore[attr-defined]  # every kind is a named tuple


def _fields(kind: Kind) -> tuple[str, ...]:
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]  # every kind is a named tuple
    return fields


# -------------------------------------------------------------------- what the machine itself asks and tells

Used = NamedTuple("Used", [("piece", Piece), ("number", Amount)])
"""An ability of a piece was used."""
Forbidden = NamedTuple("Forbidden", [("piece", Piece)])
"""A piece says that this cannot happen."""

OrderForced = NamedTuple("OrderForced", [])
"""Which of several forced abilities comes first."""
React = NamedTuple("React", [("event", Annotated[tuple[int, ...], EVENT])])
"""Whether to answer an event, with these arguments, with an ability."""
WhichEffect = NamedTuple("WhichEffect", [("left", Amount)])
"""Which of several effects, and how many may still be chosen."""
WhetherTo = NamedTuple("WhetherTo", [])
"""Whether to do what one may do."""
WhoDoesIt = NamedTuple("WhoDoesIt", [])
WhoIsNext = NamedTuple("WhoIsNext", [])


def flattened(told: Any) -> tuple[int, ...]:
    """The arguments of an entry in a row."""
    out: list[int] = []
    for arg in told:
        out.extend(arg if isinstance(arg, tuple) else (arg,))
    return tuple(out)
