"""Blank text boxes and base values (AH-BLK)."""

from miskatonic.games.arkham_lcg.cards.terms import COMBAT, INTELLECT, PLAIN
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.figures import skill_of
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def with_detective(*investigators: str) -> Table:
    """A Stubborn Detective of the first seat, exhausted and engaged with it."""
    t = table(*investigators)
    t.exhausted(t.enemy("stubborn-detective", engaged=0))
    return t


@rule("AH-BLK-01")
def test_a_blank_investigator_has_no_ability() -> None:
    t = with_detective().clues("study", 2)
    t.enemy("swarm-of-rats", engaged=0)
    t.turn(0).bag("0").play("fight:swarm-of-rats").until(asks.Action, asks.React)
    assert (t.question, t.told(tells.EnemyDefeated) != []) == (asks.Action, True)
    assert "use:skids-otoole" not in with_detective("skids-otoole").turn(0).options
    assert "use:skids-otoole" in table("skids-otoole").turn(0).options


@rule("AH-BLK-01")
def test_a_blank_investigator_has_no_elder_sign() -> None:
    t = with_detective().clues("study", 2).turn(0).bag("elder-sign").play("investigate")
    assert t.told(tells.Succeeded)[-1].told[1] == 3, "intellect 3 and nothing for the clues"
    t = table().clues("study", 2).turn(0).bag("elder-sign").play("investigate")
    assert t.told(tells.Succeeded)[-1].told[1] == 5


@rule("AH-BLK-01")
def test_a_blank_daisy_has_no_extra_action() -> None:
    for t, extra in ((table("daisy-walker"), True), (with_detective("daisy-walker"), False)):
        t.in_play(0, "old-book-of-lore").turn(0).play("resource", "resource", "resource")
        assert ("use:old-book-of-lore" in t.options) == extra


@rule("AH-BLK-01", "AH-ABL-03")
def test_daisys_extra_action_comes_and_goes_with_the_detective_within_a_turn() -> None:
    t = with_detective("daisy-walker").in_play(0, "old-book-of-lore")
    t.state.set(box.DAMAGE[piece("stubborn-detective")], 1)
    t.turn(0).bag("+1").play("fight:stubborn-detective").until(asks.Action)
    t.play("resource", "resource")
    assert (t.count(box.ACTIONS[0]), "use:old-book-of-lore" in t.options) == (0, True), "he is gone"
    t = table("daisy-walker", "roland-banks").house().in_play(0, "old-book-of-lore").at(0, "attic")
    t.exhausted(t.enemy("stubborn-detective", at="hallway")).turn(0).play("resource", "resource", "move:hallway")
    assert t.state.asked == (), "nothing is left to do in her turn where he is"


@rule("AH-BLK-01")
def test_what_is_gained_from_elsewhere_stays_when_the_text_box_is_blank() -> None:
    t = with_detective().in_play(0, "beat-cop")
    assert skill_of(t.state, 0, COMBAT, PLAIN) == 5
    assert "use:beat-cop" in t.turn(0).options


@rule("AH-BLK-01")
def test_the_text_box_is_blank_only_at_the_detectives_location() -> None:
    t = table("skids-otoole", "daisy-walker").house().at(0, "attic")
    t.exhausted(t.enemy("stubborn-detective", at="hallway"))
    assert "use:skids-otoole" in t.turn(0).options
    assert "use:skids-otoole" not in t.at(0, "hallway").turn(0).options


@rule("AH-BLK-02")
def test_the_printed_value_is_the_base_that_modifiers_change() -> None:
    t = table().in_play(0, "beat-cop").threat(0, "haunted")
    assert box.INVESTIGATOR[piece("roland-banks")].skills[COMBAT] == 4
    assert skill_of(t.state, 0, COMBAT, PLAIN) == 4, "4 + 1 - 1"
    assert skill_of(t.state, 0, INTELLECT, PLAIN) == 2
    t = with_detective()
    assert skill_of(t.state, 0, COMBAT, PLAIN) == 4, "printed skills are not in the text box"
