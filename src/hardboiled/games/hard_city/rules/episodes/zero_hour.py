"""HC-25: Zero Hour."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import OfficerSeen, P, Seen
from hardboiled.games.hard_city.rules.answers import Stop
from hardboiled.games.hard_city.rules.dice import shooting_pool
from hardboiled.games.hard_city.rules.episode import Episode
from hardboiled.games.hard_city.rules.events import LightsSet, Placed, Powered, Removed
from hardboiled.games.hard_city.rules.ground import survey, terrain
from hardboiled.games.hard_city.rules.ids import NOWHERE
from hardboiled.games.hard_city.rules.modes import HardCityMode, mode_of
from hardboiled.games.hard_city.rules.movement import walk
from hardboiled.games.hard_city.rules.officer_action import Fact, OfficerAction, active_perk
from hardboiled.games.hard_city.rules.opening import resolve_opening
from hardboiled.games.hard_city.rules.scoring import chaos_scores, order_scores
from hardboiled.games.hard_city.rules.spawning import spawn
from hardboiled.games.hard_city.rules.state import HardCityState, Officer
from hardboiled.games.hard_city.rules.tokens import ShootBarrel, shoot_token
from hardboiled.kernel import Action, Flow, Manner, Pool, SpaceId, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent, Layout, Settings
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment

DOOM = "doom-device"


class PowerUp(OfficerAction, frozen=True):
    """HC-25.14: with the Battery at the Generator."""

    rule: ClassVar[str] = "HC-25.14"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "episode"

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        here = not now.table.powered and now.table.battery == now.at == _layout(now.table, now.content).generator
        return (cls(),) if here else ()

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.settings.generator

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        self.pay(play, officer)
        play.state.powered = True
        survey(play.state)
        play.say(Powered())


class UseHatch(OfficerAction, frozen=True):
    """HC-25.15, HC-25.16: between the laboratory entrance and the Rooftop Hatch."""

    rule: ClassVar[str] = "HC-25.15"
    manner: ClassVar[Manner] = "move"
    group: ClassVar[str] = "move"

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        if not now.table.powered:
            return ()
        layout = _layout(now.table, now.content)
        return (cls(),) if now.at in (layout.entrance, layout.hatch) else ()

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.settings.hatch

    def take(self, play: P, officer: Officer) -> Flow[None]:
        layout = _layout(play.state, play.content)
        self.pay(play, officer)
        yield from walk(play, officer, [layout.hatch if officer.at == layout.entrance else layout.entrance])


class ShootDoom(OfficerAction, frozen=True):
    """HC-25.20, HC-25.21: once the Barrels are gone."""

    rule: ClassVar[str] = "HC-25.20"
    manner: ClassVar[Manner] = "attack"
    group: ClassVar[str] = "fight"
    needs: ClassVar[Fact] = "gun"

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        table = now.table
        if table.barrels or not table.doom or table.doom == now.at:
            return ()
        return (cls(),) if now.ground.same_board(table.doom, now.at) else ()

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.settings.cost_shoot

    def dice(self, table: Seen, content: HardCityContent) -> Sequence[Pool]:
        return (shooting_pool(content, active_perk(table, content), need=content.settings.doom_threshold),)

    def points_at(self, table: Seen, content: HardCityContent) -> Sequence[str]:
        return (f"piece:{DOOM}",)

    def take(self, play: P, officer: Officer) -> Flow[None]:
        state = play.state
        self.pay(play, officer)
        if (yield from shoot_token(play, officer, self.dice(state, play.content)[0], DOOM, state.doom)):
            state.doom = NOWHERE
            order_scores(play, play.content.settings.doom_vp, DOOM)


class ZeroHour(Episode):
    number = 5
    actions = (PowerUp, UseHatch, ShootBarrel, ShootDoom)
    kills_score = False
    fubar_waits = False
    dark = True

    def set_up(self, play: P) -> Flow[None]:
        """HC-25.2, HC-25.5, HC-15.7: all lights on, officers on S, fewer Barrels after won episodes."""
        state = play.state
        state.lights = list(range(1, play.content.settings.lights + 1))
        while len(state.barrels) > state.roof_barrels:
            state.barrels.popitem()
        start = _layout(state, play.content).start
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

    def hides(self, table: Seen, content: HardCityContent, officer: OfficerSeen, space: SpaceId) -> bool:
        """HC-25.9: in the dark, unless the officer is next to it."""
        light = content.light_of.get(space)
        if light is None or light in table.lights:
            return False
        return space not in terrain(table, content).plan.around[officer.at]

    def barrel_threshold(self, settings: Settings) -> int:
        return settings.roof_barrel_threshold

    @at_once
    def barrel_broken(self, play: P, barrel: str) -> None:
        """HC-25.19: no explosion."""
        del play.state.barrels[barrel]
        play.say(Removed(barrel))

    def spawn_zone(self, table: Seen, content: HardCityContent) -> Sequence[Sequence[SpaceId]]:
        """HC-25.13: from the shadows of every Street Light that is off, too."""
        sheet = content.sheet(self.number)
        return (*sheet.zone, *(area for light, area in enumerate(sheet.lights, 1) if light not in table.lights))

    def no_spawn(self, table: Seen, content: HardCityContent) -> Collection[SpaceId]:
        """HC-25.13: never where a Street Light shines."""
        return {space for space, light in content.light_of.items() if light in table.lights}

    def fubar_hp(self, state: HardCityState, settings: Settings, mode: HardCityMode) -> int:
        return mode.last_fubar_hp(state, settings)

    def letter_drawn(self, play: P) -> None:
        """HC-25.11: each letter makes F.U.B.A.R. stronger."""
        play.state.fubar_hp += 1

    def card_scores(self, play: P, amount: int) -> Flow[bool]:
        """HC-25.28, HC-25.30: a Mutant on the Rooftop instead of VP by a card's text."""
        if not mode_of(play.state).rooftop_mutant:
            return False
        ground = terrain(play.state, play.content)
        yield from spawn(play, 1, [space for space in ground.walk if ground.region[space] == "rooftop"])
        return True


def _layout(table: Seen, content: HardCityContent) -> Layout:
    return content.layout(ZeroHour.number, table.layout)


class SwitchOn(Action, frozen=True):
    """This Street Light stays on."""

    rule: ClassVar[str] = "HC-25.7"
    manner: ClassVar[Manner] = "use"
    light: int

    def points_at(self, table: Seen, content: HardCityContent) -> Sequence[str]:
        return [f"space:{space}" for space in content.sheet(table.episode).lights[self.light - 1]]


def switch(play: P, on: int) -> Flow[None]:
    """HC-25.7: exactly so many stay on; as they are, if that fits."""
    state = play.state
    every = range(1, play.content.settings.lights + 1)
    chosen: list[int] = []
    while len(chosen) < on:
        options: list[Action] = [SwitchOn(light) for light in every if light not in chosen]
        if not chosen and len(state.lights) == on:
            options.append(Stop())
        seats, args = mode_of(state).chaos_seats(state), {"left": on - len(chosen)}
        answer = yield from ask(seats, options, "lights", {**args})
        if not isinstance(answer, SwitchOn):
            return
        chosen.append(answer.light)
    state.lights[:] = sorted(chosen)
    play.say(LightsSet(tuple(state.lights)))
