"""Skill tests from ST.1 to ST.8 (AH-SKL, AH-STT)."""

import pytest

from miskatonic.core.declared import Kind
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT, WILLPOWER
from miskatonic.games.arkham_lcg.cards.words import GainResources, TakeDamage, TakeHorror
from miskatonic.games.arkham_lcg.cards.words import Test as SkillTest
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table, woods

SKILLS = {
    "roland-banks": (3, 3, 4, 2),
    "daisy-walker": (3, 5, 2, 2),
    "skids-otoole": (2, 3, 3, 4),
    "agnes-baker": (5, 2, 2, 3),
    "wendy-adams": (4, 3, 1, 4),
}


# -------------------------------------------------------------------- the sum


@rule("AH-SKL-01")
@pytest.mark.parametrize("name", SKILLS)
def test_each_of_the_four_skills_is_tested_with_its_printed_value(name: str) -> None:
    for skill, value in enumerate(SKILLS[name]):
        t = table(name).bag("0").effect(0, SkillTest(skill, 1))
        assert t.outcome() == (tells.Succeeded, value, 1, value - 1)


@rule("AH-SKL-02", "AH-SKL-15", "AH-STT-06")
@pytest.mark.parametrize(("token", "kind"), [("+1", tells.Succeeded), ("0", tells.Succeeded), ("-1", tells.Failed)])
def test_a_skill_that_equals_the_difficulty_is_enough(token: str, kind: Kind) -> None:
    t = table().bag(token).effect(0, SkillTest(WILLPOWER, 3))
    assert t.outcome()[0] == kind
    assert len(t.told(tells.Token)) == 1


@rule("AH-SKL-03", "AH-SKL-15")
def test_what_follows_is_what_the_effect_says_that_called_for_the_test() -> None:
    called = SkillTest(COMBAT, 4, success=GainResources(2), fail=TakeHorror(2))
    t = table().bag("0").effect(0, called)
    assert (t.count(box.RESOURCES[0]), t.horror()) == (7, 0)
    t = table().bag("-1").effect(0, called)
    assert (t.count(box.RESOURCES[0]), t.horror()) == (5, 2)


@rule("AH-SKL-14")
@pytest.mark.parametrize(("token", "value"), [("+1", 5), ("0", 4), ("-1", 3), ("-2", 2), ("-3", 1), ("-4", 0), ("-8", 0)])
def test_the_number_on_the_token_changes_the_skill_which_never_counts_below_0(token: str, value: int) -> None:
    t = table().bag(token).effect(0, SkillTest(COMBAT, 6))
    assert t.outcome() == (tells.Failed, value, 6, 6 - value)


@rule("AH-STT-05")
def test_the_modified_skill_is_base_icons_token_and_every_active_modifier() -> None:
    t = table("roland-banks", "wendy-adams").in_play(0, "beat-cop", "45-automatic", "physical-training").hand(0, "overpower")
    t.state.put(piece("lita-chantler"), box.PLAY[1])
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("-3").play("use:45-automatic", "commit:overpower", "use:physical-training/1", "reveal").until(asks.Action)
    assert t.outcome()[1:3] == (4 + 1 + 1 + 1 + 2 + 1 - 3, 2), "Beat Cop, Lita beside, the pistol, icons, training, token"


@rule("AH-STT-05")
def test_haunted_lowers_every_skill_and_the_magnifying_glass_serves_investigations_only() -> None:
    t = table("daisy-walker").threat(0, "haunted").in_play(0, "magnifying-glass").bag("0").effect(0, SkillTest(INTELLECT, 3))
    assert t.value() == 4
    t.turn(0).bag("0").play("investigate")
    assert t.value() == 5


@rule("AH-SKL-18")
@pytest.mark.parametrize("helps", [True, False])
def test_roland_saves_wendy_from_grasping_hands(helps: bool) -> None:
    t = table("wendy-adams", "roland-banks").hand(1, "45-automatic").draws(0, "grasping-hands")
    assert (t.asked, t.question) == (1, asks.Help)
    t.bag("-2").play("commit:45-automatic@2" if helps else "pass")
    assert t.outcome() == ((tells.Succeeded, 3, 3, 0) if helps else (tells.Failed, 2, 3, 1))
    assert t.damage() == (0 if helps else 1)
    assert t.home("45-automatic", 1) == (box.DISCARD[1] if helps else box.HAND[1])
    assert box.REVEALED[0] not in t.state.counts
    assert t.home("grasping-hands") == box.ENCOUNTER_DISCARD


