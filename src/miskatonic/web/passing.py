"""Passing on what concerns a table to the process that has it, of several on one database.

A browser notices nothing: its request is asked again there, what it says on its live connection is carried there and back.
When the process that had the table is gone, the table is looked for anew, and found here or with a third.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin

from miskatonic.tables import wire
from miskatonic.tables.peers import BEAT, LEASE, Elsewhere
from miskatonic.tables.refusals import MOVED_ON, Stale
from miskatonic.tables.sentences import said
from miskatonic.web import visits
from miskatonic.web.security import COOKIE, STRANGER, Doorman
from miskatonic.web.visits import Visit

SECONDS: Final = 30.0
"""So long an answer is waited for."""
PAUSE: Final = 0.2
PATIENCE: Final = 2 * LEASE + 3
"""So long a process that cannot be reached is tried again, unless another claims its table."""
_CARRIERS: Final = ThreadPoolExecutor(32, "carrier")
"""Wait for what other processes answer, and nothing else does: if one hangs, whoever reads from the database does not."""
MISDIRECTED: Final = 421
"""The answer of a process to what was passed on to it if it does not have the table either."""


class Unreached(Exception):
    """The process that has the table does not answer, or no longer has it."""


# -------------------------------------------------------------------- requests


async def pass_request(request: Request, body: bytes, person: str, there: Elsewhere, doorman: Doorman) -> Response:
    """What the process that has the table answers to a request of somebody."""
    headers = {**doorman.passed_on(request), "accept-encoding": "identity"}
    if person != STRANGER:
        headers["cookie"] = f"{COOKIE}={doorman.cookie(person)}"
    target = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    asking = asyncio.get_running_loop().run_in_executor(
        _CARRIERS, _asked, there.address, request.method, target, body, headers
    )
    return await asking


def _asked(address: str, method: str, target: str, body: bytes, headers: dict[str, str]) -> Response:
    host, port = address.split(" ")
    line = http.client.HTTPConnection(host, int(port), timeout=SECONDS)
    try:
        with contextlib.closing(line):
            line.timeout = LEASE
            try:
                line.connect()
            except OSError as trouble:
                raise Unreached from trouble
            line.sock.settimeout(SECONDS)
            line.request(method, target, body, headers)
            answer = line.getresponse()
            content = answer.read()
    except (OSError, http.client.HTTPException):
        raise Stale(MOVED_ON) from None  # it may have been done there
    if answer.status == MISDIRECTED:
        raise Unreached
    return Response(content, answer.status, media_type=answer.getheader("content-type"))


# -------------------------------------------------------------------- live connections


async def pass_visit(visit: Visit, there: Elsewhere, doorman: Doorman) -> bool:
    """Carry what a browser says to the process that has its table, and back; whether the table has moved then."""
    if doorman.is_passed_on(visit.socket):  # whoever passed it on looks for the table anew
        await visit.accept()
        visit.end_with(visits.MOVED)
        return False
    try:
        line = await _connected(visit, there, doorman)
    except InvalidStatus:
        return await visit.turned_away(visits.NOT_OUR_PAGE)
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
        if visit.waited(PAUSE) > PATIENCE:
            return await visit.turned_away(visits.NO_STORE)
        await asyncio.sleep(PAUSE)
        return True
    await visit.accept()
    visit.found()
    bringing = asyncio.create_task(_bring(line, visit))
    try:
        while (frame := await visit.hear()) is not None:
            if frame["type"] == visits.DISCONNECTED:
                return False
            sent = frame.get("text") or frame.get("bytes") or ""
            visit.note(sent)
            await line.send(sent)
    except ConnectionClosed:
        pass
    finally:
        bringing.cancel()
        await line.close()
    if visit.unanswered:
        visit.tell(wire.Refusal(said(Stale(MOVED_ON), visit.lang), visit.ref))
    return True


async def _connected(visit: Visit, there: Elsewhere, doorman: Doorman) -> ClientConnection:
    host, port = there.address.split(" ")
    headers = doorman.passed_on(visit.socket)
    name, origin = headers.pop("host"), Origin(headers.pop("origin"))
    return await connect(
        f"ws://{name}/ws/{visit.table}?lang={visit.lang}&watch={int(visit.watching)}",
        host=host,
        port=int(port),
        origin=origin,
        additional_headers=headers,
        user_agent_header=None,
        compression=None,
        proxy=None,
        open_timeout=LEASE,
        close_timeout=1,
        ping_interval=BEAT,
        ping_timeout=LEASE,
        max_size=None,
    )


async def _bring(line: ClientConnection, visit: Visit) -> None:
    """Bring a browser what its table sends; when that ends, it ends for the browser or the table is looked for anew."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            visit.put(await line.recv(decode=False))
    if line.close_code in visits.FINAL:
        visit.end_with(line.close_code)
    else:
        visit.move()
