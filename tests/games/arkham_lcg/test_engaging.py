"""Engagement and evasion: when enemies engage, whom, and how it is broken (AH-ENG, AH-ENR, AH-INV-13 to 20)."""

import pytest

from miskatonic.core.declared import React
from miskatonic.core.hidden import seen_by
from miskatonic.games.arkham_lcg import ARKHAM_LCG
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.arkham_lcg.table import Table, piece, place, table, woods

HALLWAY = box.AT_PLACE[place("hallway")]
ATTIC = box.AT_PLACE[place("attic")]
TWISTING = box.AT_PLACE[place("twisting-paths")]


def two() -> Table:
    """Roland and Daisy in the Hallway."""
    return table("roland-banks", "daisy-walker").house()


# -------------------------------------------------------------------- the engage action


@rule("AH-INV-13", "AH-INV-14", "AH-ENR-03")
def test_the_engage_action_takes_an_enemy_over_from_another_investigator() -> None:
    t = two()
    t.enemy("ghoul-minion", engaged=1)
    t.turn().play("engage:ghoul-minion")
    assert t.home("ghoul-minion") == box.THREAT[0]
    assert t.zone(box.THREAT[1]) == []
    assert t.count(box.ACTIONS[0]) == 2


@rule("AH-INV-13", "AH-INV-14", "AH-ENR-05")
def test_the_engage_action_works_on_an_exhausted_enemy_engaged_with_nobody() -> None:
    t = two()
    t.exhausted(t.enemy("ghoul-minion", at="hallway"))
    t.turn().play("engage:ghoul-minion")
    assert t.home("ghoul-minion") == box.THREAT[0]
    assert t.count(box.EXHAUSTED[piece("ghoul-minion")]) == 1


@rule("AH-AOO-04", "AH-INV-13")
def test_the_engage_action_comes_to_nothing_when_its_enemy_is_defeated_before_it() -> None:
    t = table("agnes-baker").house()
    t.exhausted(t.enemy("swarm-of-rats", at="hallway"))
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("engage:swarm-of-rats", "use:agnes-baker", "pick:swarm-of-rats")
    assert (t.home("swarm-of-rats"), t.question) == (box.ENCOUNTER_DISCARD, asks.Action)


@rule("AH-INV-13")
def test_an_enemy_elsewhere_cannot_be_engaged() -> None:
    t = two()
    t.exhausted(t.enemy("ghoul-minion", at="attic"))
    assert "engage:ghoul-minion" not in t.turn().options


@rule("AH-ENR-02")
def test_an_enemy_already_engaged_with_oneself_cannot_be_engaged_again() -> None:
    t = two()
    t.enemy("ghoul-minion", engaged=0)
    assert "engage:ghoul-minion" not in t.turn().options


@rule("AH-ENR-01")
def test_any_number_of_enemies_may_be_engaged_with_one_investigator() -> None:
    t = two()
    for slug in ("ghoul-minion", "icy-ghoul", "flesh-eater", "swarm-of-rats"):
        t.enemy(slug, engaged=1)
        t.turn().play(f"engage:{slug}").until(asks.Action).harmed(0)
    assert t.zone(box.THREAT[0]) == ["ghoul-minion", "icy-ghoul", "flesh-eater", "swarm-of-rats"]


# -------------------------------------------------------------------- engaging by themselves


@rule("AH-ENG-01")
def test_an_enemy_in_play_is_in_a_threat_area_or_at_a_location() -> None:
    t = two().bag("0").draws(0, "ghoul-minion").draws(0, "icy-ghoul")
    assert (t.home("ghoul-minion"), t.home("icy-ghoul")) == (box.THREAT[0], box.AT_PLACE[place("cellar")])
    t.turn().play("evade:ghoul-minion").until(asks.Action)
    assert t.home("ghoul-minion") in (box.THREAT[0], HALLWAY)


@rule("AH-ENG-02")
def test_engaged_enemies_move_along_and_stay_engaged() -> None:
    t = two()
    t.enemy("ghoul-minion", engaged=0)
    t.exhausted(t.enemy("icy-ghoul", engaged=0))
    t.turn().play("move:attic")
    assert t.where() == "attic"
    assert t.zone(box.THREAT[0]) == ["ghoul-minion", "icy-ghoul"]
    assert t.told(tells.Disengaged) == []


@rule("AH-ENG-02")
def test_an_engaged_enemy_is_at_the_location_of_its_investigator() -> None:
    t = two().at(0, "attic")
    t.enemy("ghoul-minion", engaged=0)
    assert "fight:ghoul-minion" not in t.turn(1).options
    t.at(1, "attic")
    assert "fight:ghoul-minion" in t.turn(1).options


