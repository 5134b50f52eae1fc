"""Servers of tests."""

from miskatonic.tables import rows
from miskatonic.tables.hall import Hall
from miskatonic.tables.store import Store
from miskatonic.tables.thinking import Thinkers
from miskatonic.tables.tokens import Signer

UNSWEPT = ("drop table sweeps", "drop index ix_tables_swept", "alter table tables drop column swept")
"""Makes a database what it was before sweeps were counted."""


def a_hall(place: Store, thinkers: Thinkers | None = None) -> Hall:
    """A server that has just started on a database: another one knows nothing of what this one has in memory."""
    return Hall(place, Signer(b"s" * 32), thinkers=thinkers)


def stored(place: Store, table: str) -> rows.StoredTable:
    """What is stored of a table that there is."""
    data = place.read(rows.load_table(table))
    assert data is not None
    return data
