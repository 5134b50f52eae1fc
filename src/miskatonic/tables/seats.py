"""The seats of a table: who sits there, and who holds them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, get_args

from miskatonic.tables import wire

ME: Final = "me"
LOCAL: Final = "local"
BOT: Final = "bot"
FRIEND: Final = "friend"
SEAT_KINDS: Final = (ME, LOCAL, BOT, FRIEND)
COLOURS: Final[tuple[wire.Colour, ...]] = get_args(wire.Colour)


class Seat:
    """A seat: who sits there, and who holds it."""

    def __init__(self, seat: int, kind: wire.SeatKind, name: str, bot: str, epoch: int, colour: str = "") -> None:
        self.seat = seat
        self.kind: wire.SeatKind = kind
        self.name = name
        self.bot = bot
        self.epoch = epoch
        """It grows whenever links to the seat become void."""
        self.colour = colour
        """What whoever sits there has chosen; empty where nobody has."""
        self.holders: set[str] = set()


def in_company(seats: Iterable[Seat], mine: Iterable[int]) -> bool:
    """Whether whoever holds some of the seats has, or waits for, other people at the table."""
    own = set(mine)
    return any(seat.kind == FRIEND or (seat.holders and seat.seat not in own) for seat in seats)


def others_at(seats: Sequence[Seat], mine: Iterable[int]) -> set[int]:
    """The seats that other people hold."""
    own = set(mine)
    return {seat.seat for seat in seats if seat.holders and seat.seat not in own}


def colours(chosen: Sequence[str]) -> list[wire.Colour]:
    """The colour of every seat, no two alike: what was chosen, by the first of those who chose it, and else what is left.

    >>> colours(["", "red", "red"])
    ['blue', 'red', 'yellow']
    """
    worn: dict[str, int] = {}
    for seat, colour in enumerate(chosen):
        worn.setdefault(colour, seat)
    left = iter([colour for colour in COLOURS if colour not in worn])
    own = [known_colour(wish) for wish in chosen]
    return [colour if colour and worn[colour] == seat else next(left) for seat, colour in enumerate(own)]


def known_colour(word: Any) -> wire.Colour | Literal[""]:
    """A colour, if it is one of ours."""
    return next((colour for colour in COLOURS if colour == word), "")
