"""KA-2 and KA-3: set-up, for several and for one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.kick_ass.rules import P, hand, items, refresh, tracks
from hardboiled.games.kick_ass.rules.events import HeroPicked
from hardboiled.games.kick_ass.rules.kinds import Sheet
from hardboiled.games.kick_ass.rules.state import NOTHING, Area, City, Hero, KickAssState
from hardboiled.kernel import Action, CardId, Entry, Flow, SeatId, Table, ask

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent

SOLO_CARDS, SOLO_ITEMS = 3, 4


def deal(table: Table[KickAssContent]) -> KickAssState:
    """KA-2.1 to KA-2.21: markers, decks and Hardships; Heroes are picked in the first step."""
    content, options, chance = table.content, table.options, table.chance
    players = len(table.seats)

    def shuffled(deck: list[CardId]) -> list[CardId]:
        chance.shuffle(deck)
        return deck

    hardships = shuffled(pile(content.hardships.values()))
    plots = list(content.plots)
    plot = plots[chance.below(len(plots))] if options.plot == "random" else options.plot
    city = City(
        players=players,
        solo=players == 1,
        clean=options.language == "clean",
        softer=options.softer,
        map={place: Area() for place in content.districts},
        plot="" if options.plot == "random" else plot,
    )
    if options.heroes == "random":
        heroes = list(content.heroes)
        chance.shuffle(heroes)
        for seat, hero in zip(table.seats, heroes, strict=False):
            city.heroes.append(new_hero(content, city, seat, content.names.get(hero, hero) if city.clean else hero))
    return KickAssState(
        chance=chance,
        step="set-up",
        city=city,
        plot=plot,
        event_deck=shuffled(event_pool(content, players))[: content.settings.events],
        spawn_deck=shuffled(pile(content.spawns.values())),
        blue_deck=shuffled(pile(c for c in content.cards.values() if c.colour == "blue" and not c.hero)),
        red_deck=shuffled(pile(c for c in content.cards.values() if c.colour == "red" and not c.hero)),
        item_deck=shuffled(pile(item for item in content.items.values() if not item.hero)),
        hardships={seat: [hardships.pop(), hardships.pop()] for seat in table.seats},
    )


def pile(entries: Iterable[Entry]) -> list[CardId]:
    """Each as often as it has copies."""
    return [CardId(entry.id) for entry in entries for _ in range(entry.copies)]


def event_pool(content: KickAssContent, players: int) -> list[CardId]:
    """KA-2.17, KA-3.1: the Events for this number of players; alone, those for two."""
    return pile(event for event in content.events.values() if event.players == max(2, players))


def new_hero(content: KickAssContent, city: City, seat: SeatId, hero_id: str) -> Hero:
    """KA-2.6 to KA-2.10, KA-3.2: District, cards, Item, Dollars and levels of the dashboard."""
    sheet = content.sheets[hero_id]
    settings = content.settings
    hero = Hero(
        id=hero_id,
        seat=seat,
        at=sheet.start,
        happiness=sheet.happiness,
        strength=sheet.strength,
        social=sheet.social,
        life=sheet.life,
        dollars=settings.solo_dollars if city.solo else settings.start_dollars,
        hand=list(content.starting_cards[sheet.id]),
    )
    items.equip(hero, content.items[content.starting_item[sheet.id]], NOTHING)
    return hero


class PickHero(Action, frozen=True):
    rule: ClassVar[str] = "KA-2.5"
    hero: Sheet


def set_up(play: P) -> Flow[None]:
    """KA-2.5, KA-2.13, KA-2.14, KA-2.22, KA-2.23: Heroes, then the display and the Shop offer."""
    state, city, content = play.state, play.state.city, play.content
    taken = {hero.seat for hero in city.heroes}
    for seat in play.seats:
        if seat not in taken:
            used = [hero.id for hero in city.heroes]
            names = [content.names.get(h, h) if city.clean else h for h in content.heroes]
            choice = yield from ask(seat, [PickHero(h) for h in names if h not in used], "pick-hero")
            city.heroes.append(new_hero(content, city, seat, choice.hero))
    for hero in city.heroes:
        play.say(HeroPicked(hero.seat, hero.id))
        tracks.flip(play, hero)
    if city.solo:
        yield from _solo_card(play, city.heroes[0])
        yield from _solo_item(play, city.heroes[0])
    refresh.renew_display(play)
    refresh.renew_shop(play)
    state.step = "event-phase"


class KeepCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-3.3"
    card: CardId


def _solo_card(play: P, hero: Hero) -> Flow[None]:
    """KA-3.3 to KA-3.5: one of 3 blue cards replaces a starting card; the others go back into the deck."""
    state, city = play.state, play.state.city
    city.draft[:] = [play.draw(state.blue_deck) for _ in range(SOLO_CARDS)]
    kept = yield from ask(hero.seat, [KeepCard(card) for card in city.draft], "solo-card")
    replaced = yield from ask(hero.seat, [hand.RemoveCard(card) for card in hero.hand], "solo-replace")
    hero.hand.remove(replaced.card)
    hero.hand.append(kept.card)
    state.blue_deck += [card for card in city.draft if card != kept.card]
    city.draft.clear()
    play.shuffle(state.blue_deck)


class KeepItem(Action, frozen=True):
    rule: ClassVar[str] = "KA-3.6"
    item: CardId


def _solo_item(play: P, hero: Hero) -> Flow[None]:
    """KA-3.6: one of 4 Items for nothing; the others are discarded."""
    state, city = play.state, play.state.city
    city.draft[:] = [play.draw(state.item_deck) for _ in range(SOLO_ITEMS)]
    kept = yield from ask(hero.seat, [KeepItem(item) for item in city.draft], "solo-item")
    city.item_discard += [item for item in city.draft if item != kept.item]
    city.draft.clear()
    yield from items.gain(play, hero, kept.item)
