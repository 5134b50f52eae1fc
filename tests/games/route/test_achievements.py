"""Achievements and the secret box (RT-ACH)."""

from __future__ import annotations

from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core.errors import BadOption
from miskatonic.games.route.cards.achievements import ACHIEVEMENTS, GROUPS, NEEDED
from miskatonic.games.route.cards.cities import ROADS
from miskatonic.games.route.cards.helpers import SECRETS
from miskatonic.games.route.cards.terms import COORDINATE, DIAGONAL, SEGMENT, TRANSFER
from miskatonic.games.route.rules import asks, box, marks, tells
from miskatonic.games.route.rules import table as tables
from miskatonic.games.route.rules.streets import bits
from miskatonic.testing import rule
from tests.games.route.table import Table, table

CODES = [item.code for item in ACHIEVEMENTS]
FAR = ("c56", "h56")


def achieved(t: Table, seat: int = 0) -> set[str]:
    """What a seat has achieved in this game."""
    return {code for i, code in enumerate(CODES) if t.state.count(marks.ACHIEVED[seat]) >> i & 1}


def won(t: Table, roads: str, *steps: str, extra: int = 0, **tourists: str) -> Table:
    """Seat 0 walks these steps and is so many café points ahead, the other walks a quiet segment."""
    t.sheet(0, roads, **tourists).sheet(1, FAR[1]).bonus(0, "segment", extra)
    return t.walking().walk(*steps).walk(*FAR, seat=1)


ROUND_L22 = ("c11", "h11", "v21", "h12", "v11")


@rule("RT-ACH-01", "RT-ACH-02", "RT-ACH-03")
def test_groups_of_four_open_their_secret_cards_by_three_and_no_other_card_takes_part() -> None:
    assert all(len(group.items) == 4 for group in GROUPS)
    assert all(sum(item.social for item in group.items) == 1 for group in GROUPS)
    assert NEEDED == 3
    assert sorted(number for group in GROUPS for number in group.opens) == list(range(1, 11))
    with pytest.raises(BadOption, match="secret box"):
        mk.new("route", seats=2, effects=True, effect_cards=["extra-turn"])
    with pytest.raises(BadOption, match="secret box"):
        mk.new("route", seats=2, city="arkham", ancient_one="nyarlathotep")
    events = mk.new("route", seats=2, seed=3, yellow_events=5, red_events=5).state
    lying = {box.PIECE_SLUGS[piece] for zone in events.zones.values() for piece in zone}
    assert not {"fireworks", "rainy-day"} & lying
    assert not set(SECRETS) & lying


@rule("RT-ACH-04", "RT-ACH-11")
def test_the_first_group_is_about_modes_and_opens_five_guides() -> None:
    assert [item.code for item in GROUPS[0].items] == ["solo", "team", "campaign", "seven-people"]
    assert GROUPS[0].opens == (1, 2, 3, 4, 5)
    alone = table(seats=1).sheet(0, "h00").walking().walk("c00", "h00")
    assert "solo" in achieved(alone), "also when the challenge was lost"
    assert "solo" not in achieved(won(table(), "h00", "c00", "h00"))


@rule("RT-ACH-04")
@pytest.mark.parametrize("seats", [2, 4])
def test_guides_are_dealt_openly_once_they_are_in_the_game(seats: int) -> None:
    t = table(seats=seats, secrets=list(SECRETS[:5]))
    guides = [t.sees(0, zone) for zone in box.GUIDE[:seats]]
    assert all(len(guide) == 1 and guide[0].startswith("guide-") for guide in guides)
    assert len({guide[0] for guide in guides}) == seats
    assert table(seats=seats).zone(box.GUIDE[0]) == []


@rule("RT-ACH-05", "RT-ACH-14")
def test_the_light_streak_counts_yellow_events_and_four_sides_of_a_location() -> None:
    assert [item.code for item in GROUPS[1].items] == ["three-yellow", "four-sides", "eleven-cities", "photo"]
    assert GROUPS[1].opens == (6,)
    assert ACHIEVEMENTS[CODES.index("eleven-cities")].later, "boards of six cities are missing"
    assert "four-sides" in achieved(won(table(), "h11 v21 h12 v11", *ROUND_L22, extra=1))
    assert "four-sides" not in achieved(won(table(), "h11 v21 h12 v11", *ROUND_L22[:4], extra=1)), "three sides"
    assert "three-yellow" in achieved(with_events("regular-visitor", "viewpoint", "street-concert"))
    assert "three-yellow" not in achieved(with_events("viewpoint", "street-concert", "noisy-quarter"))


