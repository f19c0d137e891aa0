"""What chaos cards do: one flow a word of the vocabulary. Doctor Zero makes the choices, or, against
the AutoDoc, the officers by the golden rule (HC-16.10)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules import effects_words as words
from hardboiled.games.hard_city.rules.actions import ChooseOfficer, ChoosePiece, ChooseSpace, DropGear, PlayBasics, Stop
from hardboiled.games.hard_city.rules.activation import act, activate_some
from hardboiled.games.hard_city.rules.decks import discard_gear, doctor_draws
from hardboiled.games.hard_city.rules.effects_words import ChaosEffect, Victim
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import ApLost, ChaosPlayed, GearLost, Jammed, Moved, Weakened
from hardboiled.games.hard_city.rules.ground import card_reaches, same_board, terrain
from hardboiled.games.hard_city.rules.harm import hurt
from hardboiled.games.hard_city.rules.horde import (
    arrive,
    attack_with_mutants,
    basics,
    chaos_seats,
    move_mutants,
    open_spaces,
    spawn,
    wake,
    zone,
)
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import (
    DOCTOR,
    Ally,
    Officer,
    Queued,
    active_officer,
    beset,
    mutant_of,
    supply_left,
)
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.kernel import Action, Ask, Flow, SpaceId, choose


def carry_out(play: P, effects: Sequence[ChaosEffect], card: Queued | None = None) -> Flow[None]:
    """HC-17.15: one after the other, as far as possible. `card` can hold AP markers."""
    for effect in effects:
        flow = _DO.get(type(effect))
        if flow is not None:
            yield from flow(play, effect)
        elif isinstance(effect, words.Markers) and card is not None:
            take_markers(play, effect, card)
        elif isinstance(effect, words.ReturnMarkers) and card is not None:
            return_markers(play, card)


# Figures.


def _spawn(play: P, effect: words.Spawn) -> Flow[None]:
    if effect.where == "manholes":
        yield from _spawn_on_manholes(play, effect.count)
    else:
        yield from spawn(play, effect.count, _places(play, effect.where), effect.stack)


def _places(play: P, where: str) -> list[SpaceId]:
    if where == "closest":
        return closest_patch(play)
    if where == "beside":
        return _beside(play)
    return [space for space in zone(play) if card_reaches(play, space)]


def _beside(play: P) -> list[SpaceId]:
    """Spaces next to the active officer, on the same board."""
    ground, at = terrain(play), active_officer(play.state).at
    return open_spaces(play, [space for space in ground.walk[at] if same_board(ground, space, at)])


def closest_patch(play: P) -> list[SpaceId]:
    """HC-18.24: the patches of the Spawn Zone nearest to the active officer, on the same board."""
    ground, officer = terrain(play), active_officer(play.state)
    patches = [open_spaces(play, patch) for patch in play.content.sheet(play.state.episode).zone]
    here = [p for p in patches if p and ground.region[p[0]] == ground.region[officer.at]]
    far = ground.distances[officer.at]
    distance = [min(far.get(space, FAR) for space in patch) for patch in here]
    return [s for patch, steps in zip(here, distance, strict=True) if steps == min(distance) for s in patch]


def _spawn_on_manholes(play: P, count: int) -> Flow[None]:
    """HC-22.20, HC-22.21: so many on every Manhole, one effect for the horde rule."""
    for space in list(play.state.manholes.values()):
        for _ in range(count):
            if not supply_left(play.state):
                chaos_scores(play, 1, "horde")
                return
            if space not in terrain(play).filled:
                arrive(play, "mutant" if play.state.supply["mutant"] else "soldier", space)
    return
    yield


def _move(play: P, effect: words.Move) -> Flow[None]:
    yield from move_mutants(play, effect.count, effect.spaces)


def _attack(play: P, effect: words.Attack) -> Flow[None]:
    yield from attack_with_mutants(play, effect.count, effect.damage)


def _wake(play: P, effect: words.Wake) -> Flow[None]:
    """HC-10.11: stunned Mutants stand up, which counts as their move of the turn."""
    for left in range(effect.count, 0, -1):
        lying = [m for m in reversed(play.state.mutants) if m.stunned and not m.moved and card_reaches(play, m.at)]
        sorts = {(m.at, m.kind): m for m in lying}
        if not sorts:
            return
        options: list[Action] = [ChoosePiece(m.id) for m in sorts.values()]
        if play.state.mode == "one-vs-all":
            options.append(Stop())
        chosen: Action = yield Ask(chaos_seats(play.state), options, "wake", {"left": left})
        if not isinstance(chosen, ChoosePiece):
            return
        wake(play, mutant_of(play.state, chosen.piece))


def _panic(play: P, effect: words.Panic) -> Flow[None]:
    """HC-6.18: a special rule that moves Civilians."""
    state, ground, ran = play.state, terrain(play), ["mayor"]
    for left in range(effect.count, 0, -1):
        sorts = {at: n for n, at in reversed(state.civilians.items()) if n not in ran and card_reaches(play, at)}
        options: list[Action] = [ChoosePiece(name) for name in sorts.values()]
        if not options:
            return
        chosen: Action = yield Ask(chaos_seats(state), [*options, Stop()], "panic", {"left": left})
        if not isinstance(chosen, ChoosePiece):
            return
        ran.append(chosen.piece)
        origin = state.civilians[chosen.piece]
        spaces = [s for s in ground.within(origin, effect.spaces) if s in ground.walk and s != origin]
        end = yield from choose(chaos_seats(state), [ChooseSpace(s) for s in spaces], "panic-where")
        state.civilians[chosen.piece] = end.space
        play.say(Moved(chosen.piece, (origin, end.space)))


# Officers.


def _victims(play: P, who: Victim) -> Flow[list[Officer]]:
    """The officer a card means; where it leaves that open, the choice is Doctor Zero's."""
    chosen = yield from _targets(play, who, None)
    return [victim for victim in chosen if isinstance(victim, Officer)]


