"""HC-5.6 to HC-5.8: what all actions of an officer's turn have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, Self, TypeAlias, get_args

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.state import Officer, active_officer
from hardboiled.kernel import Action, Flow, Price
from hardboiled.kernel.errors import unwritten

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment


Fact: TypeAlias = Literal[
    "", "crate", "gun", "fight", "peace", "jam", "partner", "company", "gear", "skill", "scene", "ally"
]
FACTS: tuple[Fact, ...] = get_args(Fact)[1:]
"""What a moment can be like, in the order in which it says so."""


class OfficerAction(Action, frozen=True):
    """What the officer whose turn it is can do for action points."""

    needs: ClassVar[Fact] = ""
    """The fact of the moment without which it is not offered at all."""
    keeps_stride: ClassVar[bool] = False
    """Whether the Movement under way goes on after it."""

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        """What can be done; asked only where `needs` is so and the kind can be paid for."""
        raise unwritten(cls, "offered")

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        """What actions of this kind cost an officer with such perks, or the cheapest of them."""
        return 0

    def cost(self, table: Seen, content: HardCityContent, perk: Perk) -> int:
        """What this one costs, where they differ."""
        return self.ap(table, content, perk)

    def price(self, table: Seen, content: HardCityContent) -> Price | None:
        """Of the officer whose turn it is; in an Opening it is nobody's."""
        return Price(self.cost(table, content, active_perk(table, content)), "ap") if table.active else None

    def pay(self, play: P, officer: Officer) -> None:
        ap = self.cost(play.state, play.content, play.content.perks(officer.skills).sum)
        if ap:
            play.pay(Price(ap, "ap"), officer)

    def take(self, play: P, officer: Officer) -> Flow[None]:
        raise unwritten(self, "take")


def active_perk(table: Seen, content: HardCityContent) -> Perk:
    """The perks of the officer whose turn it is, together."""
    return content.perks(active_officer(table).skills).sum
