"""Who is connected to a table, and through whose eyes they look."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from miskatonic.tables import wire
from miskatonic.text.parts import Lang


def encoded(message: wire.FromServer) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message)


class Gaze(NamedTuple):
    """Through which seat a guest looks, whether the device must be passed to it first, and who sees all in common."""

    seat: int
    curtain: bool = False
    common: tuple[int, ...] = ()


class Guest:
    """A connection to a table: its person, its language, the seat whose eyes it uses, and what it was last sent."""

    def __init__(self, person: str, lang: Lang, watching: bool, send: Callable[[bytes], None], place: str = "") -> None:
        self.person = person
        self.place = place
        """Where they are, as far as it is counted."""
        self.lang: Lang = lang
        self.watching = watching
        self.send = send
        self.let_go: Callable[[], None] = lambda: None
        """Ends the connection, once all is sent."""
        self.move: Callable[[], None] = lambda: None
        """Leads the guest to whichever process has the table now."""
        self.eyes: int | None = None
        self.shown: wire.View | None = None

    def tell(self, message: wire.FromServer) -> None:
        """Send a message."""
        self.send(encoded(message))
