"""What can be sent to a browser at once, is; what waits is not more than a little, in messages and in bytes."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from miskatonic.web.frames import SAY
from miskatonic.web.visits import NO_TABLE, TOO_SLOW, WAITING_BYTES, WAITING_LIMIT, Visit


@pytest.mark.parametrize(("message", "most"), [(b"x" * (WAITING_BYTES // 10), 10), (b"x", WAITING_LIMIT)])
def test_a_browser_that_does_not_read_is_let_go_before_much_is_kept_for_it(message: bytes, most: int) -> None:
    async def run() -> None:
        read, codes = asyncio.Event(), list[int]()

        async def send_text(_: str) -> None:
            await read.wait()

        async def close(code: int) -> None:
            codes.append(code)

        async def accept() -> None:
            pass

        socket: Any = SimpleNamespace(
            path_params={"id": "t"}, query_params={}, scope={}, send_text=send_text, close=close, accept=accept
        )
        visit = Visit(socket, None, "here")
        await visit.accept()
        for _ in range(3 * most):  # who reads them in time may have many
            visit.put(message)
            read.set()
            await asyncio.sleep(0)
            read.clear()
        assert not codes
        visit.put(message)
        await asyncio.sleep(0)
        for _ in range(most):
            visit.put(message)
        read.set()
        await asyncio.sleep(0.01)
        assert not codes, "so much may wait"
        read.clear()
        visit.put(message)
        await asyncio.sleep(0)
        for _ in range(most + 1):
            visit.put(message)
        read.set()
        await asyncio.sleep(0.01)
        assert codes == [TOO_SLOW]

    asyncio.run(run())


def test_what_a_browser_reads_in_time_is_sent_at_once_and_nothing_overtakes_what_waits() -> None:
    async def run() -> None:
        sent, may_read, reads = list[str](), True, asyncio.Event()

        def say(message: bytes) -> bool:
            if may_read:
                sent.append(f"at once {message.decode()}")
            return may_read

        async def send_text(message: str) -> None:
            await reads.wait()
            sent.append(f"later {message}")

        async def accept() -> None:
            pass

        scope = {"state": {SAY: say}}
        socket: Any = SimpleNamespace(
            path_params={"id": "t"}, query_params={}, scope=scope, send_text=send_text, accept=accept
        )
        visit = Visit(socket, None, "here")
        await visit.accept()
        visit.put(b"1")
        assert sent == ["at once 1"]
        may_read = False
        visit.put(b"2")
        may_read = True
        visit.put(b"3")
        await asyncio.sleep(0)
        visit.put(b"4")
        assert sent == ["at once 1"], "the second is on its way"
        reads.set()
        await asyncio.sleep(0.01)
        visit.put(b"5")
        assert sent == ["at once 1", "later 2", "later 3", "later 4", "at once 5"]
        await visit.end()

    asyncio.run(run())


def test_what_waits_for_a_browser_that_is_let_go_is_sent_before_the_line_is_closed() -> None:
    async def run() -> None:
        sent, reads = list[str | int](), asyncio.Event()

        async def send_text(message: str) -> None:
            await reads.wait()
            sent.append(message)

        async def close(code: int) -> None:
            sent.append(code)

        async def accept() -> None:
            pass

        socket: Any = SimpleNamespace(
            path_params={"id": "t"}, query_params={}, scope={}, send_text=send_text, close=close, accept=accept
        )
        visit = Visit(socket, None, "here")
        await visit.accept()
        for message in (b"1", b"2"):
            visit.put(message)
        visit.end_with(NO_TABLE)
        ending = asyncio.create_task(visit.end())
        await asyncio.sleep(0.01)
        assert not sent
        reads.set()
        await ending
        assert sent == ["1", "2", NO_TABLE]

    asyncio.run(run())
