"""Clues: discovered only where they are (AH-CLU)."""

from miskatonic.games.arkham_lcg.cards.words import DiscoverClues
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def covering_up(*investigators: str, on_card: int = 3) -> Table:
    """Roland bears Cover Up."""
    t = table(*investigators).threat(0, "cover-up")
    t.state.set(box.CLUES[piece("cover-up")], on_card)
    return t


@rule("AH-CLU-01", "AH-EFF-01")
def test_an_effect_for_more_clues_takes_what_is_there() -> None:
    t = table().clues("study", 1).effect(0, DiscoverClues(2))
    assert (t.clues_of(), t.clues_on("study")) == (1, 0)
    assert t.effect(0, DiscoverClues(2)).clues_of() == 1


@rule("AH-CLU-01")
def test_clues_of_another_location_are_not_discovered() -> None:
    t = table("daisy-walker").house().at(0, "attic").clues("attic", 2).hand(0, "working-a-hunch").at(0, "hallway").turn(0)
    assert "play:working-a-hunch" not in t.options


@rule("AH-CLU-01", "AH-EFF-05")
def test_cover_up_takes_only_as_many_clues_as_are_really_there() -> None:
    t = covering_up().hand(0, "deduction").clues("study", 1).turn(0)
    t.bag("0").play("investigate", "commit:deduction").until(asks.React)
    t.play("use:cover-up").until(asks.Action)
    assert (t.count(box.CLUES[piece("cover-up")]), t.clues_on("study"), t.clues_of()) == (2, 1, 0)


@rule("AH-EFF-05")
def test_cover_up_replaces_the_whole_discovery_even_with_its_last_clue() -> None:
    t = covering_up(on_card=1).clues("study", 2).effect(0, DiscoverClues(2)).play("use:cover-up")
    assert (t.count(box.CLUES[piece("cover-up")]), t.clues_on("study"), t.clues_of()) == (0, 2, 0)


@rule("AH-CLU-01")
def test_cover_up_needs_clues_at_the_location_and_on_itself() -> None:
    t = covering_up().clues("study", 0).turn(0).bag("0").play("investigate")
    assert t.question == asks.Action
    t = covering_up(on_card=0).clues("study", 1).turn(0).bag("0").play("investigate")
    assert (t.question, t.clues_of()) == (asks.Action, 1)


@rule("AH-EFF-05", "AH-YOU-01")
def test_cover_up_serves_whoever_would_discover_at_the_bearers_location() -> None:
    t = covering_up("roland-banks", "daisy-walker").clues("study", 2).effect(1, DiscoverClues(1))
    assert (t.asked, t.options) == (1, ["use:cover-up", "pass"])
    t.play("use:cover-up")
    assert (t.count(box.CLUES[piece("cover-up")]), t.clues_of(1), t.clues_on("study")) == (2, 0, 2)
    t = covering_up("roland-banks", "daisy-walker").house().at(1, "attic").clues("attic", 2).effect(1, DiscoverClues(1))
    assert (t.question, t.clues_of(1)) == (None, 1)


@rule("AH-CLU-02")
def test_clues_held_by_investigators_are_not_at_the_location() -> None:
    t = table("roland-banks", "daisy-walker").clues("study", 0).holds(1, 3)
    assert t.effect(0, DiscoverClues(1)).clues_of(0) == 0
    t.in_play(0, "rolands-38-special")
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).bag("0").play("use:rolands-38-special").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told[1] == 5, "combat 4 + 1: no clue lies here"


@rule("AH-CLU-02")
def test_discovered_clues_lie_on_the_investigator() -> None:
    t = table().clues("study", 2).turn(0).bag("0").play("investigate")
    assert (t.count(box.CLUES[piece("roland-banks")]), t.clues_on("study")) == (1, 1)


@rule("AH-CLU-03")
def test_a_location_without_clues_is_investigated_with_success() -> None:
    t = table("daisy-walker").clues("study", 0).in_play(0, "dr-milan-christopher").turn(0)
    t.bag("0").play("investigate")
    assert t.told(tells.Succeeded)
    assert t.options == ["use:dr-milan-christopher", "pass"]
    assert t.clues_of() == 0
