"""What one pair of eyes keeps from look to look: parts of a scene, what each was made from, and answers; see parts.py."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from miskatonic.scene.errands import Errands

EVERYTHING: Final = "everything"
"""As something read: whoever went through all zones or numbers notices every change."""
QUESTION: Final = "own question"
QUESTIONS: Final = "all questions"
RESULT: Final = "result"
ERRANDS: Final = "errands"
"""Read by whoever did without an answer that is still being worked out."""

T = TypeVar("T")
Name = tuple[Callable[..., Any], tuple[Any, ...], tuple[tuple[str, Any], ...]]
"""A method and its arguments."""


class Made:
    """Something that was made: its value, what was read and which answers were heard for it, and the parts in it.

    Answers that its parts have heard are among its own, in the order they came; what they have read is noted with them.
    """

    __slots__ = ("answers", "heard", "look", "name", "parts", "reads", "value")

    def __init__(self, name: Name, memory: Memory, value: Any, old: Made | None) -> None:
        self.name: Name = one_of(name) if old is None else old.name
        self.look = memory.look
        """At which look an answer was last found to be good, or all that was read for a part to be as it was."""
        self.value: Any = value if old is None or old.value != value else old.value
        self.reads: set[Hashable] | frozenset[Hashable] = memory.reads
        """What is kept longer than for a look takes no more room than needed: there are hundreds for every pair of eyes."""
        self.parts = memory.parts or NO_PARTS
        self.heard: tuple[Made, ...] = tuple(memory.heard)
        """The answers themselves, which are what they are at the last look, ..."""
        self.answers = tuple(memory.heard.values())
        """... and what they were when this was made."""

    def become(self, new: Made) -> None:
        """What was made anew, in its place: whoever has heard this answer has heard that one."""
        self.value, self.reads, self.parts = new.value, new.reads, new.parts
        self.heard, self.answers = new.heard, new.answers


LOOKS_REMEMBERED: Final = 16
"""After so many looks, answers that nobody asked for are forgotten."""
ALIKE: Final = 1 << 15
NO_PARTS: Final[dict[Name, Made]] = {}
_alike: Final[dict[Any, Any]] = {}


def one_of(thing: T) -> T:
    """One and the same of all equal things: parts of many tables have the same names and are made from the same."""
    if len(_alike) >= ALIKE:
        _alike.clear()
    found: T = _alike.setdefault(thing, thing)
    return found


class Memory:
    """What one pair of eyes keeps from look to look."""

    __slots__ = ("answers", "before", "changed", "errands", "heard", "look", "onlooker", "parts", "reads", "whole")

    def __init__(self) -> None:
        self.look = 0
        self.reads: set[Hashable] = set()
        """What was read so far for what is being made, ..."""
        self.heard: dict[Made, Any] = {}
        """... the answers that were heard for it, ..."""
        self.parts: dict[Name, Made] = {}
        """... the parts in it, ..."""
        self.before: dict[Name, Made] = {}
        """... and those that were in it when it was made last."""
        self.whole = self.parts
        """The parts of the look under way; nobody will ask if it is still good."""
        self.answers: dict[Name, Made] = {}
        self.changed: frozenset[Hashable] = frozenset()
        self.onlooker: Any = None
        """Whose methods make the parts."""
        self.errands: Errands | None = None
        """Where answers that take long are worked out; here, if nowhere else."""

    def forget(self) -> None:
        """Keep nothing for the next look."""
        self._begin()
        self.before, self.answers, self.onlooker = {}, {}, None

    def _begin(self) -> None:
        self.reads, self.heard = set(), {}
        self.parts = self.whole = {}

    def turn(self, changed: frozenset[Hashable] | None) -> None:
        """A new look begins, at which this is different from the last one; None if that is not known."""
        known = changed is not None
        self.before = self.whole if known else {}
        if not known:
            self.answers = {}
        elif self.look % LOOKS_REMEMBERED == 0:
            self.answers = {name: made for name, made in self.answers.items() if made.look == self.look}
        self.changed = changed or frozenset()
        self.look += 1 if known else 2  # nothing that was found good before is known to be so now
        self._begin()

    def part(self, name: Name) -> Any:
        """The part of this name: as it was, or made anew."""
        found = self.parts.get(name)
        if found is None:
            found = self.before.get(name)
            if found is None or not self._is_good(found):
                found = self._made(name, found)
            self.parts[found.name] = found
            if found.heard and self.parts is not self.whole:
                self.heard.update(zip(found.heard, found.answers, strict=True))
        return found.value

    def answer(self, name: Name) -> Any:
        """What a method answers now."""
        found = self.answers.get(name)
        if found is None:
            found = self._made(name, None)
            self.answers[found.name] = found
        elif found.look != self.look:
            self._renew(found)
        self.heard[found] = found.value
        return found.value

    def _renew(self, answered: Made) -> None:
        """See to it that an answer of an earlier look is that of this one."""
        is_of_last = answered.look == self.look - 1
        if not is_of_last or not self._is_good(answered):
            answered.become(self._made(answered.name, answered if is_of_last else None))
        answered.look = self.look

    def _is_good(self, made: Made) -> bool:
        """Whether making it again would come to the same."""
        look = self.look
        if made.look != look and not self._is_untouched(made):
            return False
        for answered, value in zip(made.heard, made.answers, strict=True):
            if answered.look != look:
                self._renew(answered)
            if answered.value is not value and answered.value != value:
                return False  # while they are the same, the next one would be asked too
        return True

    def _is_untouched(self, made: Made) -> bool:
        """Whether all that was read for it, and for the parts in it, is as it was."""
        reads, look, changed = made.reads, self.look, self.changed
        if not reads.isdisjoint(changed):
            return False
        for kid in made.parts.values():
            if kid.look != look:
                if kid.parts or type(kid.reads) is set:
                    if not self._is_untouched(kid):
                        return False
                elif not kid.reads.isdisjoint(changed):
                    return False
                kid.look = look
        if type(reads) is set:
            made.reads = one_of(frozenset(reads))
        return True

    def noted(self, make: Callable[[], T]) -> tuple[T, frozenset[Hashable]]:
        """Something that is made of what is seen, without parts or answers, and what was read for it."""
        around, self.reads = self.reads, set()
        try:
            value = make()
            return value, frozenset(self.reads)
        finally:
            self.reads = around

    def _made(self, name: Name, old: Made | None) -> Made:
        around = self.reads, self.heard, self.parts, self.before
        self.reads, self.heard, self.parts = set(), {}, {}
        self.before = {} if old is None else old.parts
        try:
            method, args, named = name
            value = method(self.onlooker, *args, **dict(named)) if named else method(self.onlooker, *args)
            return Made(name, self, value, old)
        finally:
            self.reads, self.heard, self.parts, self.before = around
