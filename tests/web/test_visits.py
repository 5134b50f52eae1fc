"""What waits to be sent to a browser is not more than a little, in messages and in bytes."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from miskatonic.web.visits import TOO_SLOW, WAITING_BYTES, WAITING_LIMIT, Visit


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
            path_params={"id": "t"}, query_params={}, send_text=send_text, close=close, accept=accept
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
