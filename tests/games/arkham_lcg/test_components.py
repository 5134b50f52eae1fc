"""What is in the box (AH-COM), and that tokens never run out (AH-TOK)."""

from collections import Counter

from miskatonic.games.arkham_lcg import ARKHAM_LCG
from miskatonic.games.arkham_lcg.cards.terms import BAGS, TOKENS
from miskatonic.games.arkham_lcg.cards.words import (
    DoomOnAgenda,
    GainResources,
    HealDamage,
    HealHorror,
    TakeDamage,
    TakeHorror,
)
from miskatonic.games.arkham_lcg.decks.pool import ENTRIES, RANDOM_WEAKNESS
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.games.arkham_lcg.rules.story import doom_in_play
from miskatonic.rulebook import catalogue
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import table

CHAOS_TOKENS = {
    "+1": 3, "0": 4, "-1": 5, "-2": 4, "-3": 3, "-4": 2, "-5": 2, "-6": 1, "-7": 1, "-8": 1,
    "skull": 4, "cultist": 4, "tablet": 4, "elder-thing": 4, "auto-fail": 1, "elder-sign": 1,
}  # fmt: skip
FOUR = ("roland-banks", "skids-otoole", "agnes-baker", "wendy-adams")


@rule("AH-COM-01")
def test_every_chaos_bag_can_be_filled_from_the_44_tokens_of_the_box() -> None:
    assert sum(CHAOS_TOKENS.values()) == 44
    assert tuple(CHAOS_TOKENS) == TOKENS
    for bag in BAGS:
        assert all(n <= CHAOS_TOKENS[TOKENS[token]] for token, n in bag.items())


def number_in(rule_id: str, what: str) -> int:
    """How many of something the rulebook says are in the box."""
    words = catalogue(ARKHAM_LCG)[rule_id].rule.partition(f" {what}")[0]
    return int(words.rpartition(" ")[2])


@rule("AH-COM-02", "AH-TOK-01")
def test_more_damage_can_lie_about_than_there_are_tokens_in_the_box() -> None:
    t = table(*FOUR)
    t.enemy("icy-ghoul", engaged=0)
    for seat, n in enumerate((8, 7, 5, 6)):
        t.effect(seat, TakeDamage(n))
    t.bag("0", "0").turn(0).play("fight:icy-ghoul")
    assert sum(t.count(key) for key in box.DAMAGE) == number_in("AH-COM-02", "damage tokens")
    t.play("fight:icy-ghoul")
    assert sum(t.count(key) for key in box.DAMAGE) == 28
    for left in range(7, -1, -1):
        assert t.effect(0, HealDamage(1)).damage() == left, "there is always change for a token of three"


@rule("AH-COM-03", "AH-TOK-01")
def test_more_horror_can_lie_about_than_there_are_tokens_in_the_box() -> None:
    t = table(*FOUR)
    for seat, n in enumerate((4, 5, 7, 2)):
        t.effect(seat, TakeHorror(n)).until()
    assert sum(t.count(key) for key in box.HORROR) == number_in("AH-COM-03", "horror tokens")
    t.effect(3, TakeHorror(4))
    assert sum(t.count(key) for key in box.HORROR) == 22
    for left in range(6, -1, -1):
        assert t.effect(2, HealHorror(1)).horror(2) == left


@rule("AH-COM-04", "AH-TOK-01")
def test_more_resources_can_be_had_than_there_are_tokens_in_the_box() -> None:
    t = table().effect(0, GainResources(25))
    assert t.count(box.RESOURCES[0]) == number_in("AH-COM-04", "resource tokens")
    assert t.turn(0).play("resource").count(box.RESOURCES[0]) == 31


@rule("AH-COM-05", "AH-TOK-01")
def test_clues_and_doom_together_can_be_more_than_the_thirty_tokens_of_the_box() -> None:
    t = table(*FOUR).agenda(3).at(0, "attic").at(1, "cellar")
    t.effect(0, *[DoomOnAgenda()] * 9)
    clues = sum(t.count(key) for key in box.CLUES)
    assert (clues, doom_in_play(t.state)) == (24, 9)


@rule("AH-COM-05")
def test_a_clue_is_no_doom() -> None:
    t = table().holds(0, 2).agenda(1, doom=1)
    assert doom_in_play(t.state) == 1
    t.turn(0).play("advance")
    assert (t.clues_of(), doom_in_play(t.state)) == (0, 1)


@rule("AH-COM-06")
def test_there_are_five_investigators_each_of_whom_stands_in_one_place() -> None:
    printed = {sheet.slug: (sheet.health, sheet.sanity) for sheet in box.INVESTIGATOR.values()}
    assert printed == {
        "roland-banks": (9, 5), "daisy-walker": (5, 9), "skids-otoole": (8, 6), "agnes-baker": (6, 8), "wendy-adams": (7, 7),
    }  # fmt: skip
    t = table(*FOUR).house().at(2, "attic")
    assert [t.where(seat) for seat in range(4)] == ["hallway", "hallway", "attic", "hallway"]


@rule("AH-COM-07")
def test_the_box_holds_119_player_cards_with_two_references_that_nobody_plays() -> None:
    kinds: Counter[str] = Counter()
    for code, entry in ENTRIES.items():
        if code != RANDOM_WEAKNESS:
            kinds["weakness" if entry.is_weakness else entry.kind] += entry.in_box
    assert kinds == {"asset": 58, "event": 29, "skill": 15, "weakness": 15}
    assert number_in("AH-COM-07", "player cards") == kinds.total() + 2


@rule("AH-COM-07")
def test_every_seat_can_have_two_copies_of_any_card_of_level_0_and_one_of_its_own_cards() -> None:
    for seat in range(4):
        copies = Counter(box.SLUG[i] for i in range(len(box.SHEETS)) if box.OWNER[i] == seat)
        single = {slug for slug, n in copies.items() if n == 1}
        signatures = {sheet.slug for sheet in box.SHEETS if getattr(sheet, "signature_of", "")}
        basic = {"haunted", "psychosis", "hypochondria", "mob-enforcer", "silver-twilight-acolyte", "stubborn-detective"}
        assert single == signatures | basic | {"lita-chantler"}, "and whoever earned her can have Lita"
        assert set(copies.values()) == {1, 2}


REVERSES = {"the-masked-hunter", "the-devourer-below"}
"""Backs of agendas, which are pieces of their own here."""


@rule("AH-COM-08")
def test_the_box_holds_110_scenario_cards() -> None:
    sheets = [i for i, owner in enumerate(box.OWNER) if owner == box.NOBODY and i not in box.INVESTIGATOR]
    markers = {card for card, sheet in box.LOCATION.items() if sheet.hides}
    cards = [i for i in sheets if box.SLUG[i] not in REVERSES and i not in box.ASSET and i not in markers]
    assert number_in("AH-COM-08", "scenario cards") == len(cards) + len(box.SCENARIOS), "with a reference for each scenario"
