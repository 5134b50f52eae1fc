"""Lantern Duel is registered while tests run: a folder's conftest.py names the fixture, and its tests have the game."""

from collections.abc import Iterator

import pytest

import miskatonic as mk
from tests.made_up import LANTERN_DUEL


@pytest.fixture(scope="module", autouse=True)
def lantern_duel() -> Iterator[None]:
    """The made-up game among the others."""
    mk.register(LANTERN_DUEL)
    yield
    del mk.games()[LANTERN_DUEL.id]
