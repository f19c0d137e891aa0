"""KA-14 and KA-15: the eight Districts, their Timer effects and Clean Up Bonuses."""

from __future__ import annotations

from collections.abc import Callable

from hardboiled.games.kick_ass.actions import Buy, ChooseStat, DrawCard, NoThanks, Recover, TakeBonus
from hardboiled.games.kick_ass.content import (
    CENTRAL_PARK,
    CITY_HALL,
    DOCKS,
    HOSPITAL,
    LIBRARY,
    POLICE,
    SHOP,
    WALL_STREET,
    KickAssContent,
)
from hardboiled.games.kick_ass.events import BonusTaken, DocksTokenMoved
from hardboiled.games.kick_ass.rules import P, effects, enemies, items, settling, spawning, tracks
from hardboiled.games.kick_ass.state import City, Hero
from hardboiled.kernel import Action, CardId, Flow, SpaceId, decide

# Timers.


def timer_off(city: City, place: SpaceId) -> bool:
    """KA-10.11, KA-29.10: an Inactive Timer token, or Don Genovese, blocks the District's Timer effect."""
    area = city.map[place]
    if area.off_today or area.off_until >= city.round:
        return True
    don = enemies.find_foe(city, "don-genovese")
    return don is not None and don.at == place


def timer_usable(city: City, content: KickAssContent, hero: Hero) -> bool:
    """KA-13.3, KA-13.6: not in a Taken or blocked District, and only where it can do something."""
    place = hero.at
    if enemies.taken(city, content, place) or timer_off(city, place):
        return False
    match place:
        case "police":
            return hero.dollars >= content.settings.police_cost and bool(_cleanable(city))
        case "shop":
            return any(price(hero, content, 0, content.items[i].cost, 0) <= hero.dollars for i in city.shop)
        case "library":
            return enemies.protection(city, content) > 0 and any(
                spawning.can_protect(city, content, d) for d in content.districts
            )
        case "city-hall":
            return bool(city.display or hero.played)
    return True


def _cleanable(city: City) -> bool:
    return any(area.minions or area.gang for area in city.map.values())


def use(play: P, hero: Hero) -> Flow[None]:
    """KA-13.1: the Timer effect of the District the Hero is in."""
    yield from TIMERS[hero.at](play, hero)


def _police(play: P, hero: Hero) -> Flow[None]:
    """KA-15.1: for 3 Dollars, a Clean Up anywhere."""
    tracks.change(play, hero, "dollars", -play.content.settings.police_cost)
    yield from effects.clean_up(play, hero, list(play.content.districts))


def _central_park(play: P, hero: Hero) -> Flow[None]:
    """KA-15.4: Strength or Happiness."""
    stats = [ChooseStat("strength"), ChooseStat("happiness")]
    if any(hardship.no_park_joy for hardship in tracks.suffers(hero, play.content)):
        stats.pop()
    choice = yield from decide(hero.seat, stats, "park", {"hero": hero.id})
    tracks.change(play, hero, choice.stat, 1)


def _wall_street(play: P, hero: Hero) -> Flow[None]:
    """KA-15.6, KA-15.7: Happiness for Dollars; the loss is an effect, not a cost."""
    tracks.change(play, hero, "happiness", -1)
    tracks.change(play, hero, "dollars", play.content.settings.wall_street_dollars)
    return
    yield


def _shop(play: P, hero: Hero) -> Flow[None]:
    yield from shopping(play, hero, 0)


def shopping(play: P, hero: Hero, cheaper: int) -> Flow[None]:
    """KA-15.9 to KA-15.15: any number of Items; the discount is off the total, once a segment."""
    city, content = play.state.city, play.content
    total = paid = 0
    famous_enough = hero.social >= tracks.DISCOUNT and not hero.discounted
    while True:
        offers: list[Action] = [
            Buy(item)
            for item in city.shop
            if price(hero, content, cheaper, total + content.items[item].cost, paid, famous_enough) <= hero.dollars
        ]
        if not offers:
            return
        choice = yield from decide(hero.seat, [*offers, NoThanks()], "shop", {"hero": hero.id})
        if not isinstance(choice, Buy):
            return
        total += content.items[choice.item].cost
        due = price(hero, content, cheaper, total, paid, famous_enough)
        paid += due
        hero.discounted = hero.discounted or famous_enough
        tracks.change(play, hero, "dollars", -due)
        city.shop.remove(choice.item)
        yield from items.gain(play, hero, choice.item)


