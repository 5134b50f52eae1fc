"""Winning and losing (FH-END)."""

import pytest

import miskatonic as mk
from miskatonic.core.hidden import seen_by
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.board import PLACES
from miskatonic.games.final_hour.cards.sheets import BOTTOM, RITUAL_SYMBOLS
from miskatonic.games.final_hour.cards.words import ActivateAt, Damage, Here, LoseHealth, RitualSite, Spawn
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.text.parts import Icon, flat
from tests.games.final_hour.table import Table, table


def full_site() -> Table:
    """A game whose ritual site, the museum, has no empty slot."""
    t = table().cleared().damaged(12, 2)
    t.monster("blue-lurker-1", 12)
    t.monster("red-lurker-1", 12)
    return t


def stack_of(t: Table, n: int) -> Table:
    """Leave so many tokens in the gate stack."""
    for token in t.state.zone(box.GATE_STACK)[n:]:
        t.state.put(token, box.BOX_UNSEEN)
    return t


@rule("FH-END-01")
def test_a_full_ritual_site_alone_is_not_yet_a_loss() -> None:
    t = table().cleared().damaged(12, 3).effect("jenny", Spawn(1, RitualSite()))
    assert (len(t.monsters(12)), t.damage(12)) == (1, 3)
    assert t.state.result is None


@rule("FH-END-01")
def test_one_more_monster_that_appears_on_a_full_ritual_site_is_a_loss() -> None:
    assert full_site().effect("jenny", Spawn(1, RitualSite())).lost_by == "FH-END-01"


@rule("FH-END-01")
def test_one_more_damage_token_on_a_full_ritual_site_is_a_loss() -> None:
    assert full_site().effect("jenny", Damage(1, RitualSite())).lost_by == "FH-END-01"


@rule("FH-END-01")
def test_a_monster_that_walks_onto_a_full_ritual_site_is_a_loss() -> None:
    t = full_site().stand("jenny", 13)
    t.monster("blue-stalker-1", 13)
    assert t.effect("jenny", ActivateAt(Here()), side=BOTTOM).lost_by == "FH-END-01"


def test_the_end_names_the_symbols_nobody_could_see_before() -> None:
    t = full_site()
    tokens = t.state.zone(box.RITUAL_SLOTS)
    unseen = seen_by(t.state, 0)
    assert all(token < 0 for token in unseen.zone(box.RITUAL_SLOTS))
    t.effect("jenny", Spawn(1, RitualSite()))
    ended = seen_by(t.state, 0)
    assert ended.zone(box.RITUAL_SLOTS) == tokens
    symbols = [RITUAL_SYMBOLS[box.SYMBOL[token]] for token in tokens]
    said = mk.games()["final-hour"].speech["en"].result(ended)
    assert flat(said).startswith("Defeat: no monster slot was left at the ritual site. The symbols of the ritual were the ")
    assert [part.name for part in said if isinstance(part, Icon)] == symbols


def test_two_symbols_alike_are_named_once() -> None:
    t = full_site()
    first, second = t.state.zone(box.RITUAL_SLOTS)
    twin = next(c for c in box.CLUE_TOKENS if c not in (first, second) and box.SYMBOL[c] == box.SYMBOL[first])
    place = t.state.home[twin]
    t.state.put(twin, box.RITUAL_SLOTS)
    t.state.put(second, place)
    t.effect("jenny", Spawn(1, RitualSite()))
    speech, ended = mk.games()["final-hour"].speech, seen_by(t.state, 0)
    name = RITUAL_SYMBOLS[box.SYMBOL[first]]
    assert flat(speech["en"].result(ended)).endswith(f"The symbols of the ritual were the {name}, twice.")
    assert "Символы ритуала: дважды " in flat(speech["ru"].result(ended))
    assert "Символи ритуалу: двічі " in flat(speech["uk"].result(ended))


@rule("FH-END-02")
@pytest.mark.parametrize("name", ["jenny", "michael"])
def test_one_investigator_without_health_is_a_loss_for_all(name: str) -> None:
    t = table().effect(name, LoseHealth(4))
    assert t.state.result is None
    t.effect(name, LoseHealth(1))
    assert t.lost_by == "FH-END-02"
    assert {t.health("jenny"), t.health("michael")} == {0, 5}


