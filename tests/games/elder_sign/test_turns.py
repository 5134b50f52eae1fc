"""The turn: movement, adventure, clock, and whose it is (ES-TRN, ES-ADV)."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table

THREE = ("darrell-simmons", "joe-diamond", "bob-jenkins")


def real_game(*investigators: str, seed: int = 2) -> Table:
    """A game as it was set up, before the first move; nothing is rearranged, so turn follows turn."""
    game = mk.new("elder-sign", seats=len(investigators), seed=seed, ancient_one="hastur", investigators=list(investigators))
    return Table(game).until(asks.Move)


@rule("ES-TRN-01")
@pytest.mark.parametrize("seed", range(4))
def test_turns_go_clockwise_from_the_first_player(seed: int) -> None:
    t = real_game(*THREE, seed=seed)
    first = t.asked
    seats = []
    for _ in range(7):
        seats.append(t.asked)
        t.play("move-to-entrance").until(asks.Move)
    assert seats == [(first + i) % 3 for i in range(7)]


@rule("ES-TRN-01")
def test_the_first_player_is_the_one_drawn_in_the_set_up() -> None:
    for seed in range(6):
        game = mk.new("elder-sign", seats=3, seed=seed, ancient_one="hastur", investigators=list(THREE))
        drawn = [note.told[0] for notes in game.record.notes for note in notes if note.kind == tells.FirstPlayer]
        t = Table(game).until(asks.Move)
        assert [t.state.pointed(box.PLAYS[t.asked])] == drawn


@rule("ES-TRN-02")
def test_a_turn_is_movement_then_adventure_then_clock() -> None:
    t = table().adventure("koi-pond").begin()
    assert (t.question, t.count(box.STEP)) == (asks.Move, box.MOVEMENT)
    t.play("move:museum-1")
    assert (t.question, t.count(box.STEP), t.count(box.CLOCK)) == (asks.BeforeRoll, box.ADVENTURE_STEP, 0)
    t.play("give-up")
    assert (t.count(box.STEP), t.count(box.CLOCK)) == (box.CLOCK_STEP, 1)
    told = t.kinds()
    order = [tells.Turn, tells.Moves, tells.GaveUp, tells.Penalty, tells.Clock]
    assert [kind for kind in told if kind in order] == order


@rule("ES-TRN-03", "ES-MID-01")
def test_midnight_comes_after_the_clock_step_and_before_the_next_turn() -> None:
    t = real_game(*THREE).clock(9).play("move-to-entrance").until(asks.Move)
    wanted = (tells.Clock, tells.Midnight, tells.Mythos, tells.Turn)
    told = t.kinds(*wanted)
    assert told == [*wanted]
    t.play("move-to-entrance").until(asks.Move)
    told = t.kinds(*wanted)
    assert told == [*wanted, tells.Clock, tells.Turn], "on III there is none"


@rule("ES-TRN-04")
@pytest.mark.parametrize("visit", [("move-to-entrance", "offer:some-health"), ("move:museum-1", "give-up")])
def test_a_turn_holds_one_visit_only(visit: tuple[str, str]) -> None:
    t = real_game(*THREE)
    seat = t.asked
    t.play(*visit).until(asks.Move)
    assert t.asked == (seat + 1) % 3, "after one attempt or one entrance action the next player moves"
    assert t.count(box.TURNS) == 2


# -------------------------------------------------------------------- the adventure step


@rule("ES-ADV-01")
@pytest.mark.parametrize("place", [0, 5, box.MUSEUM])
def test_on_a_card_dice_are_rolled_for_its_tasks(place: int) -> None:
    t = table().adventure("yuggoth" if place == box.MUSEUM else "koi-pond", place).attempt(place)
    assert (t.question, t.options) == (asks.BeforeRoll, ["roll", "give-up"])
    t.play("roll")
    assert t.question == asks.AfterRoll
    assert len(t.faces()) == 6


@rule("ES-ADV-01")
def test_at_the_entrance_one_action_is_taken_and_no_task_rolled_for() -> None:
    t = table().adventure("koi-pond").begin().play("move-to-entrance")
    assert (t.question, t.options) == (asks.Entrance, ["offer:some-health", "offer:some-sanity", "lost-and-found"])
    assert t.state.zone(box.POOL) == ()
    t.play("offer:some-health")
    assert not t.state.asked


@rule("ES-ADV-02")
@pytest.mark.parametrize("ending", ["resolved", "failed", "given up", "entrance"])
def test_the_clock_step_follows_as_soon_as_the_visit_is_over(ending: str) -> None:
    t = table().adventure("hallway-on-fire").begin()
    match ending:
        case "resolved":
            t.play("move:museum-1").roll("peril", *["inv1"] * 5).play("complete:1")
            t.roll("peril", *["inv1"] * 4).play("complete:2")
        case "failed":
            t.play("move:museum-1")
            for left in range(6, 0, -1):
                t.roll(*["inv1"] * left).play("fail-roll")
                if left > 1:
                    t.play("go-on")
        case "given up":
            t.play("move:museum-1").roll(*["inv1"] * 6).play("give-up")
        case _:
            t.play("move-to-entrance", "lost-and-found")
    assert [note.told for note in t.told(tells.Clock)] == [(3,)]
    assert not t.state.asked
    assert t.count(box.STEP) == box.CLOCK_STEP


@rule("ES-ADV-03")
def test_a_card_is_resolved_when_all_its_tasks_are_completed_in_one_step() -> None:
    t = table().adventure("vermin-in-the-pipes").attempt()
    t.roll("inv3", *["lore"] * 5).play("complete:1").roll("inv3", *["lore"] * 4).play("complete:2")
    assert not t.told(tells.Resolved)
    t.roll("inv3", "peril", "lore", "lore").play("complete:3")
    assert len(t.told(tells.Resolved)) == 1


@rule("ES-ADV-03", "ES-MOV-04")
def test_tasks_of_an_earlier_step_count_for_nothing() -> None:
    t = table().adventure("hallway-on-fire").attempt().roll("peril", *["inv1"] * 5).play("complete:1", "give-up")
    t.attempt().roll("peril", *["inv1"] * 5).play("complete:1")
    assert not t.told(tells.Resolved)
    assert t.question == asks.BeforeRoll
