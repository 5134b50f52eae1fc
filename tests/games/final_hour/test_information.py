"""Hidden and open information (FH-INF)."""

import pytest

from miskatonic.core.hidden import imagine
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.cards.sheets import TOP
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import table

NAMES = ("jenny", "michael", "lily")
EVERYBODY = (-1, 0, 1, 2)


@rule("FH-INF-01")
def test_the_priority_cards_of_a_hand_are_read_by_their_owner_only_on_the_table_and_in_the_log() -> None:
    t = table(*NAMES).hand("jenny", 8, 9, 10, 28).hand("michael", 1, 2, 3, 4).hand("lily", 5, 6, 7, 11)
    t.on_top("priority-30").play("lay:8")
    hand = box.HAND[INVESTIGATORS.index("jenny")]
    own = ["priority-9", "priority-10", "priority-28", "priority-30"]
    assert [t.sees(seat, hand) for seat in EVERYBODY] == [["priority"] * 4, own, ["priority"] * 4, ["priority"] * 4]
    assert [t.reads(seat, tells.DrewPriority) for seat in EVERYBODY] == [
        ["priority"],
        ["priority-30"],
        ["priority"],
        ["priority"],
    ]


@rule("FH-INF-01")
def test_what_others_can_choose_from_is_not_shown() -> None:
    t = table(*NAMES)
    assert [len(asked.options) for asked in t.game.seen_by(0).asked] == [4]
    for seat in (-1, 1, 2):
        assert [asked.options for asked in t.game.seen_by(seat).asked] == [()]


@rule("FH-INF-02", "FH-INF-07")
def test_action_cards_laid_face_down_are_looked_at_by_the_one_who_laid_them_only() -> None:
    t = table(*NAMES).cleared().actions("JB-S1", "MM-B1", "LC-B1", "JB-S2").lay(10, 1, 11, 20)
    assert t.seat == 1, "Michael resolves first; the others' cards are face down"
    for turn, (seat, card, back) in {
        0: (0, "JB-S1", "action-jenny"),
        2: (2, "LC-B1", "action-lily"),
        3: (0, "JB-S2", "action-jenny"),
    }.items():
        for viewer in EVERYBODY:
            assert t.sees(viewer, box.ACTION_LAID[turn]) == [card if viewer == seat else back]


@rule("FH-INF-03", "FH-INF-04")
def test_talk_stops_with_a_new_round_and_begins_anew_card_by_card() -> None:
    t = table(*NAMES).cleared().actions("JB-B1", "MM-B1", "LC-B1", "JB-B2")
    assert [t.may_talk(seat) for seat in range(3)] == [False] * 3
    t.lay(11, 13, 14, 15).until(asks.Attempt)
    assert [t.may_talk(seat) for seat in range(3)] == [True] * 3
    t.play("not-yet", "not-yet", "not-yet")
    assert [t.may_talk(seat) for seat in range(3)] == [False] * 3
    t.cleared().actions("MM-A1", "LC-A1", "JB-A1", "MM-A2").lay(20, 18, 17, 16)
    assert t.seat == 1
    assert [t.may_talk(seat) for seat in range(3)] == [False, True, False]


@rule("FH-INF-05")
def test_a_player_can_look_through_the_own_action_discards_at_any_time() -> None:
    t = table(*NAMES).cleared().actions("JB-B1", "MM-B1", "LC-B1", "JB-B2").lay(11, 13, 14, 15).until(asks.Attempt)
    assert t.sees(0, box.ACTION_DISCARD[INVESTIGATORS.index("jenny")]) == ["JB-B1", "JB-B2"]
    t.play("not-yet", "not-yet", "not-yet")
    assert t.sees(0, box.ACTION_DISCARD[INVESTIGATORS.index("jenny")]) == ["JB-B1", "JB-B2"]


@rule("FH-INF-06")
def test_everybody_can_look_through_the_discarded_priority_cards_at_any_time() -> None:
    t = table(*NAMES).cleared().actions("JB-B1", "MM-B1", "LC-B1", "JB-B2").lay(11, 13, 14, 15).until(asks.Attempt)
    t.play("not-yet", "not-yet", "not-yet")
    for seat in EVERYBODY:
        assert t.sees(seat, box.PRIORITY_DISCARD) == ["priority-11", "priority-13", "priority-14", "priority-15"]


@rule("FH-INF-08")
@pytest.mark.parametrize(
    ("zone", "back"),
    [
        (box.GATE_STACK, "gate"),
        (box.BOX_UNSEEN, "gate"),
        (box.POOL, "monster"),
        (box.ITEM_DECK, "item"),
        (box.PRIORITY_DECK, "priority"),
        (box.ACTION_DECK[0], "action-jenny"),
        (box.ACTION_DECK[4], "action-michael"),
    ],
)
def test_nobody_sees_the_faces_of_decks_stack_and_pool(zone: str, back: str) -> None:
    t = table(*NAMES)
    for _ in range(2):
        size = len(t.state.zone(zone))
        assert size
        for seat in EVERYBODY:
            assert t.sees(seat, zone) == [back] * size
        t.cleared().until(asks.Attempt).play("not-yet", "not-yet", "not-yet")


@rule("FH-INF-01")
def test_whoever_imagines_the_hidden_cards_imagines_what_another_can_choose_of_them() -> None:
    t = table("jenny", "tommy").cleared().item("tommy", "torn-grimoire").card("TM-A1", TOP).play("use:torn-grimoire")
    assert (t.seat, t.question) == (1, asks.Redraw)
    seen = set()
    for seed in range(8):
        dream = imagine(t.state, 0, seed)
        (asked,) = dream.asked
        hand = sorted(box.NUMBER[card] for card in dream.zone(box.HAND[INVESTIGATORS.index("tommy")]))
        assert [option.key for option in asked.options] == [*(f"exchange:{n}" for n in hand), "stop"]
        seen.add(tuple(hand))
    assert len(seen) > 4
