"""A match as an object with OpenSpiel's State interface, for algorithms written against it.

Players are numbers, in the order of the table's seats. Chance is never a player: dice and cards
fall inside `apply_action`, as in OpenSpiel's games with sampled chance. Seats asked at once act
one after the other, and nobody sees an answer before all are in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from hardboiled.env.encoding import encode_observation, mask_of, number_actions
from hardboiled.env.seating import Seating, reward
from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.errors import HardboiledError, IllegalAction
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.play import Told

TERMINAL = -4
"""OpenSpiel's PlayerId.TERMINAL."""


class SpielGame:
    """What OpenSpiel calls the game: sizes and bounds, and new states."""

    def __init__(
        self,
        game: str,
        mode: str | None,
        seats: int | None,
        observation_size: int,
        action_size: int,
        options: Mapping[str, Any],
    ) -> None:
        self.seating = Seating(game, mode, seats, options)
        self.observation_size, self.action_size = observation_size, action_size

    def new_initial_state(self, seed: int | None = None) -> SpielState:
        seed = Random().getrandbits(53) if seed is None else seed
        return SpielState(self, self.seating.open(seed))

    def num_players(self) -> int:
        return len(self.seating.seats)

    def num_distinct_actions(self) -> int:
        return self.action_size

    def observation_tensor_shape(self) -> list[int]:
        return [self.observation_size]

    def observation_tensor_size(self) -> int:
        return self.observation_size

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def max_chance_outcomes(self) -> int:
        return 0

    def get_type(self) -> Any:
        """OpenSpiel's own description of a game, for its algorithms (needs OpenSpiel itself)."""
        kind, players = import_module("pyspiel").GameType, self.num_players()
        return kind(
            short_name=str(self.seating),
            long_name=self.seating.game.title,
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.GENERAL_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=players,
            min_num_players=players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )

    def __str__(self) -> str:
        return str(self.seating)


class SpielState:
    """One match, real or imagined.

    `make` gives an imagined match anew: it goes forward only, so its clone is dealt again from the
    same numbers and played to the same point. `leads` is who imagines: of seats asked at once it acts
    first, since in its world nobody has answered yet.
    """

    def __init__(
        self,
        game: SpielGame,
        match: AnyMatch,
        make: Callable[[], AnyMatch] | None = None,
        leads: SeatId | None = None,
    ) -> None:
        self._game, self._match, self._make = game, match, make
        self._since: list[tuple[SeatId, Action]] = []
        self._history: list[tuple[int, int]] = []
        self._moves_before = 0
        self._told_before: list[Told] = []
        self._leads = leads
        self._numbers = self._number()

    def _ask(self) -> Ask[Any]:
        leading = None if self._leads is None else self._match.asked(self._leads)
        return leading or self._match.asks[0]

    def _acting(self) -> SeatId:
        ask = self._ask()
        return self._leads if self._leads is not None and self._leads in ask.seats else ask.seats[0]

    def _number(self) -> dict[int, Action]:
        return {} if self._match.over else number_actions(self._ask().options, self._game.action_size)

    def get_game(self) -> SpielGame:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    # Whose turn.

    def current_player(self) -> int:
        return TERMINAL if self._match.over else self._match.seats.index(self._acting())

    def is_terminal(self) -> bool:
        return self._match.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return not self._match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        raise HardboiledError("Chance is never a player here: dice and cards fall inside apply_action.")

    # Actions.

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and player != self.current_player():
            return []
        return list(self._numbers)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask: list[int] = mask_of(self.legal_actions(player), self._game.action_size).tolist()
        return mask

    def apply_action(self, action: int) -> None:
        if action not in self._numbers:
            raise IllegalAction(f"{action} is not legal now; legal are {list(self._numbers)}.")
        player = self.current_player()
        seat, chosen = self._match.seats[player], self._numbers[action]
        self._match.choose(chosen, seat)
        self._since.append((seat, chosen))
        self._history.append((player, action))
        self._numbers = self._number()

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """`action_to_string(action)` or `(player, action)`: the action as JSON."""
        return msgspec.json.encode(self._numbers[player if action is None else action]).decode()

    def string_to_action(self, text: str) -> int:
        return next(n for n, option in self._numbers.items() if msgspec.json.encode(option).decode() == text)

    def history(self) -> list[int]:
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        return list(self._history)

    def move_number(self) -> int:
        return self._moves_before + len(self._history)

    # Results.

    def returns(self) -> list[float]:
        return [reward(self._match, seat) for seat in self._match.seats]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    # What a player knows.

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self._seat(player)
        ask, size = self._match.asked(seat), self._game.observation_size
        values: list[float] = encode_observation(self._match.view(seat), ask, size).tolist()
        return values

    def observation_string(self, player: int | None = None) -> str:
        return msgspec.json.encode(self._match.view(self._seat(player))).decode()

    def information_state_string(self, player: int | None = None) -> str:
        """All the player has seen: every event it heard, its own choices, and its view now."""
        seat = self._seat(player)
        index = self._match.seats.index(seat)
        own = [action for who, action in self._history if who == index]
        told = [*self._told_before, *self._match.told]
        heard = b",".join(msgspec.json.encode(one.event) for one in told if one.heard_by(seat))
        ask = self._match.asked(seat)
        offered = sorted(number_actions(ask.options, self._game.action_size)) if ask else []
        return f"[{heard.decode()}] {own} {self.observation_string(index)} {offered}"

    def _seat(self, player: int | None) -> SeatId:
        player = self.current_player() if player is None else player
        if not 0 <= player < self.num_players():
            raise HardboiledError(f"There is no player {player}; players are 0 to {self.num_players() - 1}.")
        return self._match.seats[player]

    # Copies and other worlds.

    def clone(self) -> SpielState:
        if self._make is None:
            twin = SpielState(self._game, self._match.clone())
        else:
            match = self._make()
            for seat, action in self._since:
                match.choose(action, seat)
            twin = SpielState(self._game, match, self._make, self._leads)
        twin._since, twin._history = list(self._since), list(self._history)
        twin._moves_before, twin._told_before = self._moves_before, self._told_before
        return twin

    def child(self, action: int) -> SpielState:
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state the player cannot tell from this one, everything hidden and to come dealt anew.

        Of what went before it holds only what the player chose and heard."""
        if self._make is not None:
            raise HardboiledError("An imagined state is not imagined again: resample from the real one.")
        seat, seed, real = self._seat(player), int(sampler() * (1 << 53)), self._match.clone()

        def make() -> AnyMatch:
            world = real.imagine(seat, Random(seed))
            world.play.quiet = False
            return world

        imagined = SpielState(self._game, make(), make, seat)
        imagined._history = [move for move in self._history if move[0] == player]
        imagined._moves_before = len(self._history) - len(imagined._history)
        imagined._told_before = [told for told in self._match.told if told.heard_by(seat)]
        return imagined

    def __str__(self) -> str:
        who = "over" if self._match.over else self._acting()
        return f"{self._game}: {who}, {self.move_number()} choices made"