def _targets(play: P, who: Victim, ally: Ally | None) -> Flow[list[Officer | Ally]]:
    """HC-13.3: where a card hurts or moves officers, an Ally counts as one."""
    state, ground = play.state, terrain(play)
    standing: list[Officer | Ally] = [officer for officer in state.officers if not officer.down]
    if ally is not None and ally.hp:
        standing.append(ally)
    standing = [victim for victim in standing if card_reaches(play, victim.at)]
    match who:
        case "each":
            return standing
        case "active":
            return [victim for victim in standing if victim.id == state.active]
        case "beset":
            fitting = [victim for victim in standing if beset(state, victim.at)]
        case "near":
            fitting = [v for v in standing if any(beset(state, s) for s in ground.within(v.at, 1))]
        case "waiting":
            fitting = [victim for victim in standing if isinstance(victim, Officer) and not victim.done]
        case _:
            fitting = standing
    if not fitting:
        return []
    options = [ChooseOfficer(victim.id) for victim in fitting]
    chosen = yield from choose(chaos_seats(state), options, "victim")
    return [victim for victim in fitting if victim.id == chosen.officer]


def _hurt(play: P, effect: words.Hurt) -> Flow[None]:
    for victim in (yield from _targets(play, effect.who, play.state.ally)):
        hurt(play, victim.id, effect.amount)


def _drain(play: P, effect: words.Drain) -> Flow[None]:
    for officer in (yield from _victims(play, effect.who)):
        lost = min(officer.ap, effect.amount)
        if lost:
            officer.ap -= lost
            play.say(ApLost(officer.id, lost))


def _jam(play: P, effect: words.Jam) -> Flow[None]:
    """HC-26.15: there are three markers."""
    for officer in (yield from _victims(play, effect.who)):
        if sum(other.jammed for other in play.state.officers) < play.content.settings.jam_markers:
            officer.jammed = True
            play.say(Jammed(officer.id))


def _rob(play: P, effect: words.Rob) -> Flow[None]:
    for officer in (yield from _victims(play, effect.who)):
        if officer.gear:
            options = [DropGear(card) for card in dict.fromkeys(officer.gear)]
            lost = yield from choose(officer.seat, options, "drop-gear", {"officer": officer.id})
            officer.gear.remove(lost.card)
            discard_gear(play, lost.card)
            play.say(GearLost(officer.id, lost.card))


