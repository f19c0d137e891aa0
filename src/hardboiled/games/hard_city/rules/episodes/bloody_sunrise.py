"""HC-24: Bloody Sunrise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.answers import PlaceOfficer, PlaceToken
from hardboiled.games.hard_city.rules.crates import place_crate
from hardboiled.games.hard_city.rules.episode import Episode
from hardboiled.games.hard_city.rules.events import Left, Placed
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.helicopter import CallHelicopter
from hardboiled.games.hard_city.rules.kills import remove_mutant
from hardboiled.games.hard_city.rules.opening import resolve_opening
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import Mutant, civilian_on, officer_of
from hardboiled.games.hard_city.rules.tokens import Evacuate, place_civilian
from hardboiled.kernel import Flow, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import Settings
    from hardboiled.games.hard_city.rules.moment import Moment

BUS, BOAT = "bus", SpaceId("boat")
FIRST_TEAM = 2
"""How many officers start on space S (HC-24.2)."""


class BloodySunrise(Episode):
    number = 4
    actions = (Evacuate, CallHelicopter)

    def set_up(self, play: P) -> Flow[None]:
        """HC-24.2, HC-24.3: the officers' side chooses which two start on S; the others on P."""
        state = play.state
        layout = play.content.layout(self.number, state.layout)
        state.aboard[BUS] = play.content.settings.bus_civilians
        for left in range(FIRST_TEAM, 0, -1):
            options = [PlaceOfficer(o.id, layout.start) for o in state.officers if not o.at]
            chosen = yield from ask(state.order_seats, options, "start-on-s", {"left": left})
            officer_of(state, chosen.officer).at = layout.start
        for officer in state.officers:
            officer.at = officer.at or layout.pier
            play.say(Placed(officer.id, officer.at))
        yield from resolve_opening(play)

    def begin_round(self, play: P) -> Flow[None]:
        """HC-24.5, HC-24.6, HC-24.9: two Civilians leave the Bus, the Helicopter drops a crate."""
        state = play.state
        sides = terrain(state, play.content).sides(BUS)
        used: list[SpaceId] = []
        for _ in range(min(play.content.settings.bus_unloads, state.aboard[BUS])):
            options = [PlaceToken("civilian", space) for space in sides if space not in used]
            chosen = yield from ask(state.order_seats, options, "unload")
            used.append(chosen.space)
            state.aboard[BUS] -= 1
            play.say(Placed(place_civilian(state, chosen.space), chosen.space))
        if crate := place_crate(state, "police", state.helicopter):
            play.say(Placed(crate, state.helicopter))

    def evacuation_ap(self, settings: Settings) -> int:
        return settings.boat_evacuation

    def evacuees(self, now: Moment) -> Sequence[str]:
        """HC-24.11, HC-24.12: from the pier."""
        if not now.calm or now.at != now.content.layout(self.number, now.table.layout).pier:
            return ()
        who = civilian_on(now.table, now.at)
        return (who,) if who else ()

    def arrived(self, play: P, mutant: Mutant) -> bool:
        """HC-24.8, HC-24.16: aboard, it is gone, unkilled, for a VP."""
        if mutant.at != BOAT:
            return False
        play.say(Left(mutant.id, ""))
        remove_mutant(play, mutant)
        chaos_scores(play, 1, "boat")
        return True
