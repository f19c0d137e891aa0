"""HC-25: Zero Hour."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules import effects_words as words
from hardboiled.games.hard_city.rules.actions import PowerUp, ShootBarrel, ShootDoom, Stop, SwitchOn, UseHatch
from hardboiled.games.hard_city.rules.chaos_effects import add_word
from hardboiled.games.hard_city.rules.episode import Episode, add_episode
from hardboiled.games.hard_city.rules.events import LightsSet, Placed, Powered, Removed
from hardboiled.games.hard_city.rules.ground import card_reaches, survey, terrain
from hardboiled.games.hard_city.rules.horde import chaos_seats, spawn
from hardboiled.games.hard_city.rules.movement import walk
from hardboiled.games.hard_city.rules.opening import resolve_opening
from hardboiled.games.hard_city.rules.scoring import chaos_scores, order_scores
from hardboiled.games.hard_city.rules.state import NOWHERE, Officer
from hardboiled.games.hard_city.rules.tokens import shoot_token
from hardboiled.kernel import Action, Ask, Flow, SpaceId


class ZeroHour(Episode):
    number = 5
    kills_score = False

    def set_up(self, play: P) -> Flow[None]:
        """HC-25.2, HC-25.5, HC-15.7: all lights on, officers on S, fewer Barrels after won episodes."""
        state = play.state
        state.lights = list(range(1, play.content.settings.lights + 1))
        while len(state.barrels) > state.roof_barrels:
            state.barrels.popitem()
        start = play.content.layout(5, state.layout).start
        for officer in state.officers:
            officer.at = start
            play.say(Placed(officer.id, start))
        yield from resolve_opening(play)

    def begin_round(self, play: P) -> Flow[None]:
        """HC-25.6 to HC-25.8: the officers, or Doctor Zero, set the Street Lights."""
        yield from switch(play, play.content.settings.lights_on)

    def end_round(self, play: P) -> None:
        """HC-25.27."""
        chaos_scores(play, 1, "round")

    def actions(self, play: P, officer: Officer, calm: bool, options: list[Action]) -> None:
        """HC-25.14 to HC-25.21."""
        state, settings, ap = play.state, play.content.settings, officer.ap
        layout = play.content.layout(5, state.layout)
        if not state.powered:
            if officer.at == layout.generator == state.battery and ap >= settings.generator:
                options.append(_POWER)
        elif officer.at in (layout.entrance, layout.hatch) and ap >= settings.hatch:
            options.append(_HATCH)
        if officer.at[:2] != "r-" or officer.jammed or ap < settings.cost_shoot:
            return
        if calm or play.content.perks(officer.skills).sum.shoots_beset:
            if state.barrels:
                options.extend([ShootBarrel(name) for name, at in state.barrels.items() if at != officer.at])
            elif state.doom and state.doom != officer.at:
                options.append(_DOOM)

    def take(self, play: P, officer: Officer, action: Action) -> Flow[None]:
        state, settings = play.state, play.content.settings
        layout = play.content.layout(5, state.layout)
        match action:
            case PowerUp():
                officer.ap -= settings.generator
                state.powered = True
                survey(state)
                play.say(Powered())
            case UseHatch():
                officer.ap -= settings.hatch
                to = layout.hatch if officer.at == layout.entrance else layout.entrance
                yield from walk(play, officer, to)
            case ShootBarrel(barrel=barrel):
                at = state.barrels[barrel]
                if (yield from shoot_token(play, officer, barrel, at, settings.roof_barrel_threshold)):
                    del state.barrels[barrel]
                    play.say(Removed(barrel))
            case ShootDoom():
                if (yield from shoot_token(play, officer, "doom-device", state.doom, settings.doom_threshold)):
                    state.doom = NOWHERE
                    order_scores(play, settings.doom_vp, "doom-device")

    def hides(self, play: P, officer: Officer, space: SpaceId) -> bool:
        """HC-25.9: in the dark, unless the officer is next to it."""
        light = play.content.light_of.get(space)
        if light is None or light in play.state.lights:
            return False
        return space not in terrain(play).plan.around[officer.at]

    def may_spawn(self, play: P, space: SpaceId) -> bool:
        """HC-25.13: from the shadows."""
        light = play.content.light_of.get(space)
        return light is None or light not in play.state.lights

    def card_scores(self, play: P, amount: int) -> Flow[bool]:
        """HC-25.28, HC-25.30: a Mutant on the Rooftop instead of VP by a card's text."""
        if play.state.mode != "co-op":
            return False
        ground = terrain(play)
        yield from spawn(play, 1, [space for space in ground.walk if ground.region[space] == "rooftop"])
        return True


_POWER, _HATCH, _DOOM = PowerUp(), UseHatch(), ShootDoom()


def switch(play: P, on: int) -> Flow[None]:
    """HC-25.7: exactly so many stay on; as they are, if that fits."""
    state = play.state
    every = range(1, play.content.settings.lights + 1)
    chosen: list[int] = []
    while len(chosen) < on:
        options: list[Action] = [SwitchOn(light) for light in every if light not in chosen]
        if not chosen and len(state.lights) == on:
            options.append(Stop())
        answer: Action = yield Ask(chaos_seats(state), options, "lights", {"left": on - len(chosen)})
        if not isinstance(answer, SwitchOn):
            return
        chosen.append(answer.light)
    state.lights[:] = sorted(chosen)
    play.say(LightsSet(tuple(state.lights)))


def set_lights(play: P, effect: words.Lights) -> Flow[None]:
    """HC-25.7, HC-25.22: a Special card may say otherwise, until the next round; not from the Rooftop."""
    if card_reaches(play, play.content.layout(5, play.state.layout).start):
        yield from switch(play, effect.on)


add_word(words.Lights, set_lights)
add_episode(ZeroHour())
