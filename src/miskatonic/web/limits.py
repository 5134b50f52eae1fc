"""Who may use how much: so many requests, messages, tables, hints and connections a person and an address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterable
from math import inf, isfinite
from typing import Any, Final, NamedTuple

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
    """How much is allowed, and `ABOUT` says of what. What anybody does at a table takes a few; only machines come near."""

    requests: Each = Each(Rate(120, 20), Rate(400, 60))
    messages: Each = Each(Rate(120, 20), Rate(400, 60))
    handshakes: Each = Each(Rate(30, 1), Rate(120, 4))
    tables: Each = Each(Rate(20, 1 / 60), Rate(60, 1 / 20))
    hints: Each = Each(Rate(20, 0.5), Rate(60, 2))
    replays: Each = Each(Rate(60, 4), Rate(120, 8))
    decks: Each = Each(Rate(60, 4), Rate(120, 8))
    saves: Each = Each(Rate(20, 0.2), Rate(60, 0.5))
    names: Each = Each(Rate(20, 0.2), Rate(60, 0.5))
    codes: Each = Each(Rate(20, 0.5), Rate(60, 2))
    person_sockets: int = 20
    address_sockets: int = 200
    address_connections: int = 300
    own_tables: int = 500
    header_seconds: float = 10.0


ABOUT: Final = {
    "requests": "requests of any kind",
    "messages": "decisions, words and whatever else is sent to a table",
    "handshakes": "new live connections",
    "tables": "new tables",
    "hints": "hints",
    "replays": "looks into the past of a table",
    "decks": "decks to be judged",
    "saves": "saved games to be read",
    "names": "changes of a name or a colour",
    "codes": "QR codes of links",
    "person_sockets": "live connections of one person at once",
    "address_sockets": "live connections from one address at once",
    "address_connections": "other connections from one address at once",
    "own_tables": "tables that one person may keep",
    "header_seconds": "seconds within which a request has come whole",
}


def said(limit: Each | float) -> str:
    """A limit as one writes it.

    >>> said(Limits().hints), said(Limits().own_tables)
    ('20/0.5,60/2', '500')
    """
    if isinstance(limit, Each):
        return ",".join(f"{rate.burst}/{rate.per_second:.3g}" for rate in limit)
    return f"{limit:g}"


def changed(limits: Limits, words: Iterable[str]) -> Limits:
    """Limits of which some are given in words, or a refusal that says how.

    >>> fewer = changed(Limits(), ["hints=5/0.1,20/1", "own-tables=50"])
    >>> fewer.hints.person, fewer.own_tables
    (Rate(burst=5, per_second=0.1), 50)
    """
    for word in words:
        name, _, value = word.partition("=")
        name = name.replace("-", "_")
        if name not in ABOUT:
            raise Refused(f"There is no limit “{name}”. There are: {', '.join(ABOUT).replace('_', '-')}.")
        was = getattr(limits, name)
        try:
            new: dict[str, Any] = {name: _read(value, was)}
            limits = limits._replace(**new)
        except ValueError:
            example = f"{name.replace('_', '-')}={said(was)}"
            raise Refused(f"“{word}” is no limit. It would look like this: {example}.") from None
    return limits


def _read(value: str, was: Each | float) -> Each | float:
    """What a limit is in words, of the kind that it was."""
    if isinstance(was, Each):
        person, address = (rate.split("/") for rate in value.split(","))
        each = Each(*(Rate(int(burst), float(rate)) for burst, rate in (person, address)))
        if min(each.person + each.address) <= 0 or not all(map(isfinite, each.person + each.address)):
            raise ValueError(value)
        return each
    number = type(was)(value)
    if not 0 < number < inf:
        raise ValueError(value)
    return number


def unlimited() -> Limits:
    """No limits to speak of, for measuring and for tests of other things."""
    much = Each(Rate(10**9, 1e9), Rate(10**9, 1e9))
    return Limits(much, much, much, much, much, much, much, much, much, much, 10**9, 10**9, 10**9, 10**9, 60.0)


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
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7', 'nowhere')

    Whoever says to be nowhere is counted with all others who do.
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return "nowhere"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
