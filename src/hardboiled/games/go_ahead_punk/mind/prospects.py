"""How Stinger stands: the signs an experienced player reads his chance to get away from."""

from __future__ import annotations

from math import ceil

from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.figures import fighters, hits_made
from hardboiled.games.go_ahead_punk.rules.hits import may_hit, under_chopper
from hardboiled.games.go_ahead_punk.rules.knowledge import places
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import PunkState
from hardboiled.kernel import Prospect


def prospect(state: PunkState, content: PunkContent) -> Prospect:
    levels: dict[str, float] = {}
    if not mode_of(state).hidden:
        levels = {level: float(state.difficulty == level) for level in ("easy", "hard", "insane")}
    if not state.stinger.space:
        return Prospect("stinger", f"{state.mode}, before", {}, levels)
    hopes = _figure(state, content) | _hiding(state, content)
    hopes |= _port(state, content) if state.phase == "escape" else _hits(state, content)
    circumstances = {"round": state.round / 10, "cops-turn": float(state.turn >= 0), **levels}
    return Prospect("stinger", f"{state.mode}, {state.phase}", hopes, circumstances)


def _figure(state: PunkState, content: PunkContent) -> dict[str, float]:
    """Health and cards on both sides."""
    stinger, settings = state.stinger, content.settings
    health = stinger.health / settings.stinger_health
    return {
        "health": health,
        "not-dying": min(1.0, 3 * health),
        "cards": min(len(stinger.hand), 6) / 6,
        "items": len(stinger.items) / 3,
        "cops-hurt": -sum([cop.health for cop in state.cops]) / 12,
        "cops-cards": -sum([len(cop.hand) for cop in state.cops]) / 9,
        "cops-items": -sum([len(cop.items) for cop in state.cops]) / 6,
        "cops-cars": -sum([cop.car for cop in state.cops]) / 3,
        "out-of-fight": -float(bool(fighters(state))),
    }


def _hiding(state: PunkState, content: PunkContent) -> dict[str, float]:
    """How little the Cops know, and how far they are."""
    possible = places(state).bit_count()
    steps = content.streets.points(state.stinger.space)
    far = sorted([min(steps[cop.space], 10) for cop in state.cops if cop.space]) or [10]
    return {
        "hidden": -float(state.stinger.shown),
        "possible": min(possible, 40) / 40,
        "vague": min(possible, 6) / 6,
        "far": far[0] / 10,
        "not-near": min(far[0], 3) / 3,
        "second-far": far[min(1, len(far) - 1)] / 10,
        "all-far": sum(far) / len(far) / 10,
        "hunch": -state.hunch / 4,
    }


def _hits(state: PunkState, content: PunkContent) -> dict[str, float]:
    """Hits made, and how near the next one and the last one are."""
    stinger, made = state.stinger, hits_made(state)
    uniform = stinger.uniform or not content.uniforms.isdisjoint(stinger.hand)
    keys = [key for key in stinger.keys if key not in (stinger.silent, stinger.due)]
    turns = _turns(state, content, content.settings.hits - made)
    return {
        "made": made / content.settings.hits,
        "keys": min(len(keys), 3) / 3,
        "uniform": float(uniform),
        "next-near": -min(turns[0], 6) / 6 if turns else 0.0,
        "last-near": -sum(turns) / 16,
    }


TO_FIND_ONE = 4
"""Turns for a hit that he has no access to."""


def _turns(state: PunkState, content: PunkContent, left: int) -> list[int]:
    """How many turns each of the hits that are left may take him, from one to the nearest next."""
    stinger, move = state.stinger, content.settings.stinger_move
    uniform = stinger.uniform or not content.uniforms.isdisjoint(stinger.hand)
    places = {*stinger.keys, *content.uniform_locations} if uniform else {*stinger.keys}
    goals = sorted(at for at in places if may_hit(state, content, at) and not under_chopper(state, content, at))
    at, turns = stinger.space, list[int]()
    while goals and len(turns) < left:
        far = content.streets.points(at)
        at = min(goals, key=far.__getitem__)
        goals.remove(at)
        turns.append(ceil(far[at] / move) + 1)
    return turns + [TO_FIND_ONE] * (left - len(turns))


def _port(state: PunkState, content: PunkContent) -> dict[str, float]:
    """The way to a port that no Cop stands near."""
    streets = content.streets
    steps = streets.road_steps(state.stinger.space)
    spaces = [cop.space for cop in state.cops if cop.space]
    guard = {port: sum(max(0.0, 1 - streets.points(space)[port] / 6) for space in spaces) for port in content.ports}
    return {
        "way": -min(12.0, *(steps[port] / 2 + 4 * guard[port] for port in content.ports)) / 12,
        "short-way": -min(24, *(steps[port] for port in content.ports)) / 24,
        "second-way": -sorted(steps[port] / 2 + 4 * guard[port] for port in content.ports)[1] / 12,
    }
