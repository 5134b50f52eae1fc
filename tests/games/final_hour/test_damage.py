"""Damage to the campus (FH-DMG)."""

import pytest

from miskatonic.games.final_hour.cards.board import ORANGE, PURPLE
from miskatonic.games.final_hour.cards.sheets import BOTTOM
from miskatonic.games.final_hour.cards.words import ActivateZone, Damage, Move, Repair, RitualSite, Spawn
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.words import By, EachInOrder
from tests.games.final_hour.table import Table, table


def jenny_in(at: str) -> Table:
    """Jenny stands somewhere on a campus without monsters."""
    return table("jenny", "rita").cleared().stand("jenny", at)


@rule("FH-DMG-01")
def test_a_damage_token_fills_a_slot_so_that_fewer_monsters_fit() -> None:
    t = jenny_in("derby-hall").damaged("derby-hall", 1).pool("blue-lurker-1", "blue-lurker-1")
    t.effect("jenny", Spawn(2), side=BOTTOM)
    assert t.monsters("derby-hall") == ["blue-lurker-1"]
    assert t.monsters("student-union") == ["blue-lurker-1"], "the second finds no slot"


@rule("FH-DMG-02", "FH-DMG-03", "FH-ACT-07")
def test_a_wrecker_damages_its_slot_and_takes_another_empty_one_there() -> None:
    t = jenny_in("derby-hall")
    wrecker = t.monster("blue-wrecker-2", "lecture-hall")
    t.effect("jenny", ActivateZone(PURPLE), side=BOTTOM)
    assert t.damage("lecture-hall") == 1
    assert t.where(wrecker) == "lecture-hall"


@rule("FH-DMG-03")
def test_a_wrecker_prefers_the_own_location_while_there_is_one_more_slot() -> None:
    t = jenny_in("derby-hall").damaged("lecture-hall", 1)
    wrecker = t.monster("blue-wrecker-2", "lecture-hall")
    t.effect("jenny", ActivateZone(PURPLE), side=BOTTOM)
    assert (t.damage("lecture-hall"), t.where(wrecker)) == (2, "lecture-hall")


@rule("FH-DMG-02", "FH-DMG-04")
def test_a_wrecker_without_another_slot_leaves_the_damage_and_moves_on() -> None:
    t = jenny_in("derby-hall").damaged("lecture-hall", 2)
    wrecker = t.monster("blue-wrecker-2", "lecture-hall")
    t.effect("jenny", ActivateZone(PURPLE), side=BOTTOM)
    assert (t.damage("lecture-hall"), t.where(wrecker)) == (3, "derby-hall")


@rule("FH-DMG-04", "FH-MMV-05")
def test_the_slot_that_got_the_damage_is_not_empty_for_the_wrecker_that_comes_round_again() -> None:
    t = jenny_in("derby-hall").ritual_site("fraternity-house")
    circuit = (1, 15, 13, 12, 11, 4, 3, 7, 6, 2)
    wrecker = t.monster("blue-wrecker-2", "lecture-hall")
    t.full(*circuit)
    t.effect("jenny", ActivateZone(PURPLE), side=BOTTOM)
    assert t.damage("lecture-hall") == 3
    assert t.where(wrecker) == "fraternity-house", "no slot is left on the blue arrows"
    assert len(t.told(tells.ToRitual)) == 1


@rule("FH-DMG-05")
def test_a_damage_token_of_a_card_goes_to_an_empty_slot_and_disturbs_no_monster() -> None:
    t = jenny_in("lecture-hall")
    t.monster("red-lurker-1", "lecture-hall")
    t.monster("blue-lurker-1", "lecture-hall")
    t.effect("jenny", Damage(1), side=BOTTOM)
    assert not t.state.asked
    assert t.damage("lecture-hall") == 1
    assert sorted(t.monsters("lecture-hall")) == ["blue-lurker-1", "red-lurker-1"]


@rule("FH-DMG-06")
def test_without_an_empty_slot_the_resolving_investigator_picks_a_monster_to_push_out() -> None:
    t = table("jenny", "rita").cleared().stand("rita", "derby-hall")
    t.monster("red-lurker-1", "derby-hall")
    t.monster("blue-lurker-1", "derby-hall")
    t.effect("rita", Damage(1), side=BOTTOM)
    assert (t.question, t.seat) == (asks.PushOut, 1)
    assert t.options == ["push-out:red-lurker-1#1", "push-out:blue-lurker-1#1"]
    t.play("push-out:red-lurker-1#1")
    assert (t.damage("derby-hall"), t.monsters("derby-hall")) == (1, ["blue-lurker-1"])
    assert t.monsters("lecture-hall") == ["red-lurker-1"], "along the arrow of its colour"
    assert [note.rule for note in t.told(tells.Damaged)] == ["FH-DMG-06"]
    assert [(note.told.on, note.rule) for note in t.told(tells.Walked)] == [(1, "FH-MMV-04")], "there was no room for it"


