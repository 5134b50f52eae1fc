"""The Effects module: application cards, and what the four effects do (RT-EFF)."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.games.route.cards import cities
from miskatonic.games.route.cards.effects import EFFECT_CARDS
from miskatonic.games.route.cards.sydney import SYDNEY
from miskatonic.games.route.rules import asks, box, marks
from miskatonic.games.route.rules import table as tables
from miskatonic.games.route.rules.streets import bits
from miskatonic.testing import rule
from tests.games.route.table import Table, table


def with_effects(*cards: str, seats: int = 2, city: str = "first-city") -> Table:
    """A game with these effect cards; the one that comes first in the box lies dark side up, the other light side up."""
    return table(city, seats=seats, effects=True, effect_cards=list(cards))


def diagonals(t: Table, seat: int = 0) -> set[str]:
    """The diagonals a seat can draw next."""
    return {road for road in t.roads_open_to(seat) if "-" in road}


# -------------------------------------------------------------------- set-up


@rule("RT-EFF-01", "RT-EFF-03", "RT-CMP-12")
@pytest.mark.parametrize("city", ["first-city", "venice"])
def test_six_application_cards_replace_the_repeat_cards(city: str) -> None:
    t = with_effects(city=city)
    deck = t.zone(box.DECK) + t.zone(box.HAND[0]) + t.zone(box.HAND[1])
    assert len(deck) == 36
    assert sorted(card for card in deck if card.startswith(("ea", "rp"))) == [f"ea{n}" for n in range(1, 7)]


@rule("RT-EFF-01")
def test_with_cards_effects_are_left_out_unless_wanted() -> None:
    t = table()
    assert t.zone(box.EFFECT[0]) == t.zone(box.EFFECT[1]) == []


@rule("RT-EFF-04", "RT-CMP-11")
def test_two_effect_cards_lie_open_one_dark_and_one_light() -> None:
    t = with_effects("repeat", "connecting-paths")
    assert [t.zone(zone) for zone in box.EFFECT] == [["repeat"], ["connecting-paths"]]
    assert [t.sees(1, zone) for zone in box.EFFECT] == [["repeat"], ["connecting-paths"]]
    assert [card.code for card in EFFECT_CARDS if not card.secret] == [
        "repeat",
        "correction",
        "secret-alley",
        "connecting-paths",
    ]


@rule("RT-EFF-04")
def test_unless_agreed_they_are_drawn_at_random() -> None:
    found = {
        tuple(
            box.PIECE_SLUGS[p]
            for zone in box.EFFECT
            for p in mk.new("route", seats=2, seed=seed, effects=True).state.zone(zone)
        )
        for seed in range(90)
    }
    assert len(found) == 12, "every ordered pair of the four"
    assert not any("extra-turn" in pair for pair in found), "which is still in the secret box"


@rule("RT-EFF-02", "RT-EFF-04")
@pytest.mark.parametrize(("card", "effect"), [("ea1", "dark"), ("ea2", "light"), ("ea3", "dark"), ("ea6", "light")])
def test_the_symbol_of_the_application_card_says_which_effect_is_in_force(card: str, effect: str) -> None:
    t = with_effects("repeat", "secret-alley").select("cm05", card)
    t.turn(f"L{card[2]}5")
    found = diagonals(t)
    t.idle()
    assert (len(t.tourists(f"L{card[2]}5")), bool(found)) == ((5, False) if effect == "dark" else (4, True))


@rule("RT-EFF-05", "RT-EFF-13")
@pytest.mark.parametrize("card", ["ea1", "ea2"])
def test_a_single_effect_card_bears_both_symbols(card: str) -> None:
    t = with_effects("repeat").select("cm05", card).turn(f"L{card[2]}5").idle()
    assert t.tourists(f"L{card[2]}5") == "rrrrr"


@rule("RT-EFF-05")
def test_more_than_two_effect_cards_are_refused() -> None:
    with pytest.raises(mk.Refused, match="RT-EFF-04"):
        mk.new("route", effects=True, effect_cards=["repeat", "correction", "secret-alley"])


# -------------------------------------------------------------------- in force


@rule("RT-EFF-06", "RT-EFF-08")
def test_an_application_card_is_one_tourist_of_the_type_of_the_other_card() -> None:
    t = with_effects("correction", "secret-alley").select("cm05", "ea2").turn("L25").idle()
    assert t.tourists("L25") == "rrrr"
    t = with_effects("correction", "secret-alley").select("ea2", "cm17").turn("L25").idle()
    assert t.tourists("L25") == "bbb"


@rule("RT-EFF-06")
def test_without_an_application_card_no_effect_is_in_force() -> None:
    t = with_effects("repeat", "secret-alley").select("cm05", "cm08").turn("L25")
    assert not diagonals(t)
    assert t.idle().tourists("L25") == "rrrgg"


@rule("RT-EFF-07")
def test_each_player_applies_the_effect_in_the_own_turn() -> None:
    t = with_effects("repeat", "secret-alley").select("cm05", "ea2").turn("L25").turn("L52", seat=1)
    assert diagonals(t)
    assert diagonals(t, 1)
    t.turn("h14", "v14").turn("c51-c42", "v41", seat=1).idle()
    assert t.drawn() == {"h14", "v14"}
    assert t.drawn(1) == {"c51-c42", "v41"}


@rule("RT-EFF-09", "RT-EFF-10", "RT-EFF-12")
def test_a_dark_and_a_light_card_let_each_player_choose_one_effect_and_two_tourists() -> None:
    t = with_effects("repeat", "secret-alley").select("ea1", "ea2")
    assert [key for key in t.open_to(0) if key.startswith("effect")] == ["effect:repeat", "effect:secret-alley"]
    t.turn("effect:repeat", "L12", "tourists:blue").turn("effect:secret-alley", "L21", "tourists:red", seat=1)
    assert not diagonals(t)
    assert diagonals(t, 1)
    t.idle()
    assert t.tourists("L12") == "bbb", "two, and one by Repeat"
    assert t.tourists("L21", 1) == "rr"


@rule("RT-EFF-11", "RT-EFF-12")
def test_two_cards_of_one_symbol_bring_its_effect_once() -> None:
    t = with_effects("repeat", "secret-alley").select("ea1", "ea3").turn("L13", "tourists:green").idle()
    assert t.tourists("L13") == "ggg"


@rule("RT-EFF-13")
def test_a_single_effect_card_is_used_once_with_two_application_cards() -> None:
    t = with_effects("repeat").select("ea1", "ea2").turn("L12", "tourists:green").idle()
    assert t.tourists("L12") == "ggg"


@rule("RT-EFF-26")
@pytest.mark.parametrize(("city", "n"), [("first-city", 3), ("venice", 4)])
def test_a_free_choice_of_type_includes_purple_only_where_it_is_drawn_as_such(city: str, n: int) -> None:
    t = with_effects("repeat", city=city).select("ea1", "ea3").turn("L13")
    assert len([key for key in t.open_to(0) if key.startswith("tourists")]) == n


@rule("RT-EFF-27")
def test_in_an_opening_round_an_application_card_acts_for_those_who_took_it() -> None:
    t = with_effects("repeat", "secret-alley", seats=3)
    cards = ("cm05", "cm14", "ea2")
    for seat, card in enumerate(cards):
        t.swap(card, box.HAND[seat], keep=cards)
    t.asked_again()
    for seat, card in enumerate(cards):
        t.play(f"lay:{card}", seat=seat)
    t.turn("pair:1-3", "L25").turn("pair:1-2", "L25", seat=1)
    assert [bool(diagonals(t, seat)) for seat in range(2)] == [True, False]
    t.idle()
    assert t.tourists("L25") == "rrrr"
    assert t.tourists("L25", 1) == "rrrbbb"


# -------------------------------------------------------------------- Repeat


@rule("RT-EFF-14", "RT-EFF-22")
def test_repeat_draws_one_more_tourist_without_asking() -> None:
    t = with_effects("repeat").select("cm05", "ea2").turn("L25")
    assert t.roads_open_to(), "the stretch comes next"
    assert t.idle().tourists("L25") == "rrr" + "r" + "r"


@rule("RT-EFF-22")
def test_without_a_chosen_location_repeat_gives_nothing() -> None:
    t = with_effects("repeat").select("cm05", "ea2").sheet(0, L25="g", L52="g").idle()
    assert (t.tourists("L25"), t.tourists("L52")) == ("g", "g")


# -------------------------------------------------------------------- Route Correction


def correcting(roads: str) -> Table:
    """Route Correction is in force and these roads are drawn; the values point at L66."""
    return with_effects("correction").select("cm06", "ea6").sheet(0, roads)


@rule("RT-EFF-15", "RT-EFF-16", "RT-EFF-22")
def test_route_correction_comes_before_the_tourists_and_may_be_declined() -> None:
    t = with_effects("correction").select("cm05", "ea2").sheet(0, "h00 h10")
    assert "use:correction" in t.open_to()
    assert "use:route-correction" not in t.open_to(), "that is a bonus of the campaign"
    t.turn("L25")
    assert "use:correction" not in t.open_to(), "its moment is over"
    t.turn("h14", "v14").idle()
    assert t.drawn() == {"h00", "h10", "h14", "v14"}


@rule("RT-EFF-16", "RT-EFF-23")
def test_route_correction_erases_a_segment_and_adds_one_to_a_stretch_that_is_there() -> None:
    t = correcting("h00 h10 v44").turn("use:correction")
    assert {key for key in t.open_to() if key.startswith("erase")} == {"erase:h00", "erase:h10", "erase:v44"}
    t.turn("erase:h00")
    assert t.roads_open_to() == {"v10", "h20", "v20", "h34", "v43", "h35", "h45", "v45"}, "not h00 again; h44 is missing"
    t.turn("v20").idle()
    assert {"h10", "v20", "v44"} <= t.drawn()
    assert "h00" not in t.drawn()


@rule("RT-EFF-23")
def test_the_segment_of_a_correction_visits_a_cafe() -> None:
    t = correcting("h00 v10").sheet(0).turn("use:correction", "erase:h00", "h11").idle()
    assert t.circled() >= {"c11"}


@rule("RT-EFF-17")
def test_the_new_segment_joins_an_existing_stretch_directly() -> None:
    t = correcting("h00 h10").turn("use:correction", "erase:h00")
    assert t.roads_open_to() == {"v10", "h20", "v20"}, "the road that was cleared and its far end are out"


@rule("RT-EFF-23")
def test_without_another_segment_there_is_nothing_to_correct() -> None:
    assert "use:correction" not in correcting("h00").open_to()


@rule("RT-BASE-70")
def test_erasing_a_segment_does_not_take_back_the_cafe_it_reached() -> None:
    t = with_effects("correction").select("cm01", "cm08").take("L12", "h01", "v01").idle(1)
    assert t.circled() == {"c11"}
    t.select("cm06", "ea6").turn("use:correction", "erase:h01", "v02").idle()
    assert "h01" not in t.drawn()
    assert "c11" in t.circled()
    assert t.left("coordinate") >= 1


# -------------------------------------------------------------------- Secret Alley


def in_the_alley(place: str = "L25") -> Table:
    """Secret Alley is in force and this location is chosen."""
    return with_effects("secret-alley").select(f"cm0{place[1]}", f"ea{place[2]}").turn(place)


@rule("RT-EFF-18", "RT-EFF-24", "RT-BASE-60")
def test_one_segment_may_be_drawn_diagonally_through_a_location() -> None:
    t = in_the_alley().turn("c14-c25")
    assert t.roads_open_to() == {"h04", "v13", "h14", "v14", "h15", "v24", "h25", "v25"}, "then a road from either end"
    t.turn("v13").idle()
    assert t.drawn() == {"c14-c25", "v13"}


@rule("RT-EFF-24")
def test_after_a_road_a_diagonal_may_follow_and_only_one() -> None:
    t = in_the_alley().turn("h14")
    at_c14 = {"c03-c14", "c23-c14", "c14-c05", "c14-c25"}
    at_c24 = {"c13-c24", "c33-c24", "c24-c15", "c24-c35"}
    assert diagonals(t) == at_c14 | at_c24
    t.turn("c24-c35").idle()
    assert t.drawn() == {"h14", "c24-c35"}


@rule("RT-EFF-24")
def test_the_road_or_the_diagonal_meets_the_chosen_location() -> None:
    t = in_the_alley()
    assert "c24-c35" in t.roads_open_to(), "a diagonal elsewhere with a road along the location"
    t.turn("c24-c35")
    assert t.roads_open_to() == {"h14", "v24"}, "the roads along L25 that end at c24"


@rule("RT-EFF-22", "RT-EFF-18")
def test_the_alley_may_be_left_alone() -> None:
    t = in_the_alley().turn("h14", "v14").idle()
    assert t.drawn() == {"h14", "v14"}


@rule("RT-EFF-22", "RT-EFF-18", "RT-BASE-76")
@pytest.mark.parametrize(
    ("place", "free", "alley"),
    [("L25", ("h14",), "c14-c25"), ("L25", (), "c14-c25"), ("L11", ("h00",), "c00-c11"), ("L11", (), "c00-c11")],
)
def test_an_alley_that_alone_makes_the_stretch_longer_may_be_left_alone(
    place: str, free: tuple[str, ...], alley: str
) -> None:
    t = in_the_alley(place)
    roads = [cities.ROADS[road] for road in bits(tables.streets(t.state).roads)]
    taken = " ".join(road for road in roads if road not in free)
    t.sheet(0, taken).turn(*free)
    assert diagonals(t) >= {alley}, "through the alley there is a way on"
    t.turn("decline").idle()
    assert t.drawn() - set(taken.split()) == set(free)


@rule("RT-EFF-22", "RT-BASE-76")
def test_a_stretch_that_roads_alone_make_as_long_is_drawn_in_full() -> None:
    t = in_the_alley()
    assert "decline" not in t.open_to()
    assert "decline" not in t.turn("h14").open_to()
    assert "decline" not in in_the_alley().turn("c14-c25").open_to()


@rule("RT-EFF-19", "RT-BASE-60", "RT-BASE-90")
def test_a_diagonal_does_not_occupy_the_location_it_crosses() -> None:
    t = in_the_alley("L26").turn("h15", "c24-c15").idle()
    assert t.select("cm17", "cm08").places_open_to(0) == {"L25", "L52"}


@rule("RT-BASE-60")
def test_a_location_crossed_by_the_final_route_is_on_it() -> None:
    t = table().goals("long-walk").sheet(0, "c00-c11", L11="rr", L21="ggg", L12="bbb").sheet(1, "h56").walking()
    t.walk("c00", "c00-c11").walk("c56", "h56", seat=1)
    assert t.state.count(marks.ON_ROUTE[0]) == 2
    assert t.measured("A") == 1, "it is one segment"


@rule("RT-BASE-77")
def test_each_diagonal_holds_one_segment_and_the_two_do_not_meet() -> None:
    t = with_effects("secret-alley").select("cm01", "ea1").sheet(0, "c00-c11").turn("L11")
    assert "c00-c11" not in t.roads_open_to()
    t.turn("c10-c01", "h00" if "draw:h00" in t.open_to() else "h10").idle()
    assert {"c00-c11", "c10-c01"} <= t.drawn()
    t = table().sheet(0, "c00-c11 c10-c01").sheet(1, "h56").walking().stroll("c00", "c00-c11")
    assert t.roads_open_to() == set(), "they cross without a crossroads"


@rule("RT-EFF-20", "RT-EFF-24")
def test_a_diagonal_crosses_no_river() -> None:
    t = table("arkham").bonus(0, "diagonal")
    while t.question is not asks.TakeTurn:
        t.play(t.first.options[0].key)
    rows = {max(int(road[2]), int(road[6])) for road in diagonals(t.turn("use:diagonal"))}
    assert rows == {1, 2, 3, 5, 6}, "the river flows through row 4"


@rule("RT-EFF-24")
def test_a_diagonal_crosses_no_location_of_water() -> None:
    t = table("sydney").bonus(0, "diagonal")
    while t.question is not asks.TakeTurn:
        t.play(t.first.options[0].key)
    found = diagonals(t.turn("use:diagonal"))
    for ferry in SYDNEY.ferries:
        assert not set(cities.diagonals(int(ferry[1]), int(ferry[2]))) & found


# -------------------------------------------------------------------- Connecting Paths


def connecting(place: str = "L25") -> Table:
    """Connecting Paths is in force and this location is chosen."""
    return with_effects("connecting-paths").select(f"cm0{place[1]}", f"ea{place[2]}").turn(place)


@rule("RT-EFF-21", "RT-EFF-25")
def test_connecting_paths_gives_one_segment_at_the_location_and_an_l_anywhere() -> None:
    t = connecting().turn("use:connecting-paths")
    assert t.roads_open_to() == {"h14", "v14", "h15", "v24"}, "first a side of the location"
    t.turn("h14")
    assert {"h50", "v60"} <= t.roads_open_to()
    t.turn("h50")
    assert t.roads_open_to() == {"v50", "v60"}, "a right angle: not straight on along h40"
    t.turn("v60").idle()
    assert t.drawn() == {"h14", "h50", "v60"}


@rule("RT-EFF-21", "RT-EFF-22")
def test_connecting_paths_may_be_declined() -> None:
    assert connecting().turn("h14", "v14").idle().drawn() == {"h14", "v14"}


@rule("RT-EFF-25")
def test_without_a_location_the_l_takes_the_place_of_the_one_segment() -> None:
    t = with_effects("connecting-paths").select("cm02", "ea5").sheet(0, L25="r", L52="r")
    t.turn("use:connecting-paths", "h50", "v60").idle()
    assert t.drawn() == {"h50", "v60"}
