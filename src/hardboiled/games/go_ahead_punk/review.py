"""What each card, item and Cop gives, for the review of the content."""

from __future__ import annotations

from collections.abc import Iterator

from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.set_up import ChooseCop
from hardboiled.kernel import Review, Weighed, printed, weigh


def entries(content: PunkContent) -> Iterator[Weighed]:
    for stinger in content.stinger_cards.values():
        yield Weighed(entry=stinger, kind="Stinger card", gives=weigh(printed(stinger)), used=True)
    for cop_card in content.cop_cards.values():
        yield Weighed(entry=cop_card, kind="Cop card", gives=weigh(printed(cop_card)), used=True)
    for item in content.items.values():
        yield Weighed(entry=item, kind=f"{item.side} item", gives=weigh(printed(item, "deck"), ("once",)))
    for cop in content.cops.values():
        yield Weighed(entry=cop, kind="Cop", gives=weigh(printed(cop)), chosen=True)
    for order in content.ai_cards.values():
        yield Weighed(entry=order, kind="Hunt", gives=weigh(order.hunt))
        yield Weighed(entry=order, kind="Escape", gives=weigh(order.escape))


REVIEW = Review(entries=entries, taking={ChooseCop: "cop"})
