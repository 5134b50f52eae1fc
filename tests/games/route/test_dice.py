"""Playing with dice (RT-DICE)."""

from __future__ import annotations

from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.games.route.rules import asks, box, choices, marks, tells
from miskatonic.games.route.say import SPEECH
from miskatonic.games.route.scene import pieces
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.route.table import Table, table


def diced(seats: int = 2, city: str = "first-city", **options: Any) -> Table:
    """A table with dice; Repeat lies dark side up and Secret Alley light side up."""
    return table(city, seats=seats, mode="dice", effect_cards=["repeat", "secret-alley"], **options)


def ratings(t: Table) -> list[int]:
    """The marked cells of the four tracks."""
    return [t.marked(track) for track in range(4)]


def symbols(t: Table) -> list[list[str]]:
    """The effect cards with the dark and with the light symbol up."""
    return [t.zone(zone) for zone in box.EFFECT]


# -------------------------------------------------------------------- set-up


@rule("RT-DICE-01", "RT-DICE-05", "RT-DICE-06", "RT-CMP-04", "RT-MODE-03")
def test_five_dice_take_the_place_of_deck_and_hands() -> None:
    t = diced()
    assert set(t.zone(box.DICE_LEFT)) == {"die-red", "die-green", "die-blue", "die-purple", "die-effect"}
    assert t.zone(box.DECK) == t.zone(box.HAND[0]) == t.zone(box.HAND[1]) == []
    assert [len(cards) for cards in symbols(t)] == [1, 1]


@rule("RT-DICE-02", "RT-DICE-04", "RT-BASE-40")
def test_effects_and_falling_ratings_are_obligatory_and_purple_corners_marked() -> None:
    t = table(mode="dice").roll(1, 2, 3, 4, 5)
    assert [len(cards) for cards in symbols(t)] == [1, 1], "nobody asked for them"
    assert ratings(t) == [2, 2, 2, 2]
    assert "lower:1" in t.open_to(0)


@rule("RT-BASE-40")
def test_purple_corners_are_marked_in_the_advanced_mode_and_not_in_the_normal_one() -> None:
    assert ratings(table(mode="advanced")) == [2, 2, 2, 2]
    assert ratings(table(mode="normal")) == [0, 0, 0, 0]


@rule("RT-DICE-03", "RT-MODE-09")
@pytest.mark.parametrize("city", ["las-vegas", "arkham"])
@pytest.mark.parametrize("mode", ["normal", "advanced", "special"])
def test_cities_without_tourist_cards_are_played_with_dice_only(city: str, mode: str) -> None:
    with pytest.raises(mk.Refused, match="Modes: Game with dice"):
        mk.new("route", city=city, mode=mode)
    assert set(table(city).zone(box.DICE_LEFT) + table(city).zone(box.ROUND_CARDS)) >= {"die-red", "die-effect"}


# -------------------------------------------------------------------- selection


@rule("RT-DICE-09", "RT-DICE-12", "RT-DICE-13", "RT-DICE-14", "RT-CMP-07")
def test_the_leading_player_and_both_neighbours_leave_two_dice_on_the_card() -> None:
    t = open_with(("red", 2), ("blue", 5), ("green", 3)).idle()
    t.roll(2, 1, 2, 1, 1)
    assert [t.shown(die) for die in ("red", "green", "blue", "purple", "effect")] == [2, 1, 2, 1, 1]
    assert (t.first.seat, len(t.open_to(0))) == (0, 5)
    t.play("take:die-red")
    assert (t.question, t.first.seat, len(t.open_to(1))) == (asks.RemoveDie, 1, 4)
    t.play("remove:die-green")
    assert (t.question, t.first.seat, len(t.open_to(2))) == (asks.RemoveDie, 2, 3)
    t.play("remove:die-purple")
    assert (t.question, t.first.seat) == (asks.ChooseDie, 0)
    assert set(t.open_to(0)) == {"take:die-blue", "take:die-effect"}
    t.play("take:die-blue")
    assert t.zone(box.ROUND_CARDS) == ["die-red", "die-blue"]
    assert t.zone(box.DICE_OUT) == ["die-green", "die-purple"]
    assert t.zone(box.DICE_LEFT) == ["die-effect"]
    assert t.question is asks.TakeTurn
    assert [note.rule for note in t.told(tells.TookDie)] == ["RT-DICE-12", "RT-DICE-14"]


