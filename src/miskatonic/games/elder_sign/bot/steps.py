"""Where a roll on the table can lead: the situations of an attempt one step on."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.games.elder_sign.cards.dice import COLOURS, GREEN, TERROR
from miskatonic.games.elder_sign.odds import chances
from miskatonic.games.elder_sign.rules.covers import best_covers


def completed(
    best: chances.BestPlay, now: chances.Situation, roll: list[chances.Die], tasks: int
) -> Iterator[tuple[chances.Situation, list[chances.Die]]]:
    """Every way to complete these tasks with a roll; what comes then, and the dice of the roll that are left."""
    secured = [(len(COLOURS) + i, face) for i, face in enumerate(now.held)]
    for cover in best_covers(best.symbols(tasks), (*roll, *secured)):
        pool = now.pool
        for i, (colour, _) in enumerate(roll):
            if cover >> i & 1:
                pool = chances.less(pool, colour)
        held = tuple(face for i, face in enumerate(now.held, len(roll)) if not cover >> i & 1)
        left = [die for i, die in enumerate(roll) if not cover >> i & 1]
        yield now._replace(tasks=now.tasks & ~tasks, pool=pool, held=held), left


def failed(best: chances.BestPlay, now: chances.Situation, roll: list[chances.Die]) -> Iterator[chances.Situation]:
    """Every situation that a failed roll can lead to: a die is removed, and the focus may keep another."""
    pool = now.pool
    terrors = sum(face == TERROR for _, face in roll)
    if terrors and best.trial.terror & chances.Terror.FAILS:
        pool = chances.NO_DICE
    elif terrors and best.trial.terror & chances.Terror.DROPS_DICE:
        pool = chances.less(pool, GREEN, terrors)
        roll = [die for die in roll if die[1] != TERROR]
    if not any(pool):
        yield now._replace(pool=pool)
    for removed in chances.colours(pool):
        yield from kept(now._replace(pool=chances.less(pool, removed)), roll)


def kept(now: chances.Situation, roll: list[chances.Die]) -> Iterator[chances.Situation]:
    """After a die was removed: go on, or focus one of the dice left."""
    yield now
    if now.focus:
        for colour, face in dict.fromkeys(roll):
            if now.pool[colour]:
                yield now._replace(pool=chances.less(now.pool, colour), held=(*now.held, face), focus=False)
