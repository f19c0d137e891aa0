"""One look at the table: what all ratings have in common. All Heroes see the same and think the same, so they agree on
a plan without speaking."""

from __future__ import annotations

from functools import cached_property

from hardboiled.games.kick_ass.mind.planning import Plan, Sight, agreed
from hardboiled.games.kick_ass.mind.values import Values
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.state import Hero
from hardboiled.games.kick_ass.view import View
from hardboiled.kernel import SpaceId


class Outlook:
    """What is asked for often is worked out once."""

    def __init__(self, view: View, content: KickAssContent) -> None:
        self.view = view
        self.city = view.city
        self.content = content
        self.values = Values(view.city, content)
        self._goals: dict[str, SpaceId] = {}
        self._worst_cards: dict[str, float] = {}

    @cached_property
    def plan(self) -> Plan:
        return Plan(self.values)

    @cached_property
    def agreed(self) -> Plan:
        """The same where all Heroes choose at once, and each would come to it again."""
        return agreed(Sight(self.city, self.content))

    def hero(self, hero_id: str) -> Hero:
        return self.city.hero(hero_id)

    def owner(self, card: str) -> Hero:
        """The Hero who owns a card."""
        for hero in self.city.heroes:
            if card in hero.hand or card in hero.played or (hero.turn and card == hero.turn.card):
                return hero
        return self.city.heroes[0]

    def active(self) -> Hero:
        """The Hero whose card is resolved."""
        for hero in self.city.heroes:
            if hero.turn is not None and hero.turn.open and not hero.turn.done:
                return hero
        return self.city.heroes[0]

    def goal(self, hero: Hero) -> SpaceId:
        """Where the Hero does most with the card in play."""
        if hero.id not in self._goals:
            self._goals[hero.id] = self.plan.best_place(hero)[0]
        return self._goals[hero.id]

    def fight(self, heroes: list[Hero], place: SpaceId) -> float:
        """What it is worth with the cards in play."""
        fights = self.values.fights
        return fights.worth(fights.side([(hero, hero.turn.card) for hero in heroes if hero.turn]), place)

    def worst_card(self, hero: Hero) -> float:
        """What the least of the Hero's cards is worth."""
        if hero.id not in self._worst_cards:
            owned = [self.content.cards[card] for card in (*hero.hand, *hero.played)]
            self._worst_cards[hero.id] = min([self.values.card(card, hero) for card in owned], default=0.0)
        return self._worst_cards[hero.id]
