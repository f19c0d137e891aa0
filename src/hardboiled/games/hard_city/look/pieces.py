"""Figures, tokens and marks on the boards."""

from __future__ import annotations

from hardboiled.games.hard_city.look.theme import CYAN, DONUT, GREEN, ORANGE, PINK
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.kinds import piece_name
from hardboiled.games.hard_city.view import OfficerView, View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import Badge, Mark, Piece

_MUTANTS = {
    "mutant": ("shambling-zombie", "#7dd34f", "m"),
    "rat": ("rat", "#c58f5e", "r"),
    "soldier": ("bullets", "#5fb0a0", "s"),
    "fubar": ("brute", "#ff5d3b", "F"),
}
_OBSTACLES = {
    "police-car": ("police-car", CYAN),
    "car-1": ("city-car", PINK),
    "car-2": ("city-car", "#4d7dff"),
    "limousine": ("jeep", "#d9d4ff"),
    "truck": ("truck", ORANGE),
    "bus": ("bus", DONUT),
    "boat": ("speed-boat", "#d9d4ff"),
}


def cell(view: View, space: str) -> str:
    """Where something shows that stands on a vehicle: on its first square."""
    return view.obstacles[space][0] if space in view.obstacles else space


def pieces(view: View, content: HardCityContent, catalog: Catalog) -> list[Piece]:
    found = [*_obstacles(view, catalog), *_tokens(view, catalog)]
    spots = [officer.at for officer in view.officers]
    for officer in view.officers:
        if officer.at:
            alone = spots.count(officer.at) == 1
            found.append(_officer(officer, content, catalog, alone, officer.id == view.active))
    if view.ally is not None and view.ally.at:
        name = catalog.format(view.ally.id)
        badges = [Badge(text=str(view.ally.hp), icon="hearts", hint=catalog.format("label-hp"))]
        found.append(
            Piece(
                id=view.ally.id,
                space=view.ally.at,
                label=name,
                kind="ally",
                side="order",
                icon="sniffing-dog",
                portrait=f"portraits/{view.ally.id}.svg",
                colour=GREEN,
                glyph="B",
                badges=badges,
            )
        )
    for mutant in view.mutants:
        icon, colour, glyph = _MUTANTS[mutant.kind]
        hp = Badge(text=str(mutant.hp), icon="hearts", hint=catalog.format("label-hp"))
        found.append(
            Piece(
                id=mutant.id,
                space=cell(view, mutant.at),
                label=piece_name(catalog, mutant.id),
                kind=mutant.kind,
                side="chaos",
                icon=icon,
                portrait=f"portraits/{mutant.kind}.svg",
                colour=colour,
                shape="hex" if mutant.kind == "fubar" else "disc",
                glyph=glyph,
                lying=mutant.stunned,
                size=1.4 if mutant.kind == "fubar" else 0.9,
                badges=[hp] if mutant.kind == "fubar" else [],
            )
        )
    return found


def _officer(officer: OfficerView, content: HardCityContent, catalog: Catalog, alone: bool, active: bool) -> Piece:
    """Where several share a space their badges are short, for else they would cover each other."""
    hp = f"{officer.hp}/{officer.max_hp}" if alone else str(officer.hp)
    badges = [Badge(text=hp, icon="hearts", colour=PINK, hint=catalog.format("label-hp"))]
    if officer.ap and not officer.done and (alone or active):
        badges.append(Badge(text=str(officer.ap), icon="donut", colour=DONUT, hint=catalog.format("label-ap")))
    if officer.jammed:
        badges.append(Badge(icon="bullets", hint=catalog.format("label-jammed")))
    return Piece(
        id=officer.id,
        space=officer.at,
        label=catalog.format(officer.id),
        kind="officer",
        side="order",
        icon="police-officer-head",
        portrait=f"portraits/{officer.id}.svg",
        colour=content.officers[officer.id].colour,
        shape="standee",
        glyph=officer.id[:2].title() if officer.id.startswith("mar") else officer.id[0].upper(),
        lying=officer.down,
        faded=officer.done,
        size=1.2,
        badges=badges,
    )


