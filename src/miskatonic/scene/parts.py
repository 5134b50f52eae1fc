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


class Making:
    """Something while it is being made: what was read and which answers were heard for it so far, and the parts in it.

    Answers that its parts have heard are noted here too, in the order they came; what they have read is noted with them.
    """

    __slots__ = ("answers", "parts", "reads")

    def __init__(self) -> None:
        self.parts: dict[Name, Made] = {}
        self.reads: set[Hashable] = set()
        self.answers: dict[Name, Any] = {}


class Made:
    """Something that was made. There are hundreds for every pair of eyes, so it takes no more room than needed."""

    __slots__ = ("answers", "heard", "look", "name", "parts", "reads", "value")

    def __init__(self, name: Name, look: int, making: Making, value: Any) -> None:
        self.name = name
        self.look = look
        """At which look it was last found to be good; of a part nobody asks."""
        self.value = value
        self.parts = making.parts or NO_PARTS
        self.reads: frozenset[Hashable] = one_of(frozenset(making.reads))
        self.heard = tuple(making.answers)
        self.answers = tuple(making.answers.values())


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

    __slots__ = ("answers", "before", "changed", "errands", "look", "now", "onlooker", "whole")

    def __init__(self) -> None:
        self.look = 0
        self.whole = Making()
        """The look under way; nobody will ask if it is still good."""
        self.now = self.whole
        """What is being made."""
        self.before: dict[Name, Made] = {}
        """The parts that were in it when it was made last."""
        self.answers: dict[Name, Made] = {}
        self.changed: frozenset[Hashable] = frozenset()
        self.onlooker: Onlooker | None = None
        self.errands: Errands | None = None
        """Where answers that take long are worked out; here, if nowhere else."""

    def forget(self) -> None:
        """Keep nothing for the next look."""
        self.now = self.whole = Making()
        self.before, self.answers, self.onlooker = {}, {}, None

    def turn(self, changed: frozenset[Hashable] | None) -> None:
        """A new look begins, at which this is different from the last one; None if that is not known."""
        known = changed is not None
        self.before = self.whole.parts if known else {}
        if not known:
            self.answers = {}
        elif self.look % LOOKS_REMEMBERED == 0:
            self.answers = {name: made for name, made in self.answers.items() if made.look == self.look}
        self.changed = changed or frozenset()
        self.look += 1
        self.now = self.whole = Making()

    def part(self, name: Name) -> Any:
        """The part of this name: as it was, or made anew."""
        around = self.now
        found = around.parts.get(name)
        if found is None:
            found = self.before.get(name)
            if found is None or not self._is_good(found):
                found = self._made(name, found)
            around.parts[found.name] = found
            if found.heard and around is not self.whole:
                around.answers.update(zip(found.heard, found.answers, strict=True))
        return found.value

    def answer(self, name: Name) -> Any:
        """What a method answers now."""
        found = self._answered(name)
        self.now.answers[found.name] = found.value
        return found.value

    def _answered(self, name: Name) -> Made:
        found = self.answers.get(name)
        if found is None or (found.look != self.look and (found.look < self.look - 1 or not self._is_good(found))):
            found = self._made(name, None)
            self.answers[found.name] = found
        found.look = self.look
        return found

    def _is_good(self, made: Made) -> bool:
        """Whether making it again would come to the same."""
        if not self._is_untouched(made):
            return False
        for name, value in zip(made.heard, made.answers, strict=True):  # noqa: SIM110  # while they are the same, the next one would be asked too
            if self._answered(name).value != value:
                return False
        return True

    def _is_untouched(self, made: Made) -> bool:
        """Whether all that was read for it, and for the parts in it, is as it was."""
        if not made.reads.isdisjoint(self.changed):
            return False
        for kid in made.parts.values():  # noqa: SIM110  # asked hundreds of times at a look: a generator would cost more than the question
            if not self._is_untouched(kid):
                return False
        return True

    def _made(self, name: Name, old: Made | None) -> Made:
        around, before = self.now, self.before
        making = self.now = Making()
        self.before = {} if old is None else old.parts
        try:
            method, args, named = name
            value = method(self.onlooker, *args, **dict(named))
        finally:
            self.now, self.before = around, before
        if old is not None:
            name = old.name
            if old.value == value:
                value = old.value
        else:
            name = one_of(name)
        return Made(name, self.look, making, value)


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
        self.memory.now.reads.add(what)

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
