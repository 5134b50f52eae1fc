"""Storage: tables, seats, decisions and chat in a database. One writer thread commits whatever has gathered in one go.

The log of decisions is append-only; (table, number) is unique, so a doubled decision cannot be written. Whatever is written
about a table is written in a term: of several processes on one database only the one that claimed it last can.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from typing import Any, Final

from sqlalchemy import (
    URL,
    BigInteger,
    Column,
    Connection,
    DateTime,
    Engine,
    Insert,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    Update,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError

from miskatonic.core.errors import Refused

LOG: Final = logging.getLogger(__name__)
SCHEMA: Final = MetaData()
LATEST: Final = "0009"
"""The newest of the migrations."""

TABLES: Final = Table(
    "tables",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("undo", String(8), nullable=False),
    Column("open", Integer, nullable=False, default=0, server_default="0"),
    Column("owner", String(32), nullable=False, index=True),
    Column("over", Integer, nullable=False, default=0),
    Column("updated", BigInteger, nullable=False, index=True),
    Column("box", Text),
    Column("start", String(16)),
    Column("chosen", Integer),
    Column("process", String(32)),
    Column("term", Integer, nullable=False, default=0, server_default="0"),
    Column("glance", Text),
    Column("rematch", String(32)),
)
SEATS: Final = Table(
    "seats",
    SCHEMA,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(16), nullable=False, default=""),
    Column("epoch", Integer, nullable=False, default=0),
    Column("colour", String(12), nullable=False, default="", server_default=""),
    PrimaryKeyConstraint("table_id", "seat"),
)
HOLDERS: Final = Table(
    "holders",
    SCHEMA,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False, index=True),
    PrimaryKeyConstraint("table_id", "seat", "person"),
)
ENTRIES: Final = Table(
    "entries",
    SCHEMA,
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("entry", String(200), nullable=False),
    Column("fingerprint", String(16)),
    PrimaryKeyConstraint("table_id", "number"),
)
CHAT: Final = Table(
    "chat",
    SCHEMA,
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)
RESULTS: Final = Table(
    "results",
    SCHEMA,
    Column("person", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("glance", Text),
    Column("seats", Text, nullable=False),
    Column("mine", Text, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
)
"""How games ended, for each who played them; it outlives the table."""
PROCESSES: Final = Table(
    "processes",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("address", String(300), nullable=False),
    Column("secret", String(16), nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
)

CHAT_SHOWN: Final = 100
"""Of the chat so many last lines are read and shown; all are kept."""

REST: Final = 0.01
"""So long the writer rests between two commits, in seconds: what comes meanwhile is committed together.

A commit costs as much as four decisions in it.
"""

Work = Callable[[Connection], Any]

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql+psycopg"
PATIENCE: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "options": "-c lock_timeout=5000 -c statement_timeout=10000",
}
"""How long a PostgreSQL that does not answer is waited for, in its own words."""


def database_at(address: str) -> URL:
    """The address of a database, with the driver we use.

    >>> database_at("postgres://anna@db/tables").drivername
    'postgresql+psycopg'
    """
    with suppress(ArgumentError):
        url = make_url(address)
        if url.drivername == SQLITE:
            return url
        if url.drivername in ("postgres", "postgresql", POSTGRES):
            return url.set(drivername=POSTGRES)
    raise Refused("DATABASE_URL should look like this: postgresql://user:password@host/database.")


def _open(address: str) -> Engine:
    url = database_at(address)
    shared = url.get_backend_name() != SQLITE
    try:
        engine = create_engine(url, pool_pre_ping=shared, hide_parameters=True, connect_args=PATIENCE if shared else {})
    except ModuleNotFoundError:
        raise Refused("To keep tables in PostgreSQL, install its driver: pip install 'miskatonic[postgres]'.") from None
    if not shared:

        @event.listens_for(engine, "connect")
        def set_up(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA busy_timeout=5000")

    return engine


def bring_up_to_date(engine: Engine) -> None:
    """Make or migrate the tables of the database; one that is up to date is only looked at."""
    with engine.begin() as connection:
        if engine.dialect.name != SQLITE:
            for patience in ("lock_timeout", "statement_timeout"):  # a migration may take its time
                connection.execute(select(func.set_config(patience, "0", True)))
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        if inspect(connection).has_table("alembic_version"):
            version = connection.execute(text("select version_num from alembic_version")).scalar()
            if version == LATEST:
                return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", "miskatonic.tables:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, LATEST)


MIGRATING: Final = 0x4D69736B
"""The lock under which one process after another brings a shared database up to date."""
UNSTORED: Final = "The server cannot reach its store just now, so nothing has changed. Try again in a moment."


class Unstored(Refused):
    """The database cannot be reached or takes nothing more: a full disk, a lost connection. What was stored is safe."""


class Lost(Exception):
    """The table was deleted, or another process has claimed it."""


@contextmanager
def _told() -> Iterator[None]:
    """Trouble with the database itself as a sentence; what is wrong with the work stays as it is."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as trouble:
        LOG.error("The database is in trouble: %s", trouble.orig)  # a traceback would say no more
        raise Unstored(UNSTORED) from None