def _obstacles(view: View, catalog: Catalog) -> list[Piece]:
    found = []
    for name, cells in view.obstacles.items():
        icon, colour = _OBSTACLES[name]
        aboard = view.aboard.get(name, 0)
        badges = [Badge(text=str(aboard), hint=catalog.format("label-aboard"))] if aboard else []
        if cells:
            found.append(
                Piece(
                    id=name,
                    space=cells[0],
                    spaces=list(cells),
                    label=catalog.format(name),
                    kind="obstacle",
                    icon=icon,
                    colour=colour,
                    shape="square",
                    glyph="█",
                    size=1.6,
                    badges=badges,
                )
            )
    return found


_FACES = {"mayor": "portraits/mayor.svg", "civilian": "portraits/civilian.svg"}
"""Tokens that are people."""


def _tokens(view: View, catalog: Catalog) -> list[Piece]:
    found: list[Piece] = []

    def add(name: str, space: str, kind: str, icon: str, colour: str, glyph: str, badge: str = "") -> None:
        badges = [Badge(text=badge)] if badge else []
        found.append(
            Piece(
                id=name,
                space=space,
                label=_title(catalog, name),
                kind=kind,
                icon=icon,
                portrait=_FACES.get(name, _FACES.get(kind, "")),
                colour=colour,
                shape="token",
                glyph=glyph,
                badges=badges,
                size=0.8,
            )
        )

    for name, space in view.civilians.items():
        mayor = name == "mayor"
        add(name, space, "civilian", "top-hat" if mayor else "person", DONUT if mayor else "#ffffff", "c")
    for name, space in view.crates.items():
        police = name.startswith("police")
        add(name, space, "crate", "locked-box" if police else "cardboard-box", CYAN if police else ORANGE, "□")
    for name, space in view.barrels.items():
        add(name, space, "barrel", "barrel", GREEN, "o")
    for name, space in view.manholes.items():
        shut = catalog.format("label-closed") if name == view.closed else ""
        add(name, space, "manhole", "hole", "#8f8ab8", "O", shut or name[-1])
    if view.helicopter:
        face = "label-ladder" if view.ladder else "label-on-the-way"
        badge = catalog.format(face) if view.episode == 1 else ""
        add("helicopter", view.helicopter, "helicopter", "helicopter", CYAN, "H", badge)
    if view.battery:
        add("battery", view.battery, "battery", "battery-pack", DONUT, "b")
    if view.doom:
        add("doom-device", view.doom, "doom", "death-star", PINK, "D")
    return found


def _title(catalog: Catalog, name: str) -> str:
    """A token's name as a heading."""
    text = piece_name(catalog, name)
    return text[:1].upper() + text[1:]


def marks(view: View, content: HardCityContent, catalog: Catalog) -> list[Mark]:
    """Clouds, lit and dark areas, and the spaces with a letter."""
    found = [Mark(space=s, kind="cloud", hint=catalog.format("cloud"), heat=0.8) for s in view.clouds]
    for number, area in enumerate(content.sheet(view.episode).lights, 1):
        lit = number in view.lights
        for space in area:
            found.append(
                Mark(
                    space=space,
                    kind="lit" if lit else "dark",
                    hint=f"{catalog.format('kind-light')} {number}: {catalog.format(_LIGHT[lit])}",
                )
            )
    if view.round or view.officers:
        layout = content.layout(view.episode, view.layout)
        named = {"start": layout.start, "pier": layout.pier, "generator": layout.generator, "entrance": layout.entrance}
        for name, at in named.items():
            if at:
                found.append(Mark(space=at, kind=name, label=catalog.format(f"label-{name}")))
        if layout.hatch:
            state = catalog.format("label-open" if view.powered else "label-closed")
            hint = f"{catalog.format('hatch')}: {state}"
            badges = [Badge(text=state, icon="elevator")]
            found.append(Mark(space=layout.hatch, kind="hatch", hint=hint, badges=badges))
    return found


_LIGHT = {True: "label-lit", False: "label-dark"}
