"""HC-18: how the AutoDoc's Mutants act: activation, priorities, ranges, symbols."""

from __future__ import annotations

from collections.abc import Iterable

from hardboiled.games.hard_city.actions import ChoosePiece, ChooseSpace, TakeDamage, UseBasic
from hardboiled.games.hard_city.effects import Act, Activate, Basic, Priority
from hardboiled.games.hard_city.events import Attacked, Moved
from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import hurt
from hardboiled.games.hard_city.rules.horde import reach_of, wake
from hardboiled.games.hard_city.state import Mutant, active_officer, mutant_of, people_on
from hardboiled.games.hard_city.terrain import FAR
from hardboiled.kernel import Flow, SpaceId, choose


def in_range(play: P, low: int, high: int) -> list[Mutant]:
    """HC-18.20, HC-18.21, HC-18.25, HC-23.21: by the distance to the active officer, on one board."""
    ground, officer = terrain(play), active_officer(play.state)
    far, here = ground.distances[officer.at], ground.region[officer.at]
    return [m for m in play.state.mutants if ground.region[m.at] == here and low <= far.get(m.at, FAR) <= high]


def choose_mutants(play: P, candidates: list[Mutant], count: int, prompt: str) -> Flow[list[str]]:
    """HC-16.11, HC-18.16: the officers pick when more qualify than needed; 0 is all of them."""
    if not count or len(candidates) <= count:
        return [mutant.id for mutant in candidates]
    chosen: list[str] = []
    while len(chosen) < count:
        sorts = {(m.at, m.kind, m.stunned): m for m in reversed(candidates) if m.id not in chosen}
        options = [ChoosePiece(mutant.id) for mutant in sorts.values()]
        pick = yield from choose(play.state.order_seats, options, prompt, {"left": count - len(chosen)})
        chosen.append(pick.piece)
    return chosen


def _still_there(play: P, names: Iterable[str]) -> Iterable[Mutant]:
    for name in names:
        if any(mutant.id == name for mutant in play.state.mutants):
            yield mutant_of(play.state, name)


def activate_some(play: P, effect: Activate) -> Flow[None]:
    """HC-18.1, HC-18.15: each as often as the card says."""
    names = yield from choose_mutants(play, in_range(play, effect.low, effect.high), effect.count, "activate")
    for mutant in _still_there(play, names):
        for _ in range(effect.times):
            if mutant in play.state.mutants:
                yield from activate(play, mutant, effect.priority)


def activate(play: P, mutant: Mutant, priority: Priority) -> Flow[None]:
    """HC-18.2 to HC-18.5: the first that is possible: wake, attack, attack anyone, move."""
    if mutant.stunned:
        wake(play, mutant)
    elif can_attack(play, mutant):
        yield from attack(play, mutant, priority)
    else:
        yield from go(play, mutant, priority)


def attack(play: P, mutant: Mutant, priority: Priority) -> Flow[None]:
    """HC-18.3, HC-18.4, HC-18.7: the priority target takes it, else the officers choose."""
    victims = people_on(play.state, mutant.at)
    if not victims:
        episode = episode_of(play.state)
        yield from episode.attack(play, mutant, episode.attacks(play, mutant)[0])
        return
    preferred = [name for name in victims if _fits(play, name, priority)]
    options = [TakeDamage(name) for name in preferred or victims]
    play.say(Attacked(mutant.id, mutant.at))
    args: dict[str, str | int] = {"space": mutant.at, "damage": play.content.settings.mutant_damage}
    hit = yield from choose(play.state.order_seats, options, "hit", args)
    hurt(play, hit.who, play.content.settings.mutant_damage)


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


def go(play: P, mutant: Mutant, priority: Priority) -> Flow[None]:
    """HC-18.5, HC-18.8, HC-18.14: by a shortest path to the closest target that fits."""
    ground, state = terrain(play), play.state
    goals = _closest(play, mutant, _goals(play, priority)) or _closest(play, mutant, _goals(play, "closest"))
    ends: dict[SpaceId, None] = {}
    for goal in goals:
        far = ground.distances[goal]
        edge = [mutant.at]
        for _ in range(min(reach_of(play, mutant), far[mutant.at])):
            edge = list(dict.fromkeys(n for s in edge for n in ground.prowl[s] if far.get(n, FAR) == far[s] - 1))
        ends.update(dict.fromkeys(edge))
    if not ends or mutant.at in ends:
        return
    options = [ChooseSpace(space) for space in ends]
    end = yield from choose(state.order_seats, options, "mutant-goes", {"piece": mutant.id})
    play.say(Moved(mutant.id, (mutant.at, end.space)))
    mutant.at = end.space
    mutant.moved = True
    episode_of(state).arrived(play, mutant)


def _goals(play: P, priority: Priority) -> list[SpaceId]:
    """HC-18.9 to HC-18.13: where the targets of a priority are."""
    state = play.state
    officers = [officer.at for officer in state.officers if not officer.down]
    if state.ally is not None and state.ally.at:
        officers.append(state.ally.at)
    civilians = [at for name, at in state.civilians.items() if name != "mayor"]
    match priority:
        case "active":
            active = active_officer(state)
            return [] if active.down else [active.at]
        case "officer":
            return officers
        case "civilian":
            return civilians
        case "mayor":
            return [state.civilians["mayor"]] if "mayor" in state.civilians else []
        case "boat":
            return [SpaceId("boat")] if "boat" in state.obstacles else []
    return [*officers, *civilians]


def _closest(play: P, mutant: Mutant, spaces: list[SpaceId]) -> list[SpaceId]:
    ground = terrain(play)
    far = {space: ground.distance(mutant.at, space) for space in dict.fromkeys(spaces)}
    nearest = min(far.values(), default=FAR)
    return [space for space, steps in far.items() if steps == nearest] if nearest < FAR else []


def act(play: P, effect: Act) -> Flow[None]:
    """HC-18.16 to HC-18.23: the foot of a card: stages left to right, a slash is a choice for each."""
    candidates = in_range(play, effect.low, effect.high)
    if effect.stages[0] == ("attack",):
        candidates = [m for m in candidates if can_attack(play, m)]
    names = yield from choose_mutants(play, candidates, effect.count, "act")
    for stage in effect.stages:
        for mutant in _still_there(play, names):
            yield from _act_once(play, mutant, stage, effect.priority)


def can_attack(play: P, mutant: Mutant) -> bool:
    """HC-18.23."""
    if mutant.stunned:
        return False
    return bool(people_on(play.state, mutant.at)) or bool(episode_of(play.state).attacks(play, mutant))


def _act_once(play: P, mutant: Mutant, stage: tuple[Basic, ...], priority: Priority) -> Flow[None]:
    """HC-18.19, HC-18.22: a stunned Mutant told to move wakes instead."""
    possible = [basic for basic in stage if basic == "move" or can_attack(play, mutant)]
    if not possible:
        return
    options = [UseBasic(basic) for basic in possible]
    chosen = yield from choose(play.state.order_seats, options, "act-how", {"piece": mutant.id})
    if chosen.basic == "attack":
        yield from attack(play, mutant, priority)
    elif mutant.stunned:
        wake(play, mutant)
    else:
        yield from go(play, mutant, priority)
