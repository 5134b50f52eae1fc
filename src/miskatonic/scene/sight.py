"""What a seat sees of a state, looked up when it is read, with a note of what was read: the view from which scenes are made.

It is the same view that `hidden.seen_by` makes whole.
"""

from __future__ import annotations

from collections.abc import Hashable, ItemsView, Iterator, KeysView, ValuesView
from functools import cache
from typing import Any, Final, TypeVar

from miskatonic.core import hidden, zones
from miskatonic.core.options import Asked
from miskatonic.core.rules import Rules
from miskatonic.core.state import EVERYBODY, Note, State
from miskatonic.core.zones import SPECTATOR, Sees
from miskatonic.scene import memory
from miskatonic.scene.errands import Errands
from miskatonic.scene.parts import without_questions

Fickle = dict[str, tuple[Sees, int]]
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
FIXED: Final = (zones.open_to_all, zones.hidden, zones.own)
"""Who sees such a zone or number depends on nothing that happens."""
NEVER: Final = -2


# -------------------------------------------------------------------- what has changed


class Watch:
    """A game as it was when somebody last looked, and what had changed since the time before.

    A state that is looked at must stay as it is: who plays on, plays a copy.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.changed: frozenset[Hashable] = frozenset()
        """What is not as it was, for anybody."""
        self.number = 0
        """How often has been looked."""
        self.errands: Errands | None = None
        """Where what takes long is worked out, if anywhere else."""
        self._brought = 0
        """How many answers had come from there."""
        self.in_common: dict[Hashable, memory.Common] = {}
        """What those who look keep in common, by who speaks to them."""
        self.eyes = 0
        """How many pairs of eyes there have been."""
        self.questions = hidden.questions_for(state, SPECTATOR)
        """What everybody must decide, as all hear it."""
        self._seen_by = visible(state)
        self.alike = alike(self._seen_by)

    def look(self, state: State) -> None:
        """Look again."""
        for speech, common in tuple(self.in_common.items()):
            common.said.clear()
            if self.number % memory.LOOKS_REMEMBERED == 0:
                common.forget(self.number)
                if not common.parts and not common.answers:
                    del self.in_common[speech]  # nobody is spoken to like this any more
        old, was_asked, was_seen_by = self.state, self.questions, self._seen_by
        self.state, self.questions, self._seen_by = state, hidden.questions_for(state, SPECTATOR), visible(state)
        self.alike = alike(self._seen_by)
        self.number += 1
        changed = changes(old, state)
        for key, seen_by in self._seen_by.items():
            if was_seen_by.get(key, seen_by) != seen_by:
                changed.update((key, *state.zones.get(key, ())))
        if changed:
            changed.add(memory.EVERYTHING)
        if [_told(asked) for asked in was_asked] != [_told(asked) for asked in self.questions]:
            changed.add(memory.QUESTIONS)
        if old.result is not state.result:
            changed.add(memory.RESULT)
        if self.errands is not None and self._brought != self.errands.brought:
            self._brought = self.errands.brought
            changed.add(memory.ERRANDS)
        self.changed = frozenset(changed)


def visible(state: State) -> dict[str, list[bool]]:
    """Of what is there now, and is seen or not as the game goes: who sees it. What is new has changed anyway."""
    places, numbers = fickle(state.rules)
    there = [(key, numbers[key]) for key in state.counts if key in numbers] if numbers else []
    there += [(key, of) for key, of in places.items() if state.zones.get(key)]
    everybody = (SPECTATOR, *range(state.seats))
    return {key: [sees(state, index, seat) for seat in everybody] for key, (sees, index) in there}


def alike(seen_by: dict[str, list[bool]]) -> frozenset[str]:
    """What all see, though they need not."""
    return frozenset([key for key, seeing in seen_by.items() if all(seeing)])


def changes(old: State, new: State) -> set[Hashable]:
    """The zones, numbers and pieces that are not as they were."""
    was, now = old.zones, new.zones
    shifted = [key for key, pieces in now.items() if was.get(key, ()) != pieces]
    shifted += [key for key, pieces in was.items() if pieces and key not in now]
    found: set[Hashable] = set(shifted)
    for key in shifted:
        found.update(set(was.get(key, ())).symmetric_difference(now.get(key, ())))
    if old.known != new.known:
        for piece, _ in old.known.items() ^ new.known.items():
            found.update((piece, old.home.get(piece, ""), new.home.get(piece, "")))
    before, counts = old.counts, new.counts
    found.update([key for key, n in counts.items() if before.get(key) != n])
    found.update([key for key in before if key not in counts])
    return found


# -------------------------------------------------------------------- what is seen


class Seen(dict[K, V]):
    """A dictionary of which every entry is looked up when it is read, and noted as read."""

    __slots__ = ("memory", "now", "open", "seat", "sight")

    def __init__(self, sight: Sight, now: dict[K, V], open_to_all: frozenset[str]) -> None:
        super().__init__()
        self.sight = sight
        self.seat = sight.seat
        self.memory = sight.memory
        self.now = now
        """All there is, at this look."""
        self.open = open_to_all
        """The zones, or the numbers, that everybody sees at any time."""

    def look_up(self, key: K) -> V | None:
        """What is under a key, for this seat."""
        raise NotImplementedError

    def whole(self) -> dict[K, V]:
        """Everything at once."""
        self.memory.reads.add(memory.EVERYTHING)
        found = {key: self.look_up(key) for key in self.now}
        return {key: value for key, value in found.items() if value is not None}

    def get(self, key: K, default: Any = None) -> Any:
        self.memory.reads.add(key)
        value = self.look_up(key)
        return default if value is None else value

    def __getitem__(self, key: K) -> V:
        self.memory.reads.add(key)
        value = self.look_up(key)
        if value is None:
            raise KeyError(key)
        return value

    def __contains__(self, key: object) -> bool:
        self.memory.reads.add(key)
        return self.look_up(key) is not None  # type: ignore[arg-type]

    def __iter__(self) -> Iterator[K]:
        return iter(self.whole())

    def __len__(self) -> int:
        return len(self.whole())

    def __eq__(self, other: object) -> bool:
        return self.whole() == other

    def keys(self) -> KeysView[K]:  # type: ignore[override]  # as its parent's for every use
        return self.whole().keys()

    def values(self) -> ValuesView[V]:  # type: ignore[override]  # as its parent's for every use
        return self.whole().values()

    def items(self) -> ItemsView[K, V]:  # type: ignore[override]  # as its parent's for every use
        return self.whole().items()

    def copy(self) -> dict[K, V]:
        return self.whole()


def are_known_alike(known: dict[int, int], pieces: tuple[int, ...]) -> bool:
    """Whether of these pieces, which lie hidden, each is known to all or to nobody."""
    return known.keys().isdisjoint(pieces) or all(known.get(piece, EVERYBODY) == EVERYBODY for piece in pieces)


class SeenZones(Seen[str, tuple[int, ...]]):
    """The zones; pieces that the seat may not see are blanks."""

    __slots__ = ()

    def get(self, key: str, default: Any = None) -> Any:
        self.memory.reads.add(key)
        pieces = self.now.get(key)
        return (pieces if not pieces or key in self.open else self.look_up(key)) or default

    def look_up(self, key: str) -> tuple[int, ...] | None:
        pieces = self.now.get(key)
        if not pieces or key in self.open or key in self.sight.watch.alike:
            return pieces or None
        s = self.sight.state
        place, blank = s.rules.zones[key], s.rules.blank
        if place.sees is not zones.hidden or not are_known_alike(s.known, pieces):
            self.memory.reads.add(memory.EYES)
        if place.sees(s, place.index, self.seat):
            return pieces
        if not s.known:
            return tuple([blank[piece] for piece in pieces])
        known, bit = s.known, hidden.bit(self.seat)
        return tuple([piece if known.get(piece, 0) & bit else blank[piece] for piece in pieces])


class SeenHomes(Seen[int, str]):
    """Where the pieces lie that the seat may see."""

    __slots__ = ()

    def get(self, key: int, default: Any = None) -> Any:
        self.memory.reads.add(key)
        zone = self.now.get(key)
        return (zone if zone is None or zone in self.open else self.look_up(key)) or default

    def look_up(self, key: int) -> str | None:
        zone = self.now.get(key)
        if zone is None or zone in self.open or zone in self.sight.watch.alike:
            return zone
        s = self.sight.state
        if s.rules.zones[zone].sees is not zones.hidden or not are_known_alike(s.known, (key,)):
            self.memory.reads.add(memory.EYES)
        return zone if hidden.is_seen(s, zone, key, self.seat) else None


class SeenCounts(Seen[str, int]):
    """The numbers that the seat may know."""

    __slots__ = ()

    def get(self, key: str, default: Any = None) -> Any:
        self.memory.reads.add(key)
        value = self.now.get(key) if key in self.open else self.look_up(key)
        return default if value is None else value

    def __contains__(self, key: object) -> bool:
        self.memory.reads.add(key)
        return key in self.now and (key in self.open or self.look_up(key) is not None)

    def look_up(self, key: str) -> int | None:
        n = self.now.get(key)
        if n is not None and key not in self.open and key not in self.sight.watch.alike:
            s = self.sight.state
            family = s.rules.counters.get(key)
            if family is not None:
                self.memory.reads.add(memory.EYES)
                return n if family[0].sees(s, family[1], self.seat) else None
        return n


class Sight:
    """The eyes of one seat in one language: they look at a game again and again, and know what is new to them."""

    def __init__(self, seat: int, watch: Watch, asked: int | None = None) -> None:
        self.seat = seat
        self.asked = seat if asked is None else asked
        """Whose questions are heard whole, when others look on with them."""
        self.watch = watch
        watch.eyes += 1
        self.memory = memory.Memory(watch.eyes, watch.in_common)
        self.state = watch.state
        s, (places, numbers) = self.state, open_to_all(self.state.rules)
        self.zones = SeenZones(self, s.zones, places)
        self.home = SeenHomes(self, s.home, places)
        self.counts = SeenCounts(self, s.counts, numbers)
        self.view = State(s.rules, s.seats, 0)
        self.view.zones, self.view.home, self.view.counts = self.zones, self.home, self.counts
        self.bare = without_questions(self.view)
        self._number = NEVER

    def look(self) -> State:
        """The view, to be read before anybody looks again."""
        watch, view = self.watch, self.view
        new = self.state = watch.state
        self.zones.now, self.home.now, self.counts.now = new.zones, new.home, new.counts
        self.memory.errands = watch.errands
        changed = watch.changed if watch.number != self._number else self.memory.changed
        was_asked, asked = view.question_for(self.asked), new.question_for(self.asked)
        if was_asked is not asked and (was_asked is None or asked is None or _told(was_asked) != _told(asked)):
            changed |= {memory.QUESTION}
        self._number = watch.number
        view.asked = watch.questions if asked is None else hidden.questions_for(new, self.asked)
        view.result = new.result
        self.memory.turn(watch.number, changed)
        return view

    def readable(self, note: Note) -> Note:
        """An entry of the log as this seat may read it."""
        if note.seat is not None:
            self.memory.reads.add(memory.EYES)
        return hidden.readable(self.state, note, self.seat)


@cache
def open_to_all(rules: Rules) -> tuple[frozenset[str], frozenset[str]]:
    """The zones and the numbers that everybody sees at any time."""
    places = [key for key, zone in rules.zones.items() if zone.sees is zones.open_to_all]
    numbers = [key for key, (family, _) in rules.counters.items() if family.sees is zones.open_to_all]
    return frozenset(places), frozenset(numbers)


@cache
def fickle(rules: Rules) -> tuple[Fickle, Fickle]:
    """The zones, and the numbers, of which it depends on the game who sees them."""
    places = {key: (zone.sees, zone.index) for key, zone in rules.zones.items() if zone.sees not in FIXED}
    numbers = {key: (of.sees, index) for key, (of, index) in rules.counters.items() if of.sees not in FIXED}
    return places, numbers


def _told(asked: Asked) -> tuple[object, ...]:
    """All that can be read of a question."""
    return (asked.seat, asked.who, asked.kind, asked.options, asked.source, asked.about, asked.together)
