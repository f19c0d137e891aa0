"""What never changes during a match: boards, card faces, colours."""

from __future__ import annotations

from typing import NamedTuple

from hardboiled.games.hard_city.look.card_faces import card_faces
from hardboiled.games.hard_city.look.theme import THEME
from hardboiled.games.hard_city.rules.content import EpisodeSheet, HardCityContent
from hardboiled.games.hard_city.rules.kinds import space_name
from hardboiled.games.hard_city.rules.terrain import Spot
from hardboiled.kernel import Catalog, SpaceId, Table
from hardboiled.kernel.scene import Board, Region, Space, Stage

CELL, RIM = 100, 40
"""The streets lie on their side: letters run down, numbers to the right."""

GLYPHS = {
    "street": "·",
    "pavement": "░",
    "plaza": "+",
    "park": "♣",
    "crossing": "=",
    "sewer": "~",
    "ladder": "H",
    "planks": "≡",
    "alley": ":",
    "roof": "▫",
    "water": "≈",
}


def stage(table: Table[HardCityContent], catalog: Catalog) -> Stage:
    content, number = table.content, table.options.episode
    sheet = content.sheet(number)
    return Stage(
        game="hard-city",
        title=f"Hard City: {catalog.format(sheet.id)}",
        mode=table.mode,
        boards=boards(content, sheet, catalog),
        cards=card_faces(content, table.mode, number, catalog),
        theme=THEME,
    )


class Sheet(NamedTuple):
    """What is drawn as one board: its id, and which part of the plan it shows."""

    id: str
    spots: dict[SpaceId, Spot]
    x: int = 0
    y: int = 0
    """The column and row of the plan in its upper left corner."""

    def at(self, spot: Spot) -> tuple[float, float]:
        return RIM + (spot.y - self.y) * CELL, RIM + (spot.x - self.x) * CELL


APART = ("pier",)
"""Boards that are joined to the streets but drawn beside them: below them they would make all spaces small."""


def sheet_ids(sheet: EpisodeSheet) -> list[str]:
    """What is drawn as a board of its own, the streets first."""
    regions = dict.fromkeys(placing.region for placing in sheet.boards)
    return [*regions, *(placing.board for placing in sheet.boards if placing.board in APART)]


def sheets(content: HardCityContent, sheet: EpisodeSheet) -> list[Sheet]:
    """The boards of an episode as they are drawn."""
    plan = content.plans[sheet.number]
    apart = {placing.board: placing for placing in sheet.boards if placing.board in APART}
    corners = {board: (placing.x, placing.y) for board, placing in apart.items()}
    found = {name: Sheet(name, {}, *corners.get(name, (0, 0))) for name in sheet_ids(sheet)}
    for space, spot in plan.spots.items():
        own = [board for board, placing in apart.items() if spot.region == placing.region and spot.x >= placing.x]
        found[own[0] if own else spot.region].spots[space] = spot
    return list(found.values())


def boards(content: HardCityContent, sheet: EpisodeSheet, catalog: Catalog) -> list[Board]:
    found = []
    for drawn in sheets(content, sheet):
        spaces = [
            Space(
                id=space,
                label=space_name(catalog, space),
                kind=spot.kind,
                x=drawn.at(spot)[0],
                y=drawn.at(spot)[1],
                w=CELL,
                h=CELL,
                glyph=GLYPHS[spot.kind],
                icon="ladder" if spot.kind == "ladder" else "",
                hint=catalog.format(f"hint-kind-{spot.kind}"),
            )
            for space, spot in drawn.spots.items()
        ]
        found.append(
            Board(
                id=drawn.id,
                title=catalog.format(f"board-{drawn.id}"),
                kind="grid",
                width=RIM + CELL + max(space.x for space in spaces),
                height=RIM + CELL + max(space.y for space in spaces),
                spaces=spaces,
                regions=zone_regions(sheet, drawn, catalog),
                art=f"episode-{sheet.number}.svg" if drawn.id == "street" else f"{drawn.id}.svg",
                draw=False,
            )
        )
    return found


def zone_regions(sheet: EpisodeSheet, drawn: Sheet, catalog: Catalog) -> list[Region]:
    """The Spawn Zone and, in episode 5, the dashed areas: one region a space, so any shape will do."""
    found = []
    areas: list[tuple[str, SpaceId]] = [("spawn", space) for patch in sheet.zone for space in patch]
    areas += [(f"light-{n}", space) for n, area in enumerate(sheet.lights, 1) for space in area]
    for kind, space in areas:
        if space not in drawn.spots:
            continue
        x, y = drawn.at(drawn.spots[space])
        found.append(
            Region(
                id=f"{kind}-{space}",
                label=catalog.format("label-spawn") if kind == "spawn" else "",
                kind="spawn" if kind == "spawn" else "dashed",
                points=[(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)],
                tint="spawn" if kind == "spawn" else "lit",
            )
        )
    return found
