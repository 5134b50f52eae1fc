"""Before a final route is ended that could still go on, the player is asked once more."""

from __future__ import annotations

import miskatonic as mk
from tests.games.grave import grave, warnings
from tests.games.route.table import table

TITLE = mk.games()["route"]


def test_only_to_end_a_route_that_could_go_on_is_grave() -> None:
    t = table().sheet(0, "h00 h10").sheet(1, "h56").goals("avenue", "big-group", "coffee-tour").walking()
    assert grave(TITLE, t.state) == []
    t.stroll("c00", "h00")
    assert grave(TITLE, t.state) == ["done"]
    assert warnings(TITLE, t.state, "done")[1].startswith("Маршрут ещё можно продолжить.")
    t.stroll("h10")
    assert grave(TITLE, t.state) == [], "there is nothing left to walk"
