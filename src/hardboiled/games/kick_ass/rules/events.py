"""What happens, as the log tells it and as clients animate it."""

from __future__ import annotations

from hardboiled.kernel import CardId, Event, SeatId, SpaceId


class HeroPicked(Event, frozen=True):
    seat: SeatId
    hero: str


class RoundBegan(Event, frozen=True):
    round: int


class SegmentBegan(Event, frozen=True):
    segment: str


class EventRevealed(Event, frozen=True):
    card: CardId


class EventCompleted(Event, frozen=True):
    card: CardId


class EventMatured(Event, frozen=True):
    card: CardId


class EventDelayed(Event, frozen=True):
    card: CardId


class EventAdvanced(Event, frozen=True):
    """So much of one of its tasks is left to do there."""

    card: CardId
    kind: str
    amount: int
    space: SpaceId = SpaceId("")


class InterestTaken(Event, frozen=True):
    piece: str
    card: CardId


class SpawnDrawn(Event, frozen=True):
    card: CardId
    amount: int


class IncomingMoved(Event, frozen=True):
    """To this space of its track."""

    to: int


class MinionArrived(Event, frozen=True):
    space: SpaceId
    supers: bool


class TokenLost(Event, frozen=True):
    space: SpaceId


class Protected(Event, frozen=True):
    space: SpaceId


class Killed(Event, frozen=True):
    space: SpaceId
    kind: str
    amount: int


class FoeArrived(Event, frozen=True):
    piece: str
    space: SpaceId


class FoeMoved(Event, frozen=True):
    piece: str
    path: tuple[SpaceId, ...]


class FoeWeakened(Event, frozen=True):
    """Its Power is this now."""

    piece: str
    amount: int


class FoeHurt(Event, frozen=True):
    piece: str
    amount: int


class FoeDied(Event, frozen=True):
    piece: str


class CardPlayed(Event, frozen=True):
    seat: SeatId
    hero: str
    card: CardId
    down: bool


class Moved(Event, frozen=True):
    piece: str
    path: tuple[SpaceId, ...]


class Gained(Event, frozen=True):
    """On a track of a Hero, or Dollars."""

    piece: str
    stat: str
    amount: int


class Lost(Event, frozen=True):
    piece: str
    stat: str
    amount: int


class HardshipTurned(Event, frozen=True):
    hero: str
    card: CardId


class ItemGained(Event, frozen=True):
    hero: str
    card: CardId


class ItemUsed(Event, frozen=True):
    hero: str
    card: CardId


class CardGained(Event, frozen=True):
    hero: str
    card: CardId


class CardRecovered(Event, frozen=True):
    hero: str
    card: CardId


class CardLost(Event, frozen=True):
    hero: str
    card: CardId


class FightBegan(Event, frozen=True):
    heroes: tuple[str, ...]
    space: SpaceId
    amount: int


class Rolled(Event, frozen=True):
    piece: str
    faces: tuple[str, ...]
    again: bool = False
    """Some of the dice only; all of them are told."""


class Damaged(Event, frozen=True):
    piece: str
    amount: int


class BonusTaken(Event, frozen=True):
    hero: str
    space: SpaceId


class FaintRolled(Event, frozen=True):
    piece: str
    fainted: bool
    out: bool = False
    """For good: outside the city nobody comes round."""


class TimerStopped(Event, frozen=True):
    space: SpaceId


class DocksTokenMoved(Event, frozen=True):
    to: int
    side: str


class NightFell(Event, frozen=True):
    round: int


class PlotRevealed(Event, frozen=True):
    plot: str


class MistRevealed(Event, frozen=True):
    space: SpaceId
    picture: str


class MarkerMoved(Event, frozen=True):
    """Of the Skull Gang, to this value."""

    to: int


class TokenRevealed(Event, frozen=True):
    space: SpaceId
    picture: str


class TokenResolved(Event, frozen=True):
    colour: str


class CityLeftFor(Event, frozen=True):
    place: str


class CombatCardDrawn(Event, frozen=True):
    card: CardId


class WaveCame(Event, frozen=True):
    amount: int
    minions: int
    supers: int
    foe: str | None = None
