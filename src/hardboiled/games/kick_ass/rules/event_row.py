"""KA-7: the Event Row, what Events ask for, completing and maturing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import P, Seen, effects, ending, enemies, plots, tracks
from hardboiled.games.kick_ass.rules.actions import HeroAction, TimerAction
from hardboiled.games.kick_ass.rules.events import (
    EventAdvanced,
    EventCompleted,
    EventMatured,
    EventRevealed,
    FoeWeakened,
    RoundBegan,
)
from hardboiled.games.kick_ass.rules.kinds import Enemy
from hardboiled.games.kick_ass.rules.places import NOWHERE, POLICE
from hardboiled.games.kick_ass.rules.plots import don
from hardboiled.games.kick_ass.rules.plots.final_plot import the_plot
from hardboiled.games.kick_ass.rules.state import By, City, EventInPlay, Foe, Hero
from hardboiled.kernel import CardId, Flow, Manner, Price, SpaceId, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


def event_phase(play: P) -> Flow[None]:
    """KA-7.2 to KA-7.9: slide, Maturation, reveal, set-up."""
    state, city = play.state, play.state.city
    play.say(RoundBegan(city.round))
    yield from slide(play)
    if state.event_deck:
        yield from place(play, play.draw(state.event_deck))
    state.step = "spawn"


def slide(play: P) -> Flow[None]:
    """KA-7.2, KA-7.3, KA-7.10: every Event one space on; the one that falls off matures."""
    row = play.state.city.row
    last = row[2]
    row[:] = [None, row[0], row[1]]
    if last is not None:
        yield from mature(play, last)


def place(play: P, event_id: CardId) -> Flow[None]:
    """KA-7.5, KA-7.6, KA-23.6: on the first space; what is there moves on as far as needed. Then its set-up."""
    city = play.state.city
    card = play.content.all_events[event_id]
    event = EventInPlay(event_id, [task.to_do(city.players) for task in card.tasks])
    gap = city.row.index(None)
    del city.row[gap]
    city.row.insert(0, event)
    play.say(EventRevealed(event_id))
    for task in card.tasks:
        task.set_up(play, event)
    yield from effects.carry_out(play, card.setup, (), event_id)


def in_play(city: City) -> list[EventInPlay]:
    """From the deck to the exit."""
    return [event for event in city.row if event is not None]


def first_done(city: City) -> EventInPlay | None:
    """KA-7.12: an Event whose Resolution is fulfilled."""
    for event in city.row:
        if event is not None and not any(event.left):
            return event
    return None


def complete(play: P, event: EventInPlay, by: By) -> Flow[None]:
    """KA-7.12 to KA-7.16, KA-23.13: it leaves the row; Reward, the Final Plot's effect, a new Boss Event."""
    city = play.state.city
    card = play.content.all_events[event.id]
    city.row[city.row.index(event)] = None
    (city.boss_completed if card.plot else city.completed).append(event.id)
    play.say(EventCompleted(event.id))
    _sweep(play, event.id)
    yield from effects.carry_out(play, card.reward, by, event.id)
    if card.plot:
        yield from plots.boss_event_completed(play, event.id, by)


def mature(play: P, event: EventInPlay) -> Flow[None]:
    """KA-7.3, KA-7.4, KA-7.19: gone from the row, with all that belongs to it, and its Maturation effect."""
    city = play.state.city
    card = play.content.all_events[event.id]
    (city.boss_matured if card.plot else city.matured).append(event.id)
    play.say(EventMatured(event.id))
    settings = play.content.settings
    if not city.revealed and len(city.matured) > settings.events - settings.needed:
        ending.lose(play, "matured")
    _sweep(play, event.id)
    yield from effects.carry_out(play, card.maturation, (), event.id)
    if city.revealed:
        the_plot(city).event_matured(play)
    if card.plot:
        plots.boss_event_matured(play, event.id)


def _sweep(play: P, event_id: CardId) -> None:
    """KA-7.4, KA-7.14: tokens and Mini-Bosses of the Event leave the board; nobody is rewarded for that."""
    city = play.state.city
    city.foes[:] = [foe for foe in city.foes if foe.event != event_id]
    for hero in city.heroes:
        if hero.carried:
            hero.carried[:] = [token for token in hero.carried if token != event_id]
    the_plot(city).event_left(play, event_id)


# Counting.


def advance(play: P, event: EventInPlay, number: int, count: int, place: SpaceId = NOWHERE) -> None:
    """So much of one of its tasks is done."""
    before = event.left[number]
    event.left[number] = max(0, before - count)
    if event.left[number] != before:
        kind = play.content.all_events[event.id].tasks[number].kind
        play.say(EventAdvanced(event.id, kind, event.left[number], place))


