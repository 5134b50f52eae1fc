"""Las Vegas: bets in casinos, flights to the canyons, corner roads, diagonal segments (RT-LV)."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.core import hidden
from miskatonic.games.route.cards.bets import BET_TYPES
from miskatonic.games.route.rules import asks, marks, tells
from miskatonic.testing import rule
from tests.games.route.table import Table, table

CODES = [bet.code for bet in BET_TYPES]


def vegas(seats: int = 2, **options: Any) -> Table:
    """A table in Las Vegas at which Repeat is the only effect."""
    return table("las-vegas", seats=seats, effect_cards=["repeat"], **options)


def at(t: Table, place: str) -> Table:
    """The red and the green die point at this location, which seat 0 has chosen."""
    t.roll(int(place[1]), int(place[2]), 2, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    return t.choose("red", "green").turn(place)


def bets(t: Table, seat: int = 0) -> list[str]:
    """The types of bet that a seat can choose from."""
    return [key.split(":")[1] for key in t.open_to(seat) if key.startswith("bet:")]


def with_bet(t: Table, casino: int, code: str, number: int = 0, seat: int = 0) -> Table:
    """Let a seat have made this bet in a casino, from 0."""
    t.state.set(marks.BET[casino][seat], CODES.index(code) + 1)
    t.state.set(marks.BET_NUMBER[casino][seat], number)
    return t


def paid(t: Table) -> Table:
    """Seat 0 walks past the first casino, seat 1 nowhere near one."""
    return t.sheet(0, "h22 h12").sheet(1, "h46").walking().walk("c32", "h22").walk("c46", "h46", seat=1)


# -------------------------------------------------------------------- marks on the round board


@rule("RT-LV-04", "RT-LV-05", "RT-LV-06", "RT-LV-07")
@pytest.mark.parametrize(
    ("red", "green", "stars", "sevens"), [(1, 6, 2, 1), (1, 3, 1, 0), (2, 5, 0, 1), (6, 1, 0, 1), (4, 4, 1, 0), (2, 2, 1, 0)]
)
def test_half_stars_and_sevens_of_the_two_round_dice_are_marked(red: int, green: int, stars: int, sevens: int) -> None:
    t = vegas().roll(red, green, 1, 2, 1)
    changes = (stars + 2) // 2
    for _ in range(changes):
        assert t.question is asks.ChangeAnyRating, "the half-stars of the blue and the purple die count here"
        t.play("raise:1")
    t.choose("red", "green")
    assert (t.state.count(marks.HALF_STARS), t.state.count(marks.SEVENS)) == (stars, sevens)


@rule("RT-LV-04", "RT-LV-05", "RT-LV-06", "RT-SOLO-12")
@pytest.mark.parametrize(("red", "green", "stars", "sevens"), [(1, 6, 2, 1), (1, 3, 1, 0), (2, 5, 0, 1), (4, 4, 1, 0)])
def test_alone_the_two_dice_taken_are_marked_for_bets(red: int, green: int, stars: int, sevens: int) -> None:
    t = vegas(seats=1).faces(red=red, green=green, blue=2)
    t.play("take:die-red", "take:die-green")
    assert (t.state.count(marks.HALF_STARS), t.state.count(marks.SEVENS)) == (stars, sevens)


@rule("RT-LV-04")
def test_marks_add_up_from_round_to_round_and_opening_rounds_make_none() -> None:
    t = vegas(seats=3)
    for die in ("red", "green", "blue"):
        t.load(6 if die == "green" else 1).play(f"take:die-{die}")
    t.idle()
    while t.question is asks.TakeTurn:
        t.play(t.first.options[0].key)
    assert (t.round, t.state.count(marks.HALF_STARS), t.state.count(marks.SEVENS)) == (2, 0, 0)
    for n in (1, 2):
        t.roll(1, 6, 2, 1, 1).play("raise:1").choose("red", "green")
        while t.question is asks.TakeTurn:
            t.play(t.first.options[0].key)
        assert (t.state.count(marks.HALF_STARS), t.state.count(marks.SEVENS)) == (2 * n, n)


# -------------------------------------------------------------------- placing bets


@rule("RT-LV-16", "RT-LV-18", "RT-LV-33")
def test_the_first_segment_by_a_casino_asks_for_a_bet_at_once() -> None:
    t = at(vegas(), "L33").turn("h22")
    assert set(bets(t)) == set(CODES) - {"task"}
    assert not t.roads_open_to(), "the second segment waits"
    t.turn("bet:red")
    assert [key for key in t.open_to() if key.startswith("write")] == [f"write:{n}" for n in range(41)]
    t.turn("write:7", "v32")
    assert not bets(t), "v32 runs along the same casino, which has its bet"
    t.take().idle(1)
    assert t.state.count(marks.BET[0][0]) == CODES.index("red") + 1
    assert t.state.count(marks.BET_NUMBER[0][0]) == 7


@rule("RT-LV-21", "RT-LV-25")
def test_there_are_ten_types_of_bet_the_one_on_tasks_only_where_tasks_are_used() -> None:
    assert CODES == ["red", "green", "blue", "purple", "half-stars", "sevens", "task", "goal-a", "goal-b", "goal-c"]
    assert len(bets(at(vegas(tasks=("pt01", "pt02")), "L33").turn("h22"))) == 10
    assert "task" not in bets(at(vegas(), "L33").turn("h22"))


@rule("RT-LV-34")
@pytest.mark.parametrize(("code", "most"), [("purple", 40), ("half-stars", 20), ("sevens", 10), ("task", 40)])
def test_the_number_of_a_bet_is_any_from_nought_up(code: str, most: int) -> None:
    t = at(vegas(tasks=("pt01", "pt02")), "L33").turn("h22", f"bet:{code}")
    assert [key for key in t.open_to() if key.startswith("write")] == [f"write:{n}" for n in range(most + 1)]


@rule("RT-LV-27", "RT-LV-18")
def test_a_bet_on_a_goal_has_no_number() -> None:
    t = at(vegas(), "L33").turn("h22", "bet:goal-b")
    assert t.roads_open_to(), "the stretch goes on"


@rule("RT-LV-20", "RT-LV-15", "RT-LV-33")
def test_all_bets_are_of_different_types_and_a_turn_may_bring_two() -> None:
    t = at(vegas(), "L34").turn("v33", "bet:red", "write:3", "v34")
    assert "red" not in bets(t), "the third casino, at L35, in the same turn"
    assert len(bets(t)) == 8
    t.take("bet:goal-a").idle(1)
    assert [t.state.count(keys[0]) for keys in marks.BET] == [0, CODES.index("red") + 1, CODES.index("goal-a") + 1, 0]


@rule("RT-LV-20")
def test_a_type_of_bet_made_in_an_earlier_round_cannot_be_chosen_again() -> None:
    t = at(with_bet(with_bet(vegas(), 0, "red", 3), 3, "goal-c"), "L34").turn("v33")
    assert set(bets(t)) == set(CODES) - {"red", "goal-c", "task"}


@rule("RT-LV-33", "RT-ACH-06")
def test_the_bet_of_a_casino_comes_before_the_segment_of_one_more_turn() -> None:
    t = table("las-vegas", effect_cards=["extra-turn"], secrets=["extra-turn"]).roll(3, 3, 3, 1, 4)
    t.choose("red", "effect").turn("L34", "v23", "h23")
    assert bets(t), "h23 runs along the first casino"
    assert not t.roads_open_to(), "the third segment waits"
    t.turn("bet:red", "write:5", "v33", "bet:green", "write:6").take().idle(1)
    assert [t.state.count(keys[0]) for keys in marks.BET[:2]] == [CODES.index("red") + 1, CODES.index("green") + 1]
    assert [t.state.count(keys[0]) for keys in marks.BET_NUMBER[:2]] == [5, 6]


@rule("RT-LV-20")
def test_a_casino_takes_one_bet() -> None:
    t = at(vegas(), "L33").take("h22", "bet:red", "write:7", "h12").idle(1)
    t.roll(4, 3, 2, 1, 1).choose("red", "green").turn("L43")
    assert not bets(t.turn("v32"))


@rule("RT-LV-29")
@pytest.mark.parametrize(("number", "types"), [(5, 9), (6, 3), (8, 3)])
def test_until_round_five_any_bet_until_round_eight_only_goals(number: int, types: int) -> None:
    found = bets(at(vegas().in_round(number), "L33").turn("h22"))
    assert len(found) == types
    assert types > 3 or found == ["goal-a", "goal-b", "goal-c"]


@rule("RT-LV-17", "RT-LV-35")
def test_in_rounds_nine_and_ten_no_bets_are_placed_and_the_first_visit_is_over() -> None:
    t = at(vegas().in_round(9), "L33").turn("h22")
    assert t.roads_open_to()
    t.take("h12").idle(1)
    t.in_round(5).roll(4, 3, 2, 1, 1).choose("red", "green").turn("L43", "v32")
    assert not bets(t), "the casino has had its first visit"


@rule("RT-LV-32", "RT-LV-35")
@pytest.mark.parametrize(("number", "types"), [(5, 6), (6, 0)])
def test_alone_there_are_no_bets_on_goals_and_none_after_round_five(number: int, types: int) -> None:
    t = vegas(seats=1).in_round(number).faces(red=3, green=3).play("take:die-red", "take:die-green").turn("L33", "h22")
    assert len(bets(t)) == types
    assert not any(code.startswith("goal") for code in bets(t))


@rule("RT-LV-19", "RT-LV-02", "RT-CMP-14")
def test_bets_are_seen_by_their_owner_alone_until_points_are_counted() -> None:
    t = at(vegas(), "L33").take("h22", "bet:red", "write:7", "h12").idle(1)
    keys = (marks.BET[0][0], marks.BET_NUMBER[0][0])
    assert [hidden.seen_by(t.state, 0).count(key) for key in keys] == [1, 7]
    assert [hidden.seen_by(t.state, 1).count(key) for key in keys] == [0, 0]
    t.walking().walk("c32", "h22").idle(1)
    while t.question is asks.BuildRoute:
        t.play("done" if "done" in t.open_to(1) else t.open_to(1)[0], seat=1)
    assert [hidden.seen_by(t.state, 1).count(key) for key in keys] == [1, 7]


# -------------------------------------------------------------------- what bets pay


@rule("RT-LV-22")
@pytest.mark.parametrize(("code", "crowd"), [("red", "rrr"), ("green", "ggg"), ("blue", "bbb"), ("purple", "ppp")])
@pytest.mark.parametrize(("number", "points"), [(3, 15), (2, 10), (4, 10), (1, 0), (5, 0)])
def test_a_bet_on_tourists_pays_15_exactly_and_10_one_off(code: str, crowd: str, number: int, points: int) -> None:
    t = paid(with_bet(vegas(), 0, code, number).sheet(0, L32=crowd, L66=crowd[0]))
    assert t.points().get("bets", 0) == points


@rule("RT-LV-23", "RT-LV-24")
@pytest.mark.parametrize(
    ("code", "number", "points"),
    [
        ("half-stars", 2, 15),
        ("half-stars", 1, 10),
        ("half-stars", 3, 10),
        ("half-stars", 4, 0),
        ("half-stars", 0, 0),
        ("sevens", 1, 18),
        ("sevens", 0, 6),
        ("sevens", 2, 6),
        ("sevens", 3, 0),
    ],
)
def test_bets_on_half_stars_and_sevens_are_compared_with_the_round_board(code: str, number: int, points: int) -> None:
    t = vegas().roll(1, 6, 2, 1, 1).play("raise:1").choose("red", "green")
    assert paid(with_bet(t, 0, code, number)).points().get("bets", 0) == points


@rule("RT-LV-26")
@pytest.mark.parametrize(("number", "points"), [(5, 5), (4, 5), (6, 5), (3, 0), (7, 0), (0, 0)])
def test_a_bet_on_the_task_pays_its_points_once_more_or_five_one_off(number: int, points: int) -> None:
    t = with_bet(vegas(tasks=("pt03", "pt02")), 0, "task", number)
    t.sheet(0, "v12 h12 h22 h32 h42").sheet(1, "h46").walking()
    t.walk("c13", "v12", "h12", "h22", "h32", "h42").walk("c46", "h46", seat=1)
    assert t.points()["task"] == 5
    assert t.points().get("bets", 0) == points


@rule("RT-LV-26")
def test_an_exact_bet_on_a_long_task_pays_more_than_five() -> None:
    t = with_bet(vegas(tasks=("pt03", "pt02")), 0, "task", 7)
    t.sheet(0, "v12 h12 h22 h32 v41 h41 v51").sheet(1, "h46").walking()
    t.walk("c13", "v12", "h12", "h22", "h32", "v41", "h41", "v51").walk("c46", "h46", seat=1)
    assert t.points()["task"] == 7
    assert t.points()["bets"] == 7


@rule("RT-LV-37")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 5), (2, 0)])
def test_a_task_that_is_not_fulfilled_counts_nought_segments(number: int, points: int) -> None:
    t = paid(with_bet(vegas(tasks=("pt01", "pt02")), 0, "task", number))
    assert t.points().get("bets", 0) == points


def two_avenues(mine: int, other: int) -> Table:
    """Two routes that begin with the road by the first casino, so many segments in a straight line; seat 0 bet on goal A."""
    roads = "h02 h12 h22 h32 h42 h52"
    t = with_bet(vegas(), 0, "goal-a").goals("avenue", "big-group", "see-it-all")
    t.sheet(0, roads).sheet(1, roads).walking()
    whole = roads.split()
    return t.walk("c02", *whole[:mine]).walk("c02", *whole[:other], seat=1)


@rule("RT-LV-28")
@pytest.mark.parametrize(("mine", "other", "points"), [(6, 5, 8), (5, 6, 0), (4, 3, 0)])
def test_a_bet_on_a_goal_pays_its_points_once_more_to_the_winner_alone(mine: int, other: int, points: int) -> None:
    t = two_avenues(mine, other)
    assert t.points().get("bets", 0) == points
    assert t.points().get("goals", 0) == {6: 8, 5: 4, 4: 0}[mine]


@rule("RT-LV-38")
def test_who_share_the_best_result_have_won_it_for_their_bets() -> None:
    assert two_avenues(5, 5).points()["bets"] == 8


@rule("RT-LV-30", "RT-LV-31")
def test_bets_of_casinos_off_the_route_are_erased_and_each_of_the_others_is_checked() -> None:
    t = with_bet(with_bet(with_bet(vegas(), 0, "red", 3), 1, "green", 0), 2, "blue", 9)
    t.sheet(0, "h22 v32 h33 v33 v34", L32="rrr").sheet(1, "h46").walking()
    t.walk("c22", "h22", "v32", "v33", "v34").walk("c46", "h46", seat=1)
    assert [note.told.points for note in t.told(tells.BetPaid)] == [15, 15, 0]
    assert t.points()["bets"] == 30
    t = paid(with_bet(vegas(), 1, "green", 0))
    assert "bets" not in t.points(), "the second casino is not on the route"


@rule("RT-LV-22", "RT-LV-31")
def test_the_bet_of_the_last_casino_pays_once_however_much_else_is_seen() -> None:
    t = with_bet(vegas(), 3, "red", 0).sheet(0, "h43 v43 v44").sheet(1, "h46").walking()
    t.walk("c53", "h43", "v43", "v44").walk("c46", "h46", seat=1)
    assert [note.told.points for note in t.told(tells.BetPaid)] == [15]
    assert t.points()["bets"] == 15


@rule("RT-LV-14")
def test_casinos_are_the_purple_attractions() -> None:
    t = vegas().sheet(0, "h22 v32 v33", L32="ppp").sheet(1, "h46").walking()
    t.walk("c22", "h22", "v32", "v33").walk("c46", "h46", seat=1)
    assert t.points()["purple"] == 2 * 3, "the colosseum at L33 and the fountains at L44"


# -------------------------------------------------------------------- diagonals, green crossroads, corners


@rule("RT-LV-08", "RT-LV-09")
def test_a_diagonal_bonus_is_drawn_anywhere_and_occupies_nothing() -> None:
    t = at(vegas(), "L43").turn("v42", "v41", "use:diagonal")
    assert "c00-c11" not in t.roads_open_to(), "c00 is no crossroads here"
    assert "c10-c21" in t.roads_open_to()
    t.take("c10-c21").idle(1)
    assert t.drawn() == {"v42", "v41", "c10-c21"}
    assert t.left("diagonal") == 0
    t.roll(2, 1, 2, 1, 1).choose("red", "green")
    assert "L21" in t.places_open_to()


@rule("RT-LV-10", "RT-LV-11", "RT-BASE-51", "RT-LV-03", "RT-BASE-83")
def test_a_green_crossroads_is_an_attraction_for_green_tourists() -> None:
    t = vegas().goals("avenue", "big-group", "see-it-all").sheet(0, "h20 h30 h40", L41="gg").sheet(1, "h46").walking()
    t.walk("c30", "h30").walk("c46", "h46", seat=1)
    assert t.points()["green"] == 2, "it ends at the Valley of Fire, c40"
    assert t.measured("C") == 1
    t = vegas().goals("avenue", "big-group", "see-it-all").sheet(0, "h20 h30 h40", L41="gg").sheet(1, "h46").walking()
    t.walk("c30", "h30", "h40").walk("c46", "h46", seat=1)
    assert t.points()["green"] == 2, "or passes it"


FLIGHTS = "h30 v40 h40 h36 v35 h35 v45 h52"
"""Three roads at the Valley of Fire (c40), a ring at the airport (c46), and a road at Lake Mead (c62)."""


@rule("RT-LV-12", "RT-LV-36", "RT-BASE-52", "RT-BASE-53")
@pytest.mark.parametrize("words", [("c30", "h30", "ride:c46", "h36", "v35"), ("c35", "v35", "h36", "ride:c40", "h30")])
def test_a_flight_joins_a_stretch_at_the_airport_with_one_at_a_green_crossroads(words: tuple[str, ...]) -> None:
    t = vegas().goals("long-walk").sheet(0, FLIGHTS).sheet(1, "h46").walking()
    t.walk(*words).walk("c46", "h46", seat=1)
    assert t.measured("A") == 3, "the flight is no segment"


@rule("RT-LV-36", "RT-BASE-52")
def test_each_part_of_a_flight_has_at_least_one_segment() -> None:
    t = vegas().sheet(0, FLIGHTS).sheet(1, "h46").walking().stroll("c46")
    assert not [key for key in t.open_to() if key.startswith("ride")], "nothing was walked yet"
    t.stroll("h36", "v35", "h35", "v45", "ride:c40")
    assert "done" not in t.open_to()
    assert t.roads_open_to() == {"h30", "v40", "h40"}


@rule("RT-LV-13", "RT-LV-36", "RT-BASE-54")
def test_the_helicopter_flies_several_times_but_to_each_place_once() -> None:
    t = vegas().goals("long-walk").sheet(0, FLIGHTS).sheet(1, "h46").walking()
    t.stroll("c30", "h30", "ride:c46", "h36", "v35", "h35", "v45")
    assert [key for key in t.open_to() if key.startswith("ride")] == ["ride:c62"], "c40 has had its flight"
    t.walk("ride:c62", "h52").walk("c46", "h46", seat=1)
    assert t.measured("A") == 6


@rule("RT-BASE-53")
def test_there_are_no_trips_during_the_rounds() -> None:
    t = at(vegas().sheet(0, "h30"), "L46")
    assert not [key for key in t.open_to() if key.startswith("ride")]
    t.turn("h36")
    assert "v40" not in t.roads_open_to()


@rule("RT-BASE-82", "RT-BASE-53")
def test_the_segments_of_a_task_are_counted_over_a_flight() -> None:
    t = table("las-vegas", tasks=("pt12", "pt02")).sheet(0, "v40 h36 v35 v34 h24").sheet(1, "h46").walking()
    t.walk("c41", "v40", "ride:c46", "h36", "v35", "v34", "h24").walk("c46", "h46", seat=1)
    assert t.points()["task"] == 5, "from c41 to c24"


@rule("RT-BASE-57", "RT-LV-03")
def test_a_corner_road_is_one_road_and_takes_one_segment() -> None:
    t = at(vegas(), "L11")
    assert {"q00", "v10", "h01"} <= t.roads_open_to()
    assert not {"h00", "v00"} & t.roads_open_to()
    t.turn("q00")
    assert t.roads_open_to() == {"h10", "v10", "h01", "v01"}, "what goes on from c10 and from c01"
    assert t.take("h10").idle(1).drawn() == {"q00", "h10"}


@rule("RT-BASE-57", "RT-BASE-79")
def test_a_corner_road_runs_along_two_sides() -> None:
    t = vegas().goals("round-trip").sheet(0, "v10 q00", L11="rr").sheet(1, "h46").walking()
    t.walk("c11", "v10", "q00").walk("c46", "h46", seat=1)
    assert t.measured("A") == 1, "three sides of L11 with two segments"
    assert t.state.count(marks.ON_ROUTE[0]) == 2


@rule("RT-BASE-83", "RT-BASE-57")
def test_a_corner_road_breaks_an_avenue() -> None:
    t = vegas().goals("avenue").sheet(0, "h20 h10 q00 v01").sheet(1, "h46").walking()
    t.walk("c30", "h20", "h10", "q00", "v01").walk("c46", "h46", seat=1)
    assert t.measured("A") == 2, "h20 and h10; the corner road is of no straight line, though it begins as one"


@rule("RT-BASE-78")
def test_the_bend_of_a_corner_road_is_no_turn() -> None:
    t = vegas().goals("winding-way").sheet(0, "h10 q00 v01 h01").sheet(1, "h46").walking()
    t.walk("c20", "h10", "q00", "v01").walk("c46", "h46", seat=1)
    assert t.measured("A") == 0
    t = vegas().goals("winding-way").sheet(0, "h10 q00 v01 h01").sheet(1, "h46").walking()
    t.walk("c20", "h10", "q00", "h01").walk("c46", "h46", seat=1)
    assert t.measured("A") == 1


@rule("RT-BASE-78")
def test_there_is_no_turn_at_a_trip() -> None:
    t = vegas().goals("winding-way").sheet(0, "h36 v40").sheet(1, "h46").walking()
    t.walk("c36", "h36", "ride:c40", "v40").walk("c46", "h46", seat=1)
    assert t.measured("A") == 0
