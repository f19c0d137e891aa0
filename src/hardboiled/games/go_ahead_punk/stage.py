"""What never changes on the table: the city, the faces of all cards, the colours."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.content import Card, City, Item
from hardboiled.kernel import Catalog, SpaceId, Table
from hardboiled.kernel.scene import Board, CardFace, Edge, Region, Space, Stage, Theme

BOARD = "city"
WIDTH, HEIGHT = 1000, 610
COP_COLOURS = {"katherine": "#1f6f6b", "frank": "#2f4a7a", "eddie": "#8a5a12"}
STINGER_COLOUR = "#7a1f1f"

THEME = Theme(
    ground="#2b1d14",
    panel="#3a281c",
    line="#5a4231",
    ink="#f2e3c6",
    muted="#c9b08a",
    accent="#e0a526",
    accents=["#d9481c", "#e0a526", "#1f6f6b", "#7a1f1f"],
    display="Righteous",
    tints={
        "stinger": STINGER_COLOUR,
        "cop": "#1f6f6b",
        **COP_COLOURS,
        "star": "#f2e3c6",
        "black": "#1c1512",
        "red": "#b3261e",
        "green": "#3f7d3a",
        "port": "#1f6f6b",
        "er": "#d9481c",
        "road": "#2b1d14",
        "freeway": "#2f6fb0",
        "cable": "#3f7d3a",
        "street": "#5a9a4a",
        "possible": "#d9481c",
    },
)

EFFECT_ICONS = {
    "FindKey": "key",
    "Uniform": "pine-tree",
    "TransitPass": "ticket",
    "Spotted": "binoculars",
    "Jam": "traffic-cone",
    "Diversion": "rotary-phone",
    "MoreDamage": "bullets",
    "Cancel": "cancel",
    "GainItem": "swap-bag",
    "LocationIntel": "magnifying-glass",
    "TakeCar": "city-car",
    "Hoods": "bandit",
    "Movement": "siren",
    "Chopper": "helicopter",
    "Inventory": "locked-chest",
    "DrawAgain": "card-draw",
}
ITEM_ICONS = {
    "sniper-rifle": "lee-enfield",
    "free-escape": "run",
    "ranger-sidearm": "revolver",
    "automatic-pistol": "glock",
    "machine-pistol": "mac-10",
    "grenades": "grenade",
    "rocket-launcher": "missile-launcher",
    "silencer": "silenced",
    "stinger-first-aid": "first-aid-kit",
    "pistol-38": "revolver",
    "pistol-44": "colt-m1911",
    "shotgun": "sawed-off-shotgun",
    "automatic-45": "glock",
    "rifle-7mm": "winchester-rifle",
    "radio": "walkie-talkie",
    "vest": "kevlar-vest",
    "cash": "cash",
    "cop-first-aid": "first-aid-kit",
}


def stage(table: Table[City], catalog: Catalog) -> Stage:
    city = table.content
    return Stage(
        game="go-ahead-punk",
        title="Go Ahead Punk!",
        mode=table.mode,
        boards=[board(city, catalog)],
        cards=faces(city, catalog),
        theme=THEME,
    )


def place_name(space: str, content: City, catalog: Catalog) -> str:
    """A star by its number and corner, a location by its name."""
    if space in content.spaces and content.spaces[SpaceId(space)].kind == "star":
        return f"{space} {catalog.name(f'star-{space}')}" if catalog.has(f"star-{space}") else space
    return str(catalog.name(space))


def board(city: City, catalog: Catalog) -> Board:
    spaces = [_space(city, name, catalog) for name in city.spaces]
    spaces += [
        Space(
            id=f"d-{district.id}",
            label=str(catalog.name(district.id)),
            kind="district",
            shape="circle",
            x=district.label[0],
            y=district.label[1],
            r=13,
            hint=str(catalog.name(district.id)),
        )
        for district in city.districts.values()
    ]
    return Board(
        id=BOARD,
        title=catalog.format("label-board"),
        kind="map",
        width=WIDTH,
        height=HEIGHT,
        spaces=spaces,
        edges=_edges(city),
        regions=_regions(city, catalog),
        art="city.svg",
        draw=False,
    )


def _space(city: City, name: SpaceId, catalog: Catalog) -> Space:
    place = city.spaces[name]
    kind = "port" if place.port else "er" if place.er else place.kind
    stops = [network for network, mask in city.streets.networks.items() if city.streets.bits[name] & mask]
    hints = [place_name(name, city, catalog), str(catalog.name(place.district))]
    if place.port:
        hints.append(catalog.format("label-port", {"number": place.port}))
    if place.er:
        hints.append(catalog.format("label-er"))
    hints += [catalog.format("label-stop", {"network": catalog.name(network)}) for network in stops]
    star = place.kind == "star"
    icons = {"port": "anchor", "er": "hospital-cross", "star": ""}
    return Space(
        id=name,
        label=name if star else str(catalog.name(name)),
        kind=kind,
        shape="circle",
        x=place.x,
        y=place.y,
        r=8 if star else 9,
        icon=icons.get(kind, "crosshair"),
        glyph={"port": "⚓", "er": "✚", "star": "·"}.get(kind, "◎"),
        hint=" · ".join(hints),
    )


def _edges(city: City) -> list[Edge]:
    lines = city.lines
    edges = [Edge(a=a, b=b, kind="road") for a, b in lines.roads]
    edges += [Edge(a=a, b=b, kind="freeway") for line in lines.freeways for a, b in line.segments]
    for kind, network in (("cable", lines.cable), ("street", lines.street)):
        for line in network:
            edges += [Edge(a=a, b=b, kind=kind, dashed=(a, b) in line.tunnels) for a, b in line.segments]
    return edges


def _regions(city: City, catalog: Catalog) -> list[Region]:
    regions = []
    for district in city.districts.values():
        points = [(place.x, place.y) for place in city.spaces.values() if place.district == district.id]
        label = catalog.name(district.id)
        regions.append(
            Region(
                id=district.id,
                label=str(label),
                kind="district",
                points=_hull(points),
                label_at=district.label,
                tint=district.tint,
            )
        )
    return regions


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The outline of a district: the convex hull of its spaces (Andrew's monotone chain)."""
    ordered = sorted(set(points))

    def half(line: list[tuple[float, float]]) -> list[tuple[float, float]]:
        chain: list[tuple[float, float]] = []
        for p in line:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        return chain[:-1]

    return half(ordered) + half(ordered[::-1])


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


