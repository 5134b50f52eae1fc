"""The odds of one roll, exact: every roll of a pool counted, never sampled."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from miskatonic.games.elder_sign.cards.dice import GREEN
from miskatonic.games.elder_sign.cards.words import Symbol
from miskatonic.games.elder_sign.odds import falls, needs
from miskatonic.games.elder_sign.odds.falls import Change, Faces, Pool, Rolls


@lru_cache(maxsize=65536)
def chance(symbols: tuple[Symbol, ...], pool: Pool, held: Faces = (), changes: tuple[Change, ...] = ()) -> Fraction:
    """The exact chance that one roll of a pool, together with secured dice, can meet all symbols of a task.

    Each of the changes may be made to one die of the roll.

    >>> from miskatonic.games.elder_sign.cards.words import A_LORE
    >>> chance((A_LORE,), (6, 0, 0))
    Fraction(31031, 46656)
    """
    wanted = needs.need(symbols)
    seen = falls.bent(needs.seen_as((wanted,)), changes)
    sides = tuple(seen[face] for face in falls.GREEN_FACES)
    n = pool[GREEN]
    thrown = [tuple(seen[face] for face in faces) for faces in falls.rolls_of_others(pool)]
    met: Rolls = {}
    for faces in dict.fromkeys(thrown):
        least = [by_green[n] for _, by_green, _ in needs.covers(wanted, faces + held, sides)]
        met[faces] = [int(min(dice) < falls.TOO_MANY) for dice in zip(*least, strict=True)]
    best = falls.with_changes(lambda unused: met, changes, (1 << len(changes)) - 1, seen, pool)
    ways = falls.green_rolls(sides).ways[n]
    total = sum(sum([falls_so for falls_so, value in zip(ways, best[faces], strict=True) if value]) for faces in thrown)
    return Fraction(total, falls.FALLS[sum(pool)])
