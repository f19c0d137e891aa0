"""HC-21: Mayhem on the Streets."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules import effects_words as words
from hardboiled.games.hard_city.rules.actions import CallHelicopter, Evacuate, ShootBarrel
from hardboiled.games.hard_city.rules.blasts import blast
from hardboiled.games.hard_city.rules.chaos_effects import add_word
from hardboiled.games.hard_city.rules.decks import draw_event
from hardboiled.games.hard_city.rules.episode import Episode, add_episode
from hardboiled.games.hard_city.rules.events import BarrelExploded
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.horde import arrive, chaos_seats
from hardboiled.games.hard_city.rules.opening import resolve_opening
from hardboiled.games.hard_city.rules.state import NOWHERE, Officer, civilian_on
from hardboiled.games.hard_city.rules.tokens import evacuate, evacuation_cost, place_anywhere, put, shoot_token
from hardboiled.kernel import Action, Flow, SpaceId

HELICOPTER = "helicopter"


class Mayhem(Episode):
    number = 1

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

    def actions(self, play: P, officer: Officer, calm: bool, options: list[Action]) -> None:
        """HC-21.7, HC-21.10 to HC-21.12."""
        state, settings, ap = play.state, play.content.settings, officer.ap
        perk = play.content.perks(officer.skills).sum
        if ap >= settings.cost_shoot and (calm or perk.shoots_beset) and not officer.jammed:
            options.extend([ShootBarrel(name) for name, at in state.barrels.items() if at != officer.at])
        if state.helicopter == officer.at and state.ladder:
            who = civilian_on(state, officer.at)
            if who and ap >= evacuation_cost(play, officer, settings.helicopter_evacuation):
                options.append(Evacuate(who))
        if ap >= settings.call_helicopter:
            options.append(_CALL)

    def take(self, play: P, officer: Officer, action: Action) -> Flow[None]:
        state, settings = play.state, play.content.settings
        match action:
            case ShootBarrel(barrel=barrel):
                at = state.barrels[barrel]
                if (yield from shoot_token(play, officer, barrel, at, settings.barrel_threshold)):
                    yield from explode(play, barrel)
            case Evacuate(who=who):
                officer.ap -= evacuation_cost(play, officer, settings.helicopter_evacuation)
                yield from evacuate(play, who, 1)
            case CallHelicopter():
                officer.ap -= settings.call_helicopter
                yield from call_helicopter(play, officer)


_CALL = CallHelicopter()


def call_helicopter(play: P, officer: Officer) -> Flow[None]:
    """HC-21.12, HC-24.13: it will be there, 'On the way' up."""
    state = play.state
    state.helicopter = yield from place_anywhere(play, (officer.seat,), HELICOPTER, state.helicopter)
    state.ladder = False


def explode(play: P, barrel: str) -> Flow[None]:
    """HC-21.8, HC-21.9: it hits its own space and those around; the Barrel is gone."""
    settings = play.content.settings
    space = play.state.barrels.pop(barrel)
    play.say(BarrelExploded(barrel, space))
    hit: list[tuple[SpaceId, int]] = [(space, settings.barrel_blast)]
    hit += [(near, settings.barrel_splash) for near in terrain(play).plan.around[space]]
    yield from blast(play, hit, people=True)


def takeover(play: P, effect: words.Takeover) -> Flow[None]:
    """HC-21.17."""
    if play.state.helicopter != NOWHERE:
        seats = chaos_seats(play.state)
        play.state.helicopter = yield from place_anywhere(play, seats, HELICOPTER, NOWHERE)
        play.state.ladder = False


add_word(words.Takeover, takeover)
add_episode(Mayhem())
