"""How monsters move (FH-MMV)."""

import pytest

from miskatonic.games.final_hour.cards.board import ARROWS, BLUE, GREEN, ORANGE, PLACES, PURPLE, RED, SLUGS, ZONE
from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.cards.words import DEEP_ONE, ActivateEach, ActivateZone, Herd, Lure, Shove, Spawn
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

RED_CIRCUIT = (1, 8, 10, 9, 5, 4, 3, 13, 14, 15, 2)
BLUE_CIRCUIT = (1, 15, 13, 12, 11, 4, 3, 7, 6, 2)


def campus() -> Table:
    """Michael in the Lecture Hall, Rita in the Library; no monsters. The ritual site is the University Museum."""
    return table("michael", "rita").cleared().stand("michael", "lecture-hall").stand("rita", "orne-library")


def steps(t: Table) -> list[tuple[str, str]]:
    """The steps by arrow since the table was made."""
    return [(SLUGS[note.told[1]], SLUGS[note.told[2]]) for note in t.told(tells.Walked)]


# -------------------------------------------------------------------- arrows


@rule("FH-MMV-01")
def test_a_blue_monster_in_the_humanities_building_goes_to_the_seminary_of_the_old_faith() -> None:
    t = campus()
    monster = t.monster("blue-stalker-1", "humanities-building")
    t.effect("rita", ActivateZone(GREEN), side=BOTTOM)
    assert t.where(monster) == "seminary-of-the-old-faith"


@rule("FH-MMV-02")
def test_a_red_monster_follows_the_red_arrow() -> None:
    t = campus()
    monster = t.monster("red-stalker-1", "humanities-building")
    t.effect("rita", ActivateZone(GREEN), side=BOTTOM)
    assert t.where(monster) == "medical-school"


@rule("FH-MMV-01", "FH-MMV-02", "FH-MMV-03")
@pytest.mark.parametrize("colour", [BLUE, RED])
@pytest.mark.parametrize("here", PLACES)
def test_from_every_location_one_move_follows_the_arrow_of_the_colour(here: int, colour: int) -> None:
    t = campus().ritual_site(6 if here != 6 else 9)
    monster = t.monster(("blue-stalker-1", "red-stalker-1")[colour], here)
    t.effect("rita", ActivateZone(ZONE[here]), side=BOTTOM)
    assert t.where(monster) == SLUGS[ARROWS[colour][here]]
    assert len(steps(t)) == 1


@rule("FH-MMV-03")
def test_a_monster_takes_the_last_empty_slot() -> None:
    t = campus().damaged("derby-hall", 1)
    monster = t.monster("blue-stalker-1", "lecture-hall")
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(monster) == "derby-hall"


@rule("FH-MMV-04")
def test_a_monster_that_finds_no_slot_goes_on_until_there_is_one() -> None:
    t = campus().full("derby-hall", "student-union")
    monster = t.monster("blue-stalker-1", "lecture-hall")
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(monster) == "dorothy-upman-hall"
    assert steps(t) == [
        ("lecture-hall", "derby-hall"),
        ("derby-hall", "student-union"),
        ("student-union", "dorothy-upman-hall"),
    ]


@rule("FH-MMV-04")
def test_monsters_fill_a_location_as_damage_does() -> None:
    t = campus()
    t.monster("red-lurker-1", "derby-hall")
    t.monster("red-lurker-1", "derby-hall")
    monster = t.monster("blue-stalker-1", "lecture-hall")
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(monster) == "student-union"


@rule("FH-MMV-04", "FH-SEA-07")
def test_every_further_step_can_meet_a_seal() -> None:
    t = campus().full("derby-hall", "student-union").sealed(1, 2, box.WEAK_SEAL)
    monster = t.monster("blue-stalker-1", "lecture-hall")
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(monster) == "beside-pool"
    assert t.seal(1, 2) == 0


# -------------------------------------------------------------------- round and round


@rule("FH-MMV-05")
def test_a_monster_can_come_round_to_where_it_started_for_its_own_slot_counts_as_empty() -> None:
    t = campus()
    monster = t.monster("red-stalker-1", "orne-library")
    t.full(*RED_CIRCUIT)
    t.effect("rita", ActivateZone(GREEN), side=BOTTOM)
    assert t.where(monster) == "orne-library"
    assert len(steps(t)) == len(RED_CIRCUIT)
    assert not t.lost_by


