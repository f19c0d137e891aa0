"""What the rules ask of a Final Plot; each of the five is a class that answers otherwise where it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.kick_ass.rules import P
from hardboiled.games.kick_ass.rules.actions import HeroAction
from hardboiled.games.kick_ass.rules.state import By, City, Foe
from hardboiled.kernel import CardId, SpaceId, at_once

if TYPE_CHECKING:
    from collections.abc import Sequence


class FinalPlot:
    """A Final Plot without rules of its own."""

    id: ClassVar[str] = ""
    way_out: ClassVar[str] = ""
    """The step that begins when the Heroes leave the city."""
    timer_actions: ClassVar[tuple[type[HeroAction], ...]] = ()
    """What it lets Heroes spend Timer icons on."""
    payments: ClassVar[tuple[type[HeroAction], ...]] = ()
    """What it lets Heroes do for Dollars, without an icon."""
    softens: ClassVar[bool] = True
    """Whether the softer option keeps its matured Boss Events in the game."""

    def __init_subclass__(cls) -> None:
        if cls.id:
            PLOTS[cls.id] = cls()

    # Its course.

    @at_once
    def set_up(self, play: P) -> None:
        """KA-23.2: what comes on the board when it shows."""

    @at_once
    def event_completed(self, play: P, event_id: CardId, by: By) -> None:
        """KA-23.5: the effect of a completed Boss Event."""

    def event_matured(self, play: P) -> None:
        """KA-27.16: an Event, its own or another, has left the row uncompleted."""

    def event_left(self, play: P, event_id: CardId) -> None:
        """What goes with an Event that leaves the row."""

    def can_be_won(self, play: P) -> bool:
        """KA-23.11."""
        return True

    def night_move(self, play: P) -> None:
        """KA-20.10: before the first step of the Sleep Phase."""

    def minions_killed(self, play: P, place: str, count: int) -> None:
        """What ordinary Minions that die there bring about."""

    def after_strikes(self, play: P) -> None:
        """KA-30.15: whether it is won by the Hits of a Fight, before anything else follows from it."""

    # Its Boss.

    def stands_back(self, city: City, foe: Foe) -> bool:
        """Whether the Boss or Mini-Boss takes no part in Fights just now."""
        return False

    def out_of_reach(self, city: City, foe: Foe) -> bool:
        """Whether Hits cannot reach it just now, though it fights."""
        return False

    def blocks_timer(self, city: City, place: SpaceId) -> bool:
        return False

    def shields_again(self, against: Sequence[str]) -> bool:
        """Whether every Shield is rolled again in a Fight against these."""
        return False


PLOTS: dict[str, FinalPlot] = {}
"""The five, by the id their card has."""
_SECRET = FinalPlot()


def the_plot(city: City) -> FinalPlot:
    """The Final Plot as far as all know it."""
    return PLOTS.get(city.plot, _SECRET)
