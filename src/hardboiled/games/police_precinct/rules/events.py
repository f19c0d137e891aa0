"""What happens, as the log and the animations tell it. `who` is the character, `seat` the player."""

from __future__ import annotations

from typing import Annotated

from hardboiled.games.police_precinct.rules.ids import Faces, PlaceId, StackId, Street, UpgradeKind
from hardboiled.kernel import CardId, Event, Kind, PieceId, SeatId, SpaceId


class Deed(Event, frozen=True):
    """Something an officer does."""

    seat: SeatId
    who: str


class CharacterTaken(Deed, frozen=True):
    pass


class TurnBegan(Deed, frozen=True):
    day: int


class Drove(Deed, frozen=True):
    piece: PieceId
    path: tuple[SpaceId, ...]
    space: Street


class SupportDrove(Deed, frozen=True):
    piece: PieceId
    path: tuple[SpaceId, ...]
    space: Street


class Swapped(Deed, frozen=True):
    marked: bool


class DonutSpent(Deed, frozen=True):
    pass


class DonutGained(Deed, frozen=True):
    amount: int


class CardPlayed(Deed, frozen=True):
    card: CardId


class CardDrawn(Deed, frozen=True):
    """Where hands are open."""

    card: CardId


class CardsDrawn(Deed, frozen=True):
    """What all hear where hands are secret; the owner hears which (`CardSeen`)."""

    amount: int


class CardSeen(Deed, frozen=True):
    card: CardId


class CardDiscarded(Deed, frozen=True):
    card: CardId


class Upgraded(Deed, frozen=True):
    kind: UpgradeKind


class Helped(Deed, frozen=True):
    card: CardId
    amount: int


class PatrolPosted(Deed, frozen=True):
    space: PlaceId


class PatrolSent(Deed, frozen=True):
    space: PlaceId


class SwatPlaced(Deed, frozen=True):
    space: PlaceId


class AgentPlaced(Deed, frozen=True):
    stack: StackId


class TowedAway(Deed, frozen=True):
    card: CardId
    space: PlaceId


class LookedAt(Deed, frozen=True):
    """A secret look: all know that, only the looker knows what at (`CardsShown`)."""

    pile: str
    amount: int


class CardsShown(Event, frozen=True):
    cards: tuple[CardId, ...]


class Searched(Deed, frozen=True):
    stack: StackId
    amount: int
    space: PlaceId


class EvidencePlaced(Deed, frozen=True):
    important = True
    tone = "good"
    card: CardId


class DeadEnd(Event, frozen=True):
    card: CardId


class CategoryComplete(Event, frozen=True):
    important = True
    tone = "good"
    stack: StackId


class MarkerTurned(Event, frozen=True):
    card: CardId
    space: PlaceId


class Rolled(Deed, frozen=True):
    faces: Faces
    target: str
    need: int


class Rerolled(Deed, frozen=True):
    old: int
    faces: Faces


class Handled(Deed, frozen=True):
    tone = "good"
    card: CardId
    space: PlaceId


class NotHandled(Deed, frozen=True):
    tone = "bad"
    card: CardId
    space: PlaceId


class PunksArrested(Deed, frozen=True):
    tone = "good"
    amount: int
    space: PlaceId


class ArrestFailed(Deed, frozen=True):
    tone = "bad"
    space: PlaceId


class MurdererArrested(Deed, frozen=True):
    important = True
    tone = "good"
    space: PlaceId


class InHospital(Deed, frozen=True):
    important = True
    tone = "bad"
    piece: PieceId
    space: Street


class PunkAdded(Event, frozen=True):
    tone = "bad"
    space: PlaceId


class PunkKeptOut(Event, frozen=True):
    tone = "good"
    space: PlaceId


class PunksGone(Event, frozen=True):
    tone = "good"
    amount: int
    space: PlaceId


class PunkShortage(Event, frozen=True):
    tone = "bad"
    amount: int


class GangFormed(Event, frozen=True):
    important = True
    tone = "bad"
    card: CardId
    space: PlaceId


class GangGone(Event, frozen=True):
    tone = "good"
    card: CardId
    space: PlaceId


class CrimeRose(Event, frozen=True):
    important = True
    tone = "bad"
    amount: int
    cause: Annotated[str, Kind(name="cause-{}")]


class EventTurned(Deed, frozen=True):
    card: CardId


class EventCancelled(Deed, frozen=True):
    tone = "good"
    card: CardId


class NoEventDrawn(Deed, frozen=True):
    pass


class EmergencyPlaced(Event, frozen=True):
    tone = "bad"
    card: CardId
    space: PlaceId


class BecameUrgent(Event, frozen=True):
    tone = "bad"
    card: CardId
    space: PlaceId


class UrgentFailed(Event, frozen=True):
    important = True
    tone = "bad"
    card: CardId
    space: PlaceId


class OngoingPlaced(Event, frozen=True):
    tone = "bad"
    card: CardId
    space: PlaceId


class OngoingResolved(Deed, frozen=True):
    tone = "good"
    card: CardId


class OngoingFailed(Event, frozen=True):
    tone = "bad"
    card: CardId


class LeakRolled(Event, frozen=True):
    faces: Faces
    explodes: bool


class OtherCarMoved(Event, frozen=True):
    piece: PieceId
    path: tuple[SpaceId, ...]
    space: Street


class DayPassed(Event, frozen=True):
    important = True
    day: int


class MurdererMoved(Event, frozen=True):
    important = True
    tone = "grave"
    piece: PieceId
    space: PlaceId


class Accused(Deed, frozen=True):
    important = True
    tone = "grave"
    target: str
    loyalty: str


class Unmasked(Deed, frozen=True):
    important = True
    tone = "bad"


class LeanedOn(Deed, frozen=True):
    target: str


class Recruiting(Deed, frozen=True):
    pass


class StirredUp(Deed, frozen=True):
    cards: tuple[CardId, ...]
