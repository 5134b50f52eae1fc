"""The names under which a server may be called. A page of somebody else that lets its own name lead here gets nothing."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

HERE: Final = ("localhost", "127.0.0.1", "::1")
UNKNOWN: Final = "This server does not go by that name. Whoever runs it can add the name: miskatonic serve --name NAME."
_HOST: Final = re.compile(r"(?:\[([0-9a-fA-F:.]{2,45})\]|([A-Za-z0-9._-]{1,253}))(?::[0-9]{1,5})?")


class Names:
    """The names of a server: those of this computer, those it was given, and (for friends nearby) its bare addresses.

    >>> Names().include("localhost:8000"), Names().include("192.168.0.7:8000"), Names().include("evil.example")
    (True, False, False)
    >>> Names(("play.example",)).include("Play.example"), Names(addresses=True).include("[fe80::7]:8000")
    (True, True)
    """

    def __init__(self, names: Iterable[str] = (), *, addresses: bool = False) -> None:
        self.names = frozenset((*HERE, *(name.lower() for name in names)))
        self.addresses = addresses
        """Whether any bare address will do: no name leads there, so nobody else's page does."""

    def include(self, host: str) -> bool:
        """Whether a Host header names this server."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = (found[1] or found[2]).lower()
        return name in self.names or (self.addresses and _is_address(name))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_here(host: str) -> bool:
    """Whether an address to listen on is this computer's only."""
    return host in HERE or (_is_address(host) and ipaddress.ip_address(host).is_loopback)


def names_for(host: str, given: Iterable[str] = ()) -> Names:
    """The names of a server that listens on an address: what it was given, or else how friends nearby find it."""
    given = tuple(given)
    if given or is_here(host):
        return Names(given)
    own = socket.gethostname()
    return Names((host, own, f"{own}.local"), addresses=True)


class KnownHosts:
    """Answers only those who call the server by one of its names."""

    def __init__(self, app: ASGIApp, names: Names) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or self.names.include(Headers(scope=scope).get("host", "")):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose(4403, UNKNOWN)(scope, receive, send)
        else:
            await PlainTextResponse(UNKNOWN, status_code=421)(scope, receive, send)
