"""The clock step: three hours a turn, and midnight whenever the hand comes to XII (ES-CLK)."""

import miskatonic as mk
from miskatonic.games.elder_sign.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.elder_sign.table import Table, table

GENTLE = ("be-prepared-for-living-nightmares", "be-prepared-in-a-pale-light")
"""Mythos cards that ask nothing when they are revealed."""


def quiet(*investigators: str) -> Table:
    """A museum with one card, an Ancient One without a Midnight effect and gentle Mythos cards on top."""
    t = table(*(investigators or ("vincent-lee",)), ancient_one="azathoth")
    return t.adventure("the-missing-records").on_top(*GENTLE)


def rest(t: Table, seat: int = 0) -> Table:
    """A whole turn at the entrance."""
    return t.begin(seat).play("move-to-entrance", "offer:some-health")


def hours(t: Table) -> list[int]:
    """Where the hand has stopped, one after another."""
    return [note.told[0] for note in t.told(tells.Clock)]


@rule("ES-CLK-01")
def test_the_clock_step_moves_the_hand_three_hours_after_the_entrance_action() -> None:
    t = quiet().begin().play("move-to-entrance")
    assert hours(t) == []
    t.play("offer:some-health")
    assert (hours(t), t.count(box.CLOCK)) == ([3], 1)


@rule("ES-CLK-01")
def test_the_hand_moves_as_well_after_a_resolved_and_after_a_failed_adventure() -> None:
    t = quiet().attempt().play("give-up")
    assert hours(t) == [3]
    t.on_top("the-guided-tour").attempt().roll("inv3", "inv3", "lore", "inv3", "inv1", "inv1").play("complete:1")
    t.roll("lore", "inv3", "inv1", "inv1").play("complete:2")
    assert t.told(tells.Resolved)
    assert hours(t) == [3, 6]


@rule("ES-CLK-02", "ES-CLK-04")
def test_the_hand_stops_on_four_hours_only_and_every_fourth_stop_is_a_midnight() -> None:
    t = quiet()
    for _ in range(9):
        rest(t)
    assert hours(t) == [3, 6, 9, 12, 3, 6, 9, 12, 3]
    order = t.kinds(tells.Clock, tells.Midnight)
    day = [tells.Clock] * 4 + [tells.Midnight]
    assert order == [*day, *day, tells.Clock]


@rule("ES-CLK-03")
def test_midnight_comes_after_the_clock_step_of_the_turn_that_reached_twelve() -> None:
    t = quiet().clock(9).begin().play("move-to-entrance")
    assert not t.told(tells.Midnight)
    t.play("offer:some-health")
    assert t.kinds(tells.Entrance, tells.Clock, tells.Midnight, tells.Mythos) == [
        tells.Entrance,
        tells.Clock,
        tells.Midnight,
        tells.Mythos,
    ]
    assert t.count(box.STEP) == box.MIDNIGHT_STEP, "it lies outside the turn"


@rule("ES-CLK-03")
def test_there_is_no_midnight_on_any_other_hour() -> None:
    for hour in (0, 3, 6):
        assert not rest(quiet().clock(hour)).told(tells.Midnight)


@rule("ES-CLK-05")
def test_after_the_hand_and_midnight_play_passes_to_the_next_player() -> None:
    game = mk.new("elder-sign", seats=3, seed=4, ancient_one="azathoth")
    t = Table(game)
    seats = []
    for _ in range(5):
        t.until(asks.Move)
        seats.append(t.asked)
        t.play("move-to-entrance").play("offer:some-health")
    first = seats[0]
    assert seats == [(first + n) % 3 for n in range(5)]
    turns = t.kinds(tells.Turn, tells.Clock, tells.Midnight)
    assert turns[:10] == [*[tells.Clock, tells.Turn] * 3, tells.Clock, tells.Midnight, tells.Turn, tells.Clock]


@rule("ES-CLK-06")
def test_a_hand_that_a_task_moved_past_twelve_brings_one_midnight_after_the_turn() -> None:
    t = quiet().adventure("another-time", 6).clock(9).attempt(6)
    t.roll("lore", "lore", "inv3", "inv1", "inv1", "inv1").play("complete:1")
    assert hours(t) == [12]
    assert not t.told(tells.Midnight), "the turn goes on"
    t.roll("inv3", "inv1", "inv1", "inv1").play("complete:2")
    assert hours(t) == [12, 3, 6]
    assert t.kinds(tells.Clock, tells.Midnight) == [*[tells.Clock] * 3, tells.Midnight]


@rule("ES-CLK-06")
def test_passing_twelve_twice_in_one_turn_brings_two_midnights_in_a_row() -> None:
    t = quiet().adventure("another-time", 6).clock(9)
    t.monster("dimensional-shambler", 6)
    t.monster("cultist", 6)
    t.attempt(6).roll("lore", "lore", "inv1", "inv1", "inv1", "inv1").play("complete:1")
    t.roll("inv3", "inv1", "inv1", "inv1").play("complete:2")
    t.roll("terror", "inv1", "inv1").play("complete:below-1")
    t.play("give-up")
    assert hours(t) == [12, 3, 6, 9, 12], "two tasks, a monster, the penalty and the clock step"
    assert t.kinds(tells.Clock, tells.Midnight) == [*[tells.Clock] * 5, tells.Midnight, tells.Midnight]
    assert len(t.told(tells.Mythos)) == 2
