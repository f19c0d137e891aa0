"""Doctor Zero's instinct."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hardboiled.games.hard_city.mind.sight import Force, Sight
from hardboiled.games.hard_city.rules import actions as do
from hardboiled.games.hard_city.rules import effects_words as words
from hardboiled.games.hard_city.rules.state import FUBAR
from hardboiled.kernel import Action, Ask, CardId, SpaceId

# Which card, and for what.


BITE, COME, WALK, WAKE, GROW = 1.0, 0.45, 0.22, 0.25, 0.26


def basics_worth(force: Force, spawn: int, move: int, attack: int) -> float:
    """The best two of three."""
    moving = min(move, force.coming) * COME + min(max(0, move - force.coming), force.behind + force.lying) * WALK
    growing = min(spawn, force.room) * GROW + (0.8 if not force.room else 0.0)
    biting = min(attack, force.biting) * BITE
    both = min(attack, force.biting + min(move, force.coming)) * BITE + moving * 0.4
    return max(both, growing + moving, growing + biting)


def text_worth(sight: Sight, force: Force, effects: tuple[words.ChaosEffect, ...]) -> float:
    worth, coming = 0.0, 0
    for effect in effects:
        match effect:
            case words.Attack(count=count, damage=damage):
                worth += min(count, force.biting + coming) * BITE * (1.6 if damage > 1 else 1.0)
            case words.Move(count=count, spaces=spaces):
                coming += min(count, force.coming)
                more = 1.4 if spaces > 2 else 1.0
                worth += more * (
                    min(count, force.coming) * COME + min(max(0, count - force.coming), force.behind) * WALK
                )
            case words.Spawn(count=count, where=where):
                worth += min(count, force.room) * (0.5 if where == "beside" else GROW) + (
                    0.8 if not force.room else 0.0
                )
            case words.Wake(count=count):
                worth += min(count, force.lying) * WAKE
            case words.DrawCards(count=count):
                worth += (0.55 if sight.view.hand_size < 6 else 0.25) * count
            case words.PlayAnother():
                worth += 2.2
            case words.Hurt(amount=amount):
                worth += 1.0 * amount
            case words.Drain(amount=amount):
                worth += 0.4 * amount
            case words.Jam() | words.Rob():
                worth += 0.5
            case words.Shove():
                worth += 0.5 if force.biting + force.coming else 0.2
            case words.Panic(count=count):
                worth += 0.6 * min(count, len(sight.civilians))
            case words.TossBarrels() | words.GrabMayor():
                worth += 0.9
            case words.Takeover():
                worth += 1.0 if sight.view.ladder and sight.civilians else 0.2
            case words.Lights():
                worth += 0.7
            case words.Clouds(count=count):
                worth += 0.3 * count
            case _:
                worth += 0.2
    return worth


def _text_of(sight: Sight, card: CardId) -> tuple[words.ChaosEffect, ...]:
    face = sight.city.chaos[card]
    return sight.city.special(sight.view.episode, "one-vs-all").effects if face.type == "special" else face.effects


def _play_text(sight: Sight, ask: Ask[Any], action: do.PlayText) -> float:
    return text_worth(sight, sight.force, _text_of(sight, action.card))


def _play_instant(sight: Sight, ask: Ask[Any], action: do.PlayInstant) -> float:
    """An Instant comes on top of the action, so it goes first if it is worth a card."""
    worth = text_worth(sight, sight.force, _text_of(sight, action.card))
    return 20.0 + worth if worth >= 0.45 and sight.view.hand_size > 1 else -1.0


def _play_basics(sight: Sight, ask: Ask[Any], action: do.PlayBasics) -> float:
    card, bonus = sight.city.chaos[action.card], 1 if ask.prompt == "another" else 0
    worth = basics_worth(sight.force, card.spawn + bonus, card.move + bonus, card.attack + bonus)
    return worth - (0.25 if card.type == "reaction" else 0.0)


def _draw(sight: Sight, ask: Ask[Any], action: do.DrawChaos) -> float:
    return {0: 2.0, 1: 1.0, 2: 0.7}.get(sight.view.hand_size, 0.3)


def _fubar(sight: Sight, ask: Ask[Any], action: do.ActivateFubar) -> float:
    fubar = sight.mutants[FUBAR]
    close = sight.to_people(fubar.at)
    return max(0.0, fubar.ap - max(0, close - 1)) * 0.95


def _basic(sight: Sight, ask: Ask[Any], action: do.UseBasic) -> float:
    force = sight.force
    if action.basic == "move":
        return 1.2 * force.coming + 0.2 * force.behind + 0.05
    if action.basic == "attack":
        return 1.0 * force.biting + (0.5 if force.coming > 1 else 0.0)
    return 0.3 * min(force.room, 5) + (1.0 if not force.room else 0.0)


def _react(sight: Sight, ask: Ask[Any], action: do.React) -> float:
    """A Reaction is replaced at once: nearly always worth it."""
    roll = sight.view.roll
    weak = any(isinstance(effect, words.Weaken) for effect in _text_of(sight, action.card))
    if weak and (roll is None or roll.damage == 0):
        return -0.5
    if sight.city.chaos[action.card].trigger == "turn-end":
        return 0.5 if sight.force.coming else -0.2
    return 1.0


# The horde.


def _spawn_at(sight: Sight, ask: Ask[Any], action: do.SpawnAt) -> float:
    return 40.0 + sight.prey(action.space)


def _spawn_kind(sight: Sight, ask: Ask[Any], action: do.SpawnKind) -> float:
    if action.kind == "fubar":
        return 3.0 if sight.view.order >= 3 or sight.view.episode == 5 else -1.0
    if sight.view.episode == 3:
        # A Soldier who has walked onto the Police Car cannot attack it in the same turn.
        return {"soldier": 0.5, "rat": 1.2, "mutant": 0.8}[action.kind]
    return {"soldier": 2.0, "rat": 1.0 if sight.view.episode == 4 else 0.5, "mutant": 0.8}[action.kind]


def _move(sight: Sight, ask: Ask[Any], action: do.MoveMutant) -> float:
    at = sight.mutants[action.piece].at
    if _carries(sight, at):
        return 6.0
    if at == "police-car" or (at == "truck" and sight.view.aboard.get("truck")):
        return -2.0
    if at in sight.people:
        return -1.0 + 0.1 * (3.0 - sight.crowd(at))
    return max(0.1, 3.0 + 0.5 * max(-5.0, sight.prey(at)))


def _carries(sight: Sight, at: SpaceId) -> bool:
    view = sight.view
    if view.episode == 2:
        return at in view.barrels.values()
    return view.episode == 3 and view.civilians.get("mayor") == at


def _wake(sight: Sight, ask: Ask[Any], action: do.WakeMutant) -> float:
    at = sight.mutants[action.piece].at
    return 2.5 if at in sight.people else max(0.1, 1.2 + 0.3 * max(-3.0, sight.prey(at)))


def _step(sight: Sight, ask: Ask[Any], action: do.MutantStep) -> float:
    piece = str((ask.args or {}).get("piece", "fubar"))
    origin, to = sight.mutants[piece].at, action.to
    if _carries(sight, origin):
        exits = sight.city.sheet(2).exits if sight.view.episode == 2 else _edge(sight)
        closer = sight.nearest(origin, exits) - sight.nearest(to, exits)
        return 3.0 * closer if action.bring else -3.0
    if action.bring:
        return -1.0
    if to == "boat":
        return 50.0
    return sight.prey(to) - sight.prey(origin)


def _edge(sight: Sight) -> list[SpaceId]:
    spots = sight.city.plans[3].spots
    return [s for s, at in spots.items() if at.region == "street" and (at.x in (0, 7) or at.y in (0, 11))]


def _attack(sight: Sight, ask: Ask[Any], action: do.MutantAttack) -> float:
    return 1.0 + sight.crowd(action.at)


def _fubar_attack(sight: Sight, ask: Ask[Any], action: do.FubarAttack) -> float:
    return 2.0 + sight.crowd(action.at)


def _stop(sight: Sight, ask: Ask[Any], action: do.Stop) -> float:
    if ask.prompt == "spawn":
        return 0.0
    return 0.02


# Other choices.


def _officer(sight: Sight, ask: Ask[Any], action: do.ChooseOfficer) -> float:
    officer = next((o for o in sight.view.officers if o.id == action.officer), None)
    if officer is None:
        return 0.5
    return 6.0 - officer.hp + sight.active_near(officer.at, 1) + (1.0 if not officer.done else 0.0)


def _space(sight: Sight, ask: Ask[Any], action: do.ChooseSpace) -> float:
    """Where people are pushed: to the Mutants, away from safety."""
    worth = float(sight.active_on(action.space)) - 0.3 * sight.nearest(action.space, sight.awake)
    return worth + 0.1 * min(12, sight.nearest(action.space, sight.havens))


def _piece(sight: Sight, ask: Ask[Any], action: do.ChoosePiece) -> float:
    if action.piece in sight.view.civilians:
        at = sight.view.civilians[action.piece]
        return 1.0 if sight.active_near(at, 3) else -0.5
    at = sight.mutants[action.piece].at
    return 2.0 + sight.crowd(at)


def _place(sight: Sight, ask: Ask[Any], action: do.PlaceToken) -> float:
    space = action.space
    if action.token == "helicopter":
        return float(sum(sight.far(at, space) for at in sight.civilians)) + sight.nearest(space, sight.spots)
    if action.token == "barrel":
        return -float(sight.nearest(space, sight.city.sheet(2).exits))
    close = sight.nearest(space, sight.spots)
    return 2.0 - close + 0.5 * (sight.nearest(space, sight.errands) <= 1)


def _light(sight: Sight, ask: Ask[Any], action: do.SwitchOn) -> float:
    """Keep the patches of the Spawn Zone dark."""
    sheet = sight.city.sheet(5)
    area = sheet.lights[action.light - 1]
    spawns = [space for patch in sheet.zone for space in patch if space in area]
    return 5.0 - len(spawns) * (20.0 - min(20, sight.to_people(spawns[0]))) if spawns else 5.0


def _fixed(worth: float) -> Callable[[Sight, Ask[Any], Any], float]:
    return lambda sight, ask, action: worth


CHAOS_RATES: dict[type[Action], Callable[[Sight, Ask[Any], Any], float]] = {
    do.PlayText: _play_text, do.PlayInstant: _play_instant, do.PlayBasics: _play_basics, do.DrawChaos: _draw,
    do.ActivateFubar: _fubar, do.UseBasic: _basic, do.React: _react, do.SpawnAt: _spawn_at,
    do.SpawnKind: _spawn_kind, do.MoveMutant: _move, do.WakeMutant: _wake, do.MutantStep: _step,
    do.MutantAttack: _attack, do.FubarAttack: _fubar_attack, do.Stop: _stop, do.ChooseOfficer: _officer,
    do.ChooseSpace: _space, do.ChoosePiece: _piece, do.PlaceToken: _place, do.SwitchOn: _light,
    do.TossBarrel: _fixed(3.5), do.AttackCar: _fixed(6.0), do.LeaveBoard: _fixed(20.0),
}  # fmt: skip
