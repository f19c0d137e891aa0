"""Doctor Zero's instinct."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hardboiled.games.hard_city.mind.rates import OptionRates, Rates
from hardboiled.games.hard_city.mind.sight import Force, Sight
from hardboiled.games.hard_city.mind.stakes import POINT, WIN, spoils
from hardboiled.games.hard_city.rules.answers import ChooseOfficer, ChoosePiece, ChooseSpace, PlaceToken, Stop
from hardboiled.games.hard_city.rules.basics import PlayBasics, UseBasic
from hardboiled.games.hard_city.rules.chaos_hand import text_of
from hardboiled.games.hard_city.rules.doctor_zero import ActivateFubar, DrawChaos, FubarAttack, PlayInstant, PlayText
from hardboiled.games.hard_city.rules.effects import cards, episode_words, mutants, people
from hardboiled.games.hard_city.rules.effects.chaos_word import ChaosWord
from hardboiled.games.hard_city.rules.episodes.heist import TossBarrel
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import AttackCar
from hardboiled.games.hard_city.rules.episodes.zero_hour import SwitchOn
from hardboiled.games.hard_city.rules.helicopter import HELICOPTER
from hardboiled.games.hard_city.rules.ids import FUBAR
from hardboiled.games.hard_city.rules.kinds import Basic
from hardboiled.games.hard_city.rules.mutant_attacks import MutantAttack
from hardboiled.games.hard_city.rules.prowling import LeaveBoard, MoveMutant, MutantStep, WakeMutant
from hardboiled.games.hard_city.rules.reactions import React
from hardboiled.games.hard_city.rules.spawning import SpawnAt, SpawnKind
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.kernel import Ask, SpaceId

CARDS, HORDE = OptionRates(), OptionRates()
HORDE.always(3.5, TossBarrel)
HORDE.always(6.0, AttackCar)
HORDE.always(20.0, LeaveBoard)

# Which card, and for what.


BITE, COME, WALK, WAKE, GROW, CARRY = 1.0, 0.45, 0.22, 0.25, 0.26, 1.2
FURY, FALL, SHUT = 0.8, 3.0, 6.0
SOFT = 1
"""Who can take no more bites than that before somebody falls is worth that a Soldier stays where he can shoot."""


def stride_worth(force: Force, moves: int, idle: int) -> float:
    """So many Mutants move: first who carries something off, then who comes close to people, then the others."""
    laden = min(moves, force.laden)
    coming = min(moves - laden, force.coming)
    return laden * CARRY + coming * COME + min(moves - laden - coming, idle) * WALK


def basic_worth(force: Force, basic: Basic, number: int) -> float:
    """What one basic action brings at once."""
    if basic == "move":
        return stride_worth(force, number, force.behind + force.lying) + SHUT * min(number, force.shutting)
    if basic == "attack":
        return min(number, force.biting) * BITE
    return min(number, force.room) * GROW + (0.8 if not force.room else 0.0)


def basics_worth(sight: Sight, spawn: int, move: int, attack: int) -> float:
    """The best two of three."""
    force = sight.force
    growing, moving = basic_worth(force, "spawn", spawn), basic_worth(force, "move", move)
    biting = basic_worth(force, "attack", attack) + spoils(sight, 0, attack)
    both = min(attack, force.biting + min(move, force.coming)) * BITE + moving * 0.4 + spoils(sight, move, attack)
    return max(both, growing + moving + spoils(sight, move, 0), growing + biting)


class Reckoning:
    """What the words of one card add up to: those that come closer by one can attack by the next."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.force = sight.force
        self.coming = 0
        self.moves = self.bites = 0


def text_worth(sight: Sight, words: Sequence[ChaosWord]) -> float:
    reckoning, worth = Reckoning(sight), 0.0
    for word in words:
        worth += WORDS.get(type(word), _some_use)(reckoning, word)
    return worth + spoils(sight, reckoning.moves, reckoning.bites)


@CARDS.of(PlayText)
def _play_text(sight: Sight, ask: Ask[Any], action: PlayText) -> float:
    return text_worth(sight, text_of(sight.view, sight.content, action.card))


@CARDS.of(PlayInstant)
def _play_instant(sight: Sight, ask: Ask[Any], action: PlayInstant) -> float:
    """An Instant comes on top of the action, so it goes first if it is worth a card."""
    worth = text_worth(sight, text_of(sight.view, sight.content, action.card))
    return 20.0 + worth if worth >= 0.45 and sight.view.hand_size > 1 else -1.0


