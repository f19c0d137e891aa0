"""What equipment, skills and cutscenes do for the officers: one flow a word of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules import effects_words as words
from hardboiled.games.hard_city.rules.actions import ChooseOfficer, ChoosePiece, ChooseSpace, PlaceToken, Step, Stop
from hardboiled.games.hard_city.rules.attacks import (
    aimed_shot,
    can_brawl,
    can_shoot,
    close_combat,
    shooting_attack,
    targets,
)
from hardboiled.games.hard_city.rules.blasts import blast
from hardboiled.games.hard_city.rules.chaos_effects import return_markers
from hardboiled.games.hard_city.rules.decks import equip
from hardboiled.games.hard_city.rules.effects_words import OrderEffect
from hardboiled.games.hard_city.rules.events import ApGained, ChaosLost, Moved, Placed, Reloaded, Shielded
from hardboiled.games.hard_city.rules.ground import same_board, terrain
from hardboiled.games.hard_city.rules.harm import heal, max_hp
from hardboiled.games.hard_city.rules.kills import gain_skill, stun
from hardboiled.games.hard_city.rules.movement import companions, place_crate, walk
from hardboiled.games.hard_city.rules.state import FUBAR, Mutant, Officer, mutant_of, officer_of
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.kernel import Action, Ask, Flow, choose


def possible(play: P, officer: Officer, effects: Iterable[OrderEffect]) -> bool:
    """HC-8.6: at least one of the effects can do something."""
    for effect in effects:  # noqa: SIM110 (asked all the time)
        if _CAN[type(effect)](play, officer, effect):
            return True
    return False


def carry_out(play: P, officer: Officer, effects: Sequence[OrderEffect]) -> Flow[None]:
    """One after the other; what cannot be done is skipped."""
    for effect in effects:
        if not officer.down and _CAN[type(effect)](play, officer, effect):
            yield from _DO[type(effect)](play, officer, effect)


def _args(officer: Officer) -> dict[str, str | int]:
    return {"officer": officer.id}


def _always(play: P, officer: Officer, effect: OrderEffect) -> bool:
    return True


# Attacks.


def _can_shoot(play: P, officer: Officer, effect: words.Shot | words.Aim) -> bool:
    return can_shoot(play, officer, effect.beset) and bool(targets(play, officer))


def _shot(play: P, officer: Officer, effect: words.Shot) -> Flow[None]:
    """HC-8.5: a Shooting Attack without its own cost."""
    for _ in range(effect.times):
        if officer.down or not _can_shoot(play, officer, effect):
            return
        options = [ChooseSpace(space) for space in targets(play, officer)]
        aimed = yield from choose(officer.seat, options, "shoot-where", _args(officer))
        yield from shooting_attack(play, officer, aimed.space, effect.dice, effect.damage)


def _aim(play: P, officer: Officer, effect: words.Aim) -> Flow[None]:
    options = [ChooseSpace(space) for space in targets(play, officer)]
    aimed = yield from choose(officer.seat, options, "shoot-where", _args(officer))
    yield from aimed_shot(play, officer, aimed.space, effect.damage)


def _can_brawl(play: P, officer: Officer, effect: words.Brawl) -> bool:
    return can_brawl(play.state, officer)


def _brawl(play: P, officer: Officer, effect: words.Brawl) -> Flow[None]:
    yield from close_combat(play, officer, effect.dice, effect.damage)


def _near(play: P, officer: Officer, reach: int) -> list[Mutant]:
    """Mutants of the same board within reach."""
    ground = terrain(play)
    far, region = ground.distances[officer.at], ground.region
    here = region[officer.at]
    return [m for m in play.state.mutants if far.get(m.at, FAR) <= reach and region[m.at] == here]


def _can_burst(play: P, officer: Officer, effect: words.Burst) -> bool:
    return bool(_near(play, officer, effect.reach))


def _burst(play: P, officer: Officer, effect: words.Burst) -> Flow[None]:
    """Damage to every Mutant on one space, weakened by F.U.B.A.R. (HC-11.9)."""
    spaces = dict.fromkeys(mutant.at for mutant in _near(play, officer, effect.reach))
    aimed = yield from choose(officer.seat, [ChooseSpace(space) for space in spaces], "burst-where", _args(officer))
    yield from blast(play, [(aimed.space, effect.damage)], effect.people)


def _stunnable(play: P, officer: Officer, reach: int) -> list[Mutant]:
    found = {(m.at, m.kind): m for m in reversed(_near(play, officer, reach)) if not m.stunned and m.kind != FUBAR}
    return list(found.values())


def _can_stun(play: P, officer: Officer, effect: words.Stun) -> bool:
    return bool(_stunnable(play, officer, effect.reach))


def _stun(play: P, officer: Officer, effect: words.Stun) -> Flow[None]:
    for left in range(effect.count, 0, -1):
        options = [ChoosePiece(mutant.id) for mutant in _stunnable(play, officer, effect.reach)]
        if not options:
            return
        hit = yield from choose(officer.seat, options, "stun-whom", {**_args(officer), "left": left})
        stun(play, mutant_of(play.state, hit.piece))


def _pushable(play: P, officer: Officer, reach: int, pushed: Sequence[str]) -> list[Mutant]:
    """HC-11.11: F.U.B.A.R. cannot be moved."""
    found: dict[tuple[str, str, bool], Mutant] = {}
    for mutant in _near(play, officer, reach):
        if mutant.kind != FUBAR and mutant.id not in pushed:
            found.setdefault((mutant.at, mutant.kind, mutant.stunned), mutant)
    return list(found.values())


def _can_push(play: P, officer: Officer, effect: words.Push) -> bool:
    return bool(_pushable(play, officer, effect.reach, ()))


def _push(play: P, officer: Officer, effect: words.Push) -> Flow[None]:
    """Up to so many Mutants are moved, each to a space so far from where it stood."""
    ground, pushed = terrain(play), list[str]()
    for _ in range(effect.count):
        options: list[Action] = [ChoosePiece(m.id) for m in _pushable(play, officer, effect.reach, pushed)]
        if not options:
            return
        chosen: Action = yield Ask(officer.seat, [*options, Stop()], "push-whom", _args(officer))
        if not isinstance(chosen, ChoosePiece):
            return
        mutant = mutant_of(play.state, chosen.piece)
        pushed.append(mutant.id)
        far = ground.distances[mutant.at]
        spaces = [s for s, steps in far.items() if steps == effect.spaces and s in ground.walk]
        spaces = [s for s in spaces if ground.region[s] == ground.region[officer.at]]
        if spaces:
            end = yield from choose(officer.seat, [ChooseSpace(s) for s in spaces], "push-where", _args(officer))
            play.say(Moved(mutant.id, (mutant.at, end.space)))
            mutant.at = end.space


# Support.


def _within_reach(play: P, officer: Officer) -> list[Officer]:
    """HC-12.3, HC-23.21, HC-25.22: who stands, on the officer's own board."""
    ground = terrain(play)
    return [o for o in play.state.officers if not o.down and same_board(ground, o.at, officer.at)]


