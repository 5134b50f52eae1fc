"""Taking decisions back when there are others at the table: it never lets anybody choose again with knowledge.

Alone, one may take back anything. In company, what has come to light since is dealt afresh, or all must agree, as the policy
of the table says.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from miskatonic.core.errors import NothingToUndo, Refused
from miskatonic.core.record import Record
from miskatonic.core.revealed import revealed
from miskatonic.tables.seats import BOT, Seat, in_company, others_at

UNDO_FREE: Final = "free"
"""Anybody takes back anything. What came to light is dealt afresh; what was another's secret needs everybody's consent."""
UNDO_OWN: Final = "own"
"""Everybody takes back what they decided themselves while nothing came to light; all else needs everybody's consent."""
UNDO_NONE: Final = "none"
UNDO_POLICIES: Final = (UNDO_FREE, UNDO_OWN, UNDO_NONE)

DETOURS: Final = 2000
"""So many entries that no longer count a table bears; then nothing more is taken back, so that it stays quick to open."""
DEALS: Final = 250
"""So often a table is dealt afresh, and no more: that takes longer than most decisions."""


class Ruling:
    """Under which conditions decisions may be taken or brought back."""

    def __init__(self, voters: set[int], deal: bool) -> None:
        self.voters = voters
        """The seats that must agree first."""
        self.deal = deal
        """Whether what nobody had seen is dealt afresh."""


class Proposal:
    """Somebody wishes to take decisions back to a number, or to bring the next one back, and waits for the others."""

    def __init__(self, person: str, seat: int, to: int, again: bool, ruling: Ruling) -> None:
        self.person = person
        self.seat = seat
        self.to = to
        self.again = again
        """Whether a decision shall be brought back."""
        self.voters = ruling.voters
        self.deal = ruling.deal

    def without(self, voters: set[int]) -> Proposal:
        """The same, when some have agreed to it."""
        return Proposal(self.person, self.seat, self.to, self.again, Ruling(self.voters - voters, self.deal))


def ruling_on_undo(record: Record, seats: Sequence[Seat], policy: str, mine: set[int], to: int) -> Ruling:
    """Whether the holder of some seats may go back to so many decisions, or a refusal."""
    if not 0 <= to < len(record.line):
        raise NothingToUndo("There is no decision to take back to.")
    if not in_company(seats, mine):
        return Ruling(set(), deal=False)
    found = revealed(record, to, mine)
    if found.answers:
        raise Refused("All have answered the secret question by now, so no answer to it is taken back alone.")
    voters = others_at(seats, mine)
    asks = found.told or (
        policy == UNDO_OWN and (found.dealt or any(_is_others(seats, mine, s) for s, _ in record.line[to:]))
    )
    return Ruling(voters if asks else set(), deal=found.dealt and (policy == UNDO_FREE or not voters))


def ruling_on_redo(record: Record, seats: Sequence[Seat], policy: str, mine: set[int]) -> Ruling:
    """Whether the holder of some seats may bring the next decision back, or a refusal."""
    if not record.undone:
        raise NothingToUndo("There is no decision to bring back.")
    asks = policy == UNDO_OWN and _is_others(seats, mine, record.undone[-1][0])
    return Ruling(others_at(seats, mine) if asks else set(), deal=False)


def is_worn(record: Record) -> bool:
    """Whether a table bears no more entries that no longer count, or that deal afresh."""
    return len(record.entries) - len(record.line) > DETOURS or len(record.course.deals) > DEALS


def require_any(record: Record, policy: str) -> None:
    """Refuse where nothing is ever taken back."""
    if record.state.result is not None:
        raise Refused("The game is over and stays so. To try another way, play on from an earlier moment of its replay.")
    if policy == UNDO_NONE:
        raise Refused("At this table decisions are not taken back.")
    if is_worn(record):
        raise Refused("At this table decisions have been taken back so often that no more can be.")


def _is_others(seats: Sequence[Seat], mine: set[int], seat: int) -> bool:
    return seat not in mine and seats[seat].kind != BOT
