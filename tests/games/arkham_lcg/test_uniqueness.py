"""Unique cards (AH-UNI)."""

from miskatonic.games.arkham_lcg.rules import box
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import table


@rule("AH-UNI-01")
def test_a_second_unique_card_cannot_be_played_by_its_owner_or_by_another() -> None:
    t = table("skids-otoole", "roland-banks").resources(0, 9).hand(0, "leo-de-luca").turn(0)
    assert "play:leo-de-luca" in t.options
    t.play("play:leo-de-luca").hand(0, "leo-de-luca#2").resources(0, 9).turn(0)
    assert "play:leo-de-luca#2" not in t.options
    assert "play:leo-de-luca@2" not in t.hand(1, "leo-de-luca").resources(1, 9).turn(1).options
    t.state.put(t.state.zone(box.PLAY[0])[0], box.DISCARD[0])
    assert "play:leo-de-luca@2" in t.turn(1).options


@rule("AH-UNI-01")
def test_cards_that_are_not_unique_may_be_in_play_several_times() -> None:
    t = table("roland-banks", "skids-otoole").in_play(1, "knife", "beat-cop").hand(0, "knife", "beat-cop").turn(0)
    assert {"play:knife", "play:beat-cop"} <= set(t.options)


@rule("AH-UNI-01")
def test_different_unique_cards_stand_side_by_side() -> None:
    t = table("daisy-walker").in_play(0, "daisys-tote-bag").hand(0, "dr-milan-christopher").turn(0)
    assert "play:dr-milan-christopher" in t.options