@rule("AH-ENG-03", "AH-ENG-05")
def test_a_ready_enemy_engages_the_investigator_who_moves_to_it() -> None:
    t = two()
    t.enemy("ghoul-minion", at="attic")
    t.turn().play("move:attic")
    assert t.home("ghoul-minion") == box.THREAT[0]


@rule("AH-ENG-05", "AH-INV-20")
def test_an_exhausted_enemy_does_not_engage_by_itself() -> None:
    t = two()
    t.exhausted(t.enemy("ghoul-minion", at="attic"))
    t.turn().play("move:attic")
    assert t.home("ghoul-minion") == ATTIC


@rule("AH-ENG-05")
def test_a_ready_enemy_that_spawns_or_moves_or_readies_here_engages_at_once() -> None:
    t = table().house().at(0, "cellar").draws(0, "icy-ghoul")
    assert t.home("icy-ghoul") == box.THREAT[0], "it spawned in the cellar"
    t = table().house()
    t.enemy("swarm-of-rats", at="attic")
    t.phase("enemy")
    assert t.home("swarm-of-rats") == box.THREAT[0], "it moved here"
    t = table().house()
    t.exhausted(t.enemy("ghoul-minion", at="hallway"))
    t.phase("upkeep")
    assert t.home("ghoul-minion") == box.THREAT[0], "it was readied here"


@rule("AH-ENG-04")
def test_of_several_investigators_the_lead_chooses_whom_an_enemy_engages() -> None:
    t = two()
    t.exhausted(t.enemy("ghoul-minion", at="hallway"))
    t.phase("upkeep")
    assert (t.question, t.asked, t.options) == (asks.Engages, 0, ["seat:seat-1", "seat:seat-2"])
    t.play("seat:seat-2")
    assert t.home("ghoul-minion") == box.THREAT[1]


@rule("AH-ENG-04", "AH-KEY-11")
def test_prey_decides_without_a_question() -> None:
    t = two()
    t.exhausted(t.enemy("ravenous-ghoul", at="hallway"))
    t.phase("upkeep")
    assert t.home("ravenous-ghoul") == box.THREAT[1], "Daisy has 5 health left, Roland 9"


# -------------------------------------------------------------------- evasion


@rule("AH-INV-17")
@pytest.mark.parametrize(("token", "evaded"), [("0", True), ("-1", False)])
def test_evading_tests_agility_against_the_enemys_evade_value(token: str, evaded: bool) -> None:
    t = two().bag(token)
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("evade:ghoul-minion")
    assert t.told(tells.Test)[0].told[1:3] == (3, 2), "agility against evade 2; Roland has 2"
    assert bool(t.told(tells.Evaded)) == evaded


@rule("AH-INV-18", "AH-ENR-07")
def test_an_evaded_enemy_is_exhausted_and_left_at_the_location() -> None:
    t = two().bag("0")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("evade:ghoul-minion")
    assert t.home("ghoul-minion") == HALLWAY
    assert t.count(box.EXHAUSTED[piece("ghoul-minion")]) == 1


@rule("AH-INV-19")
def test_after_a_failed_evasion_the_enemy_is_still_engaged_and_ready() -> None:
    t = two().bag("-1")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("evade:ghoul-minion")
    assert t.home("ghoul-minion") == box.THREAT[0]
    assert t.count(box.EXHAUSTED[piece("ghoul-minion")]) == 0


@rule("AH-INV-20")
def test_an_evaded_enemy_neither_follows_nor_attacks_in_the_enemy_phase() -> None:
    t = two().bag("0")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("evade:ghoul-minion", "resource", "end-turn").phase("enemy")
    assert t.told(tells.Attacks) == []


@rule("AH-ENR-06")
def test_only_an_enemy_engaged_with_oneself_can_be_evaded_by_the_action() -> None:
    t = two()
    t.enemy("ghoul-minion", engaged=1)
    t.exhausted(t.enemy("icy-ghoul", at="hallway"))
    assert [key for key in t.turn().options if key.startswith("evade:")] == []


@rule("AH-ENR-07")
def test_an_enemy_evaded_by_an_effect_is_exhausted_and_disengaged_as_well() -> None:
    t = table("wendy-adams", "daisy-walker").house().in_play(0, "stray-cat")
    t.enemy("ghoul-minion", engaged=1)
    t.turn().play("use:stray-cat").until(asks.Action)
    assert t.home("ghoul-minion") == HALLWAY
    assert t.count(box.EXHAUSTED[piece("ghoul-minion")]) == 1


