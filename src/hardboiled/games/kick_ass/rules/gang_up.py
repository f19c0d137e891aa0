"""KA-18.1 to KA-18.3, KA-11.20: Heroes who fight together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import P, Seen, activation, enemies, fighting
from hardboiled.games.kick_ass.rules.actions import stop_moving, turn_of
from hardboiled.games.kick_ass.rules.kinds import Figure, HeroId
from hardboiled.games.kick_ass.rules.state import By, City, Hero
from hardboiled.kernel import Action, CardId, Flow, Manner, Pool, SpaceId, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


def fighters(table: Seen, content: KickAssContent, active: list[Hero] | None = None) -> list[Hero]:
    """Those of the Heroes with open cards who can fight, if there is anybody to fight where they are."""
    found: list[Hero] = []
    for hero in table.city.heroes if active is None else active:
        turn = hero.turn
        if turn is not None and turn.fights and turn.open and not turn.done and activation.applies(hero, content):
            found.append(hero)
    return found if found and enemies.can_be_fought(table.city, found[0].at) else []


class GangUp(Action, frozen=True):
    """KA-18.3: one Fight icon of each participant."""

    rule: ClassVar[str] = "KA-18.1"
    manner: ClassVar[Manner] = "attack"
    settles: ClassVar[bool] = False
    heroes: tuple[HeroId, ...]

    @property
    def by(self) -> By:
        return self.heroes

    def dice(self, table: Seen, content: KickAssContent) -> Sequence[Pool]:
        return fighting.pools(table.city, content, self.heroes, own_cards(table.city, self.heroes))

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, ready: list[Hero]) -> Sequence[Self]:
        return [cls(tuple(hero.id for hero in ready))] if len(ready) > 1 else ()

    def take(self, play: P) -> Flow[None]:
        city = play.state.city
        for hero_id in self.heroes:
            hero = city.hero(hero_id)
            stop_moving(hero)
            turn_of(hero).fights -= 1
        cards = own_cards(city, self.heroes)
        yield from fighting.fight(play, city.hero(self.heroes[0]).at, self.heroes, cards)


def own_cards(city: City, heroes: By) -> tuple[CardId, ...]:
    """The cards in play of these Heroes."""
    return tuple(turn_of(city.hero(hero_id)).card for hero_id in heroes)


class CallIn(Action, frozen=True):
    """KA-11.20, KA-11.21: another Hero's card is opened for a Gang Up; that Hero comes to this District."""

    rule: ClassVar[str] = "KA-11.20"
    manner: ClassVar[Manner] = "attack"
    settles: ClassVar[bool] = False
    hero: Figure

    @property
    def by(self) -> By:
        return (self.hero,)

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, ready: list[Hero]) -> Sequence[Self]:
        return [cls(hero.id) for hero in table.city.heroes if can_come(hero, content, ready[0].at)]

    @at_once
    def take(self, play: P) -> None:
        """The called Hero moves first; then nobody in the gang moves any more."""
        hero, ready = play.state.city.hero(self.hero), fighters(play.state, play.content)
        place = ready[0].at
        activation.open_card(play, hero)
        if hero.at != place:
            activation.move(play, hero, place)
        for other in (*ready, hero):
            stop_moving(other)


def can_come(hero: Hero, content: KickAssContent, place: SpaceId) -> bool:
    """Whether the Hero's card waits, has a Fight icon that counts there, and gets there."""
    turn = hero.turn
    if turn is None or turn.open or turn.done or turn.down:
        return False
    card = content.cards[turn.card]
    if not card.fights or (card.at and card.at != place):
        return False
    return content.distance[hero.at][place] <= activation.icons(hero, content, turn.card, down=False)[0]
