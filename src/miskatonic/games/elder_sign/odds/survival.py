"""The chance to survive an adventure from here: counted exactly where that is small enough, else played out.

The player of the play-outs decides every roll as if no focus and no clue were left after it: sensible, not perfect, so the
share of attempts survived is a little below what best play would reach.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import comb
from random import Random
from typing import Final, NamedTuple

from miskatonic.games.elder_sign.cards.dice import COLOURS, FACES_OF, GREEN, INVESTIGATION, TERROR, WILD
from miskatonic.games.elder_sign.cards.words import Investigation, Symbol
from miskatonic.games.elder_sign.odds.chances import BestPlay, Means, Terror, Trial, best_play, colours, less
from miskatonic.games.elder_sign.odds.rolls import FALLS, SIDES, Faces, Pool, chance
from miskatonic.games.elder_sign.rules.covers import best_covers, serves

SAMPLES: Final = 400
SEED: Final = 1
MOST_EFFORT: Final = 50_000
"""More than this is not counted: it would take longer than a few tenths of a second, and longer than to play it out."""

Die = tuple[int, int]
"""A rolled die: its colour and what it shows."""


class Situation(NamedTuple):
    """Where an attempt has come to, before a roll."""

    tasks: int
    pool: Pool
    held: Faces
    focus: bool


class Survival(NamedTuple):
    """A chance, and whether it is exact; otherwise it is the share of SAMPLES attempts played out."""

    probability: float
    exact: bool


@lru_cache(maxsize=16384)
def survival(trial: Trial, means: Means) -> Survival:
    """The best reachable chance to complete all tasks of a trial with the means at hand.

    >>> from miskatonic.games.elder_sign.cards.words import A_LORE, Investigation
    >>> found = survival(Trial(((A_LORE,), (Investigation(3),))), Means((6, 0, 0)))
    >>> round(found.probability, 6), found.exact
    (0.966856, True)
    """
    best = best_play(trial)
    if effort(trial, means) <= MOST_EFFORT:
        return Survival(float(best.chance(best.all_tasks, *means)), True)
    return Survival(share_survived(best, means), False)


def effort(trial: Trial, means: Means) -> float:
    """How much there is to count: rolls of the pool, times what a focus, clues and abilities add to it."""
    green, yellow, red = means.pool
    rolls = comb(green + SIDES - 1, green) * FALLS[yellow + red]
    bent = (2 if trial.many else 1) * (1 + len(trial.changes))
    return rolls * (2.5 if means.focus else 1) * (1 + 3 * means.clues) * bent


def share_survived(best: BestPlay, means: Means, samples: int = SAMPLES, seed: int = SEED) -> float:
    """The share of so many attempts that end well."""
    dice = Random(seed)
    return sum(_survives(best, means, dice) for _ in range(samples)) / samples


def _survives(best: BestPlay, means: Means, dice: Random) -> bool:
    now = Situation(best.all_tasks, means.pool, means.held, means.focus)
    clues = means.clues
    while now.tasks:
        if not any(now.pool):
            return False
        roll = _rolled([colour for colour, n in enumerate(now.pool) for _ in range(n)], dice)
        value, then = _best_step(best, now, roll)
        while clues:
            kept, promise = _best_reroll(best, now, roll)
            if promise <= value:
                break
            clues -= 1
            again = [die[0] for i, die in enumerate(roll) if i not in kept]
            roll = sorted([roll[i] for i in kept] + _rolled(again, dice))
            value, then = _best_step(best, now, roll)
        now = then
    return True


def _rolled(colours_rolled: list[int], dice: Random) -> list[Die]:
    return [(colour, FACES_OF[colour][dice.randrange(SIDES)]) for colour in colours_rolled]


# -------------------------------------------------------------------- what to do with a roll


def _best_step(best: BestPlay, now: Situation, roll: list[Die]) -> tuple[float, Situation]:
    """The situation that a roll is best used to come to, and what it is worth."""
    rolls = [roll]
    for old, new in best.trial.changes:
        at = next((i for i, die in enumerate(roll) if die[1] == old and new in FACES_OF[die[0]]), None)
        if at is not None:
            rolls.append(sorted([*roll[:at], (roll[at][0], new), *roll[at + 1 :]]))
    steps = [step for faces in rolls for step in all_steps(best, now, faces)]
    return max(((_worth(best, step), step) for step in steps), key=lambda pair: pair[0])


def _worth(best: BestPlay, now: Situation) -> float:
    return float(best.chance(now.tasks, now.pool, now.held))


def all_steps(best: BestPlay, now: Situation, roll: list[Die]) -> Iterator[Situation]:
    """Every situation that a roll can be used to come to: tasks completed, or the roll declared failed."""
    for mask, _ in best.steps(now.tasks):
        for step, _ in completed(best, now, roll, mask):
            yield step
    yield from failed(best, now, roll)


def completed(best: BestPlay, now: Situation, roll: list[Die], tasks: int) -> Iterator[tuple[Situation, list[Die]]]:
    """Every way to complete these tasks with a roll; what comes then, and the dice of the roll that are left."""
    secured = [(len(COLOURS) + i, face) for i, face in enumerate(now.held)]
    for cover in best_covers(best.symbols(tasks), (*roll, *secured)):
        pool = now.pool
        for i, (colour, _) in enumerate(roll):
            if cover >> i & 1:
                pool = less(pool, colour)
        held = tuple(face for i, face in enumerate(now.held, len(roll)) if not cover >> i & 1)
        left = [die for i, die in enumerate(roll) if not cover >> i & 1]
        yield Situation(now.tasks & ~tasks, pool, held, now.focus), left


def failed(best: BestPlay, now: Situation, roll: list[Die]) -> Iterator[Situation]:
    """Every situation that a failed roll can lead to: a die is removed, and the focus may keep another."""
    pool = now.pool
    terrors = sum(face == TERROR for _, face in roll)
    if terrors and best.trial.terror is Terror.FAILS:
        pool = (0, 0, 0)
    elif terrors and best.trial.terror is Terror.DROPS_DICE:
        pool = less(pool, GREEN, terrors)
        roll = [die for die in roll if die[1] != TERROR]
    if not any(pool):
        yield Situation(now.tasks, pool, now.held, now.focus)
    for removed in colours(pool):
        yield from kept(Situation(now.tasks, less(pool, removed), now.held, now.focus), roll)


def kept(now: Situation, roll: list[Die]) -> Iterator[Situation]:
    """After a die was removed: go on, or focus one of the dice left."""
    yield now
    if now.focus:
        for colour, face in dict.fromkeys(roll):
            if now.pool[colour]:
                yield Situation(now.tasks, less(now.pool, colour), (*now.held, face), False)


# -------------------------------------------------------------------- which dice to roll again


def _best_reroll(best: BestPlay, now: Situation, roll: list[Die]) -> tuple[list[int], float]:
    """The dice to keep when the others are rolled again, and what that promises: all that serve one of the tasks."""
    found: list[int] = []
    promise = -1.0
    for mask, rest in best.steps(now.tasks):
        kept, left = _serving(best.symbols(mask), roll, best.trial.rerolls)
        pool = now.pool
        for i in kept:
            pool = less(pool, roll[i][0])
        after = less(pool, 0, min(len(left), pool[0]))
        p = float(chance(left, pool, now.held))
        value = p * _worth(best, Situation(rest, after, (), False))
        if value > promise and len(kept) < len(roll):
            found, promise = kept, value
    return found, promise


def _serving(symbols: tuple[Symbol, ...], roll: list[Die], most: int) -> tuple[list[int], tuple[Symbol, ...]]:
    """Dice of a roll that serve a task, and the symbols that are left for others."""
    kept: list[int] = []
    left: list[Symbol] = []
    order = sorted(range(len(roll)), key=lambda i: (roll[i][1] == WILD, -INVESTIGATION[roll[i][1]]))
    for symbol in sorted(symbols, key=lambda symbol: isinstance(symbol, Investigation)):
        if isinstance(symbol, Investigation):
            missing = symbol.n
            for i in order:
                if missing > 0 and i not in kept and INVESTIGATION[roll[i][1]] > 1:
                    kept.append(i)
                    missing -= INVESTIGATION[roll[i][1]]
            if missing > 0:
                left.append(Investigation(missing))
        else:
            at = next((i for i in order if i not in kept and serves(roll[i][1], symbol)), None)
            if at is None:
                left.append(symbol)
            else:
                kept.append(at)
    kept += [i for i in order if i not in kept][: max(0, len(roll) - len(kept) - most)]
    return kept, tuple(left)
