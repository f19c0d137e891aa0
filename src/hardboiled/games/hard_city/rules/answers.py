"""Answers that several rules ask for. Each rule says what comes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from hardboiled.games.hard_city.rules import Seen
from hardboiled.games.hard_city.rules.kinds import Piece, Place, Space, squares, standing
from hardboiled.kernel import Action, CardId, Manner

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


class ChooseSpace(Action, frozen=True):
    rule: ClassVar[str] = "HC-16.10"
    manner: ClassVar[Manner] = "use"
    space: Place

    def points_at(self, table: Seen, content: HardCityContent) -> Sequence[str]:
        return squares(table, self.space)


class ChoosePiece(Action, frozen=True):
    """This Mutant or Civilian."""

    rule: ClassVar[str] = "HC-16.11"
    manner: ClassVar[Manner] = "use"
    piece: Piece

    def words(self, table: Seen, content: HardCityContent) -> Mapping[str, Any]:
        return standing(table, self.piece)


class ChooseOfficer(Action, frozen=True):
    rule: ClassVar[str] = "HC-20.2"
    manner: ClassVar[Manner] = "use"
    officer: Piece


class PlaceOfficer(Action, frozen=True):
    rule: ClassVar[str] = "HC-1.20"
    manner: ClassVar[Manner] = "move"
    officer: Piece
    space: Space


class PlaceToken(Action, frozen=True):
    """A Crate, Civilian, dog, Helicopter or cloud goes onto this space."""

    rule: ClassVar[str] = "HC-2.9"
    manner: ClassVar[Manner] = "use"
    token: str
    space: Space


class TakeDamage(Action, frozen=True):
    """This officer, Civilian or dog takes it."""

    rule: ClassVar[str] = "HC-10.15"
    who: Piece


class KeepCard(Action, frozen=True):
    """Of the cards drawn, this one stays."""

    rule: ClassVar[str] = "HC-8.9"
    manner: ClassVar[Manner] = "use"
    card: CardId


class Stop(Action, frozen=True):
    """No more of this."""

    rule: ClassVar[str] = "HC-10.1"
    manner: ClassVar[Manner] = "pass"
