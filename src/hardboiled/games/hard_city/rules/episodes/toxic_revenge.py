"""HC-23: Toxic Revenge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.answers import ChooseOfficer, PlaceToken, Stop
from hardboiled.games.hard_city.rules.episode import Episode
from hardboiled.games.hard_city.rules.events import Attacked, GearDrawn, Left, ManholeClosed, Placed, Removed
from hardboiled.games.hard_city.rules.ground import survey, terrain
from hardboiled.games.hard_city.rules.harm import hurt
from hardboiled.games.hard_city.rules.ids import MAYOR
from hardboiled.games.hard_city.rules.kills import remove_mutant
from hardboiled.games.hard_city.rules.kinds import Vehicle, squares
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.mutant_action import MutantStrike
from hardboiled.games.hard_city.rules.officer_action import OfficerAction
from hardboiled.games.hard_city.rules.opening import CAR, resolve_opening
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import Ally, Mutant, Officer, beset, civilian_on, officer_of
from hardboiled.games.hard_city.rules.tokens import Evacuate
from hardboiled.kernel import Action, CardId, Flow, Manner, SpaceId, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent, Settings
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment

LIMOUSINE, FLAMETHROWER = "limousine", CardId("flamethrower")
CARS = ("car-1", "car-2", LIMOUSINE)
"""Who waits in them can be pulled out."""


class PullOut(OfficerAction, frozen=True):
    """HC-23.9 to HC-23.11: somebody comes out of a car, onto the officer's space."""

    rule: ClassVar[str] = "HC-23.10"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "episode"
    car: Vehicle

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        aboard, sides = now.table.aboard, now.ground.sides
        return [cls(car) for car in CARS if aboard[car] and now.at in sides(car)]

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.settings.pull_out

    def points_at(self, table: Seen, content: HardCityContent) -> Sequence[str]:
        return squares(table, self.car)

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        self.pay(play, officer)
        pull_out(play, self.car, officer.at)


def pull_out(play: P, car: str, to: SpaceId) -> None:
    """HC-23.10, HC-23.11."""
    state = play.state
    state.aboard[car] -= 1
    name = MAYOR if car == LIMOUSINE else state.civilian_pool.pop()
    state.civilians[name] = to
    play.say(Placed(name, to))


class AttackCar(MutantStrike, frozen=True):
    """HC-23.8, HC-23.27: a Mutant on the Police Car attacks it."""

    rule: ClassVar[str] = "HC-23.8"
    manner: ClassVar[Manner] = "attack"

    @at_once
    def take(self, play: P, mutant: Mutant, more: int) -> bool:
        mutant.attacked = True
        play.say(Attacked(mutant.id, CAR))
        chaos_scores(play, 1, "police-car")
        return False


