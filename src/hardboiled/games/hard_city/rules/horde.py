"""HC-10, HC-12.13: the basic actions of the Mutants: spawn, move, attack."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.actions import (
    AttackCar,
    LeaveBoard,
    MoveMutant,
    MutantAttack,
    MutantStep,
    SpawnAt,
    SpawnKind,
    Stop,
    TakeDamage,
    TossBarrel,
    UseBasic,
    WakeMutant,
)
from hardboiled.games.hard_city.rules.effects_words import Basic
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Attacked, Moved, Spawned, Woken
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import hurt
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import (
    DOCTOR,
    FUBAR,
    HardCityState,
    Kind,
    Mutant,
    mutant_of,
    people_on,
    supply_left,
)
from hardboiled.kernel import Action, Ask, Flow, SeatId, SpaceId, choose


def chaos_seats(state: HardCityState) -> tuple[SeatId, ...]:
    """Who decides for the Mutants: Doctor Zero, or by the golden rule (HC-16.10) the officers."""
    return (DOCTOR,) if state.mode == "one-vs-all" else state.order_seats


# Spawn.


def zone(play: P) -> list[SpaceId]:
    """HC-10.2, HC-2.8: the Spawn Zone without Obstacles and what the episode bars."""
    return [space for patch in play.content.sheet(play.state.episode).zone for space in open_spaces(play, patch)]


def open_spaces(play: P, patch: Sequence[SpaceId]) -> list[SpaceId]:
    filled, episode = terrain(play).filled, episode_of(play.state)
    return [space for space in patch if space not in filled and episode.may_spawn(play, space)]


def spawn(play: P, count: int, spaces: Sequence[SpaceId], stack: bool = False) -> Flow[None]:
    """HC-10.1, HC-10.3, HC-12.13 to HC-12.16: up to so many (against the AutoDoc exactly), not two on
    one space in a turn; an empty supply is worth a VP, once."""
    state = play.state
    may_stop = state.mode == "one-vs-all"
    for left in range(count, 0, -1):
        if not supply_left(state):
            chaos_scores(play, 1, "horde")
            return
        options: list[Action] = [SpawnAt(s) for s in spaces if stack or s not in state.turn.spawned]
        if not options:
            return
        if may_stop:
            options.append(Stop())
        chosen: Action = yield Ask(chaos_seats(state), options, "spawn", {"left": left})
        if not isinstance(chosen, SpawnAt):
            return
        kinds = kinds_left(state)
        if may_spawn_fubar(state):
            kinds.append("fubar")
        kind = yield from choose_kind(play, kinds, chosen.space)
        arrive(play, kind, chosen.space)


def kinds_left(state: HardCityState) -> list[Kind]:
    """HC-10.7, HC-16.5: what figures the supply still has, F.U.B.A.R. apart."""
    return [kind for kind in _SUPPLY if state.supply.get(kind)]


def choose_kind(play: P, kinds: Sequence[Kind], space: SpaceId) -> Flow[Kind]:
    """HC-10.6, HC-11.1: Special Mutants may come instead."""
    if len(kinds) == 1:
        return kinds[0]
    options = [SpawnKind(kind) for kind in kinds]
    chosen = yield from choose(chaos_seats(play.state), options, "spawn-kind", {"space": space})
    return chosen.kind


_SUPPLY: tuple[Kind, ...] = ("mutant", "rat", "soldier")


def may_spawn_fubar(state: HardCityState) -> bool:
    """HC-11.2, HC-11.14: once an episode, and not while the officers have 0 VP, but in episode 5."""
    if state.mode != "one-vs-all" or state.fubar_came or FUBAR not in state.supply:
        return False
    return state.order > 0 or state.episode == 5


def arrive(play: P, kind: Kind, space: SpaceId) -> Mutant:
    """HC-10.5: a figure from the supply, active."""
    state = play.state
    if kind == "fubar":
        mutant = Mutant(FUBAR, "fubar", space, hp=fubar_hp(play), ap=play.content.settings.fubar_ap)
        state.fubar_came = True
    else:
        mutant = Mutant(state.supply[kind].pop(), kind, space)
    state.mutants.append(mutant)
    state.turn.spawned.append(space)
    play.say(Spawned(mutant.id, space))
    return mutant


def fubar_hp(play: P) -> int:
    """HC-11.3, HC-19.5, HC-25.10, HC-25.11."""
    state, settings = play.state, play.content.settings
    if state.episode == 5:
        return settings.fubar_hp_episode_5 if state.mode == "one-vs-all" else state.fubar_hp
    return state.order if state.mode == "one-vs-all" else max(settings.fubar_min_hp_solo, state.order)


# Move.


def reach_of(play: P, mutant: Mutant) -> int:
    """HC-10.9, HC-10.19."""
    settings = play.content.settings
    return settings.rat_move if mutant.kind == "rat" else settings.mutant_move


def move_mutants(play: P, count: int, spaces: int = 0) -> Flow[None]:
    """HC-10.9, HC-10.11: up to so many different Mutants move, or are woken instead."""
    for left in range(count, 0, -1):
        options = movable(play.state)
        if not options:
            return
        chosen: Action = yield Ask(DOCTOR, [*options, Stop()], "move", {"left": left})
        if isinstance(chosen, WakeMutant):
            wake(play, mutant_of(play.state, chosen.piece))
        elif isinstance(chosen, MoveMutant):
            mutant = mutant_of(play.state, chosen.piece)
            yield from prowl(play, mutant, spaces or reach_of(play, mutant))
        else:
            return


def movable(state: HardCityState) -> list[Action]:
    """HC-10.10, HC-10.22, HC-11.8: those that have not moved this turn, no Soldier that has attacked, never
    F.U.B.A.R.; one of each sort."""
    found: dict[tuple[str, str, bool, bool], Action] = {}
    for m in state.mutants:
        if m.moved or m.kind == FUBAR or (m.kind == "soldier" and m.attacked and not m.stunned):
            continue
        key = (m.at, m.kind, m.stunned, m.attacked)
        if key not in found:
            found[key] = WakeMutant(m.id) if m.stunned else MoveMutant(m.id)
    return list(found.values())


def wake(play: P, mutant: Mutant) -> None:
    """HC-10.11, HC-10.12: it counts as its move; it may still attack."""
    mutant.stunned = False
    mutant.moved = mutant.woken = True
    play.say(Woken(mutant.id))


def prowl(play: P, mutant: Mutant, reach: int) -> Flow[None]:
    """HC-10.9, HC-10.17: step by step, through figures but not through Obstacles."""
    mutant.moved = True
    for left in range(reach, 0, -1):
        options = steps(play, mutant)
        if left < reach:
            options.append(Stop())
        elif not options:
            return
        chosen: Action = yield Ask(DOCTOR, options, "prowl", {"piece": mutant.id, "left": left})
        gone = take_step(play, mutant, chosen)
        if gone or isinstance(chosen, Stop):
            return


def steps(play: P, mutant: Mutant) -> list[Action]:
    """Where a Mutant may go from here, what it may bring, and whether it may leave the board."""
    episode = episode_of(play.state)
    single = terrain(play).mutant_steps[mutant.at]
    options: list[Action] = [*single]
    for bring in episode.brings(play, mutant):
        options.extend([MutantStep(step.to, bring) for step in single if step.to in terrain(play).walk])
    options.extend([LeaveBoard(bring) for bring in episode.exits(play, mutant)])
    return options


def take_step(play: P, mutant: Mutant, action: Action) -> bool:
    """One space of a Mutant's movement: whether it has left the board by it."""
    state, episode = play.state, episode_of(play.state)
    if isinstance(action, LeaveBoard):
        episode.left(play, mutant, action.bring)
        return True
    if isinstance(action, MutantStep):
        origin, mutant.at = mutant.at, action.to
        if action.bring in state.barrels:
            state.barrels[action.bring] = action.to
        elif action.bring in state.civilians:
            state.civilians[action.bring] = action.to
        play.say(Moved(mutant.id, (origin, action.to), action.bring))
        return episode.arrived(play, mutant)
    return False


