"""The officers' instinct."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hardboiled.games.hard_city.mind.fight import volley
from hardboiled.games.hard_city.mind.rates import OptionRates, Rates
from hardboiled.games.hard_city.mind.sight import Sight
from hardboiled.games.hard_city.mind.stakes import peril
from hardboiled.games.hard_city.rules.answers import KeepCard, Stop
from hardboiled.games.hard_city.rules.attacks import ClearJam
from hardboiled.games.hard_city.rules.content import SkillCard
from hardboiled.games.hard_city.rules.crates import OpenCrate
from hardboiled.games.hard_city.rules.cutscenes import Agree, StartScene
from hardboiled.games.hard_city.rules.effects import fighting, support
from hardboiled.games.hard_city.rules.effects.order_word import OrderWord
from hardboiled.games.hard_city.rules.effects.vocabulary import EachOfficer
from hardboiled.games.hard_city.rules.equipment import Give, Take, UseGear, UseSkill
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.games.hard_city.view import OfficerView
from hardboiled.kernel import Ask, SpaceId

TURN = OptionRates()
TURN.always(5.0, OpenCrate)
TURN.always(1.0, Agree)
TURN.always(-1.0, Give, Take)
TURN.always(0.7, ClearJam)

_PERKS = {
    "max_hp": 0.8,
    "max_ap": 2.5,
    "shoot_dice": 2.2,
    "close_dice": 0.6,
    "aim_damage": 1.3,
    "cheaper_gear": 1.3,
    "cheaper_trade": 0.1,
    "cheaper_evacuation": 1.2,
    "cheaper_seal": 2.0,
    "stride": 1.0,
    "slips": 0.7,
    "donuts": 1.5,
    "shoots_beset": 1.6,
    "close_kills": 0.8,
    "crate_heals": 0.5,
    "crate_draws": 0.8,
    "shield": 1.5,
    "blast_stuns": 1.0,
    "blast_steps": 0.8,
    "blast_guides": 0.6,
}
_ONLY_IN = {"cheaper_evacuation": (1, 3, 4), "cheaper_seal": (2,)}
"""The episodes in which a perk is of any use, where it is not in all."""


# Moving.

DREAD: dict[int, float] = {6: 3.0, 5: 1.5}
"""How much somebody's fall matters, by the points Chaos has; the more, the fewer action points are left."""


@TURN.together(Step)
def _steps(sight: Sight, ask: Ask[Any], actions: Sequence[Step]) -> list[float]:
    officer, view, awake = sight.active, sight.view, sight.awake
    if officer is None:
        return [0.0] * len(actions)
    gain, clouds = _gains(sight, officer.at), view.clouds
    toll = 0.12 if not view.turn.stride and ask.prompt == "turn" else 0.0
    parting = 0.0 if officer.at not in awake else 0.3 if officer.hp > 2 else 3.0
    dread = DREAD.get(view.chaos, 0.0) / max(1, officer.ap)
    here = peril(sight, officer, officer.at) if dread else 0.0
    found: list[float] = []
    for action in actions:
        to = action.to
        danger = 0.25 * awake.get(to, 0) + (1.2 if to in clouds else 0.0)
        if dread:
            danger += dread * (peril(sight, officer, to) - here)
        found.append(gain(to, action.bring) - danger - toll - parting)
    return found


def _gains(sight: Sight, origin: SpaceId) -> Callable[[SpaceId, str], float]:
    """What tells how much closer a step brings the officer to what is to be done."""
    way, episode = sight.way, sight.view.episode
    left, charge, crates = way.left, way.charge, way.crates
    hurry, awake = _hurry(sight), sight.awake
    goals = [sight.ground.distances[goal] for goal in way.goals]

    def closer(to: SpaceId) -> int:
        nearest = FAR
        for far in goals:
            steps = far.get(to, FAR)
            if steps < nearest:  # noqa: PLR1730 (twice as fast as min(), and asked all the time)
                nearest = steps
        return left - nearest

    def with_charge(to: SpaceId, bring: str) -> float:
        if not left:
            return -0.5
        return (1.6 + hurry) * closer(to) if bring == charge else -0.6 + 0.2 * closer(to)

    def on_the_roof(to: SpaceId, bring: str) -> float:
        if origin in awake and to not in awake:
            return 1.5  # a step aside costs a wound, to clear the space costs the turn
        return 1.0 if sight.marks == {origin} else -0.2

    def to_an_errand(to: SpaceId, bring: str) -> float:
        burden = 0.3 if bring else 0.0  # nobody who is wanted anywhere, or the Battery once the power is on
        worth = -burden + pull * closer(to)
        for far, steps in crates:
            if far.get(to, FAR) < steps:
                return worth + 0.25
        return worth

    if charge:
        return with_charge
    if episode == 5 and sight.view.powered and sight.on_roof(origin):
        return on_the_roof
    pull = (0.4 if way.scavenging else 0.9 if episode in (2, 5) else 0.75) + hurry
    return to_an_errand


def _hurry(sight: Sight) -> float:
    """An officer who can just score in this turn has no action point for anything else; who would win goes at once."""
    spare = sight.way.spare
    if spare >= 0 and sight.view.order + sight.way.points >= sight.content.settings.vp_to_win:
        return 3.0
    return 1.0 if spare == 0 else 0.0


