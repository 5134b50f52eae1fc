"""Acts: clues are spent to advance them, or an objective says otherwise (AH-ACT)."""

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, place, table


def pair() -> Table:
    """Roland and Daisy in the Study: the first act asks for 2 clues each, 4 together."""
    return table("roland-banks", "daisy-walker")


@rule("AH-ACT-01")
def test_the_investigators_together_spend_the_clues_of_the_act() -> None:
    t = pair().holds(0, 3).holds(1, 2).turn().play("advance")
    assert (t.question, t.asked) == (asks.PayClues, 0)
    t.play("seat:seat-1", "seat:seat-1", "seat:seat-2", "seat:seat-2")
    assert (t.clues_of(0), t.clues_of(1)) == (1, 0)
    assert t.zone(box.ACT) == ["the-barrier"]
    assert sum(t.count(key) for key in box.CLUES) == 1, "spent clues are gone to the pool; the study with its clues as well"


@rule("AH-ACT-01")
def test_with_too_few_clues_together_the_act_cannot_be_advanced() -> None:
    t = pair().holds(0, 2).holds(1, 1).turn()
    assert "advance" not in t.options


@rule("AH-ACT-02")
def test_spending_clues_takes_no_action_and_may_be_done_in_anybodys_turn() -> None:
    t = pair().holds(0, 4).turn(1)
    assert t.asked == 1
    t.play("advance")
    assert t.zone(box.ACT) == ["the-barrier"]
    assert t.count(box.ACTIONS[1]) == 3


@rule("AH-ACT-02")
def test_clues_may_be_spent_when_no_action_is_left() -> None:
    t = table().holds(0, 2).turn().play("resource", "resource", "resource")
    assert t.options == ["advance", "end-turn"]


@rule("AH-ACT-03")
def test_an_act_with_an_objective_is_not_advanced_in_a_turn() -> None:
    t = table().house().act(2).holds(0, 3).turn()
    assert "advance" not in t.options
    t = table().house().act(3).holds(0, 9).turn()
    assert "advance" not in t.options


@rule("AH-ACT-03")
def test_the_second_act_is_advanced_by_clues_in_the_hallway_when_the_round_ends() -> None:
    t = table().house().act(2).holds(0, 3).phase("upkeep")
    assert t.question == asks.React
    t.play("use:the-barrier")
    assert t.clues_of() == 0
    assert t.zone(box.ACT) == ["what-have-you-done"]


@rule("AH-ACT-03")
def test_clues_of_investigators_elsewhere_do_not_count_for_the_second_act() -> None:
    t = pair().house().at(1, "attic").act(2).holds(0, 5).holds(1, 1).phase("upkeep")
    assert t.question is None
    t.holds(0, 6).phase("upkeep")
    assert t.options == ["use:the-barrier", "pass"]
    t.play("use:the-barrier")
    assert (t.clues_of(0), t.clues_of(1)) == (0, 1), "nor can they be spent for it"


@rule("AH-ACT-03")
def test_the_third_act_is_advanced_by_the_defeat_of_the_ghoul_priest() -> None:
    t = table().house().act(3).bag("0")
    priest = t.enemy("ghoul-priest", engaged=0)
    t.state.set(box.DAMAGE[priest], 4)
    t.turn().play("fight:ghoul-priest")
    assert t.question == asks.WhichEffect, "the lead chooses the ending"
    assert t.told(tells.Act)[0].told == (piece("what-have-you-done"),)


@rule("AH-ACT-04")
def test_an_advancing_act_follows_its_back_leaves_the_game_and_the_next_is_current() -> None:
    t = table().holds(0, 2)
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("advance")
    assert t.where() == "hallway"
    assert t.home("ghoul-minion") == box.ENCOUNTER_DISCARD
    assert t.home("study") == box.REMOVED
    assert sorted(t.zone(box.UNREVEALED)) == ["attic", "cellar", "parlor"]
    assert t.home("trapped") == box.REMOVED
    assert t.zone(box.ACT) == ["the-barrier"]
    assert [note.kind for note in t.state.log or [] if note.kind in (tells.Act, tells.Moved, tells.NewAct)] == [
        tells.Act,
        tells.Moved,
        tells.NewAct,
    ]


@rule("AH-ACT-05")
def test_clues_that_were_not_spent_stay_with_their_investigators() -> None:
    t = pair().holds(0, 5).holds(1, 2).turn().play("advance", "seat:seat-1", "seat:seat-1", "seat:seat-1", "seat:seat-1")
    assert (t.clues_of(0), t.clues_of(1)) == (1, 2)
    assert t.state.pointed(box.AT[0]) == place("hallway")
