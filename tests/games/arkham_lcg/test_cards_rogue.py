"""The ten Rogue cards."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table, woods


def wounds(t: Table, enemy: int) -> int:
    """The damage on an enemy."""
    return t.count(box.DAMAGE[enemy])


# -------------------------------------------------------------------- Switchblade


@rule("AH-KEY-02")
@pytest.mark.parametrize(("token", "hit"), [("+1", 2), ("0", 1)])
def test_switchblade_deals_one_more_when_you_succeed_by_two(token: str, hit: int) -> None:
    t = table().hand(0, "switchblade")
    ghoul = t.enemy("ravenous-ghoul", at="study")
    t.exhausted(ghoul).turn().play("play:switchblade")
    assert (t.count(box.ACTIONS[0]), t.count(box.RESOURCES[0])) == (3, 4)
    assert wounds(t.bag(token).play("use:switchblade"), ghoul) == hit


# -------------------------------------------------------------------- Burglary


@rule("AH-EFF-05", "AH-CLU-03")
def test_burglary_gives_three_resources_in_place_of_a_clue_even_where_none_is() -> None:
    t = table().in_play(0, "burglary").clues("study", 0).turn().bag("0").play("use:burglary")
    assert (t.count(box.RESOURCES[0]), t.count(box.EXHAUSTED[piece("burglary")])) == (8, 1)
    t = table().in_play(0, "burglary").turn().bag("0").play("use:burglary")
    assert (t.clues_of(), t.clues_on("study")) == (0, 2)


def test_burglary_counts_as_a_successful_investigation() -> None:
    t = table().in_play(0, "burglary", "dr-milan-christopher")
    t.state.put(piece("obscuring-fog"), box.ATTACHED[box.PLACE_NAMED["study"]])
    t.turn().bag("0").play("use:burglary", "use:dr-milan-christopher")
    assert (t.count(box.RESOURCES[0]), t.home("obscuring-fog")) == (9, box.ENCOUNTER_DISCARD)


def test_burglary_brings_nothing_when_it_fails_and_provokes() -> None:
    t = table().in_play(0, "burglary")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("auto-fail").play("use:burglary")
    assert (t.count(box.RESOURCES[0]), t.damage()) == (5, 1)


# -------------------------------------------------------------------- Pickpocketing


def test_pickpocketing_draws_a_card_after_an_evasion() -> None:
    t = table("wendy-adams").in_play(0, "pickpocketing").top(0, "knife")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().bag("0").play("evade:swarm-of-rats", "use:pickpocketing")
    assert (t.zone(box.HAND[0]), t.count(box.EXHAUSTED[piece("pickpocketing")])) == (["knife"], 1)


@rule("AH-AUT-04", "AH-ENR-07")
def test_pickpocketing_draws_after_an_automatic_evasion_and_once_only() -> None:
    t = table("wendy-adams").in_play(0, "pickpocketing", "stray-cat").top(0, "knife", "guts")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("use:stray-cat", "use:pickpocketing")
    assert t.zone(box.HAND[0]) == ["knife"]
    t.enemy("ghoul-minion", engaged=0)
    t.turn().bag("0").play("evade:ghoul-minion").until(asks.Action)
    assert (len(t.told(tells.Evaded)), t.zone(box.HAND[0])) == (2, ["knife"])


def test_pickpocketing_gets_nothing_for_the_evasions_of_others() -> None:
    t = table("wendy-adams", "roland-banks").in_play(0, "pickpocketing")
    t.enemy("ghoul-minion", engaged=1)
    assert t.turn(1).bag("0").play("evade:ghoul-minion").asked == 1
    assert len(t.told(tells.Evaded)) == 1


# -------------------------------------------------------------------- .41 Derringer


@pytest.mark.parametrize(("token", "hit"), [("-1", 2), ("-2", 1)])
def test_41_derringer_fights_with_two_more_and_deals_one_more_by_a_margin_of_two(token: str, hit: int) -> None:
    t = table().in_play(0, "41-derringer")
    ghoul = t.enemy("ravenous-ghoul", engaged=0)
    t.turn().bag(token).play("use:41-derringer")
    assert (wounds(t, ghoul), t.count(box.USES_LEFT[piece("41-derringer")])) == (hit, 2)


# -------------------------------------------------------------------- Leo De Luca


@rule("AH-ACN-04", "AH-UNI-01")
def test_leo_de_luca_gives_an_action_each_turn_from_the_turn_he_comes() -> None:
    t = table().hand(0, "leo-de-luca", "leo-de-luca#2").resources(0, 12).turn().play("play:leo-de-luca")
    assert t.count(box.ACTIONS[0]) == 3, "three, one for the play action, and his"
    assert "play:leo-de-luca#2" not in t.options
    assert t.play("end-turn").turn().count(box.ACTIONS[0]) == 4


def test_losing_leo_de_luca_takes_no_action_away() -> None:
    t = table().in_play(0, "leo-de-luca").hand(0, "beat-cop").turn().play("play:beat-cop")
    assert (t.home("leo-de-luca"), t.count(box.ACTIONS[0])) == (box.DISCARD[0], 3)


# -------------------------------------------------------------------- Hard Knocks


def test_hard_knocks_adds_combat_or_agility_for_a_resource() -> None:
    t = table("daisy-walker").in_play(0, "hard-knocks")
    minion = t.enemy("ghoul-minion", engaged=0)
    t.turn().bag("-1", "-1").play("fight:ghoul-minion", "use:hard-knocks", "reveal")
    assert (wounds(t, minion), t.count(box.RESOURCES[0])) == (1, 4)
    t.play("evade:ghoul-minion", "use:hard-knocks/1", "reveal")
    assert (t.count(box.EXHAUSTED[minion]), t.count(box.RESOURCES[0])) == (1, 3)


# -------------------------------------------------------------------- Elusive


@rule("AH-ENR-08", "AH-LOR-03", "AH-AOO-06")
def test_elusive_leaves_all_enemies_ready_behind_for_any_revealed_place_without_enemies() -> None:
    t = table().house().at(0, "attic").at(0, "cellar").hand(0, "elusive")
    rats, minion = t.enemy("swarm-of-rats", engaged=0), t.enemy("ghoul-minion", engaged=0)
    t.turn().play("play:elusive")
    assert t.options == ["to:hallway", "to:attic"], "the Attic is not connected; the Parlor is not revealed"
    t.play("to:attic")
    assert (t.where(), t.horror(), t.damage()) == ("attic", 1, 0)
    cellar = box.AT_PLACE[box.PLACE_NAMED["cellar"]]
    assert [t.state.home[rats], t.state.home[minion], t.count(box.EXHAUSTED[rats])] == [cellar, cellar, 0]


@rule("AH-INV-15", "AH-STT-13")
def test_elusive_in_the_middle_of_an_investigation_changes_neither_its_shroud_nor_where_the_clue_lies() -> None:
    t = table("skids-otoole").house().at(0, "attic").at(0, "cellar").hand(0, "elusive").turn()
    t.bag("+1").play("investigate", "play:elusive", "to:attic", "reveal")
    assert (t.where(), t.told(tells.Succeeded)[0].told[1:3]) == ("attic", (4, 4))
    assert (t.clues_on("cellar"), t.clues_on("attic"), t.clues_of()) == (1, 2, 1)


def test_elusive_goes_nowhere_that_an_enemy_is_and_can_be_played_unengaged() -> None:
    t = table().house().at(0, "attic").at(0, "cellar").hand(0, "elusive")
    t.enemy("ghoul-minion", at="attic")
    assert t.turn().play("play:elusive").where() == "hallway", "the only place left"


def test_elusive_without_a_place_to_go_brings_the_enemies_back() -> None:
    t = table().hand(0, "elusive")
    rats = t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("play:elusive")
    assert (t.where(), t.state.home[rats]) == ("study", box.THREAT[0])


@rule("AH-EFF-06", "AH-MAS-01")
def test_elusive_shakes_off_nothing_massive_and_so_needs_a_place_to_go() -> None:
    t = woods("skids-otoole").at(0, "ritual-site").hand(0, "elusive")
    t.enemy("umordhoth", at="ritual-site")
    assert "play:elusive" in t.turn().options, "the Main Path is free"
    t.enemy("ghoul-minion", at="main-path")
    assert "play:elusive" not in t.turn().options
    t.enemy("ghoul-minion", engaged=0)
    assert "play:elusive" in t.turn().options


# -------------------------------------------------------------------- Backstab


@rule("AH-AOO-07")
def test_backstab_attacks_with_agility_for_two_more_damage_and_provokes_nothing() -> None:
    t = table("wendy-adams").hand(0, "backstab")
    icy = t.enemy("icy-ghoul", engaged=0)
    t.turn().bag("-1").play("play:backstab")
    assert (t.told(tells.Succeeded)[0].told[1:3], wounds(t, icy)) == ((3, 3), 3)
    assert (t.damage(), t.count(box.RESOURCES[0]), t.home("backstab")) == (0, 2, box.DISCARD[0])


# -------------------------------------------------------------------- Sneak Attack


def test_sneak_attack_hurts_an_exhausted_enemy_without_a_fight() -> None:
    t = table().hand(0, "sneak-attack").in_play(0, "lita-chantler")
    ghoul = t.enemy("ravenous-ghoul", at="study")
    t.exhausted(ghoul).turn().play("play:sneak-attack")
    assert (wounds(t, ghoul), t.told(tells.Test)) == (2, []), "no attack, so Lita adds nothing"


def test_sneak_attack_needs_an_exhausted_enemy_here_and_provokes_the_others() -> None:
    t = table().hand(0, "sneak-attack")
    t.enemy("ravenous-ghoul", engaged=0)
    assert "play:sneak-attack" not in t.turn().options
    rats = t.enemy("swarm-of-rats", at="study")
    t.exhausted(rats).turn().play("play:sneak-attack").until(asks.Action)
    assert (t.damage(), t.home("swarm-of-rats")) == (1, box.ENCOUNTER_DISCARD)


# -------------------------------------------------------------------- Opportunist


@rule("AH-SKL-16", "AH-SKL-17")
@pytest.mark.parametrize(("token", "home"), [("+1", box.HAND[0]), ("0", box.DISCARD[0])])
def test_opportunist_returns_to_hand_after_a_success_by_three(token: str, home: str) -> None:
    t = table().hand(0, "opportunist").turn().bag(token).play("investigate", "commit:opportunist").until(asks.Action)
    assert (t.clues_of(), t.home("opportunist")) == (1, home)


def test_opportunist_is_for_ones_own_tests_only() -> None:
    t = table("roland-banks", "skids-otoole").hand(1, "opportunist").turn().bag("0").play("investigate")
    assert (t.question, t.home("opportunist", 1)) == (asks.Action, box.HAND[1])


@rule("AH-ABL-14")
def test_what_pickpocketing_draws_may_answer_the_same_evasion() -> None:
    t = table("wendy-adams").in_play(0, "pickpocketing").hand(0).top(0, "close-call")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().bag("0").play("evade:ghoul-minion", "use:pickpocketing")
    assert t.options == ["use:close-call", "pass"]


@rule("AH-ACN-04")
def test_a_second_leo_de_luca_gives_another_action_in_the_turn_in_which_the_first_one_went() -> None:
    t = table("skids-otoole").in_play(0, "leo-de-luca").hand(0, "leo-de-luca#2").resources(0, 6)
    t.state.set(box.DAMAGE[piece("leo-de-luca")], 1)
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("draw", "on:leo-de-luca")
    assert (t.home("leo-de-luca"), t.count(box.ACTIONS[0])) == (box.DISCARD[0], 3)
    t.play("play:leo-de-luca#2").until(asks.Action)
    assert t.count(box.ACTIONS[0]) == 3 - 1 + 1
