"""Modifiers (AH-MOD)."""

from miskatonic.games.arkham_lcg.cards.terms import COMBAT, PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import table


@rule("AH-MOD-01")
def test_a_value_is_counted_anew_whenever_a_modifier_changes() -> None:
    t = table().in_play(0, "beat-cop").threat(0, "haunted")
    t.enemy("ravenous-ghoul", engaged=0)
    assert skill_of(t.state, 0, COMBAT, PLAIN) == 4
    t.turn(0).bag("0").play("fight:ravenous-ghoul", "use:beat-cop").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told[1] == 3, "the Beat Cop left during the test: 4 - 1"


@rule("AH-MOD-01")
def test_all_modifiers_count_together() -> None:
    t = table().in_play(0, "beat-cop", "physical-training", "machete").hand(0, "overpower").threat(0, "haunted")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("-2").play("use:machete", "commit:overpower", "use:physical-training/1").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told[1] == 4 + 1 - 1 + 1 + 2 + 1 - 2


@rule("AH-MOD-02")
def test_lucky_at_agility_4_and_minus_8_leaves_0_not_2() -> None:
    t = table("wendy-adams", difficulty="expert").hand(0, "lucky").bag("-8").draws(0, "grasping-hands").until(asks.React)
    t.play("pass", "use:lucky")
    assert t.told(tells.Failed)[-1].told[1:] == (0, 3, 3)
    assert t.damage() == 3


@rule("AH-MOD-02")
def test_a_negative_sum_is_kept_for_what_is_added_later() -> None:
    t = table("wendy-adams", difficulty="expert").hand(0, "lucky").bag("-4").draws(0, "grasping-hands").until(asks.React)
    t.play("pass", "use:lucky")
    assert t.told(tells.Failed)[-1].told[1:] == (2, 3, 1)
    t = table("wendy-adams", difficulty="expert").hand(0, "lucky").bag("-5").draws(0, "grasping-hands").until(asks.React)
    t.play("pass", "use:lucky")
    assert t.told(tells.Failed)[-1].told[1:] == (1, 3, 2), "4 - 5 + 2, not 0 + 2"


@rule("AH-MOD-03")
def test_values_per_investigator_are_multiplied_first() -> None:
    t = table("roland-banks", "daisy-walker", "agnes-baker").house().at(0, "attic")
    assert t.clues_on("attic") == 6
    assert "advance" not in table("roland-banks", "daisy-walker").holds(0, 3).turn(0).options
    assert "advance" in table("roland-banks", "daisy-walker").holds(0, 4).turn(0).options
    t = table("roland-banks", "daisy-walker", "agnes-baker").house()
    t.state.set(box.DAMAGE[t.enemy("ghoul-priest", engaged=0)], 13)
    t.turn(0).bag("0", "0").play("fight:ghoul-priest").until(asks.Action)
    assert t.home("ghoul-priest") == box.THREAT[0], "14 of 15"
    assert t.play("fight:ghoul-priest").until(asks.Action).home("ghoul-priest") == box.VICTORY
