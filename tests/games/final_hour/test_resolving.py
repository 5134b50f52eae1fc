"""Step 2 of the action phase: resolving action cards (FH-RES)."""

import pytest

from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.sheets import BOTTOM, TOP
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table


def resolved(t: Table) -> list[tuple[str, str, int]]:
    """Who resolved which action card with which side, in order."""
    return [
        (INVESTIGATORS[who], box.PIECE_SLUGS[card], side) for who, card, side in (n.told for n in t.told(tells.Resolves))
    ]


def discards(t: Table, name: str) -> list[str]:
    """The action cards in somebody's discard pile."""
    return [box.PIECE_SLUGS[card] for card in t.state.zone(box.ACTION_DISCARD[INVESTIGATORS.index(name)])]


def deck_size(t: Table, name: str) -> int:
    """The number of cards in somebody's action deck."""
    return len(t.state.zone(box.ACTION_DECK[INVESTIGATORS.index(name)]))


def with_discards(t: Table, name: str, left: int) -> Table:
    """Discard cards from the top of somebody's action deck until so many are left."""
    i = INVESTIGATORS.index(name)
    while deck_size(t, name) > left:
        t.state.put(t.state.zone(box.ACTION_DECK[i])[0], box.ACTION_DISCARD[i])
    return t


@rule("FH-RES-01", "FH-RES-02", "FH-RES-03")
@pytest.mark.parametrize("numbers", [(30, 20, 10, 1), (1, 10, 20, 30), (14, 2, 27, 13)])
def test_cards_resolve_in_ascending_order_the_first_two_with_the_top_the_last_two_with_the_bottom(
    numbers: tuple[int, int, int, int],
) -> None:
    codes = ("JB-B1", "MM-D1", "LC-B1", "TM-A1")
    names = ("jenny", "michael", "lily", "tommy")
    t = table(*names).cleared().actions(*codes).lay(*numbers).until(asks.Attempt)
    order = sorted(range(4), key=lambda turn: numbers[turn])
    sides = (TOP, TOP, BOTTOM, BOTTOM)
    assert resolved(t) == [(names[turn], codes[turn], side) for turn, side in zip(order, sides, strict=True)]


@rule("FH-RES-04")
def test_an_action_card_is_turned_up_only_when_its_turn_comes() -> None:
    t = table("jenny", "michael", "lily", "tommy").cleared().actions("JB-S1", "MM-A1", "LC-B1", "TM-B1")
    t.lay(1, 2, 3, 4)
    seen = ["JB-S1", "MM-A1", "LC-B1", "TM-B1"]
    backs = ["action-jenny", "action-michael", "action-lily", "action-tommy"]
    for turn in range(4):
        assert t.seat == turn, "the owner is asked what to do with it"
        assert [t.sees(-1, box.ACTION_LAID[later]) for later in range(turn, 4)] == [[seen[turn]]] + [
            [back] for back in backs[turn + 1 :]
        ]
        while t.seat == turn and t.question != asks.Attempt:
            t.play("stop")


@rule("FH-RES-05", "FH-RES-09", "FH-INF-06")
def test_a_resolved_action_card_is_discarded_face_up_while_its_priority_card_stays() -> None:
    t = table("jenny", "michael", "lily", "tommy").cleared().actions("JB-S1", "MM-A1", "LC-B1", "TM-B1")
    t.lay(1, 2, 3, 4)
    while t.seat == 0:
        t.play("stop")
    assert discards(t, "jenny") == ["JB-S1"]
    assert t.sees(1, box.ACTION_DISCARD[0]) == ["JB-S1"]
    assert t.state.zone(box.ACTION_LAID[0]) == ()
    while t.seat != 3:
        t.play("stop")
    assert [box.NUMBER[t.state.zone(key)[0]] for key in box.PRIORITY_LAID] == [1, 2, 3, 4]
    assert t.state.zone(box.PRIORITY_DISCARD) == ()
    t.until(asks.Attempt)
    assert [t.state.zone(key) for key in box.PRIORITY_LAID] == [()] * 4
    assert t.sees(2, box.PRIORITY_DISCARD) == ["priority-1", "priority-2", "priority-3", "priority-4"]
    assert [discards(t, name) for name in ("michael", "lily", "tommy")] == [["MM-A1"], ["LC-B1"], ["TM-B1"]]


@rule("FH-RES-06")
def test_discarding_the_last_action_card_makes_the_discard_pile_the_new_deck() -> None:
    t = table("jenny", "michael", "lily", "tommy").cleared()
    with_discards(t, "jenny", 0)
    assert len(discards(t, "jenny")) == 9
    t.lay(1, 2, 3, 4)
    while not t.told(tells.ActionsShuffled):
        assert deck_size(t, "jenny") == 0
        t.play("stop" if "stop" in t.options else t.options[0])
    assert discards(t, "jenny") == []
    assert deck_size(t, "jenny") == 10
    assert t.sees(0, box.ACTION_DECK[0]) == ["action-jenny"] * 10