@rule("FH-END-03")
def test_a_failed_attempt_is_a_loss() -> None:
    t = table().cleared().until(asks.Attempt).ritual("moon", "star")
    t.hand("jenny", 1, 2, 6, 7).hand("michael", 5, 10, 15, 20)
    t.play("ready", "ready", "keep:1", "keep:5")
    assert t.lost_by == "FH-END-03"


@rule("FH-END-04", "FH-LEA-02")
def test_the_attempt_is_due_in_the_round_that_places_the_last_gate_token() -> None:
    t = stack_of(table(), 2).cleared().until(asks.Attempt)
    assert len(t.state.zone(box.GATE_STACK)) == 1
    t.play("not-yet", "not-yet").cleared().until(asks.Attempt, asks.KeepBack)
    assert (t.question, t.state.count(box.ROUND)) == (asks.KeepBack, 2)
    assert t.told(tells.StackEmpty)[0].rule == "FH-LEA-02"


@rule("FH-END-05", "FH-LEA-02")
def test_a_gate_burned_in_the_action_phase_can_make_this_round_the_last_one() -> None:
    t = stack_of(table("pete", "jenny"), 1).cleared().actions("AP-B1", "JB-B1", "AP-S1", "JB-B2")
    t.state.log = []
    t.lay(11, 13, 14, 15)
    t.until(asks.Attempt, asks.KeepBack)
    assert t.told(tells.Burned)[0].told == (1,)
    assert not t.told(tells.Gate), "the gate step has nothing to reveal"
    assert sum(len(t.monsters(p)) for p in PLACES) == 0
    assert (t.question, t.state.count(box.ROUND)) == (asks.KeepBack, 1)


@rule("FH-END-05", "FH-END-04")
def test_a_burned_gate_brings_the_last_round_forward_by_one() -> None:
    t = stack_of(table("pete", "jenny"), 2).cleared().actions("AP-B1", "JB-B1", "AP-S1", "JB-B2")
    t.lay(11, 13, 14, 15)
    t.until(asks.Attempt, asks.KeepBack)
    assert len(t.told(tells.Gate)) == 1
    assert t.question == asks.KeepBack


@rule("FH-END-05")
@pytest.mark.parametrize("won", [True, False])
def test_the_eighth_round_ends_the_game_either_way(won: bool) -> None:
    t = table("jenny", "rita")
    for _ in range(7):
        t.cleared().until(asks.Attempt).play("not-yet", "not-yet")
        for name in ("jenny", "rita"):
            t.wounded(name, 5)
        for spot in PLACES:
            t.damaged(spot, 0)
    t.cleared().until(asks.KeepBack)
    assert t.state.count(box.ROUND) == 8
    t.ritual("star", "cross").hand("jenny", 4, 9, 14, 1).hand("rita", *((5, 10, 15, 2) if won else (3, 8, 13, 2)))
    t.play("keep:1", "keep:2")
    assert t.state.result is not None
    assert (t.state.result.won, t.state.count(box.ROUND)) == (won, 8)
    assert t.options == []
    speech, ended = mk.games()["final-hour"].speech, seen_by(t.state, 0)
    assert flat(speech["en"].result(ended)).endswith(" The symbols of the ritual were the star and the cross.")
    assert flat(speech["uk"].result(ended)).endswith("Символи ритуалу: зірка й хрест.")


@rule("FH-END-06")
def test_a_loss_stops_the_game_in_the_middle_of_an_effect() -> None:
    t = table().cleared().wounded("michael", 1).stand("michael", 6).stand("jenny", 2)
    t.monster("red-killer-1", 6)
    t.effect("michael", ActivateAt(Here()), Spawn(2))
    assert t.lost_by == "FH-END-02"
    assert t.monsters(6) == ["red-killer-1"], "nothing appears after the end"
    assert t.options == []


@rule("FH-END-06")
def test_of_three_monsters_the_one_too_many_ends_the_game_and_the_next_stays_away() -> None:
    t = table().cleared().damaged(12, 3)
    t.effect("jenny", Spawn(3, RitualSite()))
    assert t.lost_by == "FH-END-01"
    assert len(t.told(tells.Spawned)) == 2


@rule("FH-END-06")
def test_after_the_end_nothing_can_be_played() -> None:
    game = mk.new("final-hour", seats=2, seed=1)
    t = Table(game)
    for name in INVESTIGATORS:
        t.wounded(name, 1)
    t.reckoning(7)
    assert game.over
    with pytest.raises(mk.Refused, match="over"):
        game.play("ready")
