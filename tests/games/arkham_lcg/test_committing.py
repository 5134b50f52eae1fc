"""Committing cards to a test: which, how many, by whom (AH-SKL-05 to AH-SKL-09, AH-STT-02, AH-STT-11, AH-LMT-03)."""

import pytest

from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, INTELLECT, WILLPOWER
from miskatonic.games.arkham_lcg.cards.words import Test as SkillTest
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, table


def commits(t: Table) -> set[str]:
    """The cards that may be committed now."""
    return {key.removeprefix("commit:") for key in t.options if key.startswith("commit:")}


HAND = ("guts", "knife", "emergency-cache", "unexpected-courage", "barricade", "lucky", "rolands-38-special", "evidence")


@rule("AH-SKL-05", "AH-STT-11")
@pytest.mark.parametrize(
    ("skill", "fitting"),
    [
        (WILLPOWER, {"guts", "unexpected-courage", "barricade", "rolands-38-special"}),
        (INTELLECT, {"unexpected-courage", "barricade", "rolands-38-special", "evidence"}),
        (COMBAT, {"knife", "unexpected-courage", "rolands-38-special"}),
        (AGILITY, {"unexpected-courage", "barricade", "rolands-38-special"}),
    ],
)
def test_only_cards_with_an_icon_of_the_skill_or_a_wild_one_can_be_committed(skill: int, fitting: set[str]) -> None:
    t = table().hand(0, *HAND).effect(0, SkillTest(skill, 3))
    assert commits(t) == fitting


@rule("AH-SKL-06", "AH-STT-11")
@pytest.mark.parametrize(
    ("skill", "card", "icons"),
    [
        (WILLPOWER, "guts", 2),
        (WILLPOWER, "unexpected-courage", 2),
        (INTELLECT, "unexpected-courage", 2),
        (AGILITY, "rolands-38-special", 2),
        (COMBAT, "rolands-38-special", 2),
        (WILLPOWER, "rolands-38-special", 1),
        (INTELLECT, "barricade", 1),
        (INTELLECT, "evidence", 2),
        (AGILITY, "on-the-lam", 3),
        (COMBAT, "on-the-lam", 2),
    ],
)
def test_each_matching_icon_gives_one_and_a_wild_one_matches_any_skill(skill: int, card: str, icons: int) -> None:
    t = table().bag("0").hand(0, card).effect(0, SkillTest(skill, 9)).play(f"commit:{card}")
    assert t.value() == (3, 3, 4, 2)[skill] + icons


@rule("AH-SKL-07", "AH-STT-02")
def test_the_tester_commits_any_number_of_cards() -> None:
    t = table().hand(0, "guts", "unexpected-courage", "barricade", "first-aid", "dynamite-blast").bag("-4")
    t.effect(0, SkillTest(WILLPOWER, 7))
    for card in ("guts", "unexpected-courage", "barricade", "first-aid", "dynamite-blast"):
        assert t.question == asks.Commit
        t.play(f"commit:{card}")
    assert t.value() == 3 + 2 + 2 + 1 + 1 + 1 - 4
    assert len(t.told(tells.Committed)) == 5


@rule("AH-SKL-07")
def test_the_tester_need_not_commit_anything() -> None:
    t = table().hand(0, "guts").bag("0").effect(0, SkillTest(WILLPOWER, 3)).play("reveal")
    assert (t.value(), t.home("guts")) == (3, box.HAND[0])


@rule("AH-SKL-08", "AH-STT-02")
def test_each_other_investigator_here_commits_one_card_at_most() -> None:
    t = (
        table("wendy-adams", "roland-banks", "daisy-walker")
        .hand(1, "dodge", "barricade")
        .hand(2, "first-aid", "holy-rosary")
    )
    t.bag("0").effect(0, SkillTest(WILLPOWER, 7))
    assert (t.question, t.asked, commits(t)) == (asks.Help, 1, {"dodge@2", "barricade@2"})
    t.play("commit:dodge@2")
    assert (t.question, t.asked, commits(t)) == (asks.Help, 2, {"first-aid@3", "holy-rosary@3"})
    t.play("commit:holy-rosary@3")
    assert (t.question, t.value()) == (None, 4 + 1 + 1)
    assert (t.zone(box.HAND[1]), t.zone(box.HAND[2])) == (["barricade@2"], ["first-aid@3"])


@rule("AH-SKL-08")
def test_nobody_helps_from_another_location() -> None:
    t = (
        table("wendy-adams", "roland-banks")
        .house()
        .at(1, "attic")
        .hand(1, "guts")
        .bag("0")
        .effect(0, SkillTest(WILLPOWER, 3))
    )
    assert (t.question, t.value()) == (None, 4)


