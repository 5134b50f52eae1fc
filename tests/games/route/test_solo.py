"""Playing alone, with cards and with dice (RT-SOLO, RT-BASE-65 to -68, RT-BASE-88, RT-MODE-04)."""

from __future__ import annotations

from typing import Any

import pytest

import miskatonic as mk
from miskatonic.bots.hints import hint
from miskatonic.games.route.cards.cities import CITIES
from miskatonic.games.route.rules import asks, box, marks
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.conformance.record import FIXTURES
from tests.games.route.table import Table, table


def with_cards(**options: Any) -> Table:
    """One player with cards."""
    return table(seats=1, mode="normal", **options)


def with_dice(city: str = "first-city", **options: Any) -> Table:
    """One player with dice."""
    return table(city, seats=1, mode="dice", **options)


def queue(t: Table) -> list[str]:
    """The cards of the queue as the player sees them, from the bottom row up: `tourist` is a back, nothing a gap."""
    return [(t.sees(0, zone) or [""])[0] for zone in box.QUEUE_CARDS]


def is_open(t: Table) -> list[bool]:
    """For every slot of the queue whether a face-up card lies there."""
    return [card not in ("", "tourist") for card in queue(t)]


def play_out(t: Table) -> Table:
    """Answer everything with what comes first until the next round, or the final route."""
    now = t.round
    while t.round == now and t.question is not asks.BuildRoute:
        done = t.first.find("done")
        t.state.answer(t.first, done if done is not None else t.first.options[0])
    return t


# -------------------------------------------------------------------- with cards


@rule("RT-BASE-65", "RT-BASE-66", "RT-BASE-88")
def test_ten_cards_of_the_city_deck_form_a_queue_whose_bottom_row_is_open() -> None:
    t = with_cards()
    assert [len(t.zone(zone)) for zone in box.QUEUE_CARDS] == [1] * 10
    assert len(t.zone(box.HAND[0])) == 2
    assert len(t.zone(box.DECK)) == 36 - 10 - 2
    assert is_open(t) == [True] * 3 + [False] * 7


@rule("RT-BASE-65", "RT-BASE-66")
def test_a_card_of_the_queue_opens_when_the_cards_that_overlap_it_are_gone() -> None:
    t = with_cards()
    opened = []
    for slot in range(9):
        card = t.zone(box.QUEUE_CARDS[slot])[0]
        assert is_open(t)[slot]
        t.play(f"take:{card}")
        play_out(t)
        opened.append([n for n, there in enumerate(is_open(t)) if there])
    assert opened == [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6, 7], [6, 7], [7, 8], [8, 9], []], (
        "the last is taken without asking"
    )
    play_out(t)
    assert (t.round, t.question) == (10, asks.BuildRoute), "ten rounds, ten cards"


@rule("RT-BASE-67")
def test_a_face_up_card_is_paired_with_one_of_two_in_hand_and_one_is_drawn_afterwards() -> None:
    t = with_cards()
    assert (t.question, len(t.open_to(0))) == (asks.ChooseQueueCard, 3)
    t.swap("cm05", box.QUEUE_CARDS[0]).swap("cm08", box.HAND[0], keep=("cm05",)).asked_again()
    t.play("take:cm05")
    assert (t.question, len(t.open_to(0))) == (asks.PlayCard, 2)
    top = t.zone(box.DECK)[0]
    t.play("play:cm08")
    assert t.places_open_to() == {"L25", "L52"}
    t.take("L25", "h14", "v14")
    assert t.tourists("L25") == "rrrgg"
    assert set(t.zone(box.DISCARD)) == {"cm05", "cm08"}
    assert len(t.zone(box.HAND[0])) == 2
    assert top in t.zone(box.HAND[0])


@rule("RT-BASE-68", "RT-BASE-88", "RT-MODE-04")
def test_round_cards_mark_landmarks_which_only_rise() -> None:
    t = with_cards()
    t.swap("fc01", box.QUEUE_CARDS[0]).swap("fc03", box.HAND[0], keep=("fc01",)).asked_again()
    t.play("take:fc01", "play:fc03")
    assert [t.marked(track) for track in range(4)] == [1, 0, 1, 0]
    assert t.question is asks.TakeTurn


@rule("RT-BASE-88")
def test_there_is_no_hand_refresh_alone() -> None:
    assert with_cards(refresh=True).question is asks.ChooseQueueCard


@rule("RT-MODE-04")
def test_there_is_no_advanced_mode_alone() -> None:
    with pytest.raises(mk.Refused, match="RT-MODE-04"):
        mk.new("route", seats=1, mode="advanced")


