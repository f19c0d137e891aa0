"""HC-2: the boards with what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.hard_city.rules import Seen
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.state import HardCityState
from hardboiled.games.hard_city.rules.terrain import Terrain

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


def survey(state: HardCityState) -> None:
    """Name the terrain anew, after an obstacle, a Manhole or the hatch has changed."""
    lying = ";".join(f"{name}:{','.join(cells)}" for name, cells in state.obstacles.items())
    holes = ",".join(f"{name}:{at}" for name, at in state.manholes.items() if name != state.closed)
    hatch = state.layout if state.powered else ""
    state.ground = f"{state.episode}|{lying}|{holes if episode_of(state).manholes_lead_down else ''}|{hatch}"


def terrain(table: Seen, content: HardCityContent) -> Terrain:
    found = content.terrains.get(table.ground)
    return found if found is not None else _build(table, content)


def _build(table: Seen, content: HardCityContent) -> Terrain:
    """HC-2.7, HC-23.19, HC-25.15: obstacles fill their spaces; Manholes and hatch join boards."""
    sheet, layout = content.sheet(table.episode), content.layout(table.episode, table.layout)
    links, hatch = [], []
    if episode_of(table).manholes_lead_down:
        ladders = zip(table.manholes.items(), sheet.ladders, strict=False)
        links = [(at, ladder) for (name, at), ladder in ladders if name != table.closed]
    if table.powered:
        hatch.append((layout.entrance, layout.hatch))
    made = Terrain(content.plans[table.episode], table.obstacles, sheet.enterable, links, hatch, blind=("boat",))
    content.terrains[table.ground] = made
    return made