@rule("FH-MMV-06")
def test_a_monster_that_never_finds_a_slot_goes_straight_to_the_ritual_site() -> None:
    t = campus()
    monster = t.monster("red-stalker-1", "derby-hall")
    t.full("lecture-hall", *RED_CIRCUIT)
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(monster) == "university-museum", "its slot in Derby Hall is empty, but no red arrow leads back there"
    assert len(t.told(tells.ToRitual)) == 1
    assert not t.lost_by


@rule("FH-MMV-06")
def test_a_monster_that_appears_where_all_is_full_goes_straight_to_the_ritual_site() -> None:
    t = campus().pool("red-lurker-1").full("lecture-hall", *RED_CIRCUIT)
    t.effect("michael", Spawn(1), side=BOTTOM)
    assert t.monsters("university-museum") == ["red-lurker-1"]


@rule("FH-MMV-15")
def test_seals_do_not_touch_the_straight_way_to_the_ritual_site() -> None:
    t = campus().pool("red-lurker-1").full("lecture-hall", *RED_CIRCUIT)
    round_the_site = [(11, 12), (3, 12), (12, 13), (12, 14)]
    for a, b in round_the_site:
        t.sealed(a, b)
    t.effect("michael", Spawn(1), side=BOTTOM)
    assert t.monsters("university-museum") == ["red-lurker-1"]
    assert all(t.seal(a, b) == box.FRESH_SEAL for a, b in round_the_site)


@rule("FH-MMV-15", "FH-MMV-06")
@pytest.mark.parametrize("path", [(1, 2), (1, 8), (8, 10), (3, 4), (13, 14), (14, 15)])
def test_a_seal_on_the_circuit_destroys_the_monster_before_it_can_go_straight(path: tuple[int, int]) -> None:
    t = campus().pool("red-lurker-1").full("lecture-hall", *RED_CIRCUIT).sealed(*path)
    t.effect("michael", Spawn(1), side=BOTTOM)
    assert t.monsters("university-museum") == []
    assert len(t.state.zone(box.BESIDE_POOL)) == 1
    assert t.seal(*path) == box.WEAK_SEAL


@rule("FH-MMV-06", "FH-MMV-15")
def test_the_step_that_closes_the_circuit_meets_its_seal_too() -> None:
    t = campus().pool("blue-lurker-1").ritual_site("fraternity-house").full(*BLUE_CIRCUIT).sealed(3, 7)
    t.effect("michael", Spawn(1), side=BOTTOM)
    assert t.monsters("fraternity-house") == []
    assert t.seal(3, 7) == box.WEAK_SEAL, "the last step back to the Lecture Hall"


# -------------------------------------------------------------------- the ritual site


@rule("FH-MMV-07")
def test_a_monster_for_a_full_ritual_site_is_the_end() -> None:
    t = campus().full("university-museum")
    t.monster("blue-stalker-1", "athletic-building")
    t.effect("rita", ActivateZone(ORANGE), side=BOTTOM)
    assert t.lost_by == "FH-END-01"


@rule("FH-MMV-07")
def test_a_ritual_site_that_only_becomes_full_is_not_the_end() -> None:
    t = campus().damaged("university-museum", 3)
    monster = t.monster("blue-stalker-1", "athletic-building")
    t.effect("rita", ActivateZone(ORANGE), side=BOTTOM)
    assert t.where(monster) == "university-museum"
    assert not t.lost_by


@rule("FH-MMV-07", "FH-MMV-06")
def test_the_straight_way_to_a_full_ritual_site_is_the_end_too() -> None:
    t = campus().pool("red-lurker-1").full("lecture-hall", "university-museum", *RED_CIRCUIT)
    t.effect("michael", Spawn(1), side=BOTTOM)
    assert t.lost_by == "FH-END-01"


@rule("FH-MMV-07")
def test_the_end_comes_at_once_in_the_middle_of_an_activation() -> None:
    t = campus().full("university-museum").stand("rita", "fraternity-house")
    t.monster("blue-stalker-1", "athletic-building")
    t.monster("blue-killer-1", "fraternity-house")
    t.effect("rita", ActivateZone(ORANGE), side=BOTTOM)
    assert t.lost_by == "FH-END-01"
    assert t.health("rita") == 5, "the Fraternity House was never reached"
    assert not t.state.asked


@rule("FH-MMV-08", "FH-ACT-18")
def test_a_stalker_on_the_ritual_site_does_not_leave_by_a_bottom_effect() -> None:
    t = campus()
    monster = t.monster("blue-stalker-1", "university-museum")
    t.effect("rita", ActivateZone(ORANGE), side=BOTTOM)
    assert t.where(monster) == "university-museum"
    assert len(t.told(tells.Stays)) == 1


