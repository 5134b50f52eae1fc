"""The players of `make load`: random, at a given pace, and cheap, so that a server on the same machine has it to itself."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

import httpx
import msgspec
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import CloseCode, Opcode
from websockets.http11 import USER_AGENT
from websockets.typing import Origin
from websockets.uri import parse_uri

from miskatonic.tables.diff import apply

HERE: Final = "127.0.0.1"
PATIENCE: Final = 10.0
"""So many seconds a server may take to hang up."""
RECEIVED: Final = memoryview(bytearray(1 << 18))
"""Where all sockets receive: it is read at once."""
FIN: Final = 0x80
COMPRESSED: Final = 0x40
MASKED: Final = 0x80
SMALL: Final = 125
"""So many bytes are in a frame that says its size at once. One more says that it follows in two bytes, two more in eight."""
NOTHING: Final = b"[null]"


class Needed(msgspec.Struct):
    """Of a view, or of what has changed in it, what a player needs; all else is passed over unread."""

    number: Any = None
    rev: Any = None
    decision: msgspec.Raw = msgspec.Raw()
    """Unread until somebody decides."""
    waiting: Any = None
    table: Any = None


class Heard(msgspec.Struct):
    """A message of the server."""

    v: Needed | None = None
    change: Needed | None = None


class Question(msgspec.Struct):
    """Of a decision, or of what has changed in it, what a player needs."""

    options: Any = None


READ: Final = msgspec.json.Decoder(Heard)
READ_QUESTION: Final = msgspec.json.Decoder(list[Question] | Question)


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
        self.address = f"http://{HERE}:{port}"
        headers = {"origin": self.address, "x-miskatonic": "1"}
        self.people = [httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60) for _ in langs]
        self.seated = 0
        """At how many tables was sat down."""
        self.think = 3600.0
        self.thinking: dict[Seat, asyncio.TimerHandle] = {}
        self.measures = Measures()
        self.sent: dict[tuple[str, int], float] = {}
        self.last: dict[str, float] = {}
        """When somebody last decided, by table."""
        self.rng = random.Random(1)

    async def enter(self) -> None:
        """Both players get to know the server."""
        for person in self.people:
            await person.get("/")

    def play_at(self, think: float) -> None:
        """Play at another pace; who is thinking already does so, too."""
        now = asyncio.get_running_loop().time()
        for seat, timer in self.thinking.items():
            timer.cancel()
            seat.think((timer.when() - now) / self.think * think)
        self.think = think

    async def play_at_a_table(self, game: str) -> None:
        """Play one game after another, as long as the run lasts."""
        while True:
            wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "friend"}]}
            table = (await self.people[0].post("/api/tables", json=wish)).json()["id"]
            link = (await self.people[0].get(f"/api/tables/{table}/links")).json()["seats"][0]["link"]
            await self.people[1].post("/api/join", json={"token": link.removeprefix("/join/")})
            seats = [Seat(self, table, seat) for seat in range(len(self.langs))]
            for seat in seats:
                seat.socket = await self.connected(seat)
            self.seated += 1
            try:
                await asyncio.gather(*(seat.play() for seat in seats))
            finally:
                for seat in seats:
                    await seat.leave()

    async def connected(self, seat: Seat) -> Socket:
        """A socket at a table, compressed as a browser's is."""
        url = f"ws://{HERE}:{self.port}/ws/{seat.table}?lang={self.langs[seat.seat]}"
        deflate = ClientPerMessageDeflateFactory(client_max_window_bits=True)
        handshake = ClientProtocol(parse_uri(url), origin=Origin(self.address), extensions=[deflate])
        request = handshake.connect()
        request.headers["Cookie"] = f"miskatonic={self.people[seat.seat].cookies['miskatonic']}"
        request.headers["User-Agent"] = USER_AGENT
        handshake.send_request(request)
        loop, line = asyncio.get_running_loop(), socket.socket()
        line.setblocking(False)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await loop.sock_connect(line, (HERE, self.port))
        await loop.sock_sendall(line, b"".join(handshake.data_to_send()))
        answer = bytearray()
        while b"\r\n\r\n" not in answer:
            if not (more := await loop.sock_recv(line, len(RECEIVED))):
                raise ConnectionError("The server hung up.")
            answer += more
        head, end, rest = answer.partition(b"\r\n\r\n")
        handshake.receive_data(bytes(head + end))
        (agreed,) = handshake.extensions
        assert isinstance(agreed, PerMessageDeflate)
        assert not agreed.remote_no_context_takeover
        return Socket(seat, line, zlib.decompressobj(-agreed.remote_max_window_bits), rest)


