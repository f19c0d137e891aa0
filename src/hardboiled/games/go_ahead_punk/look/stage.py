"""What never changes during a match: boards, card faces, colours."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.look.card_faces import card_faces
from hardboiled.games.go_ahead_punk.look.theme import THEME
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.kinds import address
from hardboiled.kernel import Catalog, SpaceId, Table
from hardboiled.kernel.scene import Board, Edge, Region, Space, Stage

BOARD = "city"
WIDTH, HEIGHT = 1000, 610


def stage(table: Table[PunkContent], catalog: Catalog) -> Stage:
    content = table.content
    return Stage(
        game="go-ahead-punk",
        title="Go Ahead Punk!",
        mode=table.mode,
        boards=[board(content, catalog)],
        cards=card_faces(content, catalog),
        theme=THEME,
    )


def board(content: PunkContent, catalog: Catalog) -> Board:
    spaces = [_space(content, name, catalog) for name in content.spaces]
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
        for district in content.districts.values()
    ]
    return Board(
        id=BOARD,
        title=catalog.format("label-board"),
        kind="map",
        width=WIDTH,
        height=HEIGHT,
        spaces=spaces,
        edges=_edges(content),
        regions=_regions(content, catalog),
        art="city.svg",
        draw=False,
    )


def _space(content: PunkContent, name: SpaceId, catalog: Catalog) -> Space:
    spot = content.spaces[name]
    kind = "port" if spot.port else "er" if spot.er else spot.kind
    stops = [network for network, mask in content.streets.networks.items() if content.streets.bits[name] & mask]
    hints = [address(catalog, name), str(catalog.name(spot.district))]
    if spot.port:
        hints.append(catalog.format("label-port", {"number": spot.port}))
    if spot.er:
        hints.append(catalog.format("label-er"))
    hints += [catalog.format("label-stop", {"network": catalog.name(network)}) for network in stops]
    star = spot.kind == "star"
    icons = {"port": "anchor", "er": "hospital-cross", "star": ""}
    return Space(
        id=name,
        label=name if star else str(catalog.name(name)),
        kind=kind,
        shape="circle",
        x=spot.x,
        y=spot.y,
        r=8 if star else 9,
        icon=icons.get(kind, "crosshair"),
        glyph={"port": "⚓", "er": "✚", "star": "·"}.get(kind, "◎"),
        hint=" · ".join(hints),
    )


def _edges(content: PunkContent) -> list[Edge]:
    lines = content.lines
    edges = [Edge(a=a, b=b, kind="road") for a, b in lines.roads]
    edges += [Edge(a=a, b=b, kind="freeway") for line in lines.freeways for a, b in line.segments]
    for kind, network in (("cable", lines.cable), ("street", lines.street)):
        for line in network:
            edges += [Edge(a=a, b=b, kind=kind, dashed=(a, b) in line.tunnels) for a, b in line.segments]
    return edges


def _regions(content: PunkContent, catalog: Catalog) -> list[Region]:
    regions = []
    for district in content.districts.values():
        points = [(place.x, place.y) for place in content.spaces.values() if place.district == district.id]
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
