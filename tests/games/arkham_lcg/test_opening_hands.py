"""Opening hands and the mulligan (AH-SUP-09 to AH-SUP-11, AH-SSU-05)."""

from collections import Counter
from functools import cache

import miskatonic as mk
from miskatonic.core.state import State
from miskatonic.games.arkham_lcg.rules import asks, box
from miskatonic.testing import rule

SEEDS = range(60)


@cache
def started(seed: int, seats: int = 1, lead: int = 0) -> mk.Game:
    """A game just begun, not to be played on."""
    names = ["agnes-baker", "roland-banks", "wendy-adams"][:seats]
    return mk.new("arkham-lcg", seats=seats, seed=seed, investigators=names, lead=lead)


def deck_of(game: mk.Game, seat: int = 0) -> set[int]:
    """All cards of a player, wherever they lie."""
    s = game.state
    return {*s.zone(box.HAND[seat]), *s.zone(box.DECK[seat]), *s.zone(box.ASIDE_HAND[seat])}


def with_weakness_drawn() -> mk.Game:
    """A game in which a weakness came up with the opening hand."""
    return next(game for game in (started(seed) for seed in SEEDS) if game.state.zone(box.ASIDE_HAND[0]))


def weaknesses(s: State, zone: str) -> int:
    """How many weaknesses lie in a zone."""
    return sum(card in box.WEAKNESSES for card in s.zone(zone))


@rule("AH-SUP-09")
def test_everybody_draws_five_cards() -> None:
    s = started(3, seats=3).state
    assert [len(s.zone(box.HAND[seat])) for seat in range(3)] == [5, 5, 5]
    hands = {started(seed).state.zone(box.HAND[0]) for seed in SEEDS}
    assert len(hands) == len(SEEDS), "from a shuffled deck"


@rule("AH-SUP-10")
def test_no_opening_hand_holds_a_weakness_and_the_one_drawn_is_replaced() -> None:
    for seed in SEEDS:
        s = started(seed).state
        assert weaknesses(s, box.HAND[0]) == 0
        assert len(s.zone(box.HAND[0])) == 5
        assert len(s.zone(box.ASIDE_HAND[0])) == weaknesses(s, box.ASIDE_HAND[0])
        assert len(deck_of(started(seed))) == 33
    drawn = Counter(len(started(seed).state.zone(box.ASIDE_HAND[0])) for seed in SEEDS)
    assert drawn[1] > 5, "it happens"


@rule("AH-SUP-10")
def test_the_weakness_is_shuffled_back_when_the_hand_is_complete() -> None:
    game = with_weakness_drawn().copy()
    weakness = game.state.zone(box.ASIDE_HAND[0])[0]
    game.play("keep")
    deck = game.state.zone(box.DECK[0])
    assert weakness in deck
    assert (len(deck), game.state.zone(box.ASIDE_HAND[0])) == (28, ())
    places = set()
    for seed in SEEDS:
        other = started(seed).copy()
        aside = other.state.zone(box.ASIDE_HAND[0])
        other.play("keep")
        places |= {other.state.zone(box.DECK[0]).index(card) for card in aside}
    assert len(places) > 5, "anywhere in it"


@rule("AH-SUP-10", "AH-SKL-20")
def test_a_weakness_drawn_for_the_opening_hand_is_not_resolved() -> None:
    game = with_weakness_drawn().copy()
    game.play("keep")
    s = game.state
    assert not s.zone(box.THREAT[0])
    assert (s.count(box.RESOURCES[0]), s.zone(box.DISCARD[0])) == (5, ())


@rule("AH-SUP-11")
def test_up_to_five_cards_are_set_aside_and_as_many_drawn_from_the_top() -> None:
    game = started(4).copy()
    before = game.state.zone(box.HAND[0])
    top = [card for card in game.state.zone(box.DECK[0]) if card not in box.WEAKNESSES]
    for chosen, card in enumerate(before[:3]):
        assert (game.decision.asked.kind, game.decision.asked.about) == (asks.Mulligan, (chosen,))
        game.play(f"pick:{box.PIECE_SLUGS[card]}")
    game.play("keep")
    hand = game.state.zone(box.HAND[0])
    assert set(hand) == {*before[3:], *top[:3]}, "none of those set aside"
    assert all(game.state.home[card] == box.DECK[0] for card in before[:3])
    assert game.decision.asked.kind == asks.Action, "once only"


@rule("AH-SUP-11")
def test_all_five_can_go_and_then_the_new_hand_stands() -> None:
    game = started(5).copy()
    before = game.state.zone(box.HAND[0])
    for card in before:
        game.play(f"pick:{box.PIECE_SLUGS[card]}")
    hand = game.state.zone(box.HAND[0])
    assert len(hand) == 5
    assert not set(hand) & set(before)
    assert game.decision.asked.kind == asks.Action


@rule("AH-SUP-11")
def test_what_was_set_aside_is_shuffled_into_the_deck() -> None:
    places = set()
    for seed in SEEDS:
        game = started(seed).copy()
        card = game.state.zone(box.HAND[0])[0]
        game.play(f"pick:{box.PIECE_SLUGS[card]}")
        game.play("keep")
        places.add(game.state.zone(box.DECK[0]).index(card))
    assert len(places) > 15


@rule("AH-SSU-05")
def test_the_mulligan_is_decided_in_player_order() -> None:
    game = started(2, seats=3, lead=1).copy()
    asked = []
    while game.decision.asked.kind == asks.Mulligan:
        asked.append(game.decision.seat)
        game.play("keep")
    assert asked == [1, 2, 0]


@rule("AH-SSU-05")
def test_a_weakness_drawn_in_the_mulligan_is_set_aside_and_replaced_too() -> None:
    met = 0
    for seed in SEEDS:
        game = started(seed).copy()
        met += any(card in box.WEAKNESSES for card in game.state.zone(box.DECK[0])[:5])
        for card in game.state.zone(box.HAND[0]):
            game.play(f"pick:{box.PIECE_SLUGS[card]}")
        s = game.state
        assert (len(s.zone(box.HAND[0])), weaknesses(s, box.HAND[0]), weaknesses(s, box.DECK[0])) == (5, 0, 2)
        assert not s.zone(box.ASIDE_HAND[0])
    assert met > 5, "it happens"


@rule("AH-SSU-05", "AH-COO-02")
def test_what_is_set_aside_is_seen_by_its_player_alone() -> None:
    game = started(2, seats=2).copy()
    card = game.state.zone(box.HAND[0])[0]
    game.play(f"pick:{box.PIECE_SLUGS[card]}")
    assert card in game.seen_by(0).zone(box.ASIDE_HAND[0])
    assert all(piece < 0 for piece in game.seen_by(1).zone(box.ASIDE_HAND[0]))
    assert all(piece < 0 for piece in game.seen_by(1).zone(box.HAND[0]))
