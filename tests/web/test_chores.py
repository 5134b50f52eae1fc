"""What a server does beside serving."""

import asyncio
import gc
import weakref
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from miskatonic.web import chores
from miskatonic.web.connections import Guarded, guarded
from miskatonic.web.limits import Limits
from tests.web.house import PATIENCE


class Knot:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(("gone", "is_cleared"), [(20, True), (19, False)])
def test_the_garbage_of_many_connections_is_cleared_away_soon(
    gone: int, is_cleared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chores, "SECONDS_BETWEEN_GLANCES", 0.01)
    monkeypatch.setattr(chores, "CROWD", 20)

    async def crowded() -> bool:
        gc.collect()
        watched = weakref.ref(Knot())
        chore = asyncio.create_task(chores.collect_garbage())
        await asyncio.sleep(0)
        monkeypatch.setattr(Guarded, "gone", Guarded.gone + gone)
        await asyncio.sleep(0.1)
        chore.cancel()
        return watched() is None

    gc.disable()
    try:
        assert asyncio.run(crowded()) == is_cleared
    finally:
        gc.enable()


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers nothing."""


def test_connections_that_are_gone_are_counted() -> None:
    async def said() -> int:
        config, state, gone = uvicorn.Config(nothing), ServerState(), Guarded.gone
        config.load()
        kind = guarded(Limits(), [])
        server = await asyncio.get_running_loop().create_server(lambda: kind(config, state, {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"rubbish\r\n\r\n")
        await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        await writer.wait_closed()
        server.close()
        await asyncio.sleep(0)
        return Guarded.gone - gone

    assert asyncio.run(said()) == 1
