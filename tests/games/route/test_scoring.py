"""Counting points: attractions, landmarks, cafés, tasks, goals, ranking (RT-BASE-32 to -50, -80 to -86)."""

from __future__ import annotations

import pytest

from miskatonic.games.route.rules import marks, tells
from miskatonic.scene import Board, Hand, Row
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.route.table import Table, table

DOWN_COLUMN_ONE = ("c10", "v10", "v11", "v12", "v13")
"""Past the fountain square and the street of signs (red), the hill library (blue), the maple garden, the lighthouse."""


def alone(roads: str, *words: str, **tourists: str) -> Table:
    """One route with these tourists, beside one that is worth nothing."""
    t = table().goals("avenue", "big-group", "see-it-all").sheet(0, roads, **tourists).sheet(1, "h56").walking()
    return t.walk(*words).walk("c56", "h56", seat=1)


@rule("RT-BASE-47")
def test_each_coloured_attraction_scores_a_point_for_every_tourist_of_its_colour_on_the_route() -> None:
    t = alone("v10 v11 v12 v13", *DOWN_COLUMN_ONE, L22="rrb", L11="rb", L35="rrr")
    assert t.points() == {"red": 2 * 3, "blue": 2, "landmarks": 3}


@rule("RT-BASE-48")
@pytest.mark.parametrize(("marked", "worth"), [(0, 3), (1, 5), (2, 7), (3, 10), (4, 13), (5, 16)])
def test_a_landmark_scores_what_its_rating_says_at_the_end(marked: int, worth: int) -> None:
    t = table().goals("avenue", "big-group", "see-it-all").rating(2, marked).rating(1, 5)
    t.sheet(0, "v13").sheet(1, "h56").walking().walk("c13", "v13").walk("c56", "h56", seat=1)
    assert t.points() == {"landmarks": worth}, "the lighthouse has the third track"


@rule("RT-BASE-32", "RT-BASE-80")
def test_an_unused_cafe_bonus_scores_a_point_on_the_final_route_or_not() -> None:
    t = table().goals("avenue", "big-group", "see-it-all").select("cm01", "cm08").take("L12", "h01", "v01").idle(1)
    t.walking().walk("c01", "v01").idle(1)
    t.idle(1)
    assert t.circled() == {"c11"}
    assert t.points()["cafes"] == 1


@rule("RT-BASE-32", "RT-BASE-29")
def test_a_bonus_that_was_used_scores_nothing() -> None:
    t = table().goals("avenue", "big-group", "see-it-all").select("cm05", "cm08")
    t.take("L52", "h41", "v40", "use:segment", "v65").idle(1)
    t.walking().walk("c41", "h41").idle(1)
    assert t.circled() == {"c51"}
    assert "cafes" not in t.points()


# -------------------------------------------------------------------- personal tasks


def with_task(code: str, roads: str, *words: str) -> Table:
    """One route and a personal task, beside a route and a task that are worth nothing."""
    other = "pt12" if code != "pt12" else "pt11"
    t = table(tasks=(code, other)).goals("avenue", "big-group", "see-it-all")
    t.sheet(0, roads).sheet(1, "h56").walking()
    return t.walk(*words).walk("c56", "h56", seat=1)


def test_the_task_of_somebody_else_is_a_personal_task_of_which_only_the_back_is_seen() -> None:
    t = table(tasks=("pt01", "pt11"))
    boards = [thing for thing in t.game.scene(0).things if isinstance(thing, Board)]
    rows = {thing.id: thing.cards for board in boards for thing in board.things if isinstance(thing, Row | Hand)}
    (theirs,) = rows["task:1"]
    assert (flat(theirs.label), theirs.face_down) == ("Personal task", True)
    assert {flat(card.label) for card in rows["hand:1"]} == {"Tourist card"}


@rule("RT-BASE-35")
def test_a_task_scores_the_segments_between_its_two_crossroads() -> None:
    road = "v10 v11 v12 v13 h14 h24 h34 v44"
    assert with_task("pt01", road, "c10", *road.split()).points()["task"] == 6, "from c11 to c44; v10 and v44 lie beyond"


@rule("RT-BASE-35", "RT-BASE-91")
def test_the_crossroads_of_a_task_may_be_the_ends_of_the_route() -> None:
    road = "v11 v12 v13 h14 h24 h34"
    assert with_task("pt01", road, "c11", *road.split()).points()["task"] == 6


@rule("RT-BASE-35")
def test_a_task_of_which_only_one_crossroads_is_visited_scores_and_loses_nothing() -> None:
    road = "v11 v12 v13 h14 h24"
    assert "task" not in with_task("pt01", road, "c11", *road.split()).points()


@rule("RT-BASE-35", "RT-BASE-82")
def test_of_several_visits_the_one_that_gives_more_counts() -> None:
    road = "h01 v00 h00 v10 v11 v12 v13 h14 h24 h34"
    t = with_task("pt01", road, "c11", *road.split())
    assert t.points()["task"] == 10, "from the first visit to c11, round L11, past c11 again and on to c44"