def with_events(*codes: str) -> Table:
    """A finished game with these events on the table."""
    t = table()
    t.state.lay_out(tuple(box.NUMBER_OF[code] for code in codes), box.EVENTS_IN_PLAY)
    return won(t, "h00", "c00", "h00", extra=1)


@rule("RT-ACH-14")
def test_a_corner_road_makes_two_sides_and_half_a_square_never_four() -> None:
    vegas = table("las-vegas", effect_cards=["repeat"]).bonus(0, "segment", 50)
    vegas.sheet(0, "q00 h01 v10").sheet(1, "h46").walking().walk("c01", "q00", "v10", "h01").walk("c46", "h46", seat=1)
    assert "four-sides" in achieved(vegas), "round L11"
    half = table("arkham", ancient_one="dagon", effect_cards=["repeat"])
    half.sheet(0, "h13 v13 d2 h23", L24N="r").sheet(1, "v55").rating(1, 5).walking().load(*(4, 4, 4) * 2)
    half.walk("c14", "v13", "h13", "d2").walk("c55", "v55", seat=1)
    assert half.state.result is not None
    assert half.state.result.places == (1, 2)
    assert "four-sides" not in achieved(half), "L24N has three sides, and all were walked"


STAIRS = ("v00", "h01", "v11", "h12", "v22", "h23", "v33", "h34", "v44", "h45", "v55", "h56")


@rule("RT-ACH-06", "RT-ACH-12")
def test_twelve_turns_in_a_row_count() -> None:
    eleven = won(table(), " ".join(STAIRS), "c00", *STAIRS, extra=1)
    assert "twelve-turns" not in achieved(eleven)
    twelve = won(table(), " ".join(["h00", *STAIRS]), "c10", "h00", *STAIRS, extra=1)
    assert "twelve-turns" in achieved(twelve)


@rule("RT-ACH-12")
def test_a_crossroads_passed_straight_on_ends_the_run_of_turns() -> None:
    way = ("h00", *STAIRS[:5], "v23", "h24", "v34", "h35", "v45", "h46", "v55", "h55", "v65")
    t = won(table(), " ".join(way), "c10", *way, extra=1)
    assert t.state.result is not None
    assert t.state.result.places[0] == 1
    assert "twelve-turns" not in achieved(t), "thirteen turns, but five and eight of them in a row"
    eleven = ("h10", "h00", *STAIRS[:-1])
    t = won(table(), " ".join(eleven), "c20", *eleven, extra=1)
    assert "twelve-turns" not in achieved(t), "eleven after the one passed straight on"


@rule("RT-ACH-06")
def test_the_third_group_counts_connecting_paths_and_a_task_of_twenty() -> None:
    assert [item.code for item in GROUPS[2].items] == ["twelve-turns", "three-elbows", "task-of-20", "review"]
    assert GROUPS[2].opens == (8,)
    for n in (2, 3):
        t = table()
        t.state.set(marks.ELBOWS[0], n)
        assert ("three-elbows" in achieved(won(t, "h00", "c00", "h00", extra=1))) == (n == 3)


@rule("RT-ACH-06")
def test_connecting_paths_is_counted_when_it_is_used() -> None:
    t = table(effects=True, effect_cards=["connecting-paths"]).hand(0, "ea1").hand(1, "cm08").select("ea1", "cm08")
    t.turn("L21").play("use:connecting-paths", seat=0).turn("h10", "h33", "v33").play("done", seat=0)
    t.idle(1)
    assert t.state.count(marks.ELBOWS[0]) == 1
    assert t.state.count(marks.ELBOWS[1]) == 0


LONG = ("v10", "h00", "v00", "v01", "v02", "v03", "v04", "v05", "h06", "h16", "h26", "h36", "h46")