def _patients(play: P, officer: Officer, effect: words.Heal) -> list[Officer]:
    """Who is meant, can be reached, and misses HP."""
    who, here = effect.who, officer.at
    found = []
    for other in _within_reach(play, officer):
        if who in ("self", "other-here"):
            meant = (other is officer) == (who == "self") and other.at == here
        else:
            meant = who == "all" or other.at == here
        if meant and other.hp < max_hp(play, other):
            found.append(other)
    return found


def _can_heal(play: P, officer: Officer, effect: words.Heal) -> bool:
    return bool(_patients(play, officer, effect))


def _heal(play: P, officer: Officer, effect: words.Heal) -> Flow[None]:
    patients = _patients(play, officer, effect)
    if effect.who in ("other-here", "here"):
        options = [ChooseOfficer(patient.id) for patient in patients]
        chosen = yield from choose(officer.seat, options, "heal-whom", _args(officer))
        patients = [patient for patient in patients if patient.id == chosen.officer]
    for patient in patients:
        heal(play, patient, effect.amount)


def _waiting(play: P, officer: Officer) -> list[Officer]:
    return [other for other in _within_reach(play, officer) if other is not officer and not other.done]


def _can_gain(play: P, officer: Officer, effect: words.GainAp) -> bool:
    return effect.who == "self" or bool(_waiting(play, officer))


def _gain_ap(play: P, officer: Officer, effect: words.GainAp) -> Flow[None]:
    gainer = officer
    if effect.who == "waiting":
        options = [ChooseOfficer(other.id) for other in _waiting(play, officer)]
        chosen = yield from choose(officer.seat, options, "ap-whom", _args(officer))
        gainer = officer_of(play.state, chosen.officer)
    gainer.ap += effect.amount
    play.say(ApGained(gainer.id, effect.amount))


def _run(play: P, officer: Officer, effect: words.Run) -> Flow[None]:
    """HC-6.9, HC-6.15: one's own movement, so leaving hurts and escorting is possible."""
    for left in range(effect.spaces, 0, -1):
        near = terrain(play).walk[officer.at]
        options: list[Action] = [Step(to) for to in near]
        for bring in companions(play.state, officer.at):
            options.extend([Step(to, bring) for to in near])
        chosen: Action = yield Ask(officer.seat, [*options, Stop()], "run", {**_args(officer), "left": left})
        if not isinstance(chosen, Step):
            return
        yield from walk(play, officer, chosen.to, chosen.bring, effect.safe)
        if officer.down:
            return


def _draw_gear(play: P, officer: Officer, effect: words.DrawGear) -> Flow[None]:
    for _ in range(effect.count):
        equip(play, officer, effect.deck)
    return
    yield


def _can_drop(play: P, officer: Officer, effect: words.DropCrate) -> bool:
    return bool(play.state.crate_pool)


