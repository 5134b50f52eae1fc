"""Options: what somebody can choose. An option is a verb and a number, interned, with a key that means the same for ever."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from miskatonic.core.declared import Args, Kind, made, name_of

NOTHING: Final = -1
"""The value of an option that points at nothing, such as `pass`."""


class Option:
    """One thing that can be chosen; made by its verb, never by hand."""

    __slots__ = ("key", "value", "verb")

    def __init__(self, verb: "Verb", value: int, key: str) -> None:
        self.verb = verb
        self.value = value
        self.key = key

    def __repr__(self) -> str:
        return self.key


class Verb:
    """A way to act, e.g. `move`, with the function that names what it acts on.

    >>> move = Verb("move", lambda place: ("library", "hall")[place])
    >>> move[1].key, move[1] is move[1]
    ('move:hall', True)
    """

    __slots__ = ("made", "name", "slug")

    def __init__(self, name: str, slug: Callable[[int], str]) -> None:
        self.name = name
        self.slug = slug
        self.made: dict[int, Option] = {}

    def __getitem__(self, value: int) -> Option:
        option = self.made.get(value)
        if option is None:
            option = self.made[value] = Option(self, value, f"{self.name}:{self.slug(value)}")
        return option

    def each(self, values: "tuple[int, ...] | list[int]") -> list[Option]:
        """An option for every value."""
        made = self.made
        return [made.get(value) or self[value] for value in values]


def plain(name: str) -> Option:
    """An option that points at nothing.

    >>> plain("pass").key
    'pass'
    """
    return Option(Verb(name, str), NOTHING, name)


class Routine(NamedTuple):
    """What somebody may have chosen from now on without being asked, and the name under which that is remembered."""

    name: str
    option: Option
    listed: bool = False
    """The question is which comes next, and always the first that is listed does."""


class Asked:
    """An open question: immutable, part of the state."""

    __slots__ = ("about", "kind", "options", "seat", "source", "then", "together", "who")

    def __init__(
        self,
        seat: int,
        who: int,
        kind: Kind,
        options: tuple[Option, ...],
        source: str,
        about: Args,
        together: bool,
        then: "Callable[..., list[Option]] | None" = None,
    ) -> None:
        self.seat = seat
        self.who = who
        self.kind = kind
        self.options = options
        self.source = source
        self.about = about
        self.together = together
        """Whether several seats are asked this at once, each in private."""
        self.then = then
        """What the seat may choose after this answer, while others are still at theirs; nothing once it is done."""

    @property
    def question(self) -> str:
        """The name of the kind of question."""
        return name_of(self.kind)

    @property
    def what(self) -> Any:
        """The question itself, of its declared kind."""
        return made(self.kind, self.about)

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.question}, {len(self.options)} options>"

    def goes_on(self, trial: Any, option: Option) -> bool:
        """Whether a seat at its own pace has more to choose after an option, which is tried out in a copy of the state."""
        return self.then is not None and bool(self.then(trial, self.seat, option))

    def find(self, key: str) -> Option | None:
        """The option with this key, if it is offered."""
        for option in self.options:
            if option.key == key:
                return option
        return None


class Several:
    """What a question lets one choose thing by thing, so that a screen can let it be chosen at once."""

    __slots__ = ("done", "least", "most", "picks")

    def __init__(self, picks: tuple[tuple[Option, ...], ...], done: Option, most: int, least: int = 1) -> None:
        self.picks = picks
        """Options by what they point at: those alike stand together, in the order in which they are offered."""
        self.done = done
        """What ends the choice, unless it ends by itself with the `most` there can be."""
        self.most = most
        self.least = least