@TURN.of(Stop)
def _run_on(sight: Sight, ask: Ask[Any], action: Stop) -> float:
    return 0.05 if ask.prompt == "run" else 0.0


# Cards.


@TURN.of(UseGear)
def _gear(sight: Sight, ask: Ask[Any], action: UseGear) -> float:
    officer = sight.active
    assert officer is not None
    return sum(_effect(sight, officer, effect) for effect in sight.content.equipment[action.card].effects) - 0.3


@TURN.of(UseSkill)
def _skill(sight: Sight, ask: Ask[Any], action: UseSkill) -> float:
    officer = sight.active
    assert officer is not None
    skill = sight.content.skills[action.card]
    return sum(_effect(sight, officer, effect) for effect in skill.effects) - 0.35 * skill.cost


@TURN.of(StartScene)
def _scene(sight: Sight, ask: Ask[Any], action: StartScene) -> float:
    officer = sight.active
    assert officer is not None
    worth = sum(_effect(sight, officer, effect) for effect in sight.content.cutscenes[action.card].effects)
    return worth + 0.3 if worth > 0.5 else -0.2


@TURN.of(KeepCard)
def _keep(sight: Sight, ask: Ask[Any], action: KeepCard) -> float:
    skill = sight.content.skills.get(action.card)
    if skill is not None:
        return rate_skill(sight, skill) + (1.5 if skill.perk.blast_guides and sight.civilians else 0.0)
    officer = sight.active
    gear = sight.content.equipment[action.card]
    return sum(_effect(sight, officer, effect) for effect in gear.effects) if officer is not None else 0.0


def rate_skill(sight: Sight, skill: SkillCard) -> float:
    episode = sight.view.episode
    perks = [name for name in _PERKS if episode in _ONLY_IN.get(name, (episode,))]
    worth: float = sum(_PERKS[name] * getattr(skill.perk, name) for name in perks)
    return worth + (1.2 if skill.effects else 0.0)


# The words of cards.


WORDS = Rates()


def _effect(sight: Sight, officer: OfficerView, word: OrderWord) -> float:
    return WORDS.get(type(word), _some_use)(sight, officer, word)


def _some_use(sight: Sight, officer: OfficerView, word: OrderWord) -> float:
    return 0.3


@WORDS.of(fighting.Shot)
def _shot(sight: Sight, officer: OfficerView, word: fighting.Shot) -> float:
    region = sight.ground.region
    open_fire = [at for at in sight.by_space if at not in sight.people and region[at] == region[officer.at]]
    hits = [volley(sight, at, 2 + word.dice + word.damage) for at in open_fire]
    return max(hits, default=0.0) * word.times * 0.9


WORDS.always(1.0, fighting.Aim)


@WORDS.of(fighting.Brawl)
def _brawl(sight: Sight, officer: OfficerView, word: fighting.Brawl) -> float:
    return 0.7 * min(sight.active_on(officer.at), 1 + word.dice + word.damage)


@WORDS.of(fighting.Burst)
def _burst(sight: Sight, officer: OfficerView, word: fighting.Burst) -> float:
    spaces = sight.by_space
    near = [at for at in spaces if sight.far(at, officer.at) <= word.reach]
    hits = [
        volley(sight, at, float(word.damage * len(spaces[at]))) - (3 * sight.crowd(at) if word.people else 0.0)
        for at in near
    ]
    best = max(hits, default=0.0)
    return best * 0.9 if best > 1.2 else -0.5


@WORDS.of(fighting.Stun)
def _stun(sight: Sight, officer: OfficerView, word: fighting.Stun) -> float:
    near = sight.active_near(officer.at, word.reach)
    return 0.75 * min(word.count, near) if near > 1 else 0.2


@WORDS.of(fighting.Push)
def _push(sight: Sight, officer: OfficerView, word: fighting.Push) -> float:
    return 0.6 * min(word.count, sight.active_near(officer.at, word.reach)) - 0.3


@WORDS.of(support.Heal)
def _heal(sight: Sight, officer: OfficerView, word: support.Heal) -> float:
    hurt = [o for o in sight.standing if word.who == "all" or o.at == officer.at]
    return max((min(word.amount, o.max_hp - o.hp) * (0.9 if o.hp <= 2 else 0.4) for o in hurt), default=0.0)


@WORDS.of(support.GainAp)
def _gain_ap(sight: Sight, officer: OfficerView, word: support.GainAp) -> float:
    return 0.8 * word.amount


@WORDS.of(support.Run)
def _run(sight: Sight, officer: OfficerView, word: support.Run) -> float:
    return 1.0 if word.spaces <= sight.nearest(officer.at, sight.errand_of(officer)) < FAR else -0.2


@WORDS.of(support.Shield)
def _shield(sight: Sight, officer: OfficerView, word: support.Shield) -> float:
    return 0.5 * min(word.amount, sight.active_near(officer.at, 2))


WORDS.always(1.6, support.DrawGear, support.Learn)
WORDS.always(0.7, support.Guide)


@WORDS.of(support.Sabotage)
def _sabotage(sight: Sight, officer: OfficerView, word: support.Sabotage) -> float:
    return 0.4 * min(word.count, sight.view.hand_size or len(sight.view.queue))


@WORDS.of(EachOfficer)
def _each(sight: Sight, officer: OfficerView, word: EachOfficer) -> float:
    return sum(_effect(sight, other, one) for other in sight.standing for one in word.effects) * 0.8
