"""How many successes dice give: exact chances, and what rerolls add by best play (EH-TST-02, EH-RER-01 to EH-RER-03)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from math import factorial

FACES = 6


@cache
def results(dice: int, least: int, *, sixes_twice: bool = False) -> tuple[Fraction, ...]:
    """The chance of every result of so many dice, a success from this face on; a 6 may count twice.

    >>> results(2, 5)
    (Fraction(4, 9), Fraction(4, 9), Fraction(1, 9))
    >>> results(1, 5, sixes_twice=True)
    (Fraction(2, 3), Fraction(1, 6), Fraction(1, 6))
    """
    if not dice:
        return (Fraction(1),)
    one = _one_die(least, sixes_twice)
    fewer = results(dice - 1, least, sixes_twice=sixes_twice)
    out = [Fraction(0)] * (len(fewer) + len(one) - 1)
    for i, p in enumerate(fewer):
        for j, q in enumerate(one):
            out[i + j] += p * q
    return tuple(out)


def _one_die(least: int, sixes_twice: bool) -> tuple[Fraction, ...]:
    once = FACES + 1 - least
    if sixes_twice:
        return (Fraction(least - 1, FACES), Fraction(once - 1, FACES), Fraction(1, FACES))
    return (Fraction(least - 1, FACES), Fraction(once, FACES))


def at_least(chances: tuple[Fraction, ...], n: int) -> Fraction:
    """The chance of a result of n or more.

    >>> at_least(results(2, 5), 1)
    Fraction(5, 9)
    """
    return sum(chances[max(0, n) :], Fraction(0))


def mean(chances: tuple[Fraction, ...]) -> Fraction:
    """The result on average.

    >>> mean(results(2, 5))
    Fraction(2, 3)
    """
    return sum((p * n for n, p in enumerate(chances)), Fraction(0))


def shortfall(chances: tuple[Fraction, ...], n: int, most: int) -> Fraction:
    """How far the result stays below n on average, counted up to `most`.

    >>> shortfall(results(1, 5), 3, 9), shortfall(results(1, 5), 3, 2)
    (Fraction(8, 3), Fraction(2, 1))
    """
    return sum((p * min(most, max(0, n - k)) for k, p in enumerate(chances)), Fraction(0))


# -------------------------------------------------------------------- rerolls

Shown = tuple[int, int, int]
"""Dice by what they are worth: failures, single successes, sixes that count twice."""
Rerolls = tuple[int, ...]
"""Rerolls that may still be used, each by how many dice it takes at most."""


def shown(dice: tuple[int, ...], least: int, *, sixes_twice: bool = False) -> Shown:
    """What rolled dice are worth.

    >>> shown((1, 4, 5, 6), 5), shown((1, 4, 5, 6), 5, sixes_twice=True)
    ((2, 2, 0), (2, 1, 1))
    """
    doubles = dice.count(FACES) if sixes_twice else 0
    fails = sum([die < least for die in dice])
    return fails, len(dice) - fails - doubles, doubles


@lru_cache(maxsize=65536)
def by_best_play(now: Shown, least: int, need: int, rerolls: Rerolls, *, sixes_twice: bool = False) -> Fraction:
    """The chance of so many successes from rolled dice, when every reroll is used as well as it can be.

    >>> by_best_play((2, 1, 0), 5, 2, (1,)), by_best_play((2, 1, 0), 5, 3, (1, 1)), by_best_play((0, 1, 0), 5, 2, (1,))
    (Fraction(1, 3), Fraction(1, 9), Fraction(0, 1))
    """
    fails, singles, doubles = now
    if singles + 2 * doubles >= need:
        return Fraction(1)
    best = Fraction(0)
    for i, size in enumerate(rerolls):
        if size in rerolls[:i]:
            continue
        rest = rerolls[:i] + rerolls[i + 1 :]
        again = min(size, fails)  # a failure has nothing to lose; a single success may become a double one
        for more in range(min(size - again, singles if sixes_twice else 0) + 1):
            if again + more:
                best = max(best, _rolled_again(now, again, more, least, need, rest, sixes_twice))
    return best


def _rolled_again(now: Shown, fails: int, singles: int, least: int, need: int, rest: Rerolls, sixes_twice: bool) -> Fraction:
    kept = (now[0] - fails, now[1] - singles, now[2])
    return sum(
        (
            p * by_best_play((kept[0] + a, kept[1] + b, kept[2] + c), least, need, rest, sixes_twice=sixes_twice)
            for (a, b, c), p in _falls(fails + singles, least, sixes_twice)
        ),
        Fraction(0),
    )


def _falls(dice: int, least: int, sixes_twice: bool) -> Iterator[tuple[Shown, Fraction]]:
    """Every way in which so many dice can fall, by what they are worth, with its chance."""
    fail, single, *double = _one_die(least, sixes_twice)
    for doubles in range(dice + 1 if double else 1):
        for singles in range(dice - doubles + 1):
            fails = dice - doubles - singles
            ways = factorial(dice) // (factorial(fails) * factorial(singles) * factorial(doubles))
            yield (fails, singles, doubles), ways * fail**fails * single**singles * (double[0] if double else 1) ** doubles


@lru_cache(maxsize=4096)
def with_rerolls(dice: int, least: int, need: int, rerolls: Rerolls, *, sixes_twice: bool = False) -> Fraction:
    """The chance of so many successes with dice yet to be rolled, and rerolls to follow.

    >>> with_rerolls(1, 5, 1, ()), with_rerolls(1, 5, 1, (1,)), with_rerolls(1, 5, 2, (1, 1, 1))
    (Fraction(1, 3), Fraction(5, 9), Fraction(0, 1))
    """
    return sum(
        (
            p * by_best_play(now, least, need, rerolls, sixes_twice=sixes_twice)
            for now, p in _falls(dice, least, sixes_twice)
        ),
        Fraction(0),
    )
