"""Where a reader of the rules goes wrong most easily, each with figures counted by hand on the map."""

from __future__ import annotations

import pytest

from miskatonic.games.route.rules import asks, marks, tells
from miskatonic.testing import rule
from tests.games.route.table import Table, table
from tests.games.route.test_confrontation import arkham, madness, reward, with_call
from tests.games.route.test_sydney import cells, played


def segments(t: Table) -> int:
    """How many segments the final route of seat 0 has."""
    return next(int(note.told.segments) for note in t.told(tells.Walked) if note.told.seat == 0)


def on_route(t: Table) -> int:
    """The tourists on the final route of seat 0."""
    return t.state.count(marks.ON_ROUTE[0])


# -------------------------------------------------------------------- trips in the final route


@rule("RT-LV-36", "RT-LV-13", "RT-BASE-44")
def test_a_flight_may_part_one_connected_drawing_and_passes_a_crossroads_again() -> None:
    t = table("las-vegas").goals("long-walk", "big-group", "see-it-all")
    t.sheet(0, "h36 h46 q66 h55", L46="gg", L66="b").sheet(1, "h10").walking()
    t.stroll("c36", "h36", "ride:c65", "q66", "h46")
    assert t.open_to(0) == ["done", "take-back"], "at the airport again; the Grand Canyon has had its flight"
    t.play("done", seat=0).walk("c10", "h10", seat=1)
    assert segments(t) == 3, "h36, q66 and h46; h55 was left out and the flight is none"
    assert t.points() == {"green": 2, "blue": 1}, "two green ones for the Grand Canyon, one blue one at the aviation museum"
    assert t.measured("C") == 2


@rule("RT-ARK-18", "RT-ARK-19", "RT-ARK-39", "RT-ANC-04")
def test_the_same_two_gates_lead_there_and_back_for_a_madness_each_time() -> None:
    t = arkham("cthulhu").sheet(0, "h20 h30 v01 h01 v11 h02", L41="r", L12="r").sheet(1, "v55").walking()
    t.load(*(2, 3, 4) * 2)
    t.walk("c20", "h20", "ride:c02", "v01", "h01", "v11", "h02", "ride:c30", "h30").walk("c55", "v55", seat=1)
    assert segments(t) == 6
    assert madness(t) == 2, "no place on the way terrifies"
    assert t.points() == {"red": 2}, "the newspaper office at L41 and the red ones of both parts"


@rule("RT-BASE-43", "RT-BASE-44", "RT-BASE-81", "RT-BASE-35")
def test_a_figure_of_eight_drawn_in_four_turns_is_walked_in_one_piece() -> None:
    t = table(tasks=("pt01", "pt02")).goals("long-walk", "big-group", "coffee-tour")
    for first, second, words in (
        ("cm01", "cm07", ("L11", "h00", "v10")),
        ("cm01", "cm08", ("L12", "h01", "v00")),
        ("cm02", "cm08", ("L22", "h11", "v21")),
        ("cm02", "cm09", ("L23", "h12", "v11")),
    ):
        t.select(first, second).take(*words)
        t.idle(1)
        while t.question is asks.TakeTurn:
            t.play(t.open_to(1)[0], seat=1)
    assert t.tourists("L11") == "rrggg"
    t.walking().walk("c11", "v10", "h00", "v00", "h01", "h11", "v21", "h12", "v11").idle(1)
    while t.question is asks.BuildRoute:
        t.play("done" if "done" in t.open_to(1) else t.open_to(1)[0], seat=1)
    assert segments(t) == 8
    assert on_route(t) == 5 + 4 + 3 + 2, "L11 rrggg, L12 rrgg, L22 rgg, L23 rg"
    assert t.points() == {"red": 6, "green": 8, "landmarks": 3, "cafes": 1}, (
        "the square at L21, the garden at L23, the clock tower at L32 by v21, and the café at c11 unused"
    )


# -------------------------------------------------------------------- banks limit the turn, not the route


@rule("RT-VEN-12", "RT-VEN-18", "RT-VEN-24", "RT-VEN-22")
def test_what_a_turn_may_not_join_across_a_canal_the_final_route_does() -> None:
    t = table("venice").goals("long-walk").select("cm02", "cm09").turn("L23", "h12")
    assert "v21" not in t.roads_open_to(), "it begins at c22 too, across the water"
    t.take("v22").idle(1)
    t.select("cm02", "cm08").take("L22", "v21", "h11").idle(1)
    t.walking().walk("c12", "h12", "v21", "h11").idle(1)
    while t.question is asks.BuildRoute:
        t.play("done" if "done" in t.open_to(1) else t.open_to(1)[0], seat=1)
    assert segments(t) == 3
    assert on_route(t) == 2 + 3, "L23 by h12, L22 by v21 and h11"
    assert t.points() == {"green": 3, "cafes": 1}, "the park at L21; the café at c22 was reached from its own bank by v21"


