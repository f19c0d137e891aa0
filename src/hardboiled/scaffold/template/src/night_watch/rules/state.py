"""What is on the table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from hardboiled.kernel import CardId, Options, SpaceId, State, Table
from hardboiled.kernel.content import pile
from night_watch.rules.content import Street


class NightWatch(State, kw_only=True):
    hideout: SpaceId
    """Where the Suspect is; empty before the game has begun."""
    possible: list[SpaceId]
    """Where the Suspect can be, by what all know."""
    deck: list[CardId]
    hand: list[CardId] = field(default_factory=list)
    """The Detective's cards, open to both."""
    discard: list[CardId] = field(default_factory=list)
    night: int = 1
    last_night: int


class NightWatchOptions(Options, frozen=True):
    nights: Annotated[int, Meta(ge=3, le=9, description="How long the Detective has.")] = 6


def deal(table: Table[Street]) -> NightWatch:
    """The cards are shuffled; everything else begins with the Suspect's choice."""
    deck = [CardId(card) for card in pile(table.content.cards)]
    table.chance.shuffle(deck)
    houses = list(table.content.houses)
    return NightWatch(
        chance=table.chance,
        step="hide",
        hideout=SpaceId(""),
        possible=houses,
        deck=deck,
        last_night=table.options.nights,
    )