@rule("FH-MMV-08", "FH-ACT-18")
def test_nor_by_a_reckoning_effect() -> None:
    t = campus()
    stays, walks = t.monster("deep-one", "university-museum"), t.monster("deep-one", "seminary-of-the-old-faith")
    t.reckoning(1).until()
    assert t.where(stays) == "university-museum"
    assert t.where(walks) == "university-museum"


@rule("FH-MMV-08")
def test_a_top_effect_can_make_it_leave() -> None:
    t = campus()
    monster = t.monster("deep-one", "university-museum")
    t.effect("rita", ActivateEach(DEEP_ONE), side=TOP)
    assert t.where(monster) == "orne-library"


@rule("FH-MMV-08")
def test_luring_shoving_and_herding_take_monsters_off_the_ritual_site() -> None:
    t = campus().stand("michael", "athletic-building")
    monsters = [t.monster("blue-lurker-1", "university-museum") for _ in range(3)]
    t.effect("michael", Lure(1)).play("drive:blue-lurker-1#1")
    assert t.where(monsters[0]) == "athletic-building"
    t.stand("michael", "university-museum")
    t.effect("michael", Shove(1)).play("drive:blue-lurker-1#2", "to:fraternity-house")
    assert t.where(monsters[1]) == "fraternity-house"
    t.effect("michael", Herd(1)).play("drive:blue-lurker-1#3", "to:orne-library")
    assert t.where(monsters[2]) == "orne-library"


@rule("FH-MMV-09")
def test_a_monster_on_its_way_stops_at_the_ritual_site() -> None:
    t = campus().full("athletic-building")
    monster = t.monster("blue-stalker-1", "sorority-house")
    t.effect("rita", ActivateZone(ORANGE), side=BOTTOM)
    assert t.where(monster) == "university-museum"
    assert steps(t)[-1] == ("athletic-building", "university-museum")


@rule("FH-MMV-09", "FH-MMV-07")
def test_it_does_not_pass_through_a_full_ritual_site_to_the_free_slots_behind() -> None:
    t = campus().full("athletic-building", "university-museum")
    t.monster("blue-stalker-1", "sorority-house")
    t.effect("rita", ActivateZone(ORANGE), side=BOTTOM)
    assert t.lost_by == "FH-END-01"


# -------------------------------------------------------------------- sent by investigators


@rule("FH-MMV-10")
def test_a_lured_monster_ignores_arrows_and_comes_along_the_path() -> None:
    t = campus()
    against = t.monster("blue-lurker-1", "derby-hall")
    other = t.monster("red-killer-2", "science-building")
    t.monster("red-lurker-1", "warren-observatory")
    t.effect("michael", Lure(2))
    assert (t.question, t.options) == (asks.Lure, ["drive:blue-lurker-1#1", "drive:red-killer-2#1", "stop"])
    assert t.state.asked[0].about == (2,)
    t.play("drive:blue-lurker-1#1")
    assert t.state.asked[0].about == (1,), "one more may be lured"
    t.play("drive:red-killer-2#1")
    assert (t.where(against), t.where(other)) == ("lecture-hall", "lecture-hall")
    assert not t.state.asked
    assert t.health("michael") == 5, "moving is not acting"


@rule("FH-MMV-10")
def test_luring_may_stop_early_and_takes_no_monster_over_a_bare_red_arrow() -> None:
    t = campus().stand("michael", "student-union")
    t.monster("red-lurker-1", "lecture-hall")
    t.monster("red-lurker-1", "derby-hall")
    t.effect("michael", Lure(2))
    assert t.options == ["drive:red-lurker-1#2", "stop"], "no path leads from the Lecture Hall to the Student Union"
    t.play("stop")
    assert t.monsters("student-union") == []


@rule("FH-MMV-10")
def test_a_shoved_monster_goes_to_the_adjacent_location_of_choice() -> None:
    t = campus()
    monster = t.monster("blue-lurker-1", "lecture-hall")
    t.effect("michael", Shove(2)).play("drive:blue-lurker-1#1")
    assert (t.question, t.options) == (asks.DriveTo, ["to:orne-library", "to:derby-hall", "to:science-building"])
    t.play("to:science-building")
    assert t.where(monster) == "science-building"


@rule("FH-MMV-10", "FH-MMV-12")
@pytest.mark.parametrize(("damage", "ends"), [(2, "lecture-hall"), (3, "derby-hall")])
def test_a_sent_monster_stays_where_one_slot_is_left_and_walks_on_where_none_is(damage: int, ends: str) -> None:
    t = campus().damaged("lecture-hall", damage)
    monster = t.monster("blue-lurker-1", "science-building")
    t.effect("michael", Lure(1)).play("drive:blue-lurker-1#1")
    assert t.where(monster) == ends


