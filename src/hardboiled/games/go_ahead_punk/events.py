"""What happens. Told to all unless a docstring says otherwise; `who` is stinger or a Cop."""

from __future__ import annotations

from hardboiled.kernel import CardId, Event, SeatId, SpaceId, declared


class RoundBegan(Event, frozen=True):
    number: int


class CopChosen(Event, frozen=True):
    """A player alone commands this Cop."""

    seat: SeatId
    cop: str


class Started(Event, frozen=True):
    """Only Stinger hears it."""

    space: SpaceId


class CopPlaced(Event, frozen=True):
    piece: str
    space: SpaceId


class Announced(Event, frozen=True):
    """GP-INV.13: the kind of Stinger's option, never the route."""

    kind: str


class PassUsed(Event, frozen=True):
    card: CardId


class WentSecretly(Event, frozen=True):
    """Only Stinger hears it."""

    space: SpaceId


class Found(Event, frozen=True):
    """An exact reveal."""

    space: SpaceId
    reason: str
    piece: str = "stinger"


class DistrictNamed(Event, frozen=True):
    districts: tuple[str, ...]


class HunchAdvanced(Event, frozen=True):
    position: int
    reveal: bool


class CopMoved(Event, frozen=True):
    piece: str
    path: tuple[SpaceId, ...]


class Healed(Event, frozen=True):
    who: str
    amount: int


class KitUsed(Event, frozen=True):
    who: str
    amount: int


class CardDrawn(Event, frozen=True):
    """The face is told to its side only."""

    who: str
    card: CardId


class DrewAndKept(Event, frozen=True):
    who: str


class CardShown(Event, frozen=True):
    """A card comes into play or is discarded face up."""

    who: str
    card: CardId


class KeyFound(Event, frozen=True):
    """Only Stinger hears which."""

    card: SpaceId


class KeyTaken(Event, frozen=True):
    left: int


class ItemGained(Event, frozen=True):
    who: str
    item: str


class ItemLost(Event, frozen=True):
    who: str
    item: str


class CarTaken(Event, frozen=True):
    who: str


class ItemsShared(Event, frozen=True):
    who: str
    partner: str
    item: str


class HitMade(Event, frozen=True):
    space: SpaceId
    number: int


class SilentHit(Event, frozen=True):
    """Only Stinger hears it."""

    space: SpaceId


class EscapeBegan(Event, frozen=True):
    pass


class JamPlaced(Event, frozen=True):
    district: str


class JamRemoved(Event, frozen=True):
    pass


class ChopperPlaced(Event, frozen=True):
    district: str


class ChopperDown(Event, frozen=True):
    pass


class FightBegan(Event, frozen=True):
    attacker: str
    defender: str
    space: SpaceId


class CombatCardPlayed(Event, frozen=True):
    who: str
    card: CardId


class CardCancelled(Event, frozen=True):
    card: CardId


class ShotFired(Event, frozen=True):
    who: str
    target: str
    weapon: str
    faces: tuple[str, ...]
    amount: int


class Rerolled(Event, frozen=True):
    who: str
    faces: tuple[str, ...]


class SentToEr(Event, frozen=True):
    piece: str
    space: SpaceId


class EscapeRolled(Event, frozen=True):
    who: str
    faces: tuple[str, ...]
    away: bool


class CardBurned(Event, frozen=True):
    """Face down, unless `card` names it."""

    who: str
    card: str = ""


class TokenUsed(Event, frozen=True):
    pass


class Escaped(Event, frozen=True):
    who: str


class HoodsCame(Event, frozen=True):
    who: str
    card: CardId


class HoodsFired(Event, frozen=True):
    target: str
    faces: tuple[str, ...]
    amount: int


class HoodsGone(Event, frozen=True):
    who: str
    beaten: bool


class AiCardDrawn(Event, frozen=True):
    card: CardId


class LklMoved(Event, frozen=True):
    space: SpaceId


class StingerSpotted(Event, frozen=True):
    reason: str


class StingerMoved(Event, frozen=True):
    """Solo: his piece is always on the board."""

    space: SpaceId
    piece: str = "stinger"


class GotAway(Event, frozen=True):
    space: SpaceId


class StingerDown(Event, frozen=True):
    seat: SeatId = SeatId("stinger")


EVENTS = declared(Event, __name__)