@CARDS.of(PlayBasics)
def _play_basics(sight: Sight, ask: Ask[Any], action: PlayBasics) -> float:
    worth = basics_worth(sight, **action.numbers(sight.view, sight.content))
    return worth - (0.25 if sight.content.chaos[action.card].type == "reaction" else 0.0)


@CARDS.of(DrawChaos)
def _draw(sight: Sight, ask: Ask[Any], action: DrawChaos) -> float:
    return {0: 2.0, 1: 1.0, 2: 0.7}.get(sight.view.hand_size, 0.3)


@CARDS.of(ActivateFubar)
def _fubar(sight: Sight, ask: Ask[Any], action: ActivateFubar) -> float:
    """Each action point is a step or a bite at his own space or one next to it."""
    fubar, worth = sight.mutants[FUBAR], 0.0
    for target in sight.exposed:
        bites = max(0, fubar.ap - max(0, sight.ground.trails[target.at].get(fubar.at, FAR) - 1))
        points = max(0, min(target.lives, bites - target.slack))
        worth = max(worth, FURY * bites + POINT * points)
        if points >= sight.content.settings.vp_to_win - sight.view.chaos:
            return WIN
    return worth


@CARDS.of(UseBasic)
def _basic(sight: Sight, ask: Ask[Any], action: UseBasic) -> float:
    """What it brings, with the best that may follow it."""
    assert ask.args is not None
    force, numbers = sight.force, {option.basic: int(ask.args[option.basic]) for option in ask.options}
    alone = basic_worth(force, action.basic, numbers[action.basic])
    if len(numbers) < 3:
        return alone + brings(sight, {action.basic: numbers[action.basic]})
    then = [follow_up(sight, action.basic, other, numbers) for other in numbers if other != action.basic]
    return alone + max(then)


def follow_up(sight: Sight, first: Basic, then: Basic, numbers: Mapping[Basic, int]) -> float:
    """Who has moved up to people can attack them, who has just appeared can move."""
    force = sight.force
    if (first, then) == ("attack", "move"):
        more = brings(sight, {"attack": numbers["attack"]})
    else:
        more = brings(sight, {first: numbers[first], then: numbers[then]})
    if (first, then) == ("move", "attack"):
        return min(numbers["attack"], force.biting + min(numbers["move"], force.coming)) * BITE + more
    if (first, then) == ("spawn", "move"):
        new = min(numbers["spawn"], force.room)
        shut = SHUT * min(numbers["move"], len(sight.open_gates))
        return stride_worth(force, numbers["move"], force.behind + force.lying + new) + shut + more
    return basic_worth(force, then, numbers[then]) + more


def brings(sight: Sight, numbers: Mapping[Basic, int]) -> float:
    """What basic actions done in this order score."""
    return spoils(sight, numbers.get("move", 0), numbers.get("attack", 0))


@CARDS.of(React)
def _react(sight: Sight, ask: Ask[Any], action: React) -> float:
    """A Reaction is replaced at once: nearly always worth it."""
    roll = sight.view.roll
    weak = any(isinstance(word, cards.Weaken) for word in text_of(sight.view, sight.content, action.card))
    if weak and (roll is None or roll.damage == 0):
        return -0.5
    if sight.content.chaos[action.card].trigger == "turn-end":
        return 0.5 if sight.force.coming else -0.2
    return 1.0


# The horde.


@HORDE.together(SpawnAt)
def _spawn_at(sight: Sight, ask: Ask[Any], actions: Sequence[SpawnAt]) -> list[float]:
    prey = sight.prey
    return [40.0 + prey(action.space) for action in actions]


@HORDE.of(SpawnKind)
def _spawn_kind(sight: Sight, ask: Ask[Any], action: SpawnKind) -> float:
    if action.kind == "fubar":
        return 3.0 if sight.view.order >= 3 or sight.view.episode == 5 else -1.0
    if sight.view.episode == 3:
        # A Soldier who has walked onto the Police Car cannot attack it in the same turn.
        return {"soldier": 0.5, "rat": 1.2, "mutant": 0.8}[action.kind]
    return {"soldier": 2.0, "rat": 1.0 if sight.view.episode == 4 else 0.5, "mutant": 0.8}[action.kind]


