"""Parts of a scene are kept from look to look while nothing they were made from has changed: they stay the same object.

A game's table is an `Onlooker`. While a method marked `@part` runs, all that it reads of the view and of the open questions
is noted; at the next look it runs again only if something it read is different. A method marked `@answer` stands between:
parts that call it depend on what it answers, not on what it had to read. So nothing has to say what a part depends on, and a
part can depend on nothing else: an onlooker has no attributes of its own, and arguments belong to the name of a part.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from miskatonic.core.options import Asked
from miskatonic.core.state import Result, State
from miskatonic.scene.errands import Errands
from miskatonic.text.speech import Speech

EVERYTHING: Final = "everything"
"""As something read: whoever went through all zones or numbers notices every change."""
QUESTION: Final = "own question"
QUESTIONS: Final = "all questions"
RESULT: Final = "result"
ERRANDS: Final = "errands"
"""Read by whoever did without an answer that is still being worked out."""

P = ParamSpec("P")
T = TypeVar("T")
Eyes = TypeVar("Eyes", bound="Onlooker")
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
        self.heard = tuple(memory.heard)
        self.answers = tuple(memory.heard.values())


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
        self.heard: dict[Name, Any] = {}
        """... the answers that were heard for it, ..."""
        self.parts: dict[Name, Made] = {}
        """... the parts in it, ..."""
        self.before: dict[Name, Made] = {}
        """... and those that were in it when it was made last."""
        self.whole = self.parts
        """The parts of the look under way; nobody will ask if it is still good."""
        self.answers: dict[Name, Made] = {}
        self.changed: frozenset[Hashable] = frozenset()
        self.onlooker: Onlooker | None = None
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
        self.look += 1
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
        found = self._answered(name)
        self.heard[found.name] = found.value
        return found.value

    def _answered(self, name: Name) -> Made:
        found = self.answers.get(name)
        if found is None or (found.look != self.look and (found.look < self.look - 1 or not self._is_good(found))):
            found = self._made(name, found if found is not None and found.look == self.look - 1 else None)
            self.answers[found.name] = found
        found.look = self.look
        return found

    def _is_good(self, made: Made) -> bool:
        """Whether making it again would come to the same."""
        if made.look != self.look and not self._is_untouched(made):
            return False
        for name, value in zip(made.heard, made.answers, strict=True):  # noqa: SIM110  # while they are the same, the next one would be asked too
            if self._answered(name).value != value:
                return False
        return True

    def _is_untouched(self, made: Made) -> bool:
        """Whether all that was read for it, and for the parts in it, is as it was."""
        reads = made.reads
        if not reads.isdisjoint(self.changed):
            return False
        look = self.look
        for kid in made.parts.values():
            if kid.look != look:
                if not self._is_untouched(kid):
                    return False
                kid.look = look
        if type(reads) is set:
            made.reads = one_of(frozenset(reads))
        return True

    def _made(self, name: Name, old: Made | None) -> Made:
        around = self.reads, self.heard, self.parts, self.before
        self.reads, self.heard, self.parts = set(), {}, {}
        self.before = {} if old is None else old.parts
        try:
            method, args, named = name
            return Made(name, self, method(self.onlooker, *args, **dict(named)), old)
        finally:
            self.reads, self.heard, self.parts, self.before = around


class Onlooker:
    """A table as one pair of eyes sees it in one language, at one look. It has a view and no attributes of its own.

    The view is what lies on the table; what is asked, and how the game ended, stand beside it.
    """

    __slots__ = ("_whole", "lang", "memory", "seat", "speech", "view")

    def __init__(self, view: State, seat: int, speech: Speech) -> None:
        self._whole = view
        self.view = without_questions(view)
        self.seat = seat
        self.speech = speech
        self.lang = speech.lang
        self.memory: Memory = getattr(view.zones, "memory", None) or Memory()
        self.memory.onlooker = self

    def __init_subclass__(cls) -> None:
        if vars(cls).get("__slots__") != ():
            raise TypeError(f"{cls.__name__} needs `__slots__ = ()`: parts could depend on attributes of its own, unnoticed")

    def _read(self, what: str) -> None:
        self.memory.reads.add(what)

    @property
    def asked(self) -> Asked | None:
        """What this seat must decide now."""
        self._read(QUESTION)
        return self._whole.question_for(self.seat)

    @property
    def questions(self) -> tuple[Asked, ...]:
        """What everybody must decide now."""
        self._read(QUESTIONS)
        return self._whole.asked

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        self._read(RESULT)
        return self._whole.result

    def worked_out(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T | None:
        """What a function answers that takes long; None as long as it is being worked out elsewhere."""
        errands = self.memory.errands
        if errands is None or named:
            return function(*args, **named)
        found: T | None = errands.answer((function, args))
        if found is None:
            self._read(ERRANDS)
        return found

    @property
    def whole_view(self) -> State:
        """The view with the questions and the result in it; whoever takes it has read them."""
        self._read(QUESTIONS)
        self._read(RESULT)
        return self._whole


def without_questions(view: State) -> State:
    """What lies on the table and nothing else."""
    bare = State(view.rules, view.seats, 0)
    bare.zones, bare.home, bare.counts = view.zones, view.home, view.counts
    return bare


def part(method: Callable[Concatenate[Eyes, P], T]) -> Callable[Concatenate[Eyes, P], T]:
    """A method of an onlooker that makes a part of the scene, kept from look to look while it would come out the same."""

    @wraps(method)
    def kept(self: Eyes, /, *args: P.args, **named: P.kwargs) -> T:
        value: T = self.memory.part((method, args, tuple(named.items()) if named else ()))
        return value

    return kept


def answer(method: Callable[Concatenate[Eyes, P], T]) -> Callable[Concatenate[Eyes, P], T]:
    """A method of an onlooker with a short answer: parts depend on the answer, not on what was read for it."""

    @wraps(method)
    def heard(self: Eyes, /, *args: P.args, **named: P.kwargs) -> T:
        value: T = self.memory.answer((method, args, tuple(named.items()) if named else ()))
        return value

    return heard
