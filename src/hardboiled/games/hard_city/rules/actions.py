"""What players can choose."""

from __future__ import annotations

from typing import ClassVar, Literal

from hardboiled.kernel import Action, CardId, SeatId, SpaceId, declared

Heading = Literal["n", "e", "s", "w"]

# Set-up.


class TakeOfficer(Action, frozen=True):
    """This seat runs this officer."""

    rule: ClassVar[str] = "HC-1.6"
    officer: str
    seat: SeatId


class EnterAt(Action, frozen=True):
    """The Police Car comes in here, heading north, east, south or west."""

    rule: ClassVar[str] = "HC-26.7"
    space: SpaceId
    heading: Heading


class DriveTo(Action, frozen=True):
    """It stops with its rear here."""

    rule: ClassVar[str] = "HC-26.7"
    space: SpaceId


class PlaceOfficer(Action, frozen=True):
    rule: ClassVar[str] = "HC-1.20"
    officer: str
    space: SpaceId


class PlaceToken(Action, frozen=True):
    """A Crate, Civilian, dog, Helicopter or cloud goes onto this space."""

    rule: ClassVar[str] = "HC-2.9"
    token: str
    space: SpaceId


# The officers' turn.


class PickOfficer(Action, frozen=True):
    rule: ClassVar[str] = "HC-3.12"
    officer: str


class Step(Action, frozen=True):
    """One space of a Movement action, alone or with somebody."""

    rule: ClassVar[str] = "HC-6.1"
    to: SpaceId
    bring: str = ""


class OpenCrate(Action, frozen=True):
    rule: ClassVar[str] = "HC-6.10"
    deck: Literal["police", "street"]


class Shoot(Action, frozen=True):
    rule: ClassVar[str] = "HC-7.2"
    at: SpaceId


class AimedShot(Action, frozen=True):
    rule: ClassVar[str] = "HC-7.14"
    at: SpaceId


class CloseCombat(Action, frozen=True):
    rule: ClassVar[str] = "HC-7.17"


class PayDonuts(Action, frozen=True):
    rule: ClassVar[str] = "HC-7.10"
    count: int


class AssignDamage(Action, frozen=True):
    """One point of damage on this Mutant."""

    rule: ClassVar[str] = "HC-7.8"
    piece: str


class Give(Action, frozen=True):
    rule: ClassVar[str] = "HC-8.1"
    card: CardId
    to: str


class Take(Action, frozen=True):
    rule: ClassVar[str] = "HC-8.1"
    card: CardId
    giver: str


class UseGear(Action, frozen=True):
    rule: ClassVar[str] = "HC-8.4"
    card: CardId


class UseSkill(Action, frozen=True):
    rule: ClassVar[str] = "HC-8.8"
    card: CardId


class StartScene(Action, frozen=True):
    rule: ClassVar[str] = "HC-4.1"
    card: CardId


class Agree(Action, frozen=True):
    rule: ClassVar[str] = "HC-4.2"


class Refuse(Action, frozen=True):
    rule: ClassVar[str] = "HC-4.2"


class SendAlly(Action, frozen=True):
    rule: ClassVar[str] = "HC-13.2"


class AllyStep(Action, frozen=True):
    rule: ClassVar[str] = "HC-13.8"
    to: SpaceId
    bring: str = ""


class ClearJam(Action, frozen=True):
    """Take the Out of Ammo marker off."""

    rule: ClassVar[str] = "HC-26.15"


class EndTurn(Action, frozen=True):
    rule: ClassVar[str] = "HC-5.4"


class TakeDamage(Action, frozen=True):
    """This officer, Civilian or dog takes it."""

    rule: ClassVar[str] = "HC-10.15"
    who: str


class KeepCard(Action, frozen=True):
    """Of the cards drawn, this one stays."""

    rule: ClassVar[str] = "HC-8.9"
    card: CardId


# Choices inside effects.


class ChooseSpace(Action, frozen=True):
    rule: ClassVar[str] = "HC-16.10"
    space: SpaceId