STRAIGHT = ("h00", "h10", "h20", "h30", "h40", "h50")


def ended(t: Table, **tourists: str) -> Table:
    """The game is over with a route along the upper edge."""
    return (
        t.goals("avenue", "mixed-company", "see-it-all")
        .sheet(0, " ".join(STRAIGHT), **tourists)
        .walking()
        .walk("c00", *STRAIGHT)
    )


@rule("RT-BASE-68", "RT-SOLO-10")
def test_goals_give_no_points_alone_and_are_merely_met() -> None:
    t = ended(with_cards())
    assert t.points() == {}
    assert [t.state.count(met[0]) > 0 for met in marks.GOAL_MET] == [True, False, False]


@rule("RT-BASE-68", "RT-SOLO-04", "RT-SOLO-11", "RT-CMP-06")
@pytest.mark.parametrize(
    ("challenge", "reds", "won"), [(1, 110, True), (1, 109, False), (2, 110, False), (5, 110, False), (9, 110, False)]
)
def test_both_figures_of_the_chosen_cell_must_be_reached(challenge: int, reds: int, won: bool) -> None:
    """The first cell asks for 110 points and a goal; the fifth for 100 and two goals."""
    t = with_cards(challenge=challenge)
    places = ["L11", "L21", "L31", "L41"]
    crowd = {place: "r" * n for place, n in zip(places, [min(31, max(0, reds - 31 * i)) for i in range(4)], strict=True)}
    ended(t, **crowd)
    assert t.total() == reds, "the fountain square alone is red"
    assert t.state.result is not None
    assert (t.state.result.won, t.state.result.rule) == (won, "RT-SOLO-11")


@rule("RT-SOLO-04", "RT-CMP-06", "RT-SOLO-01", "RT-CMP-09")
@pytest.mark.parametrize("city", [town.code for town in CITIES])
def test_every_city_has_a_challenge_table_of_which_any_cell_can_be_chosen(city: str) -> None:
    cells = len(next(town for town in CITIES if town.code == city).challenges)
    assert mk.new("route", seats=1, city=city, challenge=cells).state.count(marks.CHALLENGE) == cells - 1
    if cells < 12:
        with pytest.raises(mk.Refused, match=f"{cells} cells"):
            mk.new("route", seats=1, city=city, challenge=cells + 1)


# -------------------------------------------------------------------- with dice


@rule("RT-SOLO-02", "RT-SOLO-03", "RT-SOLO-05", "RT-SOLO-07", "RT-MODE-04")
def test_three_dice_are_available_and_two_are_not_and_no_corner_is_marked() -> None:
    t = with_dice()
    assert t.zone(box.DICE_LEFT) == ["die-red", "die-green", "die-blue"]
    assert t.zone(box.DICE_OUT) == ["die-purple", "die-effect"]
    assert all(t.shown(die) for die in ("red", "green", "blue", "purple", "effect"))
    assert [t.marked(track) for track in range(4)] == [0, 0, 0, 0]
    assert [len(t.zone(zone)) for zone in box.GOAL] == [1, 1, 1]


@rule("RT-SOLO-06")
def test_the_effect_card_repeat_lies_out_unless_others_are_wanted() -> None:
    assert [with_dice().zone(zone) for zone in box.EFFECT] == [["repeat"], []]
    t = with_dice(effect_cards=["correction", "connecting-paths"])
    assert [t.zone(zone) for zone in box.EFFECT] == [["correction"], ["connecting-paths"]]


@rule("RT-SOLO-08", "RT-SOLO-09")
def test_one_of_two_personal_tasks_is_kept() -> None:
    t = Table(mk.new("route", seats=1, mode="dice", seed=3))
    assert (t.question, len(t.open_to(0))) == (asks.KeepTask, 2)
    kept = t.open_to(0)[0].split(":")[1]
    assert t.play(f"keep:{kept}").zone(box.TASK[0]) == [kept]


@rule("RT-SOLO-12", "RT-SOLO-15")
def test_any_two_available_dice_are_the_round_dice_of_a_normal_turn() -> None:
    t = with_dice().faces(red=2, green=3, blue=5)
    assert (t.question, len(t.open_to(0))) == (asks.ChooseDie, 3)
    t.play("take:die-blue")
    assert set(t.open_to(0)) == {"take:die-red", "take:die-green"}
    t.play("take:die-red")
    assert t.places_open_to() == {"L25", "L52"}
    t.take("L25", "h14", "v14")
    assert (t.tourists("L25"), t.drawn()) == ("rrrbbb", {"h14", "v14"})


