"""Starting events: where their symbols are drawn, what they bar, what they bring (RT-EVT)."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.route.cards.cities import CROSSROADS_NUMBER, LOCATION_NUMBER, LOCATIONS, ROAD_NUMBER
from miskatonic.games.route.cards.events import EVENT_CARDS
from miskatonic.games.route.rules import asks, box, marks, tells
from miskatonic.games.route.rules.events import Symbol, share_a_side
from miskatonic.games.route.rules.streets import STREETS
from miskatonic.games.route.rules.turns import Turn
from miskatonic.testing import rule
from tests.games.route.table import Table, table

YELLOW = [card.code for card in EVENT_CARDS if not card.red]
RED = [card.code for card in EVENT_CARDS if card.red]


def only(*codes: str, city: str = "first-city", seats: int = 2, **options: Any) -> Table:
    """A table whose events are exactly these; the first of them is revealed."""
    out = [card.code for card in EVENT_CARDS if card.code not in codes]
    yellow = sum(code in YELLOW for code in codes)
    secrets = [card.code for card in EVENT_CARDS if card.secret and card.code in codes]
    return table(
        city,
        seats=seats,
        yellow_events=yellow,
        red_events=len(codes) - yellow,
        without_events=out,
        secrets=[*options.pop("secrets", ()), *secrets],
        **options,
    )


def rolled(t: Table, p: int, q: int) -> Table:
    """Let the yellow event in question have these coordinates."""
    assert t.question is asks.DrawEvent
    t.state.set(marks.EVENT_VALUES[0], p)
    t.state.set(marks.EVENT_VALUES[1], q)
    return t.asked_again()


def placed(t: Table, code: str, at: str, seat: int = 0) -> Table:
    """Let the symbol of an event stand here on a sheet."""
    if code not in [box.PIECE_SLUGS[p] for p in t.state.zone(box.EVENTS_IN_PLAY)]:
        t.state.lay_out((box.NUMBER_OF[code],), box.EVENTS_IN_PLAY)
        t.state.put(box.NUMBER_OF[code], box.EVENTS_IN_PLAY, first=True)
    numbers: dict[str, dict[str, int]] = {
        "location": LOCATION_NUMBER,
        "road": ROAD_NUMBER,
        "crossroads": CROSSROADS_NUMBER,
        "track": {"clock-tower": 0, "dragon-house": 1, "lighthouse": 2, "town-hall": 3},
    }
    t.state.point(marks.EVENT_AT[code][seat], numbers[marks.EVENT_POINTS_OF[code]][at])
    return t.asked_again()


def event_at(t: Table, code: str, seat: int) -> int:
    """Where the symbol of an event stands; -1 where it was not drawn."""
    return t.state.counts.get(marks.EVENT_AT[code][seat], -1)


def event_points(t: Table, roads: str, *steps: str, **tourists: str) -> int:
    """What the events of seat 0 bring when it walks these steps."""
    t.sheet(0, roads, **tourists).sheet(1, "h56").walking().walk(*steps).walk("c56", "h56", seat=1)
    return t.state.count(marks.SCORE[marks.SCORE_PARTS.index("events")][0])


# -------------------------------------------------------------------- preparing


@rule("RT-EVT-01", "RT-EVT-04", "RT-EVT-06", "RT-EVT-07")
def test_the_wanted_number_of_each_colour_is_resolved_yellow_ones_first() -> None:
    t = table(yellow_events=2, red_events=1, without_events=["popularity-surge"])
    seen = []
    while t.question is asks.DrawEvent:
        seen.append(t.zone(box.EVENTS_IN_PLAY)[-1])
        for seat in (0, 1):
            if t.open_to(seat):
                t.play(t.open_to(seat)[0], seat=seat)
    told = [box.PIECE_SLUGS[note.told.event] for note in t.game.record.notes[0] if note.kind is tells.EventRevealed]
    told += [box.PIECE_SLUGS[note.told.event] for note in t.told(tells.EventRevealed)]
    assert [code in RED for code in told] == [False, False, True]


@rule("RT-EVT-02", "RT-EVT-25", "RT-CMP-10")
def test_there_are_four_yellow_and_four_red_events_beside_the_secret_ones() -> None:
    open_ones = [card for card in EVENT_CARDS if not card.secret]
    assert sum(card.red for card in open_ones) == 4
    assert sum(not card.red for card in open_ones) == 4
    assert {"regular-visitor", "popularity-surge"} <= set(YELLOW)
    assert {"reconstruction", "you-shall-not-pass", "obstacle"} <= set(RED)


@rule("RT-EVT-03")
def test_events_come_after_the_tasks_and_before_the_first_round() -> None:
    t = table(tasks=("pt01", "pt02"), yellow_events=4, red_events=0, without_events=["popularity-surge"])
    assert t.zone(box.EVENTS_IN_PLAY)
    assert t.round in (0, 1)
    while t.question is asks.DrawEvent:
        assert t.round == 0
        t.play(t.first.options[0].key, seat=t.first.seat)
    assert t.round == 1


@rule("RT-EVT-05")
def test_unwanted_events_are_taken_out_and_the_rest_is_not_shown() -> None:
    t = only("viewpoint", "street-concert", "noisy-quarter")
    while t.question is asks.DrawEvent:
        t.play(t.first.options[0].key, seat=t.first.seat)
    assert sorted(t.zone(box.EVENTS_IN_PLAY)) == ["noisy-quarter", "street-concert", "viewpoint"]
    some = table(yellow_events=1, without_events=["popularity-surge"])
    assert all(name == "event-yellow" for name in some.sees(0, box.BOX_UNSEEN))
    assert len(some.sees(0, box.BOX_UNSEEN)) == 2


@rule("RT-EVT-08", "RT-EVT-24")
def test_revealed_events_stay_on_the_table_and_their_points_count_in_the_total() -> None:
    t = placed(table(), "viewpoint", "L11")
    assert event_points(t, "h00 v00", "c10", "h00", "v00") == 3
    assert t.zone(box.EVENTS_IN_PLAY) == ["viewpoint"]
    assert t.state.count(marks.TOTAL[0]) == sum(t.state.count(keys[0]) for keys in marks.SCORE) == 3


@rule("RT-EVT-09", "RT-EVT-29", "RT-EVT-35")
def test_a_yellow_symbol_goes_to_an_unoccupied_location_at_the_coordinates_in_either_order() -> None:
    t = rolled(only("viewpoint"), 2, 5)
    assert t.places_open_to(0) == {"L25", "L52"}, "L52 holds an attraction, and may be taken"
    t.play("location:L25", seat=0).play("location:L52", seat=1)
    assert event_at(t, "viewpoint", 0) == LOCATION_NUMBER["L25"]
    assert event_at(t, "viewpoint", 1) == LOCATION_NUMBER["L52"]


@rule("RT-EVT-29")
def test_by_a_river_either_bank_will_do_and_ferries_take_no_event() -> None:
    arkham = rolled(only("viewpoint", city="arkham"), 2, 4)
    assert arkham.places_open_to(0) == {"L24N", "L24S", "L42"}
    sydney = rolled(only("viewpoint", city="sydney", lead=1), 1, 3)
    assert sydney.question is not asks.DrawEvent, "L31 is a ferry, so L13 is the only place and is taken by itself"
    assert event_at(sydney, "viewpoint", 0) == LOCATION_NUMBER["L13"]


@rule("RT-EVT-10")
def test_coordinates_that_leave_somebody_without_a_place_are_rolled_again() -> None:
    t = only("street-concert", "viewpoint").load(3, 3, 3, 3, 1, 2)
    rolled(t, 3, 3)
    assert [t.state.count(key) for key in marks.EVENT_VALUES] == [1, 2], "L33 is taken on all sheets: two rolls were in vain"
    assert t.places_open_to(0) == t.places_open_to(1) == {"L12", "L21"}


@rule("RT-EVT-10")
def test_one_player_without_a_place_is_enough_to_roll_again_for_everybody() -> None:
    t = only("street-concert", "viewpoint").load(3, 3, 1, 2)
    placed(t, "noisy-quarter", "L33", seat=1)
    rolled(t, 4, 4)
    assert [t.state.count(key) for key in marks.EVENT_VALUES] == [1, 2], "seat 0 could have drawn in L33"


@rule("RT-EVT-11", "RT-EVT-30")
def test_popularity_surge_takes_any_landmark_without_a_roll_and_occupies_its_location() -> None:
    t = only("popularity-surge")
    assert not t.state.count(marks.EVENT_VALUES[0])
    assert t.open_to(0) == ["landmark:1", "landmark:2", "landmark:3", "landmark:4"]
    t.play("landmark:2", seat=0).play("landmark:1", seat=1)
    t.select("cm05", "cm09")
    assert "L53" not in t.places_open_to(0), "the Dragon House is occupied now"
    assert "L53" in t.places_open_to(1)


@rule("RT-EVT-30")
def test_a_landmark_on_a_crossroads_takes_the_surge_and_no_location_is_occupied() -> None:
    t = only("popularity-surge", city="sydney", effect_cards=["repeat"])
    t.play("landmark:2", seat=0).play("landmark:1", seat=1)
    free = places_free_for(t, 0)
    assert len(free) == 34, "the Harbour Bridge stands on a crossroads; two squares are ferries"
    assert len(places_free_for(t, 1)) == 33
    assert "L51" not in places_free_for(t, 1), "the Opera House"


def places_free_for(t: Table, seat: int) -> set[str]:
    """The locations of a sheet that are not occupied, ferries left out."""
    t.state.set(marks.ROUND, 1)
    t.state.zones[box.ROUND_CARDS] = (box.NUMBER_OF["sy01"], box.NUMBER_OF["sy02"])
    turn = Turn(t.state, seat)
    return {
        name for name, n in LOCATION_NUMBER.items() if n in turn.m.places and turn.is_free(n) and n not in turn.m.ferries
    }


@rule("RT-EVT-30")
def test_a_landmark_whose_location_holds_an_event_is_not_chosen() -> None:
    t = placed(only("popularity-surge"), "viewpoint", "L53")
    assert t.open_to(0) == ["landmark:1", "landmark:3", "landmark:4"]
    assert len(t.open_to(1)) == 4


@rule("RT-EVT-13", "RT-EVT-30")
def test_no_other_event_is_drawn_in_the_location_of_a_landmark_that_surges() -> None:
    t = rolled(placed(only("viewpoint"), "popularity-surge", "dragon-house"), 3, 5)
    assert t.places_open_to(0) == set(), "L35 alone is left, and is taken by itself"
    assert t.places_open_to(1) == {"L35", "L53"}
    assert event_at(t.play("location:L53", seat=1), "viewpoint", 0) == LOCATION_NUMBER["L35"]


@rule("RT-EVT-12", "RT-EVT-35")
def test_a_red_symbol_is_drawn_on_the_sheet_of_the_neighbour_to_the_left() -> None:
    t = only("noisy-quarter", seats=3)
    t.play("location:L11", seat=0).play("location:L22", seat=1).play("location:L33", seat=2)
    assert [event_at(t, "noisy-quarter", seat) for seat in range(3)] == [
        LOCATION_NUMBER[name] for name in ("L33", "L11", "L22")
    ]
    alone = only("noisy-quarter", seats=1)
    alone.play("location:L44")
    assert event_at(alone, "noisy-quarter", 0) == LOCATION_NUMBER["L44"]


@rule("RT-EVT-13")
def test_a_location_with_a_symbol_takes_no_second_event() -> None:
    t = only("noisy-quarter")
    placed(t, "viewpoint", "L11", seat=1)
    assert "location:L11" not in t.open_to(0), "seat 0 draws on the sheet of seat 1"
    assert "location:L11" in t.open_to(1)


@rule("RT-EVT-14", "RT-EVT-15")
def test_reconstruction_is_drawn_on_attractions_of_one_location_only_and_not_on_the_university() -> None:
    t = only("reconstruction")
    assert t.places_open_to(0) == {place for place in LOCATION_NUMBER if place in FIRST_CITY_SIGHTS}
    sydney = only("reconstruction", city="sydney")
    assert not {"L42", "L52", "L43", "L53", "L34", "L35"} & sydney.places_open_to(0)
    assert "L22" in sydney.places_open_to(0)
    arkham = only("reconstruction", city="arkham")
    assert not {"L25", "L35", "L26", "L36"} & arkham.places_open_to(0)
    assert "L12" in arkham.places_open_to(0)


FIRST_CITY_SIGHTS = [
    "L21",
    "L41",
    "L12",
    "L32",
    "L52",
    "L23",
    "L53",
    "L63",
    "L14",
    "L24",
    "L54",
    "L25",
    "L45",
    "L65",
    "L16",
    "L56",
]


@rule("RT-EVT-16", "RT-EVT-27")
def test_only_white_roads_are_barred() -> None:
    t = only("you-shall-not-pass", city="arkham")
    barred = {key.split(":")[1] for key in t.open_to(0)}
    assert {"h10", "q00"} <= barred
    assert not {"v13", "v33", "v53", "d0", "d2", "d4", "d6"} & barred, "no bridge and no dead end"
    lines = only("you-shall-not-pass", city="arkham", ancient_one="yog-sothoth")
    assert "bar:v24" not in lines.open_to(0)
    sydney = only("you-shall-not-pass", city="sydney")
    assert "bar:h32" not in sydney.open_to(0), "a garden path is not white"


@rule("RT-EVT-17", "RT-EVT-27")
def test_only_plain_crossroads_away_from_bridges_dead_ends_and_terror_are_blocked() -> None:
    t = only("obstacle", city="arkham", ancient_one="cthulhu")
    blocked = {key.split(":")[1] for key in t.open_to(0)}
    assert "c22" in blocked
    assert not {"c41", "c30"} & blocked, "a shop and a gate"
    assert not {"c13", "c14"} & blocked, "they lead onto a bridge"
    assert not {"c04", "c23", "c44", "c63"} & blocked, "they lead onto a dead end"
    assert not {"c21", "c51", "c65"} & blocked, "terrifying places"
    lines = only("obstacle", city="arkham", ancient_one="yog-sothoth")
    assert "block:c25" not in lines.open_to(0)
    first = only("obstacle")
    assert "block:c11" not in first.open_to(0), "a café"
    assert "block:c00" in first.open_to(0), "nothing is terrifying without an Ancient One"


@rule("RT-EVT-18", "RT-EVT-26")
def test_red_symbols_are_not_drawn_next_to_each_other() -> None:
    t = placed(only("noisy-quarter"), "reconstruction", "L21", seat=1)
    places = t.places_open_to(0)
    assert not {"L21", "L11", "L31", "L22"} & places, "side by side with L21"
    assert "L33" in places
    road = placed(only("noisy-quarter"), "you-shall-not-pass", "h11", seat=1)
    assert "L22" not in road.places_open_to(0), "the road runs along it"
    assert {"L11", "L31"} <= road.places_open_to(0)
    corner = placed(only("noisy-quarter"), "obstacle", "c22", seat=1)
    assert not {"L22", "L33"} & corner.places_open_to(0), "they have that corner"
    roads = placed(only("obstacle"), "you-shall-not-pass", "h11", seat=1)
    assert not {"block:c21", "block:c22"} & set(roads.open_to(0)), "L22 would have both"


SQUARES = {f"L{column}{row}" for column in range(1, 7) for row in range(1, 7)}


@rule("RT-EVT-13", "RT-EVT-29")
def test_a_noisy_quarter_is_drawn_in_plain_locations_and_never_by_ferry() -> None:
    plain = SQUARES - set(FIRST_CITY_SIGHTS)
    assert only("noisy-quarter").places_open_to(0) == plain
    assert not {"L31", "L41"} & only("noisy-quarter", city="sydney").places_open_to(0), "ferries"


@rule("RT-EVT-18", "RT-EVT-26")
def test_red_symbols_keep_others_away_from_their_neighbours_alone_and_yellow_ones_from_nothing() -> None:
    plain = SQUARES - set(FIRST_CITY_SIGHTS)
    red = placed(only("noisy-quarter"), "reconstruction", "L21", seat=1)
    assert red.places_open_to(0) == plain - {"L11", "L31", "L22"}
    first = placed(only("reconstruction"), "noisy-quarter", "L11", seat=1)
    assert first.places_open_to(0) == set(FIRST_CITY_SIGHTS) - {"L12", "L21"}
    yellow = placed(only("noisy-quarter"), "viewpoint", "L34", seat=1)
    assert yellow.places_open_to(0) == plain - {"L34"}, "its own location is occupied"
    road = placed(only("noisy-quarter", city="arkham"), "you-shall-not-pass", "h10", seat=1)
    free = only("noisy-quarter", city="arkham").places_open_to(0)
    assert free - road.places_open_to(0) == free & {"L21"}, "the road runs along L21 alone"
    assert free & {"L54S", "L65"}


@rule("RT-EVT-18", "RT-EVT-26", "RT-BASE-58")
@pytest.mark.parametrize(
    ("code", "at", "near"),
    [
        ("reconstruction", "L34N", {"L33", "L24N", "L44N"}),
        ("reconstruction", "L24S", {"L14S", "L34S"}),
        ("obstacle", "c23", {"L33", "L24N"}),
        ("obstacle", "c24", {"L34S"}),
    ],
)
def test_by_the_river_red_symbols_keep_others_away_on_their_own_bank_alone(code: str, at: str, near: set[str]) -> None:
    free = only("noisy-quarter", city="arkham").places_open_to(0)
    assert free - placed(only("noisy-quarter", city="arkham"), code, at, seat=1).places_open_to(0) == near


@rule("RT-EVT-17", "RT-EVT-27")
def test_every_plain_crossroads_of_the_first_city_may_be_blocked() -> None:
    lattice = {f"c{x}{y}" for x in range(7) for y in range(7)}
    stops = set(STREETS[0].city.stops)
    assert {key.split(":")[1] for key in only("obstacle").open_to(0)} == lattice - stops


@rule("RT-EVT-26")
def test_two_barred_roads_share_no_crossroads() -> None:
    m = STREETS[0]
    one = Symbol(m, "road", ROAD_NUMBER["h00"])
    assert one.conflicts(m, Symbol(m, "road", ROAD_NUMBER["h10"])), "they meet at c10"
    assert not one.conflicts(m, Symbol(m, "road", ROAD_NUMBER["h20"]))


@rule("RT-EVT-28")
def test_a_red_event_without_a_permitted_place_is_left_out_on_that_sheet_only() -> None:
    t = only("reconstruction")
    full = {
        "noisy-quarter": "L22",  # next to four attractions
        "rainy-day": "L64",  # next to three
        "obstacle": "c14",  # the corner of three
        "you-shall-not-pass": "h42",  # along two
        "regular-visitor": "L41",
        "viewpoint": "L45",
        "street-concert": "L16",
    }
    for code, at in full.items():
        placed(t, code, at, seat=1)
    assert t.places_open_to(0) == set(), "one place is left on the sheet of seat 1: it would be taken by itself"
    placed(t, "fireworks", "L56", seat=1)
    assert [asked.seat for asked in t.state.asked] == [1], "seat 0 finds no place any more"
    t.play("location:L21", seat=1)
    assert event_at(t, "reconstruction", 1) == -1
    assert event_at(t, "reconstruction", 0) == LOCATION_NUMBER["L21"]


@rule("RT-EVT-19", "RT-EVT-33")
def test_a_location_with_an_event_cannot_be_chosen_but_may_be_walked_along() -> None:
    t = placed(table(), "street-concert", "L12").select("cm01", "cm08")
    assert t.places_open_to(1) == {"L12", "L21"}
    assert t.places_open_to(0) == set(), "only L21 is left, and chosen by itself"
    t.turn("L21", "v10")
    assert "h01" in t.roads_open_to(0), "along L12, where the concert is"


@rule("RT-EVT-20", "RT-EVT-33")
def test_no_segment_is_drawn_along_a_barred_road_or_to_a_blocked_crossroads() -> None:
    t = placed(table(), "you-shall-not-pass", "h11").select("cm01", "cm08").turn("L21")
    assert "h11" not in t.roads_open_to(0)
    assert "v10" in t.roads_open_to(0)
    blocked = placed(table(), "obstacle", "c21").select("cm01", "cm08").turn("L21")
    assert not {"h11", "v20", "v21", "h21"} & blocked.roads_open_to(0)
    alley = table(effects=True, effect_cards=["secret-alley"])
    placed(alley, "obstacle", "c21").hand(0, "ea1").hand(1, "cm08").select("ea1", "cm08").turn("L21")
    assert not {"c10-c21", "c21-c12"} & alley.roads_open_to(0), "diagonals are barred as well"
    assert "c20-c11" in alley.roads_open_to(0)


@rule("RT-EVT-21", "RT-EVT-31")
def test_the_regular_visitor_is_a_cafe_of_any_kind_the_city_has() -> None:
    t = placed(table(), "regular-visitor", "L22").select("cm01", "cm08").turn("L21", "h11")
    assert t.open_to(0)[:2] == ["bonus:coordinate", "bonus:segment"]
    t.play("bonus:segment", seat=0)
    assert "draw:v20" in t.open_to(0)
    t.turn("v20").play("use:segment", seat=0)
    assert len(t.roads_open_to(0)) > 60
    t.turn("h44" if "h44" in t.roads_open_to(0) else "h43").play("done", seat=0)
    t.idle(1)
    assert t.state.count(marks.VISITOR[0]) == 1
    assert t.left("segment") == 0


@rule("RT-EVT-21")
def test_the_visitor_is_met_once_however_often_one_passes() -> None:
    t = placed(table(), "regular-visitor", "L22").select("cm01", "cm08").turn("L21", "h11", "bonus:coordinate")
    t.turn("v11")
    assert not any(key.startswith("bonus:") for key in t.open_to(0)), "v11 runs along L22 too"
    t.take().idle(1)
    assert t.left("coordinate") == 2, "one of the visitor and one of the café at c11"
    t.select("cm02", "cm09").bonus(0, "segment").turn(next(iter(t.places_open_to(0))), "use:segment", "v21")
    assert not any(key.startswith("bonus:") for key in t.open_to(0)), "nor in a later round"


@rule("RT-EVT-31", "RT-BASE-32")
def test_an_unused_bonus_of_the_visitor_scores_and_counts_for_cafe_goals() -> None:
    t = placed(table(), "regular-visitor", "L22").goals("avenue", "big-group", "coffee-tour")
    t.bonus(0, "segment")
    t.sheet(0, "h11 h12 v11").sheet(1, "h56").walking().walk("c11", "h11").walk("c56", "h56", seat=1)
    assert t.state.count(marks.SCORE[marks.SCORE_PARTS.index("cafes")][0]) == 1
    assert t.state.count(marks.GOAL_RESULT[2][0]) == 2, "the café at c11 and the visitor"


@rule("RT-EVT-31", "RT-BASE-83")
@pytest.mark.parametrize(("steps", "cafes"), [(("c00", "h00"), 1), (("c10", "h10"), 0), (("c01", "h01"), 2)])
def test_the_visitor_is_a_cafe_of_the_tour_only_where_the_route_runs_along_its_location(
    steps: tuple[str, ...], cafes: int
) -> None:
    t = placed(table(), "regular-visitor", "L11").goals("avenue", "big-group", "coffee-tour")
    t.sheet(0, steps[1]).sheet(1, "h56").walking().walk(*steps).walk("c56", "h56", seat=1)
    assert t.measured("C") == cafes, "the café at c11 is the other one"


@rule("RT-EVT-22", "RT-EVT-31")
def test_in_arkham_the_visitor_has_what_the_shops_have_and_is_no_shop_visit() -> None:
    t = table("arkham", effect_cards=["repeat"])
    placed(t, "regular-visitor", "L42")
    t.swap("cu05", box.CURIOSITY)
    t.roll(4, 1, 2, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    t.choose("red", "green").turn("L41", "h31").turn("v40")
    t.play("done", seat=0).idle(1)
    assert t.left("coordinate") == 2, "once from the visitor, once from the shop at c41"
    assert t.left("segment") == 2


# -------------------------------------------------------------------- counting


@rule("RT-EVT-23")
def test_popularity_surge_brings_five_points_if_its_landmark_is_seen() -> None:
    assert event_points(placed(table(), "popularity-surge", "clock-tower"), "h22", "c22", "h22") == 5
    assert event_points(placed(table(), "popularity-surge", "clock-tower"), "h00", "c00", "h00") == 0


@rule("RT-EVT-23")
def test_a_street_concert_counts_the_tourists_around_it_up_to_eight() -> None:
    crowd = {"L11": "rrr", "L22": "gg", "L33": "bbbb", "L13": "p"}
    t = placed(table(), "street-concert", "L12")
    assert event_points(t, "h01 h02 v11", "c01", "h01", "v11", "h02", **crowd) == 6, "L11, L22 and L13; L33 is too far"
    t = placed(table(), "street-concert", "L12")
    assert event_points(t, "h01 v11", "c01", "h01", "v11", L11="rrrrrr", L22="gggggg") == 8
    t = placed(table(), "street-concert", "L12")
    assert event_points(t, "h00", "c00", "h00", L11="rrr") == 0, "the concert is not on the route"
    t = placed(table(), "street-concert", "L12")
    assert event_points(t, "h13", "c13", "h13", L23="rrr", L24="g") == 0, "nor if the route runs along locations beyond it"


@rule("RT-EVT-23")
@pytest.mark.parametrize(
    ("steps", "points"),
    [(["h11"], 1), (["h11", "v21"], 3), (["h11", "v21", "h12"], 6), (["h11", "v21", "h12", "v11"], 10)],
)
def test_a_viewpoint_counts_the_sides_that_are_walked(steps: list[str], points: int) -> None:
    t = placed(table(), "viewpoint", "L22")
    assert event_points(t, "h11 v21 h12 v11", "c11", *steps) == points


@rule("RT-EVT-23", "RT-EVT-34")
def test_a_noisy_quarter_costs_four_points_on_the_route_only() -> None:
    t = placed(table(), "noisy-quarter", "L11")
    assert event_points(t, "h00", "c00", "h00") == -4
    assert t.state.count(marks.TOTAL[0]) == -4
    assert event_points(placed(table(), "noisy-quarter", "L11"), "h10", "c10", "h10") == 0


@rule("RT-EVT-23")
def test_fireworks_count_landmarks_of_the_route_in_the_same_row_or_column() -> None:
    t = placed(table(), "fireworks", "L35")
    assert event_points(t, "h22 h34 v33 v32", "c22", "h22", "v32", "v33", "h34") == 4, "the Clock Tower and the Town Hall"
    t = placed(table(), "fireworks", "L35")
    assert event_points(t, "h22 h34", "c22", "h22") == 2, "the Town Hall lies beside a segment that is not on the route"


@rule("RT-EVT-23", "RT-EVT-34")
def test_a_rainy_day_costs_a_point_per_tourist_next_to_it_at_most_six() -> None:
    t = placed(table(), "rainy-day", "L22")
    assert event_points(t, "h00 v10 h11", "c00", "h00", "v10", "h11", L21="rr", L11="bbb") == -2, "L11 only touches a corner"
    t = placed(table(), "rainy-day", "L22")
    assert event_points(t, "h10 h11", "c10", "h10", L21="rrrrrrrr") == -6


@rule("RT-EVT-23")
def test_rain_spoils_nothing_off_the_route() -> None:
    t = placed(table(), "rainy-day", "L22")
    assert event_points(t, "h11", "c11", "h11", L21="rr", L12="ggg", L32="b") == -2, "h11 runs along L21 and L22 alone"


@rule("RT-EVT-23", "RT-ARK-38")
def test_the_other_bank_in_its_own_square_is_not_around_a_concert() -> None:
    t = placed(table("arkham", effect_cards=["repeat"]), "street-concert", "L24N")
    t.sheet(0, "v13 h13", L24S="rr", L14N="g", L25="b").sheet(1, "v55").walking()
    t.walk("c23", "h13", "v13").walk("c55", "v55", seat=1).idle()
    while t.state.asked:
        t.play(t.first.options[0].key)
    assert t.points()["events"] == 1, "L14N; L24S lies in the square of the concert, and L25 is not on the route"


@rule("RT-EVT-26", "RT-ARK-38")
def test_locations_on_two_banks_of_a_river_share_no_side() -> None:
    m = STREETS[4]
    beside = {LOCATIONS[place] for place in m.places if share_a_side(m, LOCATION_NUMBER["L25"], place)}
    assert beside == {"L15", "L35", "L26", "L24S"}, "the river flows between L24N and L25"
    beside = {LOCATIONS[place] for place in m.places if share_a_side(m, LOCATION_NUMBER["L23"], place)}
    assert beside == {"L13", "L33", "L22", "L24N"}


@rule("RT-EVT-32")
def test_an_attraction_under_reconstruction_is_white() -> None:
    t = placed(table(), "reconstruction", "L21").goals("avenue", "big-group", "see-it-all")
    t.sheet(0, "h10 v10", L11="rr").sheet(1, "h56").walking().walk("c20", "h10", "v10").walk("c56", "h56", seat=1)
    assert t.state.count(marks.SCORE[0][0]) == 0, "Fountain Square would be worth 2"
    assert t.state.count(marks.GOAL_RESULT[2][0]) == 0
    landmark = placed(table(), "reconstruction", "L32").rating(0, 3)
    landmark.sheet(0, "h22").sheet(1, "h56").walking().walk("c22", "h22").walk("c56", "h56", seat=1)
    assert landmark.state.count(marks.SCORE[4][0]) == 0


@rule("RT-EVT-32")
def test_in_the_first_location_too_an_attraction_under_reconstruction_is_white() -> None:
    open_to_all, closed = table("sydney"), placed(table("sydney"), "reconstruction", "L11")
    for t, points in ((open_to_all, 2), (closed, 0)):
        t.sheet(0, "v00", L11="rr").sheet(1, "h36").walking().walk("c00", "v00").walk("c36", "h36", seat=1)
        assert t.state.count(marks.SCORE[0][0]) == points, "a red attraction, the Rocks Market, and two red tourists"


@rule("RT-EVT-32")
def test_a_closed_casino_takes_no_bet() -> None:
    t = table("las-vegas", effect_cards=["repeat"])
    placed(t, "reconstruction", "L33")
    t.roll(3, 2, 2, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.first.options[0].key)
    t.choose("red", "green").turn("L32", "h22")
    assert not any(key.startswith("bet:") for key in t.open_to(0))


@rule("RT-EVT-20", "RT-ARK-40")
def test_against_dagon_no_dead_end_is_prolonged_to_an_impassable_crossroads() -> None:
    for spot, over in (("c10", True), ("c24", False)):
        t = only("obstacle", city="arkham", ancient_one="dagon")
        t.play(f"block:{spot}", seat=0).play(f"block:{spot}", seat=1).sheet(0, "d2").walking().stroll("c23", seat=0)
        assert ("go:x2" in t.open_to(0)) is over


@rule("RT-EVT-20", "RT-ARK-40")
def test_other_symbols_leave_the_prolonged_dead_ends_alone() -> None:
    crossing = CROSSROADS_NUMBER["c24"]
    code, at = "noisy-quarter", LOCATIONS[crossing]
    t = placed(table("arkham", ancient_one="dagon", effect_cards=["repeat"]), code, at)
    t.sheet(0, "d2").walking().stroll("c23", seat=0)
    assert "go:x2" in t.open_to(0), "the number of a location is not that of a crossroads"


@rule("RT-EVT-23")
def test_a_street_concert_is_heard_one_location_around_by_a_route_that_passes_it() -> None:
    crowds = {"L11": "rrr", "L12": "gg", "L13": "b", "L14": "pp"}
    assert (
        event_points(
            placed(table(), "street-concert", "L12"), "v00 v01 v02 v03", "c00", "v00", "v01", "v02", "v03", **crowds
        )
        == 4
    )
    beside = event_points(placed(table(), "street-concert", "L12"), "v10", "c10", "v10", **crowds)
    assert beside == 0, "past L11 and L21 alone"


@rule("RT-EVT-23")
def test_events_that_only_change_the_map_and_those_not_on_the_sheet_bring_no_points() -> None:
    t = placed(placed(placed(table(), "regular-visitor", "L11"), "obstacle", "c33"), "viewpoint", "L12", seat=1)
    assert event_points(t, "v00 v01", "c00", "v00", "v01", L11="r") == 0
