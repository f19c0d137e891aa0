"""What happens. Told to all unless a docstring says otherwise; `who` is stinger or a Cop."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import TYPE_CHECKING, ClassVar, Literal

from hardboiled.games.go_ahead_punk.rules.kinds import (
    Address,
    Cause,
    CopId,
    DistrictId,
    Faces,
    FigureId,
    HeldCard,
    ItemId,
    Parts,
    Path,
    Reason,
    Thing,
)
from hardboiled.kernel import CardId, Catalog, Event, SeatId, SpaceId, Tone

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent


Opens = Literal["", "round", "turn"]


class RoundBegan(Event, frozen=True):
    opens: ClassVar[Opens] = "round"
    number: int


class TurnBegan(Event, frozen=True):
    opens: ClassVar[Opens] = "turn"
    piece: FigureId


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
    piece: FigureId = "stinger"


class PassUsed(Event, frozen=True):
    card: CardId
    piece: FigureId = "stinger"


class WentSecretly(Event, frozen=True):
    """Only Stinger hears it."""

    space: Address


class Found(Event, frozen=True):
    """An exact reveal."""

    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    pleases: ClassVar[str] = "cops"
    space: Address
    reason: Reason
    piece: FigureId = "stinger"


class DistrictNamed(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    pleases: ClassVar[str] = "cops"
    districts: tuple[DistrictId, ...]
    cause: Cause = ""
    piece: FigureId = "stinger"

    def words(self, content: PunkContent, catalog: Catalog) -> Mapping[str, str]:
        """One district, or one of several."""
        *names, last = [str(catalog.name(district)) for district in self.districts]
        if not names:
            return {}
        first = reduce(lambda one, other: catalog.format("listed", {"one": one, "other": other}), names)
        return {"districts": catalog.format("either", {"one": first, "other": last})}


class HunchAdvanced(Event, frozen=True):
    position: int
    reveal: bool


class CopMoved(Event, frozen=True):
    """From where it stood, over every star on the way."""

    piece: FigureId
    path: Path

    def words(self, content: PunkContent, catalog: Catalog) -> Mapping[str, str]:
        """The freeways it took."""
        by = [str(catalog.name(line)) for line in content.freeways_along(self.path)]
        return {"by": reduce(lambda one, other: catalog.format("both", {"one": one, "other": other}), by or ["none"])}


class Healed(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    piece: FigureId
    amount: int
    cause: Thing


class KitUsed(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    piece: FigureId
    amount: int


class CardDrawn(Event, frozen=True):
    """The face is told to its side only."""

    piece: FigureId
    card: CardId


class DrewAndKept(Event, frozen=True):
    piece: FigureId


class CardShown(Event, frozen=True):
    """A card comes face up: drawn, played, worn or discarded."""

    piece: FigureId
    card: CardId
    how: Reason


class KeyFound(Event, frozen=True):
    """Only Stinger hears which."""

    card: Address


class KeyTaken(Event, frozen=True):
    pleases: ClassVar[str] = "stinger"
    left: int
    piece: FigureId = "stinger"


class ItemGained(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    piece: FigureId
    item: ItemId
    cause: Cause = ""


class ItemLost(Event, frozen=True):
    """Dropped or left for want of room, paid or used up."""

    piece: FigureId
    item: ItemId
    how: Reason


class CarTaken(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    piece: FigureId
    cause: Cause


class ItemsShared(Event, frozen=True):
    piece: FigureId
    partner: CopId
    item: ItemId


class HitMade(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    pleases: ClassVar[str] = "stinger"
    space: Address
    number: int
    piece: FigureId = "stinger"


class SilentHit(Event, frozen=True):
    """Only Stinger hears it."""

    space: Address


class EscapeBegan(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    pleases: ClassVar[str] = "stinger"


class JamPlaced(Event, frozen=True):
    pleases: ClassVar[str] = "stinger"
    district: DistrictId
    cause: Cause


class JamRemoved(Event, frozen=True):
    cause: Cause


class ChopperPlaced(Event, frozen=True):
    pleases: ClassVar[str] = "cops"
    district: DistrictId
    cause: Cause


class ChopperDown(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "bad"
    pleases: ClassVar[str] = "stinger"
    space: Address
    cause: Cause


class ChopperCalledOff(Event, frozen=True):
    """GP-TOK.8."""

    tone: ClassVar[Tone] = "bad"
    pleases: ClassVar[str] = "stinger"
    district: DistrictId
    cause: Cause


class LookedAround(Event, frozen=True):
    """GP-CRD.29: whether he is one place away, not where."""

    piece: FigureId
    near: bool
    cause: Cause


class FightBegan(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    piece: FigureId
    """The attacker."""
    defender: FigureId
    space: Address


class CombatCardPlayed(Event, frozen=True):
    piece: FigureId
    card: CardId


class CardCancelled(Event, frozen=True):
    card: CardId
    cause: Cause


class ShotFired(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    piece: FigureId
    """Who shoots."""
    target: FigureId
    weapon: ItemId
    faces: Faces
    amount: int
    parts: Parts = ()
    left: int = 0
    """The health of the target after it."""
    space: SpaceId = SpaceId("")
    """Where the target is."""


class Rerolled(Event, frozen=True):
    piece: FigureId
    faces: Faces


class SentToEr(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    pleases: ClassVar[str] = "stinger"
    piece: FigureId
    space: Address


class EscapeRolled(Event, frozen=True):
    piece: FigureId
    faces: Faces
    away: bool


class CardBurned(Event, frozen=True):
    """Face down, unless `card` names it."""

    piece: FigureId
    card: HeldCard = ""

    def words(self, content: PunkContent, catalog: Catalog) -> Mapping[str, str]:
        """A key is called by what it opens."""
        if self.card not in content.spaces:
            return {}
        return {"card": catalog.format("key-to", {"place": catalog.name(self.card)})}


class TokenUsed(Event, frozen=True):
    piece: FigureId = "stinger"


class Escaped(Event, frozen=True):
    piece: FigureId


class HoodsCame(Event, frozen=True):
    pleases: ClassVar[str] = "stinger"
    piece: FigureId
    card: CardId


class HoodsFired(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    piece: FigureId
    faces: Faces
    amount: int
    parts: Parts = ()
    left: int = 0


class HoodsGone(Event, frozen=True):
    piece: FigureId
    beaten: bool


class AiCardDrawn(Event, frozen=True):
    card: CardId


class LklMoved(Event, frozen=True):
    space: Address
    cause: Cause


class StingerSpotted(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    pleases: ClassVar[str] = "cops"
    reason: Reason
    piece: FigureId = "stinger"


class StingerMoved(Event, frozen=True):
    """Solo: his piece is always on the board."""

    space: Address
    piece: FigureId = "stinger"


class GotAway(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    pleases: ClassVar[str] = "stinger"
    space: Address


class StingerDown(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    pleases: ClassVar[str] = "cops"
    seat: SeatId = SeatId("stinger")
