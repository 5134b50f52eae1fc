"""Rulings on tests, dice, wards and other Spells, and on Conditions."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import CURSED, HEALTH, LORE, SANITY, STRENGTH, WILL
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.eldritch_horror.table import Table, empty, piece


@rule("EH-TST-08", "EH-FAQ-04")
def test_penalties_are_summed_with_dice_added_later_before_the_minimum_is_applied() -> None:
    t = empty("lola-hayes").at(0, "arkham").effect(0, w.Test(LORE, -4))
    t.play("use:lola-hayes/1")
    assert len(t.told(tells.Rolls)[-1].told.dice) == 1, "2 - 4 + 1, and not 1 + 1"


@rule("EH-RER-04", "EH-FAQ-04")
def test_a_roll_that_is_no_test_knows_no_bonus_no_blessing_and_no_help() -> None:
    t = empty("lola-hayes").at(0, "arkham").clues(0, 2)
    t.condition(0, "blessed")
    t.roll(4).effect(0, w.Roll((w.Case(5, 6, w.GainClue()),)))
    assert (t.has_clues(), t.told(tells.Rolls), t.question) == (2, [], None)


@rule("EH-TST-06", "EH-SPL-02")
def test_wither_leaves_other_bonuses_alone_and_the_highest_counts() -> None:
    t = empty("jim-culver").at(0, "arkham").gives(0, "45-automatic")
    t.spell(0, "wither", 1)
    t.roll(1, 1, 1, 1, 6, 6, 6).fights("riot")
    while t.question not in (asks.BeforeCombatTest, None):
        t.play("decline" if "decline" in t.options else t.options[0])
    t.play("use:wither#1").idle()
    strength = [note.told for note in t.told(tells.Rolls) if note.told.skill == STRENGTH]
    assert len(strength[0].dice) == max(1, 2 - 3 + 3 + 1), "skill, riot, one bonus of 3 and not two, Jim in combat"


@rule("EH-DEF-12")
def test_who_falls_by_a_ward_has_no_die_left_to_roll_for_the_card_that_it_warded_off() -> None:
    t = empty("lily-chen", "jim-culver").at(0, "rome").at(1, "tokyo").values(1, sanity=1)
    t.spell(1, "flesh-ward", 1)
    t.roll(1, 6, 6, 6, 4).event("eyes-everywhere").play("use:flesh-ward#1").idle()
    assert (t.alive(1), len(t.told(tells.RollsDie))) == (False, 1)


@rule("EH-GEN-07")
def test_a_grotesque_statue_protects_only_its_owner() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "grotesque-statue").clues(1, 3)
    t.effect(0, w.Lose(SANITY, 2))
    assert (t.sanity(0), t.question) == (4 - 2, None)


@rule("EH-SPL-02")
def test_mists_of_releh_may_be_cast_without_monsters() -> None:
    t = empty("norman-withers").at(0, "arkham")
    t.spell(0, "mists-of-releh", 2)
    assert "use:mists-of-releh#1" in t.encounter().options


@rule("EH-FAQ-04", "EH-TST-01")
def test_dice_that_count_as_ones_are_those_of_the_conditions_and_not_of_a_ward_cast_meanwhile() -> None:
    t = empty("lily-chen", "jacqueline-fine").at(0, "rome").at(1, "tokyo")
    t.condition(0, "internal-injury", "excruciating-pain")
    t.spell(1, "flesh-ward", 2)
    t.roll(6, 6, 6, 1).event("tied-to-a-dark-purpose").play("use:flesh-ward#1").idle()
    assert t.health(0) == 6, "all three were prevented"


@rule("EH-DEF-10")
def test_who_goes_from_bad_to_worse_in_body_and_mind_loses_both_at_once() -> None:
    t = empty("lily-chen", "silas-marsh").at(0, "rome").at(1, "tokyo").values(0, health=1, sanity=1)
    t.condition(0, "amnesia")
    t.condition(0, "leg-injury")
    t.event("from-bad-to-worse")
    assert (t.question, t.options) == (asks.HowDefeated, ["value:health", "value:sanity"])


def test_who_has_no_injury_or_no_madness_is_not_said_to_lose_0_by_going_from_bad_to_worse() -> None:
    t = empty("lily-chen", "silas-marsh").at(0, "rome").at(1, "tokyo")
    t.condition(0, "amnesia")
    t.event("from-bad-to-worse")
    lost = [(note.told.value, note.told.n) for note in t.told(tells.Lost)]
    assert lost == [(SANITY, 1)]


@rule("EH-SPL-01")
@pytest.mark.parametrize(("foe", "asked"), [("riot", True), ("ghost", False)])
def test_wither_is_cast_right_before_the_strength_test_if_there_is_one(foe: str, asked: bool) -> None:
    t = empty("jacqueline-fine").at(0, "rome")
    t.spell(0, "wither", 1)
    t.fights(foe)
    while t.state.asked and t.question is not asks.BeforeCombatTest:
        t.play("decline")
    assert ("use:wither#1" in t.options) is asked


@rule("EH-SPL-01", "EH-GOLD-02")
def test_wither_is_cast_without_a_strength_test_too_if_a_mystery_asks_for_spells() -> None:
    t = empty("jacqueline-fine", ancient_one="yog-sothoth").at(0, "rome").clues(0, 1).mystery("arcane-understanding")
    t.gives(0, "kerosene").spell(0, "wither", 2)
    t.roll(6, 1, 1, 1, 6, 6, 6).fights("ghost")
    assert (t.question, t.options) == (asks.BeforeCombatTest, ["use:wither#1", "roll"]), "what burns is of no use here"
    t.play("use:wither#1", "keep", "do-it").idle()
    assert (t.tokens_on("arcane-understanding"), t.owned(), t.monsters("rome")) == (1, ["kerosene"], [])


@rule("EH-SPL-01", "EH-GOLD-02")
def test_what_wither_promises_the_strength_test_rerolls_no_die_of_the_will_test() -> None:
    t = empty("jacqueline-fine", ancient_one="yog-sothoth").at(0, "rome").clues(0, 1).mystery("arcane-understanding")
    t.spell(0, "wither", 2)
    t.roll(6, 6, 1, 1, 6, 1).fights("ghost").play("use:wither#1", "keep", "decline")
    assert (t.question, t.state.asked[0].what.skill) == (asks.AfterRoll, WILL)
    assert t.options == ["keep", "spend-clue"], "the ghost has no strength test"


@rule("EH-SPL-01")
def test_and_where_there_is_one_it_is_not_asked_for_before_the_will_test() -> None:
    t = empty("jacqueline-fine", ancient_one="yog-sothoth").at(0, "rome").clues(0, 1).mystery("arcane-understanding")
    t.spell(0, "wither", 2)
    t.roll(6, 1, 1).fights("mummy").play("keep")
    assert (t.question, t.state.asked[0].what.skill) == (asks.BeforeCombatTest, STRENGTH)


@rule("EH-SPL-01", "EH-GOLD-02")
def test_clairvoyance_is_cast_without_any_clue_too_if_a_mystery_asks_for_spells() -> None:
    t = empty("jacqueline-fine", ancient_one="yog-sothoth").at(0, "rome").clues(0, 1).mystery("arcane-understanding")
    t.spell(0, "clairvoyance", 1)
    t.roll(6, 1, 1, 1).encounter(0).play("use:clairvoyance#1", "keep", "do-it")
    assert (t.tokens_on("arcane-understanding"), t.owned()) == (1, [])
    assert (t.question, t.options) == (asks.Encounter, ["encounter:europe", "encounter:general"]), "there is nothing afar"
    plain = empty("jacqueline-fine", ancient_one="yog-sothoth").at(0, "rome")
    plain.spell(0, "clairvoyance", 1)
    assert "use:clairvoyance#1" not in plain.encounter(0).options


@rule("EH-SPD-01", "EH-DEF-04")
def test_a_spell_that_was_promised_to_the_mystery_is_gone_though_its_caster_falls() -> None:
    t = empty("jim-culver", "lily-chen", ancient_one="yog-sothoth").at(0, "rome").clues(0, 1).values(0, sanity=1)
    t.mystery("arcane-understanding").spell(0, "plumb-the-void", 1)
    t.roll(6, 1).turn(0).play("use:plumb-the-void#1", "person:seat-1", "keep", "do-it", "decline").idle()
    assert (t.alive(0), t.tokens_on("arcane-understanding")) == (False, 1)
    assert t.zone(box.LEFT_BY[piece("jim-culver")]) == []


@rule("EH-SPD-03", "EH-ACT-04")
def test_a_spell_that_was_promised_to_the_mystery_is_gone_though_it_changed_hands_in_the_action_that_it_gave() -> None:
    t = empty("jacqueline-fine", "lily-chen", ancient_one="yog-sothoth").at(0, "rome").at(1, "rome").clues(0, 1)
    t.mystery("arcane-understanding").spell(0, "plumb-the-void", 1)
    t.turn().roll(6, 6, 6).play("use:plumb-the-void#1", "person:seat-1", "keep", "do-it", "decline", "do-it", "trade:seat-2")
    t.play("give:plumb-the-void#1", "yes")
    assert (t.tokens_on("arcane-understanding"), t.owned(0), t.owned(1)) == (1, [], [])
    assert t.told(tells.Discarded)[-1].told.who == piece("lily-chen")


@rule("EH-FLP-01", "EH-CND-01")
def test_a_curse_that_is_turned_over_is_not_turned_again_by_another_one() -> None:
    t = empty("silas-marsh").at(0, "rome").cup("witch", "ghost")
    t.condition(0, "cursed", "harried")
    t.effect(0, w.GainCondition(CURSED)).idle()
    assert [note.told.monster for note in t.told(tells.Combat)] == [piece("witch")]
    assert (len(t.told(tells.TurnedOver)), t.conditions()) == (1, ["cursed"]), "only the back of the card is in force"


@rule("EH-HLT-05")
def test_a_ward_that_has_prevented_all_is_not_told_to_prevent_0_more() -> None:
    t = empty("jacqueline-fine").at(0, "rome")
    t.spell(0, "flesh-ward", 2)
    t.roll(6, 6, 6, 1).effect(0, w.Lose(HEALTH, 1)).play("use:flesh-ward#1").idle()
    assert (t.health(), [note.told.n for note in t.told(tells.Prevented)]) == (4, [1])


def warded(t: Table) -> Table:
    """Let the first seat have both wards, which prevent a loss but take a little of the other kind."""
    t.spell(0, "flesh-ward", 1)
    t.spell(0, "instill-bravery", 1)
    return t


@rule("EH-HLT-05", "EH-COM-10")
def test_health_that_a_ward_costs_is_not_lost_from_the_strength_test() -> None:
    t = warded(empty("jacqueline-fine").at(0, "rome"))
    t.roll(6, 1, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 1).fights("ghoul").play("use:flesh-ward#1", "use:instill-bravery#1")
    assert (t.health(), t.sanity(), t.conditions()) == (4 - 1, 8, []), "the ghoul itself drew no blood"


@rule("EH-HLT-05")
def test_nor_is_sanity_lost_to_treacherous_magic_that_a_ward_costs() -> None:
    t = warded(empty("jacqueline-fine").at(0, "rome"))
    t.roll(6, 1, 1, 1, 6, 1, 1, 1).event("treacherous-magic").play("done", "use:instill-bravery#1", "use:flesh-ward#1")
    assert (t.health(), t.sanity(), t.conditions()) == (4, 8 - 1, []), "2 were prevented; a ward has taken 1"


@rule("EH-HLT-05", "EH-INV-26")
def test_nor_what_norman_spends_to_succeed_with_a_ward() -> None:
    t = empty("norman-withers").at(0, "rome")
    t.spell(0, "instill-bravery", 2)
    t.roll(1, 1, 1, 6, 6, 6).event("treacherous-magic").play("done", "use:instill-bravery#1", "spend-clue")
    t.idle()
    assert (t.sanity(), t.conditions()) == (7 - 1, [])


@rule("EH-HLT-05", "EH-COM-10")
@pytest.mark.parametrize(("answer", "health", "sanity"), [("use:flesh-ward#1", 4 - 1, 8 - 1), ("pass", 4 - 3, 8)])
def test_but_health_that_is_lost_in_spite_of_a_ward_is(answer: str, health: int, sanity: int) -> None:
    t = warded(empty("jacqueline-fine").at(0, "rome")).gives(0, "hired-muscle")
    t.roll(6, 6, 1, 1, 6, 1, 1, 1).fights("zombie-horde").play("keep", answer)
    assert (t.idle().health(), t.sanity()) == (health, sanity)
    assert "hired-muscle" not in t.owned(), "the horde has drawn blood"


@rule("EH-FLP-01", "EH-TST-02")
def test_a_curse_that_is_turned_over_does_not_spoil_the_ward_against_what_its_back_does() -> None:
    t = empty("jacqueline-fine").at(0, "rome")
    t.spell(0, "flesh-ward", 2)
    t.condition(0, "cursed", "the-innsmouth-look")
    t.roll(5, 1, 1, 1).effect(0, w.GainCondition(CURSED)).play("use:flesh-ward#1")
    assert (t.health(), t.conditions()) == (4 - 3 + 2, []), "only its back is in force, so a 5 is a success"


@rule("EH-FLP-01", "EH-TST-02")
def test_but_who_is_harried_succeeds_only_with_a_six_because_the_back_says_so() -> None:
    t = empty("jacqueline-fine").at(0, "rome").cup("ghoul")
    t.condition(0, "cursed", "harried")
    t.roll(5, 5, 5, 5, 6).effect(0, w.GainCondition(CURSED))
    assert [(note.told.skill, note.told.successes) for note in t.told(tells.TestResult)] == [(WILL, 0), (STRENGTH, 1)]


@rule("EH-FLP-01", "EH-TST-02")
def test_a_curse_is_in_force_while_another_condition_is_turned_over() -> None:
    t = empty("lily-chen").at(0, "rome")
    t.condition(0, "cursed", "karmic-justice")
    t.condition(0, "debt", "hitmen")
    t.roll(1, *[5] * 8).reckoning().idle()
    assert (t.health(), t.conditions()) == (6 - 3, ["cursed"]), "a 5 is no success against the hitmen"


@rule("EH-HLT-02")
def test_a_madness_gained_by_a_ward_meanwhile_does_not_make_things_worse_still() -> None:
    t = empty("jacqueline-fine").at(0, "rome")
    t.spell(0, "flesh-ward", 1)
    t.spell(0, "instill-bravery", 2)
    t.condition(0, "leg-injury")
    t.condition(0, "amnesia")
    t.roll(6).event("from-bad-to-worse").play("use:flesh-ward#1", "use:instill-bravery#1", "yes")
    assert "hallucinations" in t.conditions()
    assert (t.health(), t.sanity()) == (4, 8 - 1 - 1), "1 for the ward and 1 for the amnesia that there was"


@rule("EH-SPL-02", "EH-FLP-01")
def test_a_fight_that_a_curse_brings_is_no_effect_of_the_spell_that_cursed() -> None:
    t = empty("diana-stanley", "lily-chen").at(0, "rome").at(1, "arkham").gives(0, "glass-of-mortlan").cup("ghoul")
    t.condition(0, "cursed", "harried")
    t.spell(0, "blessing-of-isis", 1)
    t.turn().roll(1, 1, 1, 6, 1).play("use:blessing-of-isis#1").idle()
    assert [note.told.successes for note in t.told(tells.TestResult)] == [0, 1, 0]
    assert t.sanity() == 5


@rule("EH-FAQ-04", "EH-AMB-01")
def test_dice_that_count_as_ones_are_not_those_of_a_fight_meanwhile() -> None:
    t = empty("lily-chen", "jacqueline-fine", ancient_one="yog-sothoth").at(0, "rome").at(1, "tokyo").cup("wraith", "ghoul")
    t.condition(0, "dark-pact", "pact-with-yog-sothoth")
    t.condition(0, "cursed", "harried")
    t.spell(0, "wither", 1)
    t.stack("sydney").state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(*[6] * 8).event("tied-to-a-dark-purpose").idle()
    assert [note.told.dice for note in t.told(tells.Rolls)] == [(6,) * 4, (6,) * 4]


@rule("EH-SPL-02", "EH-FLP-01")
def test_a_glass_of_mortlan_wards_off_nothing_that_a_curse_brings_which_a_spell_has_turned_over() -> None:
    t = empty("diana-stanley").at(0, "rome").gives(0, "glass-of-mortlan").cup("ghoul")
    t.condition(0, "cursed", "harried")
    t.spell(0, "blessing-of-isis", 1)
    t.turn().roll(1, 1, 1).play("use:blessing-of-isis#1")
    assert (t.question, t.sanity()) == (asks.Action, 5 - 1), "nobody was asked whether to use it"


@rule("EH-TST-02", "EH-ACQ-01")
def test_the_log_knows_how_many_successes_passed_a_test_and_where_there_was_nothing_to_pass() -> None:
    t = empty("norman-withers").at(0, "rome").roll(6, 6, 1, 1).effect(0, w.Test(WILL, need=3)).idle()
    t.fights("ghost").idle()
    t.at(0, "london").turn().roll(6).play("acquire").idle()
    assert [(note.told.need, note.told.successes) for note in t.told(tells.TestResult)] == [(3, 2), (1, 0), (0, 1)]
