"""The campus: locations, zones, slots, paths and arrows (FH-BRD)."""

from collections import Counter

import pytest

from miskatonic.core.options import Asked
from miskatonic.games.final_hour.cards.board import CAMPUS, IN_ZONE, PATH_BETWEEN, PLACES, SLUGS, ZONES
from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.cards.words import ActivateAt, Here, Move, Spawn
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.scene import Map, Scene
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

# number: zone, slots, blue arrow, red arrow, adjacent locations
PRINTED = {
    1: ("green", 4, 15, 8, (2, 8, 15)),
    2: ("green", 4, 1, 1, (1, 3, 6, 13)),
    3: ("green", 4, 7, 13, (2, 4, 7, 9, 12)),
    4: ("green", 4, 3, 3, (3, 11)),
    5: ("green", 4, 11, 4, (11,)),
    6: ("purple", 2, 2, 7, (2, 7)),
    7: ("purple", 3, 6, 2, (3, 6, 8)),
    8: ("purple", 4, 7, 10, (1, 7, 10)),
    9: ("purple", 3, 3, 5, (3,)),
    10: ("purple", 2, 8, 9, (8,)),
    11: ("orange", 3, 4, 12, (4, 5, 12)),
    12: ("orange", 4, 11, 3, (3, 11, 13, 14)),
    13: ("orange", 2, 12, 14, (2, 12, 14, 15)),
    14: ("orange", 3, 12, 15, (12, 13, 15)),
    15: ("orange", 3, 13, 2, (1, 13, 14)),
}


def empty_campus() -> Table:
    """A board without monsters whose ritual site is out of the way."""
    return table().cleared()


def step(look: str, start: int) -> str:
    """The location a monster reaches with one move on an empty board."""
    t = empty_campus().ritual_site(5 if start == 12 else 12).stand("jenny", start)
    monster = t.monster(look, start)
    t.effect("jenny", ActivateAt(Here()), side=BOTTOM)
    return t.where(monster)


@rule("FH-BRD-01")
def test_there_are_fifteen_locations_with_a_name_and_a_number_each() -> None:
    assert [place.n for place in CAMPUS] == list(range(1, 16))
    assert len({place.slug for place in CAMPUS}) == 15


@rule("FH-BRD-02", "FH-BRD-11")
@pytest.mark.parametrize(("zone", "card"), [("green", "JB-B1"), ("purple", "JB-B2"), ("orange", "JB-C1")])
def test_a_card_that_activates_a_zone_reaches_every_location_of_that_colour_and_no_other(zone: str, card: str) -> None:
    t = empty_campus().ritual_site(5)
    killers = [f"{colour}-killer-{health}" for colour in ("blue", "red") for health in (1, 1, 1, 2, 2)]
    spots = [p for p in PLACES if PRINTED[p][0] == zone]
    for p in spots:
        t.monster(killers.pop(), p)
    t.monster(killers.pop(), next(p for p in PLACES if p not in spots))
    t.card(card, BOTTOM).until()
    assert [note.told[1] for note in t.told(tells.Activated)] == spots
    if zone == "purple":
        names = ["derby-hall", "lecture-hall", "science-building", "administration-building", "warren-observatory"]
        assert [SLUGS[p] for p in spots] == names


@rule("FH-BRD-02")
def test_every_location_is_in_exactly_one_zone() -> None:
    assert Counter(p for spots in IN_ZONE for p in spots) == dict.fromkeys(PLACES, 1)


@rule("FH-BRD-03")
@pytest.mark.parametrize("spot", [p for p in PLACES if p != 12])
def test_a_location_holds_as_many_monsters_and_damage_tokens_as_it_has_slots(spot: int) -> None:
    slots = PRINTED[spot][1]
    t = empty_campus().damaged(spot, 1).stand("jenny", spot)
    t.effect("jenny", Spawn(slots))
    assert len(t.monsters(spot)) + t.damage(spot) == slots
    assert sum(len(t.monsters(p)) for p in PLACES) == slots


