"""Open hands: people at one device see what the rules let them show each other; secrets keep their curtain."""

from __future__ import annotations

import random
from typing import Final

import pytest

import miskatonic as mk
from miskatonic.core import hidden
from miskatonic.core.state import State
from miskatonic.core.zones import SPECTATOR
from miskatonic.open_hands import common_view, is_private, laid_open
from miskatonic.title import Title
from tests.conformance.tables import pick

TOGETHER: Final = [title for title in mk.games().values() if title.open_hands is not None]
SEATS: Final = 3
ALL: Final = tuple(range(SEATS))
MOST: Final = 220
"""So many decisions of a game are looked at."""


def begun(title: Title, seed: int) -> State:
    s = title.begin(title.settled({}, SEATS), SEATS, seed)
    s.run()
    return s


def test_only_rivals_cannot_play_with_open_hands() -> None:
    assert [title.id for title in mk.games().values() if title.open_hands is None] == ["route"]


@pytest.mark.parametrize("title", TOGETHER, ids=[title.id for title in TOGETHER])
def test_what_is_seen_in_common_tells_nothing_of_what_is_hidden(title: Title) -> None:
    """Deal anew what the group does not see: they are shown the same, and asked the same, unless one is asked in secret."""
    s, dice = begun(title, 3), random.Random(3)
    shown = secret = 0
    for number in range(MOST):
        if not s.asked:
            break
        for asked in s.asked:
            if is_private(title, s, ALL, asked):
                secret += 1
                continue
            shown += 1
            if number % 3:
                continue
            dream = hidden.imagine(laid_open(title, s, ALL), SPECTATOR, number)
            again = dream.question_for(asked.seat)
            assert again is not None
            assert [option.key for option in again.options] == [option.key for option in asked.options], asked.question
            looks = [
                title.scene(common_view(title, one, ALL, asked.seat), asked.seat, title.speech["en"]) for one in (s, dream)
            ]
            assert looks[0] == looks[1]
        asked, option = pick(dice, s)
        s.answer(asked, option)
    assert shown > 30
    assert secret or title.id != "final-hour"
    assert not secret or title.id not in ("elder-sign", "eldritch-horror"), "nothing there is secret"