# -------------------------------------------------------------------- disengaging


@rule("AH-ENR-08")
def test_elusive_leaves_enemies_behind_ready_and_they_engage_whoever_is_there() -> None:
    t = table("skids-otoole", "daisy-walker").house().at(0, "attic").at(0, "hallway").hand(0, "elusive")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("play:elusive")
    assert t.where(0) == "attic"
    assert t.count(box.EXHAUSTED[piece("ghoul-minion")]) == 0
    assert t.home("ghoul-minion") == box.THREAT[1]


@rule("AH-ENR-08", "AH-LOR-08")
def test_without_a_refuge_elusive_leaves_its_player_where_the_enemy_engages_again() -> None:
    t = table("skids-otoole").house().hand(0, "elusive")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("play:elusive")
    assert len(t.told(tells.Disengaged)) == 1
    assert (t.where(), t.home("ghoul-minion")) == ("hallway", box.THREAT[0])


@rule("AH-EFF-02", "AH-PHS-25", "AH-PRY-01")
def test_enemies_that_are_readied_together_engage_before_the_engagement_of_one_has_its_effect() -> None:
    t = woods("roland-banks", "daisy-walker").harmed(0, horror=1).harmed(1, horror=5)
    for slug in ("young-deep-one", "screeching-byakhee"):
        t.exhausted(t.enemy(slug, at="main-path"))
    t.phase("upkeep").until(asks.Engages)
    assert (t.question, t.options, t.home("young-deep-one")) == (asks.Engages, ["seat:seat-1", "seat:seat-2"], box.THREAT[1])
    assert t.horror(1) == 5, "both have 4 sanity left when the Byakhee looks for the weaker mind"
    t.play("seat:seat-1").until()
    assert (t.home("screeching-byakhee"), t.horror(1)) == (box.THREAT[0], 6)


@rule("AH-EFF-02", "AH-LOR-02")
def test_where_somebody_leaves_and_where_they_enter_enemies_engage_before_one_horrifies() -> None:
    t = woods("agnes-baker", "skids-otoole").harmed(0).at(0, "old-house").at(0, "main-path").in_play(1, "cat-burglar")
    t.enemy("young-deep-one", engaged=1)
    t.enemy("ghoul-minion", at="old-house")
    t.turn(1).play("use:cat-burglar@2", "to:old-house")
    assert (t.question, t.asked, t.horror(0)) == (React, 0, 1), "the Deep One left behind has engaged Agnes"
    assert t.home("ghoul-minion") == box.THREAT[1]


@rule("AH-ELM-06", "AH-YOU-01")
def test_who_falls_by_the_first_of_two_deep_ones_leaves_the_other_to_those_who_are_there() -> None:
    t = woods("roland-banks", "daisy-walker", "wendy-adams").at(2, "old-house").harmed(0).harmed(1, horror=8)
    for _ in range(2):
        t.exhausted(t.enemy("young-deep-one", at="main-path"))
    t.phase("upkeep").until()
    assert [t.in_game(seat) for seat in range(3)] == [True, False, True]
    assert len(t.zone(box.THREAT[0])) == t.horror(0) == 2, "both engage Roland when Daisy is gone"


@rule("AH-ABL-15", "AH-PHS-25")
@pytest.mark.parametrize(("first", "horror"), [("young-deep-one", 2), ("young-deep-one#2", 1)])
def test_of_two_that_engage_together_the_lead_says_which_horrifies_first(first: str, horror: int) -> None:
    t = woods("agnes-baker").harmed(0)
    for slug in ("young-deep-one", "young-deep-one#2"):
        t.exhausted(t.enemy(slug, at="main-path"))
    t.state.set(box.DAMAGE[piece("young-deep-one")], 2)
    t.phase("upkeep")
    assert (t.question, t.options) == (asks.OrderForced, ["use:young-deep-one", "use:young-deep-one#2"])
    t.play(f"use:{first}", "use:agnes-baker", "pick:young-deep-one")
    assert (t.horror(), t.home("young-deep-one")) == (horror, box.ENCOUNTER_DISCARD)


@rule("AH-ABL-15")
def test_of_two_alike_that_engage_together_neither_is_asked_to_be_the_first() -> None:
    t = woods("agnes-baker").harmed(0)
    for slug in ("young-deep-one", "young-deep-one#2"):
        t.exhausted(t.enemy(slug, at="main-path"))
    assert t.phase("upkeep").question is React
    assert t.play("pass").question is React
    assert t.horror() == 2


