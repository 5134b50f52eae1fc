"""What is kept from look to look: parts of a scene, what each was made from, and answers; see parts.py.

All who look at one table in one language have what they keep in common, as far as it does not depend on whose eyes they
look with. That cannot go wrong by forgetting: whatever differs from seat to seat, the seat itself, its question, a zone or a
number that not all see alike, notes `EYES` when it is read, and what was made while `EYES` was noted is never common. All
else that was read is the same for everybody, and so is what was made from it. A part that read nothing of the kind itself
but heard an answer that did is common to those who hear the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar

from miskatonic.scene.errands import Errands

EVERYTHING: Final = "everything"
"""As something read: whoever went through all zones or numbers notices every change."""
EYES: Final = "eyes"
"""Read with everything that another pair of eyes might see otherwise."""
QUESTION: Final = "own question"
QUESTIONS: Final = "all questions"
RESULT: Final = "result"
ERRANDS: Final = "errands"
"""Read by whoever did without an answer that is still being worked out."""

T = TypeVar("T")
Name = tuple[Callable[..., Any], tuple[Any, ...], tuple[tuple[str, Any], ...]]
"""A method and its arguments."""
LOOKS_REMEMBERED: Final = 8
"""After so many looks, what nobody asked for is forgotten."""
ALIKE: Final = 1 << 15
ANYBODY: Final = 0
_alike: Final[dict[Any, Any]] = {}


def one_of(thing: T) -> T:
    """One and the same of all equal things: parts of many tables have the same names and are made from the same."""
    if len(_alike) >= ALIKE:
        _alike.clear()
    found: T = _alike.setdefault(thing, thing)
    return found


class Made:
    """Something that was made: its value, what was read and which answers were heard for it, and the parts in it.

    Answers that its parts have heard are among its own, in the order they came; what they have read is noted with them.
    """

    __slots__ = ("answers", "heard", "look", "name", "of", "parts", "reads", "value")

    def __init__(self, name: Name, memory: Memory, heard: dict[Made, Any], value: Any, old: Made | None) -> None:
        self.name: Name = one_of(name) if old is None else old.name
        self.look = memory.look
        """At which look an answer was last found to be good, or all that was read for a part to be as it was."""
        self.value: Any = value if old is None or old.value != value else old.value
        self.reads: set[Hashable] | frozenset[Hashable] = memory.reads
        """What is kept longer than for a look takes no more room than needed: there are hundreds at every table."""
        self.parts = tuple(memory.parts)
        self.heard: tuple[Made, ...] = tuple(heard)
        """The answers themselves, which are what they are at the last look, ..."""
        self.answers = tuple(heard.values())
        """... and what they were when this was made."""
        self.of = ANYBODY
        """Whose eyes it takes to come to this."""
        if EYES in self.reads:
            self.of = memory.number

    def become(self, new: Made) -> None:
        """What was made anew, in its place: whoever has heard this answer has heard that one."""
        self.value, self.reads, self.parts, self.look = new.value, new.reads, new.parts, new.look
        self.heard, self.answers = new.heard, new.answers


class Common:
    """What all who look at one table in one language keep in common."""

    __slots__ = ("answers", "parts", "said")

    def __init__(self) -> None:
        self.parts: dict[Name, Made] = {}
        self.answers: dict[Name, Made] = {}
        self.said: dict[Hashable, Any] = {}
        """What was made at the last look of things that are told once, such as lines of the log."""

    def forget(self, look: int) -> None:
        """Keep only what was of use at a look."""
        self.parts, self.answers = used(self.parts, look), used(self.answers, look)


def used(made: dict[Name, Made], look: int) -> dict[Name, Made]:
    """What was of use at a look, or later."""
    return {name: one for name, one in made.items() if one.look >= look}


class Memory:
    """What one pair of eyes keeps from look to look, beside what is common."""

    __slots__ = (
        "answers",
        "changed",
        "common",
        "errands",
        "heard",
        "in_common",
        "look",
        "number",
        "onlooker",
        "own",
        "parts",
        "reads",
    )

    def __init__(self, number: int = 1, in_common: dict[Hashable, Common] | None = None) -> None:
        self.in_common: dict[Hashable, Common] = {} if in_common is None else in_common
        """What is common at the table, by who speaks."""
        self.number = number
        """Which pair of eyes of those that look at the table; `ANYBODY` is nobody's number."""
        self.look = 0
        self.reads: set[Hashable] = set()
        """What was read so far for what is being made, ..."""
        self.heard: dict[Made, Any] | None = None
        """... the answers that were heard for it, if it is a part or an answer, ..."""
        self.parts: list[Made] = []
        """... and the parts in it."""
        self.own: dict[Name, Made] = {}
        """Parts that others cannot have, or need not have."""
        self.answers: dict[Name, Made] = {}
        """Answers that may be others to others."""
        self.common = Common()
        self.changed: frozenset[Hashable] = frozenset()
        """What is different from the last look."""
        self.onlooker: Any = None
        """Whose methods make the parts."""
        self.errands: Errands | None = None
        """Where answers that take long are worked out; here, if nowhere else."""

    def forget(self) -> None:
        """Keep nothing for the next look but what is common."""
        self._begin()
        self.own, self.answers, self.onlooker = {}, {}, None

    def _begin(self) -> None:
        self.reads, self.heard, self.parts = set(), None, []

    def lend(self, onlooker: Any, speech: Hashable) -> None:
        """Work for somebody's methods at this look, with what all have in common who are spoken to alike."""
        self.onlooker = onlooker
        common = self.in_common.get(speech)
        if common is None:
            common = self.in_common[speech] = Common()
        self.common = common

    def turn(self, look: int, changed: frozenset[Hashable]) -> None:
        """A look begins, of which is known what is different from the one before."""
        if look % LOOKS_REMEMBERED == 0:
            self.own, self.answers = used(self.own, self.look), used(self.answers, self.look)
        self.look, self.changed = look, changed
        self._begin()

    # ---------------------------------------------------------------- parts

    def part(self, name: Name) -> Any:
        """The part of this name: as it was, or made anew."""
        common = self.common.parts
        found = common.get(name)
        if found is None or not self._is_good(found):
            old = self.own.get(name)
            if old is not None and self._is_good(old):
                found = old
            else:
                found = self._made(name, old or found)
                if found.of == ANYBODY:
                    common[found.name] = found
        found.look = self.look
        self.parts.append(found)
        if found.of != ANYBODY:
            self.reads.add(EYES)
            self.own[found.name] = found
        elif found.heard:
            self.own[found.name] = found  # when others hear something else, theirs may come to be the common one
        heard = self.heard
        if found.heard and heard is not None:
            look, number = self.look, self.number
            for answered, value in zip(found.heard, found.answers, strict=True):
                is_now = answered.look == look and (answered.of == ANYBODY or answered.of == number)
                heard[answered if is_now else self._answered(answered.name)] = value
        return found.value

    # ---------------------------------------------------------------- answers

    def answer(self, name: Name) -> Any:
        """What a method answers now."""
        found = self._answered(name)
        if self.heard is not None:
            self.heard[found] = found.value
        return found.value

    def _answered(self, name: Name) -> Made:
        found = self.answers.get(name) or self.common.answers.get(name)
        if found is None:
            return self._keep(self._made_answer(name, None))
        if found.look == self.look:
            return found
        if self._is_good(found) and (not found.heard or self._is_still_of(found)):
            found.look = self.look
            return found
        new = self._made_answer(found.name, found)
        if new.of == found.of:
            found.become(new)
            return found
        (self.answers if new.of == ANYBODY else self.common.answers).pop(found.name, None)
        return self._keep(new)

    def _made_answer(self, name: Name, old: Made | None) -> Made:
        """An answer; it is that of these eyes too if only what was heard for it is."""
        made = self._made(name, old)
        for answered in made.heard:
            if answered.of != ANYBODY:
                made.of = self.number
        return made

    def _is_still_of(self, answered: Made) -> bool:
        """Whether it is common no more, or all that was heard for it still is."""
        return answered.of != ANYBODY or all(self._now(one).of == ANYBODY for one in answered.heard)

    def _keep(self, answered: Made) -> Made:
        (self.common.answers if answered.of == ANYBODY else self.answers)[answered.name] = answered
        return answered

    def _now(self, answered: Made) -> Made:
        """An answer that somebody has heard, as these eyes hear it now."""
        if answered.look == self.look and (answered.of == ANYBODY or answered.of == self.number):
            return answered
        return self._answered(answered.name)

    # ---------------------------------------------------------------- whether they are good

    def _is_good(self, made: Made) -> bool:
        """Whether making it again would come to the same."""
        look = self.look
        if made.look != look and (made.look != look - 1 or not self._is_untouched(made)):
            return False
        if made.heard:
            number = self.number
            for answered, value in zip(made.heard, made.answers, strict=True):
                is_now = answered.look == look and (answered.of == ANYBODY or answered.of == number)
                now = answered.value if is_now else self._answered(answered.name).value
                if now is not value and now != value:
                    return False  # while they are the same, the next one would be asked too
        return True

    def _is_untouched(self, made: Made) -> bool:
        """Whether all that was read for it, and for the parts in it, is as it was at the last look."""
        reads, look, changed = made.reads, self.look, self.changed
        if not reads.isdisjoint(changed):
            return False
        for kid in made.parts:
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

    # ---------------------------------------------------------------- making

    def noted(self, make: Callable[[], T]) -> tuple[T, frozenset[Hashable]]:
        """Something that is made of what is seen, without parts or answers, and what was read for it."""
        around, self.reads = self.reads, set()
        try:
            value = make()
            return value, frozenset(self.reads)
        finally:
            self.reads = around

    def said(self, of: Hashable, make: Callable[..., T], *args: Any) -> T:
        """What is made of something at this look: by whoever comes first, if everybody's would be the same."""
        known: T | None = self.common.said.get(of)
        if known is not None:
            return known
        around, self.reads = self.reads, set()
        try:
            made = make(*args)
            if EYES not in self.reads:
                self.common.said[of] = made
            return made
        finally:
            self.reads = around

    def _made(self, name: Name, old: Made | None) -> Made:
        around = self.reads, self.heard, self.parts
        heard: dict[Made, Any] = {}
        self.reads, self.heard, self.parts = set(), heard, []
        try:
            method, args, named = name
            value = method(self.onlooker, *args, **dict(named)) if named else method(self.onlooker, *args)
            return Made(name, self, heard, value, old)
        finally:
            self.reads, self.heard, self.parts = around