class Written:
    """Work for the writer, what came of it, and who waits for it: a thread, or something in an event loop."""

    __slots__ = ("future", "loop", "problem", "result", "work")

    def __init__(
        self, work: Work, future: Future[Any] | asyncio.Future[Any], loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        self.work = work
        self.future = future
        self.loop = loop
        self.result: Any = None
        self.problem: Exception | None = None

    def tell(self) -> None:
        """Tell whoever waits, if somebody still does."""
        if self.future.cancelled():
            return
        if self.problem is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.problem)


def _tell_all(batch: list[Written]) -> None:
    """Tell all who wait; an event loop is woken once."""
    waiting: dict[asyncio.AbstractEventLoop, list[Written]] = {}
    for written in batch:
        if written.loop is None:
            written.tell()
        else:
            waiting.setdefault(written.loop, []).append(written)
    for loop, theirs in waiting.items():
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_tell_each, theirs)


def _tell_each(batch: list[Written]) -> None:
    for written in batch:
        written.tell()


class Store:
    """The database of a server. `write` returns at once; the future is done when the work is safely committed."""

    def __init__(self, url: str) -> None:
        self.engine = _open(url)
        self.is_shared = self.engine.dialect.name != SQLITE
        """Whether other processes may use the database too."""
        try:
            bring_up_to_date(self.engine)
        except DBAPIError as trouble:
            reason = str(trouble.orig).splitlines()[0].rstrip(".")
            raise Refused(f"The database at {self.engine.url} cannot be used: {reason}.") from None
        self._own: Connection | None = None
        """The writer's own connection to SQLite, kept as long as it serves."""
        self._queue: SimpleQueue[Written | None] = SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="writer", daemon=True)
        self._writer.start()

    def write(self, work: Work) -> Future[Any]:
        """Do this work in the writer's next transaction."""
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()  # it is done even if nobody waits for it any more
        self._queue.put(Written(work, future))
        return future

    async def keep(self, work: Work) -> Any:
        """Do this work and wait until it is safely committed; `Unstored` if it cannot be just now."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put(Written(work, future, loop))
        with _told():
            return await future

    async def fetch(self, work: Work) -> Any:
        """Read from the database; `Unstored` if it cannot be reached just now."""
        with _told():
            return await asyncio.to_thread(self.read, work)

    def close(self) -> None:
        """Commit what is waiting and stop."""
        self._queue.put(None)
        self._writer.join()
        self.engine.dispose()

    def _write_all(self) -> None:
        rested = 0.0
        while (first := self._queue.get()) is not None:
            if (tired := rested - time.monotonic()) > 0:
                time.sleep(tired)
            rested = time.monotonic() + REST
            batch = [first]
            while not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                batch.append(more)
            self._commit(batch)
            _tell_all(batch)
        self._let_go()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A connection that commits at the end what was done."""
        if self.is_shared:
            with self.engine.begin() as connection:
                yield connection
            return
        if self._own is None:
            self._own = self.engine.connect()
        try:
            with self._own.begin():
                yield self._own
        except DBAPIError:
            self._let_go()
            raise

    def _let_go(self) -> None:
        """Close the writer's own connection."""
        if self._own is not None:
            self._own.close()
            self._own = None

    def _commit(self, batch: list[Written]) -> None:
        """Commit a batch in one go; if one of it cannot be, each by itself, so that it takes nobody with it."""
        try:
            with self._transaction() as connection:
                results = [written.work(connection) for written in batch]
        except Exception as problem:
            if len(batch) == 1 or (self.is_shared and isinstance(problem, OperationalError)):  # it is gone for all
                for written in batch:
                    written.problem = problem
                return
            for written in batch:
                self._commit([written])
            return
        for written, result in zip(batch, results, strict=True):
            written.result = result

    def read(self, work: Work) -> Any:
        """Read from the database."""
        with self.engine.connect() as connection:
            return work(connection)