@rule("AH-ABL-15")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            ["Young Deep One (health 3/3): take 1 horror", "Young Deep One (health 3/3, engaged with Daisy): take 1 horror"],
        ),
        (
            "ru",
            [
                "Молодой Глубоководный (здоровье 3 из 3): получить 1 ужас",
                "Молодой Глубоководный (здоровье 3 из 3, сражается с Дейзи): получить 1 ужас",
            ],
        ),
        (
            "uk",
            [
                "Молодий глибинний (здоров’я 3 з 3): отримати 1 жах",
                "Молодий глибинний (здоров’я 3 з 3, б’ється з Дейзі): отримати 1 жах",
            ],
        ),
    ],
)
def test_the_lead_reads_which_of_two_horrifies_whom(lang: str, said: list[str]) -> None:
    t = woods("agnes-baker", "daisy-walker").harmed(0)
    for slug in ("young-deep-one", "young-deep-one#2"):
        t.exhausted(t.enemy(slug, at="main-path"))
    t.phase("upkeep").play("seat:seat-1", "seat:seat-2")
    asked, speech = t.state.asked[0], ARKHAM_LCG.speech[lang]
    assert (t.question, asked.seat) == (asks.OrderForced, 0)
    assert [flat(speech.label(seen_by(t.state, 0), asked, option)) for option in asked.options] == said


@rule("AH-ENR-08")
@pytest.mark.parametrize(("token", "where", "home"), [("-1", "twisting-paths", box.THREAT[0]), ("0", "main-path", TWISTING)])
def test_who_slips_away_and_does_not_find_the_way_is_engaged_again(token: str, where: str, home: str) -> None:
    t = woods("skids-otoole").harmed(0).at(0, "main-path").at(0, "twisting-paths").hand(0, "elusive").bag(token)
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("play:elusive").until(asks.Action)
    assert (t.where(), t.home("ghoul-minion")) == (where, home)


@rule("AH-ENR-08")
@pytest.mark.parametrize(("token", "home"), [("-4", box.THREAT[0]), ("0", TWISTING)])
def test_the_same_goes_for_those_shaken_off_in_an_evasion(token: str, home: str) -> None:
    t = woods("wendy-adams").harmed(0).at(0, "twisting-paths").hand(0, "survival-instinct").bag("0", token)
    t.enemy("ghoul-minion", engaged=0)
    t.enemy("ravenous-ghoul", engaged=0)
    t.turn().play("evade:ghoul-minion", "commit:survival-instinct", "result:survival-instinct", "yes", "to:main-path")
    t.until(asks.Action)
    assert (t.home("ghoul-minion"), t.home("ravenous-ghoul")) == (TWISTING, home), "the evaded one is exhausted"


@rule("AH-ENR-09")
def test_an_enemy_that_cannot_follow_into_a_barricaded_room_is_left_behind() -> None:
    t = two().at(1, "attic").hand(1, "barricade").turn(1).play("play:barricade@2", "end-turn")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("move:attic")
    assert t.where(0) == "attic"
    assert t.home("ghoul-minion") == HALLWAY
    assert t.count(box.EXHAUSTED[piece("ghoul-minion")]) == 0


@rule("AH-ENR-09")
def test_an_enemy_left_behind_engages_an_investigator_who_is_still_there() -> None:
    t = table("roland-banks", "daisy-walker", "wendy-adams").house().at(1, "attic").hand(1, "barricade")
    t.turn(1).play("play:barricade@2", "end-turn")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("move:attic")
    assert t.home("ghoul-minion") == box.THREAT[2]


@rule("AH-ENR-09")
def test_an_elite_enemy_follows_into_a_barricaded_room() -> None:
    t = two().act(3).at(1, "attic").hand(1, "barricade").turn(1).play("play:barricade@2", "end-turn")
    t.enemy("ghoul-priest", engaged=0)
    t.turn(0).play("move:attic").until(asks.Action)
    assert t.home("ghoul-priest") == box.THREAT[0]


@rule("AH-ENR-09")
def test_the_barricade_falls_when_an_investigator_leaves_and_then_the_enemy_comes_along() -> None:
    t = two().at(0, "attic").hand(0, "barricade")
    t.turn(0).play("play:barricade", "move:hallway")
    assert t.home("barricade") == box.DISCARD[0]
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("move:attic")
    assert t.home("ghoul-minion") == box.THREAT[0]
