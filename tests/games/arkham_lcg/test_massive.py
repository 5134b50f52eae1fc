"""Massive and aloof enemies: no card of the box has these keywords, so tests lend them to one (AH-MAS, AH-KEY-06 and 08)."""

from dataclasses import replace

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, place, table

HALLWAY = box.AT_PLACE[place("hallway")]
GHOUL = "icy-ghoul"
"""Fight 3, evade 4, 2 damage and 1 horror."""


@pytest.fixture
def massive(monkeypatch: pytest.MonkeyPatch) -> int:
    """The Icy Ghoul, massive for once, and without a place to spawn."""
    ghoul = piece(GHOUL)
    monkeypatch.setitem(box.ENEMY, ghoul, replace(box.ENEMY[ghoul], massive=True, spawn=""))
    return ghoul


@pytest.fixture
def aloof(monkeypatch: pytest.MonkeyPatch) -> int:
    """The Icy Ghoul, aloof for once."""
    ghoul = piece(GHOUL)
    monkeypatch.setitem(box.ENEMY, ghoul, replace(box.ENEMY[ghoul], aloof=True))
    return ghoul


def trio() -> Table:
    """Roland and Daisy in the Hallway, Wendy in the Attic; the ghoul is in the Hallway."""
    t = table("roland-banks", "daisy-walker", "wendy-adams").house().at(2, "attic")
    t.enemy(GHOUL, at="hallway")
    return t


def attacked(t: Table) -> list[int]:
    """The seats that were attacked, one after another."""
    return [note.told[1] for note in t.told(tells.Attacks)]


@rule("AH-KEY-06", "AH-MAS-01")
def test_a_massive_enemy_is_engaged_with_everybody_at_its_location_but_in_no_threat_area(massive: int) -> None:
    t = trio()
    for seat, engaged in enumerate((True, True, False)):
        assert (f"evade:{GHOUL}" in t.turn(seat).options) == engaged
        assert f"engage:{GHOUL}" not in t.options
    assert t.home(GHOUL) == HALLWAY


@rule("AH-MAS-01")
def test_drawn_it_is_put_at_the_drawers_location(massive: int) -> None:
    t = table().house().draws(0, GHOUL)
    assert t.home(GHOUL) == HALLWAY


@rule("AH-MAS-01")
def test_exhausted_it_is_engaged_with_nobody(massive: int) -> None:
    t = trio().exhausted(massive).turn()
    assert f"evade:{GHOUL}" not in t.options
    t.play("resource")
    assert attacked(t) == []


@rule("AH-MAS-01")
def test_evaded_it_exhausts_where_it_is(massive: int) -> None:
    t = table("wendy-adams").house().bag("0")
    t.enemy(GHOUL, at="hallway")
    t.turn().play(f"evade:{GHOUL}")
    assert t.home(GHOUL) == HALLWAY
    assert t.count(box.EXHAUSTED[massive]) == 1


@rule("AH-MAS-02")
def test_in_the_enemy_phase_it_attacks_everybody_there_fully_in_the_order_the_lead_likes(massive: int) -> None:
    t = trio()
    t.state.set(box.LEAD, 2)
    t.phase("enemy")
    assert (t.asked, t.options) == (2, ["seat:seat-1", "seat:seat-2"]), "Wendy leads, though she is elsewhere"
    t.play("seat:seat-2")
    assert attacked(t) == [1, 0]
    assert [(t.damage(seat), t.horror(seat)) for seat in range(3)] == [(2, 1), (2, 1), (0, 0)]
    assert t.count(box.EXHAUSTED[massive]) == 1


@rule("AH-MAS-02")
def test_it_exhausts_only_after_its_last_attack(massive: int) -> None:
    t = trio().in_play(0, "beat-cop").in_play(1, "beat-cop").phase("enemy").until(asks.MassiveNext).play("seat:seat-1")
    t.until(asks.AssignDamage).play("on:roland-banks", "on:roland-banks", "on:roland-banks")
    assert (t.question, t.asked) == (asks.AssignDamage, 1), "the second attack"
    assert t.count(box.EXHAUSTED[massive]) == 0
    t.until()
    assert attacked(t) == [0, 1], "nobody is attacked twice"
    assert t.count(box.EXHAUSTED[massive]) == 1


