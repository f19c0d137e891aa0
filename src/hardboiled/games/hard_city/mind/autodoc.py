"""The officers' instinct for choices inside effects, and for those they make in the AutoDoc's place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hardboiled.games.hard_city.mind.fight import volley
from hardboiled.games.hard_city.mind.rates import OptionRates
from hardboiled.games.hard_city.mind.sight import Sight
from hardboiled.games.hard_city.rules.answers import ChooseOfficer, ChoosePiece, ChooseSpace
from hardboiled.games.hard_city.rules.basics import UseBasic
from hardboiled.games.hard_city.rules.spawning import SpawnAt
from hardboiled.kernel import Ask, SpaceId

FOR_THE_DECK = OptionRates()


@FOR_THE_DECK.of(ChooseSpace)
def space(sight: Sight, ask: Ask[Any], action: ChooseSpace) -> float:
    space = action.space
    match ask.prompt:
        case "shoot-where":
            return volley(sight, space, 2.0)
        case "burst-where":
            return volley(sight, space, 2.0 * len(sight.by_space.get(space, []))) - sight.crowd(space)
        case "guide-where":
            return -float(sight.nearest(space, sight.havens)) - sight.active_near(space, 1)
        case "mutant-goes" | "push-where" | "fubar-appears":
            worth = float(min(sight.to_people(space), 8)) - 1.5 * sight.crowd(space)
            return worth - (2.0 if space in ("police-car", "boat") else 0.0)
    return 0.0


@FOR_THE_DECK.together(SpawnAt)
def spawn(sight: Sight, ask: Ask[Any], actions: Sequence[SpawnAt]) -> list[float]:
    near = [float(min(sight.to_people(action.space), 12)) for action in actions]
    if sight.view.episode != 4:
        return near
    to_boat = [sight.far(action.space, SpaceId("boat")) for action in actions]
    return [worth - (3.0 if steps < 6 else 0.0) for worth, steps in zip(near, to_boat, strict=True)]


@FOR_THE_DECK.of(ChoosePiece)
def piece(sight: Sight, ask: Ask[Any], action: ChoosePiece) -> float:
    if action.piece in sight.view.civilians:
        return -float(sight.nearest(sight.view.civilians[action.piece], sight.havens))
    mutant = sight.mutants[action.piece]
    close = sight.to_people(mutant.at)
    harm = sight.crowd(mutant.at) if not close else (1.0 if close <= 2 else 0.0) - 0.05 * min(close, 12)
    if mutant.stunned:
        harm = 0.5 if close <= 1 else 0.1
    return -harm if ask.prompt in ("activate", "act", "acts-next", "wake") else harm


@FOR_THE_DECK.of(ChooseOfficer)
def officer(sight: Sight, ask: Ask[Any], action: ChooseOfficer) -> float:
    officer = next((o for o in sight.view.officers if o.id == action.officer), None)
    if officer is None:
        return 0.5
    if ask.prompt == "heal-whom":
        return float(officer.max_hp - officer.hp) + (2.0 if officer.hp <= 1 else 0.0)
    if ask.prompt == "victim":
        return float(officer.hp)
    return float(-sight.nearest(officer.at, sight.errands))


@FOR_THE_DECK.of(UseBasic)
def basic(sight: Sight, ask: Ask[Any], action: UseBasic) -> float:
    return float(action.basic == "move")
