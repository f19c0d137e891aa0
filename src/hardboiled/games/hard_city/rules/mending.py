"""HC-2.3: matches begun on older boards. What stood where there is a building now stands beside it."""

from __future__ import annotations

from hardboiled.games.hard_city.rules.content import LETTERS, HardCityContent
from hardboiled.games.hard_city.rules.ground import survey
from hardboiled.games.hard_city.rules.state import HardCityState
from hardboiled.games.hard_city.rules.terrain import Plan
from hardboiled.kernel import SpaceId


def mend(state: HardCityState, content: HardCityContent) -> None:
    plan = content.plans[state.episode]
    whole = {name: [cell for cell in cells if cell in plan.spots] for name, cells in state.obstacles.items()}
    state.obstacles = {name: cells for name, cells in whole.items() if cells}
    taken = {cell for cells in state.obstacles.values() for cell in cells}

    def kept(space: SpaceId) -> SpaceId:
        known = not space or space in plan.spots or space in state.obstacles
        return space if known else _beside(plan, space, taken)

    for figure in (*state.mutants, *state.officers, *([state.ally] if state.ally is not None else ())):
        figure.at = kept(figure.at)
    for tokens in (state.civilians, state.crates, state.barrels, state.manholes):
        tokens.update({name: kept(at) for name, at in tokens.items()})
    state.clouds[:] = dict.fromkeys(map(kept, state.clouds))
    state.helicopter, state.battery, state.doom = map(kept, (state.helicopter, state.battery, state.doom))
    if state.ground:
        survey(state)


def _beside(plan: Plan, lost: SpaceId, taken: set[SpaceId]) -> SpaceId:
    """The nearest space of the streets that no obstacle fills; only streets have lost any."""
    x, y = LETTERS.index(lost[0]), int(lost[1:]) - 1
    free = [(max(abs(at.x - x), abs(at.y - y)), s) for s, at in plan.spots.items() if at.region == "street"]
    return min((far, space) for far, space in free if space not in taken)[1]
