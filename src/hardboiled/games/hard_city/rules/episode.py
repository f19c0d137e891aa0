"""HC-20: what an episode can bring along. Each episode is one file that fills in its part."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.state import Ally, HardCityState, Mutant, Officer
from hardboiled.kernel import Action, Flow, SpaceId


class Episode:
    """The rules of one episode; what is not overridden is the general rule."""

    number: ClassVar[int]
    kills_score: ClassVar[bool] = True
    """Whether ten kills give the officers a VP."""

    def set_up(self, play: P) -> Flow[None]:
        """HC-1.20: the episode's own steps, after the layout's tokens lie on the board."""
        return
        yield

    def begin_round(self, play: P) -> Flow[None]:
        """HC-3.4."""
        return
        yield

    def end_round(self, play: P) -> None:
        pass

    def actions(self, play: P, officer: Officer, calm: bool, options: list[Action]) -> None:
        """HC-5.6: add what the officer may do here; `calm`: no active Mutant on the space."""

    def take(self, play: P, officer: Officer, action: Action) -> Flow[None]:
        """Carry out one of these actions."""
        raise LookupError(f"episode {self.number} has no action {action!r}")
        yield

    def entered(self, play: P, who: Officer | Ally) -> None:
        """An officer, or an Ally, has entered a space."""

    def hides(self, play: P, officer: Officer, space: SpaceId) -> bool:
        """Whether Mutants on that space cannot be shot at."""
        return False

    def may_spawn(self, play: P, space: SpaceId) -> bool:
        return True

    def brings(self, play: P, mutant: Mutant) -> list[str]:
        """What a Mutant may take along when it moves."""
        return []

    def exits(self, play: P, mutant: Mutant) -> list[str]:
        """What a Mutant may walk off the board with from its space."""
        return []

    def left(self, play: P, mutant: Mutant, bring: str) -> None:
        """A Mutant has walked off the board."""

    def attacks(self, play: P, mutant: Mutant) -> list[Action]:
        """What a Mutant may do instead of an attack."""
        return []

    def attack(self, play: P, mutant: Mutant, action: Action) -> Flow[None]:
        raise LookupError(f"episode {self.number} has no attack {action!r}")
        yield

    def arrived(self, play: P, mutant: Mutant) -> bool:
        """A Mutant has entered its space: whether that takes it off the board."""
        return False

    def card_scores(self, play: P, amount: int) -> Flow[bool]:
        """Whether the episode replaces VP that a chaos card's text gives."""
        return False
        yield


_EPISODES: dict[int, Episode] = {}


def add_episode(episode: Episode) -> None:
    _EPISODES[episode.number] = episode


def episode_of(state: HardCityState) -> Episode:
    return _EPISODES[state.episode]
