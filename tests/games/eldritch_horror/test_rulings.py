"""Official rulings one by one, where no other test shows them, and tries to get round the rules that are easily missed."""

from __future__ import annotations

import pytest

from miskatonic.games.eldritch_horror.cards import words as w
from miskatonic.games.eldritch_horror.cards.terms import (
    ALLY,
    ARTIFACT,
    ASSET,
    BLUE,
    CLUE,
    CURSED,
    GREEN,
    HEALTH,
    ITEM,
    LORE,
    RED,
    SANITY,
    SANITY_TOKEN,
    SPELL,
    STRENGTH,
    WILL,
)
from miskatonic.games.eldritch_horror.rules import asks, box, tells
from miskatonic.games.eldritch_horror.rules.explain import routine
from miskatonic.games.eldritch_horror.say import SPEECH
from miskatonic.testing import rule
from miskatonic.text.parts import LANGUAGES, flat
from tests.games.eldritch_horror.table import Table, empty, piece, space

# -------------------------------------------------------------------- tests and dice


@rule("EH-ACQ-06")
def test_a_bank_loan_is_offered_once_in_an_action_and_adds_two_successes_once() -> None:
    t = empty("silas-marsh").at(0, "arkham").reserve("axe", "bandages", "kerosene").turn().roll(5, 1, 1).play("acquire")
    t.play("loan")
    assert (t.question, t.state.asked[0].what.left) == (asks.Buy, 1 + 2)
    t.play(*[key for key in t.options if key.startswith("buy:")][:1])
    assert "loan" not in t.options


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


# -------------------------------------------------------------------- choices


def test_a_loss_chosen_as_a_price_may_be_prevented_and_the_choice_stands() -> None:
    t = empty("jim-culver").at(0, "rome").gives(0, "whiskey")
    t.spell(0, "shriveling")
    t.effect(0, w.Unless(w.Discard(SPELL), w.Lose(SANITY, 2))).play("yes", "use:whiskey")
    assert (t.sanity(), t.owned()) == (5, ["shriveling"])


@rule("EH-DEL-04")
def test_who_cannot_do_the_second_part_of_an_unless_suffers_the_first() -> None:
    t = empty("silas-marsh").at(0, "rome").delayed(0).effect(0, w.Unless(w.Lose(HEALTH, 3), w.BecomeDelayed()))
    assert (t.health(), t.question) == (8 - 3, None), "who is Delayed cannot become so as a price"


# -------------------------------------------------------------------- actions, Delayed, Detained


@rule("EH-CAC-02", "EH-ACT-04")
def test_two_detained_investigators_may_both_be_helped_by_one_in_a_round() -> None:
    t = empty("silas-marsh", "lily-chen", "jim-culver").at(0, "rome").at(1, "rome").at(2, "rome")
    cards = [box.PIECE_SLUGS[t.condition(seat, "detained")] for seat in (1, 2)]
    t.roll(6, 1, 1).turn(0).play(f"use:{cards[0]}").roll(6, 1, 1).play(f"use:{cards[1]}")
    assert (t.conditions(1), t.conditions(2)) == ([], [])


@rule("EH-INV-24")
def test_a_pocket_watch_and_mark_escape_even_when_the_lead_chooses_them() -> None:
    for who, has in (("mark-harrigan", ()), ("silas-marsh", ("pocket-watch",))):
        t = empty("lily-chen", who).at(0, "rome").at(1, "rome").gives(1, *has)
        t.event("patrolling-the-border").play("person:seat-2")
        assert box.DELAYED[1] not in t.state.counts, who
    plain = empty("lily-chen", "silas-marsh").at(0, "rome").at(1, "rome").event("patrolling-the-border")
    assert plain.play("person:seat-2").count(box.DELAYED[1]) == 1


@rule("EH-CNF-02", "EH-GOLD-03")
def test_who_cannot_move_cannot_be_moved_by_others_either() -> None:
    t = empty("norman-withers", "lily-chen").at(0, "rome").at(1, "rome")
    t.condition(1, "detained")
    t.spell(0, "plumb-the-void", 2)
    t.roll(6, 6, 6, 6).turn(0).play("use:plumb-the-void#1", "person:seat-2", "keep")
    if "do-it" in t.options:
        t.play("do-it")
    assert not [key for key in t.options if key.startswith("space:")]
    assert t.where(1) == "rome"


@rule("EH-DEL-03", "EH-INV-07")
def test_a_delay_in_an_action_that_charlie_gave_costs_nobody_else_a_turn() -> None:
    t = empty("charlie-kane", "leo-anderson", "lily-chen", ancient_one="cthulhu").at(0, "rome").at(1, "tokyo")
    t.at(2, "sydney").eldritch("space-3").tickets(2, ship=1).round()
    t.play("use:charlie-kane", "person:seat-3", "do-it", "move:space-3")
    assert (t.asked, t.question) == (0, asks.Action), "no ticket is asked for, and Charlie has his second action"
    t.play("end")
    assert (t.asked, t.question) == (1, asks.Action), "Leo has his turn"
    t.play("end")
    assert (t.question, t.count(box.DELAYED[2]), t.sanity(2)) == (asks.Encounter, 0, 6 - 1), "Lily has no actions left"


@rule("EH-DEL-03")
def test_who_has_acted_already_loses_nothing_in_the_next_round_by_a_delay_in_another_action() -> None:
    t = empty("lily-chen", "charlie-kane", ancient_one="cthulhu").at(0, "sydney").at(1, "rome").eldritch("space-3").round()
    t.play("end", "use:charlie-kane", "do-it", "move:space-3")
    assert (t.asked, t.question, t.count(box.DELAYED[0])) == (1, asks.Action, 0)


@rule("EH-DEL-01", "EH-DEL-02")
def test_who_is_moved_onto_a_token_by_another_is_delayed_and_stands_up_in_the_own_turn() -> None:
    t = empty("norman-withers", "leo-anderson", "lily-chen", ancient_one="cthulhu").at(0, "rome").at(1, "tokyo")
    t.at(2, "sydney").eldritch("space-3").spell(0, "plumb-the-void", 2)
    t.round().roll(6, 6, 6, 6).play("use:plumb-the-void#1", "person:seat-3", "keep", "do-it", "space:space-3")
    assert (t.asked, t.question, t.count(box.DELAYED[2])) == (0, asks.Action, 1), "Norman goes on with his turn"
    t.play("end", "end")
    assert (t.question, t.count(box.DELAYED[2]), len(t.told(tells.StandsUp))) == (asks.Encounter, 0, 1)


@rule("EH-DEL-03")
def test_awakened_cthulhu_takes_sanity_and_a_token_from_who_sails_onto_his_tokens() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").awaken().at(0, "buenos-aires").eldritch("space-3").values(0, 8, 4).turn()
    t.play("move:space-3")
    assert (t.question, t.sanity(), t.count(box.TOKENS_ON[SANITY_TOKEN][piece("cthulhu")])) == (None, 3, 1)


# -------------------------------------------------------------------- both fall at once


