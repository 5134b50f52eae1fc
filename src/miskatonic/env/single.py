"""The Gymnasium face: one seat learns, bots have the others."""

from __future__ import annotations

from typing import Any, SupportsInt, cast

import gymnasium
from gymnasium import Space, spaces

import miskatonic as mk
from miskatonic.bots import Bot, make_bot
from miskatonic.core.state import State
from miskatonic.env.encode import WIDTH, Encoder, Observation, option_at, reward


class SeatEnv(gymnasium.Env[Observation, SupportsInt]):
    """One seat of a game; the other seats are a bot's, by name or your own.

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
        seats: int = 1,
        seat: int = 0,
        others: str | Bot = "random",
        width: int = WIDTH,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.title = mk.games()[game]
        self.seats = seats
        self.seat = seat
        self.others = others
        self.render_mode = render_mode
        self.options = self.title.settled(options, seats)
        self.encoder = Encoder(self.title, width)
        self.observation_space = cast(Space[Observation], self.encoder.space())
        self.action_space: Space[SupportsInt] = spaces.Discrete(width)
        self.state: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game."""
        super().reset(seed=seed)
        self.state = self.title.begin(self.options, self.seats, int(self.np_random.integers(2**48)))
        self.bot = (
            make_bot(self.others, int(self.np_random.integers(2**31))) if isinstance(self.others, str) else self.others
        )
        self.state.run()
        self._let_others_play(self.state)
        return self.encoder.encode(self.state, self.seat), self._info(self.state)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the option at this place of the list, then let the others play until this seat is asked again."""
        state = self.state
        asked = None if state is None else state.question_for(self.seat)
        if state is None or asked is None:
            raise mk.Refused("No decision is open: call reset first.")
        state.answer(asked, option_at(asked.options, int(action)))
        self._let_others_play(state)
        over = state.result is not None
        return self.encoder.encode(state, self.seat), reward(state, self.seat), over, False, self._info(state)

    def render(self) -> str | None:
        """What the seat reads: whose decision it is and what there is to choose."""
        if self.render_mode != "ansi" or self.state is None:
            return None
        asked = self.state.question_for(self.seat)
        return str(self.state.result) if asked is None else f"{asked.question}: {', '.join(o.key for o in asked.options)}"

    def _let_others_play(self, state: State) -> None:
        while state.asked and state.question_for(self.seat) is None:
            asked = state.asked[0]
            state.answer(asked, self.bot.pick(state, asked, self.title))

    def _info(self, state: State) -> dict[str, Any]:
        asked = state.question_for(self.seat)
        return {"keys": [] if asked is None else [option.key for option in asked.options]}