@rule("RT-DICE-13")
def test_with_two_players_the_only_opponent_removes_two_dice() -> None:
    t = diced().roll(2, 1, 2, 1, 1).play("take:die-red")
    assert t.first.seat == 1
    t.play("remove:die-green")
    assert (t.question, t.first.seat) == (asks.RemoveDie, 1)


@rule("RT-DICE-10")
@pytest.mark.parametrize(
    ("faces", "changes"),
    [((2, 1, 2, 1, 1), 0), ((1, 1, 2, 1, 1), 0), ((1, 2, 2, 1, 1), 1), ((1, 2, 1, 1, 1), 1), ((1, 2, 1, 2, 1), 2)],
)
def test_every_two_half_stars_on_all_five_dice_change_one_rating(faces: tuple[int, ...], changes: int) -> None:
    t = diced().roll(*faces)
    for _ in range(changes):
        assert (t.question, t.first.seat) == (asks.ChangeAnyRating, 0)
        assert len(t.open_to(0)) == 8, "any landmark, up or down"
        t.play("raise:2")
    assert t.question is asks.ChooseDie, "a half-star without a partner is lost"
    assert ratings(t) == [2, 2 + changes, 2, 2]


@rule("RT-DICE-11")
@pytest.mark.parametrize(
    ("keys", "marked"), [(("raise:1", "lower:2"), [3, 1, 2, 2]), (("raise:3", "raise:3"), [2, 2, 4, 2])]
)
def test_four_half_stars_change_two_landmarks_once_or_one_twice(keys: tuple[str, str], marked: list[int]) -> None:
    t = diced().roll(1, 2, 1, 2, 1).play(*keys)
    assert ratings(t) == marked
    assert t.question is asks.ChooseDie


@rule("RT-DICE-33")
def test_a_change_is_a_real_one_and_cannot_be_declined() -> None:
    t = diced().rating(0, 5).rating(1, 0).roll(1, 2, 2, 1, 1)
    assert t.open_to(0) == ["lower:1", "raise:2", "raise:3", "lower:3", "raise:4", "lower:4"]
    t.play("lower:1")
    assert t.question is asks.ChooseDie, "the changes come before the first die"


@rule("RT-DICE-15")
def test_everybody_knows_the_coordinates_the_tourists_and_the_effect() -> None:
    t = diced().roll(2, 1, 2, 1, 1).choose("red", "effect")
    for seat in range(2):
        view = hidden.seen_by(t.state, seat)
        assert view.zone(box.ROUND_CARDS) == t.state.zone(box.ROUND_CARDS)
        assert view.count(marks.FACE[0]) == 2
        assert t.places_open_to(seat) == {"L12", "L21"}


# -------------------------------------------------------------------- what the dice bring


@rule("RT-DICE-18")
def test_the_round_dice_make_a_normal_turn() -> None:
    t = diced().roll(2, 1, 5, 1, 1).choose("red", "blue")
    t.take("L25", "h14", "v14").idle(1)
    assert t.tourists("L25") == "rrrbbb"
    assert t.drawn() == {"h14", "v14"}


@rule("RT-DICE-16", "RT-DICE-17")
@pytest.mark.parametrize(("number", "effect"), [(1, "dark"), (4, "light")])
def test_the_effect_die_is_one_more_tourist_and_brings_the_effect_of_its_symbol(number: int, effect: str) -> None:
    t = diced().roll(2, 1, 5, 1, number).choose("red", "effect").turn(f"L2{number}")
    diagonals = [road for road in t.roads_open_to() if "-" in road]
    t.idle()
    if effect == "dark":
        assert (t.tourists(f"L2{number}"), diagonals) == ("rrrr" + "r", []), "Repeat"
    else:
        assert t.tourists(f"L2{number}") == "rrrr"
        assert diagonals, "Secret Alley"


@rule("RT-DICE-21")
@pytest.mark.parametrize("city", ["las-vegas", "arkham", "venice"])
def test_purple_tourists_are_drawn_as_such_where_they_have_something_to_see(city: str) -> None:
    t = table(city, mode="dice").roll(2, 1, 5, 1, 1)
    while t.question is asks.ChangeAnyRating:
        t.play(t.open_to(0)[0])
    t.choose("red", "purple").turn("L12").idle()
    assert t.tourists("L12").count("p") >= 3
    assert t.tourists("L12").count("r") == 3