@rule("EH-COM-08", "EH-RUM-02")
def test_a_rumor_is_solved_though_its_foe_took_the_victor_along() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "space-21").at(1, "tokyo").ongoing("lost-knowledge").values(0, health=1)
    t.monster("tick-tock-men", "space-21", hurt=3)
    t.roll(6).encounter(0).idle()
    assert (t.alive(0), t.monsters("space-21"), t.zone(box.ONGOING)) == (False, [], [])


@rule("EH-COM-08", "EH-WIN-02")
def test_the_last_investigator_who_falls_together_with_the_ancient_one_wins() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").solved(3).awaken().at(0, "space-3").values(0, health=1, sanity=6)
    t.monster("epic-cthulhu", "space-3", hurt=3)
    t.roll(1, 1, 6, 1).encounter(0).idle()
    assert t.result == (True, "EH-MYS-04")


@rule("EH-COM-08", "EH-WIN-02")
def test_the_black_goat_falls_before_her_victors_doom_can_fill_her_space() -> None:
    t = empty("silas-marsh", ancient_one="shub-niggurath").solved(3).awaken().at(0, "the-heart-of-africa")
    for brood in ("ghoul", "ghoul", "mummy", "zombie"):
        t.monster(brood, "the-heart-of-africa")
    t.state.set(box.HURT[piece("epic-shub-niggurath")], 3)
    t.values(0, health=1).roll(6, 6, 6).encounter(0).play("fight:epic-shub-niggurath").idle()
    assert t.result == (True, "EH-MYS-04")


# -------------------------------------------------------------------- the others go on


@rule("EH-DEF-06", "EH-REC-04")
def test_a_blow_among_friends_in_a_reckoning_takes_nobody_elses_reckoning_away() -> None:
    t = empty("lily-chen", "leo-anderson", "jim-culver").at(0, "rome").at(1, "tokyo").at(2, "rome").values(2, health=2)
    t.condition(0, "paranoia", "violent-outbursts")
    t.condition(1, "debt", "beyond-riches")
    t.condition(2, "debt")
    t.reckoning().idle()
    assert (t.alive(2), t.conditions(1), t.sanity(1)) == (False, [], 6 - 3), "Leo still pays"


@rule("EH-DEF-05", "EH-REC-04")
def test_who_takes_the_lead_over_in_a_reckoning_does_not_reckon_for_the_fallen_too() -> None:
    t = empty("lily-chen", "leo-anderson", "jim-culver").at(0, "tokyo").at(1, "rome").at(2, "rome")
    t.values(0, health=1).values(2, health=2).stack("sydney")
    t.condition(0, "internal-injury", "cracked-rib")
    t.condition(1, "paranoia", "violent-outbursts")
    t.condition(2, "debt")
    t.mythos("omen-of-good-fortune").play("person:seat-3")
    t.idle()
    assert [t.alive(seat) for seat in range(3)] == [False, True, False], "the first lead falls, then the second"
    turned = [box.CODE[note.told.card] for note in t.told(tells.TurnedOver)]
    assert turned == ["internal-injury", "paranoia"], "Leo leads now, and had his outburst once"


@rule("EH-DEF-06", "EH-ENC-01")
def test_who_falls_by_a_ward_cast_in_the_encounter_of_another_ends_only_the_own_one() -> None:
    t = empty("lily-chen", "leo-anderson", "jim-culver").at(0, "rome").at(1, "tokyo").at(2, "london").values(2, sanity=1)
    t.spell(2, "flesh-ward", 1)
    t.monster("ghoul", "rome")
    t.roll(6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6).encounter_phase().play("use:flesh-ward#1")
    assert (t.alive(2), t.health(0), t.monsters("rome")) == (False, 6, ["ghoul"]), "the loss was prevented"
    assert (t.asked, t.question) == (1, asks.Encounter), "and it is Leo's turn to encounter something"


@rule("EH-DEF-12")
def test_who_falls_by_a_ward_has_no_die_left_to_roll_for_the_card_that_it_warded_off() -> None:
    t = empty("lily-chen", "jim-culver").at(0, "rome").at(1, "tokyo").values(1, sanity=1)
    t.spell(1, "flesh-ward", 1)
    t.roll(1, 6, 6, 6, 4).event("eyes-everywhere").play("use:flesh-ward#1").idle()
    assert (t.alive(1), len(t.told(tells.RollsDie))) == (False, 1)


@rule("EH-REC-06")
def test_a_debt_that_changed_hands_during_a_reckoning_is_not_called_in_twice() -> None:
    t = empty("lily-chen", "leo-anderson").at(0, "rome").at(1, "tokyo")
    debt = t.condition(0, "debt", "beyond-riches")
    for card in box.CONDITION_CARDS:
        if box.CODE[card] == "debt" and card != debt:
            t.state.put(card, box.GONE)
    t.condition(1, "amnesia", "unexplained-debts")
    t.roll(6, 6, 6).reckoning().idle()
    assert (t.conditions(0), t.conditions(1)) == ([], ["debt"])


# -------------------------------------------------------------------- the reserve is filled, whatever ends an effect


FLIGHT = ("charter-flight", "axe", "kerosene", "bandages")


@pytest.mark.parametrize("sanity", [4, 1], ids=["delayed", "defeated"])
@rule("EH-RSV-01", "EH-RSV-02", "EH-DEL-03", "EH-DEF-13")
def test_a_flight_that_ends_at_cthulhus_tokens_is_used_up_and_its_slot_filled(sanity: int) -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "sydney").eldritch("space-3").values(0, sanity=sanity)
    t.reserve(*FLIGHT).turn().roll(5, 1, 1).play("acquire", "no", "buy:charter-flight", "space:space-3").idle()
    assert t.alive(0) == (sanity > 1)
    assert (t.owned(0), t.zone(box.LEFT_BY[piece("silas-marsh")])) == ([], [])
    assert (t.home("charter-flight"), len(t.zone(box.RESERVE))) == (box.DISCARD_OF[ASSET], 4)


@rule("EH-RSV-03", "EH-DEF-07")
def test_what_a_newcomer_takes_from_the_reserve_is_replaced() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "london").values(0, health=1)
    t.effect(0, w.Lose(HEALTH)).stack("tokyo").reserve("fishing-net", "38-revolver", "axe", "whiskey")
    t.mythos_phase("omen-of-good-fortune")
    while t.question is not asks.NewInvestigator:
        t.play("task:new-investigators" if t.question is asks.NextTask else t.options[0])
    t.play("play:mark-harrigan")
    assert ("38-revolver" in t.owned(0), len(t.zone(box.RESERVE))) == (True, 4)


@rule("EH-RSV-03", "EH-DEF-13")
def test_what_was_taken_from_the_reserve_in_an_encounter_is_replaced_though_its_owner_falls() -> None:
    t = empty("lily-chen", "leo-anderson").at(0, "rome").at(1, "tokyo").values(0, health=1)
    t.reserve("axe", "38-revolver", "whiskey", "kerosene")
    t.monster("maniac", "rome")
    t.monster("mummy", "rome")
    t.roll(6, 6, 6, 6, 6, 6, 6, 6).encounter(0).play("fight:maniac")
    t.idle()
    assert (t.alive(0), len(t.zone(box.RESERVE))) == (False, 4)
    assert "axe" in t.zone(box.LEFT_BY[piece("lily-chen")])