class ChoosePiece(Action, frozen=True):
    rule: ClassVar[str] = "HC-16.11"
    piece: str


class ChooseOfficer(Action, frozen=True):
    rule: ClassVar[str] = "HC-20.2"
    officer: str


class DropGear(Action, frozen=True):
    rule: ClassVar[str] = "HC-20.2"
    card: CardId


class Stop(Action, frozen=True):
    """No more of this."""

    rule: ClassVar[str] = "HC-10.1"


# Doctor Zero.


class PlayInstant(Action, frozen=True):
    rule: ClassVar[str] = "HC-9.8"
    card: CardId


class PlayText(Action, frozen=True):
    rule: ClassVar[str] = "HC-9.3"
    card: CardId


class PlayBasics(Action, frozen=True):
    rule: ClassVar[str] = "HC-9.4"
    card: CardId


class DrawChaos(Action, frozen=True):
    rule: ClassVar[str] = "HC-9.5"


class ActivateFubar(Action, frozen=True):
    rule: ClassVar[str] = "HC-9.6"


class React(Action, frozen=True):
    rule: ClassVar[str] = "HC-9.9"
    card: CardId


class UseBasic(Action, frozen=True):
    rule: ClassVar[str] = "HC-9.4"
    basic: Literal["spawn", "move", "attack"]


class SpawnAt(Action, frozen=True):
    rule: ClassVar[str] = "HC-10.1"
    space: SpaceId


class SpawnKind(Action, frozen=True):
    rule: ClassVar[str] = "HC-10.6"
    kind: Literal["mutant", "rat", "soldier", "fubar"]


class MoveMutant(Action, frozen=True):
    rule: ClassVar[str] = "HC-10.9"
    piece: str


class WakeMutant(Action, frozen=True):
    rule: ClassVar[str] = "HC-10.11"
    piece: str


class MutantStep(Action, frozen=True):
    rule: ClassVar[str] = "HC-10.9"
    to: SpaceId
    bring: str = ""


class LeaveBoard(Action, frozen=True):
    """The Mutant walks off with a Barrel or the Mayor."""

    rule: ClassVar[str] = "HC-22.13"
    bring: str


class MutantAttack(Action, frozen=True):
    rule: ClassVar[str] = "HC-10.13"
    piece: str
    at: SpaceId


class FubarAttack(Action, frozen=True):
    rule: ClassVar[str] = "HC-11.6"
    at: SpaceId


# What single episodes allow.


class ShootBarrel(Action, frozen=True):
    rule: ClassVar[str] = "HC-21.7"
    barrel: str


class Evacuate(Action, frozen=True):
    """A Civilian or the Mayor leaves by Helicopter, Police Car or Boat."""

    rule: ClassVar[str] = "HC-20.8"
    who: str


class CallHelicopter(Action, frozen=True):
    rule: ClassVar[str] = "HC-21.12"


class SealManhole(Action, frozen=True):
    rule: ClassVar[str] = "HC-22.8"
    manhole: str
    sure: bool


class TossBarrel(Action, frozen=True):
    """Instead of an attack a Mutant on the Truck tosses a Barrel."""

    rule: ClassVar[str] = "HC-22.11"
    piece: str


class PullOut(Action, frozen=True):
    rule: ClassVar[str] = "HC-23.10"
    car: str


class AttackCar(Action, frozen=True):
    """A Mutant on the Police Car attacks it."""

    rule: ClassVar[str] = "HC-23.8"
    piece: str


class SwitchOn(Action, frozen=True):
    """This Street Light stays on."""

    rule: ClassVar[str] = "HC-25.7"
    light: int


class PowerUp(Action, frozen=True):
    rule: ClassVar[str] = "HC-25.14"


class UseHatch(Action, frozen=True):
    rule: ClassVar[str] = "HC-25.15"


class ShootDoom(Action, frozen=True):
    rule: ClassVar[str] = "HC-25.20"


ACTIONS = declared(Action, __name__)
