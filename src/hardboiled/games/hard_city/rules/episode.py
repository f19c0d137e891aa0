"""HC-20: what an episode can bring along. Each is one class in episodes/ that fills in its part."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.hard_city.rules import OfficerSeen, P, Seen
from hardboiled.games.hard_city.rules.state import Ally, HardCityState, Mutant, Officer
from hardboiled.kernel import Flow, SpaceId, at_once

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent, Settings
    from hardboiled.games.hard_city.rules.modes import HardCityMode
    from hardboiled.games.hard_city.rules.moment import Moment
    from hardboiled.games.hard_city.rules.mutant_action import MutantStrike
    from hardboiled.games.hard_city.rules.officer_action import OfficerAction


class Episode:
    """The rules of one episode; what is not overridden is the general rule."""

    number: ClassVar[int]
    actions: ClassVar[tuple[type[OfficerAction], ...]] = ()
    """HC-5.6: what officers can do in this episode alone, in the order they see it."""
    kills_score: ClassVar[bool] = True
    """Whether ten kills give the officers a VP."""
    fubar_waits: ClassVar[bool] = True
    """HC-11.2, HC-11.14: whether F.U.B.A.R. stays away while the officers have 0 VP."""
    dark: ClassVar[bool] = False
    """Whether there are spaces in the dark."""
    manholes_lead_down: ClassVar[bool] = False
    """Whether open Manholes join the streets to the Sewer."""

    def __init_subclass__(cls) -> None:
        _EPISODES[cls.number] = cls()

    # The round.

    @at_once
    def set_up(self, play: P) -> None:
        """HC-1.20: the episode's own steps, after the layout's tokens lie on the board."""

    @at_once
    def begin_round(self, play: P) -> None:
        """HC-3.4."""

    def end_round(self, play: P) -> None:
        pass

    # Officers.

    def entered(self, play: P, who: Officer | Ally) -> None:
        """An officer, or an Ally, has entered a space."""

    def hides(self, table: Seen, content: HardCityContent, officer: OfficerSeen, space: SpaceId) -> bool:
        """Where it can be dark: whether Mutants on that space cannot be shot at."""
        return False

    def evacuation_ap(self, settings: Settings) -> int:
        """HC-20.8: the printed cost."""
        raise LookupError(f"nobody is evacuated in episode {self.number}")

    def evacuees(self, now: Moment) -> Sequence[str]:
        """HC-20.8: who can be evacuated from where the officer stands."""
        return ()

    def barrel_threshold(self, settings: Settings) -> int:
        """The damage that breaks a Barrel."""
        raise LookupError(f"Barrels cannot be shot at in episode {self.number}")

    def barrel_broken(self, play: P, barrel: str) -> Flow[None]:
        raise LookupError(f"Barrels cannot be shot at in episode {self.number}")

    # Mutants.

    def spawn_zone(self, table: Seen, content: HardCityContent) -> Sequence[Sequence[SpaceId]]:
        """HC-20.1: the patches where Mutants may appear."""
        return content.sheet(self.number).zone

    def no_spawn(self, table: Seen, content: HardCityContent) -> Collection[SpaceId]:
        """Where none may appear."""
        return ()

    def brings(self, table: Seen, mutant: Mutant) -> list[str]:
        """What a Mutant may take along when it moves."""
        return []

    def exits(self, table: Seen, content: HardCityContent, mutant: Mutant) -> list[str]:
        """What a Mutant may walk off the board with from its space."""
        return []

    def left(self, play: P, mutant: Mutant, bring: str) -> None:
        """A Mutant has walked off the board."""

    def attacks(self, table: Seen, mutant: Mutant) -> Sequence[MutantStrike]:
        """What a Mutant may do instead of an attack."""
        return ()

    def arrived(self, play: P, mutant: Mutant) -> bool:
        """A Mutant has entered its space: whether that takes it off the board."""
        return False

    # Chaos.

    def fubar_hp(self, state: HardCityState, settings: Settings, mode: HardCityMode) -> int:
        """F.U.B.A.R.'s HP as he appears."""
        return mode.fubar_hp(state, settings)

    def letter_drawn(self, play: P) -> None:
        """A card with a letter of F.U.B.A.R.'s name has been drawn."""

    @at_once
    def card_scores(self, play: P, amount: int) -> bool:
        """Whether the episode replaces VP that a chaos card's text gives."""
        return False


_EPISODES: dict[int, Episode] = {}


def episode_of(table: Seen) -> Episode:
    return _EPISODES[table.episode]
