"""Sydney alone: a queue of cards with dice on them (RT-SYS)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.games.route.cards.sydney import SYDNEY
from miskatonic.games.route.rules import asks, box, marks, tells, turns
from miskatonic.testing import rule
from tests.games.route.table import Table, table

BOTTOM = range(3)


def alone(**options: Any) -> Table:
    """A solo table in Sydney at which Repeat is the effect."""
    return table("sydney", seats=1, **options)


def slot(t: Table, n: int) -> str:
    """The card in a slot of the queue."""
    return t.zone(box.QUEUE_CARDS[n])[0]


def die_on(t: Table, n: int) -> list[str]:
    """The dice on a card of the queue."""
    return [name.removeprefix("die-") for name in t.zone(box.QUEUE_DICE[n])]


def queue(t: Table) -> list[str]:
    """The dice of the dice queue from the left."""
    return [name.removeprefix("die-") for name in t.zone(box.DICE_QUEUE)]


def played(t: Table, n: int, round_die: str = "", landmark: int = 0) -> Table:
    """Play a round with the card in this slot; without a name the first of its two dice is the round die."""
    t.play(f"take:{slot(t, n)}") if t.question is asks.ChooseQueueCard else None
    t.play(f"take:die-{round_die}" if round_die else t.first.options[0].key)
    t.play(t.first.options[landmark].key)
    while t.question is asks.TakeTurn:
        t.play("done" if "done" in t.open_to(0) else t.open_to(0)[0])
    return t


@rule("RT-SYS-01", "RT-SYS-06")
@pytest.mark.parametrize(("points", "won"), [(196, True), (195, False)])
def test_the_chosen_cell_of_the_challenge_table_sets_what_must_be_reached(points: int, won: bool) -> None:
    assert len(SYDNEY.challenges) == 12
    assert (SYDNEY.challenges[0].points, SYDNEY.challenges[0].goals) == (200, 1)
    t = alone(challenge=1).goals("avenue", "crowd", "coffee-tour").bonus(0, "segment", points)
    t.sheet(0, "h46", L56="rrrrrr").rating(0, 0).walking()
    t.state.set(marks.GAINED[0][0], 4)
    t.walk("c46", "h46")
    assert t.state.count(marks.SCORE[marks.SCORE_PARTS.index("goals")][0]) == 0, "goals give no points, only a plus"
    assert t.state.count(marks.GOAL_MET[1][0]) > 0
    assert t.state.result is not None
    assert t.state.result.won is won


@rule("RT-SYS-06")
def test_points_alone_do_not_win_without_the_goals_of_the_cell() -> None:
    t = alone(challenge=1).goals("avenue", "crowd", "coffee-tour").bonus(0, "segment", 300).sheet(0, "h46").walking()
    t.walk("c46", "h46")
    assert t.state.result is not None
    assert t.state.result.won is False


@rule("RT-SYS-02")
def test_ten_of_the_twelve_cards_form_the_queue_and_two_are_out_unseen() -> None:
    t = alone()
    cards = [slot(t, n) for n in range(10)]
    assert len(set(cards)) == 10
    assert all(name.startswith("sy") for name in cards)
    assert t.sees(0, box.BOX_UNSEEN) == ["tourist", "tourist"]
    assert t.zone(box.DECK) == []
    assert t.zone(box.HAND[0]) == []


@rule("RT-SYS-02", "RT-SYS-04")
def test_the_bottom_row_is_open_once_its_dice_lie_there_and_the_rest_is_hidden() -> None:
    t = alone()
    assert [t.sees(0, box.QUEUE_CARDS[n]) for n in BOTTOM] == [[slot(t, n)] for n in BOTTOM]
    assert all(t.sees(0, box.QUEUE_CARDS[n]) == ["tourist"] for n in range(3, 10))
    t.state.set(marks.QUEUE_OPEN, 0)
    assert all(t.sees(0, box.QUEUE_CARDS[n]) == ["tourist"] for n in BOTTOM), "closed while the dice were laid out"


@rule("RT-SYS-03", "RT-SYS-04")
def test_the_coloured_dice_lie_on_the_bottom_row_at_random_and_the_effect_die_waits() -> None:
    orders = set()
    for seed in range(1, 13):
        t = Table(mk.new("route", seats=1, seed=seed, city="sydney", tasks=False))
        on = tuple(die_on(t, n)[0] for n in BOTTOM)
        assert sorted(on) == ["blue", "green", "red"]
        assert queue(t) == ["effect"]
        assert all(t.shown(name) for name in ("red", "green", "blue", "effect"))
        orders.add(on)
    assert len(orders) > 1
    assert "die-purple" not in alone().zone(box.DICE_LEFT)


@rule("RT-SYS-05")
def test_repeat_is_laid_out_unless_others_are_wanted_with_three_goals_and_a_task() -> None:
    t = alone()
    assert t.zone(box.EFFECT[0]) == ["repeat"]
    assert t.zone(box.EFFECT[1]) == []
    assert all(len(t.zone(zone)) == 1 for zone in box.GOAL)
    two = alone(effect_cards=["secret-alley", "correction"])
    assert (two.zone(box.EFFECT[0]), two.zone(box.EFFECT[1])) == (["correction"], ["secret-alley"])
    task = alone(tasks=("pt03",))
    assert task.zone(box.TASK[0]) == ["pt03"]


@rule("RT-SYS-07", "RT-SYS-08")
def test_in_the_first_round_the_die_of_the_queue_is_not_rolled_again() -> None:
    t = Table(mk.new("route", seats=1, seed=1, city="sydney", tasks=True))
    face = t.shown("effect")
    t.load(face % 6 + 1).play(t.first.options[0].key)
    assert t.round == 1, "the task is kept, and the first round has begun"
    t.play(f"take:{slot(t, 1)}")
    assert t.question is asks.ChooseRoundDie
    assert t.shown("effect") == face
    assert "die-effect" in t.zone(box.OFFERED)


@rule("RT-SYS-07", "RT-SYS-08", "RT-SYS-12")
def test_later_every_die_is_rolled_alone_when_it_leaves_the_queue() -> None:
    t = alone()
    first, second, waiting = die_on(t, 0)[0], die_on(t, 1)[0], t.shown("effect")
    played(t.load(3), 0, first)
    assert (queue(t), t.shown(first), t.shown("effect")) == ([first, "effect"], 3, waiting)
    played(t.load(2, 5), 1, second)
    assert (die_on(t, 3), t.shown("effect")) == (["effect"], 2), "the card that came free"
    assert (queue(t)[0], t.shown(second)) == (second, 5), "the die of the next round"
    assert [len(note.told.dice) for note in t.told(tells.Rolled)] == [1, 1, 1]


@rule("RT-SYS-07")
def test_the_die_goes_on_any_face_up_card_that_has_a_die() -> None:
    t = alone()
    assert t.open_to(0) == [f"take:{slot(t, n)}" for n in BOTTOM]


@rule("RT-SYS-09", "RT-SYS-10")
@pytest.mark.parametrize("effect_is_round_die", [True, False])
def test_one_of_the_two_dice_is_the_round_die_and_the_other_marks_a_landmark(effect_is_round_die: bool) -> None:
    t = alone()
    other = die_on(t, 0)[0]
    card = slot(t, 0)
    t.play(f"take:{card}")
    t.play(f"take:die-{'effect' if effect_is_round_die else other}")
    landmark_die = other if effect_is_round_die else "effect"
    assert t.question is asks.MarkLandmark
    assert len(t.open_to(0)) == 2, "one of the two landmarks of the card"
    track = t.first.options[0].value
    t.play(t.open_to(0)[0])
    assert t.state.count(marks.RATING[track]) == 1 << t.shown(landmark_die) - 1
    gathered = [t.state.count(keys[0]) for keys in marks.REMOTE]
    assert sum(gathered) > 0, "tourists of the landmark die at the remote attraction"
    if not effect_is_round_die:
        shown = box.CARD_SOURCES[box.NUMBER_OF[card]]
        assert shown is not None
        assert gathered[shown.colour] == shown.tourists == sum(gathered), "the effect die repeats the card"
    assert t.question_of(0) is asks.TakeTurn
    turn = turns.turn_of(t.state, 0)
    assert turn.values == [card_number(card), t.shown("effect" if effect_is_round_die else other)]
    assert (turn.more == 1) == effect_is_round_die, "Repeat is in force when the effect die is the round die"


def card_number(card: str) -> int:
    """The coordinate on a card."""
    source = box.CARD_SOURCES[box.NUMBER_OF[card]]
    assert source is not None
    return source.number


@rule("RT-SYS-11")
def test_the_round_die_joins_the_dice_queue_before_the_landmark_die() -> None:
    t = alone()
    other = die_on(t, 1)[0]
    card = slot(t, 1)
    played(t, 1, other)
    assert queue(t)[-2:] == [other, "effect"], "no card came free, so both wait"
    assert t.zone(box.DISCARD) == [card]


@rule("RT-SYS-12")
def test_a_card_that_comes_free_is_turned_up_and_gets_the_leftmost_die_rolled() -> None:
    t = alone()
    first = die_on(t, 0)[0]
    played(t, 0, first)
    assert t.sees(0, box.QUEUE_CARDS[3]) == ["tourist"], "still covered by the second card"
    second = die_on(t, 1)[0]
    waiting = queue(t)
    assert waiting == [first, "effect"]
    t.play(f"take:{slot(t, 1)}").play(f"take:die-{second}")
    assert queue(t) == ["effect"], "the first die of the queue was taken for the round"
    t.play(t.first.options[0].key)
    while t.question is asks.TakeTurn:
        t.play("done" if "done" in t.open_to(0) else t.open_to(0)[0])
    assert t.sees(0, box.QUEUE_CARDS[3]) == [slot(t, 3)]
    assert die_on(t, 3) == ["effect"], "the leftmost one of the queue"
    assert queue(t) == [second, first], "round die, then landmark die"


@rule("RT-SYS-08", "RT-SYS-12", "RT-BASE-66")
def test_a_whole_game_always_leaves_a_die_in_the_queue_and_ends_after_ten_cards() -> None:
    dice = random.Random(5)
    t = alone()
    rounds = 0
    while t.state.asked:
        if t.question is asks.ChooseQueueCard:
            assert queue(t)
            opened = [n for n in range(10) if t.zone(box.QUEUE_CARDS[n]) and box.is_uncovered(t.state, n)]
            assert 1 <= len(opened) <= 3
            assert all(die_on(t, n) for n in opened)
            rounds = t.round
        asked = t.first
        t.state.answer(asked, dice.choice(asked.options))
    assert rounds >= 8
    assert all(t.zone(zone) == [] for zone in box.QUEUE_CARDS)
    assert t.state.result is not None
