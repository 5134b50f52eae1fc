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
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from msgspec.structs import asdict
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter, Origin

import miskatonic as mk
from miskatonic.tables.diff import apply

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


class Needed(msgspec.Struct):
    """Of a view, or of what has changed in it, what a player needs; all else is passed over unread."""

    number: Any = None
    rev: Any = None
    decision: Any = None
    waiting: Any = None
    table: Any = None


class Heard(msgspec.Struct):
    """A message of the server."""

    t: str
    v: Needed | None = None
    change: Needed | None = None


READ: Final = msgspec.json.Decoder(Heard)


class Measures:
    """What a stretch of play has shown."""

    def __init__(self) -> None:
        self.decisions = 0
        self.refused = 0
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        """Of updates: the bytes of the text, ..."""
        self.sent: list[int] = []
        """... and those that travelled."""


class Load:
    """All players of a run: at which pace they play, and what is measured."""

    def __init__(self, port: int, langs: list[str]) -> None:
        self.port = port
        self.langs = langs
        self.address = f"http://127.0.0.1:{port}"
        headers = {"origin": self.address, "x-miskatonic": "1"}
        self.people = [httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60) for _ in langs]
        self.seated = 0
        """At how many tables was sat down."""
        self.think = 3600.0
        self.measures = Measures()
        self.sent: dict[tuple[str, int], float] = {}
        self.last: dict[str, float] = {}
        """When somebody last decided, by table."""
        self.rng = random.Random(1)

    async def enter(self) -> None:
        """Both players get to know the server."""
        for person in self.people:
            await person.get("/")

    async def play_at_a_table(self, game: str) -> None:
        """Play one game after another, as long as the run lasts."""
        while True:
            wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}]}
            table = (await self.people[0].post("/api/tables", json=wish)).json()["id"]
            link = (await self.people[0].get(f"/api/tables/{table}/links")).json()["seats"][0]["link"]
            await self.people[1].post("/api/join", json={"token": link.removeprefix("/join/")})
            seats = [Seat(self, table, seat, await self.connected(table, seat)) for seat in range(len(self.langs))]
            self.seated += 1
            try:
                await asyncio.gather(*(seat.play() for seat in seats))
            finally:
                for seat in seats:
                    await seat.socket.close()

    async def connected(self, table: str, seat: int) -> ClientConnection:
        """A socket at a table."""
        url = f"ws://127.0.0.1:{self.port}/ws/{table}?lang={self.langs[seat]}"
        cookie = f"miskatonic={self.people[seat].cookies['miskatonic']}"
        return await connect(
            url,
            additional_headers={"Cookie": cookie},
            origin=Origin(self.address),
            max_size=None,
            compression=None,
            extensions=[WeighingFactory(client_max_window_bits=True)],
        )


class Weighing(Extension):
    """Compression that knows how long the last message was while it travelled."""

    def __init__(self, deflate: Extension) -> None:
        self.name = deflate.name
        self.deflate = deflate
        self.bytes: deque[int] = deque()
        """Of messages not yet heard, the first first."""

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """A message as it was meant."""
        if frame.opcode is Opcode.TEXT:
            self.bytes.append(len(frame.data))
        return self.deflate.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        """A message as it travels: ours are short."""
        return frame


class WeighingFactory(ClientPerMessageDeflateFactory):
    """Agrees with the server on compression, as a browser does."""

    def process_response_params(self, params: Sequence[ExtensionParameter], accepted: Sequence[Extension]) -> Any:
        """What both can do."""
        return Weighing(super().process_response_params(params, accepted))


