"""What somebody wishes for who lays a table: seats, names, options, how decisions are taken back. Checked, or refused."""

from __future__ import annotations

from typing import Any, Final

from miskatonic.bots import NAMES as BOTS
from miskatonic.core.errors import Refused
from miskatonic.tables import seats as chairs
from miskatonic.tables.live import printable
from miskatonic.tables.rows import SeatRow
from miskatonic.tables.taking_back import UNDO_FREE, UNDO_OWN, UNDO_POLICIES
from miskatonic.title import Title

NAME_LENGTH: Final = 40


def seats(wished: Any) -> list[SeatRow]:
    """The seats of a new table, checked."""
    if not isinstance(wished, list) or not wished:
        raise Refused("A table needs a list of seats.")
    found: list[SeatRow] = []
    for number, wish in enumerate(wished):
        if not isinstance(wish, dict) or wish.get("kind") not in chairs.SEAT_KINDS:
            raise Refused(f"Each seat is one of: {', '.join(chairs.SEAT_KINDS)}.")
        bot = wish.get("bot") or BOTS[-1]
        if wish["kind"] == chairs.BOT and bot not in BOTS:
            raise Refused(f"There is no such bot. There are: {', '.join(BOTS)}.")
        name = clean_name(wish.get("name"), "")
        found.append(
            {
                "seat": number,
                "kind": wish["kind"],
                "name": name,
                "bot": bot if wish["kind"] == chairs.BOT else "",
                "epoch": 0,
                "colour": chairs.known_colour(wish.get("colour")),
            }
        )
    return found


def such(seats: list[chairs.Seat]) -> list[SeatRow]:
    """The same seats at a new table, to which nobody has a link yet."""
    return [
        {"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot, "epoch": 0, "colour": chairs.known_colour(s.colour)}
        for s in seats
    ]


def undo_policy(wish: Any, seats: list[SeatRow]) -> str:
    """The undo policy of a new table, checked; where none is wished for, what suits those who sit there."""
    policy = wish or (UNDO_OWN if any(s["kind"] == chairs.FRIEND for s in seats) else UNDO_FREE)
    if policy not in UNDO_POLICIES:
        raise Refused(f"The undo policy is one of: {', '.join(UNDO_POLICIES)}.")
    return str(policy)


def open_hands(wished: Any, title: Title) -> bool:
    """Whether those who share a device see each other's cards; rivals do not."""
    if wished is not True:
        return False
    if title.open_hands is None:
        raise Refused("Players of this game are rivals: it is not played with open hands.")
    return True


def options(wished: Any) -> dict[str, Any]:
    """The options of a new game; whether they go together is the game's to say."""
    if not isinstance(wished, dict):
        raise Refused("Options are names with values.")
    return wished


def seed(wished: Any) -> int | None:
    """The seed of a new game, if one is wished for."""
    if wished is None:
        return None
    if not isinstance(wished, int) or isinstance(wished, bool) or not 0 <= wished < 1 << 53:
        raise Refused("A seed is a whole number from 0 to 9007199254740991.")
    return wished


def clean_name(name: Any, otherwise: str) -> str:
    """A player's name: some letters, not too many."""
    return printable(name)[:NAME_LENGTH] or otherwise if isinstance(name, str) else otherwise
