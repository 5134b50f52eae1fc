"""The odds of the reversal, exact as far as they can be known, and two sums of chances that the hints need."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import comb, exp
from typing import Final

from miskatonic.core.state import State
from miskatonic.games.final_hour.rules import box
from miskatonic.games.final_hour.rules.people import crew, seat_of
from miskatonic.games.final_hour.rules.ritual import LAID_EACH, matches, needed

FACES: Final = 5
COPIES: Final = 2

Unrevealed = tuple[int, ...]
"""How many ritual tokens of each symbol nobody has seen."""


def unrevealed(s: State) -> Unrevealed:
    """How many ritual tokens of each symbol nobody has seen yet."""
    left = [COPIES] * FACES
    for token in s.zone(box.FOUND):
        left[box.SYMBOL[token]] -= 1
    return tuple(left)


@lru_cache
def pairs(left: Unrevealed) -> list[tuple[int, int, float]]:
    """Every pair of symbols that can lie in the ritual slots, with its exact chance.

    >>> pairs((2, 1, 0, 0, 0))
    [(0, 0, 0.3333333333333333), (0, 1, 0.6666666666666666)]
    """
    total = sum(left)
    ways = total * (total - 1)
    out: list[tuple[int, int, float]] = []
    for a in range(FACES):
        if left[a] > 1:
            out.append((a, a, left[a] * (left[a] - 1) / ways))
        for b in range(a + 1, FACES):
            if left[a] and left[b]:
                out.append((a, b, 2 * left[a] * left[b] / ways))
    return out


@lru_cache
def worth(left: Unrevealed) -> list[float]:
    """How many matches a card of each symbol is expected to bring."""
    out = [0.0] * FACES
    for a, b, p in pairs(left):
        if a == b:
            out[a] += 2 * p
        else:
            out[a] += p
            out[b] += p
    return out


def reversal_chance(left: Unrevealed, cards: tuple[int, ...], need: int, others: int = 0, leaning: float = 0.0) -> float:
    """The chance that these symbols, and so many cards of others, bring the matches needed; exact without others.

    Others' cards are taken to be random, leaning towards the symbols worth most.
    """
    share = _share(left, leaning)
    total = 0.0
    for a, b, p in pairs(left):
        own = matches((a, b), cards)
        each = 2 if a == b else 1
        hit = share[a] if a == b else share[a] + share[b]
        total += p * at_least(-(-(need - own) // each), others, hit)
    return total


def known_chance(view: State, seat: int) -> float:
    """The chance that an attempt now succeeds, from what a seat sees: exact for one who plays alone.

    Of the others' cards it knows only that it has not seen them, so that any of these are as likely as any others. That the
    others will lay the best they have is left out.
    """
    left, need = unrevealed(view), needed(view)
    if view.count(box.SOLO):
        return reversal_chance(left, tuple(box.SYMBOL[card] for card in view.zone(box.SET_ASIDE)), need)
    own = next(box.HAND[i] for i in crew(view) if seat_of(view, i) == seat)
    others = LAID_EACH * (len(crew(view)) - 1)
    unseen = [box.SYMBOL[card] for card in box.PRIORITIES if card not in view.home]
    hands = {tuple(box.SYMBOL[card] for card in laid) for laid in combinations(sorted(view.zone(own)), LAID_EACH)}
    return max(_chance_with_unseen(left, laid, need, unseen, others) for laid in hands)


def _chance_with_unseen(left: Unrevealed, cards: tuple[int, ...], need: int, unseen: list[int], others: int) -> float:
    """The chance that these cards, and so many of the unseen ones drawn blindly, bring the matches needed."""
    total = 0.0
    for a, b, p in pairs(left):
        hits = unseen.count(a) + (unseen.count(b) if a != b else 0)
        lacking = -(-(need - matches((a, b), cards)) // (2 if a == b else 1))
        total += p * drawn_at_least(lacking, others, hits, len(unseen))
    return total


@lru_cache(maxsize=4096)
def drawn_at_least(k: int, n: int, hits: int, total: int) -> float:
    """The chance of at least k hits among n of `total` cards.

    >>> drawn_at_least(1, 2, 1, 3)
    0.6666666666666666
    """
    ways = sum(comb(hits, i) * comb(total - hits, n - i) for i in range(max(0, k), min(n, hits) + 1))
    return ways / comb(total, n)


def _share(left: Unrevealed, leaning: float) -> list[float]:
    """Of which symbol a card of somebody else may be."""
    weights = [1 + leaning * w * w for w in worth(left)]
    return [w / sum(weights) for w in weights]


def at_least(k: int, n: int, p: float) -> float:
    """The chance of at least k hits in n tries.

    >>> at_least(1, 2, 0.5)
    0.75
    """
    if k <= 0:
        return 1.0
    chances = [1.0] + [0.0] * k
    for _ in range(n):
        for i in range(k, 0, -1):
            if i == k:
                chances[k] += chances[k - 1] * p
            else:
                chances[i] += (chances[i - 1] - chances[i]) * p
        chances[0] *= 1 - p
    return chances[k]


def tail(rate: float, k: int) -> float:
    """The chance that more than k things happen when `rate` are expected.

    >>> round(tail(1.0, 0), 4)
    0.6321
    """
    term = exp(-rate)
    total = term
    for i in range(1, k + 1):
        term *= rate / i
        total += term
    return max(0.0, 1 - total)
