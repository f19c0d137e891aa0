"""What a card can do: one word each, carried out by one flow each."""

from __future__ import annotations

from typing import Literal

from hardboiled.kernel import Effect

Network = Literal["cable", "street"]


class FindKey(Effect, frozen=True, kw_only=True):
    pass


class Uniform(Effect, frozen=True, kw_only=True):
    pass


class TransitPass(Effect, frozen=True, kw_only=True):
    network: Network


class Spotted(Effect, frozen=True, kw_only=True):
    pass


class Jam(Effect, frozen=True, kw_only=True):
    pass


class Diversion(Effect, frozen=True, kw_only=True):
    pass


class MoreDamage(Effect, frozen=True, kw_only=True):
    factor: int = 1
    bonus: int = 0


class Cancel(Effect, frozen=True, kw_only=True):
    pass


class GainItem(Effect, frozen=True, kw_only=True):
    item: str


class LocationIntel(Effect, frozen=True, kw_only=True):
    pass


class TakeCar(Effect, frozen=True, kw_only=True):
    pass


class Hoods(Effect, frozen=True, kw_only=True):
    dice: int
    toughness: int


class Movement(Effect, frozen=True, kw_only=True):
    bonus: int


class Chopper(Effect, frozen=True, kw_only=True):
    pass


class Inventory(Effect, frozen=True, kw_only=True):
    pass


class DrawAgain(Effect, frozen=True, kw_only=True):
    pass


StingerEffect = FindKey | Uniform | TransitPass | Spotted | Jam | Diversion | MoreDamage | Cancel | GainItem
CopEffect = LocationIntel | TakeCar | Hoods | Movement | Chopper | MoreDamage | Cancel | Inventory | DrawAgain
