"""KA-22: the Refresh Phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.kick_ass.rules import P, Seen, answers, consequences, ending, hand, items, tracks
from hardboiled.games.kick_ass.rules.kinds import HeroId, Point
from hardboiled.games.kick_ass.rules.state import Hero
from hardboiled.kernel import Action, CardId, Flow, Manner, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent

INSTEAD = ("happiness", "life", "dollars")
"""KA-22.4: what a player gains who takes no card."""


def refresh_phase(play: P) -> Flow[None]:
    """KA-22.1: the steps in order; at the end of Round 9 the game is lost (KA-25.5)."""
    state, city = play.state, play.state.city
    if city.round >= play.content.settings.rounds:
        ending.lose(play, "time")
    for hero in city.heroes:
        hero.hand += hero.played
        hero.played.clear()
    yield from _upgrades(play)
    renew_display(play)
    renew_shop(play)
    for hero in city.heroes:
        items.refresh(hero, play.content)
    city.round += 1
    city.segment = 0
    state.step = "event-phase"


def _upgrades(play: P) -> Flow[None]:
    """KA-22.3 to KA-22.5: each player, in the order they like, a card of the display or a small gain."""
    waiting = [hero.id for hero in play.state.city.heroes]
    while waiting:
        hero = yield from answers.choose_hero(play, tuple(waiting), "refresh-order")
        waiting.remove(hero.id)
        yield from _upgrade(play, hero)


class Upgrade(Action, frozen=True):
    """In the Refresh Phase: a card of the display."""

    rule: ClassVar[str] = "KA-22.3"
    manner: ClassVar[Manner] = "use"
    hero: HeroId
    card: CardId

    def take(self, play: P, hero: Hero) -> Flow[None]:
        play.state.city.display.remove(self.card)
        yield from hand.gain_card(play, hero, self.card)


class GainInstead(Action, frozen=True):
    rule: ClassVar[str] = "KA-22.4"
    manner: ClassVar[Manner] = "use"
    hero: HeroId
    stat: Point

    def points_at(self, table: Seen, content: KickAssContent) -> Sequence[str]:
        return (f"panel:{table.city.hero(self.hero).seat}",)

    @at_once
    def take(self, play: P, hero: Hero) -> None:
        tracks.change(play, hero, self.stat, 1)


def _upgrade(play: P, hero: Hero) -> Flow[None]:
    options: list[Upgrade | GainInstead] = [Upgrade(hero.id, card) for card in play.state.city.display]
    options += [GainInstead(hero.id, stat) for stat in INSTEAD]
    choice = yield from ask(hero.seat, options, "refresh", {"hero": hero.id})
    yield from choice.take(play, hero)
    yield from consequences.settle(play, (hero.id,))


def renew_display(play: P) -> None:
    """KA-22.6, KA-3.7, KA-11.22: 4 blue and 2 red cards, alone 2 and 2."""
    state, city, settings = play.state, play.state.city, play.content.settings
    for card in city.display:
        discard = city.red_discard if play.content.cards[card].colour == "red" else city.blue_discard
        discard.append(card)
    city.display.clear()
    _show(play, state.blue_deck, city.blue_discard, settings.solo_blue_display if city.solo else settings.blue_display)
    _show(play, state.red_deck, city.red_discard, settings.red_display)


def _show(play: P, deck: list[CardId], discard: list[CardId], count: int) -> None:
    for _ in range(count):
        card = play.draw_from(deck, discard)
        if card is not None:
            play.state.city.display.append(card)


def renew_shop(play: P) -> None:
    """KA-22.7, KA-15.12: the unsold Items go, 4 new ones come."""
    city = play.state.city
    city.item_discard += city.shop
    city.shop.clear()
    for _ in range(play.content.settings.offer):
        item = items.draw(play)
        if item is not None:
            city.shop.append(item)
