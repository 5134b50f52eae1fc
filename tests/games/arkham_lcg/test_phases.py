"""The phases in their order, turns within them, and the player windows (AH-PHS, AH-INV-08)."""

import miskatonic as mk
from miskatonic.games.arkham_lcg.cards.terms import ENEMIES, INVESTIGATION, MYTHOS, UPKEEP
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.phases import GAME, begin_round, phases
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def whole_round(*investigators: str) -> Table:
    """The game from the middle: the next thing is the second round."""
    t = table(*investigators).house().encounters("ghoul-minion", "ghoul-minion#2")
    t.state.push(GAME, 0).goto(begin_round)
    t.state.run()
    return t


@rule("AH-PHS-01", "AH-PHS-12", "AH-PHS-17", "AH-PHS-18", "AH-INV-08")
def test_a_round_has_its_four_phases_in_order_and_the_enemy_phase_follows_the_last_turn() -> None:
    t = whole_round("roland-banks", "daisy-walker")
    assert t.question == asks.Turn
    t.play("seat:seat-1", "end-turn")
    assert t.count(box.PHASE) == INVESTIGATION
    t.play("end-turn").until(asks.Turn)
    assert [note.told[0] for note in t.told(tells.Phase)] == [
        MYTHOS,
        INVESTIGATION,
        ENEMIES,
        UPKEEP,
        MYTHOS,
        INVESTIGATION,
    ]
    rounds = t.kinds(tells.Round, tells.Phase)
    assert rounds[:2] == [tells.Round, tells.Phase], "the round begins before its first phase"


@rule("AH-PHS-12")
def test_a_window_follows_the_beginning_of_the_investigation_phase() -> None:
    t = table("roland-banks", "daisy-walker").house().in_play(0, "beat-cop")
    t.enemy("flesh-eater", engaged=0)
    t.phase("investigation")
    assert t.question == asks.Window
    assert t.told(tells.Turn) == []
    assert t.play("pass").question == asks.Turn


@rule("AH-PHS-13")
def test_a_window_for_the_others_follows_the_beginning_of_a_turn() -> None:
    t = table("roland-banks", "daisy-walker").house().in_play(0, "beat-cop")
    t.enemy("flesh-eater", engaged=0)
    t.turn(1)
    assert (t.question, t.asked) == (asks.Window, 0)
    assert len(t.told(tells.Turn)) == 1


@rule("AH-PHS-14")
def test_a_begun_turn_is_finished_before_another_and_nobody_takes_two() -> None:
    t = table("roland-banks", "daisy-walker").house().phase("investigation").play("seat:seat-2", "resource", "resource")
    assert t.asked == 1
    t.play("resource")
    assert t.asked == 0, "Roland alone is left, so nobody is asked who is next"
    t.play("end-turn")
    assert t.question is None
    assert [note.told[0] for note in t.told(tells.Turn)] == [1, 0]


@rule("AH-PHS-15")
def test_after_each_action_there_is_a_window_again() -> None:
    t = table("roland-banks", "daisy-walker").house().in_play(0, "beat-cop")
    t.enemy("flesh-eater", engaged=0)
    t.turn(1).play("pass", "resource")
    assert (t.question, t.asked) == (asks.Window, 0)
    t.play("pass")
    assert (t.question, t.asked) == (asks.Action, 1)
    assert t.count(box.ACTIONS[1]) == 2


@rule("AH-PHS-15")
def test_taking_no_action_ends_the_turn() -> None:
    t = table().turn().play("end-turn")
    assert len(t.told(tells.TurnEnded)) == 1
    assert t.question is None


@rule("AH-PHS-16")
def test_what_happens_at_the_end_of_a_turn_happens_then() -> None:
    t = table().house().threat(0, "frozen-in-fear").bag("0").turn().play("resource")
    assert t.told(tells.Test) == []
    t.play("end-turn")
    assert t.told(tells.Test)[0].told[1:3] == (0, 3), "willpower 3 against 3"
    assert t.home("frozen-in-fear") == box.ENCOUNTER_DISCARD


@rule("AH-PHS-16")
def test_it_does_not_happen_at_the_end_of_somebody_elses_turn() -> None:
    t = table("roland-banks", "daisy-walker").house().threat(0, "frozen-in-fear").turn(1).play("end-turn")
    assert t.told(tells.Test) == []


@rule("AH-PHS-17")
def test_there_is_no_window_between_the_last_turn_and_the_enemy_phase() -> None:
    t = table().house().in_play(0, "beat-cop")
    t.enemy("swarm-of-rats", at="attic")
    t.exhausted(t.enemy("flesh-eater", engaged=0))
    t.state.push(GAME, 0).goto(phases)
    t.state.run()
    t.play("pass", "end-turn")
    assert (t.question, t.count(box.PHASE)) == (asks.Window, ENEMIES)
    assert t.home("swarm-of-rats") == box.THREAT[0], "the hunters have moved before anybody could do anything"


@rule("AH-PHS-24")
def test_everybody_has_a_turn_with_new_actions_in_the_next_round() -> None:
    t = whole_round().play("resource", "resource", "resource").until(asks.Action)
    assert t.count(box.ROUND) == 3
    assert t.count(box.ACTIONS[0]) == 3


@rule("AH-PHS-30")
def test_a_free_ability_cannot_be_used_between_assigning_and_applying_damage() -> None:
    t = table().house().in_play(0, "beat-cop")
    t.enemy("ghoul-minion", engaged=0)
    t.turn().play("resource")
    questions = []
    while t.question != asks.Action:
        questions.append(t.question)
        t.play("on:beat-cop")
    assert questions == [asks.AssignDamage, asks.AssignHorror]
    assert t.count(box.DAMAGE[piece("beat-cop")]) == 1


@rule("AH-PHS-30")
def test_a_free_ability_may_be_used_in_the_windows_of_a_test() -> None:
    t = table().house().in_play(0, "beat-cop").turn()
    t.enemy("swarm-of-rats", engaged=0)
    t.turn().play("fight:swarm-of-rats")
    assert "use:beat-cop" in t.options


@rule("AH-PHS-12")
def test_a_new_game_begins_with_an_investigation_phase_and_no_mythos() -> None:
    game = mk.new("arkham-lcg", seats=1, seed=3, investigators=["roland-banks"])
    game.play("keep")
    assert game.decision.asked.kind is asks.Action
    assert game.state.count(box.PHASE) == INVESTIGATION