@rule("RT-DICE-16", "RT-DICE-21")
@pytest.mark.parametrize("city", ["las-vegas", "arkham"])
def test_there_the_effect_die_beside_them_is_a_purple_tourist_and_nobody_chooses(city: str) -> None:
    t = table(city, effect_cards=["repeat"]).roll(2, 1, 5, 1, 3)
    while t.question is asks.ChangeAnyRating:
        t.play(t.open_to(0)[0])
    t.choose("purple", "effect").turn("L31")
    assert not any(key.startswith("tourists:") for key in t.open_to(0))
    t.idle()
    assert set(t.tourists("L31")) == {"p"}
    assert len(t.tourists("L31")) == 5, "three, the effect die, and one by Repeat"


@rule("RT-DICE-22")
@pytest.mark.parametrize(("first", "second"), [("blue", "purple"), ("purple", "blue")])
def test_elsewhere_they_are_of_the_type_of_the_other_die(first: str, second: str) -> None:
    t = diced().roll(2, 1, 5, 1, 1).choose(first, second)
    t.take("L51", "v40", "h40").idle(1)
    assert t.tourists("L51") == "bbbbbb"


@rule("RT-DICE-23")
def test_beside_the_effect_die_they_are_of_a_type_of_each_player_s_choice() -> None:
    t = diced().roll(2, 1, 5, 1, 3).choose("purple", "effect").turn("L13").turn("L31", seat=1)
    assert [key for key in t.open_to(0) if key.startswith("tourists")] == ["tourists:red", "tourists:green", "tourists:blue"]
    t.turn("tourists:green").turn("tourists:red", seat=1).idle()
    assert t.tourists("L13") == "ggggg", "three, the one that the effect die repeats, and one by the effect Repeat"
    assert t.tourists("L31", 1) == "rrrrr"


# -------------------------------------------------------------------- update


@rule("RT-DICE-19", "RT-DICE-20", "RT-DICE-07", "RT-CMP-08", "RT-BASE-10")
def test_after_a_round_nothing_is_drawn_and_the_next_player_clockwise_leads() -> None:
    t = diced().roll(2, 1, 5, 1, 1).choose("red", "blue").idle()
    assert (t.round, t.lead) == (2, 1)
    assert t.zone(box.DISCARD) == t.zone(box.HAND[0]) == t.zone(box.HAND[1]) == []
    assert t.roll(2, 1, 5, 1, 1).first.seat == 1


# -------------------------------------------------------------------- opening rounds


def open_with(*dice: tuple[str, int], lead: int = 0) -> Table:
    """Each in turn takes a die, and it falls so."""
    t = diced(seats=len(dice), lead=lead)
    for i, (die, face) in enumerate(dice):
        assert (t.question, t.first.seat) == (asks.ChooseDie, (lead + i) % len(dice))
        t.load(face).play(f"take:die-{die}")
    return t


@rule("RT-DICE-08")
@pytest.mark.parametrize(("seats", "opening"), [(2, False), (3, True), (4, True)])
def test_three_and_four_players_open_with_dice_of_their_own_two_do_not(seats: int, opening: bool) -> None:
    t = diced(seats=seats)
    rolled = [t.shown(die) > 0 for die in ("red", "green", "blue", "purple", "effect")]
    assert rolled == [not opening] * 5


@rule("RT-DICE-25", "RT-DICE-26", "RT-DICE-34")
def test_three_players_take_a_die_each_and_choose_two_of_the_three() -> None:
    t = open_with(("red", 2), ("blue", 5), ("green", 3), lead=1)
    assert t.zone(box.OPENING) == ["die-red", "die-blue", "die-green"]
    assert [t.shown(die) for die in ("red", "blue", "green")] == [2, 5, 3]
    for seat in range(3):
        assert t.open_to(seat) == ["pair:1-2", "pair:1-3", "pair:2-3"]
    t.turn("pair:1-2").turn("pair:2-3", seat=1)
    assert t.places_open_to(0) == {"L25", "L52"}
    assert t.places_open_to(1) == {"L35", "L53"}
    t.take("L25", "h14", "v14").take("L35", "v24", "v23", seat=1).idle(2)
    assert t.tourists("L25") == "rrrbbb"
    assert t.tourists("L35", 1) == "ggbbb"


@rule("RT-DICE-24", "RT-BASE-71")
def test_in_an_opening_round_nobody_sees_the_turn_of_another() -> None:
    t = open_with(("red", 2), ("blue", 5), ("green", 3)).turn("pair:1-2").take("L25", "h14", "v14")
    view = hidden.seen_by(t.state, 1)
    assert view.count(marks.TURN[0]) != t.state.count(marks.TURN[0])
    assert t.drawn() == set()


