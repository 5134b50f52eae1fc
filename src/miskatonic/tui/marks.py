"""What is highlighted: the things that options touch, with the key of the option, and those of the option looked at."""

from __future__ import annotations

from miskatonic.tui.ink import Ids, Span
from miskatonic.tui.signs import CHOSEN, TARGET


class Marks:
    """The highlights of a table."""

    def __init__(self, targets: list[tuple[str, ...]] | None = None, chosen: int = -1) -> None:
        self.options: dict[str, list[int]] = {}
        for number, ids in enumerate(targets or []):
            for id in ids:
                self.options.setdefault(id, []).append(number)
        self.chosen = frozenset(targets[chosen]) if targets and 0 <= chosen < len(targets) else frozenset()

    def has(self, id: str) -> bool:
        """Whether an option touches it."""
        return id in self.options

    def style(self, id: str, plain: str) -> str:
        """The style of a thing: its own, or that of a highlight."""
        return plain if id not in self.options else CHOSEN if id in self.chosen else TARGET

    def badge(self, id: str, ids: Ids) -> list[Span]:
        """The key that takes the option, to stand before the thing; nothing for what cannot be chosen."""
        numbers = self.options.get(id)
        if numbers is None:
            return []
        key = option_key(numbers[0]) if len(numbers) == 1 else ""
        return [Span(f"{key}▸", self.style(id, ""), ids)]


def option_key(number: int) -> str:
    """The key of an option: 1 to 9, then 0; further ones have none.

    >>> [option_key(n) for n in (0, 8, 9, 10)]
    ['1', '9', '0', '']
    """
    return str((number + 1) % 10) if number < 10 else ""
