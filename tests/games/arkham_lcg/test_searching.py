"""Searching and looking (AH-SEA)."""

from miskatonic.games.arkham_lcg.cards.words import SearchTop
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, table

THREE = ("knife", "scrying", "machete")


def initiate() -> Table:
    """Agnes with an Arcane Initiate, and three known cards on top of her deck."""
    return table("agnes-baker", "roland-banks").in_play(0, "arcane-initiate").top(0, *THREE).turn(0)


@rule("AH-SEA-01")
def test_only_the_searcher_sees_the_searched_cards() -> None:
    t = table("daisy-walker", "roland-banks").top(0, *THREE).effect(0, SearchTop(3))
    assert (t.question, t.options) == (asks.Search, [f"pick:{slug}" for slug in THREE])
    assert t.sees(0, box.SEARCHED[0]) == list(THREE)
    assert t.sees(1, box.SEARCHED[0]) == ["player-1"] * 3


@rule("AH-SEA-01", "AH-COO-02")
def test_what_a_search_finds_is_not_shown_to_the_others() -> None:
    t = table("daisy-walker", "roland-banks").hand(0, "research-librarian").turn(0)
    t.play("play:research-librarian", "use:research-librarian", "pick:medical-texts")
    assert [note.seat for note in t.told(tells.HandSearched)] == [0]
    t = initiate().play("use:arcane-initiate/1")
    assert [note.seat for note in t.told(tells.HandSearched)] == [0]


@rule("AH-SEA-01")
def test_a_searched_deck_is_shuffled() -> None:
    t = table("daisy-walker").hand(0, "research-librarian")
    before = t.zone(box.DECK[0])
    t.turn(0).play("play:research-librarian", "use:research-librarian").until(asks.Action)
    left = [slug for slug in before if slug in t.zone(box.DECK[0])]
    assert left != t.zone(box.DECK[0])
    assert len(t.zone(box.DECK[0])) == len(before) - 1


@rule("AH-SEA-01")
def test_what_a_search_of_the_top_leaves_is_shuffled_in() -> None:
    t = table("daisy-walker").top(0, *THREE)
    rest = t.zone(box.DECK[0])[3:]
    t.effect(0, SearchTop(3)).play("pick:knife")
    after = t.zone(box.DECK[0])
    assert sorted(after) == sorted(["scrying", "machete", *rest])
    assert [slug for slug in after if slug in rest] != rest


@rule("AH-SEA-02")
def test_a_search_must_find_a_matching_card() -> None:
    t = initiate().play("use:arcane-initiate/1")
    assert t.zone(box.HAND[0]) == ["scrying"], "the only Spell; she is not asked"
    t = table("agnes-baker").in_play(0, "arcane-initiate").top(0, "knife", "scrying", "shrivelling").turn(0)
    t.play("use:arcane-initiate/1")
    assert t.options == ["pick:scrying", "pick:shrivelling"], "none of them is to find nothing"


@rule("AH-SEA-02")
def test_a_search_without_a_match_finds_nothing() -> None:
    t = table("agnes-baker").in_play(0, "arcane-initiate").top(0, "knife", "machete", "guts").turn(0)
    size = len(t.zone(box.DECK[0]))
    t.play("use:arcane-initiate/1")
    assert (t.zone(box.HAND[0]), len(t.zone(box.DECK[0]))) == ([], size)


@rule("AH-SEA-03")
def test_looking_shuffles_nothing() -> None:
    t = table("agnes-baker").in_play(0, "scrying").top(0, "knife", "guts", "machete")
    rest = t.zone(box.DECK[0])[3:]
    t.turn(0).play("use:scrying", "seat:seat-1", "pick:machete", "pick:knife")
    assert t.zone(box.DECK[0]) == ["guts", "knife", "machete", *rest]


@rule("AH-SEA-03")
def test_a_searched_weakness_that_is_not_taken_goes_back_to_the_deck() -> None:
    t = table().top(0, "paranoia", "knife", "machete").effect(0, SearchTop(3)).play("pick:knife")
    assert (t.home("paranoia"), t.count(box.RESOURCES[0])) == (box.DECK[0], 5), "it was seen, not drawn"
    assert t.zone(box.HAND[0]) == ["knife"]
