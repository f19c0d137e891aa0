"""HC-2: the boards with what lies on them."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.state import HardCityState, active_officer
from hardboiled.games.hard_city.rules.terrain import Terrain
from hardboiled.kernel import SpaceId


def survey(state: HardCityState) -> None:
    """Name the terrain anew, after an obstacle, a Manhole or the hatch has changed."""
    lying = ";".join(f"{name}:{','.join(cells)}" for name, cells in state.obstacles.items())
    holes = ",".join(f"{name}:{at}" for name, at in state.manholes.items() if name != state.closed)
    hatch = state.layout if state.powered else ""
    state.ground = f"{state.episode}|{lying}|{holes if state.episode == 3 else ''}|{hatch}"


def terrain(play: P) -> Terrain:
    found = play.content.terrains.get(play.state.ground)
    return found if found is not None else terrain_of(play.state, play.content)


def terrain_of(state: HardCityState, content: HardCityContent) -> Terrain:
    """HC-2.7, HC-23.19, HC-25.15: obstacles fill their spaces; Manholes and hatch join boards."""
    found = content.terrains.get(state.ground)
    if found is not None:
        return found
    sheet = content.sheet(state.episode)
    links: list[tuple[SpaceId, SpaceId]] = []
    hatch: list[tuple[SpaceId, SpaceId]] = []
    if state.episode == 3:
        for name, at in state.manholes.items():
            if name != state.closed:
                links.append((at, sheet.ladders[int(name[-1]) - 1]))
    if state.powered:
        layout = content.layout(state.episode, state.layout)
        hatch.append((layout.entrance, layout.hatch))
    made = Terrain(content.plans[state.episode], state.obstacles, sheet.enterable, links, hatch, blind=("boat",))
    content.terrains[state.ground] = made
    return made


def same_board(ground: Terrain, a: SpaceId, b: SpaceId) -> bool:
    """HC-23.21, HC-25.22: Sewer and Rooftop are sealed off from the streets."""
    return ground.region[a] == ground.region[b]


def card_reaches(play: P, space: SpaceId) -> bool:
    """HC-23.21, HC-25.22: the AutoDoc's cards happen on the active officer's board; Doctor Zero stands on none."""
    state = play.state
    return state.mode == "one-vs-all" or same_board(terrain(play), space, active_officer(state).at)
