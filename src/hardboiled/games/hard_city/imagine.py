"""Worlds a seat could be in."""

from __future__ import annotations

from random import Random

from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.rules.state import HardCityState
from hardboiled.kernel import SeatId, redeal


def determinize(state: HardCityState, seat: SeatId, content: HardCityContent, rng: Random) -> None:
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
