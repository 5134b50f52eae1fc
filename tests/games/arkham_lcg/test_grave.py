"""Before an investigator resigns or takes the last damage or horror the player is asked once more."""

from __future__ import annotations

import pytest

import miskatonic as mk
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import table
from tests.games.arkham_lcg.zealot import zealot
from tests.games.grave import grave, warnings

TITLE = mk.games()["arkham-lcg"]


def test_to_resign_is_grave() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "parlor").turn(0)
    (key,) = grave(TITLE, t.state)
    assert key.startswith("use:parlor")
    assert warnings(TITLE, t.state, key) == [
        "Roland will leave the scenario and cannot come back.",
        "Роланд покинет сценарий и уже не вернётся.",
        "Роланд покине сценарій і вже не повернеться.",
    ]
    assert not t.play(key).in_game(0)
    assert t.in_game(1)


@pytest.mark.parametrize(("damage", "horror"), [(8, 3), (7, 3)])
def test_the_last_damage_and_the_last_horror_are_grave_for_the_investigator_only(damage: int, horror: int) -> None:
    t = table("roland-banks", "daisy-walker").in_play(0, "beat-cop").harmed(0, damage=damage, horror=horror)
    t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy").until(asks.AssignDamage)
    assert t.options == ["on:roland-banks", "on:beat-cop"]
    assert grave(TITLE, t.state) == (["on:roland-banks"] if damage == 8 else [])
    t.play("on:roland-banks")
    assert t.question == asks.AssignHorror
    assert grave(TITLE, t.state) == []


def test_points_assigned_before_count() -> None:
    t = table("roland-banks").in_play(0, "beat-cop").harmed(0, damage=7)
    t.enemy("ghoul-priest", engaged=0)
    t.phase("enemy").until(asks.AssignDamage)
    assert grave(TITLE, t.state) == []
    t.play("on:roland-banks")
    assert t.question == asks.AssignDamage
    assert grave(TITLE, t.state) == ["on:roland-banks"]
    assert warnings(TITLE, t.state, "on:roland-banks")[1] == "Роланд будет побеждён."


@pytest.mark.parametrize("damage", [8, 7])
def test_what_lets_an_enemy_strike_the_last_blow_is_grave_and_fighting_it_is_not(damage: int) -> None:
    t = table("roland-banks").harmed(0, damage=damage).hand(0, "machete")
    t.enemy("ghoul-minion", engaged=0)
    fatal = grave(TITLE, t.turn().state)
    assert sorted(fatal) == (["draw", "end-turn", "investigate", "play:machete", "resource"] if damage == 8 else [])
    if fatal:
        assert warnings(TITLE, t.state, "draw") == [
            "Roland will not survive the enemies’ attack unless it is prevented.",
            "Роланд не переживёт атаку врагов, если её не предотвратить.",
            "Роланд не переживе атаки ворогів, якщо їй не запобігти.",
        ]
        assert not t.play("draw").in_game()


def test_an_asset_that_can_bear_the_blow_leaves_nothing_to_ask() -> None:
    t = table("roland-banks").harmed(0, damage=8).in_play(0, "beat-cop")
    t.enemy("ghoul-minion", engaged=0)
    assert grave(TITLE, t.turn().state) == []


def test_an_exhausted_enemy_strikes_nobody() -> None:
    t = table("roland-banks").harmed(0, damage=8)
    t.exhausted(t.enemy("ghoul-minion", engaged=0))
    assert grave(TITLE, t.turn().state) == []


def test_a_blast_is_grave_where_investigators_stand() -> None:
    t = table("roland-banks", "daisy-walker").house().at(1, "attic").hand(0, "dynamite-blast")
    t.enemy("swarm-of-rats", at="cellar")
    assert grave(TITLE, t.turn().state) == []
    t.play("play:dynamite-blast")
    assert grave(TITLE, t.state) == ["to:hallway", "to:attic"]
    assert warnings(TITLE, t.state, "to:attic") == [
        "The blast will hurt Daisy.",
        "Взрыв заденет своих: Дейзи.",
        "Вибух зачепить своїх: Дейзі.",
    ]
    assert warnings(TITLE, t.state, "to:hallway")[1:] == ["Взрыв заденет своих: Роланда.", "Вибух зачепить своїх: Роланда."]


def test_a_blast_that_reaches_nobody_but_oneself_is_grave_when_its_card_is_played() -> None:
    t = table("roland-banks").hand(0, "dynamite-blast").turn()
    assert grave(TITLE, t.state) == ["play:dynamite-blast"]
    assert warnings(TITLE, t.state, "play:dynamite-blast")[0] == "The blast will hurt Roland."
    assert t.play("play:dynamite-blast").damage() == 3


@pytest.mark.parametrize("horror", [7, 6])
def test_an_ability_that_costs_the_last_sanity_is_grave(horror: int) -> None:
    t = table("agnes-baker").harmed(0, horror=horror).hand(0, "ward-of-protection").draws(0, "ancient-evils")
    assert grave(TITLE, t.state) == (["use:ward-of-protection"] if horror == 7 else [])
    t = table("agnes-baker").harmed(0, horror=horror).in_play(0, "forbidden-knowledge").turn()
    assert grave(TITLE, t.state) == (["use:forbidden-knowledge"] if horror == 7 else [])
    if horror == 7:
        assert warnings(TITLE, t.state, "use:forbidden-knowledge")[0] == "Agnes will be defeated."
        assert not t.play("use:forbidden-knowledge").in_game()


@rule("AH-TRA-05")
def test_to_take_the_last_investigator_before_another_who_needs_one_is_grave() -> None:
    t = zealot("roland-banks", "wendy-adams", "agnes-baker", "skids-otoole")
    for seat in (0, 1):
        t.state.set(box.PHYSICAL[seat], 9)
    t.ends(2)
    assert (t.asked, grave(TITLE, t.state)) == (0, ["new:daisy-walker"])
    assert warnings(TITLE, t.state, "new:daisy-walker") == [
        "No investigator will be left for the next player, and the campaign will be lost.",
        "Следующему игроку не останется сыщика, и кампания будет проиграна.",
        "Наступному гравцеві не лишиться дослідника, і кампанію буде програно.",
    ]
    t.play("sit-out")
    assert (t.asked, t.options, grave(TITLE, t.state)) == (1, ["new:daisy-walker", "sit-out"], [])


@rule("AH-TRA-05")
def test_to_take_an_investigator_is_not_grave_where_another_one_is_left() -> None:
    t = zealot("roland-banks", "wendy-adams", "agnes-baker")
    for seat in (0, 1):
        t.state.set(box.PHYSICAL[seat], 9)
    assert grave(TITLE, t.ends(2).state) == []
    assert grave(TITLE, t.play("new:daisy-walker").state) == []
