"""Arkham: set-up, curiosities, antique shops, the river, the university (RT-ARK)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from miskatonic.games.route.cards import horrors
from miskatonic.games.route.cards.arkham import ARKHAM
from miskatonic.games.route.cards.cities import CROSSROADS_NUMBER, LOCATION_NUMBER, ROAD_NUMBER
from miskatonic.games.route.cards.city import Gate, Shop
from miskatonic.games.route.rules import asks, box, marks, tells
from miskatonic.games.route.rules.events import terrors
from miskatonic.games.route.rules.streets import STREETS, STREETS_WITH_LINES
from miskatonic.testing import rule
from tests.games.route.table import Table, table

M = STREETS[4]


def arkham(one: str = "cthulhu", seats: int = 2, effects: tuple[str, ...] = ("repeat",), **options: Any) -> Table:
    """A table in Arkham."""
    return table("arkham", seats=seats, ancient_one=one, effect_cards=list(effects), **options)


def at(t: Table, place: str, purple: int = 1, effect: int = 1) -> Table:
    """The red and the green die point at this location, which seat 0 has chosen."""
    t.roll(int(place[1]), int(place[2]), 2, purple, effect)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    return t.choose("red", "green").turn(place)


def curious(t: Table, code: str) -> Table:
    """Let this be the curiosity of the round."""
    if t.zone(box.CURIOSITY)[0] != code:
        t.swap(code, box.CURIOSITY)
    return t


def connecting() -> Table:
    """The first segment of Connecting Paths, the one at the location, has touched the shop at c41."""
    t = curious(arkham("dagon", effects=("connecting-paths",)), "cu05")
    t.roll(4, 2, 2, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    return t.choose("red", "effect").turn("L41").play("use:connecting-paths", seat=0).turn("h31")


def next_round(t: Table) -> Table:
    """Everybody is done somehow."""
    t.play("done", seat=0) if "done" in t.open_to(0) else None
    return t.idle(1)


# -------------------------------------------------------------------- set-up


@rule("RT-ARK-01")
def test_arkham_has_eleven_curiosities_three_ancient_ones_and_four_calls() -> None:
    assert len(horrors.CURIOSITIES) == 11
    assert len(horrors.CALLS) == 4
    assert sum(card.tourists > 0 for card in horrors.CURIOSITIES) == 4
    assert sum(len(card.bonuses) == 2 for card in horrors.CURIOSITIES) == 4
    assert sum(card.tome for card in horrors.CURIOSITIES) == 3
    t = arkham("dagon")
    assert len(t.zone(box.DICE_LEFT)) == 5


@rule("RT-ARK-03", "RT-SOLO-21")
def test_arkham_is_played_with_dice_and_without_goals() -> None:
    t = arkham("dagon")
    assert t.question in (asks.ChangeAnyRating, asks.ChooseDie)
    assert [t.zone(zone) for zone in box.GOAL] == [[], [], []]
    assert t.zone(box.EFFECT[0]) == ["repeat"]


@rule("RT-ARK-04", "RT-ARK-05", "RT-ARK-17")
def test_each_ancient_one_has_six_terrifying_places_of_its_own() -> None:
    seen = {one: terrors(arkham(one).state) for one in ("cthulhu", "yog-sothoth", "dagon")}
    assert all(mask.bit_count() == 6 for mask in seen.values())
    assert seen["cthulhu"] >> CROSSROADS_NUMBER["c21"] & 1
    assert not seen["dagon"] >> CROSSROADS_NUMBER["c21"] & 1


@rule("RT-ARK-06", "RT-ARK-08")
def test_against_cthulhu_everybody_holds_a_call_and_one_curiosity_without_tourists_is_out() -> None:
    t = arkham(seats=4)
    calls = [t.zone(zone)[0] for zone in box.CALL]
    assert len(set(calls)) == 4
    left = t.zone(box.CURIOSITY) + t.zone(box.CURIOSITY_DECK)
    assert len(left) == 10
    assert {"cu01", "cu02", "cu03", "cu04"} <= set(left)
    other = arkham("dagon")
    assert other.zone(box.CALL[0]) == []
    assert len(other.zone(box.CURIOSITY) + other.zone(box.CURIOSITY_DECK)) == 11


@rule("RT-ARK-07", "RT-ARK-09")
def test_a_curiosity_lies_open_from_the_start_and_a_new_one_covers_it_each_round() -> None:
    t = arkham("dagon")
    assert len(t.zone(box.CURIOSITY)) == 1
    assert t.sees(1, box.CURIOSITY_DECK) == ["curiosity"] * 10
    first = t.zone(box.CURIOSITY)[0]
    at(t, "L11")
    t.turn("h01", "v10")
    next_round(t)
    assert t.round == 2
    assert len(t.zone(box.CURIOSITY)) == 2
    assert t.zone(box.CURIOSITY)[1] == first, "the new one lies on top"


@rule("RT-ARK-10")
def test_with_four_players_the_second_opening_round_has_a_curiosity_of_its_own() -> None:
    t = arkham("dagon", seats=4)
    assert len(t.zone(box.CURIOSITY)) == 1
    for die in ("red", "green", "blue", "purple"):
        t.play(f"take:die-{die}")
    for seat in range(4):
        t.idle(seat)
        while t.open_to(seat) and t.question_of(seat) is asks.TakeTurn and t.round == 1:
            t.play(next((k for k in ("done",) if k in t.open_to(seat)), t.open_to(seat)[0]), seat=seat)
    assert t.round == 2
    assert len(t.zone(box.CURIOSITY)) == 2


# -------------------------------------------------------------------- the river and dead ends


@rule("RT-ARK-02", "RT-ARK-12", "RT-ARK-38")
def test_the_halves_of_a_riverside_square_are_chosen_and_occupied_on_their_own() -> None:
    t = arkham("dagon")
    t.sheet(0, L24N="r")
    t.roll(2, 4, 2, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    t.choose("red", "green")
    assert t.places_open_to(0) == {"L24S", "L42"}
    assert t.places_open_to(1) == {"L24N", "L24S", "L42"}
    assert {LOCATION_NUMBER[name] for name in ("L14N", "L14S", "L24N", "L24S")} == set(M.along[ROAD_NUMBER["v13"]])


@rule("RT-ARK-12", "RT-ARK-15")
def test_a_stretch_crosses_the_river_only_on_a_bridge() -> None:
    t = at(arkham("dagon"), "L23")
    t.turn("h13")
    assert "v13" in t.roads_open_to(0), "the bridge at c13"
    assert "d2" in t.roads_open_to(0), "a dead end at c23"
    t.turn("d2")
    assert t.roads_open_to(0) == set()


@rule("RT-ARK-13", "RT-ARK-14", "RT-ARK-15")
def test_a_dead_end_takes_a_segment_reaches_what_is_at_its_end_and_leads_no_further() -> None:
    t = curious(arkham("dagon"), "cu05")
    at(t, "L23").turn("h13", "d2")
    t.play("done", seat=0).idle(1)
    assert t.circled(0) == {"e2"}
    assert "d2" in t.drawn(0)
    assert M.at[CROSSROADS_NUMBER["e2"]].bit_count() == 1


@rule("RT-ARK-13", "RT-EFF-25")
@pytest.mark.parametrize(("end", "corners"), [("d2", {"h13", "h23"}), ("d4", {"h34", "h44"})])
def test_a_dead_end_goes_straight_on_from_the_street_that_leads_to_the_river(end: str, corners: set[str]) -> None:
    t = connecting().turn(end)
    assert t.roads_open_to(0) == corners, "the other half of an L is at a right angle: neither v22 nor v44"


@rule("RT-ARK-36", "RT-ARK-37")
def test_gates_and_shops_stand_at_the_edge_by_the_river_and_at_dead_ends() -> None:
    gates = {name for name, stop in ARKHAM.stops.items() if isinstance(stop, Gate)}
    shops = {name for name, stop in ARKHAM.stops.items() if isinstance(stop, Shop)}
    assert gates == {"c30", "c61", "c02", "c56", "e4", "e6"}
    assert shops == {"c41", "c12", "c62", "c15", "c45", "e0", "e2"}
    assert all(name[0] == "e" or "0" in name[1:] or "6" in name[1:] for name in gates)
    assert M.cafes == 0


# -------------------------------------------------------------------- the university


@rule("RT-ARK-20", "RT-ARK-41")
def test_no_segment_is_drawn_between_the_halls_and_no_diagonal_ends_there() -> None:
    t = at(arkham("dagon"), "L25")
    assert t.roads_open_to(0) & {"h14", "v14"} == {"h14", "v14"}
    assert not {"v24", "h15"} & t.roads_open_to(0)
    halls = {M.sight_at[LOCATION_NUMBER[name]] for name in ("L25", "L35", "L26", "L36")}
    assert len(halls) == 4, "each has an attraction of its own"
    assert not M.at[CROSSROADS_NUMBER["c25"]]


@rule("RT-ARK-05", "RT-ARK-21", "RT-ARK-41")
def test_against_yog_sothoth_the_lines_are_roads_and_their_centre_a_crossroads() -> None:
    t = at(arkham("yog-sothoth"), "L25")
    assert {"v24", "h15"} <= t.roads_open_to(0)
    assert STREETS_WITH_LINES[4].at[CROSSROADS_NUMBER["c25"]] & STREETS_WITH_LINES[4].diagonals


@rule("RT-ARK-22")
def test_each_purple_attraction_scores_a_point_per_purple_tourist() -> None:
    t = arkham("dagon").sheet(0, "h01 v11 h41", L11="ppp", L12="p").sheet(1, "v55").walking().load(3, 4, 4, 3, 4, 4)
    t.walk("c01", "h01").walk("c55", "v55", seat=1)
    assert t.state.count(marks.SCORE[3][0]) == 4, "the Witch House, four purple tourists"


# -------------------------------------------------------------------- shops and curiosities


@rule("RT-ARK-23", "RT-ARK-29", "RT-ARK-30", "RT-ARK-37")
def test_a_segment_to_a_shop_brings_both_bonuses_of_the_face_up_curiosity() -> None:
    t = curious(arkham("dagon"), "cu05")
    at(t, "L41").turn("h31", "v30")
    t.play("done", seat=0).idle(1)
    assert t.circled(0) == {"c41"}
    assert (t.left("coordinate"), t.left("segment")) == (1, 1)
    assert t.told(tells.VisitedCafe)


def two_shops() -> Table:
    """The three segments of Connecting Paths have touched the shops at c41 and c15."""
    return connecting().turn("h05", "v15")


@rule("RT-ARK-24", "RT-ARK-43")
@pytest.mark.parametrize("shop", ["c41", "c15"])
def test_of_several_shops_that_a_stretch_touches_exactly_one_is_chosen(shop: str) -> None:
    t = two_shops()
    assert [key for key in t.open_to(0) if key.startswith("visit:")] == ["visit:c41", "visit:c15"]
    t.play(f"visit:{shop}", seat=0).play("done", seat=0).idle(1)
    assert t.circled(0) == {shop}
    assert (t.left("coordinate"), t.left("segment")) == (1, 1)


def one_more_turn() -> Table:
    """Two segments of the stretch have touched the shop at c62; a third may turn once more, to the one at c41."""
    t = curious(arkham("dagon", effects=("extra-turn",), secrets=["extra-turn"]), "cu05").roll(6, 1, 1, 1, 2)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    return t.choose("red", "effect").turn("L62", "h52", "v51")


@rule("RT-ARK-24", "RT-ARK-43", "RT-ACH-06")
@pytest.mark.parametrize("shop", ["c62", "c41"])
def test_a_shop_that_only_the_segment_of_one_more_turn_touches_can_be_chosen_too(shop: str) -> None:
    t = one_more_turn().turn("h41")
    assert [key for key in t.open_to(0) if key.startswith("visit:")] == ["visit:c41", "visit:c62"]
    t.play(f"visit:{shop}", seat=0).play("done", seat=0).idle(1)
    assert t.circled(0) == {shop}
    assert (t.left("coordinate"), t.left("segment")) == (1, 1)


@rule("RT-ARK-23", "RT-ACH-06")
def test_the_shop_of_a_stretch_is_visited_also_where_one_more_turn_is_declined() -> None:
    t = one_more_turn().turn("decline")
    assert t.left("segment") == 0, "nothing is on the sheet before the turn is shown"
    t.play("done", seat=0).idle(1)
    assert t.circled(0) == {"c62"}
    assert (t.left("coordinate"), t.left("segment")) == (1, 1)


@rule("RT-ARK-24", "RT-ARK-43")
def test_a_second_shop_in_the_same_round_is_not_visited() -> None:
    t = curious(arkham("dagon"), "cu05").bonus(0, "segment")
    at(t, "L15").turn("h05", "v14").play("use:segment", seat=0).turn("h35")
    t.play("done", seat=0).idle(1)
    assert t.circled(0) == {"c15"}, "the bonus segment reached c45 in the same round"
    before = curious(arkham("dagon"), "cu05").bonus(0, "segment")
    before.roll(1, 5, 2, 1, 1)
    while before.question is asks.ChangeAnyRating:
        before.play(before.first.options[0].key)
    before.choose("red", "green").play("use:segment", seat=0).turn("h35", "L15", "h05", "v14")
    before.play("done", seat=0).idle(1)
    assert before.circled(0) == {"c45"}, "drawn before the stretch it takes the visit of the round"


@rule("RT-ARK-25", "RT-ARK-43")
def test_a_shop_not_chosen_needs_a_new_segment() -> None:
    t = two_shops().play("visit:c41", seat=0).play("done", seat=0).idle(1)
    curious(t, "cu06")
    at(t, "L16").turn("h06", "v05").play("done", seat=0).idle(1)
    assert t.circled(0) == {"c41"}, "h05 and v15 lie there, but nothing new reached c15"
    curious(t, "cu07")
    at(t, "L12").turn("h01", "v01").play("done", seat=0).idle(1)
    t.state.set(marks.CROWD[0][0], 0)
    curious(t, "cu08")
    at(t, "L15").turn("v14", "h04").play("done", seat=0).idle(1)
    assert t.circled(0) == {"c41", "c15"}


@rule("RT-ARK-43")
def test_a_circled_shop_is_never_visited_again() -> None:
    t = curious(arkham("dagon"), "cu05")
    at(t, "L41").turn("h31", "v30").play("done", seat=0).idle(1)
    gained = t.state.count(marks.GAINED[0][0])
    curious(t, "cu07")
    at(t, "L51").turn("v40", "h40").play("done", seat=0).idle(1)
    assert t.state.count(marks.GAINED[0][0]) == gained == 1


@rule("RT-ARK-28")
def test_new_tourists_join_the_location_of_the_turn_at_once() -> None:
    t = curious(arkham("dagon"), "cu04")
    at(t, "L41").turn("h31", "v30")
    t.play("done", seat=0).idle(1)
    assert t.tourists("L41").count("p") == 3
    other = curious(arkham("dagon"), "cu05")
    at(other, "L41").turn("h31", "v30")
    other.play("done", seat=0).idle(1)
    assert t.tourists("L41") == other.tourists("L41") + "ppp", "three of the type on the card and nobody else"
    first = at(curious(arkham("dagon"), "cu04"), "L11").turn("v10", "v11").take().idle(1)
    assert first.tourists("L11").count("p") == 3, "by the shop at c12"


@rule("RT-ARK-28")
def test_new_tourists_are_lost_when_no_location_was_chosen_yet() -> None:
    t = curious(arkham("dagon"), "cu04").bonus(0, "segment")
    t.roll(4, 1, 2, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    t.choose("red", "green").play("use:segment", seat=0).turn("h31")
    t.turn("L14N", "h03", "v02")
    t.play("done", seat=0).idle(1)
    assert sum(t.state.count(keys[0]) > 0 for keys in marks.CROWD) > 0
    assert t.state.count(marks.CROWD[3][0]) == 0


@rule("RT-ARK-31")
def test_a_diagonal_bonus_draws_anywhere_but_across_the_river_and_blocks_nothing() -> None:
    t = arkham("dagon").bonus(0, "diagonal")
    at(t, "L11").turn("h01", "v10").play("use:diagonal", seat=0)
    offered = t.roads_open_to(0)
    assert "c22-c33" in offered
    assert not any(road in offered for road in ("c13-c24", "c23-c14", "c33-c44"))
    crossed = at(arkham("dagon").sheet(0, "c22-c33"), "L33")
    crossed.turn("h22", "v22").play("done", seat=0).idle(1)
    assert crossed.tourists("L33"), "the location under a diagonal can still be chosen"


@rule("RT-ARK-32", "RT-ARK-42")
def test_a_tome_is_chosen_among_those_not_yet_circled() -> None:
    t = curious(arkham("dagon"), "cu09").bonus(0, "reroll", 2)
    at(t, "L41").turn("h31", "v30")
    assert t.open_to(0)[:2] == ["bonus:improvement", "bonus:blessing"], "both rerolls are circled"
    t.play("bonus:blessing", seat=0).play("done", seat=0).idle(1)
    assert t.left("blessing") == 1


@rule("RT-ARK-42")
def test_a_tome_is_lost_where_all_are_circled() -> None:
    t = curious(arkham("dagon"), "cu09").bonus(0, "reroll", 2).bonus(0, "improvement", 2).bonus(0, "blessing", 2)
    at(t, "L41").turn("h31", "v30")
    assert not any(key.startswith("bonus:") for key in t.open_to(0))
    t.take().idle(1)
    assert [t.left(tome) for tome in ("reroll", "improvement", "blessing")] == [2, 2, 2]


@rule("RT-ARK-42")
def test_a_bonus_without_a_free_symbol_is_lost() -> None:
    t = curious(arkham("dagon"), "cu08").bonus(0, "segment", 3)
    t.state.set(marks.SPENT[1][0], 3)
    at(t, "L41").turn("h31", "v30")
    t.play("done", seat=0) if "done" in t.open_to(0) else None
    t.idle(1)
    assert t.state.count(marks.GAINED[1][0]) == 4, "two were shown, one symbol was free; crossed-out ones are not free again"


@rule("RT-ARK-26", "RT-ARK-30")
def test_a_curiosity_bonus_is_used_in_an_own_turn_and_crossed_out() -> None:
    t = arkham("dagon").bonus(0, "coordinate")
    t.roll(4, 1, 2, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    t.choose("red", "green").play("change:4-5", seat=0)
    assert t.places_open_to(0) == {"L51", "L15"}
    t.turn("L51", "h40", "v50").play("done", seat=0).idle(1)
    assert t.left("coordinate") == 0


@rule("RT-ARK-01")
@pytest.mark.parametrize("one", ["cthulhu", "yog-sothoth", "dagon"])
def test_a_whole_game_against_each_ancient_one_comes_to_its_end(one: str) -> None:
    t = arkham(one, seats=3)
    dice = random.Random(one)
    while t.state.asked:
        asked = dice.choice(t.state.asked)
        t.state.answer(asked, dice.choice(asked.options))
    assert t.state.result is not None