# -------------------------------------------------------------------- ST.1, ST.2


@rule("AH-STT-01", "AH-SKL-04", "AH-STT-02")
def test_the_skill_is_fixed_and_everything_is_chosen_before_the_token() -> None:
    t = table().in_play(0, "physical-training", "beat-cop").hand(0, "guts")
    t.enemy("icy-ghoul", at="study")
    t.draws(0, "rotting-remains")
    assert [note.told for note in t.told(tells.Test)] == [(0, WILLPOWER, 3, 0, -1)]
    assert (t.question, t.asked) == (asks.Commit, 0)
    assert {"commit:guts", "use:physical-training", "use:beat-cop", "reveal"} == set(t.options)
    t.play("use:beat-cop", "commit:guts")
    assert not t.told(tells.Token)
    assert {"use:physical-training", "reveal"} == set(t.options), "the window stays open until the token is revealed"
    t.bag("0").play("reveal")
    assert (t.question, len(t.told(tells.Token))) == (None, 1)


@rule("AH-SKL-04")
def test_after_the_token_no_boost_is_offered() -> None:
    t = table("wendy-adams").in_play(0, "dig-deep", "rabbits-foot").hand(0, "guts", "lucky").draws(0, "rotting-remains")
    t.bag("-4").play("reveal")
    assert t.options == ["use:wendy-adams", "pass"]
    t.play("pass")
    assert t.options == ["use:lucky", "pass"]
    t.play("pass")
    assert t.options == ["use:rabbits-foot", "pass"]


@rule("AH-SKL-10")
def test_a_free_ability_raises_the_skill_for_this_test_only() -> None:
    t = table().in_play(0, "physical-training").draws(0, "rotting-remains")
    t.play("use:physical-training", "use:physical-training").bag("-2").play("reveal")
    assert t.outcome() == (tells.Succeeded, 3, 3, 0)
    assert t.count(box.RESOURCES[0]) == 3
    assert t.bag("0").draws(0, "rotting-remains").play("reveal").value() == 3


@rule("AH-SKL-10")
def test_a_boost_is_offered_only_for_the_skill_that_is_tested() -> None:
    t = table().in_play(0, "physical-training", "hyperawareness").draws(0, "grasping-hands")
    assert t.options == ["use:hyperawareness/1", "reveal"]


@rule("AH-STT-01")
def test_the_others_have_their_window_in_the_test_too() -> None:
    t = table("roland-banks", "skids-otoole").in_play(1, "beat-cop").hand(0, "guts")
    t.enemy("icy-ghoul", at="study")
    t.draws(0, "rotting-remains").bag("0").play("reveal")
    assert (t.question, t.asked, t.options[0]) == (asks.Window, 1, "use:beat-cop@2")
    assert not t.told(tells.Token)


@rule("AH-STT-10")
def test_intellect_instead_of_combat_is_decided_when_the_test_begins_and_then_only_intellect_counts() -> None:
    t = table("daisy-walker").in_play(0, "dr-milan-christopher").hand(0, "mind-over-matter", "perception", "overpower")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("play:mind-over-matter", "fight:ghoul-minion")
    assert (t.question, t.options) == (asks.Substitute, ["yes", "no"])
    t.play("yes")
    assert t.told(tells.Test)[-1].told[1] == INTELLECT
    assert t.options == ["commit:perception", "reveal"]
    t.bag("0").play("commit:perception").until(asks.Action, asks.ResultOrder)
    assert t.value() == 5 + 1 + 2, "intellect, Dr. Milan, two icons"


