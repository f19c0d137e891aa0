"""What is told of the game: for the log and for animations."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from hardboiled.games.hard_city.rules.kinds import (
    Case,
    Cause,
    Companion,
    Faces,
    Goal,
    Parts,
    Path,
    Piece,
    Reason,
    Space,
    Squad,
)
from hardboiled.kernel import CardId, Event, Tone

Opens: TypeAlias = Literal["", "round", "turn"]


class RoundBegan(Event, frozen=True):
    opens: ClassVar[Opens] = "round"
    important: ClassVar[bool] = True
    number: int


class TurnBegan(Event, frozen=True):
    opens: ClassVar[Opens] = "turn"
    officer: Piece


class LayoutDrawn(Event, frozen=True):
    card: CardId
    layout: int


class EventDrawn(Event, frozen=True):
    card: CardId


class SceneRevealed(Event, frozen=True):
    card: CardId


class SceneRefused(Event, frozen=True):
    card: CardId


class SceneUsed(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "good"
    pleases: ClassVar[str] = "order"
    card: CardId


class Moved(Event, frozen=True):
    piece: Piece
    path: Path
    bring: Companion = ""
    cause: Cause = ""


class Placed(Event, frozen=True):
    piece: Piece
    space: Space
    cause: Cause = ""


class CrateOpened(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    pleases: ClassVar[str] = "order"
    officer: Piece
    piece: Piece


class Removed(Event, frozen=True):
    """A token is gone."""

    piece: Piece


class Drove(Event, frozen=True):
    piece: Piece
    path: Path


class Rolled(Event, frozen=True):
    """`target` is the space or token shot at, or where the officer fights."""

    officer: Piece
    faces: Faces
    attack: Case
    target: Goal
    parts: Parts = ()


class DiceCounted(Event, frozen=True):
    """What the dice are worth in the end; `donuts` of their donut faces count, and `need` is what was wanted."""

    officer: Piece
    faces: Faces
    target: Goal
    amount: int
    donuts: int = 0
    need: int = 0
    more: int = 0
    """What a card adds, or F.U.B.A.R. takes away."""


class Aimed(Event, frozen=True):
    officer: Piece
    piece: Piece
    amount: int


class Weakened(Event, frozen=True):
    """The roll under way is worth less."""

    tone: ClassVar[Tone] = "bad"
    amount: int
    cause: Cause = ""


class Paid(Event, frozen=True):
    officer: Piece
    amount: int


class Stunned(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    piece: Piece
    cause: Cause = ""


class Woken(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    piece: Piece
    cause: Cause = ""


class Killed(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "good"
    pleases: ClassVar[str] = "order"
    piece: Piece
    space: Space
    cause: Cause = ""


class Spawned(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "bad"
    pleases: ClassVar[str] = "chaos"
    piece: Piece
    space: Space
    cause: Cause = ""


class Left(Event, frozen=True):
    """A Mutant leaves the board alive."""

    tone: ClassVar[Tone] = "bad"
    piece: Piece
    bring: Companion


class Attacked(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    piece: Piece
    space: Space


class Wounded(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    piece: Piece
    amount: int
    cause: Cause = ""


class Warded(Event, frozen=True):
    """Damage is ignored."""

    tone: ClassVar[Tone] = "good"
    piece: Piece
    amount: int
    cause: Cause = ""


class Shielded(Event, frozen=True):
    """So much of the next damage will be ignored."""

    officer: Piece
    amount: int
    cause: Cause = ""


class Healed(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    piece: Piece
    amount: int
    cause: Cause = ""


class Eliminated(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    pleases: ClassVar[str] = "chaos"
    piece: Piece
    cause: Cause = ""


class StoodUp(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    pleases: ClassVar[str] = "order"
    piece: Piece


class CivilianKilled(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "grave"
    pleases: ClassVar[str] = "chaos"
    piece: Piece
    space: Space
    cause: Cause = ""


class Evacuated(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "good"
    pleases: ClassVar[str] = "order"
    piece: Piece


class GearDrawn(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    officer: Piece
    card: CardId
    cause: Cause = ""


class GearUsed(Event, frozen=True):
    officer: Piece
    card: CardId


class GearPassed(Event, frozen=True):
    officer: Piece
    card: CardId
    to: Piece


class GearLost(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    officer: Piece
    card: CardId
    cause: Cause = ""


class SkillUsed(Event, frozen=True):
    officer: Piece
    card: CardId


class SkillGained(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    officer: Piece
    card: CardId
    cause: Cause = ""


class ApGained(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    officer: Piece
    amount: int
    cause: Cause = ""


class ApLost(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    officer: Piece
    amount: int
    cause: Cause = ""


class Jammed(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    pleases: ClassVar[str] = "chaos"
    officer: Piece
    cause: Cause = ""


class Reloaded(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    officer: Piece
    cause: Cause = ""


class ChaosPlayed(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    pleases: ClassVar[str] = "chaos"
    card: CardId
    how: Case


class ChaosDrawn(Event, frozen=True):
    """Doctor Zero draws; only he hears which card."""

    seat: Squad
    card: CardId


class ChaosDrew(Event, frozen=True):
    """What the others hear of it."""

    amount: int


class AutodocDrew(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    card: CardId


class Queued(Event, frozen=True):
    card: CardId


class QueueActs(Event, frozen=True):
    tone: ClassVar[Tone] = "bad"
    card: CardId


class SetAside(Event, frozen=True):
    card: CardId


class ChaosLost(Event, frozen=True):
    tone: ClassVar[Tone] = "good"
    card: CardId
    cause: Cause = ""


class Reshuffled(Event, frozen=True):
    pass


class OrderScored(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "good"
    pleases: ClassVar[str] = "order"
    amount: int
    reason: Reason


class ChaosScored(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "bad"
    pleases: ClassVar[str] = "chaos"
    amount: int
    reason: Reason


class BarrelExploded(Event, frozen=True):
    important: ClassVar[bool] = True
    piece: Piece
    space: Space


class TokenShot(Event, frozen=True):
    """A shot at a Barrel or the Doom Device: whether it was enough."""

    piece: Piece
    enough: bool


class ManholeSealed(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "good"
    pleases: ClassVar[str] = "order"
    piece: Piece


class ManholeHeld(Event, frozen=True):
    """The dice did not seal it."""

    tone: ClassVar[Tone] = "bad"
    piece: Piece


class ManholeClosed(Event, frozen=True):
    piece: Piece


class LightsSet(Event, frozen=True):
    lights: tuple[int, ...]


class Powered(Event, frozen=True):
    important: ClassVar[bool] = True
    tone: ClassVar[Tone] = "good"
    pleases: ClassVar[str] = "order"
