"""Worlds a seat could be in, and how good a world looks."""

from __future__ import annotations

from random import Random

from hardboiled.games.hard_city.content import City
from hardboiled.games.hard_city.state import DOCTOR, HardCity
from hardboiled.kernel import SeatId, redeal


def determinize(state: HardCity, seat: SeatId, city: City, rng: Random) -> None:
    """Shuffle every deck; for all but Doctor Zero, his hand comes from what they have not seen."""
    if state.mode == "one-vs-all" and seat != DOCTOR:
        unseen = [*state.hand, *state.deck]
        redeal(unseen, rng)
        held = len(state.hand)
        state.hand[:] = sorted(unseen[:held])
        state.deck[:] = unseen[held:]
    else:
        redeal(state.deck, rng)
    for pile in (state.events, state.police, state.street, state.cutscenes):
        redeal(pile, rng)
    for officer in state.officers:
        redeal(officer.skill_deck, rng)
    if state.ally is not None:
        redeal(state.ally.skill_deck, rng)


def evaluate(state: HardCity, seat: SeatId, city: City) -> float:
    """The chance that the seat's side wins: by the points, what is close to a point, and health."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    order = state.order + state.kills / 14 + _progress(state, city)
    order += 0.1 * sum(len(officer.skills) - 1 + 0.3 * len(officer.gear) for officer in state.officers)
    chaos = state.chaos + 0.05 * sum(not mutant.stunned for mutant in state.mutants)
    chaos += 0.25 * sum(1 - officer.hp / city.officers[officer.id].hp for officer in state.officers)
    if state.mode == "one-vs-all":
        chaos += 0.08 * len(state.hand)
    chance: float = 1 / (1 + 2.0 ** (chaos - order))
    return chance if seat != DOCTOR else 1 - chance


def _progress(state: HardCity, city: City) -> float:
    """What the officers have done towards points that are not scored yet."""
    if state.episode != 5:
        return 0.2 * len(state.civilians)
    layout = city.layout(5, state.layout)
    progress = 2.2 * state.powered + 0.9 * (city.numbers.roof_barrels - len(state.barrels))
    progress += 0.5 * sum(officer.at.startswith("r-") for officer in state.officers)
    return progress + (1.0 if state.battery == layout.generator else 0.0)
