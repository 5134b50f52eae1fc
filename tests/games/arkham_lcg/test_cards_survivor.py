"""The ten Survivor cards."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def discarded(t: Table, *slugs: str) -> Table:
    """Put cards on the first seat's discard pile, the last one topmost."""
    for slug in slugs:
        t.state.put(piece(slug), box.DISCARD[0], first=True)
    return t


# -------------------------------------------------------------------- Leather Coat


@rule("AH-DMG-03", "AH-DMG-04")
def test_leather_coat_bears_two_damage_and_no_horror() -> None:
    t = table().hand(0, "leather-coat").resources(0, 0).turn().play("play:leather-coat")
    t.enemy("icy-ghoul", engaged=0)
    t.phase("enemy").play("on:leather-coat", "on:leather-coat")
    assert (t.damage(), t.horror(), t.home("leather-coat")) == (0, 1, box.DISCARD[0])


# -------------------------------------------------------------------- Scavenging


def test_scavenging_brings_an_item_back_after_an_investigation_by_two() -> None:
    t = discarded(table().in_play(0, "scavenging"), "knife", "guts", "flashlight").turn().bag("+1").play("investigate")
    t.play("use:scavenging")
    assert t.options == ["pick:flashlight", "pick:knife"], "Guts is no Item"
    t.play("pick:knife")
    assert (t.zone(box.HAND[0]), t.count(box.EXHAUSTED[piece("scavenging")])) == (["knife"], 1)


@rule("AH-REV-02", "AH-DRW-05")
def test_a_weakness_that_is_scavenged_is_resolved_at_once() -> None:
    t = discarded(table("daisy-walker").in_play(0, "scavenging"), "the-necronomicon").turn().bag("0").play("investigate")
    t.play("use:scavenging")
    assert (t.home("the-necronomicon"), t.count(box.HORROR[piece("the-necronomicon")])) == (box.THREAT[0], 3)


def test_scavenging_needs_a_margin_of_two_and_an_item_in_the_pile() -> None:
    assert discarded(table().in_play(0, "scavenging"), "knife").turn().bag("0").play("investigate").question == asks.Action
    assert discarded(table().in_play(0, "scavenging"), "guts").turn().bag("+1").play("investigate").question == asks.Action


def test_scavenging_and_a_find_by_chance_are_for_ones_own_investigation() -> None:
    t = discarded(table("wendy-adams", "roland-banks").in_play(0, "scavenging"), "knife").clues("study", 3)
    assert t.turn(1).bag("+1").play("investigate").until(asks.React, asks.Action).question == asks.Action
    t = table("wendy-adams", "roland-banks").hand(0, "look-what-i-found").clues("study", 3)
    t.turn(1).bag("-3").play("investigate").until(asks.React, asks.Action)
    assert (t.told(tells.Failed)[0].told[0], t.question) == (1, asks.Action)


@rule("AH-INI-07", "AH-SKL-17")
def test_scavenging_cannot_reach_what_is_committed_to_the_same_test() -> None:
    t = table().in_play(0, "scavenging").hand(0, "flashlight").turn().bag("+1").play("investigate", "commit:flashlight")
    assert (t.question, t.home("flashlight")) == (asks.Action, box.DISCARD[0])


# -------------------------------------------------------------------- Baseball Bat


def test_baseball_bat_fights_with_two_more_and_deals_one_more() -> None:
    t = table().in_play(0, "baseball-bat")
    ghoul = t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag("-3").play("use:baseball-bat")
    assert (t.told(tells.Succeeded)[0].told[1], t.count(box.DAMAGE[ghoul])) == (3, 2)
    assert t.home("baseball-bat") == box.PLAY[0]


@rule("AH-STT-08")
@pytest.mark.parametrize("token", ["skull", "auto-fail"])
def test_baseball_bat_breaks_after_an_attack_with_a_skull_or_an_auto_fail(token: str) -> None:
    t = table().in_play(0, "baseball-bat")
    ghoul = t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag(token).play("use:baseball-bat")
    assert (t.home("baseball-bat"), t.count(box.DAMAGE[ghoul])) == (box.DISCARD[0], 2 if token == "skull" else 0)