@rule("RT-ACH-06")
@pytest.mark.parametrize(
    ("rest", "points"), [(("h56", "v65", "v64", "h54", "v53", "h43", "v43"), 20), (("v55", "h45", "v44"), 16)]
)
def test_a_task_of_twenty_points_needs_twenty_segments_between_its_crossroads(rest: tuple[str, ...], points: int) -> None:
    t = table(tasks=("pt01", "pt02")).sheet(0, " ".join((*LONG, *rest))).sheet(1, "h20").bonus(0, "segment", 9)
    t.walking().walk("c11", *LONG, *rest).walk("c20", "h20", seat=1)
    assert t.state.count(marks.SCORE[marks.SCORE_PARTS.index("task")][0]) == points
    assert ("task-of-20" in achieved(t)) == (points == 20)


@rule("RT-ACH-07")
def test_the_dark_streak_counts_red_events_landmarks_and_goals() -> None:
    assert [item.code for item in GROUPS[3].items] == ["three-red", "landmarks-of-50", "all-goals", "video"]
    assert GROUPS[3].opens == (7,)
    assert "three-red" in achieved(with_events("reconstruction", "obstacle", "noisy-quarter"))
    assert "three-red" not in achieved(with_events("reconstruction", "obstacle", "viewpoint"))
    way = ("c22", "h22", "h32", "h42", "v52", "h43", "v43", "h34", "v33", "h23", "v23")
    for marked, enough in ((4, True), (3, False)):
        t = table()
        for track in range(4):
            t.rating(track, marked)
        won(t, " ".join(way[1:]), *way)
        points = t.state.count(marks.SCORE[marks.SCORE_PARTS.index("landmarks")][0])
        assert (points >= 50) == enough, points
        assert ("landmarks-of-50" in achieved(t)) == enough


@rule("RT-ACH-07")
@pytest.mark.parametrize(("crowd", "all_won"), [("rrrrrr", True), ("rrrrr", False)])
def test_all_three_goals_are_won_together_with_the_game(crowd: str, all_won: bool) -> None:
    t = table().goals("winding-way", "crowd", "postcards")
    way = ("c21", "v21", "h22", "h32", "h42", "v52", "h43", "v43", "h34", "v33", "h23", "v23")
    won(t, " ".join(way[1:]), *way, L33=crowd)
    assert [t.state.count(marks.GOAL_MET[deck][0]) for deck in range(3)] == [2, 2 if all_won else 0, 2]
    assert ("all-goals" in achieved(t)) == all_won


@rule("RT-ACH-07")
def test_a_goal_that_somebody_else_was_better_at_is_not_won() -> None:
    t = table().goals("winding-way", "crowd", "postcards").sheet(1, L66="r" * 7)
    way = ("c21", "v21", "h22", "h32", "h42", "v52", "h43", "v43", "h34", "v33", "h23", "v23")
    won(t, " ".join(way[1:]), *way, extra=20, L33="r" * 6)
    assert [t.state.count(marks.GOAL_MET[deck][0]) for deck in range(3)] == [2, 1, 2]
    assert t.places == [1, 2]
    assert "all-goals" not in achieved(t)


@rule("RT-ACH-08", "RT-ACH-13")
def test_the_fifth_group_counts_changes_doubles_and_corners() -> None:
    assert [item.code for item in GROUPS[4].items] == ["three-changes", "three-doubles", "three-corners", "rating"]
    assert GROUPS[4].opens == (9,)
    for n in (2, 3):
        t = table()
        t.state.set(marks.CHANGES[0], n)
        assert ("three-changes" in achieved(won(t, "h00", "c00", "h00", extra=1))) == (n == 3)
    way = ("c00", "h00", "v10", "h11", "v21", "h22")
    doubles = won(table(), " ".join(way[1:]), *way, extra=1, L11="r", L22="r", L33="r")
    assert "three-doubles" in achieved(doubles)
    two = won(table(), " ".join(way[1:]), *way, extra=1, L11="r", L22="r")
    assert "three-doubles" not in achieved(two)


