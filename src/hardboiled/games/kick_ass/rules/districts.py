"""KA-13 to KA-15: the eight Districts, a class each: its Timer effect and its Clean Up Bonus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import (
    P,
    Seen,
    answers,
    effects,
    enemies,
    hand,
    items,
    places,
    shopping,
    spawning,
    tracks,
)
from hardboiled.games.kick_ass.rules.actions import TimerAction
from hardboiled.games.kick_ass.rules.answers import NoThanks
from hardboiled.games.kick_ass.rules.causes import because
from hardboiled.games.kick_ass.rules.dashboard import suffers
from hardboiled.games.kick_ass.rules.events import BonusTaken, DocksTokenMoved
from hardboiled.games.kick_ass.rules.kinds import Figure, Place
from hardboiled.games.kick_ass.rules.state import By, City, Hero
from hardboiled.kernel import Action, Flow, Manner, Price, SpaceId, ask, at_once
from hardboiled.kernel.errors import unwritten

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


class UseDistrict(TimerAction, frozen=True):
    """KA-13.1: the Timer effect of the District the Hero is in."""

    rule: ClassVar[str] = "KA-13.1"
    manner: ClassVar[Manner] = "use"

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        return [cls(hero.id)] if timer_usable(table.city, content, hero) else ()

    def price(self, table: Seen, content: KickAssContent) -> Price | None:
        return DISTRICTS[table.city.hero(self.hero).at].price(content)

    def words(self, table: Seen, content: KickAssContent) -> Mapping[str, object]:
        place = table.city.hero(self.hero).at
        return {"place": f"the-{place}", "effect": f"timer-{place}"}

    def points_at(self, table: Seen, content: KickAssContent) -> Sequence[str]:
        return (f"space:{table.city.hero(self.hero).at}",)

    def do(self, play: P, hero: Hero) -> Flow[None]:
        yield from because(play, hero.at, self._do(play, hero))

    def _do(self, play: P, hero: Hero) -> Flow[None]:
        tracks.pay(play, hero, self.price(play.state, play.content))
        yield from DISTRICTS[hero.at].use(play, hero)


TIMER_ACTIONS: tuple[type[TimerAction], ...] = (UseDistrict,)
"""What a Timer icon can be spent on in a District."""


def timer_usable(city: City, content: KickAssContent, hero: Hero) -> bool:
    """KA-13.3, KA-13.6: not in a Taken or blocked District, and only where it can do something."""
    place = hero.at
    if enemies.taken(city, content, place) or enemies.timer_off(city, place):
        return False
    return DISTRICTS[place].can_use(city, content, hero)


# Clean Up Bonuses.

CLEAN_UP = "clean-up"


def cleared(play: P, place: SpaceId, by: By) -> Flow[None]:
    """KA-14.6: Heroes have removed an Enemy there; if it was the last one, the bonus is earned."""
    if place in play.content.districts and enemies.clear(play.state.city, place):
        yield from bonus(play, place, by)


class TakeBonus(Action, frozen=True):
    rule: ClassVar[str] = "KA-14.8"
    manner: ClassVar[Manner] = "use"
    hero: Figure
    district: Place

    def words(self, table: Seen, content: KickAssContent) -> Mapping[str, object]:
        return {"bonus": f"bonus-{self.district}"}

    def take(self, play: P) -> Flow[None]:
        hero = play.state.city.hero(self.hero)
        play.say(BonusTaken(hero.id, self.district))
        items.condition_met(hero, play.content, "clean-up")
        yield from because(play, CLEAN_UP, DISTRICTS[self.district].bonus(play, hero))


def bonus(play: P, place: SpaceId, by: By) -> Flow[None]:
    """KA-14.8, KA-14.9: one of those who took part may have it."""
    city = play.state.city
    heroes = [hero_id for hero_id in by if not city.hero(hero_id).out]
    seats = tuple(city.hero(hero_id).seat for hero_id in heroes)
    options: list[Action] = [TakeBonus(hero_id, place) for hero_id in heroes]
    choice = yield from ask(seats, [*options, NoThanks()], "bonus", {"district": place})
    if isinstance(choice, TakeBonus):
        yield from choice.take(play)


# The eight.


class TimedPlace:
    """What a District does for a Hero."""

    at: ClassVar[SpaceId]

    def __init_subclass__(cls) -> None:
        DISTRICTS[cls.at] = cls()

    def price(self, content: KickAssContent) -> Price | None:
        """What its Timer effect takes."""
        return None

    def can_use(self, city: City, content: KickAssContent, hero: Hero) -> bool:
        """Whether the Hero can pay for its Timer effect, and it can do anything for them."""
        return True

    def use(self, play: P, hero: Hero) -> Flow[None]:
        """Its Timer effect."""
        raise unwritten(self, "use")

    def bonus(self, play: P, hero: Hero) -> Flow[None]:
        """Its Clean Up Bonus."""
        raise unwritten(self, "bonus")


DISTRICTS: dict[SpaceId, TimedPlace] = {}


class Police(TimedPlace):
    at = places.POLICE

    def price(self, content: KickAssContent) -> Price:
        return Price(content.settings.police_cost, "dollars")

    def can_use(self, city: City, content: KickAssContent, hero: Hero) -> bool:
        if hero.dollars < self.price(content).amount:
            return False
        return any(area.minions for area in city.map.values())

    def use(self, play: P, hero: Hero) -> Flow[None]:
        """KA-15.1: for 3 Dollars, a Clean Up anywhere."""
        yield from effects.CleanUp().do(play, (hero.id,))

    def bonus(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.Kill().do(play, (hero.id,))


class ChooseStat(Action, frozen=True):
    rule: ClassVar[str] = "KA-15.4"
    manner: ClassVar[Manner] = "use"
    stat: str


class CentralPark(TimedPlace):
    at = places.CENTRAL_PARK

    def use(self, play: P, hero: Hero) -> Flow[None]:
        """KA-15.4: Strength or Happiness."""
        stats = [ChooseStat("strength"), ChooseStat("happiness")]
        if any(hardship.no_park_joy for hardship in suffers(hero, play.content)):
            stats.pop()
        choice = yield from ask(hero.seat, stats, "park", {"hero": hero.id})
        tracks.change(play, hero, choice.stat, 1)

    def bonus(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.Gain(stat="happiness").do(play, (hero.id,))


class WallStreet(TimedPlace):
    at = places.WALL_STREET

    @at_once
    def use(self, play: P, hero: Hero) -> None:
        """KA-15.6, KA-15.7: Happiness for Dollars; the loss is an effect, not a cost."""
        tracks.change(play, hero, "happiness", -1)
        tracks.change(play, hero, "dollars", play.content.settings.wall_street_dollars)

    def bonus(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.Gain(stat="dollars").do(play, (hero.id,))


class Shop(TimedPlace):
    at = places.SHOP

    def can_use(self, city: City, content: KickAssContent, hero: Hero) -> bool:
        bill = shopping.new_bill(hero)
        return any(shopping.due(hero, content, bill, content.items[item].cost) <= hero.dollars for item in city.shop)

    def use(self, play: P, hero: Hero) -> Flow[None]:
        yield from shopping.shop(play, hero)

    def bonus(self, play: P, hero: Hero) -> Flow[None]:
        """KA-15.16 to KA-15.19: the third token is one free Item for any Hero."""
        city = play.state.city
        city.shop_track += 1
        if city.shop_track < play.content.settings.shop_spaces:
            return
        city.shop_track = 0
        item = items.draw(play)
        if item is not None:
            city.draft.append(item)
            lucky = yield from answers.choose_hero(play, (), "free-item")
            city.draft.remove(item)
            yield from items.gain(play, lucky, item)


class Library(TimedPlace):
    at = places.LIBRARY

    def can_use(self, city: City, content: KickAssContent, hero: Hero) -> bool:
        return enemies.protection(city, content) > 0 and any(
            spawning.can_protect(city, content, place) for place in content.districts
        )

    def use(self, play: P, hero: Hero) -> Flow[None]:
        """KA-15.20."""
        yield from effects.Protect(count=play.content.settings.library_tokens).do(play, (hero.id,))

    def bonus(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.Protect().do(play, (hero.id,))


class Hospital(TimedPlace):
    at = places.HOSPITAL

    @at_once
    def use(self, play: P, hero: Hero) -> None:
        """KA-15.22."""
        tracks.change(play, hero, "life", play.content.settings.hospital_life)

    def bonus(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.Gain(stat="life").do(play, (hero.id,))


class Docks(TimedPlace):
    at = places.DOCKS

    def use(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.DocksToken().do(play, (hero.id,))

    @at_once
    def bonus(self, play: P, hero: Hero) -> None:
        city = play.state.city
        if city.docks > 1:
            city.docks -= 1
            play.say(DocksTokenMoved(city.docks, city.docks_side))


class CityHall(TimedPlace):
    at = places.CITY_HALL

    def can_use(self, city: City, content: KickAssContent, hero: Hero) -> bool:
        return bool(city.display or hero.played)

    def use(self, play: P, hero: Hero) -> Flow[None]:
        """KA-15.30 to KA-15.32: a card of the display, or one of the Hero's own cards of another segment."""
        options: list[hand.DrawCard | hand.Recover] = [hand.DrawCard(card) for card in play.state.city.display]
        options += [hand.Recover(card) for card in hero.played]
        choice = yield from ask(hero.seat, options, "city-hall", {"hero": hero.id})
        yield from choice.take(play, hero)

    def bonus(self, play: P, hero: Hero) -> Flow[None]:
        yield from effects.Gain(stat="social").do(play, (hero.id,))
