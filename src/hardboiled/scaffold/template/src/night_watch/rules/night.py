"""The actions, and how a night goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Self, TypeAlias

from hardboiled.kernel import Action, CardId, Event, Flow, Manner, Play, SpaceId, ask
from night_watch.rules import DETECTIVE, SUSPECT
from night_watch.rules.content import Street
from night_watch.rules.state import NightWatch

P: TypeAlias = Play[NightWatch, Street]


class Hide(Action, frozen=True):
    """The Suspect's first choice."""

    confirm: ClassVar[bool] = True
    house: SpaceId


class PlayCard(Action, frozen=True):
    """The Detective plays a card at a house."""

    manner: ClassVar[Manner] = "use"
    card: CardId
    house: SpaceId

    @classmethod
    def offered(cls, play: P) -> Iterator[Self]:
        for card in dict.fromkeys(play.state.hand):
            for house in play.content.houses:
                yield cls(card, house)

    def take(self, play: P) -> Flow[None]:
        state = play.state
        state.hand.remove(self.card)
        state.discard.append(self.card)
        play.say(Played(state.night, self.card, self.house))
        for effect in play.content.cards[self.card].effects:
            yield from effect.do(play, self.house)


class Slip(Action, frozen=True):
    """The Suspect stays, or goes next door."""

    manner: ClassVar[Manner] = "move"
    house: SpaceId
    stays: bool

    @classmethod
    def offered(cls, play: P) -> list[Self]:
        here = play.state.hideout
        return [cls(here, stays=True), *(cls(other, stays=False) for other in play.content.houses[here].next_to)]

    def take(self, play: P) -> None:
        """Unseen: all the others know is how far one gets in a night."""
        state, street = play.state, play.content.houses
        state.hideout = self.house
        play.say(Hidden(self.house), to=SUSPECT)
        reached = {near for place in state.possible for near in (place, *street[place].next_to)}
        state.possible[:] = [house for house in street if house in reached]


class Played(Event, frozen=True):
    night: int
    card: CardId
    house: SpaceId


class Hidden(Event, frozen=True):
    house: SpaceId


def hide(play: P) -> Flow[None]:
    """The Suspect takes any house, unseen."""
    choice = yield from ask(SUSPECT, [Hide(house) for house in play.content.houses], "hide")
    play.state.hideout = choice.house
    play.say(Hidden(choice.house), to=SUSPECT)
    play.state.step = "night"


def night(play: P) -> Flow[None]:
    """The Detective plays a card, the Suspect slips on; after the last night the Suspect is gone."""
    state = play.state
    while len(state.hand) < play.content.settings.hand:
        card = play.draw_from(state.deck, state.discard)
        assert card is not None, "there are more cards than a hand holds"
        state.hand.append(card)
    move = yield from ask(DETECTIVE, list(PlayCard.offered(play)), "night", {"night": state.night})
    yield from move.take(play)

    slip = yield from ask(SUSPECT, lambda: Slip.offered(play), "slip")
    slip.take(play)
    if state.night == state.last_night:
        play.end([SUSPECT], "gone")
    state.night += 1
