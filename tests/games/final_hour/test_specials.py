"""The four special monsters, each in a little game of its own."""

import pytest

from miskatonic.games.final_hour.cards.ancient_ones import ANCIENT_ONES
from miskatonic.games.final_hour.cards.board import GREEN, ORANGE, PURPLE
from miskatonic.games.final_hour.cards.monsters import SPECIAL_MONSTERS
from miskatonic.games.final_hour.cards.sheets import BOTTOM
from miskatonic.games.final_hour.cards.words import (
    CHTHONIAN,
    DEEP_ONE,
    GHOUL_HORDE,
    SPECIALS,
    STAR_SPAWN,
    ActivateEach,
    ActivateOne,
    ActivateZone,
    Attack,
    Spawn,
)
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table


def campus(ancient_one: str, difficulty: str = "low") -> Table:
    """Jenny in Derby Hall, Rita in the Medical School; no monsters."""
    t = table("jenny", "rita", ancient_one=ancient_one, difficulty=difficulty).cleared()
    return t.stand("jenny", "derby-hall").stand("rita", "medical-school")


@rule("FH-SPN-06")
@pytest.mark.parametrize("kind", range(len(SPECIALS)), ids=SPECIALS)
def test_each_belongs_to_one_ancient_one_and_is_otherwise_in_the_box(kind: int) -> None:
    for sheet in ANCIENT_ONES:
        t = campus(sheet.code)
        beside = [m for m in t.state.zone(box.SHEET) if box.KIND[m] == kind]
        assert len(beside) == (SPECIAL_MONSTERS[kind].copies if kind in sheet.specials else 0)
        if kind not in sheet.specials:
            t.effect("jenny", Spawn(1, kind=kind), side=BOTTOM)
            assert t.monsters("derby-hall") == []


@rule("FH-ATT-02", "FH-ATT-05")
@pytest.mark.parametrize("kind", range(len(SPECIALS)), ids=SPECIALS)
def test_each_falls_to_as_many_wounds_as_it_has_health(kind: int) -> None:
    look, health = SPECIALS[kind], SPECIAL_MONSTERS[kind].health
    sheet = next(sheet for sheet in ANCIENT_ONES if kind in sheet.specials)
    t = campus(sheet.code)
    token = t.monster(look, "derby-hall")
    t.effect("jenny", Attack(health - 1))
    assert not t.state.asked
    t.effect("jenny", Attack(health)).play(f"strike:{look}#1")
    assert t.where(token) == "sheet"


# -------------------------------------------------------------------- deep one


@rule("FH-ACT-06")
def test_deep_one_stalks_along_the_red_arrows_to_the_ritual_site() -> None:
    t = campus("cthulhu", difficulty="high")
    token = t.monster("deep-one", "sorority-house")
    t.effect("jenny", ActivateEach(DEEP_ONE), side=BOTTOM)
    assert t.where(token) == "student-union"
    t.effect("jenny", ActivateEach(DEEP_ONE), side=BOTTOM)
    assert t.where(token) == "dorothy-upman-hall"
    t.effect("jenny", ActivateEach(DEEP_ONE), side=BOTTOM)
    assert t.where(token) == "dorothy-upman-hall"


@rule("FH-ACT-13")
def test_each_deep_one_acts_once_in_an_order_of_choice() -> None:
    t = campus("cthulhu")
    front, back = t.monster("deep-one", "lecture-hall"), t.monster("deep-one", "derby-hall")
    t.effect("jenny", ActivateEach(DEEP_ONE), side=BOTTOM)
    assert (t.question, t.options) == (asks.ActivateWhich, ["activate:deep-one#1", "activate:deep-one#2"])
    t.play("activate:deep-one#2")
    assert (t.where(front), t.where(back)) == ("student-union", "lecture-hall")
    assert not t.state.asked


@rule("FH-SPN-07")
def test_six_deep_ones_are_all_there_are() -> None:
    t = campus("cthulhu").stand("jenny", "science-building")
    t.effect("jenny", Spawn(8, kind=DEEP_ONE), side=BOTTOM)
    everywhere = [look for at in range(1, 16) for look in t.monsters(at)]
    assert everywhere == ["deep-one"] * 6


# -------------------------------------------------------------------- star spawn


@rule("FH-ACT-11", "FH-DMG-02")
def test_star_spawn_wrecks_twice() -> None:
    t = campus("cthulhu")
    token = t.monster("star-spawn", "science-building")
    t.effect("jenny", ActivateZone(PURPLE), side=BOTTOM)
    assert (t.damage("science-building"), t.where(token)) == (2, "science-building")