@rule("RT-SOLO-13")
@pytest.mark.parametrize(("red", "green", "marked"), [(2, 1, [0, 0, 0, 0]), (1, 1, [1, 0, 0, 0]), (1, 2, [1, 1, 0, 0])])
def test_every_single_half_star_on_the_two_dice_raises_the_next_rating(red: int, green: int, marked: list[int]) -> None:
    t = with_dice().faces(red=red, green=green, blue=1).play("take:die-red", "take:die-green")
    assert [t.marked(track) for track in range(4)] == marked, "the half-star of the blue die does not count"


@rule("RT-SOLO-14", "RT-SOLO-19")
def test_ratings_rise_in_turn_through_the_whole_game_and_full_tracks_are_skipped() -> None:
    t = with_dice().rating(2, 5)
    rows = []
    for _ in range(4):
        half = {"red": 1, "green": 2, "blue": 1, "purple": 2}
        dice = [key.split("-")[1] for key in t.open_to(0) if key != "take:die-effect"][:2]
        t.faces(**{die: half[die] for die in dice}).play(*(f"take:die-{die}" for die in dice))
        rows.append([t.marked(track) for track in range(4)])
        play_out(t)
    assert rows == [[1, 1, 5, 0], [2, 1, 5, 1], [2, 2, 5, 2], [3, 3, 5, 2]]


@rule("RT-SOLO-16", "RT-SOLO-17", "RT-SOLO-18")
def test_the_unavailable_dice_come_back_as_they_are_and_the_used_ones_are_rolled_away() -> None:
    t = with_dice().faces(red=2, green=3, blue=5, purple=4, effect=6).play("take:die-blue", "take:die-red")
    t.turn("L25", "h14", "v14").load(1, 3).take()
    assert t.round == 2
    assert set(t.zone(box.DICE_LEFT)) == {"die-green", "die-purple", "die-effect"}
    assert set(t.zone(box.DICE_OUT)) == {"die-blue", "die-red"}
    assert (t.shown("green"), t.shown("purple"), t.shown("effect")) == (3, 4, 6), "none of them was rolled"
    assert {t.shown("blue"), t.shown("red")} == {1, 3}


@rule("RT-SOLO-20")
def test_alone_the_effect_die_acts_by_any_symbol_through_a_single_card() -> None:
    for face in (3, 4):
        t = with_dice().faces(red=2, green=3, blue=5, purple=4, effect=face)
        t.play("take:die-blue", "take:die-red").idle(0)
        t.faces(green=3, effect=face).play("take:die-green", "take:die-effect")
        place = f"L3{face}"
        t.turn(place).idle(0)
        assert t.tourists(place) == "gg" + "g" + "g", "one for the die and one by Repeat"


@rule("RT-SOLO-20")
def test_alone_purple_tourists_follow_the_other_die() -> None:
    t = with_dice().faces(red=2, green=3, blue=5, purple=4).play("take:die-blue", "take:die-red").idle(0)
    t.play("take:die-green", "take:die-purple").turn("L34").idle(0)
    assert t.tourists("L34") == "ggggg"


@rule("RT-SOLO-21")
def test_a_city_with_fewer_goals_counts_only_those() -> None:
    for city, goals in (("venice", 1), ("arkham", 0)):
        t = table(city, seats=1)
        assert sum(len(t.zone(zone)) for zone in box.GOAL) == goals
        cells = next(town for town in CITIES if town.code == city).challenges
        assert max(cell.goals for cell in cells) <= goals


def test_taking_a_card_is_said_in_the_accusative() -> None:
    t = mk.new("route", seats=1, seed=5)
    t.play("keep:pt08")
    labels = [flat(option.say(lang)) for option in t.decision.options for lang in ("ru", "uk")]
    assert labels[:2] == ["Взять карту «5 · 1 красный турист»", "Узяти карту «5 · 1 червоний турист»"]


def test_a_hint_for_the_final_route_alone_names_the_points_that_are_counted_in_the_end() -> None:
    game = mk.load((FIXTURES / "route-1.save").read_text(encoding="utf-8"))
    game.undo()
    while game.decision.kind == "build-route":
        game.undo()
    game.redo()
    key, why, _ = hint(game, 0, "en")
    game.play(key)
    while not game.over:
        game.play(hint(game, 0, "en")[0])
    counted = game.record.state.result
    assert counted is not None
    assert f"a route of {counted.scores[0]} points" in flat(why), "goals that are met bring no points alone"
