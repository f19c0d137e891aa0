"""What happens. Told to all unless a docstring says otherwise; `who` is stinger or a Cop."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.rules.kinds import Address, CopId, DistrictId, Face, FigureId, HeldCard, ItemId
from hardboiled.kernel import CardId, Event, SeatId, declared


class RoundBegan(Event, frozen=True):
    number: int


class CopChosen(Event, frozen=True):
    """A player alone commands this Cop."""

    seat: SeatId
    cop: CopId


class Started(Event, frozen=True):
    """Only Stinger hears it."""

    space: Address


class CopPlaced(Event, frozen=True):
    piece: FigureId
    space: Address


class Announced(Event, frozen=True):
    """GP-INV.13: the kind of Stinger's option, never the route."""

    kind: str


class PassUsed(Event, frozen=True):
    card: CardId


class WentSecretly(Event, frozen=True):
    """Only Stinger hears it."""

    space: Address


class Found(Event, frozen=True):
    """An exact reveal."""

    space: Address
    reason: str
    piece: FigureId = "stinger"


class DistrictNamed(Event, frozen=True):
    districts: tuple[DistrictId, ...]


class HunchAdvanced(Event, frozen=True):
    position: int
    reveal: bool


class CopMoved(Event, frozen=True):
    piece: FigureId
    path: tuple[Address, ...]


class Healed(Event, frozen=True):
    who: FigureId
    amount: int


class KitUsed(Event, frozen=True):
    who: FigureId
    amount: int


class CardDrawn(Event, frozen=True):
    """The face is told to its side only."""

    who: FigureId
    card: CardId


class DrewAndKept(Event, frozen=True):
    who: FigureId


class CardShown(Event, frozen=True):
    """A card comes into play or is discarded face up."""

    who: FigureId
    card: CardId


class KeyFound(Event, frozen=True):
    """Only Stinger hears which."""

    card: Address


class KeyTaken(Event, frozen=True):
    left: int


class ItemGained(Event, frozen=True):
    who: FigureId
    item: ItemId


class ItemLost(Event, frozen=True):
    who: FigureId
    item: ItemId


class CarTaken(Event, frozen=True):
    who: FigureId


class ItemsShared(Event, frozen=True):
    who: FigureId
    partner: CopId
    item: ItemId


class HitMade(Event, frozen=True):
    space: Address
    number: int


class SilentHit(Event, frozen=True):
    """Only Stinger hears it."""

    space: Address


class EscapeBegan(Event, frozen=True):
    pass


class JamPlaced(Event, frozen=True):
    district: DistrictId


class JamRemoved(Event, frozen=True):
    pass


class ChopperPlaced(Event, frozen=True):
    district: DistrictId


class ChopperDown(Event, frozen=True):
    pass


class FightBegan(Event, frozen=True):
    attacker: FigureId
    defender: FigureId
    space: Address


class CombatCardPlayed(Event, frozen=True):
    who: FigureId
    card: CardId


class CardCancelled(Event, frozen=True):
    card: CardId


class ShotFired(Event, frozen=True):
    who: FigureId
    target: FigureId
    weapon: ItemId
    faces: tuple[Face, ...]
    amount: int


class Rerolled(Event, frozen=True):
    who: FigureId
    faces: tuple[Face, ...]


class SentToEr(Event, frozen=True):
    piece: FigureId
    space: Address


class EscapeRolled(Event, frozen=True):
    who: FigureId
    faces: tuple[Face, ...]
    away: bool


class CardBurned(Event, frozen=True):
    """Face down, unless `card` names it."""

    who: FigureId
    card: HeldCard = ""


class TokenUsed(Event, frozen=True):
    pass


class Escaped(Event, frozen=True):
    who: FigureId


class HoodsCame(Event, frozen=True):
    who: FigureId
    card: CardId


class HoodsFired(Event, frozen=True):
    target: FigureId
    faces: tuple[Face, ...]
    amount: int


class HoodsGone(Event, frozen=True):
    who: FigureId
    beaten: bool


class AiCardDrawn(Event, frozen=True):
    card: CardId


class LklMoved(Event, frozen=True):
    space: Address


class StingerSpotted(Event, frozen=True):
    reason: str


class StingerMoved(Event, frozen=True):
    """Solo: his piece is always on the board."""

    space: Address
    piece: FigureId = "stinger"


class GotAway(Event, frozen=True):
    space: Address


class StingerDown(Event, frozen=True):
    seat: SeatId = SeatId("stinger")


EVENTS = declared(Event, __name__)
