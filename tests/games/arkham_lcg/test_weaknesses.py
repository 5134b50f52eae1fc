"""Weaknesses: how they come, whose they are, and that one cannot just throw them away (AH-WKR)."""

import pytest

from miskatonic.games.arkham_lcg.cards.words import DiscardAtRandom
from miskatonic.games.arkham_lcg.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.arkham_lcg.table import piece, place, table


@rule("AH-WKR-01")
@pytest.mark.parametrize("weakness", ["mob-enforcer", "haunted", "cover-up"])
def test_an_encounter_type_weakness_is_resolved_as_an_encounter_card(weakness: str) -> None:
    t = table("roland-banks", "daisy-walker").draws_card(0, weakness)
    assert t.home(weakness) == box.THREAT[0]
    assert t.told(tells.Encounter)[-1].told == (0, piece(weakness))
    assert box.OWNER[piece(weakness)] == 0


@rule("AH-WKR-01")
def test_a_weakness_enemy_is_controlled_by_nobody_and_attacks_its_bearer() -> None:
    t = table().draws_card(0, "mob-enforcer")
    assert t.phase("enemy").until().damage() == 1


@rule("AH-WKR-02")
def test_a_weakness_of_a_player_type_is_in_hand_after_its_revelation() -> None:
    t = table("agnes-baker").draws_card(0, "dark-memory")
    assert t.zone(box.HAND[0]) == ["dark-memory"]
    t.turn(0).play("end-turn")
    assert t.horror() == 2, "it works from the hand of its bearer"
    t = table("daisy-walker").draws_card(0, "the-necronomicon")
    assert t.home("the-necronomicon") == box.THREAT[0], "its revelation puts it there"
    assert "use:the-necronomicon" in t.turn(0).options


@rule("AH-WKR-03")
def test_a_weakness_cannot_be_chosen_to_be_discarded_as_a_cost() -> None:
    t = table("wendy-adams").hand(0, "dark-memory").turn(0).bag("-3").play("investigate")
    assert t.question == asks.Action, "she has nothing she may discard for another token"
    t = table("wendy-adams").hand(0, "dark-memory", "knife", "guts").turn(0).bag("-3").play("investigate")
    t.until(asks.React).play("use:wendy-adams")
    assert t.options == ["pick:knife", "pick:guts"]


@rule("AH-WKR-03")
def test_a_weakness_cannot_be_chosen_at_the_hand_limit() -> None:
    cards = ("knife", "guts", "machete", "flashlight", "beat-cop", "dodge", "evidence", "overpower")
    t = table().hand(0, "dark-memory", *cards).phase("upkeep").until(asks.HandLimit)
    assert "pick:dark-memory" not in t.options
    assert len(t.options) >= 8


@rule("AH-WKR-03")
def test_amnesia_leaves_a_weakness_in_hand() -> None:
    t = table("agnes-baker").hand(0, "dark-memory", "knife", "guts").draws_card(0, "amnesia")
    assert t.zone(box.HAND[0]) == ["dark-memory"]
    t = table("agnes-baker").hand(0, "knife", "guts").draws_card(0, "amnesia").play("pick:guts")
    assert t.zone(box.HAND[0]) == ["guts"]


@rule("AH-WKR-03")
def test_a_random_discard_may_hit_a_weakness() -> None:
    t = table("agnes-baker").hand(0, "dark-memory").effect(0, DiscardAtRandom())
    assert t.home("dark-memory") == box.DISCARD[0]


@rule("AH-WKR-04")
def test_the_bearer_is_whoever_began_with_the_weakness() -> None:
    t = table("roland-banks", "daisy-walker").house().at(1, "attic")
    foe = t.enemy("mob-enforcer", at="attic")
    t.phase("upkeep").until()
    assert t.state.home[foe] == box.AT_PLACE[place("attic")], "its prey is its bearer only"
    t.phase("enemy").until()
    assert t.state.home[foe] == box.THREAT[0]


@rule("AH-WKR-06")
def test_a_weakness_is_a_player_card_in_the_deck_and_an_encounter_card_in_play() -> None:
    t = table("roland-banks", "daisy-walker").top(0, "mob-enforcer")
    assert t.sees(1, box.DECK[0])[0] == "player-1"
    t.draws_card(0, "mob-enforcer").resources(1, 4)
    assert "use:mob-enforcer" in t.turn(1).options, "as with any encounter card here"
    t.play("use:mob-enforcer")
    assert t.home("mob-enforcer") == box.DISCARD[0]


@rule("AH-WKR-06")
def test_a_ward_does_not_stop_a_weakness() -> None:
    t = table("agnes-baker").hand(0, "ward-of-protection").draws_card(0, "haunted")
    assert (t.question, t.home("haunted")) == (None, box.THREAT[0])
