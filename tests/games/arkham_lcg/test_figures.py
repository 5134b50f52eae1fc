"""Figures of enemies and limits of investigators, changed by cards in play (AH-MOD)."""

from dataclasses import replace

import pytest

from miskatonic.testing import rule
from tests.games.arkham_lcg.fairground import at_the_fair, box, fair

asks, tells, w = fair.asks, fair.tells, fair.words


# -------------------------------------------------------------------- enemies


@rule("AH-MOD-01")
def test_an_agenda_changes_what_every_enemy_with_a_trait_has_while_it_is_in_force() -> None:
    t = at_the_fair()
    clown, bear = t.enemy("clown", engaged=0), t.enemy("bear", engaged=0)
    t.turn().bag("0", "0").play("fight:clown").until(asks.Action).play("evade:bear").until(asks.Action)
    assert [note.told.difficulty for note in t.told(tells.Test)] == [2, 2]
    t.effect(0, w.DoomOnAgenda(9, advances=True))
    assert t.zone(box.AGENDA) == ["night"]
    t.exhausted(bear).turn().bag("0").play("fight:clown").until(asks.Action)
    assert t.told(tells.Test)[-1].told.difficulty == 3
    assert (t.state.home[clown], t.told(tells.EnemyDefeated)[-1].told.enemy) == (box.ENCOUNTER_DISCARD, clown), "2 of 3 - 1"
    t.state.set(box.EXHAUSTED[bear], 0)
    fair.engage(t.state, bear, 0)
    t.turn().bag("0").play("fight:bear").until(asks.Action)
    assert t.told(tells.Test)[-1].told.difficulty == 2, "it is no Humanoid"


@rule("AH-MOD-01")
def test_an_enemy_whose_health_falls_to_its_damage_is_defeated_at_once() -> None:
    t = at_the_fair()
    hurt, sound = t.enemy("clown", at="cold-cellar"), t.enemy("clown", at="cold-cellar")
    t.state.set(box.DAMAGE[hurt], 2)
    t.state.set(box.DAMAGE[sound], 1)
    t.effect(0, w.DoomOnAgenda(9, advances=True))
    assert [t.state.home[enemy] for enemy in (hurt, sound)] == [
        box.ENCOUNTER_DISCARD,
        box.AT_PLACE[fair.place("cold-cellar")],
    ]


def test_a_location_makes_attacks_there_harder() -> None:
    t = at_the_fair()
    t.enemy("clown", engaged=0)
    assert (t.phase("enemy").until().damage(), t.horror()) == (1, 0)
    t = at_the_fair().at(0, "hall-of-mirrors")
    t.enemy("clown", engaged=0)
    assert (t.phase("enemy").until().damage(), t.horror()) == (2, 1)


@rule("AH-MOD-02")
def test_figures_of_an_enemy_that_fall_below_zero_count_as_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_the_fair()
    clown = t.enemy("clown", engaged=0)
    weak = replace(box.ENEMY[clown], fight=-1, evade=-1, damage=-1, horror=-1)
    monkeypatch.setitem(box.ENEMY, clown, weak)
    assert (t.phase("enemy").until().damage(), t.horror()) == (0, 0)
    t.turn().bag("0", "0").play("fight:clown").until(asks.Action).play("evade:clown").until(asks.Action)
    assert [note.told.difficulty for note in t.told(tells.Test)] == [0, 0]


@rule("AH-MOD-03")
@pytest.mark.parametrize("seats", [1, 3])
def test_health_can_be_higher_by_so_much_for_each_investigator(seats: int) -> None:
    t = at_the_fair(*("roland-banks", "daisy-walker", "agnes-baker")[:seats])
    man = t.enemy("strongman", engaged=0)
    t.state.set(box.DAMAGE[man], 2 + 2 * seats - 2)
    for _ in range(2):
        assert t.state.home[man] == box.THREAT[0]
        t.turn(0).bag("0").play("fight:strongman").until(asks.Action)
    assert t.state.home[man] == box.ENCOUNTER_DISCARD


def test_what_holds_on_a_condition_counts_while_the_condition_holds() -> None:
    t = at_the_fair()
    t.enemy("screamer", engaged=0)
    t.turn().bag("0", "-4").play("fight:screamer").until(asks.Action)
    assert t.told(tells.Test)[-1].told.difficulty == 2, "Roland has 5 sanity left"
    t.effect(0, w.TakeHorror()).turn().bag("0").play("evade:screamer").until(asks.Action)
    assert t.told(tells.Test)[-1].told.difficulty == 4
    t = at_the_fair("roland-banks", "daisy-walker").harmed(0, horror=4)
    t.enemy("screamer", engaged=1)
    t.turn(0).bag("0").play("fight:screamer").until(asks.Action)
    assert t.told(tells.Test)[-1].told.difficulty == 2, "whom it is engaged with counts, not who attacks"


