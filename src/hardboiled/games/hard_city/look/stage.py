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


class Frame(NamedTuple):
    """How a sheet is drawn: the size of a space, where the first one lies, and which way its letters run."""

    w: float = CELL
    h: float = CELL
    left: float = RIM
    top: float = RIM
    letters_down: bool = True
    width: float = 0
    height: float = 0
    """Of the whole sheet, where its picture is larger than its spaces."""


FRAMES = {
    "sewer": Frame(left=20, top=270, letters_down=False, width=340, height=1028),
    "pier": Frame(w=80, left=10, top=300, width=340, height=1028),
    "rooftop": Frame(top=150, width=580, height=1270),
}
"""What lies beside the streets is narrow and as high as they are, so that both together fill a wide window."""
STREETS = {3: 1000, 4: 1000}
"""How high the streets are with the strip below them that gives them the shape they need beside such a sheet."""
APART = ("pier",)
"""Boards that are joined to the streets but drawn as a sheet of their own."""


class Sheet(NamedTuple):
    """What is drawn as one board: its id, its part of the plan, and the column and row in its upper left corner."""

    id: str
    spots: dict[SpaceId, Spot]
    x: int = 0
    y: int = 0

    @property
    def frame(self) -> Frame:
        return FRAMES.get(self.id, Frame())

    def at(self, spot: Spot) -> tuple[float, float]:
        frame, letter, number = self.frame, spot.x - self.x, spot.y - self.y
        across, down = (number, letter) if frame.letters_down else (letter, number)
        return frame.left + across * frame.w, frame.top + down * frame.h


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
        frame, places = drawn.frame, {space: drawn.at(spot) for space, spot in drawn.spots.items()}
        tall = STREETS.get(sheet.number, 0) if drawn.id == "street" else 0
        spaces = [
            Space(
                id=space,
                label=space_name(catalog, space),
                kind=spot.kind,
                x=places[space][0],
                y=places[space][1],
                w=frame.w,
                h=frame.h,
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
                width=frame.width or frame.left + frame.w + max(x for x, _ in places.values()),
                height=frame.height or tall or frame.top + frame.h + max(y for _, y in places.values()),
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
        (x, y), (w, h) = drawn.at(drawn.spots[space]), drawn.frame[:2]
        found.append(
            Region(
                id=f"{kind}-{space}",
                label=catalog.format("label-spawn") if kind == "spawn" else "",
                kind="spawn" if kind == "spawn" else "dashed",
                points=[(x, y), (x + w, y), (x + w, y + h), (x, y + h)],
                tint="spawn" if kind == "spawn" else "lit",
            )
        )
    return found
