"""Lantern Duel is registered while these tests run, so that it gets what every game gets."""

from collections.abc import Iterator

import pytest

import miskatonic as mk
from tests.made_up import LANTERN_DUEL
from tests.made_up.registered import lantern_duel

__all__ = ["lantern_duel"]


@pytest.fixture(autouse=True)
def as_usual() -> Iterator[None]:
    """A duel that a test has arranged for itself is not what the next one begins with."""
    yield
    mk.register(LANTERN_DUEL)
