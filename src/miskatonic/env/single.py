"""The Gymnasium face: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, SupportsIndex, SupportsInt, cast

import gymnasium
import numpy as np
from gymnasium import Space, spaces
from numpy.typing import NDArray

import miskatonic as mk
from miskatonic.bots import Bot, any_bot
from miskatonic.bots.own import unseeing
from miskatonic.core.errors import BadOption, WrongSeat
from miskatonic.core.state import State
from miskatonic.env import encode
from miskatonic.env.encode import Encoder, Observation, option_at, reward
from miskatonic.game import whole


class SeatEnv(gymnasium.Env[Observation, SupportsInt]):
    """One seat of a game. The other seats are a bot's: by its name, a bot, or what makes it from a seed.

    A bot of your own is blindfolded (see `Blindfolded`): it knows no more than its seat may.

    The reward is 1 or -1 with the last step (see `encode.reward`), and 0 before. With `shaped`, every step also gives by how
    much things stand better than before in the game's own judgement (`Title.value`, from 0 to 1).

    >>> env = SeatEnv("final-hour", seats=1)
    >>> observation, info = env.reset(seed=1)
    >>> int(observation["action_mask"].sum()) == len(info["keys"])
    True
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: SupportsIndex = 1,
        seat: SupportsIndex = 0,
        others: str | Bot | Callable[[int], Bot] = "random",
        width: int | None = None,
        shaped: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.title = mk.named(game)
        if isinstance(others, str):
            any_bot(others, 0)
        elif not (callable(others) or hasattr(others, "pick")):
            raise BadOption(f"The others are the name of a bot, a bot, or what makes one from a seed, not {others!r}.")
        encode.check_render_mode(render_mode, self.metadata["render_modes"])
        self.seats = whole(seats, "The number of seats")
        self.seat = whole(seat, "The seat", WrongSeat)
        self.others = others
        self.render_mode = render_mode
        self.shaped = shaped
        self.options = self.title.settled(options, self.seats)
        if not 0 <= self.seat < self.seats:
            raise WrongSeat(f"There is no seat {seat} at this table; seats are 0 to {self.seats - 1}.")
        self.encoder = Encoder(self.title, width)
        self.observation_space = cast(Space[Observation], self.encoder.space())
        self.action_space: Space[SupportsInt] = spaces.Discrete(self.encoder.width)
        self.state: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game."""
        super().reset(seed=seed)
        self.state = self.title.begin(self.options, self.seats, int(self.np_random.integers(2**48)))
        self.bot = self._bot(int(self.np_random.integers(2**31)))
        self.state.run()
        self._let_others_play(self.state)
        return self.encoder.encode(self.state, self.seat), self._info(self.state)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the option at this place of the list, then let the others play until this seat is asked again."""
        state = self.state
        asked = None if state is None else state.question_for(self.seat)
        if state is None or asked is None:
            raise mk.Refused("No decision is open: call reset first.")
        before = self._standing(state)
        state.answer(asked, option_at(asked.options, int(action)))
        self._let_others_play(state)
        over = state.result is not None
        gained = reward(state, self.seat) + self._standing(state) - before
        return self.encoder.encode(state, self.seat), gained, over, False, self._info(state)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions mean an option now, as learners ask for it that mask actions."""
        asked = None if self.state is None else self.state.question_for(self.seat)
        return np.arange(self.encoder.width) < (0 if asked is None else len(asked.options))

    def render(self) -> str | None:
        """What the seat reads: what is asked, and what each action would choose."""
        if self.render_mode != "ansi" or self.state is None:
            return None
        return encode.aloud(self.title, self.state, self.seat)

    def _bot(self, seed: int) -> Bot:
        """Who plays the other seats in this game."""
        if isinstance(self.others, str):
            return any_bot(self.others, seed)
        if isinstance(self.others, type) or not hasattr(self.others, "pick"):
            return unseeing(cast(Callable[[int], Bot], self.others)(seed), seed)
        return unseeing(cast(Bot, self.others), seed)

    def _standing(self, state: State) -> float:
        """How things stand, if rewards are shaped."""
        return self.title.value(state, self.seat) if self.shaped else 0.0

    def _let_others_play(self, state: State) -> None:
        while state.asked and state.question_for(self.seat) is None:
            asked = state.asked[0]
            state.answer(asked, self.bot.pick(state, asked, self.title))

    def _info(self, state: State) -> dict[str, Any]:
        asked = state.question_for(self.seat)
        return {"keys": [] if asked is None else [option.key for option in asked.options], **encode.ending(state)}
