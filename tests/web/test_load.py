"""The players of `make load`: what they take for a decision is one that the server took."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from typing import Any, cast

from bench.load import PAUSE, Load, Seat, Weighing
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosedOK
from websockets.extensions import Extension
from websockets.frames import Frame
from websockets.typing import ExtensionName


def asked(rev: int) -> dict[str, Any]:
    """A view with a question."""
    return {"number": rev, "rev": rev, "table": {"over": False}, "decision": {"options": [{"key": "north"}]}}


def moved(rev: int) -> dict[str, Any]:
    """What is different when somebody else has decided: the question is still open."""
    return {"t": "diff", "ops": [[["number"], rev], [["rev"], rev]]}


REFUSED = {"t": "error", "text": "The table has moved on."}


class AsItIs(Extension):
    """No compression."""

    name = ExtensionName("none")

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return frame


class Server:
    """A socket to a server that tells some things, each once so many decisions were sent, and hangs up after the last."""

    def __init__(self, *told: tuple[int, dict[str, Any]], ends_after: int) -> None:
        self.told = deque(told)
        self.ends_after = ends_after
        self.sent: list[dict[str, Any]] = []
        self.weighing = Weighing(AsItIs())
        self.protocol = type("Protocol", (), {"extensions": [self.weighing]})
        self._heard = asyncio.Condition()

    async def recv(self) -> str:
        after = self.told[0][0] if self.told else self.ends_after
        async with self._heard:
            await self._heard.wait_for(lambda: len(self.sent) >= after)
        if not self.told:
            raise ConnectionClosedOK(None, None)
        message = json.dumps(self.told.popleft()[1])
        self.weighing.bytes.append(len(message))
        return message

    async def send(self, message: str) -> None:
        async with self._heard:
            self.sent.append(json.loads(message))
            self._heard.notify_all()


class Steady:
    """Chance that thinks for as long as the pace says and takes the first option."""

    def expovariate(self, _: float) -> float:
        return 1.0

    def choice(self, row: list[str]) -> str:
        return row[0]


def played(server: Server) -> Load:
    """One seat plays at a server until it hangs up; what was measured."""

    async def play() -> Load:
        load = Load(0, [])
        load.think, load.rng = 10 * PAUSE, cast(Any, Steady())
        await asyncio.wait_for(Seat(load, "table", 0, cast(ClientConnection, server)).play(), timeout=30)
        return load

    return asyncio.run(play())


def test_who_hears_of_others_while_thinking_decides_once_by_what_is_there_then() -> None:
    server = Server((0, {"t": "view", "v": asked(1)}), (0, moved(2)), (0, moved(3)), ends_after=1)
    load = played(server)
    assert [message["rev"] for message in server.sent] == [3]
    assert load.measures.decisions == 1


def test_a_refused_decision_was_not_taken_and_another_is_sent() -> None:
    server = Server((0, {"t": "view", "v": asked(1)}), (1, REFUSED), ends_after=2)
    load = played(server)
    assert [message["rev"] for message in server.sent] == [1, 1]
    assert load.measures.refused == 1
    assert load.measures.decisions == 1
