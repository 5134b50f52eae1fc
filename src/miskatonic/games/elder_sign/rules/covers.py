"""Which dice can cover a task: pure functions of faces and symbols (ES-SYM, ES-TSK).

Dice come as (group, face) pairs. Dice of a group are alike but for what they show: those of one colour in the pool are a
group, secured dice only where place, colour and face are the same. What shows after the task is rolled again, so two covers
differ only in how many dice of each group they take.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from miskatonic.games.elder_sign.cards.dice import INVESTIGATION, WILD
from miskatonic.games.elder_sign.cards.words import Investigation, Shows, Symbol

Dice = tuple[tuple[int, int], ...]
"""Dice as (group, face)."""


def serves(face: int, symbol: Shows) -> bool:
    """Whether a die showing this face meets a symbol of one die; a wild meets any (ES-ROL-06)."""
    return face in symbol.faces or face == WILD


def all_covers(symbols: tuple[Symbol, ...], dice: Dice) -> Iterator[int]:
    """Every set of dice, as a mask, that meets the symbols with no die to spare for any of them; some come twice."""
    return _cover(_hardest_first(symbols), dice, 0, 0)


@lru_cache(maxsize=1024)
def _hardest_first(symbols: tuple[Symbol, ...]) -> tuple[Symbol, ...]:
    """Symbols of one die before sums, so that a search without hope ends early."""
    return tuple(sorted(symbols, key=lambda symbol: isinstance(symbol, Investigation)))


def _cover(symbols: tuple[Symbol, ...], dice: Dice, i: int, used: int) -> Iterator[int]:
    if i == len(symbols):
        yield used
        return
    symbol = symbols[i]
    if isinstance(symbol, Shows):
        tried: set[tuple[int, int]] = set()
        for at, die in enumerate(dice):
            if not used >> at & 1 and die not in tried and serves(die[1], symbol):
                tried.add(die)
                yield from _cover(symbols, dice, i + 1, used | 1 << at)
    else:
        for mask in _sums(symbol.n, dice, 0, used, used):
            yield from _cover(symbols, dice, i + 1, mask)


def _sums(n: int, dice: Dice, start: int, barred: int, used: int) -> Iterator[int]:
    """Sets of further dice whose investigation adds up to n: each die is needed when it is added."""
    tried: set[tuple[int, int]] = set()
    for at in range(start, len(dice)):
        die = dice[at]
        worth = INVESTIGATION[die[1]]
        if worth and not barred >> at & 1 and die not in tried:
            tried.add(die)
            if worth >= n:
                yield used | 1 << at
            else:
                yield from _sums(n - worth, dice, at + 1, barred, used | 1 << at)


@lru_cache(maxsize=65536)
def best_covers(symbols: tuple[Symbol, ...], dice: Dice) -> tuple[int, ...]:
    """The covers worth choosing between: none takes at least as many dice of every group as another one.

    Of covers that take the same number of every group the one with the least investigation is kept.
    """
    best: dict[tuple[int, ...], int] = {}
    groups = sorted({group for group, _ in dice})
    for mask in all_covers(symbols, dice):
        taken = tuple(sum(1 for at, die in enumerate(dice) if mask >> at & 1 and die[0] == group) for group in groups)
        if taken not in best or _worth(mask, dice) < _worth(best[taken], dice):
            best[taken] = mask
    return tuple(mask for taken, mask in best.items() if not any(_fewer(other, taken) for other in best))


@lru_cache(maxsize=4096)
def distinct_covers(symbols: tuple[Symbol, ...], dice: Dice) -> tuple[int, ...]:
    """Every cover that shows other faces than the rest and has no die to spare: for one who goes on with what is left."""
    seen: dict[tuple[tuple[int, int], ...], int] = {}
    for mask in all_covers(symbols, dice):
        seen.setdefault(tuple(sorted(die for at, die in enumerate(dice) if mask >> at & 1)), mask)
    masks = tuple(seen.values())
    return tuple(mask for mask in masks if not any(other != mask and other & mask == other for other in masks))


def _fewer(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return one != other and all(a <= b for a, b in zip(one, other, strict=True))


def _worth(mask: int, dice: Dice) -> int:
    return sum(_VALUE[die[1]] for at, die in enumerate(dice) if mask >> at & 1)


_VALUE: Final = (1, 2, 3, 4, 3, 3, 3, 9)
"""What a player would rather keep: a wild above all."""
