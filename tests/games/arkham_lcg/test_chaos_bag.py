"""The chaos bag of each difficulty and what its tokens mean (AH-CBG, AH-CHA, AH-SSU-07, AH-SKL-11, AH-SKL-12)."""

from collections import Counter

import pytest

from miskatonic.games.arkham_lcg.cards.terms import CULTIST, DIFFICULTIES, TOKENS, WILLPOWER
from miskatonic.games.arkham_lcg.cards.words import Test as SkillTest
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.chaos import draw_token, in_bag
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, table

SYMBOLS = {"skull": 2, "cultist": 1, "tablet": 1, "auto-fail": 1, "elder-sign": 1}
BAGS = {
    "easy": {"+1": 2, "0": 3, "-1": 3, "-2": 2, **SYMBOLS},
    "standard": {"+1": 1, "0": 2, "-1": 3, "-2": 2, "-3": 1, "-4": 1, **SYMBOLS},
    "hard": {"0": 3, "-1": 2, "-2": 2, "-3": 2, "-4": 1, "-5": 1, **SYMBOLS},
    "expert": {"0": 1, "-1": 2, "-2": 2, "-3": 2, "-4": 2, "-5": 1, "-6": 1, "-8": 1, **SYMBOLS},
}
SIZES = {"easy": 16, "standard": 16, "hard": 17, "expert": 18}
GHOULS = ("ghoul-minion", "icy-ghoul", "ravenous-ghoul")


def bag_of(t: Table) -> dict[str, int]:
    """The tokens in the bag, by name."""
    return {name: t.count(box.BAG[token]) for token, name in enumerate(TOKENS) if t.count(box.BAG[token])}


def rolands_test(difficulty: str, *drawn: str, ghouls: int = 0, number: int = 1) -> Table:
    """Roland (willpower 3) has tested his willpower with these tokens and so many ghouls around him."""
    t = table(difficulty=difficulty)
    for enemy in GHOULS[:ghouls]:
        t.enemy(enemy, at="study")
    return t.bag(*drawn).effect(0, SkillTest(WILLPOWER, number)).until()


# -------------------------------------------------------------------- the bags


@rule("AH-CBG-01", "AH-CBG-02", "AH-CBG-03", "AH-CBG-04", "AH-SSU-07")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_each_difficulty_has_its_bag(difficulty: str) -> None:
    t = table(difficulty=difficulty)
    assert bag_of(t) == BAGS[difficulty]
    assert sum(bag_of(t).values()) == SIZES[difficulty]


@rule("AH-SUP-06")
def test_the_first_game_is_played_with_the_sixteen_tokens_of_standard() -> None:
    t = table()
    numbers = ["+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4"]
    symbols = ["skull", "skull", "cultist", "tablet", "auto-fail", "elder-sign"]
    assert bag_of(t) == Counter(numbers + symbols)


@rule("AH-SUP-07", "AH-STT-03")
def test_tokens_are_drawn_blind_and_every_token_as_often_as_it_is_there() -> None:
    t = table()
    drawn = Counter(TOKENS[draw_token(t.state)] for _ in range(3200))
    assert drawn.keys() == BAGS["standard"].keys()
    for name, n in BAGS["standard"].items():
        expected = 3200 * n / 16
        assert abs(drawn[name] - expected) < 4.5 * (expected * (1 - n / 16)) ** 0.5, name


@rule("AH-STT-03")
def test_one_token_is_revealed_by_the_tester() -> None:
    t = table("roland-banks", "wendy-adams").bag("-1").effect(1, SkillTest(WILLPOWER, 1)).until()
    assert [note.told for note in t.told(tells.Token)] == [(1, TOKENS.index("-1"))]


# -------------------------------------------------------------------- symbols


@rule("AH-CHA-01", "AH-CHA-02", "AH-SKL-11", "AH-SCN-07", "AH-SSU-07", "AH-SKL-14")
@pytest.mark.parametrize(
    ("difficulty", "token", "ghouls", "skill", "damage", "horror"),
    [
        ("easy", "skull", 0, 3, 0, 0),
        ("easy", "skull", 1, 2, 0, 0),
        ("standard", "skull", 3, 0, 0, 0),
        ("standard", "cultist", 0, 2, 0, 0),
        ("standard", "tablet", 0, 1, 0, 0),
        ("easy", "tablet", 1, 1, 1, 0),
        ("standard", "tablet", 2, 1, 1, 0),
        ("hard", "skull", 0, 1, 0, 0),
        ("expert", "skull", 2, 1, 0, 0),
        ("hard", "tablet", 0, 0, 0, 0),
        ("expert", "tablet", 1, 0, 1, 1),
    ],
)
def test_a_symbol_means_what_the_side_of_the_reference_in_use_says(
    difficulty: str, token: str, ghouls: int, skill: int, damage: int, horror: int
) -> None:
    t = rolands_test(difficulty, token, ghouls=ghouls)
    assert (t.value(), t.damage(), t.horror()) == (skill, damage, horror)


