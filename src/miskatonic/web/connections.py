"""Connections that do not say in time what they want, say it in very many pieces, or come in crowds, are closed."""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Iterable
from typing import Any, ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from miskatonic.core.errors import Refused
from miskatonic.web.limits import Limits, address_of

LINES: Final = 100
"""So many lines no browser and no proxy says before what it sends; each is looked at whenever one of them is wanted."""
PIECE: Final = 64
"""What is long nobody sends in pieces smaller than this on average."""
PIECES: Final = 100
"""So many pieces may be as small as they like; to read very many holds up everybody."""
SLICE: Final = 1024
"""So many bytes are read before pieces are counted: there may be 170 in them."""


def named(proxies: Iterable[str]) -> list[str]:
    """Proxies by address or network; what is neither would be believed by nobody, so it is refused.

    >>> named(["127.0.0.1", "172.17.0.1/16", "::1"])
    ['127.0.0.1/32', '172.17.0.0/16', '::1/128']
    """
    return [str(_network(proxy)) for proxy in proxies]


def _network(proxy: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        raise Refused(
            f"“{proxy}” is no address of a proxy. It would look like this: --proxy 127.0.0.1, or 172.17.0.0/16."
        ) from None


class Crowd:
    """How many connections each address has open; proxies are not counted."""

    def __init__(self, most: int, proxies: Iterable[str]) -> None:
        self._most = most
        self._proxies = [_network(proxy) for proxy in proxies]
        self._open: Counter[str] = Counter()

    def enter(self, host: str) -> str:
        """One more connection from a host: as what it is counted until it leaves, or nothing."""
        if self._is_proxy(host):
            return ""
        address = address_of(host)
        self._open[address] += 1
        return address

    def is_too_large(self, address: str) -> bool:
        """Whether an address has more connections open than it may."""
        return self._open[address] > self._most

    def leave(self, address: str) -> None:
        """A connection that was counted is gone."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:  # no address at all, or one with the name of a network card
            return False
        return any(address in network for network in self._proxies)


class Modest(h11.Connection):
    """What somebody says over a connection, of which neither the lines before it nor the parts it comes in are very many."""

    pieces = 0
    heard = 0

    @property
    def is_in_morsels(self) -> bool:
        """Whether what is sent comes in far more pieces than it needs."""
        return self.pieces > PIECES + self.heard // PIECE

    def next_event(self) -> Any:
        """What is said next."""
        if self.their_state is h11.IDLE and self.trailing_data[0].partition(b"\r\n\r\n")[0].count(b"\n") > LINES:
            raise h11.RemoteProtocolError(f"more than {LINES} lines")
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.pieces = self.heard = 0
        elif isinstance(event, h11.Data):
            self.pieces += 1
            self.heard += len(event.data)
        return event


class Guarded(H11Protocol):
    """HTTP, with a clock for what comes in and a count of what is open."""

    crowd: Crowd
    seconds: float
    """So long a request may take to come in."""
    clock: asyncio.TimerHandle | None = None
    counted = ""
    live = False
    """Whether it has become a WebSocket, which is counted elsewhere and may be silent."""
    gone: ClassVar[int] = 0
    """How many connections have ended so far, in this process; each leaves garbage."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.conn: Modest = Modest(h11.SERVER)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent
        super().connection_made(transport)
        self.counted = self.crowd.enter(self.client[0] if self.client else "")
        if self.counted and self.crowd.is_too_large(self.counted):
            transport.abort()
        else:
            self._wind_up()

    def data_received(self, data: bytes) -> None:
        """Read a little at a time, and no more of whoever says it in too many morsels."""
        for first in range(0, len(data), SLICE):
            super().data_received(data[first : first + SLICE])
            if self.conn.is_in_morsels:
                self.transport.abort()
            if self.live or self.transport.is_closing():
                break
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.live:
            self._wind_up()
        else:
            self._stop()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP; whatever was to be answered to what came before it is not said any more."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()
        if self.cycle is not None:
            self.cycle.disconnected = True

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.live = True
        self._uncount()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self._uncount()
        Guarded.gone += 1
        super().connection_lost(exc)

    def _wind_up(self) -> None:
        """Let the clock run from the first letter of a request to its last; more letters do not set it back."""
        if self.clock is None:
            self.clock = self.loop.call_later(self.seconds, self.transport.abort)

    def _stop(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def _uncount(self) -> None:
        if self.counted:
            self.crowd.leave(self.counted)
            self.counted = ""


def guarded(limits: Limits, proxies: Iterable[str]) -> type[H11Protocol]:
    """The HTTP protocol of a server with limits; proxies may come in crowds."""
    shared = {"crowd": Crowd(limits.address_connections, proxies), "seconds": limits.header_seconds}
    return type("Guarded", (Guarded,), shared)
