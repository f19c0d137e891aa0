"""The officers' instinct for what an episode adds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.games.hard_city.mind.rates import OptionRates
from hardboiled.games.hard_city.mind.sight import Sight
from hardboiled.games.hard_city.rules.ally import AllyStep, SendAlly
from hardboiled.games.hard_city.rules.answers import PlaceOfficer, PlaceToken
from hardboiled.games.hard_city.rules.episodes.heist import SealManhole
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import LIMOUSINE, PullOut
from hardboiled.games.hard_city.rules.episodes.zero_hour import PowerUp, ShootDoom, SwitchOn, UseHatch
from hardboiled.games.hard_city.rules.helicopter import HELICOPTER, CallHelicopter
from hardboiled.games.hard_city.rules.ids import MAYOR
from hardboiled.games.hard_city.rules.opening import DriveTo, EnterAt
from hardboiled.games.hard_city.rules.round import PickOfficer
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.games.hard_city.rules.tokens import Evacuate
from hardboiled.games.hard_city.view import OfficerView
from hardboiled.kernel import Ask, SpaceId

ERRANDS = OptionRates()
ERRANDS.always(15.0, PowerUp)
ERRANDS.always(20.0, ShootDoom)


@ERRANDS.of(Evacuate)
def evacuate(sight: Sight, ask: Ask[Any], action: Evacuate) -> float:
    return 20.0 if action.who == MAYOR else 12.0


@ERRANDS.of(SealManhole)
def seal(sight: Sight, ask: Ask[Any], action: SealManhole) -> float:
    officer = sight.active
    assert officer is not None
    if action.sure:
        return 8.0 if officer.ap < 6 else 7.0
    return 9.0 if officer.ap in (2, 3) or officer.ap > 4 else 7.5


@ERRANDS.of(PullOut)
def pull(sight: Sight, ask: Ask[Any], action: PullOut) -> float:
    officer = sight.active
    assert officer is not None
    waiting = sum(at == officer.at for at in sight.view.civilians.values())
    if waiting or sight.active_near(officer.at, 2) > 2:
        return -0.5
    return 6.0 if action.car == LIMOUSINE else 4.0


@ERRANDS.of(CallHelicopter)
def call_helicopter(sight: Sight, ask: Ask[Any], action: CallHelicopter) -> float:
    """Worth the ways it saves, if nobody can be brought to it in what is left of the round."""
    view = sight.view
    if view.episode != 1 or not sight.civilians:
        return -1.0
    far = sight.ground.distances
    if view.ladder and any(_could_bring(sight, officer, view.helicopter) for officer in sight.standing):
        return -1.0
    home = sum([min(12, far[view.helicopter].get(at, FAR)) for at in sight.civilians])
    best = min([sum([min(12, far[near].get(at, FAR)) for at in sight.civilians]) for near in sight.civilians])
    return 0.3 * (home - best) - 0.3


def _could_bring(sight: Sight, officer: OfficerView, haven: SpaceId) -> bool:
    """Whether an officer who is still to act may have the time to bring somebody there."""
    if officer.done:
        return False
    spaces = 2 * (officer.ap - 2)
    far = sight.ground.distances
    return any(far[at].get(officer.at, FAR) + far[haven].get(at, FAR) <= spaces for at in sight.civilians)


@ERRANDS.of(PlaceToken)
def place(sight: Sight, ask: Ask[Any], action: PlaceToken) -> float:
    space, view = action.space, sight.view
    if action.token == HELICOPTER:
        goals = sight.civilians if view.episode == 1 else sight.spots
        return -sum(sight.far(goal, space) for goal in goals) / max(1, len(goals)) - sight.active_near(space, 2)
    if action.token == "cloud":
        return float(min(sight.nearest(space, sight.spots), 6)) + 0.2 * sight.nearest(space, sight.havens)
    if action.token == "civilian":
        danger = sight.active_near(space, 2) + sight.under_fire(space)
        return -float(sight.nearest(space, sight.havens)) - 1.5 * danger
    if action.token == "blast":
        return float(sight.active_near(space, 3))
    return -float(sight.nearest(space, sight.spots))


@ERRANDS.of(UseHatch)
def hatch(sight: Sight, ask: Ask[Any], action: UseHatch) -> float:
    officer = sight.active
    assert officer is not None
    return -5.0 if sight.on_roof(officer.at) else 7.0


@ERRANDS.of(SwitchOn)
def lights(sight: Sight, ask: Ask[Any], action: SwitchOn) -> float:
    """Light up what is close: Mutants come from the dark."""
    area = sight.content.sheet(5).lights[action.light - 1]
    return 20.0 - sum(sight.far(officer.at, area[0]) for officer in sight.standing) / max(1, len(sight.standing))


@ERRANDS.of(PickOfficer)
def pick(sight: Sight, ask: Ask[Any], action: PickOfficer) -> float:
    """First who can score, then who is in trouble."""
    officer = next(o for o in sight.view.officers if o.id == action.officer)
    worth = 0.3 * sight.active_on(officer.at) + 0.1 * (6 - officer.hp)
    if any(at == officer.at for at in sight.view.civilians.values()) or sight.view.battery == officer.at:
        worth += 2.0 - 0.1 * sight.nearest(officer.at, sight.havens)
    return worth - 0.05 * min(20, sight.nearest(officer.at, sight.errands))


@ERRANDS.of(SendAlly)
def send_ally(sight: Sight, ask: Ask[Any], action: SendAlly) -> float:
    """A bite surely stuns: better than fists where somebody is in trouble."""
    ally = sight.view.ally
    assert ally is not None
    perk = sight.content.perks(ally.skills).sum
    if perk.blast_guides and ally.at in sight.civilians and sight.havens and ally.at not in sight.havens:
        return 1.0
    if ally.hp < 2:
        return -0.5
    near = [at for at in sight.awake if sight.far(at, ally.at) <= perk.blast_steps]
    haste = 0.6 if sight.view.episode in (2, 5) else 1.0
    return max([haste * _bites(sight, at, perk.blast_stuns) for at in near], default=-0.5)


def _bites(sight: Sight, at: SpaceId, stuns: int) -> float:
    """What it is worth that so many of those on a space are stunned."""
    further = max(0, min(stuns, sight.active_on(at)) - 1)
    return (0.7 + 0.4 * min(3.0, sight.crowd(at))) * (1.0 + 0.5 * further)


@ERRANDS.of(AllyStep)
def ally_step(sight: Sight, ask: Ask[Any], action: AllyStep) -> float:
    ally, to = sight.view.ally, action.to
    assert ally is not None
    worth = -0.5 * bool(sight.active_on(ally.at)) - (1.2 if to in sight.view.clouds else 0.0)
    if action.bring:
        return worth + 2.0 * (sight.nearest(ally.at, sight.havens) - sight.nearest(to, sight.havens))
    if not sight.active_on(to):
        return worth + 0.2 * (sight.nearest(ally.at, sight.awake) - sight.nearest(to, sight.awake))
    if sight.active_on(ally.at) and sight.crowd(ally.at) >= sight.crowd(to):
        return -0.5
    return worth + 1.0 + min(3.0, sight.crowd(to)) - 0.3 * sight.active_on(to)


@ERRANDS.of(PlaceOfficer)
def start(sight: Sight, ask: Ask[Any], action: PlaceOfficer) -> float:
    """Where nobody who is placed already is as close to something to do; else close to all there is."""
    near, spots = sight.ground.distances, sight.spots
    space = action.space
    free = [goal for goal in sight.errands if all(near[goal].get(at, FAR) > near[goal].get(space, FAR) for at in spots)]
    close = sight.nearest(space, free) if free else TAKEN + 0.5 * _mean_way(sight, space, sight.errands)
    return -close - 0.3 * sight.active_near(space, 2)


TAKEN = 30.0
"""How far it seems to an officer where others are as close to everything."""


@ERRANDS.of(DriveTo, EnterAt)
def drive(sight: Sight, ask: Ask[Any], action: DriveTo | EnterAt) -> float:
    goals = sight.errands or sight.havens
    return -0.3 * sight.nearest(action.space, goals) - 0.7 * _mean_way(sight, action.space, goals)


def _mean_way(sight: Sight, space: SpaceId, goals: Sequence[SpaceId]) -> float:
    return sum([min(20, sight.far(goal, space)) for goal in goals]) / max(1, len(goals))
