"""A turn of the drawing phase: the location, its tourists, the stretch, cafés and their bonuses (RT-BASE-16 to -31)."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.core.state import Note
from miskatonic.games.route.cards.cities import LOCATION_NUMBER
from miskatonic.games.route.cards.terms import SEGMENT
from miskatonic.games.route.rules import asks, marks, tells
from miskatonic.games.route.rules.potential import Sheet
from miskatonic.games.route.rules.streets import STREETS
from miskatonic.games.route.say.titles import TITLES
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, Lang, flat
from tests.games.route.table import Table, table


def after(first: str, second: str, city: str = "first-city") -> Table:
    """Two sit at a table and these are the round cards."""
    return table(city).select(first, second)


# -------------------------------------------------------------------- the location


@rule("RT-BASE-17")
def test_the_two_values_point_at_a_location_in_either_order() -> None:
    assert after("cm02", "cm11").places_open_to() == {"L25", "L52"}


@rule("RT-BASE-17")
def test_two_equal_values_point_at_one_location_which_nobody_need_choose() -> None:
    t = after("cm03", "cm09")
    assert not t.places_open_to()
    t.take("L33", "v23", "v22")
    assert t.idle(1).tourists("L33") == "rrrg"


@rule("RT-BASE-18", "RT-BASE-90")
def test_a_location_with_tourists_cannot_be_chosen_again_but_one_with_segments_can() -> None:
    t = after("cm02", "cm11").take("L25", "h14", "v14").idle(1)
    t.select("cm17", "cm08")
    assert t.places_open_to() == {"L52"}, "of L25 and L52 only the other one is left"
    t.take("L52", "v41", "h42").idle(1).select("cm14", "cm04")
    assert t.places_open_to() == {"L24", "L42"}, "segments lie along L24 and L42 and occupy neither"


@rule("RT-BASE-19")
def test_a_location_with_an_attraction_holds_tourists_like_any_other() -> None:
    t = after("cm01", "cm08")
    assert t.places_open_to() == {"L12", "L21"}, "a library and a square stand there"
    t.take("L12", "h01", "v01").idle(1)
    assert t.tourists("L12") == "rrgg"


@rule("RT-BASE-20")
def test_a_player_must_choose_a_location_that_fits() -> None:
    t = after("cm02", "cm11").sheet(0, L25="r")
    assert t.state.question_for(0) is not None
    assert "nowhere" not in t.open_to(), "only L52 is left, and it is taken"
    assert t.take("L52", "v41", "h42").idle(1).tourists("L52") == "rg"


@rule("RT-BASE-20")
def test_where_no_location_fits_one_segment_is_drawn_anywhere_and_no_tourists() -> None:
    t = after("cm02", "cm11").sheet(0, "h00 h10", L25="r", L52="r")
    free = t.roads_open_to()
    assert len(free) == 84 - 4 - 2, "every road of the map but the missing and the drawn ones"
    assert "v65" in free
    assert "h00" not in free
    t.take("v65").idle(1)
    assert t.drawn() == {"h00", "h10", "v65"}
    assert [note.told for note in t.told(tells.FoundNone)] == [tells.FoundNone(0)]
    assert not [note for note in t.told(tells.DrewTourists) if note.told.seat == 0]


@rule("RT-BASE-20")
def test_a_bonus_need_not_be_spent_to_make_a_location_fit() -> None:
    t = after("cm02", "cm11").sheet(0, L25="r", L52="r").bonus(0, "coordinate")
    assert {"nowhere", "change:2-3"} <= set(t.open_to())
    t.take("nowhere", "v65").idle(1)
    assert t.left("coordinate") == 1


# -------------------------------------------------------------------- the tourists


@rule("RT-BASE-21")
def test_the_tourists_of_both_cards_stand_in_the_one_chosen_location() -> None:
    t = after("cm03", "cm18").take("L36", "h26", "v25").idle(1)
    assert (t.tourists("L36"), t.tourists("L63")) == ("rrrbbb", "")


@rule("RT-BASE-22")
@pytest.mark.parametrize(("first", "second"), [("cm05", "rp2"), ("rp2", "cm05")])
def test_a_repeat_card_brings_as_many_tourists_of_the_same_type_as_the_other(first: str, second: str) -> None:
    t = after(first, second)
    assert t.places_open_to() == {"L25", "L52"}, "it has a coordinate of its own"
    assert t.take("L25", "h14", "v14").idle(1).tourists("L25") == "rrrrrr"


@rule("RT-BASE-23")
def test_two_repeat_cards_bring_two_tourists_of_one_type_of_each_player_s_choice() -> None:
    t = after("rp2", "rp5").turn("L25").turn("L52", seat=1)
    assert [key for key in t.open_to() if key != "take-back"] == ["tourists:red", "tourists:green", "tourists:blue"]
    t.take("tourists:green", "h14", "v14").take("tourists:blue", "v41", "h42", seat=1)
    assert (t.tourists("L25"), t.tourists("L52", seat=1)) == ("gg", "bb")


@rule("RT-BASE-84")
def test_a_repeat_card_does_not_repeat_the_landmark() -> None:
    t = table().select("fc01", "rp5")
    assert [t.marked(track) for track in range(4)] == [1, 0, 0, 0]


# -------------------------------------------------------------------- the stretch


@rule("RT-BASE-24", "RT-BASE-76")
def test_a_stretch_is_two_joined_segments_one_of_them_along_the_location() -> None:
    t = after("cm03", "cm11").turn("L35")
    sides = {"h24", "h25", "v24", "v34"}
    around = {"h14", "v23", "h34", "v33", "v44", "h15", "v25", "h35", "v35"}
    assert t.roads_open_to() == sides | around - {"v44"}, "no road runs right of c34: h44 is missing but begins at c44"
    t.turn("v33")
    assert t.roads_open_to() == {"h24", "v34"}, "a road that is not along the location leads to one that is"
    t.turn("take-back", "v34")
    assert t.roads_open_to() == {"h24", "v33", "h34", "h25", "h35", "v35"}
    t.take("h35").idle(1)
    assert t.drawn() == {"v34", "h35"}


@rule("RT-BASE-25")
def test_a_road_holds_one_segment_only() -> None:
    t = after("cm03", "cm11").sheet(0, "h24 v34").turn("L35")
    assert not {"h24", "v34"} & t.roads_open_to()
    t.turn("v24")
    assert t.roads_open_to() == {"h14", "v23", "h25", "h15", "v25"}


@rule("RT-BASE-26")
def test_a_new_stretch_need_not_touch_an_earlier_one_and_may_cross_it() -> None:
    t = after("cm03", "cm11").take("L35", "v24", "v23").idle(1)
    t.select("cm01", "cm12").take("L61", "h50", "v60").idle(1)
    t.select("cm02", "cm10").take("L24", "h14", "h24").idle(1)
    assert t.drawn() == {"v24", "v23", "h50", "v60", "h14", "h24"}, "the last crosses the first at c24"


@rule("RT-BASE-27", "RT-BASE-76")
def test_where_no_two_segments_fit_one_is_drawn_and_the_tourists_stay() -> None:
    t = after("cm01", "cm07").sheet(0, "h10 v00 v10 h11 v11 h01 v01")
    t.take("L11", "h00")
    assert t.idle(1).drawn() == {"h00", "h10", "v00", "v10", "h11", "v11", "h01", "v01"}
    assert t.tourists("L11") == "rrggg"


@rule("RT-BASE-27", "RT-BASE-76")
def test_where_no_road_along_the_location_is_free_there_is_no_stretch() -> None:
    t = after("cm01", "cm07").sheet(0, "h00 v00 v10 h01")
    assert not t.roads_open_to()
    assert t.idle(1).drawn() == {"h00", "v00", "v10", "h01"}
    assert t.tourists("L11") == "rrggg"
    inside = after("cm02", "cm08").sheet(0, "h11 v11 v21 h12")
    assert inside.open_to() == [], "nothing is left to choose"
    assert inside.idle(1).tourists("L22") != ""


@rule("RT-BASE-76")
def test_a_stretch_that_can_be_drawn_is_drawn_in_full() -> None:
    t = after("cm01", "cm07").sheet(0, "v00 v10 h01")
    t.turn("L11")
    assert t.roads_open_to() == {"h00", "h10"}, "the only pair there is, from either end"
    assert "done" not in t.open_to()
    assert t.take("h00", "h10").idle(1).drawn() == {"v00", "v10", "h01", "h00", "h10"}


@rule("RT-BASE-04")
def test_a_missing_road_cannot_be_drawn_and_parts_the_locations() -> None:
    t = after("cm03", "cm07").turn("L31")
    assert "h21" not in t.roads_open_to()
    assert {"h20", "v20", "v30"} <= t.roads_open_to(), "the other three sides are there"


# -------------------------------------------------------------------- cafés


@rule("RT-BASE-28")
def test_a_cafe_is_circled_when_a_segment_first_reaches_it_and_gives_its_bonus_once() -> None:
    t = after("cm01", "cm08").take("L12", "h01", "v01").idle(1)
    assert (t.circled(), t.left("coordinate")) == ({"c11"}, 1)
    t.select("cm13", "cm07").take("L11", "v10", "h00").idle(1)
    assert t.left("coordinate") == 1, "v10 leads to the same café again"


@rule("RT-BASE-29", "RT-BASE-31", "RT-BASE-75")
def test_a_segment_bonus_can_be_used_in_the_turn_in_which_it_was_gained() -> None:
    t = after("cm05", "cm08").turn("L52", "h41", "v40")
    assert t.left("segment") == 0, "nothing shows before the turn is over"
    t.turn("use:segment")
    assert "v65" in t.roads_open_to()
    assert "h41" not in t.roads_open_to()
    t.take("v65").idle(1)
    assert t.drawn() == {"h41", "v40", "v65"}
    assert (t.circled(), t.left("segment")) == ({"c51"}, 0)
    t.select("cm13", "cm07").turn("L11")
    assert "use:segment" not in t.open_to(), "it is crossed out"


@rule("RT-BASE-75")
def test_bonus_segments_may_also_be_drawn_before_the_stretch_and_what_they_gain_used_at_once() -> None:
    t = after("cm05", "cm08").bonus(0, "segment")
    t.turn("use:segment", "h11")
    assert "change:5-6" in t.open_to(), "the café at c11 gave a change of coordinates, and its moment is not over"
    t.take("change:5-6", "L26", "v15", "h15").idle(1)
    assert t.drawn() == {"h11", "v15", "h15"}
    assert t.tourists("L26") == "rrrgg"


@rule("RT-BASE-75")
def test_coordinates_change_before_the_location_is_chosen_and_not_after() -> None:
    t = after("cm05", "cm08").bonus(0, "coordinate")
    assert "change:5-4" in t.open_to()
    assert not [key for key in t.turn("L52").open_to() if key.startswith("change")]
    t.turn("h41", "v51")
    assert not [key for key in t.open_to() if key.startswith("change")]


@rule("RT-BASE-16", "RT-BASE-75")
def test_a_turn_runs_location_then_tourists_then_stretch() -> None:
    t = after("cm05", "cm08")
    assert not t.roads_open_to(), "no stretch before the location"
    t.take("L52", "h41", "v51").idle(1)
    kinds = [tells.Chose, tells.DrewTourists, tells.DrewSegments, tells.DrewSegments]
    mine = [note.kind for note in t.state.log or [] if note.kind in kinds and note.told.seat == 0]
    assert mine == kinds
    assert [note.told.forced for note in t.told(tells.DrewSegments) if note.told.seat == 0] == [0, 0], "both were chosen"


@rule("RT-BASE-30")
def test_a_coordinate_change_moves_one_value_by_one_for_oneself() -> None:
    t = after("cm02", "cm11").bonus(0, "coordinate")
    changes = [key for key in t.open_to() if key.startswith("change")]
    assert changes == ["change:2-1", "change:2-3", "change:5-4", "change:5-6"]
    t.turn("change:2-3")
    assert t.places_open_to() == {"L35", "L53"}
    assert t.places_open_to(1) == {"L25", "L52"}, "the round values of others stay"
    assert not [key for key in t.open_to() if key.startswith("change")], "one bonus is one change"


@rule("RT-BASE-30")
def test_a_value_stays_within_one_to_six() -> None:
    t = after("cm01", "cm12").bonus(0, "coordinate")
    assert [key for key in t.open_to() if key.startswith("change")] == ["change:1-2", "change:6-5"]


@rule("RT-BASE-30")
def test_several_coordinate_changes_may_be_used_in_one_round() -> None:
    t = after("cm02", "cm11").bonus(0, "coordinate", 3)
    t.turn("change:2-3", "change:3-4", "change:5-4").take("L44", "v43", "v44").idle(1)
    assert (t.tourists("L44"), t.left("coordinate")) == ("rg", 0)


@rule("RT-BASE-70")
def test_what_a_turn_takes_back_is_gained_by_nobody() -> None:
    t = after("cm05", "cm08").turn("L52", "h41", "v40")
    assert "use:segment" in t.open_to()
    t.turn("take-back", "take-back", "v41", "v42")
    assert "use:segment" not in t.open_to()
    assert t.take().idle(1).circled() == set()


# -------------------------------------------------------------------- all at the same time


@rule("RT-BASE-16", "RT-BASE-71")
def test_all_take_their_turns_at_the_same_time_and_nothing_shows_before_all_are_done() -> None:
    t = after("cm05", "cm08")
    assert [(asked.seat, asked.kind) for asked in t.state.asked] == [(0, asks.TakeTurn), (1, asks.TakeTurn)]
    t.take("L52", "h41", "v51")
    assert t.drawn() == set()
    assert t.tourists("L52") == ""
    t.take("L25", "v14", "h14", seat=1)
    assert t.drawn() == {"h41", "v51"}
    assert t.drawn(1) == {"v14", "h14"}


@rule("RT-BASE-92")
def test_what_one_player_draws_never_limits_another() -> None:
    t = after("cm05", "cm08").take("L52", "h41", "v51").take("L52", "h41", "v51", seat=1)
    assert t.drawn(0) == t.drawn(1) == {"h41", "v51"}
    assert t.tourists("L52", 0) == t.tourists("L52", 1) == "rrrgg"
    assert t.circled(0) == t.circled(1) == {"c51"}


def test_who_draws_reads_which_segment_it_is_and_where_the_stretch_runs() -> None:
    game = mk.new("route", seats=1, seed=1, city="first-city")
    said: list[str] = []
    while not said:
        keys = [option.key for option in game.decision.options]
        if any(key.startswith("draw:") for key in keys):
            said = [flat(game.decision.say(lang)) for lang in LANGUAGES]
        game.play(keys[0])
    assert said == [
        "Draw segment 1 of 2: the stretch is in one piece and runs along [4, 6].",
        "Нарисуйте отрезок 1 из 2: участок без разрывов, вдоль локации [4, 6].",
        "Намалюйте відрізок 1 з 2: ділянка без розривів, уздовж локації [4, 6].",
    ]
    assert game.decision.prompt.startswith("Draw segment 2 of 2: ")


@rule("RT-BASE-16")
def test_a_turn_is_told_in_one_line_with_what_it_comes_to_and_the_points_it_brings() -> None:
    t = after("cm05", "cm08").take("L52", "h41", "v51").idle(1)
    (turn,) = [note.told for note in t.told(tells.TookTurn) if note.told.seat == 0]
    sheet = Sheet(t.state, 0)
    assert (turn.place, turn.segments, turn.points) == (LOCATION_NUMBER["L52"], 2, sum(sheet.points()))
    assert turn.gain == turn.points, "nothing was drawn before"
    assert turn.sights == sheet.m.sights(sheet.drawn, 0)
    assert sum(turn.tourists) == sum(sum(note.told.tourists) for note in t.told(tells.DrewTourists) if note.told.seat == 0)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Player 1 drew 1 red tourist in [5, 2] and 1 segment, and gained “Segment”. Points so far: 7."),
        (
            "ru",
            "Игрок 1 рисует 1 красного туриста в [5, 2] и 1 отрезок, получает бонус «Отрезок маршрута». Пока очков: 7.",
        ),
        (
            "uk",
            "Гравець 1 малює 1 червоного туриста в [5, 2] і 1 відрізок, отримує бонус «Відрізок маршруту». Поки що очок: 7.",
        ),
    ],
)
def test_the_line_of_a_turn_in_three_languages(lang: Lang, said: str) -> None:
    t = after("cm05", "cm08")
    turn = tells.TookTurn(0, LOCATION_NUMBER["L52"], (1, 0, 0, 0), 1, 0, (), (SEGMENT,), 0, 7)
    assert flat(mk.games()["route"].speech[lang].note(t.state, Note(turn, "", "", None))) == said
    nothing = tells.TookTurn(0, -1, (), 0, 0, (), (), 3, 7)
    words = flat(mk.games()["route"].speech[lang].note(t.state, Note(nothing, "", "", None)))
    assert words.endswith(("nothing. Points so far: 7 (+3).", "рисует. Пока очков: 7 (+3).", "малює. Поки що очок: 7 (+3)."))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Player 1 drew 2 segments and gained “Segment”."),
        ("ru", "Игрок 1 рисует 2 отрезка и получает бонус «Отрезок маршрута»."),
        ("uk", "Гравець 1 малює 2 відрізки й отримує бонус «Відрізок маршруту»."),
    ],
)
def test_two_things_done_in_a_turn_need_no_comma(lang: Lang, said: str) -> None:
    t = after("cm05", "cm08")
    turn = tells.TookTurn(0, -1, (), 2, 0, (), (SEGMENT,), 0, 7)
    assert flat(mk.games()["route"].speech[lang].note(t.state, Note(turn, "", "", None))).startswith(said)


def test_what_a_turn_came_to_keeps_its_name_in_the_next_city_of_a_campaign() -> None:
    t = after("cm05", "cm08")
    sight = STREETS[1].attractions[-1]
    turn = tells.TookTurn(0, -1, (), 1, 1, (sight.number,), (), 0, 7)
    t.state.point(marks.CITY, 0)
    speech = mk.games()["route"].speech["en"]
    said = flat(speech.note(t.state, Note(turn, "", "", None)))
    assert said == f"Player 1 drew 1 segment and reached {TITLES[sight.code][0]}. Points so far: 7."