@rule("RT-DICE-27", "RT-DICE-28", "RT-DICE-35")
def test_half_stars_of_an_opening_round_change_nothing_and_the_first_leader_then_leads() -> None:
    t = open_with(("red", 1), ("blue", 1), ("green", 2), lead=2).idle()
    assert ratings(t) == [2, 2, 2, 2]
    assert (t.round, t.lead) == (2, 2)
    assert t.roll(2, 1, 2, 1, 1).first.seat == 2
    assert len(t.zone(box.DICE_LEFT)) == 5


@rule("RT-DICE-29", "RT-DICE-30", "RT-DICE-31")
def test_four_players_use_two_of_four_dice_and_then_the_other_two() -> None:
    t = open_with(("red", 2), ("blue", 5), ("green", 3), ("purple", 1))
    assert len(t.open_to(0)) == 6
    t.turn("pair:1-2").take("L25", "h14", "v14").turn("pair:2-3", seat=1).idle(1, 2, 3)
    assert t.round == 2
    assert [t.shown(die) for die in ("red", "blue", "green", "purple")] == [2, 5, 3, 1], "they are not rolled again"
    assert t.places_open_to(0) == {"L13", "L31"}
    assert t.places_open_to(1) == {"L12", "L21"}
    t.take("L13", "v02", "h02").idle(1, 2, 3)
    assert t.tourists("L13") == "ggggg", "three purple ones are green beside the green die"
    assert (t.round, t.lead) == (3, 0)


@rule("RT-DICE-32", "RT-DICE-35")
def test_the_effect_die_of_an_opening_round_acts_for_those_alone_who_chose_it() -> None:
    t = open_with(("red", 2), ("blue", 5), ("effect", 4))
    t.turn("pair:1-3").turn("pair:1-2", seat=1).turn("L24").turn("L25", seat=1)
    assert [any("-" in road for road in t.roads_open_to(seat)) for seat in range(2)] == [True, False], "Secret Alley"
    t.idle()
    assert t.tourists("L24") == "rrrr"
    assert t.tourists("L25", 1) == "rrrbbb"


@pytest.mark.parametrize(
    ("lang", "question", "answer"),
    [
        (
            "en",
            "Opening round: choose two of the dice for your turn.",
            "Take the red die with a 2 (3 red tourists) and the blue die with a 5 (3 blue tourists)",
        ),
        (
            "ru",
            "Начальный раунд: выберите два кубика для своего хода.",
            "Взять красный кубик 2 (3 красных туриста) и синий кубик 5 (3 синих туриста)",
        ),
        (
            "uk",
            "Початковий раунд: виберіть два кубики для свого ходу.",
            "Узяти червоний кубик 2 (3 червоні туристи) і синій кубик 5 (3 сині туристи)",
        ),
    ],
)
def test_an_opening_round_with_dice_speaks_of_dice(lang: str, question: str, answer: str) -> None:
    t = open_with(("red", 2), ("blue", 5), ("green", 3))
    speech, view = SPEECH[lang], hidden.seen_by(t.state, 0)
    assert flat(speech.prompt(view, t.first)) == question
    assert flat(speech.label(view, t.first, choices.CHOOSE_PAIR[0])) == answer


@rule("RT-DICE-25", "RT-DICE-26", "RT-DICE-29", "RT-DICE-30")
@pytest.mark.parametrize(
    ("more", "opening", "choosing"), [((), "RT-DICE-25", "RT-DICE-26"), ((("purple", 1),), "RT-DICE-29", "RT-DICE-30")]
)
def test_the_log_explains_an_opening_round_by_the_rules_for_dice(
    more: tuple[tuple[str, int], ...], opening: str, choosing: str
) -> None:
    t = open_with(("red", 2), ("blue", 5), ("green", 3), *more)
    assert {note.rule for note in t.told(tells.Rolled)} == {opening}
    t.turn("pair:1-2").idle()
    assert t.told(tells.ChosePair)[0].rule == choosing


def test_a_die_on_the_table_reads_as_well_as_one_in_the_log() -> None:
    red = next(piece for piece, number in box.DIE_OF.items() if number == 0)
    assert flat(pieces.die("uk", red, 1).label) == "Червоний кубик 1 (2 червоні туристи й напівзірка)"
