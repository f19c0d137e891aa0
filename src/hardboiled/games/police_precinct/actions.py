"""What players can choose."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.police_precinct.content import StackId, UpgradeKind
from hardboiled.kernel import Action, CardId, SpaceId, declared

# Set-up.


class TakeCharacter(Action, frozen=True):
    rule: ClassVar[str] = "PP-2.15"
    character: str


class StartMarked(Action, frozen=True):
    rule: ClassVar[str] = "PP-2.15"


class StartUnmarked(Action, frozen=True):
    rule: ClassVar[str] = "PP-2.15"


# Phase 1.


class Drive(Action, frozen=True):
    rule: ClassVar[str] = "PP-5.1"
    to: SpaceId


class DriveSupport(Action, frozen=True):
    rule: ClassVar[str] = "PP-5.9"
    to: SpaceId


class SpendDonut(Action, frozen=True):
    rule: ClassVar[str] = "PP-11.8"


class SwapCar(Action, frozen=True):
    rule: ClassVar[str] = "PP-5.7"


class StopAndSwap(Action, frozen=True):
    rule: ClassVar[str] = "PP-5.8"


class TakeVan(Action, frozen=True):
    rule: ClassVar[str] = "PP-16.18"


class Stop(Action, frozen=True):
    rule: ClassVar[str] = "PP-4.5"


class PostPatrol(Action, frozen=True):
    rule: ClassVar[str] = "PP-18.2"
    hood: int


# Phase 2.


class Investigate(Action, frozen=True):
    rule: ClassVar[str] = "PP-6.2"
    stack: StackId


class Arrest(Action, frozen=True):
    rule: ClassVar[str] = "PP-6.3"
    target: str


class Handle(Action, frozen=True):
    rule: ClassVar[str] = "PP-6.4"
    target: CardId


class Upgrade(Action, frozen=True):
    rule: ClassVar[str] = "PP-6.5"
    kind: UpgradeKind


class DrawCard(Action, frozen=True):
    rule: ClassVar[str] = "PP-6.6"


class PlayCard(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    card: CardId


class Commit(Action, frozen=True):
    rule: ClassVar[str] = "PP-6.10"
    card: CardId


class SendPatrol(Action, frozen=True):
    rule: ClassVar[str] = "PP-18.3"


class Go(Action, frozen=True):
    rule: ClassVar[str] = "PP-6.7"


class Pass(Action, frozen=True):
    rule: ClassVar[str] = "PP-4.5"


class Present(Action, frozen=True):
    rule: ClassVar[str] = "PP-7.6"
    cards: tuple[CardId, ...]


class Reroll(Action, frozen=True):
    rule: ClassVar[str] = "PP-25.6"
    face: int


class Discard(Action, frozen=True):
    rule: ClassVar[str] = "PP-10.4"
    card: CardId


class Keep(Action, frozen=True):
    rule: ClassVar[str] = "PP-25.5"
    card: CardId


class PutOnTop(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    card: CardId


class ChooseHood(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    hood: int


class ChooseStack(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    stack: StackId


class ChooseAccident(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    card: CardId


# Phase 4, and the Dirty Cop.


class CancelEvent(Action, frozen=True):
    rule: ClassVar[str] = "PP-13.7"


class LetItCome(Action, frozen=True):
    rule: ClassVar[str] = "PP-13.6"


class Accuse(Action, frozen=True):
    rule: ClassVar[str] = "PP-22.11"
    officer: str


class Reveal(Action, frozen=True):
    rule: ClassVar[str] = "PP-22.15"


class Recruit(Action, frozen=True):
    rule: ClassVar[str] = "PP-22.17"
    hood: int


class Stir(Action, frozen=True):
    rule: ClassVar[str] = "PP-22.18"


class LeanOn(Action, frozen=True):
    rule: ClassVar[str] = "PP-22.19"
    officer: str


class Resolve(Action, frozen=True):
    rule: ClassVar[str] = "PP-22.18"
    card: CardId


ACTIONS = declared(Action, __name__)
