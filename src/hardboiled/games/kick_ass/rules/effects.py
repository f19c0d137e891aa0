"""The effect vocabulary: one flow for each word of a card."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.kick_ass import effects as words
from hardboiled.games.kick_ass.actions import (
    ChooseDistrict,
    ChooseEvent,
    ChooseSide,
    DrawCard,
    KillMinion,
    NoThanks,
    ReadyItem,
    Recover,
)
from hardboiled.games.kick_ass.effects import AnyEffect, amount
from hardboiled.games.kick_ass.events import CardRecovered, DocksTokenMoved, EventDelayed, FoeMoved, TimerStopped
from hardboiled.games.kick_ass.rules import P, districts, enemies, items, settling, spawning, tracks
from hardboiled.games.kick_ass.state import City, Hero
from hardboiled.kernel import Action, CardId, Flow, SpaceId, decide

FOREVER = 99
_FOR_ALL = (
    words.Each,
    words.Spawn,
    words.Incoming,
    words.TimerOff,
    words.LoseOffer,
    words.ShowHardship,
    words.LoseProtection,
    words.Advance,
)


def carry_out(play: P, effects: Sequence[AnyEffect], by: settling.By) -> Flow[None]:
    """Effects in their order; those for one Hero go to one of those who took part (KA-7.15)."""
    hero: Hero | None = None
    for effect in effects:
        if isinstance(effect, _FOR_ALL):
            yield from _for_all(play, effect, by)
        else:
            if hero is None:
                hero = yield from settling.choose_hero(play, by, "receiver")
            yield from for_hero(play, effect, hero)
        yield from settling.settle(play, by)


def _for_all(play: P, effect: AnyEffect, by: settling.By) -> Flow[None]:
    city = play.state.city
    match effect:
        case words.Each(stat=stat, by=points, at=at):
            place = city.hero(by[0]).at if at == "here" else at
            for hero in city.heroes:
                if not place or hero.at == place:
                    tracks.change(play, hero, stat, points)
        case words.Spawn(at=at, count=count, supers=supers):
            spawning.spawn(play, SpaceId(at), amount(count, city.players), supers)
        case words.Incoming(by=steps):
            spawning.move_incoming(play, steps)
        case words.TimerOff(at=at, until=until):
            stop_timer(play, SpaceId(at), until)
        case words.LoseOffer():
            if city.shop:
                city.item_discard.append(city.shop.pop(0))
        case words.ShowHardship():
            hero = yield from settling.choose_hero(play, (), "show-hardship")
            hero.shown = True
            tracks.flip(play, hero)
        case words.LoseProtection():
            spots = [ChooseDistrict(place) for place, area in city.map.items() if area.tokens]
            if spots:
                choice = yield from decide(settling.all_seats(play), spots, "lose-protection")
                spawning.lose_token(play, choice.district)
        case words.Advance(foe=foe_id):
            foe = enemies.find_foe(city, foe_id)
            if foe is not None:
                start, foe.at = foe.at, play.content.toward_city_hall[foe.at]
                play.say(FoeMoved(foe_id, (start, foe.at)))


def stop_timer(play: P, place: SpaceId, until: str) -> None:
    """KA-10.11: an Inactive Timer token."""
    city = play.state.city
    area = city.map[place]
    if until == "sleep":
        area.off_today = True
    else:
        area.off_until = max(area.off_until, FOREVER if until == "game" else city.round + 1)
    play.say(TimerStopped(place))


def for_hero(play: P, effect: AnyEffect, hero: Hero) -> Flow[None]:
    """What an effect does for one Hero."""
    match effect:
        case words.Gain(stat=stat, by=points):
            tracks.change(play, hero, stat, points)
        case words.Protect(count=count, where=where):
            yield from protect(play, hero, count, [hero.at] if where == "here" else None)
        case words.Kill(count=count, where=where):
            yield from kill(play, hero, count, _reach(play, hero, where))
        case words.CleanUp(where=where):
            yield from clean_up(play, hero, [hero.at] if where == "here" else list(play.content.districts))
        case words.FreeItem():
            item = items.draw(play)
            if item is not None:
                yield from items.gain(play, hero, item)
        case words.TakeCard():
            yield from take_card(play, hero)
        case words.TakeBack():
            yield from take_back(play, hero)
        case words.Ready(count=count):
            yield from _ready(play, hero, count)
        case words.Shopping(discount=discount):
            yield from districts.shopping(play, hero, discount)
        case words.DocksToken():
            yield from docks_token(play, hero)
        case words.Delay():
            yield from _delay(play, hero)


def _reach(play: P, hero: Hero, where: str) -> list[SpaceId]:
    content = play.content
    if where == "here":
        return [hero.at]
    if where == "adjacent":
        return list(content.districts[hero.at].near)
    return list(content.districts)


def minion_choices(city: City, places: Sequence[SpaceId]) -> list[Action]:
    """KA-9.7, KA-29.5: ordinary Minions, Don Genovese's gang included."""
    options: list[Action] = []
    for place in places:
        area = city.map[place]
        if area.minions:
            options.append(KillMinion(place))
        if area.gang:
            options.append(KillMinion(place, gang=True))
    return options


