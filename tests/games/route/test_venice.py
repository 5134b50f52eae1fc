"""Venice: land roads and canals, banks and bridges; they limit the turn and not the final route (RT-VEN)."""

from __future__ import annotations

import pytest

from miskatonic.games.route.cards.cities import CROSSROADS_NUMBER, ROADS
from miskatonic.games.route.cards.helpers import CORRECTION, LONG_WAY, SECRET_ALLEY, SECRETS
from miskatonic.games.route.rules import box, marks
from miskatonic.games.route.rules import table as tables
from miskatonic.games.route.rules.streets import bits
from miskatonic.testing import rule
from tests.games.route.table import Table, table


def at(place: str, **sheet: str) -> Table:
    """Two in Venice, with round cards that point at this location, which seat 0 has chosen."""
    column, row = int(place[1]), int(place[2])
    t = table("venice").select(f"cm{column:02}", f"cm{row + 6:02}")
    return t.turn(place) if not sheet else t.sheet(0, **sheet).turn(place)


def route(roads: str, *words: str, goal: str = "avenue", **tourists: str) -> Table:
    """A final route in Venice beside one that is worth nothing."""
    t = table("venice").goals(goal).sheet(0, roads, **tourists).sheet(1, "h56").walking()
    return t.walk(*words).walk("c56", "h56", seat=1)


def on_route(t: Table) -> int:
    """The tourists on the final route of seat 0."""
    return t.state.count(marks.ON_ROUTE[0])


# -------------------------------------------------------------------- set-up and the map


@rule("RT-VEN-01", "RT-VEN-02", "RT-CMP-16")
def test_the_deck_of_36_holds_the_twelve_cards_of_venice() -> None:
    t = table("venice")
    deck = t.zone(box.DECK) + t.zone(box.HAND[0]) + t.zone(box.HAND[1])
    assert len(deck) == 36
    assert sorted(card for card in deck if card.startswith("ve")) == [f"ve{n:02}" for n in range(1, 13)]


@rule("RT-VEN-03")
def test_only_goal_deck_a_is_used() -> None:
    t = table("venice")
    assert [len(t.zone(box.GOAL[deck])) for deck in range(3)] == [1, 0, 0]
    assert [len(t.zone(box.GOAL_DECK[deck])) for deck in range(3)] == [5, 0, 0]


@rule("RT-VEN-07", "RT-VEN-08")
def test_a_canal_runs_beside_a_land_road_or_takes_its_place() -> None:
    t = at("L22")
    assert "kv11" in t.roads_open_to()
    assert "v11" not in t.roads_open_to()
    m = tables.streets(t.state)
    names = {ROADS[road] for road in bits(m.roads)}
    assert {"h12", "kh12"} <= names
    assert "kh22" in names
    assert "h22" not in names


@rule("RT-VEN-20")
def test_every_corner_of_a_location_is_a_crossroads() -> None:
    t = table("venice")
    m = tables.streets(t.state)
    t.sheet(0, " ".join(ROADS[road] for road in bits(m.roads))).walking()
    assert t.open_to() == [f"begin:c{x}{y}" for y in range(7) for x in range(7)]
    water = [name for name, n in CROSSROADS_NUMBER.items() if m.at[n] & m.water]
    assert len(water) == 29
    assert "c11" in water
    assert "c21" not in water
    assert "c23" in m.city.bridges
    assert "c22" not in m.city.bridges


# -------------------------------------------------------------------- what is next to what


@rule("RT-VEN-09", "RT-VEN-11")
def test_a_road_behind_a_canal_does_not_run_along_the_location() -> None:
    t = at("L22")
    land = {"h11", "v21", "v10", "v20", "h21"}
    water = {"kh12", "kv11", "kh01", "kh22", "kv22"}
    assert t.roads_open_to() == land | water, "h12 runs along L23: the canal lies between it and L22"
    t = at("L23")
    assert "h12" in t.roads_open_to()
    assert "kh12" not in t.roads_open_to()


@rule("RT-VEN-10", "RT-VEN-08")
def test_for_the_locations_on_both_sides_two_segments_are_drawn() -> None:
    t = route("h12 kh12", "c12", "h12", "kh12", L22="r", L23="gg")
    assert on_route(t) == 3


