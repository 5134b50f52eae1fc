"""After round 10: the final route and what is on it (RT-BASE-42 to -46, -78, -79, -81, -91)."""

from __future__ import annotations

from miskatonic.bots.onward import onward
from miskatonic.games.route.rules import asks, marks, tells
from miskatonic.scene import Grid
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.route.table import Table, table

ROUND_L11 = "h00 v10 h01 v00"
ROUND_L22 = "h11 v21 h12 v11"


def sheets(mine: str, other: str = "h56", **tourists: str) -> Table:
    """Two sheets after the last round; the other player walks one far segment."""
    return table().sheet(0, mine, **tourists).sheet(1, other).goals("avenue", "big-group", "coffee-tour").walking()


def finished(t: Table) -> Table:
    """The other player walks the far segment too, and points are counted."""
    return t.walk("c56", "h56", seat=1)


def segments(t: Table, seat: int = 0) -> int:
    """How many segments the final route of a seat has."""
    return next(int(note.told.segments) for note in t.told(tells.Walked) if note.told.seat == seat)


@rule("RT-BASE-42")
def test_after_round_ten_routes_are_built_before_anything_is_counted() -> None:
    t = table(tasks=("pt01", "pt02")).in_round(10).select("cm01", "cm08")
    t.take("L12", "h01", "v01").take("L12", "h01", "v01", seat=1)
    assert [asked.kind for asked in t.state.asked] == [asks.BuildRoute] * 2
    t.walk("c01", "h01")
    assert t.state.result is None
    assert t.total() == 0
    assert not t.told(tells.Walked)
    t.walk("c01", "h01", seat=1)
    assert t.state.result is not None
    kinds = t.kinds()
    assert kinds.index(tells.Walked) < kinds.index(tells.Scored) < kinds.index(tells.Ranked)


@rule("RT-BASE-43")
def test_a_route_does_not_branch_and_the_other_segments_count_for_nothing() -> None:
    t = sheets("h00 h10 v10 v11", L11="r", L22="rrr")
    t.stroll("c00", "h00")
    assert t.roads_open_to() == {"h10", "v10"}, "where the drawing branches one way is taken"
    t.stroll("h10")
    assert t.roads_open_to() == set(), "there is no way back to the other branch"
    finished(t.play("done", seat=0))
    assert segments(t) == 2
    assert t.state.count(marks.ON_ROUTE[0]) == 1, "v11, along which L22 lies, was erased"


@rule("RT-BASE-43")
def test_a_route_is_continuous() -> None:
    t = sheets("h00 v30")
    t.stroll("c00", "h00")
    assert t.open_to() == ["done", "take-back"]


@rule("RT-BASE-44", "RT-BASE-81")
def test_a_route_may_pass_a_crossroads_again_but_no_segment() -> None:
    t = sheets(f"{ROUND_L11} {ROUND_L22}")
    t.stroll("c00", "h00")
    assert "h00" not in t.roads_open_to()
    t.stroll("v10", "h11", "v21", "h12", "v11")
    assert t.roads_open_to() == {"h01"}, "at c11 for the second time; v10, h11 and v11 are walked"
    finished(t.walk("h01", "v00"))
    assert segments(t) == 8, "it is closed: it ends where it began"


@rule("RT-BASE-81")
def test_a_route_has_at_least_one_segment_and_ends_where_its_player_likes() -> None:
    t = sheets("h00 h10 h20")
    t.stroll("c10")
    assert "done" not in t.open_to()
    finished(t.walk("h10"))
    assert segments(t) == 1, "the longer ones were not wanted"


@rule("RT-BASE-81")
def test_a_route_may_begin_anywhere_on_the_drawn_segments() -> None:
    t = sheets("h00 h10 v44")
    assert t.open_to() == ["begin:c00", "begin:c10", "begin:c20", "begin:c44", "begin:c45"]


@rule("RT-BASE-81")
def test_what_is_met_more_than_once_counts_once() -> None:
    t = sheets(f"{ROUND_L11} {ROUND_L22}", L11="rr", L22="g")
    t.walk("c11", "h01", "v00", "h00", "v10", "h11", "v21", "h12", "v11")
    finished(t)
    assert t.state.count(marks.ON_ROUTE[0]) == 3, "four segments run along L11 and four along L22"
    assert t.measured("C") == 1, "the café at c11 is passed three times"


@rule("RT-BASE-81")
def test_who_has_drawn_nothing_has_no_route() -> None:
    t = table().sheet(1, "h56").walking()
    assert [asked.seat for asked in t.state.asked] == [1]
    assert finished(t).points() == {}


