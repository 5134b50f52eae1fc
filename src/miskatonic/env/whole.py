"""The PettingZoo face: every seat of the table is an agent, asked one at a time."""

from __future__ import annotations

from typing import Any, ClassVar, SupportsIndex

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]

import miskatonic as mk
from miskatonic.core.state import State
from miskatonic.env import encode
from miskatonic.env.encode import Encoder, Observation, option_at, reward
from miskatonic.game import whole


class TableEnv(AECEnv):  # type: ignore[misc]
    """A whole table. Where several seats are asked at once they answer one after another, none seeing another's answer.

    >>> env = TableEnv("final-hour", seats=2)
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'seat_0'
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "miskatonic", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        *,
        seats: SupportsIndex = 2,
        width: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.title = mk.named(game)
        encode.check_render_mode(render_mode, self.metadata["render_modes"])
        self.seats = whole(seats, "The number of seats")
        self.options = self.title.settled(options, self.seats)
        self.render_mode = render_mode
        self.encoder = Encoder(self.title, width)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.observation_spaces = {agent: self.encoder.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.encoder.width) for agent in self.possible_agents}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random, _ = seeding.np_random()
        self.state_now: State | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.state_now = self.title.begin(self.options, self.seats, int(self._random.integers(2**48)))
        self.state_now.run()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty while it has nothing to decide."""
        return self.encoder.encode(self._state(), self._seat[agent])

    def step(self, action: int | None) -> None:
        """Take the option at this place of the list for the agent who is asked."""
        state = self._state()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        asked = state.question_for(self._seat[agent])
        if asked is None or action is None:
            raise mk.Refused(f"{agent} has nothing to decide now.")
        self._cumulative_rewards[agent] = 0.0
        state.answer(asked, option_at(asked.options, action))
        for each in self.agents:
            self.rewards[each] = reward(state, self._seat[each])
            self.terminations[each] = state.result is not None
            self.infos[each] = encode.ending(state)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The open questions of all seats, and what each action would choose."""
        if self.render_mode != "ansi":
            return None
        return encode.aloud(self.title, self._state(), *range(self.seats))

    def close(self) -> None:
        """Leave the table: there is nothing to release but the game itself."""
        self.state_now = None

    def _state(self) -> State:
        if self.state_now is None:
            raise mk.Refused("There is no game yet: call reset first.")
        return self.state_now

    def _select(self) -> None:
        asked = self._state().asked
        self.agent_selection = self.possible_agents[asked[0].seat] if asked else self.agents[0]
