"""Where others reach a server: the addresses of this computer in its network, found without asking anybody."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import Final

from miskatonic.web.hosts import Names, is_here

EVERYWHERE: Final = ("0.0.0.0", "::", "")
FAR_AWAY: Final = (("192.0.2.1", 9, socket.AF_INET), ("2001:db8::1", 9, socket.AF_INET6))
"""Addresses that nobody has: to say which way leads there nothing is sent."""


def own_addresses() -> list[str]:
    """The addresses of this computer in its networks, the one it would use first.

    Addresses of this computer alone, and those that need the name of a network card, are no use to others.
    """
    found: list[str] = []
    for host, port, family in FAR_AWAY:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((host, port))
            found.append(str(probe.getsockname()[0]))
    with contextlib.suppress(OSError):
        found.extend(str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None))
    return [address for address in dict.fromkeys(found) if _is_good(address)]


def _is_good(address: str) -> bool:
    try:
        it = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (it.is_loopback or it.is_link_local or it.is_unspecified or it.is_multicast)


class Reach:
    """Where a server listens, and so who reaches it."""

    def __init__(self, host: str, port: int, names: Names) -> None:
        self.host = host
        self.port = port
        self.names = names

    def bases(self, called: str) -> tuple[str, ...]:
        """For a browser that called the server by some name: where others reach it, the best first.

        Nothing for a browser that is itself somewhere else: what is good for it is good for others.
        """
        if not self._is_near(called) or is_here(self.host):
            return ()
        addresses = own_addresses() if self.host in EVERYWHERE else [self.host]
        named = [f"[{address}]:{self.port}" if ":" in address else f"{address}:{self.port}" for address in addresses]
        return tuple(f"http://{name}" for name in named if self.names.include(name))

    def is_alone(self, called: str) -> bool:
        """Whether a browser on this computer reaches the server and nobody else does."""
        return self._is_near(called) and is_here(self.host)

    @staticmethod
    def _is_near(called: str) -> bool:
        """Whether a Host header means this computer itself."""
        name = called.rpartition(":")[0] if called.rpartition(":")[2].isdigit() else called
        return is_here(name.strip("[]").lower()) or name in EVERYWHERE
