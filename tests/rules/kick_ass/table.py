"""A small language for the rule tests: set the table, run one rule, choose, look."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hardboiled.games.kick_ass.content import KickAssContent
from hardboiled.games.kick_ass.effects import amount
from hardboiled.games.kick_ass.rules import P, cards, events, fighting, items
from hardboiled.games.kick_ass.state import Area, City, EventInPlay, Foe, Hero, KickAss, Turn
from hardboiled.kernel import Action, CardId, Flow, SpaceId
from hardboiled.kernel.actions import Event
from hardboiled.kernel.saving import start

HIT, LIGHTNING, BLANK = 1, 4, 6
"""Faces of the red dice; the blue ones show Shields on the same numbers."""
SHIELD = HIT
FAINT, AWAKE = 1, 6


class Table:
    """A match after its set-up, with an empty, quiet city."""

    def __init__(self, *heroes: str, plot: str = "red-mist", seed: int = 1, **options: Any) -> None:
        heroes = heroes or ("hit-girl", "dr-gravity")
        self.match = start("kick-ass", seats=[f"P{n}" for n in range(len(heroes))], seed=seed, plot=plot, **options)
        for hero in heroes:
            pick = next(o for o in self.match.asks[0].options if o.hero == hero)
            self.match.choose(pick)
        while self.state.step == "set-up":
            self.match.choose(self.match.asks[0].options[0])
        self.calm()
        for hero in self.city.heroes:
            hero.hand += hero.played
            hero.played.clear()
            sheet = self.content.sheets[hero.id]
            hero.happiness, hero.social, hero.life, hero.fainting = sheet.happiness, sheet.social, sheet.life, False
            hero.strength, hero.at, hero.dollars = sheet.strength, sheet.start, 6 if self.city.solo else 3

    # What there is.

    @property
    def state(self) -> KickAss:
        return self.match.state  # type: ignore[no-any-return]

    @property
    def city(self) -> City:
        return self.state.city

    @property
    def content(self) -> KickAssContent:
        return self.match.content  # type: ignore[no-any-return]

    @property
    def play(self) -> P:
        return self.match.play

    @property
    def lost(self) -> str:
        """Why the game is lost; empty while it is not."""
        outcome = self.match.outcome
        return outcome.reason if outcome is not None and not outcome.winners else ""

    @property
    def won(self) -> str:
        outcome = self.match.outcome
        return outcome.reason if outcome is not None and outcome.winners else ""

    @property
    def options(self) -> list[Action]:
        return list(self.match.asks[0].options) if self.match.asks else []

    @property
    def prompt(self) -> str:
        return self.match.asks[0].prompt if self.match.asks else ""

    def offered(self, kind: type[Action]) -> list[Any]:
        return [option for option in self.options if isinstance(option, kind)]

    def hero(self, hero_id: str) -> Hero:
        return self.city.hero(hero_id)

    def area(self, place: str) -> Area:
        return self.city.map[SpaceId(place)]

    def foe(self, foe_id: str) -> Foe | None:
        return next((foe for foe in self.city.foes if foe.id == foe_id), None)

    def told(self, kind: type[Event]) -> list[Any]:
        return [told.event for told in self.match.told if isinstance(told.event, kind)]

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
        for name, count in figures.items():
            setattr(self.area(place), name, count)

    def set(self, hero_id: str, **values: Any) -> Hero:
        hero = self.hero(hero_id)
        for name, value in values.items():
            setattr(hero, name, value)
        return hero

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
        hero = self.hero(hero_id)
        hero.head = hero.body = CardId("")
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

    def run(self, flow: Callable[[P], Flow[Any]], chance: Iterable[int] = ()) -> None:
        """One rule alone."""
        self.match.arrange(chance=chance, flow=flow)

    def call(self, function: Callable[[P], object], chance: Iterable[int] = ()) -> None:
        """A rule that asks nothing."""

        def flow(play: P) -> Flow[None]:
            function(play)
            return
            yield

        self.run(flow, chance)

    def step(self, name: str, chance: Iterable[int] = ()) -> None:
        """The game from the beginning of a step."""

        def edit(state: KickAss) -> None:
            state.step = name

        self.match.arrange(edit, chance=chance)

    def choose(self, *actions: Action) -> None:
        for action in actions:
            self.match.choose(action)

    def skip_to(self, prompt: str) -> None:
        """Take the last option until that question comes."""
        while self.match.asks and self.prompt != prompt:
            self.match.choose(self.options[-1])

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

    def set_up_event(self, event_id: str) -> None:
        self.run(lambda play: events.place(play, CardId(event_id)))

    def complete(self, event_id: str, by: tuple[str, ...] = ("hit-girl",)) -> None:
        """These Heroes have done all that an Event in play asks for."""
        event = next(event for event in events.in_play(self.city) if event.id == event_id)
        self.run(lambda play: events.complete(play, event, by))

    def show_plot(self, chance: Iterable[int] = ()) -> None:
        """The Final Plot as it stands right after its set-up."""
        from hardboiled.games.kick_ass.rules import plots

        self.run(plots.reveal, chance)
