"""The learning environments pass the checks of those who defined them, and show nothing that is hidden."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

import miskatonic as mk
from miskatonic.bots import Player, Random
from miskatonic.core import hidden
from miskatonic.core.errors import BadOption
from miskatonic.core.options import Asked, Option
from miskatonic.core.state import Result, State
from miskatonic.env import SeatEnv, TableEnv
from miskatonic.env.encode import Encoder, option_at, reward
from miskatonic.title import Title
from tests.core.tiny import tiny

TABLES = [
    ("final-hour", 1),
    ("final-hour", 2),
    ("final-hour", 4),
    ("elder-sign", 1),
    ("arkham-lcg", 2),
    ("route", 2),
    ("eldritch-horror", 1),
    ("lantern-duel", 2),
]
at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game} {seats}" for game, seats in TABLES])
quietly = pytest.mark.filterwarnings("ignore::UserWarning")


@quietly
@at_every_table
def test_the_seat_passes_the_check_of_gymnasium(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats=seats, seat=seats - 1), skip_render_check=True)


@quietly
@at_every_table
def test_the_table_passes_the_api_test_of_pettingzoo(game: str, seats: int) -> None:
    api_test(TableEnv(game, seats=seats), num_cycles=300)


@quietly
def test_the_table_passes_the_seed_test_of_pettingzoo() -> None:
    seed_test(lambda: TableEnv("lantern-duel"), num_cycles=100)


@at_every_table
def test_a_seat_plays_games_to_their_end_by_the_mask(game: str, seats: int) -> None:
    env = SeatEnv(game, seats=seats, others="random")
    dice = np.random.default_rng(5)
    rewards = []
    for seed in range(10 if game == "lantern-duel" else 3):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            allowed = np.flatnonzero(seen["action_mask"])
            assert len(allowed) == len(info["keys"])
            assert (env.action_masks() == seen["action_mask"]).all()
            seen, points, over, cut, info = env.step(int(dice.choice(allowed)))
            assert not cut
            assert points == 0 or over
        assert not seen["action_mask"].any()
        assert not env.action_masks().any()
        assert info["keys"] == []
        assert info["rule"]
        assert info["won"] is None or (info["won"] is True) == (points == 1)
        rewards.append(points)
    assert set(rewards) <= {-1.0, 0.0, 1.0}


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    runs = []
    for _ in range(2):
        env = SeatEnv("final-hour", seats=2)
        env.reset(seed=11)
        runs.append([env.step(n)[0]["observation"].tobytes() for n in range(5)])
    assert runs[0] == runs[1]


def test_an_observation_does_not_depend_on_what_the_seat_cannot_see() -> None:
    for title in mk.games().values():
        encoder = Encoder(title)
        game = mk.new(title.id, seats=2, seed=4)
        for _ in range(12):
            if game.over:
                break
            for seat in (0, 1):
                seen = encoder.encode(game.state, seat)
                dreamt = encoder.encode(hidden.imagine(game.state, seat, 99), seat)
                assert (seen["observation"] == dreamt["observation"]).all()
                assert (seen["action_mask"] == dreamt["action_mask"]).all()
            game.play(game.decision.options[-1].key)


def test_different_situations_have_different_observations() -> None:
    env = SeatEnv("lantern-duel", seats=2)
    first, _ = env.reset(seed=1)
    second, *_ = env.step(0)
    assert (first["observation"] != second["observation"]).any()


def test_a_list_of_options_that_is_too_narrow_is_refused() -> None:
    with pytest.raises(BadOption, match="widen"):
        SeatEnv("lantern-duel", seats=2, width=2).reset(seed=1)


def test_the_list_has_room_for_the_most_that_en_route_offers() -> None:
    state = mk.new("route", seats=2, seed=47, city="las-vegas", effects=True, log=False).state
    encoder, dice, most = Encoder(mk.named("route")), random.Random(47), 0
    while state.result is None:
        asked = state.asked[0]
        if len(asked.options) > most:
            most = len(asked.options)
            assert encoder.encode(state, asked.seat)["action_mask"].sum() == most
        state.answer(asked, dice.choice(asked.options))
    assert most > 128, "another game is needed to show it"


def test_an_action_beyond_the_list_means_an_option_as_well() -> None:
    options = tiny().asked[0].options
    assert [option_at(options, n).key for n in range(4)] == ["last", "other", "last", "other"]


def test_gymnasium_knows_every_game_by_name_and_makes_several_at_once() -> None:
    for id in ("final-hour", "elder-sign", "arkham-lcg", "route", "eldritch-horror"):
        env = gymnasium.make(f"miskatonic/{id}-v0", seats=2)
        assert env.observation_space.contains(env.reset(seed=3)[0])
    tables = gymnasium.make_vec("miskatonic/final-hour-v0", num_envs=2, seats=2, difficulty="low")
    seen, _ = tables.reset(seed=3)
    for _ in range(60):  # past the end of a game, after which the next begins by itself
        seen, _, _, _, _ = tables.step(
            np.array([np.flatnonzero(mask)[0] if mask.any() else 0 for mask in seen["action_mask"]])
        )
    assert seen["observation"].shape[0] == 2


def test_an_environment_can_be_copied_in_the_middle_of_a_game_to_look_ahead() -> None:
    env = SeatEnv("final-hour", seats=2)
    env.reset(seed=3)
    env.step(0)
    ahead = copy.deepcopy(env)
    for _ in range(4):
        ahead.step(1)
    twin = copy.deepcopy(env)
    assert [env.step(n)[0]["observation"].tobytes() for n in range(6)] == [
        twin.step(n)[0]["observation"].tobytes() for n in range(6)
    ]


def test_shaped_rewards_add_up_to_how_far_one_came() -> None:
    env = SeatEnv("final-hour", seats=1, shaped=True)
    _, info = env.reset(seed=3)
    assert env.state is not None
    total, first, over = 0.0, env.title.value(env.state, 0), False
    while not over:
        _, points, over, _, info = env.step(0)
        total += points
    assert total == pytest.approx((1 if info["won"] else -1) + env.title.value(env.state, 0) - first)
    assert info["rule"].startswith("FH-")


def test_a_bot_made_from_a_seed_plays_the_same_after_every_reset_with_it() -> None:
    def run(others: Any) -> list[list[bytes]]:
        env = SeatEnv("final-hour", seats=2, others=others)
        out = []
        for _ in range(2):
            env.reset(seed=11)
            out.append([env.step(n)[0]["observation"].tobytes() for n in range(5)])
        return out

    first, second = run(Random)
    assert first == second == run("random")[0]
    assert run(Random(1))[0] != first  # a bot of one's own goes on as it is


class Peeking(Player):
    """Notes all it is shown, and takes the first option."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.shown: list[str] = []

    def pick(self, state: State, asked: Asked, title: Title) -> Option:
        """Look at everything there is."""
        self.shown.append(state.hash())
        return asked.options[0]


