"""How a new table is laid: at the first decision of a game, or after decisions that were taken elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import miskatonic as mk
from miskatonic.core.record import Header, Record, replay
from miskatonic.tables import rows
from miskatonic.tables import seats as chairs
from miskatonic.tables.glance import written
from miskatonic.tables.news import Line
from miskatonic.tables.opening import Kept
from miskatonic.tables.store import Work


class Position(NamedTuple):
    """A game at some decision, as it is stored."""

    header: Header
    start: str
    """The fingerprint of the state before the first decision."""
    log: list[Kept]
    glance: str
    number: int
    rounds: int
    is_over: bool


def reached(header: Header, path: list[str]) -> Position:
    """The position to which entries lead, each kept with the fingerprint of the state after it."""
    title = mk.games()[header.game]
    record = Record(header, title.begin)
    start = record.state.hash()
    log: list[Kept] = []
    for entry in path:
        replay(record, [entry])
        log.append((entry, record.state.hash()))
    return placed(record, start, log)


def placed(record: Record, start: str, log: list[Kept]) -> Position:
    """The position of a record that came from a first state by these entries."""
    title, state, number = mk.games()[record.header.game], record.state, len(record.line)
    glance = written(title, record, rows.now())
    return Position(record.header, start, log, glance, number, title.rounds(state), state.result is not None)


class Plan(NamedTuple):
    """A table to be laid: where its game stands, who sits there, and how it is played."""

    position: Position
    seats: list[rows.SeatRow]
    undo: str
    chosen: bool = False
    """Whether its seed was chosen: known to whoever lays it."""
    open_hands: bool = False
    holders: list[tuple[int, str]] | None = None
    """Who holds which seat; unless it is said, whoever lays the table holds those that are played on this device."""
    tells: Sequence[Line] = ()

    def laid(self, table: str, owner: str) -> Work[Any]:
        """What is to be stored to lay it."""
        header, position = self.position.header, self.position
        row = {
            "id": table,
            "game": header.game,
            "version": header.version,
            "options": header.options,
            "seats": len(self.seats),
            "seed": str(header.seed),
            "chosen": int(self.chosen),
            "box": " ".join(header.box),
            "undo": self.undo,
            "open": int(self.open_hands),
            "owner": owner,
            "over": int(position.is_over),
            "start": position.start,
            "glance": position.glance,
        }
        holders = self.holders
        if holders is None:
            holders = [(s["seat"], owner) for s in self.seats if s["kind"] in (chairs.ME, chairs.LOCAL)]
        words = [rows.add_chat(table, n, *line) for n, line in enumerate(self.tells)]
        return rows.all_of(rows.add_table(row, self.seats, holders, position.log), *words)
