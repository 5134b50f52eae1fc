"""The seats of a table: who sits there, and who holds them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from miskatonic.tables import wire

ME: Final = "me"
LOCAL: Final = "local"
BOT: Final = "bot"
FRIEND: Final = "friend"
SEAT_KINDS: Final = (ME, LOCAL, BOT, FRIEND)


class Seat:
    """A seat: who sits there, and who holds it."""

    def __init__(self, seat: int, kind: wire.SeatKind, name: str, bot: str, epoch: int) -> None:
        self.seat = seat
        self.kind: wire.SeatKind = kind
        self.name = name
        self.bot = bot
        self.epoch = epoch
        """It grows whenever links to the seat become void."""
        self.holders: set[str] = set()


def in_company(seats: Iterable[Seat], mine: Iterable[int]) -> bool:
    """Whether whoever holds some of the seats has, or waits for, other people at the table."""
    own = set(mine)
    return any(seat.kind == FRIEND or (seat.holders and seat.seat not in own) for seat in seats)


def others_at(seats: Sequence[Seat], mine: Iterable[int]) -> set[int]:
    """The seats that other people hold."""
    own = set(mine)
    return {seat.seat for seat in seats if seat.holders and seat.seat not in own}