@rule("RT-ACH-08", "RT-ACH-13")
def test_changes_of_one_round_are_counted_from_every_source() -> None:
    t = table().bonus(0, "coordinate", 2).support(0, 0).select("cm01", "cm08")
    t.play("change:2-3", "change:3-4", "change:4-5", seat=0).turn("L15", "h04", "v04").play("done", seat=0)
    t.idle(1)
    assert t.state.count(marks.CHANGES[0]) == 3
    t.bonus(0, "coordinate").select("cm02", "cm09").play("change:2-1", seat=0).turn("L13", "v02", "h02")
    t.play("done", seat=0)
    t.idle(1)
    assert t.state.count(marks.CHANGES[0]) == 3, "the most of one round, not the sum"


@rule("RT-ACH-08")
def test_three_corner_locations_with_tourists() -> None:
    way = ("c10", "h00", "v00", "v01", "v02", "v03", "v04", "v05", "h06", "h16", "h26", "h36", "h46", "h56")
    for crowd, enough in (({"L11": "r", "L16": "r", "L66": "r"}, True), ({"L11": "r", "L16": "r", "L56": "r"}, False)):
        t = table().sheet(0, " ".join(way[1:]), **crowd).sheet(1, "h20").bonus(0, "segment", 9)
        t.walking().walk(*way).walk("c20", "h20", seat=1)
        assert ("three-corners" in achieved(t)) == enough


def arkham(**options: Any) -> Table:
    """A table in Arkham."""
    return table("arkham", effect_cards=["repeat"], **options)


@rule("RT-ACH-09", "RT-ACH-10")
def test_the_last_group_counts_gates_and_rewards_of_winners() -> None:
    assert [item.code for item in GROUPS[5].items] == ["every-ancient-one", "gate-madness-of-4", "reward-of-50", "favourite"]
    assert GROUPS[5].opens == (10,)
    t = arkham(ancient_one="yog-sothoth")
    t.state.set(marks.MADNESS[0], 9)
    t.sheet(0, "h01").sheet(1, "v55").walking().load(6, 6, 5, 2, 3, 4).walk("c01", "h01").walk("c55", "v55", seat=1)
    assert t.state.count(marks.SCORE[marks.SCORE_PARTS.index("reward")][0]) == 3 * 4 * 10
    assert "reward-of-50" in achieved(t)
    assert "gate-madness-of-4" not in achieved(t)


@rule("RT-ACH-09")
@pytest.mark.parametrize("passages", [3, 4])
def test_four_madness_from_gates_are_four_passages(passages: int) -> None:
    t = arkham(ancient_one="yog-sothoth")
    rounds_by_gates = "h02 v11 h01 v01 v61 h52 v51 h51 v55 h45 v45 h46"
    t.sheet(0, f"h30 {rounds_by_gates} h20").sheet(1, "v55").walking().load(5, 5, 5, 4, 4, 4)
    t.stroll("c40", "h30", "ride:c02", "h02", "v11", "h01", "v01", "ride:c61", "v61", "h52", "v51", "h51")
    t.stroll("ride:c56", "v55", "h45", "v45", "h46")
    if passages == 4:
        t.stroll("ride:c30", "h20")
    t.play("done", seat=0).walk("c55", "v55", seat=1)
    assert t.state.count(marks.GATE_MADNESS[0]) == passages
    assert ("gate-madness-of-4" in achieved(t)) == (passages == 4)


@rule("RT-ACH-10", "RT-ACH-11")
def test_and_win_counts_only_for_winners_and_sharing_the_win_is_winning() -> None:
    lost = table().sheet(0, "h11 v21 h12 v11").sheet(1, FAR[1]).bonus(1, "segment", 90)
    lost.walking().walk(*ROUND_L22).walk(*FAR, seat=1)
    assert "four-sides" not in achieved(lost)
    both = table().sheet(0, "h11 v21 h12 v11").sheet(1, "h11 v21 h12 v11")
    both.walking().walk(*ROUND_L22).walk(*ROUND_L22, seat=1)
    assert both.state.result is not None
    assert both.state.result.places == (1, 1)
    assert "four-sides" in achieved(both, 0) & achieved(both, 1)


@rule("RT-ACH-01")
def test_an_achievement_is_told_to_the_table() -> None:
    t = won(table(), "h11 v21 h12 v11", *ROUND_L22, extra=1)
    assert [CODES[note.told.achievement] for note in t.told(tells.Achieved)] == ["four-sides"]


# -------------------------------------------------------------------- what lies in the secret box