def price(
    hero: Hero, content: KickAssContent, cheaper: int, total: int, paid: int, discount: bool | None = None
) -> int:
    """KA-15.14, KA-15.15: what is due now for a purchase of that total, of which some is paid."""
    if discount is None:
        discount = hero.social >= tracks.DISCOUNT and not hero.discounted
    dearer = sum(hardship.dearer for hardship in tracks.suffers(hero, content))
    return max(0, total + dearer - cheaper - discount) - paid


def _library(play: P, hero: Hero) -> Flow[None]:
    """KA-15.20."""
    yield from effects.protect(play, hero, play.content.settings.library_tokens)


def _hospital(play: P, hero: Hero) -> Flow[None]:
    """KA-15.22."""
    tracks.change(play, hero, "life", play.content.settings.hospital_life)
    return
    yield


def _docks(play: P, hero: Hero) -> Flow[None]:
    yield from effects.docks_token(play, hero)


def _city_hall(play: P, hero: Hero) -> Flow[None]:
    """KA-15.30 to KA-15.32: a card of the display, or one of the Hero's own cards of another segment."""
    city = play.state.city
    options: list[DrawCard | Recover] = [DrawCard(card) for card in city.display]
    options += [Recover(card) for card in hero.played]
    choice = yield from decide(hero.seat, options, "city-hall", {"hero": hero.id})
    if isinstance(choice, Recover):
        effects.recover(play, hero, choice.card)
    else:
        city.display.remove(choice.card)
        yield from settling.gain_card(play, hero, choice.card)


TIMERS: dict[str, Callable[[P, Hero], Flow[None]]] = {
    POLICE: _police,
    CENTRAL_PARK: _central_park,
    WALL_STREET: _wall_street,
    SHOP: _shop,
    LIBRARY: _library,
    HOSPITAL: _hospital,
    DOCKS: _docks,
    CITY_HALL: _city_hall,
}

# Clean Up Bonuses.


def cleared(play: P, place: SpaceId, by: settling.By) -> Flow[None]:
    """KA-14.6: Heroes have removed an Enemy there; if it was the last one, the bonus is earned."""
    if place in play.content.districts and enemies.clear(play.state.city, place):
        yield from bonus(play, place, by)


def bonus(play: P, place: SpaceId, by: settling.By) -> Flow[None]:
    """KA-14.8, KA-14.9: one of those who took part may have it."""
    city = play.state.city
    heroes = [hero_id for hero_id in by if not city.hero(hero_id).out]
    seats = tuple(city.hero(hero_id).seat for hero_id in heroes)
    options: list[Action] = [TakeBonus(hero_id, place) for hero_id in heroes]
    choice = yield from decide(seats, [*options, NoThanks()], "bonus", {"district": place})
    if isinstance(choice, TakeBonus):
        hero = city.hero(choice.hero)
        play.say(BonusTaken(hero.id, place))
        items.condition_met(hero, play.content, "clean-up")
        yield from _give(play, place, hero)


def _give(play: P, place: SpaceId, hero: Hero) -> Flow[None]:
    """KA-15: what each District gives."""
    city = play.state.city
    match place:
        case "police":
            yield from effects.kill(play, hero, 1, list(play.content.districts))
        case "central-park":
            tracks.change(play, hero, "happiness", 1)
        case "wall-street":
            tracks.change(play, hero, "dollars", 1)
        case "shop":
            yield from _shop_token(play)
        case "library":
            yield from effects.protect(play, hero, 1)
        case "hospital":
            tracks.change(play, hero, "life", 1)
        case "docks":
            if city.docks > 1:
                city.docks -= 1
                play.say(DocksTokenMoved(city.docks, city.docks_side))
        case "city-hall":
            tracks.change(play, hero, "social", 1)


def _shop_token(play: P) -> Flow[None]:
    """KA-15.16 to KA-15.19: the third token is one free Item for any Hero."""
    city = play.state.city
    city.shop_track += 1
    if city.shop_track < play.content.settings.shop_spaces:
        return
    city.shop_track = 0
    item: CardId | None = items.draw(play)
    if item is not None:
        city.draft.append(item)
        hero = yield from settling.choose_hero(play, (), "free-item")
        city.draft.remove(item)
        yield from items.gain(play, hero, item)
