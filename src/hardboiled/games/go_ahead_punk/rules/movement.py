"""Movement (GP-MOV): Stinger's in secret, a Cop's step by step; ports (GP-PRT) and hospitals (GP-ER)."""

from __future__ import annotations

from functools import partial

from hardboiled.games.go_ahead_punk.actions import FireRifle, Go, HoldFire, Ride, Step, Stop
from hardboiled.games.go_ahead_punk.content import City
from hardboiled.games.go_ahead_punk.events import CopMoved, GotAway, PassUsed, StingerMoved, WentSecretly
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.finding import place_lkl, reveal, spot
from hardboiled.games.go_ahead_punk.rules.items import full_health, heal_at_er
from hardboiled.games.go_ahead_punk.rules.knowledge import (
    card_left,
    cops_mask,
    moved_into,
    moved_secretly,
    narrow,
    rule_out,
)
from hardboiled.games.go_ahead_punk.rules.shots import rifle_shot
from hardboiled.games.go_ahead_punk.state import STINGER, CopFigure, fighters, solo
from hardboiled.games.go_ahead_punk.streets import Mask, Spread
from hardboiled.kernel import Action, Ask, Flow, SpaceId, decide

_STOP = Stop()


# Stinger.


def held_passes(play: P) -> list[str]:
    """The networks he holds passes for, one entry a pass."""
    passes = play.content.passes
    return sorted([passes[card] for card in play.state.stinger.hand if card in passes])


def pass_choices(play: P, points: int) -> list[tuple[str, ...]]:
    """GP-MOV.15, GP-MOV.16: no pass, or any passes held that such a move can use up."""
    held = held_passes(play)
    if play.state.phase == "escape" or not held:
        return [()]
    chosen: dict[tuple[str, ...], None] = {(): None}
    for network in held:
        for some in list(chosen):
            chosen[tuple(sorted((*some, network)))] = None
    usable = []
    for some in chosen:
        ends = reach(play, points, some) if some else None
        if ends is None or ends.free or ends.met:
            usable.append(some)
    return usable


def reach(play: P, points: int, passes: tuple[str, ...]) -> Spread:
    state, streets = play.state, play.content.streets
    start = streets.bits[state.stinger.space]
    return streets.spread(start, points, cops_mask(play), state.phase == "hunt", passes)


def may_use_er(play: P) -> bool:
    """GP-ER.6, GP-DIF.7: not in the Escape, not on Insane."""
    state = play.state
    if state.phase == "escape" or (solo(state) and not play.content.settings.difficulties[state.difficulty].stinger_er):
        return False
    return state.stinger.health < full_health(play.content, state.stinger)


def move_ends(play: P, points: int, passes: tuple[str, ...], escaping: bool) -> list[Go]:
    """Every end of a secret move; at an ER with or without using it, at a port with or without leaving.

    GP-RET.8: an escape leads away from the space.
    """
    ends, streets = reach(play, points, passes), play.content.streets
    away = ~streets.bits[play.state.stinger.space] if escaping else streets.everywhere
    there = (ends.free | ends.met) & away
    options = _goes(play.content, there)
    if may_use_er(play):
        options += [Go(er, heal=True) for er in play.content.emergency_rooms if streets.bits[er] & there]
    if play.state.phase == "escape" and not escaping:
        options += [Go(port, leave=True) for port in play.content.ports if streets.bits[port] & ends.early]
    return options


def _goes(content: City, ends: Mask) -> list[Go]:
    """The same ends come again and again: the actions are made once."""
    made: dict[Mask, list[Go]] = content.__dict__.setdefault("_goes", {})
    if ends not in made:
        if len(made) > 5_000:
            made.clear()
        made[ends] = [Go(space) for space in content.streets.listed(ends)]
    return list(made[ends])


def secret_move(play: P, points: int, passes: tuple[str, ...], escaping: bool = False) -> Flow[bool]:
    """GP-MOV.1, GP-MOV.20: he moves in secret; True if he ended on a Cop's space and must fight.

    One question whatever the distance, so that nobody can count his steps.
    """
    state, stinger = play.state, play.state.stinger
    for network in passes:
        _use_pass(play, network)
    if passes:
        narrow(play, play.content.streets.starts(points, cops_mask(play), passes))
    go: Go = yield Ask(STINGER, partial(move_ends, play, points, passes, escaping), "where", None, True)
    stinger.space = go.space
    stinger.shown = solo(state)
    play.say(StingerMoved(go.space) if solo(state) else WentSecretly(go.space), to=None if solo(state) else STINGER)
    if go.leave:
        leave_city(play)
    if fighters(state):
        moved_into(play, points, passes)
        reveal(play, "met")
        if go.heal:
            heal_at_er(play, stinger)
        return True
    moved_secretly(play, points, passes)
    if go.heal:
        use_er(play)
    return False


def _use_pass(play: P, network: str) -> None:
    """GP-MOV.14: announced by kind, discarded face up."""
    state = play.state
    for card in state.stinger.hand:
        if play.content.passes.get(card) == network:
            state.stinger.hand.remove(card)
            state.stinger_discard.append(card)
            card_left(play, card)
            play.say(PassUsed(card))
            return


def use_er(play: P) -> None:
    """GP-ER.4, GP-SPT.11: using an ER reveals him; in solo he is Spotted."""
    reveal(play, "er")
    if solo(play.state):
        spot(play, "er")
    heal_at_er(play, play.state.stinger)