@rule("AH-STT-10")
def test_whoever_declines_tests_combat_with_combat_icons() -> None:
    t = table("daisy-walker").in_play(0, "dr-milan-christopher").hand(0, "mind-over-matter", "perception", "overpower")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("play:mind-over-matter", "fight:ghoul-minion", "no")
    assert t.options == ["commit:overpower", "reveal"]
    t.bag("0").play("reveal")
    assert t.value() == 2


@rule("AH-STT-10")
def test_a_substitution_that_comes_after_the_test_has_begun_is_too_late_for_it() -> None:
    t = table("daisy-walker").hand(0, "mind-over-matter")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("0").play("fight:ghoul-minion", "play:mind-over-matter").until(asks.Action)
    assert (t.told(tells.Test)[-1].told[1], t.value()) == (COMBAT, 2)
    assert t.play("fight:ghoul-minion").question == asks.Substitute, "in the next one it counts"


@rule("AH-STT-10")
def test_willpower_tests_are_not_substituted() -> None:
    t = table("daisy-walker").hand(0, "mind-over-matter").turn(0).play("play:mind-over-matter")
    t.bag("0").effect(0, SkillTest(WILLPOWER, 3))
    assert (t.question, t.value()) == (None, 3)


# -------------------------------------------------------------------- the difficulty


@rule("AH-STT-13")
@pytest.mark.parametrize(
    ("enemy", "fight", "evade"),
    [("swarm-of-rats", 1, 3), ("icy-ghoul", 3, 4), ("flesh-eater", 4, 1), ("ghoul-priest", 4, 4)],
)
def test_enemies_are_fought_at_their_fight_value_and_evaded_at_their_evade_value(enemy: str, fight: int, evade: int) -> None:
    t = table()
    t.enemy(enemy, engaged=0)
    t.turn(0).bag("0", "0").play(f"fight:{enemy}").until(asks.Action)
    if f"evade:{enemy}" not in t.options:
        t.enemy(enemy, engaged=0)
        t.turn(0)
    t.play(f"evade:{enemy}").until(asks.Action)
    assert [note.told[2] for note in t.told(tells.Test)] == [fight, evade]


@rule("AH-STT-13")
@pytest.mark.parametrize(("location", "shroud"), [("study", 2), ("hallway", 1), ("attic", 1), ("cellar", 4), ("parlor", 2)])
def test_a_location_is_investigated_at_its_shroud(location: str, shroud: int) -> None:
    t = table().at(0, location).turn(0).bag("0", "0").play("investigate")
    t.state.put(piece("obscuring-fog"), box.ATTACHED[box.PLACE_NAMED[location]])
    t.turn(0).play("investigate")
    assert [note.told[2] for note in t.told(tells.Test)] == [shroud, shroud + 2]


@rule("AH-STT-13")
@pytest.mark.parametrize(("card", "number"), [("grasping-hands", 3), ("rotting-remains", 3), ("crypt-chill", 4)])
def test_a_card_effect_is_tested_at_its_number(card: str, number: int) -> None:
    assert table().bag("0").draws(0, card).told(tells.Test)[0].told[2] == number


@rule("AH-STT-14")
def test_at_difficulty_0_everything_but_the_auto_fail_succeeds() -> None:
    for token, kind in (("-8", tells.Succeeded), ("skull", tells.Succeeded), ("auto-fail", tells.Failed)):
        t = (
            table("agnes-baker")
            .house()
            .in_play(0, "flashlight")
            .turn(0)
            .bag(token)
            .play("use:flashlight")
            .until(asks.Action)
        )
        assert t.told(tells.Test)[0].told[2] == 0, "shroud 1 - 2 is not below 0"
        assert t.outcome()[0] == kind
        assert t.outcome()[3] == (2 if token == "skull" else 0)


# -------------------------------------------------------------------- ST.6


@rule("AH-STT-06")
def test_dr_milan_pays_before_the_clue_is_found() -> None:
    t = table("daisy-walker").in_play(0, "dr-milan-christopher").clues("study", 1).turn(0).bag("0").play("investigate")
    assert (t.options, t.clues_of(), t.clues_on("study")) == (["use:dr-milan-christopher", "pass"], 0, 1)
    t.play("use:dr-milan-christopher")
    assert (t.clues_of(), t.count(box.RESOURCES[0])) == (1, 6)
    assert t.kinds(tells.Succeeded, tells.Resources, tells.Clues) == [tells.Succeeded, tells.Resources, tells.Clues]


