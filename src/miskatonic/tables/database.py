"""A database: its address, how it is opened, and how it is brought up to date."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, func, inspect, make_url, select, text
from sqlalchemy.exc import ArgumentError

from miskatonic.core.errors import Refused

LATEST: Final = "0011"
"""The newest of the migrations."""
MIGRATING: Final = 0x4D69736B
"""The lock under which one process after another brings a shared database up to date."""
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


def file_of(url: URL) -> str:
    """The file of a database, if it is one."""
    return url.database or "" if url.drivername == SQLITE and url.database != ":memory:" else ""


def keep_private(file: str) -> None:
    """Make a file that is not there yet its owner's alone: others on this computer may look into the folder."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def opened(address: str) -> Engine:
    """The engine of a database; connections are made when they are needed."""
    url = database_at(address)
    shared = url.get_backend_name() != SQLITE
    try:
        engine = create_engine(url, pool_pre_ping=shared, hide_parameters=True, connect_args=PATIENCE if shared else {})
    except ModuleNotFoundError:
        raise Refused("To keep tables in PostgreSQL, install its driver: pip install 'miskatonic[postgres]'.") from None
    if not shared:
        with suppress(OSError):  # why it cannot be is told when it is used
            keep_private(file_of(url))

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
            if (version or "") > LATEST:
                raise Refused(
                    "A newer Miskatonic has kept these tables. Start that one, or put back a backup made by this one."
                )
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", "miskatonic.tables:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, LATEST)
