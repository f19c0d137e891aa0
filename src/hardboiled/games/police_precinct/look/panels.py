"""One panel an officer: skills, hand, Donuts, upgrades, standing."""

from __future__ import annotations

from hardboiled.games.police_precinct.look.theme import OFFICER_COLOURS, PORTRAITS
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.view import OfficerView, View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import CardRef, Panel, Stat, Zone


def hand_refs(officer: OfficerView) -> list[tuple[str, str]]:
    """The cards of a hand an own seat sees: an id for each copy, and its face."""
    return [(f"{officer.id}-hand-{at}", card) for at, card in enumerate([*officer.hand, *officer.fresh])]


def panels(view: View, content: PrecinctContent, catalog: Catalog) -> list[Panel]:
    return [panel(view, number, content, catalog) for number in range(len(view.officers))]


def panel(view: View, number: int, content: PrecinctContent, catalog: Catalog) -> Panel:
    officer = view.officers[number]
    if not officer.character:
        return Panel(id=officer.id, seat=officer.seat, title=str(catalog.name(officer.id)))
    person = content.characters[officer.character]
    return Panel(
        id=officer.id,
        seat=officer.seat,
        title=str(catalog.name(officer.character)),
        subtitle=" · ".join(str(catalog.name(power)) for power in person.powers),
        icon=person.icon,
        portrait=PORTRAITS.format(officer.character),
        colour=OFFICER_COLOURS[number],
        active=number == view.active and view.step != "set-up",
        out=officer.standing != "force",
        stats=stats(view, officer, content, catalog),
        zones=zones(view, officer, catalog),
        notes=notes(view, officer, number, catalog),
    )


def stats(view: View, officer: OfficerView, content: PrecinctContent, catalog: Catalog) -> list[Stat]:
    person = content.characters[officer.character]
    skills = (
        ("investigation", person.investigation, "magnifying-glass"),
        ("emergency", person.emergency, "siren"),
        ("arrest", person.arrest, "handcuffs"),
    )

    def stat(name: str, value: str, icon: str) -> Stat:
        hint = catalog.format(f"stat-{name}", attribute="hint")
        return Stat(label=catalog.format(f"stat-{name}"), value=value, icon=icon, hint=hint)

    found = [
        stat(f"skill-{name}", f"{value}+1" if name in officer.upgrades else str(value), icon)
        for name, value, icon in skills
    ]
    found.append(stat("donuts", str(officer.donuts), "donut"))
    found.append(stat("hand", str(officer.held), "card-pick"))
    side = "marked" if officer.marked else "unmarked"
    found.append(stat("marked", catalog.format(side), "police-car" if officer.marked else "city-car"))
    if view.traitors and officer.loyalty:
        icon = "police-badge" if officer.loyalty == "good" else "cloak-dagger"
        found.append(stat("loyalty", str(catalog.name(officer.loyalty)), icon))
    return found


def zones(view: View, officer: OfficerView, catalog: Catalog) -> list[Zone]:
    refs = [CardRef(id=name, face=card) for name, card in hand_refs(officer)]
    hand = Zone(
        id=f"{officer.id}-hand",
        label=catalog.format("zone-hand"),
        kind="hand",
        seat=officer.seat,
        cards=refs,
        count=officer.held,
    )
    faces = [officer.character]
    if view.traitors and officer.loyalty:
        faces.append(f"loyalty-{officer.loyalty}")
    about = Zone(
        id=f"{officer.id}-about",
        label=catalog.format("zone-officer"),
        kind="row",
        seat=officer.seat,
        cards=[CardRef(id=f"{officer.id}-{face}", face=face) for face in faces],
    )
    return [hand, about]


def notes(view: View, officer: OfficerView, number: int, catalog: Catalog) -> list[str]:
    found = [str(catalog.name(kind)) for kind in officer.upgrades]
    if number == view.first:
        found.append(catalog.format("note-start"))
    if officer.standing != "force":
        found.append(catalog.format(f"note-{officer.standing}"))
    if officer.leaned_on:
        found.append(catalog.format("note-leaned-on"))
    if officer.exposed and not officer.shown:
        found.append(catalog.format("note-proven"))
    if officer.fresh:
        found.append(catalog.format("note-fresh", {"n": len(officer.fresh)}))
    return found