@rule("FH-BRD-04")
@pytest.mark.parametrize("spot", PLACES)
def test_an_investigator_can_move_to_the_locations_at_the_other_end_of_a_path(spot: int) -> None:
    t = empty_campus().stand("jenny", spot).effect("jenny", Move(1))
    assert t.options == [*(f"move:{SLUGS[p]}" for p in PRINTED[spot][4]), "stop"]
    for there in PRINTED[spot][4]:
        assert spot in PRINTED[there][4], "paths can be walked both ways"


@rule("FH-BRD-05")
@pytest.mark.parametrize("spot", PLACES)
def test_nobody_can_move_from_a_location_to_itself(spot: int) -> None:
    t = empty_campus().stand("jenny", spot).effect("jenny", Move(1))
    assert f"move:{SLUGS[spot]}" not in t.options
    assert (f"move:{SLUGS[spot]}", "FH-BRD-05") in t.game.decision.forbidden


@rule("FH-MOV-05")
@pytest.mark.parametrize("spot", PLACES)
def test_every_location_that_no_path_leads_to_is_said_to_be_out_of_reach(spot: int) -> None:
    t = empty_campus().stand("jenny", spot).effect("jenny", Move(1))
    far = [there for there in PLACES if there != spot and there not in PRINTED[spot][4]]
    said = [key for key, rule in t.game.decision.forbidden if rule == "FH-MOV-05"]
    assert said == [f"move:{SLUGS[there]}" for there in far]


def asked(t: Table) -> Asked:
    """The open question."""
    return t.state.asked[0]


@rule("FH-BRD-06")
@pytest.mark.parametrize("spot", PLACES)
def test_one_blue_and_one_red_arrow_lead_out_of_each_location(spot: int) -> None:
    assert step("blue-stalker-1", spot) == SLUGS[PRINTED[spot][2]]
    assert step("red-stalker-1", spot) == SLUGS[PRINTED[spot][3]]


@rule("FH-BRD-07", "FH-BRD-08")
def test_blue_arrows_follow_paths_and_six_red_ones_do_not() -> None:
    for spot in PLACES:
        _, _, blue, red, adjacent = PRINTED[spot]
        sealed = empty_campus()
        for a in PLACES:
            for b in PLACES:
                if PATH_BETWEEN[a][b] >= 0:
                    sealed.sealed(a, b)
        for look, there in (("blue-stalker-1", blue), ("red-stalker-1", red)):
            t = sealed.cleared().stand("jenny", spot).ritual_site(5 if spot == 12 else 12)
            monster = t.monster(look, spot)
            t.effect("jenny", ActivateAt(Here()))
            assert t.where(monster) == ("beside-pool" if there in adjacent else SLUGS[there])
            t.state.put(monster, box.POOL)
    off_path = [(p, PRINTED[p][3]) for p in PLACES if PRINTED[p][3] not in PRINTED[p][4]]
    assert off_path == [(3, 13), (5, 4), (7, 2), (9, 5), (10, 9), (15, 2)]


@rule("FH-BRD-09")
def test_the_athletic_building_is_number_13_in_the_orange_zone_with_two_slots() -> None:
    place = CAMPUS[12]
    assert (place.n, place.slug, ZONES[place.zone]) == (13, "athletic-building", "orange")
    t = empty_campus().stand("jenny", 13).effect("jenny", Spawn(3))
    assert len(t.monsters(13)) == 2


@rule("FH-BRD-10")
def test_the_lecture_hall_and_the_science_building_are_adjacent() -> None:
    t = empty_campus().stand("jenny", "lecture-hall").effect("jenny", Move(2))
    t.play("move:science-building", "move:lecture-hall")
    assert t.at("jenny") == "lecture-hall"


@rule("FH-BRD-12")
@pytest.mark.parametrize("difficulty", ["low", "high"])
def test_one_location_is_the_ritual_site_for_the_whole_game(difficulty: str) -> None:
    t = table(difficulty=difficulty)
    site = t.state.pointed(box.RITUAL_PLACE)
    assert site == {"low": 12, "high": 1}[difficulty]
    for _ in range(2):
        t.cleared().until(asks.Attempt).play("not-yet", "not-yet")
        assert t.state.pointed(box.RITUAL_PLACE) == site