@rule("RT-VEN-08")
def test_the_road_and_the_canal_beside_it_hold_a_segment_each() -> None:
    t = at("L22").take("kh12", "kv11").idle(1).select("cm02", "cm09").turn("L23")
    assert "h12" in t.roads_open_to()
    assert t.take("h12", "v12").idle(1).drawn() == {"kh12", "kv11", "h12", "v12"}


@rule("RT-VEN-12")
@pytest.mark.parametrize(("road", "tourists", "blue"), [("h12", 2, 0), ("kh12", 1, 1)])
def test_on_the_final_route_a_location_behind_the_other_road_does_not_count(road: str, tourists: int, blue: int) -> None:
    t = route("h12 kh12", "c12", road, L22="b", L23="gg")
    assert on_route(t) == tourists
    assert t.points().get("blue", 0) == blue, "the scuola stands at L22, by the canal"


# -------------------------------------------------------------------- the stretch of a turn


@rule("RT-VEN-13")
def test_a_stretch_runs_only_on_land_or_only_on_water() -> None:
    assert at("L22").turn("h11").roads_open_to() == {"v10", "v20", "h21", "v21"}
    assert at("L22").turn("kh12").roads_open_to() == {"kv11", "kh22", "kv22"}


@rule("RT-VEN-13")
def test_the_next_turn_may_use_the_other_kind() -> None:
    t = at("L22").take("kh12", "kv11").idle(1).select("cm03", "cm09").turn("L33")
    assert {"kh22", "v32"} <= t.roads_open_to()
    assert t.take("v32", "h23").idle(1).drawn() == {"kh12", "kv11", "v32", "h23"}


@rule("RT-VEN-18")
def test_a_canal_without_a_bridge_parts_land_roads_within_a_turn() -> None:
    t = at("L23").turn("h12")
    assert t.roads_open_to() == {"h02", "v12", "v22"}, "v21 begins at c22 too, across the water"


@rule("RT-VEN-18")
def test_over_a_bridge_a_stretch_goes_on() -> None:
    t = at("L23").turn("h13")
    assert t.roads_open_to() == {"h03", "v12", "v13", "v22", "h23"}, "h23 lies beyond the canal, with a bridge at c23"


@rule("RT-VEN-19")
def test_on_the_water_a_stretch_passes_under_a_bridge() -> None:
    t = at("L33").turn("kv22")
    assert t.roads_open_to() == {"kh12", "kh22", "kv23"}, "there is a bridge at c23"


@rule("RT-VEN-30")
def test_at_the_edge_a_canal_parts_the_roads_along_the_lagoon() -> None:
    assert at("L31").turn("h20").roads_open_to() == {"h10", "v20", "v30"}, "h30 begins at c30, beyond the canal"
    assert at("L11").take("v00").idle(1).drawn() == {"v00", "h00"}, "v01 begins at c01 too, beyond the canal"


@rule("RT-VEN-15")
@pytest.mark.parametrize("extra", ["v65", "kh55"])
def test_a_bonus_segment_may_be_of_either_kind(extra: str) -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "segment")
    t.take("L22", "h11", "v20", "use:segment", extra).idle(1)
    assert t.drawn() == {"h11", "v20", extra}


# -------------------------------------------------------------------- Transfer


@rule("RT-VEN-16")
def test_a_transfer_joins_a_segment_on_land_and_one_on_water() -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "transfer").turn("L22", "use:transfer", "h11")
    assert t.roads_open_to() == {"kh01", "kv11"}, "the canals at c11"
    t.take("kv11").idle(1)
    assert (t.drawn(), t.left("transfer")) == ({"h11", "kv11"}, 0)


@rule("RT-VEN-29")
def test_with_a_transfer_neither_bank_nor_bridge_matters() -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "transfer").turn("L22", "use:transfer", "kh12")
    assert t.roads_open_to() == {"h02", "h12", "v12", "v21", "v22"}, "all land roads at c12 and c22, the one beside it too"
    t.take("h12").idle(1)
    assert t.drawn() == {"kh12", "h12"}


@rule("RT-VEN-29")
def test_the_two_segments_of_a_transfer_share_a_crossroads() -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "transfer").turn("L22", "use:transfer", "v21")
    assert t.roads_open_to() == {"kh12", "kh22", "kv22"}


