"""HC-24: Bloody Sunrise."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.actions import CallHelicopter, Evacuate, PlaceOfficer, PlaceToken
from hardboiled.games.hard_city.rules.episode import Episode, add_episode
from hardboiled.games.hard_city.rules.episode_1 import call_helicopter
from hardboiled.games.hard_city.rules.events import Left, Placed
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.kills import remove_mutant
from hardboiled.games.hard_city.rules.movement import place_civilian, place_crate
from hardboiled.games.hard_city.rules.opening import resolve_opening
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import Mutant, Officer, civilian_on, officer_of
from hardboiled.games.hard_city.rules.tokens import evacuate, evacuation_cost
from hardboiled.kernel import Action, Flow, SpaceId, choose

BUS, BOAT = "bus", SpaceId("boat")
FIRST_TEAM = 2
"""How many officers start on space S (HC-24.2)."""


class BloodySunrise(Episode):
    number = 4

    def set_up(self, play: P) -> Flow[None]:
        """HC-24.2, HC-24.3: the officers' side chooses which two start on S; the others on P."""
        state = play.state
        layout = play.content.layout(4, state.layout)
        state.aboard[BUS] = play.content.settings.bus_civilians
        for left in range(FIRST_TEAM, 0, -1):
            options = [PlaceOfficer(o.id, layout.start) for o in state.officers if not o.at]
            chosen = yield from choose(state.order_seats, options, "start-on-s", {"left": left})
            officer_of(state, chosen.officer).at = layout.start
        for officer in state.officers:
            officer.at = officer.at or layout.pier
            play.say(Placed(officer.id, officer.at))
        yield from resolve_opening(play)

    def begin_round(self, play: P) -> Flow[None]:
        """HC-24.5, HC-24.6, HC-24.9: two Civilians leave the Bus, the Helicopter drops a crate."""
        state = play.state
        sides = terrain(play).sides(BUS)
        used: list[SpaceId] = []
        for _ in range(min(play.content.settings.bus_unloads, state.aboard[BUS])):
            options = [PlaceToken("civilian", space) for space in sides if space not in used]
            chosen = yield from choose(state.order_seats, options, "unload")
            used.append(chosen.space)
            state.aboard[BUS] -= 1
            play.say(Placed(place_civilian(state, chosen.space), chosen.space))
        if crate := place_crate(state, "police", state.helicopter):
            play.say(Placed(crate, state.helicopter))

    def actions(self, play: P, officer: Officer, calm: bool, options: list[Action]) -> None:
        """HC-24.11 to HC-24.13."""
        state, settings = play.state, play.content.settings
        if calm and officer.at == play.content.layout(4, state.layout).pier:
            who = civilian_on(state, officer.at)
            if who and officer.ap >= evacuation_cost(play, officer, settings.boat_evacuation):
                options.append(Evacuate(who))
        if officer.ap >= settings.call_helicopter:
            options.append(_CALL)

    def take(self, play: P, officer: Officer, action: Action) -> Flow[None]:
        settings = play.content.settings
        match action:
            case Evacuate(who=who):
                officer.ap -= evacuation_cost(play, officer, settings.boat_evacuation)
                yield from evacuate(play, who, 1)
            case CallHelicopter():
                officer.ap -= settings.call_helicopter
                yield from call_helicopter(play, officer)

    def arrived(self, play: P, mutant: Mutant) -> bool:
        """HC-24.8, HC-24.16: aboard, it is gone, unkilled, for a VP."""
        if mutant.at != BOAT:
            return False
        play.say(Left(mutant.id, ""))
        remove_mutant(play, mutant)
        chaos_scores(play, 1, "boat")
        return True


_CALL = CallHelicopter()
add_episode(BloodySunrise())