# -------------------------------------------------------------------- possessions


@rule("EH-TRD-01")
def test_what_is_received_in_a_trade_is_not_gained() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(0, "grotesque-statue")
    t.turn().play("trade:seat-2", "give:grotesque-statue", "yes")
    assert (t.owned(1), t.has_clues(1)) == (["grotesque-statue"], 0)


@rule("EH-GEN-07")
def test_a_grotesque_statue_protects_only_its_owner() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "grotesque-statue").clues(1, 3)
    t.effect(0, w.Lose(SANITY, 2))
    assert (t.sanity(0), t.question) == (4 - 2, None)


# -------------------------------------------------------------------- encounters and Spells


@rule("EH-CLU-04")
def test_several_clues_on_a_space_are_encountered_one_by_one() -> None:
    t = empty("silas-marsh").at(0, "space-5")
    t.clue("space-5")
    t.clue("space-5", "rome")
    assert [key for key in t.encounter().options if key.startswith("research:")] == [
        "research:clue-space-5",
        "research:clue-rome",
    ]
    t.play("research:clue-rome").idle()
    assert "clue-space-5" in t.zone(box.CLUES_AT[space("5")]), "the other one was not touched"


@rule("EH-SPL-02")
def test_mists_of_releh_may_be_cast_without_monsters() -> None:
    t = empty("norman-withers").at(0, "arkham")
    t.spell(0, "mists-of-releh", 2)
    assert "use:mists-of-releh#1" in t.encounter().options


@rule("EH-COM-01", "EH-ENC-02")
def test_clairvoyance_does_not_hide_the_caster_from_monsters_on_the_own_space() -> None:
    t = empty("norman-withers").at(0, "space-5")
    t.spell(0, "clairvoyance", 1)
    t.clue("space-8")
    t.monster("ghoul", "space-5")
    t.monster("mummy", "space-5")
    t.encounter()
    assert t.options == ["fight:ghoul#1", "fight:mummy"]


def researches_afar(t: Table, clue: str, card: str) -> int:
    """Let the first seat research a Clue by Clairvoyance; the dice of the first test of that card."""
    t.spell(0, "clairvoyance", 2)
    t.clue(clue)
    t.on_top(card).roll(6).encounter(0).play("use:clairvoyance#1")
    while len(t.told(tells.Rolls)) == 1:
        t.play("do-it" if "do-it" in t.options else "keep")
    return len(t.told(tells.Rolls)[1].told.dice)


@rule("EH-RES-03", "EH-TST-07")
def test_who_researches_afar_counts_as_being_there_for_whoever_helps_on_that_space() -> None:
    silas = empty("silas-marsh").at(0, "rome")
    assert researches_afar(silas, "space-8", "re-az-1") == 1 + 1, "lore 1, and he is at sea"
    norman = empty("norman-withers", "leo-anderson").at(0, "rome").at(1, "space-4")
    assert researches_afar(norman, "space-4", "re-az-7") == 1 + 1, "influence 1, and Leo is there"
    left = empty("norman-withers", "leo-anderson").at(0, "space-4").at(1, "space-4")
    assert researches_afar(left, "space-8", "re-az-1") == 3, "lore 3, and Leo is not"


@rule("EH-RES-03", "EH-NEA-01")
def test_who_researches_afar_sets_out_from_the_space_of_the_clue() -> None:
    t = empty("jim-culver", ancient_one="yog-sothoth").at(0, "sydney").on_top("re-ys-8")
    t.clue("space-8")
    t.gate("arkham")
    t.spell(0, "clairvoyance", 1)
    t.roll(6, 1, 1).encounter(0).play("use:clairvoyance#1", "do-it")
    assert (t.where(), t.has_clues()) == ("arkham", 1), "one space nearer to the Gate, as if on space 8"
    assert box.AS_IF_ON[0] not in t.state.counts, "and there one stands"


@rule("EH-SPL-02", "EH-TST-05", "EH-ACT-06")
def test_an_action_that_a_spell_gives_is_no_part_of_its_effect() -> None:
    t = empty("norman-withers", ancient_one="yog-sothoth").at(0, "rome").mystery("arcane-understanding").clues(0, 3)
    t.gives(0, "arcane-manuscripts", "glass-of-mortlan", "necronomicon").spell(0, "plumb-the-void", 1)
    t.turn().roll(6, 6, 6).play("use:plumb-the-void#1", "keep", "decline", "decline", "do-it")
    t.roll(6, 1, 1).play("use:necronomicon")
    assert len(t.told(tells.Rolls)[-1].told.dice) == 3, "no bonus for Spells"
    t.play("keep", "do-it")
    assert t.told(tells.TestResult)[-1].told.successes == 1, "a 6 counts once"
    assert (t.tokens_on("arcane-understanding"), len(t.owned())) == (0, 4 + 2), "and the Mystery does not ask again"


# -------------------------------------------------------------------- the omen, Doom and the awakening


@rule("EH-DOM-03")
@pytest.mark.parametrize(("colour", "times"), [(GREEN, 1), (BLUE, 2), (RED, 1)])
def test_four_steps_of_the_omen_come_round_and_count_a_gate_whenever_they_meet_it(colour: int, times: int) -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").omen(0).doom(12)
    t.gate(next(box.space_slug(gate.space) for gate in box.GATE.values() if gate.omen == colour))
    t.effect(0, *[w.AdvanceOmen()] * 4)
    assert (t.count(box.OMEN), t.count(box.DOOM)) == (0, 12 - times), "green, blue, red, blue: a full turn"


@rule("EH-DOM-03", "EH-GAT-05", "EH-GAT-06")
def test_neither_setting_the_omen_nor_a_spawned_or_discarded_gate_advances_doom() -> None:
    t = empty("silas-marsh").at(0, "rome").omen(0).doom(10).stack("tokyo").cup("ghost")
    t.gate("rome")
    t.effect(0, w.SetOmen(back=True), w.SpawnGate(), w.DiscardGate()).idle()
    assert t.count(box.DOOM) == 10


@rule("EH-DOM-05", "EH-DOM-04")
def test_doom_that_comes_on_top_of_the_awakening_goes_by_the_turned_sheet() -> None:
    t = empty("silas-marsh", ancient_one="cthulhu").at(0, "rome").doom(2)
    t.effect(0, w.AdvanceDoom(5)).idle()
    assert box.AWAKE in t.state.counts
    assert t.count(box.DOOM) == 0
    t.effect(0, w.RetreatDoom())
    assert t.count(box.DOOM) == 0, "it cannot retreat any more"


# -------------------------------------------------------------------- Mysteries


@rule("EH-MYS-09")
def test_a_mystery_that_has_all_it_needs_is_not_solved_before_the_phase_ends() -> None:
    t = empty("silas-marsh").at(0, "rome").solved(2).mystery("omen-of-devastation", tokens=5)
    t.effect(0, w.GainClue()).turn().play("end")
    t.encounter().idle()
    assert (t.result, len(t.zone(box.SOLVED))) == (None, 2)
    t.doom(1).gate("rome")
    t.omen(0).effect(0, w.AdvanceDoom())
    assert t.result == (False, "EH-AO-02"), "Azathoth awakens before the Mystery is looked at"