@rule("FH-ACT-12", "FH-DMG-04")
def test_star_spawn_fills_derby_hall_and_goes_on_along_the_blue_arrow() -> None:
    t = campus("cthulhu")
    token = t.monster("star-spawn", "derby-hall")
    t.effect("jenny", ActivateZone(PURPLE), side=BOTTOM)
    assert (t.damage("derby-hall"), t.damage("student-union")) == (2, 0)
    assert t.where(token) == "student-union"


@rule("FH-ACT-12", "FH-DMG-04")
def test_star_spawn_without_room_wrecks_two_locations() -> None:
    t = campus("cthulhu")
    token = t.monster("star-spawn", "derby-hall")
    t.monster("red-lurker-1", "derby-hall")
    t.effect("jenny", ActivateZone(PURPLE), side=BOTTOM)
    assert (t.damage("derby-hall"), t.damage("student-union")) == (1, 1)
    assert t.where(token) == "student-union"


@rule("FH-DMG-09")
def test_star_spawn_on_a_ritual_site_with_one_slot_left_ends_the_game_with_its_second_symbol() -> None:
    t = campus("cthulhu").damaged("university-museum", 2)
    t.monster("star-spawn", "university-museum")
    t.effect("jenny", ActivateZone(ORANGE), side=BOTTOM)
    assert t.lost_by == "FH-END-01"
    assert t.damage("university-museum") == 3, "the first symbol still found a slot"


# -------------------------------------------------------------------- chthonian


@rule("FH-ACT-11")
def test_chthonian_wrecks_and_then_walks_along_the_red_arrow() -> None:
    t = campus("shudde-mell")
    token = t.monster("chthonian", "medical-school")
    t.effect("jenny", ActivateZone(GREEN), side=BOTTOM)
    assert (t.damage("medical-school"), t.where(token)) == (1, "orne-library")


@rule("FH-ACT-12", "FH-ACT-16")
def test_chthonian_pushed_into_a_seal_by_its_own_damage_does_not_walk() -> None:
    t = campus("shudde-mell").damaged("derby-hall", 1).sealed(6, 7)
    token = t.monster("chthonian", "derby-hall")
    t.effect("jenny", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(token) == "sheet"
    assert (t.damage("derby-hall"), t.seal(6, 7)) == (2, box.WEAK_SEAL)


@rule("FH-ACT-18", "FH-MMV-08")
def test_chthonian_driven_onto_the_ritual_site_by_its_first_symbol_stays_there() -> None:
    t = campus("shudde-mell").damaged("athletic-building", 1)
    token = t.monster("chthonian", "athletic-building")
    t.effect("jenny", ActivateZone(ORANGE), side=BOTTOM)
    assert t.damage("athletic-building") == 2
    assert t.where(token) == "fraternity-house", "the ritual site of this set-up"


@rule("FH-MMV-05")
def test_chthonian_that_circles_back_takes_the_slot_its_walk_has_left() -> None:
    t = campus("shudde-mell").ritual_site("university-museum").damaged("orne-library", 2)
    token = t.monster("chthonian", "orne-library")
    t.full(1, 8, 10, 9, 5, 4, 13, 14, 15, 2)
    t.effect("jenny", ActivateOne(CHTHONIAN), side=BOTTOM)
    assert t.damage("orne-library") == 3, "the first symbol found the other slot of the Library"
    assert t.where(token) == "orne-library", "the second led it all the way round"


# -------------------------------------------------------------------- ghoul horde


@rule("FH-ACT-05")
def test_ghoul_horde_kills_where_it_stands() -> None:
    t = campus("umordhoth").stand("rita", "derby-hall")
    token = t.monster("ghoul-horde", "derby-hall")
    t.effect("jenny", ActivateEach(GHOUL_HORDE), side=BOTTOM)
    assert (t.health("jenny"), t.health("rita")) == (4, 4)
    assert t.where(token) == "derby-hall"


@rule("FH-REC-08")
def test_one_star_spawn_of_several_is_chosen_to_act() -> None:
    t = campus("cthulhu")
    t.monster("star-spawn", "science-building")
    t.monster("star-spawn", "orne-library")
    t.effect("jenny", ActivateOne(STAR_SPAWN), side=BOTTOM)
    assert t.options == ["activate:star-spawn#1", "activate:star-spawn#2"]
    t.play("activate:star-spawn#2")
    assert (t.damage("orne-library"), t.damage("science-building")) == (2, 0)
