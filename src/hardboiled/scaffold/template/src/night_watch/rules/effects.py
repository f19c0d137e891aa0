"""The words of the cards: one class a word, with what it does. A new card made of them is no new code."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from hardboiled.kernel import Effect, Event, Play, SpaceId, at_once
from hardboiled.kernel.ways import distances
from night_watch.rules import DETECTIVE

if TYPE_CHECKING:
    from night_watch.rules.content import Street
    from night_watch.rules.state import NightWatch

    P: TypeAlias = Play[NightWatch, Street]


class NobodyHome(Event, frozen=True):
    house: SpaceId


class Watched(Event, frozen=True):
    house: SpaceId
    near: bool


class Seen(Event, frozen=True):
    important = True
    tone = "good"
    house: SpaceId


class Search(Effect, frozen=True, kw_only=True):
    """Look into the house: the Detective wins if the Suspect is there."""

    @at_once
    def do(self, play: P, house: SpaceId) -> None:
        play.reveal()
        if house == play.state.hideout:
            play.end([DETECTIVE], "caught")
        play.say(NobodyHome(house))
        narrow(play, [place for place in play.state.possible if place != house])


class Watch(Effect, frozen=True, kw_only=True):
    """Learn whether the Suspect is so near to the house."""

    reach: int

    @at_once
    def do(self, play: P, house: SpaceId) -> None:
        play.reveal()
        street = play.content.houses
        around = distances(house, lambda place: street[place].next_to, self.reach)
        near = play.state.hideout in around
        play.say(Watched(house, near))
        narrow(play, [place for place in play.state.possible if (place in around) == near])


class Patrol(Effect, frozen=True, kw_only=True):
    """A patrol car passes: the Suspect is seen if a die shows so little."""

    on: int

    @at_once
    def do(self, play: P, house: SpaceId) -> None:
        if play.roll() <= self.on:
            play.say(Seen(play.state.hideout))
            narrow(play, [play.state.hideout])


AnyEffect: TypeAlias = Search | Watch | Patrol


def narrow(play: P, places: list[SpaceId]) -> None:
    play.state.possible[:] = places