@rule("RT-VEN-18", "RT-VEN-29", "RT-CAMP-31")
@pytest.mark.parametrize("more", [[], ["use:connecting-paths"]])
def test_a_transfer_on_a_long_way_does_not_bring_land_across_a_canal_to_land(more: list[str]) -> None:
    t = table("venice", effects=True, effect_cards=["connecting-paths"]).bonus(0, "transfer").support(0, LONG_WAY)
    t.select("cm02", "ea2").turn("L22", "use:transfer", "use:long-way", *more, "v21")
    assert t.roads_open_to() >= {"h11", "kh12", "kh22", "kv22"}
    assert not t.roads_open_to() & {"h12", "v22"}, "they lie on the other bank at c22, and there is no bridge"


@rule("RT-CAMP-30", "RT-BASE-44", "RT-VEN-29")
def test_a_line_that_comes_back_to_a_crossroads_is_drawn_in_any_order() -> None:
    def begun(*roads: str) -> Table:
        t = table("venice").bonus(0, "transfer").support(0, LONG_WAY)
        return t.select("cm02", "cm08").turn("L22", "use:transfer", "use:long-way", *roads)

    assert "h12" in begun("kh12", "kh22").roads_open_to(), "back to c22, where the line has passed"
    t = begun("kh12", "h12")
    assert t.roads_open_to() >= {"h02", "kh22"}, "the two beside each other go on from either of their ends"
    assert "v21" in t.roads_open_to(), "from the canal to the land of either bank"
    assert t.take("kh22").idle(1).drawn() == {"kh12", "h12", "kh22"}


@rule("RT-VEN-16", "RT-EFF-22", "RT-BASE-76")
def test_who_leaves_the_alley_alone_that_a_transfer_was_for_draws_a_stretch_of_one_kind_in_full() -> None:
    t = table("venice", effects=True, effect_cards=["secret-alley"]).bonus(0, "transfer")
    m, free = tables.streets(t.state), ("h03", "v12", "c12-c23", "kv22")
    taken = " ".join(ROADS[road] for road in bits(m.roads | m.diagonals) if ROADS[road] not in free)
    t.sheet(0, taken).select("cm02", "ea3").turn("L23", "use:transfer")
    assert t.roads_open_to() == set(free), "from the alley to the canal, or two roads on land"
    assert {"c12-c23", "kv22"}.isdisjoint(t.turn("v12").roads_open_to())
    assert {"v12", "h03"} <= t.take().idle(1).drawn()


@rule("RT-VEN-16", "RT-CAMP-30", "RT-EFF-22")
def test_a_transfer_does_not_end_on_one_kind_of_road_where_both_fit_without_the_alley() -> None:
    t = table("venice", effects=True, effect_cards=["secret-alley"]).bonus(0, "transfer").support(0, LONG_WAY)
    m, free = tables.streets(t.state), ("h42", "kv52", "kv51", "c60-c51")
    taken = " ".join(ROADS[road] for road in bits(m.roads | m.diagonals) if ROADS[road] not in free)
    t.sheet(0, taken).select("cm05", "ea3").turn("L53", "use:transfer", "use:long-way")
    assert t.roads_open_to() == set(free), "both canals and the alley, or a canal and a road"
    assert "decline" not in t.turn("kv52", "kv51").open_to(), "two canals are no Transfer"
    assert "c60-c51" in t.take().idle(1).drawn()


@rule("RT-VEN-16", "RT-CAMP-22", "RT-CAMP-31")
def test_two_alleys_can_be_used_where_a_bonus_segment_has_taken_what_a_transfer_was_for() -> None:
    t = table("venice", effects=True, effect_cards=["secret-alley"]).bonus(0, "transfer").bonus(0, "segment")
    t.support(0, SECRET_ALLEY)
    m, free = tables.streets(t.state), ("h33", "kv42", "c33-c44", "c44-c55")
    taken = " ".join(ROADS[road] for road in bits(m.roads | m.diagonals) if ROADS[road] not in free)
    t.sheet(0, taken).select("cm04", "ea4").turn("L44", "use:transfer", "use:segment", "kv42", "use:alley")
    assert {"c33-c44", "c44-c55"} <= t.take("c33-c44", "c44-c55").idle(1).drawn()


