"""The officers' instinct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hardboiled.games.hard_city.mind import favour as favour
from hardboiled.games.hard_city.mind import fight as fight
from hardboiled.games.hard_city.mind.sight import Sight
from hardboiled.games.hard_city.rules import actions as do
from hardboiled.games.hard_city.rules import effects_words as words
from hardboiled.games.hard_city.rules.content import SkillCard
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.games.hard_city.view import OfficerView
from hardboiled.kernel import Action, Ask, SpaceId

_PERKS = {
    "max_hp": 0.8, "max_ap": 2.0, "shoot_dice": 2.2, "close_dice": 0.6, "aim_damage": 0.5, "cheaper_gear": 0.9,
    "cheaper_trade": 0.1, "cheaper_evacuation": 1.2, "cheaper_seal": 0.5, "stride": 1.0, "slips": 0.7, "donuts": 1.5,
    "shoots_beset": 1.6, "close_kills": 0.8, "crate_heals": 0.4, "crate_draws": 0.3, "shield": 1.5,
    "blast_stuns": 1.0, "blast_steps": 0.8, "blast_guides": 0.6,
}  # fmt: skip


# Moving.


def _step(sight: Sight, ask: Ask[Any], action: do.Step) -> float:
    officer, view, to = sight.active, sight.view, action.to
    if officer is None:
        return 0.0
    worth = _gain(sight, officer.at, to, action.bring)
    worth -= 0.25 * sight.active_on(to) + (1.2 if to in view.clouds else 0.0)
    if not view.turn.stride and ask.prompt == "turn":
        worth -= 0.12
    if officer.at in sight.awake:
        worth -= 0.9 if officer.hp > 2 else 3.0
    return worth


def _gain(sight: Sight, origin: SpaceId, to: SpaceId, bring: str) -> float:
    """How much closer a step brings the officer to what is to be done."""
    way, episode = sight.way, sight.view.episode
    closer = way.left - sight.nearest(to, way.goals)
    if way.charge:
        if not way.left:
            return -0.5
        return 1.6 * closer if bring == way.charge else -0.6 + 0.2 * closer
    if episode == 5 and sight.view.powered and origin.startswith("r-"):
        return -0.2
    worth = (0.4 if way.scavenging else 0.9 if episode in (2, 5) else 0.75) * closer
    for far, left in way.crates:
        if far.get(to, FAR) < left:
            return worth + 0.25
    return worth


def _run_on(sight: Sight, ask: Ask[Any], action: do.Stop) -> float:
    return 0.05 if ask.prompt == "run" else 0.0


# Cards.


def _gear(sight: Sight, ask: Ask[Any], action: do.UseGear) -> float:
    officer = sight.active
    assert officer is not None
    return sum(_effect(sight, officer, effect) for effect in sight.city.equipment[action.card].effects) - 0.3


def _skill(sight: Sight, ask: Ask[Any], action: do.UseSkill) -> float:
    officer = sight.active
    assert officer is not None
    skill = sight.city.skills[action.card]
    return sum(_effect(sight, officer, effect) for effect in skill.effects) - 0.35 * skill.cost


def _effect(sight: Sight, officer: OfficerView, effect: words.OrderEffect) -> float:
    view = sight.view
    spaces = sight.by_space
    match effect:
        case words.Shot(dice=dice, damage=damage, times=times):
            best = max((fight.volley(sight, at, 2 + dice + damage) for at in spaces if at != officer.at), default=0.0)
            return best * times * 0.9
        case words.Aim():
            return 1.0
        case words.Brawl(dice=dice, damage=damage):
            return 0.7 * min(sight.active_on(officer.at), 1 + dice + damage)
        case words.Burst(reach=reach, damage=damage, people=people):
            near = [at for at in spaces if sight.far(at, officer.at) <= reach]
            hits = [
                fight.volley(sight, at, float(damage * len(spaces[at]))) - (3 * sight.crowd(at) if people else 0.0)
                for at in near
            ]
            best = max(hits, default=0.0)
            return best * 0.9 if best > 1.2 else -0.5
        case words.Stun(reach=reach, count=count):
            near_active = sight.active_near(officer.at, reach)
            return 0.75 * min(count, near_active) if near_active > 1 else 0.2
        case words.Push(reach=reach, count=count):
            return 0.6 * min(count, sight.active_near(officer.at, reach)) - 0.3
        case words.Heal(who=who, amount=amount):
            hurt = [o for o in sight.standing if who == "all" or o.at == officer.at]
            return max((min(amount, o.max_hp - o.hp) * (0.9 if o.hp <= 2 else 0.4) for o in hurt), default=0.0)
        case words.GainAp(amount=amount):
            return 0.8 * amount
        case words.Run(spaces=reach):
            goals = sight.errand_of(officer)
            return 1.0 if reach <= sight.nearest(officer.at, goals) < FAR else -0.2
        case words.Shield(amount=amount):
            return 0.5 * min(amount, sight.active_near(officer.at, 2))
        case words.DrawGear() | words.Learn():
            return 1.6
        case words.Guide():
            return 0.7
        case words.Sabotage(count=count):
            return 0.4 * min(count, len(view.queue) if view.mode == "co-op" else view.hand_size)
        case words.EachOfficer(effects=effects):
            return sum(_effect(sight, other, one) for other in sight.standing for one in effects) * 0.8
    return 0.3


def _scene(sight: Sight, ask: Ask[Any], action: do.StartScene) -> float:
    officer = sight.active
    assert officer is not None
    worth = sum(_effect(sight, officer, effect) for effect in sight.city.cutscenes[action.card].effects)
    return worth + 0.3 if worth > 0.5 else -0.2


def _keep(sight: Sight, ask: Ask[Any], action: do.KeepCard) -> float:
    skill = sight.city.skills.get(action.card)
    return rate_skill(skill) if skill is not None else float(len(action.card) % 3)


def rate_skill(skill: SkillCard) -> float:
    worth: float = sum(weight * getattr(skill.perk, name) for name, weight in _PERKS.items())
    return worth + (1.2 if skill.effects else 0.0)


def _fixed(worth: float) -> Callable[[Sight, Ask[Any], Any], float]:
    return lambda sight, ask, action: worth


ORDER_RATES: dict[type[Action], Callable[[Sight, Ask[Any], Any], float]] = {
    do.Shoot: fight.shoot,
    do.AimedShot: fight.aim,
    do.CloseCombat: fight.brawl,
    do.ShootBarrel: fight.barrel,
    do.PayDonuts: fight.donuts,
    do.AssignDamage: fight.assign,
    do.TakeDamage: fight.take_damage,
    do.Step: _step,
    do.Stop: _run_on,
    do.UseGear: _gear,
    do.UseSkill: _skill,
    do.StartScene: _scene,
    do.KeepCard: _keep,
    do.Evacuate: favour.evacuate,
    do.SealManhole: favour.seal,
    do.PullOut: favour.pull,
    do.CallHelicopter: favour.call_helicopter,
    do.PlaceToken: favour.place,
    do.UseHatch: favour.hatch,
    do.SwitchOn: favour.lights,
    do.PickOfficer: favour.pick,
    do.SendAlly: favour.send_ally,
    do.AllyStep: favour.ally_step,
    do.ChooseSpace: favour.space,
    do.SpawnAt: favour.spawn,
    do.ChoosePiece: favour.piece,
    do.ChooseOfficer: favour.officer,
    do.UseBasic: favour.basic,
    do.PlaceOfficer: favour.start,
    do.DriveTo: favour.drive,
    do.EnterAt: favour.drive,
    do.OpenCrate: _fixed(5.0),
    do.Agree: _fixed(1.0),
    do.Give: _fixed(-1.0),
    do.Take: _fixed(-1.0),
    do.ClearJam: _fixed(0.7),
    do.PowerUp: _fixed(15.0),
    do.ShootDoom: _fixed(20.0),
}
