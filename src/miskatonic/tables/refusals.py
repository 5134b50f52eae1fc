"""Why a table does not do what somebody asked of it."""

from __future__ import annotations

from typing import Final

from miskatonic.core.errors import Refused

MOVED_ON: Final = "The table has moved on since then. Look again and decide anew."
DELETED: Final = "This table was deleted."


class Stale(Refused):
    """The table has moved on since this was sent."""


class Gone(Refused):
    """The table was deleted."""


class NotYours(Refused):
    """This browser does not hold the seat."""