class Seat:
    """One seat of one table on its own socket."""

    def __init__(self, load: Load, table: str, seat: int, socket: ClientConnection) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.socket = socket
        (weighing,) = socket.protocol.extensions
        assert isinstance(weighing, Weighing)
        self.weighing = weighing
        self.view: dict[str, Any] = {}
        self.asked = -1
        """After how many decisions the last one was taken here, ..."""
        self.answered: Any = None
        """... in which question, ..."""
        self.others = 0
        """... and how many were asked at the same time, whose decisions may come before it."""

    async def play(self) -> None:
        """Take part until the game is over."""
        deciding: asyncio.Task[None] | None = None
        try:
            while not self.view or not self.view["table"]["over"]:
                self.hear(await self.socket.recv())
                thinks = deciding is not None and not deciding.done()  # others may decide at the same time
                if self.view["decision"] is not None and self.is_asked_anew and not thinks:
                    deciding = asyncio.create_task(self.decide())
        except ConnectionClosed:
            pass
        finally:
            if deciding is not None:
                deciding.cancel()

    @property
    def is_asked_anew(self) -> bool:
        """Whether nothing decided here is still under way, as far as can be seen."""
        return self.answered is not self.view["decision"] or self.view["number"] > self.asked + self.others

    def hear(self, raw: str | bytes) -> None:
        """Take in a message and measure how long it has been on its way."""
        message, measures, sent = READ.decode(raw), self.load.measures, self.weighing.bytes.popleft()
        if message.v is not None:
            self.view = asdict(message.v)
        elif message.change is not None:
            changes = asdict(message.change)
            self.view |= {name: apply(self.view[name], change) for name, change in changes.items() if change is not None}
            measures.sizes.append(len(raw.encode() if isinstance(raw, str) else raw))
            measures.sent.append(sent)
            was_others = self.asked != self.view["number"] - 1
            began = self.load.sent.pop((self.table, self.view["number"]), None) if was_others else None
            if began is not None:
                measures.latencies.append(time.perf_counter() - began)
        else:
            measures.refused += 1
            measures.decisions -= 1
            self.asked, self.answered = -1, None

    async def decide(self) -> None:
        """Wait until the next decision is due after the last at the pace of the run, which may change; take any option.

        Where several decide at once, each takes its share of the table's decisions.
        """
        left = self.load.rng.expovariate(1.0 / max(1, len(self.view["waiting"])))
        now = time.perf_counter()
        left -= (now - self.load.last.get(self.table, now)) / self.load.think
        while left > 0:
            await asyncio.sleep(min(PAUSE, left * self.load.think))
            left -= PAUSE / self.load.think
        decision = self.view["decision"]
        if decision is None:
            return
        options = [option["key"] for option in decision["options"]]
        key = self.load.rng.choice([key for key in options if key != "ready"] or options)
        self.asked, self.answered, self.others = self.view["number"], decision, len(self.view["waiting"]) - 1
        self.load.sent[self.table, self.asked + 1] = self.load.last[self.table] = time.perf_counter()
        self.load.measures.decisions += 1
        with suppress(ConnectionClosed):  # the run is over
            await self.socket.send(json.dumps({"t": "play", "seat": self.seat, "rev": self.view["rev"], "key": key}))


# -------------------------------------------------------------------- the server


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


async def run(game: str, wish: argparse.Namespace, process: int, progress: Progress) -> Figures:
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
        load.think = wish.tables / rate
        await asyncio.sleep(SETTLING)
        figures = await stretch(load, wish.seconds, process)
        figures |= {"game": game, "languages": wish.languages, "tables": wish.tables, "offered_per_s": round(rate)}
        grown = grown or memory(process) - empty  # later, tables lie about whose games are over
        figures["memory_per_table_kb"] = round(grown / wish.tables / 1024)
        progress.console.print(f"{game}: {rate:.0f} a second offered, {said(figures)}", highlight=False)
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
    began, used = time.perf_counter(), processor(process)
    await asyncio.sleep(seconds)
    took, spent = time.perf_counter() - began, processor(process) - used
    latencies = sorted(measures.latencies) or [0.0]
    return {
        "decisions_per_s": round(measures.decisions / took, 1),
        "p50_ms": round(1000 * statistics.median(latencies), 1),
        "p99_ms": round(1000 * latencies[int(0.99 * (len(latencies) - 1))], 1),
        "cpu_ms_per_decision": round(1000 * spent / max(1, measures.decisions), 2),
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
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for game in wish.game or mk.games():
            with server(wish.port) as process:
                rows.append(asyncio.run(run(game, wish, process, progress)))
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
