"""Cars, hoods, Emergencies, stacks and evidence as pieces on the boards."""

from __future__ import annotations

from collections.abc import Iterable

from hardboiled.games.police_precinct.look.card_faces import rewards_text
from hardboiled.games.police_precinct.look.stage import slot_names
from hardboiled.games.police_precinct.look.theme import OFFICER_COLOURS, PORTRAITS, STACK_ICONS
from hardboiled.games.police_precinct.rules.city import car_of
from hardboiled.games.police_precinct.rules.content import EmergencyCard, PrecinctContent
from hardboiled.games.police_precinct.rules.hoods import place_name, population
from hardboiled.games.police_precinct.rules.ids import HOODS
from hardboiled.games.police_precinct.rules.ongoing import station_closed
from hardboiled.games.police_precinct.view import EmergencyView, View
from hardboiled.kernel import CardId, Catalog
from hardboiled.kernel.scene import Badge, Mark, Piece


def pieces(view: View, content: PrecinctContent, catalog: Catalog) -> list[Piece]:
    return [
        *cars(view, catalog),
        *hood_pieces(view, content, catalog),
        *event_pieces(view, content, catalog),
        *stack_pieces(view, catalog),
        *evidence_pieces(view, content, catalog),
    ]


def cars(view: View, catalog: Catalog) -> Iterable[Piece]:
    for number, officer in enumerate(view.officers):
        if officer.space is not None:
            side = catalog.format("marked" if officer.marked else "unmarked")
            yield Piece(
                id=car_of(officer),
                space=officer.space,
                label=str(catalog.name(officer.character or officer.id)),
                kind="car",
                side="police",
                icon="police-car" if officer.marked else "city-car",
                portrait=PORTRAITS.format(officer.character) if officer.character else "",
                colour=OFFICER_COLOURS[number],
                shape="disc" if officer.marked else "hex",
                glyph=str(number + 1),
                badges=[Badge(text="★", hint=catalog.format("note-start"))] if number == view.first else [],
                hint=side,
            )
    others = (
        ("support", "support-vehicle", view.support, "siren", "#93c5fd", "S"),
        ("van", "van", view.van, "truck", "#4ade80", "V"),
        ("stolen-car", "stolen-car", view.stolen, "car-key", "#ef4444", "X"),
    )
    for name, label, space, icon, colour, glyph in others:
        if space is not None:
            yield Piece(
                id=name,
                space=space,
                label=catalog.format(label),
                kind="vehicle",
                icon=icon,
                colour=colour,
                shape="square",
                glyph=glyph,
            )


def hood_pieces(view: View, content: PrecinctContent, catalog: Catalog) -> Iterable[Piece]:
    for number in HOODS:
        hood, space = view.hoods[number - 1], place_name(number)
        if hood.punks:
            yield punks(view, content, catalog, number)
        if hood.gang is not None:
            yield gang(content, catalog, hood.gang, number)
        if hood.patrols:
            yield patrols(catalog, space, hood.patrols)
        if hood.swat:
            yield swat(catalog, number)
        if view.murderer == number:
            yield murderer(catalog, space)
    if view.patrols:
        yield patrols(catalog, "police-station", view.patrols)


def punks(view: View, content: PrecinctContent, catalog: Catalog, number: int) -> Piece:
    count = view.hoods[number - 1].punks
    return Piece(
        id=f"punks-{number}",
        space=place_name(number),
        label=catalog.format("punks", {"n": count}),
        kind="punks",
        side="crime",
        icon="hoodie",
        portrait=PORTRAITS.format("punks"),
        colour="#f87171",
        shape="token",
        glyph=str(count),
        badges=[Badge(text=str(count), colour="#b91c1c")],
        hint=f"{catalog.format('badge-population')}: {population(view, content, number)}",
    )


def gang(content: PrecinctContent, catalog: Catalog, card: CardId, number: int) -> Piece:
    return Piece(
        id=f"gang-{number}",
        space=place_name(number),
        label=str(catalog.name(card)),
        kind="gang",
        side="crime",
        icon=content.gangs[card].icon,
        portrait=PORTRAITS.format(card),
        colour="#b91c1c",
        shape="square",
        glyph="G",
        hint=catalog.format(card, attribute="text"),
    )


def swat(catalog: Catalog, number: int) -> Piece:
    return Piece(
        id=f"swat-{number}",
        space=place_name(number),
        label=catalog.format("badge-swat"),
        kind="swat",
        side="police",
        icon="riot-shield",
        portrait=PORTRAITS.format("swat"),
        colour="#1d4ed8",
        shape="hex",
        glyph="W",
    )


