"""The table as one seat sees it, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.hard_city.content import City
from hardboiled.games.hard_city.names import name_of
from hardboiled.games.hard_city.stage import CYAN, DONUT, GREEN, ORANGE, PINK
from hardboiled.games.hard_city.state import DOCTOR
from hardboiled.games.hard_city.view import OfficerView, View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import Badge, CardRef, Mark, Panel, Piece, Scene, Stat, Track, Zone

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


def scene(view: View, city: City, catalog: Catalog) -> Scene:
    regions = dict.fromkeys(placing.region for placing in city.sheet(view.episode).boards)
    return Scene(
        status=catalog.format("status", {"episode": catalog.format(f"episode-{view.episode}"), "round": view.round}),
        boards=list(regions),
        pieces=pieces(view, city, catalog),
        marks=marks(view, city, catalog),
        zones=zones(view, city, catalog),
        tracks=tracks(view, city, catalog),
        stats=stats(view, catalog),
        panels=panels(view, city, catalog),
    )


def cell(view: View, space: str) -> str:
    """Where something shows that stands on a vehicle: on its first square."""
    return view.obstacles[space][0] if space in view.obstacles else space


# On the board.


def pieces(view: View, city: City, catalog: Catalog) -> list[Piece]:
    found = [*_obstacles(view, catalog), *_tokens(view, catalog)]
    for officer in view.officers:
        if officer.at:
            found.append(_officer(officer, city, catalog))
    if view.ally is not None and view.ally.at:
        name = catalog.format(view.ally.id)
        badges = [Badge(text=str(view.ally.hp), icon="hearts")]
        found.append(Piece(id=view.ally.id, space=view.ally.at, label=name, kind="ally", side="order",
                           icon="sniffing-dog", colour=GREEN, glyph="B", badges=badges))  # fmt: skip
    for mutant in view.mutants:
        icon, colour, glyph = _MUTANTS[mutant.kind]
        badges = [Badge(text=str(mutant.hp), icon="hearts")] if mutant.kind == "fubar" else []
        found.append(
            Piece(
                id=mutant.id,
                space=cell(view, mutant.at),
                label=name_of(catalog, mutant.id),
                kind=mutant.kind,
                side="chaos",
                icon=icon,
                colour=colour,
                shape="hex" if mutant.kind == "fubar" else "disc",
                glyph=glyph,
                lying=mutant.stunned,
                size=1.4 if mutant.kind == "fubar" else 0.9,
                badges=badges,
            )
        )
    return found


def _officer(officer: OfficerView, city: City, catalog: Catalog) -> Piece:
    badges = [Badge(text=f"{officer.hp}/{officer.max_hp}", icon="hearts", colour=PINK)]
    if officer.ap and not officer.done:
        badges.append(Badge(text=str(officer.ap), icon="donut", colour=DONUT))
    if officer.jammed:
        badges.append(Badge(icon="bullets", hint=catalog.format("label-jammed")))
    return Piece(
        id=officer.id,
        space=officer.at,
        label=catalog.format(officer.id),
        kind="officer",
        side="order",
        icon="police-officer-head",
        colour=city.officers[officer.id].colour,
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
        badges = [Badge(text=str(aboard), hint=catalog.format("label-aboard", {"count": aboard}))] if aboard else []
        for number, space in enumerate(cells):
            found.append(
                Piece(
                    id=name if not number else f"{name}.{number}",
                    space=space,
                    label=catalog.format(name),
                    kind="obstacle",
                    icon=icon,
                    colour=colour,
                    shape="square",
                    glyph="█",
                    size=1.6,
                    badges=[] if number else badges,
                )
            )
    return found


def _tokens(view: View, catalog: Catalog) -> list[Piece]:
    found: list[Piece] = []

    def add(name: str, space: str, kind: str, icon: str, colour: str, glyph: str, badge: str = "") -> None:
        badges = [Badge(text=badge)] if badge else []
        found.append(Piece(id=name, space=space, label=str(name_of(catalog, name)), kind=kind, icon=icon,
                           colour=colour, shape="token", glyph=glyph, badges=badges, size=0.8))  # fmt: skip

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


def marks(view: View, city: City, catalog: Catalog) -> list[Mark]:
    """Clouds, lit and dark areas, and the spaces with a letter."""
    found = [Mark(space=s, kind="cloud", hint=catalog.format("cloud"), heat=0.8) for s in view.clouds]
    for number, area in enumerate(city.sheet(view.episode).lights, 1):
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
        layout = city.layout(view.episode, view.layout)
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


# Beside the board.


def tracks(view: View, city: City, catalog: Catalog) -> list[Track]:
    goal = city.numbers.vp_to_win
    kills = city.numbers.kills_per_reward
    return [
        Track(label=catalog.format("label-order"), value=view.order, max=goal, icon="police-badge", colour=CYAN,
              marks={str(goal): catalog.format("label-marks-order", {"goal": goal})}),
        Track(label=catalog.format("label-chaos"), value=view.chaos, max=goal, icon="brain", colour=PINK,
              marks={str(goal): catalog.format("label-marks-chaos", {"goal": goal})}),
        Track(label=catalog.format("label-kills"), value=view.kills, max=kills, icon="death-skull", colour=GREEN,
              marks={str(kills): catalog.format("label-marks-kills")}),
    ]  # fmt: skip


def stats(view: View, catalog: Catalog) -> list[Stat]:
    supply = sum(number for kind, number in view.supply.items() if kind != "fubar")
    found = [Stat(label=catalog.format("label-supply"), value=str(supply), icon="shambling-zombie")]
    if view.roll is not None:
        faces = " ".join(catalog.format(f"face-{face}") for face in view.roll.faces)
        found.append(
            Stat(label=catalog.format("label-dice"), value=f"{faces} = {view.roll.damage}", icon="dice-six-faces-five")
        )
    return found


def _row(name: str, cards: Sequence[str], badges: dict[int, list[Badge]] | None = None) -> list[CardRef]:
    return [CardRef(id=f"{name}-{n}", face=card, badges=(badges or {}).get(n, [])) for n, card in enumerate(cards)]


def zones(view: View, city: City, catalog: Catalog) -> list[Zone]:
    clapper = {view.clapper: [Badge(icon="clapperboard", text=catalog.format("label-clapper"))]}
    special = city.special(view.episode, view.mode)
    found = [
        Zone(id="scenes", label=catalog.format("label-scenes"), kind="row", cards=_row("scene", view.scenes, clapper),
             count=len(view.scenes)),
        Zone(id="special", label=catalog.format("label-special"), cards=_row("special", [special.id]), count=1),
        Zone(id="chaos-deck", label=catalog.format("label-chaos-deck"), kind="deck", count=view.deck),
        Zone(id="chaos-discard", label=catalog.format("label-chaos-discard"), kind="discard",
             cards=_row("discard", view.discard[-1:]), count=len(view.discard)),
        Zone(id="police", label=catalog.format("label-police"), kind="deck", count=view.police),
        Zone(id="street", label=catalog.format("label-street"), kind="deck", count=view.street),
    ]  # fmt: skip
    if view.event:
        found.append(Zone(id="event", label=catalog.format("label-event"), cards=_row("event", [view.event]), count=1))
    if view.mode == "co-op":
        held = {
            n: [Badge(text=catalog.format("label-markers", {"count": sum(entry.markers.values())}), icon="donut")]
            for n, entry in enumerate(view.queue)
            if entry.markers
        }
        queue = _row("queue", [entry.card for entry in view.queue], held)
        found.insert(1, Zone(id="queue", label=catalog.format("label-queue"), cards=queue, count=len(queue)))
        letters = _row("letter", view.letters)
        found.insert(2, Zone(id="letters", label=catalog.format("label-letters"), cards=letters, count=len(letters)))
    return found


def panels(view: View, city: City, catalog: Catalog) -> list[Panel]:
    found = []
    if view.mode == "one-vs-all":
        hand = [CardRef(id=f"hand-{n}", face=view.hand[n] if view.hand else "") for n in range(view.hand_size)]
        zone = Zone(
            id="hand", label=catalog.format("label-hand"), kind="hand", seat=DOCTOR, cards=hand, count=len(hand)
        )
        size = Stat(label=catalog.format("label-hand-size"), value=str(view.hand_size), icon="card-pick")
        found.append(Panel(id=DOCTOR, seat=DOCTOR, title=catalog.format(DOCTOR), icon="brain", colour=PINK,
                           active=view.step == "doctor-zero", stats=[size], zones=[zone]))  # fmt: skip
    for officer in view.officers:
        found.append(_panel(view, officer, city, catalog))
    return found


def _panel(view: View, officer: OfficerView, city: City, catalog: Catalog) -> Panel:
    notes = []
    if officer.shield:
        notes.append(catalog.format("label-shield", {"amount": officer.shield}))
    if officer.jammed:
        notes.append(catalog.format("label-jammed"))
    if officer.held:
        notes.append(catalog.format("label-held", {"count": officer.held}))
    if officer.down or officer.done:
        notes.append(catalog.format("label-down" if officer.down else "label-done"))
    drawn = _row(f"drawn-{officer.id}", officer.drawn)
    gear = [*_row(f"gear-{officer.id}", officer.gear), *drawn]
    skills = _row(f"skill-{officer.id}", officer.skills)
    return Panel(
        id=officer.id,
        seat=officer.seat,
        title=catalog.format(officer.id),
        subtitle=catalog.format(officer.seat),
        icon="police-officer-head",
        colour=city.officers[officer.id].colour,
        active=officer.id == view.active and view.step in ("officer-turn", "autodoc"),
        out=officer.down,
        tracks=[
            Track(label=catalog.format("label-hp"), value=officer.hp, max=officer.max_hp, icon="hearts", colour=PINK),
            Track(label=catalog.format("label-ap"), value=officer.ap, max=max(officer.max_ap, officer.ap),
                  icon="donut", colour=DONUT),
        ],
        zones=[
            Zone(id=f"gear-{officer.id}", label=catalog.format("label-gear"), seat=officer.seat, cards=gear,
                 count=len(gear)),
            Zone(id=f"skills-{officer.id}", label=catalog.format("label-skills"), seat=officer.seat, cards=skills,
                 count=len(skills)),
        ],
        notes=notes,
    )  # fmt: skip
