"""What lies in a box, by number: the tables and names that every game makes of its cards and tokens."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

S = TypeVar("S")


def of_kind(printed: Sequence[object], kind: type[S]) -> dict[int, S]:
    """The pieces of a kind, by number, each with what is printed on it.

    >>> of_kind(("a card", 7, "another"), str)
    {0: 'a card', 2: 'another'}
    """
    return {i: sheet for i, sheet in enumerate(printed) if isinstance(sheet, kind)}


def numbered(codes: Iterable[tuple[str, bool]]) -> tuple[str, ...]:
    """A name for every piece: its code, and its number among its like where there can be several.

    >>> numbered([("lamp", False), ("ghoul", True), ("ghoul", True)])
    ('lamp', 'ghoul#1', 'ghoul#2')
    """
    seen: dict[str, int] = {}
    names: list[str] = []
    for code, several in codes:
        seen[code] = seen.get(code, 0) + 1
        names.append(f"{code}#{seen[code]}" if several else code)
    return tuple(names)
