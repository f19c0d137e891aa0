"""HC-8: giving, taking and using equipment; using skills."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.actions import Give, Take, UseGear, UseSkill
from hardboiled.games.hard_city.rules.decks import discard_gear
from hardboiled.games.hard_city.rules.events import GearPassed, GearUsed, SkillUsed
from hardboiled.games.hard_city.rules.order_effects import carry_out, possible
from hardboiled.games.hard_city.rules.state import Officer, officer_of
from hardboiled.kernel import Action, CardId, Flow


def gear_cost(play: P, officer: Officer) -> int:
    """HC-8.4."""
    return max(0, play.content.settings.cost_use_equipment - play.content.perks(officer.skills).sum.cheaper_gear)


def trade_cost(play: P, officer: Officer) -> int:
    """HC-8.1."""
    return max(0, play.content.settings.cost_give_take - play.content.perks(officer.skills).sum.cheaper_trade)


def trades(play: P, officer: Officer, options: list[Action]) -> None:
    """HC-8.1, HC-8.3, HC-12.3: one card from or to a standing officer on the same space."""
    for other in play.state.officers:
        if other is not officer and other.at == officer.at and not other.down:
            options.extend([Give(card, other.id) for card in dict.fromkeys(officer.gear)])
            options.extend([Take(card, other.id) for card in dict.fromkeys(other.gear)])


def give(play: P, officer: Officer, action: Give) -> Flow[None]:
    """HC-8.1."""
    officer.ap -= trade_cost(play, officer)
    officer.gear.remove(action.card)
    officer_of(play.state, action.to).gear.append(action.card)
    play.say(GearPassed(officer.id, action.card, action.to))
    return
    yield


def take(play: P, officer: Officer, action: Take) -> Flow[None]:
    """HC-8.1."""
    officer.ap -= trade_cost(play, officer)
    officer_of(play.state, action.giver).gear.remove(action.card)
    officer.gear.append(action.card)
    play.say(GearPassed(action.giver, action.card, officer.id))
    return
    yield


def usable_gear(play: P, officer: Officer, options: list[Action]) -> None:
    """HC-8.4, HC-8.6: a card whose inner action is not possible cannot be used."""
    equipment = play.content.equipment
    for card in dict.fromkeys(officer.gear):
        if possible(play, officer, equipment[card].effects):
            options.append(UseGear(card))


def use_gear(play: P, officer: Officer, action: UseGear) -> Flow[None]:
    """HC-8.4, HC-8.5: 1 AP for the card and nothing for what it makes the officer do."""
    officer.ap -= gear_cost(play, officer)
    officer.gear.remove(action.card)
    discard_gear(play, action.card)
    play.say(GearUsed(officer.id, action.card))
    yield from carry_out(play, officer, play.content.equipment[action.card].effects)


def usable_skills(play: P, officer: Officer, skills: tuple[CardId, ...], calm: bool, options: list[Action]) -> None:
    """HC-8.8, HC-26.1: each once a turn, for its printed cost."""
    for card in skills:
        skill = play.content.skills[card]
        if card in play.state.turn.used or officer.ap < skill.cost or (skill.calm and not calm):
            continue
        if possible(play, officer, skill.effects):
            options.append(UseSkill(card))


def use_skill(play: P, officer: Officer, action: UseSkill) -> Flow[None]:
    """HC-8.8."""
    skill = play.content.skills[action.card]
    officer.ap -= skill.cost
    play.state.turn.used.append(action.card)
    play.say(SkillUsed(officer.id, action.card))
    yield from carry_out(play, officer, skill.effects)