@HORDE.of(MoveMutant)
def _move(sight: Sight, ask: Ask[Any], action: MoveMutant) -> float:
    at = sight.mutants[action.piece].at
    if sight.carries(at):
        return 6.0
    if at == "police-car" or (at == "truck" and sight.view.aboard.get("truck")) or sight.guards(at):
        return -2.0
    if at in sight.people:
        return -1.0 + 0.1 * (3.0 - sight.crowd(at))
    if sight.aims(sight.mutants[action.piece], SOFT) and not sight.boards(sight.mutants[action.piece]):
        return -1.0
    return max(0.1, 3.0 + 0.5 * max(-5.0, sight.prey(at)))


@HORDE.of(WakeMutant)
def _wake(sight: Sight, ask: Ask[Any], action: WakeMutant) -> float:
    at = sight.mutants[action.piece].at
    return 2.5 if at in sight.people else max(0.1, 1.2 + 0.3 * max(-3.0, sight.prey(at)))


@HORDE.together(MutantStep)
def _steps(sight: Sight, ask: Ask[Any], actions: Sequence[MutantStep]) -> list[float]:
    piece = str((ask.args or {}).get("piece", "fubar"))
    origin = sight.mutants[piece].at
    if sight.carries(origin):
        exits = sight.exits
        left = sight.nearest(origin, exits)
        return [3.0 * (left - sight.nearest(step.to, exits)) if step.bring else -3.0 for step in actions]
    prey = sight.prey
    here = prey(origin)
    return [-1.0 if step.bring else 50.0 if step.to == "boat" else prey(step.to) - here for step in actions]


@HORDE.of(MutantAttack)
def _attack(sight: Sight, ask: Ask[Any], action: MutantAttack) -> float:
    return 1.0 + sight.crowd(action.at) + falls(sight, action.at, int((ask.args or {}).get("left", 1)))


def falls(sight: Sight, space: SpaceId, bites: int) -> float:
    """Whether so many bites make somebody fall there whoever takes them; the fewer it needs, the better."""
    target = sight.exposed_at.get(space)
    return FALL if target is not None and min(bites, target.upon) > target.slack else 0.0


@HORDE.of(FubarAttack)
def _fubar_attack(sight: Sight, ask: Ask[Any], action: FubarAttack) -> float:
    """With his last action point he had better stand in the officers' way than wound one of many."""
    fubar, target = sight.mutants[FUBAR], sight.exposed_at.get(action.at)
    if target is not None and fubar.ap > target.slack:
        return 2.0 + sight.crowd(action.at) + FALL
    return 2.0 + sight.crowd(action.at) if fubar.ap > 1 or fubar.at in sight.exposed_at else 0.9


@HORDE.of(Stop)
def _stop(sight: Sight, ask: Ask[Any], action: Stop) -> float:
    if ask.prompt == "spawn":
        return 0.0
    return 0.02


# Other choices.


@HORDE.of(ChooseOfficer)
def _officer(sight: Sight, ask: Ask[Any], action: ChooseOfficer) -> float:
    officer = next((o for o in sight.view.officers if o.id == action.officer), None)
    if officer is None:
        return 0.5
    return 6.0 - officer.hp + sight.active_near(officer.at, 1) + (1.0 if not officer.done else 0.0)


@HORDE.of(ChooseSpace)
def _space(sight: Sight, ask: Ask[Any], action: ChooseSpace) -> float:
    """Where people are pushed: to the Mutants, away from safety and from who would bring them there."""
    if ask.prompt == "panic-where":
        bitten = 2.0 if sight.active_on(action.space) and action.space not in sight.spots else 0.0
        to_safety, to_help = sight.nearest(action.space, sight.havens), sight.nearest(action.space, sight.spots)
        astray = 0.3 * min(8, to_safety) + 0.1 * min(8, to_help)
        return bitten + astray - 0.1 * min(8, sight.nearest(action.space, sight.awake))
    worth = float(sight.active_on(action.space)) - 0.3 * sight.nearest(action.space, sight.awake)
    return worth + 0.1 * min(12, sight.nearest(action.space, sight.havens))


@HORDE.of(ChoosePiece)
def _piece(sight: Sight, ask: Ask[Any], action: ChoosePiece) -> float:
    if action.piece in sight.view.civilians:
        at = sight.view.civilians[action.piece]
        return 1.0 if sight.active_near(at, 3) else -0.5
    at = sight.mutants[action.piece].at
    return 2.0 + sight.crowd(at)


