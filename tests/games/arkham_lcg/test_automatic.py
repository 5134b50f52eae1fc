"""Automatic success and failure (AH-AUT), and the margin they leave."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import AGILITY, AUTO_FAIL, ELDER_SIGN, WILLPOWER
from miskatonic.games.arkham_lcg.cards.words import GainResources
from miskatonic.games.arkham_lcg.cards.words import Test as SkillTest
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table


@rule("AH-AUT-01", "AH-SKL-13")
@pytest.mark.parametrize("number", [0, 1, 4, 9])
def test_automatic_failure_makes_the_skill_0_and_the_difficulty_the_margin(number: int) -> None:
    t = table().bag("auto-fail").effect(0, SkillTest(WILLPOWER, number))
    assert t.outcome() == (tells.Failed, 0, number, number)


@rule("AH-AUT-05")
def test_grasping_hands_deals_three_damage_after_an_auto_fail() -> None:
    t = table("wendy-adams").bag("auto-fail").draws(0, "grasping-hands")
    assert t.damage() == 3


@rule("AH-AUT-05")
def test_the_auto_fail_hurts_no_more_than_the_difficulty_however_low_the_skill() -> None:
    assert table().bag("-8").draws(0, "grasping-hands").damage() == 3, "a skill does not count below 0 either"
    t = table("skids-otoole").hand(0, "manual-dexterity").bag("auto-fail").draws(0, "grasping-hands")
    assert t.play("commit:manual-dexterity").damage() == 3, "nor does anything raise it"


@rule("AH-AUT-01")
@pytest.mark.parametrize("number", [2, 9])
def test_automatic_success_makes_the_difficulty_0(number: int) -> None:
    t = table("wendy-adams").in_play(0, "wendys-amulet").hand(0, "opportunist").bag("elder-sign")
    t.effect(0, SkillTest(AGILITY, number, success=GainResources(1))).play("commit:opportunist").until()
    assert t.outcome() == (tells.Succeeded, 5, 0, 5)
    assert (t.home("opportunist"), t.count(box.RESOURCES[0])) == (box.HAND[0], 6)


@rule("AH-AUT-01")
def test_without_her_amulet_wendys_elder_sign_is_a_0() -> None:
    t = table("wendy-adams").bag("elder-sign").effect(0, SkillTest(AGILITY, 5))
    assert t.outcome() == (tells.Failed, 4, 5, 1)


@rule("AH-AUT-02")
def test_an_automatic_result_is_applied_in_st_6_with_cards_committed_and_the_skill_computed() -> None:
    t = table("wendy-adams").in_play(0, "wendys-amulet").hand(0, "manual-dexterity").bag("elder-sign")
    t.effect(0, SkillTest(AGILITY, 9)).play("commit:manual-dexterity")
    assert t.value() == 4 + 2
    kinds = t.kinds(tells.Committed, tells.Token, tells.Succeeded)
    assert kinds == [tells.Committed, tells.Token, tells.Succeeded]


@rule("AH-AUT-02", "AH-STT-09")
def test_reactions_to_failing_hear_an_automatic_failure_and_lucky_cannot_help() -> None:
    t = table("wendy-adams").in_play(0, "rabbits-foot").hand(0, "lucky").bag("auto-fail").effect(0, SkillTest(WILLPOWER, 1))
    assert t.options == ["use:wendy-adams", "pass"]
    assert t.play("pass").options == ["use:rabbits-foot", "pass"]


@rule("AH-AUT-03")
def test_after_a_token_that_fails_the_test_by_itself_its_reveal_has_its_effects_as_usual() -> None:
    t = table("agnes-baker").in_play(0, "shrivelling")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("auto-fail").play("use:shrivelling").until(asks.Action)
    assert [note.told[1] for note in t.told(tells.Token)] == [AUTO_FAIL]
    assert (t.horror(), t.outcome()[0]) == (1, tells.Failed)


@rule("AH-AUT-03", "AH-CHA-03")
def test_a_symbol_revealed_along_with_the_auto_fail_has_its_effect() -> None:
    t = table(difficulty="hard").bag("cultist", "auto-fail").effect(0, SkillTest(WILLPOWER, 1))
    assert (t.outcome(), t.horror()) == ((tells.Failed, 0, 1, 1), 2)


@rule("AH-AUT-01")
def test_the_necronomicon_turns_the_elder_sign_into_an_automatic_failure() -> None:
    t = table("daisy-walker").draws_card(0, "the-necronomicon").bag("elder-sign").effect(0, SkillTest(WILLPOWER, 3))
    assert t.outcome() == (tells.Failed, 0, 3, 3)
    assert t.count(box.BAG[ELDER_SIGN]) == 1
    assert box.REVEALED[0] not in t.state.counts


@rule("AH-AUT-04")
def test_the_stray_cat_evades_without_a_test() -> None:
    t = table("wendy-adams").in_play(0, "stray-cat", "rabbits-foot")
    enemy = t.enemy("icy-ghoul", engaged=0)
    t.turn(0).play("use:stray-cat")
    assert (t.count(box.EXHAUSTED[enemy]), t.state.home[enemy]) == (1, box.AT_PLACE[0])
    assert not t.told(tells.Test)
    assert not t.told(tells.Succeeded)


@rule("AH-AUT-04")
def test_nothing_is_committed_to_an_automatic_evasion_so_that_survival_instinct_stays_in_hand() -> None:
    t = table("wendy-adams").resources(0, 5).hand(0, "cunning-distraction", "survival-instinct")
    enemies = [t.enemy("icy-ghoul", engaged=0), t.enemy("ghoul-minion", at="study"), t.enemy("ghoul-priest", engaged=0)]
    t.turn(0).play("play:cunning-distraction")
    assert [t.count(box.EXHAUSTED[enemy]) for enemy in enemies] == [1, 1, 1]
    assert {t.state.home[enemy] for enemy in enemies} == {box.AT_PLACE[0]}
    assert t.home("survival-instinct") == box.HAND[0]
    assert t.question == asks.Action
    assert not t.told(tells.Test)
    assert t.home("cunning-distraction") == box.DISCARD[0]
    assert t.count(box.DAMAGE[piece("wendy-adams")]) == 0, "it provokes nothing"
