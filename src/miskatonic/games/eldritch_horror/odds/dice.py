"""How many successes dice give: exact chances, and what a reroll adds (EH-TST-02, EH-RER-02)."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

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


def shortfall(chances: tuple[Fraction, ...], n: int, most: int) -> Fraction:
    """How far the result stays below n on average, counted up to `most`.

    >>> shortfall(results(1, 5), 3, 9), shortfall(results(1, 5), 3, 2)
    (Fraction(8, 3), Fraction(2, 1))
    """
    return sum((p * min(most, max(0, n - k)) for k, p in enumerate(chances)), Fraction(0))


def with_rerolls(dice: int, least: int, need: int, rerolls: int) -> Fraction:
    """The chance of so many successes when failed dice are rerolled one at a time, as long as it is needed.

    As long as a success is missing there is a die to reroll, so a reroll is one more die; but no roll gives more
    successes than it has dice.

    >>> with_rerolls(1, 5, 1, 0), with_rerolls(1, 5, 1, 1), with_rerolls(1, 5, 2, 5)
    (Fraction(1, 3), Fraction(5, 9), Fraction(0, 1))
    """
    return Fraction(0) if need > dice else at_least(results(dice + rerolls, least), need)
