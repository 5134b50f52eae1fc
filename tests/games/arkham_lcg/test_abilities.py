"""Abilities: which work, when they resolve, and who may use them (AH-ABL)."""

from miskatonic.core.events import PASS
from miskatonic.core.options import Routine
from miskatonic.games.arkham_lcg.cards.terms import COMBAT, PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.explain import routine
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def defeat_rats(t: Table) -> Table:
    """The first seat kills a Swarm of Rats that is engaged with it."""
    t.enemy("swarm-of-rats", engaged=0)
    return t.turn(0).bag("0").play("fight:swarm-of-rats").until(asks.React, asks.Action)


@rule("AH-ABL-01")
def test_a_card_works_only_while_it_is_in_play() -> None:
    t = table().hand(0, "beat-cop")
    t.enemy("swarm-of-rats", engaged=0)
    assert skill_of(t.state, 0, COMBAT, PLAIN) == 4
    assert "use:beat-cop" not in t.turn(0).options
    t.in_play(0, "beat-cop")
    assert skill_of(t.state, 0, COMBAT, PLAIN) == 5
    assert "use:beat-cop" in t.turn(0).options
    t.play("use:beat-cop")
    assert skill_of(t.state, 0, COMBAT, PLAIN) == 4
    assert "use:beat-cop" not in t.options


@rule("AH-ABL-01")
def test_a_reaction_event_works_from_the_hand_and_not_from_the_deck() -> None:
    t = table().top(0, "evidence").clues("study", 2)
    assert "use:evidence" not in defeat_rats(t).options
    t = table().hand(0, "evidence").clues("study", 2)
    assert "use:evidence" in defeat_rats(t).options


def test_not_to_react_can_be_answered_for_as_long_as_nothing_else_can_be_used() -> None:
    t = defeat_rats(table().clues("study", 2))
    name, answer, listed = routine(t.state, t.state.asked[0]) or ("", None, None)
    assert answer is PASS
    assert not listed
    more = defeat_rats(table().hand(0, "evidence").clues("study", 2))
    assert "use:evidence" in more.options
    assert routine(more.state, more.state.asked[0]) not in (None, Routine(name, PASS)), "another card is asked about"


@rule("AH-ABL-02")
def test_copies_of_an_ability_act_each_for_itself() -> None:
    t = table().threat(0, "frozen-in-fear", "frozen-in-fear").turn(0).play("resource")
    t.state.set(box.ACTIONS[0], 3)
    t.enemy("swarm-of-rats", engaged=0)
    t.play("resource").until(asks.Action)
    assert "fight:swarm-of-rats" not in t.options, "two copies ask for two actions more"
    t.bag("0", "-5").play("end-turn")
    assert t.question == asks.OrderForced
    t.until()
    assert len(t.zone(box.THREAT[0])) == 2, "one copy and the rats: only the first test discarded its card"
    assert len(t.told(tells.Test)) == 2


@rule("AH-ABL-03")
def test_a_constant_ability_holds_by_itself_as_long_as_its_card_is_there() -> None:
    t = table().threat(0, "haunted")
    assert [skill_of(t.state, 0, skill, PLAIN) for skill in range(4)] == [2, 2, 3, 1]
    t.turn(0).play("use:haunted")
    assert [skill_of(t.state, 0, skill, PLAIN) for skill in range(4)] == [3, 3, 4, 2]


@rule("AH-ABL-03")
def test_a_conditional_constant_ability_holds_while_its_condition_does() -> None:
    t = table().in_play(0, "rolands-38-special").clues("study", 1)
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("-3").play("use:rolands-38-special").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told[1] == 4, "combat 4 + 3 with a clue here - 3"
    t.enemy("ghoul-minion", engaged=0)
    t.clues("study", 0).turn(0).bag("-3").play("use:rolands-38-special").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told[1] == 2, "combat 4 + 1 without a clue - 3"