def guided(code: str, **options: Any) -> Table:
    """A table at which seat 0 has this guide."""
    t = table(secrets=list(SECRETS[:5]), **options)
    return t.swap(code, box.GUIDE[0]) if t.zone(box.GUIDE[0]) != [code] else t


@rule("RT-ACH-04")
def test_the_mapmaker_mirrors_a_round_value_once_per_game() -> None:
    t = guided("guide-mapmaker").select("cm01", "cm08").play("mirror:1-6", seat=0)
    assert t.places_open_to(0) == {"L62", "L26"}
    t.turn("L62", "h51", "v61").play("done", seat=0)
    t.idle(1)
    assert t.state.count(marks.GUIDED[0]) == 1
    t.select("cm02", "cm09")
    assert not any(key.startswith("mirror:") for key in t.open_to(0))


@rule("RT-ACH-04")
def test_the_entertainer_brings_a_tourist_of_any_type_to_the_chosen_location() -> None:
    t = guided("guide-joker").select("cm01", "cm08").turn("L21", "h10", "v10").play("use:joker", "tourists:blue", seat=0)
    t.play("done", seat=0)
    t.idle(1)
    assert t.tourists("L21") == "rrggb"


@rule("RT-ACH-04")
def test_the_entertainer_comes_only_where_a_location_was_chosen() -> None:
    t = guided("guide-joker").select("cm01", "cm08")
    assert "use:joker" not in t.open_to(0)
    assert "use:joker" in Table(t.game.copy()).turn("L21", "h10", "v10").open_to(0)
    t = guided("guide-joker").sheet(0, L12="r", L21="r").select("cm01", "cm08").turn("nowhere")
    assert "use:joker" not in t.open_to(0), "nobody was drawn this turn"


@rule("RT-ACH-04")
def test_the_runner_makes_the_stretch_longer() -> None:
    t = guided("guide-runner").select("cm01", "cm08").turn("L21").play("use:runner", seat=0).turn("h10", "h20", "h30")
    t.play("done", seat=0)
    t.idle(1)
    assert t.drawn(0) == {"h10", "h20", "h30"}


@rule("RT-ACH-04")
def test_the_gourmet_uses_a_crossed_out_bonus_once_more() -> None:
    t = guided("guide-gourmet").bonus(0, "segment")
    t.state.set(marks.SPENT[1][0], 1)
    t.select("cm01", "cm08").turn("L21", "h10", "v10").play("use:gourmet", seat=0).turn("h43")
    t.play("done", seat=0)
    t.idle(1)
    assert "h43" in t.drawn(0)
    assert (t.state.count(marks.GAINED[1][0]), t.state.count(marks.SPENT[1][0])) == (1 + len(t.circled(0) & {"c51"}), 1)


@rule("RT-ACH-04", "RT-VEN-16")
def test_the_gourmet_uses_a_transfer_once_more_only_where_land_and_water_meet() -> None:
    def crossed_out(free: tuple[str, ...], place: str = "L22") -> Table:
        t = guided("guide-gourmet", city="venice").bonus(0, "transfer")
        t.state.set(marks.SPENT[TRANSFER][0], 1)
        roads = [ROADS[road] for road in bits(tables.streets(t.state).roads)]
        t.sheet(0, " ".join(road for road in roads if road not in free))
        return t.select(f"cm0{place[1]}", f"cm0{6 + int(place[2])}").turn(place)

    assert "use:gourmet" not in crossed_out(("h11", "v20")).open_to(), "it would take the second segment away"
    t = crossed_out(("h11", "v20", "kv11")).turn("use:gourmet", "h11", "kv11")
    assert {"h11", "kv11"} <= t.take().idle(1).drawn()
    assert "use:gourmet" in crossed_out(("v00", "kh01"), "L11").open_to(), "they meet at c01"