@rule("AH-MAS-03")
def test_its_attack_of_opportunity_hits_only_who_provoked_it(massive: int) -> None:
    t = trio().turn(1).play("resource")
    assert attacked(t) == [1]
    assert t.count(box.EXHAUSTED[massive]) == 0


@rule("AH-MAS-04")
def test_it_does_not_move_with_an_investigator_who_leaves(massive: int) -> None:
    t = trio().turn().play("move:cellar")
    assert (t.where(), t.home(GHOUL)) == ("cellar", HALLWAY)
    assert attacked(t) == [0], "leaving provokes it all the same"


@rule("AH-MAS-05", "AH-FGT-02")
def test_a_failed_attack_against_it_hurts_no_investigator(massive: int) -> None:
    t = trio().bag("auto-fail").turn().play(f"fight:{GHOUL}")
    assert [t.damage(seat) for seat in range(3)] == [0, 0, 0]


@rule("AH-MAS-06")
def test_nobody_is_told_of_an_engagement_with_it(massive: int) -> None:
    t = trio().at(2, "attic").turn(2).play("move:hallway")
    assert f"evade:{GHOUL}" in t.options
    assert t.told(tells.Engaged) == []


# -------------------------------------------------------------------- aloof


@rule("AH-KEY-08")
def test_an_aloof_enemy_does_not_engage_by_itself(aloof: int) -> None:
    t = trio().phase("upkeep")
    assert t.home(GHOUL) == HALLWAY
    t.turn(2).play("move:hallway")
    assert t.home(GHOUL) == HALLWAY


@rule("AH-KEY-08")
def test_an_aloof_enemy_can_be_attacked_only_after_somebody_has_engaged_it(aloof: int) -> None:
    t = trio().turn()
    assert f"fight:{GHOUL}" not in t.options
    t.play(f"engage:{GHOUL}")
    assert t.home(GHOUL) == box.THREAT[0]
    assert f"fight:{GHOUL}" in t.options


@rule("AH-KEY-08")
def test_an_aloof_enemy_that_is_drawn_lies_unengaged_at_the_drawers_location(monkeypatch: pytest.MonkeyPatch) -> None:
    rats = piece("swarm-of-rats")
    monkeypatch.setitem(box.ENEMY, rats, replace(box.ENEMY[rats], aloof=True))
    assert trio().draws(0, "swarm-of-rats").home("swarm-of-rats") == HALLWAY


@rule("AH-BLK-01", "AH-ENG-03")
def test_an_aloof_enemy_whose_mind_is_wiped_engages_at_once(aloof: int) -> None:
    t = trio().hand(0, "mind-wipe").phase("investigation").play("use:mind-wipe", "seat:seat-1")
    assert t.home(GHOUL) == box.THREAT[0]


@pytest.mark.parametrize(("exhausted", "other", "damage"), [(False, False, 2), (True, False, 1), (False, True, 1)])
@rule("AH-MAS-01")
def test_a_machete_takes_it_for_the_only_enemy_engaged_while_it_is_ready(
    massive: int, exhausted: bool, other: bool, damage: int
) -> None:
    t = table().house().in_play(0, "machete")
    t.enemy(GHOUL, at="hallway")
    if exhausted:
        t.exhausted(massive)
    if other:
        t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("0").play("use:machete")
    if other:
        t.play(f"pick:{GHOUL}")
    assert t.until(asks.Action).count(box.DAMAGE[massive]) == damage


@rule("AH-MAS-02", "AH-CAN-05")
def test_a_dodge_cancels_one_of_its_attacks_only(massive: int) -> None:
    t = table("roland-banks", "daisy-walker").house().hand(0, "dodge")
    t.enemy(GHOUL, at="hallway")
    t.phase("enemy").play("seat:seat-1", "use:dodge").until()
    assert (t.damage(0), t.damage(1)) == (0, 2)