# Card faces.


def faces(city: City, catalog: Catalog) -> dict[str, CardFace]:
    found = [_card(card, "type-stinger", STINGER_COLOUR, catalog) for card in city.stinger_cards.values()]
    found += [_card(card, "type-cop", "#1f6f6b", catalog) for card in city.cop_cards.values()]
    found += [_item(item, catalog) for item in city.items.values()]
    found += [
        CardFace(
            id=f"key-{key}",
            title=str(catalog.name(key)),
            type=catalog.format("type-key"),
            text=catalog.format("label-key-for", {"place": catalog.name(key)}),
            icon="key",
            colour=THEME.tints[city.spaces[key].kind],
            source=city.spaces[key].source,
        )
        for key in city.keys
    ]
    found += [
        CardFace(
            id=card.id,
            title=str(catalog.name(card.id)),
            type=catalog.format("type-ai"),
            text=catalog.format(card.id, attribute="text"),
            icon="police-badge",
            colour="#e0a526",
            source=card.source,
        )
        for card in city.ai_cards.values()
    ]
    return {face.id: face for face in found}


def _card(card: Card, kind: str, colour: str, catalog: Catalog) -> CardFace:
    effect = getattr(card, "effect", None)
    return CardFace(
        id=card.id,
        title=str(catalog.name(card.id)),
        type=catalog.format(kind),
        text=catalog.format(card.id, attribute="text"),
        icon=EFFECT_ICONS.get(type(effect).__name__, ""),
        colour=colour,
        symbols=[catalog.format(f"symbol-{icon}") for icon in card.icons],
        source=card.source,
    )


def _item(item: Item, catalog: Catalog) -> CardFace:
    return CardFace(
        id=item.id,
        title=str(catalog.name(item.id)),
        type=catalog.format(f"type-item-{item.side}"),
        text=catalog.format(item.id, attribute="text"),
        icon=ITEM_ICONS.get(item.id, "swap-bag"),
        colour=STINGER_COLOUR if item.side == "stinger" else "#b3261e",
        corner=str(item.dice) if item.dice else "",
        source=item.source,
    )