def test_baseball_bat_breaks_not_before_the_attack_is_over() -> None:
    t = table().in_play(0, "baseball-bat", "lita-chantler")
    t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag("skull").play("use:baseball-bat")
    assert (t.question, t.home("baseball-bat")) == (asks.React, box.PLAY[0])
    assert t.play("pass").home("baseball-bat") == box.DISCARD[0]


@rule("AH-SLT-02")
def test_baseball_bat_takes_both_hands() -> None:
    t = table().in_play(0, "knife", "flashlight").hand(0, "baseball-bat").turn()
    t.play("play:baseball-bat").until(asks.Action)
    assert t.zone(box.PLAY[0]) == ["baseball-bat"]


# -------------------------------------------------------------------- Rabbit's Foot


def test_rabbits_foot_draws_a_card_after_a_failure() -> None:
    t = table().in_play(0, "rabbits-foot").top(0, "knife", "guts").turn().bag("-4", "-4").play("investigate")
    t.play("use:rabbits-foot")
    assert (t.zone(box.HAND[0]), t.count(box.EXHAUSTED[piece("rabbits-foot")])) == (["knife"], 1)
    assert t.play("investigate").zone(box.HAND[0]) == ["knife"]


def test_rabbits_foot_is_for_ones_own_failures() -> None:
    t = table("wendy-adams", "roland-banks").in_play(0, "rabbits-foot").turn(1).bag("-4").play("investigate")
    assert (t.asked, t.zone(box.HAND[0])) == (1, [])


@rule("AH-ABL-09", "AH-DRW-03")
def test_rabbits_foot_draws_nothing_where_no_card_is_left() -> None:
    t = table("wendy-adams").in_play(0, "rabbits-foot").turn()
    for zone in (box.DECK[0], box.DISCARD[0]):
        t.state.pour(zone, box.REMOVED)
    assert t.bag("-4").play("investigate").question is asks.Action
    t = discarded(t, "knife").bag("-4").play("investigate", "use:rabbits-foot")
    assert (t.zone(box.HAND[0]), t.horror()) == (["knife"], 1)


# -------------------------------------------------------------------- Stray Cat


@rule("AH-AUT-04", "AH-ENR-07")
def test_stray_cat_evades_an_enemy_here_whoever_it_is_engaged_with() -> None:
    t = table("wendy-adams", "roland-banks").in_play(0, "stray-cat")
    minion = t.enemy("ghoul-minion", engaged=1)
    t.turn().play("use:stray-cat")
    assert (t.state.home[minion], t.count(box.EXHAUSTED[minion])) == (box.AT_PLACE[box.PLACE_NAMED["study"]], 1)
    assert (t.home("stray-cat"), t.told(tells.Test), t.count(box.ACTIONS[0])) == (box.DISCARD[0], [], 3)


@rule("AH-EFF-06", "AH-ABL-09")
def test_stray_cat_has_nothing_to_do_with_an_enemy_that_is_exhausted_and_engaged_with_nobody() -> None:
    t = table("wendy-adams").house().in_play(0, "stray-cat")
    minion = t.enemy("ghoul-minion", at="hallway")
    t.exhausted(minion).turn()
    assert "use:stray-cat" not in t.options
    t.play("engage:ghoul-minion")
    assert "use:stray-cat" in t.options


def test_stray_cat_is_not_afraid_of_the_elite_but_no_help() -> None:
    t = table("wendy-adams").in_play(0, "stray-cat")
    t.enemy("ghoul-priest", engaged=0)
    assert "use:stray-cat" not in t.turn().options


# -------------------------------------------------------------------- Dig Deep


def test_dig_deep_adds_willpower_or_agility_for_a_resource() -> None:
    t = table("skids-otoole").in_play(0, "dig-deep").bag("-1").draws(0, "rotting-remains")
    t.play("use:dig-deep", "use:dig-deep", "reveal")
    assert (t.horror(), t.count(box.RESOURCES[0])) == (0, 3)
    t.bag("-2").draws(0, "grasping-hands").play("use:dig-deep/1", "reveal")
    assert (t.damage(), t.count(box.RESOURCES[0])) == (0, 2)


# -------------------------------------------------------------------- Cunning Distraction


