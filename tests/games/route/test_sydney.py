"""Sydney: one card and two dice a round, ferries, piers, the garden (RT-SYD, and what of RT-BASE it shows)."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.core import hidden
from miskatonic.games.route.bot.judge import judge
from miskatonic.games.route.cards.dice import EFFECT_DIE
from miskatonic.games.route.cards.sydney import SYDNEY
from miskatonic.games.route.rules import asks, box, choices, marks, tells
from miskatonic.games.route.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.route.table import Table, table


def sydney(seats: int = 2, **options: Any) -> Table:
    """A table in Sydney; Repeat lies dark side up, Secret Alley light side up."""
    return table("sydney", seats=seats, effect_cards=["repeat", "secret-alley"], **options)


def played(
    card: str, round_die: tuple[str, int], landmark_die: tuple[str, int], mark: int = 0, t: Table | None = None
) -> Table:
    """A round of two with this card and these dice; this landmark (from 1) of the card is marked, or the first of it."""
    t = to_the_mark(card, round_die, landmark_die, t or sydney())
    return t.play(f"mark:{mark}" if mark else t.first.options[0].key)


def to_the_mark(card: str, round_die: tuple[str, int], landmark_die: tuple[str, int], t: Table) -> Table:
    """Such a round up to the question which landmark is marked."""
    lead = t.lead
    t.hand(lead, card).play(f"play:{card}")
    others = [die for die in ("red", "green", "blue", "effect") if die not in (round_die[0], landmark_die[0])]
    # The opponent takes one, two and one again: the first and the last are one pair, the middle ones the other.
    order = (round_die[0], landmark_die[0], others[0], others[1])
    faces = {round_die[0]: round_die[1], landmark_die[0]: landmark_die[1]}
    t.load(*(faces.get(die, 1) for die in (order[0], order[3], order[1], order[2])))
    t.play(*(f"take:die-{die}" for die in order[:3]))
    if t.question is asks.ChooseDie and len(t.zone(box.DICE_LEFT)) == 1:
        t.play(f"take:die-{order[3]}")
    return t.play(f"offer:die-{round_die[0]}", f"offer:die-{landmark_die[0]}", f"take:die-{round_die[0]}")


def cells(t: Table) -> list[list[int]]:
    """The numbers of the marked cells of each track."""
    return [[n + 1 for n in range(6) if t.marked(track) >> n & 1] for track in range(4)]


def remote(t: Table, seat: int = 0) -> list[int]:
    """The red, green and blue tourists gathered at the remote attractions of a seat."""
    return [t.state.count(marks.REMOTE[colour][seat]) for colour in range(3)]


def walked(roads: str, *words: str, goal: str = "see-it-all", t: Table | None = None, **tourists: str) -> Table:
    """A final route beside one that is worth nothing."""
    t = (t or sydney()).goals("avenue", "big-group", goal).sheet(0, roads, **tourists).sheet(1, "h36").walking()
    return t.walk(*words).walk("c36", "h36", seat=1)


# -------------------------------------------------------------------- set-up


@rule("RT-SYD-01", "RT-SYD-02", "RT-CMP-15")
def test_the_deck_is_the_twelve_cards_of_sydney() -> None:
    t = sydney()
    deck = t.zone(box.DECK) + t.zone(box.HAND[0]) + t.zone(box.HAND[1])
    assert sorted(deck) == [f"sy{n:02}" for n in range(1, 13)]


@rule("RT-SYD-03", "RT-SYD-04")
def test_four_dice_without_the_purple_one_and_two_effect_cards_are_in_play() -> None:
    t = sydney()
    assert set(t.zone(box.DICE_LEFT)) == {"die-red", "die-green", "die-blue", "die-effect"}
    t = table("sydney")
    assert [len(t.zone(zone)) for zone in box.EFFECT] == [1, 1], "nobody asked for them"


@rule("RT-SYD-34", "RT-SYD-41")
def test_with_four_all_twelve_cards_are_dealt_and_nobody_draws_any_more() -> None:
    t = sydney(seats=4)
    assert t.zone(box.DECK) == []
    assert [len(t.zone(box.HAND[seat])) for seat in range(4)] == [3] * 4
    while t.question is not asks.BuildRoute:
        done = t.first.find("done")
        t.state.answer(t.first, done if done is not None else t.first.options[0])
    assert [len(t.zone(box.HAND[seat])) for seat in range(4)] == [1] * 4, "eight of the twelve were played"
    assert not t.told(tells.Reshuffled)


@rule("RT-SYD-35")
def test_hands_are_not_refreshed_in_sydney() -> None:
    assert sydney(refresh=True).question is asks.PlayCard


# -------------------------------------------------------------------- selection


@rule("RT-SYD-12", "RT-SYD-13", "RT-SYD-14", "RT-SYD-15", "RT-SYD-17", "RT-SYD-07", "RT-SYD-08")
def test_a_round_with_three_step_by_step() -> None:
    t = sydney(seats=3).idle()
    while t.question is asks.TakeTurn:
        t.play(t.first.options[0].key)
    assert (t.round, t.lead) == (2, 0)
    t.hand(0, "sy06").play("play:sy06")
    assert (t.question, t.first.seat, len(t.first.options)) == (asks.ChooseDie, 1, 4)
    t.play("take:die-red")
    assert (t.first.seat, len(t.first.options)) == (2, 3)
    t.play("take:die-green")
    assert t.first.seat == 2
    t.load(2, 4, 5, 3).play("take:die-blue")
    assert (t.question, t.first.seat) == (asks.OfferDie, 1), "the last die went to the left neighbour; all are rolled"
    assert [t.shown(die) for die in ("red", "effect", "green", "blue")] == [2, 4, 5, 3]
    assert set(t.open_to(1)) == {"offer:die-red", "offer:die-effect"}
    t.play("offer:die-red")
    assert (t.first.seat, set(t.open_to(2))) == (2, {"offer:die-green", "offer:die-blue"})
    t.play("offer:die-blue")
    assert (t.question, t.first.seat) == (asks.ChooseRoundDie, 0)
    t.play("take:die-red")
    assert (t.question, t.first.seat, t.open_to(0)) == (asks.MarkLandmark, 0, ["mark:3", "mark:4"])
    t.play("mark:4")
    assert cells(t) == [[], [], [], [3]]
    assert [remote(t, seat) for seat in range(3)] == [[0, 0, 3]] * 3
    assert t.places_open_to() == {"L26", "L62"}
    t.turn("L26").idle()
    while t.question is asks.TakeTurn:
        t.play(t.first.options[0].key)
    assert t.tourists("L26") == "rrr" + "rrr"


@rule("RT-SYD-13", "RT-SYD-14")
@pytest.mark.parametrize("lead", [1, 2])
def test_the_neighbours_are_those_of_whoever_leads(lead: int) -> None:
    t = sydney(seats=3, lead=lead).idle()
    while t.question is asks.TakeTurn:
        t.play(t.first.options[0].key)
    assert (t.question, t.lead) == (asks.PlayCard, lead)
    left, right = {1: (2, 0), 2: (0, 1)}[lead]
    t.play(t.first.options[0].key)
    asked = [t.first.seat]
    for die in ("red", "green", "blue"):
        t.play(f"take:die-{die}")
        asked.append(t.first.seat)
    t.play("offer:die-red")
    assert (asked, t.first.seat) == ([left, right, right, left], right), "the last of four dice is taken unasked"


@rule("RT-SYD-13")
def test_with_two_players_the_only_opponent_rolls_all_four_dice_as_two_pairs() -> None:
    t = sydney()
    t.hand(0, "sy06").play("play:sy06", "take:die-red", "take:die-green", "take:die-blue")
    assert (t.question, t.first.seat) == (asks.OfferDie, 1)
    assert set(t.open_to(1)) == {"offer:die-red", "offer:die-effect"}
    t.play("offer:die-red")
    assert set(t.open_to(1)) == {"offer:die-green", "offer:die-blue"}


@rule("RT-SYD-09", "RT-SYD-18")
def test_the_mark_goes_into_the_cell_of_the_number_and_a_marked_cell_may_be_chosen() -> None:
    t = played("sy06", ("red", 2), ("blue", 5), mark=3).idle()
    assert cells(t) == [[], [], [5], []], "not the first free cell"
    t = played("sy09", ("red", 2), ("blue", 5), mark=3, t=t)
    assert cells(t) == [[], [], [5], []], "nothing happens"
    assert t.question is asks.TakeTurn


@rule("RT-SYD-18")
@pytest.mark.parametrize(
    ("lang", "nothing", "line"),
    [
        ("en", "Cell 5 is marked already, so nothing happens", "Opera House: cell 5 of the rating was marked already."),
        ("ru", "Ячейка 5 уже отмечена: ничего не произойдёт", "Оперный театр: ячейка 5 рейтинга уже отмечена."),
        ("uk", "Комірку 5 уже позначено: нічого не станеться", "Оперний театр: комірку 5 рейтингу вже позначено."),
    ],
)
def test_a_cell_that_is_marked_already_is_not_told_as_a_full_rating(lang: str, nothing: str, line: str) -> None:
    t = played("sy02", ("red", 2), ("blue", 5), mark=1).idle()
    assert cells(t) == [[5], [], [], []], "five more are free"
    t = to_the_mark("sy11", ("red", 2), ("blue", 5), t)
    speech, view = SPEECH[lang], hidden.seen_by(t.state, t.first.seat)
    assert [flat(speech.detail(view, t.first, option)) for option in t.first.options] == [nothing, ""]
    t.play("mark:1")
    assert [flat(speech.note(t.state, note)) for note in t.told(tells.CellMarkedAlready)] == [line]
    assert not t.told(tells.RatingFull)


@rule("RT-SYD-08")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Rating: Opera House or Sydney Tower"),
        ("ru", "Рейтинг: Оперный театр или Сиднейская телебашня"),
        ("uk", "Рейтинг: Оперний театр або Сіднейська телевежа"),
    ],
)
def test_a_card_promises_a_mark_for_one_of_its_landmarks_and_not_a_step_for_both(lang: str, line: str) -> None:
    t = sydney()
    t.hand(t.lead, "sy02")
    speech, view = SPEECH[lang], hidden.seen_by(t.state, t.lead)
    play = next(option for option in t.first.options if option.key == "play:sy02")
    assert flat(speech.detail(view, t.first, play)) == line


@rule("RT-SYD-10")
def test_half_stars_are_ignored() -> None:
    t = played("sy06", ("red", 1), ("blue", 1), mark=3)
    assert cells(t) == [[], [], [1], []]
    assert t.question is asks.TakeTurn


@rule("RT-SYD-16", "RT-SYD-40", "RT-SYD-21")
@pytest.mark.parametrize(("number", "more", "alley"), [(5, 1, False), (4, 0, True)])
def test_the_effect_die_as_round_die_is_one_tourist_and_brings_its_effect(number: int, more: int, alley: bool) -> None:
    t = played("sy06", ("effect", number), ("blue", 3), mark=3)
    place = f"L6{number}" if f"L6{number}" in t.places_open_to() else f"L{number}6"
    t.turn(place)
    assert any("-" in road for road in t.roads_open_to()) is alley
    t.idle()
    assert t.tourists(place) == "rrr" + "r" + "r" * more


@rule("RT-SYD-20", "RT-SYD-40")
def test_the_effect_die_as_landmark_die_repeats_type_and_number_of_the_card_and_no_effect_acts() -> None:
    t = played("sy06", ("blue", 2), ("effect", 4), mark=3)
    assert remote(t) == [3, 0, 0], "three red ones stand on the card"
    assert cells(t) == [[], [], [4], []], "its number is the cell to mark"
    t.turn("L26")
    assert not any("-" in road for road in t.roads_open_to()), "Secret Alley has the light symbol"
    t.idle()
    assert t.tourists("L26") == "rrrbb"


@rule("RT-SYD-19")
@pytest.mark.parametrize(("die", "number", "gathered"), [("green", 5, [0, 3, 0]), ("red", 1, [2, 0, 0])])
def test_every_player_gathers_the_tourists_of_the_landmark_die_at_the_remote_attraction(
    die: str, number: int, gathered: list[int]
) -> None:
    t = played("sy06", ("blue", 2), (die, number), mark=3)
    assert [remote(t, seat) for seat in range(2)] == [gathered] * 2, "not the three red ones on the card"


@rule("RT-SYD-22")
def test_the_round_card_is_discarded_and_only_the_leading_player_draws() -> None:
    t = sydney()
    other = t.zone(box.HAND[1])
    t = played("sy06", ("blue", 2), ("green", 5), mark=3, t=t)
    top = t.zone(box.DECK)[0]
    t.idle()
    while t.question is asks.TakeTurn:
        t.play(t.first.options[0].key)
    assert "sy06" in t.zone(box.DISCARD)
    assert top in t.zone(box.HAND[0])
    assert len(t.zone(box.HAND[0])) == len(t.zone(box.HAND[1])) == len(other) == 3
    assert t.lead == 1


@rule("RT-SYD-23", "RT-SYD-24")
@pytest.mark.parametrize(("seats", "dice"), [(3, ["die-red", "die-green", "die-blue"]), (4, [])])
def test_opening_rounds_use_fixed_dice_and_no_card(seats: int, dice: list[str]) -> None:
    t = sydney(seats=seats)
    assert [asked.kind for asked in t.state.asked] == [asks.TakeTurn] * seats
    assert t.zone(box.OPENING) == (dice or ["die-red", "die-green", "die-blue", "die-effect"])
    assert len(t.open_to(0)) == (3 if seats == 3 else 6)
    faces = [t.shown(die) for die in ("red", "green", "blue")]
    t.idle()
    while t.question is asks.TakeTurn and t.round == 1:
        t.play(t.first.options[0].key)
    if seats == 4:
        assert [t.shown(die) for die in ("red", "green", "blue")] == faces, "rolled once for both rounds"
    assert cells(t) == [[]] * 4
    assert remote(t) == [0, 0, 0]
    assert t.zone(box.DISCARD) == []


# -------------------------------------------------------------------- scoring


@rule("RT-SYD-11")
@pytest.mark.parametrize(("cells", "worth"), [(0, 4), (0b100, 8), (0b100101, 16), (0b111111, 28)])
def test_a_landmark_scores_four_and_four_for_each_marked_cell(cells: int, worth: int) -> None:
    t = walked("v22", "c22", "v22", t=sydney().rating(2, cells))
    assert t.points()["landmarks"] == worth, "Sydney Tower at L33"


@rule("RT-SYD-25", "RT-SYD-26", "RT-SYD-27", "RT-SYD-39")
def test_the_tourists_of_a_remote_attraction_join_the_route_that_includes_its_pier() -> None:
    t = played("sy06", ("blue", 2), ("red", 6), mark=3)
    assert remote(t) == [3, 0, 0]
    t = walked("h00 v01 v00", "c10", "h00", t=t)
    assert t.points()["red"] == 3, "the market at L11 scores for the three red ones at Luna Park, whose pier is c10"
    assert t.measured("C") == 1, "Luna Park itself is no attraction"


@rule("RT-SYD-27", "RT-BASE-83")
def test_without_the_pier_they_are_lost_and_they_stand_in_no_location() -> None:
    t = played("sy06", ("blue", 2), ("red", 6), mark=3)
    t = walked("h00 v01 v00", "c00", "v00", t=t)
    assert "red" not in t.points()
    assert t.state.count(marks.ON_ROUTE[0]) == 0
    t = played("sy06", ("blue", 2), ("red", 6), mark=3)
    t = walked("h00", "c10", "h00", goal="picnic", t=t)
    assert t.state.count(marks.ON_ROUTE[0]) == 3
    assert t.measured("C") == 0


@rule("RT-SYD-27")
def test_the_pier_of_another_remote_attraction_brings_none_of_them() -> None:
    t = played("sy06", ("blue", 2), ("red", 6), mark=3)
    t = walked("v50", "c50", "v50", t=t)
    assert (t.state.count(marks.ON_ROUTE[0]), remote(t)) == (0, [3, 0, 0]), "c50 is the pier of the green ones"


@rule("RT-BASE-83")
@pytest.mark.parametrize(("crowded", "counted"), [("L34", 1), ("L35", 0)])
def test_a_park_of_two_locations_is_a_picnic_where_the_location_on_the_route_holds_tourists(
    crowded: str, counted: int
) -> None:
    assert walked("h23", "c23", "h23", goal="picnic", t=sydney().sheet(0, **{crowded: "r"})).measured("C") == counted


@rule("RT-SYD-28", "RT-SYD-39", "RT-BASE-91")
def test_the_entrance_of_the_harbour_bridge_is_a_landmark_on_a_crossroads() -> None:
    assert walked("h10", "c10", "h10").points()["landmarks"] == 4, "the route ends at c20"
    assert "landmarks" not in walked("h00", "c00", "h00").points()


@rule("RT-SYD-29", "RT-SYD-38", "RT-BASE-55", "RT-BASE-56")
@pytest.mark.parametrize(
    ("road", "begin", "green"),
    [("h32", "c32", 2), ("v42", "c42", 2), ("c31-c42", "c31", 2), ("v31", "c31", 0), ("h31", "c31", 0)],
)
def test_the_botanic_garden_counts_only_for_a_route_that_goes_inside(road: str, begin: str, green: int) -> None:
    t = walked(road, begin, road, L42="gg" if road != "v42" else "", L43="gg" if road == "v42" else "")
    assert t.points().get("green", 0) == green
    assert t.state.count(marks.ON_ROUTE[0]) == 2, "the tourists are on the route either way"


@rule("RT-SYD-05", "RT-SYD-30", "RT-SYD-36", "RT-BASE-55", "RT-BASE-56", "RT-BASE-83")
def test_hyde_park_is_one_attraction_on_two_locations_with_tourists_of_their_own() -> None:
    t = walked("h23 v33 v34", "c23", "h23", L34="gg", L35="ggg")
    assert t.points()["green"] == 2, "L35 is a part of the park, but not on the route"
    t = walked("v23 v24 v33", "c23", "v23", "v24", L34="gg", L35="ggg", goal="connoisseur")
    assert t.points()["green"] == 5, "both parts, one attraction"


@rule("RT-SYD-30")
def test_there_is_no_road_between_the_two_halves_of_hyde_park() -> None:
    t = played("sy04", ("blue", 3), ("red", 6), mark=3).turn("L34")
    assert "h24" not in t.roads_open_to()
    assert {"h23", "v23", "v33"} <= t.roads_open_to()


@rule("RT-BASE-56", "RT-SYD-36")
def test_each_location_of_an_odd_attraction_is_chosen_by_its_own_coordinates() -> None:
    t = played("sy04", ("blue", 3), ("red", 6), mark=3)
    assert t.places_open_to() == {"L34", "L43"}, "a part of Hyde Park and a part of the garden"
    t.turn("L34").idle()
    assert t.tourists("L35") == ""
    assert t.tourists("L34") != ""


# -------------------------------------------------------------------- ferries


@rule("RT-SYD-31", "RT-SYD-32", "RT-SYD-37")
def test_a_ferry_leads_to_any_free_coastal_location() -> None:
    t = played("sy01", ("blue", 3), ("red", 6), mark=1)
    assert t.places_open_to() == {"L31", "L13"}
    t.turn("L31")
    assert t.places_open_to() == set(SYDNEY.coastal)
    t.turn("L63")
    assert {"h53", "h52", "v62"} & t.roads_open_to()
    t.turn("v62").idle()
    while t.question is asks.TakeTurn:
        t.play(t.first.options[0].key)
    assert t.tourists("L63") == "rrbbb", "all tourists of the round"
    assert t.tourists("L31") == ""
    assert "v62" in t.drawn()


@rule("RT-SYD-32")
def test_a_coastal_location_in_which_something_is_drawn_cannot_be_landed_at() -> None:
    t = played("sy01", ("blue", 3), ("red", 6), mark=1).sheet(0, L63="r", L11="b").turn("L31")
    assert t.places_open_to() == set(SYDNEY.coastal) - {"L63", "L11"}


@rule("RT-SYD-33")
def test_a_ferry_that_was_used_cannot_be_chosen_again() -> None:
    t = played("sy01", ("blue", 3), ("red", 6), mark=1).turn("L31", "L63").idle()
    while t.question is asks.TakeTurn:
        t.play(t.first.options[0].key)
    t = played("sy07", ("blue", 3), ("red", 6), mark=2, t=t)
    assert "location:L31" not in t.open_to(), "it is crossed out"
    assert "nowhere" not in t.open_to(), "L13 is left"


@rule("RT-SYD-37")
def test_a_ferry_fits_only_while_some_coastal_location_is_free() -> None:
    t = played("sy01", ("blue", 3), ("red", 6), mark=1).sheet(0, **dict.fromkeys(SYDNEY.coastal, "r"))
    assert "location:L31" not in t.open_to()
    assert t.roads_open_to(), "nothing fits: one segment anywhere"


@rule("RT-SYD-31")
def test_no_segment_runs_along_the_dotted_lines_of_the_bay() -> None:
    t = played("sy01", ("blue", 3), ("red", 6), mark=1).sheet(0, **dict.fromkeys(SYDNEY.coastal, "r"))
    assert not {"h20", "h30", "v30"} & t.roads_open_to()


@rule("RT-SYD-13")
@pytest.mark.parametrize(
    ("lang", "question", "answer"),
    [
        ("en", "Choose a die to roll.", "Take the effect die"),
        ("ru", "Выберите кубик для броска.", "Взять кубик эффектов"),
        ("uk", "Виберіть кубик для кидка.", "Узяти кубик ефектів"),
    ],
)
def test_what_a_die_showed_last_round_says_nothing_of_the_roll_to_come(lang: str, question: str, answer: str) -> None:
    t = played("sy03", ("green", 3), ("blue", 1)).idle()
    t.play(t.first.options[0].key)
    speech, view = SPEECH[lang], hidden.seen_by(t.state, t.first.seat)
    effect = choices.TAKE[box.DICE[EFFECT_DIE]]
    assert flat(speech.prompt(view, t.first)) == question
    assert flat(speech.label(view, t.first, effect)) == answer
    assert speech.detail(view, t.first, effect) == ()
    assert len(set(judge(view, t.first))) == 1, "no die is better than another"
    assert t.told(tells.Rolled)[-1].rule == "RT-SYD-13"
