"""Step 1 of the action phase: playing priority cards (FH-PRI)."""

import pytest

import miskatonic as mk
from miskatonic.games.final_hour.cards.actions import INVESTIGATORS
from miskatonic.games.final_hour.rules import asks, box, tells
from miskatonic.testing import rule
from tests.games.final_hour.table import Table, table

CREW = ("jenny", "pete", "lily")


def hand(t: Table, name: str) -> list[int]:
    """The numbers in somebody's hand."""
    return [box.NUMBER[card] for card in t.state.zone(box.HAND[INVESTIGATORS.index(name)])]


def deck(name: str) -> str:
    """The zone of somebody's action deck."""
    return box.ACTION_DECK[INVESTIGATORS.index(name)]


def seats_of_a_round(t: Table) -> list[int]:
    """The seats that are asked for a priority card this round, in order."""
    seats = []
    while t.question == asks.LayPriority:
        seats.append(t.seat)
        t.play(t.options[0])
    return seats


@rule("FH-PRI-01", "FH-PRI-02")
@pytest.mark.parametrize(
    ("names", "lead", "seats"),
    [
        (("jenny", "pete", "lily", "tommy"), 0, [0, 1, 2, 3]),
        (("jenny", "pete", "lily", "tommy"), 2, [2, 3, 0, 1]),
        (("jenny", "pete", "lily"), 0, [0, 1, 2, 0]),
        (("jenny", "pete", "lily"), 1, [1, 2, 0, 1]),
        (("jenny", "pete"), 0, [0, 1, 0, 1]),
        (("jenny", "pete"), 1, [1, 0, 1, 0]),
    ],
)
def test_four_turns_are_taken_from_the_lead_clockwise(names: tuple[str, ...], lead: int, seats: list[int]) -> None:
    assert seats_of_a_round(table(*names, lead=lead)) == seats


@rule("FH-PRI-03", "FH-PRI-12")
def test_a_turn_begins_with_the_top_card_of_the_own_action_deck_face_down() -> None:
    t = table()
    second, third = t.state.zone(deck("michael"))[:2]
    jenny = t.state.zone(deck("jenny"))[0]
    t.play(t.options[0])
    assert t.state.zone(box.ACTION_LAID[1]) == (second,)
    assert t.sees(1, box.ACTION_LAID[1]) == [box.PIECE_SLUGS[second]], "the owner looks at it"
    assert t.sees(0, box.ACTION_LAID[1]) == ["action-michael"], "for the others it is face down"
    t.play(t.options[0])
    t.play(t.options[0])
    assert [t.state.zone(box.ACTION_LAID[turn]) for turn in (2, 3)] == [(jenny,), (third,)]


@rule("FH-PRI-04", "FH-PRI-12")
def test_the_only_choice_of_a_turn_is_a_priority_card_from_the_own_hand() -> None:
    t = table().hand("jenny", 8, 9, 10, 28)
    assert t.question == asks.LayPriority
    assert t.options == ["lay:8", "lay:9", "lay:10", "lay:28"]
    t.play("lay:28")
    for seat in (-1, 0, 1):
        assert t.sees(seat, box.PRIORITY_LAID[0]) == ["priority-28"], "it is laid face up"


@rule("FH-PRI-04")
def test_a_card_of_somebody_else_cannot_be_laid() -> None:
    game = mk.new("final-hour", seats=2, seed=1)
    other = game.state.zone(box.HAND[game.state.pointed(box.CREW[1])])[0]
    with pytest.raises(mk.Refused, match="cannot be chosen now"):
        game.play(f"lay:{box.NUMBER[other]}")


@rule("FH-PRI-05")
def test_the_hand_is_filled_up_with_the_top_card_of_the_deck_at_once() -> None:
    t = table().hand("michael", 1, 2, 3, 4).hand("jenny", 8, 9, 10, 28).on_top("priority-14")
    t.play("lay:28")
    assert hand(t, "jenny") == [8, 9, 10, 14]
    assert [box.NUMBER[note.told.card] for note in t.told(tells.DrewPriority)] == [14]
    assert t.seat == 1


@rule("FH-PRI-06")
def test_when_the_deck_is_empty_the_discards_are_shuffled_but_not_the_cards_in_play() -> None:
    t = table().hand("jenny", 1, 2, 3, 4).hand("michael", 5, 6, 7, 8)
    for card in t.state.zone(box.PRIORITY_DECK):
        t.state.put(card, box.PRIORITY_DISCARD)
    t.state.put(box.PIECE_SLUGS.index("priority-9"), box.PRIORITY_DECK)
    t.play("lay:1")
    assert hand(t, "jenny") == [2, 3, 4, 9]
    assert t.state.zone(box.PRIORITY_DECK) == ()
    assert not t.told(tells.PriorityShuffled), "an empty deck is renewed only when a card must be drawn"
    t.play("lay:5")
    assert len(t.told(tells.PriorityShuffled)) == 1
    assert t.state.zone(box.PRIORITY_DISCARD) == ()
    new = {box.NUMBER[card] for card in t.state.zone(box.PRIORITY_DECK)} | {hand(t, "michael")[-1]}
    assert new == set(range(10, 31))
    assert t.sees(0, box.PRIORITY_DECK) == ["priority"] * 20


