"""The action cards of Lily Chen, who strikes single strong blows."""

import pytest

from miskatonic.games.final_hour.cards.board import PURPLE
from miskatonic.games.final_hour.cards.sheets import BOTTOM, MOON, TOP
from miskatonic.games.final_hour.cards.words import ActivateZone, BlindBottom
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

both_copies = pytest.mark.parametrize("copy", [1, 2])
LILY = 2


def campus() -> Table:
    """Jenny in the Library, Lily in the Lecture Hall; no monsters, and Lily's action deck is whole."""
    return table("jenny", "lily").cleared().stand("jenny", "orne-library").stand("lily", "lecture-hall")


@both_copies
def test_meditate_heals_and_seals(copy: int) -> None:
    t = campus().wounded("lily", 1).card(f"LC-S{copy}", TOP)
    assert t.health("lily") == 3
    assert t.at("lily") == "lecture-hall"
    t.play("seal:6-7")
    assert t.seal(6, 7) == box.FRESH_SEAL


@both_copies
def test_meditate_below_moves_and_resolves_the_bottom_of_the_next_card(copy: int) -> None:
    t = campus().pool(*["red-lurker-1"] * 4).on_top("LC-A2")
    token = t.clue("derby-hall", MOON)
    t.card(f"LC-S{copy}", BOTTOM).play("move:derby-hall")
    assert t.question == asks.Move, "the move of the card that was turned up"
    t.play("stop")
    assert t.where(token) == "found"
    assert t.monsters("derby-hall") == ["red-lurker-1", "red-lurker-1"]
    assert t.where(box.PIECE_SLUGS.index("LC-A2")) == "action-discard"
    assert len(t.state.zone(box.ACTION_DECK[LILY])) == 8, "Meditate itself lies before her"


def test_the_card_turned_up_is_open_to_all_and_the_owner_decides() -> None:
    t = campus().on_top("LC-A2").effect("lily", BlindBottom(), side=BOTTOM)
    assert t.seat == 1
    assert t.state.zone(box.BLIND) == (box.PIECE_SLUGS.index("LC-A2"),)


def test_a_second_meditate_turned_up_is_discarded_without_effect() -> None:
    t = campus().on_top("LC-S2").effect("lily", BlindBottom(), side=BOTTOM)
    assert not t.state.asked
    assert t.where(box.PIECE_SLUGS.index("LC-S2")) == "action-discard"
    assert t.at("lily") == "lecture-hall"
    assert len(t.told(tells.BlindIdle)) == 1


@rule("FH-RES-06")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_first() -> None:
    t = campus()
    for card in t.state.zone(box.ACTION_DECK[LILY]):
        t.state.put(card, box.ACTION_DISCARD[LILY] if box.PIECE_SLUGS[card] == "LC-A2" else box.BOX)
    t.effect("lily", BlindBottom(), side=BOTTOM)
    assert t.question == asks.Move
    assert t.state.zone(box.BLIND) == (box.PIECE_SLUGS.index("LC-A2"),)


@rule("FH-EFF-03")
def test_without_any_card_left_nothing_happens() -> None:
    t = campus()
    for card in t.state.zone(box.ACTION_DECK[LILY]):
        t.state.put(card, box.BOX)
    t.effect("lily", BlindBottom(), side=BOTTOM)
    assert not t.state.asked
    assert not t.told(tells.Blind)


@rule("FH-ACT-15")
def test_the_card_turned_up_is_an_effect_of_its_own_so_monsters_act_again() -> None:
    t = campus().on_top("LC-C1")
    stalker = t.monster("blue-stalker-1", "science-building")
    t.effect("lily", ActivateZone(PURPLE), BlindBottom(), side=BOTTOM)
    assert t.where(stalker) == "lecture-hall"
    t.play("stop")
    assert t.where(stalker) == "derby-hall"


@rule("FH-ACT-15")
def test_nor_does_the_card_turned_up_hold_monsters_back_from_what_follows() -> None:
    t = campus().on_top("LC-C1")
    stalker = t.monster("blue-stalker-1", "science-building")
    t.effect("lily", BlindBottom(), ActivateZone(PURPLE), side=BOTTOM).play("stop")
    assert t.where(stalker) == "derby-hall", "once by each"


@rule("FH-MMV-08", "FH-ACT-18")
def test_the_card_turned_up_is_a_bottom_effect_whatever_turned_it_up() -> None:
    t = campus().on_top("LC-B1")
    stalker = t.monster("blue-stalker-1", "university-museum")
    t.effect("lily", BlindBottom(), side=TOP).play("stop")
    assert t.where(stalker) == "university-museum"


@both_copies
@rule("FH-ATT-06")
def test_empty_hand_moves_and_destroys_monsters_whatever_their_health(copy: int) -> None:
    t = campus().stand("lily", "derby-hall")
    for look in ("blue-stalker-3", "red-wrecker-3", "blue-wrecker-3", "red-stalker-3"):
        t.monster(look, "science-building")
    t.card(f"LC-A{copy}", TOP).walk("lecture-hall", "science-building")
    while t.question == asks.Destroy:
        t.play(t.options[0])
    assert len(t.monsters("science-building")) == 2


@both_copies
def test_calculated_force_moves_and_attacks_hard(copy: int) -> None:
    t = campus()
    t.crowd("science-building")
    t.card(f"LC-B{copy}", TOP).walk("science-building")
    assert t.strike_all() == 2
    assert not t.state.asked


@both_copies
def test_pierce_the_eye_attacks_here_or_next_door(copy: int) -> None:
    t = campus()
    t.crowd("dorothy-upman-hall")
    t.crowd("science-building")
    t.card(f"LC-C{copy}", TOP).walk("science-building")
    assert t.options == ["place:dorothy-upman-hall", "place:science-building"]
    t.play("place:dorothy-upman-hall")
    assert t.strike_all() == 2
    assert len(t.monsters("science-building")) == 4
    assert not t.state.asked


@both_copies
def test_daughter_of_prophecy_moves_or_attacks_again_and_again(copy: int) -> None:
    t = campus()
    t.crowd("lecture-hall")
    t.crowd("science-building")
    t.card(f"LC-D{copy}", TOP)
    assert (t.question, t.options) == (asks.WhichEffect, ["choose:0", "choose:1"])
    t.play("choose:1")
    assert t.strike_all() == 1
    t.play("choose:0").walk("science-building")
    t.play("choose:1")
    assert t.strike_all() == 1
    assert t.at("lily") == "science-building"
