"""What never changes during a match: boards, card faces, colours."""

from __future__ import annotations

from hardboiled.games.hard_city.look.card_faces import card_faces
from hardboiled.games.hard_city.look.theme import THEME
from hardboiled.games.hard_city.rules.content import EpisodeSheet, HardCityContent
from hardboiled.games.hard_city.rules.kinds import space_name
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


def boards(content: HardCityContent, sheet: EpisodeSheet, catalog: Catalog) -> list[Board]:
    plan = content.plans[sheet.number]
    found = []
    for region in dict.fromkeys(placing.region for placing in sheet.boards):
        spots = {space: spot for space, spot in plan.spots.items() if spot.region == region}
        spaces = [
            Space(
                id=space,
                label=space_name(catalog, space),
                kind=spot.kind,
                x=RIM + spot.y * CELL,
                y=RIM + spot.x * CELL,
                w=CELL,
                h=CELL,
                glyph=GLYPHS[spot.kind],
                icon="ladder" if spot.kind == "ladder" else "",
                hint=catalog.format(f"hint-kind-{spot.kind}"),
            )
            for space, spot in spots.items()
        ]
        found.append(
            Board(
                id=region,
                title=catalog.format(f"board-{region}"),
                kind="grid",
                width=2 * RIM + CELL * (1 + max(spot.y for spot in spots.values())),
                height=2 * RIM + CELL * (1 + max(spot.x for spot in spots.values())),
                spaces=spaces,
                regions=zone_regions(content, sheet, region, catalog),
                art=f"episode-{sheet.number}.svg" if region == "street" else f"{region}.svg",
                draw=False,
            )
        )
    return found


def zone_regions(content: HardCityContent, sheet: EpisodeSheet, region: str, catalog: Catalog) -> list[Region]:
    """The Spawn Zone and, in episode 5, the dashed areas: one region a space, so any shape will do."""
    plan, found = content.plans[sheet.number], []
    areas: list[tuple[str, SpaceId]] = [("spawn", space) for patch in sheet.zone for space in patch]
    areas += [(f"light-{n}", space) for n, area in enumerate(sheet.lights, 1) for space in area]
    for kind, space in areas:
        spot = plan.spots[space]
        if spot.region != region:
            continue
        x, y = RIM + spot.y * CELL, RIM + spot.x * CELL
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