@HORDE.of(PlaceToken)
def _place(sight: Sight, ask: Ask[Any], action: PlaceToken) -> float:
    space = action.space
    if action.token == HELICOPTER:
        return float(sum(sight.far(at, space) for at in sight.civilians)) + sight.nearest(space, sight.spots)
    if action.token == "barrel":
        return -float(sight.nearest(space, sight.content.sheet(2).exits))
    close = sight.nearest(space, sight.spots)
    return 2.0 - close + 0.5 * (sight.nearest(space, sight.errands) <= 1)


@HORDE.of(SwitchOn)
def _light(sight: Sight, ask: Ask[Any], action: SwitchOn) -> float:
    """Keep dark what is close to people: that is where Mutants come from."""
    area = sight.content.sheet(5).lights[action.light - 1]
    return float(min(20, sight.to_people(area[0])))


# The words of cards.


WORDS = Rates()


def _some_use(now: Reckoning, word: ChaosWord) -> float:
    return 0.2


@WORDS.of(mutants.Attack)
def _attack_word(now: Reckoning, word: mutants.Attack) -> float:
    now.bites += word.count
    return min(word.count, now.force.biting + now.coming) * BITE * (1.6 if word.damage > 1 else 1.0)


@WORDS.of(mutants.Move)
def _move_word(now: Reckoning, word: mutants.Move) -> float:
    force = now.force
    now.moves += word.count
    now.coming += min(word.count, force.coming)
    far = sum(now.sight.boards(mutant, word.spaces) for mutant in now.sight.view.mutants) - force.boarding
    worth = (1.4 if word.spaces > 2 else 1.0) * stride_worth(force, word.count, force.behind)
    worth += SHUT * min(word.count, force.shutting)
    return worth + CARRY * max(0, min(far, word.count - force.laden))


@WORDS.of(mutants.Spawn)
def _spawn_word(now: Reckoning, word: mutants.Spawn) -> float:
    room = now.force.room
    return min(word.count, room) * (0.5 if word.where == "beside" else GROW) + (0.8 if not room else 0.0)


@WORDS.of(mutants.Wake)
def _wake_word(now: Reckoning, word: mutants.Wake) -> float:
    return min(word.count, now.force.lying) * WAKE


@WORDS.of(cards.DrawCards)
def _draw_word(now: Reckoning, word: cards.DrawCards) -> float:
    return (0.55 if now.sight.view.hand_size < 6 else 0.25) * word.count


@WORDS.of(people.Hurt)
def _hurt_word(now: Reckoning, word: people.Hurt) -> float:
    return 1.0 * word.amount


@WORDS.of(people.Drain)
def _drain_word(now: Reckoning, word: people.Drain) -> float:
    return 0.4 * word.amount


@WORDS.of(people.Shove)
def _shove_word(now: Reckoning, word: people.Shove) -> float:
    return 0.5 if now.force.biting + now.force.coming else 0.2


@WORDS.of(people.Panic)
def _panic_word(now: Reckoning, word: people.Panic) -> float:
    return 0.6 * min(word.count, len(now.sight.civilians))


@WORDS.of(episode_words.Takeover)
def _takeover_word(now: Reckoning, word: episode_words.Takeover) -> float:
    """Where it goes nobody can leave before the next round, and the officers left in this one may call it back."""
    sight = now.sight
    far = sight.ground.distances[sight.view.helicopter]
    close = sum([max(0.0, 1.0 - far.get(at, FAR) / 6) for at in sight.civilians])
    if sight.view.order + 1 >= sight.content.settings.vp_to_win:
        close *= 3.0
    if all(officer.done for officer in sight.standing):
        return 0.2 + 3.0 * close
    return 0.2 + (2.0 if sight.view.ladder else 0.5) * close


@WORDS.of(episode_words.Clouds)
def _clouds_word(now: Reckoning, word: episode_words.Clouds) -> float:
    return 0.3 * word.count


@WORDS.of(episode_words.TossBarrels)
def _toss_word(now: Reckoning, word: episode_words.TossBarrels) -> float:
    return 0.9 * min(word.count, now.sight.view.aboard.get("truck", 0))


@WORDS.of(episode_words.GrabMayor)
def _grab_word(now: Reckoning, word: episode_words.GrabMayor) -> float:
    """She is worth three points, if there is a Mutant to pull her out."""
    sight = now.sight
    if not sight.view.aboard.get("limousine"):
        return 0.0
    return 2.0 if any(sight.active_on(side) for side in sight.ground.sides("limousine")) else 0.0


WORDS.always(2.2, cards.PlayAnother)
WORDS.always(0.5, people.Jam, people.Rob)
WORDS.always(0.7, episode_words.Lights)