@rule("AH-ABL-04")
def test_a_forced_ability_happens_every_time_and_nobody_is_asked() -> None:
    t = table().house()
    t.turn(0).play("move:attic", "move:hallway", "move:attic")
    assert t.horror() == 2


@rule("AH-ABL-04")
def test_a_forced_ability_that_would_change_nothing_does_not_begin() -> None:
    t = table().house().agenda(3).threat(0, "dissonant-voices").phase("upkeep")
    assert t.question != asks.OrderForced
    assert [note.told[0] for note in t.told(tells.Used)] == [piece("dissonant-voices")]
    t = table().house().agenda(3).threat(0, "dissonant-voices")
    t.enemy("ghoul-minion", at="hallway")
    assert t.exhausted(piece("ghoul-minion")).phase("upkeep").question == asks.OrderForced


@rule("AH-ABL-05")
def test_when_comes_before_the_effect_and_after_once_it_is_complete() -> None:
    t = table().in_play(0, "guard-dog").clues("study", 1)
    enemy = t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("resource", "on:guard-dog", "on:roland-banks")
    assert t.options == ["use:guard-dog", "pass"], "when damage is dealt"
    assert t.count(box.DAMAGE[piece("guard-dog")]) == 0, "the damage is not there yet"
    t.state.set(box.DAMAGE[enemy], 1)
    t.play("use:guard-dog")
    assert t.options == ["use:roland-banks", "pass"], "after the defeat"
    assert t.home("ghoul-minion") == box.ENCOUNTER_DISCARD


@rule("AH-ABL-05", "AH-ABL-06")
def test_what_happens_when_the_round_ends_comes_before_what_happens_at_its_end() -> None:
    t = table().house().act(2).holds(0, 3).threat(0, "dissonant-voices").phase("upkeep")
    assert t.options == ["use:the-barrier", "pass"]
    assert t.zone(box.THREAT[0]) == ["dissonant-voices"], "its end has not come"
    t.play("use:the-barrier")
    assert t.zone(box.ACT) == ["what-have-you-done"]
    assert "dissonant-voices" in t.zone(box.ENCOUNTER_DISCARD)


@rule("AH-ABL-05")
def test_a_failure_is_answered_before_it_counts_and_after_it() -> None:
    t = table("wendy-adams").hand(0, "lucky").in_play(0, "rabbits-foot").turn(0).bag("-4").play("investigate")
    t.play("pass")
    assert (t.options, t.told(tells.Failed)) == (["use:lucky", "pass"], []), "when she would fail"
    t.play("pass")
    assert t.options == ["use:rabbits-foot", "pass"], "after she failed"
    assert t.told(tells.Failed)


@rule("AH-ABL-07")
def test_forced_abilities_of_a_point_come_before_reactions_to_it() -> None:
    t = table("agnes-baker").threat(0, "psychosis").exhausted(piece("ghoul-minion"))
    t.enemy("ghoul-minion", engaged=0)
    t.bag("auto-fail").draws(0, "rotting-remains").until(asks.React)
    assert t.options == ["use:agnes-baker", "pass"]
    assert t.damage() == 1, "Psychosis has been forced already"


@rule("AH-ABL-08")
def test_a_replaced_discovery_sets_off_nothing_that_follows_a_discovery() -> None:
    t = table().threat(0, "cover-up").clues("study", 2)
    t.state.set(box.CLUES[piece("cover-up")], 3)
    t.turn(0).bag("0").play("investigate")
    assert t.options == ["use:cover-up", "pass"]
    t.play("use:cover-up")
    assert (t.clues_of(), t.clues_on("study"), t.count(box.CLUES[piece("cover-up")])) == (0, 2, 2)
    assert not t.told(tells.Clues)


