"""What every word of a Police Card or a reward can be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.ids import Moment
from hardboiled.kernel import Effect, Flow

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.rules.state import Officer


class Word(Effect, frozen=True):
    """What the text of a Police Card does on the own turn (PP-12.6), or a reward for the active player (PP-8.15)."""

    moment: ClassVar[Moment] = "act"
    """When a card with this text is played."""

    @property
    def tag(self) -> str:
        """The word in content and catalog."""
        return str(self.__struct_config__.tag)

    def can(self, table: Seen, content: C, officer: OfficerSeen) -> bool:
        """Whether it could do anything now, at its moment."""
        return True

    def do(self, play: P, officer: Officer) -> Flow[None]:
        return super().do(play, officer)
