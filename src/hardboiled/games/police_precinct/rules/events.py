"""What happens, as the log and the animations tell it. `who` is the character, `seat` the player."""

from __future__ import annotations

from hardboiled.games.police_precinct.rules.ids import StackId, UpgradeKind
from hardboiled.kernel import CardId, Event, SeatId, SpaceId, declared


class Deed(Event, frozen=True):
    """Something an officer does."""

    seat: SeatId
    who: str


class CharacterTaken(Deed, frozen=True):
    pass


class TurnBegan(Deed, frozen=True):
    day: int


class Drove(Deed, frozen=True):
    piece: str
    path: tuple[SpaceId, ...]
    space: SpaceId


class SupportDrove(Deed, frozen=True):
    piece: str
    path: tuple[SpaceId, ...]
    space: SpaceId


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
    space: str


class PatrolSent(Deed, frozen=True):
    space: str


class SwatPlaced(Deed, frozen=True):
    space: str


class AgentPlaced(Deed, frozen=True):
    stack: StackId


class TowedAway(Deed, frozen=True):
    card: CardId
    space: str


class LookedAt(Deed, frozen=True):
    """A secret look: all know that, only the looker knows what at (`CardsShown`)."""

    pile: str
    amount: int


class CardsShown(Event, frozen=True):
    cards: tuple[CardId, ...]


class Searched(Deed, frozen=True):
    stack: StackId
    amount: int
    space: str


class EvidencePlaced(Deed, frozen=True):
    card: CardId


class DeadEnd(Event, frozen=True):
    card: CardId


class CategoryComplete(Event, frozen=True):
    stack: StackId


class MarkerTurned(Event, frozen=True):
    card: CardId
    space: str


class Rolled(Deed, frozen=True):
    faces: tuple[int, ...]
    target: str
    need: int


class Rerolled(Deed, frozen=True):
    old: int
    faces: tuple[int, ...]


class Handled(Deed, frozen=True):
    card: CardId
    space: str


class NotHandled(Deed, frozen=True):
    card: CardId
    space: str


class PunksArrested(Deed, frozen=True):
    amount: int
    space: str


class ArrestFailed(Deed, frozen=True):
    space: str


class MurdererArrested(Deed, frozen=True):
    space: str


class InHospital(Deed, frozen=True):
    piece: str
    space: SpaceId


class PunkAdded(Event, frozen=True):
    space: str


class PunkKeptOut(Event, frozen=True):
    space: str


class PunksGone(Event, frozen=True):
    amount: int
    space: str


class PunkShortage(Event, frozen=True):
    amount: int


class GangFormed(Event, frozen=True):
    card: CardId
    space: str


class GangGone(Event, frozen=True):
    card: CardId
    space: str


class CrimeRose(Event, frozen=True):
    amount: int
    cause: str


class EventTurned(Deed, frozen=True):
    card: CardId


class EventCancelled(Deed, frozen=True):
    card: CardId


class NoEventDrawn(Deed, frozen=True):
    pass


class EmergencyPlaced(Event, frozen=True):
    card: CardId
    space: str


class BecameUrgent(Event, frozen=True):
    card: CardId
    space: str


class UrgentFailed(Event, frozen=True):
    card: CardId
    space: str


class OngoingPlaced(Event, frozen=True):
    card: CardId
    space: str


class OngoingResolved(Deed, frozen=True):
    card: CardId


class OngoingFailed(Event, frozen=True):
    card: CardId


class LeakRolled(Event, frozen=True):
    faces: tuple[int, ...]
    explodes: bool


class OtherCarMoved(Event, frozen=True):
    piece: str
    path: tuple[SpaceId, ...]
    space: SpaceId


class DayPassed(Event, frozen=True):
    day: int


class MurdererMoved(Event, frozen=True):
    piece: str
    space: str


class Accused(Deed, frozen=True):
    target: str
    loyalty: str


class Unmasked(Deed, frozen=True):
    pass


class LeanedOn(Deed, frozen=True):
    target: str


class Recruiting(Deed, frozen=True):
    pass


class StirredUp(Deed, frozen=True):
    cards: tuple[CardId, ...]


EVENTS = declared(Event, __name__)