@rule("EH-MYS-09")
def test_at_the_end_of_the_phase_it_is() -> None:
    t = empty("silas-marsh").at(0, "rome").mystery("omen-of-devastation", tokens=1).stack("tokyo").cup("ghost")
    assert t.zone(box.SOLVED) == []
    t.mythos_phase("support-of-the-church")
    while t.question is asks.NextTask:
        t.play(t.options[0])
    assert t.zone(box.SOLVED) == ["omen-of-devastation"]


# -------------------------------------------------------------------- combat


@rule("EH-COM-10")
def test_an_investigator_who_falls_by_the_will_test_takes_no_strength_test() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").values(0, sanity=1).fights("mummy")
    assert [note.told.skill for note in t.told(tells.Rolls)] == [WILL]
    assert not t.alive(0)


@rule("EH-ENC-02")
def test_who_rides_away_from_a_dark_power_fights_nobody_who_stayed_behind() -> None:
    t = empty("lily-chen").at(0, "rome")
    t.monster("byakhee", "rome")
    t.monster("mummy", "rome")
    t.event("a-dark-power").roll(*[6] * 7).play("fight:byakhee")
    t.play("do-it", "space:istanbul", "space:rome", "space:istanbul")
    assert (t.question, [box.CODE[note.told.monster] for note in t.told(tells.Combat)]) == (None, ["byakhee"])


@rule("EH-FAQ-04", "EH-TST-01")
def test_dice_that_count_as_ones_are_those_of_the_conditions_and_not_of_a_ward_cast_meanwhile() -> None:
    t = empty("lily-chen", "jacqueline-fine").at(0, "rome").at(1, "tokyo")
    t.condition(0, "internal-injury", "excruciating-pain")
    t.spell(1, "flesh-ward", 2)
    t.roll(6, 6, 6, 1).event("tied-to-a-dark-purpose").play("use:flesh-ward#1").idle()
    assert t.health(0) == 6, "all three were prevented"


@rule("EH-CNF-02", "EH-GOLD-03", "EH-DEL-01")
def test_a_nightgaunt_carries_nobody_off_who_cannot_be_moved_but_delays_them() -> None:
    t = empty("silas-marsh").at(0, "london")
    t.condition(0, "detained")
    t.monster("nightgaunt", "london")
    t.reckoning()
    assert (t.where(), t.monsters("london"), t.count(box.DELAYED[0])) == ("london", ["nightgaunt"], 1)
    two = empty("silas-marsh", "lily-chen").at(0, "london").at(1, "london")
    two.condition(0, "detained")
    two.monster("nightgaunt", "london")
    two.reckoning().play("space:arkham")
    assert (two.where(0), two.where(1), two.monsters("arkham")) == ("london", "arkham", ["nightgaunt"]), "the one who can"


# -------------------------------------------------------------------- defeated Monsters and those who want them


@rule("EH-AMB-03")
def test_an_ambusher_by_name_is_no_token_that_a_mystery_could_keep() -> None:
    t = empty("mark-harrigan", ancient_one="shub-niggurath").at(0, "10").mystery("hunting-the-thousand").clues(0, 2)
    there = t.monster("cultist", "rome")
    t.roll(6, 1, 1).effect(0, w.Ambush("cultist")).play("keep")
    assert (t.question, t.has_clues()) == (None, 2), "nothing is offered for 2 Clues"
    assert t.state.home[there] == box.MONSTERS_AT[space("rome")]


@rule("EH-INV-01")
def test_the_active_investigator_pays_for_what_another_has_hunted_down() -> None:
    t = empty("lily-chen", "mark-harrigan", ancient_one="shub-niggurath").mystery("hunting-the-thousand")
    t.at(0, "tokyo").at(1, "rome").clues(0, 2).clues(1, 2)
    t.monster("maniac", "rome")
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(6, 6, 6, 6, 6, 6, 6, 6).event("a-dark-power")
    while t.question is not asks.WhetherTo:
        t.play("keep" if "keep" in t.options else t.options[0])
    assert t.asked == 0, "in the Mythos Phase it is always the Lead Investigator"
    t.play("do-it").idle()
    assert (t.has_clues(0), t.has_clues(1)) == (0, 2)
    assert t.zone(box.KEPT_ON[piece("hunting-the-thousand")]) == ["maniac"]


@rule("EH-INV-01")
def test_whoever_acts_pays_for_what_falls_by_the_service_of_somebody_else() -> None:
    t = empty("charlie-kane", "lily-chen", ancient_one="shub-niggurath").mystery("hunting-the-thousand").at(0, "arkham")
    t.at(1, "tokyo").clues(0, 2).clues(1, 2).reserve("agency-quarantine")
    t.monster("mummy", "rome")
    t.roll(6, 6, 6, 6).turn(0).play("acquire", "keep", "no", "buy:agency-quarantine", "person:seat-2")
    assert (t.question, t.asked) == (asks.WhetherTo, 0)


@rule("EH-EPI-01")
def test_an_epic_monster_defeated_at_its_space_may_be_put_on_return_of_the_ancient_ones() -> None:
    t = empty("mark-harrigan", "lily-chen").at(0, "19").at(1, "rome").ongoing("return-of-the-ancient-ones").clues(0, 1)
    t.monster("zombie-horde", "19", hurt=4)
    t.turn(0).play("use:mark-harrigan", "do-it")
    assert t.home("return-of-the-ancient-ones") == box.MYTHOS_DISCARD, "a toughness of 5 for two players"
    assert t.home("zombie-horde") == box.EPIC


def test_a_monster_that_one_card_has_is_not_there_for_another() -> None:
    t = empty("mark-harrigan", ancient_one="shub-niggurath").at(0, "19").mystery("hunting-the-thousand").clues(0, 3)
    t.ongoing("return-of-the-ancient-ones").monster("mummy", "19", hurt=2)
    t.turn(0).play("use:mark-harrigan", "use:hunting-the-thousand", "do-it")
    assert (t.question, t.has_clues()) == (asks.Action, 1)
    assert t.zone(box.KEPT_ON[piece("hunting-the-thousand")]) == ["mummy"]


@rule("EH-COM-08")
def test_a_wraith_lifts_a_curse_even_if_it_takes_its_victor_along() -> None:
    t = empty("lily-chen", "mark-harrigan").at(0, "tokyo").at(1, "rome").values(1, health=1)
    t.condition(0, "cursed")
    t.monster("wraith", "rome", hurt=2)
    t.roll(6, 6, 6, 6, 1, 1).encounter(1)
    assert (t.question, t.asked) == (asks.WhetherTo, 0), "who has fallen decides nothing more"
    t.play("do-it").idle()
    assert (t.conditions(0), t.alive(1), t.home("wraith")) == ([], False, box.CUP)


@rule("EH-COM-08", "EH-DEF-12")
def test_what_a_monster_gives_its_victor_is_lost_if_both_fall() -> None:
    t = empty("mark-harrigan").at(0, "rome").values(0, health=1).gives(0, "lodge-researcher")
    t.monster("mi-go", "rome", hurt=2)
    t.roll(6, 1, 1, 1, 6, 1, 1).encounter(0).idle()
    left = [box.CODE[p] for p in t.state.zone(box.LEFT_BY[piece("mark-harrigan")])]
    assert (t.home("mi-go"), left) == (box.CUP, ["lodge-researcher"]), "no Artifact and no Clue"


