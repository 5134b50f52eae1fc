"""What one decision at a table with two viewers costs in processor time, part by part, without sockets and without storing.

The same decisions are taken several times at the same tables, and of every part of every decision the least time counts:
a machine that is shared is now fast, now slow, and the least of many is what it takes in a good moment. Two runs differ by
a hundredth, hours apart by four at most so far, where `make load` differs by a half. What is worked out once and then known,
such as a chance, is known here.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
from itertools import pairwise
from time import perf_counter_ns
from typing import Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import miskatonic as mk
from miskatonic.core.record import Record
from miskatonic.core.written import Fingerprints
from miskatonic.game import new_game
from miskatonic.scene.errands import Errands
from miskatonic.tables import wire
from miskatonic.tables.diff import Compared, diff
from miskatonic.tables.guests import encoded
from miskatonic.tables.looks import Looks
from miskatonic.text.parts import LANGUAGES, Lang
from miskatonic.title import Title

PARTS: Final = ("rules", "fingerprint", "first look", "second look", "difference", "JSON")
FIRST: Final = 5
"""So many decisions of a table are not counted: much is looked at for the first time then."""
SEATS: Final = 2
Decision = tuple[int, int]
"""A table, and how many decisions were taken there before."""


class Laid:
    """A table in play, and what its two viewers were shown last."""

    def __init__(self, title: Title, seed: int) -> None:
        self.record: Record = new_game(title, SEATS, seed, {}).record
        self.looks = Looks(title, self.record.state)
        self.looks.wait_for(Errands())
        self.fingerprints = Fingerprints()
        self.shown: list[wire.Look] = []

    def play(self, seat: int, key: str, langs: list[Lang]) -> tuple[int, ...]:
        """Take a decision and show it; how long each part took, in nanoseconds."""
        times = [perf_counter_ns()]
        record = self.record.copy()
        record.play(key, seat)
        times.append(perf_counter_ns())
        self.fingerprints.of(record.state)
        times.append(perf_counter_ns())
        self.looks.pass_by()
        now: list[wire.Look] = []
        for viewer, lang in enumerate(langs):
            now.append(self.looks.look(record, viewer, lang))
            times.append(perf_counter_ns())
        known: Compared = {}
        changes = [diff(old, new, known) for old, new in zip(self.shown, now, strict=False)]
        times.append(perf_counter_ns())
        for change in changes:
            if change is not None:
                encoded(wire.Change(1, change))
        self.looks.rest(set(langs))
        times.append(perf_counter_ns())
        self.record, self.shown = record, now
        return tuple([after - before for before, after in pairwise(times)])


def measured(game: str, tables: int, decisions: int, runs: int, langs: list[Lang]) -> dict[str, float]:
    """Microseconds for each part of a decision, on average over all decisions, each at its least."""
    title = mk.named(game)
    taken: dict[Decision, tuple[int, str]] = {}
    least: dict[Decision, tuple[int, ...]] = {}
    for _ in range(runs):
        gc.collect()
        laid, dice = [Laid(title, seed) for seed in range(1, tables + 1)], random.Random(1)
        for number in range(decisions):
            for place, table in enumerate(laid):
                if not table.record.state.asked:
                    continue
                which = (place, number)
                if which not in taken:
                    asked = dice.choice(table.record.state.asked)
                    keys = [option.key for option in asked.options]
                    taken[which] = asked.seat, dice.choice([key for key in keys if key != "ready"] or keys)
                took = table.play(*taken[which], langs)
                least[which] = tuple(map(min, least.get(which, took), took))
    counted = [took for (_, number), took in least.items() if number >= FIRST]
    figures = {part: sum(took[i] for took in counted) / len(counted) / 1000 for i, part in enumerate(PARTS)}
    return {part: round(figure, 1) for part, figure in (*figures.items(), ("all", sum(figures.values())))}


def main() -> None:
    """Measure games and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games (default: all)")
    parser.add_argument("--tables", type=int, default=12, help="tables that take turns")
    parser.add_argument("--decisions", type=int, default=30, help="so many at each")
    parser.add_argument("--runs", type=int, default=24, help="how often the same decisions are taken")
    parser.add_argument("--languages", default="en,en", help="those of the two viewers, such as en,ru")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    langs = [lang for name in wish.languages.split(",") for lang in LANGUAGES if lang == name]
    if len(langs) != SEATS:
        parser.error("--languages: name those of the two viewers, such as en,en")
    if wish.decisions <= FIRST:
        parser.error(f"--decisions: the first {FIRST} are not counted; ask for more")
    gc.disable()
    found = {game: measured(game, wish.tables, wish.decisions, wish.runs, langs) for game in wish.game or mk.games()}
    if wish.json:
        print(json.dumps(found))
        return
    table = Table(title="Microseconds of a decision with two viewers", box=SIMPLE)
    table.add_column("", no_wrap=True)
    for game in found:
        table.add_column(game.replace("-", " "), justify="right")
    for part in (*PARTS, "all"):
        table.add_row(part, *[f"{figures[part]:.0f}" for figures in found.values()])
    Console().print(table)


if __name__ == "__main__":
    main()
