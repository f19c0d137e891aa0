"""HC-2.9, HC-20: placing tokens, evacuating, shooting at tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.answers import PlaceToken
from hardboiled.games.hard_city.rules.crates import place_crate
from hardboiled.games.hard_city.rules.dice import roll, shooting_pool
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Evacuated, Placed, TokenShot
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.ids import MAYOR
from hardboiled.games.hard_city.rules.kinds import Piece
from hardboiled.games.hard_city.rules.officer_action import Fact, OfficerAction, active_perk
from hardboiled.games.hard_city.rules.reactions import reaction_window
from hardboiled.games.hard_city.rules.scoring import order_scores
from hardboiled.games.hard_city.rules.state import HardCityState, Officer
from hardboiled.kernel import Flow, Manner, Pool, SeatId, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment


class Evacuate(OfficerAction, frozen=True):
    """HC-20.7, HC-20.8: a Civilian or the Mayor leaves by Helicopter, Police Car or Boat, and scores."""

    rule: ClassVar[str] = "HC-20.8"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "episode"
    needs: ClassVar[Fact] = "company"
    who: Piece

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        return [cls(name) for name in episode_of(now.table).evacuees(now)]

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        printed = episode_of(table).evacuation_ap(content.settings)
        return max(1, printed - perk.cheaper_evacuation)

    def take(self, play: P, officer: Officer) -> Flow[None]:
        state = play.state
        self.pay(play, officer)
        del state.civilians[self.who]
        play.say(Evacuated(self.who))
        if self.who == MAYOR:
            order_scores(play, play.content.settings.mayor_vp, "mayor")
        else:
            state.civilian_pool.append(self.who)
            order_scores(play, 1, "evacuation")
        yield from reaction_window(play, "evacuation")


class ShootBarrel(OfficerAction, frozen=True):
    """HC-21.7, HC-25.19: a Shooting Attack on a Barrel."""

    rule: ClassVar[str] = "HC-21.7"
    manner: ClassVar[Manner] = "attack"
    group: ClassVar[str] = "fight"
    needs: ClassVar[Fact] = "gun"
    barrel: Piece

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        region = now.ground.region
        found: list[Self] = []
        for name, at in now.table.barrels.items():
            if at != now.at and region[at] == region[now.at]:
                found.append(cls(name))
        return found

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.settings.cost_shoot

    def dice(self, table: Seen, content: HardCityContent) -> Sequence[Pool]:
        need = episode_of(table).barrel_threshold(content.settings)
        return (shooting_pool(content, active_perk(table, content), need=need),)

    def take(self, play: P, officer: Officer) -> Flow[None]:
        self.pay(play, officer)
        pool, at = self.dice(play.state, play.content)[0], play.state.barrels[self.barrel]
        if (yield from shoot_token(play, officer, pool, self.barrel, at)):
            yield from episode_of(play.state).barrel_broken(play, self.barrel)


def shoot_token(play: P, officer: Officer, pool: Pool, token: str, at: SpaceId) -> Flow[bool]:
    """HC-21.7, HC-25.19: a Shooting Attack that must reach a number by itself."""
    damage = yield from roll(play, officer, pool, "shooting", token, at)
    play.say(TokenShot(token, damage >= pool.need))
    return damage >= pool.need


def place_civilian(state: HardCityState, space: SpaceId) -> str:
    """HC-20.5."""
    if not state.civilian_pool:
        return ""
    civilian = state.civilian_pool.pop()
    state.civilians[civilian] = space
    return civilian


def put(play: P, token: str, space: SpaceId) -> Flow[None]:
    """HC-2.9, HC-20.5: a Police Crate or Civilian; off an Obstacle, where the officers like."""
    state, ground = play.state, terrain(play.state, play.content)
    if not (state.civilian_pool if token == "civilian" else state.crate_pool):
        return
    if space in ground.filled:
        free = [near for near in ground.plan.around[space] if near in ground.walk]
        if not free:
            return
        options = [PlaceToken(token, near) for near in free]
        space = (yield from ask(state.order_seats, options, "place-token", {"token": token})).space
    name = place_civilian(state, space) if token == "civilian" else place_crate(state, "police", space)
    play.say(Placed(name, space))


def place_anywhere(play: P, seats: tuple[SeatId, ...], token: str, besides: SpaceId) -> Flow[SpaceId]:
    """HC-20.10: any space of the streets that no Obstacle fills."""
    ground = terrain(play.state, play.content)
    spaces = [space for space in ground.walk if ground.region[space] == "street" and space != besides]
    chosen = yield from ask(seats, [PlaceToken(token, space) for space in spaces], "place-token", {"token": token})
    play.say(Placed(token, chosen.space))
    return chosen.space