@rule("RT-ACH-04", "RT-BASE-30")
def test_the_gourmet_changes_a_coordinate_once_more_before_a_location_is_chosen_and_not_after() -> None:
    t = guided("guide-gourmet").bonus(0, "coordinate")
    t.state.set(marks.SPENT[COORDINATE][0], 1)
    t.select("cm01", "cm08")
    assert t.places_open_to(0) == {"L12", "L21"}
    assert not any(key.startswith("change:") for key in t.open_to(0)), "the bonus is crossed out"
    late = Table(t.game.copy()).turn("L21", "h10", "v10")
    assert "use:gourmet" not in late.open_to(0), "its moment is over"
    t.play("use:gourmet", "change:2-3", seat=0)
    assert t.places_open_to(0) == {"L13", "L31"}
    assert not any(key.startswith(("change:", "use:gourmet")) for key in t.open_to(0))
    t.take("L31", "h20", "v20").idle(1)
    assert t.state.count(marks.SPENT[COORDINATE][0]) == 1
    assert t.state.count(marks.GUIDED[0]) == 1


@rule("RT-ACH-04")
def test_the_gourmet_is_not_asked_for_what_comes_too_late() -> None:
    t = guided("guide-gourmet").bonus(0, "coordinate").bonus(0, "segment")
    t.state.set(marks.SPENT[COORDINATE][0], 1)
    t.state.set(marks.SPENT[SEGMENT][0], 1)
    t.select("cm01", "cm08")
    early = Table(t.game.copy()).turn("use:gourmet")
    assert {"bonus:coordinate", "bonus:segment"} <= set(early.open_to(0))
    t.turn("L21", "h10", "v10", "use:gourmet")
    assert not any(key.startswith("bonus:") for key in t.open_to(0)), "a segment it is"
    assert "h43" in t.roads_open_to(0)


@rule("RT-ACH-04", "RT-BASE-77")
def test_the_gourmet_draws_a_bonus_segment_diagonally_once_more() -> None:
    t = guided("guide-gourmet", city="las-vegas", effect_cards=["repeat"]).bonus(0, "diagonal")
    t.state.set(marks.SPENT[DIAGONAL][0], 1)
    t.roll(1, 2, 2, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    t.choose("red", "green").turn("L12", "use:gourmet")
    assert t.roads_open_to(0)
    assert all("-" in road for road in t.roads_open_to(0)), "diagonals alone"
    t.turn("c33-c44")
    assert "c33-c44" in t.idle().drawn(0)
    assert t.state.count(marks.SPENT[DIAGONAL][0]) == 1


@rule("RT-ACH-04")
def test_the_old_hand_chooses_a_location_that_holds_tourists() -> None:
    t = guided("guide-old-hand").sheet(0, L21="b").select("cm01", "cm08")
    assert "location:L21" not in t.open_to(0)
    t.play("use:old-hand", seat=0)
    assert t.places_open_to(0) == set(), "L12 holds nobody, so L21 is chosen"
    t.turn("L21", "h10", "v10").play("done", seat=0)
    t.idle(1)
    assert t.tourists("L21") == "rrggb"


@rule("RT-ACH-04")
def test_the_old_hand_is_asked_only_where_a_location_of_the_coordinates_holds_tourists() -> None:
    nobody = guided("guide-old-hand").sheet(0, L33="b").select("cm01", "cm08")
    assert "use:old-hand" not in nobody.open_to(0)
    as_many = guided("guide-old-hand").sheet(0, L21="rg", L12="bp").select("cm01", "cm08").turn("use:old-hand")
    assert as_many.places_open_to(0) == {"L21", "L12"}, "whatever types of tourists they are"


@rule("RT-ACH-06")
def test_one_more_turn_adds_a_third_segment_that_turns_again() -> None:
    t = table(effects=True, effect_cards=["extra-turn"], secrets=["extra-turn"])
    t.hand(0, "ea1").hand(1, "cm08").select("ea1", "cm08").turn("L21", "h10", "v20")
    assert t.roads_open_to(0) == {"v10", "h11"}, "at the ends c10 and c21, and never straight on"
    assert "decline" in t.open_to(0)
    t.turn("h11").play("done", seat=0)
    t.idle(1)
    assert t.drawn(0) == {"h10", "v20", "h11"}
    straight = table(effects=True, effect_cards=["extra-turn"], secrets=["extra-turn"])
    straight.hand(0, "ea1").hand(1, "cm08").select("ea1", "cm08").turn("L21", "h10", "h20")
    assert straight.question_of(0) is asks.TakeTurn
    assert straight.roads_open_to(0) == set()
