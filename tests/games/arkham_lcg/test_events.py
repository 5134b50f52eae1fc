"""Events and fast cards: when they can be played; putting into play (AH-EVT)."""

import pytest

from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import Table, piece, table


def parlor_with_lita(*investigators: str) -> Table:
    """The Parlor is open and Lita Chantler waits in it, with everybody there."""
    t = table(*investigators).house()
    for seat in range(t.state.seats):
        t.at(seat, "parlor")
    t.state.put(piece("lita-chantler"), box.AT_PLACE[box.PLACE_NAMED["parlor"]])
    return t


@rule("AH-EVT-01")
def test_an_event_that_is_not_fast_takes_an_action_of_the_own_turn() -> None:
    t = table("roland-banks", "daisy-walker").hand(0, "emergency-cache").turn(0).play("play:emergency-cache")
    assert (t.count(box.ACTIONS[0]), t.count(box.RESOURCES[0])) == (2, 8)
    t.hand(0, "emergency-cache").turn(1)
    assert (t.asked, "play:emergency-cache" in t.options) == (1, False)
    t.turn(0).play("resource", "resource", "resource")
    assert "play:emergency-cache" not in t.options


@rule("AH-EVT-02")
@pytest.mark.parametrize(
    ("investigator", "event"), [("roland-banks", "dodge"), ("roland-banks", "evidence"), ("wendy-adams", "lucky")]
)
def test_an_event_with_a_moment_is_offered_only_at_that_moment(investigator: str, event: str) -> None:
    t = table(investigator).hand(0, event).clues("study", 2)
    t.enemy("ghoul-minion", engaged=0)
    assert f"play:{event}" not in t.turn(0).options


@rule("AH-EVT-02")
def test_an_event_with_a_moment_is_played_as_a_reaction_to_it() -> None:
    t = table().hand(0, "dodge")
    t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy").play("use:dodge")
    assert (t.damage(), t.count(box.RESOURCES[0]), t.home("dodge")) == (0, 4, box.DISCARD[0])


@rule("AH-EVT-02")
def test_a_fast_event_with_a_period_is_played_in_any_window_of_it() -> None:
    t = table("daisy-walker", "roland-banks").hand(0, "working-a-hunch").clues("study", 2).turn(0)
    assert "play:working-a-hunch" in t.options
    t.bag("auto-fail").play("investigate")
    assert (t.question, "play:working-a-hunch" in t.options) == (asks.Commit, True), "also during a test"
    t.play("play:working-a-hunch")
    assert t.clues_of() == 1
    t = table("daisy-walker", "roland-banks").hand(0, "working-a-hunch").clues("study", 2).turn(1)
    assert t.asked == 1, "not in the turn of another"
    assert table("daisy-walker").hand(0, "working-a-hunch").clues("study", 2).phase("mythos").question != asks.Window


@rule("AH-EVT-02")
def test_an_event_with_a_moment_is_offered_at_each_instance_of_it() -> None:
    t = table().hand(0, "dodge")
    rats, minion = t.enemy("swarm-of-rats", engaged=0), t.enemy("ghoul-minion", engaged=0)
    t.phase("enemy").play(t.options[0])
    assert t.options == ["use:dodge", "pass"]
    t.play("pass")
    assert (t.options, t.damage()) == (["use:dodge", "pass"], 1), "the second attack is another instance"
    t.play("use:dodge")
    assert (t.damage(), [t.count(box.EXHAUSTED[foe]) for foe in (rats, minion)]) == (1, [1, 1])


@rule("AH-EVT-02")
def test_an_event_with_a_moment_of_the_own_turn_is_offered_in_every_own_turn_at_that_moment_only() -> None:
    t = table("skids-otoole").hand(0, "on-the-lam").encounters("obscuring-fog", "obscuring-fog#2").round()
    for number in (2, 3):
        t.until(asks.React)
        assert (t.count(box.ROUND), t.options) == (number, ["use:on-the-lam", "pass"])
        t.play("pass")
        assert (t.question, [key for key in t.options if "on-the-lam" in key]) == (asks.Action, [])
        t.play("end-turn")


@rule("AH-EVT-03")
def test_a_fast_asset_is_played_in_any_window_of_the_own_turn() -> None:
    t = table("daisy-walker", "roland-banks").hand(0, "magnifying-glass").turn(0).play("investigate")
    assert (t.question, "play:magnifying-glass" in t.options) == (asks.Commit, True)
    t.play("play:magnifying-glass")
    assert t.home("magnifying-glass") == box.PLAY[0]
    t = table("daisy-walker", "roland-banks").hand(0, "magnifying-glass").turn(1)
    assert t.asked == 1


@rule("AH-EVT-04")
def test_a_fast_card_takes_no_action_and_provokes_no_attack() -> None:
    t = table("daisy-walker").hand(0, "magnifying-glass", "working-a-hunch").clues("study", 1)
    t.enemy("ghoul-minion", engaged=0)
    t.turn(0).play("play:magnifying-glass", "play:working-a-hunch")
    assert (t.count(box.ACTIONS[0]), t.damage(), t.clues_of()) == (3, 0, 1)
    assert not t.told(tells.Attacks)


@rule("AH-EVT-05")
def test_playing_an_event_is_optional() -> None:
    t = table().hand(0, "dodge")
    t.enemy("swarm-of-rats", engaged=0)
    t.phase("enemy").play("pass")
    assert (t.damage(), t.home("dodge")) == (1, box.HAND[0])


@rule("AH-EVT-05")
def test_an_event_is_not_offered_when_it_would_change_nothing() -> None:
    t = table().hand(0, "evidence").clues("study", 0)
    t.enemy("swarm-of-rats", engaged=0)
    t.turn(0).bag("0").play("fight:swarm-of-rats").until(asks.Action, asks.React)
    assert t.question == asks.Action
    t = table("wendy-adams").hand(0, "lucky").turn(0).bag("auto-fail").play("investigate").play("pass")
    assert t.question == asks.Action, "no bonus helps against the auto-fail"


@rule("AH-EVT-05")
def test_a_weakness_event_may_be_played_to_be_rid_of_it() -> None:
    t = table("agnes-baker").hand(0, "dark-memory").turn(0).play("play:dark-memory")
    assert (t.count(box.DOOM[piece("whats-going-on")]), t.count(box.RESOURCES[0])) == (1, 3)
    t.until()
    assert (t.home("dark-memory"), t.horror()) == (box.DISCARD[0], 0)
    t = table("agnes-baker").hand(0, "dark-memory").turn(0).play("end-turn")
    assert (t.horror(), t.home("dark-memory")) == (2, box.HAND[0])


@rule("AH-EVT-06", "AH-INP-03")
def test_taking_control_puts_into_play_without_cost_play_or_draw() -> None:
    t = parlor_with_lita("daisy-walker").resources(0, 0).turn(0).bag("0").play("use:lita-chantler/1")
    assert t.home("lita-chantler") == box.PLAY[0]
    assert (t.told(tells.Played), t.told(tells.Drew)) == ([], [])
    assert t.told(tells.InPlay)


@rule("AH-EVT-06")
def test_what_is_put_into_play_needs_its_slot_all_the_same() -> None:
    t = parlor_with_lita("daisy-walker").in_play(0, "research-librarian").turn(0).bag("0").play("use:lita-chantler/1")
    assert (t.home("lita-chantler"), t.home("research-librarian")) == (box.PLAY[0], box.DISCARD[0])
