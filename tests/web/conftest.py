"""The server that the web tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.house import House


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server."""
    place: Path = tmp_path_factory.mktemp("house")
    house = House(place)
    yield house
    house.stop()
