"""`miskatonic simulate`: many games played by bots, and what came of them."""

from __future__ import annotations

import argparse
import json
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from math import sqrt
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from miskatonic.commands import batch as batches
from miskatonic.commands import cluster, common
from miskatonic.core.errors import Refused
from miskatonic.text.parts import Lang
from miskatonic.title import Title

EXAMPLES = """
examples:
  miskatonic simulate final-hour --seats 2 --bot greedy --games 1000 --seed 1
  miskatonic simulate final-hour --bot random --games 20000 --workers 4 --json
  miskatonic simulate elder-sign --bot greedy --games 100000 --ray 192.0.2.7:6379
  miskatonic simulate final-hour --bot greedy --difficulty high --plot rounds.svg
  miskatonic simulate route --bot greedy,random         the first seat against the second
  miskatonic simulate route --bot greedy,mine.py:Mine   against the class Mine in mine.py, see docs/library.md

The same seed gives the same games, whatever the number of workers, here or at a Ray cluster. `ray start --head` begins one,
on machines that have the same Miskatonic. Ctrl-C stops early and shows what was done so far.
"""

PLOT_FORMATS = (".png", ".svg")
CERTAINTY = 1.96
"""Standard deviations of a 95 % interval."""


def add(commands: common.Commands, title: Title | None, lang: Lang) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "simulate",
        help="let bots play many games",
        description="Let bots play many games and count what came of them.",
        epilog=EXAMPLES,
    )
    common.add_game(parser)
    parser.add_argument("--seats", type=common.at_least(1), metavar="N", help="number of seats (default: 2, or the fewest)")
    common.add_bot(parser, "random", "who plays", "; several, separated by commas, take a seat each")
    parser.add_argument("--games", type=common.at_least(1), default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--seed", type=common.at_least(0), default=1, metavar="N", help="which games (default: 1)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=common.at_least(1), default=1, metavar="N", help="processes (default: 1)")
    where.add_argument(
        "--ray", metavar="ADDRESS", help="let a Ray cluster play: HOST:PORT, auto or local (needs miskatonic[ray])"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw rounds by outcome, as .png or .svg")
    common.add_json(parser)
    common.add_setup(parser, title, lang)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, then report; exit code 1 if a game broke off, 130 if the person did."""
    title: Title = args.game
    if args.plot is not None and args.plot.suffix not in PLOT_FORMATS:
        raise Refused(f"A plot is a file that ends in {' or '.join(PLOT_FORMATS)}, not {args.plot.name}.")
    if args.plot is not None and not args.plot.absolute().parent.is_dir():
        raise Refused(f"There is no folder {args.plot.parent}.")
    seats = args.seats or (2 if 2 in title.seats else title.seats[0])
    batch = batches.Batch(title.id, seats, title.settled(common.chosen(args), seats), args.bot, args.seed)
    if len(batch.bots) != seats:
        raise Refused(f"There are {len(batch.bots)} bots for {seats} seats: name one for all, or one for each.")
    tally, seconds, stopped = played(batch, args.games, args.workers, args.ray)
    report = measured(batch, tally, seconds)
    if args.json:
        print(json.dumps(report))
    else:
        common.console().print(table(report, tally))
    for failure in tally.failures[:5]:
        print(f"miskatonic: {failure}", file=sys.stderr)
    if args.plot is not None:
        from miskatonic.commands.plot import draw

        draw(args.plot, batch, tally)
    if stopped:
        print(f"miskatonic: stopped after {tally.games} of {args.games} games.", file=sys.stderr)
        return 130
    return 1 if tally.failures else 0


def played(batch: batches.Batch, games: int, workers: int, ray: str | None) -> tuple[batches.Tally, float, bool]:
    """Play the games with a progress bar; the tally, the seconds it took, and whether it was stopped early."""
    tally = batches.Tally()
    show = sys.stderr.isatty()
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    begin = time.perf_counter()
    with (
        stopped_by_ctrl_c() as stop,
        closing(
            batches.play_all(batch, games, min(workers, games), stop)
            if ray is None
            else cluster.play_all(batch, games, ray, stop)
        ) as tallies,
        Progress(*columns, console=Console(stderr=True), transient=True, disable=not show) as progress,
    ):
        task = progress.add_task("games", total=games)
        for done in tallies:
            tally.add(done)
            if show:
                progress.advance(task, done.games)
    return tally, time.perf_counter() - begin, tally.games < games


@contextmanager
def stopped_by_ctrl_c() -> Iterator[batches.Stop]:
    """While this lasts Ctrl-C raises the flag: games under way are finished and counted, no other begins."""
    stop = batches.new_stop()

    def raise_flag(*_: object) -> None:
        stop.value = 1

    before = signal.signal(signal.SIGINT, raise_flag)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def measured(batch: batches.Batch, tally: batches.Tally, seconds: float) -> dict[str, Any]:
    """The figures of a simulation, as JSON has them."""
    points = {"scores_mean": [round(mean, 2) for mean in tally.score_means]}
    against = {"first_places": tally.first_places, "ties": tally.ties}
    return {
        "game": batch.game,
        "seats": batch.seats,
        "bot": batch.bot,
        "games": tally.games,
        "wins": tally.wins,
        "win_rate": round(tally.wins / max(1, tally.finished), 6),
        "rounds_mean": round(tally.rounds_mean, 3),
        "decisions": tally.decisions,
        "decisions_per_s": round(tally.decisions / seconds, 1),
        "games_per_s": round(tally.games / seconds, 2),
        "clone_us": round(batches.copy_microseconds(batch), 2),
        "seconds": round(seconds, 3),
        "errors": len(tally.failures),
        **(points if tally.scores else {}),
        **(against if tally.places else {}),
    }


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson's, which holds for rates near 0 and 1 too).

    >>> low, high = wilson(0, 100)
    >>> round(low, 3), round(high, 3)
    (0.0, 0.037)
    """
    if not games:
        return 0.0, 1.0
    z2 = CERTAINTY**2
    rate = wins / games
    middle = rate + z2 / (2 * games)
    margin = CERTAINTY * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return max(0.0, (middle - margin) / (1 + z2 / games)), min(1.0, (middle + margin) / (1 + z2 / games))


def table(report: dict[str, Any], tally: batches.Tally) -> Table:
    """The figures for a person."""
    low, high = wilson(tally.wins, tally.finished)
    seats = "1 seat" if report["seats"] == 1 else f"{report['seats']} seats"
    out = Table(show_header=False, title=f"{report['game']}, {seats}, {report['bot']}", title_justify="left")
    out.add_column(style="dim")
    out.add_column(justify="right")
    out.add_row("games", f"{report['games']:,}")
    if tally.scores:
        out.add_row("points of each seat, on average", "  ".join(f"{mean:.1f}" for mean in tally.score_means))
    if tally.places:
        out.add_row("first places of each seat", "  ".join(f"{n:,}" for n in tally.first_places))
        out.add_row("first place shared", f"{tally.ties:,}")
    else:
        out.add_row("won", f"{report['wins']:,}")
        out.add_row("win rate", f"{report['win_rate']:.1%}  (95%: {low:.1%} – {high:.1%})")
    out.add_row("rounds, on average", f"{report['rounds_mean']:.2f}")
    out.add_row("decisions", f"{report['decisions']:,}  ({report['decisions_per_s']:,.0f} a second)")
    out.add_row("games a second", f"{report['games_per_s']:,.1f}")
    out.add_row("copy of a game", f"{report['clone_us']:.1f} µs")
    out.add_row("time", f"{report['seconds']:.1f} s")
    if report["errors"]:
        out.add_row("broken off by errors", str(report["errors"]), style="bold red")
    return out