@rule("AH-ABL-08")
def test_a_failure_averted_sets_off_nothing_that_follows_a_failure() -> None:
    t = table("wendy-adams").hand(0, "lucky").in_play(0, "rabbits-foot").turn(0).bag("-2").play("investigate")
    t.play("pass", "use:lucky")
    assert t.told(tells.Succeeded)[-1].told[1] == 3, "3 - 2 + 2"
    assert (t.question, t.told(tells.Failed)) == (asks.Action, [])


@rule("AH-ABL-09")
def test_an_ability_is_offered_only_if_it_changes_something_and_can_be_paid() -> None:
    t = table().in_play(0, "beat-cop", "first-aid").turn(0)
    assert not [key for key in t.options if key.startswith("use:")], "no enemy, no wound"
    t.enemy("ghoul-minion", engaged=0)
    t.exhausted(piece("ghoul-minion")).harmed(0, damage=1).turn(0)
    assert [key for key in t.options if key.startswith("use:")] == ["use:first-aid", "use:beat-cop"]
    t.state.set(box.USES_LEFT[piece("first-aid")], 0)
    assert "use:first-aid" not in t.turn(0).options


@rule("AH-ABL-09")
def test_what_paying_the_cost_would_change_does_not_count() -> None:
    t = table("agnes-baker").in_play(0, "forbidden-knowledge", "first-aid").turn(0)
    assert "use:first-aid" not in t.options, "the horror that Forbidden Knowledge would cost is not there yet"
    t.play("use:forbidden-knowledge")
    assert "use:first-aid" in t.options


@rule("AH-ABL-10")
def test_a_reaction_is_used_once_for_each_occurrence() -> None:
    t = table("daisy-walker").in_play(0, "dr-milan-christopher").clues("study", 2).turn(0)
    t.bag("0", "0").play("investigate", "use:dr-milan-christopher")
    assert (t.question, t.count(box.RESOURCES[0])) == (asks.Action, 6)
    t.play("investigate", "use:dr-milan-christopher")
    assert t.count(box.RESOURCES[0]) == 7


@rule("AH-ABL-10")
def test_each_copy_of_a_reaction_may_be_used_once() -> None:
    t = table().hand(0, "evidence", "evidence#2").clues("study", 3)
    defeat_rats(t).play("use:evidence", "use:evidence#2")
    assert (t.clues_of(), t.options) == (2, ["use:roland-banks", "pass"])


@rule("AH-ABL-11")
def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    t = table("agnes-baker").hand(0, "drawn-to-the-flame").clues("study", 1).encounters("ancient-evils").turn(0)
    t.play("play:drawn-to-the-flame")
    assert (t.clues_of(), t.clues_on("study")) == (1, 0)


@rule("AH-ABL-11")
def test_a_part_that_says_may_is_left_to_the_player() -> None:
    t = table("wendy-adams").house().hand(0, "survival-instinct")
    t.enemy("swarm-of-rats", engaged=0)
    other = t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("0").play("evade:swarm-of-rats", "commit:survival-instinct").until(asks.Disengage)
    t.play("no", "stay")
    assert t.state.home[other] == box.THREAT[0]
    assert t.where() == "hallway"


@rule("AH-ABL-12")
def test_haunted_is_removed_by_another_investigator_at_the_location() -> None:
    t = table("roland-banks", "daisy-walker").threat(0, "haunted").turn(1)
    t.play("use:haunted")
    assert t.home("haunted") == box.DISCARD[0]
    assert t.count(box.ACTIONS[1]) == 1


@rule("AH-ABL-12", "AH-INP-05")
def test_abilities_in_a_threat_area_elsewhere_are_out_of_reach() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "attic").threat(0, "haunted")
    assert "use:haunted" not in t.turn(1).options
    assert "use:haunted" in t.at(1, "attic").turn(1).options


@rule("AH-ABL-12")
def test_abilities_of_anothers_assets_and_investigator_are_out_of_reach() -> None:
    t = table("skids-otoole", "daisy-walker").in_play(0, "45-automatic", "beat-cop")
    t.enemy("ghoul-minion", engaged=1)
    t.turn(1).until(asks.Action)
    assert (t.asked, [key for key in t.options if key.startswith("use:")]) == (1, [])


