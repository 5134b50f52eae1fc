"""Load: for each game, how many decisions a second a server takes while 99 of 100 are shown within a tenth of a second.

Many tables at once over real WebSockets on loopback, each with two seats on two sockets, in one language or two. A seat that
must decide takes any option when its time has come, which does not depend on how long it waited for its question; a table
whose game is over is followed by a new one. The pace doubles until the server no longer keeps up, then comes nearer to the
fastest at which it does. Measured is the time from sending a decision to the other seat's update, and the processor time of
the server, which says more where other programs run too. It ends by itself, prints a table and asserts nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

if not __package__:
    sys.path.append(str(Path(__file__).parent.parent))

from bench.players import Load, Measures

import miskatonic as mk

START: Final = (
    "import sys; from pathlib import Path; import uvicorn; "
    "from miskatonic.web.app import build, configured; from miskatonic.web.limits import unlimited; "
    "limits = unlimited(); app = build(Path(sys.argv[1]), limits=limits); "
    "uvicorn.Server(configured(app, '127.0.0.1', int(sys.argv[2]), limits=limits)).run()"
)
SLOWEST: Final = 0.1
"""99 of 100 decisions are to be shown within so many seconds."""
KEPT_UP: Final = 0.8
"""A server that takes less than this share of what is offered no longer keeps up, ..."""
LUCK: Final = 2.0
"""... unless it may be chance, by so many standard deviations: when players decide is drawn at random."""
SETTLING: Final = 1.0
PAUSE: Final = 0.02
NEAR: Final = 1.15
"""A pace that is kept up with is near enough to one that is not when it is so many times slower."""
SEATS: Final = 2
FRIENDS: Final = "en,en"
"""Those who play together mostly read one language."""
TICK: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@contextmanager
def server(port: int) -> Iterator[int]:
    """A server with a store of its own; its process."""
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen([sys.executable, "-c", START, data, str(port)])
        try:
            wait_for(port)
            yield process.pid
        finally:
            process.terminate()
            process.wait()


def wait_for(port: int) -> None:
    """Wait until the server answers."""
    for _ in range(600):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=30)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return


def memory(process: int) -> int:
    """The resident memory of a process in bytes, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/statm").read_text().split()
    except OSError:
        return 0
    return int(fields[1]) * 4096


def processor(process: int) -> float:
    """The seconds of processor time that a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICK


# -------------------------------------------------------------------- a run

Figures = dict[str, Any]


def paces(first: float, step: float, most: float) -> Generator[float, bool, None]:
    """Paces to try: ever faster until one is not kept up with, then ever nearer to the fastest that is."""
    good, pace, kept_up = 0.0, first, True
    while pace <= most:
        kept_up = yield pace
        if not kept_up:
            break
        good, pace = pace, pace * step
    while good and not kept_up and step > NEAR:
        step **= 0.5
        if (yield good * step):
            good *= step


async def run(game: str, wish: argparse.Namespace, process: int, console: Console) -> Figures:
    """Find the fastest pace at which the server keeps up; what it did at that pace."""
    load = Load(wish.port, wish.languages.split(","))
    await load.enter()
    empty = memory(process)
    playing = [asyncio.create_task(load.play_at_a_table(game)) for _ in range(wish.tables)]
    while load.seated < wish.tables and not any(task.done() for task in playing):
        await asyncio.sleep(PAUSE)
    best: Figures = {}
    grown = 0
    tries = paces(wish.rate, wish.step, wish.most)
    rate: float | None = next(tries, None)
    while rate is not None:
        load.play_at(wish.tables / rate)
        await asyncio.sleep(SETTLING)
        figures = await stretch(load, wish.seconds, process)
        figures |= {"game": game, "languages": wish.languages, "tables": wish.tables, "offered_per_s": round(rate)}
        grown = grown or memory(process) - empty  # later, tables lie about whose games are over
        figures["memory_per_table_kb"] = round(grown / wish.tables / 1024)
        console.print(f"{game}: {rate:.0f} a second offered, {said(figures)}", highlight=False)
        share = KEPT_UP * rate * wish.seconds
        taken = figures["decisions_per_s"] * wish.seconds + LUCK * math.sqrt(share)
        kept_up = taken >= share and figures["p99_ms"] < 1000 * SLOWEST
        if kept_up or not best:
            best = figures | {"kept_up": kept_up}
        with suppress(StopIteration):
            rate = None
            rate = tries.send(kept_up)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return best


async def stretch(load: Load, seconds: float, process: int) -> Figures:
    """Play for so long at one pace."""
    measures = load.measures = Measures()
    load.sent.clear()
    began, used, own = time.perf_counter(), processor(process), time.process_time()
    await asyncio.sleep(seconds)
    took, spent, own = time.perf_counter() - began, processor(process) - used, time.process_time() - own
    latencies = sorted(measures.latencies) or [0.0]
    return {
        "decisions_per_s": round(measures.decisions / took, 1),
        "p50_ms": round(1000 * statistics.median(latencies), 1),
        "p99_ms": round(1000 * latencies[int(0.99 * (len(latencies) - 1))], 1),
        "cpu_ms_per_decision": round(1000 * spent / max(1, measures.decisions), 2),
        "players_cpu_ms_per_decision": round(1000 * own / max(1, measures.decisions), 2),
        "update_bytes_p50": int(statistics.median(measures.sizes or [0])),
        "sent_bytes_p50": int(statistics.median(measures.sent or [0])),
        "refused": measures.refused,
    }


def said(figures: Figures) -> str:
    """What a stretch has shown, in a line."""
    return (
        f"{figures['decisions_per_s']} taken, p50 {figures['p50_ms']} ms, p99 {figures['p99_ms']} ms, "
        f"{figures['cpu_ms_per_decision']} ms of processor time each"
    )


def main() -> None:
    """Start a server for each game, load it, report, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games (default: all)")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=6, help="how long each pace is kept")
    parser.add_argument("--rate", type=float, default=25, help="decisions a second at first, for all tables together")
    parser.add_argument("--most", type=float, default=3200, help="no faster than this")
    parser.add_argument("--step", type=float, default=2, help="by which the pace grows")
    parser.add_argument("--port", type=int, default=8790)
    parser.add_argument("--languages", default=FRIENDS, help="those of the two seats, such as en,ru")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    if len(wish.languages.split(",")) != SEATS:
        parser.error(f"--languages: name those of the two seats, such as {FRIENDS}")
    gc.disable()  # a pause of the players would be counted as one of the server
    rows: list[Figures] = []
    for game in wish.game or mk.games():
        with server(wish.port) as process:
            rows.append(asyncio.run(run(game, wish, process, Console(stderr=True))))
    if wish.json:
        print(json.dumps(rows))
        return
    table = Table(title="Decisions a second at which p99 stays under 100 ms (where not: at the first pace)", box=SIMPLE)
    table.add_column("", no_wrap=True)
    for row in rows:
        table.add_column(str(row["game"]).replace("-", " "), justify="right")
    for name in rows[0]:
        if name != "game":
            table.add_row(name.replace("_", " "), *[str(row[name]) for row in rows])
    Console().print(table)


if __name__ == "__main__":
    main()