@rule("FH-PRI-06")
def test_the_renewed_deck_is_shuffled() -> None:
    orders = set()
    for seed in (1, 2, 3):
        t = table(seed=seed).hand("jenny", 1, 2, 3, 4).hand("michael", 5, 6, 7, 8)
        for n in range(9, 31):
            t.state.put(box.PIECE_SLUGS.index(f"priority-{n}"), box.PRIORITY_DISCARD)
        t.play("lay:1")
        orders.add(t.state.zone(box.PRIORITY_DECK))
    assert len(orders) == 3


@rule("FH-PRI-07", "FH-INF-02")
def test_nobody_else_sees_a_face_down_action_card_on_the_table_or_in_the_log() -> None:
    t = table("jenny", "pete", "lily")
    t.play(t.options[0])
    card = box.PIECE_SLUGS[t.state.zone(box.ACTION_LAID[1])[0]]
    assert [t.sees(seat, box.ACTION_LAID[1]) for seat in (-1, 0, 1, 2)] == [
        ["action-pete"],
        ["action-pete"],
        [card],
        ["action-pete"],
    ]
    assert [t.reads(seat, tells.DrewAction) for seat in (-1, 0, 1, 2)] == [
        ["action-pete"],
        ["action-pete"],
        [card],
        ["action-pete"],
    ]


@rule("FH-PRI-07", "FH-INF-02", "FH-RND-01")
def test_in_the_next_round_too_nobody_else_sees_a_face_down_action_card() -> None:
    t = table(*CREW).cleared()
    for _ in range(4):
        t.play(t.options[0])
    t.until(asks.LayPriority)
    assert t.state.count(box.ROUND) == 2
    (card,) = t.state.zone(box.ACTION_LAID[0])
    others = [seat for seat in (-1, 0, 1, 2) if seat != t.seat]
    assert t.sees(t.seat, box.ACTION_LAID[0]) == [box.PIECE_SLUGS[card]]
    assert {back for seat in others for back in t.sees(seat, box.ACTION_LAID[0])} <= {f"action-{who}" for who in CREW}


@rule("FH-PRI-08", "FH-INF-03")
def test_nobody_may_talk_while_priority_cards_are_laid() -> None:
    t = table("jenny", "pete", "lily")
    for _ in range(4):
        assert t.question == asks.LayPriority
        assert [t.may_talk(seat) for seat in range(3)] == [False, False, False]
        t.play(t.options[0])


@rule("FH-PRI-09")
def test_the_fourth_player_sees_the_three_numbers_laid_before() -> None:
    t = table("jenny", "pete", "lily", "tommy")
    t.hand("jenny", 20, 21, 22, 23).hand("pete", 1, 2, 3, 4).hand("lily", 11, 12, 13, 14).hand("tommy", 5, 6, 7, 8)
    t.play("lay:21", "lay:3", "lay:13")
    assert t.seat == 3
    assert [t.sees(3, box.PRIORITY_LAID[turn]) for turn in range(4)] == [
        ["priority-21"],
        ["priority-3"],
        ["priority-13"],
        [],
    ]


@rule("FH-PRI-10")
def test_in_the_simultaneous_variant_everybody_studies_a_card_at_once_and_lays_in_turn_order() -> None:
    t = table("jenny", "pete", "lily", simultaneous=True)
    assert [len(t.state.zone(key)) for key in box.ACTION_LAID] == [1, 1, 1, 0]
    for seat, name in enumerate(("jenny", "pete", "lily")):
        assert t.sees(seat, box.ACTION_LAID[seat]) == [box.PIECE_SLUGS[t.state.zone(box.ACTION_LAID[seat])[0]]]
        assert t.sees((seat + 1) % 3, box.ACTION_LAID[seat]) == [f"action-{name}"]
    assert seats_of_a_round(t) == [0, 1, 2, 0]


@rule("FH-PRI-10")
def test_without_the_variant_only_the_player_whose_turn_it_is_has_a_card() -> None:
    t = table("jenny", "pete", "lily")
    assert [len(t.state.zone(key)) for key in box.ACTION_LAID] == [1, 0, 0, 0]


@rule("FH-PRI-11")
def test_in_the_simultaneous_variant_a_second_card_is_drawn_only_after_laying_on_the_first() -> None:
    t = table(simultaneous=True)
    drawn = []
    for _ in range(4):
        drawn.append([len(t.state.zone(key)) for key in box.ACTION_LAID])
        t.play(t.options[0])
    assert drawn == [[1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1], [1, 1, 1, 1]]


@rule("FH-PRI-10", "FH-PRI-11")
def test_the_simultaneous_variant_resolves_the_same_four_turns() -> None:
    t = table("jenny", "michael", "lily", simultaneous=True).cleared()
    t.lay(8, 14, 7, 28).until(asks.Attempt)
    assert [INVESTIGATORS[note.told[0]] for note in t.told(tells.Resolves)] == ["lily", "jenny", "michael", "jenny"]
