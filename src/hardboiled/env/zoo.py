"""A table as a PettingZoo AEC environment: one agent a seat, named by its seat id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from hardboiled.env.encoding import encode_observation, mask_of, number_actions
from hardboiled.env.seating import Seating, acting_seat, reward
from hardboiled.kernel.actions import Action
from hardboiled.kernel.errors import IllegalAction
from hardboiled.kernel.match import AnyMatch


class TableEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo has no types
    """Seats act one by one; of seats asked at once, the first open ask's first seat answers first,
    and the others still do not see its answer. A team's question goes to the first seat it names.

    An observation is `{"observation": vector, "action_mask": mask}`; a reward is 1 for a win and -1
    for a loss, at the end. After `limit` choices all agents are truncated.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "name": "hardboiled", "is_parallelizable": False}  # noqa: RUF012
    render_mode = "ansi"

    def __init__(
        self,
        game: str,
        mode: str | None,
        seats: int | None,
        observation_size: int,
        action_size: int,
        limit: int,
        options: Mapping[str, Any],
    ) -> None:
        super().__init__()
        self.seating = Seating(game, mode, seats, options)
        self.metadata = {**type(self).metadata, "name": str(self.seating)}
        self.limit = limit
        self.observation_size, self.action_size = observation_size, action_size
        self.possible_agents = [str(seat) for seat in self.seating.seats]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(action_size) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self._match: AnyMatch | None = None
        self._numbers: dict[int, Action] = {}

    def _observation_space(self) -> spaces.Dict:
        vector = spaces.Box(-1.0, 1.0, (self.observation_size,), np.float32)
        mask = spaces.Box(0, 1, (self.action_size,), np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    @property
    def match(self) -> AnyMatch:
        """The match being played (all of it: not for an agent's eyes)."""
        assert self._match is not None, "call reset() first"
        return self._match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._match = self.seating.open(int(self._random.integers(1 << 53)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._next()

    def _next(self) -> None:
        match = self.match
        self._numbers = {}
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: reward(match, seat) for agent, seat in zip(self.agents, match.seats, strict=True)}
        elif len(match.log) >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = str(acting_seat(match))
            self._numbers = number_actions(match.asks[0].options, self.action_size)

    def observe(self, agent: str) -> dict[str, Any]:
        match = self.match
        acting = agent == self.agent_selection and bool(self._numbers)
        vector = encode_observation(match.view(agent), match.asks[0] if acting else None, self.observation_size)
        return {"observation": vector, "action_mask": mask_of(self._numbers if acting else {}, self.action_size)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._numbers:
            raise IllegalAction(f"{action} is no legal action of {agent} now; the mask allows {list(self._numbers)}.")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.match.choose(self._numbers[int(action)], agent)
        self._next()
        self._accumulate_rewards()

    def action_of(self, number: int) -> Action:
        """The action behind a legal number, for logs and people."""
        return self._numbers[number]

    def render(self) -> str:
        return self.match.scene("spectator").status

    def close(self) -> None:
        """Nothing is open."""