# -------------------------------------------------------------------- half-stars


@rule("RT-DICE-10", "RT-LV-07", "RT-SOLO-13", "RT-SYD-10")
@pytest.mark.parametrize(
    ("city", "seats", "changes", "marked"),
    [("first-city", 2, 2, 0), ("las-vegas", 2, 2, 2), ("first-city", 1, 2, 0), ("las-vegas", 1, 2, 2)],
)
def test_the_same_half_stars_mean_something_else_alone_and_in_las_vegas(
    city: str, seats: int, changes: int, marked: int
) -> None:
    t = table(city, seats=seats, mode="dice", effect_cards=["repeat"])
    if seats == 1:
        t.faces(red=1, green=2, blue=2).play("take:die-red", "take:die-green")
        assert [t.marked(track) for track in range(4)] == [1, 1, 0, 0], "one rise for each, from the topmost landmark on"
    else:
        t.roll(1, 2, 1, 2, 1)
        for _ in range(changes):
            assert t.question is asks.ChangeAnyRating
            t.play("raise:4")
        t.choose("red", "green")
        assert [t.marked(track) for track in range(4)] == [2, 2, 2, 4], "four on all dice are two changes"
    assert t.state.count(marks.HALF_STARS) == marked, "two on the round dice"


# -------------------------------------------------------------------- the effect die in Sydney


@rule("RT-SYD-16", "RT-SYD-17", "RT-SYD-20", "RT-SYD-27", "RT-SYD-40")
def test_the_effect_die_on_a_landmark_is_worth_the_tourists_of_the_card_and_no_effect() -> None:
    t = played("sy06", ("blue", 2), ("effect", 1), mark=3).take("L26", "h15", "v15").idle(1)
    while t.question is asks.TakeTurn:
        t.play(t.open_to(1)[0], seat=1)
    assert t.tourists("L26") == "rrrbb", "Repeat has the dark symbol of this face, and yet nothing was repeated"
    assert cells(t) == [[], [], [1], []], "the tower was left uncovered"
    t.goals("avenue", "big-group", "see-it-all").sheet(0, "h00 v22").walking().walk("c00", "h00").idle(1)
    while t.question is asks.BuildRoute:
        t.play("done" if "done" in t.open_to(1) else t.open_to(1)[0], seat=1)
    assert t.points() == {"red": 3, "cafes": 1}, "three red ones at Luna Park for the market at L11; the café at c25"


# -------------------------------------------------------------------- the end in Arkham


@rule("RT-ARK-38")
def test_one_segment_on_a_bridge_passes_all_four_halves() -> None:
    t = arkham("yog-sothoth").sheet(0, "v13", L14N="r", L14S="g", L24N="b", L24S="r").sheet(1, "v55").walking()
    t.load(*(2, 3, 4) * 2).walk("c13", "v13").walk("c55", "v55", seat=1)
    assert on_route(t) == 4
    assert t.points() == {"red": 2, "blue": 1}, "the docks at L24S for two, the museum at L14N for one"


@rule("RT-ANC-01", "RT-ANC-12", "RT-ANC-15", "RT-ANC-16")
def test_attractions_are_counted_after_the_penalty_and_so_is_the_reward() -> None:
    t = with_call(arkham("cthulhu"), 0, "red").sheet(0, "h30", L41="rrrrrrr").sheet(1, "v55").walking()
    t.load(1, 5, 3, 2, 3, 4)
    t.state.point(marks.LEAD, 1)  # so seat 0 led the last round, and confronts first
    t.walk("c30", "h30").walk("c55", "v55", seat=1)
    assert reward(t) == 6, "three of seven are lost; two pairs are left, 3 points each"
    assert t.points() == {"red": 4, "reward": 6}
    assert t.total() == 10


@rule("RT-ANC-09", "RT-ANC-10")
@pytest.mark.parametrize(("mad", "blessed", "result"), [(5, True, (3, 0)), (5, False, (1, 0)), (7, True, (1, 2))])
def test_a_blessing_helps_fours_only_as_long_as_they_do_not_fail(mad: int, blessed: bool, result: tuple[int, int]) -> None:
    t = arkham("dagon").bonus(0, "blessing")
    t.state.set(marks.MADNESS[0], mad)
    t.sheet(0, "h01").sheet(1, "v55").walking().load(4, 4, 5, 2, 3, 4)
    t.walk("c01", "h01").walk("c55", "v55", seat=1)
    t.play("tome:blessing" if blessed else "done", seat=0)
    told = next(note.told for note in t.told(tells.Outcomes) if note.told.seat == 0)
    assert (told.successes, told.failures) == result
