"""The doors of a server: the addresses and the port on which it listens."""

from __future__ import annotations

import contextlib
import errno
import socket
import time
import webbrowser
from typing import Any, Final

from miskatonic.core.errors import Refused
from miskatonic.web.reach import EVERYWHERE

NO_NAME: Final = "“{host}” is the name of no computer that could be found. {instead}"
NOT_HERE: Final = "{host} is no address of this computer. {instead}"
INSTEAD: Final = "Listen on 127.0.0.1 for this computer only, or on 0.0.0.0 for friends too: --host ADDRESS."
IN_USE: Final = "Port {port} is in use already. Choose another: --port N."
NOT_ALLOWED: Final = "Port {port} is not for everybody to listen on. Choose one from 1024 on: --port N."


class InUse(Refused):
    """Somebody listens there already."""


def bound(host: str, port: int) -> list[socket.socket]:
    """Sockets on every address of a host, nobody listening yet; a refusal where that cannot be."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):  # letters that no name has
        raise Refused(NO_NAME.format(host=host, instead=INSTEAD)) from None
    doors: list[socket.socket] = []
    trouble: OSError | None = None
    for family, kind, protocol, _, address in dict.fromkeys(found):
        try:
            doors.append(_door(family, kind, protocol, address))
        except OSError as why:
            trouble = why
    if doors and (trouble is None or trouble.errno != errno.EADDRINUSE):  # a computer may know an address it does not have
        return doors
    for door in doors:
        door.close()
    raise _refusal(host, port, trouble)


def _door(family: int, kind: int, protocol: int, address: Any) -> socket.socket:
    door = socket.socket(family, kind, protocol)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind(address)
    except OSError:
        door.close()
        raise
    return door


def _refusal(host: str, port: int, trouble: OSError | None) -> Refused:
    match trouble and trouble.errno:
        case errno.EADDRINUSE:
            return InUse(IN_USE.format(port=port))
        case errno.EACCES:
            return Refused(NOT_ALLOWED.format(port=port))
        case _:
            return Refused(NOT_HERE.format(host=host, instead=INSTEAD))


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next one nobody uses."""
    for port in range(wanted, wanted + 50):
        with contextlib.suppress(InUse):
            for door in bound(host, port):
                door.close()
            return port
    return wanted


def page_at(host: str, port: int) -> str:
    """The address of the page for a browser on this computer."""
    return f"http://{_called(host)}:{port}/"


def _called(host: str) -> str:
    """How a browser on this computer calls a host."""
    if host in EVERYWHERE:  # by the same name as when only this computer is served: a browser is known by one name only
        return "localhost" if ":" in host else "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def open_when_ready(host: str, port: int) -> None:
    """Open the page in the browser as soon as the server answers."""
    here = _called(host).strip("[]")
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection((here, port)):
            webbrowser.open(page_at(host, port))
            return
        time.sleep(0.05)
