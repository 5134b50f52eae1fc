"""What is written of tables, seats, decisions and chat, and what is read: every function makes work for the store.

The log of decisions is append-only; (table, number) is unique, so a doubled decision cannot be written. Whatever is written
about a table is written in a term: of several processes on one database only the one that claimed it last can.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Any, Final, TypedDict, cast

from sqlalchemy import Connection, Insert, Update, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from miskatonic.tables import wire
from miskatonic.tables.news import Line
from miskatonic.tables.schema import CHAT, ENTRIES, HOLDERS, SEATS, TABLES
from miskatonic.tables.store import Lost, Work

CHAT_SHOWN: Final = 100
"""Of the chat so many last lines are kept and shown: nobody fills a disk by talking."""


def now() -> int:
    """The time tables are sorted by, in milliseconds."""
    return int(time.time() * 1000)


class ToldSeat(TypedDict):
    """What a list needs of a seat as it is stored."""

    seat: int
    kind: wire.SeatKind
    name: str
    bot: str
    colour: str


class SeatRow(ToldSeat):
    """A seat as it is stored."""

    epoch: int


class ListedRow(TypedDict):
    """What a list needs of a table as it is stored."""

    id: str
    game: str
    version: int
    options: str
    seats: int
    owner: str
    over: int
    glance: str | None
    updated: int


class StoredTable(ListedRow):
    """Everything about a table as it is stored."""

    seed: str
    undo: wire.UndoPolicy
    open: int
    box: str | None
    start: str | None
    chosen: int | None
    process: str | None
    term: int
    rematch: str | None
    swept: int | None
    seat_rows: list[SeatRow]
    holders: list[tuple[int, str]]
    entries: list[str]
    fingerprints: list[str | None]
    chat: list[Line]
    said: int


Listing = tuple[ListedRow, list[SeatRow], tuple[int, ...]]
"""What a list tells of a table: its row, its seats, and which of these somebody holds."""


def add_table(
    row: Mapping[str, Any],
    seats: Sequence[SeatRow],
    holders: list[tuple[int, str]],
    entries: Sequence[tuple[str, str | None]],
) -> Work[None]:
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
    """A statement that is run with every decision: its words are found once for each database and each set of values.

    It is given to the database's own driver, which takes a third of the time; what goes wrong is told as by SQLAlchemy.
    """

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
        given = dict(values) if names is None else tuple([values[name] for name in names])
        trouble = c.dialect.loaded_dbapi.Error
        driver: Any = c.connection.dbapi_connection
        try:
            with closing(driver.cursor()) as cursor:
                cursor.execute(words, given)
                met: int = cursor.rowcount
                return met
        except trouble as error:
            is_lost = c.dialect.is_disconnect(error, driver, None)
            told = DBAPIError.instance(words, None, error, trouble, connection_invalidated=is_lost, dialect=c.dialect)
            if is_lost:
                c.invalidate(told)
            raise told from error


_INSERT_ENTRY: Final = Spelled(insert(ENTRIES))
_TOUCH_TABLE: Final = Spelled(update(TABLES).where(TABLES.c.id == bindparam("table"), TABLES.c.term == bindparam("in_term")))


def touched(table: str, term: int, **values: Any) -> Work[None]:
    """Something happens to a table, in the term of whoever does it; `Lost` if it is another's by now."""
    values |= {"table": table, "in_term": term}

    def work(c: Connection) -> None:
        if _TOUCH_TABLE(c, {**values, "updated": now(), "swept": None}) != 1:
            raise Lost(table)

    return work


def add_entries(table: str, number: int, kept: Sequence[tuple[str, str | None]]) -> Work[None]:
    """More decisions of a table, from a number on, each with the fingerprint of the state after it."""
    rows = [{"table_id": table, "number": number + n, "entry": e, "fingerprint": f} for n, (e, f) in enumerate(kept)]

    def work(c: Connection) -> None:
        for row in rows:
            _INSERT_ENTRY(c, row)

    return work


def all_of(*works: Work[Any]) -> Work[Any]:
    """Several pieces of work in one transaction; the result is that of the last."""

    def work(c: Connection) -> Any:
        return [each(c) for each in works][-1]

    return work


def add_chat(table: str, number: int, seat: int, name: str, text: str, key: str = "") -> Work[None]:
    """One more word of the chat."""

    def work(c: Connection) -> None:
        c.execute(insert(CHAT).values(table_id=table, number=number, seat=seat, name=name, text=text, key=key))
        c.execute(delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number <= number - CHAT_SHOWN))

    return work


def delete_table(table: str) -> Work[None]:
    """Forget a table and everything about it but how its game ended, which is its players'."""

    def work(c: Connection) -> None:
        for rows in (CHAT, ENTRIES, HOLDERS, SEATS):
            c.execute(delete(rows).where(rows.c.table_id == table))
        c.execute(delete(TABLES).where(TABLES.c.id == table))

    return work


