"""Tests of skills: the dice pool, successes, rerolls, rolls that are no tests (EH-TST, EH-RER, EH-SKL, EH-FAQ)."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import HEALTH, INFLUENCE, LORE, OBSERVATION, SANITY, STRENGTH, WILL
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.scene import Notice
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.eldritch_horror.table import Table, empty
from tests.games.scenes import everything


def rolled(t: Table) -> tuple[int, ...]:
    """The dice of the last test."""
    dice: tuple[int, ...] = t.told(tells.Rolls)[-1].told.dice
    return dice


def tries(t: Table, skill: int, mod: int = 0) -> Table:
    """Let seat 0 take a test by which a Clue is gained."""
    return t.effect(0, w.Test(skill, mod, passed=w.GainClue()))


@rule("EH-TST-01", "EH-SKL-01", "EH-TST-04")
@pytest.mark.parametrize(("skill", "mod", "dice"), [(LORE, 0, 1), (STRENGTH, 0, 3), (WILL, 1, 4), (INFLUENCE, -1, 2)])
def test_as_many_dice_are_rolled_as_the_skill_and_the_figure_beside_it_say(skill: int, mod: int, dice: int) -> None:
    assert len(rolled(tries(empty("silas-marsh").at(0, "arkham"), skill, mod))) == dice


@rule("EH-TST-02", "EH-TST-03")
@pytest.mark.parametrize(("faces", "passed"), [((1, 2, 4), False), ((1, 5, 4), True), ((6, 1, 1), True)])
def test_a_five_or_a_six_is_a_success_and_one_is_enough(faces: tuple[int, ...], passed: bool) -> None:
    t = tries(empty("silas-marsh").at(0, "arkham").roll(*faces), STRENGTH)
    assert t.idle().has_clues() == int(passed)


@rule("EH-TST-03")
def test_lily_rolls_a_one_and_a_three_while_resting_and_gains_no_spell() -> None:
    t = empty("lily-chen").at(0, "arkham").gives(0, "arcane-tome").turn().roll(1, 3).play("rest", "use:arcane-tome")
    assert rolled(t) == (1, 3)
    assert t.owned() == ["arcane-tome"]


@rule("EH-TST-02")
def test_the_result_is_the_number_of_successes() -> None:
    t = empty("silas-marsh").at(0, "arkham").roll(5, 6, 2)
    t.effect(0, w.Test(STRENGTH), w.GainClue(w.Result()))
    assert t.idle().has_clues() == 2


@rule("EH-TST-05", "EH-SKL-02")
def test_the_pool_is_skill_modifier_improvement_bonus_and_additional_dice() -> None:
    t = empty("silas-marsh", "jim-culver").at(0, "space-3").at(1, "space-3").improved(0, "strength", 2)
    t.gives(0, "45-automatic").fights("riot").play("decline")
    assert len(rolled(t)) == 3 - 3 + 2 + 3 + 1 + 1, "skill, riot, improvement, weapon, Silas at sea, Jim in combat"


@rule("EH-TST-06", "EH-FAQ-03")
def test_of_several_bonuses_only_the_highest_counts_but_other_effects_of_the_cards_all_work() -> None:
    t = empty("lily-chen").at(0, "arkham").gives(0, "bull-whip", "45-automatic").fights("ghoul")
    assert len(rolled(t)) == 4 + 3
    assert "use:bull-whip" in t.options


@rule("EH-TST-07")
def test_additional_dice_of_several_effects_add_up() -> None:
    t = empty("leo-anderson", "jim-culver").at(0, "space-4").at(1, "space-4").fights("ghoul")
    assert len(rolled(t)) == 3 + 1 + 1, "Leo in the wilderness and Jim in combat; the ghoul gives a die"


@rule("EH-TST-08")
def test_the_minimum_of_one_die_is_applied_last_to_the_whole_sum() -> None:
    t = empty("silas-marsh", "lola-hayes").at(0, "space-3").at(1, "arkham")
    assert len(rolled(tries(t, LORE, -1))) == 1, "1 - 1, and 1 at sea"
    assert len(rolled(tries(t, LORE, -5))) == 1, "1 - 5 and 1 at sea is below 1"
    assert len(rolled(tries(t.at(0, "arkham").at(1, "rome"), LORE, -3))) == 1


@rule("EH-TST-09", "EH-CMP-29")
def test_a_pool_larger_than_the_four_dice_of_the_box_is_rolled_all_the_same() -> None:
    t = empty("mark-harrigan").at(0, "arkham").gives(0, "lightning-gun").fights("ghoul")
    assert len(rolled(t)) == 4 + 6


@rule("EH-TST-10")
def test_where_only_one_outcome_has_consequences_the_other_has_none() -> None:
    t = empty("silas-marsh").at(0, "arkham")
    t.effect(0, w.Test(STRENGTH, failed=w.Lose(HEALTH)))
    assert t.health() == 7
    t.roll(5, 1, 1).effect(0, w.Test(STRENGTH, failed=w.Lose(HEALTH)))
    assert t.health() == 7


@rule("EH-TST-11")
def test_a_new_sentence_applies_whatever_the_result() -> None:
    for faces in ((1, 1, 1), (6, 1, 1)):
        t = empty("silas-marsh").at(0, "arkham").roll(*faces)
        assert t.effect(0, w.Test(STRENGTH, failed=w.Lose(SANITY)), w.GainClue()).idle().has_clues() == 1


@rule("EH-RER-01")
def test_after_the_roll_clues_may_be_spent_to_reroll_one_die_each() -> None:
    t = tries(empty("silas-marsh").at(0, "arkham").clues(0, 2).roll(1, 2, 3), STRENGTH)
    t.play("spend-clue").roll(4).play("die:2")
    assert (t.has_clues(), t.state.asked[0].what.dice) == (1, (1, 3, 4)), "the other dice stay as they are"
    t.play("spend-clue").roll(6).play("die:4")
    assert t.has_clues() == 1, "both are spent, and the test is passed"
    assert [note.told.after for note in t.told(tells.Rerolls)] == [(4,), (6,)]


@rule("EH-RER-02")
def test_the_last_result_counts_even_if_it_is_worse() -> None:
    t = tries(empty("silas-marsh").at(0, "arkham").clues(0, 1).roll(5, 2, 3), STRENGTH)
    t.play("spend-clue").roll(1).play("die:5")
    assert t.has_clues() == 0, "the one success is gone"


@rule("EH-RER-03", "EH-POS-03")
def test_several_effects_may_reroll_the_same_die_each_once_in_a_test() -> None:
    t = empty("silas-marsh").at(0, "arkham").gives(0, "hired-muscle", "lucky-rabbits-foot").roll(1, 1, 1, 1)
    tries(t, STRENGTH).roll(2).play("use:hired-muscle")
    assert t.state.asked[0].what.dice == (1, 1, 1, 2), "all dice were alike, so nobody is asked which"
    assert t.options == ["keep", "use:lucky-rabbits-foot"], "each effect once"
    t.roll(5).play("use:lucky-rabbits-foot", "die:2")
    assert t.has_clues() == 1


@rule("EH-RER-04", "EH-FAQ-04")
def test_rolls_that_are_no_tests_cannot_be_rerolled_or_changed() -> None:
    t = empty("silas-marsh").at(0, "arkham").clues(0, 3).gives(0, "lucky-cigarette-case", "lucky-rabbits-foot")
    t.condition(0, "blessed")
    t.roll(2).reckoning()
    assert t.conditions() == []
    assert t.question is None


@rule("EH-TST-02")
def test_who_is_blessed_succeeds_from_four_on_who_is_cursed_only_with_a_six() -> None:
    for condition, face, clues in (("blessed", 4, 1), ("blessed", 3, 0), ("cursed", 5, 0), ("cursed", 6, 1)):
        t = empty("silas-marsh").at(0, "arkham")
        t.condition(0, condition)
        assert tries(t.roll(1, 1, face), OBSERVATION).has_clues() == clues, (condition, face)


@pytest.mark.parametrize(("condition", "on"), [("blessed", "on 4–6"), ("cursed", "on 6"), ("", "")])
def test_a_roll_of_the_blessed_or_cursed_says_what_succeeds_at_the_table_and_in_the_log(condition: str, on: str) -> None:
    t = empty("silas-marsh").at(0, "arkham").clues(0, 1)
    if condition:
        t.condition(0, condition)
    tries(t.roll(1, 1, 3), OBSERVATION)
    (note,) = t.told(tells.Rolls)
    odds = next(thing for thing in everything(t.game.scene(0)) if thing.id == "odds")
    assert isinstance(odds, Notice)
    for words in (t.game.decision.prompt, flat(SPEECH["en"].note(t.state, note)), " ".join(map(flat, odds.lines))):
        assert ("success on" in words.lower()) == bool(on), words
        assert on in words


@rule("EH-FAQ-02", "EH-INV-22")
def test_additional_dice_must_be_used_before_the_roll() -> None:
    t = tries(empty("lola-hayes").at(0, "arkham"), STRENGTH)
    assert (t.question, t.options) == (asks.BeforeTest, ["use:lola-hayes/1", "roll"])
    assert len(rolled(t.play("use:lola-hayes/1"))) == 3


@rule("EH-SKL-02", "EH-SKL-03")
def test_a_skill_is_improved_twice_at_most() -> None:
    t = empty("silas-marsh").at(0, "arkham")
    for level in (1, 2, 2):
        t.effect(0, w.Improve(WILL))
        assert t.skill("will") == level
    assert len(rolled(tries(t, WILL))) == 3 + 2
    t.effect(0, w.Improve())
    assert "skill:will" not in t.options


@rule("EH-POS-03")
def test_a_bonus_worded_with_may_is_used_once_per_round() -> None:
    t = empty("silas-marsh").at(0, "arkham").gives(0, "carbine-rifle").fights("ghoul")
    assert "use:carbine-rifle" in t.options
    assert len(rolled(t.play("use:carbine-rifle"))) == 3 + 5
    t.fights("ghoul")
    assert len(rolled(t)) == 3, "not again in this round"


def test_sixes_may_count_twice() -> None:
    t = empty("silas-marsh").at(0, "arkham").gives(0, "double-barreled-shotgun").roll(6, 1)
    t.fights("deep-one")
    t = empty("silas-marsh").at(0, "arkham").gives(0, "double-barreled-shotgun")
    monster = t.monster("nightgaunt", "arkham")
    t.roll(5, 5, 5, 6, 1, 1, 1, 1).encounter()
    assert t.state.home[monster] != box.MONSTERS_AT[0], "a 6 is two blows, and it has a toughness of 2"


def test_a_die_may_be_raised_by_one() -> None:
    t = tries(empty("silas-marsh").at(0, "arkham").gives(0, "lucky-cigarette-case").roll(4, 1, 1), STRENGTH)
    assert t.play("use:lucky-cigarette-case", "die:4").has_clues() == 1
