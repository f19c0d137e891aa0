"""HC-18: how the AutoDoc's Mutants act: activation, priorities, ranges, symbols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.answers import ChoosePiece, ChooseSpace, TakeDamage
from hardboiled.games.hard_city.rules.basics import UseBasic
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Attacked, Moved
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import hurt
from hardboiled.games.hard_city.rules.ids import MAYOR
from hardboiled.games.hard_city.rules.kinds import Basic, piece_words, space_words
from hardboiled.games.hard_city.rules.prowling import reach_of, wake
from hardboiled.games.hard_city.rules.state import Mutant, active_officer, civilian_on, inhabited, mutant_of, people_on
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.kernel import Flow, SpaceId, ask

Priority: TypeAlias = Literal["active", "officer", "civilian", "closest", "mayor", "boat"]
Stage: TypeAlias = tuple[Basic, ...]


def in_range(play: P, low: int, high: int) -> list[Mutant]:
    """HC-18.20, HC-18.21, HC-18.25, HC-23.21: by the distance to the active officer, on one board."""
    ground, officer = terrain(play.state, play.content), active_officer(play.state)
    far, here = ground.distances[officer.at], ground.region[officer.at]
    return [m for m in play.state.mutants if ground.region[m.at] == here and low <= far.get(m.at, FAR) <= high]


def choose_mutants(play: P, candidates: list[Mutant], count: int, prompt: str) -> Flow[list[str]]:
    """HC-16.11, HC-18.16: the officers pick when more qualify than needed; 0 is all of them."""
    if not count or len(candidates) <= count:
        return [mutant.id for mutant in candidates]
    chosen: list[str] = []
    while len(chosen) < count:
        options = _sorts([m for m in candidates if m.id not in chosen])
        pick = yield from ask(play.state.order_seats, options, prompt, {"left": count - len(chosen)})
        chosen.append(pick.piece)
    return chosen


def _sorts(mutants: list[Mutant]) -> list[ChoosePiece]:
    """One of each that are alike."""
    sorts = {(m.at, m.kind, m.stunned, m.moved, m.attacked): m for m in reversed(mutants)}
    return [ChoosePiece(mutant.id) for mutant in sorts.values()]


def _next_up(play: P, left: list[Mutant], priority: Priority, how: Stage = ("move", "attack")) -> Flow[Mutant]:
    """HC-16.10: who acts next of those left. The officers choose while it matters."""
    if len(left) > 1 and len(how) > 1 and (rivals := _rivals(play, left, priority)):
        options = _sorts(rivals)
        if len(options) > 1:
            pick = yield from ask(play.state.order_seats, options, "acts-next", {"left": len(left)})
            return mutant_of(play.state, pick.piece)
    return left[0]


def _rivals(play: P, there: list[Mutant], priority: Priority) -> list[Mutant]:
    """HC-16.10: those whose order makes a difference: they attack where somebody may die, or would go there."""
    attackers = _attackers(play, there)
    doomed = _doomed(play, attackers)
    if not doomed:
        return []
    found: list[Mutant] = []
    movers = [m for m in there if can_move(m) and not m.stunned and m not in attackers]
    aims = {at: _aims(play, at, priority) for at in dict.fromkeys([mover.at for mover in movers])}
    for space in doomed:
        rivals = [m for m in attackers if m.at == space] + [m for m in movers if space in aims[m.at]]
        if len(_sorts(rivals)) > 1:
            found += [mutant for mutant in rivals if mutant not in found]
    return found


def _doomed(play: P, attackers: list[Mutant]) -> list[SpaceId]:
    """Where so many attacks can kill or eliminate somebody."""
    if not attackers:
        return []
    state, damage = play.state, play.content.settings.mutant_damage
    bites: dict[SpaceId, int] = {}
    for mutant in attackers:
        bites[mutant.at] = bites.get(mutant.at, 0) + damage
    found = [at for at in bites if civilian_on(state, at)]
    found += [o.at for o in state.officers if not o.down and bites.get(o.at, 0) >= o.hp + o.shield]
    if state.ally is not None and state.ally.hp and bites.get(state.ally.at, 0) >= state.ally.hp:
        found.append(state.ally.at)
    return list(dict.fromkeys(found))


def activate_some(play: P, count: int, reach: tuple[int, int], times: int, priority: Priority) -> Flow[None]:
    """HC-18.1, HC-18.15: so many from one distance to another, each so often, within the limits of the turn."""
    able = [m for m in in_range(play, *reach) if can_move(m) or can_attack(play, m)]
    names = yield from choose_mutants(play, able, count, "activate")
    while there := _still_there(play, names):
        mutant = yield from _next_up(play, there, priority)
        names.remove(mutant.id)
        for _ in range(times):
            if mutant in play.state.mutants:
                yield from activate(play, mutant, priority)


def _still_there(play: P, names: list[str]) -> list[Mutant]:
    """Of those named, in that order, who is still on the board."""
    if not names:
        return []
    there = {mutant.id: mutant for mutant in play.state.mutants}
    return [there[name] for name in names if name in there]


def activate(play: P, mutant: Mutant, priority: Priority) -> Flow[None]:
    """HC-18.2 to HC-18.6: the first that is possible: wake, attack, attack anyone, move."""
    if can_attack(play, mutant):
        yield from attack(play, mutant, priority)
    elif can_move(mutant):
        yield from move(play, mutant, priority)


def attack(play: P, mutant: Mutant, priority: Priority) -> Flow[None]:
    """HC-18.3, HC-18.4, HC-18.7: the priority target takes it, else the officers choose."""
    mutant.attacked = True
    victims = people_on(play.state, mutant.at)
    if not victims:
        yield from episode_of(play.state).attacks(play.state, mutant)[0].take(play, mutant, 0)
        return
    preferred = [name for name in victims if _fits(play, name, priority)]
    options = [TakeDamage(name) for name in preferred or victims]
    play.say(Attacked(mutant.id, mutant.at))
    args = {**space_words(mutant.at), "damage": play.content.settings.mutant_damage}
    hit = yield from ask(play.state.order_seats, options, "hit", args)
    hurt(play, hit.who, play.content.settings.mutant_damage, mutant.id)


def _fits(play: P, name: str, priority: Priority) -> bool:
    civilian = name in play.state.civilians
    match priority:
        case "active":
            return name == play.state.active
        case "officer":
            return not civilian
        case "civilian":
            return civilian
    return True


def move(play: P, mutant: Mutant, priority: Priority) -> Flow[None]:
    """HC-10.11, HC-18.2, HC-18.22: a stunned Mutant wakes instead."""
    if mutant.stunned:
        wake(play, mutant)
    else:
        yield from go(play, mutant, priority)


def go(play: P, mutant: Mutant, priority: Priority) -> Flow[None]:
    """HC-18.5, HC-18.8, HC-18.14: by a shortest path to the closest target that fits."""
    ground, state, at = terrain(play.state, play.content), play.state, mutant.at
    prowl, reach = ground.prowl, reach_of(play, mutant)
    ends: dict[SpaceId, None] = {}
    for goal in _aims(play, at, priority):
        far = ground.trails[goal]
        edge, left = [at], far[at]
        for steps in range(left - 1, max(left - reach, 0) - 1, -1):
            edge = list(dict.fromkeys([n for space in edge for n in prowl[space] if far.get(n) == steps]))
        ends.update(dict.fromkeys(edge))
    if not ends or at in ends:
        return
    options = [ChooseSpace(space) for space in ends]
    end = yield from ask(state.order_seats, options, "mutant-goes", piece_words(mutant.id))
    play.say(Moved(mutant.id, (at, end.space)))
    mutant.at = end.space
    mutant.moved = True
    episode_of(state).arrived(play, mutant)


def _aims(play: P, at: SpaceId, priority: Priority) -> list[SpaceId]:
    """HC-18.8: the closest targets that fit, else the closest of all."""
    return _closest(play, at, _goals(play, priority)) or _closest(play, at, _goals(play, "closest"))


def _goals(play: P, priority: Priority) -> list[SpaceId]:
    """HC-18.9 to HC-18.13, HC-23.14: where the targets of a priority are; the Mayor is a Civilian."""
    state = play.state
    match priority:
        case "active":
            active = active_officer(state)
            return [] if active.down else [active.at]
        case "civilian":
            return list(state.civilians.values())
        case "mayor":
            return [state.civilians[MAYOR]] if MAYOR in state.civilians else []
        case "boat":
            return [SpaceId("boat")] if "boat" in state.obstacles else []
    officers = [officer.at for officer in state.officers if not officer.down]
    if state.ally is not None and state.ally.at:
        officers.append(state.ally.at)
    return officers if priority == "officer" else [*officers, *state.civilians.values()]


def _closest(play: P, at: SpaceId, spaces: list[SpaceId]) -> list[SpaceId]:
    trails = terrain(play.state, play.content).trails
    nearest, found = FAR, list[SpaceId]()
    for space in dict.fromkeys(spaces):
        steps = trails[space].get(at, FAR)
        if steps < nearest:
            nearest, found = steps, [space]
        elif steps == nearest < FAR:
            found.append(space)
    return found


def act(play: P, stages: Sequence[Stage], count: int, reach: tuple[int, int], priority: Priority) -> Flow[None]:
    """HC-18.16 to HC-18.23: the foot of a card: stages left to right, a slash is a choice for each."""
    able = [m for m in in_range(play, *reach) if any(_possible(play, m, stage) for stage in stages)]
    names = yield from choose_mutants(play, able, count, "act")
    for stage in stages:
        left = names.copy()
        while there := _still_there(play, left):
            mutant = yield from _next_up(play, there, priority, stage)
            left.remove(mutant.id)
            yield from _act_once(play, mutant, stage, priority)


def can_move(mutant: Mutant) -> bool:
    """HC-10.10, HC-10.11, HC-18.17: once a turn, and waking was its move."""
    return not mutant.moved


def can_attack(play: P, mutant: Mutant) -> bool:
    """HC-10.16, HC-18.17, HC-18.23: once a turn, and only with a target where it stands."""
    if mutant.stunned or mutant.attacked:
        return False
    state = play.state
    return bool(people_on(state, mutant.at) or episode_of(state).attacks(state, mutant))


def _attackers(play: P, mutants: list[Mutant]) -> list[Mutant]:
    """HC-10.16, HC-18.17, HC-18.23: those who can attack: once a turn, and only with a target where they stand."""
    able = [mutant for mutant in mutants if not mutant.stunned and not mutant.attacked]
    if not able:
        return able
    state, episode = play.state, episode_of(play.state)
    peopled = inhabited(state)
    return [mutant for mutant in able if mutant.at in peopled or episode.attacks(state, mutant)]


def _possible(play: P, mutant: Mutant, stage: Stage) -> list[Basic]:
    return [basic for basic in stage if (can_move(mutant) if basic == "move" else can_attack(play, mutant))]


def _act_once(play: P, mutant: Mutant, stage: Stage, priority: Priority) -> Flow[None]:
    """HC-18.19, HC-18.22."""
    possible = _possible(play, mutant, stage)
    if not possible:
        return
    options = [UseBasic(basic) for basic in possible]
    chosen = yield from ask(play.state.order_seats, options, "act-how", piece_words(mutant.id))
    if chosen.basic == "attack":
        yield from attack(play, mutant, priority)
    else:
        yield from move(play, mutant, priority)
