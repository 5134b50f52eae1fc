"""Revelations (AH-REV)."""

import pytest

from miskatonic.games.arkham_lcg.cards.words import SearchTop
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table


@rule("AH-REV-01")
def test_a_revelation_is_resolved_before_the_treachery_is_discarded() -> None:
    t = table().hand(0, "guts").draws(0, "rotting-remains")
    assert (t.question, t.home("rotting-remains")) == (asks.Commit, box.RESOLVING)
    t.until()
    assert t.home("rotting-remains") == box.ENCOUNTER_DISCARD


@rule("AH-REV-01")
@pytest.mark.parametrize(
    ("treachery", "where"),
    [("frozen-in-fear", box.THREAT[0]), ("obscuring-fog", box.ATTACHED[0]), ("ancient-evils", box.ENCOUNTER_DISCARD)],
)
def test_a_treachery_stays_only_if_its_text_puts_it_into_play(treachery: str, where: str) -> None:
    assert table().draws(0, treachery).home(treachery) == where


@rule("AH-REV-01")
@pytest.mark.parametrize(("weakness", "where"), [("paranoia", box.DISCARD[0]), ("haunted", box.THREAT[0])])
def test_a_drawn_weakness_is_resolved_and_discarded_unless_it_stays(weakness: str, where: str) -> None:
    assert table().draws_card(0, weakness).home(weakness) == where


@rule("AH-REV-02")
def test_a_weakness_is_resolved_however_it_comes_to_hand() -> None:
    t = table().top(0, "paranoia", "knife", "machete").effect(0, SearchTop(3)).play("pick:paranoia")
    assert (t.count(box.RESOURCES[0]), t.home("paranoia")) == (0, box.DISCARD[0])
    t = table("daisy-walker").hand(0, "research-librarian").turn(0).play("play:research-librarian", "use:research-librarian")
    t.play("pick:the-necronomicon")
    assert t.count(box.HORROR[piece("the-necronomicon")]) == 3