@rule("FH-DMG-06")
def test_a_pushed_out_monster_meets_seals_and_full_locations_like_any_other() -> None:
    t = jenny_in("derby-hall").full("lecture-hall").sealed(2, 6)
    red, blue = t.monster("red-lurker-1", "derby-hall"), t.monster("blue-lurker-1", "derby-hall")
    t.effect("jenny", Damage(2), side=BOTTOM).play("push-out:red-lurker-1#1")
    assert t.where(red) == "student-union", "the Lecture Hall was full"
    assert t.where(blue) == "beside-pool"
    assert (t.damage("derby-hall"), t.seal(2, 6)) == (2, box.WEAK_SEAL)


@rule("FH-DMG-07", "FH-EFF-03")
def test_a_location_full_of_damage_takes_no_more() -> None:
    t = jenny_in("derby-hall").damaged("derby-hall", 2).effect("jenny", Damage(2), side=BOTTOM)
    assert t.damage("derby-hall") == 2
    assert not t.lost_by
    assert len(t.told(tells.NoRoomForDamage)) == 2


@rule("FH-DMG-07", "FH-DMG-09")
def test_at_the_ritual_site_full_of_damage_the_loss_comes_first() -> None:
    t = jenny_in("university-museum").damaged("university-museum", 4).effect("jenny", Damage(1), side=BOTTOM)
    assert t.lost_by == "FH-END-01"


@rule("FH-DMG-08")
def test_repairing_takes_a_damage_token_off_the_location() -> None:
    t = jenny_in("derby-hall").damaged("derby-hall", 2).damaged("lecture-hall", 1).effect("jenny", Repair(1))
    assert t.options == ["repair:derby-hall", "stop"]
    t.play("repair:derby-hall")
    assert (t.damage("derby-hall"), t.damage("lecture-hall")) == (1, 1)
    assert not t.state.asked


@rule("FH-DMG-08", "FH-DMG-01")
def test_a_repaired_slot_holds_a_monster_again() -> None:
    t = jenny_in("derby-hall").damaged("derby-hall", 2).pool("blue-lurker-1")
    t.effect("jenny", Repair(2), Spawn(1)).play("repair:derby-hall", "stop")
    assert (t.damage("derby-hall"), t.monsters("derby-hall")) == (1, ["blue-lurker-1"])


@rule("FH-DMG-09")
def test_damage_for_a_ritual_site_full_of_monsters_loses_at_once_and_pushes_nothing_out() -> None:
    t = jenny_in("university-museum")
    for look in ("blue-lurker-1", "red-lurker-1", "blue-killer-1", "red-killer-1"):
        t.monster(look, "university-museum")
    t.effect("jenny", Damage(1, RitualSite()), side=BOTTOM)
    assert t.lost_by == "FH-END-01"
    assert len(t.monsters("university-museum")) == 4


@rule("FH-DMG-09")
def test_the_last_empty_slot_of_the_ritual_site_still_takes_damage() -> None:
    t = jenny_in("university-museum").damaged("university-museum", 3)
    t.effect("jenny", Damage(1, RitualSite()), side=BOTTOM)
    assert t.damage("university-museum") == 4
    assert not t.lost_by


@rule("FH-DMG-09")
@pytest.mark.parametrize(("damage", "rule_id"), [(2, ""), (3, "FH-END-01")])
def test_a_wrecker_on_the_ritual_site_needs_another_empty_slot(damage: int, rule_id: str) -> None:
    t = jenny_in("derby-hall").damaged("university-museum", damage)
    wrecker = t.monster("blue-wrecker-2", "university-museum")
    t.effect("jenny", ActivateZone(ORANGE), side=BOTTOM)
    assert t.lost_by == rule_id
    assert t.where(wrecker) == "university-museum"


@rule("FH-DMG-09")
def test_the_loss_comes_in_the_middle_of_an_effect() -> None:
    t = table("jenny", "rita").cleared().damaged("university-museum", 3).stand("rita", "derby-hall")
    t.effect("rita", Damage(3, RitualSite()), Move(1), Damage(1), side=BOTTOM)
    assert t.lost_by == "FH-END-01"
    assert not t.state.asked
    assert t.damage("derby-hall") == 0


@rule("FH-DMG-05", "FH-DMG-06")
def test_each_investigator_decides_for_the_damage_they_place_themselves() -> None:
    t = table("jenny", "rita").cleared().stand("jenny", "lecture-hall").stand("rita", "derby-hall")
    t.monster("red-lurker-1", "derby-hall")
    t.monster("blue-lurker-1", "derby-hall")
    t.effect("jenny", By(EachInOrder(), (Damage(1),)), side=BOTTOM)
    assert t.damage("lecture-hall") == 1
    assert (t.question, t.seat) == (asks.PushOut, 1)


@rule("FH-DMG-06")
def test_between_monsters_that_are_alike_there_is_nothing_to_ask() -> None:
    t = jenny_in("derby-hall")
    t.monster("red-lurker-1", "derby-hall")
    t.monster("red-lurker-1", "derby-hall")
    t.effect("jenny", Damage(1), side=BOTTOM)
    assert not t.state.asked
    assert (t.monsters("derby-hall"), t.monsters("lecture-hall")) == (["red-lurker-1"], ["red-lurker-1"])
