"""What happens, as the log tells it and as clients animate it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

from hardboiled.games.kick_ass.rules.kinds import Case, Cause, HeroId, Parts, Picture, Place, Walk
from hardboiled.games.kick_ass.rules.places import NOWHERE
from hardboiled.kernel import CardId, Catalog, Event, SeatId, Tone

Opens: TypeAlias = Literal["", "round", "turn"]


class HeroPicked(Event, frozen=True):
    seat: SeatId
    hero: HeroId


class RoundBegan(Event, frozen=True):
    opens: ClassVar[Opens] = "round"
    important: ClassVar[bool] = True
    round: int


class SegmentBegan(Event, frozen=True):
    opens: ClassVar[Opens] = "turn"
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
    cause: Cause = ""


class MinionArrived(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    space: Place
    supers: bool
    cause: Cause = ""


class TokenLost(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    space: Place
    cause: Cause = ""


class Protected(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    space: Place
    cause: Cause = ""


class Killed(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "good"
    space: Place
    kind: Case
    amount: int
    cause: Cause = ""


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


class CardOpened(Event, frozen=True):
    """This Hero's card is resolved now."""

    opens: ClassVar[Opens] = "turn"
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
    cause: Cause = ""

    def words(self, content: object, catalog: Catalog) -> Mapping[str, object]:
        return _counted(self.stat, self.amount, catalog)


class Lost(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    piece: str
    stat: str
    amount: int
    cause: Cause = ""

    def words(self, content: object, catalog: Catalog) -> Mapping[str, object]:
        return _counted(self.stat, self.amount, catalog)


class HardshipTurned(Event, frozen=True):
    important: ClassVar[bool] = True
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
    important: ClassVar[bool] = True
    heroes: tuple[HeroId, ...]
    space: Place
    amount: int


class Rolled(Event, frozen=True):
    piece: str
    faces: tuple[str, ...]
    again: bool = False
    """Some of the dice only; all of them are told."""
    red: int = 0
    """So many of them are red, and come first."""
    parts: Parts = ()
    """Where they come from."""


class DiceCounted(Event, frozen=True):
    """What all dice of a Fight and all that is added come to, against this Enemy Power."""

    heroes: tuple[HeroId, ...]
    space: Place
    hits: int
    shields: int
    power: int

    def words(self, content: object, catalog: Catalog) -> Mapping[str, object]:
        return {"damage": max(0, self.power - self.shields)}


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
    cause: Cause = ""


class DocksTokenMoved(Event, frozen=True):
    to: int
    side: str


class NightFell(Event, frozen=True):
    opens: ClassVar[Opens] = "turn"
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
    opens: ClassVar[Opens] = "round"
    tone: ClassVar[Tone] = "grave"
    important: ClassVar[bool] = True
    place: Place


class CombatCardDrawn(Event, frozen=True):
    card: CardId

    def words(self, content: object, catalog: Catalog) -> Mapping[str, object]:
        return {"text": catalog.format(self.card, attribute="text")}


class WaveCame(Event, frozen=True):
    opens: ClassVar[Opens] = "turn"
    tone: ClassVar[Tone] = "bad"
    important: ClassVar[bool] = True
    amount: int
    minions: int
    supers: int
    foe: str | None = None
