"""What happens, as the log and the animations tell it. `who` is the character, `seat` the player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

from hardboiled.games.police_precinct.rules.ids import Faces, PlaceId, StackId, Street, UpgradeKind
from hardboiled.kernel import CardId, Catalog, Event, Kind, PieceId, SeatId, SpaceId

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.rules.content import PrecinctContent

Cause = Annotated[str, Kind()]
"""What brought it about: a card, a gang, a stack, a place; empty where the line before says it."""
Case = Annotated[str, Kind(name="")]
"""Of several cases, for the message to tell apart."""
Parts = Annotated[tuple[tuple[str, int], ...], Kind(name="")]
"""Where dice come from."""


class Deed(Event, frozen=True):
    """Something an officer does."""

    seat: SeatId
    who: str


class CharacterTaken(Deed, frozen=True):
    pass


class TurnBegan(Deed, frozen=True):
    opens = "turn"
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
    on: Case
    """'move', a kind of attempt, or another thing that is told by a line of its own."""


class DonutGained(Deed, frozen=True):
    tone = "good"
    amount: int
    cause: Cause = ""


class CardPlayed(Deed, frozen=True):
    card: CardId


class CardDrawn(Deed, frozen=True):
    """Where hands are open."""

    card: CardId
    cause: Cause = ""


class CardsDrawn(Deed, frozen=True):
    """What all hear where hands are secret; the owner hears which (`CardSeen`)."""

    amount: int
    cause: Cause = ""


class CardSeen(Deed, frozen=True):
    card: CardId


class CardDiscarded(Deed, frozen=True):
    card: CardId
    cause: Cause = ""


class Upgraded(Deed, frozen=True):
    tone = "good"
    kind: UpgradeKind


class Helped(Deed, frozen=True):
    card: CardId
    amount: int


class PatrolPosted(Deed, frozen=True):
    space: PlaceId
    cause: Cause = ""


class PatrolSent(Deed, frozen=True):
    space: PlaceId


class SwatPlaced(Deed, frozen=True):
    space: PlaceId


class AgentPlaced(Deed, frozen=True):
    stack: StackId


class TowedAway(Deed, frozen=True):
    tone = "good"
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
    cause: Cause = ""


class EvidencePlaced(Deed, frozen=True):
    important = True
    tone = "good"
    pleases = "force"
    card: CardId


class DeadEnd(Event, frozen=True):
    card: CardId


class CategoryComplete(Event, frozen=True):
    important = True
    tone = "good"
    pleases = "force"
    stack: StackId


class MarkerTurned(Event, frozen=True):
    card: CardId
    space: PlaceId

    def words(self, content: PrecinctContent, catalog: Catalog) -> Mapping[str, Any]:
        return {"effect": catalog.format(self.card, attribute="text")}


class Rolled(Deed, frozen=True):
    faces: Faces
    target: str
    need: int
    kind: Case = ""
    parts: Parts = ()


class Rerolled(Deed, frozen=True):
    old: int
    faces: Faces
    target: str
    need: int
    kind: Case = ""


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
    pleases = "force"
    space: PlaceId


class InHospital(Deed, frozen=True):
    important = True
    tone = "bad"
    pleases = "dirty"
    piece: PieceId
    space: Street


class PunkAdded(Event, frozen=True):
    tone = "bad"
    space: PlaceId
    cause: Cause = ""


class PunkKeptOut(Event, frozen=True):
    tone = "good"
    space: PlaceId
    cause: Cause = ""


class PunksGone(Event, frozen=True):
    tone = "good"
    amount: int
    space: PlaceId
    cause: Cause = ""


class PunkShortage(Event, frozen=True):
    tone = "bad"
    amount: int
    cause: Cause = ""


class GangFormed(Event, frozen=True):
    important = True
    tone = "bad"
    pleases = "dirty"
    card: CardId
    space: PlaceId


class GangGone(Event, frozen=True):
    tone = "good"
    card: CardId
    space: PlaceId


class CrimeRose(Event, frozen=True):
    important = True
    tone = "bad"
    pleases = "dirty"
    amount: int
    why: Annotated[str, Kind(name="cause-{}")]
    cause: Cause = ""


class EventTurned(Deed, frozen=True):
    card: CardId


class EventCancelled(Deed, frozen=True):
    tone = "good"
    card: CardId


class NoEventDrawn(Deed, frozen=True):
    pass


class EmergencyTold(Event, frozen=True):
    """Something about an Emergency on the board: its colour is told in words."""

    tone = "bad"
    pleases = "dirty"
    card: CardId
    space: PlaceId
    cause: Cause = ""

    def words(self, content: PrecinctContent, catalog: Catalog) -> Mapping[str, Any]:
        entry = content.emergencies[self.card]
        return {"colour": catalog.format(entry.colour), "difficulty": entry.difficulty}


class EmergencyPlaced(EmergencyTold, frozen=True):
    pass


class BecameUrgent(EmergencyTold, frozen=True):
    pass


class UrgentFailed(EmergencyTold, frozen=True):
    important = True


class OngoingPlaced(Event, frozen=True):
    tone = "bad"
    pleases = "dirty"
    important = True
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
    space: PlaceId
    most: int
    """Up to this face it explodes."""


class OtherCarMoved(Event, frozen=True):
    piece: PieceId
    path: tuple[SpaceId, ...]
    space: Street
    cause: Cause = ""


class DayPassed(Event, frozen=True):
    important = True
    opens = "round"
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
    pleases = "dirty"


class LeanedOn(Deed, frozen=True):
    tone = "bad"
    target: str


class Recruiting(Deed, frozen=True):
    tone = "bad"


class StirredUp(Deed, frozen=True):
    tone = "bad"
    cards: tuple[CardId, ...]


def known_side(seat: SeatId, seen: Sequence[Event]) -> str:
    """PP-22.13, PP-22.15: nobody's, until a Dirty Cop is caught or drops the mask; the rest hold together."""
    exposed = {event.who for event in seen if isinstance(event, Unmasked)} | {
        event.target for event in seen if isinstance(event, Accused) and event.loyalty == "dirty"
    }
    theirs = any(isinstance(event, Deed) and event.seat == seat and event.who in exposed for event in seen)
    return "dirty" if theirs else ""