def leave_city(play: P) -> None:
    """GP-GEN.3, GP-PRT.3: out of the city with three hits: Stinger wins."""
    play.say(GotAway(play.state.stinger.space))
    play.reveal()
    play.end([STINGER], "got-away")


# The Cops.


def cop_points(play: P, cop: CopFigure, card: int = 0) -> int:
    """GP-MOV.2, GP-MOV.17: 3, and bonuses add up."""
    content, settings = play.content, play.content.settings
    points = content.cops[cop.id].move + card
    if cop.car and content.spaces[cop.space].district != play.state.jam:
        points += settings.car_bonus
    if has_use(content, cop, "radio") and any(
        has_use(content, other, "radio") for other in fighters(play.state) if other is not cop
    ):
        points += settings.radio_bonus
    return points


def has_use(content: City, cop: CopFigure, use: str) -> bool:
    return any(content.items[item].use == use for item in cop.items)


def ways_on(content: City, space: SpaceId) -> tuple[Action, ...]:
    """GP-MOV.4, GP-MOV.8: every step and ride from a space; a ride that passes nothing beside a road is that step."""
    ways = content.__dict__.setdefault("_ways_on", {})
    if space not in ways:
        streets = content.streets
        paths = streets.rides.get(space, {})
        rides = [end for end, path in paths.items() if len(path) > 1 or end not in streets.roads[space]]
        ways[space] = (*(Step(end) for end in streets.roads[space]), *(Ride(end) for end in rides), _STOP)
    found: tuple[Action, ...] = ways[space]
    return found


def next_steps(play: P, cop: CopFigure, jammed: bool) -> list[Action] | tuple[Action, ...]:
    """GP-TOK.5: no second step in a row that ends in the Jam; GP-CMB.31: not back into the fight it left."""
    ways = ways_on(play.content, cop.space)
    if not jammed and not cop.barred:
        return ways
    streets, jam = play.content.streets, play.state.jam
    options: list[Action] = []
    for way in ways:
        if isinstance(way, Step | Ride):
            if jammed and streets.district_of[way.space] == jam:
                continue
            if cop.barred and cop.barred in _crossed(play.content, cop.space, way):
                continue
        options.append(way)
    return options


def _crossed(content: City, start: SpaceId, way: Action) -> tuple[SpaceId, ...]:
    if isinstance(way, Ride):
        return content.streets.rides[start][way.space]
    return (way.space,) if isinstance(way, Step) else ()


def cop_move(play: P, cop: CopFigure, points: int) -> Flow[bool]:
    """GP-MOV.2 to GP-MOV.19: up to so many points; True if the Cop ran into Stinger."""
    state, moved, jammed = play.state, False, False
    while points:
        options = next_steps(play, cop, jammed)
        if len(options) == 1:
            break
        way: Action = yield Ask(cop.seats, options, "step", {"cop": cop.id, "points": points})
        if isinstance(way, Stop):
            break
        points -= 1
        moved = True
        if travel(play, cop, _crossed(play.content, cop.space, way)):
            arrive(play, cop)
            return True
        jammed = bool(state.jam) and play.content.spaces[cop.space].district == state.jam
    if moved:
        arrive(play, cop)
    return False


def travel(play: P, cop: CopFigure, path: tuple[SpaceId, ...]) -> bool:
    """GP-MOV.19, GP-MOV.21: along a road or freeway; it ends where he is, and he must say so."""
    stinger = play.state.stinger
    for number, space in enumerate(path, 1):
        cop.space = space
        if space == stinger.space:
            play.say(CopMoved(cop.id, path[:number]))
            reveal(play, "found")
            return True
        rule_out(play, space)
    play.say(CopMoved(cop.id, path))
    return False


def arrive(play: P, cop: CopFigure) -> None:
    """GP-ER.1, GP-ER.3: a Cop whose move ends at an ER heals, free of charge, also where it meets Stinger there."""
    if play.content.spaces[cop.space].er:
        heal_at_er(play, cop)


def rifle_in_reach(play: P, cop: CopFigure) -> str:
    """GP-ITM.14: a 7mm Rifle, Stinger's piece on the board, one road or freeway segment between."""
    stinger = play.state.stinger
    if not stinger.shown or cop.space not in play.content.streets.near[stinger.space]:
        return ""
    return next((item for item in cop.items if play.content.items[item].far), "")


def after_move(play: P, cop: CopFigure) -> Flow[None]:
    """GP-ITM.13: a shot from one place away, after the move."""
    rifle = rifle_in_reach(play, cop)
    if not rifle:
        return
    if not solo(play.state):
        answer = yield from decide(cop.seats, [FireRifle(), HoldFire()], "rifle", {"cop": cop.id})
        if isinstance(answer, HoldFire):
            return
    yield from rifle_shot(play, cop, rifle)


def caught(play: P) -> None:
    """GP-SPT.2, GP-SPT.3: in solo a Cop on his space makes him Spotted."""
    if solo(play.state):
        if not play.state.spotted:
            spot(play, "combat")
        else:
            place_lkl(play, play.state.stinger.space)


def nearest_er(play: P, space: SpaceId) -> list[SpaceId]:
    """GP-ER.8: fewest movement points from the fight; an ER where Stinger stands is no refuge."""
    stinger = play.state.stinger
    rooms = [er for er in play.content.emergency_rooms if er != stinger.space or not stinger.shown]
    rooms = rooms or play.content.emergency_rooms
    far = play.content.streets.points(space)
    least = min(far[er] for er in rooms)
    return [er for er in rooms if far[er] == least]
