"""How often bots win a game, for every set-up that matters and every number of seats: the tables of docs/balance.md.

python bench/balance.py final-hour --greedy 100 --random 500 --workers 2
python bench/balance.py elder-sign --greedy 100 --random 500 --workers 2
python bench/balance.py arkham-lcg --greedy 200 --random 200 --workers 2
python bench/balance.py arkham-lcg-stories --greedy 20 --random 20 --workers 2
python bench/balance.py eldritch-horror --greedy 24 --random 25 --workers 1
"""

from __future__ import annotations

import argparse
import gc
from collections import Counter
from itertools import product
from math import sqrt
from multiprocessing import Pool
from typing import NamedTuple

import miskatonic as mk
from miskatonic.bots import make_bot, play_out

CHUNK = 10


class Plan(NamedTuple):
    """What is varied in a game: settings, and numbers of seats."""

    game: str
    settings: tuple[str, ...]
    seats: tuple[int, ...]


PLANS = {
    "final-hour": Plan("final-hour", ("ancient_one", "difficulty"), (1, 2, 3, 4)),
    "elder-sign": Plan("elder-sign", ("ancient_one",), (1, 2, 4, 8)),
    "arkham-lcg": Plan("arkham-lcg", ("investigators", "difficulty"), (1,)),
    "arkham-lcg-stories": Plan("arkham-lcg", ("scenario", "investigators"), (1,)),
    "eldritch-horror": Plan("eldritch-horror", ("ancient_one",), (1, 2, 4, 8)),
}
NOT_VARIED = ("random",)
"""Choices that stand for one of the others."""


class Job(NamedTuple):
    """A few games of one set-up."""

    plan: str
    setup: tuple[str, ...]
    seats: int
    bot: str
    first: int
    games: int


def play(job: Job) -> tuple[Job, int, Counter[str], int]:
    """Play the games of a job: wins, the rules they ended by, rounds in all."""
    gc.freeze()
    title = mk.games()[PLANS[job.plan].game]
    several = {setting.name for setting in title.settings if setting.several}
    chosen = zip(PLANS[job.plan].settings, job.setup, strict=True)
    options = {name: [choice] if name in several else choice for name, choice in chosen}
    wins, rounds = 0, 0
    why: Counter[str] = Counter()
    for seed in range(job.first, job.first + job.games):
        bots = [make_bot(job.bot, 10 * seed + seat) for seat in range(job.seats)]
        ending = play_out(title, options, job.seats, seed, bots)
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


def setups(plan: str, ancient_one: str | None) -> list[tuple[str, ...]]:
    """Every set-up that is played, or only those with one Ancient One."""
    choices = {setting.name: setting.choices for setting in mk.games()[PLANS[plan].game].settings}
    if ancient_one is not None:
        choices["ancient_one"] = (ancient_one,)
    varied = [[choice for choice in choices[name] if choice not in NOT_VARIED] for name in PLANS[plan].settings]
    return list(product(*varied))


def jobs(plan: str, rows: list[tuple[str, ...]], bot: str, games: int, first: int) -> list[Job]:
    """Every set-up and number of seats, in small portions."""
    return [
        Job(plan, setup, seats, bot, seed, min(CHUNK, first + games - seed))
        for seed in range(first, first + games, CHUNK)
        for setup in rows
        for seats in PLANS[plan].seats
    ]


class Tally:
    """What came of all games, by set-up, seats and bot."""

    def __init__(self) -> None:
        self.wins: Counter[tuple[tuple[str, ...], int, str]] = Counter()
        self.games: Counter[tuple[tuple[str, ...], int, str]] = Counter()
        self.rounds: Counter[tuple[tuple[str, ...], int, str]] = Counter()
        self.why: dict[tuple[str, str], Counter[str]] = {}

    def add(self, job: Job, won: int, ended: Counter[str], rounds: int) -> None:
        """Count the games of a job."""
        key = (job.setup, job.seats, job.bot)
        self.wins[key] += won
        self.games[key] += job.games
        self.rounds[key] += rounds
        self.why.setdefault((job.setup[0], job.bot), Counter()).update(ended)

    def print_wins(self, plan: str, rows: list[tuple[str, ...]], bot: str) -> None:
        """The table of a bot's wins."""
        seats = PLANS[plan].seats
        blank = "| " * len(PLANS[plan].settings)
        print(f"\n{bot}: wins in %, 95 % interval in brackets")
        print(f"{blank}| {' | '.join('1 seat' if n == 1 else f'{n} seats' for n in seats)} | all seats | rounds |")
        print("|---" * (len(PLANS[plan].settings) + len(seats) + 2) + "|")
        for setup in rows:
            keys = [(setup, n, bot) for n in seats]
            cells = [share(self.wins[key], self.games[key]) for key in keys]
            total = sum(self.games[key] for key in keys)
            cells.append(share(sum(self.wins[key] for key in keys), total))
            cells.append(f"{sum(self.rounds[key] for key in keys) / total:.1f}")
            print(f"| {' | '.join((*setup, *cells))} |")

    def print_endings(self) -> None:
        """The table of the rules by which games end."""
        rules = sorted({rule for ended in self.why.values() for rule in ended})
        print("\nhow games end, in %")
        print(f"| | | {' | '.join(rules)} |")
        print(f"|---|---|{'---|' * len(rules)}")
        for (setup, bot), ended in sorted(self.why.items()):
            total = sum(ended.values())
            print(f"| {setup} | {bot} | {' | '.join(f'{100 * ended[rule] / total:.1f}' for rule in rules)} |")


def main() -> None:
    """Play everything and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plan", choices=tuple(PLANS))
    parser.add_argument("--greedy", type=int, default=160, help="games of the greedy bot per set-up")
    parser.add_argument("--random", type=int, default=500, help="games of the random bot per set-up")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--ancient-one", help="only this one")
    args = parser.parse_args()
    rows = setups(args.plan, args.ancient_one)
    played = {bot: n for bot, n in (("greedy", args.greedy), ("random", args.random)) if n}
    work = [job for bot, n in played.items() for job in jobs(args.plan, rows, bot, n, args.seed)]
    tally = Tally()
    with Pool(args.workers) as pool:
        for result in pool.imap_unordered(play, work):
            tally.add(*result)
    for bot in played:
        tally.print_wins(args.plan, rows, bot)
    tally.print_endings()


if __name__ == "__main__":
    main()
