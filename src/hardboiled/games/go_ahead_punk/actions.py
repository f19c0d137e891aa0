"""What players can choose."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.kernel import Action, CardId, SpaceId, declared

# Set-up and preparation.


class ChooseCop(Action, frozen=True):
    """The Cop a player alone commands."""

    rule: ClassVar[str] = "GP-SET.2"
    cop: str


class ChooseStart(Action, frozen=True):
    rule: ClassVar[str] = "GP-PRE.1"
    space: SpaceId


class PlaceNext(Action, frozen=True):
    rule: ClassVar[str] = "GP-PRE.4"
    cop: str


class PlaceCop(Action, frozen=True):
    rule: ClassVar[str] = "GP-PRE.4"
    space: SpaceId


class Lead(Action, frozen=True):
    """Name the true district together with this one."""

    rule: ClassVar[str] = "GP-PRE.8"
    district: str


# Turns, both sides.


class Move(Action, frozen=True):
    """A move action; Stinger's with the passes he uses up."""

    rule: ClassVar[str] = "GP-MOV.1"
    passes: tuple[str, ...] = ()


class Draw(Action, frozen=True):
    rule: ClassVar[str] = "GP-RND.2"


class PlayCard(Action, frozen=True):
    rule: ClassVar[str] = "GP-RND.2"
    card: CardId


class Heal(Action, frozen=True):
    rule: ClassVar[str] = "GP-ER.2"


class Nothing(Action, frozen=True):
    rule: ClassVar[str] = "GP-RND.6"


class UseKit(Action, frozen=True):
    rule: ClassVar[str] = "GP-ITM.22"


class NoKit(Action, frozen=True):
    rule: ClassVar[str] = "GP-ITM.22"


# Stinger's turn.


class Go(Action, frozen=True):
    """The end of a secret move; with `heal` at an ER, with `leave` out of the city."""

    rule: ClassVar[str] = "GP-MOV.1"
    space: SpaceId
    heal: bool = False
    leave: bool = False


class Leave(Action, frozen=True):
    rule: ClassVar[str] = "GP-PRT.5"


class Hit(Action, frozen=True):
    rule: ClassVar[str] = "GP-HIT.1"


class HitSilently(Action, frozen=True):
    rule: ClassVar[str] = "GP-HIT.8"


class HitWithRocket(Action, frozen=True):
    rule: ClassVar[str] = "GP-ITM.12"


# Cards.


class Keep(Action, frozen=True):
    rule: ClassVar[str] = "GP-SYM.1"


class PlayDrawn(Action, frozen=True):
    rule: ClassVar[str] = "GP-SYM.1"


class ShowUniform(Action, frozen=True):
    rule: ClassVar[str] = "GP-CRD.16"


class DiscardDrawn(Action, frozen=True):
    rule: ClassVar[str] = "GP-SYM.6"


class DiscardOther(Action, frozen=True):
    """Keep the card just drawn, discard the limited card held before."""

    rule: ClassVar[str] = "GP-SYM.6"


class PlaceJam(Action, frozen=True):
    rule: ClassVar[str] = "GP-TOK.3"
    district: str


class PlaceChopper(Action, frozen=True):
    rule: ClassVar[str] = "GP-TOK.1"
    district: str


class Divert(Action, frozen=True):
    rule: ClassVar[str] = "GP-CRD.21"
    card: CardId


class TellTruth(Action, frozen=True):
    rule: ClassVar[str] = "GP-HUN.2"


class PayCash(Action, frozen=True):
    rule: ClassVar[str] = "GP-CRD.2"


class KeepCash(Action, frozen=True):
    rule: ClassVar[str] = "GP-CRD.3"


# Items.


class DropItem(Action, frozen=True):
    rule: ClassVar[str] = "GP-INV.3"
    item: str


class LeaveItem(Action, frozen=True):
    rule: ClassVar[str] = "GP-INV.3"
    item: str


class Share(Action, frozen=True):
    rule: ClassVar[str] = "GP-RND.4"
    partner: str


class GiveItem(Action, frozen=True):
    rule: ClassVar[str] = "GP-RND.4"
    item: str


class TakeItem(Action, frozen=True):
    rule: ClassVar[str] = "GP-RND.4"
    item: str


class SwapItems(Action, frozen=True):
    rule: ClassVar[str] = "GP-RND.4"
    give: str
    take: str


class DoneSharing(Action, frozen=True):
    rule: ClassVar[str] = "GP-RND.4"


# A Cop's move.


class Step(Action, frozen=True):
    rule: ClassVar[str] = "GP-MOV.3"
    space: SpaceId


class Ride(Action, frozen=True):
    rule: ClassVar[str] = "GP-MOV.4"
    space: SpaceId


class Stop(Action, frozen=True):
    rule: ClassVar[str] = "GP-MOV.18"


class FireRifle(Action, frozen=True):
    rule: ClassVar[str] = "GP-ITM.13"


class HoldFire(Action, frozen=True):
    rule: ClassVar[str] = "GP-ITM.13"


class GoToEr(Action, frozen=True):
    rule: ClassVar[str] = "GP-ER.8"
    space: SpaceId


# Combat.


class Target(Action, frozen=True):
    rule: ClassVar[str] = "GP-CMB.23"
    cop: str


class CombatCard(Action, frozen=True):
    rule: ClassVar[str] = "GP-CMB.5"
    card: CardId


class NoCard(Action, frozen=True):
    rule: ClassVar[str] = "GP-CMB.5"


class Shoot(Action, frozen=True):
    rule: ClassVar[str] = "GP-CMB.9"
    weapon: str


class TryEscape(Action, frozen=True):
    rule: ClassVar[str] = "GP-RET.1"


class StandGround(Action, frozen=True):
    rule: ClassVar[str] = "GP-RET.1"


class Burn(Action, frozen=True):
    rule: ClassVar[str] = "GP-RET.9"
    card: str


class FreeEscape(Action, frozen=True):
    rule: ClassVar[str] = "GP-RET.12"


class GiveUp(Action, frozen=True):
    rule: ClassVar[str] = "GP-RET.9"


class EscapeBy(Action, frozen=True):
    """With which passes the escape move is made."""

    rule: ClassVar[str] = "GP-RET.7"
    passes: tuple[str, ...] = ()


class RetreatTo(Action, frozen=True):
    rule: ClassVar[str] = "GP-RET.5"
    space: SpaceId


ACTIONS = declared(Action, __name__)
