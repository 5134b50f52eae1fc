"""What bots score in En Route, by city, mode, seats and category: the tables of docs/balance.md.

python -m bench.scores --greedy 12 --random 100
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, pstdev
from typing import NamedTuple

import miskatonic as mk
from miskatonic.bots import make_bot
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.rules import marks
from miskatonic.games.route.rules.measures import Passed

TITLE = mk.games()["route"]
SEATS = (1, 2, 4)


class Played(NamedTuple):
    """A seat of a finished game."""

    total: int
    parts: tuple[int, ...]
    won: bool
    led_first: bool
    segments: int
    tourists: int


def play(city: str, mode: str, seats: int, bot: str, seed: int) -> list[Played]:
    """One game with the same bot on every seat."""
    s = TITLE.begin(TITLE.settled({"city": city, "mode": mode}, seats), seats, seed)
    first = s.pointed(marks.LEAD)
    s.run()
    bots = [make_bot(bot, 10 * seed + seat) for seat in range(seats)]
    while s.asked:
        asked = s.asked[0]
        s.answer(asked, bots[asked.seat].pick(s, asked, TITLE))
    out = []
    for seat in range(seats):
        parts = tuple(s.count(keys[seat]) for keys in marks.SCORE)
        won = s.count(marks.PLACE[seat]) == 1 if seats > 1 else bool(s.result and s.result.won)
        walked = Passed(s, seat).segments
        out.append(Played(s.count(marks.TOTAL[seat]), parts, won, seat == first, walked, s.count(marks.ON_ROUTE[seat])))
    return out


def tables() -> list[tuple[str, str, int]]:
    """Every city, mode and number of seats that go together."""
    return [
        (town.code, mode, seats)
        for town in CITIES
        for mode in town.modes
        for seats in SEATS
        if seats > 1 or mode != "advanced"
    ]


def row(*cells: object) -> None:
    """A row of a table."""
    print(f"| {' | '.join(str(cell) for cell in cells)} |", flush=True)


def main() -> None:
    """Play everything and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--greedy", type=int, default=12, help="games of the greedy bot at each table")
    parser.add_argument("--random", type=int, default=100, help="games of the random bot at each table")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    arguments = parser.parse_args()
    for bot, games in (("greedy", arguments.greedy), ("random", arguments.random)):
        if not games:
            continue
        everything: dict[tuple[str, str, int], list[Played]] = {}
        print(f"\n{bot}: {games} games at each table\n")
        row("city", "mode", "seats", "mean", "spread", "least", "most", "segments", "tourists", *marks.SCORE_PARTS)
        row(*["---"] * (9 + len(marks.SCORE_PARTS)))
        for key in tables():
            seeds = range(arguments.seed, arguments.seed + games)
            found = everything[key] = [played for seed in seeds for played in play(*key, bot, seed)]
            totals = [played.total for played in found]
            parts = [f"{mean(played.parts[i] for played in found):.1f}" for i in range(len(marks.SCORE_PARTS))]
            walked = f"{mean(played.segments for played in found):.1f}"
            tourists = f"{mean(played.tourists for played in found):.1f}"
            figures = (f"{mean(totals):.0f}", f"{pstdev(totals):.0f}", min(totals), max(totals))
            row(*key, *figures, walked, tourists, *parts)
        print_first(everything)
        print_best(everything)


def print_first(everything: dict[tuple[str, str, int], list[Played]]) -> None:
    """How often who led first wins, and by how much they score more; alone, how often the first challenge is met."""
    print("\nwho leads first\n")
    row("seats", "games", "wins in %, shared ones included", "points more than the others")
    row(*["---"] * 4)
    for seats in SEATS:
        found = [played for key, games in everything.items() if key[2] == seats for played in games]
        first = [played for played in found if played.led_first]
        others = [played.total for played in found if not played.led_first]
        more = f"{mean(played.total for played in first) - mean(others):+.1f}" if others else ""
        row(seats, len(first), f"{100 * mean(played.won for played in first):.0f}", more)


def print_best(everything: dict[tuple[str, str, int], list[Played]]) -> None:
    """In how many winning scores each category is the largest part."""
    print("\nthe largest part of a winning score, in %\n")
    row("city", "winners", *marks.SCORE_PARTS)
    row(*["---"] * (2 + len(marks.SCORE_PARTS)))
    for town in CITIES:
        found = [p for key, games in everything.items() if key[0] == town.code and key[2] > 1 for p in games if p.won]
        largest = Counter(played.parts.index(max(played.parts)) for played in found)
        row(town.code, len(found), *(f"{100 * largest[i] / len(found):.0f}" for i in range(len(marks.SCORE_PARTS))))


if __name__ == "__main__":
    main()
