"""The tables at which every registered game is tried: every number of seats, and every value of every option once.

`MISKATONIC_SOAK=20` plays twenty times as many games (`make soak`).
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

import pytest

import miskatonic as mk
from miskatonic.core.errors import BadOption
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import State
from miskatonic.core.written import under_way
from miskatonic.game import Game, new_game
from miskatonic.title import Title
from tests.made_up import LANTERN_DUEL

SOAK: Final = max(1, int(os.environ.get("MISKATONIC_SOAK", "1")))
MOST_DECISIONS: Final = 5000
"""No game of ours takes longer than this, even played at random."""
ENOUGH: Final = 800
"""After so many decisions a test begins no further game at a table."""

TITLES: Final = (*(title for title in mk.games().values() if title.id != LANTERN_DUEL.id), LANTERN_DUEL)


class Table:
    """A title, a number of seats and options."""

    def __init__(self, title: Title, seats: int, options: dict[str, Any]) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        words = [f"{name}={value}" for name, value in options.items()]
        self.name = " ".join([title.id, f"{seats} seats", *words])

    def game(self, seed: int) -> Game:
        """A new game at this table, with its history."""
        return new_game(self.title, self.seats, seed, dict(self.options))

    def state(self, seed: int, *, slow: bool = False) -> State:
        """A bare state at its first decision, without history."""
        state = self.title.begin(self.title.settled(self.options, self.seats), self.seats, seed)
        state.slow = slow
        state.run()
        return state

    def seeds(self, most: int) -> Iterator[int]:
        """So many seeds, or as many as it takes to see enough decisions; the first one always."""
        for seed in range(most * SOAK):
            if seed == 0 or self.length * seed < ENOUGH * SOAK:
                yield seed

    @cached_property
    def length(self) -> int:
        """The decisions of a first random game."""
        return sum(1 for _ in walk(self.state(0), 0))


def _variants(title: Title) -> Iterator[dict[str, Any]]:
    for setting in title.settings:
        values = setting.choices if setting.choices else (setting.low, setting.high)
        if not setting.several:
            yield from ({setting.name: value} for value in values if value != setting.default)


def _tables() -> Iterator[Table]:
    for title in TITLES:
        yield from (Table(title, seats, {}) for seats in title.seats)
        few, many = title.seats[0], title.seats[-1]
        for number, options in enumerate(_variants(title)):
            fitting = [seats for seats in ((few, many) if number % 2 else (many, few)) if _fits(title, options, seats)]
            yield from (Table(title, seats, options) for seats in fitting[:1])


def _fits(title: Title, options: dict[str, Any], seats: int) -> bool:
    """Whether options go together with a number of seats."""
    try:
        title.settled(options, seats)
    except BadOption:
        return False
    return True


TABLES: Final = tuple(_tables())
PLAIN_TABLES: Final = tuple(table for table in TABLES if not table.options)

at_every_table = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])
at_every_number_of_seats = pytest.mark.parametrize("table", PLAIN_TABLES, ids=[table.name for table in PLAIN_TABLES])


def is_sampled(number: int, step: int) -> bool:
    """Whether a dear test looks at the decision of this number: every so many at first, then twice as far each time."""
    sample, rest = divmod(number, step)
    return not rest and (sample < 8 or sample.bit_count() == 1)


def held(s: State) -> tuple[object, ...]:
    """All that `plain` tells of a state, in the numbers of its box: to write all names takes longest, and they follow."""
    things = (s.zones.copy(), s.counts.copy(), s.known.copy(), s.ears.copy(), s.ticks.copy())
    return (s.rules, s.seed, s.seats, *things, under_way(s))


def assert_alike(one: State, other: State) -> None:
    """Two states are the same to whoever reads them; numbers may differ where names do not."""
    assert held(one) == held(other) or one.plain() == other.plain()


def pick(dice: random.Random, state: State) -> tuple[Asked, Option]:
    """One of the open questions and one of its options."""
    asked = state.asked[0] if len(state.asked) == 1 else dice.choice(state.asked)
    return asked, dice.choice(asked.options)


def walk(state: State, seed: int) -> Iterator[int]:
    """Play a bare state to the end at random, pausing at every decision with its number."""
    dice = random.Random(seed)
    number = 0
    while state.asked:
        yield number
        state.answer(*pick(dice, state))
        number += 1
        assert number < MOST_DECISIONS, "the game does not come to an end"
    assert state.result is not None, "nobody is asked, and the game is not over"


def stroll(game: Game, seed: int) -> Iterator[int]:
    """The same with a game that has a history."""
    dice = random.Random(seed)
    number = 0
    while not game.over:
        yield number
        asked, option = pick(dice, game.state)
        game.play(option.key, asked.seat)
        number += 1
        assert number < MOST_DECISIONS, "the game does not come to an end"