@rule("AH-EFF-06", "AH-EVT-05")
def test_cunning_distraction_leaves_alone_who_is_exhausted_and_engaged_with_nobody() -> None:
    t = table("wendy-adams").house().hand(0, "cunning-distraction").resources(0, 5)
    t.exhausted(t.enemy("ghoul-minion", at="hallway")).turn()
    assert "play:cunning-distraction" not in t.options
    rats = t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("play:cunning-distraction")
    assert [note.told for note in t.told(tells.Evaded)] == [(0, rats)]


@rule("AH-AOO-07", "AH-AUT-04")
def test_cunning_distraction_evades_every_enemy_here_the_elite_too() -> None:
    t = table("wendy-adams", "roland-banks").house().hand(0, "cunning-distraction")
    here = [t.enemy("ghoul-priest", engaged=0), t.enemy("ghoul-minion", engaged=1), t.enemy("icy-ghoul", at="hallway")]
    away = t.enemy("swarm-of-rats", at="attic")
    t.turn().play("play:cunning-distraction")
    hallway = box.AT_PLACE[box.PLACE_NAMED["hallway"]]
    assert [(t.state.home[e], t.count(box.EXHAUSTED[e])) for e in here] == [(hallway, 1)] * 3
    assert (t.count(box.EXHAUSTED[away]), t.damage(), t.count(box.RESOURCES[0])) == (0, 0, 0)


# -------------------------------------------------------------------- "Look what I found!"


def test_look_what_i_found_finds_two_clues_after_a_failure_by_two() -> None:
    t = table().hand(0, "look-what-i-found").clues("study", 3).turn().bag("-3").play("investigate").until(asks.React)
    t.play("use:look-what-i-found")
    assert (t.clues_of(), t.count(box.RESOURCES[0])) == (2, 3)


def test_look_what_i_found_comes_not_after_a_failure_by_three() -> None:
    t = table().house().at(0, "cellar").hand(0, "look-what-i-found").turn().bag("-2").play("investigate")
    t.until(asks.React, asks.Action)
    assert (t.told(tells.Failed)[0].told[3], t.question) == (3, asks.Action)


@rule("AH-AUT-05", "AH-KEY-16")
def test_look_what_i_found_follows_an_auto_fail_only_where_the_shroud_is_at_most_two() -> None:
    t = table().hand(0, "look-what-i-found").turn().bag("auto-fail").play("investigate").until(asks.React, asks.Action)
    assert t.options == ["use:look-what-i-found", "pass"], "shroud 2: failed by 2"
    t = table().house().at(0, "cellar").hand(0, "look-what-i-found").turn().bag("auto-fail").play("investigate")
    assert t.until(asks.React, asks.Action).question == asks.Action, "shroud 4: failed by 4"


def test_look_what_i_found_is_for_investigations_and_needs_a_clue() -> None:
    t = table().hand(0, "look-what-i-found")
    t.enemy("ghoul-minion", engaged=0)
    assert t.turn().bag("-4").play("fight:ghoul-minion").question == asks.Action
    t = (
        table()
        .hand(0, "look-what-i-found")
        .clues("study", 0)
        .turn()
        .bag("-3")
        .play("investigate")
        .until(asks.React, asks.Action)
    )
    assert t.question == asks.Action


# -------------------------------------------------------------------- Lucky!


@rule("AH-STT-09")
def test_lucky_adds_two_before_the_failure_counts() -> None:
    t = table().hand(0, "lucky").in_play(0, "rabbits-foot").turn().bag("-3").play("investigate", "use:lucky")
    assert (t.clues_of(), t.told(tells.Failed), t.question) == (1, [], asks.Action)
    assert t.count(box.RESOURCES[0]) == 4


def test_lucky_may_be_not_enough() -> None:
    t = table().hand(0, "lucky").turn().bag("-4").play("investigate", "use:lucky")
    assert (t.told(tells.Failed)[0].told[1], t.clues_of()) == (1, 0)


@rule("AH-MOD-02")
def test_a_second_lucky_has_its_moment_only_while_the_test_would_still_fail() -> None:
    t = table().hand(0, "lucky", "lucky#2").turn().bag("-3").play("investigate", "use:lucky")
    assert (t.question, t.home("lucky#2")) == (asks.Action, box.HAND[0])
    t = table().hand(0, "lucky", "lucky#2").turn().bag("-4").play("investigate", "use:lucky")
    assert t.options == ["use:lucky#2", "pass"]


