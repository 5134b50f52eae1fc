"""What is passed on to another process, and how long connections to a proxy stand."""

import asyncio
import socket
from contextlib import ExitStack

import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from miskatonic.tables.peers import Elsewhere
from miskatonic.tables.refusals import Stale
from miskatonic.tables.tokens import Signer
from miskatonic.web.app import configured
from miskatonic.web.passing import Unreached, pass_request
from miskatonic.web.security import Doorman

PEOPLE = 40
"""More than a computer lets wait for its database at once."""


def test_nobody_else_waits_for_a_process_that_hangs() -> None:
    async def run() -> None:
        with socket.create_server(("127.0.0.1", 0), backlog=2 * PEOPLE) as hangs, ExitStack() as lines:
            hangs.setblocking(False)
            there = Elsewhere(f"127.0.0.1 {hangs.getsockname()[1]}")
            scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": [(b"host", b"localhost")]}
            asked = Request({**scope, "client": ("127.0.0.1", 1), "server": ("localhost", 80), "scheme": "http"})
            doorman = Doorman(Signer(b"s" * 32))
            passed = [asyncio.create_task(pass_request(asked, b"", "anna", there, doorman)) for _ in range(PEOPLE)]
            loop = asyncio.get_running_loop()
            lines.enter_context((await loop.sock_accept(hangs))[0])
            await asyncio.to_thread(int)
            assert not any(task.done() for task in passed)
            hangs.close()
            lines.close()
            for task in passed:
                with pytest.raises((Stale, Unreached)):
                    await task

    asyncio.run(run())


def test_a_proxy_lets_go_of_a_connection_before_the_server_does() -> None:
    near = configured(Starlette(), "127.0.0.1", 8000)
    behind = configured(Starlette(), "127.0.0.1", 8000, proxies=["127.0.0.1/32"])
    assert near.timeout_keep_alive < 60
    assert behind.timeout_keep_alive > 120
