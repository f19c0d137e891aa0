"""What a Hero with an open card can do: who may, what it takes, what it does, in one class each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import P, Seen
from hardboiled.games.kick_ass.rules.kinds import HeroId
from hardboiled.games.kick_ass.rules.state import By, Hero, Turn
from hardboiled.kernel import Action, Flow
from hardboiled.kernel.errors import unwritten

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


class HeroAction(Action, frozen=True):
    """An action of one Hero."""

    settles: ClassVar[bool] = False
    """Whether something may follow from it at once that it does not see to itself."""
    hero: HeroId

    @property
    def by(self) -> By:
        """Who takes part in it."""
        return (self.hero,)

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> Sequence[Self]:
        """What of it this Hero can choose now."""
        raise unwritten(cls, "offered")

    def take(self, play: P) -> Flow[None]:
        raise unwritten(self, "take")


class CardEffect(HeroAction, frozen=True):
    """KA-11.12: an effect of the card; no movement after it."""

    settles: ClassVar[bool] = True

    def take(self, play: P) -> Flow[None]:
        hero = play.state.city.hero(self.hero)
        stop_moving(hero)
        yield from self.do(play, hero)

    def do(self, play: P, hero: Hero) -> Flow[None]:
        raise unwritten(self, "do")


class TimerAction(CardEffect, frozen=True):
    """KA-13.1: an effect that a Timer icon of the card is spent on; offered only where one is left."""

    def take(self, play: P) -> Flow[None]:
        hero = play.state.city.hero(self.hero)
        stop_moving(hero)
        turn_of(hero).timers -= 1
        yield from self.do(play, hero)


def turn_of(hero: Hero) -> Turn:
    """The card that the Hero has in play."""
    assert hero.turn is not None
    return hero.turn


def stop_moving(hero: Hero) -> None:
    """KA-11.12: no movement after the first effect."""
    turn = turn_of(hero)
    turn.moves = 0
    turn.swapped.clear()
