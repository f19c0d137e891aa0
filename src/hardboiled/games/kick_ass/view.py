"""What a seat may know: the whole open city and the sizes of the face-down decks. Hands are open
(KA-1.7), so every seat, and whoever only watches, sees the same."""

from __future__ import annotations

from copy import copy

from msgspec import Struct

from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.state import Area, City, EventInPlay, Fight, Foe, Hero, KickAssState, Token, Turn
from hardboiled.kernel import Outcome, SeatId

__all__ = ["Area", "City", "EventInPlay", "Foe", "Hero", "Token", "View", "view"]
"""What a view shows is made of these."""


class View(Struct, frozen=True, kw_only=True):
    seat: SeatId
    step: str
    city: City
    events: int
    spawns: int
    blue: int
    red: int
    items: int
    outcome: Outcome | None


def view(state: KickAssState, seat: SeatId, content: KickAssContent) -> View:
    return View(
        seat=seat,
        step=state.step,
        city=_city(state.city),
        events=len(state.event_deck),
        spawns=len(state.spawn_deck),
        blue=len(state.blue_deck),
        red=len(state.red_deck),
        items=len(state.item_deck),
        outcome=state.outcome,
    )


# Copies that share nothing with the table. The codec would do, but a view is made for every thought.


def _city(city: City) -> City:
    twin = copy(city)
    twin.heroes = [_hero(hero) for hero in city.heroes]
    twin.map = {place: _area(area) for place, area in city.map.items()}
    twin.foes = [copy(foe) for foe in city.foes]
    twin.row = [event and EventInPlay(event.id, event.left[:]) for event in city.row]
    twin.completed = city.completed[:]
    twin.matured = city.matured[:]
    twin.boss_completed = city.boss_completed[:]
    twin.boss_matured = city.boss_matured[:]
    twin.display = city.display[:]
    twin.shop = city.shop[:]
    twin.spawn_discard = city.spawn_discard[:]
    twin.blue_discard = city.blue_discard[:]
    twin.red_discard = city.red_discard[:]
    twin.item_discard = city.item_discard[:]
    twin.draft = city.draft[:]
    twin.mist = dict(city.mist)
    twin.tokens = [copy(token) for token in city.tokens]
    twin.locations = city.locations[:]
    twin.combat = city.combat[:]
    twin.fight = city.fight and _fight(city.fight)
    twin.bill = city.bill and copy(city.bill)
    twin.owed = [copy(owed) for owed in city.owed]
    twin.slept = city.slept[:]
    return twin


def _area(area: Area) -> Area:
    return Area(area.minions, area.supers, area.skulls, area.gang, area.tokens, area.off_today, area.off_until)


def _hero(hero: Hero) -> Hero:
    twin = copy(hero)
    twin.hand = hero.hand[:]
    twin.played = hero.played[:]
    twin.turn = hero.turn and _turn(hero.turn)
    twin.hands = hero.hands[:]
    twin.pack = hero.pack[:]
    twin.exhausted = hero.exhausted[:]
    twin.hardships = hero.hardships[:]
    twin.carried = hero.carried[:]
    return twin


def _turn(turn: Turn) -> Turn:
    twin = copy(turn)
    twin.effects = turn.effects[:]
    twin.swapped = turn.swapped[:]
    return twin


def _fight(fight: Fight) -> Fight:
    twin = copy(fight)
    twin.heroes = fight.heroes[:]
    twin.cards = fight.cards[:]
    twin.red = [dice[:] for dice in fight.red]
    twin.blue = [dice[:] for dice in fight.blue]
    twin.rerolls = [left[:] for left in fight.rerolls]
    twin.used = [items[:] for items in fight.used]
    return twin
