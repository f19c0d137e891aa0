"""What happens. Told to all unless a docstring says otherwise; `who` is stinger or a Cop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from hardboiled.games.go_ahead_punk.rules.kinds import (
    Address,
    CopId,
    DistrictId,
    Faces,
    FigureId,
    HeldCard,
    ItemId,
    Path,
    Reason,
)
from hardboiled.kernel import CardId, Catalog, Event, SeatId, Tone

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent


class RoundBegan(Event, frozen=True):
    opens: ClassVar[Literal["", "round", "turn"]] = "round"
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

    kind: Reason


class PassUsed(Event, frozen=True):
    card: CardId


class WentSecretly(Event, frozen=True):
    """Only Stinger hears it."""

    space: Address


class Found(Event, frozen=True):
    """An exact reveal."""

    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    space: Address
    reason: Reason
    piece: FigureId = "stinger"


class DistrictNamed(Event, frozen=True):
    districts: tuple[DistrictId, ...]

    def words(self, content: PunkContent, catalog: Catalog) -> Mapping[str, str]:
        """One district, or one of two."""
        names = [catalog.name(district) for district in self.districts]
        return {"districts": catalog.format("either", {"one": names[0], "other": names[-1]})} if names[1:] else {}


class HunchAdvanced(Event, frozen=True):
    position: int
    reveal: bool


class CopMoved(Event, frozen=True):
    piece: FigureId
    path: Path


class Healed(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    who: FigureId
    amount: int


class KitUsed(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
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
    tone: ClassVar[Tone] = "good"
    who: FigureId
    item: ItemId


class ItemLost(Event, frozen=True):
    who: FigureId
    item: ItemId


class CarTaken(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    who: FigureId


class ItemsShared(Event, frozen=True):
    who: FigureId
    partner: CopId
    item: ItemId


class HitMade(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    space: Address
    number: int


class SilentHit(Event, frozen=True):
    """Only Stinger hears it."""

    space: Address


class EscapeBegan(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"


class JamPlaced(Event, frozen=True):
    district: DistrictId


class JamRemoved(Event, frozen=True):
    pass


class ChopperPlaced(Event, frozen=True):
    district: DistrictId


class ChopperDown(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"


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
    tone: ClassVar[Tone] = "bad"
    who: FigureId
    target: FigureId
    weapon: ItemId
    faces: Faces
    amount: int


class Rerolled(Event, frozen=True):
    who: FigureId
    faces: Faces


class SentToEr(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    piece: FigureId
    space: Address


class EscapeRolled(Event, frozen=True):
    who: FigureId
    faces: Faces
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
    tone: ClassVar[Tone] = "bad"
    target: FigureId
    faces: Faces
    amount: int


class HoodsGone(Event, frozen=True):
    who: FigureId
    beaten: bool


class AiCardDrawn(Event, frozen=True):
    card: CardId


class LklMoved(Event, frozen=True):
    space: Address


class StingerSpotted(Event, frozen=True):
    reason: Reason


class StingerMoved(Event, frozen=True):
    """Solo: his piece is always on the board."""

    space: Address
    piece: FigureId = "stinger"


class GotAway(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    space: Address


class StingerDown(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    seat: SeatId = SeatId("stinger")