@rule("EH-INV-23")
def test_mark_and_the_monster_lose_health_at_the_same_moment() -> None:
    t = empty("mark-harrigan", "lily-chen").at(0, "rome").at(1, "tokyo").values(0, health=1)
    t.monster("maniac", "rome")
    t.turn(0).play("use:mark-harrigan").idle()
    assert (t.monsters("rome"), t.alive(0)) == ([], False)


@rule("EH-CNF-01")
def test_the_lightning_gun_strikes_the_monsters_even_if_its_owner_falls() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").values(0, health=1).gives(0, "lightning-gun")
    t.monster("maniac", "rome")
    t.monster("mummy", "rome")
    t.turn(0).play("use:lightning-gun").idle()
    assert (t.monsters("rome"), t.count(box.HURT[piece("mummy")]), t.alive(0)) == (["mummy"], 1, False)


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


# -------------------------------------------------------------------- reckoning twice


@rule("EH-REC-06")
def test_a_horde_that_a_rising_terror_brings_does_not_reckon_in_it() -> None:
    t = empty("silas-marsh").at(0, "rome").doom(10)
    t.monster("zombie", "tokyo")
    t.roll(1).event("rising-terror").idle()
    assert (t.monsters("tokyo"), t.count(box.DOOM)) == (["zombie-horde"], 10)


@rule("EH-REC-07")
def test_every_monster_reckons_twice_in_the_order_the_lead_likes() -> None:
    t = empty("silas-marsh").at(0, "rome").doom(10)
    t.monster("dark-young", "tokyo")
    t.monster("star-spawn", "sydney")
    t.roll(1, 2, 1, 2).event("rising-terror").play("pick:dark-young")
    assert (t.count(box.DOOM), sorted(t.options)) == (9, ["pick:dark-young", "pick:star-spawn"])
    t.play("pick:dark-young")
    assert t.count(box.DOOM) == 10 - 4, "the other one follows twice without a question"


# -------------------------------------------------------------------- changing places


@rule("EH-FAQ-07")
def test_whoever_was_traded_with_decides_on_changing_places() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").gives(0, "mi-go-brain-case")
    t.turn(0).play("use:mi-go-brain-case", "give:mi-go-brain-case", "yes")
    assert (t.question, t.asked) == (asks.WhetherTo, 1)
    t.play("do-it")
    assert (t.where(0), t.where(1), t.owned(1)) == ("tokyo", "rome", ["mi-go-brain-case"])


@rule("EH-POS-03", "EH-AMB-01")
def test_a_spell_cast_in_an_ambush_can_be_cast_in_the_combat_that_it_broke_into_too() -> None:
    t = empty("jacqueline-fine").at(0, "rome").cup("skeleton")
    t.spell(0, "wither", 1)
    t.condition(0, "cursed", "harried")
    t.fights("witch")  # another curse turns the card over, and something comes out of the cup
    t.play("use:wither#1", "yes")
    assert (t.question, t.options) == (asks.BeforeCombatTest, ["use:wither#1", "roll"])


@rule("EH-COM-11", "EH-GOLD-02")
def test_who_rides_away_leaves_monsters_behind_that_were_not_fought_yet() -> None:
    t = empty("mark-harrigan").at(0, "arkham")
    t.monster("byakhee", "arkham")
    t.monster("ghoul", "arkham")
    t.roll(*[6] * 8).encounter().play("fight:byakhee", "do-it", "space:london", "space:rome", "space:istanbul")
    assert (t.where(), t.monsters("arkham"), t.question) == ("istanbul", ["ghoul"], None)


@rule("EH-DOM-04")
def test_awakened_yog_sothoth_takes_gates_that_a_card_counts_from_the_stack() -> None:
    t = empty("silas-marsh", ancient_one="yog-sothoth").at(0, "rome").awaken().stack("sydney", "shanghai").omen(3)
    t.gate("rome")  # red, as the omen one step back
    t.event("perplexing-stars")
    assert (t.gates(), t.zone(box.KEPT_ON[piece("yog-sothoth")])) == (["rome"], ["gate-sydney"])


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


@rule("EH-NEA-02", "EH-INV-01", "EH-DEF-03")
def test_the_lead_chooses_among_the_nearest_cities_of_who_falls_in_the_mythos_phase() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "space-8").values(1, health=1).stack("tokyo").cup("ghost")
    t.mythos("heat-wave-singes-the-globe").play("yes", "no")
    assert (t.question, t.asked) == (asks.WhereAnotherGoes, 0)
    assert t.options == ["space:arkham", "space:buenos-aires", "space:space-7"]
    assert [flat(SPEECH[lang].prompt(t.state, t.state.asked[0])) for lang in LANGUAGES] == [
        "Silas: choose where Lily goes.",
        "Сайлас: выберите, куда попадёт Лили.",
        "Сайлас: виберіть, куди потрапить Лілі.",
    ]
    t.play("space:buenos-aires")
    assert (t.count(box.FALLEN_AT[piece("lily-chen")]), t.alive(1)) == (space("buenos-aires"), False)


@rule("EH-NEA-02", "EH-INV-01", "EH-DEF-03")
def test_who_falls_in_the_own_encounter_chooses_among_the_nearest_cities() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "space-8").values(1, sanity=1).on_top("ge-7")
    t.encounter(1)
    assert (t.question, t.asked) == (asks.WhichSpace, 1), "the one encounter of this space was a storm"


@rule("EH-NEA-02", "EH-INV-01")
def test_the_lead_chooses_the_way_of_who_is_drawn_towards_serpent_people() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "sydney").at(1, "san-francisco")
    t.monster("serpent-people", "arkham")
    t.roll(1).reckoning()
    assert (t.question, t.asked, t.options) == (asks.WhereAnotherGoes, 0, ["space:space-5", "space:space-6"])
    assert t.play("space:space-6").where(1) == "space-6"


@rule("EH-NEA-02", "EH-INV-01")
def test_the_lead_chooses_among_the_nearest_seas_of_others_when_deep_ones_attack() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").at(0, "space-3").at(1, "rome")
    t.enters("the-deep-ones-attack")
    assert (t.question, t.asked, t.options) == (asks.WhichSpace, 0, ["space:space-8", "space:space-13"])


@rule("EH-CNF-01", "EH-INV-01")
def test_the_active_investigator_orders_what_happens_at_once() -> None:
    t = empty("silas-marsh", "mark-harrigan").at(0, "sydney").at(1, "rome").values(1, sanity=1)
    t.gives(1, "lodge-researcher", "sword-of-saint-jerome").monster("ghoul", "rome")
    t.roll(*[6] * 16).encounter(1)
    assert (t.question, t.asked) == (asks.OrderForced, 1), "not the lead, who looks on from Sydney"
    assert t.options == ["use:lodge-researcher", "use:sword-of-saint-jerome"]


