"""Titles and levels: cards of several levels share a title, which counts for uniqueness, copies and deck limits (AH-OWN)."""

import pytest

from miskatonic.testing import rule
from miskatonic.text.parts import flat
from tests.games.arkham_lcg.fairground import at_the_fair, fair
from tests.games.arkham_lcg.said import LANGS


@rule("AH-UNI-01", "AH-OWN-03")
def test_a_unique_card_of_another_level_is_the_same_card() -> None:
    t = at_the_fair("skids-otoole", "roland-banks").resources(0, 9).resources(1, 9)
    t.hand(0, "another-leo").hand(1, "leo-de-luca")
    assert "play:another-leo" in t.turn(0).options
    t.in_play(1, "leo-de-luca")
    assert "play:another-leo" not in t.turn(0).options
    why = {option.key: rule for option, rule in fair.forbidden(t.state, t.state.asked[0])}
    assert why["play:another-leo"] == "AH-UNI-01"
    t = at_the_fair("skids-otoole", "roland-banks").in_play(0, "another-leo").resources(1, 9).hand(1, "leo-de-luca")
    assert "play:leo-de-luca@2" not in t.turn(1).options


@rule("AH-LMT-03", "AH-OWN-03")
def test_only_one_card_of_a_title_is_committed_whatever_its_level() -> None:
    t = at_the_fair().hand(0, "perception", "perception-2").turn().play("investigate")
    assert {"commit:perception", "commit:perception-2"} <= set(t.options)
    assert "commit:perception-2" not in t.play("commit:perception").options


@rule("AH-DKB-04", "AH-OWN-03")
@pytest.mark.parametrize(("plain", "upgraded", "fault"), [(2, 1, True), (1, 1, False), (1, 2, True)])
def test_a_deck_holds_two_cards_of_a_title_whatever_their_levels(plain: int, upgraded: int, fault: bool) -> None:
    deck = fair.Deck("skids-otoole", {"01048": plain, "f41": upgraded})
    found = [problem.text for problem in fair.problems(deck) if problem.rule == "AH-DKB-04"]
    assert bool(found) is fault


@rule("AH-DKB-06")
def test_a_card_above_level_0_is_refused_at_the_start_of_a_campaign() -> None:
    levels = [problem for problem in fair.problems(fair.Deck("skids-otoole", {"f41": 1})) if problem.rule == "AH-DKB-06"]
    assert len(levels) == 1
    assert not [one for one in fair.problems(fair.Deck("skids-otoole", {"01048": 1})) if one.rule == "AH-DKB-06"]


@LANGS
def test_a_card_above_level_0_is_called_by_its_title_and_shows_its_level(lang: str) -> None:
    plain, upgraded = (
        flat(fair.SPEECH[lang].page(fair.box.SHEETS[fair.piece(slug)])[0]) for slug in ("leo-de-luca", "another-leo")
    )
    assert upgraded == f"{plain} (1)"
