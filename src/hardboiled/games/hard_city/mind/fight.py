"""The officers' instinct for a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.games.hard_city.mind.rates import OptionRates
from hardboiled.games.hard_city.mind.sight import Sight
from hardboiled.games.hard_city.rules.answers import TakeDamage
from hardboiled.games.hard_city.rules.attacks import AimedShot, AssignDamage, CloseCombat, Shoot
from hardboiled.games.hard_city.rules.dice import PayDonuts
from hardboiled.games.hard_city.rules.ids import FUBAR
from hardboiled.games.hard_city.rules.state import Mutant
from hardboiled.games.hard_city.rules.tokens import ShootBarrel
from hardboiled.kernel import Ask, SpaceId

FIGHT = OptionRates()


def volley(sight: Sight, space: SpaceId, damage: float) -> float:
    """What so much damage on a space is worth: kills, stuns, and the danger it ends."""
    there = sight.by_space.get(space)
    if there is None:
        return 0.0
    fubar = next((mutant for mutant in there if mutant.kind == FUBAR), None)
    on_him = 0.0
    if fubar is not None:
        damage = max(0.0, damage - sight.content.settings.fubar_armour)
        on_him = _on_fubar(sight, fubar, damage)
    lying = sum([mutant.stunned for mutant in there])
    rats = sum([mutant.kind == "rat" and not mutant.stunned for mutant in there])
    standing = len(there) - lying - rats - (fubar is not None)
    bitten = min(rats, damage)
    kills = min(lying, damage - bitten)
    left = damage - bitten - kills
    more = min(standing, left / 2)
    stuns = min(standing - more, max(0.0, left - 2 * more))
    danger = 0.5 if sight.to_people(space) <= 2 else 0.0
    episode = sight.view.episode
    if episode in (3, 4) and space == "police-car":
        danger = 1.5
    if space in sight.wanted:
        danger += 0.7
    if episode == 4:
        danger += 0.6 if sight.far(space, SpaceId("boat")) <= 4 else 0.0
    worth = kills + (bitten + more) * (1.0 + danger) + stuns * (0.4 + danger)
    return max(on_him, worth + last_kill(sight, kills + bitten + more))


def _on_fubar(sight: Sight, fubar: Mutant, damage: float) -> float:
    """His death counts for several kills (HC-11.10); wounds that do not bring it about yet are worth a part."""
    steps = sight.content.settings.fubar_kill_steps
    if damage >= fubar.hp:
        return steps + last_kill(sight, steps)
    return 0.5 * steps * damage / fubar.hp


def last_kill(sight: Sight, kills: float) -> float:
    """The kill that fills the track scores a point (HC-8.16), which may be the last one."""
    view, settings = sight.view, sight.content.settings
    if view.episode == 5 or kills < 1 or view.kills + kills < settings.kills_per_reward:
        return 0.0
    return 2.0 if view.order + 1 < settings.vp_to_win else 8.0


@FIGHT.together(Shoot)
def shoot(sight: Sight, ask: Ask[Any], actions: Sequence[Shoot]) -> list[float]:
    officer, wanted = sight.active, zeal(sight)
    assert officer is not None
    perk = sight.content.perks(officer.skills).sum
    damage = (0.75 if officer.ap < 2 else 1.0) * (2 + perk.shoot_dice)
    return [0.2 + volley(sight, action.at, damage) * wanted for action in actions]


@FIGHT.of(AimedShot)
def aim(sight: Sight, ask: Ask[Any], action: AimedShot) -> float:
    if not sight.active_on(action.at):
        return -1.0
    return (volley(sight, action.at, 2.0) - 0.35) * zeal(sight)


def zeal(sight: Sight) -> float:
    """How much killing is worth: less where it scores nothing."""
    return {3: 1.0, 5: 0.55}.get(sight.view.episode, 0.8)


@FIGHT.of(CloseCombat)
def brawl(sight: Sight, ask: Ask[Any], action: CloseCombat) -> float:
    """Who has something to do elsewhere rather walks off: fists only stun, and a wound costs no action point."""
    officer = sight.active
    assert officer is not None
    here = sight.active_on(officer.at)
    return 0.35 * min(here, 2) + (0.5 if officer.hp <= 2 else 0.0)


@FIGHT.of(ShootBarrel)
def barrel(sight: Sight, ask: Ask[Any], action: ShootBarrel) -> float:
    view = sight.view
    if view.episode == 5:
        return 6.0
    at = view.barrels[action.barrel]
    worth = volley(sight, at, 2.0 * len(sight.by_space.get(at, []))) - 2.5 * sight.crowd(at)
    mutants, people = sight.by_space, sight.people
    for near in sight.ground.plan.around[at]:
        if near in mutants or near in people:
            worth += volley(sight, near, 1.0 * len(sight.by_space.get(near, []))) - 1.6 * sight.crowd(near)
    return worth * 0.6 - 0.4


@FIGHT.of(PayDonuts)
def donuts(sight: Sight, ask: Ask[Any], action: PayDonuts) -> float:
    roll = sight.view.roll
    if roll is None:
        return 0.0
    there = sight.by_space.get(SpaceId(roll.at), [])
    if roll.attack == "close":
        wanted = sum(not mutant.stunned for mutant in there)
    elif roll.need:
        wanted = roll.need
        if roll.damage + roll.faces.count("donut") < wanted:
            return -float(action.count)
    else:
        wanted = sum(1 if mutant.stunned else 2 for mutant in there) + 3 * any(m.kind == "fubar" for m in there)
    useful = min(action.count, max(0, wanted - roll.damage))
    return useful * 1.0 - 0.55 * action.count


@FIGHT.of(AssignDamage)
def assign(sight: Sight, ask: Ask[Any], action: AssignDamage) -> float:
    mutant = sight.mutants[action.piece]
    damage = int((ask.args or {}).get("damage", 1))
    if ask.prompt == "stun":
        return {"soldier": 2.0, "mutant": 1.0}.get(mutant.kind, 0.5) + mutant.stunned
    if mutant.kind == "fubar":
        return 4.0 if mutant.hp <= damage else 1.2
    if mutant.stunned or mutant.kind == "rat":
        return 2.0 if ask.prompt == "split" else 0.0
    return 1.5 + (mutant.kind == "soldier")


@FIGHT.of(TakeDamage)
def take_damage(sight: Sight, ask: Ask[Any], action: TakeDamage) -> float:
    for officer in sight.view.officers:
        if officer.id == action.who:
            if officer.shield:
                return 10.0
            damage = int((ask.args or {}).get("damage", 1))
            if officer.hp > damage:
                return float(officer.hp)
            # Who falls gets up again, unlike a Civilian; before the own turn it costs Doctor Zero one too (HC-12.9).
            return -2.0 if officer.done else -1.8
    ally = sight.view.ally
    if ally is not None and ally.id == action.who:
        return 8.0 if ally.hp > 1 else 1.5
    return -3.0
