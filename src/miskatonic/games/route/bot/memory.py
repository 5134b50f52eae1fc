"""What was thought of once need not be thought of again at every step: plans by all that they depend on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from miskatonic.core.state import State
from miskatonic.games.route.rules import marks

T = TypeVar("T")

MOST: Final = 64
"""So many plans are remembered."""


class Memory(Generic[T]):
    """Answers to one question, the latest ones."""

    def __init__(self) -> None:
        self.known: dict[object, T] = {}

    def of(self, view: State, seat: int, think: Callable[[], T]) -> T:
        """The answer for all that a seat sees but the steps it has taken in its turn."""
        turn = marks.TURN[seat]
        counts = frozenset(item for item in view.counts.items() if item[0] != turn)
        key = (seat, view.seats, counts, tuple(view.zones.items()))
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= MOST:
                del self.known[next(iter(self.known))]
            found = self.known[key] = think()
        return found
