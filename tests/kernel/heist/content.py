"""What the house holds: rooms, loot, and trouble whose effects run other effects."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from hardboiled.kernel import CardId, Content, ContentError, Effect, Entry, SpaceId


class RaiseAlarm(Effect, frozen=True, kw_only=True):
    by: int


class Guard(Effect, frozen=True, kw_only=True):
    """A guard attacks the member this effect is about."""

    strength: int = 1


class Each(Effect, frozen=True, kw_only=True):
    """The same for every member."""

    then: tuple[AnyEffect, ...]


class IfAlarm(Effect, frozen=True, kw_only=True):
    at_least: int
    then: tuple[AnyEffect, ...]


class Either(Effect, frozen=True, kw_only=True):
    """The member this is about chooses."""

    one: tuple[AnyEffect, ...]
    other: tuple[AnyEffect, ...]


class Later(Effect, frozen=True, kw_only=True):
    """Another card strikes tomorrow night."""

    card: CardId


AnyEffect: TypeAlias = RaiseAlarm | Guard | Each | IfAlarm | Either | Later


class Trouble(Entry, frozen=True, kw_only=True):
    effects: tuple[AnyEffect, ...]


class Loot(Entry, frozen=True, kw_only=True):
    worth: int


class Room(Entry, frozen=True, kw_only=True):
    x: float
    y: float
    next_to: tuple[SpaceId, ...]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    nights: int
    alarm: int
    goal: int
    plans: dict[str, SpaceId]
    """Where each plan lets the crew in."""
    vault: SpaceId
    streets: tuple[str, ...]


class House(Content, frozen=True, kw_only=True):
    trouble: dict[CardId, Trouble]
    loot: dict[CardId, Loot]
    rooms: dict[SpaceId, Room]
    settings: Settings


def check_content(house: House) -> None:
    for room in house.rooms.values():
        for other in room.next_to:
            if other not in house.rooms:
                raise ContentError("rooms.toml", room.id, f"next_to names {other!r}, which is no room")
    for trouble in house.trouble.values():
        for effect in trouble.effects:
            if isinstance(effect, Later) and effect.card not in house.trouble:
                raise ContentError("trouble.toml", trouble.id, f"later names {effect.card!r}, which is no trouble")
