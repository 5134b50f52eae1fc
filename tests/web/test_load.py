"""The players of `make load`: what they take for a decision is one that the server took."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from typing import Any, cast

from bench.load import PAUSE, Load, Seat, Weighing, paces
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosedOK
from websockets.extensions import Extension
from websockets.frames import Frame
from websockets.typing import ExtensionName


def asked(rev: int) -> dict[str, Any]:
    """A view with a question."""
    decision = {"options": [{"key": "north"}]}
    return {"number": rev, "rev": rev, "table": {"over": False}, "decision": decision, "waiting": [{"seat": 0}]}


def moved(rev: int) -> dict[str, Any]:
    """What is different when somebody else has decided: the question is still open."""
    return {"t": "diff", "change": {"number": [rev], "rev": [rev]}}


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