# -------------------------------------------------------------------- the work


def now() -> int:
    """The time tables are sorted by, in milliseconds."""
    return int(time.time() * 1000)


def add_table(
    row: Mapping[str, Any],
    seats: Sequence[Mapping[str, Any]],
    holders: list[tuple[int, str]],
    entries: Sequence[tuple[str, str | None]],
) -> Work:
    """A new table with its seats and whoever holds them, perhaps with decisions already taken and their fingerprints."""

    def work(c: Connection) -> None:
        c.execute(insert(TABLES).values({**row, "options": json.dumps(row["options"]), "updated": now()}))
        c.execute(insert(SEATS), [{**seat, "table_id": row["id"]} for seat in seats])
        if holders:
            c.execute(insert(HOLDERS), [{"table_id": row["id"], "seat": s, "person": p} for s, p in holders])
        if entries:
            log = [{"table_id": row["id"], "number": n, "entry": e, "fingerprint": f} for n, (e, f) in enumerate(entries)]
            c.execute(insert(ENTRIES), log)

    return work


class Spelled:
    """A statement that is run with every decision: its words are found once for each database and each set of values."""

    def __init__(self, statement: Insert | Update) -> None:
        self.statement = statement
        self._words: dict[tuple[str, ...], tuple[str, list[str] | None]] = {}

    def __call__(self, c: Connection, values: Mapping[str, Any]) -> int:
        """Run it; how many rows it has met."""
        known = self._words.get((c.dialect.name, *values))
        if known is None:
            compiled = self.statement.compile(dialect=c.dialect, column_keys=list(values))
            order: list[str] | None = getattr(compiled, "positiontup", None)
            known = self._words[c.dialect.name, *values] = compiled.string, order
        words, names = known
        return c.exec_driver_sql(words, dict(values) if names is None else tuple([values[name] for name in names])).rowcount


_INSERT_ENTRY: Final = Spelled(insert(ENTRIES))
_TOUCH_TABLE: Final = Spelled(update(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.term == bindparam("in_term")))


def touched(table: str, term: int, **values: Any) -> Work:
    """Something happens to a table, in the term of whoever does it; `Lost` if it is another's by now."""
    values |= {"table": table, "in_term": term}

    def work(c: Connection) -> None:
        if _TOUCH_TABLE(c, {**values, "updated": now()}) != 1:
            raise Lost(table)

    return work


def add_entries(table: str, number: int, kept: Sequence[tuple[str, str | None]]) -> Work:
    """More decisions of a table, from a number on, each with the fingerprint of the state after it."""
    rows = [{"table_id": table, "number": number + n, "entry": e, "fingerprint": f} for n, (e, f) in enumerate(kept)]

    def work(c: Connection) -> None:
        for row in rows:
            _INSERT_ENTRY(c, row)

    return work


def all_of(*works: Work) -> Work:
    """Several pieces of work in one transaction; the result is that of the last."""

    def work(c: Connection) -> Any:
        return [each(c) for each in works][-1]

    return work