def test_what_is_attached_to_a_location_counts_for_enemies_and_investigators_there() -> None:
    t = at_the_fair()
    bear, clown = t.enemy("bear", engaged=0), t.enemy("clown", engaged=0)
    t.draws(0, "sawdust").turn().bag("0", "0").play("evade:bear").until(asks.Action)
    assert t.told(tells.Test)[-1].told.difficulty == 1
    assert t.told(tells.Succeeded)[-1].told.value == 2 - 1, "Roland's agility"
    t.play("evade:clown").until(asks.Action)
    assert t.told(tells.Test)[-1].told.difficulty == 2, "only creatures slip"
    t.exhausted(bear, clown).play("move:hall-of-mirrors").turn()
    fair.engage(t.state, bear, 0)
    t.state.set(box.EXHAUSTED[bear], 0)
    t.turn().bag("0").play("evade:bear").until(asks.Action)
    assert (t.told(tells.Test)[-1].told.difficulty, t.told(tells.Succeeded)[-1].told.value) == (2, 2)


def test_an_answer_to_an_attack_can_make_that_attack_harder_and_no_other() -> None:
    t = at_the_fair()
    t.enemy("knife-thrower", engaged=0)
    t.enemy("clown", engaged=0)
    t.phase("enemy").until()
    assert (t.damage(), t.horror()) == (1 + 1 + 1, 2)


# -------------------------------------------------------------------- investigators


@rule("AH-DMG-05")
def test_sanity_that_is_lowered_to_ones_horror_defeats_at_once() -> None:
    t = at_the_fair("roland-banks", "daisy-walker").harmed(0, horror=3).draws(0, "bad-dreams")
    assert t.in_game(0)
    t.effect(0, w.TakeHorror())
    assert not t.in_game(0), "4 of 5 - 1"
    t = at_the_fair("roland-banks", "daisy-walker").harmed(0, horror=4).draws(0, "bad-dreams")
    assert (t.in_game(0), t.in_game(1), t.count(box.MENTAL[0])) == (False, True, 1)


def test_a_card_in_the_threat_area_lowers_its_bearers_skill() -> None:
    t = at_the_fair("roland-banks", "daisy-walker").threat(0, "bad-dreams")
    assert [fair.skill_of(t.state, seat, 0, 0) for seat in (0, 1)] == [3 - 1, 3]


def test_a_location_lowers_the_health_of_those_who_are_there() -> None:
    t = at_the_fair("roland-banks", "daisy-walker").at(0, "hall-of-mirrors").harmed(0, damage=6).turn(0)
    t.play("move:cold-cellar").until(asks.Action)
    assert t.in_game(0)
    t.effect(0, w.TakeDamage())
    assert not t.in_game(0), "7 of 9 - 2"
    t = at_the_fair("roland-banks", "daisy-walker").at(0, "hall-of-mirrors").harmed(0, damage=7).turn(0)
    t.play("move:cold-cellar").until(asks.Action)
    assert (t.in_game(0), t.count(box.PHYSICAL[0])) == (False, 1)


def test_an_act_changes_hand_size_and_actions_of_everybody() -> None:
    t = at_the_fair().holds(0, 2).turn()
    assert t.count(box.ACTIONS[0]) == 3
    t.play("advance").until(asks.Action)
    assert t.zone(box.ACT) == ["closing-time"]
    assert t.turn().count(box.ACTIONS[0]) == 2
    t.hand(0, "knife", "knife#2", "guts", "machete", "guard-dog", "flashlight").phase("upkeep")
    assert (t.question, t.state.asked[0].about) == (asks.HandLimit, (1,)), "seven cards, and six may be kept"


def test_an_asset_gives_health_actions_and_slots_and_takes_them_along() -> None:
    t = at_the_fair("roland-banks", "daisy-walker").hand(0, "padded-coat").harmed(0, damage=8).turn(0)
    t.play("play:padded-coat").until(asks.Action)
    assert t.count(box.ACTIONS[0]) == 3 - 1 + 1
    t.effect(0, w.TakeDamage(2))
    assert t.in_game(0), "10 of 9 + 2"
    assert t.turn(0).count(box.ACTIONS[0]) == 4
    t.hand(0, "charm-1", "charm-2", "charm-3", "charm-4").turn(0)
    t.play("play:charm-1", "play:charm-2", "play:charm-3")
    assert t.question is asks.Action, "three arcane slots"
    t.play("play:charm-4")
    assert (t.question, t.state.asked[0].about[1]) == (asks.MakeRoom, 4)
    t.bag("auto-fail").draws(0, "crypt-chill").until(asks.DiscardAsset)
    t.play("pick:padded-coat").until()
    assert not t.in_game(0), "without the coat 10 are too many"


@rule("AH-DMG-05")
def test_health_given_by_a_card_that_is_discarded_as_a_cost_is_gone_at_once() -> None:
    t = at_the_fair("roland-banks", "daisy-walker").in_play(0, "life-belt").harmed(0, damage=9).turn(0)
    assert t.in_game(0), "9 of 9 + 1"
    t.play("use:life-belt").until()
    assert (t.in_game(0), t.count(box.PHYSICAL[0])) == (False, 1)
    t = at_the_fair("roland-banks", "daisy-walker").in_play(0, "life-belt").harmed(0, damage=8).turn(0)
    t.play("use:life-belt").until(asks.Action)
    assert t.in_game(0)
