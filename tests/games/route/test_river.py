"""River and islands, shown in Arkham (RT-BASE-58, RT-BASE-59)."""

from __future__ import annotations

from miskatonic.games.route.rules import asks, tells
from miskatonic.testing import rule
from tests.games.route.table import Table, table


def by_the_river(red: int, green: int, **tourists: str) -> Table:
    """Two in Arkham; the red and the green die show these numbers."""
    t = table("arkham", effect_cards=["repeat"]).sheet(0, **tourists).roll(red, green, 2, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    return t.choose("red", "green")


def on_route(roads: str, *words: str, **tourists: str) -> tuple[int, int]:
    """The segments and the tourists of a final route."""
    t = table("arkham", effect_cards=["repeat"]).sheet(0, roads, **tourists).sheet(1, "h36").walking()
    t.walk(*words).walk("c36", "h36", seat=1)
    while t.state.asked:
        t.play(t.first.options[0].key)
    told = next(note.told for note in t.told(tells.Walked) if note.told.seat == 0)
    return told.segments, told.tourists


@rule("RT-BASE-58")
def test_the_two_banks_of_a_riverside_square_are_locations_with_the_same_coordinates() -> None:
    assert by_the_river(1, 4).places_open_to() == {"L14N", "L14S", "L41"}
    t = by_the_river(1, 4, L14N="r")
    assert t.places_open_to() == {"L14S", "L41"}, "each half is occupied on its own"


@rule("RT-BASE-58", "RT-BASE-59")
def test_a_half_is_next_to_the_roads_of_its_own_bank_and_to_bridges() -> None:
    t = by_the_river(1, 4).turn("L14N", "h04")
    assert not t.roads_open_to(), "h04 lies on the other bank: only the bridge v13 could follow, and it did"
    t.take().idle(1)
    assert t.drawn() == {"h04", "v13"}
    t = by_the_river(1, 4).turn("L14N", "h03")
    assert t.roads_open_to() == {"v02", "v12", "h13", "v13"}


@rule("RT-BASE-58")
def test_a_route_on_one_bank_passes_no_location_of_the_other() -> None:
    assert on_route("h03 h04", "c03", "h03", L14N="r", L14S="bb") == (1, 1)
    assert on_route("h03 h04", "c04", "h04", L14N="r", L14S="bb") == (1, 2)


@rule("RT-BASE-58", "RT-BASE-59")
def test_a_bridge_is_one_segment_and_runs_along_both_banks() -> None:
    assert on_route("v13", "c13", "v13", L14N="r", L14S="bb", L24N="ggg", L24S="pppp") == (1, 10)


@rule("RT-BASE-59")
def test_segments_cross_the_river_on_bridges_only() -> None:
    t = by_the_river(2, 4, L24N="r", L24S="r", L42="r")
    assert {road for road in t.roads_open_to() if road[0] == "v" and road[2] == "3"} == {"v13", "v33", "v53"}