@rule("EH-CNF-01")
def test_who_beats_a_cultist_may_recover_by_an_ally_before_the_loss_it_brings() -> None:
    t = empty("mark-harrigan", ancient_one="yog-sothoth").at(0, "rome").values(0, sanity=1).gives(0, "lodge-researcher")
    t.monster("cultist", "rome")
    t.roll(*[6] * 12).encounter(0)
    assert (t.question, t.options) == (asks.OrderForced, ["pick:lodge-researcher", "pick:cultist#1"])
    assert routine(t.state, t.state.asked[0]) is None, "it matters every time"
    t.play("pick:lodge-researcher")
    assert (t.alive(0), t.sanity(), t.has_clues()) == (True, 1 + 1 - 1, 1)


@rule("EH-CNF-01")
def test_or_after_it_who_has_nothing_to_recover_before() -> None:
    t = empty("mark-harrigan", ancient_one="yog-sothoth").at(0, "rome").gives(0, "lodge-researcher")
    t.monster("cultist", "rome")
    t.roll(*[6] * 12).encounter(0).play("pick:cultist#1")
    assert (t.sanity(), t.has_clues()) == (4, 1)


@rule("EH-CNF-01")
@pytest.mark.parametrize(
    ("card", "monster", "hurt", "dice"),
    [("lodge-researcher", "cultist", 0, [6] * 12), ("sword-of-saint-jerome", "zombie-horde", 4, [6] * 7 + [1] * 7)],
    ids=["sanity neither runs out nor over", "no ally is at stake"],
)
def test_where_the_order_makes_no_difference_nobody_is_asked(card: str, monster: str, hurt: int, dice: list[int]) -> None:
    t = empty("mark-harrigan", ancient_one="yog-sothoth").at(0, "rome").values(0, sanity=2).gives(0, card)
    t.monster(monster, "rome", hurt=hurt)
    assert t.roll(*dice).encounter(0).question is asks.Encounter


@rule("EH-CNF-01", "EH-COM-10")
def test_an_ally_whom_the_falling_horde_takes_may_help_before() -> None:
    t = empty("mark-harrigan").at(0, "rome").gives(0, "lodge-researcher").values(0, sanity=2)
    t.monster("zombie-horde", "rome", hurt=4)
    t.roll(6, 6, 6, 6, 6).encounter(0)
    assert t.options == ["pick:lodge-researcher", "pick:zombie-horde"]
    t.play("pick:lodge-researcher")
    assert (t.owned(), t.has_clues(), t.sanity(), t.health()) == ([], 1, 2 + 1, 8 - 2)


@rule("EH-CNF-01")
def test_who_rides_away_from_space_19_has_defeated_the_byakhee_there() -> None:
    t = empty("mark-harrigan").at(0, "space-19").ongoing("return-of-the-ancient-ones").clues(0, 1)
    t.monster("byakhee", "space-19")
    t.roll(*[6] * 16).encounter(0)
    while t.question is asks.AfterRoll:
        t.play("keep")
    t.play("do-it", "space:tokyo", "space:space-20", "space:sydney", "do-it")
    assert (t.where(), t.home("return-of-the-ancient-ones")) == ("sydney", box.MYTHOS_DISCARD)


@rule("EH-INV-01", "EH-COM-08")
def test_the_active_investigator_pays_for_a_monster_that_took_its_hunter_along() -> None:
    t = empty("lily-chen", "mark-harrigan", ancient_one="shub-niggurath").mystery("hunting-the-thousand")
    t.at(0, "tokyo").at(1, "rome").clues(0, 2).values(1, health=1)
    t.monster("maniac", "rome")
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(6, 6, 6, 6, 6, 6, 1, 1).event("a-dark-power")
    assert (t.question, t.asked) == (asks.WhetherTo, 0)
    t.play("do-it").idle()
    assert (t.alive(1), t.zone(box.KEPT_ON[piece("hunting-the-thousand")])) == (False, ["maniac"])


@rule("EH-RSV-03")
def test_what_a_fight_takes_from_the_reserve_is_replaced_before_the_further_encounter() -> None:
    t = empty("mark-harrigan").at(0, "rome").reserve("axe", "bandages", "kerosene", "whiskey").on_top("arcane-tome")
    t.monster("maniac", "rome")
    t.roll(*[6] * 16).encounter(0)
    assert (t.question, t.owned()) == (asks.Encounter, ["axe"])
    assert t.zone(box.RESERVE) == ["bandages", "kerosene", "whiskey", "arcane-tome"]


@rule("EH-AO-02", "EH-REC-02")
def test_awakened_cthulhu_counts_his_sanity_once_for_all() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="cthulhu").awaken().at(0, "rome").at(1, "tokyo")
    t.values(0, sanity=2).values(1, sanity=6).state.set(box.TOKENS_ON[SANITY_TOKEN][piece("cthulhu")], 2)
    t.reckoning().idle()
    assert (t.alive(0), t.count(box.TOKENS_ON[SANITY_TOKEN][piece("cthulhu")])) == (False, 2 + 1)
    assert t.sanity(1) == 6 - 2, "who falls first does not make it worse for the others"


@rule("EH-ENC-01", "EH-AMB-01")
def test_a_ride_from_an_ambush_in_the_encounter_of_another_costs_nobody_the_own_one() -> None:
    t = empty("silas-marsh", "lily-chen", "mark-harrigan", ancient_one="yog-sothoth").at(0, "space-8").values(0, sanity=1)
    t.at(1, "rome").at(2, "tokyo").cup("wraith", "byakhee").stack("arkham").on_top("ge-7", "re-ys-5")
    t.clue("rome")
    t.condition(2, "cursed", "harried")
    t.encounter_phase().play("space:arkham", "person:seat-3")
    assert (t.asked, t.question) == (1, asks.Encounter), "who led has fallen to a storm, and Mark leads now"
    t.roll(1, 1, 6, 6, 6, 6, 6, 6, 6, 6).play("research:clue-rome")
    t.play("do-it", "space:shanghai", "space:space-20", "space:sydney")
    assert (t.asked, t.question, t.where(2)) == (2, asks.Encounter, "sydney"), "it was Lily's encounter that loosed a wraith"


@rule("EH-GAT-03", "EH-LIM-06")
def test_a_gate_that_is_discarded_with_nothing_in_the_stack_is_the_next_to_open() -> None:
    t = empty("silas-marsh").at(0, "rome").stack().cup("ghost")
    for where in ("rome", "tokyo", "sydney"):
        t.gate(where)
    t.on_top("ow-1").roll(*[6] * 9).encounter(0).play("encounter:other-world").idle()
    assert (t.zone(box.GATE_STACK), t.zone(box.GATE_DISCARD)) == (["gate-rome"], []), "closed"
    t.effect(0, w.DiscardGate()).play("pick:gate-tokyo")
    assert (t.zone(box.GATE_STACK), t.zone(box.GATE_DISCARD)) == (["gate-rome"], ["gate-tokyo"])
    both = empty("silas-marsh").stack().omen(2)
    for where in ("rome", "sydney"):
        both.gate(where)
    both.event("dimensional-instability")
    assert sorted(both.zone(box.GATE_STACK)) == ["gate-rome", "gate-sydney"], "at once"


