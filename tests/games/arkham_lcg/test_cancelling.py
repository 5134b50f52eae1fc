"""Cancelling, and what cannot be (AH-CAN)."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, streets, table, woods


def acolyte_attacks(dodge: bool) -> Table:
    """In the Enemy phase a Silver Twilight Acolyte attacks Roland, who may dodge."""
    t = table().hand(0, "dodge")
    t.enemy("silver-twilight-acolyte", engaged=0)
    return t.phase("enemy").play("use:dodge" if dodge else "pass")


@rule("AH-CAN-01")
def test_the_cost_of_a_cancelled_effect_stays_paid() -> None:
    t = table("agnes-baker").hand(0, "ward-of-protection").draws(0, "rotting-remains").play("use:ward-of-protection")
    assert (t.count(box.RESOURCES[0]), t.told(tells.Test)) == (4, [])
    assert t.home("ward-of-protection") == box.DISCARD[0]


@rule("AH-CAN-02")
@pytest.mark.parametrize("treachery", ["ancient-evils", "frozen-in-fear", "obscuring-fog", "crypt-chill"])
def test_a_cancelled_treachery_was_drawn_and_is_discarded(treachery: str) -> None:
    t = table("agnes-baker").hand(0, "ward-of-protection").draws(0, treachery).play("use:ward-of-protection")
    assert t.told(tells.Encounter)
    assert (t.home(treachery), t.zone(box.THREAT[0])) == (box.ENCOUNTER_DISCARD, [])


@rule("AH-CAN-03")
def test_what_cannot_attack_does_not() -> None:
    t = table("skids-otoole").hand(0, "on-the-lam")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("use:on-the-lam", "resource", "end-turn")
    assert (t.damage(), t.horror()) == (0, 0)
    assert t.told(tells.NoAttack)
    t.phase("enemy").until()
    assert t.damage() == 0
    t.enemy("ghoul-priest", engaged=0)
    assert t.phase("enemy").until().damage() == 2, "an Elite one still can"


@rule("AH-CAN-03")
def test_what_cannot_leave_play_stays() -> None:
    t = table("daisy-walker").draws_card(0, "the-necronomicon")
    t.bag("auto-fail").draws(0, "crypt-chill").until()
    assert t.home("the-necronomicon") == box.THREAT[0]
    assert t.damage() == 2, "there was no asset to discard"


@rule("AH-CAN-03")
def test_where_one_cannot_move_no_way_leads() -> None:
    t = table().house().turn(0)
    assert [key for key in t.options if key.startswith("move")] == ["move:attic", "move:cellar"]


@rule("AH-CAN-04")
def test_a_cancelled_skull_does_not_break_the_bat() -> None:
    t = table("wendy-adams").in_play(0, "baseball-bat").hand(0, "emergency-cache")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("skull", "0").play("use:baseball-bat").until(asks.React)
    t.play("use:wendy-adams").until(asks.Action)
    assert t.home("baseball-bat") == box.PLAY[0]
    assert t.told(tells.TokenCancelled)
    assert t.home("emergency-cache") == box.DISCARD[0]


@rule("AH-CAN-04")
def test_a_skull_that_stands_breaks_the_bat() -> None:
    t = table("wendy-adams").in_play(0, "baseball-bat").hand(0, "emergency-cache")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("skull").play("use:baseball-bat").until(asks.React)
    t.play("pass").until(asks.Action)
    assert t.home("baseball-bat") == box.DISCARD[0]


@rule("AH-CAN-04")
def test_a_cancelled_token_leaves_nothing_behind() -> None:
    t = table("wendy-adams").hand(0, "emergency-cache").clues("study", 1)
    t.enemy("ghoul-minion", engaged=0)
    t.exhausted(piece("ghoul-minion")).turn(0).bag("tablet", "-1").play("investigate").until(asks.React)
    t.play("use:wendy-adams").until(asks.Action)
    assert t.damage() == 0, "the tablet hurts where a Ghoul is"
    assert t.told(tells.Succeeded)[-1].told[1] == 2, "3 - 1: the -2 of the tablet does not count"
    assert t.clues_of() == 1


@rule("AH-CAN-04")
def test_an_auto_fail_can_be_cancelled_too() -> None:
    t = table("wendy-adams").hand(0, "emergency-cache", "lucky").turn(0)
    t.bag("auto-fail", "0").play("investigate").until(asks.React)
    t.play("use:wendy-adams", "pick:lucky").until(asks.Action)
    assert t.told(tells.Succeeded)


@rule("AH-CAN-01")
def test_a_cancellation_once_a_test_is_used_up_by_the_first_token_and_comes_back_with_the_next_test() -> None:
    t = table("wendy-adams").hand(0, "emergency-cache", "knife", "flashlight").turn(0)
    t.bag("-3", "-3", "-3", "0").play("investigate").until(asks.React)
    t.play("use:wendy-adams", "pick:emergency-cache").until(asks.Action, asks.React)
    assert t.question == asks.Action
    t.play("investigate").until(asks.React)
    assert t.options == ["use:wendy-adams", "pass"]


@rule("AH-CAN-05")
def test_cancelling_an_attack_cancels_what_the_enemy_does_after_it_and_the_enemy_exhausts() -> None:
    agenda = box.DOOM[piece("whats-going-on")]
    t = acolyte_attacks(dodge=False)
    assert (t.damage(), t.count(agenda)) == (1, 1)
    t = acolyte_attacks(dodge=True)
    assert (t.damage(), t.count(agenda)) == (0, 0)
    assert t.count(box.EXHAUSTED[piece("silver-twilight-acolyte")]) == 1


@rule("AH-CAN-05")
@pytest.mark.parametrize(("answer", "left", "damage"), [("pass", 1, 2), ("use:dodge", 2, 0)])
def test_an_attack_is_cancelled_before_the_enemy_does_anything_by_it(answer: str, left: int, damage: int) -> None:
    t = streets().hand(0, "dodge").harmed(0)
    drew = t.enemy("wolf-man-drew", engaged=0)
    t.state.set(box.DAMAGE[drew], 2)
    t.phase("enemy").play(answer)
    assert (t.count(box.DAMAGE[drew]), t.damage()) == (left, damage), "he heals only by an attack that comes to pass"


@rule("AH-CAN-05")
def test_no_card_is_taken_by_an_attack_that_a_card_of_the_hand_cancels() -> None:
    t = woods().hand(0, "dodge", "machete").harmed(0)
    t.enemy("yithian-observer", engaged=0)
    t.phase("enemy").play("use:dodge")
    assert (t.zone(box.HAND[0]), t.damage(), t.horror()) == (["machete"], 0, 0)
