"""What players can choose."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.kernel import Action, CardId, SpaceId, declared

# Set-up.


class PickHero(Action, frozen=True):
    rule: ClassVar[str] = "KA-2.5"
    hero: str


class KeepCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-3.3"
    card: CardId


class KeepItem(Action, frozen=True):
    rule: ClassVar[str] = "KA-3.6"
    item: CardId


# Playing and resolving cards.


class PlayCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-11.8"
    card: CardId
    down: bool = False


class OpenCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-11.10"
    hero: str


class MoveTo(Action, frozen=True):
    rule: ClassVar[str] = "KA-12.1"
    hero: str
    to: SpaceId


class UseDistrict(Action, frozen=True):
    rule: ClassVar[str] = "KA-13.1"
    hero: str


class WorkOnEvent(Action, frozen=True):
    """A Timer action that an Event offers in the Hero's District."""

    rule: ClassVar[str] = "KA-13.1"
    hero: str
    event: CardId
    task: int


class Handover(Action, frozen=True):
    """A Timer action that delivers all Interest tokens meant for this District."""

    rule: ClassVar[str] = "KA-29.18"
    hero: str


class BribeFoe(Action, frozen=True):
    rule: ClassVar[str] = "KA-7.11"
    hero: str
    foe: str


class RevealToken(Action, frozen=True):
    rule: ClassVar[str] = "KA-29.14"
    hero: str
    token: int


class PayBribe(Action, frozen=True):
    rule: ClassVar[str] = "KA-29.15"
    hero: str
    token: int


class PickUpToken(Action, frozen=True):
    rule: ClassVar[str] = "KA-29.17"
    hero: str
    token: int


class StartFight(Action, frozen=True):
    rule: ClassVar[str] = "KA-13.5"
    hero: str


class CallIn(Action, frozen=True):
    """Another Hero's card is opened for a Gang Up; that Hero comes to this District."""

    rule: ClassVar[str] = "KA-11.20"
    hero: str


class GangUp(Action, frozen=True):
    rule: ClassVar[str] = "KA-18.1"
    heroes: tuple[str, ...]


class ApplyEffect(Action, frozen=True):
    rule: ClassVar[str] = "KA-11.11"
    hero: str
    card: CardId
    effect: int


class UseItem(Action, frozen=True):
    rule: ClassVar[str] = "KA-6.11"
    hero: str
    item: CardId


class Equip(Action, frozen=True):
    rule: ClassVar[str] = "KA-6.6"
    hero: str
    item: CardId
    instead: CardId = CardId("")


class Stow(Action, frozen=True):
    rule: ClassVar[str] = "KA-6.5"
    hero: str
    item: CardId


class FinishCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-11.18"
    hero: str


# Parts of effects.


class NoThanks(Action, frozen=True):
    """Not, or no more."""

    rule: ClassVar[str] = "KA-11.18"


class ChooseDistrict(Action, frozen=True):
    rule: ClassVar[str] = "KA-1.8"
    district: SpaceId


class KillMinion(Action, frozen=True):
    """One ordinary Minion of that District (or of Don Genovese's gang there)."""

    rule: ClassVar[str] = "KA-10.13"
    district: SpaceId
    gang: bool = False


class ChooseHero(Action, frozen=True):
    rule: ClassVar[str] = "KA-1.8"
    hero: str


class ChooseStat(Action, frozen=True):
    rule: ClassVar[str] = "KA-15.4"
    stat: str


class ChooseSide(Action, frozen=True):
    rule: ClassVar[str] = "KA-15.24"
    side: str


class ChooseEvent(Action, frozen=True):
    rule: ClassVar[str] = "KA-1.8"
    event: CardId


class Buy(Action, frozen=True):
    rule: ClassVar[str] = "KA-15.9"
    item: CardId


class DrawCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-15.30"
    card: CardId


class Recover(Action, frozen=True):
    """Take a used card back to hand."""

    rule: ClassVar[str] = "KA-15.30"
    card: CardId


class RemoveCard(Action, frozen=True):
    rule: ClassVar[str] = "KA-11.6"
    card: CardId


class ReadyItem(Action, frozen=True):
    rule: ClassVar[str] = "KA-6.11"
    item: CardId


class BreakHand(Action, frozen=True):
    rule: ClassVar[str] = "KA-6.19"
    item: CardId


# Fights.


class Roll(Action, frozen=True):
    rule: ClassVar[str] = "KA-16.5"
    hero: str


class Reroll(Action, frozen=True):
    """One die of this colour that shows this (0 blank, 1 plain, 2 with Lightning)."""

    rule: ClassVar[str] = "KA-16.6"
    hero: str
    colour: str
    face: int


class KeepDice(Action, frozen=True):
    rule: ClassVar[str] = "KA-16.6"
    hero: str


class TakeDamage(Action, frozen=True):
    rule: ClassVar[str] = "KA-18.7"
    hero: str
    amount: int


class Strike(Action, frozen=True):
    """Hits on one kind of Enemy: `minions`, `supers`, `skulls`, `gang`, `all`, or a Boss's id."""

    rule: ClassVar[str] = "KA-16.10"
    target: str
    hits: int


class HoldBack(Action, frozen=True):
    rule: ClassVar[str] = "KA-16.10"


class ResolveNext(Action, frozen=True):
    """Which result of a Fight comes next: `lightning`, `events` or `clean-up`."""

    rule: ClassVar[str] = "KA-16.16"
    result: str


class TakeBonus(Action, frozen=True):
    rule: ClassVar[str] = "KA-14.8"
    hero: str
    district: SpaceId


# Night.


class SleepEffect(Action, frozen=True):
    """`viral`, a Hardship or an Item of the Hero takes effect."""

    rule: ClassVar[str] = "KA-20.5"
    hero: str
    source: str


class GoToSleep(Action, frozen=True):
    """The bonuses that are left are declined."""

    rule: ClassVar[str] = "KA-20.6"


class Pay(Action, frozen=True):
    rule: ClassVar[str] = "KA-5.8"
    hero: str


class LoseLife(Action, frozen=True):
    rule: ClassVar[str] = "KA-5.8"
    hero: str


class GainInstead(Action, frozen=True):
    rule: ClassVar[str] = "KA-22.4"
    hero: str
    stat: str


class Upgrade(Action, frozen=True):
    """In the Refresh Phase: a card of the display."""

    rule: ClassVar[str] = "KA-22.3"
    hero: str
    card: CardId


ACTIONS = declared(Action, __name__)