@rule("EH-CLU-01", "EH-LIM-06")
def test_clues_that_are_discarded_with_nothing_in_the_pool_are_the_next_to_be_drawn() -> None:
    t = empty("norman-withers").clues(0, 4).pool()
    t.effect(0, w.Discard(CLUE, 2))
    first = t.zone(box.CLUE_POOL)
    assert (len(first), t.zone(box.CLUE_DISCARD)) == (2, []), "both were discarded at once"
    t.effect(0, w.SpendClues(2)).play("clues")
    assert (t.zone(box.CLUE_POOL), len(t.zone(box.CLUE_DISCARD))) == (first, 2)
    t.effect(0, w.GainClue(2))
    assert sorted(t.zone(box.CLUES_OF[0])) == sorted(first)


@rule("EH-GAT-03", "EH-LIM-06")
def test_a_gate_that_an_effect_discards_fills_an_empty_stack() -> None:
    t = empty("silas-marsh").stack()
    t.gate("tokyo")
    t.effect(0, w.DiscardGate()).idle()
    assert (t.zone(box.GATE_STACK), t.zone(box.GATE_DISCARD)) == (["gate-tokyo"], [])


@rule("EH-CLU-01", "EH-LIM-06", "EH-DEV-03")
def test_clues_that_an_investigator_spends_or_leaves_fill_an_empty_pool() -> None:
    for effects in ([w.SpendClues(2)], [w.Devour()], [w.Lose(HEALTH, 9), w.ForgetDefeated()]):
        t = empty("norman-withers", "lily-chen").at(0, "rome").clues(0, 2).pool()
        for effect in effects:
            assert (t.zone(box.CLUE_POOL), t.zone(box.CLUE_DISCARD)) == ([], []), "a defeated investigator keeps them"
            t.effect(0, effect).idle()
        assert (len(t.zone(box.CLUE_POOL)), t.zone(box.CLUE_DISCARD)) == (2, [])


@rule("EH-CLU-01", "EH-LIM-06", "EH-DIS-04")
def test_clues_that_are_discarded_from_the_board_or_a_mystery_fill_an_empty_pool() -> None:
    world = empty("norman-withers", "lily-chen").at(0, "rome").pool()
    for where in ("tokyo", "sydney"):
        world.clue(where)
    world.effect(0, w.DiscardClues())
    assert (len(world.zone(box.CLUE_POOL)), world.zone(box.CLUE_DISCARD)) == (2, []), "all at once"
    taken = empty("norman-withers").at(0, "rome").pool()
    taken.clue("tokyo")
    taken.monster("mi-go", "shanghai")
    assert taken.reckoning().zone(box.CLUE_POOL) == ["clue-tokyo"]
    hidden = empty("norman-withers").at(0, "rome").pool()
    hidden.clue("tokyo")
    hidden.spell(0, "clairvoyance", 2)
    assert hidden.encounter(0).play("use:clairvoyance#1").idle().zone(box.CLUE_POOL) == ["clue-tokyo"]
    solved = empty("norman-withers").pool().mystery("occult-research")
    solved.state.put(solved.clue("tokyo"), box.KEPT_ON[piece("occult-research")])
    assert solved.mythos_phase(None).zone(box.CLUE_POOL) == ["clue-tokyo"]


def without_assets(*kept: str) -> Table:
    """A table at which all Assets but those of the reserve and the named ones are out of the game; Leo has the latter."""
    t = empty("leo-anderson", "lily-chen").at(0, "rome").at(1, "tokyo").gives(0, *kept)
    t.reserve("bandages", "whiskey", "kerosene", "38-revolver")
    for card in (*t.state.zone(box.DECK_OF[ASSET]), *t.state.zone(box.DISCARD_OF[ASSET])):
        t.state.put(card, box.GONE)
    return t


@rule("EH-LIM-06", "EH-DIS-03")
def test_an_asset_that_is_discarded_without_a_deck_is_the_new_deck() -> None:
    t = without_assets("cat-burglar", "axe", "dynamite").effect(0, w.Discard(ASSET, trait=ALLY))
    assert (t.zone(box.DECK_OF[ASSET]), t.zone(box.DISCARD_OF[ASSET])) == (["cat-burglar"], [])
    t.roll(6, 6).turn().play("use:leo-anderson")
    assert t.owned() == ["axe", "dynamite"], "no Ally lies in the discard pile"
    t.effect(0, w.Discard(ASSET)).play("pick:axe")
    t.effect(1, w.GainAsset())
    assert (t.owned(1), t.zone(box.DECK_OF[ASSET])) == (["cat-burglar"], ["axe"]), "the first one is the next to come"


@rule("EH-LIM-06")
def test_assets_that_are_discarded_together_without_a_deck_form_it_together() -> None:
    t = without_assets("cat-burglar", "axe", "dynamite").effect(0, w.Discard(ASSET, 2, trait=ITEM))
    assert (sorted(t.zone(box.DECK_OF[ASSET])), t.zone(box.DISCARD_OF[ASSET])) == (["axe", "dynamite"], [])
    t = without_assets().event("driven-to-bankruptcy")
    assert (len(t.zone(box.DECK_OF[ASSET])), t.zone(box.DISCARD_OF[ASSET])) == (4, [])
    t = without_assets("axe", "cat-burglar").effect(0, w.Devour())
    assert (sorted(t.zone(box.DECK_OF[ASSET])), t.zone(box.DISCARD_OF[ASSET])) == (["axe", "cat-burglar"], [])
    t = without_assets("axe", "cat-burglar").values(0, health=1).effect(0, w.Lose(HEALTH)).event("no-peace-for-the-fallen")
    assert (sorted(t.zone(box.DECK_OF[ASSET])), t.zone(box.DISCARD_OF[ASSET])) == (["axe", "cat-burglar"], [])
    t = without_assets("axe", "cat-burglar", "dynamite").event("burden-of-greed").play("pick:dynamite", "pick:axe")
    assert (sorted(t.zone(box.DECK_OF[ASSET])), t.zone(box.DISCARD_OF[ASSET])) == (["axe", "dynamite"], [])


@rule("EH-LIM-06")
def test_an_artifact_that_is_discarded_without_a_deck_is_the_next_to_be_gained() -> None:
    t = empty("leo-anderson").at(0, "rome").gives(0, "pallid-mask", "gate-box")
    for card in t.state.zone(box.DECK_OF[ARTIFACT]):
        t.state.put(card, box.GONE)
    t.effect(0, w.Discard(ARTIFACT)).play("pick:gate-box")
    t.effect(0, w.Discard(ARTIFACT)).effect(0, w.GainArtifact())
    assert (t.owned(), t.zone(box.DECK_OF[ARTIFACT])) == (["gate-box"], ["pallid-mask"])


@rule("EH-SPD-01", "EH-DEF-04")
def test_a_spell_that_was_promised_to_the_mystery_is_gone_though_its_caster_falls() -> None:
    t = empty("jim-culver", "lily-chen", ancient_one="yog-sothoth").at(0, "rome").clues(0, 1).values(0, sanity=1)
    t.mystery("arcane-understanding").spell(0, "plumb-the-void", 1)
    t.roll(6, 1).turn(0).play("use:plumb-the-void#1", "person:seat-1", "keep", "do-it", "decline").idle()
    assert (t.alive(0), t.tokens_on("arcane-understanding")) == (False, 1)
    assert t.zone(box.LEFT_BY[piece("jim-culver")]) == []


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


