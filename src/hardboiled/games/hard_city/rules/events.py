"""What is told of the game: for the log and for animations."""

from __future__ import annotations

from hardboiled.kernel import CardId, Event, SeatId, SpaceId, declared


class RoundBegan(Event, frozen=True):
    number: int


class TurnBegan(Event, frozen=True):
    officer: str


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
    card: CardId


class Moved(Event, frozen=True):
    piece: str
    path: tuple[SpaceId, ...]
    bring: str = ""


class Placed(Event, frozen=True):
    piece: str
    space: SpaceId


class CrateOpened(Event, frozen=True):
    officer: str
    piece: str


class Removed(Event, frozen=True):
    """A token is gone."""

    piece: str


class Drove(Event, frozen=True):
    piece: str
    path: tuple[SpaceId, ...]


class Rolled(Event, frozen=True):
    """`target` is the space or token shot at, or where the officer fights."""

    officer: str
    faces: tuple[str, ...]
    attack: str
    target: str


class Aimed(Event, frozen=True):
    officer: str
    piece: str
    amount: int


class Weakened(Event, frozen=True):
    """The roll under way is worth less."""

    amount: int


class Paid(Event, frozen=True):
    officer: str
    amount: int


class Stunned(Event, frozen=True):
    piece: str


class Woken(Event, frozen=True):
    piece: str


class Killed(Event, frozen=True):
    piece: str
    space: SpaceId


class Spawned(Event, frozen=True):
    piece: str
    space: SpaceId


class Left(Event, frozen=True):
    """A Mutant leaves the board alive."""

    piece: str
    bring: str


class Attacked(Event, frozen=True):
    piece: str
    space: SpaceId


class Wounded(Event, frozen=True):
    piece: str
    amount: int


class Warded(Event, frozen=True):
    """Damage is ignored."""

    piece: str
    amount: int


class Shielded(Event, frozen=True):
    """So much of the next damage will be ignored."""

    officer: str
    amount: int


class Healed(Event, frozen=True):
    piece: str
    amount: int


class Eliminated(Event, frozen=True):
    piece: str


class StoodUp(Event, frozen=True):
    piece: str


class CivilianKilled(Event, frozen=True):
    piece: str
    space: SpaceId


class Evacuated(Event, frozen=True):
    piece: str


class GearDrawn(Event, frozen=True):
    officer: str
    card: CardId


class GearUsed(Event, frozen=True):
    officer: str
    card: CardId


class GearPassed(Event, frozen=True):
    officer: str
    card: CardId
    to: str


class GearLost(Event, frozen=True):
    officer: str
    card: CardId


class SkillUsed(Event, frozen=True):
    officer: str
    card: CardId


class SkillGained(Event, frozen=True):
    officer: str
    card: CardId


class ApGained(Event, frozen=True):
    officer: str
    amount: int


class ApLost(Event, frozen=True):
    officer: str
    amount: int


class Jammed(Event, frozen=True):
    officer: str


class Reloaded(Event, frozen=True):
    officer: str


class ChaosPlayed(Event, frozen=True):
    card: CardId
    how: str


class ChaosDrawn(Event, frozen=True):
    """Doctor Zero draws; only he hears which card."""

    seat: SeatId
    card: CardId


class ChaosDrew(Event, frozen=True):
    """What the others hear of it."""

    amount: int


class AutodocDrew(Event, frozen=True):
    card: CardId


class Queued(Event, frozen=True):
    card: CardId


class QueueActs(Event, frozen=True):
    card: CardId


class SetAside(Event, frozen=True):
    card: CardId


class ChaosLost(Event, frozen=True):
    card: CardId


class Reshuffled(Event, frozen=True):
    pass


class Scored(Event, frozen=True):
    side: str
    amount: int
    reason: str


class BarrelExploded(Event, frozen=True):
    piece: str
    space: SpaceId


class TokenShot(Event, frozen=True):
    """A shot at a Barrel or the Doom Device: whether it was enough."""

    piece: str
    enough: bool


class ManholeSealed(Event, frozen=True):
    piece: str


class ManholeHeld(Event, frozen=True):
    """The dice did not seal it."""

    piece: str


class ManholeClosed(Event, frozen=True):
    piece: str


class LightsSet(Event, frozen=True):
    lights: tuple[int, ...]


class Powered(Event, frozen=True):
    pass


EVENTS = declared(Event, __name__)