def _drop_crate(play: P, officer: Officer, effect: words.DropCrate) -> Flow[None]:
    ground = terrain(play)
    spaces = [space for space in ground.within(officer.at, effect.reach) if space in ground.walk]
    options = [PlaceToken(f"{effect.deck}-crate", space) for space in spaces]
    chosen = yield from choose(officer.seat, options, "place-crate", _args(officer))
    play.say(Placed(place_crate(play.state, effect.deck, chosen.space), chosen.space))


def _shield(play: P, officer: Officer, effect: words.Shield) -> Flow[None]:
    officer.shield += effect.amount
    play.say(Shielded(officer.id, effect.amount))
    return
    yield


def _guided(play: P, officer: Officer, effect: words.Guide) -> list[str]:
    ground = terrain(play)
    far, here = ground.distances[officer.at], ground.region[officer.at]
    found: dict[str, str] = {}
    for name, at in play.state.civilians.items():
        if far.get(at, FAR) <= effect.reach and ground.region[at] == here:
            found.setdefault("mayor" if name == "mayor" else at, name)
    return list(found.values())


def _can_guide(play: P, officer: Officer, effect: words.Guide) -> bool:
    return bool(_guided(play, officer, effect))


def _guide(play: P, officer: Officer, effect: words.Guide) -> Flow[None]:
    """HC-6.18: the special rule by which a Civilian walks alone."""
    state, ground = play.state, terrain(play)
    options = [ChoosePiece(name) for name in _guided(play, officer, effect)]
    chosen = yield from choose(officer.seat, options, "guide-whom", _args(officer))
    origin = state.civilians[chosen.piece]
    spaces = [s for s in ground.within(origin, effect.spaces) if s in ground.walk]
    end = yield from choose(officer.seat, [ChooseSpace(space) for space in spaces], "guide-where", _args(officer))
    state.civilians[chosen.piece] = end.space
    play.say(Moved(chosen.piece, (origin, end.space)))


def _can_sabotage(play: P, officer: Officer, effect: words.Sabotage) -> bool:
    return bool(play.state.hand if play.state.mode == "one-vs-all" else play.state.queue)


def _sabotage(play: P, officer: Officer, effect: words.Sabotage) -> Flow[None]:
    """A random card of Doctor Zero's hand, or the oldest of the Queue, is discarded."""
    state = play.state
    for _ in range(effect.count):
        if not _can_sabotage(play, officer, effect):
            return
        if state.mode == "one-vs-all":
            card = state.hand.pop(play.below(len(state.hand)))
        else:
            oldest = state.queue.pop()
            return_markers(play, oldest)
            card = oldest.card
        state.discard.append(card)
        play.say(ChaosLost(card))
    return
    yield


def _can_learn(play: P, officer: Officer, effect: words.Learn) -> bool:
    return bool(officer.skill_deck)


def _learn(play: P, officer: Officer, effect: words.Learn) -> Flow[None]:
    yield from gain_skill(play, officer, (officer.seat,))


def _can_reload(play: P, officer: Officer, effect: words.Reload) -> bool:
    return any(other.jammed for other in _within_reach(play, officer))


def _reload(play: P, officer: Officer, effect: words.Reload) -> Flow[None]:
    for other in _within_reach(play, officer):
        if other.jammed:
            other.jammed = False
            play.say(Reloaded(other.id))
    return
    yield


def _each(play: P, officer: Officer, effect: words.EachOfficer) -> Flow[None]:
    for other in _within_reach(play, officer):
        if not other.down and not (effect.others and other is officer):
            yield from carry_out(play, other, effect.effects)


def _drive_in(play: P, officer: Officer, effect: words.DriveIn) -> Flow[None]:
    from hardboiled.games.hard_city.rules.opening import drive_in

    yield from drive_in(play)


_CAN: dict[type[Any], Callable[[P, Officer, Any], bool]] = {
    words.Shot: _can_shoot,
    words.Aim: _can_shoot,
    words.Brawl: _can_brawl,
    words.Burst: _can_burst,
    words.Stun: _can_stun,
    words.Push: _can_push,
    words.Heal: _can_heal,
    words.GainAp: _can_gain,
    words.Run: _always,
    words.DrawGear: _always,
    words.DropCrate: _can_drop,
    words.Shield: _always,
    words.Guide: _can_guide,
    words.Sabotage: _can_sabotage,
    words.Learn: _can_learn,
    words.Reload: _can_reload,
    words.EachOfficer: _always,
    words.DriveIn: _always,
}
_DO: dict[type[Any], Callable[[P, Officer, Any], Flow[None]]] = {
    words.Shot: _shot,
    words.Aim: _aim,
    words.Brawl: _brawl,
    words.Burst: _burst,
    words.Stun: _stun,
    words.Push: _push,
    words.Heal: _heal,
    words.GainAp: _gain_ap,
    words.Run: _run,
    words.DrawGear: _draw_gear,
    words.DropCrate: _drop_crate,
    words.Shield: _shield,
    words.Guide: _guide,
    words.Sabotage: _sabotage,
    words.Learn: _learn,
    words.Reload: _reload,
    words.EachOfficer: _each,
    words.DriveIn: _drive_in,
}
