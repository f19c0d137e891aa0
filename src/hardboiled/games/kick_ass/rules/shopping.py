"""KA-15.9 to KA-15.15: buying Items of the Shop offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import P, Seen, items, tracks
from hardboiled.games.kick_ass.rules.answers import NoThanks
from hardboiled.games.kick_ass.rules.dashboard import DISCOUNT, suffers
from hardboiled.games.kick_ass.rules.state import Bill, Hero
from hardboiled.kernel import Action, CardId, Flow, Manner, Price, ask

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


class Buy(Action, frozen=True):
    rule: ClassVar[str] = "KA-15.9"
    manner: ClassVar[Manner] = "use"
    item: CardId

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero) -> list[Self]:
        """What the Hero who is shopping can pay for."""
        options = [cls(item) for item in table.city.shop]
        return [option for option in options if option.price(table, content).amount <= hero.dollars]

    def price(self, table: Seen, content: KickAssContent) -> Price:
        """What is due now for this Item, after what was bought already."""
        bill = table.city.bill
        assert bill is not None
        return Price(due(table.city.hero(bill.hero), content, bill, content.items[self.item].cost), "dollars")

    def take(self, play: P, hero: Hero) -> Flow[None]:
        city, bill = play.state.city, play.state.city.bill
        assert bill is not None
        price = self.price(play.state, play.content)
        bill.total += play.content.items[self.item].cost
        bill.paid += price.amount
        hero.discounted = hero.discounted or bill.discount
        before, city.cause = city.cause, self.item
        tracks.pay(play, hero, price)
        city.cause = before
        city.shop.remove(self.item)
        yield from items.gain(play, hero, self.item)


def new_bill(hero: Hero, cheaper: int = 0) -> Bill:
    """KA-4.12, KA-15.15: the discount of Social Media counts once a segment."""
    return Bill(hero.id, cheaper, hero.social >= DISCOUNT and not hero.discounted)


def due(hero: Hero, content: KickAssContent, bill: Bill, cost: int) -> int:
    """KA-15.14, KA-15.15: discounts are off the total, which never falls below 0; what is paid is paid."""
    dearer = sum(hardship.dearer for hardship in suffers(hero, content))
    return max(0, bill.total + cost + dearer - bill.cheaper - bill.discount) - bill.paid


def shop(play: P, hero: Hero, cheaper: int = 0) -> Flow[None]:
    """KA-15.9: any number of Items, one after the other."""
    city = play.state.city
    city.bill = new_bill(hero, cheaper)
    while True:
        options: list[Action] = [*Buy.offered(play.state, play.content, hero)]
        if not options:
            break
        choice = yield from ask(hero.seat, [*options, NoThanks()], "shop", {"hero": hero.id})
        if not isinstance(choice, Buy):
            break
        yield from choice.take(play, hero)
    city.bill = None
