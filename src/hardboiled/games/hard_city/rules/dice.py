"""HC-7.6 to HC-7.13, HC-7.21 to HC-7.24: rolling, paying for donut faces, the Reaction window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.events import DiceCounted, Paid, Rolled
from hardboiled.games.hard_city.rules.ids import NOWHERE
from hardboiled.games.hard_city.rules.kills import armour
from hardboiled.games.hard_city.rules.reactions import reaction_window
from hardboiled.games.hard_city.rules.state import Officer, Roll
from hardboiled.kernel import Action, Flow, Manner, Pool, Price, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk

WORTH = {"1": 1, "2": 2, "blank": 0, "donut": 0}
"""The damage of each face of the die."""
_SHOOTING = {"donut": "shoot-donut", "blank": "shoot-blank"}


def pool(content: HardCityContent, *parts: tuple[str, int], need: int = 0) -> Pool:
    """HC-7.23: never more dice than there are; `need` is the damage that is wanted of them."""
    settings = content.settings
    dice, found = sum(count for _, count in parts), [part for part in parts if part[1]]
    if dice > settings.max_dice:
        found.append(("limit", settings.max_dice - dice))
        dice = settings.max_dice
    names = tuple(found) if len(found) > 1 else ()
    return Pool(dice, need, names, dice * content.die_average, kind="damage", sides=len(settings.die))


def shooting_pool(content: HardCityContent, perk: Perk, card: int = 0, need: int = 0) -> Pool:
    return pool(content, ("gun", content.settings.shoot_dice), ("skills", perk.shoot_dice), ("card", card), need=need)


def close_pool(content: HardCityContent, perk: Perk, card: int = 0) -> Pool:
    return pool(content, ("fists", content.settings.close_dice), ("skills", perk.close_dice), ("card", card))


class PayDonuts(Action, frozen=True):
    """HC-7.10, HC-7.11: so many donut faces are made to count 1 damage, each for AP."""

    rule: ClassVar[str] = "HC-7.10"
    manner: ClassVar[Manner] = "use"
    count: int

    def price(self, table: Seen, content: HardCityContent) -> Price:
        return Price(self.count * content.settings.cost_donut_face, "ap")

    def words(self, table: Seen, content: HardCityContent) -> Mapping[str, Any]:
        return {"ap": self.price(table, content).amount}


def roll(
    play: P, officer: Officer, thrown: Pool, attack: str, target: str, shot_at: SpaceId = NOWHERE, bonus: int = 0
) -> Flow[int]:
    """HC-7.13, HC-11.9: roll, pay, Reaction; what it is worth then, with what a card adds and F.U.B.A.R. takes."""
    die = play.content.settings.die
    faces = [str(die[face - 1]) for face in play.throw(thrown)]
    worth, parts = sum(WORTH[face] for face in faces), list(thrown.parts)
    now = play.state.roll = Roll(officer.id, attack, faces, worth, target, thrown.need, parts=parts)
    play.say(Rolled(officer.id, tuple(faces), attack, target, tuple(parts)))
    donuts = faces.count("donut")
    if donuts:
        now.donuts = yield from _pay_for_donuts(play, officer, donuts)
        now.damage += now.donuts
    if attack == "close":
        if donuts:
            yield from reaction_window(play, "close-donut")
    elif attack == "shooting":
        triggers = [trigger for face, trigger in _SHOOTING.items() if face in faces]
        if triggers:
            yield from reaction_window(play, *triggers)
    more = bonus - armour(play, shot_at)
    damage = now.damage = max(0, now.damage + more)
    play.say(DiceCounted(officer.id, tuple(faces), target, damage, now.donuts, thrown.need, more))
    return damage


def _pay_for_donuts(play: P, officer: Officer, donuts: int) -> Flow[int]:
    """HC-7.10, HC-7.11: what the donut faces are worth."""
    turn, cost = play.state.turn, play.content.settings.cost_donut_face
    free = min(donuts, max(0, play.content.perks(officer.skills).sum.donuts - turn.donuts))
    turn.donuts += free
    can_pay = min(donuts - free, officer.ap // cost)
    if not can_pay:
        return free
    options = [PayDonuts(count) for count in range(can_pay + 1)]
    paid = yield from ask(officer.seat, options, "donuts", {"officer": officer.id})
    if paid.count:
        price = paid.price(play.state, play.content)
        play.pay(price, officer)
        play.say(Paid(officer.id, price.amount))
    return free + paid.count
