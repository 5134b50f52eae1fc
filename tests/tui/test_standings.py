"""Who came where, as the terminal tells it."""

from __future__ import annotations

from miskatonic.core import hidden
from miskatonic.games.route import ROUTE
from miskatonic.testing import rule
from miskatonic.tui.standings import standings
from tests.games.route.table import Table, table


def told(t: Table) -> list[str]:
    """The lines of the ending, as seat 0 reads them."""
    return standings(ROUTE.scene(hidden.seen_by(t.state, 0), 0, ROUTE.speech["en"]))


@rule("RT-BASE-86")
def test_level_points_are_parted_by_tourists_and_a_shared_place_is_shown_as_shared() -> None:
    level = table().sheet(0, "h11").sheet(1, "h11").walking()
    assert told(level) == [], "nobody has a place before the end"
    level.walk("c11", "h11").walk("c11", "h11", seat=1)
    assert [line.partition(":")[0] for line in told(level)] == ["1=. Player 1", "1=. Player 2"]
    parted = table().sheet(0, "h11").sheet(1, "h11", L22="p").walking().walk("c11", "h11").walk("c11", "h11", seat=1)
    assert [line.partition(":")[0] for line in told(parted)] == ["1. Player 2", "2. Player 1"]
