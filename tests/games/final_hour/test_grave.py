"""Before the one attempt at the reversal everybody is asked once more, and told the chance."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest

import miskatonic as mk
from miskatonic.core.hidden import imagine, seen_by
from miskatonic.core.state import State
from miskatonic.games.final_hour.odds.reversal import known_chance
from miskatonic.games.final_hour.rules import asks, box
from miskatonic.games.final_hour.rules.people import crew, seat_of
from tests.games.grave import grave, warnings

TITLE = mk.games()["final-hour"]


def at_attempts(seats: int, seed: int) -> list[State]:
    """The states of a random game at which seats are asked if they are ready."""
    game = mk.new("final-hour", seats=seats, seed=seed)
    rng = random.Random(seed)
    found: list[State] = []
    while not game.over and len(found) < 3:
        if game.decision.kind == "attempt":
            found.append(game.state.copy())
            game.play("not-yet", game.decision.seat)
        else:
            game.play(rng.choice(game.decision.options).key, game.decision.seat)
    return found


def symbols(cards: tuple[int, ...]) -> list[int]:
    """The ritual symbols of some cards or tokens."""
    return [box.SYMBOL[card] for card in cards]


def counted(s: State, seat: int) -> float:
    """The same chance by trying every pair of tokens with every draw of the others, for each card kept back."""
    seen = symbols(s.zone(box.FOUND))
    hidden = [symbol for symbol in range(5) for _ in range(2 - seen.count(symbol))]
    pairs = list(combinations(hidden, 2))
    need = s.count(box.SOLO_THRESHOLD) if s.count(box.SOLO) else 2 * len(crew(s))
    if s.count(box.SOLO):
        hands = [symbols(s.zone(box.SET_ASIDE))]
        draws: list[tuple[int, ...]] = [()]
    else:
        mine = next(i for i in crew(s) if seat_of(s, i) == seat)
        hands = [symbols(three) for three in combinations(s.zone(box.HAND[mine]), 3)]
        view = seen_by(s, seat)
        unseen = symbols(tuple(card for card in box.PRIORITIES if card not in view.home))
        draws = list(combinations(unseen, 3 * (len(crew(s)) - 1)))
    best = 0
    for hand in hands:
        won = 0
        for pair, draw in product(pairs, draws):
            hits = sum(symbol in pair for symbol in (*hand, *draw))
            won += (2 * hits if pair[0] == pair[1] else hits) >= need
        best = max(best, won)
    return best / (len(pairs) * len(draws))


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (1, 4), (2, 5)])
def test_the_chance_is_the_share_of_all_deals_that_succeed(seats: int, seed: int) -> None:
    found = at_attempts(seats, seed)
    assert found
    for s in found[-1:]:
        assert known_chance(seen_by(s, 0), 0) == pytest.approx(counted(s, 0), abs=1e-12)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_that_a_seat_cannot_see_sways_its_chance(seats: int) -> None:
    for s in at_attempts(seats, seats):
        for seat in range(seats):
            other = imagine(s, seat, 99)
            assert known_chance(seen_by(other, seat), seat) == known_chance(seen_by(s, seat), seat)


def test_only_to_be_ready_is_grave() -> None:
    game = mk.new("final-hour", seats=1, seed=8)
    rng = random.Random(8)
    asked = 0
    while not game.over:
        is_attempt = game.state.asked[0].kind is asks.Attempt
        asked += is_attempt
        assert grave(TITLE, game.state) == (["ready"] if is_attempt else [])
        assert [option.key for option in game.decision.options if option.grave] == grave(TITLE, game.state)
        keys = [option.key for option in game.decision.options if option.key != "ready"]
        game.play(rng.choice(keys), game.decision.seat)
    assert asked > 1


@pytest.mark.parametrize("seats", [1, 2])
def test_the_chance_is_told_in_three_languages(seats: int) -> None:
    found = [(s, known_chance(seen_by(s, 0), 0)) for seed in range(9) for s in at_attempts(seats, seed)]
    s, chance = next((s, chance) for s, chance in found if 0.005 < chance < 0.995 and s.asked[0].seat == 0)
    told = warnings(TITLE, s, "ready")
    percent = f" {round(100 * chance)}%"
    assert all(percent in words.replace("\u00a0%", "%") for words in told), told
    assert len(set(told)) == 3