@rule("AH-SKL-08", "AH-COO-01")
def test_helping_is_the_helpers_choice() -> None:
    t = table("wendy-adams", "roland-banks").hand(1, "guts").bag("0").effect(0, SkillTest(WILLPOWER, 3))
    assert (t.asked, t.options) == (1, ["commit:guts@2", "pass", "pass-phase", "pass-round"])
    assert t.play("pass").value() == 4
    assert t.home("guts", 1) == box.HAND[1]


@rule("AH-SKL-08", "AH-SKL-05")
def test_a_helper_without_a_fitting_card_is_not_asked() -> None:
    t = table("wendy-adams", "roland-banks").hand(1, "knife", "emergency-cache").bag("0").effect(0, SkillTest(WILLPOWER, 3))
    assert (t.question, t.value()) == (None, 4)


@rule("AH-SKL-09")
def test_committing_costs_nothing() -> None:
    t = table().resources(0, 0).hand(0, "dynamite-blast").bag("0").effect(0, SkillTest(WILLPOWER, 3))
    t.play("commit:dynamite-blast")
    assert (t.value(), t.count(box.RESOURCES[0]), t.home("dynamite-blast")) == (4, 0, box.DISCARD[0])


@rule("AH-LMT-03", "AH-STT-02")
def test_of_a_card_with_such_a_limit_one_copy_is_committed_by_all_together() -> None:
    t = table("agnes-baker", "roland-banks").hand(0, "unexpected-courage", "unexpected-courage#2")
    t.bag("0").effect(0, SkillTest(WILLPOWER, 3)).play("commit:unexpected-courage")
    assert (t.question, t.value()) == (None, 7), "nothing else could be committed"
    t = table("wendy-adams", "roland-banks").hand(0, "guts").hand(1, "guts").bag("0").effect(0, SkillTest(WILLPOWER, 3))
    t.play("commit:guts@2").until()
    assert (t.value(), t.home("guts")) == (6, box.HAND[0])


@rule("AH-SKL-07")
def test_copies_of_other_cards_may_be_committed_together() -> None:
    t = table().hand(0, "vicious-blow", "vicious-blow#2").bag("0").effect(0, SkillTest(COMBAT, 3))
    t.play("commit:vicious-blow", "commit:vicious-blow#2")
    assert t.value() == 6


@rule("AH-SKL-05")
def test_opportunist_is_for_ones_own_tests() -> None:
    t = table("wendy-adams", "skids-otoole").hand(1, "opportunist").bag("0").effect(0, SkillTest(WILLPOWER, 3))
    assert t.question is None
    assert commits(t.effect(1, SkillTest(WILLPOWER, 3))) == {"opportunist@2"}


@rule("AH-STT-02", "AH-COO-02")
def test_a_committed_card_lies_open_for_all() -> None:
    t = table("wendy-adams", "roland-banks").hand(0, "unexpected-courage").hand(1, "guts").effect(0, SkillTest(WILLPOWER, 3))
    assert t.sees(0, box.HAND[1]) == ["player-2"]
    t.play("commit:guts@2")
    assert t.sees(0, box.COMMITTED[1]) == ["guts@2"]
    assert t.sees(-1, box.COMMITTED[1]) == ["guts@2"]


# -------------------------------------------------------------------- before others commit


@rule("AH-STT-01", "AH-STT-02", "AH-PHS-30")
def test_a_helper_may_search_for_a_card_before_committing_one() -> None:
    t = table("wendy-adams", "agnes-baker").in_play(1, "arcane-initiate").hand(0).hand(1)
    t.top(1, "blinding-light").draws(0, "rotting-remains")
    assert (t.asked, t.question) == (1, asks.Help), "nothing in hand, but the first window is hers as well"
    t.play("use:arcane-initiate@2/1").until(asks.Help)
    assert commits(t) == {"blinding-light@2"}
    t.bag("-2").play("commit:blinding-light@2").until()
    assert t.horror() == 0, "4 willpower and her icon are just enough"


@rule("AH-STT-01", "AH-SKL-08")
def test_a_helper_takes_the_glass_back_where_no_clue_is_left_and_commits_it() -> None:
    t = table("wendy-adams", "daisy-walker").clues("study", 0).in_play(1, "magnifying-glass-1").hand(0).hand(1)
    t.turn().until(asks.Action).play("investigate")
    assert (t.asked, t.question) == (1, asks.Help)
    t.play("use:magnifying-glass-1@2")
    assert commits(t) == {"magnifying-glass-1@2"}


@rule("AH-STT-02")
def test_what_brings_no_card_waits_for_the_window_after_cards_are_committed() -> None:
    t = table("wendy-adams", "roland-banks").house().in_play(1, "beat-cop").hand(0).hand(1)
    t.enemy("icy-ghoul", engaged=0)
    t.draws(0, "rotting-remains")
    assert (t.asked, t.question) == (1, asks.Window)
