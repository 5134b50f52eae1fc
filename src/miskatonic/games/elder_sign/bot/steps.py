"""Where a roll on the table can lead: the situations of an attempt one step on."""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.games.elder_sign.cards.dice import COLOURS, GREEN, TERROR
from miskatonic.games.elder_sign.odds.chances import NO_DICE, BestPlay, Die, Situation, Terror, colours, less
from miskatonic.games.elder_sign.rules.covers import best_covers


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
        yield now._replace(tasks=now.tasks & ~tasks, pool=pool, held=held), left


def failed(best: BestPlay, now: Situation, roll: list[Die]) -> Iterator[Situation]:
    """Every situation that a failed roll can lead to: a die is removed, and the focus may keep another."""
    pool = now.pool
    terrors = sum(face == TERROR for _, face in roll)
    if terrors and best.trial.terror & Terror.FAILS:
        pool = NO_DICE
    elif terrors and best.trial.terror & Terror.DROPS_DICE:
        pool = less(pool, GREEN, terrors)
        roll = [die for die in roll if die[1] != TERROR]
    if not any(pool):
        yield now._replace(pool=pool)
    for removed in colours(pool):
        yield from kept(now._replace(pool=less(pool, removed)), roll)


def kept(now: Situation, roll: list[Die]) -> Iterator[Situation]:
    """After a die was removed: go on, or focus one of the dice left."""
    yield now
    if now.focus:
        for colour, face in dict.fromkeys(roll):
            if now.pool[colour]:
                yield now._replace(pool=less(now.pool, colour), held=(*now.held, face), focus=False)