class ToxicRevenge(Episode):
    number = 3
    actions = (PullOut, Evacuate)
    manholes_lead_down = True

    def set_up(self, play: P) -> Flow[None]:
        """HC-23.2: Civilians in their cars, officers on S, Gear Up!, and a Flamethrower for somebody."""
        state, settings = play.state, play.content.settings
        state.aboard = {"car-1": settings.civilians_per_car, "car-2": settings.civilians_per_car, LIMOUSINE: 1}
        start = play.content.layout(self.number, state.layout).start
        for officer in state.officers:
            officer.at = start
            play.say(Placed(officer.id, start))
        held = sum(officer.gear.count(FLAMETHROWER) for officer in state.officers)
        yield from resolve_opening(play)
        if sum(officer.gear.count(FLAMETHROWER) for officer in state.officers) == held:
            yield from hand_out_flamethrower(play)

    def begin_round(self, play: P) -> Flow[None]:
        """HC-23.5 to HC-23.7, HC-23.29: one of three Manholes closes; clouds go, and may come."""
        state = play.state
        state.closed = f"manhole-{1 + play.below(3)}"
        survey(state)
        play.say(ManholeClosed(state.closed))
        if state.clouds:
            state.clouds.clear()
            play.say(Removed("clouds"))
        count = mode_of(state).clouds_each_round(play.content.settings)
        yield from place_clouds(play, count, clear_spaces(state, play.content))

    def evacuation_ap(self, settings: Settings) -> int:
        return settings.car_evacuation

    def evacuees(self, now: Moment) -> Sequence[str]:
        """HC-23.12, HC-23.13: by the side of the Police Car, with no active Mutant there or on it."""
        table = now.table
        if not now.calm or now.at not in now.ground.sides(CAR) or beset(table, CAR):
            return ()
        who = [civilian_on(table, now.at), MAYOR if table.civilians.get(MAYOR) == now.at else ""]
        return [name for name in who if name]

    def entered(self, play: P, who: Officer | Ally) -> None:
        """HC-23.22, HC-13.3: each time an officer or an Ally enters."""
        if who.at in play.state.clouds:
            hurt(play, who.id, play.content.settings.cloud_damage, "cloud")

    def brings(self, table: Seen, mutant: Mutant) -> list[str]:
        """HC-23.16: 1-vs-All only."""
        return [MAYOR] if mode_of(table).carries_off and table.civilians.get(MAYOR) == mutant.at else []

    def exits(self, table: Seen, content: HardCityContent, mutant: Mutant) -> list[str]:
        """HC-23.16: at any space of the board's edge."""
        bring = self.brings(table, mutant)
        return bring if bring and mutant.at in edge_spaces(content) else []

    def left(self, play: P, mutant: Mutant, bring: str) -> None:
        """HC-23.26: 3 VP; the Mutant is not killed."""
        play.say(Left(mutant.id, bring))
        remove_mutant(play, mutant)
        del play.state.civilians[MAYOR]
        chaos_scores(play, play.content.settings.mayor_vp, "mayor")

    def attacks(self, table: Seen, mutant: Mutant) -> Sequence[MutantStrike]:
        """HC-23.8, HC-23.27: only from the car itself."""
        return (AttackCar(mutant.id),) if mutant.at == CAR else ()


def edge_spaces(content: HardCityContent) -> list[SpaceId]:
    spots = content.plans[ToxicRevenge.number].spots
    return [s for s, at in spots.items() if at.region == "street" and (at.x in (0, 7) or at.y in (0, 11))]


def hand_out_flamethrower(play: P) -> Flow[None]:
    """HC-23.2, HC-23.3: searched out of its deck, which is shuffled again."""
    state = play.state
    pile = state.police if FLAMETHROWER in state.police else state.street
    if FLAMETHROWER not in pile:
        return
    options = [ChooseOfficer(officer.id) for officer in state.officers]
    chosen = yield from ask(state.order_seats, options, "flamethrower")
    pile.remove(FLAMETHROWER)
    play.shuffle(pile)
    officer_of(state, chosen.officer).gear.append(FLAMETHROWER)
    play.say(GearDrawn(chosen.officer, FLAMETHROWER))


def clear_spaces(table: Seen, content: HardCityContent) -> list[SpaceId]:
    """HC-23.7: streets without an officer, Civilian or Mutant."""
    ground = terrain(table, content)
    taken = {mutant.at for mutant in table.mutants} | set(table.civilians.values()) | {o.at for o in table.officers}
    if table.ally is not None:
        taken.add(table.ally.at)
    return [space for space in ground.walk if ground.region[space] == "street" and space not in taken]


def place_clouds(play: P, count: int, spaces: list[SpaceId]) -> Flow[None]:
    """HC-23.7, HC-20.5: up to so many, of six tokens."""
    state, mode = play.state, mode_of(play.state)
    for left in range(count, 0, -1):
        if len(state.clouds) >= play.content.settings.clouds:
            return
        options: list[Action] = [PlaceToken("cloud", space) for space in spaces if space not in state.clouds]
        if not options:
            return
        if mode.may_stop:
            options.append(Stop())
        chosen = yield from ask(mode.chaos_seats(state), options, "cloud", {"left": left})
        if not isinstance(chosen, PlaceToken):
            return
        state.clouds.append(chosen.space)
        play.say(Placed("cloud", chosen.space, state.cause))