def add_chat(table: str, number: int, seat: int, name: str, text: str) -> Work:
    """One more word of the chat."""

    def work(c: Connection) -> None:
        c.execute(insert(CHAT).values(table_id=table, number=number, seat=seat, name=name, text=text))

    return work


def remember(table: str) -> Work:
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


def forget_result(person: str, table: str) -> Work:
    """A person forgets how a game ended."""
    return lambda c: c.execute(delete(RESULTS).where(RESULTS.c.person == person, RESULTS.c.table_id == table)).rowcount


def delete_table(table: str) -> Work:
    """Forget a table and everything about it but how its game ended, which is its players'."""

    def work(c: Connection) -> None:
        for rows in (CHAT, ENTRIES, HOLDERS, SEATS):
            c.execute(delete(rows).where(rows.c.table_id == table))
        c.execute(delete(TABLES).where(TABLES.c.id == table))

    return work


def owner_of(table: str) -> Work:
    """The owner of a table, or None if there is no such table."""
    return lambda c: c.execute(select(TABLES.c.owner).where(TABLES.c.id == table)).scalar()


def untouched_since(moment: int, most: int = 100) -> Work:
    """Some tables at which nothing has happened since a moment."""
    old = select(TABLES.c.id).where(TABLES.c.updated < moment).order_by(TABLES.c.updated).limit(most)
    return lambda c: list(c.execute(old).scalars())


def claim_seat(table: str, seat: int, person: str, dress: Mapping[str, str], epoch: int, *, first: bool) -> Work:
    """A person holds a seat from now on if it is still what their link says; with `first`, only if nobody holds it.

    `dress` is by what name and colour the others know them.

    One conditional statement decides, so that of many who claim a seat at once one wins: whoever is first raises the
    epoch, and the link fits no longer. The work returns the seat and its holders as they are then.
    """
    here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
    holders = select(HOLDERS.c.person).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
    claim = update(SEATS).where(here, SEATS.c.epoch == epoch).values(epoch=SEATS.c.epoch + int(first))
    if first:
        claim = claim.where(~holders.exists())
    if dress:
        claim = claim.values(**dress)

    def work(c: Connection) -> tuple[dict[str, Any], set[str]]:
        won = c.execute(claim).rowcount == 1
        held = set(c.execute(holders).scalars())
        if won and person not in held:
            c.execute(insert(HOLDERS).values(table_id=table, seat=seat, person=person))
            held.add(person)
        return dict(c.execute(select(SEATS).where(here)).mappings().one()), held

    return work


def renew_links(table: str, seat: int, person: str) -> Work:
    """Old links to a seat are void, and of those who hold it only this person still does."""

    def work(c: Connection) -> None:
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
        c.execute(update(SEATS).where(here).values(epoch=SEATS.c.epoch + 1))
        others = (HOLDERS.c.table_id == table) & (HOLDERS.c.seat == seat) & (HOLDERS.c.person != person)
        c.execute(delete(HOLDERS).where(others))

    return work


def hand_over(table: str, seat: int, kind: str, bot: str, name: str) -> Work:
    """A seat goes to a bot or is opened for a friend; whoever held it no longer does, and old links are void."""

    def work(c: Connection) -> None:
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
        given = {"kind": kind, "bot": bot, "name": name, "colour": "", "epoch": SEATS.c.epoch + 1}
        c.execute(update(SEATS).where(here).values(given))
        c.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat))

    return work


def owned_by(person: str) -> Work:
    """How many tables a person owns."""
    count = select(func.count()).select_from(TABLES).where(TABLES.c.owner == person)
    return lambda c: c.execute(count).scalar_one()


def any_table(c: Connection) -> Any:
    """Some table's id: shows that the database can be read."""
    return c.execute(select(TABLES.c.id).limit(1)).scalar()


