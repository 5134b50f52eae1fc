"""Several processes on one PostgreSQL: which of them are alive, and which has a table.

A process says twice a second that it is alive, over a line to the database that holds a lock: however the process ends, its
line ends and the lock is free. A table is had by the process that claimed it last, for as long as that one is alive; then
any other may claim it. Every claim begins a new term of the table. What is written about a table is written in a term
(`rows.touched`), so a process that was taken for dead and wakes up changes nothing. Claims are told to all.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from miskatonic.core.errors import Refused
from miskatonic.tables.database import PATIENCE
from miskatonic.tables.refusals import MOVED_ON, Stale
from miskatonic.tables.schema import PROCESSES, TABLES
from miskatonic.tables.store import Store, Work
from miskatonic.tables.tokens import new_id

if TYPE_CHECKING:
    import psycopg

LOG: Final = logging.getLogger(__name__)
BEAT: Final = 0.5
"""So often a process says that it is alive, in seconds."""
GONE: Final = 2 * BEAT
"""Who has not said so for this long and holds no lock is dead: a process that was killed, or has lost its line."""
LEASE: Final = 2.5
"""Who has not said so for this long is dead: a process that hangs, or a computer that is gone. A busy one may be late."""
LOCKS: Final = 0x4D69736B
"""The locks of processes, each under this number and one made of its id."""
CHANNEL: Final = "miskatonic"
DRESSED: Final = "dressed"
"""Stands in what is told for the term of a claim."""
NOWHERE: Final = "127.0.0.1 0"
"""The address of a process that has just left."""
EVERYWHERE: Final = ("0.0.0.0", "::", "")


class Elsewhere(Stale):
    """Another process has the table."""

    def __init__(self, address: str) -> None:
        super().__init__(MOVED_ON)
        self.address = address


def _heard_within(seconds: float) -> sa.ColumnElement[bool]:
    """Whether a process was heard so lately; who will only be heard in an hour spoke before the clock was set back."""
    time = sa.text(f"interval '{seconds} seconds'")
    return PROCESSES.c.seen.between(func.clock_timestamp() - time, func.clock_timestamp() + time)


_HOLDS_LOCK: Final = ~func.pg_try_advisory_xact_lock_shared(LOCKS, func.hashtext(PROCESSES.c.id))
_ALIVE: Final = sa.and_(_heard_within(LEASE), sa.or_(_heard_within(GONE), _HOLDS_LOCK))


class Peers:
    """This process among those that share the database."""

    def __init__(self, database: Store, host: str, port: int, secret: bytes) -> None:
        self.id = new_id()
        self.store = database
        self._secret = sha256(b"shared" + secret).hexdigest()[:16]
        self.address = f"{self._reached_at(host)} {port}"
        """Where the others reach this process: host and port."""
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None
        self._join()

    def _reached_at(self, host: str) -> str:
        """The host itself or, if this process listens everywhere, how the database sees it."""
        if host not in EVERYWHERE:
            return host
        seen = self.store.read(lambda c: c.execute(select(func.host(func.inet_client_addr()))).scalar())
        return seen or "127.0.0.1"

    def _join(self) -> None:
        """Be one of the processes, if the others have the same secret."""

        def work(c: sa.Connection) -> None:
            c.execute(sa.text("lock table processes in exclusive mode"))
            others = select(PROCESSES.c.id).where(_ALIVE, PROCESSES.c.secret != self._secret)
            if c.execute(others).first() is not None:
                raise Refused(
                    "Another process on this database has another secret. "
                    "Give all the same one: MISKATONIC_SECRET, or one data folder."
                )
            c.execute(sa.delete(PROCESSES).where(PROCESSES.c.seen < func.clock_timestamp() - sa.text("interval '1 day'")))
            c.execute(sa.insert(PROCESSES).values(**self._row(), seen=func.clock_timestamp()))

        self.store.write(work).result()

    def _row(self) -> dict[str, str]:
        return {"id": self.id, "address": self.address, "secret": self._secret}

    # ---------------------------------------------------------------- tables

    async def claim(self, table: str) -> int | None:
        """Have a table from now on; its term, or None if there is no such table. `Elsewhere` if a living process has it."""
        found = await self.store.keep(_claim(table, self.id))
        if isinstance(found, str):
            raise Elsewhere(found)
        return found

    async def terms(self, tables: Sequence[str]) -> dict[str, int]:
        """In which term some tables are."""
        return await self.store.fetch(_terms(tables))

    async def tell_dressed(self, tables: Sequence[str]) -> None:
        """Tell the others that somebody at these tables has another name or colour."""

        def work(c: sa.Connection) -> None:
            for table in tables:
                c.execute(select(func.pg_notify(CHANNEL, f"{self.id} {DRESSED} {table}")))

        await self.store.keep(work)

    # ---------------------------------------------------------------- being alive

    def start(self, claimed: Callable[[str, int], None], back: Callable[[], None], dressed: Callable[[str], None]) -> None:
        """Say that this process is alive until it ends.

        Tell its loop of others' claims, when some may be missed, and at which tables a name has changed.
        """
        loop = asyncio.get_running_loop()

        def told(call: Callable[..., None], *about: str | int) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(call, *about)

        def news(term: str, table: str) -> None:
            if term == DRESSED:
                told(dressed, table)
            else:
                told(claimed, table, int(term))

        self._thread = threading.Thread(target=self._live, args=(lambda: told(back), news), name="peers", daemon=True)
        self._thread.start()

    def _live(self, back: Callable[[], None], news: Callable[[str, str], None]) -> None:
        import psycopg

        is_heard = True
        while not self._ended.is_set():
            try:
                with psycopg.connect(self._dsn(), autocommit=True, **PATIENCE) as line:
                    line.execute(f"listen {CHANNEL}")
                    is_locked = False
                    self._beat(line)
                    back()
                    if not is_heard:
                        is_heard = True
                        LOG.warning("The database can be told again that this process is alive.")
                    while not self._ended.is_set():
                        is_locked = is_locked or self.lock(line)
                        for heard in line.notifies(timeout=BEAT):
                            process, term, table = heard.payload.split(" ")
                            if process != self.id:
                                news(term, table)
                        self._beat(line)
            except psycopg.Error as trouble:
                if is_heard:  # a night without a database is told once, and not twice a second
                    LOG.error("The database cannot be told that this process is alive: %s", trouble)
                is_heard = False
                self._ended.wait(BEAT)

    def _dsn(self) -> str:
        return self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def _beat(self, line: psycopg.Connection[Any]) -> None:
        line.execute(
            "insert into processes (id, address, secret, seen) values (%(id)s, %(address)s, %(secret)s, clock_timestamp()) "
            "on conflict (id) do update set seen = excluded.seen",
            self._row(),
        )

    def lock(self, line: psycopg.Connection[Any]) -> bool:
        """Hold the lock for as long as there is this line; for a moment it may be held by an earlier one, or looked at."""
        held = line.execute("select pg_try_advisory_lock(%s, hashtext(%s))", (LOCKS, self.id)).fetchone()
        return held == (True,)

    def close(self) -> None:
        """Leave the others; they may claim this process's tables at once."""
        self._ended.set()
        if self._thread is not None:
            self._thread.join()
        with contextlib.suppress(SQLAlchemyError):
            self.store.write(lambda c: c.execute(sa.delete(PROCESSES).where(PROCESSES.c.id == self.id))).result()


def _claim(table: str, process: str) -> Work[int | str | None]:
    """One conditional statement decides whose a table is: the new term, or the address of the one who has it."""
    here = TABLES.c.id == table
    owner = select(PROCESSES.c.address).where(PROCESSES.c.id == TABLES.c.process, PROCESSES.c.id != process, _ALIVE)
    mine = sa.update(TABLES).where(here, ~owner.exists()).values(process=process, term=TABLES.c.term + 1)
    whose = (
        select(PROCESSES.c.address).select_from(TABLES.outerjoin(PROCESSES, TABLES.c.process == PROCESSES.c.id)).where(here)
    )

    def work(c: sa.Connection) -> int | str | None:
        term: int | None = c.execute(mine.returning(TABLES.c.term)).scalar()
        if term is not None:
            c.execute(select(func.pg_notify(CHANNEL, f"{process} {term} {table}")))
            return term
        found = c.execute(whose).first()
        return None if found is None else found.address or NOWHERE

    return work


def _terms(tables: Sequence[str]) -> Work[dict[str, int]]:
    wanted = select(TABLES.c.id, TABLES.c.term).where(TABLES.c.id.in_(tables))
    return lambda c: {row.id: row.term for row in c.execute(wanted)}
