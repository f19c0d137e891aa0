"""HC-2.9, HC-20, HC-21.12: placing tokens, evacuating, shooting at tokens."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.actions import PlaceToken
from hardboiled.games.hard_city.rules.dice import roll
from hardboiled.games.hard_city.rules.events import Evacuated, Placed, TokenShot
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.kills import armour
from hardboiled.games.hard_city.rules.movement import place_civilian, place_crate
from hardboiled.games.hard_city.rules.reactions import reaction_window
from hardboiled.games.hard_city.rules.scoring import order_scores
from hardboiled.games.hard_city.rules.state import Officer
from hardboiled.kernel import Flow, SeatId, SpaceId, choose


def put(play: P, token: str, space: SpaceId) -> Flow[None]:
    """HC-2.9, HC-20.5: a Police Crate or Civilian; off an Obstacle, where the officers like."""
    ground, state = terrain(play), play.state
    if not (state.civilian_pool if token == "civilian" else state.crate_pool):
        return
    if space in ground.filled:
        free = [near for near in ground.plan.around[space] if near in ground.walk]
        if not free:
            return
        options = [PlaceToken(token, near) for near in free]
        space = (yield from choose(state.order_seats, options, "place-token", {"token": token})).space
    name = place_civilian(state, space) if token == "civilian" else place_crate(state, "police", space)
    play.say(Placed(name, space))


def place_anywhere(play: P, seats: tuple[SeatId, ...], token: str, besides: SpaceId) -> Flow[SpaceId]:
    """HC-20.10: any space of the streets that no Obstacle fills."""
    ground = terrain(play)
    spaces = [space for space in ground.walk if ground.region[space] == "street" and space != besides]
    chosen = yield from choose(seats, [PlaceToken(token, space) for space in spaces], "place-token", {"token": token})
    play.say(Placed(token, chosen.space))
    return chosen.space


def evacuate(play: P, who: str, vp: int) -> Flow[None]:
    """HC-20.7, HC-20.8: one Civilian leaves the board and scores."""
    state = play.state
    del state.civilians[who]
    if who != "mayor":
        state.civilian_pool.append(who)
    play.say(Evacuated(who))
    order_scores(play, vp, "mayor" if who == "mayor" else "evacuation")
    yield from reaction_window(play, "evacuation")


def evacuation_cost(play: P, officer: Officer, printed: int) -> int:
    return max(1, printed - play.content.perks(officer.skills).sum.cheaper_evacuation)


def shoot_token(play: P, officer: Officer, token: str, at: SpaceId, threshold: int) -> Flow[bool]:
    """HC-21.7, HC-25.19: a Shooting Attack that must reach a number by itself."""
    settings = play.content.settings
    officer.ap -= settings.cost_shoot
    dice = settings.shoot_dice + play.content.perks(officer.skills).sum.shoot_dice
    damage = (yield from roll(play, officer, dice, "shooting", token)) - armour(play, at)
    play.say(TokenShot(token, damage >= threshold))
    return damage >= threshold
