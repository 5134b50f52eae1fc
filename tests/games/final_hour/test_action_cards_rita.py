"""The action cards of Rita Young, who covers ground."""

import pytest

from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

both_copies = pytest.mark.parametrize("copy", [1, 2])


def campus() -> Table:
    """Jenny in the Library, Rita in Derby Hall; no monsters."""
    return table("jenny", "rita").cleared().stand("jenny", "orne-library").stand("rita", "derby-hall")


@both_copies
@rule("FH-SEA-01")
def test_hurdles_leaves_a_weakened_seal_on_each_path_run(copy: int) -> None:
    t = campus().card(f"RY-S{copy}", TOP).walk("lecture-hall", "science-building")
    assert (t.seal(6, 7), t.seal(7, 8)) == (box.WEAK_SEAL, box.WEAK_SEAL)
    assert sum(t.state.count(key) > 0 for key in box.SEALS) == 2


@both_copies
def test_hurdles_does_not_weaken_a_seal_that_is_there(copy: int) -> None:
    t = campus().sealed(6, 7).card(f"RY-S{copy}", TOP).walk("lecture-hall", "derby-hall")
    assert t.seal(6, 7) == box.FRESH_SEAL


@both_copies
@rule("FH-ACT-01", "FH-ACT-13")
def test_hurdles_below_activates_the_monsters_where_rita_stops_and_next_door(copy: int) -> None:
    t = campus()
    near = t.monster("blue-stalker-1", "derby-hall")
    t.monster("red-killer-1", "lecture-hall")
    wrecker = t.monster("red-wrecker-2", "science-building")
    far = t.monster("blue-stalker-1", "student-union")
    t.card(f"RY-S{copy}", BOTTOM).walk("lecture-hall")
    assert (t.where(near), t.where(far)) == ("student-union", "student-union"), "only the near one walked"
    assert t.health("rita") == 4
    assert (t.damage("science-building"), t.where(wrecker)) == (1, "science-building")


@both_copies
def test_relay_runs_attacks_and_lets_another_run(copy: int) -> None:
    t = campus()
    t.crowd("dorothy-upman-hall")
    t.card(f"RY-A{copy}", TOP).walk("lecture-hall", "science-building", "dorothy-upman-hall")
    assert t.strike_all() == 2
    assert (t.question, t.seat) == (asks.Move, 0), "Jenny, the only other one, runs"
    t.walk("medical-school", "seminary-of-the-old-faith")
    assert t.at("jenny") == "seminary-of-the-old-faith"
    assert not t.state.asked


@both_copies
@rule("FH-MOV-02", "FH-BRD-16")
def test_relay_from_dorothy_upman_hall_may_stop_in_derby_hall_after_two_of_three_moves(copy: int) -> None:
    t = campus().stand("rita", "dorothy-upman-hall").card(f"RY-A{copy}", TOP)
    t.play("move:student-union", "move:derby-hall")
    assert (t.question, t.seat) == (asks.Move, 1), "one move is left"
    t.play("stop")
    assert t.at("rita") == "derby-hall"
    assert t.seat == 0


@both_copies
def test_overcome_moves_attacks_and_heals(copy: int) -> None:
    t = campus().wounded("rita", 2)
    t.crowd("science-building")
    t.card(f"RY-B{copy}", TOP).walk("lecture-hall", "science-building")
    assert t.strike_all() == 1
    assert t.health("rita") == 3
    assert not t.state.asked


@both_copies
def test_cross_country_attacks_in_each_place_entered_once(copy: int) -> None:
    t = campus()
    start, first, second = t.crowd("derby-hall"), t.crowd("lecture-hall"), t.crowd("science-building")
    t.card(f"RY-C{copy}", TOP).play("move:lecture-hall")
    assert t.strike_all() == 1
    t.play("move:science-building")
    assert t.strike_all() == 1
    t.play("move:lecture-hall")
    assert t.question != asks.Strike, "it was entered before"
    assert len(t.monsters("derby-hall")) == start, "the place one starts from is not entered"
    assert (len(t.monsters("lecture-hall")), len(t.monsters("science-building"))) == (first - 1, second - 1)


@both_copies
def test_marathon_runs_far_and_attacks(copy: int) -> None:
    t = campus().stand("rita", "warren-observatory")
    t.crowd("student-union")
    t.card(f"RY-D{copy}", TOP)
    t.walk("science-building", "lecture-hall", "derby-hall", "student-union")
    assert t.strike_all() == 2
    assert not t.state.asked
