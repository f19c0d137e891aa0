"""Stinger against players who do not see him."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.content import Level
from hardboiled.games.go_ahead_punk.rules.events import Found
from hardboiled.games.go_ahead_punk.rules.finding import give_lead, location_intel, name_district
from hardboiled.games.go_ahead_punk.rules.modes import PunkMode

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.effects.clues import LocationIntel
    from hardboiled.games.go_ahead_punk.rules.kinds import Cause
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure
    from hardboiled.kernel import CardId, Flow

_PLAIN = Level()


class OneVsAll(PunkMode):
    hidden: ClassVar[bool] = True
    after_start: ClassVar[str] = "place-cops"
    first_cop_turn: ClassVar[str] = "opening-cop"
    cop_turn: ClassVar[str] = "cop-turn"

    def level(self, table: Seen, content: PunkContent) -> Level:
        return _PLAIN

    def lead(self, play: P) -> Flow[None]:
        return give_lead(play)

    def show(self, play: P, reason: str) -> None:
        """GP-REV.11: his piece is put on his space, unless it stands there already."""
        stinger = play.state.stinger
        if not stinger.shown:
            stinger.shown = True
            play.say(Found(stinger.space, reason))

    def escape_points(self, table: Seen, content: PunkContent) -> int:
        """GP-RET.3."""
        return content.settings.escape_move

    def intel(self, play: P, cop: CopFigure, card: CardId, word: LocationIntel) -> Flow[None]:
        return location_intel(play, cop, card, word)

    def has_hunches(self, table: Seen) -> bool:
        """GP-HUN.6: in the Escape, too."""
        return True

    def hunch(self, play: P, cause: Cause) -> Flow[None]:
        """GP-HUN.2: he names his district."""
        return name_district(play, cause)
