"""Who may use how much: so many requests, messages, tables, hints and connections a person and an address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from typing import Final, NamedTuple

from miskatonic.core.errors import Refused

KNOWN_AT_MOST: Final = 10_000
"""Of so many persons or addresses is counted how much they use."""


class TooMuch(Refused):
    """Too many requests, or too large a one."""


class Rate(NamedTuple):
    """So many at once, so many a second."""

    burst: int
    per_second: float


class Each(NamedTuple):
    """A limit for every person, and one for every address, behind which several persons may live."""

    person: Rate
    address: Rate


class Limits(NamedTuple):
    """How much is allowed. What anybody does at a table takes a few of each; only machines come near."""

    requests: Each = Each(Rate(120, 20), Rate(400, 60))
    messages: Each = Each(Rate(120, 20), Rate(400, 60))
    """Decisions, words and whatever else is sent to a table."""
    handshakes: Each = Each(Rate(30, 1), Rate(120, 4))
    """New live connections."""
    tables: Each = Each(Rate(20, 1 / 60), Rate(60, 1 / 20))
    """New tables."""
    hints: Each = Each(Rate(20, 0.5), Rate(60, 2))
    replays: Each = Each(Rate(60, 4), Rate(120, 8))
    """Looks into the past of a table."""
    person_sockets: int = 20
    """Live connections at once."""
    address_sockets: int = 200
    address_connections: int = 300
    """Connections of any kind that have not become live ones."""
    own_tables: int = 500
    """Tables that one person may keep."""
    header_seconds: float = 10.0
    """Within so long a request has come whole."""


def unlimited() -> Limits:
    """No limits to speak of, for measuring and for tests of other things."""
    much = Each(Rate(10**9, 1e9), Rate(10**9, 1e9))
    return Limits(much, much, much, much, much, much, 10**9, 10**9, 10**9, 10**9, 60.0)


class Bucket:
    """So many at once, so many a second.

    >>> bucket = Bucket(Rate(2, 1.0))
    >>> bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)
    (True, True, False, True)
    """

    __slots__ = ("last", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = float(rate.burst)
        self.last: float | None = None

    def take(self, now: float) -> bool:
        """Take one, if there is one left."""
        self.left = self._refilled(now)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether it might as well be a new one."""
        return self._refilled(now) >= self.rate.burst

    def _refilled(self, now: float) -> float:
        since = 0.0 if self.last is None else now - self.last
        return min(self.rate.burst, self.left + since * self.rate.per_second)


class Meter:
    """Counts how much of one thing everybody uses; forgets those first who have used nothing for long."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Let somebody have one more, if they may."""
        now = time.monotonic()
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= KNOWN_AT_MOST:
                self._forget(now)
            bucket = self._buckets[who] = Bucket(self.rate)
        return bucket.take(now)

    def _forget(self, now: float) -> None:
        """Forget who may have as much as somebody new; if that is nobody, who was counted first."""
        idle = [who for who, bucket in self._buckets.items() if bucket.is_full(now)]
        for who in idle or list(self._buckets)[: KNOWN_AT_MOST // 10]:
            del self._buckets[who]


class Accounts:
    """What every person and address uses."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        each = limits._asdict()
        self._persons = {name: Meter(limit.person) for name, limit in each.items() if isinstance(limit, Each)}
        self._addresses = {name: Meter(limit.address) for name, limit in each.items() if isinstance(limit, Each)}
        self.sockets: Counter[str] = Counter()

    def take(self, what: str, person: str | None, address: str) -> None:
        """Let somebody have one more of something, or refuse; whoever has no cookie is counted by the address alone."""
        if not self._addresses[what].take(address) or (person is not None and not self._persons[what].take(person)):
            raise TooMuch("That is too much at once. Wait a moment.")

    def connect(self, person: str | None, address: str) -> None:
        """Let somebody have one more live connection, or refuse."""
        by_person = 0 if person is None else self.sockets[f"person {person}"]
        if by_person >= self.limits.person_sockets or self.sockets[f"address {address}"] >= self.limits.address_sockets:
            raise TooMuch("Too many connections are open from here. Close some of them.")
        self.sockets.update(_names(person, address))

    def disconnect(self, person: str | None, address: str) -> None:
        """A live connection has ended."""
        self.sockets -= Counter(_names(person, address))


def _names(person: str | None, address: str) -> list[str]:
    return [f"address {address}"] if person is None else [f"address {address}", f"person {person}"]


def address_of(host: str) -> str:
    """The address that is counted: of the newer kind, the network that one household has.

    >>> address_of("192.0.2.7"), address_of("2001:db8:1:2:3:4:5:6"), address_of("::ffff:192.0.2.7"), address_of("?")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', '?')
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
