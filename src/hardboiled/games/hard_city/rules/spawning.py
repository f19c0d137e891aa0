"""HC-10.1 to HC-10.8, HC-12.13: how Mutants appear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.answers import Stop
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Spawned
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.ids import FUBAR
from hardboiled.games.hard_city.rules.kinds import MutantKind, NamedKind, Space, space_words
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import HardCityState, Mutant, supply_left
from hardboiled.kernel import Action, Flow, Manner, SpaceId, ask


class SpawnAt(Action, frozen=True):
    rule: ClassVar[str] = "HC-10.1"
    manner: ClassVar[Manner] = "use"
    space: Space


class SpawnKind(Action, frozen=True):
    rule: ClassVar[str] = "HC-10.6"
    manner: ClassVar[Manner] = "use"
    kind: NamedKind


def zone(play: P) -> list[SpaceId]:
    """HC-10.2, HC-2.8: the Spawn Zone without Obstacles and what the episode bars."""
    return list(dict.fromkeys(space for patch in patches(play) for space in patch))


def patches(play: P) -> list[list[SpaceId]]:
    """The Spawn Zone patch by patch; patches may overlap."""
    return open_spaces(play, episode_of(play.state).spawn_zone(play.state, play.content))


def open_spaces(play: P, whole: Sequence[Sequence[SpaceId]]) -> list[list[SpaceId]]:
    """Patches without Obstacles and what the episode bars."""
    filled, barred = terrain(play.state, play.content).filled, episode_of(play.state).no_spawn(play.state, play.content)
    return [[space for space in patch if space not in filled and space not in barred] for patch in whole]


def spawn(play: P, count: int, spaces: Sequence[SpaceId], stack: bool = False) -> Flow[None]:
    """HC-10.1, HC-10.3, HC-12.13 to HC-12.16: up to so many (against the AutoDoc exactly), not two on
    one space in a turn; an empty supply is worth a VP, once."""
    state, mode = play.state, mode_of(play.state)
    for left in range(count, 0, -1):
        if not supply_left(state):
            chaos_scores(play, 1, "horde")
            return
        options: list[Action] = [SpawnAt(s) for s in spaces if stack or s not in state.turn.spawned]
        if not options:
            return
        if mode.may_stop:
            options.append(Stop())
        chosen = yield from ask(mode.chaos_seats(state), options, "spawn", {"left": left})
        if not isinstance(chosen, SpawnAt):
            return
        kinds = kinds_left(state)
        if may_spawn_fubar(state):
            kinds.append("fubar")
        kind = yield from choose_kind(play, kinds, chosen.space)
        arrive(play, kind, chosen.space)


def kinds_left(state: HardCityState) -> list[MutantKind]:
    """HC-10.7, HC-16.5: what figures the supply still has, F.U.B.A.R. apart."""
    return [kind for kind in _SUPPLY if state.supply.get(kind)]


_SUPPLY: tuple[MutantKind, ...] = ("mutant", "rat", "soldier")


def choose_kind(play: P, kinds: Sequence[MutantKind], space: SpaceId) -> Flow[MutantKind]:
    """HC-10.6, HC-11.1: Special Mutants may come instead."""
    options = [SpawnKind(kind) for kind in kinds]
    seats = mode_of(play.state).chaos_seats(play.state)
    return (yield from ask(seats, options, "spawn-kind", space_words(space))).kind


def may_spawn_fubar(state: HardCityState) -> bool:
    """HC-11.2, HC-11.14: once an episode, and mostly not while the officers have 0 VP."""
    if state.fubar_came or FUBAR not in state.supply:
        return False
    return state.order > 0 or not episode_of(state).fubar_waits


def arrive(play: P, kind: MutantKind, space: SpaceId, cause: str = "") -> Mutant:
    """HC-10.5: a figure from the supply, active."""
    state, settings = play.state, play.content.settings
    if kind == "fubar":
        hp = episode_of(state).fubar_hp(state, settings, mode_of(state))
        mutant = Mutant(FUBAR, "fubar", space, hp=hp, ap=settings.fubar_ap)
        state.fubar_came = True
    else:
        mutant = Mutant(state.supply[kind].pop(), kind, space)
    state.mutants.append(mutant)
    state.turn.spawned.append(space)
    play.say(Spawned(mutant.id, space, cause or state.cause))
    return mutant
