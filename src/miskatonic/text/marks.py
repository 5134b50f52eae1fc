"""What stands between the words of a text."""

from __future__ import annotations

import msgspec


class Icon(msgspec.Struct, frozen=True, array_like=True, tag="icon"):
    """A symbol, and what it is called aloud."""

    name: str
    say: str


class Ref(msgspec.Struct, frozen=True, array_like=True, tag="ref"):
    """A mention of a component or an element of the table, by the id it has there."""

    id: str
    say: str