def _shove(play: P, effect: words.Shove) -> Flow[None]:
    """HC-6.9: moved by an enemy, an officer takes no damage for leaving."""
    for officer in (yield from _targets(play, effect.who, play.state.ally)):
        ground, origin = terrain(play), officer.at
        far = ground.distances[origin]
        spaces = [s for s in ground.within(origin, effect.spaces) if s in ground.walk and far[s] == effect.spaces]
        if spaces:
            end = yield from choose(chaos_seats(play.state), [ChooseSpace(s) for s in spaces], "shove")
            officer.at = end.space
            play.say(Moved(officer.id, (origin, end.space)))
            episode_of(play.state).entered(play, officer)


def _weaken(play: P, effect: words.Weaken) -> Flow[None]:
    roll = play.state.roll
    if roll is not None and roll.damage:
        less = min(roll.damage, effect.amount)
        roll.damage -= less
        play.say(Weakened(less))
    return
    yield


def take_markers(play: P, effect: words.Markers, card: Queued) -> None:
    """HC-12.3, HC-17.12, HC-17.13: AP markers of standing officers lie on the card until it says otherwise."""
    for officer in play.state.officers:
        if officer.down or not card_reaches(play, officer.at):
            continue
        if effect.who == "each" or officer.id == play.state.active:
            officer.held += effect.amount
            officer.ap = max(0, officer.ap - effect.amount)
            card.markers[officer.id] = card.markers.get(officer.id, 0) + effect.amount
            play.say(ApLost(officer.id, effect.amount))


def return_markers(play: P, card: Queued) -> None:
    """HC-17.14: they are there again at the next refill."""
    for officer in play.state.officers:
        officer.held -= card.markers.get(officer.id, 0)
    card.markers.clear()


# Cards and points.


def _draw(play: P, effect: words.DrawCards) -> Flow[None]:
    doctor_draws(play, effect.count)
    return
    yield


def _play_another(play: P, effect: words.PlayAnother) -> Flow[None]:
    """HC-26.9: two of a second card's basic actions, each number raised."""
    state = play.state
    if not state.hand:
        return
    chosen: PlayBasics = yield Ask(DOCTOR, partial(_hand_cards, play), "another", always=True)
    play.reveal()
    state.hand.remove(chosen.card)
    state.discard.append(chosen.card)
    play.say(ChaosPlayed(chosen.card, "basics"))
    card = play.content.chaos[chosen.card]
    printed = {"spawn": card.spawn, "move": card.move, "attack": card.attack}
    yield from basics(play, {basic: number + effect.bonus for basic, number in printed.items()})


def _hand_cards(play: P) -> list[PlayBasics]:
    return [PlayBasics(card) for card in dict.fromkeys(play.state.hand)]


def _score(play: P, effect: words.Score) -> Flow[None]:
    """HC-14.2, HC-25.28."""
    replaced = yield from episode_of(play.state).card_scores(play, effect.amount)
    if not replaced:
        chaos_scores(play, effect.amount, "card")


def _act(play: P, effect: words.Act) -> Flow[None]:
    yield from act(play, effect)


def _activate(play: P, effect: words.Activate) -> Flow[None]:
    yield from activate_some(play, effect)


def add_word(word: type[Any], flow: Callable[[P, Any], Flow[None]]) -> None:
    """Episodes bring words of their own."""
    _DO[word] = flow


_DO: dict[type[Any], Callable[[P, Any], Flow[None]]] = {
    words.Spawn: _spawn,
    words.Move: _move,
    words.Attack: _attack,
    words.Wake: _wake,
    words.Panic: _panic,
    words.Hurt: _hurt,
    words.Drain: _drain,
    words.Jam: _jam,
    words.Rob: _rob,
    words.Shove: _shove,
    words.Weaken: _weaken,
    words.DrawCards: _draw,
    words.PlayAnother: _play_another,
    words.Score: _score,
    words.Act: _act,
    words.Activate: _activate,
}
