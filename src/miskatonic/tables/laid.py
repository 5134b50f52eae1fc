"""A table as it lies in memory: its record, its seats, what was said at it, and who may do what there."""

from __future__ import annotations

from typing import Any, Final

from miskatonic.core.errors import Refused
from miskatonic.core.options import Asked
from miskatonic.tables import wire
from miskatonic.tables.glance import glanced
from miskatonic.tables.opening import Opened, stored_save
from miskatonic.tables.refusals import MOVED_ON, NotYours, Stale
from miskatonic.tables.rows import StoredTable
from miskatonic.tables.seats import Seat, colours
from miskatonic.tables.taking_back import Proposal

REVS: Final = 20
"""Revisions of different terms differ: so many of their bits are left to one term."""


class LaidTable:
    """What is true of a table now. `LiveTable` changes it."""

    def __init__(self, data: StoredTable, opened: Opened, term: int) -> None:
        self.id = data["id"]
        self.term = term
        """In which this process has the table; when another claims it, the next begins."""
        self.rev = term << REVS
        self.title = opened.title
        self.record = opened.record
        self.owner = data["owner"]
        self.undo_policy = data["undo"]
        self.open_hands = bool(data["open"])
        """Whether those who share a device see each other's cards, as far as the rules let them."""
        self.seats = [Seat(r["seat"], r["kind"], r["name"], r["bot"], r["epoch"], r["colour"]) for r in data["seat_rows"]]
        for number, person in data["holders"]:
            self.seats[number].holders.add(person)
        self.is_seed_chosen = bool(data["chosen"])
        """Whether somebody knew the seed before the first decision; then all who sit down do."""
        self.rematch = data["rematch"] or ""
        """The table at which the same people play again."""
        self.chat = list(data["chat"])
        self.said = data["said"]
        """How many lines of the chat are stored, of which `chat` has the last."""
        self.proposal: Proposal | None = None
        glance = glanced(data["glance"])
        self.moved = (glance and glance.moved) or data["updated"]
        """When the last decision was taken, in milliseconds."""
        self._opened = opened
        self._was_over = bool(data["over"])
        self._open_since: dict[int, tuple[Asked, int]] = {}
        """For every seat that is asked: the question, and the revision at which it was put."""
        self._note_questions()

    def _note_questions(self) -> None:
        before = self._open_since
        self._open_since = {}
        for asked in self.record.state.asked:
            known = before.get(asked.seat)
            self._open_since[asked.seat] = (asked, self.rev) if known is None or known[0] is not asked else known

    @property
    def trouble(self) -> Refused | None:
        """What no longer fits since the game has changed, until somebody lets the table go on."""
        return self._opened.trouble

    @property
    def over(self) -> bool:
        """Whether the game has ended, in the version it was played in."""
        return self.record.state.result is not None or (self.trouble is not None and self._was_over)

    @property
    def aside(self) -> int:
        """How often the table went back to its last good decision, setting later ones aside."""
        return len(self._opened.aside)

    def save(self, aside: int | None = None) -> str:
        """The game as a save: all that counts, fitting or not; or what was set aside when the table went on, by number."""
        if aside is not None:
            return stored_save(self.record.header, self._opened.aside[aside])
        return self.record.save() if self.trouble is None else stored_save(self.record.header, self._opened.log)

    @property
    def colours(self) -> list[wire.Colour]:
        """The colour of every seat."""
        return colours([seat.colour for seat in self.seats])

    # ---------------------------------------------------------------- who may what

    def seats_of(self, person: str) -> list[int]:
        """The seats a person holds."""
        return [seat.seat for seat in self.seats if person in seat.holders]

    def name_of(self, person: str) -> str:
        """By what name the others know a person."""
        return next((seat.name for seat in self.seats if person in seat.holders and seat.name), "")

    def require_place(self, seat: Any) -> Seat:
        """The seat of this number, if there is one."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.seats):
            raise NotYours("There is no such seat at this table.")
        return self.seats[seat]

    def require_seat(self, person: str, seat: Any) -> int:
        """The seat, if the person holds it."""
        place = self.require_place(seat)
        if person not in place.holders:
            raise NotYours("This seat is not yours.")
        return place.seat

    def require_open(self, seat: int, rev: int) -> None:
        """Refuse a decision on a question that was not yet open, or is no longer, when it was sent.

        A question that stays open while others answer theirs, or talk, is still the same.
        """
        since = self._open_since.get(seat)
        if since is None or not since[1] <= rev <= self.rev:
            raise Stale(MOVED_ON)

    def require_rev(self, rev: int) -> None:
        """Refuse what was decided on an older view of the table."""
        if rev != self.rev:
            raise Stale(MOVED_ON)

    def require_fit(self) -> None:
        """Refuse to go on from a last good decision that nobody has agreed to."""
        if self.trouble is not None:
            raise Refused("The game has changed since this was played. Let the table go on from here first.")
