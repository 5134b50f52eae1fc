"""Randomness: pure, independent, uniform, and the same in every process."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from miskatonic.core import streams
from miskatonic.core.state import State
from tests.core.tiny import DECK, rules, tiny

# Bounds of chi-square for a chance of 0.1 %, by degrees of freedom. The seeds are fixed, so these tests never waver.
BOUND = {5: 20.5, 15: 37.7, 23: 49.7, 35: 66.6}


def chi_square(seen: Counter[object], cells: int) -> float:
    """How far counts are from being even; nothing can come that is in no cell."""
    assert len(seen) <= cells
    expected = seen.total() / cells
    return sum((n - expected) ** 2 / expected for n in seen.values()) + expected * (cells - len(seen))


def test_a_number_depends_on_seed_stream_and_tick_alone() -> None:
    first = [streams.below(5, "bag", n, 100) for n in range(50)]
    for n in range(1000):
        streams.below(5, "die", n, 6)
    assert [streams.below(5, "bag", n, 100) for n in range(50)] == first
    assert [streams.below(6, "bag", n, 100) for n in range(50)] != first
    assert [streams.below(5, "bat", n, 100) for n in range(50)] != first


def test_however_many_numbers_a_tick_has_none_comes_again() -> None:
    assert len(set(streams.words(7, "deck", 0, 100))) == 100


@pytest.mark.parametrize(("limit", "stream"), [(6, "die"), (16, "bag"), (36, "deck")])
def test_numbers_are_uniform(limit: int, stream: str) -> None:
    seen: Counter[object] = Counter(streams.below(11, stream, n, limit) for n in range(20_000))
    assert chi_square(seen, limit) < BOUND[limit - 1]


def test_every_order_of_four_cards_is_equally_likely() -> None:
    seen: Counter[object] = Counter(streams.shuffled(3, "deck", n, (0, 1, 2, 3)) for n in range(12_000))
    assert chi_square(seen, 24) < BOUND[23]


def test_two_streams_and_two_neighbouring_ticks_are_independent() -> None:
    pairs: Counter[object] = Counter((streams.below(2, "a", n, 6), streams.below(2, "b", n, 6)) for n in range(20_000))
    assert chi_square(pairs, 36) < BOUND[35]
    neighbours: Counter[object] = Counter(
        (streams.below(2, "a", n, 6), streams.below(2, "a", n + 1, 6)) for n in range(20_000)
    )
    assert chi_square(neighbours, 36) < BOUND[35]


def test_using_one_stream_never_moves_another() -> None:
    one, two = (State(rules((), tiny().rules.main), 2, 9) for _ in range(2))
    for _ in range(10):
        two.random("die", 6)
    assert [one.random("bag", 99) for _ in range(10)] == [two.random("bag", 99) for _ in range(10)]


def test_a_shuffle_loses_nothing_and_forgets_who_knew_what() -> None:
    s = State(rules(((),) * 9, tiny().rules.main), 2, 9)
    for piece in range(9):
        s.put(piece, DECK[0])
    s.look(3, 1)
    order = s.zone(DECK[0])
    s.shuffle(DECK[0])
    assert sorted(s.zone(DECK[0])) == list(range(9))
    assert s.zone(DECK[0]) != order
    assert s.known == {}


SCRIPT = """
import miskatonic as mk
from tests.made_up import LANTERN_DUEL
mk.register(LANTERN_DUEL)
for name in ("lantern-duel", "final-hour"):
    game = mk.new(name, seats=2, seed=5)
    while not game.over:
        options = game.decision.options
        game.play(options[len(game.record.line) % len(options)].key)
    print(game.state.hash(), len(game.record.line))
"""


def test_hashes_are_the_same_in_processes_with_other_hash_seeds() -> None:
    root = Path(__file__).parents[2]
    outputs = []
    for hash_seed in ("0", "1", "4321"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
        done = subprocess.run([sys.executable, "-c", SCRIPT], cwd=root, env=env, capture_output=True, text=True, check=True)
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1] == outputs[2]
    assert len(outputs[0].split()) == 4


def test_dice_rolled_at_once_are_independent_and_take_one_tick() -> None:
    state = State(rules((), tiny().rules.main), 2, 11)
    rolls: Counter[object] = Counter(tuple(state.several("dice", 2, 6)) for _ in range(10_000))
    assert chi_square(rolls, 36) < BOUND[35]
    assert state.ticks == {"dice": 10_000}
