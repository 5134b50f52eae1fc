"""The odds of one roll, exact: every roll of a pool counted, never sampled.

Green dice are many and alike, so their rolls are counted as multisets of faces with the number of ways each can fall. Other
dice (the yellow and the red one, and secured dice with a fixed face) are looked at one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Final

from miskatonic.games.elder_sign.dice import FACES, FACES_OF, GREEN, INVESTIGATION, RED, WILD, YELLOW
from miskatonic.games.elder_sign.words import Investigation, Symbol

Pool = tuple[int, int, int]
"""How many green, yellow and red dice."""
Need = tuple[int, ...]
"""The symbols of a task as sorted numbers: n for an investigation of n, minus a mask of faces for one die."""
Faces = tuple[int, ...]
"""What dice show."""

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

    >>> from miskatonic.games.elder_sign.words import A_LORE, Investigation
    >>> need((Investigation(3), A_LORE))
    (-16, 3)
    """
    return tuple(sorted(s.n if isinstance(s, Investigation) else -sum(1 << face for face in s.faces) for s in symbols))


# -------------------------------------------------------------------- the rolls of green dice

Counts = tuple[int, ...]
"""How many green dice show each of the six green faces, in the order of the die."""


def _multisets(n: int) -> tuple[Counts, ...]:
    return tuple(tuple(sides.count(i) for i in range(SIDES)) for sides in combinations_with_replacement(range(SIDES), n))


GREEN_FACES: Final = FACES_OF[GREEN]
GREEN_ROLLS: Final = tuple(_multisets(n) for n in range(MOST_GREEN + 1))
"""Every roll of so many green dice."""
WAYS: Final = tuple(
    tuple(factorial(n) // prod(factorial(k) for k in roll) for roll in rolls) for n, rolls in enumerate(GREEN_ROLLS)
)
"""In how many ways each of them can fall."""


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


@lru_cache(maxsize=8192)
def least_green(wanted: Need) -> Least:
    """The fewest green dice that meet a need, in every roll of green dice; TOO_MANY where it cannot be met."""
    split = next((symbol for symbol in wanted if symbol < 0 and -symbol & (-symbol - 1)), None)
    if split is not None:  # one die of several faces: the best of them
        rest = list(wanted)
        rest.remove(split)
        return least_of(tuple(tuple(sorted((*rest, -(1 << face)))) for face in GREEN_FACES if -split >> face & 1))
    singles = tuple(wanted.count(-(1 << face)) for face in GREEN_FACES[3:])
    sums = tuple(symbol for symbol in wanted if symbol > 0)
    base = sum(singles)
    if base + len(sums) != len(wanted):  # a face that no green die has
        return tuple((TOO_MANY,) * len(rolls) for rolls in GREEN_ROLLS)
    lore, peril, terror = singles
    return tuple(
        tuple(
            [
                min(base + _fewest(n1, n2, n3, sums), TOO_MANY) if n4 >= lore and n5 >= peril and n6 >= terror else TOO_MANY
                for n1, n2, n3, n4, n5, n6 in rolls
            ]
        )
        for rolls in GREEN_ROLLS
    )


@lru_cache(maxsize=8192)
def least_of(needs: tuple[Need, ...]) -> Least:
    """The fewest green dice that meet one of several needs."""
    first, *rest = (least_green(wanted) for wanted in needs)
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


Cover = tuple[int, Least]
"""Which of the other dice are used, as a mask, and the fewest green dice that do the rest."""


@lru_cache(maxsize=65536)
def covers(wanted: Need, others: Faces) -> tuple[Cover, ...]:
    """Every way to use some of the other dice for a need, with the green dice it then takes."""
    left: dict[int, tuple[Need, ...]] = {0: (wanted,)}
    for mask in range(1, 1 << len(others)):
        top = mask.bit_length() - 1
        before = left.get(mask ^ 1 << top, ())
        needs = tuple(dict.fromkeys(rest for wanted in before for rest in without(wanted, others[top])))
        if needs:
            left[mask] = needs
    return tuple((mask, least_of(needs)) for mask, needs in left.items())


def rolls_of_others(pool: Pool) -> Iterator[Faces]:
    """Every roll of the yellow and the red die, as far as they are in the pool."""
    return product(*(FACES_OF[colour] for colour in (YELLOW, RED) for _ in range(pool[colour])))


# -------------------------------------------------------------------- one roll


@lru_cache(maxsize=65536)
def chance(symbols: tuple[Symbol, ...], pool: Pool, held: Faces = ()) -> Fraction:
    """The exact chance that one roll of a pool, together with secured dice, can meet all symbols of a task.

    >>> from miskatonic.games.elder_sign.words import A_LORE
    >>> chance((A_LORE,), (6, 0, 0))
    Fraction(31031, 46656)
    """
    wanted = need(symbols)
    green = pool[GREEN]
    met = 0
    for faces in rolls_of_others(pool):
        least = [by_green[green] for _, by_green in covers(wanted, faces + held)]
        met += sum(ways for ways, *n in zip(WAYS[green], *least, strict=True) if min(n) < TOO_MANY)
    return Fraction(met, FALLS[sum(pool)])
