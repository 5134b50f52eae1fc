"""The tables of the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, DateTime, Integer, MetaData, PrimaryKeyConstraint, String, Table, Text

SCHEMA: Final = MetaData()
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
    Column("swept", Integer, index=True),
)
SWEEPS: Final = Table("sweeps", SCHEMA, Column("number", Integer, nullable=False))
"""How often servers have looked for tables that nobody touches: one row. `swept` is the first such look since which
nothing has happened at a table, if there was one."""
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
    Column("key", String(20), nullable=False, server_default=""),
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