def test_lucky_starts_from_the_whole_sum_not_from_zero() -> None:
    t = table("wendy-adams", difficulty="expert").hand(0, "lucky").bag("-8").draws(0, "grasping-hands").until(asks.React)
    t.play("pass", "use:lucky")
    assert (t.told(tells.Failed)[0].told[1], t.damage()) == (0, 3), "4 - 8 + 2 is still below 0"


def test_lucky_is_no_use_against_an_auto_fail_or_for_others() -> None:
    assert table().hand(0, "lucky").turn().bag("auto-fail").play("investigate").question == asks.Action
    t = table("roland-banks", "wendy-adams").hand(1, "lucky").turn().bag("-4").play("investigate")
    assert (t.asked, t.question) == (0, asks.Action)


# -------------------------------------------------------------------- Survival Instinct


def test_survival_instinct_lets_one_shake_off_the_others_and_move() -> None:
    t = table("skids-otoole").house().hand(0, "survival-instinct").resources(0, 0)
    rats, minion = t.enemy("swarm-of-rats", engaged=0), t.enemy("ghoul-minion", engaged=0)
    t.turn().bag("0").play("evade:swarm-of-rats", "commit:survival-instinct", "result:test", "yes", "to:attic")
    assert t.where() == "attic"
    hallway = box.AT_PLACE[box.PLACE_NAMED["hallway"]]
    assert [t.state.home[rats], t.state.home[minion]] == [hallway, hallway]
    assert [t.count(box.EXHAUSTED[rats]), t.count(box.EXHAUSTED[minion])] == [1, 0]


def test_survival_instinct_opens_no_way_that_is_barred() -> None:
    t = table("skids-otoole").house().hand(0, "survival-instinct").resources(0, 0)
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("0").play("evade:swarm-of-rats", "commit:survival-instinct").until(asks.MoveWhere)
    assert t.options == ["to:attic", "to:cellar", "stay"], "the Parlor is not revealed"


def test_survival_instinct_of_a_helper_frees_the_one_who_evades() -> None:
    t = table("skids-otoole", "wendy-adams").house().hand(1, "survival-instinct").resources(0, 0)
    t.enemy("swarm-of-rats", engaged=0)
    own = t.enemy("ghoul-minion", engaged=1)
    t.turn().bag("0").play("evade:swarm-of-rats", "commit:survival-instinct@2").until(asks.MoveWhere)
    assert t.asked == 0
    t.play("to:attic")
    assert (t.where(0), t.where(1), t.state.home[own]) == ("attic", "hallway", box.THREAT[1])


def test_survival_instinct_leaves_the_evaded_enemy_to_the_evasion() -> None:
    t = table("skids-otoole").house().hand(0, "survival-instinct").resources(0, 0)
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("0").play("evade:swarm-of-rats", "commit:survival-instinct")
    t.play(t.options[1])
    assert t.question == asks.MoveWhere, "the card first: there are no other enemies to shake off"
    t.play("to:attic")
    assert t.zone(box.AT_PLACE[box.PLACE_NAMED["attic"]]) == ["swarm-of-rats"], "it came along and was evaded there"


def test_survival_instinct_does_nothing_in_other_tests_or_when_the_evasion_fails() -> None:
    t = table("roland-banks").house().hand(0, "survival-instinct", "survival-instinct#2")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("auto-fail").play("evade:swarm-of-rats", "commit:survival-instinct", "reveal")
    assert (t.question, t.where()) == (asks.Action, "hallway")
    t.bag("+1").draws(0, "grasping-hands").play("commit:survival-instinct#2")
    assert (t.question, t.where(), t.damage()) == (None, "hallway", 0)


@rule("AH-ABL-14")
def test_what_rabbits_foot_draws_may_answer_the_same_failure() -> None:
    t = table("wendy-adams").in_play(0, "rabbits-foot").hand(0).top(0, "look-what-i-found").clues("study", 2)
    t.turn().bag("-2").play("investigate", "use:rabbits-foot")
    assert t.options == ["use:look-what-i-found", "pass"]
