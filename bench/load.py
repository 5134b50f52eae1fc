"""Load: many tables of Final Hour at once over real WebSockets on loopback, for a bounded time.

Each table has two seats on two sockets. A seat that must decide thinks for a while and takes any option. Measured is the
time from sending a decision to the other seat's update. Prints a table; asserts nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from miskatonic.tables.diff import apply

START = (
    "import sys; from pathlib import Path; import uvicorn; "
    "from miskatonic.web.app import build; from miskatonic.web.limits import unlimited; "
    "uvicorn.run(build(Path(sys.argv[1]), limits=unlimited()), host='127.0.0.1', port=int(sys.argv[2]), "
    "ws='websockets-sansio', log_level='error')"
)


class Measures:
    """What a run has seen."""

    def __init__(self) -> None:
        self.decisions = 0
        self.refused = 0
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.sent: dict[tuple[str, int], float] = {}


class Player:
    """One seat of one table on its own socket."""

    def __init__(self, table: str, seat: int, socket: ClientConnection, think: float, measures: Measures) -> None:
        self.table = table
        self.seat = seat
        self.socket = socket
        self.think = think
        self.measures = measures
        self.view: dict[str, Any] = {}
        self.rng = random.Random(f"{table}{seat}")
        self.asked = -1

    async def play(self, until: float) -> None:
        """Take part until the time is up or the game is over."""
        thinking: asyncio.Task[None] | None = None
        while (left := until - time.perf_counter()) > 0:
            try:
                raw = await asyncio.wait_for(self.socket.recv(), left)
            except (TimeoutError, ConnectionClosed):
                break
            self.hear(raw)
            decision = self.view["decision"]
            if decision is not None and self.asked != self.view["number"]:
                self.asked = self.view["number"]
                thinking = asyncio.create_task(self.decide())
        if thinking is not None:
            thinking.cancel()

    def hear(self, raw: str | bytes) -> None:
        """Take in a message and measure how long it has been on its way."""
        message = json.loads(raw)
        if message["t"] == "view":
            self.view = message["v"]
        elif message["t"] == "diff":
            self.view = apply(self.view, message["ops"])
            self.measures.sizes.append(len(raw))
            sent = self.measures.sent.pop((self.table, self.view["number"]), None) if self.was_other() else None
            if sent is not None:
                self.measures.latencies.append(time.perf_counter() - sent)
        else:
            self.measures.refused += 1
            self.asked = -1

    def was_other(self) -> bool:
        """Whether the last decision was the other seat's."""
        return bool(self.asked != self.view["number"] - 1)

    async def decide(self) -> None:
        """Think, then take any option."""
        await asyncio.sleep(self.rng.expovariate(1 / self.think))
        decision = self.view["decision"]
        if decision is None:
            return
        options = [option["key"] for option in decision["options"]]
        calm = [key for key in options if key != "ready"] or options
        key = self.rng.choice(calm)
        self.measures.sent[self.table, self.view["number"] + 1] = time.perf_counter()
        self.measures.decisions += 1
        await self.socket.send(json.dumps({"t": "play", "seat": self.seat, "rev": self.view["rev"], "key": key}))


async def open_table(http: list[httpx.AsyncClient], address: str, number: int) -> tuple[str, list[str]]:
    """A table with two seats held by two browsers."""
    wish = {"game": "final-hour", "seats": [{"kind": "me"}, {"kind": "friend"}], "seed": number}
    table = (await http[0].post("/api/tables", json=wish)).json()["id"]
    link = (await http[0].get(f"/api/tables/{table}/links")).json()["seats"][0]["link"]
    await http[1].post("/api/join", json={"token": link.removeprefix("/join/")})
    return table, [client.cookies["miskatonic"] for client in http]


def memory(process: int) -> int:
    """The resident memory of a process in bytes, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/statm").read_text().split()
    except OSError:
        return 0
    return int(fields[1]) * 4096


async def run(
    tables: int, seconds: float, think: float, port: int, process: int, progress: Progress
) -> tuple[Measures, int, int]:
    """Open all tables, play for the given time, and return what was measured."""
    address = f"http://127.0.0.1:{port}"
    headers = {"origin": address, "x-miskatonic": "1"}
    measures = Measures()
    empty = memory(process)
    http = [httpx.AsyncClient(base_url=address, headers=headers, timeout=60) for _ in range(2)]
    for client in http:
        await client.get("/api/games")
    players: list[Player] = []
    opening = progress.add_task("opening tables", total=tables)
    for number in range(tables):
        table, cookies = await open_table(http, address, number)
        for seat, cookie in enumerate(cookies):
            url = f"ws://127.0.0.1:{port}/ws/{table}?lang={('en', 'ru')[seat]}"
            connection = await connect(url, additional_headers={"Cookie": f"miskatonic={cookie}"}, origin=Origin(address))
            player = Player(table, seat, connection, think, measures)
            player.hear(await connection.recv())
            players.append(player)
        progress.advance(opening)
    until = time.perf_counter() + seconds
    playing = progress.add_task("playing", total=seconds)
    games = [asyncio.create_task(player.play(until)) for player in players]
    for player in players:
        if player.view["decision"] is not None:
            player.asked = player.view["number"]
            games.append(asyncio.create_task(player.decide()))
    full = 0
    while time.perf_counter() < until:
        await asyncio.sleep(min(1, seconds))
        full = max(full, memory(process))
        progress.update(playing, completed=seconds - max(0, until - time.perf_counter()))
    await asyncio.gather(*games, return_exceptions=True)
    for player in players:
        await player.socket.close()
    return measures, empty, full


def main() -> None:
    """Start a server, load it, report, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=4, help="mean time a player thinks, in seconds")
    parser.add_argument("--port", type=int, default=8790)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    gc.disable()  # a pause of the players would be counted as one of the server
    with tempfile.TemporaryDirectory() as data, Progress(console=Console(stderr=True), transient=True) as progress:
        server = subprocess.Popen([sys.executable, "-c", START, data, str(wish.port)])
        try:
            wait_for(wish.port)
            work = run(wish.tables, wish.seconds, wish.think, wish.port, server.pid, progress)
            measures, empty, full = asyncio.run(work)
        finally:
            server.terminate()
            server.wait()
    report(wish, measures, empty, full)


def wait_for(port: int) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games")
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return


def report(wish: argparse.Namespace, measures: Measures, empty: int, full: int) -> None:
    """Print what was measured."""
    latencies = sorted(measures.latencies) or [0.0]
    figures = {
        "tables": wish.tables,
        "sockets": 2 * wish.tables,
        "seconds": wish.seconds,
        "decisions": measures.decisions,
        "decisions_per_s": round(measures.decisions / wish.seconds, 1),
        "refused": measures.refused,
        "p50_ms": round(1000 * statistics.median(latencies), 1),
        "p99_ms": round(1000 * latencies[int(0.99 * (len(latencies) - 1))], 1),
        "update_bytes_p50": int(statistics.median(measures.sizes or [0])),
        "memory_per_table_kb": round((full - empty) / wish.tables / 1024),
    }
    if wish.json:
        print(json.dumps(figures))
        return
    table = Table(title="Final Hour over WebSockets on loopback")
    table.add_column("quantity")
    table.add_column("measured", justify="right")
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), str(value))
    Console().print(table)


if __name__ == "__main__":
    main()
