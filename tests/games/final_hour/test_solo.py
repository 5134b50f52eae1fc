"""Solo play: two investigators and one player (FH-SOL)."""

from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core.code import Effect
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.board import PLACES
from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.cards.words import LoseHealth, RitualSite, Spawn
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from miskatonic.words import By, EachInOrder
from tests.games.final_hour.table import Table, table

LILY, JENNY = INVESTIGATORS.index("lily"), INVESTIGATORS.index("jenny")


def solo(**options: Any) -> Table:
    """Lily and Jenny, played by one, with harmless cards on top of their decks and no monster on the board."""
    t = table("lily", "jenny", solo=True, **options).cleared()
    return t.on_top("LC-B1", "LC-B2").on_top("JB-B1", "JB-B2")


def row(t: Table) -> list[int]:
    """The numbers of the row of priority cards."""
    return [box.NUMBER[card] for key in box.PRIORITY_LAID for card in t.state.zone(key)]


def set_aside(t: Table) -> list[int]:
    """The numbers of the cards beside the Ancient One sheet."""
    return [box.NUMBER[card] for card in t.state.zone(box.SET_ASIDE)]


def resolved(t: Table) -> list[tuple[str, str, int]]:
    """Who resolved which action card with which side, in order."""
    return [
        (INVESTIGATORS[who], box.PIECE_SLUGS[card], side) for who, card, side in (n.told for n in t.told(tells.Resolves))
    ]


def play_card(t: Table, name: str, number: int) -> Table:
    """Reveal a card of an investigator, if there is a choice of whom, lay it on a number and resolve it idly."""
    if t.question == asks.RevealWhose:
        t.play(f"reveal:{name}")
    if t.question == asks.LayOn:
        t.play(f"on:{number}")
    return t.until(asks.RevealWhose, asks.LayOn, asks.Attempt)


@rule("FH-SOL-01", "FH-SOL-14")
def test_a_solo_round_ends_with_reckoning_and_gate_like_any_other() -> None:
    t = solo()
    t.drawn(1, 13, 14, 15, 16).play("set-aside:16").until(asks.Attempt)
    kinds = [
        note.kind
        for note in t.state.log or []
        if note.kind in (tells.Resolves, tells.Reckoning, tells.ReckoningRow, tells.Gate)
    ]
    assert kinds == [tells.Resolves] * 4 + [tells.Reckoning, tells.ReckoningRow, tells.Gate]
    assert sum(len(t.state.zone(key)) for key in box.GATES_OF) == 4
    where = t.told(tells.Gate)[0].told[1]
    assert [note.told[1] for note in t.told(tells.Spawned)][-2:] == [where, where]


@rule("FH-SOL-01")
@pytest.mark.parametrize(
    ("effect", "why"), [(LoseHealth(5), "FH-END-02"), (Spawn(5, RitualSite()), "FH-END-01")], ids=["health", "ritual site"]
)
def test_solo_games_are_lost_like_any_other(effect: Effect, why: str) -> None:
    assert solo().effect("jenny", effect).lost_by == why


@rule("FH-SOL-02", "FH-SOL-03")
def test_one_player_has_two_investigators_with_decks_and_five_health_of_their_own() -> None:
    t = table("lily", "jenny", solo=True)
    assert [t.state.pointed(box.SEAT[i]) for i in (LILY, JENNY)] == [0, 0]
    assert [len(t.state.zone(box.ACTION_DECK[i])) for i in (LILY, JENNY)] == [10, 10]
    assert (t.health("lily"), t.health("jenny")) == (5, 5)
    t.effect("lily", LoseHealth(2))
    assert (t.health("lily"), t.health("jenny")) == (3, 5)
    with pytest.raises(mk.Refused, match="3 investigators, and places for 2"):
        table("lily", "jenny", "rita", solo=True)


@rule("FH-SOL-04")
def test_the_solo_player_never_holds_a_hand() -> None:
    t = solo()
    for _ in range(2):
        while t.question != asks.Attempt:
            assert not any(t.state.zone(key) for key in box.HAND)
            t.play("stop" if "stop" in t.options else t.options[0])
        t.play("not-yet").cleared()


@rule("FH-SOL-05", "FH-SOL-15")
def test_nobody_leads_and_nothing_is_passed() -> None:
    t = solo()
    for _ in range(3):
        t.until(asks.Attempt).play("not-yet").cleared()
        assert t.state.count(box.LEAD) == 0
    assert not t.told(tells.Lead)
    with pytest.raises(mk.Refused, match="lead"):
        table("lily", "jenny", solo=True, lead=1)


@rule("FH-SOL-06")
def test_each_round_one_of_five_priority_cards_is_put_aside_to_stay() -> None:
    t = solo().drawn(25, 7, 11, 1, 28)
    assert t.question == asks.SetAside
    assert t.options == ["set-aside:1", "set-aside:7", "set-aside:11", "set-aside:25", "set-aside:28"]
    t.play("set-aside:25")
    assert set_aside(t) == [25]
    t.until(asks.Attempt).play("not-yet")
    assert len(t.state.zone(box.DRAWN)) == 5
    t.play(t.options[0])
    assert set_aside(t)[0] == 25
    assert len(set_aside(t)) == 2