# Attack.


def attack_with_mutants(play: P, count: int, damage: int = 1) -> Flow[None]:
    """HC-10.13, HC-10.16: up to so many different active Mutants attack."""
    for left in range(count, 0, -1):
        options = attacks(play)
        if not options:
            return
        chosen: Action = yield Ask(DOCTOR, [*options, Stop()], "attack", {"left": left})
        if not isinstance(chosen, MutantAttack | AttackCar | TossBarrel):
            return
        mutant = mutant_of(play.state, chosen.piece)
        mutant.attacked = True
        if isinstance(chosen, MutantAttack):
            play.say(Attacked(mutant.id, chosen.at))
            yield from strike(play, chosen.at, play.content.settings.mutant_damage - 1 + damage)
        else:
            yield from episode_of(play.state).attack(play, mutant, chosen)


def attacks(play: P) -> list[Action]:
    """HC-10.13, HC-10.21, HC-10.22, HC-10.25: who can attack where; one of each sort."""
    state, episode = play.state, episode_of(play.state)
    crowded = [space for space in _peopled(state) if people_on(state, space)]
    found: dict[tuple[str, str, str], Action] = {}
    for m in state.mutants:
        if m.stunned or m.attacked or m.kind == FUBAR:
            continue
        if m.kind == "soldier" and m.moved and not m.woken:
            continue
        if m.at in crowded:
            found.setdefault((m.at, m.kind, m.at), MutantAttack(m.id, m.at))
        if m.kind == "soldier":
            for at in crowded:
                if at != m.at and terrain(play).in_line(m.at, at):
                    found.setdefault((m.at, m.kind, at), MutantAttack(m.id, at))
        for action in episode.attacks(play, m):
            found.setdefault((m.at, "", action.tag), action)
    return list(found.values())


def _peopled(state: HardCityState) -> dict[SpaceId, None]:
    spaces = dict.fromkeys(officer.at for officer in state.officers if not officer.down)
    if state.ally is not None and state.ally.hp:
        spaces[state.ally.at] = None
    spaces.update(dict.fromkeys(state.civilians.values()))
    return spaces


def strike(play: P, space: SpaceId, damage: int) -> Flow[None]:
    """HC-10.14, HC-10.15: the officers' side decides who on the space takes it."""
    victims = people_on(play.state, space)
    if victims:
        options = [TakeDamage(name) for name in victims]
        hit = yield from choose(play.state.order_seats, options, "hit", {"space": space, "damage": damage})
        hurt(play, hit.who, damage)


# Two of three.


def basics(play: P, printed: dict[str, int]) -> Flow[None]:
    """HC-9.4: two different ones of the three, in any order, each up to its number."""
    left = {basic: number for basic, number in printed.items() if number}
    for _ in range(2):
        options = [UseBasic(basic) for basic in _BASICS if basic in left]
        if not options:
            return
        chosen = yield from choose(DOCTOR, options, "basic")
        number = left.pop(chosen.basic)
        if chosen.basic == "spawn":
            yield from spawn(play, number, zone(play))
        elif chosen.basic == "move":
            yield from move_mutants(play, number)
        else:
            yield from attack_with_mutants(play, number)


_BASICS: tuple[Basic, ...] = ("spawn", "move", "attack")
