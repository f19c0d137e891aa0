"""Words about Activation cards and Items."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.kick_ass.rules import P, Seen, hand, items, shopping
from hardboiled.games.kick_ass.rules.amounts import Dollars, Some
from hardboiled.games.kick_ass.rules.answers import NoThanks
from hardboiled.games.kick_ass.rules.effects.word import Word, in_the_city
from hardboiled.games.kick_ass.rules.state import By
from hardboiled.kernel import Action, CardId, Flow, Manner, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


class FreeItem(Word, frozen=True, kw_only=True):
    """The top Item of the deck."""

    for_one: ClassVar[bool] = True

    def do(self, play: P, who: By) -> Flow[None]:
        item = items.draw(play)
        if item is not None:
            yield from items.gain(play, play.state.city.hero(who[0]), item)


class TakeCard(Word, frozen=True, kw_only=True):
    """One card of the Activation display, or none."""

    for_one: ClassVar[bool] = True

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        return in_the_city(table) and bool(table.city.display)

    def do(self, play: P, who: By) -> Flow[None]:
        city, hero = play.state.city, play.state.city.hero(who[0])
        options: list[Action] = [hand.DrawCard(card) for card in city.display]
        choice = yield from ask(hero.seat, [*options, NoThanks()], "take-card", {"hero": hero.id})
        if isinstance(choice, hand.DrawCard):
            yield from choice.take(play, hero)


class TakeBack(Word, frozen=True, kw_only=True):
    """One of the Hero's own cards used in another segment of this day, back to hand."""

    for_one: ClassVar[bool] = True

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        return in_the_city(table) and bool(table.city.hero(who[0]).played)

    def do(self, play: P, who: By) -> Flow[None]:
        hero = play.state.city.hero(who[0])
        options = [hand.Recover(card) for card in hero.played]
        choice = yield from ask(hero.seat, options, "take-back", {"hero": hero.id})
        yield from choice.take(play, hero)


class ReadyItem(Action, frozen=True):
    rule: ClassVar[str] = "KA-6.11"
    manner: ClassVar[Manner] = "use"
    item: CardId


class Ready(Word, frozen=True, kw_only=True):
    """Unexhaust so many Items of the Hero."""

    for_one: ClassVar[bool] = True
    count: Some = 1

    def do(self, play: P, who: By) -> Flow[None]:
        hero = play.state.city.hero(who[0])
        for _ in range(self.count):
            if not hero.exhausted:
                return
            options = [ReadyItem(item) for item in hero.exhausted]
            choice = yield from ask(hero.seat, options, "ready", {"hero": hero.id})
            hero.exhausted.remove(choice.item)


class Shopping(Word, frozen=True, kw_only=True):
    """Buy from the Shop offer from anywhere, this much cheaper in total."""

    for_one: ClassVar[bool] = True
    discount: Dollars = 0

    def do(self, play: P, who: By) -> Flow[None]:
        yield from shopping.shop(play, play.state.city.hero(who[0]), self.discount)


class LoseOffer(Word, frozen=True, kw_only=True):
    """The leftmost Item of the Shop offer is discarded."""

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        return in_the_city(table) and bool(table.city.shop)

    @at_once
    def do(self, play: P, who: By) -> None:
        city = play.state.city
        city.item_discard.append(city.shop.pop(0))
