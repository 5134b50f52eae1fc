"""Which tables nobody touches any more, and for how long: counted by how often servers have looked, and by no clock."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select, update

from miskatonic.tables.schema import SWEEPS, TABLES
from miskatonic.tables.store import Lost, Work

AT_ONCE: Final = 10_000
"""So many tables are marked by a sweep at once."""


def one_more_sweep(last: int | None) -> Work[int]:
    """The number of a sweep that finds tables at which nothing happens from now on.

    It is one more than the last that this process has made or met, unless another process has made one since: so sweeps
    count how long servers have run, however many there are and whatever clocks say. A table at which another process just
    does something is left for the next sweep: two that wait for each other's tables would wait for ever. So are tables
    beyond a number, as in an old database that has never been swept: whoever plays would wait until all are written.
    """
    idle = select(TABLES.c.id).where(TABLES.c.swept.is_(None)).limit(AT_ONCE).with_for_update(skip_locked=True)

    def work(c: Connection) -> int:
        c.execute(update(SWEEPS).where(SWEEPS.c.number == last).values(number=SWEEPS.c.number + 1))
        number: int = c.execute(select(SWEEPS.c.number)).scalar_one()
        c.execute(update(TABLES).where(TABLES.c.id.in_(idle)).values(swept=number))
        return number

    return work


def require_untouched(table: str, sweep: int) -> Work[None]:
    """Makes sure that nothing has happened at a table since a sweep or an earlier one; `Lost` if something has."""
    still = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.swept <= sweep)

    def work(c: Connection) -> None:
        if c.execute(still).first() is None:
            raise Lost(table)

    return work


def untouched_since(sweep: int, most: int = 100) -> Work[list[str]]:
    """Some tables at which nothing has happened since a sweep or an earlier one."""
    old = select(TABLES.c.id).where(TABLES.c.swept <= sweep).order_by(TABLES.c.swept).limit(most)
    return lambda c: list(c.execute(old).scalars())
