"""The table as one seat sees it, made from its view alone."""

from __future__ import annotations

from collections.abc import Iterable

from hardboiled.games.police_precinct.look.fights import going_on
from hardboiled.games.police_precinct.look.panels import panels
from hardboiled.games.police_precinct.look.pieces import marks, pieces
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.view import View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import CardRef, Scene, Stat, Track, Zone


def scene(view: View, content: PrecinctContent, catalog: Catalog) -> Scene:
    return Scene(
        status=status(view, catalog),
        boards=["city", "case-file"],
        pieces=pieces(view, content, catalog),
        marks=marks(view, content, catalog),
        zones=zones(view, catalog),
        tracks=tracks(view, content, catalog),
        stats=stats(view, content, catalog),
        panels=panels(view, content, catalog),
        fight=going_on(view, content, catalog),
    )


def status(view: View, catalog: Catalog) -> str:
    if view.step == "set-up":
        return catalog.format("status-set-up")
    who = catalog.name(view.officers[view.active].character)
    if view.attempt is not None:
        target = catalog.name(view.attempt.target)
        return catalog.format(f"status-attempt-{view.attempt.kind}", {"who": who, "target": target})
    return catalog.format("status-turn", {"day": view.day, "who": who})


def zones(view: View, catalog: Catalog) -> list[Zone]:
    found = [
        row("on-board", catalog, [*(e.card for e in view.emergencies), *(event.card for event in view.ongoing)]),
        row("turned", catalog, view.turned_up),
        row("drawn", catalog, view.drawn),
        Zone(id="police", label=catalog.format("zone-police"), kind="deck", count=view.police_left),
        pile("police-discard", catalog, view.police_discard),
        Zone(id="events", label=catalog.format("zone-events"), kind="deck", count=view.events_left),
        row("known", catalog, [card for _, card in view.events.known]),
        pile("event-discard", catalog, view.event_discard),
        pile("removed", catalog, view.removed),
    ]
    for stack in view.stacks:
        if stack.site:
            label = catalog.format(
                "zone-stack", {"stack": catalog.name(stack.id), "site": catalog.format(f"at-{stack.site}")}
            )
            cards = [CardRef(id=f"{stack.id}-{at}", face=card) for at, card in stack.known]
            found.append(Zone(id=f"stack-{stack.id}", label=label, kind="deck", count=stack.count, cards=cards))
    return [zone for zone in found if zone.cards or zone.count]


def row(name: str, catalog: Catalog, cards: Iterable[str]) -> Zone:
    refs = [CardRef(id=f"{name}-{card}-{at}", face=card) for at, card in enumerate(cards)]
    return Zone(id=name, label=catalog.format(f"zone-{name}"), kind="row", cards=refs)


def pile(name: str, catalog: Catalog, cards: Iterable[str]) -> Zone:
    refs = [CardRef(id=f"{name}-{card}-{at}", face=card) for at, card in enumerate(cards)]
    return Zone(id=name, label=catalog.format(f"zone-{name}"), kind="discard", cards=refs, count=len(refs))


def tracks(view: View, content: PrecinctContent, catalog: Catalog) -> list[Track]:
    settings = content.settings
    days = {
        str(settings.murderer_day): catalog.format("track-murderer"),
        str(settings.last_day): catalog.format("track-lost"),
    }
    fail = {str(settings.crime_track): catalog.format("track-fail")}
    return [
        Track(
            label=catalog.format("track-crime"),
            value=view.crime,
            max=settings.crime_track,
            icon="siren",
            colour="#ef4444",
            marks=fail,
            hint=catalog.format("track-crime", {"n": settings.crime_track}, "hint"),
        ),
        Track(
            label=catalog.format("track-day"),
            value=view.day,
            min=1,
            max=settings.last_day,
            icon="sunset",
            colour="#f6b26b",
            marks=days,
            hint=catalog.format("track-day", {"day": settings.murderer_day, "last": settings.last_day}, "hint"),
        ),
    ]


def stats(view: View, content: PrecinctContent, catalog: Catalog) -> list[Stat]:
    def stat(name: str, value: str, icon: str) -> Stat:
        hint = catalog.format(f"stat-{name}", attribute="hint")
        return Stat(label=catalog.format(f"stat-{name}"), value=value, icon=icon, hint=hint)

    return [
        stat("evidence", f"{len(view.case_file)} / {len(content.all_evidence)}", "files"),
        stat("punks", str(view.stockpile), "hoodie"),
        stat("patrols", str(view.patrols), "police-officer-head"),
        stat("swat", str(view.swat), "riot-shield"),
        stat("agents", str(view.agents), "id-card"),
        stat("donuts-left", str(view.donuts), "donut"),
        stat("events", str(view.events_left), "stack"),
    ]