@rule("AH-STT-06")
def test_the_fog_lifts_before_the_clue_is_found_and_lita_speaks_before_the_damage() -> None:
    t = table("daisy-walker").clues("study", 1)
    t.state.put(piece("obscuring-fog"), box.ATTACHED[0])
    t.turn(0).bag("0").play("investigate")
    assert t.kinds(tells.Discarded, tells.Clues) == [tells.Discarded, tells.Clues]
    t = table()
    t.state.put(piece("lita-chantler"), box.PLAY[0])
    enemy = t.enemy("icy-ghoul", engaged=0)
    t.turn(0).bag("0").play("fight:icy-ghoul")
    assert (t.options, t.count(box.DAMAGE[enemy])) == (["use:lita-chantler", "pass"], 0)
    assert t.play("use:lita-chantler").count(box.DAMAGE[enemy]) == 2


@rule("AH-ABL-09")
def test_lita_is_silent_when_the_enemy_attacked_is_gone_before_the_blow() -> None:
    t = table().in_play(0, "beat-cop").clues("study", 0)
    t.state.put(piece("lita-chantler"), box.PLAY[0])
    t.enemy("ghoul-minion", engaged=0)
    t.state.set(box.DAMAGE[piece("ghoul-minion")], 1)
    t.turn().bag("0").play("fight:ghoul-minion", "use:beat-cop")
    assert (t.home("ghoul-minion"), t.question) == (box.ENCOUNTER_DISCARD, asks.Action)
    assert t.told(tells.Succeeded)


@rule("AH-STT-09")
def test_lucky_comes_before_failure_is_final_and_before_those_who_react_to_it() -> None:
    t = table("wendy-adams").in_play(0, "rabbits-foot").hand(0, "lucky").clues("study", 2).turn(0).bag("-2")
    t.play("investigate").play("pass")
    assert t.options == ["use:lucky", "pass"]
    assert not t.told(tells.Failed)
    t.play("use:lucky")
    assert t.outcome() == (tells.Succeeded, 3, 2, 1)
    assert not t.told(tells.Failed)
    assert (t.question, t.clues_of(), t.home("lucky")) == (asks.Action, 1, box.DISCARD[0])


@rule("AH-STT-09")
def test_after_lucky_was_not_enough_one_can_still_react_to_failing() -> None:
    t = table("wendy-adams").in_play(0, "rabbits-foot").hand(0, "lucky").bag("-4").draws(0, "rotting-remains")
    t.play("pass", "use:lucky")
    assert t.options == ["use:rabbits-foot", "pass"]
    assert t.outcome() == (tells.Failed, 2, 3, 1)
    assert t.play("pass").horror() == 1


@rule("AH-STT-09")
def test_lucky_is_not_offered_when_the_test_is_passed_anyway() -> None:
    t = table("wendy-adams").hand(0, "lucky").clues("study", 2).turn(0).bag("0").play("investigate")
    assert t.play("pass").question == asks.Action


@rule("AH-STT-06", "AH-STT-09")
def test_look_what_i_found_answers_a_failed_investigation_before_anything_is_applied() -> None:
    t = table("wendy-adams").hand(0, "look-what-i-found").clues("study", 2).turn(0).play("investigate")
    t.bag("-3").play("reveal", "pass")
    assert (t.options, t.outcome()[3]) == (["use:look-what-i-found", "pass"], 2)
    assert t.play("use:look-what-i-found").clues_of() == 2


# -------------------------------------------------------------------- ST.7


@rule("AH-STT-07", "AH-SKL-16")
@pytest.mark.parametrize("clue_first", [True, False])
def test_results_are_applied_one_at_a_time_in_the_order_the_tester_likes(clue_first: bool) -> None:
    t = table("daisy-walker").hand(0, "perception").clues("study", 1).top(0, "knife").turn(0).bag("0")
    t.play("investigate", "commit:perception")
    assert (t.question, t.asked, len(t.options)) == (asks.ResultOrder, 0, 2)
    assert t.home("perception") == box.COMMITTED[0]
    t.play(t.options[0 if clue_first else 1])
    kinds = [tells.Clues, tells.Drew]
    assert t.kinds(*kinds) == (kinds if clue_first else kinds[::-1])
    assert (t.clues_of(), t.zone(box.HAND[0])) == (1, ["knife"])


