"""The exact chance to pass a test, against every token of the bag tried out in the game itself (AH-SKL-02, AH-STT-06)."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.cards.terms import AGILITY, COMBAT, DIFFICULTIES, INTELLECT, WILLPOWER
from miskatonic.games.arkham_lcg.cards.words import Test as SkillTest
from miskatonic.games.arkham_lcg.odds.tests import chance, chance_now
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.chaos import in_bag
from miskatonic.games.arkham_lcg.rules.skill_test.under_way import icons_on
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, loaded, piece, table, tokens


def passes(s: State, *drawn: int) -> bool:
    """Whether the test under way is passed when these tokens are revealed; nobody does anything more."""
    copy = s.copy()
    copy.loaded = loaded
    copy.log = []
    tokens[:] = drawn
    copy.answer(copy.asked[0], copy.asked[0].find("reveal") or copy.asked[0].options[0])
    while not (kinds := {note.kind for note in copy.log} & {tells.Succeeded, tells.Failed}):
        copy.answer(copy.asked[0], copy.asked[0].find("pass") or copy.asked[0].options[0])
    tokens.clear()
    return tells.Succeeded in kinds


def counted(s: State) -> Fraction:
    """The chance by trying every first and second token, in the order they could leave the bag."""
    bag = in_bag(s)
    total = sum(bag)
    passed = Fraction(0)
    for first, n in enumerate(bag):
        for second, m in enumerate(bag):
            left = m - (first == second)
            if n and left and passes(s, first, second):
                passed += Fraction(n * left, total * (total - 1))
    return passed


def plain(t: Table) -> Table:
    """Nothing special."""
    return t


def ghouls(t: Table) -> Table:
    """Two ghouls here, of which the skull of the lower difficulties speaks."""
    t.enemy("ghoul-minion", at="study")
    t.enemy("icy-ghoul", at="study")
    return t


def frightened(t: Table) -> Table:
    """Three horror, which Agnes' elder sign counts."""
    return t.harmed(0, horror=3)


def with_amulet(t: Table) -> Table:
    """Wendy's elder sign succeeds by itself."""
    return t.in_play(0, "wendys-amulet")


def with_necronomicon(t: Table) -> Table:
    """The elder sign fails by itself."""
    return t.threat(0, "the-necronomicon")


def with_detective(t: Table) -> Table:
    """The investigator's text box is blank, and so is the elder sign."""
    t.enemy("stubborn-detective", at="study")
    return t.clues("study", 3)


SITUATIONS: list[tuple[str, Callable[[Table], Table], int, int]] = [
    ("roland-banks", plain, WILLPOWER, 3),
    ("roland-banks", ghouls, COMBAT, 4),
    ("roland-banks", with_detective, INTELLECT, 5),
    ("agnes-baker", frightened, AGILITY, 5),
    ("wendy-adams", with_amulet, WILLPOWER, 6),
    ("daisy-walker", with_necronomicon, INTELLECT, 4),
    ("skids-otoole", plain, WILLPOWER, 0),
    ("skids-otoole", ghouls, AGILITY, 2),
]


@rule("AH-SKL-02", "AH-STT-06", "AH-SUP-07")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize(("name", "arranged", "skill", "number"), SITUATIONS)
def test_the_chance_is_that_of_trying_every_token(
    name: str, arranged: Callable[[Table], Table], skill: int, number: int, difficulty: str
) -> None:
    t = arranged(table(name, difficulty=difficulty)).hand(0, "unexpected-courage").effect(0, SkillTest(skill, number))
    assert t.question == asks.Commit
    assert chance_now(t.state) == counted(t.state)


@rule("AH-SKL-06")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_chance_with_one_more_card_is_that_after_committing_it(difficulty: str) -> None:
    t = table(difficulty=difficulty).hand(0, "unexpected-courage", "guts", "barricade").effect(0, SkillTest(WILLPOWER, 5))
    for card in ("unexpected-courage", "guts"):
        foreseen = chance_now(t.state, icons_on(piece(card), WILLPOWER))
        t.play(f"commit:{card}")
        assert chance_now(t.state) == foreseen == counted(t.state)


@rule("AH-SKL-02", "AH-CBG-02")
@pytest.mark.parametrize(
    ("margin", "sixteenths"), [(-3, 0), (-2, 1), (-1, 2), (0, 6), (1, 10), (2, 13), (3, 14), (4, 15), (5, 15), (9, 15)]
)
def test_with_the_standard_bag_and_no_ghoul_the_chances_are_these(margin: int, sixteenths: int) -> None:
    t = table().clues("study", 2)
    assert chance(t.state, 0, 4 + margin, 4) == Fraction(sixteenths, 16), "the elder sign of Roland counts 2 clues"


@rule("AH-CHA-03")
def test_the_cultist_of_hard_is_another_draw_from_what_is_left() -> None:
    t = table("wendy-adams", difficulty="hard").in_play(0, "wendys-amulet")
    sure = chance(t.state, 0, 9, 1)
    assert sure == Fraction(15, 17) + Fraction(1, 17) * Fraction(15, 16), "only the auto-fail fails"
    assert chance(t.state, 0, 0, 9) == Fraction(1, 17) + Fraction(1, 17) * Fraction(1, 16), "only the elder sign saves"


@rule("AH-STT-14")
@pytest.mark.parametrize("difficulty", ["easy", "standard"])
def test_at_difficulty_0_only_the_auto_fail_fails(difficulty: str) -> None:
    assert chance(table(difficulty=difficulty).state, 0, 0, 0) == Fraction(15, 16)


@rule("AH-STT-13")
def test_the_chance_of_a_fight_and_of_an_investigation_uses_their_own_difficulty() -> None:
    t = table().hand(0, "overpower", "perception").clues("study", 2)
    t.enemy("flesh-eater", engaged=0)
    t.turn(0).play("fight:flesh-eater")
    assert chance_now(t.state) == counted(t.state)
    t.state.put(piece("flesh-eater"), box.VICTORY)
    t.turn(0).play("investigate")
    assert chance_now(t.state) == counted(t.state)
