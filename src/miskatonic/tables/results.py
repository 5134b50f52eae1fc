"""How games ended, for each who played them: what is written of it, and read; every function makes work for the store."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TypedDict

from sqlalchemy import Connection, delete, insert, select

from miskatonic.tables.rows import ToldSeat
from miskatonic.tables.schema import HOLDERS, RESULTS, SEATS, TABLES
from miskatonic.tables.store import Work


class EndedRow(TypedDict):
    """A finished game as it is stored for somebody who played it."""

    id: str
    game: str
    updated: int
    glance: str | None
    kept: bool
    """Whether its table is still there."""


Ended = tuple[EndedRow, Sequence[ToldSeat], tuple[int, ...]]
"""A finished game: its row, its seats, and which of these somebody held."""


def remember(table: str) -> Work[None]:
    """How a game has ended is kept for each who holds a seat; nothing is, once it has gone back to before its end."""
    row = select(TABLES.c.game, TABLES.c.over, TABLES.c.updated, TABLES.c.glance).where(TABLES.c.id == table)
    s = SEATS.c
    seats = select(s.seat, s.kind, s.name, s.bot, s.colour).where(s.table_id == table).order_by(s.seat)
    held = select(HOLDERS.c.person, HOLDERS.c.seat).where(HOLDERS.c.table_id == table).order_by(HOLDERS.c.seat)

    def work(c: Connection) -> None:
        c.execute(delete(RESULTS).where(RESULTS.c.table_id == table))
        ended = c.execute(row).one()
        told = json.dumps([dict(seat) for seat in c.execute(seats).mappings()])
        mine: dict[str, list[int]] = {}
        for person, seat in c.execute(held) if ended.over else ():
            mine.setdefault(person, []).append(seat)
        for person, own in mine.items():
            result = {"person": person, "table_id": table, "game": ended.game, "ended": ended.updated}
            c.execute(insert(RESULTS).values(**result, glance=ended.glance, seats=told, mine=json.dumps(own)))

    return work


def finished_by(person: str, most: int = 400) -> Work[list[Ended]]:
    """The games a person has finished, newest first."""
    r = RESULTS.c
    own = select(r.table_id, r.game, r.ended, r.glance, r.seats, r.mine, TABLES.c.id)
    own = own.outerjoin_from(RESULTS, TABLES, r.table_id == TABLES.c.id).where(r.person == person)
    newest = own.order_by(r.ended.desc()).limit(most)

    def work(c: Connection) -> list[Ended]:
        found: list[Ended] = []
        for table, game, ended, glance, seats, mine, kept in c.execute(newest):
            row: EndedRow = {"id": table, "game": game, "updated": ended, "glance": glance, "kept": kept is not None}
            found.append((row, json.loads(seats), tuple(json.loads(mine))))
        return found

    return work


def forget_result(person: str, table: str) -> Work[int]:
    """A person forgets how a game ended."""
    return lambda c: c.execute(delete(RESULTS).where(RESULTS.c.person == person, RESULTS.c.table_id == table)).rowcount
