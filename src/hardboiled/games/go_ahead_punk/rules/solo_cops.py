"""The solo Cops (GP-AIC, GP-SPT): they follow a card, or chase Stinger while he is Spotted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.go_ahead_punk.rules.combat import cop_attacks, cop_moves_in, exchange_fire, retreat_step
from hardboiled.games.go_ahead_punk.rules.drawing import discard, draw_cop_card
from hardboiled.games.go_ahead_punk.rules.events import AiCardDrawn, TurnBegan
from hardboiled.games.go_ahead_punk.rules.figures import fighters, hurt
from hardboiled.games.go_ahead_punk.rules.finding import caught
from hardboiled.games.go_ahead_punk.rules.first_aid import may_use_kit, use_kit
from hardboiled.games.go_ahead_punk.rules.hospital import arrive
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.movement import cop_move, cop_points, offer_rifle, rifle_in_reach, travel
from hardboiled.games.go_ahead_punk.rules.rounds import end_cop_turn
from hardboiled.games.go_ahead_punk.rules.solo import shelve_ai_card
from hardboiled.kernel import Flow, SpaceId

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.kinds import DistrictId
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure


def solo_cop_turn(play: P) -> Flow[None]:
    """GP-AIC.1, GP-AIC.14, GP-SPT.7: one Cop fights, chases, or does what the card says."""
    state = play.state
    cop = state.cops[state.turn]
    play.say(TurnBegan(cop.id))
    first_aid(play)
    if cop.space == state.stinger.space:
        caught(play)
        yield from exchange_fire(play, cop, state.stinger)
        state.step = "solo-retreat"
        return
    if state.spotted:
        met = yield from chase(play, cop)
    else:
        if not state.ai_card:
            draw_ai_card(play)
        met = yield from follow_card(play, cop)
    if met:
        state.step = "solo-fight"
    else:
        end_solo_turn(play)


def solo_fight(play: P) -> Flow[None]:
    """GP-CMB.1, GP-CMB.21: the Cop whose turn it is has run into Stinger."""
    state = play.state
    cop = state.cops[state.turn]
    yield from cop_moves_in(play, cop)
    yield from exchange_fire(play, cop, state.stinger)
    state.step = "solo-retreat"


def solo_retreat(play: P) -> Flow[None]:
    """GP-RET.2: the end of the combat round of the Cop whose turn it is."""
    state = play.state
    yield from retreat_step(play, state.cops[state.turn], state.stinger)
    end_solo_turn(play)


def end_solo_turn(play: P) -> None:
    """GP-SPT.10: Spotted ends with the round, except while a fight goes on."""
    first_aid(play)
    state = play.state
    state.step = "solo-cop"
    if state.turn == len(state.cops) - 1:
        state.spotted = bool(fighters(state))
        shelve_ai_card(state)
    end_cop_turn(play)


def draw_ai_card(play: P) -> None:
    """GP-AIC.1, GP-AIC.17."""
    state = play.state
    play.refill(state.ai_deck, state.ai_discard)
    state.ai_card = play.draw(state.ai_deck)
    play.say(AiCardDrawn(state.ai_card))


def first_aid(play: P) -> None:
    """GP-AIC.11: outside combat a Cop who is 2 or more below full health uses its kit."""
    content, fight = play.content, play.state.stinger.space
    for cop in play.state.cops:
        if may_use_kit(content, cop) and hurt(content, cop) >= content.settings.heal and cop.space != fight:
            use_kit(play, cop)


def follow_card(play: P, cop: CopFigure) -> Flow[bool]:
    """GP-AIC.2 to GP-AIC.5: Target, Card, LKL, or a port. True if it runs into Stinger."""
    state, content = play.state, play.content
    card = content.ai_cards[state.ai_card]
    symbol = (card.hunt if state.phase == "hunt" else card.escape)[cop.id]
    points = cop_points(state, content, cop)
    if symbol == "card":
        yield from draw_cop_card(play, cop)
        return False
    if holds_port(play, cop, points):
        return False
    if symbol == "lkl":
        return (yield from go_towards(play, cop, state.lkl, points))
    if symbol == "target" or _lands(play, cop, points):
        return (yield from hunt(play, cop, points))
    port = content.ports[(int(symbol[-1]) - 1) % len(content.ports)]
    return (yield from go_towards(play, cop, port, points))


def chase(play: P, cop: CopFigure) -> Flow[bool]:
    """GP-SPT.7, GP-AIC.12: straight at him, with a movement card if there is one. True if it runs into him."""
    cards = play.content.cop_cards
    card = next((card for card in cop.hand if cards[card].effect.farther), None)
    points = cop_points(play.state, play.content, cop, cards[card].effect.farther if card else 0)
    if holds_port(play, cop, points):
        return False
    if card:
        discard(play, cop, card, "played")
    return (yield from hunt(play, cop, points))


def dash(play: P, cop: CopFigure, points: int) -> Flow[None]:
    """GP-CRD.30, GP-AIC.6: a few points at once; a Cop without a player goes straight at Stinger."""
    if cop.seats:
        yield from cop_move(play, cop, points)
    elif not holds_port(play, cop, points):
        met = yield from hunt(play, cop, points)
        if met:
            yield from cop_attacks(play, cop)


def hunt(play: P, cop: CopFigure, points: int) -> Flow[bool]:
    """GP-AIC.8, GP-AIC.9: straight at Stinger; in the Escape, if he is out of reach, to the port nearest to him and
    never far from the ports. True if it runs into him."""
    state, settings = play.state, play.content.settings
    leash = state.phase == "escape" and mode_of(state).level(state, play.content).leash
    if leash and not _lands(play, cop, points):
        port = port_nearest(play.content, state.stinger.space)
        return (yield from go_towards(play, cop, port, points, settings.port_leash))
    return (yield from go_towards(play, cop, state.stinger.space, points))


def holds_port(play: P, cop: CopFigure, points: int) -> bool:
    """GP-DIF.9: a Cop who was put on a port stays there, unless it can land on him."""
    locked = play.state.round <= play.state.lock and bool(play.content.spaces[cop.space].port)
    return locked and not _lands(play, cop, points)


def _lands(play: P, cop: CopFigure, points: int) -> bool:
    return play.content.streets.points(cop.space)[play.state.stinger.space] <= points


def port_nearest(content: PunkContent, space: SpaceId) -> SpaceId:
    return min(content.ports, key=content.streets.road_steps(space).__getitem__)


def go_towards(play: P, cop: CopFigure, goal: SpaceId, points: int, leash: int | None = None) -> Flow[bool]:
    """GP-AIC.2, GP-AIC.6, GP-AIC.18: directly, over Stinger where he is on the way, Jam or no Jam. True if it runs into
    him."""
    state = play.state
    path = way_towards(play.content, cop.space, goal, points, leash, state.stinger.space, state.jam)
    met = False
    if path:
        met = travel(play, cop, path)
        arrive(play, cop)
    if not met and rifle_in_reach(state, play.content, cop):
        yield from offer_rifle(play, cop)
    return met


def way_towards(
    content: PunkContent,
    start: SpaceId,
    goal: SpaceId,
    points: int,
    leash: int | None,
    quarry: SpaceId,
    jam: DistrictId,
) -> tuple[SpaceId, ...]:
    """GP-AIC.2, GP-AIC.6: the spaces a Cop enters; of a way that leads over Stinger no more than to him."""
    streets = content.streets
    end = best_end(content, start, goal, points, leash, quarry)
    if streets.around(start, points) & streets.bits[quarry]:
        here = streets.points(start)
        if here[quarry] + streets.points(quarry)[end] == here[end]:
            end = quarry
    return _way(content, start, end, quarry, jam)


def best_end(
    content: PunkContent, start: SpaceId, goal: SpaceId, points: int, leash: int | None, quarry: SpaceId
) -> SpaceId:
    """GP-AIC.7, GP-AIC.8: the reachable space with the fewest points left to the goal, at most so many districts from
    a port if there is any; ties by the list."""
    streets = content.streets
    reached = streets.around(start, points)
    if leash is not None:
        reached = reached & content.near_ports(leash) or reached
    if reached & streets.bits[goal]:
        return goal
    ties = streets.listed(streets.nearest(reached, goal))
    if len(ties) == 1:
        return ties[0]
    to_stinger = streets.road_steps(quarry)
    to_port = streets.road_steps(port_nearest(content, quarry))
    return min(ties, key=lambda end: (to_stinger[end], to_port[end]))


def _way(content: PunkContent, start: SpaceId, end: SpaceId, quarry: SpaceId, jam: DistrictId) -> tuple[SpaceId, ...]:
    """GP-AIC.6, GP-MOV.8, GP-TOK.5: as far as a Jam lets it; where a road and a ride lead to the same star, the ride
    if Stinger is on it."""
    streets = content.streets
    rides = streets.rides if quarry in streets.rides else {}
    if not jam and not rides:
        return streets.way((start, end))
    path: list[SpaceId] = []
    at, jammed = start, False
    for leg in streets.path(start, end):
        stop = leg[-1]
        ends_in_jam = streets.district_of[stop] == jam
        if jammed and ends_in_jam:
            break
        ride = rides[at].get(stop, ()) if at in rides else ()
        path += ride if quarry in ride else leg
        at, jammed = stop, ends_in_jam
    return tuple(path)
