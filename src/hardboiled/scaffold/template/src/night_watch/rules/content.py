"""What is printed: each field is a file of content/."""

from __future__ import annotations

from msgspec import Struct

from hardboiled.kernel import CardId, Content, ContentError, Entry, SpaceId
from night_watch.rules.effects import AnyEffect


class House(Entry, frozen=True, kw_only=True):
    next_to: tuple[SpaceId, ...]


class Card(Entry, frozen=True, kw_only=True):
    effects: tuple[AnyEffect, ...]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    hand: int


class Street(Content, frozen=True, kw_only=True):
    houses: dict[SpaceId, House]
    cards: dict[CardId, Card]
    settings: Settings


def check_content(street: Street) -> None:
    """What the types cannot say: names that must be there."""
    for house in street.houses.values():
        for other in house.next_to:
            if other not in street.houses:
                raise ContentError("houses.toml", house.id, f"next_to names {other!r}, which is no house")
