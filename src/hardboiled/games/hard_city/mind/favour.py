"""The officers' instinct for what an episode adds, and for choices they make in the AutoDoc's place."""

from __future__ import annotations

from typing import Any

from hardboiled.games.hard_city.mind.fight import volley
from hardboiled.games.hard_city.mind.sight import Sight
from hardboiled.games.hard_city.rules import actions as do
from hardboiled.kernel import Ask, SpaceId

# The episode's own.


def evacuate(sight: Sight, ask: Ask[Any], action: do.Evacuate) -> float:
    return 20.0 if action.who == "mayor" else 12.0


def seal(sight: Sight, ask: Ask[Any], action: do.SealManhole) -> float:
    officer = sight.active
    assert officer is not None
    if action.sure:
        return 8.0 if officer.ap < 6 else 7.0
    return 9.0 if officer.ap in (2, 3) or officer.ap > 4 else 7.5


def pull(sight: Sight, ask: Ask[Any], action: do.PullOut) -> float:
    officer = sight.active
    assert officer is not None
    waiting = sum(at == officer.at for at in sight.view.civilians.values())
    if waiting or sight.active_near(officer.at, 2) > 2:
        return -0.5
    return 6.0 if action.car == "limousine" else 4.0


def call_helicopter(sight: Sight, ask: Ask[Any], action: do.CallHelicopter) -> float:
    """Worth it late in the round, when the Civilians are elsewhere."""
    view = sight.view
    if view.episode != 1 or not sight.civilians:
        return -1.0
    if sum(not officer.done for officer in sight.standing) > 1:
        return -1.0
    now = min(sight.far(at, view.helicopter) for at in sight.civilians)
    return 0.6 if now > 4 else -1.0


def place(sight: Sight, ask: Ask[Any], action: do.PlaceToken) -> float:
    space, view = action.space, sight.view
    if action.token == "helicopter":
        goals = sight.civilians if view.episode == 1 else sight.spots
        return -sum(sight.far(goal, space) for goal in goals) / max(1, len(goals)) - sight.active_near(space, 2)
    if action.token == "cloud":
        return float(min(sight.nearest(space, sight.spots), 6)) + 0.2 * sight.nearest(space, sight.havens)
    if action.token == "civilian":
        return -float(sight.nearest(space, sight.havens)) - 1.5 * sight.active_near(space, 2)
    if action.token == "blast":
        return float(sight.active_near(space, 3))
    return -float(sight.nearest(space, sight.spots))


def hatch(sight: Sight, ask: Ask[Any], action: do.UseHatch) -> float:
    officer = sight.active
    assert officer is not None
    return -5.0 if officer.at.startswith("r-") else 7.0


def lights(sight: Sight, ask: Ask[Any], action: do.SwitchOn) -> float:
    """Light up the patches of the Spawn Zone that are close."""
    sheet = sight.city.sheet(5)
    area = sheet.lights[action.light - 1]
    spawns = [space for patch in sheet.zone for space in patch if space in area]
    if not spawns:
        return 0.0
    return 20.0 - sum(sight.far(officer.at, spawns[0]) for officer in sight.standing) / max(1, len(sight.standing))


def pick(sight: Sight, ask: Ask[Any], action: do.PickOfficer) -> float:
    """First who can score, then who is in trouble."""
    officer = next(o for o in sight.view.officers if o.id == action.officer)
    worth = 0.3 * sight.active_on(officer.at) + 0.1 * (6 - officer.hp)
    if any(at == officer.at for at in sight.view.civilians.values()) or sight.view.battery == officer.at:
        worth += 2.0 - 0.1 * sight.nearest(officer.at, sight.havens)
    return worth - 0.05 * min(20, sight.nearest(officer.at, sight.errands))


def send_ally(sight: Sight, ask: Ask[Any], action: do.SendAlly) -> float:
    ally = sight.view.ally
    assert ally is not None
    return 0.75 if 0 < sight.active_near(ally.at, 2) < 4 and ally.hp > 1 else -0.5


def ally_step(sight: Sight, ask: Ask[Any], action: do.AllyStep) -> float:
    ally = sight.view.ally
    assert ally is not None
    closer = sight.nearest(ally.at, sight.awake) - sight.nearest(action.to, sight.awake)
    return float(closer) - 0.5 * bool(sight.active_on(ally.at)) - (1.2 if action.to in sight.view.clouds else 0.0)


# Choosing for the AutoDoc, in one's own favour.


def space(sight: Sight, ask: Ask[Any], action: do.ChooseSpace) -> float:
    space = action.space
    match ask.prompt:
        case "shoot-where":
            return volley(sight, space, 2.0)
        case "burst-where":
            return volley(sight, space, 2.0 * len(sight.by_space.get(space, []))) - sight.crowd(space)
        case "guide-where":
            return -float(sight.nearest(space, sight.havens)) - sight.active_near(space, 1)
        case "mutant-goes" | "push-where" | "fubar-appears":
            worth = float(min(sight.to_people(space), 8)) - 1.5 * sight.crowd(space)
            return worth - (2.0 if space in ("police-car", "boat") else 0.0)
    return 0.0


def spawn(sight: Sight, ask: Ask[Any], action: do.SpawnAt) -> float:
    near = float(min(sight.to_people(action.space), 12))
    return near - (3.0 if sight.view.episode == 4 and sight.far(action.space, SpaceId("boat")) < 6 else 0.0)


def piece(sight: Sight, ask: Ask[Any], action: do.ChoosePiece) -> float:
    if action.piece in sight.view.civilians:
        return -float(sight.nearest(sight.view.civilians[action.piece], sight.havens))
    mutant = sight.mutants[action.piece]
    close = sight.to_people(mutant.at)
    harm = sight.crowd(mutant.at) if not close else (1.0 if close <= 2 else 0.0) - 0.05 * min(close, 12)
    if mutant.stunned:
        harm = 0.5 if close <= 1 else 0.1
    return -harm if ask.prompt in ("activate", "act", "acts-next", "wake") else harm


def officer(sight: Sight, ask: Ask[Any], action: do.ChooseOfficer) -> float:
    officer = next((o for o in sight.view.officers if o.id == action.officer), None)
    if officer is None:
        return 0.5
    if ask.prompt == "heal-whom":
        return float(officer.max_hp - officer.hp) + (2.0 if officer.hp <= 1 else 0.0)
    if ask.prompt == "victim":
        return float(officer.hp)
    return float(-sight.nearest(officer.at, sight.errands))


def basic(sight: Sight, ask: Ask[Any], action: do.UseBasic) -> float:
    return float(action.basic == "move")


def start(sight: Sight, ask: Ask[Any], action: do.PlaceOfficer) -> float:
    return -float(sight.nearest(action.space, sight.errands)) - 0.3 * sight.active_near(action.space, 2)


def drive(sight: Sight, ask: Ask[Any], action: do.DriveTo | do.EnterAt) -> float:
    goals = sight.errands or sight.havens
    return -float(sight.nearest(action.space, goals)) if goals else 0.0
