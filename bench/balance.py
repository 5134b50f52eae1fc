"""How often bots win Final Hour, for every Ancient One, difficulty and number of seats: the table of docs/balance.md.

python bench/balance.py --greedy 160 --random 500 --workers 2
"""

from __future__ import annotations

import argparse
import gc
from collections import Counter
from math import sqrt
from multiprocessing import Pool
from typing import NamedTuple

import miskatonic as mk
from miskatonic.bots import make_bot, play_out

TITLE = mk.games()["final-hour"]
CHOICES = {setting.name: setting.choices for setting in TITLE.settings}
CHUNK = 10


class Job(NamedTuple):
    """A few games of one set-up."""

    ancient_one: str
    difficulty: str
    seats: int
    bot: str
    first: int
    games: int


def play(job: Job) -> tuple[Job, int, Counter[str], int]:
    """Play the games of a job: wins, the rules they ended by, rounds in all."""
    gc.freeze()
    options = {"ancient_one": job.ancient_one, "difficulty": job.difficulty}
    wins, rounds = 0, 0
    why: Counter[str] = Counter()
    for seed in range(job.first, job.first + job.games):
        bots = [make_bot(job.bot, 10 * seed + seat) for seat in range(job.seats)]
        ending = play_out(TITLE, options, job.seats, seed, bots)
        wins += bool(ending.won)
        rounds += ending.rounds
        why[ending.rule] += 1
    return job, wins, why, rounds


def interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins, after Wilson."""
    z = 1.96
    p = wins / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def share(wins: int, games: int) -> str:
    """A share of wins with its interval, as the table shows it."""
    low, high = interval(wins, games)
    return f"{100 * wins / games:.1f} ({100 * low:.0f}–{100 * high:.0f})"


def jobs(bot: str, games: int, first: int) -> list[Job]:
    """Every set-up, in small portions."""
    return [
        Job(ancient_one, difficulty, seats, bot, seed, min(CHUNK, first + games - seed))
        for seed in range(first, first + games, CHUNK)
        for ancient_one in CHOICES["ancient_one"]
        for difficulty in CHOICES["difficulty"]
        for seats in TITLE.seats
    ]


def main() -> None:
    """Play everything and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--greedy", type=int, default=160, help="games of the greedy bot per set-up")
    parser.add_argument("--random", type=int, default=500, help="games of the random bot per set-up")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--ancient-one", choices=CHOICES["ancient_one"], help="only this one")
    args = parser.parse_args()
    if args.ancient_one:
        CHOICES["ancient_one"] = (args.ancient_one,)
    wins: Counter[tuple[str, str, int, str]] = Counter()
    games: Counter[tuple[str, str, int, str]] = Counter()
    rounds: Counter[tuple[str, str, int, str]] = Counter()
    why: dict[tuple[str, str], Counter[str]] = {}
    work = [*jobs("random", args.random, args.seed), *jobs("greedy", args.greedy, args.seed)]
    with Pool(args.workers) as pool:
        for job, won, ended, played in pool.imap_unordered(play, work):
            key = (job.ancient_one, job.difficulty, job.seats, job.bot)
            wins[key] += won
            games[key] += job.games
            rounds[key] += played
            why.setdefault((job.ancient_one, job.bot), Counter()).update(ended)
    bots = [bot for bot in ("greedy", "random") if any(key[3] == bot for key in games)]
    for bot in bots:
        print(f"\n{bot}: wins in %, 95 % interval in brackets")
        print("| | | 1 seat | 2 seats | 3 seats | 4 seats | all seats | rounds |")
        print("|---|---|---|---|---|---|---|---|")
        for ancient_one in CHOICES["ancient_one"]:
            for difficulty in CHOICES["difficulty"]:
                keys = [(ancient_one, difficulty, seats, bot) for seats in TITLE.seats]
                cells = [share(wins[key], games[key]) for key in keys]
                total = sum(games[key] for key in keys)
                cells.append(share(sum(wins[key] for key in keys), total))
                cells.append(f"{sum(rounds[key] for key in keys) / total:.1f}")
                print(f"| {ancient_one} | {difficulty} | {' | '.join(cells)} |")
    rules = sorted({rule for ended in why.values() for rule in ended})
    print("\nhow games end, in %")
    print(f"| | | {' | '.join(rules)} |")
    print(f"|---|---|{'---|' * len(rules)}")
    for (ancient_one, bot), ended in sorted(why.items()):
        total = sum(ended.values())
        print(f"| {ancient_one} | {bot} | {' | '.join(f'{100 * ended[rule] / total:.1f}' for rule in rules)} |")


if __name__ == "__main__":
    main()
