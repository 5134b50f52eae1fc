"""The world on the table: every space lies where it is on earth, and both drawings of it agree."""

import json
from itertools import combinations
from math import hypot
from pathlib import Path

import pytest

from miskatonic.games.eldritch_horror.cards import world
from miskatonic.games.eldritch_horror.scene.geography import BENDS, COORDINATES, DRAWN_AT, drawn_at

AGREED = Path(__file__).parents[2] / "fixtures" / "world.json"
"""Longitude, latitude, and where the browser draws that: `client/test/world.test.ts` holds the coasts to the same points."""


def test_every_space_has_a_place_of_its_own() -> None:
    assert sorted(COORDINATES) == list(range(len(world.SPACES)))
    for (a, at), (b, other) in combinations(DRAWN_AT.items(), 2):
        apart = hypot(10 * (at[0] - other[0]), 5.67 * (at[1] - other[1]))
        assert apart > 42, f"{world.SPACES[a].code} and {world.SPACES[b].code}"


@pytest.mark.parametrize(
    ("longitude", "latitude", "x", "y"),
    [(-168.99, 79, 0, 0), (190.99, -79, 100, 100), (-169.01, 0, 100, 60.13), (20, 42, 52.14, 28.69)],
)
def test_the_sheet_is_cut_through_the_pacific_and_largest_over_europe(
    longitude: float, latitude: float, x: float, y: float
) -> None:
    assert drawn_at(longitude, latitude) == pytest.approx((x, y), abs=0.01)


def test_the_coasts_are_drawn_in_the_same_projection() -> None:
    points = json.loads(AGREED.read_text())
    assert [(longitude, latitude) for longitude, latitude, _, _ in points] == list(COORDINATES.values())
    assert [(x, y) for _, _, x, y in points] == list(DRAWN_AT.values())


def test_only_ways_over_the_pacific_leave_the_sheet() -> None:
    for path in world.PATHS:
        far = abs(DRAWN_AT[path.a][0] - DRAWN_AT[path.b][0])
        assert path.wraps == (far > 60), f"{world.SPACES[path.a].code} - {world.SPACES[path.b].code}"


def test_bends_belong_to_paths() -> None:
    assert set(BENDS) <= {(path.a, path.b) for path in world.PATHS}