@rule("EH-DEF-13", "EH-ACT-06")
def test_an_action_that_charlie_gave_goes_on_though_he_falls_meanwhile() -> None:
    t = empty("charlie-kane", "jim-culver").at(0, "rome").at(1, "rome").values(0, sanity=1)
    t.spell(0, "flesh-ward", 1)
    t.spell(1, "plumb-the-void", 1)
    t.round().roll(1, 1, 6, 1).play("use:charlie-kane", "do-it", "use:plumb-the-void#1", "person:seat-2")
    t.play("use:flesh-ward#1")
    assert (t.alive(0), t.health(1)) == (False, 7 - 3 + 2), "what the ward did not prevent is lost"
    assert (t.asked, t.question) == (1, asks.Action), "then Jim has his own turn"


@rule("EH-DEL-03", "EH-ACT-06")
def test_an_action_that_charlie_gave_goes_on_though_it_ends_his_turn() -> None:
    t = empty("charlie-kane", "jim-culver", ancient_one="cthulhu").at(0, "rome").at(1, "rome").eldritch("space-3")
    t.spell(1, "plumb-the-void", 1)
    t.round().roll(6, 1).play("use:charlie-kane", "do-it", "use:plumb-the-void#1", "person:seat-1", "do-it", "space:space-3")
    assert (t.where(0), t.sanity(0), t.count(box.DELAYED[0])) == ("space-3", 8 - 1, 0)
    assert t.sanity(1) == 5 - 1, "the back of the Spell is resolved"
    assert (t.asked, t.question) == (1, asks.Action), "and Charlie has no actions left"


# -------------------------------------------------------------------- one price, one's own decision, as if one were there


@rule("EH-CLU-01", "EH-SPD-03", "EH-LEA-02")
def test_clues_that_a_group_spends_into_an_empty_pool_are_mixed_together() -> None:
    t = empty("silas-marsh", "lily-chen", "leo-anderson").at(0, "rome").at(1, "rome").at(2, "rome").clues(0, 1).clues(2, 1)
    t.pool().ongoing("web-between-worlds").reckoning().play("yes", "person:seat-1")
    assert (t.has_clues(0), t.has_clues(2)) == (0, 0)
    assert (len(t.zone(box.CLUE_POOL)), t.zone(box.CLUE_DISCARD)) == (2, []), "nobody knows which comes next"


@rule("EH-FAQ-07")
def test_who_rests_beside_a_witch_doctor_may_do_without() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "rome").gives(1, "witch-doctor").values(0, health=3)
    t.turn(0).play("rest", "done")
    assert (t.health(0), t.question) == (3 + 1, asks.Action)


@rule("EH-DEF-03", "EH-NEA-03")
def test_who_falls_while_researching_afar_is_found_near_the_clue() -> None:
    t = empty("norman-withers", "lily-chen").at(0, "arkham").at(1, "rome").values(0, health=1)
    t.spell(0, "clairvoyance", 2)
    t.clue("tunguska")
    t.on_top("re-az-1").roll(6, 1, 1, 1, 1).encounter(0).play("use:clairvoyance#1")
    while t.alive(0):
        t.play("do-it" if "do-it" in t.options else t.options[0])
    assert t.count(box.FALLEN_AT[piece("norman-withers")]) == space("16"), "the nearest city, though the token was in Arkham"


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


# -------------------------------------------------------------------- where one was not sure


@rule("EH-MON-05", "EH-COM-06")
def test_a_monster_spawned_to_be_fought_is_fought_though_it_goes_elsewhere_and_stays_there() -> None:
    t = empty("silas-marsh").at(0, "the-himalayas").expedition("ex-him-1").cup("mummy")
    t.roll(6, 6, 6, 1).encounter().play("encounter:expedition").idle()
    assert (len(t.told(tells.Combat)), t.monsters("the-himalayas"), t.monsters("the-pyramids")) == (1, [], ["mummy"])


@rule("EH-DEF-01", "EH-DEF-13")
def test_a_cultist_who_takes_the_last_health_is_not_defeated_by_its_own_effect() -> None:
    t = empty("silas-marsh", "lily-chen").at(0, "rome").at(1, "tokyo").values(0, health=1)
    t.monster("cultist", "rome")
    t.roll(6, 6, 6).encounter(0).idle()
    assert (t.alive(0), t.monsters("rome")) == (False, ["cultist"])


@rule("EH-DEL-04")
def test_a_delayed_investigator_may_fly_when_charlie_pays_for_it() -> None:
    t = empty("charlie-kane", "lily-chen").at(0, "rome").at(1, "tokyo").delayed(1).reserve(*FLIGHT)
    t.turn(0).roll(5, 1, 1, 1).play("acquire", "no", "buy:charter-flight", "person:seat-2")
    assert (t.question, t.asked) == (asks.WhichSpace, 1), "only actions are barred"


@rule("EH-AO-02")
def test_two_investigators_beside_one_gate_give_awakened_yog_sothoth_that_gate_once() -> None:
    t = empty("silas-marsh", "lily-chen", ancient_one="yog-sothoth").awaken().at(0, "rome").at(1, "rome")
    t.gate("rome")
    t.gate("tokyo")
    t.reckoning().idle()
    assert (t.zone(box.KEPT_ON[piece("yog-sothoth")]), t.gates(), t.result) == (["gate-rome"], ["tokyo"], None)


# -------------------------------------------------------------------- the side that lies up, and what is counted at once


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


# -------------------------------------------------------------------- what was not there yet when it happened


@rule("EH-AO-02", "EH-ELD-02")
def test_who_moves_onto_a_token_while_cthulhu_awakens_by_it_suffers_what_the_sheet_said_before() -> None:
    t = empty("lily-chen", "jacqueline-fine", ancient_one="cthulhu").at(0, "tokyo").at(1, "rome").values(1, health=1).doom(1)
    t.spell(1, "instill-bravery", 1)
    t.state.set(box.PHASE, box.MYTHOS_PHASE)
    t.roll(1, 6, 1, 1, 1).eldritch("8").event("the-bermuda-triangle").play("use:instill-bravery#1")
    assert (t.alive(1), t.count(box.AWAKE)) == (False, 1), "the ward has cost Jacqueline's last Health"
    assert (t.where(0), t.sanity(0), t.count(box.DELAYED[0])) == ("space-8", 6, 1)
    assert t.count(box.TOKENS_ON[SANITY_TOKEN][piece("cthulhu")]) == 0, "one move, one effect"


@rule("EH-POS-03")
def test_a_sword_taken_from_a_beaten_mi_go_has_not_beaten_it() -> None:
    t = empty("lily-chen").at(0, "rome").gives(0, "45-automatic").values(0, sanity=3).on_top("sword-of-saint-jerome")
    t.roll(*[6] * 8).fights("mi-go")
    assert (t.owned(), t.sanity()) == (["45-automatic", "sword-of-saint-jerome"], 3)
    t.roll(*[6] * 12).fights("mi-go").idle()
    assert t.sanity() == 3 + 1, "but the next one"
