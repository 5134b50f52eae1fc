"""How good it is to follow the hints, beside chance, and how long a hint takes: the last table of docs/balance.md.

python bench/hints.py --seconds 30 --first 60000

Games alone, as dealt by default and as in the lesson. Time is that of the processor, so that a busy machine does not count.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable
from statistics import mean, median
from time import process_time
from typing import Any, NamedTuple

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.bots.hints import hint
from miskatonic.lessons import lesson_of
from miskatonic.title import Title


class Played(NamedTuple):
    """Games of one set-up: how many, how many were won, the mean score, and what each choice took in milliseconds."""

    games: int
    won: int
    score: float
    taken: list[float]


def play(
    title: Title, options: dict[str, Any], first: int, seconds: float, chooser: Callable[[int, mk.Game], str]
) -> Played:
    """Play game after game until the time is up."""
    begun, won, scores, taken = process_time(), 0, list[int](), list[float]()
    seed = first
    while process_time() - begun < seconds:
        game = mk.new(title.id, seats=1, seed=seed, **options)
        while not game.over:
            now = process_time()
            key = chooser(seed, game)
            taken.append(1000 * (process_time() - now))
            game.play(key)
        assert game.result is not None
        won += bool(game.result.won)
        scores += game.result.score
        seed += 1
    return Played(seed - first, won, mean(scores or [0]), taken)


def by_hint(seed: int, game: mk.Game) -> str:
    """What the hint for the open question says."""
    return hint(game, game.decision.seat, "ru")[0]


def by_chance(seed: int, game: mk.Game) -> str:
    """Anything."""
    return make_bot("random", seed * 1000 + len(game.record.notes)).choose(game, game.decision.seat)


def result(title: Title, played: Played) -> str:
    """Games won, or points where a game is about them."""
    if title.open_hands is None:
        return f"{played.score:.0f} points ({played.games} games)"
    return f"{played.won} of {played.games}"


def main() -> None:
    """Print the table, row by row."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=30)
    asked.add_argument("--first", type=int, default=60000)
    asked.add_argument("--games", nargs="*", default=list(mk.games()))
    args = asked.parse_args()
    gc.freeze()
    print("| game | set-up | by hints | by chance | a hint: median | worst |")
    print("|---|---|---|---|---|---|", flush=True)
    for name in args.games:
        title = mk.games()[name]
        lesson = lesson_of(title.rulebook)
        for words, options in (("default", {}), ("lesson", lesson.options if lesson else {})):
            hinted = play(title, options, args.first, args.seconds, by_hint)
            chance = play(title, options, args.first, args.seconds / 10, by_chance)
            times = f"{median(hinted.taken):.0f} ms | {max(hinted.taken):.0f} ms"
            print(f"| {name} | {words} | {result(title, hinted)} | {result(title, chance)} | {times} |", flush=True)


if __name__ == "__main__":
    main()