class Socket:
    """An open WebSocket. What travels is read and written here, which costs much less than a library that can do more.

    The server sends each message in one frame; we say little, in one frame, not compressed, and masked by zeros.
    """

    def __init__(self, seat: Seat, line: socket.socket, inflating: Any, unread: bytearray) -> None:
        self.seat = seat
        self.line = line
        self.inflating = inflating
        self.unread = unread
        self.closed = asyncio.Event()
        asyncio.get_running_loop().add_reader(line, self.receive)
        self.hear()

    def receive(self) -> None:
        """Take what has come in; nothing has when the server has hung up."""
        size = 0
        with suppress(ConnectionError):
            size = self.line.recv_into(RECEIVED)
        self.unread += RECEIVED[:size]
        self.hear()
        if not size:
            asyncio.get_running_loop().remove_reader(self.line)
            self.line.close()
            self.closed.set()
            self.seat.over.set()

    def hear(self) -> None:
        """Do what frames ask for."""
        for kind, content in self.frames():
            if kind == FIN | COMPRESSED | Opcode.TEXT:
                self.seat.hear(self.inflating.decompress(content + b"\x00\x00\xff\xff"), len(content))
            elif kind == FIN | Opcode.TEXT:
                self.seat.hear(content, len(content))
            elif kind == FIN | Opcode.PING:
                self.send(Opcode.PONG, content)
            elif kind == FIN | Opcode.CLOSE:
                self.send(Opcode.CLOSE, content)

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """What has come in whole: the first byte of a frame, and what is in it."""
        unread = self.unread
        while len(unread) > 1:
            size, start = unread[1], 2
            if size > SMALL:
                start = 4 if size == SMALL + 1 else 10
                size = int.from_bytes(unread[2:start], "big")
            if len(unread) < start + size:
                break
            frame = unread[0], bytes(unread[start : start + size])
            del unread[: start + size]
            yield frame

    def send(self, opcode: Opcode, content: bytes) -> None:
        """Say something, unless the server has hung up."""
        size = len(content)
        sized = [MASKED | size] if size <= SMALL else [MASKED | SMALL + 1, *size.to_bytes(2, "big")]
        with suppress(OSError):
            self.line.sendall(bytes([FIN | opcode, *sized, 0, 0, 0, 0]) + content)

    async def close(self) -> None:
        """Say goodbye and wait until the server hangs up, within reason."""
        self.send(Opcode.CLOSE, CloseCode.NORMAL_CLOSURE.to_bytes(2, "big"))
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closed.wait(), PATIENCE)


class Seat:
    """One seat of one table on its own socket."""

    socket: Socket

    def __init__(self, load: Load, table: str, seat: int) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.number = self.rev = -1
        self.waiting: Any = []
        self.about: Any = {}
        """What is known of the table itself."""
        self.options: Any = None
        """Of the last question that was read."""
        self.unread: list[bytes] = []
        """What is asked since, and has changed in it: it is read only by who decides."""
        self.is_asked = False
        self.is_new = False
        """Whether something has changed in the question since the last decision was taken here, ..."""
        self.asked = -1
        """... after so many decisions, ..."""
        self.others = 0
        """... and how many were asked at the same time, whose decisions may come before it."""
        self.plays = False
        self.over = asyncio.Event()

    async def play(self) -> None:
        """Take part until the game is over."""
        self.plays = True
        self.consider()
        await self.over.wait()

    async def leave(self) -> None:
        """Decide nothing more and hang up."""
        self.plays = False
        if timer := self.load.thinking.pop(self, None):
            timer.cancel()
        await self.socket.close()

    def hear(self, text: bytes, sent: int) -> None:
        """Take in a message, of which so many bytes travelled, and measure how long it has been on its way."""
        now, message, load = time.perf_counter(), READ.decode(text), self.load
        if (view := message.v) is not None:
            self.number, self.rev, self.waiting, self.about = view.number, view.rev, view.waiting, view.table
            self.ask(b"[%b]" % bytes(view.decision))
        elif (change := message.change) is not None:
            self.number = became(self.number, change.number)
            self.rev = became(self.rev, change.rev)
            self.waiting = became(self.waiting, change.waiting)
            self.about = became(self.about, change.table)
            if question := bytes(change.decision):
                self.ask(question)
            load.measures.sizes.append(len(text))
            load.measures.sent.append(sent)
            was_others = self.asked != self.number - 1
            began = load.sent.pop((self.table, self.number), None) if was_others else None
            if began is not None:
                load.measures.latencies.append(now - began)
        else:
            load.measures.refused += 1
            load.measures.decisions -= 1
            self.asked, self.is_new = -1, True
        if self.about["over"]:
            self.over.set()
        self.consider()

    def ask(self, change: bytes) -> None:
        """Another question, nothing, or what has changed in the question."""
        if change.startswith(b"["):
            self.unread.clear()
        self.unread.append(change)
        self.is_asked, self.is_new = change != NOTHING, True

    def consider(self) -> None:
        """Think, unless that is done already or something decided here is still under way, as far as can be seen.

        The next decision is due so long after the last at the table as the pace of the run says. Where several decide at
        once, each takes its share of the table's decisions.
        """
        load = self.load
        if not self.plays or not self.is_asked or self in load.thinking:
            return
        if self.is_new or self.number > self.asked + self.others:
            now = time.perf_counter()
            share = load.rng.expovariate(1.0 / max(1, len(self.waiting)))
            self.think(share * load.think - now + load.last.get(self.table, now))

    def think(self, seconds: float) -> None:
        """Decide in so many seconds."""
        self.load.thinking[self] = asyncio.get_running_loop().call_later(seconds, self.decide)

    def decide(self) -> None:
        """Take any option."""
        load = self.load
        del load.thinking[self]
        if not self.is_asked:
            return
        options = self.read()
        key = load.rng.choice([key for key in options if key != "ready"] or options)
        said = f'{{"t": "play", "seat": {self.seat}, "rev": {self.rev}, "key": {json.dumps(key)}}}'.encode()
        self.asked, self.is_new, self.others = self.number, False, len(self.waiting) - 1
        load.sent[self.table, self.asked + 1] = load.last[self.table] = time.perf_counter()
        load.measures.decisions += 1
        self.socket.send(Opcode.TEXT, said)

    def read(self) -> list[str]:
        """The keys of what can be chosen."""
        for change in self.unread:
            question = READ_QUESTION.decode(change)
            if isinstance(question, list):
                self.options = question[0].options
            elif question.options is not None:
                self.options = apply(self.options, question.options)
        self.unread.clear()
        return [option["key"] for option in self.options]


def became(old: Any, change: Any) -> Any:
    """What something is now."""
    return old if change is None else apply(old, change)
