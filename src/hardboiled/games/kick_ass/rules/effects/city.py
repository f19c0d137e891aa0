"""Words about the city as a whole: its Minions to come, its Timers, its Events."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from hardboiled.games.kick_ass.rules import P, Seen, spawning
from hardboiled.games.kick_ass.rules.amounts import Amount, Change, amount
from hardboiled.games.kick_ass.rules.answers import NoThanks
from hardboiled.games.kick_ass.rules.effects.word import Word, in_the_city
from hardboiled.games.kick_ass.rules.events import DocksTokenMoved, EventDelayed, TimerStopped
from hardboiled.games.kick_ass.rules.state import By, City
from hardboiled.kernel import Action, CardId, Flow, Manner, SpaceId, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent

FOREVER = 99


class Spawn(Word, frozen=True, kw_only=True):
    at: str
    count: Amount = 1
    supers: bool = False

    @at_once
    def do(self, play: P, who: By) -> None:
        spawning.spawn(play, SpaceId(self.at), amount(self.count, play.state.city.players), self.supers)


class Incoming(Word, frozen=True, kw_only=True):
    by: Change = 1

    @at_once
    def do(self, play: P, who: By) -> None:
        spawning.move_incoming(play, self.by)


class TimerOff(Word, frozen=True, kw_only=True):
    """KA-10.11: an Inactive Timer token."""

    at: str
    until: Literal["sleep", "next-round", "game"]

    @at_once
    def do(self, play: P, who: By) -> None:
        city, place = play.state.city, SpaceId(self.at)
        area = city.map[place]
        if self.until == "sleep":
            area.off_today = True
        else:
            area.off_until = max(area.off_until, FOREVER if self.until == "game" else city.round + 1)
        play.say(TimerStopped(place, city.cause))


class ChooseSide(Action, frozen=True):
    rule: ClassVar[str] = "KA-15.24"
    manner: ClassVar[Manner] = "use"
    side: str


class DocksToken(Word, frozen=True, kw_only=True):
    """KA-15.24: the Docks token on its first space, showing Hit or Shield."""

    for_one: ClassVar[bool] = True

    def do(self, play: P, who: By) -> Flow[None]:
        city, hero = play.state.city, play.state.city.hero(who[0])
        choice = yield from ask(hero.seat, [ChooseSide("hit"), ChooseSide("shield")], "docks", {"hero": hero.id})
        city.docks, city.docks_side = 1, choice.side
        play.say(DocksTokenMoved(1, choice.side))


class ChooseEvent(Action, frozen=True):
    rule: ClassVar[str] = "KA-1.8"
    manner: ClassVar[Manner] = "use"
    event: CardId


class Delay(Word, frozen=True, kw_only=True):
    """One Event goes back one space, if that space is free."""

    for_one: ClassVar[bool] = True

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        return in_the_city(table) and bool(self._movable(table.city))

    def _movable(self, city: City) -> list[CardId]:
        row = city.row
        return [event.id for i, event in enumerate(row) if i and event is not None and row[i - 1] is None]

    def do(self, play: P, who: By) -> Flow[None]:
        city, hero = play.state.city, play.state.city.hero(who[0])
        options: list[Action] = [ChooseEvent(event_id) for event_id in self._movable(city)]
        choice = yield from ask(hero.seat, [*options, NoThanks()], "delay", {"hero": hero.id})
        if isinstance(choice, ChooseEvent):
            row = city.row
            number = next(i for i, event in enumerate(row) if event is not None and event.id == choice.event)
            row[number - 1], row[number] = row[number], None
            play.say(EventDelayed(choice.event))
