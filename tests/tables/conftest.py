"""Where the tables of a test are stored."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.tables.store import Store


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Store]:
    """A database."""
    database = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield database
    database.close()
