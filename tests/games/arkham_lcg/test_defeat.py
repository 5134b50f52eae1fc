"""Defeat, and what is not defeat (AH-DFT)."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table


@rule("AH-DFT-01", "AH-VIC-01")
@pytest.mark.parametrize(
    ("enemy", "where"),
    [
        ("ghoul-minion", box.ENCOUNTER_DISCARD),
        ("stubborn-detective", box.DISCARD[0]),
        ("flesh-eater", box.VICTORY),
        ("icy-ghoul", box.VICTORY),
    ],
)
def test_a_defeated_enemy_goes_where_it_belongs(enemy: str, where: str) -> None:
    t = table("roland-banks", "daisy-walker")
    foe = t.enemy(enemy, engaged=1)
    t.state.set(box.DAMAGE[foe], box.ENEMY[foe].health - 1)
    t.in_play(1, "beat-cop").turn(1).play("use:beat-cop@2").until(asks.Action)
    assert t.state.home[foe] == where
    assert t.count(box.DAMAGE[foe]) == 0


@rule("AH-DFT-02")
def test_an_effect_that_defeats_brings_the_trauma_it_names_and_no_other() -> None:
    t = table("roland-banks", "daisy-walker").house().act(3).agenda(3, doom=9).harmed(0, damage=8, horror=4)
    t.phase("mythos").until()
    assert (t.in_game(0), t.in_game(1)) == (False, False)
    assert [t.count(box.PHYSICAL[seat]) for seat in (0, 1)] == [1, 1]
    assert [t.count(box.MENTAL[seat]) for seat in (0, 1)] == [0, 0]


@rule("AH-DFT-02")
def test_resigning_brings_no_trauma() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "parlor").turn(0).play("use:parlor").until()
    assert (t.in_game(0), t.count(box.PHYSICAL[0]), t.count(box.MENTAL[0])) == (False, 0, 0)


@rule("AH-DFT-03")
def test_discarding_an_enemy_is_not_defeating_it() -> None:
    t = table("roland-banks", "daisy-walker").clues("study", 2).resources(0, 4)
    t.enemy("mob-enforcer", engaged=0)
    t.turn(0).play("use:mob-enforcer")
    assert (t.question, t.home("mob-enforcer")) == (asks.Action, box.DISCARD[0]), "Roland does not react"
    assert not t.told(tells.EnemyDefeated)


@rule("AH-DFT-03")
def test_enemies_discarded_by_an_act_give_no_victory() -> None:
    t = table().holds(0, 2)
    t.enemy("flesh-eater", engaged=0)
    t.exhausted(piece("flesh-eater")).turn(0).play("advance")
    assert (t.home("flesh-eater"), t.zone(box.VICTORY)) == (box.ENCOUNTER_DISCARD, [])
    assert not t.told(tells.EnemyDefeated)
