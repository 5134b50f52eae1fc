"""The story of a game: which log entries are key moments, and what is counted of each player. Games say both as data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from miskatonic.core.declared import NUMBER, SEAT, WHO, Kind, arguments
from miskatonic.core.record import Record
from miskatonic.core.state import Note, State
from miskatonic.text.phrases import Three

NOTED: Final = 1
TURNING: Final = 2
FATEFUL: Final = 3
TURNING_POINTS: Final = 8
"""At most so many are told when a game is over; what weighs less than a turning point is none of them."""
ENTRIES_TOLD: Final = 3
"""Of one moment so many entries are told."""


@dataclass(frozen=True)
class When:
    """A kind of log entry that is a key moment only if something is true of what it tells."""

    kind: Kind
    test: Callable[[Any], bool]


@dataclass(frozen=True)
class Told:
    """A key moment of a game that was played: after how many decisions, its weight, and the entries that tell it."""

    number: int
    weight: int
    notes: tuple[Note, ...]


@dataclass(frozen=True)
class Deed:
    """Something that is counted of each player: the entries of some kinds, or with `summed` the last number in each.

    Whose deed an entry tells of is its first field that is a seat or somebody.
    """

    words: Three
    kinds: tuple[Kind, ...]
    summed: bool = False


def by_seat(s: State) -> dict[int, int]:
    """Where the log calls players by their seats."""
    return {seat: seat for seat in range(s.seats)}


def nothing_more(record: Record) -> Iterable[tuple[int, Note]]:
    """Where the kinds of entries say all."""
    return ()


@dataclass(frozen=True)
class Source:
    """Something a score comes from, and how much of it: by seat, or the one number that all share."""

    words: Three
    counts: tuple[int, ...]


def unexplained(record: Record) -> Iterable[Source]:
    """Where a score is what it is."""
    return ()


def as_ever(s: State) -> Three | None:
    """Where every game is counted alike."""
    return None


@dataclass(frozen=True)
class Score:
    """What the scores of a result are: of each player, or one that all share."""

    words: Three
    otherwise: Callable[[State], Three | None] = as_ever
    """What is counted instead in some games, such as fame in a campaign."""
    shared: bool = False
    less_is_more: bool = False
    sources: Callable[[Record], Iterable[Source]] = unexplained
    """What the scores of a finished game come from; together they are the score."""


@dataclass(frozen=True)
class Story:
    """What a game is remembered by."""

    noted: tuple[Kind | When, ...] = ()
    """Entries that a timeline marks."""
    turning: tuple[Kind | When, ...] = ()
    """Entries that may have decided the game."""
    fateful: tuple[Kind | When, ...] = ()
    """Entries that nobody at the table forgets."""
    decided: Callable[[Record], Iterable[tuple[int, Note]]] = nothing_more
    """What turned the game as only the whole of it shows: after how many decisions, and an entry that tells it."""
    deeds: tuple[Deed, ...] = ()
    cast: Callable[[State], Mapping[int, int]] = by_seat
    """From whom the log names to the seat, in the state the game begins with."""
    enters: Kind | None = None
    """The entry that tells who comes into the game later: a seat, and whom it plays from then on."""
    score: Score | None = None
    begins: tuple[Kind, ...] = ()
    """Entries with which a round begins, or whatever the game counts."""
    round: Three = ("Round {n}", "Раунд {n}", "Раунд {n}")
    """How far a game has come, by what the game counts."""
    part: Kind | None = None
    """The entry with which a part of the game begins that has a name of its own, such as a scenario of a campaign."""

    @cached_property
    def _weights(self) -> dict[Kind, list[tuple[int, When | None]]]:
        found: dict[Kind, list[tuple[int, When | None]]] = {}
        for weight, kinds in ((NOTED, self.noted), (TURNING, self.turning), (FATEFUL, self.fateful)):
            for one in kinds:
                when = one if isinstance(one, When) else None
                found.setdefault(one.kind if isinstance(one, When) else one, []).append((weight, when))
        return found

    def weight(self, note: Note) -> int:
        """How much a log entry weighs as a moment of the story; 0 if it is none."""
        known = self._weights.get(note.kind, ())
        return max((weight for weight, when in known if when is None or when.test(note.told)), default=0)

    def told(self, record: Record) -> list[Told]:
        """The key moments of a game, its set-up aside: of each decision that has any, its weightiest entries."""
        decided: dict[int, list[Note]] = {}
        for number, note in self.decided(record):
            decided.setdefault(number, []).append(note)
        found: list[Told] = []
        for number, piece in enumerate(record.notes[1:], 1):
            turned = decided.get(number, [])
            weighed = [(self.weight(note), note) for note in piece if note not in turned]
            weight = max((weight for weight, _ in weighed), default=0)
            if turned:
                weight = max(weight, TURNING)
            if weight:
                heavy = [note for heaviness, note in weighed if heaviness == weight]
                found.append(Told(number, weight, (*turned, *heavy[-ENTRIES_TOLD:])))
        return found

    def rounds(self, notes: Sequence[Sequence[Note]]) -> list[tuple[int, int]]:
        """After how many decisions each round began, and its number: what its entry says, or which one it is.

        A round that passed without a decision leaves its place to the next.
        """
        found: dict[int, int] = {}
        begun = 0
        for number, piece in enumerate(notes):
            for note in piece:
                if note.kind in self.begins:
                    begun += 1
                    found[number] = [begun, *_values(note, (NUMBER,))][-1]
        return list(found.items())

    def parts(self, notes: Sequence[Sequence[Note]]) -> list[tuple[int, Note]]:
        """After how many decisions each part began, and the entry that says which; nothing where there is but one."""
        found = [(number, note) for number, piece in enumerate(notes) for note in piece if note.kind is self.part]
        return found if len(found) > 1 else []

    def counted(self, start: State, notes: Sequence[Sequence[Note]]) -> list[list[int]]:
        """How often each deed was done, by deed and seat."""
        cast = dict(self.cast(start))
        counts = [[0] * start.seats for _ in self.deeds]
        for note in (note for piece in notes for note in piece):
            if note.kind is self.enters:
                seat, person, *_ = note.told
                cast[person] = seat
            for row, deed in enumerate(self.deeds):
                if note.kind in deed.kinds:
                    whose = cast.get(next(_values(note, (SEAT, WHO))))
                    if whose is not None:
                        counts[row][whose] += [1, *_values(note, (NUMBER,))][-1] if deed.summed else 1
        return counts


NO_STORY: Final = Story()


def _values(note: Note, what: tuple[str, ...]) -> Iterator[int]:
    """The arguments of an entry that are of some kind."""
    return (getattr(note.told, field) for field, kind in arguments(note.kind) if kind in what)


def turning_points(moments: Sequence[Told]) -> list[Told]:
    """The key moments to tell at the end, in their order: the weightiest, and of equal ones the last."""
    heavy = [told for told in moments if told.weight >= TURNING]
    chosen = sorted(heavy, key=lambda told: (told.weight, told.number), reverse=True)[:TURNING_POINTS]
    return sorted(chosen, key=lambda told: told.number)
