"""KA-11.5 to KA-11.7: a Hero owns five Activation cards; who gets another one gives one up."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.kick_ass.rules import P
from hardboiled.games.kick_ass.rules.events import CardGained, CardLost, CardRecovered
from hardboiled.games.kick_ass.rules.state import Hero
from hardboiled.kernel import Action, CardId, Flow, Manner, ask, at_once


class DrawCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-15.30"
    manner: ClassVar[Manner] = "use"
    card: CardId

    def take(self, play: P, hero: Hero) -> Flow[None]:
        """A card of the display is the Hero's now."""
        play.state.city.display.remove(self.card)
        yield from gain_card(play, hero, self.card)


class Recover(Action, frozen=True):
    """Take a used card back to hand."""

    rule: ClassVar[str] = "KA-15.30"
    manner: ClassVar[Manner] = "use"
    card: CardId

    @at_once
    def take(self, play: P, hero: Hero) -> None:
        """A card used in another segment is back in the hand."""
        hero.played.remove(self.card)
        hero.hand.append(self.card)
        play.say(CardRecovered(hero.id, self.card))


class RemoveCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-11.6"
    confirm: ClassVar[bool] = True
    manner: ClassVar[Manner] = "use"
    card: CardId

    def take(self, play: P, hero: Hero) -> None:
        """It leaves the game, from wherever it is; the one in use is resolved to its end."""
        if self.card in hero.hand:
            hero.hand.remove(self.card)
        elif self.card in hero.played:
            hero.played.remove(self.card)
        elif hero.turn is not None:
            hero.turn.leaves = True
        play.say(CardLost(hero.id, self.card))


def gain_card(play: P, hero: Hero, card: CardId) -> Flow[None]:
    """KA-11.5 to KA-11.7: whoever owns 5 cards removes another one."""
    if cards_owned(hero) >= play.content.settings.hand:
        yield from _give_up(play, hero, [*hero.hand, *hero.played, *own_turn(hero)], "remove-card")
    hero.hand.append(card)
    play.say(CardGained(hero.id, card))


def become_famous(play: P, hero: Hero) -> Flow[None]:
    """KA-4.14, KA-4.15: the green card comes to hand, another card leaves the game."""
    content = play.content
    green = content.green[content.sheets[hero.id].id]
    if cards_owned(hero) >= content.settings.hand:
        yield from _give_up(play, hero, hero.hand or hero.played or own_turn(hero), "famous")
    hero.hand.append(green)
    play.say(CardGained(hero.id, green))


def _give_up(play: P, hero: Hero, choices: list[CardId], prompt: str) -> Flow[None]:
    choice = yield from ask(hero.seat, [RemoveCard(card) for card in choices], prompt)
    choice.take(play, hero)


def own_turn(hero: Hero) -> list[CardId]:
    """The card being used this segment, as long as it is the Hero's."""
    return [hero.turn.card] if hero.turn is not None and not hero.turn.leaves else []


def cards_owned(hero: Hero) -> int:
    """KA-11.5: hand and played cards together."""
    return len(hero.hand) + len(hero.played) + len(own_turn(hero))
