"""Advancing acts and agendas (AH-ADV)."""

import pytest

from miskatonic.games.arkham_lcg.cards.words import DoomHere, DoomOnAgenda, Resolution
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.games.arkham_lcg.rules.explain import routine
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def last_act(*investigators: str) -> tuple[Table, int]:
    """The third act, with a Ghoul Priest who has one health left, engaged with the first seat."""
    t = table(*investigators).house().act(3)
    priest = t.enemy("ghoul-priest", engaged=0)
    t.state.set(box.DAMAGE[priest], 5 * t.state.seats - 1)
    return t, priest


@rule("AH-ADV-01")
@pytest.mark.parametrize("given", [0, 1, 2, 3])
def test_anybody_gives_any_number_of_clues(given: int) -> None:
    t = table("roland-banks", "daisy-walker").holds(0, 3).holds(1, 4).turn(0).play("advance")
    payers = ["seat:seat-1"] * given + ["seat:seat-2"] * (4 - given)
    for key in payers:
        if t.question == asks.PayClues:
            t.play(key)
    assert (t.clues_of(0), t.clues_of(1)) == (3 - given, given)


@rule("AH-ADV-01")
def test_spending_clues_for_an_act_takes_no_action_and_provokes_nothing() -> None:
    t = table().holds(0, 2)
    t.enemy("swarm-of-rats", engaged=0)
    t.turn(0).play("resource", "resource")
    t.harmed(0).play("advance")
    assert (t.count(box.ACTIONS[0]), t.damage()) == (1, 0)
    assert "advance" not in table().holds(0, 1).turn(0).options


@rule("AH-ADV-02")
def test_an_objective_takes_the_place_of_the_usual_way() -> None:
    t = table("roland-banks", "daisy-walker").house().act(2).holds(0, 3).holds(1, 3).turn(0)
    assert "advance" not in t.options
    assert t.phase("upkeep").until(asks.React, asks.Window).options == ["use:the-barrier", "pass"]
    assert routine(t.state, t.state.asked[0]) is None, "nobody is to miss this by an answer given rounds ago"
    t = table("roland-banks", "daisy-walker").house().act(2).holds(0, 3).holds(1, 3).at(1, "attic").phase("upkeep")
    assert not t.told(tells.Used), "clues in the Attic do not count"
    assert t.zone(box.ACT) == ["the-barrier"]


@rule("AH-ADV-03")
def test_an_advancing_agenda_takes_all_doom_out_of_play() -> None:
    t = table("agnes-baker").in_play(0, "arcane-initiate").hand(0, "knife").agenda(1, doom=1)
    t.effect(0, DoomOnAgenda())
    t.state.set(box.DOOM[piece("arcane-initiate")], 1)
    t.phase("mythos").until(asks.WhichEffect)
    assert t.count(box.DOOM[piece("arcane-initiate")]) == 0
    assert not [key for key in t.state.counts if key.startswith("doom:")]


@rule("AH-ADV-04", "AH-ADV-05")
def test_the_back_is_carried_out_before_the_next_card_replaces_the_old_one() -> None:
    t = table().hand(0, "knife").agenda(1, doom=2).phase("mythos").until(asks.WhichEffect)
    assert t.zone(box.AGENDA) == ["whats-going-on"]
    t.play("choose:1")
    assert (t.horror(), t.zone(box.AGENDA)) == (2, ["rise-of-the-ghouls"])
    assert t.home("whats-going-on") == box.REMOVED


@rule("AH-ADV-04", "AH-ADV-05")
def test_an_act_turns_and_leaves_the_game_when_the_next_is_current() -> None:
    t = table().holds(0, 2).turn(0).play("advance")
    assert (t.where(), t.home("study"), t.home("trapped")) == ("hallway", box.REMOVED, box.REMOVED)
    assert t.zone(box.ACT) == ["the-barrier"]
    assert set(t.zone(box.UNREVEALED)) == {"attic", "cellar", "parlor"}


@rule("AH-ADV-07")
def test_the_last_act_advances_before_roland_could_react_to_the_priests_defeat() -> None:
    t, _ = last_act()
    t.clues("hallway", 2).turn(0).bag("0").play("fight:ghoul-priest")
    assert (t.question, t.options) == (asks.WhichEffect, ["choose:0", "choose:1"])
    t.play("choose:0")
    assert t.state.result is not None
    assert (t.state.result.won, t.clues_of()) == (True, 0)


@rule("AH-ADV-08")
def test_doom_from_elsewhere_waits_for_the_next_check() -> None:
    t = table().hand(0, "knife").agenda(1, doom=2)
    t.effect(0, DoomOnAgenda())
    assert (t.zone(box.AGENDA), t.count(box.DOOM[piece("whats-going-on")])) == (["whats-going-on"], 3)
    t.phase("mythos").until(asks.WhichEffect)
    assert t.told(tells.Agenda)


@rule("AH-ADV-08")
def test_doom_that_says_so_advances_the_agenda_at_once() -> None:
    t = table().hand(0, "knife").agenda(1, doom=2).draws(0, "ancient-evils")
    assert t.question == asks.WhichEffect
    assert t.told(tells.Agenda)


@rule("AH-ADV-09")
def test_a_resolution_ends_the_scenario_at_once() -> None:
    t = table().turn(0).effect(0, Resolution(1), DoomOnAgenda(), DoomHere())
    assert t.state.result is not None
    assert t.count(box.DOOM[piece("whats-going-on")]) == 0, "what would have come next does not come"
    assert t.told(tells.Resolution)[-1].told.n == 1


@rule("AH-ADV-09")
def test_a_resolution_on_an_agenda_ends_the_scenario_in_the_middle_of_the_phase() -> None:
    t = table().house().act(2).agenda(3, doom=9).phase("mythos")
    assert t.state.result is not None
    assert not t.state.result.won
    assert not t.told(tells.Encounter), "nobody draws an encounter card any more"
