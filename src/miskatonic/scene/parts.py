"""Parts of a scene are kept from look to look while nothing they were made from has changed: they stay the same object.

A game's table is an `Onlooker`. While a method marked `@part` runs, all that it reads of the view and of the open questions
is noted; at the next look it runs again only if something it read is different. A method marked `@answer` stands between:
parts that call it depend on what it answers, not on what it had to read. So nothing has to say what a part depends on, and a
part can depend on nothing else: an onlooker has no attributes of its own, and arguments belong to the name of a part.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from miskatonic.core.hidden import questions_for
from miskatonic.core.options import Asked
from miskatonic.core.state import Result, State
from miskatonic.core.zones import SPECTATOR
from miskatonic.scene import memory
from miskatonic.text.speech import Speech

P = ParamSpec("P")
T = TypeVar("T")
Eyes = TypeVar("Eyes", bound="Onlooker")


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


class Onlooker:
    """A table as one pair of eyes sees it in one language, at one look. It has a view and no attributes of its own.

    The view is what lies on the table; what is asked, and how the game ended, stand beside it.
    """

    __slots__ = ("_seat", "_whole", "lang", "memory", "speech", "view")

    def __init__(self, view: State, seat: int, speech: Speech) -> None:
        sight = getattr(view.zones, "sight", None)
        self._whole = view
        self.view: State = without_questions(view) if sight is None else sight.bare
        self._seat = seat
        self.speech = speech
        self.lang = speech.lang
        self.memory: memory.Memory = memory.Memory() if sight is None else sight.memory
        self.memory.lend(self, speech)

    def __init_subclass__(cls) -> None:
        if vars(cls).get("__slots__") != ():
            raise TypeError(f"{cls.__name__} needs `__slots__ = ()`: parts could depend on attributes of its own, unnoticed")

    @property
    def seat(self) -> int:
        """Whose eyes these are."""
        self.memory.reads.add(memory.EYES)
        return self._seat

    @property
    def asked(self) -> Asked | None:
        """What this seat must decide now."""
        self.memory.reads.update((memory.EYES, memory.QUESTION))
        return self._whole.question_for(self._seat)

    @property
    def questions(self) -> tuple[Asked, ...]:
        """What everybody must decide now; not what they may choose from, which is theirs."""
        self.memory.reads.add(memory.QUESTIONS)
        return questions_for(self._whole, SPECTATOR)

    @property
    def result(self) -> Result | None:
        """How the game ended."""
        self.memory.reads.add(memory.RESULT)
        return self._whole.result

    def worked_out(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T | None:
        """What a function answers that takes long; None as long as it is being worked out elsewhere."""
        errands = self.memory.errands
        if errands is None or named:
            return function(*args, **named)
        found: T | None = errands.answer((function, args))
        if found is None:
            self.memory.reads.add(memory.ERRANDS)
        return found

    @answer
    def is_own(self, seat: int) -> bool:
        """Whether a seat is the one whose eyes these are."""
        return seat == self.seat

    @property
    def own_first(self) -> list[int]:
        """All seats in their order, but one's own before the others."""
        own, seats = self.seat, range(self.view.seats)
        return [own, *[seat for seat in seats if seat != own]] if own in seats else [*seats]

    @property
    def whole_view(self) -> State:
        """The view with the questions and the result in it; whoever takes it has read them."""
        self.memory.reads.update((memory.EYES, memory.QUESTION, memory.QUESTIONS, memory.RESULT))
        return self._whole


def without_questions(view: State) -> State:
    """What lies on the table and nothing else."""
    bare = State(view.rules, view.seats, 0)
    bare.zones, bare.home, bare.counts = view.zones, view.home, view.counts
    return bare