@rule("FH-SOL-07")
def test_the_other_four_lie_open_in_ascending_order() -> None:
    t = solo().drawn(25, 7, 11, 1, 28).play("set-aside:1")
    assert row(t) == [7, 11, 25, 28]
    assert [t.sees(-1, key) for key in box.PRIORITY_LAID] == [[f"priority-{n}"] for n in (7, 11, 25, 28)]


@rule("FH-SOL-08")
def test_the_top_card_of_either_investigator_goes_on_any_free_number() -> None:
    t = solo().drawn(7, 11, 25, 28, 1).play("set-aside:1")
    assert t.options == ["reveal:lily", "reveal:jenny"]
    t.play("reveal:jenny")
    assert t.sees(0, box.REVEALED) == ["JB-B1"]
    assert t.options == ["on:7", "on:11", "on:25", "on:28"]
    t.play("on:25").until(asks.RevealWhose)
    t.play("reveal:lily")
    assert t.sees(0, box.REVEALED) == ["LC-B1"]
    assert t.options == ["on:7", "on:11", "on:28"]


@rule("FH-SOL-09")
@pytest.mark.parametrize(("number", "side"), [(7, TOP), (11, TOP), (25, BOTTOM), (28, BOTTOM)])
def test_the_two_lowest_numbers_give_the_top_effect_at_once_the_others_the_bottom(number: int, side: int) -> None:
    t = solo().drawn(7, 11, 25, 28, 1).play("set-aside:1", "reveal:lily", f"on:{number}")
    assert resolved(t) == [("lily", "LC-B1", side)]
    assert [note.rule for note in t.told(tells.Resolves)] == ["FH-SOL-09"]
    assert t.sees(-1, box.ACTION_LAID[(7, 11, 25, 28).index(number)]) == ["LC-B1"], "it lies open"


@rule("FH-SOL-09")
def test_the_high_card_stays_low_when_it_is_one_of_the_two_lowest() -> None:
    t = solo().drawn(27, 28, 29, 30, 1).play("set-aside:1", "reveal:lily", "on:28")
    assert resolved(t) == [("lily", "LC-B1", TOP)]


@rule("FH-SOL-10", "FH-SOL-11")
@pytest.mark.parametrize(
    "order", [("lily", "lily", "jenny", "jenny"), ("jenny", "lily", "jenny", "lily"), ("lily", "jenny", "jenny", "lily")]
)
def test_each_investigator_resolves_two_cards_in_a_free_order(order: tuple[str, ...]) -> None:
    t = solo().drawn(7, 11, 25, 28, 1).play("set-aside:1")
    for name, number in zip(order, (28, 11, 25, 7), strict=True):
        play_card(t, name, number)
    assert t.question == asks.Attempt
    assert [who for who, _, _ in resolved(t)] == list(order)


@rule("FH-SOL-11")
def test_after_both_of_lilys_cards_the_next_comes_from_the_other_and_goes_on_11_or_25() -> None:
    t = solo().drawn(7, 11, 25, 28, 1).play("set-aside:1")
    play_card(t, "lily", 7)
    play_card(t, "lily", 28)
    assert t.question == asks.LayOn, "there is no choice of whose card to reveal"
    assert t.sees(0, box.REVEALED) == ["JB-B1"]
    assert t.options == ["on:11", "on:25"]
    other = Table(t.game.copy())
    t.play("on:11")
    assert resolved(t)[2] == ("jenny", "JB-B1", TOP)
    other.play("on:25")
    assert resolved(other)[0] == ("jenny", "JB-B1", BOTTOM)


@rule("FH-SOL-12")
def test_played_action_cards_are_discarded_apart_at_the_end_of_the_phase() -> None:
    t = solo().drawn(7, 11, 25, 28, 1).play("set-aside:1")
    play_card(t, "lily", 7)
    play_card(t, "lily", 11)
    assert [len(t.state.zone(key)) for key in box.ACTION_LAID] == [1, 1, 0, 0]
    assert t.state.zone(box.ACTION_DISCARD[LILY]) == ()
    t.until(asks.Attempt)
    assert t.sees(0, box.ACTION_DISCARD[LILY]) == ["LC-B1", "LC-B2"]
    assert t.sees(0, box.ACTION_DISCARD[JENNY]) == ["JB-B1", "JB-B2"]


@rule("FH-SOL-13")
def test_the_omens_of_the_row_count_and_those_of_the_card_set_aside_do_not() -> None:
    t = solo().drawn(1, 4, 13, 14, 15).play("set-aside:1").until(asks.Attempt)
    assert t.told(tells.Reckoning)[0].told == (1,)
    assert [box.NUMBER[card] for card in t.state.zone(box.PRIORITY_DISCARD)] == [4, 13, 14, 15]
    assert set_aside(t) == [1]


