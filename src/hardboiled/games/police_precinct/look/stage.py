"""What never changes during a match: boards, card faces, colours."""

from __future__ import annotations

from collections.abc import Iterable

from hardboiled.games.police_precinct.look.card_faces import card_faces
from hardboiled.games.police_precinct.look.theme import THEME
from hardboiled.games.police_precinct.rules.content import Place, PrecinctContent
from hardboiled.games.police_precinct.rules.ids import STACKS
from hardboiled.kernel import CardId, Catalog, Table
from hardboiled.kernel.scene import Board, Edge, Space, Stage

CITY_SIZE = (1600, 1100)
CORK_SIZE = (1180, 240)
SLOT = (92, 150)
SITE_ICONS = {
    "apartment": "house",
    "warehouse": "warehouse",
    "pawnshop": "ring",
    "parking-lot": "city-car",
    "police-station": "police-badge",
    "bank": "bank",
    "hotel": "bed",
    "liquor-store": "wine-bottle",
    "hospital": "hospital",
    "bar": "beer-stein",
    "donut-shop": "donut",
    "cafe": "coffee-cup",
    "morgue": "tombstone",
}
SITE_GLYPHS = {"apartment": "a", "warehouse": "w", "police-station": "P", "hospital": "H", "morgue": "M"}


def stage(table: Table[PrecinctContent], catalog: Catalog) -> Stage:
    content = table.content
    return Stage(
        game="police-precinct",
        title="Police Precinct",
        mode=table.mode,
        boards=[city(content, catalog), cork_board(content, catalog)],
        cards=card_faces(content, catalog),
        theme=THEME,
    )


def city(content: PrecinctContent, catalog: Catalog) -> Board:
    """Streets with their spaces, sites, hoods; the art draws them all."""
    edges = [Edge(a=a, b=b, kind="street") for a, near in content.crossings.items() for b, _ in near if a < b]
    width, height = CITY_SIZE
    return Board(
        id="city",
        title=catalog.format("board-city"),
        kind="map",
        width=width,
        height=height,
        spaces=[*streets(content, catalog), *sites(content, catalog), *hoods(content, catalog)],
        edges=edges,
        art="city.svg",
        draw=False,
    )


def space(at: Place, kind: str, label: str, glyph: str, icon: str = "", hint: str = "") -> Space:
    return Space(id=at.id, label=label, kind=kind, x=at.x, y=at.y, w=at.w, h=at.h, glyph=glyph, icon=icon, hint=hint)


def streets(content: PrecinctContent, catalog: Catalog) -> Iterable[Space]:
    for name, street in content.spaces.items():
        yield space(street, "street", catalog.format(f"at-{name}"), "·", hint=next_to(content, catalog, name))
    for crossing in content.intersections.values():
        yield space(crossing, "crossing", catalog.format(f"at-{crossing.id}"), "+")


def sites(content: PrecinctContent, catalog: Catalog) -> Iterable[Space]:
    for name, site in content.sites.items():
        glyph = SITE_GLYPHS.get(site.kind, "s")
        yield space(site, "site", str(catalog.name(name)), glyph, icon=SITE_ICONS[site.kind])


def hoods(content: PrecinctContent, catalog: Catalog) -> Iterable[Space]:
    for name, hood in content.hoods.items():
        text = catalog.format(name, attribute="text")
        yield space(hood, "hood", catalog.format(f"at-{name}"), str(hood.number), icon="hoodie", hint=text)


def next_to(content: PrecinctContent, catalog: Catalog, space: str) -> str:
    """What a tooltip says about a street space."""
    near = [
        catalog.format(f"at-{name}")
        for name, spaces in content.beside.items()
        if space in spaces and name not in content.intersections
    ]
    return catalog.format("hint-space", {"what": ", ".join(near)}) if near else ""


def slots(content: PrecinctContent) -> dict[CardId, tuple[float, float]]:
    """Where each piece of evidence hangs on the cork board: one column a slot, grouped by stack."""
    found: dict[CardId, tuple[float, float]] = {}
    x = 40.0
    for stack in STACKS:
        for card in sorted(content.evidence[stack]):
            found[card] = (x, 62.0)
            x += SLOT[0] + 6
        x += 10
    return found


def slot_names(content: PrecinctContent) -> dict[CardId, str]:
    """The slot of each piece of evidence: an empty one does not tell which card belongs there."""
    return {card: f"slot-{number}" for number, card in enumerate(slots(content), 1)}


def cork_board(content: PrecinctContent, catalog: Catalog) -> Board:
    names = slot_names(content)
    spaces = [
        Space(
            id=names[card],
            kind="slot",
            x=x,
            y=y,
            w=SLOT[0],
            h=SLOT[1],
            glyph="▢",
            label=str(catalog.name(content.findings[card].stack)),
        )
        for card, (x, y) in slots(content).items()
    ]
    width, height = CORK_SIZE
    return Board(
        id="case-file",
        title=catalog.format("zone-case-file"),
        kind="map",
        width=width,
        height=height,
        spaces=spaces,
        art="case-file.svg",
        draw=False,
    )
