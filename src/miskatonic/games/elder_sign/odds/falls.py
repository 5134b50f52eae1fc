"""Every fall of a pool of dice, with a value for each, and what changing a die makes of them.

Green dice are many and alike, so their rolls are counted as multisets of faces with the number of ways each can fall. The
yellow and the red die are looked at one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations_with_replacement, product
from math import factorial
from typing import Final, NamedTuple

from miskatonic.games.elder_sign.cards import dice as d

Pool = tuple[int, int, int]
"""How many green, yellow and red dice."""
Faces = tuple[int, ...]
"""What dice show."""

GREEN_FACES: Final = d.FACES_OF[d.GREEN]
MOST_GREEN: Final = 6
SIDES: Final = 6
FALLS: Final[tuple[int, ...]] = tuple(SIDES**n for n in range(9))
"""In how many ways so many dice can fall."""
TOO_MANY: Final = MOST_GREEN + 1
"""More green dice than there are: a task that cannot be met."""
BLANK: Final = len(d.FACES)
"""In place of a face: it serves nothing."""

# -------------------------------------------------------------------- the rolls of green dice

Counts = tuple[int, ...]
"""How many green dice show each of the faces that make a difference."""


class GreenRolls:
    """Every roll of green dice when some of their sides count as the same face."""

    def __init__(self, sides: Faces) -> None:
        self.faces = tuple(sorted(set(sides)))
        """The faces that differ."""
        self.shares = tuple(sides.count(face) for face in self.faces)
        """How many sides stand for each."""
        self.rolls = tuple(tuple(self._rolls(n)) for n in range(MOST_GREEN + 1))
        """The rolls of so many dice, as counts of each face."""
        self.ways = tuple(tuple([self._ways(roll) for roll in rolls]) for rolls in self.rolls)
        """In how many ways each of them can fall."""
        self.place = tuple({roll: i for i, roll in enumerate(rolls)} for rolls in self.rolls)

    def _rolls(self, n: int) -> list[Counts]:
        kinds = range(len(self.faces))
        return [tuple([roll.count(kind) for kind in kinds]) for roll in combinations_with_replacement(kinds, n)]

    def _ways(self, roll: Counts) -> int:
        ways = factorial(sum(roll))
        for share, n in zip(self.shares, roll, strict=True):
            ways = ways // factorial(n) * int(share**n)
        return ways

    def number(self, roll: Counts, face: int) -> int:
        """How many dice of a roll show a face."""
        return roll[self.faces.index(face)] if face in self.faces else 0

    def with_one(self, roll: Counts, kind: int, n: int = 1) -> Counts:
        """The roll with one more die of a kind, or with so many more."""
        return (*roll[:kind], roll[kind] + n, *roll[kind + 1 :])

    def changed(self, n: int, old: int, new: int) -> list[int]:
        """For each roll of so many dice: the place of the roll in which one shows another face, or its own place."""
        if old not in self.faces or new not in self.faces:
            return list(range(len(self.rolls[n])))
        a, b = self.faces.index(old), self.faces.index(new)
        return [
            self.place[n][self.with_one(self.with_one(roll, a, -1), b)] if roll[a] else i
            for i, roll in enumerate(self.rolls[n])
        ]

    @cached_property
    def one_more(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """For each roll: the places of the rolls with one more die, by what it shows."""
        kinds = range(len(self.faces))
        return tuple(
            tuple(tuple([self.place[n + 1][self.with_one(roll, kind)] for kind in kinds]) for roll in self.rolls[n])
            for n in range(MOST_GREEN)
        )

    @cached_property
    def masks(self) -> tuple[tuple[int, ...], ...]:
        """For each roll: which kinds of face it shows."""
        return tuple(tuple([sum(1 << i for i, n in enumerate(roll) if n) for roll in rolls]) for rolls in self.rolls)

    @cached_property
    def terrors(self) -> tuple[tuple[int, ...], ...]:
        """For each roll: how many dice show terror."""
        return tuple(tuple([self.number(roll, d.TERROR) for roll in rolls]) for rolls in self.rolls)


@cache
def green_rolls(sides: Faces) -> GreenRolls:
    """The rolls of green dice whose six sides count as these faces."""
    return GreenRolls(sides)


def rolls_of_others(pool: Pool) -> Iterator[Faces]:
    """Every roll of the yellow and the red die, as far as they are in the pool."""
    return product(*(d.FACES_OF[colour] for colour in (d.YELLOW, d.RED) for _ in range(pool[colour])))


# -------------------------------------------------------------------- a value for every roll

Number = float | Fraction
Rolls = dict[Faces, list[Number]]
"""For every roll of the yellow and the red die: a value for every roll of the green ones."""


def best_of(lists: list[list[Number]]) -> list[Number]:
    """The best value of each place."""
    return list(map(max, *lists)) if len(lists) > 1 else lists[0]


def best_rolls(ways: list[Rolls]) -> Rolls:
    """The best value of each roll."""
    return {faces: best_of([way[faces] for way in ways]) for faces in ways[0]} if len(ways) > 1 else ways[0]


# -------------------------------------------------------------------- dice that can be changed


class Change(NamedTuple):
    """A power that lets one die of a roll show the second face instead of the first of one of the pairs."""

    pairs: tuple[tuple[int, int], ...]
    colour: int | None = None
    """Only a die of this colour, if one is named."""
    once: bool = False
    """Once in the attempt, not once a roll."""


def bent(seen: Faces, changes: tuple[Change, ...]) -> Faces:
    """What each face counts as: those that serve nothing are told apart by what they can be changed into."""
    out = list(seen)
    alike: dict[Faces, int] = {}
    for face, counts_as in enumerate(seen):
        become = tuple(seen[dict(change.pairs).get(face, face)] for change in changes)
        if counts_as == BLANK and any(new != BLANK for new in become):
            out[face] = alike.setdefault(become, face)
    return tuple(out)


def with_changes(stop: Callable[[int], Rolls], changes: tuple[Change, ...], usable: int, seen: Faces, pool: Pool) -> Rolls:
    """The value of every roll when some changes (a mask) can be used, each once; `stop` values it with these unused."""
    found: dict[int, Rolls] = {}
    for mask in [mask for mask in range(usable + 1) if mask & usable == mask]:
        ways = [stop(mask)]
        ways += [_changed(found[mask ^ 1 << i], change, seen, pool) for i, change in enumerate(changes) if mask >> i & 1]
        found[mask] = best_rolls(ways)
    return found[usable]


def _changed(rolls: Rolls, change: Change, seen: Faces, pool: Pool) -> Rolls:
    """The value of every roll when one die of it is changed, or none."""
    pairs = {(seen[old], seen[new]) for old, new in change.pairs if seen[new] != BLANK or old == d.TERROR}
    green = green_rolls(tuple([seen[face] for face in GREEN_FACES]))
    colours = [colour for colour in (d.YELLOW, d.RED) if pool[colour]]
    out: Rolls = {}
    for faces, values in rolls.items():
        lists = [values]
        for old, new in pairs:
            if change.colour in (None, d.GREEN):
                lists.append([values[i] for i in green.changed(pool[d.GREEN], old, new)])
            for i, colour in enumerate(colours):
                other = (*faces[:i], new, *faces[i + 1 :])
                if faces[i] == old and change.colour in (None, colour) and other in rolls:
                    lists.append(rolls[other])
        out[faces] = best_of(lists)
    return out
