"""The action cards of Tommy Muldoon, who holds ground and shoots from afar."""

import pytest

from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

both_copies = pytest.mark.parametrize("copy", [1, 2])
MOVE, SEAL, REPAIR, HEAL = (f"choose:{i}" for i in range(4))


def campus() -> Table:
    """Jenny in the Library, Tommy in the Lecture Hall; no monsters."""
    return table("jenny", "tommy").cleared().stand("jenny", "orne-library").stand("tommy", "lecture-hall")


@both_copies
def test_serve_and_protect_is_two_of_four_in_any_order(copy: int) -> None:
    t = campus().wounded("tommy", 2).damaged("science-building", 2).card(f"TM-S{copy}", TOP)
    assert (t.question, t.options) == (asks.WhichEffect, [MOVE, SEAL, REPAIR, HEAL])
    t.play(MOVE).walk("science-building")
    assert t.options == [SEAL, REPAIR, HEAL], "not the same one again"
    t.play(REPAIR, "repair:science-building")
    assert (t.at("tommy"), t.damage("science-building")) == ("science-building", 1)
    assert t.question != asks.WhichEffect
    assert t.health("tommy") == 2


@both_copies
def test_serve_and_protect_can_heal_and_seal(copy: int) -> None:
    t = campus().wounded("tommy", 2).card(f"TM-S{copy}", TOP).play(HEAL, SEAL, "seal:6-7")
    assert t.health("tommy") == 3
    assert t.seal(6, 7) == box.FRESH_SEAL
    assert t.at("tommy") == "lecture-hall"


@both_copies
@rule("FH-SPN-09")
def test_serve_and_protect_below_brings_a_monster_to_each_adjacent_location(copy: int) -> None:
    t = campus().pool(*["red-lurker-1"] * 6).card(f"TM-S{copy}", BOTTOM).walk("science-building")
    for at in ("dorothy-upman-hall", "lecture-hall", "warren-observatory"):
        assert t.monsters(at) == ["red-lurker-1"]
    assert t.monsters("science-building") == []
    assert sum(len(t.monsters(at)) for at in range(1, 16)) == 3


@both_copies
def test_becky_attacks_up_to_two_paths_away(copy: int) -> None:
    t = campus()
    came = t.crowd("warren-observatory") + t.crowd("dorothy-upman-hall")
    t.crowd("sorority-house")
    t.card(f"TM-A{copy}", TOP)
    assert t.options == ["place:dorothy-upman-hall", "place:warren-observatory"], "the Sorority House is three away"
    t.play("place:dorothy-upman-hall")
    assert t.strike_all() == 2
    assert len(t.monsters("dorothy-upman-hall")) + len(t.monsters("warren-observatory")) == came - 2
    assert t.at("tommy") == "lecture-hall"


@both_copies
def test_becky_can_shoot_where_tommy_stands(copy: int) -> None:
    t = campus()
    t.crowd("lecture-hall")
    t.card(f"TM-A{copy}", TOP)
    assert t.strike_all() == 2


@both_copies
def test_police_surveillance_moves_attacks_and_seals(copy: int) -> None:
    t = campus()
    t.crowd("science-building")
    t.card(f"TM-B{copy}", TOP).walk("science-building")
    assert t.strike_all() == 1
    t.play("seal:8-10")
    assert t.seal(8, 10) == box.FRESH_SEAL


@both_copies
def test_high_ground_attacks_an_adjacent_location_and_not_the_own(copy: int) -> None:
    t = campus()
    t.crowd("dorothy-upman-hall")
    t.crowd("science-building")
    t.crowd("warren-observatory")
    t.card(f"TM-C{copy}", TOP).walk("science-building")
    assert t.options == ["place:dorothy-upman-hall", "place:warren-observatory"]
    t.play("place:dorothy-upman-hall")
    assert t.strike_all() == 2
    assert len(t.monsters("science-building")) == 4
    assert not t.state.asked


@both_copies
def test_stand_firm_attacks_and_repairs_where_tommy_ends(copy: int) -> None:
    t = campus().damaged("science-building", 1).damaged("lecture-hall", 1)
    t.crowd("science-building")
    t.card(f"TM-D{copy}", TOP).walk("science-building")
    assert t.strike_all() == 2
    t.play("repair:science-building")
    assert (t.damage("science-building"), t.damage("lecture-hall")) == (0, 1)