def owner_of(table: str) -> Work[str | None]:
    """The owner of a table, or None if there is no such table."""
    return lambda c: c.execute(select(TABLES.c.owner).where(TABLES.c.id == table)).scalar()


def claim_seat(
    table: str, seat: int, person: str, dress: Mapping[str, str], epoch: int, *, first: bool
) -> Work[tuple[SeatRow, set[str]]]:
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

    def work(c: Connection) -> tuple[SeatRow, set[str]]:
        won = c.execute(claim).rowcount == 1
        held = set(c.execute(holders).scalars())
        if won and person not in held:
            c.execute(insert(HOLDERS).values(table_id=table, seat=seat, person=person))
            held.add(person)
        return cast(SeatRow, dict(c.execute(select(SEATS).where(here)).mappings().one())), held

    return work


def renew_links(table: str, seat: int, person: str) -> Work[None]:
    """Old links to a seat are void, and of those who hold it only this person still does."""

    def work(c: Connection) -> None:
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
        c.execute(update(SEATS).where(here).values(epoch=SEATS.c.epoch + 1))
        others = (HOLDERS.c.table_id == table) & (HOLDERS.c.seat == seat) & (HOLDERS.c.person != person)
        c.execute(delete(HOLDERS).where(others))

    return work


def hand_over(table: str, seat: int, kind: str, bot: str, name: str) -> Work[None]:
    """A seat goes to a bot or is opened for a friend; whoever held it no longer does, and old links are void."""

    def work(c: Connection) -> None:
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
        given = {"kind": kind, "bot": bot, "name": name, "colour": "", "epoch": SEATS.c.epoch + 1}
        c.execute(update(SEATS).where(here).values(given))
        c.execute(delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat))

    return work


def owned_by(person: str) -> Work[int]:
    """How many tables a person owns."""
    count = select(func.count()).select_from(TABLES).where(TABLES.c.owner == person)
    return lambda c: c.execute(count).scalar_one()


def any_table(c: Connection) -> object:
    """Some table's id: shows that the database can be read."""
    return c.execute(select(TABLES.c.id).limit(1)).scalar()


def written_and_wiped(c: Connection) -> None:
    """A word that nobody said: shows that the database takes something."""
    c.execute(insert(CHAT).values(table_id="", number=0, seat=0, name="", text="x" * 500))
    c.execute(delete(CHAT).where(CHAT.c.table_id == ""))


def load_table(table: str) -> Work[StoredTable | None]:
    """Everything about one table as it is stored, or None."""

    def work(c: Connection) -> StoredTable | None:
        row = c.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        if row is None:
            return None
        seats = c.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)).mappings().all()
        holders = c.execute(select(HOLDERS.c.seat, HOLDERS.c.person).where(HOLDERS.c.table_id == table)).all()
        entries = c.execute(select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)).mappings().all()
        said = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(CHAT_SHOWN)
        chat = c.execute(said).mappings().all()[::-1]
        stored = {
            **row,
            "seat_rows": [dict(seat) for seat in seats],
            "holders": [(seat, person) for seat, person in holders],
            "entries": [entry["entry"] for entry in entries],
            "fingerprints": [entry["fingerprint"] for entry in entries],
            "chat": [(line["seat"], line["name"], line["text"], line["key"]) for line in chat],
            "said": chat[-1]["number"] + 1 if chat else 0,
        }
        return cast(StoredTable, stored)

    return work


def tables_of(person: str, most: int = 100) -> Work[list[Listing]]:
    """The tables that a person owns or holds a seat at, newest first: row, seats, and which of these the person holds."""
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.person == person)
    t = TABLES.c
    told = (t.id, t.game, t.version, t.options, t.seats, t.owner, t.over, t.glance, t.updated)
    mine = select(*told).where(t.id.in_(held) | (t.owner == person)).order_by(t.updated.desc()).limit(most)

    def work(c: Connection) -> list[Listing]:
        rows = [cast(ListedRow, dict(row)) for row in c.execute(mine).mappings()]
        ids = [row["id"] for row in rows]
        seats: dict[str, list[SeatRow]] = {table: [] for table in ids}
        for seat in c.execute(select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)).mappings():
            seats[seat["table_id"]].append(cast(SeatRow, dict(seat)))
        own: dict[str, list[int]] = {}
        for table, number in c.execute(select(HOLDERS.c.table_id, HOLDERS.c.seat).where(HOLDERS.c.person == person)):
            own.setdefault(table, []).append(number)
        return [(row, seats[row["id"]], tuple(sorted(own.get(row["id"], ())))) for row in rows]

    return work


def dress(person: str, name: str, colour: str, most: int = 100) -> Work[list[str]]:
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


def dresses(table: str) -> Work[list[tuple[int, str, str]]]:
    """The name and the colour of every seat of a table."""
    worn = select(SEATS.c.seat, SEATS.c.name, SEATS.c.colour).where(SEATS.c.table_id == table)
    return lambda c: [(row.seat, row.name, row.colour) for row in c.execute(worn)]