@rule("AH-CHA-01", "AH-SKL-11")
@pytest.mark.parametrize(("difficulty", "horror"), [("easy", 1), ("standard", 1), ("hard", 2), ("expert", 2)])
def test_the_cultist_frightens_whoever_fails(difficulty: str, horror: int) -> None:
    drawn = ["cultist"] if difficulty in ("easy", "standard") else ["cultist", "-1"]
    assert rolands_test(difficulty, *drawn, number=3).horror() == horror
    assert rolands_test(difficulty, *drawn, number=2).horror() == 0


@rule("AH-CHA-01", "AH-SKL-11")
def test_the_skull_of_hard_makes_whoever_fails_find_a_ghoul() -> None:
    t = table(difficulty="hard").bag("skull").effect(0, SkillTest(WILLPOWER, 3))
    assert t.question == asks.Search
    found = {key.split("#")[0]: key for key in t.options}
    assert set(found) == {"pick:flesh-eater", "pick:icy-ghoul", "pick:ghoul-minion", "pick:ravenous-ghoul"}
    assert box.REVEALED[0] not in t.state.counts, "the test is over by then"
    t.play(found["pick:ravenous-ghoul"])
    assert t.home("ravenous-ghoul") == box.THREAT[0]
    assert rolands_test("hard", "skull").question is None


@rule("AH-STT-04")
@pytest.mark.parametrize("difficulty", ["standard", "hard"])
def test_a_symbol_without_an_ability_does_nothing(difficulty: str) -> None:
    t = rolands_test(difficulty, "elder-thing", ghouls=2)
    assert (t.value(), t.damage(), t.horror(), len(t.told(tells.Token))) == (3, 0, 0, 1)


@rule("AH-STT-04")
def test_the_tablet_hurts_before_the_result_is_known() -> None:
    kinds = rolands_test("standard", "tablet", ghouls=1, number=3).kinds()
    assert kinds.index(tells.Token) < kinds.index(tells.Damage) < kinds.index(tells.Failed)


@rule("AH-CHA-01")
def test_ghouls_elsewhere_do_not_count_and_engaged_ones_do() -> None:
    t = table("roland-banks", "wendy-adams").house()
    t.enemy("ghoul-minion", at="attic")
    t.bag("skull", "skull").effect(0, SkillTest(WILLPOWER, 1)).until()
    assert t.value() == 3
    t.enemy("icy-ghoul", engaged=1)
    t.effect(0, SkillTest(WILLPOWER, 1)).until()
    assert t.value() == 2


# -------------------------------------------------------------------- the elder sign


@rule("AH-SKL-12", "AH-CHA-01")
def test_rolands_elder_sign_counts_the_clues_at_his_location() -> None:
    t = table().clues("study", 2).bag("elder-sign").effect(0, SkillTest(WILLPOWER, 1)).until()
    assert t.value() == 5


@rule("AH-SKL-12")
def test_agnes_counts_the_horror_on_her() -> None:
    t = table("agnes-baker").harmed(0, horror=3).bag("elder-sign").effect(0, SkillTest(WILLPOWER, 1)).until()
    assert t.value() == 8


@rule("AH-SKL-12")
@pytest.mark.parametrize(("number", "resources"), [(4, 7), (5, 5)])
def test_skids_gets_two_and_two_resources_if_he_succeeds(number: int, resources: int) -> None:
    t = table("skids-otoole").bag("elder-sign").effect(0, SkillTest(WILLPOWER, number)).until()
    assert (t.value(), t.count(box.RESOURCES[0])) == (4, resources)


@rule("AH-SKL-12")
def test_daisy_draws_a_card_for_each_tome_if_she_succeeds() -> None:
    t = table("daisy-walker").in_play(0, "old-book-of-lore", "medical-texts").top(0, "knife", "flashlight", "guts")
    t.bag("elder-sign").effect(0, SkillTest(WILLPOWER, 3)).until()
    assert (t.value(), t.zone(box.HAND[0])) == (3, ["knife", "flashlight"])


@rule("AH-SKL-12")
def test_the_sign_is_that_of_the_tester_not_of_a_helper() -> None:
    t = table("skids-otoole", "agnes-baker").harmed(1, horror=3).hand(1, "fearless").bag("elder-sign")
    t.effect(0, SkillTest(WILLPOWER, 9)).play("commit:fearless@2").until()
    assert t.value() == 2 + 2 + 1


# -------------------------------------------------------------------- several tokens


@rule("AH-CHA-03", "AH-STT-05")
def test_all_modifiers_of_several_tokens_add_up() -> None:
    t = rolands_test("hard", "cultist", "-3", number=3)
    assert [TOKENS[note.told[1]] for note in t.told(tells.Token)] == ["cultist", "-3"]
    assert (t.value(), t.horror()) == (0, 2)


@rule("AH-CHA-03")
def test_all_effects_of_several_tokens_happen() -> None:
    t = rolands_test("expert", "cultist", "tablet", ghouls=1, number=3)
    assert (t.value(), t.damage(), t.horror()) == (0, 1, 3)