@rule("RT-BASE-45", "RT-BASE-46")
def test_a_location_is_on_the_route_by_a_side_and_not_by_a_corner() -> None:
    t = sheets("h00 v10 h11", L11="r", L21="rr", L12="ggg", L22="bbb")
    finished(t.walk("c00", "h00", "v10"))
    assert t.state.count(marks.ON_ROUTE[0]) == 3, "it ends at c11, a corner of L12 and L22"
    assert t.points() == {"red": 3}, "the fountain square at L21 is on it, the hill library at L12 is not"


@rule("RT-BASE-91")
def test_the_two_ends_of_a_route_are_crossroads_of_it() -> None:
    t = sheets("v10 v11 v12 h13 h23")
    finished(t.walk("c11", "v11", "v12", "h13", "h23"))
    assert t.measured("C") == 2, "it begins at the café c11 and ends at the café c33"


@rule("RT-BASE-91")
def test_a_crossroads_only_near_the_route_is_not_on_it() -> None:
    t = sheets("v10 v11 v12")
    finished(t.walk("c12", "v12"))
    assert t.measured("C") == 0


@rule("RT-BASE-78")
def test_a_turn_is_a_crossroads_where_the_route_does_not_go_straight_on() -> None:
    t = table().sheet(0, "h00 h10 v20 h11 v11 h12").sheet(1, "h56").goals("winding-way").walking()
    finished(t.walk("c00", "h00", "h10", "v20", "h11", "v11", "h12"))
    assert t.measured("A") == 4


@rule("RT-BASE-79")
def test_a_straight_road_runs_along_one_side_of_each_location_it_touches() -> None:
    t = table().sheet(0, "h00 v10 h01 v11 h02 v00").sheet(1, "h56").goals("round-trip").walking()
    finished(t.walk("c00", "h00", "v10", "h01"))
    assert t.measured("A") == 1, "three sides of L11, one of L12 and L21"


@rule("RT-BASE-79")
def test_two_sides_are_not_enough_to_have_walked_round() -> None:
    t = table().sheet(0, "h00 v10 h11").sheet(1, "h56").goals("round-trip").walking()
    finished(t.walk("c00", "h00", "v10", "h11"))
    assert t.measured("A") == 0, "L11 has two sides on it, L21 two"


# -------------------------------------------------------------------- on a screen


def test_the_sheet_tells_with_which_keys_a_route_goes_on_from_where_it_has_come() -> None:
    t = sheets("h00 h10 v10")

    def grid() -> Grid:
        shown = t.game.scene(0).things[0]
        assert isinstance(shown, Grid)
        return shown

    def keys() -> set[str]:
        return {street.walk for street in grid().streets if street.walk}

    assert (grid().reached, keys()) == ("", {"go:h00", "go:h10", "go:v10"})
    t.stroll("c00", "h00")
    assert (grid().reached, keys()) == ("corner:c10", {"go:h10", "go:v10"}), "what was walked is not walked again"
    t.stroll("h10").play("done", seat=0)
    assert (grid().reached, keys()) == ("", set()), "a finished route goes nowhere"


def test_a_hint_goes_on_with_the_whole_route_and_leaves_it_to_the_player_to_finish() -> None:
    t = sheets("h00 h10 v20 v21")
    steps = onward(t.game, 0, "begin:c00").keys
    assert steps == ("go:h00", "go:h10", "go:v20", "go:v21")
    assert t.open_to()[0].startswith("begin:"), "thinking moves nothing"
    assert onward(t.game, 0, "begin:c10").keys == ("go:h10", "go:v20", "go:v21")
    t.stroll("c00", "h00", "h10", "v20", "v21")
    assert onward(t.game, 0, "done").keys == ()


def plots(t: Table) -> dict[str, tuple[str, str]]:
    """What the sheet of the first seat shows of its locations with tourists: how they stand, and what is said of it."""
    city = t.game.scene(0).things[0]
    assert isinstance(city, Grid)
    return {lot.id.removeprefix("lot:"): (lot.state, flat(lot.note)) for lot in city.lots if lot.crowd}


@rule("RT-BASE-45")
def test_the_sheet_shows_which_tourists_the_route_has_come_to_and_which_stay_off_it() -> None:
    t = sheets("h00 h10", L11="rr", L21="g", L33="b")
    t.stroll("c00", "h00")
    assert plots(t) == {
        "L11": ("route", "2 red tourists, on the final route"),
        "L21": ("", "1 green tourist"),
        "L33": ("", "1 blue tourist"),
    }, "the route may still go anywhere"
    finished(t.play("done", seat=0))
    assert plots(t) == {
        "L11": ("route", "2 red tourists, on the final route"),
        "L21": ("lost", "1 green tourist, off the final route"),
        "L33": ("lost", "1 blue tourist, off the final route"),
    }
