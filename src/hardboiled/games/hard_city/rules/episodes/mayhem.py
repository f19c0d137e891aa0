"""HC-21: Mayhem on the Streets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.blasts import blast
from hardboiled.games.hard_city.rules.causes import because
from hardboiled.games.hard_city.rules.decks import draw_event
from hardboiled.games.hard_city.rules.episode import Episode
from hardboiled.games.hard_city.rules.events import BarrelExploded
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.helicopter import CallHelicopter
from hardboiled.games.hard_city.rules.opening import resolve_opening
from hardboiled.games.hard_city.rules.spawning import arrive
from hardboiled.games.hard_city.rules.state import civilian_on
from hardboiled.games.hard_city.rules.tokens import Evacuate, ShootBarrel, put
from hardboiled.kernel import Flow, SpaceId

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import Settings
    from hardboiled.games.hard_city.rules.moment import Moment


class Mayhem(Episode):
    number = 1
    actions = (ShootBarrel, Evacuate, CallHelicopter)

    def set_up(self, play: P) -> Flow[None]:
        """HC-21.2, HC-21.4: a Mutant by the Helicopter, then Call 911! brings the officers."""
        arrive(play, "mutant", play.state.helicopter)
        yield from resolve_opening(play)

    def begin_round(self, play: P) -> Flow[None]:
        """HC-21.5, HC-21.6: Civilians and crates where the card says; the Helicopter arrives."""
        marks = draw_event(play).episode_1
        for space in marks.round:
            yield from put(play, "civilian", space)
        for space in marks.square:
            yield from put(play, "police-crate", space)
        play.state.ladder = True

    def evacuation_ap(self, settings: Settings) -> int:
        return settings.helicopter_evacuation

    def evacuees(self, now: Moment) -> Sequence[str]:
        """HC-21.10, HC-21.11: from the Helicopter's space, once its ladder is down."""
        if now.table.helicopter != now.at or not now.table.ladder:
            return ()
        who = civilian_on(now.table, now.at)
        return (who,) if who else ()

    def barrel_threshold(self, settings: Settings) -> int:
        return settings.barrel_threshold

    def barrel_broken(self, play: P, barrel: str) -> Flow[None]:
        """HC-21.8, HC-21.9: it hits its own space and those around; the Barrel is gone."""
        settings = play.content.settings
        space = play.state.barrels.pop(barrel)
        play.say(BarrelExploded(barrel, space))
        hit: list[tuple[SpaceId, int]] = [(space, settings.barrel_blast)]
        hit += [(near, settings.barrel_splash) for near in terrain(play.state, play.content).plan.around[space]]
        yield from because(play, barrel, blast(play, hit, people=True))
