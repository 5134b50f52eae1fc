"""Random games over cities, modes and seats, with every other option at random and every piece counted after each decision.

`MISKATONIC_SOAK=60` plays two thousand of them.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import miskatonic as mk
from miskatonic.core.errors import BadOption
from miskatonic.core.state import State
from miskatonic.games.route.cards.effects import EFFECT_CARDS
from miskatonic.games.route.cards.helpers import SECRETS
from miskatonic.games.route.rules import marks, table
from miskatonic.games.route.rules.measures import Passed
from miskatonic.testing import rule
from tests.conformance.tables import SOAK, walk
from tests.conformance.test_play import assert_every_piece_is_in_one_zone
from tests.games.route.test_bots import EVERYWHERE


def any_game(city: str, mode: str, seats: int, seed: int) -> State:
    """A game in a city and a mode, with other options as the dice fall."""
    dice = random.Random(f"{city} {mode} {seats} {seed}")
    title = mk.games()["route"]
    while True:
        options: dict[str, Any] = {
            "city": city,
            "mode": mode,
            "ancient_one": dice.choice(["cthulhu", "yog-sothoth", "dagon", "nyarlathotep"]),
            "effects": dice.random() < 0.5,
            "effect_cards": dice.sample([card.code for card in EFFECT_CARDS], dice.randrange(3)),
            "yellow_events": dice.randrange(6),
            "red_events": dice.randrange(6),
            "secrets": [code for code in SECRETS if dice.random() < 0.7],
            "tasks": dice.random() < 0.7,
            "refresh": dice.random() < 0.5,
            "challenge": dice.randint(1, 12),
            "campaign": dice.choice(["none", "none", "none", "fixed", "winner"]) if seats > 1 else "none",
        }
        try:
            s = title.begin(title.settled(options, seats), seats, seed)
        except BadOption:
            continue
        s.run()
        return s


def assert_sheets_are_sound(s: State) -> None:
    """Nothing is drawn where there is no road, nothing written that could not be."""
    m = table.streets(s)
    for seat in range(s.seats):
        assert not s.count(marks.DRAWN[seat]) & ~(m.roads | m.diagonals)
        for bonus, gained in enumerate(marks.GAINED):
            assert 0 <= s.count(marks.SPENT[bonus][seat]) <= s.count(gained[seat])
    for track, printed in enumerate(m.city.tracks):
        assert 0 <= s.count(marks.RATING[track]) < 1 << 6
        assert printed.by_number or s.count(marks.RATING[track]) < len(printed.values)


@rule("RT-BASE-02", "RT-BASE-44", "RT-BASE-49")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("city", "mode"), EVERYWHERE)
def test_a_random_game_ends_after_ten_rounds_and_loses_no_piece(city: str, mode: str, seats: int) -> None:
    if seats == 1 and mode == "advanced":
        return
    for seed in range(SOAK):
        s = any_game(city, mode, seats, seed)
        in_play = set(s.home)
        for _ in walk(s, seed):
            assert_every_piece_is_in_one_zone(s)
            assert set(s.home) == in_play
            assert_sheets_are_sound(s)
        assert s.count(marks.ROUND) == table.ROUNDS
        for seat in range(seats):
            route = Passed(s, seat)
            assert not route.roads & ~s.count(marks.DRAWN[seat]) & ~route.m.crossings
            walked = [road for road in route.walk.roads if road >= 0]
            assert len(set(walked)) == len(walked)
            parts = sum(s.count(keys[seat]) for keys in marks.SCORE)
            assert s.count(marks.TOTAL[seat]) == (0 if s.count(marks.LOST[seat]) else parts)