def with_set_aside(t: Table, *numbers: int) -> Table:
    """At the end of a round, with exactly these cards beside the sheet and a moon and a star in the ritual slots."""
    t.until(asks.Attempt).ritual("moon", "star")
    for card in t.state.zone(box.SET_ASIDE):
        t.state.put(card, box.PRIORITY_DECK)
    for n in numbers:
        t.state.put(box.PIECE_SLUGS.index(f"priority-{n}"), box.SET_ASIDE)
    return t


@rule("FH-SOL-16")
@pytest.mark.parametrize(
    ("numbers", "matches"),
    [((3, 8, 4, 9), 4), ((3, 8, 4), 3), ((3, 8, 4, 5, 10, 15, 1, 2), 3), ((1, 2, 5, 6, 3, 8, 13, 9), 4)],
)
def test_all_cards_set_aside_count_and_four_matches_win(numbers: tuple[int, ...], matches: int) -> None:
    t = with_set_aside(solo(), *numbers).play("ready")
    assert t.told(tells.RitualCount)[0].told == (matches, 4)
    assert t.state.result is not None
    assert t.state.result.won == (matches >= 4)


@rule("FH-SOL-16")
def test_equal_tokens_count_double_in_solo_play_too() -> None:
    t = with_set_aside(solo(), 3, 8).ritual("moon", "moon").play("ready")
    assert t.told(tells.RitualCount)[0].told == (4, 4)


@rule("FH-SOL-16")
def test_the_number_of_matches_needed_can_be_set() -> None:
    t = with_set_aside(solo(solo_threshold=3), 3, 8, 4).play("ready")
    assert t.told(tells.RitualCount)[0].told == (3, 3)
    assert t.state.result is not None
    assert t.state.result.won


@rule("FH-SOL-17")
@pytest.mark.parametrize(("hit", "health"), [("lily", (4, 5)), ("jenny", (5, 4))])
def test_the_player_chooses_who_suffers_what_hits_the_lead(hit: str, health: tuple[int, int]) -> None:
    t = solo().reckoning(3)
    assert t.options == ["person:lily", "person:jenny"]
    t.play(f"person:{hit}")
    assert (t.health("lily"), t.health("jenny")) == health


@rule("FH-SOL-17")
def test_the_player_chooses_the_order_of_what_is_done_in_turn_order() -> None:
    t = solo().wounded("jenny", 1).effect("lily", By(EachInOrder(), (LoseHealth(1),)))
    assert t.options == ["person:lily", "person:jenny"]
    t.play("person:jenny")
    assert t.lost_by == "FH-END-02"
    assert t.health("lily") == 5


@rule("FH-SOL-17")
def test_priority_cards_are_never_hidden_from_the_solo_player() -> None:
    t = solo().drawn(1, 4, 13, 14, 15).play("set-aside:15").until(asks.WhoDoesIt).play("person:lily")
    assert t.told(tells.Reckoning)[0].told == (3,)
    t.until(asks.Attempt).play("not-yet")
    assert all(slug.startswith("priority-") for slug in t.sees(0, box.DRAWN))
    t.play(t.options[0])
    assert not t.told(tells.HideNext)
    assert [t.sees(-1, key)[0].startswith("priority-") for key in box.PRIORITY_LAID] == [True] * 4


@rule("FH-SOL-18")
def test_the_player_sees_all_five_numbers_but_no_action_card_before_it_is_revealed() -> None:
    t = solo().drawn(7, 11, 25, 28, 1)
    assert t.sees(0, box.DRAWN) == [f"priority-{n}" for n in (7, 11, 25, 28, 1)]
    t.play("set-aside:1")
    assert t.sees(0, box.ACTION_DECK[LILY]) == ["action-lily"] * 10
    t.play("reveal:lily")
    assert t.sees(0, box.REVEALED) == ["LC-B1"]
    assert t.sees(0, box.ACTION_DECK[LILY]) == ["action-lily"] * 9
    assert t.sees(0, box.ACTION_DECK[JENNY]) == ["action-jenny"] * 10


@rule("FH-SOL-19")
def test_the_solo_player_may_attempt_after_any_round_and_must_when_the_gates_are_used_up() -> None:
    t = solo().until(asks.Attempt)
    assert t.options == ["not-yet", "ready"]
    t.play("not-yet")
    for token in t.state.zone(box.GATE_STACK)[1:]:
        t.state.put(token, box.BOX_UNSEEN)
    t.cleared()
    for spot in PLACES:
        t.damaged(spot, 0)
    t.until(asks.Attempt)
    assert t.state.result is not None
    assert t.state.result.rule in ("FH-RIT-07", "FH-END-03")
    assert t.state.count(box.ROUND) == 2