def murderer(catalog: Catalog, space: str) -> Piece:
    return Piece(
        id="murderer",
        space=space,
        label=catalog.format("murderer"),
        kind="murderer",
        side="crime",
        icon="cloak-dagger",
        portrait=PORTRAITS.format("murderer"),
        colour="#111827",
        shape="standee",
        glyph="!",
        size=1.2,
    )


def patrols(catalog: Catalog, space: str, count: int) -> Piece:
    return Piece(
        id=f"patrols-{space}",
        space=space,
        label=catalog.format("badge-patrols"),
        kind="patrol",
        side="police",
        icon="police-officer-head",
        portrait=PORTRAITS.format("patrol"),
        colour="#2563eb",
        shape="token",
        glyph="o",
        badges=[Badge(text=str(count))],
    )


def event_pieces(view: View, content: PrecinctContent, catalog: Catalog) -> Iterable[Piece]:
    for emergency in view.emergencies:
        entry = content.emergencies[emergency.card]
        yield Piece(
            id=emergency.card,
            space=emergency.place,
            label=str(catalog.name(emergency.card)),
            kind="emergency",
            side="crime",
            icon=entry.icon,
            colour=entry.colour,
            shape="square",
            glyph="E" if emergency.card != view.urgent else "U",
            size=1.15 if emergency.card == view.urgent else 1,
            badges=emergency_badges(view, emergency, content, catalog),
            hint=emergency_hint(entry, catalog),
        )
    for event in view.ongoing:
        if content.ongoing_events[event.card].piece is None:
            yield Piece(
                id=event.card,
                space=event.place,
                label=str(catalog.name(event.card)),
                kind="ongoing",
                side="crime",
                icon=content.specials[event.card].icon,
                colour="special",
                shape="hex",
                glyph="!",
                badges=[Badge(text=str(event.ticks), hint=catalog.format("badge-ticks"))] if event.ticks else [],
                hint=catalog.format(event.card, attribute="text"),
            )


def emergency_hint(entry: EmergencyCard, catalog: Catalog) -> str:
    """Its colour in words, and what it takes and gives."""
    words = {"colour": catalog.format(entry.colour), "difficulty": entry.difficulty}
    return f"{catalog.format('hint-emergency', words)} {rewards_text(catalog, entry.reward)}"


def emergency_badges(view: View, emergency: EmergencyView, content: PrecinctContent, catalog: Catalog) -> list[Badge]:
    difficulty = content.emergencies[emergency.card].difficulty
    badges = [Badge(text=str(difficulty), hint=catalog.format("badge-difficulty"))]
    if emergency.hidden:
        badges.append(Badge(text="?", colour="marker", hint=catalog.format("badge-marker")))
    elif emergency.marker is not None:
        icon = content.circumstances[emergency.marker].icon
        badges.append(Badge(icon=icon, colour="marker", hint=catalog.format(emergency.marker, attribute="text")))
    if emergency.card == view.urgent:
        badges.append(Badge(icon="siren", colour="#ef4444", hint=catalog.format("badge-urgent")))
    return badges


def stack_pieces(view: View, catalog: Catalog) -> Iterable[Piece]:
    for stack in view.stacks:
        if stack.site:
            badges = [Badge(text=str(stack.count), hint=catalog.format("badge-stack"))]
            if stack.agent:
                badges.append(Badge(icon="id-card", hint=str(catalog.name("federal-agent"))))
            blocked = any(emergency.place == stack.site for emergency in view.emergencies)
            yield Piece(
                id=f"stack-{stack.id}",
                space=stack.site,
                label=str(catalog.name(stack.id)),
                kind="stack",
                icon=STACK_ICONS[stack.id],
                colour="evidence",
                shape="square",
                glyph="?",
                faded=blocked,
                badges=badges,
            )


def evidence_pieces(view: View, content: PrecinctContent, catalog: Catalog) -> Iterable[Piece]:
    slots = slot_names(content)
    for card in view.case_file:
        yield Piece(
            id=f"evidence-{card}",
            space=slots[card],
            label=str(catalog.name(card)),
            kind="evidence",
            icon=content.findings[card].icon,
            colour="evidence",
            shape="square",
            glyph="■",
            size=1.3,
            hint=catalog.format(card, attribute="text"),
        )


def marks(view: View, content: PrecinctContent, catalog: Catalog) -> list[Mark]:
    found = [
        Mark(space=e.place, kind="blocked", label=str(catalog.name(e.card)))
        for e in view.emergencies
        if e.place in content.intersections
    ]
    if station_closed(view, content):
        found.append(Mark(space="police-station", kind="blocked", label=catalog.format("note-detainees")))
    return found
