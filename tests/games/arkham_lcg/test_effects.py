"""Effects: how much of them happens, in which order, on what (AH-EFF), and the golden rules (AH-GLD)."""

import pytest

from miskatonic.games.arkham_lcg.cards.words import KeepOneCard, LoseAllResources
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, streets, table, woods


@rule("AH-EFF-01")
def test_an_effect_reaching_for_more_than_there_is_takes_what_there_is() -> None:
    t = table().resources(0, 0).effect(0, LoseAllResources(), KeepOneCard())
    assert (t.count(box.RESOURCES[0]), t.zone(box.HAND[0])) == (0, [])
    t = table("agnes-baker").in_play(0, "scrying")
    for card in t.state.zone(box.DECK[0])[2:]:
        t.state.put(card, box.REMOVED)
    t.turn(0).play("use:scrying", "seat:seat-1")
    assert len(t.options) == 2, "two cards are all the deck has"


@rule("AH-EFF-02")
def test_all_parts_of_an_effect_come_before_reactions_to_one_of_them() -> None:
    t = table("wendy-adams").hand(0, "cunning-distraction").in_play(0, "pickpocketing")
    foes = [t.enemy("ghoul-minion", engaged=0), t.enemy("ghoul-minion", engaged=0)]
    t.turn(0).play("play:cunning-distraction")
    assert t.options == ["use:pickpocketing", "pass"]
    assert [t.count(box.EXHAUSTED[foe]) for foe in foes] == [1, 1], "both are evaded already"


@rule("AH-EFF-02")
def test_the_damage_of_a_blinding_light_comes_before_reactions_to_the_evasion() -> None:
    t = table("agnes-baker").hand(0, "blinding-light").in_play(0, "pickpocketing")
    foe = t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("0").play("play:blinding-light").until(asks.React)
    assert (t.options, t.count(box.DAMAGE[foe])) == (["use:pickpocketing", "pass"], 1)


@rule("AH-EFF-02")
def test_a_madness_that_the_yellow_sign_finds_answers_the_horror_of_the_sign() -> None:
    t = table().top(0, "psychosis").bag("-3").draws(0, "the-yellow-sign").play("pick:psychosis")
    assert (t.home("psychosis"), t.horror(), t.damage()) == (box.THREAT[0], 2, 1)


@rule("AH-EFF-02", "AH-DRW-02")
@pytest.mark.parametrize("answer", ["use:agnes-baker", "pass"])
def test_the_doom_of_an_offer_of_power_is_placed_before_the_horror_of_the_empty_deck_is_answered(answer: str) -> None:
    t = woods("agnes-baker").harmed(0).hand(0)
    for card in t.state.zone(box.DECK[0])[1:]:
        t.state.put(card, box.DISCARD[0])
    t.enemy("swarm-of-rats", engaged=0)
    t.draws(0, "offer-of-power").play("choose:0")
    assert (len(t.zone(box.HAND[0])), t.horror(), t.options) == (2, 1, ["use:agnes-baker", "pass"])
    assert t.count(box.DOOM[piece("the-arkham-woods")]) == 2
    t.play(answer)
    assert t.home("swarm-of-rats") == (box.THREAT[0] if answer == "pass" else box.ENCOUNTER_DISCARD)
    assert (t.count(box.DOOM[piece("the-arkham-woods")]), t.horror()) == (2, 1)


@rule("AH-EFF-02", "AH-DRW-02")
def test_a_psychosis_that_an_offer_of_power_brings_answers_the_horror_of_the_empty_deck_last() -> None:
    t = woods().harmed(0).hand(0).agenda(1, doom=2).encounters("ghoul-minion")
    for card in t.state.zone(box.DECK[0]):
        t.state.put(card, box.DISCARD[0])
    t.top(0, "psychosis").draws(0, "offer-of-power").play("choose:0")
    told = [note.kind for note in t.state.log or () if note.kind in (tells.Horror, tells.Damage, tells.Agenda)]
    assert told == [tells.Horror, tells.Agenda, tells.Damage]
    assert (t.home("psychosis"), t.horror(), t.damage()) == (box.THREAT[0], 1, 1)


@rule("AH-EFF-03")
def test_agnes_answers_the_horror_of_the_wings_only_where_they_carry_her() -> None:
    t = streets("agnes-baker").at(0, "rivertown").at(0, "graveyard")
    left_behind, in_rivertown = t.enemy("acolyte", engaged=0), t.enemy("swarm-of-rats", at="rivertown")
    t.bag("-3").draws(0, "on-wings-of-darkness")
    assert (t.options, t.where()) == (["use:agnes-baker", "pass"], "rivertown")
    t.play("use:agnes-baker")
    assert [t.state.home[enemy] in box.ENEMIES_IN_PLAY for enemy in (left_behind, in_rivertown)] == [True, False]


