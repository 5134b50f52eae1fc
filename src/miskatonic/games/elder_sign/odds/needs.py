"""What a task needs and which dice meet it, counted for every roll of green dice at once."""

from __future__ import annotations

from functools import lru_cache

from miskatonic.games.elder_sign.cards import dice as d
from miskatonic.games.elder_sign.cards.words import Investigation, Symbol
from miskatonic.games.elder_sign.odds import falls
from miskatonic.games.elder_sign.odds.falls import BLANK, TOO_MANY, Counts, Faces, GreenRolls

Need = tuple[int, ...]
"""The symbols of a task as sorted numbers: n for an investigation of n, minus a mask of faces for one die."""


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
            out.append(min(face, enough - 1) if face <= d.INV4 else face)
    return tuple(out)


# -------------------------------------------------------------------- with green dice


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
        return least_of(
            tuple(tuple(sorted((*rest, -(1 << face)))) for face in falls.GREEN_FACES if -split >> face & 1), sides
        )
    green = falls.green_rolls(sides)
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
    return min(base + _fewest(*[green.number(roll, face) for face in (d.INV1, d.INV2, d.INV3)], sums), TOO_MANY)


@lru_cache(maxsize=16384)
def least_of(needs: tuple[Need, ...], sides: Faces) -> Least:
    """The fewest green dice that meet one of several needs."""
    first, *rest = (least_green(wanted, sides) for wanted in needs)
    for other in rest:
        first = tuple(tuple(map(min, a, b)) for a, b in zip(first, other, strict=True))
    return first


# -------------------------------------------------------------------- with other dice


@lru_cache(maxsize=8192)
def without(wanted: Need, face: int) -> tuple[Need, ...]:
    """What can be left of a need when one more die, showing this face, is put to it; nothing if it serves no symbol.

    >>> without((-16, 3), d.WILD)
    ((3,), (-16,))
    """
    left: dict[Need, None] = {}
    if face == BLANK:
        return ()
    for symbol in dict.fromkeys(wanted):
        rest = list(wanted)
        rest.remove(symbol)
        if symbol < 0:
            if face != d.WILD and not -symbol >> face & 1:
                continue
        elif not d.INVESTIGATION[face]:
            continue
        elif symbol > d.INVESTIGATION[face]:
            rest.append(symbol - d.INVESTIGATION[face])
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
