"""Between two scenarios, those who play at one device with open hands and are ready wait for somebody elsewhere."""

from __future__ import annotations

import random

import miskatonic as mk
from miskatonic.games.arkham_lcg.rules import box
from miskatonic.open_hands import laid_open
from miskatonic.scene.sight import Watch
from miskatonic.tables.view import Eyes

TITLE = mk.games()["arkham-lcg"]


def test_who_is_ready_sees_the_table_though_an_earned_card_lies_in_a_collection_nobody_looks_into() -> None:
    game, dice = mk.new("arkham-lcg", seats=3, seed=13, scenario="night-of-the-zealot", difficulty="easy"), random.Random(13)
    waited = 0
    while not game.over and waited < 3:
        s = game.state
        earned = any(key in s.counts for key in box.EARNED)
        if earned and s.asked[0].together and not any(asked.seat in (0, 1) for asked in s.asked):
            look = Eyes(TITLE, 0, "en", Watch(laid_open(TITLE, s, (0, 1))), common=True).look(game.record)
            assert look.decision is None
            waited += 1
        asked = dice.choice(s.asked)
        game.play(dice.choice(asked.options).key, asked.seat)
    assert waited == 3
