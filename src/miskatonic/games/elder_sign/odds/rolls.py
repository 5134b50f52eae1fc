"""The odds of one roll, exact: every roll of a pool counted, never sampled.

Green dice are many and alike, so their rolls are counted as multisets of faces with the number of ways each can fall. Other
dice (the yellow and the red one, and secured dice with a fixed face) are looked at one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from itertools import combinations_with_replacement, product
from math import factorial
from typing import Final, NamedTuple

from miskatonic.games.elder_sign.cards.dice import (
    FACES,
    FACES_OF,
    GREEN,
    INV1,
    INV2,
    INV3,
    INV4,
    INVESTIGATION,
    RED,
    TERROR,
    WILD,
    YELLOW,
)
from miskatonic.games.elder_sign.cards.words import Investigation, Symbol

Pool = tuple[int, int, int]
"""How many green, yellow and red dice."""
Need = tuple[int, ...]
"""The symbols of a task as sorted numbers: n for an investigation of n, minus a mask of faces for one die."""
Faces = tuple[int, ...]
"""What dice show."""

GREEN_FACES: Final = FACES_OF[GREEN]
MOST_GREEN: Final = 6
SIDES: Final = 6
FALLS: Final[tuple[int, ...]] = tuple(SIDES**n for n in range(9))
"""In how many ways so many dice can fall."""
TOO_MANY: Final = MOST_GREEN + 1
"""More green dice than there are: a task that cannot be met."""
BLANK: Final = len(FACES)
"""In place of a face: it serves nothing."""


def need(symbols: tuple[Symbol, ...]) -> Need:
    """The symbols of a task in the form the odds are reckoned with.

    >>> from miskatonic.games.elder_sign.cards.words import A_LORE, Investigation
    >>> need((Investigation(3), A_LORE))
    (-16, 3)
    """
    return tuple(sorted(s.n if isinstance(s, Investigation) else -sum(1 << face for face in s.faces) for s in symbols))


# -------------------------------------------------------------------- faces that make a difference


@lru_cache(maxsize=4096)
def seen_as(needs: tuple[Need, ...]) -> Faces:
    """What each face counts as for these needs: BLANK if it serves none, the least investigation that does as well."""
    enough = max((symbol for wanted in needs for symbol in wanted), default=0)
    out: list[int] = []
    for face in range(BLANK):
        if not any(without(wanted, face) for wanted in needs):
            out.append(BLANK)
        else:
            out.append(min(face, enough - 1) if face <= INV4 else face)
    return tuple(out)


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
        return tuple(tuple([self.number(roll, TERROR) for roll in rolls]) for rolls in self.rolls)


@cache
def green_rolls(sides: Faces) -> GreenRolls:
    """The rolls of green dice whose six sides count as these faces."""
    return GreenRolls(sides)


@lru_cache(maxsize=4096)
def _fewest(n1: int, n2: int, n3: int, sums: Need) -> int:
    """The fewest green dice among so many ones, twos and threes that meet all the investigations."""
    if not sums:
        return 0
    first, rest = sums[0], sums[1:]
    best = TOO_MANY
    for a3 in range(min(n3, -(-first // 3)) + 1):
        for a2 in range(min(n2, -(-max(0, first - 3 * a3) // 2)) + 1):
            a1 = max(0, first - 3 * a3 - 2 * a2)
            if a1 <= n1:
                best = min(best, a1 + a2 + a3 + _fewest(n1 - a1, n2 - a2, n3 - a3, rest))
    return min(best, TOO_MANY)


Least = tuple[tuple[int, ...], ...]
"""For each number of green dice and each roll of theirs, the fewest of them that will do."""


@lru_cache(maxsize=16384)
def least_green(wanted: Need, sides: Faces) -> Least:
    """The fewest green dice that meet a need, in every roll of green dice; TOO_MANY where it cannot be met."""
    split = next((symbol for symbol in wanted if symbol < 0 and -symbol & (-symbol - 1)), None)
    if split is not None:  # one die of several faces: the best of them
        rest = list(wanted)
        rest.remove(split)
        return least_of(tuple(tuple(sorted((*rest, -(1 << face)))) for face in GREEN_FACES if -split >> face & 1), sides)
    green = green_rolls(sides)
    singles = [(green.faces.index(face), wanted.count(-(1 << face))) for face in green.faces if -(1 << face) in wanted]
    sums = tuple(symbol for symbol in wanted if symbol > 0)
    base = sum([n for _, n in singles])
    if base + len(sums) != len(wanted):  # a face that no green die has
        return tuple((TOO_MANY,) * len(rolls) for rolls in green.rolls)
    return tuple(tuple([_least(green, roll, singles, sums, base) for roll in rolls]) for rolls in green.rolls)


def _least(green: GreenRolls, roll: Counts, singles: list[tuple[int, int]], sums: Need, base: int) -> int:
    for kind, n in singles:
        if roll[kind] < n:
            return TOO_MANY
    if not sums:
        return base
    return min(base + _fewest(*[green.number(roll, face) for face in (INV1, INV2, INV3)], sums), TOO_MANY)


@lru_cache(maxsize=16384)
def least_of(needs: tuple[Need, ...], sides: Faces) -> Least:
    """The fewest green dice that meet one of several needs."""
    first, *rest = (least_green(wanted, sides) for wanted in needs)
    for other in rest:
        first = tuple(tuple(map(min, a, b)) for a, b in zip(first, other, strict=True))
    return first


# -------------------------------------------------------------------- other dice


@lru_cache(maxsize=8192)
def without(wanted: Need, face: int) -> tuple[Need, ...]:
    """What can be left of a need when one more die, showing this face, is put to it; nothing if it serves no symbol.

    >>> without((-16, 3), WILD)
    ((3,), (-16,))
    """
    left: dict[Need, None] = {}
    if face == BLANK:
        return ()
    for symbol in dict.fromkeys(wanted):
        rest = list(wanted)
        rest.remove(symbol)
        if symbol < 0:
            if face != WILD and not -symbol >> face & 1:
                continue
        elif not INVESTIGATION[face]:
            continue
        elif symbol > INVESTIGATION[face]:
            rest.append(symbol - INVESTIGATION[face])
        left[tuple(sorted(rest))] = None
    return tuple(left)


Cover = tuple[int, Least, tuple[int, ...]]
"""Which of the other dice are used, as a mask; the fewest green dice that do the rest, roll by roll and in the luckiest."""


@lru_cache(maxsize=65536)
def covers(wanted: Need, others: Faces, sides: Faces) -> tuple[Cover, ...]:
    """Every way to use some of the other dice for a need, with the green dice it then takes; their sides count as these."""
    left: dict[int, tuple[Need, ...]] = {0: (wanted,)}
    for mask in range(1, 1 << len(others)):
        top = mask.bit_length() - 1
        before = left.get(mask ^ 1 << top, ())
        needs = tuple(dict.fromkeys(rest for wanted in before for rest in without(wanted, others[top])))
        if needs:
            left[mask] = needs
    return tuple((mask, least_of(needs, sides), fewest_of(needs, sides)) for mask, needs in left.items())


@lru_cache(maxsize=16384)
def fewest_of(needs: tuple[Need, ...], sides: Faces) -> tuple[int, ...]:
    """The fewest green dice that meet one of several needs in the luckiest roll of so many."""
    return tuple(min(least) for least in least_of(needs, sides))


def rolls_of_others(pool: Pool) -> Iterator[Faces]:
    """Every roll of the yellow and the red die, as far as they are in the pool."""
    return product(*(FACES_OF[colour] for colour in (YELLOW, RED) for _ in range(pool[colour])))


# -------------------------------------------------------------------- dice that can be changed

Number = float | Fraction
Rolls = dict[Faces, list[Number]]
"""For every roll of the yellow and the red die: a value for every roll of the green ones."""


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


def best_of(lists: list[list[Number]]) -> list[Number]:
    """The best value of each place."""
    return list(map(max, *lists)) if len(lists) > 1 else lists[0]


def best_rolls(ways: list[Rolls]) -> Rolls:
    """The best value of each roll."""
    return {faces: best_of([way[faces] for way in ways]) for faces in ways[0]} if len(ways) > 1 else ways[0]


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
    pairs = {(seen[old], seen[new]) for old, new in change.pairs if seen[new] != BLANK or old == TERROR}
    green = green_rolls(tuple([seen[face] for face in GREEN_FACES]))
    colours = [colour for colour in (YELLOW, RED) if pool[colour]]
    out: Rolls = {}
    for faces, values in rolls.items():
        lists = [values]
        for old, new in pairs:
            if change.colour in (None, GREEN):
                lists.append([values[i] for i in green.changed(pool[GREEN], old, new)])
            for i, colour in enumerate(colours):
                other = (*faces[:i], new, *faces[i + 1 :])
                if faces[i] == old and change.colour in (None, colour) and other in rolls:
                    lists.append(rolls[other])
        out[faces] = best_of(lists)
    return out


# -------------------------------------------------------------------- one roll


@lru_cache(maxsize=65536)
def chance(symbols: tuple[Symbol, ...], pool: Pool, held: Faces = (), changes: tuple[Change, ...] = ()) -> Fraction:
    """The exact chance that one roll of a pool, together with secured dice, can meet all symbols of a task.

    Each of the changes may be made to one die of the roll.

    >>> from miskatonic.games.elder_sign.cards.words import A_LORE
    >>> chance((A_LORE,), (6, 0, 0))
    Fraction(31031, 46656)
    """
    wanted = need(symbols)
    seen = bent(seen_as((wanted,)), changes)
    sides = tuple(seen[face] for face in GREEN_FACES)
    n = pool[GREEN]
    falls = [tuple(seen[face] for face in faces) for faces in rolls_of_others(pool)]
    met: Rolls = {}
    for faces in dict.fromkeys(falls):
        least = [by_green[n] for _, by_green, _ in covers(wanted, faces + held, sides)]
        met[faces] = [int(min(dice) < TOO_MANY) for dice in zip(*least, strict=True)]
    best = with_changes(lambda unused: met, changes, (1 << len(changes)) - 1, seen, pool)
    ways = green_rolls(sides).ways[n]
    total = sum(sum([falls_so for falls_so, value in zip(ways, best[faces], strict=True) if value]) for faces in falls)
    return Fraction(total, FALLS[sum(pool)])
