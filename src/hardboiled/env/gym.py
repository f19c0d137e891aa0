"""One seat of a table as a Gymnasium environment; bots play the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hardboiled.bots import Advisor, make_bot
from hardboiled.env.encoding import Floats, encode_observation, mask_of, next_legal, number_actions
from hardboiled.env.seating import Seating, reward
from hardboiled.kernel.actions import Action
from hardboiled.kernel.errors import IllegalAction, UnknownSeat
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.seat import Seat
from hardboiled.kernel.wording import counted


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """The observation is a vector; the mask is `info["action_mask"]` and `action_masks()` (as
    sb3-contrib wants it). The reward is 1 for a win and -1 for a loss, at the end. What a seat may
    answer together with its team, this seat answers.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: str | None,
        opponents: str | Sequence[str],
        mode: str | None,
        seats: int | None,
        observation_size: int,
        action_size: int,
        limit: int,
        strict: bool,
        options: Mapping[str, Any],
    ) -> None:
        self.seating = Seating(game, mode, seats, options)
        self.seat = self._own_seat(seat)
        self.opponents = self._names(opponents)
        self.limit, self.strict = limit, strict
        self.observation_space = spaces.Box(-1.0, 1.0, (observation_size,), np.float32)
        self.action_space = spaces.Discrete(action_size)
        self.observation_size, self.action_size = observation_size, action_size
        self.render_mode = "ansi"
        self._match: AnyMatch | None = None
        self._bots: dict[SeatId, Advisor] = {}
        self._numbers: dict[int, Action] = {}

    def _own_seat(self, seat: str | None) -> SeatId:
        if seat is None:
            return self.seating.seats[0]
        if seat not in self.seating.seats:
            raise UnknownSeat(f"No seat {seat!r} at this table; there are {', '.join(self.seating.seats)}.")
        return SeatId(seat)

    def _names(self, opponents: str | Sequence[str]) -> dict[SeatId, str]:
        others = [seat for seat in self.seating.seats if seat != self.seat]
        names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(others):
            wanted = counted(len(others), "other seat")
            raise OptionError(f"{wanted}: name one opponent for all or one for each, not {len(names)}.")
        return dict(zip(others, names, strict=True))

    @property
    def match(self) -> AnyMatch:
        assert self._match is not None, "call reset() first"
        return self._match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        draw = self.np_random.integers
        self._match = self.seating.open(int(draw(1 << 53)))
        self._bots = {seat: make_bot(name, int(draw(1 << 31))) for seat, name in self.opponents.items()}
        self._let_others_play()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if not self._numbers:
            raise IllegalAction("The episode is over; call reset().")
        number = int(action)
        if self.strict and number not in self._numbers:
            raise IllegalAction(f"{number} is no legal action now; the mask allows {list(self._numbers)}.")
        self.match.choose(self._numbers[next_legal(number, self._numbers)], self.seat)
        self._let_others_play()
        match = self.match
        truncated = not match.over and not self._numbers
        return self._observe(), reward(match, self.seat), match.over, truncated, self._info()

    def _let_others_play(self) -> None:
        """The bots answer until this seat is asked, the match is over or the limit is reached."""
        match, self._numbers = self.match, {}
        while not match.over and len(match.log) < self.limit:
            mine = match.asked(self.seat)
            if mine is not None:
                self._numbers = number_actions(mine.options, self.action_size)
                return
            seat = match.asks[0].seats[0]
            match.choose(self._bots[seat].choose(Seat(match, seat)), seat)

    def _observe(self) -> Floats:
        ask = self.match.asked(self.seat)
        return encode_observation(self.match.view(self.seat), ask, self.observation_size)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self._numbers, self.action_size)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers are legal now."""
        return mask_of(self._numbers, self.action_size).astype(np.bool_)

    def action_of(self, number: int) -> Action:
        """The action behind a legal number, for logs and people."""
        return self._numbers[number]

    def render(self) -> str:
        return self.match.scene(self.seat).status