@rule("RT-VEN-31", "RT-CAMP-30", "RT-CAMP-31")
def test_a_transfer_that_an_l_may_serve_makes_no_long_stretch_shorter() -> None:
    t = table("venice", effects=True, effect_cards=["connecting-paths"], secrets=list(SECRETS[:5])).bonus(0, "transfer")
    t.support(0, LONG_WAY).swap("guide-runner", box.GUIDE[0])
    m, free = tables.streets(t.state), {"v54", "v55", "h56", "h15", "v24"}
    taken = " ".join(ROADS[road] for road in bits(m.roads | m.diagonals) if ROADS[road] not in free)
    t.sheet(0, taken).select("cm06", "ea6")
    t.turn("L66", "use:connecting-paths", "use:transfer", "use:long-way", "use:runner", "v55")
    assert t.roads_open_to() == {"v54", "h56"}, "three roads on land beside the L, which a canal could have been part of"
    assert free <= t.take("v54", "h56", "h15").idle(1).drawn()


@rule("RT-VEN-31", "RT-CAMP-30", "RT-CAMP-31")
def test_beside_an_l_too_an_alley_is_for_a_stretch_in_full_and_not_for_a_short_one() -> None:
    t = table("venice", effects=True, effect_cards=["connecting-paths"], secrets=list(SECRETS[:5])).bonus(0, "transfer")
    t.support(0, LONG_WAY).support(0, SECRET_ALLEY).swap("guide-runner", box.GUIDE[0])
    m, free = tables.streets(t.state), {"kv23", "h13", "c12-c23", "v33", "c33-c44", "v44", "h56", "v65"}
    taken = " ".join(ROADS[road] for road in bits(m.roads | m.diagonals) if ROADS[road] not in free)
    t.sheet(0, taken).select("cm03", "ea4").turn("L34", "use:alley", "use:runner", "use:long-way", "use:transfer")
    t.turn("use:connecting-paths", "kv23")
    assert t.roads_open_to() == {"h56", "v65"}, "h13 makes the two of roads; c12-c23 would too, but v33 and v44 make three"
    assert "c12-c23" not in t.take("h56").idle(1).drawn()


@rule("RT-VEN-17")
def test_a_transfer_is_not_used_in_the_turn_that_gained_it() -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "segment")
    t.turn("use:segment", "h33", "L22")
    assert "use:transfer" not in t.open_to()
    t.take("h11", "v20").idle(1)
    assert (t.circled(), t.left("transfer")) == ({"c33"}, 1)
    t.select("cm01", "cm07").turn("L11")
    assert "use:transfer" in t.open_to(), "in the next turn it is"


@rule("RT-VEN-17", "RT-BASE-29")
def test_a_transfer_gained_before_can_be_used_in_a_turn_that_gains_something_else() -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "segment").bonus(0, "transfer").turn("use:segment", "h41", "L22")
    assert t.turn("use:transfer", "h11", "kv11").take().idle(1).circled() == {"c41"}
    assert (t.left("transfer"), t.left("coordinate")) == (0, 1)


@rule("RT-VEN-16")
def test_of_two_transfers_only_one_serves_a_stretch() -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "transfer", 2).turn("L22", "use:transfer")
    assert "use:transfer" not in t.open_to()
    assert t.take("h11", "kv11").idle(1).left("transfer") == 1


@rule("RT-VEN-16", "RT-VEN-29", "RT-CAMP-30")
def test_a_long_way_with_a_transfer_runs_by_land_and_by_water() -> None:
    t = table("venice").support(0, LONG_WAY).bonus(0, "transfer").select("cm02", "cm08")
    t.turn("L22", "use:long-way", "use:transfer", "h11", "v20")
    assert t.roads_open_to()
    assert all(road.startswith("k") for road in t.roads_open_to()), "after two segments by land the third is a canal"


@rule("RT-VEN-17")
def test_a_transfer_gained_before_can_be_used_in_a_turn_that_gains_another() -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "segment").bonus(0, "transfer").turn("use:segment", "h33", "L22")
    assert "use:transfer" in t.open_to()
    assert t.take("use:transfer", "h11", "kv11").idle(1).left("transfer") == 1


