"""The stage: the city and the cork board, every card face, the colours."""

from __future__ import annotations

from hardboiled.games.police_precinct.content import STACKS, EmergencyCard, Pictured, Precinct
from hardboiled.games.police_precinct.effects import (
    DeployPatrols,
    GainCard,
    GainDonut,
    NoEvent,
    OngoingEffect,
    Reward,
)
from hardboiled.games.police_precinct.names import place
from hardboiled.kernel import CardId, Catalog, Table
from hardboiled.kernel.scene import Board, CardFace, Edge, Space, Stage, Theme

CITY_SIZE = (1600, 1100)
CORK_SIZE = (1180, 240)
SLOT = (92, 150)
OFFICER_COLOURS = ("#3b82f6", "#f6b26b", "#34d399", "#f472b6", "#a78bfa", "#facc15")
COLOURS = {"red": "#ef4444", "blue": "#3b82f6", "green": "#22c55e", "yellow": "#eab308"}
STACK_ICONS = {
    "crime-scene": "footprint",
    "interview-witness": "talk",
    "examine-body": "tombstone",
    "murder-weapon": "dripping-knife",
}
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

THEME = Theme(
    ground="#0a1626",
    panel="#102238",
    line="#24405f",
    ink="#dce9f7",
    muted="#8fa9c4",
    accent="#3b82f6",
    accents=["#ef4444", "#f6b26b", "#3b82f6"],
    display="Bebas Neue",
    tints={
        **COLOURS,
        "street": "#1b3350",
        "crossing": "#16293f",
        "site": "#1d3a5c",
        "hood": "#4a1d2a",
        "police": "#3b82f6",
        "special": "#f6b26b",
        "ongoing": "#f6b26b",
        "evidence": "#f3ead7",
        "dead-end": "#7b8794",
        "marker": "#a78bfa",
        "gang": "#b91c1c",
        "character": "#60a5fa",
        "good": "#4cb782",
        "dirty": "#e5484d",
    },
)


def stage(table: Table[Precinct], catalog: Catalog) -> Stage:
    content = table.content
    return Stage(
        game="police-precinct",
        title="Police Precinct",
        mode=table.mode,
        boards=[city(content, catalog), cork_board(content, catalog)],
        cards=faces(content, catalog),
        theme=THEME,
    )


def city(content: Precinct, catalog: Catalog) -> Board:
    """Streets with their spaces, sites, hoods; the art draws them all."""
    spaces = [
        Space(
            id=name,
            label=place(catalog, name),
            kind="street",
            x=s.x,
            y=s.y,
            w=s.w,
            h=s.h,
            glyph="·",
            hint=next_to(content, catalog, name),
        )
        for name, s in content.spaces.items()
    ]
    spaces += [
        Space(id=name, label=place(catalog, name), kind="crossing", x=c.x, y=c.y, w=c.w, h=c.h, glyph="+")
        for name, c in content.intersections.items()
    ]
    spaces += [
        Space(
            id=name,
            label=place(catalog, name),
            kind="site",
            x=s.x,
            y=s.y,
            w=s.w,
            h=s.h,
            icon=SITE_ICONS[s.kind],
            glyph=SITE_GLYPHS.get(s.kind, "s"),
        )
        for name, s in content.sites.items()
    ]
    spaces += [
        Space(
            id=name,
            label=place(catalog, name),
            kind="hood",
            x=h.x,
            y=h.y,
            w=h.w,
            h=h.h,
            icon="hoodie",
            glyph=str(h.number),
            hint=catalog.format(name, attribute="text"),
        )
        for name, h in content.hoods.items()
    ]
    edges = [Edge(a=a, b=b, kind="street") for a, near in content.crossings.items() for b, _ in near if a < b]
    width, height = CITY_SIZE
    return Board(
        id="city",
        title=catalog.format("board-city"),
        kind="map",
        width=width,
        height=height,
        spaces=spaces,
        edges=edges,
        art="city.svg",
        draw=False,
    )


def next_to(content: Precinct, catalog: Catalog, space: str) -> str:
    """What a tooltip says about a street space."""
    near = [
        place(catalog, name)
        for name, spaces in content.beside.items()
        if space in spaces and name not in content.intersections
    ]
    return catalog.format("hint-space", {"what": ", ".join(near)}) if near else ""