def count_kills(play: P, place: SpaceId, count: int, supers: bool) -> None:
    """Minions killed in a District, for Events and Loot (KA-10.5, KA-29.20)."""
    city = play.state.city
    for event in city.row:
        if event is not None:
            for number, task in enumerate(play.content.all_events[event.id].tasks):
                if task.counts_kill(place, supers):
                    advance(play, event, number, count, place)
    if not supers:
        the_plot(city).minions_killed(play, place, count)


def count_fame(play: P, gained: int) -> None:
    """Social Media gained by any Hero, for Events that track it."""
    for event in in_play(play.state.city):
        for number, task in enumerate(play.content.all_events[event.id].tasks):
            if task.counts_fame():
                advance(play, event, number, gained)


def foe_died(play: P, foe: Foe) -> None:
    for event in in_play(play.state.city):
        if event.id == foe.event:
            for number, task in enumerate(play.content.all_events[event.id].tasks):
                if task.mini_boss() == foe.id:
                    event.left[number] = 0


def check_holds(play: P, event: EventInPlay) -> None:
    """A District that has to be free of Enemies when the Sleep Phase comes to the Event."""
    for number, task in enumerate(play.content.all_events[event.id].tasks):
        if task.met_by_night(play.state.city):
            event.left[number] = 0


# What Events offer to Heroes.


class WorkOnEvent(TimerAction, frozen=True):
    """KA-13.1, KA-10.12: an Interest token in the Hero's District is taken off, or picked up."""

    rule: ClassVar[str] = "KA-13.1"
    manner: ClassVar[Manner] = "use"
    event: CardId
    task: int

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        city = table.city
        options: list[Self] = []
        for event in city.row:
            if event is not None:
                for number, task in enumerate(content.all_events[event.id].tasks):
                    if task.can(city, content, hero, event, event.left[number]):
                        options.append(cls(hero.id, event.id, number))
        return options

    def price(self, table: Seen, content: KickAssContent) -> Price | None:
        return content.all_events[self.event].tasks[self.task].price()

    def do(self, play: P, hero: Hero) -> Flow[None]:
        event = next(event for event in in_play(play.state.city) if event.id == self.event)
        yield from play.content.all_events[event.id].tasks[self.task].do(play, hero, event, self.task)


class Handover(TimerAction, frozen=True):
    """KA-29.18: all that the Hero carries for this District is delivered by one Timer action."""

    rule: ClassVar[str] = "KA-29.18"
    manner: ClassVar[Manner] = "use"

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        if hero.carried and any(destination(content, token) == hero.at for token in hero.carried):
            return [cls(hero.id)]
        return ()

    @at_once
    def do(self, play: P, hero: Hero) -> None:
        delivered = [token for token in hero.carried if destination(play.content, token) == hero.at]
        hero.carried[:] = [token for token in hero.carried if token not in delivered]
        for token in delivered:
            if token.startswith(don.PREFIX):
                don.delivered(play, token)
            else:
                _deliver(play, CardId(token), hero.at)


def destination(content: KickAssContent, token: str) -> SpaceId:
    """Where an Interest token has to be brought."""
    if token.startswith(don.PREFIX):
        return POLICE
    tasks = content.all_events[CardId(token)].tasks
    return next(place for task in tasks if (place := task.destination()))


def _deliver(play: P, event_id: CardId, place: SpaceId) -> None:
    for event in in_play(play.state.city):
        if event.id == event_id:
            for number, task in enumerate(play.content.all_events[event.id].tasks):
                if task.destination() == place:
                    advance(play, event, number, 1, place)


TIMER_ACTIONS: tuple[type[TimerAction], ...] = (WorkOnEvent, Handover)
"""What a Timer icon can be spent on for Events."""
FOE_BRIBE = Price(1, "dollars")


class BribeFoe(HeroAction, frozen=True):
    """KA-7.11: a Dollar, without a Timer icon, takes 1 off the Power of a Mini-Boss whose Event says so."""

    rule: ClassVar[str] = "KA-7.11"
    manner: ClassVar[Manner] = "use"
    foe: Enemy

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        if hero.dollars < FOE_BRIBE.amount or not table.city.foes:
            return ()
        return [
            cls(hero.id, foe.id)
            for foe in table.city.foes
            if foe.at == hero.at
            and foe.event
            and foe.power
            and any(task.bribable_foe() == foe.id for task in content.all_events[foe.event].tasks)
        ]

    def price(self, table: Seen, content: KickAssContent) -> Price:
        return FOE_BRIBE

    @at_once
    def take(self, play: P) -> None:
        foe = enemies.find_foe(play.state.city, self.foe)
        assert foe is not None
        tracks.pay(play, play.state.city.hero(self.hero), self.price(play.state, play.content))
        foe.power -= 1
        play.say(FoeWeakened(foe.id, foe.power))