@rule("AH-ABL-12")
def test_abilities_of_the_location_and_of_cards_lying_there_are_in_reach() -> None:
    t = table().house().at(0, "parlor")
    t.state.put(piece("lita-chantler"), box.AT_PLACE[box.PLACE_NAMED["parlor"]])
    assert {"use:parlor", "use:lita-chantler/1"} <= set(t.turn(0).options)
    assert not {"use:parlor", "use:lita-chantler/1"} & set(t.at(0, "hallway").turn(0).options)


@rule("AH-ABL-13")
def test_a_bold_fight_is_a_fight_with_changes() -> None:
    t = table().in_play(0, "45-automatic")
    enemy = t.enemy("ravenous-ghoul", engaged=0)
    t.turn(0).bag("-1").play("use:45-automatic").until(asks.Action)
    assert t.count(box.DAMAGE[enemy]) == 2, "1 damage of the fight and 1 more"
    assert t.told(tells.Succeeded)[-1].told[1:3] == (4, 3), "combat 4 + 1 - 1 against its fight value"
    assert not t.told(tells.Attacks), "a fight provokes nothing"


@rule("AH-ABL-13", "AH-CST-05")
def test_a_bold_fight_costs_what_a_fight_costs() -> None:
    t = table().in_play(0, "machete").threat(0, "frozen-in-fear")
    t.enemy("ravenous-ghoul", engaged=0)
    t.turn(0).bag("0").play("use:machete").until(asks.Action)
    assert t.count(box.ACTIONS[0]) == 1


@rule("AH-ABL-14")
def test_rolands_reaction_and_evidence_follow_the_same_defeat() -> None:
    t = table().hand(0, "evidence").clues("study", 2)
    defeat_rats(t).play("use:roland-banks", "use:evidence")
    assert (t.clues_of(), t.question) == (2, asks.Action)


@rule("AH-ABL-14")
def test_every_investigator_may_react_until_all_pass() -> None:
    t = table("roland-banks", "skids-otoole").hand(0, "dodge").hand(1, "dodge")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("resource")
    assert (t.asked, t.options) == (0, ["use:dodge", "pass"])
    t.play("pass")
    assert (t.asked, t.options) == (1, ["use:dodge@2", "pass"])
    t.play("use:dodge@2")
    assert (t.damage(0), t.horror(0)) == (0, 0)


@rule("AH-ABL-15")
def test_the_lead_orders_forced_abilities_that_are_due_together() -> None:
    t = table("roland-banks", "daisy-walker", lead=1).house().agenda(3).threat(0, "dissonant-voices")
    t.enemy("ghoul-minion", at="parlor")
    t.phase("upkeep")
    assert (t.asked, t.question) == (1, asks.OrderForced)
    assert set(t.options) == {"use:dissonant-voices", "use:theyre-getting-out/1"}


@rule("AH-ABL-16")
def test_all_choose_in_player_order_before_the_effect_applies_to_all_at_once() -> None:
    t = table("roland-banks", "skids-otoole", lead=1).in_play(0, "guard-dog").in_play(1, "leather-coat")
    t.hand(0, "dynamite-blast").turn(0).play("play:dynamite-blast")
    assert t.asked == 1
    t.play("on:leather-coat@2", "on:leather-coat@2")
    assert t.home("leather-coat", 1) == box.PLAY[1], "nothing is applied before the other has chosen"
    assert (t.asked, t.count(box.DAMAGE[piece("leather-coat", 1)])) == (0, 0)
    t.play("on:guard-dog", "on:guard-dog", "on:roland-banks")
    assert t.home("leather-coat", 1) == box.DISCARD[1]
    assert (t.count(box.DAMAGE[piece("guard-dog")]), t.damage(0), t.damage(1)) == (2, 1, 1)
