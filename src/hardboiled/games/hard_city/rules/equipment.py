"""HC-8: giving, taking and using equipment; using skills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.causes import because
from hardboiled.games.hard_city.rules.decks import discard_gear
from hardboiled.games.hard_city.rules.effects.order_word import carry_out, possible
from hardboiled.games.hard_city.rules.events import GearPassed, GearUsed, SkillUsed
from hardboiled.games.hard_city.rules.kinds import Piece
from hardboiled.games.hard_city.rules.officer_action import Fact, OfficerAction
from hardboiled.games.hard_city.rules.state import Officer, active_officer, officer_of
from hardboiled.kernel import CardId, Flow, Manner, at_once

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment


class Give(OfficerAction, frozen=True):
    """HC-8.1, HC-8.3: one card to a standing officer on the same space."""

    rule: ClassVar[str] = "HC-8.1"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "gear"
    needs: ClassVar[Fact] = "partner"
    card: CardId
    to: Piece

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        return [cls(card, other.id) for other in now.partners for card in dict.fromkeys(now.officer.gear)]

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return max(0, content.settings.cost_give_take - perk.cheaper_trade)

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        self.pay(play, officer)
        _hand_over(play, officer, self.card, officer_of(play.state, self.to))


class Take(OfficerAction, frozen=True):
    """HC-8.1, HC-8.3: one card from a standing officer on the same space."""

    rule: ClassVar[str] = "HC-8.1"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "gear"
    needs: ClassVar[Fact] = "partner"
    card: CardId
    giver: Piece

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        return [cls(card, other.id) for other in now.partners for card in dict.fromkeys(other.gear)]

    ap = Give.ap

    def points_at(self, table: Seen, content: HardCityContent) -> Sequence[str]:
        """The giver, and the card, unless the taker has one like it, which a click on would mean something else."""
        like_it = self.card in active_officer(table).gear
        return [f"piece:{self.giver}", *(() if like_it else (f"card:{self.card}",))]

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        self.pay(play, officer)
        _hand_over(play, officer_of(play.state, self.giver), self.card, officer)


def _hand_over(play: P, giver: Officer, card: CardId, taker: Officer) -> None:
    giver.gear.remove(card)
    taker.gear.append(card)
    play.say(GearPassed(giver.id, card, taker.id))


class UseGear(OfficerAction, frozen=True):
    """HC-8.4, HC-8.5: 1 AP for the card and nothing for what it makes the officer do."""

    rule: ClassVar[str] = "HC-8.4"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "gear"
    needs: ClassVar[Fact] = "gear"
    card: CardId

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        """HC-8.6: a card whose inner action is not possible cannot be used."""
        equipment = now.content.equipment
        found: list[Self] = []
        for card in dict.fromkeys(now.officer.gear):
            if possible(now, equipment[card].effects):
                found.append(cls(card))
        return found

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return max(0, content.settings.cost_use_equipment - perk.cheaper_gear)

    def take(self, play: P, officer: Officer) -> Flow[None]:
        self.pay(play, officer)
        officer.gear.remove(self.card)
        discard_gear(play, self.card)
        play.say(GearUsed(officer.id, self.card))
        yield from because(play, self.card, carry_out(play, officer, play.content.equipment[self.card].effects))


class UseSkill(OfficerAction, frozen=True):
    """HC-8.8, HC-26.1: for its printed cost, as often as wanted unless it says once a turn."""

    rule: ClassVar[str] = "HC-8.8"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "gear"
    needs: ClassVar[Fact] = "skill"
    card: CardId

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        found: list[Self] = []
        for card in now.perks.actions:
            skill = now.content.skills[card]
            if now.ap < skill.cost or (skill.calm and not now.calm) or (skill.once and card in now.table.turn.used):
                continue
            if possible(now, skill.effects):
                found.append(cls(card))
        return found

    def cost(self, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return content.skills[self.card].cost

    def take(self, play: P, officer: Officer) -> Flow[None]:
        self.pay(play, officer)
        play.state.turn.used.append(self.card)
        play.say(SkillUsed(officer.id, self.card))
        yield from because(play, self.card, carry_out(play, officer, play.content.skills[self.card].effects))


CARDS = (Give, Take, UseGear, UseSkill)
