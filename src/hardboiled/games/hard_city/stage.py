"""What never changes during a match: boards, card faces, colours."""

from __future__ import annotations

from hardboiled.games.hard_city.content import City, EpisodeSheet
from hardboiled.games.hard_city.names import space_name
from hardboiled.kernel import Catalog, Entry, SpaceId, Table
from hardboiled.kernel.scene import Board, CardFace, Region, Space, Stage, Theme

CELL, RIM = 100, 40
"""The streets lie on their side: letters run down, numbers to the right."""

PINK, CYAN, DONUT, GREEN, ORANGE = "#ff2e88", "#22e1ff", "#ffd23f", "#9bff6b", "#ff8a3d"
GLYPHS = {"street": "·", "pavement": "░", "plaza": "+", "park": "♣", "crossing": "=", "sewer": "~", "ladder": "H",
          "planks": "≡", "alley": ":", "roof": "▫", "water": "≈"}  # fmt: skip
BOARDS = {"street": "street", "sewer": "sewer", "rooftop": "rooftop"}


def stage(table: Table[City], catalog: Catalog) -> Stage:
    city, number = table.content, table.options.episode
    sheet = city.sheet(number)
    return Stage(
        game="hard-city",
        title=f"Hard City: {catalog.format(sheet.id)}",
        mode=table.mode,
        boards=boards(city, sheet, catalog),
        cards=card_faces(city, table.mode, number, catalog),
        theme=Theme(
            ground="#0d0b1e",
            panel="#17132e",
            line="#35306a",
            ink="#e9e6ff",
            muted="#a49fce",
            accent=PINK,
            accents=[PINK, CYAN, DONUT],
            display="Monoton",
            tints={
                "street": "#1b1838",
                "pavement": "#262250",
                "plaza": "#2c2460",
                "park": "#15372f",
                "crossing": "#23204a",
                "sewer": "#12302b",
                "ladder": "#1c4a40",
                "planks": "#3a2a2c",
                "alley": "#1f1a35",
                "roof": "#2a2745",
                "water": "#0c2a44",
                "spawn": DONUT,
                "order": CYAN,
                "chaos": PINK,
                "obstacle": "#4b4580",
                "dark": "#000000",
                "lit": DONUT,
                "cloud": GREEN,
            },
        ),
    )


def boards(city: City, sheet: EpisodeSheet, catalog: Catalog) -> list[Board]:
    plan = city.plans[sheet.number]
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
                regions=zone_regions(city, sheet, region, catalog),
                art=f"episode-{sheet.number}.svg" if region == "street" else f"{region}.svg",
                draw=False,
            )
        )
    return found


def zone_regions(city: City, sheet: EpisodeSheet, region: str, catalog: Catalog) -> list[Region]:
    """The Spawn Zone and, in episode 5, the dashed areas: one region a space, so any shape will do."""
    plan, found = city.plans[sheet.number], []
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


def card_faces(city: City, mode: str, episode: int, catalog: Catalog) -> dict[str, CardFace]:
    faces: dict[str, CardFace] = {}

    def add(entry: Entry, kind: str, icon: str, colour: str, **more: str | list[str]) -> None:
        text = catalog.format(entry.id, attribute="text")
        faces[entry.id] = CardFace(
            id=entry.id,
            title=catalog.format(entry.id),
            type=kind,
            text=text,
            icon=icon,
            colour=colour,
            source=entry.source,
            **more,  # type: ignore[arg-type]
        )

    for gear in city.equipment.values():
        icon = "police-badge" if gear.deck == "police" else "cardboard-box"
        kind, colour = catalog.format(f"type-equipment-{gear.deck}"), CYAN if gear.deck == "police" else ORANGE
        add(gear, kind, icon, colour, cost=catalog.format("label-cost", {"ap": city.numbers.cost_use_equipment}))
    for skill in city.skills.values():
        kind = catalog.format("type-skill", {"owner": catalog.format(skill.owner)})
        cost = catalog.format("label-cost", {"ap": skill.cost}) if skill.cost else ""
        add(skill, kind, "muscle-up", city.officers[skill.owner].colour, cost=cost)
    for scene in city.cutscenes.values():
        if episode in scene.episodes:
            add(scene, catalog.format("type-opening" if scene.opening else "type-cutscene"), "clapperboard", DONUT)
    for event in city.events.values():
        add(event, catalog.format("type-event"), "newspaper", GREEN, corner=str(event.number))
    special = city.special(episode, mode)
    add(special, catalog.format("type-special-face"), "brain", PINK, corner=catalog.format(f"type-{special.type}"))
    if mode == "one-vs-all":
        for chaos in city.chaos.values():
            symbols = [f"{catalog.format(f'basic-{b}')} {getattr(chaos, b)}" for b in ("spawn", "move", "attack")]
            add(chaos, catalog.format(f"type-{chaos.type}"), _CHAOS_ICONS[chaos.type], PINK, symbols=symbols)
    else:
        for auto in city.autodoc.values():
            kind = catalog.format("type-letter", {"letter": auto.letter}) if auto.letter else ""
            icon = "robot-golem" if not auto.special else "brain"
            add(auto, kind or catalog.format("type-autodoc"), icon, PINK, corner=auto.letter)
    return faces


_CHAOS_ICONS = {"instant": "lightning-trio", "action": "gear-stick", "reaction": "return-arrow", "special": "brain"}