@pytest.mark.parametrize("made", [True, False])
def test_a_bot_of_ones_own_cannot_peek_while_somebody_learns(made: bool) -> None:
    bot = Peeking(0)
    env = SeatEnv("final-hour", seats=2, seat=1, others=bot if made else lambda seed: bot)
    env.reset(seed=3)
    begun = env.title.begin(env.options, 2, int(np.random.Generator(np.random.PCG64(3)).integers(2**48)))
    begun.run()
    assert len(bot.shown) == 1
    assert bot.shown != [begun.hash()]


def test_a_bot_in_a_file_plays_with_who_learns(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Mine:\n    def __init__(self, seed): pass\n    def pick(self, state, asked, title): return asked.options[0]\n"
    )
    env = SeatEnv("lantern-duel", seats=2, seat=1, others=f"{tmp_path / 'mine.py'}:Mine")
    assert env.reset(seed=3)[1]["keys"]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"seat": 2}, "There is no seat 2 at this table; seats are 0 to 1"),
        ({"others": "deep-blue"}, "There is no bot “deep-blue”"),
        ({"others": None}, "The others are the name of a bot, a bot, or what makes one from a seed, not None"),
        ({"render_mode": "human"}, "There is no render mode “human”. There are: ansi"),
        ({"seats": 9}, "for 1 to 4 seats"),
        ({"seats": 2.0}, "The number of seats is a whole number, not 2.0"),
        ({"seat": None}, "The seat is a whole number, not None"),
        ({"seat": "0"}, "The seat is a whole number, not '0'"),
    ],
)
def test_an_environment_that_cannot_be_is_refused_at_once(wish: dict[str, Any], why: str) -> None:
    with pytest.raises(mk.Refused, match=why):
        SeatEnv(**{"game": "final-hour", "seats": 2, **wish})
    if not {"seat", "others"} & set(wish):
        with pytest.raises(mk.Refused, match=why):
            TableEnv(**{"game": "final-hour", "seats": 2, **wish})


def test_nothing_can_be_done_before_the_first_game() -> None:
    with pytest.raises(mk.Refused):
        SeatEnv("lantern-duel", seats=2).step(0)
    with pytest.raises(mk.Refused):
        TableEnv("lantern-duel").observe("seat_0")
    with pytest.raises(mk.Refused):
        TableEnv("lantern-duel").step(0)


@pytest.mark.parametrize(
    ("result", "rewards"),
    [
        (None, (0, 0)),
        (Result(True, "R"), (1, 1)),
        (Result(False, "R"), (-1, -1)),
        (Result(None, "R", (4, 2)), (1, -1)),
        (Result(None, "R", (3, 3)), (0, 0)),
        (Result(None, "R", (3, 3, 1)), (0, 0, -1)),
        (Result(None, "R", (3, 3, 1), (2, 1, 3)), (-1, 1, -1)),
        (Result(None, "R", (3, 3, 1), (1, 1, 3)), (0, 0, -1)),
        (Result(None, "R", (5, 4, 5, 4), (1, 2, 1, 2), (0, 1, 0, 1)), (1, -1, 1, -1)),
        (Result(None, "R", (5, 5, 5, 5), (1, 1, 1, 1), (0, 1, 0, 1)), (0, 0, 0, 0)),
    ],
)
def test_rewards_follow_the_result(result: Result | None, rewards: tuple[int, ...]) -> None:
    s = tiny()
    s.result = result
    assert tuple(reward(s, seat) for seat in range(len(rewards))) == rewards


def test_the_table_can_be_read_aloud() -> None:
    table: Any = TableEnv("lantern-duel", render_mode="ansi")
    table.reset(seed=2)
    assert "  [take" in table.render()
    seat = SeatEnv("lantern-duel", seats=2, render_mode="ansi")
    seat.reset(seed=2)
    assert "  [take" in str(seat.render())
