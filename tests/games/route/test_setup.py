"""What is in the box, how a game is set up, and which modes go with which city (RT-CMP, RT-MODE, RT-BASE-01 to -09)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.games.route.cards.cities import CITIES, LOCATIONS, ROADS, WITHOUT_A_BOARD
from miskatonic.games.route.cards.dice import DICE, EFFECT_DIE
from miskatonic.games.route.cards.events import EVENT_CARDS
from miskatonic.games.route.cards.helpers import SECRETS
from miskatonic.games.route.cards.horrors import ANCIENT_ONES
from miskatonic.games.route.cards.terms import COLOURS, GREY, PURPLE
from miskatonic.games.route.cards.tourists import APPLICATIONS, COMMON_TOURISTS, REPEATS
from miskatonic.games.route.rules import asks, box, marks
from miskatonic.games.route.rules.streets import STREETS, bits
from miskatonic.testing import rule
from tests.games.route.table import Table, table

NEW_CITIES = ("las-vegas", "sydney", "venice", "arkham")
ALL_CITIES = ("first-city", *NEW_CITIES)


def backs() -> Counter[str]:
    """How many pieces of the box have each back."""
    return Counter(piece.back for piece in table().state.rules.pieces)


# -------------------------------------------------------------------- what is asked


@pytest.mark.parametrize(
    ("chosen", "asked"),
    [
        ({"city": "first-city"}, {"mode", "effects"}),
        ({"city": "venice"}, {"mode", "effects"}),
        ({"city": "venice", "effects": True}, {"mode", "effects", "effect_cards"}),
        ({"city": "first-city", "mode": "dice"}, {"mode", "effects", "effect_cards"}),
        ({"city": "las-vegas"}, {"effect_cards"}),
        ({"city": "sydney"}, {"effect_cards"}),
        ({"city": "arkham"}, {"ancient_one", "effect_cards"}),
        ({"city": "sydney", "yellow_events": 1}, {"effect_cards", "without_events"}),
        ({"city": "sydney", "red_events": 5}, {"effect_cards", "without_events"}),
        ({"campaign": "fixed"}, {"mode", "ancient_one", "effects", "effect_cards", "cities"}),
        ({"campaign": "winner"}, {"mode", "ancient_one", "effects", "effect_cards", "cities"}),
    ],
)
def test_the_set_up_asks_only_what_matters_in_the_city_or_may_in_a_campaign(
    chosen: dict[str, object], asked: set[str]
) -> None:
    settings = mk.games()["route"].settings
    options = {setting.name: setting.default for setting in settings} | chosen
    depending = {setting.name for setting in settings if setting.only_with}
    assert {setting.name for setting in settings if setting.matters(options)} & depending == asked


# -------------------------------------------------------------------- the box


@rule("RT-BASE-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play_each_on_a_sheet_of_their_own(seats: int) -> None:
    s = mk.new("route", seats=seats, seed=2).state
    assert {asked.seat for asked in s.asked} == set(range(seats))


@rule("RT-BASE-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_can(seats: int) -> None:
    with pytest.raises(mk.Refused, match="1 to 4 seats"):
        mk.new("route", seats=seats)


@rule("RT-CMP-01", "RT-CMP-03", "RT-LV-01", "RT-SYD-01")
@pytest.mark.parametrize("city", NEW_CITIES)
def test_each_new_city_has_a_round_board_and_a_map_for_each_of_four(city: str) -> None:
    t = table(city, seats=4)
    town = next(town for town in CITIES if town.code == city)
    assert len(town.tracks) == 4 or city == "arkham"
    assert [t.drawn(seat) for seat in range(4)] == [set()] * 4
    assert t.state.count(marks.CITY) == CITIES.index(town)


@rule("RT-CMP-04")
def test_four_dice_are_of_one_colour_of_tourists_each_and_one_is_of_effects() -> None:
    assert backs()["die"] == 5
    for sheet in DICE:
        assert [face.number for face in sheet.faces] == [1, 2, 3, 4, 5, 6]
        if sheet.die == EFFECT_DIE:
            assert not any(face.half_star or face.tourists for face in sheet.faces)
            assert Counter(face.symbol for face in sheet.faces) == {0: 3, 1: 3}
        else:
            assert {face.tourists for face in sheet.faces} == {1, 2, 3}
            assert sum(face.half_star for face in sheet.faces) == 3


@rule("RT-CMP-05")
def test_there_are_eleven_city_selection_cards_four_of_them_new() -> None:
    assert backs()["city"] == 11
    assert [town.code for town in CITIES[1:]] == ["las-vegas", "sydney", "venice", "arkham"]
    assert len(WITHOUT_A_BOARD) + 1 == 7


@rule("RT-CMP-10")
def test_there_are_eight_event_cards_four_yellow_and_four_red() -> None:
    assert Counter(card.red for card in EVENT_CARDS if not card.secret) == {False: 4, True: 4}


@rule("RT-CMP-12", "RT-BASE-06")
def test_six_application_cards_match_the_six_repeat_cards() -> None:
    assert [card.coordinate for card in APPLICATIONS] == [card.coordinate for card in REPEATS] == [1, 2, 3, 4, 5, 6]
    assert Counter(card.symbol for card in APPLICATIONS) == {0: 3, 1: 3}


@rule("RT-CMP-13")
def test_ten_secret_cards_take_no_part_until_they_are_opened() -> None:
    assert len(SECRETS) == len(set(SECRETS)) == 10
    with pytest.raises(mk.Refused, match="secret box"):
        mk.new("route", city="arkham", ancient_one="nyarlathotep")
    opened = mk.new("route", city="arkham", ancient_one="nyarlathotep", secrets=["nyarlathotep"])
    assert ANCIENT_ONES[opened.state.count(marks.ANCIENT_ONE) - 1].code == "nyarlathotep"


@rule("RT-CMP-15", "RT-CMP-16")
@pytest.mark.parametrize("city", ["sydney", "venice", "first-city"])
def test_a_city_with_cards_has_twelve_of_them_two_of_each_coordinate(city: str) -> None:
    cards = next(town for town in CITIES if town.code == city).cards
    assert Counter(card.coordinate for card in cards) == dict.fromkeys(range(1, 7), 2)


@rule("RT-CMP-17")
def test_arkham_has_three_ancient_ones_four_calls_and_eleven_curiosities() -> None:
    assert [one.code for one in ANCIENT_ONES if not one.secret] == ["cthulhu", "yog-sothoth", "dagon"]
    assert (backs()["call"], backs()["curiosity"]) == (4, 11)


# -------------------------------------------------------------------- the map


@rule("RT-BASE-03")
@pytest.mark.parametrize("number", range(5))
def test_a_map_has_six_by_six_locations(number: int) -> None:
    m = STREETS[number]
    assert set(m.where) == {(column, row) for column in range(1, 7) for row in range(1, 7)}
    assert {LOCATIONS[place][1:3] for place in m.places} == {f"{c}{r}" for c in range(1, 7) for r in range(1, 7)}


@rule("RT-BASE-04")
def test_roads_run_along_the_sides_of_locations_and_some_are_missing() -> None:
    m = STREETS[0]
    roads = {ROADS[road] for road in bits(m.roads)}
    assert len(roads) == 84 - 4
    assert not roads & {"h21", "h44", "h03", "h52"}
    assert [LOCATIONS[place] for place in m.along[ROADS.index("v23")]] == ["L24", "L34"]
    assert [LOCATIONS[place] for place in m.along[ROADS.index("h00")]] == ["L11"]


# -------------------------------------------------------------------- cards


@rule("RT-BASE-06", "RT-BASE-08")
def test_the_city_deck_has_18_common_cards_12_of_the_city_and_6_repeats() -> None:
    t = table()
    deck = t.zone(box.DECK) + t.zone(box.HAND[0]) + t.zone(box.HAND[1])
    assert Counter(card[:2] for card in deck) == {"cm": 18, "fc": 12, "rp": 6}


@rule("RT-BASE-07", "RT-BASE-69")
def test_common_cards_show_no_purple_tourists_and_no_landmark_city_cards_one() -> None:
    assert {card.colour for card in COMMON_TOURISTS} == {0, 1, 2}
    assert {card.tourists for card in COMMON_TOURISTS} == {1, 2, 3}
    assert {card.coordinate for card in COMMON_TOURISTS} == set(range(1, 7))
    assert not any(card.landmarks for card in COMMON_TOURISTS)
    for city in ("first-city", "venice"):
        town = next(town for town in CITIES if town.code == city)
        assert all(len(card.landmarks) == 1 for card in town.cards)
    assert any(card.colour == PURPLE for card in next(town for town in CITIES if town.code == "venice").cards)


@rule("RT-BASE-08", "RT-BASE-36")
def test_three_goal_decks_are_shuffled_and_their_top_cards_are_in_play_for_all_to_see() -> None:
    t = table()
    for deck, letter in enumerate("abc"):
        assert len(t.zone(box.GOAL[deck])) == 1
        assert t.sees(1, box.GOAL[deck]) == t.zone(box.GOAL[deck])
        assert len(t.zone(box.GOAL_DECK[deck])) == 5
        assert backs()[f"goal-{letter}"] == 6
    found = {mk.new("route", seats=2, seed=seed).state.zone(box.GOAL[0]) for seed in range(40)}
    assert len(found) == 6


@rule("RT-BASE-09")
def test_everybody_gets_three_cards_and_two_tasks_of_which_one_is_kept() -> None:
    t = Table(mk.new("route", seats=4, seed=3))
    assert [len(t.zone(box.HAND[seat])) for seat in range(4)] == [3] * 4
    assert [(asked.kind, len(asked.options)) for asked in t.state.asked] == [(asks.KeepTask, 2)] * 4
    for seat in range(4):
        kept = t.open_to(seat)[0].split(":")[1]
        t.play(f"keep:{kept}", seat=seat)
    assert [len(t.zone(box.TASK[seat])) for seat in range(4)] == [1] * 4


@rule("RT-BASE-34")
def test_a_task_names_two_crossroads_and_tasks_may_be_left_out() -> None:
    assert backs()["task"] == 12
    assert all(a != b for a, b in box.TASK_ENDS.values())
    t = table()
    assert t.zone(box.TASK[0]) == []
    assert t.question is asks.PlayCard


@rule("RT-BASE-38")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_grey_attractions_are_landmarks_with_a_rating_track_each(number: int) -> None:
    m = STREETS[number]
    grey = {attraction.code for attraction in m.attractions if attraction.colour == GREY}
    assert grey == set(m.city.landmarks)
    assert COLOURS[GREY] == "grey"


# -------------------------------------------------------------------- modes and cities

TABLE_OF_MODES = {
    "first-city": {"normal", "advanced", "dice"},
    "venice": {"normal", "advanced", "dice"},
    "las-vegas": {"dice"},
    "arkham": {"dice"},
    "sydney": {"special"},
}
"""Which modes several can play each city in; alone it is the same without the advanced one."""


@rule("RT-MODE-05", "RT-MODE-09", "RT-MODE-10", "RT-SYD-06")
@pytest.mark.parametrize("city", ALL_CITIES)
@pytest.mark.parametrize("seats", [1, 2])
def test_a_city_is_played_in_its_own_modes_and_refuses_the_others(city: str, seats: int) -> None:
    for mode in ("normal", "advanced", "dice", "special"):
        if mode in TABLE_OF_MODES[city] and not (seats == 1 and mode == "advanced"):
            t = table(city, seats=seats, mode=mode)
            assert marks.MODES[t.state.pointed(marks.MODE)] == mode
        else:
            with pytest.raises(mk.Refused, match="RT-MODE"):
                mk.new("route", seats=seats, city=city, mode=mode)


@rule("RT-MODE-11")
@pytest.mark.parametrize(("city", "mode"), [("first-city", "normal"), ("venice", "advanced")])
def test_effects_may_be_added_to_games_with_cards_and_solo(city: str, mode: str) -> None:
    t = table(city, mode=mode, effects=True)
    assert [len(t.zone(zone)) for zone in box.EFFECT] == [1, 1]
    t = table(city, seats=1, mode="normal", effects=True)
    assert [t.zone(zone) for zone in box.EFFECT] == [["repeat"], []]


@rule("RT-MODE-11")
@pytest.mark.parametrize("city", ALL_CITIES)
@pytest.mark.parametrize("seats", [1, 2])
def test_events_may_be_added_to_every_mode(city: str, seats: int) -> None:
    t = Table(mk.new("route", seats=seats, city=city, tasks=False, yellow_events=1))
    while t.state.asked and not t.round:
        t.play(t.first.options[0].key)
    assert len(t.zone(box.EVENTS_IN_PLAY)) == 1


@rule("RT-VEN-27")
def test_two_events_are_not_used_in_venice() -> None:
    found = set()
    for seed in range(12):
        t = Table(mk.new("route", seats=2, seed=seed, city="venice", tasks=False, red_events=4))
        while t.state.asked and not t.round:
            t.play(t.first.options[0].key)
        found |= set(t.zone(box.EVENTS_IN_PLAY))
    red = {card.code for card in EVENT_CARDS if card.red and not card.secret}
    assert found == red - {"you-shall-not-pass", "obstacle"}
    assert len(found) == 2


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "special"},
        {"seats": 1, "mode": "advanced"},
        {"seats": 1, "campaign": "fixed"},
        {"campaign": "fixed", "cities": ["sydney"]},
        {"teams": True},
        {"effect_cards": ["repeat", "correction", "secret-alley"]},
        {"city": "arkham", "ancient_one": "nyarlathotep"},
    ],
)
def test_a_set_up_that_cannot_be_is_refused_in_the_players_language(options: dict[str, Any]) -> None:
    with pytest.raises(mk.Refused) as refusal:
        mk.new("route", **{"seats": 2, **options})
    said = refusal.value.said
    assert said["en"] == str(refusal.value)
    assert len({said["en"], said["ru"], said["uk"]}) == 3
    assert all(sentence.endswith(").") and "{" not in sentence for sentence in said.values()), "with the rule behind it"


@rule("RT-BASE-36", "RT-ARK-07")
def test_goals_and_curiosities_lie_in_another_order_in_another_game() -> None:
    options: dict[str, Any] = {"city": "arkham", "ancient_one": "dagon", "tasks": False}
    games = [Table(mk.new("route", seats=2, seed=seed, **options)) for seed in range(1, 7)]
    for zone in (box.CURIOSITY, *(box.GOAL[deck] for deck in range(3) if games[0].zone(box.GOAL[deck]))):
        assert len({t.zone(zone)[0] for t in games}) > 1, zone