@rule("RT-VEN-16", "RT-BASE-76")
def test_a_transfer_is_not_offered_where_no_two_segments_of_different_kind_meet() -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "transfer")
    m = tables.streets(t.state)
    taken = " ".join(ROADS[road] for road in bits(m.roads) if ROADS[road] not in ("h11", "v20"))
    t.sheet(0, taken).turn("L22")
    assert "use:transfer" not in t.open_to(), "two land roads are left, and no canal"
    taken = " ".join(ROADS[road] for road in bits(m.roads) if ROADS[road] not in ("h11", "kv11", "kv54"))
    t = table("venice").select("cm02", "cm08").bonus(0, "transfer").sheet(0, taken).turn("L22")
    assert "use:transfer" in t.open_to()
    assert t.take("use:transfer", "h11", "kv11").idle(1).left("transfer") == 0


@rule("RT-VEN-16", "RT-BASE-76")
def test_a_transfer_whose_canal_a_bonus_segment_has_taken_leaves_a_stretch_of_one_kind_in_full() -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "transfer").bonus(0, "segment")
    free = ("h11", "v20", "kv11")
    taken = " ".join(ROADS[road] for road in bits(tables.streets(t.state).roads) if ROADS[road] not in free)
    t.sheet(0, taken).turn("L22", "use:transfer", "use:segment", "kv11", "h11", "v20")
    assert set(free) <= t.take().idle(1).drawn()


# -------------------------------------------------------------------- cafés by the water


@rule("RT-VEN-21")
@pytest.mark.parametrize(
    ("place", "stretch"),
    [("L22", ("kh12", "kv11")), ("L22", ("v21", "h11")), ("L33", ("kv22", "kv23")), ("L33", ("kh22", "kv31"))],
)
def test_a_cafe_on_a_canal_is_visited_by_water_and_from_its_own_bank(place: str, stretch: tuple[str, str]) -> None:
    t = at(place).take(*stretch).idle(1)
    assert (t.circled(), t.left("segment")) == ({"c22"}, 1)


@rule("RT-VEN-22", "RT-VEN-32")
def test_from_the_wrong_bank_a_cafe_is_not_visited_until_something_reaches_it_rightly() -> None:
    t = at("L23").take("h12", "v22").idle(1)
    assert (t.circled(), t.left("segment")) == (set(), 0), "both lie across the water from the café at c22"
    t.select("cm02", "cm08").take("L22", "v21", "h11").idle(1)
    assert (t.circled(), t.left("segment")) == ({"c22"}, 1)


@rule("RT-VEN-32")
def test_a_cafe_that_was_missed_can_be_visited_by_canal_later() -> None:
    t = at("L23").take("h12", "v22").idle(1).select("cm02", "cm08").take("L22", "kh12", "kv11").idle(1)
    assert t.circled() == {"c22"}


# -------------------------------------------------------------------- the final route


@rule("RT-VEN-23")
def test_the_final_route_joins_land_and_water_as_often_as_one_likes() -> None:
    roads = "h11 kv11 h12 kv22 h23"
    t = table("venice").goals("long-walk").sheet(0, roads).sheet(1, "h56").walking()
    t.walk("c21", *roads.split()).walk("c56", "h56", seat=1)
    assert t.measured("A") == 5


@rule("RT-VEN-24")
def test_the_final_route_crosses_canals_anywhere() -> None:
    t = table("venice").goals("long-walk").sheet(0, "v20 v21 v22 h20 h30").sheet(1, "h56").walking()
    t.stroll("c20", "v20", "v21")
    assert t.roads_open_to() == {"v22"}, "no bridge is at c22"
    t.play("done", seat=0).walk("c56", "h56", seat=1)
    assert t.measured("A") == 2
    t = route("h20 h30", "c20", "h20", "h30", goal="long-walk")
    assert t.measured("A") == 2, "and none at c30"


WATER = ["kh01", "kv11", "kh12", "kv22", "kv23", "kh24", "kh34", "kv43", "kh43", "kv53", "kv54", "kh55"]