@rule("RT-BASE-82")
def test_on_a_closed_route_the_count_does_not_run_past_its_beginning() -> None:
    ring = "v30 v31 h22 v22 v23 h24 h34 v43 v42 v41 v40 h30"
    t = with_task("pt12", ring, "c30", *ring.split())
    assert t.points()["task"] == 5, "from c24 to c41; the 7 segments of the other way round lie on both sides of c30"


# -------------------------------------------------------------------- goals


STRAIGHT = ("h00", "h10", "h20", "h30", "h40", "h50")


def two_walks(mine: int, others: int, goal: str = "avenue") -> Table:
    """Two routes along the upper edge, so many segments long."""
    t = table().goals(goal, "big-group", "see-it-all")
    t.sheet(0, " ".join(STRAIGHT)).sheet(1, " ".join(STRAIGHT)).walking()
    return t.walk("c00", *STRAIGHT[:mine]).walk("c00", *STRAIGHT[:others], seat=1)


@rule("RT-BASE-37")
def test_the_best_of_those_who_meet_a_goal_wins_it_and_the_others_score_less() -> None:
    t = two_walks(6, 5)
    assert (t.points(0)["goals"], t.points(1)["goals"]) == (8, 4)


@rule("RT-BASE-37")
def test_who_are_level_at_the_best_all_win_the_goal() -> None:
    t = two_walks(5, 5)
    assert (t.points(0)["goals"], t.points(1)["goals"]) == (8, 8)


@rule("RT-BASE-37")
def test_who_does_not_meet_the_requirement_scores_nothing_even_as_the_best() -> None:
    t = two_walks(4, 3)
    assert "goals" not in t.points(0)
    assert "goals" not in t.points(1)
    t = two_walks(4, 6)
    assert "goals" not in t.points(0)
    assert t.points(1)["goals"] == 8


@rule("RT-BASE-83")
def test_goals_are_measured_after_all_erasing() -> None:
    assert two_walks(6, 4).measured("A", 1) == 4, "six segments in a line were drawn"


@rule("RT-BASE-83")
def test_an_attraction_is_counted_with_tourists_only_in_its_own_location() -> None:
    t = table().goals("avenue", "mixed-company", "picnic").sheet(0, "v10 v11 v12 v13", L21="r", L12="gb", L22="rb", L25="r")
    t.sheet(1, "h56").walking().walk(*DOWN_COLUMN_ONE).walk("c56", "h56", seat=1)
    assert t.measured("C") == 2, "the fountain square and the hill library; L22 is plain, L25 not on the route"
    assert t.measured("B") == 2, "L12 and L22"


@rule("RT-BASE-83")
@pytest.mark.parametrize(
    ("road", "crowded"),
    [
        ("h00 h10 h20 h30", ("L11", "L21", "L31", "L41")),
        ("h06 h16 h26 h36", ("L16", "L26", "L36", "L46")),
        ("v00 v01 v02 v03", ("L11", "L12", "L13", "L14")),
        ("v60 v61 v62 v63", ("L61", "L62", "L63", "L64")),
    ],
)
def test_a_line_of_tourists_may_stand_in_the_first_or_last_row_or_column(road: str, crowded: tuple[str, ...]) -> None:
    first = {"h": "c0" + road[2], "v": f"c{road[1]}0"}[road[0]]
    t = table().goals("avenue", "in-line", "picnic").sheet(0, road, **dict.fromkeys(crowded, "r")).sheet(1, "h55")
    t.walking().walk(first, *road.split()).walk("c55", "h55", seat=1)
    assert t.measured("B") == 4


@rule("RT-BASE-83")
def test_tourists_in_two_lines_that_cross_count_by_the_longer_one() -> None:
    t = table().goals("avenue", "in-line", "picnic").sheet(0, "h20 h10 h00 v00 v01", L11="r", L21="gg", L31="b", L12="p")
    t.sheet(1, "h55").walking().walk("c30", "h20", "h10", "h00", "v00", "v01").walk("c55", "h55", seat=1)
    assert t.measured("B") == 3, "L11, L21 and L31 in a row; L11 and L12 are fewer"


@rule("RT-BASE-83")
def test_for_all_tastes_counts_the_colours_of_which_two_attractions_are_seen_grey_included() -> None:
    def colours(*steps: str) -> int:
        t = table().goals("avenue", "in-line", "something-for-everyone")
        t.sheet(0, "v21 h11 v11 v12 v13 v14 v15").sheet(1, "h56").walking()
        return t.walk(*steps).walk("c56", "h56", seat=1).measured("C")

    down = ("h11", "v11", "v12", "v13", "v14", "v15")
    assert colours("c22", "v21", *down) == 4, "two red, green and blue ones, the clock tower and the lighthouse"
    assert colours("c21", *down) == 3, "one landmark"
    assert colours("c21", *down[:-1]) == 2, "one green attraction"


