"""The eight basic weaknesses."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def skills(t: Table, seat: int = 0) -> list[int]:
    """The four skills of an investigator as they stand."""
    return [skill_of(t.state, seat, skill, PLAIN) for skill in range(4)]


# -------------------------------------------------------------------- Amnesia


def test_amnesia_leaves_one_card_of_choice() -> None:
    t = table().hand(0, "knife", "guts", "machete").draws_card(0, "amnesia")
    assert t.options == ["pick:knife", "pick:guts", "pick:machete"]
    t.play("pick:guts")
    assert (t.zone(box.HAND[0]), t.home("amnesia")) == (["guts"], box.DISCARD[0])


@rule("AH-WKR-03")
def test_amnesia_leaves_a_weakness_that_is_in_hand() -> None:
    t = table("agnes-baker").hand(0, "knife", "dark-memory", "guts").draws_card(0, "amnesia")
    assert (t.question, t.zone(box.HAND[0])) == (None, ["dark-memory"])


# -------------------------------------------------------------------- Paranoia


@rule("AH-PHS-26", "AH-WKR-01")
def test_paranoia_drawn_in_upkeep_takes_everything_before_the_new_resource_comes() -> None:
    t = table().top(0, "paranoia").phase("upkeep")
    assert (t.count(box.RESOURCES[0]), t.home("paranoia")) == (1, box.DISCARD[0])


def test_paranoia_leaves_what_lies_on_cards() -> None:
    t = table("skids-otoole").threat(0, "hospital-debts").in_play(0, "flashlight")
    t.state.set(box.RESOURCES_ON[piece("hospital-debts")], 3)
    t.draws_card(0, "paranoia")
    assert (t.count(box.RESOURCES[0]), t.count(box.RESOURCES_ON[piece("hospital-debts")])) == (0, 3)
    assert t.count(box.USES_LEFT[piece("flashlight")]) == 3


# -------------------------------------------------------------------- Haunted


@rule("AH-ACN-06", "AH-AOO-03")
def test_haunted_lowers_all_skills_until_two_actions_are_spent() -> None:
    t = table().draws_card(0, "haunted")
    assert skills(t) == [2, 2, 3, 1]
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("use:haunted")
    assert (skills(t), t.count(box.ACTIONS[0]), t.damage()) == ([3, 3, 4, 2], 1, 1)
    assert t.home("haunted") == box.DISCARD[0]


def test_haunted_lowers_only_its_bearers_skills() -> None:
    t = table("roland-banks", "daisy-walker").draws_card(0, "haunted")
    assert skills(t, 1) == [3, 5, 2, 2]


# -------------------------------------------------------------------- Psychosis


@rule("AH-DMR-07", "AH-DMR-05")
def test_psychosis_brings_a_direct_damage_for_horror_even_on_an_asset() -> None:
    t = table().in_play(0, "beat-cop").draws_card(0, "psychosis").bag("-2").draws(0, "rotting-remains")
    t.play("on:beat-cop", "on:roland-banks")
    assert (t.horror(), t.damage(), t.count(box.HORROR[piece("beat-cop")])) == (1, 1, 1)
    t.turn().play("use:psychosis/1")
    assert (t.home("psychosis"), t.count(box.ACTIONS[0])) == (box.DISCARD[0], 1)


def test_psychosis_is_not_touched_by_the_horror_of_others() -> None:
    t = table("roland-banks", "daisy-walker").threat(0, "psychosis").bag("-1").draws(1, "rotting-remains")
    assert (t.horror(1), t.damage(0), t.damage(1)) == (1, 0, 0)


# -------------------------------------------------------------------- Hypochondria


@rule("AH-DMR-07")
def test_hypochondria_brings_a_direct_horror_for_damage_even_on_an_asset() -> None:
    t = table().in_play(0, "leather-coat").draws_card(0, "hypochondria").bag("-1").draws(0, "grasping-hands")
    t.play("on:leather-coat", "on:leather-coat")
    assert (t.damage(), t.horror()) == (0, 1), "once for the two points"
    t.turn().play("use:hypochondria/1")
    assert (t.home("hypochondria"), t.count(box.ACTIONS[0])) == (box.DISCARD[0], 1)


def test_hypochondrias_horror_is_direct_and_not_for_the_damage_of_others() -> None:
    t = table("roland-banks", "daisy-walker").in_play(0, "beat-cop").threat(0, "hypochondria")
    t.bag("-1").draws(1, "grasping-hands")
    assert (t.damage(1), t.horror(0), t.horror(1)) == (2, 0, 0)
    t.bag("0").draws(0, "grasping-hands").play("on:roland-banks")
    assert (t.damage(0), t.horror(0)) == (1, 1), "the Cop could not take it"


@rule("AH-ABL-15", "AH-TRA-01")
@pytest.mark.parametrize(("first", "trauma"), [("psychosis", box.PHYSICAL), ("hypochondria", box.MENTAL)])
def test_for_damage_and_horror_taken_together_the_lead_says_which_weakness_answers_first(
    first: str, trauma: list[str]
) -> None:
    t = table().threat(0, "hypochondria", "psychosis").harmed(0, damage=7, horror=3)
    t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy")
    assert (t.question, t.options) == (asks.OrderForced, ["use:hypochondria", "use:psychosis"])
    t.play(f"use:{first}")
    assert (t.in_game(), t.count(trauma[0])) == (False, 1)


def test_hypochondria_and_psychosis_feed_each_other_to_the_end() -> None:
    t = (
        table("roland-banks", "daisy-walker")
        .threat(0, "hypochondria", "psychosis")
        .bag("0")
        .draws(0, "grasping-hands")
        .until()
    )
    assert not t.in_game(0)
    assert (t.count(box.MENTAL[0]), t.count(box.PHYSICAL[0])) == (1, 0), "5 sanity is less than 9 health"


# -------------------------------------------------------------------- Mob Enforcer


@rule("AH-PRK-01", "AH-DFT-03")
def test_mob_enforcer_is_paid_off_with_four_resources_and_nobody_defeats_him() -> None:
    t = table().draws_card(0, "mob-enforcer")
    assert t.home("mob-enforcer") == box.THREAT[0]
    t.turn().play("use:mob-enforcer")
    assert (t.home("mob-enforcer"), t.count(box.RESOURCES[0]), t.count(box.ACTIONS[0])) == (box.DISCARD[0], 1, 2)
    assert (t.damage(), t.question) == (0, asks.Action), "a parley provokes nothing, and Roland has defeated nobody"


def test_mob_enforcer_wants_four() -> None:
    assert "use:mob-enforcer" not in table().resources(0, 3).draws_card(0, "mob-enforcer").turn().options


@rule("AH-PRY-02")
def test_mob_enforcer_hunts_his_debtor_only() -> None:
    t = table("roland-banks", "daisy-walker").house().at(0, "attic")
    enforcer = t.enemy("mob-enforcer", at="hallway", seat=0)
    t.phase("enemy")
    assert (t.state.home[enforcer], t.damage(0), t.damage(1)) == (box.THREAT[0], 1, 0)


@rule("AH-DFT-01")
def test_a_defeated_weakness_goes_to_its_owners_pile() -> None:
    t = table("roland-banks", "daisy-walker").in_play(1, "beat-cop")
    enforcer = t.enemy("mob-enforcer", engaged=0)
    t.state.set(box.DAMAGE[enforcer], 2)
    t.turn(1).play("use:beat-cop@2")
    assert t.home("mob-enforcer") == box.DISCARD[0]


# -------------------------------------------------------------------- Silver Twilight Acolyte


@rule("AH-ADV-08")
def test_silver_twilight_acolyte_adds_doom_after_its_attacks_without_a_check() -> None:
    t = table().agenda(1, doom=2)
    t.enemy("silver-twilight-acolyte", engaged=0)
    t.turn().play("resource")
    assert (t.damage(), t.count(box.DOOM[piece("whats-going-on")])) == (1, 3)
    assert t.zone(box.AGENDA) == ["whats-going-on"], "it advances only at the next check"


def test_silver_twilight_acolyte_adds_no_doom_for_the_attacks_of_others() -> None:
    t = table()
    t.exhausted(t.enemy("silver-twilight-acolyte", engaged=0)).enemy("swarm-of-rats", engaged=0)
    t.turn().play("resource")
    assert (t.damage(), t.count(box.DOOM[piece("whats-going-on")])) == (1, 0)


# -------------------------------------------------------------------- Stubborn Detective


@rule("AH-BLK-01")
def test_stubborn_detective_blanks_everybody_at_his_location() -> None:
    t = table("skids-otoole", "roland-banks")
    t.enemy("stubborn-detective", engaged=0)
    assert "use:skids-otoole" not in t.turn().options
    t.enemy("swarm-of-rats", engaged=1)
    assert t.turn(1).bag("0").play("fight:swarm-of-rats").question == asks.Action, "Roland finds no clue either"


def test_stubborn_detective_blanks_the_elder_sign_too() -> None:
    t = table()
    t.enemy("stubborn-detective", engaged=0)
    t.turn().bag("elder-sign").play("investigate")
    assert t.told(tells.Succeeded)[0].told[1] == 3, "two clues lie here, and count for nothing"


def test_stubborn_detective_is_no_trouble_from_another_location() -> None:
    t = table("skids-otoole").house()
    t.enemy("stubborn-detective", at="attic")
    assert "use:skids-otoole" in t.turn().options


def test_roland_may_react_to_the_defeat_of_the_stubborn_detective() -> None:
    t = table()
    detective = t.enemy("stubborn-detective", engaged=0)
    t.state.set(box.DAMAGE[detective], 1)
    t.turn().bag("0").play("fight:stubborn-detective", "use:roland-banks")
    assert t.clues_of() == 1


@pytest.mark.parametrize("blank", [False, True])
def test_stubborn_detective_takes_daisys_extra_action(blank: bool) -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore")
    if blank:
        t.exhausted(t.enemy("stubborn-detective", engaged=0))
    t.turn().play("resource", "resource", "resource")
    assert t.options == ([] if blank else ["use:old-book-of-lore", "end-turn"])
