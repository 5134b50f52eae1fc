"""The players of `make load`: what they take for a decision is one that the server took."""

from __future__ import annotations

import asyncio
import json
import socket
import zlib
from collections import deque
from typing import Any, Final, cast

import pytest
from bench.load import PAUSE, paces, server
from bench.players import Load, Seat, Socket
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from tests.web.house import kept_port

THINKS: Final = 0.05
"""So many seconds a player thinks."""


def asked(rev: int, *keys: str) -> dict[str, Any]:
    """A view with a question, of which seat 0 is one of two that are asked."""
    decision = {"options": [{"key": key} for key in keys or ("north",)]}
    seen = {"number": rev, "rev": rev, "table": {"over": False}, "decision": decision, "waiting": [{"seat": 0}, {"seat": 1}]}
    return {"t": "view", "v": seen}


def moved(rev: int, **changes: Any) -> dict[str, Any]:
    """What is different when somebody has decided: unless it is told otherwise, the question is still open."""
    return {"t": "diff", "change": {"number": [rev], "rev": [rev]} | changes}


REFUSED = {"t": "error", "text": "The table has moved on."}


class Server:
    """A socket to a server that tells some things, each once so many decisions were sent, and then hangs up."""

    def __init__(self, *told: tuple[int, dict[str, Any]]) -> None:
        self.told = deque(told)
        self.sent: list[dict[str, Any]] = []

    def tell(self, seat: Seat) -> None:
        """Tell what is to be told now."""
        self.seat = seat
        while self.told and self.told[0][0] <= len(self.sent):
            message = json.dumps(self.told.popleft()[1]).encode()
            seat.hear(message, len(message))
        if not self.told:
            asyncio.get_running_loop().call_later(3 * THINKS, seat.over.set)

    def send(self, opcode: Opcode, content: bytes) -> None:
        assert opcode is Opcode.TEXT
        self.sent.append(json.loads(content))
        asyncio.get_running_loop().call_soon(self.tell, self.seat)

    async def close(self) -> None: ...


class Steady:
    """Chance that thinks for as long as the pace says and takes the first option."""

    def expovariate(self, _: float) -> float:
        return 1.0

    def choice(self, row: list[str]) -> str:
        return row[0]


def mistakes_made() -> list[Any]:
    """Everything that goes wrong from now on where nobody waits for it."""
    mistakes: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, mistake: mistakes.append(mistake))
    return mistakes


def played(server: Server) -> Load:
    """One seat plays at a server until it hangs up; what was measured."""

    async def play() -> Load:
        load, mistakes = Load(0, []), mistakes_made()
        load.think, load.rng = THINKS, cast(Any, Steady())
        seat = Seat(load, "table", 0)
        seat.socket = cast(Socket, server)
        playing = asyncio.create_task(seat.play())
        asyncio.get_running_loop().call_soon(server.tell, seat)
        await asyncio.wait_for(playing, timeout=30)
        await seat.leave()
        assert not mistakes
        return load

    return asyncio.run(play())


def test_who_hears_of_others_while_thinking_decides_once_by_what_is_there_then() -> None:
    server = Server((0, asked(1)), (0, moved(2)), (0, moved(3)))
    load = played(server)
    assert [message["rev"] for message in server.sent] == [3]
    assert load.measures.decisions == 1


def test_a_refused_decision_was_not_taken_and_another_is_sent() -> None:
    server = Server((0, asked(1)), (1, REFUSED), (2, moved(2)))
    load = played(server)
    assert [message["rev"] for message in server.sent] == [1, 1]
    assert load.measures.refused == 1
    assert load.measures.decisions == 1


