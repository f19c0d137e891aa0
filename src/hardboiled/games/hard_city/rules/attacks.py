"""HC-7: Shooting Attacks, Aimed Shots and Close Combat."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.actions import AimedShot, AssignDamage, CloseCombat, Shoot
from hardboiled.games.hard_city.rules.dice import roll
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Aimed
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.kills import armour, damage_mutant, kill, stun
from hardboiled.games.hard_city.rules.reactions import reaction_window
from hardboiled.games.hard_city.rules.state import FUBAR, HardCityState, Mutant, Officer, beset, mutant_of
from hardboiled.kernel import Flow, SpaceId, choose


def targets(play: P, officer: Officer) -> list[SpaceId]:
    """HC-7.3, HC-7.4, HC-7.5, HC-2.14: spaces with Mutants and nobody of ours, however far."""
    state = play.state
    held = {mutant.at for mutant in state.mutants}
    if not held:
        return []
    held.discard(officer.at)
    held.difference_update(state.civilians.values())
    for other in state.officers:
        if not other.down:
            held.discard(other.at)
    if state.ally is not None:
        held.discard(state.ally.at)
    region, episode = terrain(play).region, episode_of(state)
    here, found = region[officer.at], list[SpaceId]()
    for mutant in state.mutants:
        at = mutant.at
        if at in held:
            held.discard(at)
            if region[at] == here and not episode.hides(play, officer, at):
                found.append(at)
    return found


def can_shoot(play: P, officer: Officer, anyway: bool = False) -> bool:
    """HC-7.1: not with an active Mutant on one's own space; not without ammunition."""
    if officer.jammed:
        return False
    if anyway or not beset(play.state, officer.at):
        return True
    return play.content.perks(officer.skills).sum.shoots_beset


def shoot(play: P, officer: Officer, action: Shoot) -> Flow[None]:
    """HC-7.2."""
    officer.ap -= play.content.settings.cost_shoot
    yield from shooting_attack(play, officer, action.at)


def shooting_attack(play: P, officer: Officer, at: SpaceId, dice: int = 0, bonus: int = 0) -> Flow[None]:
    """HC-7.6 to HC-7.9: two dice, the damage is split among the Mutants there."""
    settings = play.content.settings
    count = settings.shoot_dice + dice + play.content.perks(officer.skills).sum.shoot_dice
    damage = (yield from roll(play, officer, count, "shooting", at)) + bonus - armour(play, at)
    before = len(play.state.mutants)
    yield from split(play, officer, at, damage)
    if len(play.state.mutants) < before:
        yield from reaction_window(play, "kill")


def split(play: P, officer: Officer, at: SpaceId, damage: int) -> Flow[None]:
    """HC-7.8, HC-7.25: point by point, on whom the officer likes; surplus is lost."""
    while damage > 0:
        choices = alike(play.state, at)
        if not choices:
            return
        options = [AssignDamage(mutant.id) for mutant in choices]
        hit = yield from choose(officer.seat, options, "split", {"officer": officer.id, "damage": damage})
        yield from damage_mutant(play, mutant_of(play.state, hit.piece), 1)
        damage -= 1


def alike(state: HardCityState, at: SpaceId) -> list[Mutant]:
    """The Mutants on a space, one of each sort that makes no difference."""
    found = {(mutant.kind, mutant.stunned): mutant for mutant in reversed(state.mutants) if mutant.at == at}
    return list(found.values())


def aim(play: P, officer: Officer, action: AimedShot) -> Flow[None]:
    """HC-7.14, HC-7.15: for more than a Shooting Attack."""
    officer.ap -= play.content.settings.cost_aimed_shot
    yield from aimed_shot(play, officer, action.at)


def aimed_shot(play: P, officer: Officer, at: SpaceId, bonus: int = 0) -> Flow[None]:
    """HC-7.14, HC-7.16: no dice, so no Reaction to a roll; all damage to one Mutant."""
    settings = play.content.settings
    options = [AssignDamage(mutant.id) for mutant in alike(play.state, at)]
    damage = settings.aimed_damage + bonus + play.content.perks(officer.skills).sum.aim_damage - armour(play, at)
    hit = yield from choose(officer.seat, options, "aim", {"officer": officer.id, "damage": damage})
    play.say(Aimed(officer.id, hit.piece, max(0, damage)))
    before = len(play.state.mutants)
    yield from damage_mutant(play, mutant_of(play.state, hit.piece), damage)
    if len(play.state.mutants) < before:
        yield from reaction_window(play, "kill")


def can_brawl(state: HardCityState, officer: Officer) -> bool:
    """HC-7.17, HC-11.11: an active Mutant here that is not F.U.B.A.R."""
    for mutant in state.mutants:  # noqa: SIM110 (twice as fast as any())
        if mutant.at == officer.at and not mutant.stunned and mutant.kind != FUBAR:
            return True
    return False


def brawl(play: P, officer: Officer, action: CloseCombat) -> Flow[None]:
    """HC-7.17."""
    officer.ap -= play.content.settings.cost_close_combat
    yield from close_combat(play, officer)


def close_combat(play: P, officer: Officer, dice: int = 0, bonus: int = 0) -> Flow[None]:
    """HC-7.18, HC-7.19, HC-7.20: each damage stuns one active Mutant here; nothing dies."""
    perk = play.content.perks(officer.skills).sum
    count = play.content.settings.close_dice + dice + perk.close_dice
    damage = (yield from roll(play, officer, count, "close", officer.at)) + bonus
    while damage > 0:
        choices = [
            mutant
            for mutant in alike(play.state, officer.at)
            if mutant.kind != FUBAR and (perk.close_kills or not mutant.stunned)
        ]
        if not choices:
            return
        options = [AssignDamage(mutant.id) for mutant in choices]
        hit = yield from choose(officer.seat, options, "stun", {"officer": officer.id, "damage": damage})
        mutant = mutant_of(play.state, hit.piece)
        if mutant.stunned:
            yield from kill(play, mutant)
        else:
            stun(play, mutant)
        damage -= 1