@rule("AH-STT-07", "AH-CHA-04")
def test_the_tester_also_orders_the_harm_of_a_token_and_of_the_card() -> None:
    t = table().bag("cultist").draws(0, "grasping-hands")
    assert (t.question, len(t.options)) == (asks.ResultOrder, 2)
    t.play(t.options[1])
    assert t.kinds(tells.Horror, tells.Damage) == [tells.Horror, tells.Damage]
    assert (t.horror(), t.damage()) == (1, 2)


@rule("AH-STT-07", "AH-ELM-01")
@pytest.mark.parametrize("horror", [7, 8])
def test_a_tester_eliminated_by_one_result_does_not_apply_the_rest(horror: int) -> None:
    t = table("daisy-walker", "roland-banks", lead=1).harmed(0, horror=horror)
    t.enemy("ghoul-minion", engaged=1)
    t.turn(0).bag("cultist").play("fight:ghoul-minion")
    assert (t.question, t.asked, len(t.options)) == (asks.ResultOrder, 0, 2), "the blow hits Roland, the cultist frightens"
    t.play(t.options[1])
    assert (t.in_game(0), t.damage(1)) == ((True, 1) if horror == 7 else (False, 0))


@rule("AH-STT-07", "AH-STT-12", "AH-ELM-03")
def test_a_card_of_a_helper_whom_one_result_eliminates_does_nothing_more() -> None:
    t = woods("roland-banks", "wendy-adams").hand(1, "overpower").harmed(1, horror=6)
    t.state.set(box.DAMAGE[t.enemy("goat-spawn", engaged=0)], 2)
    t.bag("0").turn(0).play("fight:goat-spawn", "commit:overpower@2")
    assert t.options == ["result:test", "result:overpower@2"]
    t.play("result:test")
    assert (t.in_game(1), t.home("overpower", 1), t.question) == (False, box.REMOVED, asks.Action)


@rule("AH-SKL-16", "AH-STT-07")
def test_cards_that_ask_for_success_do_nothing_after_a_failure() -> None:
    t = table("daisy-walker").hand(0, "perception").clues("study", 1).turn(0).bag("auto-fail")
    t.play("investigate", "commit:perception")
    assert (t.question, t.zone(box.HAND[0]), t.home("perception")) == (asks.Action, [], box.DISCARD[0])


@rule("AH-SKL-16")
@pytest.mark.parametrize(("token", "returns"), [("0", True), ("-1", False)])
def test_opportunist_returns_when_the_test_was_passed_by_three(token: str, returns: bool) -> None:
    t = table("skids-otoole").hand(0, "opportunist").bag(token).effect(0, SkillTest(AGILITY, 2)).play("commit:opportunist")
    t.until()
    assert t.outcome()[3] == (3 if returns else 2)
    assert t.home("opportunist") == (box.HAND[0] if returns else box.DISCARD[0])


@rule("AH-SKL-16", "AH-STT-07")
def test_deduction_and_vicious_blow_add_to_what_the_test_is_for() -> None:
    t = table("daisy-walker").hand(0, "deduction").clues("study", 3).turn(0).bag("0")
    assert t.play("investigate", "commit:deduction").clues_of() == 2
    t = table().hand(0, "vicious-blow")
    enemy = t.enemy("ravenous-ghoul", engaged=0)
    t.turn(0).bag("0").play("fight:ravenous-ghoul", "commit:vicious-blow")
    assert t.count(box.DAMAGE[enemy]) == 2
    t.hand(0, "vicious-blow").bag("0").effect(0, SkillTest(COMBAT, 1)).play("commit:vicious-blow")
    assert t.count(box.DAMAGE[enemy]) == 2, "only while attacking"


