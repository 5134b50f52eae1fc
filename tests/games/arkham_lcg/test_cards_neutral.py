"""The eight neutral cards of level 0."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table

# -------------------------------------------------------------------- Knife


def test_knife_fights_with_one_more_or_is_thrown_away_for_two_and_one_more_damage() -> None:
    t = table().in_play(0, "knife")
    ghoul = t.enemy("icy-ghoul", engaged=0)
    t.turn().bag("-2", "-3").play("use:knife")
    assert (t.told(tells.Succeeded)[0].told[1], t.count(box.DAMAGE[ghoul]), t.home("knife")) == (3, 1, box.PLAY[0])
    t.play("use:knife/1")
    assert (t.told(tells.Succeeded)[1].told[1], t.count(box.DAMAGE[ghoul]), t.home("knife")) == (3, 3, box.DISCARD[0])


# -------------------------------------------------------------------- Flashlight


@rule("AH-KEY-03", "AH-ABL-13")
def test_flashlight_lowers_the_shroud_by_two_for_a_supply() -> None:
    t = table().house().at(0, "cellar").in_play(0, "flashlight").turn().bag("-1").play("use:flashlight")
    assert (t.told(tells.Succeeded)[0].told[1:3], t.clues_of()) == ((2, 2), 1)
    assert t.count(box.USES_LEFT[piece("flashlight")]) == 2


@rule("AH-STT-14", "AH-STT-13")
def test_flashlight_lowers_no_shroud_below_zero_where_only_an_auto_fail_fails() -> None:
    t = table(difficulty="expert").house().at(0, "attic").in_play(0, "flashlight").turn().bag("-8").play("use:flashlight")
    assert (t.told(tells.Succeeded)[0].told[1:3], t.clues_of()) == ((0, 0), 1)
    t.bag("auto-fail").play("use:flashlight")
    assert t.clues_of() == 1


# -------------------------------------------------------------------- Emergency Cache


@rule("AH-INV-27", "AH-EVT-01")
def test_emergency_cache_gives_three_resources_for_an_action() -> None:
    t = table().hand(0, "emergency-cache").resources(0, 0)
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("play:emergency-cache")
    assert (t.count(box.RESOURCES[0]), t.count(box.ACTIONS[0]), t.home("emergency-cache")) == (3, 2, box.DISCARD[0])
    assert t.damage() == 1, "playing provokes"


# -------------------------------------------------------------------- Guts, Perception, Overpower, Manual Dexterity


@rule("AH-SKL-06", "AH-SKL-16")
def test_guts_gives_two_willpower_and_a_card() -> None:
    t = table().hand(0, "guts").top(0, "knife").bag("-2").draws(0, "rotting-remains").play("commit:guts").until()
    assert (t.told(tells.Succeeded)[0].told[1:3], t.zone(box.HAND[0])) == ((3, 3), ["knife"])


def test_perception_gives_two_intellect_and_a_card() -> None:
    t = table().hand(0, "perception").top(0, "knife").turn().bag("-3").play("investigate", "commit:perception")
    t.until(asks.Action)
    assert (t.told(tells.Succeeded)[0].told[1:3], t.zone(box.HAND[0])) == ((2, 2), ["knife"])


def test_overpower_gives_two_combat_and_a_card() -> None:
    t = table("wendy-adams").hand(0, "overpower").top(0, "knife")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().bag("-1").play("fight:ghoul-minion", "commit:overpower").until(asks.Action)
    assert (t.told(tells.Succeeded)[0].told[1:3], t.zone(box.HAND[0])) == ((2, 2), ["knife"])


def test_manual_dexterity_gives_two_agility_and_a_card() -> None:
    t = table().hand(0, "manual-dexterity").top(0, "knife").bag("-1").draws(0, "grasping-hands")
    t.play("commit:manual-dexterity").until()
    assert (t.told(tells.Succeeded)[0].told[1:3], t.zone(box.HAND[0])) == ((3, 3), ["knife"])


@rule("AH-STT-12")
def test_the_card_is_drawn_by_the_one_who_committed_it_and_only_on_success() -> None:
    t = table("daisy-walker", "roland-banks").hand(1, "guts").top(1, "knife").bag("0").draws(0, "rotting-remains")
    t.play("commit:guts@2").until()
    assert (t.zone(box.HAND[0]), t.zone(box.HAND[1])) == ([], ["knife@2"])
    t = table().hand(0, "guts").bag("auto-fail").draws(0, "rotting-remains").play("commit:guts").until()
    assert t.zone(box.HAND[0]) == []


@rule("AH-LMT-03")
@pytest.mark.parametrize("slug", ["guts", "unexpected-courage"])
def test_only_one_copy_is_committed_to_a_test_over_all_players(slug: str) -> None:
    t = table("daisy-walker", "roland-banks").hand(0, slug, "fearless").hand(1, slug).bag("0").draws(0, "rotting-remains")
    t.play(f"commit:{slug}@2")
    assert t.options == ["commit:fearless", "reveal"]


@rule("AH-LMT-03")
@pytest.mark.parametrize(
    ("slug", "action"),
    [("perception", "investigate"), ("overpower", "fight:icy-ghoul"), ("manual-dexterity", "evade:icy-ghoul")],
)
def test_nor_does_one_player_commit_two(slug: str, action: str) -> None:
    t = table().hand(0, slug, f"{slug}#2", "opportunist")
    t.exhausted(t.enemy("icy-ghoul", engaged=0))
    t.turn().play(action, f"commit:{slug}")
    assert t.options == ["commit:opportunist", "reveal"]


# -------------------------------------------------------------------- Unexpected Courage


@rule("AH-SKL-06", "AH-STT-11")
@pytest.mark.parametrize(("slug", "value"), [("grasping-hands", 4), ("rotting-remains", 5)])
def test_unexpected_courage_gives_two_to_any_skill_and_no_card(slug: str, value: int) -> None:
    t = table().hand(0, "unexpected-courage").bag("0").draws(0, slug).play("commit:unexpected-courage").until()
    assert (t.told(tells.Succeeded)[0].told[1], t.zone(box.HAND[0])) == (value, [])
