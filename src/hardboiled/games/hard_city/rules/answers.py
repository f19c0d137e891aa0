"""Answers that several rules ask for. Each rule says what comes of them."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.hard_city.rules.kinds import OfficerName, PieceName, Place, TokenKind
from hardboiled.kernel import Action, CardId, SpaceId


class ChooseSpace(Action, frozen=True):
    rule: ClassVar[str] = "HC-16.10"
    space: Place


class ChoosePiece(Action, frozen=True):
    rule: ClassVar[str] = "HC-16.11"
    piece: PieceName


class ChooseOfficer(Action, frozen=True):
    rule: ClassVar[str] = "HC-20.2"
    officer: OfficerName


class PlaceOfficer(Action, frozen=True):
    rule: ClassVar[str] = "HC-1.20"
    officer: OfficerName
    space: SpaceId


class PlaceToken(Action, frozen=True):
    """A Crate, Civilian, dog, Helicopter or cloud goes onto this space."""

    rule: ClassVar[str] = "HC-2.9"
    token: TokenKind
    space: SpaceId


class TakeDamage(Action, frozen=True):
    """This officer, Civilian or dog takes it."""

    rule: ClassVar[str] = "HC-10.15"
    who: PieceName


class KeepCard(Action, frozen=True):
    """Of the cards drawn, this one stays."""

    rule: ClassVar[str] = "HC-8.9"
    card: CardId


class Stop(Action, frozen=True):
    """No more of this."""

    rule: ClassVar[str] = "HC-10.1"