@rule("FH-RES-06")
def test_the_renewed_action_deck_is_shuffled() -> None:
    orders = set()
    for seed in (1, 2, 3):
        t = table("jenny", "michael", "lily", "tommy", seed=seed).cleared()
        for card in sorted(t.state.zone(box.ACTION_DECK[0]) + t.state.zone(box.ACTION_LAID[0])):
            t.state.put(card, box.ACTION_DISCARD[0])
        t.state.put(box.PIECE_SLUGS.index("JB-B1"), box.ACTION_LAID[0])
        t.lay(1, 2, 3, 4).until(asks.Attempt)
        assert t.told(tells.ActionsShuffled)
        orders.add(t.state.zone(box.ACTION_DECK[0]))
    assert len(orders) == 3


@rule("FH-RES-06")
def test_with_two_players_the_deck_is_renewed_only_after_the_second_card_of_the_last_round() -> None:
    t = table().cleared()
    with_discards(t, "jenny", 1)
    t.lay(1, 28, 2, 29)
    assert deck_size(t, "jenny") == 0
    t.until(asks.Attempt)
    assert [note.told for note in t.told(tells.ActionsShuffled)] == [(0,)]
    assert deck_size(t, "jenny") == 10
    assert resolved(t)[1][0] == "jenny"


@rule("FH-RES-06")
def test_a_card_due_from_an_empty_deck_comes_from_the_discards_without_the_card_in_play() -> None:
    t = table().cleared()
    with_discards(t, "jenny", 0)
    last = t.state.zone(box.ACTION_LAID[0])[0]
    t.play(t.options[0])
    assert not t.told(tells.ActionsShuffled)
    t.play(t.options[0])
    assert len(t.told(tells.ActionsShuffled)) == 1
    assert t.state.zone(box.ACTION_LAID[0]) == (last,)
    assert len(t.state.zone(box.ACTION_LAID[2])) == 1
    assert deck_size(t, "jenny") == 8
    t.until(asks.Attempt)
    assert len(t.told(tells.ActionsShuffled)) == 1, "the deck is not empty, so the two discards wait"
    assert len(discards(t, "jenny")) == 2


@rule("FH-RES-06")
def test_no_action_card_is_lost_or_doubled_in_eight_rounds() -> None:
    names = ("jenny", "michael", "rita")
    t = table(*names, seed=11)  # where the ritual site never overflows
    for _ in range(7):
        t.cleared().until(asks.Attempt)
        for name in names:
            assert deck_size(t, name) + len(discards(t, name)) == 10
            t.state.set(box.HEALTH_OF[INVESTIGATORS.index(name)], 4)
            t.play("not-yet")
    t.cleared().until(asks.KeepBack)
    assert len(resolved(t)) == 32
    assert [INVESTIGATORS[note.told[0]] for note in t.told(tells.ActionsShuffled)] == ["jenny", "michael", "rita"]


@rule("FH-RES-07", "FH-INF-04")
def test_a_player_may_talk_from_the_moment_the_own_card_is_face_up() -> None:
    t = table("jenny", "michael", "lily", "tommy").cleared().actions("JB-B1", "MM-A1", "LC-B1", "TM-B1")
    t.lay(4, 3, 2, 1)
    talkers = []
    while t.question != asks.Attempt:
        now = [seat for seat in range(4) if t.may_talk(seat)]
        if now not in talkers:
            talkers.append(now)
        t.play("stop")
    assert talkers == [[3], [2, 3], [1, 2, 3], [0, 1, 2, 3]]
    assert all(t.may_talk(seat) for seat in range(4))


@rule("FH-RES-08", "FH-INF-04")
def test_with_fewer_players_the_first_of_the_own_cards_is_enough_to_join_in() -> None:
    t = table("jenny", "michael", "lily").cleared().actions("JB-S1", "MM-A1", "LC-B1", "JB-S2")
    t.lay(1, 2, 3, 30)
    assert [t.may_talk(seat) for seat in range(3)] == [True, False, False]
    assert t.sees(1, box.ACTION_LAID[3]) == ["action-jenny"], "her second card is still face down"


@rule("FH-RES-11", "FH-PRI-02", "FH-PRI-05")
def test_the_printed_action_phase_of_jenny_michael_and_lily() -> None:
    t = table("jenny", "michael", "lily").cleared()
    t.hand("jenny", 8, 28, 9, 10).hand("michael", 14, 1, 2, 3).hand("lily", 7, 4, 5, 6)
    for name, number in (("jenny", 8), ("michael", 14), ("lily", 7), ("jenny", 28)):
        hand = box.HAND[INVESTIGATORS.index(name)]
        top = t.state.zone(box.PRIORITY_DECK)[0]
        assert t.seat == ("jenny", "michael", "lily").index(name)
        t.play(f"lay:{number}")
        assert t.state.zone(hand)[-1] == top
        assert len(t.state.zone(hand)) == 4
    t.until(asks.Attempt)
    assert [(who, side) for who, _, side in resolved(t)] == [
        ("lily", TOP),
        ("jenny", TOP),
        ("michael", BOTTOM),
        ("jenny", BOTTOM),
    ]