@rule("FH-MMV-11")
def test_a_sent_monster_may_be_sent_into_a_seal() -> None:
    t = campus().sealed(6, 7)
    monster = t.monster("blue-stalker-3", "derby-hall")
    t.effect("michael", Lure(1)).play("drive:blue-stalker-3#1")
    assert t.where(monster) == "beside-pool"
    assert t.seal(6, 7) == box.WEAK_SEAL
    special = t.monster("star-spawn", "lecture-hall")
    t.effect("michael", Shove(1)).play("drive:star-spawn#1", "to:derby-hall")
    assert t.where(special) == "sheet"
    assert t.seal(6, 7) == 0


@rule("FH-MMV-12")
def test_a_sent_monster_that_finds_no_slot_goes_on_by_the_arrow_of_its_colour() -> None:
    t = campus().full("derby-hall").stand("michael", "derby-hall")
    blue = t.monster("blue-lurker-1", "lecture-hall")
    red = t.monster("red-lurker-1", "student-union")
    t.effect("michael", Lure(2)).play("drive:blue-lurker-1#1", "drive:red-lurker-1#1")
    assert t.where(blue) == "student-union"
    assert t.where(red) == "lecture-hall"


@rule("FH-MMV-12", "FH-MMV-05")
def test_a_sent_monster_can_be_led_back_to_the_slot_it_left() -> None:
    t = campus().full("derby-hall").stand("michael", "derby-hall")
    monster = t.monster("red-lurker-1", "lecture-hall")
    t.full("lecture-hall").effect("michael", Lure(1)).play("drive:red-lurker-1#1")
    assert t.where(monster) == "lecture-hall"


@rule("FH-MMV-12", "FH-SEA-07")
def test_and_the_steps_that_follow_meet_seals() -> None:
    t = campus().full("derby-hall").sealed(2, 6).stand("michael", "derby-hall")
    monster = t.monster("blue-lurker-1", "lecture-hall")
    t.effect("michael", Lure(1)).play("drive:blue-lurker-1#1")
    assert t.where(monster) == "beside-pool"


@rule("FH-MMV-07", "FH-MMV-10")
def test_a_monster_lured_to_a_full_ritual_site_is_the_end() -> None:
    t = campus().stand("michael", "university-museum").full("university-museum")
    t.monster("blue-lurker-1", "athletic-building")
    t.effect("michael", Lure(1)).play("drive:blue-lurker-1#1")
    assert t.lost_by == "FH-END-01"


@rule("FH-MMV-13")
def test_no_seal_stops_a_step_along_a_bare_red_arrow() -> None:
    t = campus()
    monster = t.monster("red-stalker-1", "lecture-hall")
    for a, b in [(2, 3), (2, 6), (3, 7), (6, 7), (7, 8), (1, 2), (2, 13)]:
        t.sealed(a, b)
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(monster) == "student-union"
    assert all(t.state.count(key) in (0, box.FRESH_SEAL) for key in box.SEALS)


@rule("FH-MMV-14")
def test_investigators_neither_stop_nor_divert_a_monster() -> None:
    t = campus().stand("michael", "derby-hall").stand("rita", "derby-hall").full("derby-hall")
    monster = t.monster("blue-stalker-1", "lecture-hall")
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(monster) == "student-union"
    assert (t.health("michael"), t.health("rita")) == (5, 5)


@rule("FH-MMV-01", "FH-MMV-04")
def test_the_log_says_by_which_rule_a_monster_moved_and_went_on() -> None:
    t = campus().full("derby-hall")
    t.monster("blue-stalker-1", "lecture-hall")
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert steps(t) == [("lecture-hall", "derby-hall"), ("derby-hall", "student-union")]
    assert [note.rule for note in t.told(tells.Walked)] == ["FH-MMV-01", "FH-MMV-04"]


@rule("FH-MMV-04", "FH-SPN-01")
def test_a_monster_that_appears_where_there_is_no_room_goes_on_from_there() -> None:
    t = campus().stand("rita", "derby-hall").full("derby-hall").pool("blue-stalker-1")
    t.effect("rita", Spawn(1), side=BOTTOM)
    assert steps(t) == [("derby-hall", "student-union")]
    assert [(note.rule, note.told.on) for note in t.told(tells.Walked)] == [("FH-MMV-04", 1)]
