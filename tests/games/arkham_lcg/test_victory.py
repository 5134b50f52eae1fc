"""The victory display (AH-VIC)."""

from miskatonic.games.arkham_lcg.cards.words import Resolution
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, table


@rule("AH-VIC-01")
def test_a_defeated_victory_enemy_is_out_of_play_for_everybody() -> None:
    t = table("roland-banks", "daisy-walker")
    foe = t.enemy("flesh-eater", engaged=1)
    t.state.set(box.DAMAGE[foe], 3)
    t.in_play(1, "beat-cop").turn(1).play("use:beat-cop@2").until(asks.Action)
    assert t.zone(box.VICTORY) == ["flesh-eater"]
    assert "flesh-eater" not in t.zone(box.ENCOUNTER_DISCARD)
    t.effect(0, Resolution(1))
    assert [t.count(box.EXPERIENCE[seat]) for seat in (0, 1)] == [3, 3], "1 victory point and 2 of the resolution, for both"


@rule("AH-VIC-02")
def test_victory_locations_count_only_when_revealed_and_without_clues() -> None:
    t = table().house().at(0, "attic").clues("attic", 0).at(0, "hallway").effect(0, Resolution(2))
    assert t.zone(box.VICTORY) == ["attic"], "the Cellar is unrevealed, the Hallway gives nothing"
    t = table().house().at(0, "attic").clues("attic", 1).at(0, "cellar").clues("cellar", 0).effect(0, Resolution(2))
    assert t.zone(box.VICTORY) == ["cellar"], "a clue is left in the Attic"
    assert t.count(box.EXPERIENCE[0]) == 1 + 2 + 1


@rule("AH-VIC-02")
def test_locations_out_of_play_do_not_count() -> None:
    t = table().effect(0, Resolution(2))
    assert (t.zone(box.VICTORY), t.home("attic")) == ([], box.ASIDE)
    assert t.state.home[piece("cellar")] == box.ASIDE
