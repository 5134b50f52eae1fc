"""The result of a game against each other, as the learning environments reward it."""

from __future__ import annotations

import numpy as np
import pytest

from miskatonic.env import SeatEnv, TableEnv
from miskatonic.games.route.rules import marks
from miskatonic.testing import rule


@rule("RT-BASE-49", "RT-BASE-86")
@pytest.mark.parametrize("city", ["first-city", "las-vegas"])
def test_the_first_place_is_rewarded_and_every_other_is_not(city: str) -> None:
    table = TableEnv("route", seats=3, city=city)
    table.reset(seed=4)
    dice = np.random.default_rng(1)
    rewards: dict[str, float] = {}
    while table.agents:
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            rewards[table.agent_selection] = reward
            table.step(None)
        else:
            assert reward == 0
            table.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    state = table.state_now
    assert state is not None
    places = [state.count(marks.PLACE[seat]) for seat in range(3)]
    assert sorted(places) == [1, 2, 3]
    assert [rewards[f"seat_{seat}"] for seat in range(3)] == [1.0 if place == 1 else -1.0 for place in places]


def test_a_seat_of_its_own_is_rewarded_by_its_place() -> None:
    env = SeatEnv("route", seats=2, seat=1, others="greedy")
    seen, _ = env.reset(seed=2)
    dice = np.random.default_rng(3)
    over = False
    reward = 0.0
    while not over:
        seen, reward, over, _, _ = env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
    assert reward == -1.0, "nobody beats greedy by chance"