@rule("AH-EFF-03")
def test_what_follows_then_comes_after_the_whole_first_part() -> None:
    t = table("agnes-baker").hand(0, "drawn-to-the-flame", "guts").clues("study", 2).encounters("rotting-remains").turn(0)
    t.play("play:drawn-to-the-flame")
    assert (t.question, t.clues_of()) == (asks.Commit, 0), "the encounter card is resolved first"
    t.bag("0").play("reveal").until(asks.Action)
    assert t.clues_of() == 2


@rule("AH-EFF-03")
def test_without_the_first_part_nothing_follows() -> None:
    t = table("agnes-baker", "roland-banks").hand(0, "drawn-to-the-flame").clues("study", 2).harmed(0, horror=7)
    t.encounters("rotting-remains").turn(0).bag("auto-fail").play("play:drawn-to-the-flame").until(asks.Window)
    assert (t.in_game(0), t.clues_on("study")) == (False, 2)


@rule("AH-EFF-04")
def test_one_must_choose_something_that_changes_the_game() -> None:
    t = table().agenda(1, doom=2).phase("mythos")
    assert t.horror() == 2, "with empty hands nothing could be discarded"
    t = table("roland-banks", "daisy-walker").hand(1, "knife").agenda(1, doom=2).phase("mythos").until(asks.WhichEffect)
    assert t.options == ["choose:0", "choose:1"]


@rule("AH-EFF-05")
def test_instead_of_the_clue_something_else_comes() -> None:
    t = table("skids-otoole").in_play(0, "burglary").clues("study", 2).threat(0, "cover-up")
    t.state.set(box.CLUES[piece("cover-up")], 3)
    t.turn(0).bag("0").play("use:burglary").until(asks.Action, asks.React)
    assert (t.question, t.clues_of(), t.clues_on("study"), t.count(box.RESOURCES[0])) == (asks.Action, 0, 2, 8)


@rule("AH-EFF-06")
def test_without_a_legal_target_an_effect_cannot_begin() -> None:
    t = table("wendy-adams").in_play(0, "stray-cat")
    t.enemy("ghoul-priest", engaged=0)
    assert "use:stray-cat" not in t.turn(0).options, "an Elite enemy is no target"
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("use:stray-cat")
    assert t.count(box.EXHAUSTED[piece("ghoul-minion")]) == 1


@rule("AH-EFF-06")
def test_what_an_effect_could_not_change_is_no_target() -> None:
    t = table("roland-banks", "daisy-walker", "agnes-baker").in_play(0, "first-aid")
    t.harmed(1, damage=1).harmed(2, damage=1, horror=1).turn(0).play("use:first-aid", "choose:0")
    assert t.options == ["seat:seat-2", "seat:seat-3"]
    t.play("seat:seat-2")
    assert (t.damage(1), t.damage(2)) == (0, 1)
    t.play("use:first-aid", "choose:1")
    assert t.horror(2) == 0, "only one has horror, nobody is asked"


# -------------------------------------------------------------------- the golden rules


@rule("AH-GLD-01")
@pytest.mark.parametrize(("card", "skill"), [("shrivelling", 5), ("", 2)])
def test_a_cards_text_goes_before_the_rules(card: str, skill: int) -> None:
    t = table("agnes-baker").in_play(0, "shrivelling")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("0").play(f"use:{card}" if card else "fight:ghoul-minion").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told[1] == skill


@rule("AH-GLD-01")
def test_a_spawn_line_goes_before_the_rule_that_an_enemy_engages_who_drew_it() -> None:
    t = table().house().draws(0, "flesh-eater")
    assert t.home("flesh-eater") == box.AT_PLACE[box.PLACE_NAMED["attic"]]
    assert table().house().draws(0, "ghoul-minion").zone(box.THREAT[0])


def tied_hunter() -> tuple[Table, int]:
    """A Swarm of Rats in the Hallway, with investigators equally near in the Attic and in the Cellar."""
    t = table("roland-banks", "daisy-walker", lead=1).house().at(0, "attic").at(1, "cellar")
    return t, t.enemy("swarm-of-rats", at="hallway")


@rule("AH-GLD-02")
@pytest.mark.parametrize("goal", ["attic", "cellar"])
def test_the_lead_makes_a_forced_choice_and_need_not_take_the_worst(goal: str) -> None:
    t, rats = tied_hunter()
    t.phase("enemy")
    assert (t.asked, t.question, t.options) == (1, asks.Hunts, ["to:attic", "to:cellar"])
    t.play(f"to:{goal}").until()
    assert t.state.home[rats] == box.THREAT[0 if goal == "attic" else 1]


@rule("AH-GLD-03")
def test_an_encounter_card_beats_a_player_card() -> None:
    t = table("wendy-adams").in_play(0, "wendys-amulet")
    t.state.put(piece("emergency-cache"), box.DISCARD[0], first=True)
    assert "play:emergency-cache" in t.turn(0).options
    t.threat(0, "dissonant-voices")
    assert "play:emergency-cache" not in t.turn(0).options