def kill(play: P, hero: Hero, count: int, places: Sequence[SpaceId]) -> Flow[None]:
    """KA-10.13: the Kill icon; emptied Districts give their bonus (KA-14.10)."""
    city = play.state.city
    for left in range(count, 0, -1):
        options = minion_choices(city, places)
        if not options:
            return
        choice = yield from decide(hero.seat, [*options, NoThanks()], "kill", {"hero": hero.id, "left": left})
        if not isinstance(choice, KillMinion):
            return
        enemies.remove_minions(play, choice.district, 1, choice.gang)
        yield from districts.cleared(play, choice.district, (hero.id,))


def clean_up(play: P, hero: Hero, places: Sequence[SpaceId]) -> Flow[None]:
    """KA-14.12, KA-14.13: all ordinary Minions of one District."""
    city = play.state.city
    spots = [ChooseDistrict(p) for p in places if city.map[p].minions or city.map[p].gang]
    if not spots:
        return
    choice = yield from decide(hero.seat, spots, "clean-up", {"hero": hero.id})
    area = city.map[choice.district]
    if area.minions:
        enemies.remove_minions(play, choice.district, area.minions)
    if area.gang:
        enemies.remove_minions(play, choice.district, area.gang, gang=True)
    yield from districts.cleared(play, choice.district, (hero.id,))


def protect(play: P, hero: Hero, count: int, places: Sequence[SpaceId] | None = None) -> Flow[None]:
    """KA-10.1, KA-10.9, KA-15.20: up to so many Protection tokens on free spaces."""
    city = play.state.city
    for left in range(count, 0, -1):
        spots: list[Action] = [
            ChooseDistrict(place)
            for place in places or play.content.districts
            if spawning.can_protect(city, play.content, place)
        ]
        if not spots or enemies.protection(city, play.content) <= 0:
            return
        choice = yield from decide(hero.seat, [*spots, NoThanks()], "protect", {"hero": hero.id, "left": left})
        if not isinstance(choice, ChooseDistrict):
            return
        spawning.protect(play, choice.district)


def take_card(play: P, hero: Hero) -> Flow[None]:
    """A card of the display, or none."""
    city = play.state.city
    if not city.display:
        return
    options: list[Action] = [DrawCard(card) for card in city.display]
    choice = yield from decide(hero.seat, [*options, NoThanks()], "take-card", {"hero": hero.id})
    if isinstance(choice, DrawCard):
        city.display.remove(choice.card)
        yield from settling.gain_card(play, hero, choice.card)


def take_back(play: P, hero: Hero) -> Flow[None]:
    """A card used in another segment of this day."""
    if hero.played:
        choice = yield from decide(hero.seat, [Recover(card) for card in hero.played], "take-back", {"hero": hero.id})
        recover(play, hero, choice.card)


def recover(play: P, hero: Hero, card: CardId) -> None:
    """KA-15.30: a card used in another segment is back in the hand."""
    hero.played.remove(card)
    hero.hand.append(card)
    play.say(CardRecovered(hero.id, card))


def _ready(play: P, hero: Hero, count: int) -> Flow[None]:
    for _ in range(count):
        if not hero.exhausted:
            return
        choice = yield from decide(hero.seat, [ReadyItem(item) for item in hero.exhausted], "ready", {"hero": hero.id})
        hero.exhausted.remove(choice.item)


def docks_token(play: P, hero: Hero) -> Flow[None]:
    """KA-15.24: on the first space, showing Hit or Shield."""
    city = play.state.city
    choice = yield from decide(hero.seat, [ChooseSide("hit"), ChooseSide("shield")], "docks", {"hero": hero.id})
    city.docks, city.docks_side = 1, choice.side
    play.say(DocksTokenMoved(1, choice.side))


def _delay(play: P, hero: Hero) -> Flow[None]:
    row = play.state.city.row
    movable = [ChooseEvent(event.id) for i, event in enumerate(row) if i and event is not None and row[i - 1] is None]
    if not movable:
        return
    choice = yield from decide(hero.seat, [*movable, NoThanks()], "delay", {"hero": hero.id})
    if isinstance(choice, ChooseEvent):
        number = next(i for i, event in enumerate(row) if event is not None and event.id == choice.event)
        row[number - 1], row[number] = row[number], None
        play.say(EventDelayed(choice.event))