@rule("AH-CHA-03")
def test_shrivelling_asks_for_a_bad_symbol_and_hurts_once_however_many_there_are() -> None:
    t = table("agnes-baker", difficulty="hard").in_play(0, "shrivelling")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn(0).bag("cultist", "tablet").play("use:shrivelling").until(asks.Action)
    assert t.told(tells.Succeeded)
    assert t.horror() == 1


@rule("AH-CHA-03", "AH-SKL-17")
def test_a_revealed_token_lies_outside_until_the_test_ends_so_that_it_is_not_drawn_twice() -> None:
    t = table("wendy-adams", difficulty="hard").hand(0, "knife").bag("cultist", "skull").effect(0, SkillTest(WILLPOWER, 1))
    assert in_bag(t.state)[CULTIST] == 1, "Wendy may still cancel it"
    t.play("pass")
    assert (t.question, in_bag(t.state)[CULTIST]) == (asks.React, 0)
    t.play("pass")
    assert [TOKENS[note.told[1]] for note in t.told(tells.Token)] == ["cultist", "skull"]
    assert in_bag(t.state) == [t.count(key) for key in box.BAG]


# -------------------------------------------------------------------- what comes when a symbol is revealed


def agnes_and_the_last_ghoul(token: str) -> Table:
    """Agnes casts Shrivelling at rats; the symbol's horror lets her kill the only Ghoul at her location, if she likes."""
    t = table("agnes-baker").in_play(0, "shrivelling")
    t.enemy("swarm-of-rats", engaged=0)
    t.state.set(box.DAMAGE[t.enemy("ghoul-minion", engaged=0)], 1)
    t.turn(0).bag(token).play("use:shrivelling", "pick:swarm-of-rats")
    assert (t.question, t.horror(), t.damage()) == (asks.React, 1, 0), "the card comes before the scenario's meaning"
    return t


@rule("AH-STT-03", "AH-STT-04")
@pytest.mark.parametrize(("answer", "damage"), [("use:agnes-baker", 0), ("pass", 1)])
def test_the_tablet_looks_for_a_ghoul_after_the_card_has_done_what_a_symbol_makes_it_do(answer: str, damage: int) -> None:
    t = agnes_and_the_last_ghoul("tablet").play(answer)
    if t.question == asks.Enemy:
        t.play("pick:ghoul-minion")
    t.until(asks.Action)
    assert t.damage() == damage


@rule("AH-STT-04", "AH-STT-05")
@pytest.mark.parametrize(("answer", "skill"), [("use:agnes-baker", 5), ("pass", 4)])
def test_the_skull_counts_the_ghouls_that_are_left_when_the_skill_is_counted(answer: str, skill: int) -> None:
    t = agnes_and_the_last_ghoul("skull").play(answer)
    if t.question == asks.Enemy:
        t.play("pick:ghoul-minion")
    assert t.until(asks.Action).value() == skill


@rule("AH-STT-03", "AH-STT-04", "AH-CHA-03")
def test_another_token_is_revealed_only_after_what_the_first_one_makes_the_card_do() -> None:
    t = table("agnes-baker", difficulty="hard").in_play(0, "shrivelling")
    t.enemy("swarm-of-rats", engaged=0)
    t.turn(0).bag("cultist", "-1").play("use:shrivelling")
    assert (t.question, t.horror(), len(t.told(tells.Token))) == (asks.React, 1, 1)
    t.play("pass").until(asks.Action)
    assert (t.horror(), len(t.told(tells.Token)), t.value()) == (1, 2, 4)


@rule("AH-CHA-03")
def test_what_two_tokens_of_a_kind_do_and_count_happens_and_counts_twice() -> None:
    t = table(difficulty="hard")
    t.enemy("ghoul-minion", at="study")
    t.state.set(box.BAG[CULTIST], 2)
    t.bag("cultist", "cultist", "skull").effect(0, SkillTest(WILLPOWER, 5)).until(asks.Search)
    assert (t.value(), t.horror()) == (1, 4)


# -------------------------------------------------------------------- what depends on failing


@rule("AH-CHA-04")
def test_whether_the_cultist_frightens_is_seen_when_the_result_is_applied() -> None:
    t = table("wendy-adams").hand(0, "lucky").bag("cultist").effect(0, SkillTest(WILLPOWER, 5)).play("pass")
    assert (t.options, t.horror()) == (["use:lucky", "pass"], 0)
    t.play("use:lucky")
    assert (t.value(), t.horror()) == (5, 0), "4 - 1 would have failed"


@rule("AH-CHA-04")
def test_a_cancelled_token_frightens_nobody() -> None:
    t = table("wendy-adams").hand(0, "knife").bag("cultist", "-1").effect(0, SkillTest(WILLPOWER, 5)).play("use:wendy-adams")
    assert (t.value(), t.horror(), t.home("knife")) == (3, 0, box.DISCARD[0])