@rule("AH-STT-12")
def test_a_helper_who_committed_guts_draws_the_card() -> None:
    t = table("wendy-adams", "roland-banks").hand(1, "guts").top(0, "knife").top(1, "machete").draws(0, "rotting-remains")
    t.bag("0").play("commit:guts@2").until()
    assert (t.zone(box.HAND[0]), t.zone(box.HAND[1])) == ([], ["machete@2"])


@rule("AH-STT-12")
def test_a_helper_who_committed_fearless_is_the_one_who_is_healed() -> None:
    t = table("wendy-adams", "agnes-baker").harmed(0, horror=2).harmed(1, horror=2).hand(1, "fearless")
    t.draws(0, "rotting-remains").bag("0").play("commit:fearless@2").until()
    assert (t.horror(0), t.horror(1)) == (2, 1)


# -------------------------------------------------------------------- ST.8


@rule("AH-STT-08", "AH-SKL-17")
def test_at_the_end_committed_cards_are_discarded_and_the_token_is_in_the_bag_again() -> None:
    t = table("daisy-walker", "roland-banks").hand(0, "manual-dexterity").hand(1, "45-automatic")
    t.draws(0, "grasping-hands").bag("-4").play("commit:45-automatic@2", "commit:manual-dexterity")
    assert t.question is None
    assert (t.zone(box.DISCARD[0]), t.zone(box.DISCARD[1])) == (["manual-dexterity"], ["45-automatic@2"])
    assert [key for key in box.REVEALED if key in t.state.counts] == []
    assert [key for key in box.COMMITTED if t.zone(key)] == []
    assert t.bag("-4").draws(0, "grasping-hands").told(tells.Token)[-1].told[1] == t.told(tells.Token)[0].told[1]


@rule("AH-STT-08")
def test_a_test_whose_enemy_is_gone_ends_without_touching_it() -> None:
    t = table("wendy-adams", "roland-banks").in_play(1, "beat-cop").hand(0, "manual-dexterity")
    enemy = t.enemy("swarm-of-rats", engaged=0)
    t.turn(0).play("pass", "evade:swarm-of-rats").bag("0").play("reveal", "use:beat-cop@2").until(asks.Action)
    assert t.state.home[enemy] == box.ENCOUNTER_DISCARD
    assert not t.count(box.EXHAUSTED[enemy])
    assert not t.told(tells.Evaded)


@rule("AH-STT-08")
def test_a_tester_defeated_in_the_test_takes_it_no_further() -> None:
    t = table("wendy-adams", "roland-banks").harmed(0, damage=6).hand(1, "guts")
    t.enemy("ghoul-minion", at="study")
    t.bag("tablet").effect(0, SkillTest(WILLPOWER, 3, fail=TakeDamage(), success=GainResources(1))).play(
        "commit:guts@2"
    ).until()
    assert not t.in_game(0)
    assert t.kinds(tells.Succeeded, tells.Failed) == []
    assert (t.home("guts", 1), box.REVEALED[0] in t.state.counts) == (box.DISCARD[1], False)


# -------------------------------------------------------------------- weaknesses


@rule("AH-SKL-19")
@pytest.mark.parametrize("name", SKILLS)
def test_every_deck_holds_one_weakness_of_its_investigator_and_one_basic_weakness(name: str) -> None:
    t = table(name)
    weaknesses = [card for card in t.state.zone(box.DECK[0]) if card in box.WEAKNESSES]
    own = [card for card in weaknesses if getattr(box.SHEETS[card], "signature_of", "") == name]
    assert (len(weaknesses), len(own)) == (2, 1)


@rule("AH-SKL-20")
def test_a_drawn_weakness_is_resolved_at_once() -> None:
    t = table("wendy-adams").draws_card(0, "abandoned-and-alone")
    assert (t.horror(), t.home("abandoned-and-alone")) == (2, box.DISCARD[0])
    t = table().draws_card(0, "cover-up", "knife")
    assert (t.home("cover-up"), t.zone(box.HAND[0])) == (box.THREAT[0], ["knife"])
    assert t.count(box.CLUES[piece("cover-up")]) == 3