def slots(content: Precinct) -> dict[CardId, tuple[float, float]]:
    """Where each piece of evidence hangs on the cork board: one column a slot, grouped by stack."""
    found: dict[CardId, tuple[float, float]] = {}
    x = 40.0
    for stack in STACKS:
        for card in sorted(content.evidence[stack]):
            found[card] = (x, 62.0)
            x += SLOT[0] + 6
        x += 10
    return found


def slot_names(content: Precinct) -> dict[CardId, str]:
    """The slot of each piece of evidence: an empty one does not tell which card belongs there."""
    return {card: f"slot-{number}" for number, card in enumerate(slots(content), 1)}


def cork_board(content: Precinct, catalog: Catalog) -> Board:
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


# Card faces.


def faces(content: Precinct, catalog: Catalog) -> dict[str, CardFace]:
    found = [
        *(face(c, catalog, "police", symbols=list(c.symbols)) for c in content.police.values()),
        *(emergency_face(c, catalog) for c in content.emergencies.values()),
        *(
            face(c, catalog, "ongoing" if isinstance(c.effect, OngoingEffect) else "special")
            for c in content.specials.values()
        ),
        *(face(c, catalog, "marker") for c in content.circumstances.values()),
        *(face(c, catalog, "gang") for c in content.gangs.values()),
        *(face(c, catalog, "evidence" if c.evidence else "dead-end") for c in content.findings.values()),
        *(face(c, catalog, "character", flavour=True) for c in content.characters.values()),
        *(face(c, catalog, "power") for c in content.powers.values()),
        *(loyalty_face(catalog, side) for side in ("good", "dirty")),
    ]
    for person in content.characters.values():
        card = next(f for f in found if f.id == person.id)
        skills = {"investigation": person.investigation, "emergency": person.emergency, "arrest": person.arrest}
        powers = [f"{catalog.name(p)}: {catalog.format(p, attribute='text')}" for p in person.powers]
        card.text = "\n".join([catalog.format("skills", skills), *powers])
    return {card.id: card for card in found}


def face(
    entry: Pictured, catalog: Catalog, kind: str, flavour: bool = False, symbols: list[str] | None = None
) -> CardFace:
    text = catalog.format(entry.id, attribute="text")
    return CardFace(
        id=entry.id,
        title=catalog.format(entry.id),
        type=catalog.format(f"type-{kind}"),
        text="" if flavour else text,
        flavour=text if flavour else "",
        icon=entry.icon,
        colour=kind,
        symbols=symbols or [],
        source=entry.source,
    )


def emergency_face(entry: EmergencyCard, catalog: Catalog) -> CardFace:
    lines = [place(catalog, entry.place) if catalog.has(entry.place) else catalog.format(f"place-{entry.place}")]
    if entry.punks:
        lines.append(catalog.format("adds-punks", {"n": entry.punks}))
    lines.append(catalog.format("reward", {"what": ", ".join(reward_text(catalog, r) for r in entry.reward)}))
    return CardFace(
        id=entry.id,
        title=catalog.format(entry.id),
        type=catalog.format("type-emergency"),
        text=" · ".join(lines),
        flavour=catalog.format(entry.id, attribute="text"),
        icon=entry.icon,
        colour=entry.colour,
        corner=str(entry.difficulty),
        symbols=["help"] if entry.unknown else [],
        source=entry.source,
    )


def reward_text(catalog: Catalog, reward: Reward) -> str:
    match reward:
        case GainDonut(count=count):
            return catalog.format("reward-gain-donut", {"n": count})
        case GainCard(count=count):
            return catalog.format("reward-gain-card", {"n": count})
        case DeployPatrols(count=count):
            return catalog.format("reward-deploy-patrols", {"n": count})
        case NoEvent():
            return catalog.format("reward-no-event")
        case _:
            return ""


def loyalty_face(catalog: Catalog, side: str) -> CardFace:
    return CardFace(
        id=f"loyalty-{side}",
        title=catalog.format(f"face-loyalty-{side}"),
        type=catalog.format("type-loyalty"),
        text=catalog.format(f"face-loyalty-{side}", attribute="text"),
        icon="police-badge" if side == "good" else "cloak-dagger",
        colour=side,
        source="public",
    )