def test_what_is_chosen_is_an_option_of_the_question_as_it_has_become() -> None:
    server = Server(
        (0, asked(1, "north", "south")),
        (0, moved(2, decision={"options": [[1, 2, []], {}]})),
        (1, moved(3, decision={"options": [[0, 0, [{"key": "west"}], 0, 1, []], {}]})),
        (2, moved(4, decision=[None])),
        (2, moved(5, decision=[{"options": [{"key": "ready"}, {"key": "east"}]}])),
        (2, moved(6, decision={"kind": ["move"]})),
    )
    played(server)
    assert [message["key"] for message in server.sent] == ["south", "west", "east"]


def test_nobody_decides_what_is_no_longer_asked() -> None:
    assert not played(Server((0, asked(1)), (0, moved(2, decision=[None])))).measures.decisions


def test_nobody_decides_again_while_what_they_decided_may_be_under_way() -> None:
    assert played(Server((0, asked(1)), (1, moved(2)))).measures.decisions == 1
    assert played(Server((0, asked(1)), (1, moved(2)), (1, moved(3)))).measures.decisions == 2


def test_frames_are_heard_whole_however_they_come() -> None:
    texts = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000]
    deflate = PerMessageDeflate(False, False, 12, 12)
    plain = b"".join(Frame(Opcode.TEXT, text).serialize(mask=False) for text in texts)
    compressed = [Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[deflate]) for text in (texts[3], texts[3])]
    sizes = [len(frame) - 2 if len(frame) < 128 else len(frame) - 4 for frame in compressed]
    heard: list[tuple[bytes, int]] = []

    async def hear() -> bytes:
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        seat = Seat(Load(0, []), "table", 0)
        seat.hear = lambda text, sent: heard.append((text, sent))  # type: ignore[method-assign]
        wire = Socket(seat, ours, zlib.decompressobj(-12), bytearray(plain))
        for byte in b"".join(compressed) + Frame(Opcode.PING, b"here?").serialize(mask=False):
            theirs.send(bytes([byte]))
            wire.receive()
        answer = theirs.recv(100)
        theirs.close()
        wire.receive()
        assert seat.over.is_set()
        return answer

    assert asyncio.run(hear()) == b"\x8a\x85\0\0\0\0here?"
    assert heard == [(text, len(text)) for text in texts] + [(texts[3], size) for size in sizes]


@pytest.mark.parametrize("game", ["final-hour", "arkham-lcg"])
def test_a_server_takes_whatever_the_players_decide_in_one_game_after_another(game: str) -> None:
    async def play(port: int) -> Load:
        load, mistakes = Load(port, ["en", "ru"]), mistakes_made()
        await load.enter()
        playing = [asyncio.create_task(load.play_at_a_table(game)) for _ in range(2)]
        load.play_at(0.005)
        async with asyncio.timeout(120):
            while load.seated < 3:
                await asyncio.sleep(PAUSE)
                assert not mistakes
                assert not load.measures.refused
                assert not any(task.done() for task in playing)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert not load.thinking
        return load

    with kept_port() as kept, server(port := kept.getsockname()[1]):
        measures = asyncio.run(play(port)).measures
    assert measures.refused == 0
    assert measures.decisions > 40
    assert measures.decisions / 2 < len(measures.latencies) <= measures.decisions


def tried(first: float, most: float, fastest: float) -> list[float]:
    """The paces that are tried at a server that keeps up with none faster than one."""
    search = paces(first, 2, most)
    found = [next(search)]
    try:
        while True:
            found.append(search.send(found[-1] <= fastest))
    except StopIteration:
        return [round(pace) for pace in found]


def test_the_fastest_pace_is_looked_for_between_the_last_that_is_kept_up_with_and_the_first_that_is_not() -> None:
    assert tried(25, 3200, fastest=600) == [25, 50, 100, 200, 400, 800, 566, 673, 617]
    assert tried(25, 3200, fastest=799) == [25, 50, 100, 200, 400, 800, 566, 673, 734]


def test_no_pace_is_tried_that_is_faster_than_wished_or_after_the_first_was_too_fast() -> None:
    assert tried(25, 100, fastest=600) == [25, 50, 100]
    assert tried(25, 100, fastest=10) == [25]
