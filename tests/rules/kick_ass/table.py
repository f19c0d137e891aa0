"""The language of this game's rule tests: put Heroes, Enemies and Events on the table, run one rule, choose, look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hardboiled import testing
from hardboiled.games.kick_ass.rules import cards, consequences, effects, event_row, fighting, items, plots
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.districts import UseDistrict
from hardboiled.games.kick_ass.rules.effects import Word
from hardboiled.games.kick_ass.rules.state import Area, City, EventInPlay, Foe, Hero, KickAssState, Turn
from hardboiled.kernel import CardId, SpaceId

HIT, LIGHTNING, BLANK = 1, 4, 6
"""Faces of the red dice; the blue ones show Shields on the same numbers."""
SHIELD = HIT
FAINT, AWAKE = 1, 6


class Table(testing.Table[KickAssState, KickAssContent]):
    """A match after its set-up, with an empty, quiet city."""

    game = "kick-ass"

    def __init__(self, *heroes: str, plot: str = "red-mist", seed: int = 1, **options: Any) -> None:
        heroes = heroes or ("hit-girl", "dr-gravity")
        super().__init__(players=len(heroes), seed=seed, plot=plot, **options)
        for hero_id in heroes:
            self.choose(next(option for option in self.options if getattr(option, "hero", "") == hero_id))
        while self.state.step == "set-up":
            self.choose(self.options[0])
        self.calm()
        for hero in self.city.heroes:
            hero.hand += hero.played
            hero.played.clear()
            sheet = self.content.sheets[hero.id]
            hero.happiness, hero.social, hero.life, hero.fainting = sheet.happiness, sheet.social, sheet.life, False
            hero.strength, hero.at, hero.dollars = sheet.strength, sheet.start, 6 if self.city.solo else 3

    # What there is.

    @property
    def city(self) -> City:
        return self.state.city

    def hero(self, hero_id: str, **fields: Any) -> Hero:
        """A Hero, with these fields of the dashboard."""
        return self.set(self.city.hero(hero_id), **fields)

    def area(self, place: str) -> Area:
        return self.city.map[SpaceId(place)]

    def foe(self, foe_id: str) -> Foe | None:
        return next((foe for foe in self.city.foes if foe.id == foe_id), None)

    # Setting the table.

    def calm(self) -> None:
        """No Enemy, no Event, no token."""
        city = self.city
        for place in list(city.map):
            city.map[place] = Area()
        city.foes.clear()
        city.row[:] = [None, None, None]
        city.owed.clear()
        city.incoming = 0

    def put(self, place: str, **figures: int) -> None:
        self.set(self.area(place), **figures)

    def give(self, hero_id: str, *item_ids: str, into: str = "slot") -> None:
        """Items into their slots, which are emptied first, or into the Backpack."""
        hero = self.hero(hero_id)
        for item_id in item_ids:
            item = self.content.items[CardId(item_id)]
            if into == "pack":
                hero.pack.append(CardId(item_id))
            else:
                items.equip(hero, item, items.places(hero, item)[0] if item.slot != "backpack" else CardId(""))

    def disarm(self, hero_id: str) -> None:
        hero = self.hero(hero_id, head=CardId(""), body=CardId(""))
        hero.hands[:] = [CardId(""), CardId("")]
        hero.pack.clear()

    def event(self, event_id: str, space: int = 1) -> EventInPlay:
        """An Event on the row, without its set-up (a Mini-Boss comes with `set_up_event`)."""
        tasks = self.content.all_events[CardId(event_id)].tasks
        left = [amount(getattr(task, "count", 1), self.city.players) for task in tasks]
        event = EventInPlay(CardId(event_id), left)
        self.city.row[space - 1] = event
        return event

    def hardships(self, hero_id: str, left: str = "debts", right: str = "isolation") -> None:
        hero = self.hero(hero_id)
        self.state.hardships[hero.seat][:] = [CardId(left), CardId(right)]
        hero.hardships[:] = [CardId(""), CardId("")]

    # Running rules.

    def resolve(self, played: dict[str, str | tuple[str, bool]], chance: Iterable[int] = ()) -> None:
        """These Heroes have played these cards (face down: `(card, True)`); the first is resolved."""
        for hero in self.city.heroes:
            hero.turn = None
        for hero_id, card in played.items():
            name, down = (card, False) if isinstance(card, str) else card
            hero = self.hero(hero_id)
            if name in hero.hand:
                hero.hand.remove(CardId(name))
            hero.turn = Turn(CardId(name), down)
        self.run(cards.resolve, chance)

    def fight(self, *hero_ids: str, card: str = "", chance: Iterable[int] = ()) -> None:
        """A Fight of these Heroes in the District of the first."""
        place = self.hero(hero_ids[0]).at
        names = tuple(CardId(card) for _ in hero_ids)
        self.run(lambda play: fighting.fight(play, place, hero_ids, names), chance)

    def use_district(self, hero_id: str, chance: Iterable[int] = ()) -> None:
        """The Timer effect of the District the Hero is in."""
        self.run(lambda play: UseDistrict(hero_id).do(play, self.hero(hero_id)), chance)

    def carry_out(self, word: Word, *by: str, chance: Iterable[int] = ()) -> None:
        """One word of a card, for the Heroes who took part."""
        self.run(lambda play: effects.carry_out(play, (word,), by), chance)

    def settle(self, *by: str, chance: Iterable[int] = ()) -> None:
        """What follows from what was set by hand."""
        self.run(lambda play: consequences.settle(play, by), chance)

    def set_up_event(self, event_id: str) -> None:
        self.run(lambda play: event_row.place(play, CardId(event_id)))

    def complete(self, event_id: str, by: tuple[str, ...] = ("hit-girl",)) -> None:
        """These Heroes have done all that an Event in play asks for."""
        event = next(event for event in event_row.in_play(self.city) if event.id == event_id)
        self.run(lambda play: event_row.complete(play, event, by))

    def show_plot(self, chance: Iterable[int] = ()) -> None:
        """The Final Plot as it stands right after its set-up."""
        self.run(plots.reveal, chance)
