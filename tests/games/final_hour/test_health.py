"""Losing and recovering health (FH-HEA)."""

import pytest

from miskatonic.games.final_hour.cards.actions import ACTION_CARDS, INVESTIGATORS
from miskatonic.games.final_hour.cards.board import PURPLE
from miskatonic.games.final_hour.cards.sheets import BOTTOM
from miskatonic.games.final_hour.cards.words import ActivateZone, Heal, HealHere, LoseHealth, Move
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.testing import rule
from miskatonic.words import By, EachInOrder
from tests.games.final_hour.table import table


@rule("FH-HEA-01")
def test_each_health_lost_turns_one_red_token_grey() -> None:
    t = table("jenny", "rita").effect("rita", LoseHealth(2))
    assert (t.health("jenny"), t.health("rita")) == (5, 3)
    assert t.state.count(box.HEALTH_TOKENS[INVESTIGATORS.index("rita")]) == 5, "the token stays, it is only turned"


@rule("FH-HEA-02")
@pytest.mark.parametrize("lost", [1, 3])
def test_the_last_red_token_of_anybody_ends_the_game_at_once(lost: int) -> None:
    t = table("jenny", "rita").wounded("rita", 1)
    t.effect("rita", LoseHealth(lost), Move(1))
    assert t.lost_by == "FH-END-02"
    assert t.health("rita") == 0
    assert not t.state.asked


@rule("FH-HEA-02")
def test_with_one_health_left_the_game_goes_on() -> None:
    t = table("jenny", "rita").wounded("rita", 2)
    t.effect("rita", LoseHealth(1), Move(1))
    assert not t.lost_by
    assert t.question == asks.Move


@rule("FH-HEA-02")
def test_the_game_stops_in_the_middle_of_an_effect_that_hits_all() -> None:
    t = table("jenny", "rita", "lily").wounded("rita", 1)
    t.effect("jenny", By(EachInOrder(), (LoseHealth(1),)))
    assert t.lost_by == "FH-END-02"
    assert (t.health("jenny"), t.health("lily")) == (3, 4)


@rule("FH-HEA-03")
def test_each_health_recovered_turns_one_grey_token_red() -> None:
    t = table("jenny", "rita").wounded("rita", 1).wounded("jenny", 1).effect("rita", Heal(2))
    assert (t.health("jenny"), t.health("rita")) == (1, 3)


@rule("FH-HEA-04")
@pytest.mark.parametrize(("names", "start"), [(2, 5), (3, 4), (4, 3)])
def test_recovery_stops_at_the_health_of_the_start(names: int, start: int) -> None:
    t = table(*INVESTIGATORS[:names]).wounded("jenny", start - 1).effect("jenny", Heal(2))
    assert t.health("jenny") == start
    t.effect("jenny", Heal(2))
    assert t.health("jenny") == start


@rule("FH-HEA-04")
def test_recovery_among_those_here_is_offered_to_the_hurt_only() -> None:
    t = table("jenny", "rita", "lily").stand("lily", "derby-hall")
    t.stand("jenny", "lecture-hall").stand("rita", "lecture-hall")
    t.wounded("jenny", 3).wounded("rita", 2).wounded("lily", 1)
    t.effect("jenny", HealHere(3))
    assert t.options == ["heal:jenny", "heal:rita"]
    t.play("heal:jenny")
    assert not t.state.asked, "only Rita is still hurt here"
    assert (t.health("jenny"), t.health("rita"), t.health("lily")) == (4, 4, 1)


@rule("FH-HEA-05")
def test_killers_take_health() -> None:
    t = table("jenny", "rita").cleared().stand("jenny", "derby-hall").stand("rita", "lecture-hall")
    t.monster("blue-killer-1", "derby-hall")
    t.effect("rita", ActivateZone(PURPLE), side=BOTTOM)
    assert (t.health("jenny"), t.health("rita")) == (4, 5)


@rule("FH-HEA-05")
def test_some_reckoning_takes_health() -> None:
    t = table("jenny", "rita").cleared().reckoning(7)
    assert (t.health("jenny"), t.health("rita")) == (3, 3)


@rule("FH-HEA-05")
def test_some_action_cards_restore_health() -> None:
    restoring = {card.title for card in ACTION_CARDS if "Heal(" in repr(card.top)}
    assert {"AP-S", "AP-A", "LC-S", "TM-S", "RY-B"} <= restoring
    t = table("lily", "rita").wounded("lily", 1).card("LC-S1", 0)
    assert t.health("lily") > 1