@rule("FH-BRD-13")
@pytest.mark.parametrize("ancient_one", ["cthulhu", "shudde-mell", "umordhoth"])
@pytest.mark.parametrize("difficulty", ["low", "normal", "high"])
def test_three_locations_hold_a_gate_of_a_different_symbol(ancient_one: str, difficulty: str) -> None:
    t = table(ancient_one=ancient_one, difficulty=difficulty)
    places = {t.state.pointed(key) for key in box.GATE_PLACE}
    assert len(places) == 3
    assert t.state.pointed(box.RITUAL_PLACE) not in places
    for symbol, key in enumerate(box.GATES_OF):
        assert [box.SYMBOL[token] for token in t.state.zone(key)] == [symbol]


@rule("FH-BRD-14")
def test_the_lower_edge_holds_gate_stack_ritual_slots_discards_and_two_tokens_of_each_symbol() -> None:
    t = table().ritual("star", "star")
    assert len(t.state.zone(box.GATE_STACK)) == 8
    assert len(t.state.zone(box.RITUAL_SLOTS)) == 2
    assert t.state.zone(box.PRIORITY_DISCARD) == ()
    t.found("moon", "moon", "hourglass", "hourglass", "diamond", "diamond", "cross", "cross")
    assert Counter(box.SYMBOL[token] for token in t.state.zone(box.FOUND)) == {0: 2, 2: 2, 3: 2, 4: 2}
    t.lay(1, 2, 3, 4).until(asks.Attempt)
    assert [box.NUMBER[card] for card in t.state.zone(box.PRIORITY_DISCARD)] == [1, 2, 3, 4]


@rule("FH-BRD-15")
@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_zones_and_bands_can_be_told_apart_without_seeing_colours(lang: str) -> None:
    t = empty_campus()
    t.monster("blue-lurker-1", 3)
    t.monster("red-lurker-1", 3)
    board = campus(t.game.scene(0, lang))
    places = board.places
    pattern = {PRINTED[int(place.number)][0]: place.pattern for place in places}
    assert len(set(pattern.values())) == 3
    assert all(place.pattern == pattern[place.colour] for place in places)
    blue, red = places[2].tokens
    letters = {colour: {arrow.badge for arrow in board.arrows if arrow.colour == colour} for colour in ("blue", "red")}
    assert letters == {"blue": {blue.badge[0]}, "red": {red.badge[0]}}, "each arrow bears the letter of the bands it leads"
    assert letters["blue"] != letters["red"]
    assert "" not in letters["blue"] | letters["red"]


def campus(scene: Scene) -> Map:
    """The board as it is drawn."""
    return next(thing for thing in scene.things if isinstance(thing, Map))


@rule("FH-BRD-16")
def test_rita_uses_two_of_three_moves_from_dorothy_upman_hall_to_derby_hall() -> None:
    t = table("rita", "jenny").cleared().stand("rita", "dorothy-upman-hall").card("RY-A1", TOP)
    t.play("move:student-union", "move:derby-hall", "stop")
    assert t.at("rita") == "derby-hall"


@rule("FH-BRD-17")
def test_the_red_arrow_from_warren_observatory_leads_to_the_administration_building_without_a_path() -> None:
    assert step("red-stalker-1", 10) == "administration-building"
    t = empty_campus().stand("jenny", "warren-observatory").effect("jenny", Move(1))
    assert "move:administration-building" not in t.options


@rule("FH-BRD-18")
def test_the_blue_arrow_from_the_humanities_building_leads_to_the_seminary() -> None:
    assert step("blue-stalker-1", 5) == "seminary-of-the-old-faith"


@rule("FH-BRD-19")
def test_red_arrows_lead_from_the_athletic_building_to_the_fraternity_and_on_to_the_sorority_house() -> None:
    assert step("red-stalker-1", 13) == "fraternity-house"
    assert step("red-stalker-1", 14) == "sorority-house"


@rule("FH-BRD-20")
def test_arrows_between_derby_hall_and_the_lecture_hall_run_red_one_way_and_blue_the_other() -> None:
    assert step("red-stalker-1", 6) == "lecture-hall"
    assert step("blue-stalker-1", 7) == "derby-hall"