@rule("RT-VEN-05", "RT-VEN-06")
@pytest.mark.parametrize(
    ("canals", "factor"),
    [(1, 0), (3, 0), (4, 1), (5, 1), (6, 1), (7, 2), (8, 2), (9, 3), (10, 3), (11, 4), (12, 4)],
)
def test_canal_segments_set_what_each_purple_tourist_on_the_route_is_worth(canals: int, factor: int) -> None:
    t = route("v01 " + " ".join(WATER), "c02", "v01", *WATER[:canals], L12="ppp", L61="pp")
    assert t.points().get("canals", 0) == 3 * factor, "L61 is not on the route"


@rule("RT-VEN-04")
def test_purple_tourists_come_for_the_canals_alone() -> None:
    road = "v10 h11 v20 h20 v30 h31"
    t = route(road, "c10", *road.split(), L21="pppp")
    assert on_route(t) == 4
    assert "purple" not in t.points()
    assert "canals" not in t.points()
    assert table("venice").select("ve01", "cm08").take("L12", "v01", "h02").idle(1).tourists("L12") == "ggppp"


@rule("RT-VEN-25")
def test_the_crossroads_of_a_task_may_be_reached_by_canal() -> None:
    road = "kv22 kv23 kh24 kh34 v44 kh45"
    t = table("venice", tasks=("pt07", "pt12")).goals("avenue").sheet(0, road).sheet(1, "h56").walking()
    t.walk("c22", *road.split()).walk("c56", "h56", seat=1)
    assert t.points()["task"] == 6


# -------------------------------------------------------------------- bonuses and effects


@rule("RT-VEN-14", "RT-VEN-31")
@pytest.mark.parametrize(("before", "after"), [("kh12", "h11"), ("h11", "kh12")])
def test_a_route_correction_may_swap_water_for_land(before: str, after: str) -> None:
    t = table("venice").sheet(0, f"{before} v20").select("cm06", "cm12").support(0, CORRECTION)
    if before == "h11":
        t.sheet(0, "kv11")
    t.turn("use:route-correction", f"erase:{before}", after)
    t.take("L66", "v65", "h56").idle(1)
    assert before not in t.drawn()
    assert after in t.drawn()


def with_alley(place: str) -> Table:
    """The same with a Secret Alley, which seat 0 uses."""
    column, row = int(place[1]), int(place[2])
    t = table("venice").select(f"cm{column:02}", f"cm{row + 6:02}").support(0, SECRET_ALLEY)
    return t.turn(place, "use:alley")


@rule("RT-VEN-26", "RT-VEN-31")
def test_a_diagonal_is_a_land_segment() -> None:
    t = with_alley("L22").turn("c21-c12")
    assert t.roads_open_to() == {"h11", "v20", "h21", "v21"}, "no canal at either end, and at c12 nothing on its bank"
    t = route("c20-c31 kv30 kv31", "c20", "c20-c31", "kv31", L31="pp")
    assert "canals" not in t.points()


@rule("RT-VEN-28")
def test_a_diagonal_joins_the_bank_of_the_location_it_crosses() -> None:
    t = with_alley("L23").turn("c22-c13")
    assert t.roads_open_to() == {"h12", "v22", "v12", "h13", "v13", "h03"}, "v21 lies on the other bank at c22"
    t = with_alley("L22").turn("c11-c22")
    assert t.roads_open_to() == {"v10", "h11", "v21"}, "h12 and v22 lie on the other bank at c22"


@rule("RT-VEN-28")
def test_a_diagonal_on_the_far_side_of_a_canal_joins_nothing_there() -> None:
    t = with_alley("L12").turn("c11-c02")
    assert t.roads_open_to() == {"v01", "h02", "v02"}, "h11 and v10 at c11 lie beyond the canals that L12 is next to"
    t = with_alley("L21").turn("c20-c11")
    assert t.roads_open_to() == {"h10", "h20", "v20", "h11", "v10"}, "L21 is on their bank"


@rule("RT-VEN-28")
def test_at_a_bridge_a_diagonal_joins_every_land_road() -> None:
    t = with_alley("L24").turn("c23-c14")
    assert t.roads_open_to() == {"h13", "h23", "v22", "h04", "v13"}, "at c14 only its own bank"


@rule("RT-VEN-28")
@pytest.mark.parametrize(("place", "diagonal", "circled"), [("L22", "c11-c22", {"c22"}), ("L23", "c22-c13", set())])
def test_a_cafe_by_the_water_is_reached_diagonally_from_its_own_bank(place: str, diagonal: str, circled: set[str]) -> None:
    t = with_alley(place).turn(diagonal)
    t.take("v10" if place == "L22" else "v12").idle(1)
    assert t.circled() == circled