def load_table(table: str) -> Work:
    """Everything about one table as it is stored, or None."""

    def work(c: Connection) -> dict[str, Any] | None:
        row = c.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        if row is None:
            return None
        seats = c.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).mappings().all()
        holders = c.execute(select(HOLDERS.c.seat, HOLDERS.c.person).where(HOLDERS.c.table_id == table)).all()
        entries = c.execute(select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)).mappings().all()
        said = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(CHAT_SHOWN)
        chat = c.execute(said).mappings().all()[::-1]
        return {
            **row,
            "seat_rows": [dict(seat) for seat in seats],
            "holders": [(seat, person) for seat, person in holders],
            "entries": [entry["entry"] for entry in entries],
            "fingerprints": [entry["fingerprint"] for entry in entries],
            "chat": [(line["seat"], line["name"], line["text"]) for line in chat],
            "said": chat[-1]["number"] + 1 if chat else 0,
        }

    return work


def tables_of(person: str, most: int = 100) -> Work:
    """The tables that a person owns or holds a seat at, newest first: row, seats, and which of these the person holds."""
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
    t = TABLES.c
    told = (t.id, t.game, t.version, t.options, t.seats, t.owner, t.over, t.glance, t.updated)
    mine = select(*told).where(t.id.in_(held) | (t.owner == person)).order_by(t.updated.desc()).limit(most)

    def work(c: Connection) -> list[tuple[dict[str, Any], list[dict[str, Any]], tuple[int, ...]]]:
        rows = [dict(row) for row in c.execute(mine).mappings()]
        ids = [row["id"] for row in rows]
        seats: dict[str, list[dict[str, Any]]] = {table: [] for table in ids}
        for seat in c.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).mappings():
            seats[seat["table_id"]].append(dict(seat))
        own: dict[str, list[int]] = {}
        for table, number in c.execute(select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.person == person)):
            own.setdefault(table, []).append(number)
        return [(row, seats[row["id"]], tuple(sorted(own.get(row["id"], ())))) for row in rows]

    return work


def finished_by(person: str, most: int = 400) -> Work:
    """The games that a person has finished, newest first, told like those above; `kept` if the table is still there."""
    r = RESULTS.c
    own = select(r.table_id, r.game, r.ended, r.glance, r.seats, r.mine, TABLES.c.id)
    own = own.outerjoin_from(RESULTS, TABLES, r.table_id == TABLES.c.id).where(r.person == person)
    newest = own.order_by(r.ended.desc()).limit(most)

    def work(c: Connection) -> list[tuple[dict[str, Any], list[dict[str, Any]], tuple[int, ...]]]:
        found = []
        for table, game, ended, glance, seats, mine, kept in c.execute(newest):
            row = {"id": table, "game": game, "updated": ended, "glance": glance, "kept": kept is not None}
            found.append((row, json.loads(seats), tuple(json.loads(mine))))
        return found

    return work


def dress(person: str, name: str, colour: str, most: int = 100) -> Work:
    """By what name and colour others know a person, at the last tables where they sit themselves.

    A colour that somebody else wears is left to them. The work returns the tables.
    """
    t, s, h = TABLES.c, SEATS.c, HOLDERS.c
    own = (
        select(s.table_id, s.seat)
        .join_from(SEATS, HOLDERS, (h.table_id == s.table_id) & (h.seat == s.seat))
        .join(TABLES, t.id == s.table_id)
        .where(h.person == person, s.kind.in_(("me", "friend")), (s.name != name) | (s.colour != colour))
        .order_by(t.updated.desc())
        .limit(most)
    )

    def work(c: Connection) -> list[str]:
        tables: list[str] = []
        for table, seat in c.execute(own).all():
            here = (s.table_id == table) & (s.seat == seat)
            worn = c.execute(select(s.colour).where(s.table_id == table, s.seat != seat)).scalars().all()
            values = {"name": name} | ({} if colour and colour in worn else {"colour": colour})
            c.execute(update(SEATS).where(here).values(**values))
            tables.append(table)
        return tables

    return work


def dresses(table: str) -> Work:
    """The name and the colour of every seat of a table."""
    worn = select(SEATS.c.seat, SEATS.c.name, SEATS.c.colour).where(SEATS.c.table_id == table)
    return lambda c: [tuple(row) for row in c.execute(worn)]
