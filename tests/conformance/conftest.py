"""The made-up game is registered while these tests run, so that it gets what every game gets."""

from collections.abc import Iterator

import pytest

import miskatonic as mk
from tests.made_up import LANTERN_DUEL


@pytest.fixture(scope="module", autouse=True)
def _lantern_duel() -> Iterator[None]:
    mk.register(LANTERN_DUEL)
    yield
    del mk.games()[LANTERN_DUEL.id]