@rule("RT-VEN-31")
def test_a_bonus_diagonal_does_not_make_the_turn_a_land_turn() -> None:
    t = table("venice").select("cm02", "cm08").bonus(0, "diagonal")
    t.turn("use:diagonal", "c55-c66", "L22")
    assert "kh12" in t.roads_open_to()
    assert t.take("kh12", "kv11").idle(1).drawn() == {"c55-c66", "kh12", "kv11"}


@rule("RT-VEN-31")
def test_a_longer_way_keeps_to_the_kind_of_the_turn() -> None:
    t = table("venice").select("cm02", "cm08").support(0, LONG_WAY).turn("L22", "use:long-way", "kh12", "kv11")
    assert t.roads_open_to() == {"kh01", "kh22", "kv22"}
    t = table("venice").select("cm02", "cm08").support(0, LONG_WAY).turn("L22", "use:long-way", "h11", "v10")
    assert t.roads_open_to() == {"h00", "h10", "v20", "h21", "v21"}


@rule("RT-VEN-16", "RT-VEN-31", "RT-EFF-25")
def test_a_transfer_lets_the_l_of_connecting_paths_lie_on_the_other_kind_of_road() -> None:
    t = table("venice", effects=True, effect_cards=["connecting-paths"]).bonus(0, "transfer").select("cm02", "ea2")
    t.turn("L22", "use:connecting-paths", "h11")
    dry = t.roads_open_to()
    assert not any(road.startswith("k") for road in dry)
    t = table("venice", effects=True, effect_cards=["connecting-paths"]).bonus(0, "transfer").select("cm02", "ea2")
    t.turn("L22", "use:transfer", "use:connecting-paths", "h11")
    assert any(road.startswith("k") for road in t.roads_open_to())


@rule("RT-VEN-16", "RT-CAMP-31", "RT-EFF-25")
def test_a_transfer_can_be_used_where_only_an_l_of_the_other_kind_of_road_is_left_for_connecting_paths() -> None:
    t = table("venice", effects=True, effect_cards=["connecting-paths"]).bonus(0, "transfer")
    taken = " ".join(ROADS[r] for r in bits(tables.streets(t.state).roads) if ROADS[r] not in ("kh12", "h50", "v60"))
    t.select("cm02", "ea2").sheet(0, taken).turn("L22")
    assert "use:connecting-paths" not in t.open_to(), "no two canals are left for an L"
    t.take("use:transfer", "use:connecting-paths", "kh12", "h50", "v60").idle(1)
    assert t.drawn() >= {"kh12", "h50", "v60"}
    dry = table("venice", effects=True, effect_cards=["connecting-paths"]).bonus(0, "transfer")
    taken = " ".join(ROADS[r] for r in bits(tables.streets(dry.state).roads) if ROADS[r] not in ("h11", "h50", "v60"))
    assert "use:transfer" not in dry.select("cm02", "ea2").sheet(0, taken).turn("L22").open_to(), "an L of land needs none"
    plain = table("venice").bonus(0, "transfer")
    taken = " ".join(ROADS[r] for r in bits(tables.streets(plain.state).roads) if ROADS[r] not in ("kh12", "h50", "v60"))
    assert "use:transfer" not in plain.select("cm02", "cm08").sheet(0, taken).turn("L22").open_to(), (
        "and there is none to draw"
    )


@rule("RT-VEN-16", "RT-CAMP-31")
def test_with_transfer_long_way_and_connecting_paths_the_stretch_at_the_location_may_keep_to_land() -> None:
    t = table("venice", effects=True, effect_cards=["connecting-paths"]).bonus(0, "transfer").support(0, LONG_WAY)
    t.select("cm02", "ea2").turn("L22", "use:transfer", "use:long-way", "use:connecting-paths", "h11")
    roads = t.roads_open_to()
    assert {road.startswith("k") for road in roads} == {True, False}
    t.turn(next(road for road in sorted(roads) if not road.startswith("k")))
    assert any(road.startswith("k") for road in t.roads_open_to()), "and the L may be of water"
