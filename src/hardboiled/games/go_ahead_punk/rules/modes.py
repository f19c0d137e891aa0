"""What the rules ask of the way the game is played; one_vs_all.py and solo.py answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Protocol

from hardboiled.kernel import Mode

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import Item, Level, PunkContent, StingerCard
    from hardboiled.games.go_ahead_punk.rules.effects.clues import LocationIntel
    from hardboiled.games.go_ahead_punk.rules.kinds import Cause
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, PunkState
    from hardboiled.kernel import CardId, Flow, SpaceId


class PunkMode(Mode, ABC):
    """One way to play."""

    hidden: ClassVar[bool]
    """Whether there is somebody Stinger hides from; else his piece is always on the board (GP-SOL.8)."""
    after_start: ClassVar[str]
    """The step after Stinger has chosen where to start."""
    first_cop_turn: ClassVar[str]
    cop_turn: ClassVar[str]

    # Set-up and preparation.

    @abstractmethod
    def level(self, table: Seen, content: PunkContent) -> Level:
        """What the difficulty changes."""

    def has_card(self, card: StingerCard) -> bool:
        """Whether a card is in Stinger's deck."""
        return True

    def has_item(self, item: Item) -> bool:
        """Whether an item is in the inventory deck."""
        return True

    def cop_deck(self, content: PunkContent, level: Level, deck: list[CardId]) -> list[CardId]:
        """What is left of the Cops' deck."""
        return deck

    def set_up(self, state: PunkState, content: PunkContent, level: Level) -> None:
        """What else lies on the table."""

    def begins(self, play: P) -> None:
        """The opening begins; Stinger has his first cards."""

    @abstractmethod
    def lead(self, play: P) -> Flow[None]:
        """GP-PRE.8: what the Cops are told before their first move."""

    # Where Stinger is.

    @abstractmethod
    def show(self, play: P, reason: str) -> None:
        """All know where he is: how the table shows it."""

    def in_view(self, table: Seen) -> bool:
        """Whether the Cops see him."""
        return table.stinger.shown

    def exposed(self, play: P, reason: str) -> None:
        """He has been shown by a hit, an ER or a card, without a fight."""

    def caught(self, play: P) -> None:
        """A Cop stands on his space."""

    def heard(self, play: P, space: SpaceId) -> None:
        """A silent hit has become public."""

    def escaped(self, play: P) -> None:
        """He has left a fight."""

    @abstractmethod
    def escape_points(self, table: Seen, content: PunkContent) -> int:
        """How far he gets when he leaves a fight."""

    @abstractmethod
    def intel(self, play: P, cop: CopFigure, card: CardId, word: LocationIntel) -> Flow[None]:
        """A Cop has drawn Location Intel."""

    # The course of the game.

    @abstractmethod
    def has_hunches(self, table: Seen) -> bool:
        """Whether the hunch marker is in use."""

    @abstractmethod
    def hunch(self, play: P, cause: Cause) -> Flow[None]:
        """The hunch marker has reached Reveal, or a card tells as much."""

    def locked_down(self, play: P) -> None:
        """The Escape has begun."""


class Moded(Protocol):
    @property
    def mode(self) -> str: ...


_MODES: dict[str, PunkMode] = {}


def played(*modes: PunkMode) -> tuple[PunkMode, ...]:
    """These are the modes of the game."""
    _MODES.update({mode.id: mode for mode in modes})
    return modes


def mode_of(table: Moded) -> PunkMode:
    return _MODES[table.mode]
