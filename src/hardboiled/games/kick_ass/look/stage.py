"""What never changes during a match: boards, card faces, colours."""

from __future__ import annotations

from collections.abc import Iterable

from hardboiled.games.kick_ass.look.card_faces import card_faces
from hardboiled.games.kick_ass.look.theme import COLOURS, THEME
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.kernel import Catalog, SpaceId, Table
from hardboiled.kernel.scene import Board, Edge, Region, Space, Stage

WIDTH, HEIGHT = 1600, 1000
PANELS: dict[str, tuple[int, int, int, int]] = {
    "central-park": (240, 40, 560, 290),
    "police": (820, 40, 480, 290),
    "library": (1320, 120, 240, 440),
    "shop": (60, 350, 420, 330),
    "city-hall": (500, 350, 560, 330),
    "hospital": (1080, 580, 480, 340),
    "wall-street": (500, 700, 560, 260),
    "docks": (60, 750, 360, 210),
}
"""The Districts as panels of a comic page: x, y, width, height."""
SLOT_RADIUS, SLOT_STEP, SLOT_TOP, GROUND_TOP = 29, 68, 92, 130
BRIDGES = {("docks", "shop"), ("docks", "wall-street")}
ICONS = {
    "central-park": "oak",
    "police": "police-badge",
    "library": "bookshelf",
    "shop": "shop",
    "city-hall": "capitol",
    "hospital": "hospital-cross",
    "wall-street": "bank",
    "docks": "anchor",
}
GLYPHS = {
    "central-park": "P",
    "police": "B",
    "library": "L",
    "shop": "S",
    "city-hall": "C",
    "hospital": "H",
    "wall-street": "$",
    "docks": "D",
}


def slot(place: str, number: int) -> str:
    """The id of a Minion space, counted from 1."""
    return f"{place}/{number}"


def stage(table: Table[KickAssContent], catalog: Catalog) -> Stage:
    content = table.content
    clean = table.options.language == "clean"
    return Stage(
        game="kick-ass",
        title="Kick-Ass",
        mode=table.mode,
        boards=[_city(content, catalog), _hideaway(catalog), _times_square(catalog)],
        cards=card_faces(content, catalog, clean),
        theme=THEME,
    )


def _city(content: KickAssContent, catalog: Catalog) -> Board:
    edges = [
        Edge(a=a, b=b, kind="bridge" if (a, b) in BRIDGES else "border", dashed=(a, b) in BRIDGES)
        for a, district in content.districts.items()
        for b in district.near
        if a < b
    ]
    regions = [
        Region(
            id=place,
            label=catalog.name(place),
            kind="panel",
            points=[(x, y), (x + w, y), (x + w, y + h), (x, y + h)],
            label_at=(x + w / 2, y + 34),
            tint=COLOURS[place],
        )
        for place, (x, y, w, h) in PANELS.items()
    ]
    return Board(
        id="city",
        title=catalog.format("board-city"),
        kind="map",
        width=WIDTH,
        height=HEIGHT,
        spaces=[space for place in PANELS for space in _district(content, catalog, place)],
        edges=edges,
        regions=regions,
        art="city.svg",
        draw=False,
    )


def _district(content: KickAssContent, catalog: Catalog, place: str) -> Iterable[Space]:
    """Its ground, and its Minion spaces."""
    x, y, w, h = PANELS[place]
    yield Space(
        id=place,
        label=catalog.name(place),
        kind="district",
        x=x + 12,
        y=y + GROUND_TOP,
        w=w - 24,
        h=h - GROUND_TOP - 12,
        icon=ICONS[place],
        glyph=GLYPHS[place],
        hint=catalog.format(place, attribute="text"),
    )
    for number, (cx, cy) in enumerate(slots(content, place), 1):
        yield Space(
            id=slot(place, number),
            kind="minion-space",
            shape="circle",
            x=cx,
            y=cy,
            r=SLOT_RADIUS,
            glyph="o",
            hint=catalog.format("hint-slot", {"place": catalog.name(place), "number": number}),
        )


def slots(content: KickAssContent, place: str) -> list[tuple[float, float]]:
    """The centres of a District's Minion spaces."""
    x, y, w, _ = PANELS[place]
    limit = content.districts[SpaceId(place)].limit
    first = x + w / 2 - (limit - 1) * SLOT_STEP / 2
    return [(first + number * SLOT_STEP, y + SLOT_TOP) for number in range(limit)]


HIDEAWAY = {1: (20, 70, 280, 250), 2: (20, 330, 280, 250), 3: (320, 70, 571, 510)}
"""The panels of the three Locations: x, y, w, h; the Boss waits in the largest."""


def _hideaway(catalog: Catalog) -> Board:
    spaces = [
        Space(
            id=f"hideaway-{number}",
            label=catalog.name(f"hideaway-{number}"),
            kind="location",
            x=x,
            y=y,
            w=w,
            h=h,
            icon="guarded-tower",
            glyph=str(number),
        )
        for number, (x, y, w, h) in HIDEAWAY.items()
    ]
    return Board(
        id="hideaway",
        title=catalog.format("board-hideaway"),
        kind="map",
        width=911,
        height=600,
        spaces=spaces,
        art="hideaway.svg",
        draw=False,
    )


def _times_square(catalog: Catalog) -> Board:
    square = Space(
        id="times-square",
        label=catalog.name("times-square"),
        kind="location",
        x=40,
        y=160,
        w=840,
        h=340,
        icon="modern-city",
        glyph="T",
    )
    return Board(
        id="times-square",
        title=catalog.format("board-times-square"),
        kind="map",
        width=920,
        height=560,
        spaces=[square],
        art="times-square.svg",
        draw=False,
    )
