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
    assert t.kinds(tells.Act, tells.Moved, tells.NewAct) == [
        tells.Act,
        tells.Moved,
        tells.NewAct,
    ]


@rule("AH-ACT-05")
def test_clues_that_were_not_spent_stay_with_their_investigators() -> None:
    t = pair().holds(0, 5).holds(1, 2).turn().play("advance", "seat:seat-1", "seat:seat-1", "seat:seat-1", "seat:seat-1")
    assert (t.clues_of(0), t.clues_of(1)) == (1, 2)
    assert t.state.pointed(box.AT[0]) == place("hallway")


@rule("AH-ACT-02", "AH-ADV-01", "AH-PHS-30")
def test_clues_may_be_spent_in_the_window_of_a_test_and_what_was_tested_may_be_gone_by_it() -> None:
    t = table().hand(0).holds(0, 2).clues("study", 2).turn().bag("0").play("investigate")
    assert t.options == ["advance", "reveal"]
    t.play("advance")
    assert (t.where(), t.clues_of(), t.count(box.ACTIONS[0])) == ("hallway", 0, 2)
    assert t.question == asks.Action, "the test went on to its end"
    assert t.told(tells.Succeeded)
    assert (t.clues_of(), t.clues_on("study")) == (0, 0), "there is nothing to discover where the test was made"


@rule("AH-ACT-02", "AH-ADV-01")
def test_an_enemy_that_leaves_with_the_act_is_neither_hit_nor_strikes_back() -> None:
    for token in ("0", "auto-fail"):
        t = table().hand(0, "vicious-blow").holds(0, 2)
        ghoul = t.enemy("ghoul-minion", engaged=0)
        t.turn().bag(token).play("fight:ghoul-minion", "commit:vicious-blow", "advance")
        assert (t.home("ghoul-minion"), t.count(box.DAMAGE[ghoul]), t.damage()) == (box.ENCOUNTER_DISCARD, 0, 0)
        t.until(asks.Action)
        assert (t.home("ghoul-minion"), t.count(box.DAMAGE[ghoul]), t.damage()) == (box.ENCOUNTER_DISCARD, 0, 0)
        assert t.home("vicious-blow") == box.DISCARD[0], "committed cards are discarded after the test all the same"


@rule("AH-ACT-02")
def test_an_enemy_that_leaves_with_the_act_is_not_evaded() -> None:
    t = table("wendy-adams").hand(0).holds(0, 2)
    t.enemy("ghoul-minion", engaged=0)
    t.turn().bag("+1").play("evade:ghoul-minion", "advance").until(asks.Action)
    assert t.home("ghoul-minion") == box.ENCOUNTER_DISCARD
    assert not t.told(tells.Evaded)


@rule("AH-ACT-02")
def test_outside_a_turn_no_test_lets_clues_be_spent() -> None:
    t = table().hand(0, "guts").holds(0, 2).draws(0, "rotting-remains")
    assert (t.question, t.options) == (asks.Commit, ["commit:guts", "reveal"])


@rule("AH-ACT-02", "AH-ADV-01")
def test_who_tests_in_anothers_turn_leaves_the_clues_to_the_one_whose_turn_it_is() -> None:
    t = pair().hand(0, "guts").hand(1).holds(0, 4)
    t.turn(1).draws(0, "rotting-remains")
    assert t.options == ["commit:guts", "reveal"]


@rule("AH-ADV-01", "AH-PRK-03")
def test_while_a_card_with_peril_is_resolved_nobody_else_gives_clues() -> None:
    t = pair().hand(0).holds(0, 3).holds(1, 4)
    t.turn(0)
    t.state.point(box.PERIL, 0)  # no card of the box with peril tests anybody in their turn
    t.play("investigate")
    assert not t.told(tells.CluesSpent)
    assert t.question == asks.Action, "with three of four clues nothing was asked in the test"


@rule("AH-ACT-02")
def test_the_group_pays_together_in_the_window_of_a_test_too() -> None:
    t = pair().hand(0).hand(1).holds(0, 3).holds(1, 2).turn(1).bag("0").play("investigate", "advance")
    assert (t.question, t.asked) == (asks.PayClues, 0)
    t.play("seat:seat-1", "seat:seat-1", "seat:seat-1")
    assert (t.clues_of(0), t.clues_of(1), t.where(0), t.where(1)) == (0, 1, "hallway", "hallway")
    assert (t.asked, t.question) == (1, asks.Action)


@rule("AH-MOD-01", "AH-ACT-02")
def test_a_weapon_that_counts_clues_here_counts_those_of_the_new_location() -> None:
    t = table().hand(0).holds(0, 2).clues("study", 1).in_play(0, "rolands-38-special")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().bag("0").play("use:rolands-38-special")
    assert t.count(box.TEST_PLUS) == 3
    t.play("advance").until(asks.Action)
    assert t.told(tells.Succeeded)[-1].told[1] == 5, "4 combat, 1 for a weapon where there are no clues"
