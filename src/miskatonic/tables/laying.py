"""Where a new table begins: at the first decision of a game, or after decisions that were taken elsewhere."""

from __future__ import annotations

from typing import NamedTuple

import miskatonic as mk
from miskatonic.core.record import Header, Record, replay
from miskatonic.tables import rows
from miskatonic.tables.glance import written
from miskatonic.tables.opening import Kept


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
