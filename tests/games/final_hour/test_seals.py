"""Seals on paths (FH-SEA)."""

from miskatonic.games.final_hour.cards.board import ARROWS, PATH_BETWEEN, PATHS, PLACES, PURPLE, RED, path_slug
from miskatonic.games.final_hour.cards.sheets import BOTTOM
from miskatonic.games.final_hour.cards.words import ActivateZone, Move, Seal, SealWalked, Spawn, Unseal
from miskatonic.games.final_hour.rules import box
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table


def campus() -> Table:
    """Michael in the Lecture Hall of a campus without monsters."""
    return table("michael", "rita").cleared().stand("michael", "lecture-hall")


@rule("FH-SEA-01")
def test_sealing_puts_a_fresh_seal_on_a_path_at_ones_location() -> None:
    t = campus().effect("michael", Seal(1))
    assert t.options == ["seal:3-7", "seal:6-7", "seal:7-8", "stop"]
    t.play("seal:6-7")
    assert t.seal(6, 7) == box.FRESH_SEAL
    assert not t.state.asked


@rule("FH-SEA-01")
def test_fewer_seals_than_allowed_may_be_placed() -> None:
    t = campus().effect("michael", Seal(2)).play("seal:6-7", "stop")
    assert (t.seal(6, 7), t.seal(3, 7), t.seal(7, 8)) == (box.FRESH_SEAL, 0, 0)


@rule("FH-SEA-02")
def test_a_path_with_a_seal_of_either_colour_cannot_be_sealed_again() -> None:
    t = campus().sealed(6, 7).sealed(7, 8, box.WEAK_SEAL).effect("michael", Seal(2))
    assert t.options == ["seal:3-7", "stop"]
    t.play("seal:3-7")
    assert not t.state.asked, "no path is left"
    assert t.seal(7, 8) == box.WEAK_SEAL


@rule("FH-SEA-02")
def test_once_the_seal_is_gone_the_path_can_be_sealed_again() -> None:
    t = campus().sealed(6, 7)
    t.effect("michael", Unseal(1), Seal(1)).play("seal:6-7")
    assert t.seal(6, 7) == box.FRESH_SEAL


@rule("FH-SEA-03", "FH-SEA-04")
def test_a_fresh_seal_destroys_a_monster_and_weakens() -> None:
    t = campus().sealed(6, 7)
    monster = t.monster("blue-stalker-3", "lecture-hall")
    t.effect("michael", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(monster) == "beside-pool"
    assert t.seal(6, 7) == box.WEAK_SEAL


@rule("FH-SEA-03", "FH-SEA-05")
def test_a_weakened_seal_destroys_a_monster_and_is_gone() -> None:
    t = campus().sealed(6, 7, box.WEAK_SEAL)
    monster = t.monster("blue-stalker-1", "lecture-hall")
    t.effect("michael", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(monster) == "beside-pool"
    assert t.seal(6, 7) == 0


@rule("FH-SEA-04", "FH-SEA-05")
def test_a_seal_stops_two_monsters_and_the_third_goes_through() -> None:
    t = campus().sealed(6, 7)
    monsters = [t.monster("blue-stalker-1", "lecture-hall") for _ in range(3)]
    t.effect("michael", ActivateZone(PURPLE), side=BOTTOM)
    assert sorted(map(t.where, monsters)) == ["beside-pool", "beside-pool", "derby-hall"]


@rule("FH-SEA-06")
def test_a_red_arrow_that_follows_no_path_cannot_be_sealed() -> None:
    t = campus().effect("michael", Seal(1, anywhere=True))
    assert [key for key in t.options if key != "stop"] == [f"seal:{path_slug(i)}" for i in range(len(PATHS))]
    for here in PLACES:
        there = ARROWS[RED][here]
        if PATH_BETWEEN[here][there] < 0:
            assert f"seal:{min(here, there)}-{max(here, there)}" not in t.options


@rule("FH-SEA-07")
def test_a_seal_works_in_both_directions() -> None:
    t = campus().sealed(6, 7)
    down = t.monster("red-stalker-1", "derby-hall")
    up = t.monster("blue-stalker-1", "lecture-hall")
    t.effect("michael", ActivateZone(PURPLE), side=BOTTOM)
    assert (t.where(down), t.where(up)) == ("beside-pool", "beside-pool")
    assert t.seal(6, 7) == 0


@rule("FH-SEA-07")
def test_a_seal_stops_a_monster_on_a_later_step_of_a_longer_move() -> None:
    t = campus().full("derby-hall").sealed(2, 6)
    monster = t.monster("blue-stalker-1", "lecture-hall")
    t.effect("michael", ActivateZone(PURPLE), side=BOTTOM)
    assert t.where(monster) == "beside-pool"
    assert t.seal(2, 6) == box.WEAK_SEAL


@rule("FH-SEA-07", "FH-SPN-02")
def test_a_seal_stops_a_monster_that_appears_in_a_full_location_and_walks_on() -> None:
    t = campus().full("lecture-hall").sealed(6, 7).pool("blue-lurker-1")
    t.effect("michael", Spawn(1), side=BOTTOM)
    assert t.monsters("derby-hall") == []
    assert len(t.state.zone(box.BESIDE_POOL)) == 1
    assert t.seal(6, 7) == box.WEAK_SEAL


@rule("FH-SEA-08")
def test_a_monster_destroyed_by_a_seal_is_put_aside_like_any_other() -> None:
    t = campus().sealed(6, 7)
    ordinary = t.monster("red-stalker-2", "derby-hall")
    special = t.monster("deep-one", "derby-hall")
    t.effect("michael", ActivateZone(PURPLE), side=BOTTOM)
    t.play("activate:deep-one#1")
    assert (t.where(ordinary), t.where(special)) == ("beside-pool", "sheet")


@rule("FH-SEA-01")
def test_a_seal_where_the_investigator_walked_is_laid_weakened() -> None:
    t = campus().sealed(7, 8)
    t.effect("michael", Move(3), SealWalked()).play("move:derby-hall", "move:lecture-hall", "move:science-building")
    assert t.seal(6, 7) == box.WEAK_SEAL
    assert t.seal(7, 8) == box.FRESH_SEAL, "a path that has a seal keeps it as it is"


@rule("FH-SEA-05")
def test_the_one_who_removes_a_seal_chooses_which() -> None:
    t = campus().sealed(6, 7).sealed(1, 2, box.WEAK_SEAL).effect("michael", Unseal(1))
    assert t.options == ["unseal:1-2", "unseal:6-7"]
    t.play("unseal:6-7")
    assert (t.seal(6, 7), t.seal(1, 2)) == (0, box.WEAK_SEAL)
    assert not t.state.asked


@rule("FH-SEA-02")
def test_only_a_path_with_a_seal_is_called_sealed_already() -> None:
    t = campus().sealed(6, 7).sealed(1, 2).effect("michael", Seal(1))
    assert t.game.decision.forbidden == [("seal:1-2", "FH-SEA-02"), ("seal:6-7", "FH-SEA-02")]
