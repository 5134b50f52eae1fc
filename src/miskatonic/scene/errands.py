"""Questions that take long, met while a table is looked at: worked out elsewhere, and known at a later look."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

Errand = tuple[Callable[..., Any], tuple[Any, ...]]
"""A function of a module and its arguments: what it answers depends on nothing else, and is never None."""

REMEMBERED: Final = 16384
"""So many answers are kept, those of all tables together."""
_known: Final[OrderedDict[Errand, Any]] = OrderedDict()


class Errands:
    """What those who look at one table wait for."""

    def __init__(self) -> None:
        self.wanted: dict[Errand, None] = {}
        self.brought = 0
        """How many answers have come."""

    def answer(self, errand: Errand) -> Any:
        """The answer, if it is known; else None, and somebody shall work it out."""
        found = _known.get(errand)
        if found is None:
            self.wanted[errand] = None
        return found

    def bring(self, errand: Errand, found: Any) -> None:
        """The answer has been worked out."""
        _known[errand] = found
        while len(_known) > REMEMBERED:
            _known.popitem(last=False)
        self.wanted.pop(errand, None)
        self.brought += 1


def worked_out(errands: list[Errand]) -> list[Any]:
    """The answers, one after another."""
    return [function(*args) for function, args in errands]
