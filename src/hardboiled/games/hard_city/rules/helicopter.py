"""HC-21.12, HC-24.13: calling the Helicopter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.officer_action import OfficerAction
from hardboiled.games.hard_city.rules.state import Officer
from hardboiled.games.hard_city.rules.tokens import place_anywhere
from hardboiled.kernel import Flow, Manner, SeatId, SpaceId

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment

HELICOPTER = "helicopter"


class CallHelicopter(OfficerAction, frozen=True):
    rule: ClassVar[str] = "HC-21.12"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "episode"

    @classmethod
    def offered(cls, now: Moment) -> Sequence[CallHelicopter]:
        return CALL

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.settings.call_helicopter

    def take(self, play: P, officer: Officer) -> Flow[None]:
        self.pay(play, officer)
        yield from fly(play, (officer.seat,), play.state.helicopter)


CALL = (CallHelicopter(),)


def fly(play: P, seats: tuple[SeatId, ...], besides: SpaceId) -> Flow[None]:
    """It will be there, 'On the way' up."""
    play.state.helicopter = yield from place_anywhere(play, seats, HELICOPTER, besides)
    play.state.ladder = False