@rule("RT-BASE-83")
@pytest.mark.parametrize(
    ("roads", "sides"),
    [("h10", 1), ("h00", 2), ("h16", 1), ("v61", 1), ("v05", 2), ("h33", 0), ("v10 v11 v12 v13 v14 v15", 2)],
)
def test_edge_to_edge_counts_the_sides_whose_crossroads_are_touched(roads: str, sides: int) -> None:
    t = table().goals("edge-to-edge", "big-group", "picnic").sheet(0, roads).sheet(1, "h55").walking()
    t.walk(f"c{roads[1:3]}", *roads.split()).walk("c55", "h55", seat=1)
    assert t.measured("A") == sides


@rule("RT-BASE-83")
def test_outskirts_counts_tourists_in_the_first_and_last_rows_and_columns_alone() -> None:
    t = (
        table()
        .goals("avenue", "outskirts", "picnic")
        .sheet(0, "v10 v11 v12", L11="r", L21="gg", L12="bbb", L22="rrrr", L31="b")
    )
    t.sheet(1, "h55").walking().walk("c10", "v10", "v11", "v12").walk("c55", "h55", seat=1)
    assert t.measured("B") == 6, "the four in L22 stand inside, the one in L31 off the route"
    t = table().goals("avenue", "outskirts", "picnic").sheet(0, "v55 v54", L66="r", L56="gg", L65="bbb", L55="rrrr")
    t.sheet(1, "h33").walking().walk("c56", "v55", "v54").walk("c33", "h33", seat=1)
    assert t.measured("B") == 6


@rule("RT-BASE-83")
@pytest.mark.parametrize(("way", "corners"), [("h00 h10 h20 h30 h40 h50", 2), ("h10 h20 h30 h40 h50", 1), ("h10 h20", 0)])
def test_round_the_corners_counts_corner_locations_on_the_route(way: str, corners: int) -> None:
    t = table().goals("round-the-corners", "big-group", "picnic").sheet(0, way).sheet(1, "h33").walking()
    assert t.walk(f"c{way[1:3]}", *way.split()).walk("c33", "h33", seat=1).measured("A") == corners


@rule("RT-BASE-83")
def test_the_connoisseur_counts_attractions_of_the_most_frequent_colour() -> None:
    t = table().goals("avenue", "big-group", "connoisseur").sheet(0, "v10 v11 v12 v13").sheet(1, "h56").walking()
    t.walk(*DOWN_COLUMN_ONE).walk("c56", "h56", seat=1)
    assert t.measured("C") == 2, "two red ones, a green and a blue one; the landmark does not count"


@rule("RT-BASE-83")
def test_landmarks_are_no_coloured_attractions() -> None:
    t = alone("v10 v11 v12 v13", *DOWN_COLUMN_ONE)
    assert t.measured("C") == 4, "fountain square, hill library, maple garden, street of signs"
    t = table().goals("avenue", "big-group", "postcards").sheet(0, "v13").sheet(1, "h56").walking()
    assert t.walk("c13", "v13").walk("c56", "h56", seat=1).measured("C") == 1


# -------------------------------------------------------------------- who wins


@rule("RT-BASE-49")
def test_the_points_of_all_parts_are_added_and_most_win() -> None:
    t = alone("v10 v11 v12 v13", *DOWN_COLUMN_ONE, L22="rrb", L11="rb")
    assert t.total() == 6 + 2 + 3 == sum(t.points().values())
    assert t.state.result is not None
    assert t.state.result.scores == (11, t.total(1))
    assert t.places == [1, 2]


@rule("RT-BASE-50", "RT-BASE-86")
def test_a_tie_goes_to_more_tourists_on_the_final_route() -> None:
    t = table().goals("avenue", "big-group", "see-it-all").sheet(0, "h00", L11="r").sheet(1, "h00", L11="rr")
    t.walking().walk("c00", "h00").walk("c00", "h00", seat=1)
    assert (t.total(0), t.total(1)) == (0, 0)
    assert t.places == [2, 1]


@rule("RT-BASE-50", "RT-BASE-86")
def test_who_are_level_in_tourists_too_share_the_place() -> None:
    t = table(seats=3).goals("avenue", "big-group", "see-it-all")
    t.sheet(0, "h00", L11="r").sheet(1, "h00", L11="g").sheet(2, "h00", L22="ggg")
    t.walking()
    for seat in range(3):
        t.walk("c00", "h00", seat=seat)
    assert t.places == [1, 1, 3], "three green tourists stand off the route of the third"
    assert [note.told.place for note in t.told(tells.Ranked)] == [1, 1, 3]


@rule("RT-BASE-46", "RT-BASE-50")
def test_tourists_off_the_route_break_no_tie() -> None:
    t = table().goals("avenue", "big-group", "see-it-all").sheet(0, "h00", L66="rrrr", L11="r").sheet(1, "h00", L11="rr")
    t.walking().walk("c00", "h00").walk("c00", "h00", seat=1)
    assert t.places == [2, 1]
    assert t.state.count(marks.ON_ROUTE[0]) == 1
