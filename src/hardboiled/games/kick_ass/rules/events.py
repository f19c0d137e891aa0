"""What happens, as the log tells it and as clients animate it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hardboiled.games.kick_ass.rules.kinds import Case, HeroId, Picture, Place, Walk
from hardboiled.games.kick_ass.rules.places import NOWHERE
from hardboiled.kernel import CardId, Catalog, Event, SeatId, Tone


class HeroPicked(Event, frozen=True):
    seat: SeatId
    hero: HeroId


class RoundBegan(Event, frozen=True):
    important: ClassVar[bool] = True
    round: int


class SegmentBegan(Event, frozen=True):
    segment: str


class EventRevealed(Event, frozen=True):
    card: CardId


class EventCompleted(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    important: ClassVar[bool] = True
    card: CardId


class EventMatured(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    important: ClassVar[bool] = True
    card: CardId


class EventDelayed(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    card: CardId


class EventAdvanced(Event, frozen=True):
    """So much of one of its tasks is left to do there."""

    tone: ClassVar[Tone] = "good"
    card: CardId
    kind: Case
    amount: int
    space: Place = NOWHERE


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
    tone: ClassVar[Tone] = "bad"
    space: Place
    supers: bool


class TokenLost(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    space: Place


class Protected(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    space: Place


class Killed(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    space: Place
    kind: Case
    amount: int


class FoeArrived(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    piece: str
    space: Place


class FoeMoved(Event, frozen=True):
    piece: str
    path: Walk


class FoeWeakened(Event, frozen=True):
    """Its Power is this now."""

    tone: ClassVar[Tone] = "good"
    piece: str
    amount: int


class FoeHurt(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    piece: str
    amount: int


class FoeDied(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    important: ClassVar[bool] = True
    piece: str


class CardPlayed(Event, frozen=True):
    seat: SeatId
    hero: HeroId
    card: CardId
    down: bool


class Moved(Event, frozen=True):
    piece: str
    path: Walk


def _counted(stat: str, amount: int, catalog: Catalog) -> Mapping[str, object]:
    """Dollars are counted, points on a track are not."""
    return {"stat": catalog.format(stat, {"count": amount}, attribute="counted")} if stat == "dollars" else {}


class Gained(Event, frozen=True):
    """On a track of a Hero, or Dollars."""

    tone: ClassVar[Tone] = "good"
    piece: str
    stat: str
    amount: int

    def words(self, content: object, catalog: Catalog) -> Mapping[str, object]:
        return _counted(self.stat, self.amount, catalog)


class Lost(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    piece: str
    stat: str
    amount: int

    def words(self, content: object, catalog: Catalog) -> Mapping[str, object]:
        return _counted(self.stat, self.amount, catalog)


class HardshipTurned(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    hero: HeroId
    card: CardId


class ItemGained(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    hero: HeroId
    card: CardId


class ItemUsed(Event, frozen=True):
    hero: HeroId
    card: CardId


class CardGained(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    hero: HeroId
    card: CardId


class CardRecovered(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    hero: HeroId
    card: CardId


class CardLost(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    hero: HeroId
    card: CardId


class FightBegan(Event, frozen=True):
    heroes: tuple[HeroId, ...]
    space: Place
    amount: int


class Rolled(Event, frozen=True):
    piece: str
    faces: tuple[str, ...]
    again: bool = False
    """Some of the dice only; all of them are told."""


class Damaged(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    piece: str
    amount: int


class BonusTaken(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    hero: HeroId
    space: Place


class FaintRolled(Event, frozen=True):
    tone: ClassVar[Tone] = "grave"
    important: ClassVar[bool] = True
    piece: str
    fainted: bool
    out: bool = False
    """For good: outside the city nobody comes round."""


class TimerStopped(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    space: Place


class DocksTokenMoved(Event, frozen=True):
    to: int
    side: str


class NightFell(Event, frozen=True):
    round: int


class PlotRevealed(Event, frozen=True):
    tone: ClassVar[Tone] = "grave"
    important: ClassVar[bool] = True
    plot: str


class MistRevealed(Event, frozen=True):
    important: ClassVar[bool] = True
    space: Place
    picture: Picture


class MarkerMoved(Event, frozen=True):
    """Of the Skull Gang, to this value."""

    to: int


class TokenRevealed(Event, frozen=True):
    space: Place
    picture: Picture


class TokenResolved(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    colour: str


class CityLeftFor(Event, frozen=True):
    tone: ClassVar[Tone] = "grave"
    important: ClassVar[bool] = True
    place: Place


class CombatCardDrawn(Event, frozen=True):
    card: CardId

    def words(self, content: object, catalog: Catalog) -> Mapping[str, object]:
        return {"text": catalog.format(self.card, attribute="text")}


class WaveCame(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    important: ClassVar[bool] = True
    amount: int
    minions: int
    supers: int
    foe: str | None = None
