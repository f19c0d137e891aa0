"""The table as one seat sees it, made from its view alone."""

from __future__ import annotations

from typing import Any

from hardboiled.games.hard_city.look.fights import going_on
from hardboiled.games.hard_city.look.panels import panels, refs
from hardboiled.games.hard_city.look.pieces import marks, pieces
from hardboiled.games.hard_city.look.stage import sheet_ids
from hardboiled.games.hard_city.look.theme import CYAN, GREEN, PINK
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.view import View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import Badge, CardRef, Scene, Stat, Track, Zone


def scene(view: View, content: HardCityContent, catalog: Catalog) -> Scene:
    return Scene(
        status=catalog.format("status", {"episode": catalog.format(f"episode-{view.episode}"), "round": view.round}),
        boards=sheet_ids(content.sheet(view.episode)),
        pieces=pieces(view, content, catalog),
        marks=marks(view, content, catalog),
        zones=zones(view, content, catalog),
        tracks=tracks(view, content, catalog),
        stats=stats(view, catalog),
        panels=panels(view, content, catalog),
        fight=going_on(view, content, catalog),
    )


def tracks(view: View, content: HardCityContent, catalog: Catalog) -> list[Track]:
    goal = content.settings.vp_to_win
    kills = content.settings.kills_per_reward
    return [
        Track(
            label=catalog.format("label-order"),
            value=view.order,
            max=goal,
            icon="police-badge",
            colour=CYAN,
            marks={str(goal): catalog.format("label-marks-order", {"goal": goal})},
            hint=catalog.format(f"points-order-{view.episode}"),
        ),
        Track(
            label=catalog.format("label-chaos"),
            value=view.chaos,
            max=goal,
            icon="brain",
            colour=PINK,
            marks={str(goal): catalog.format("label-marks-chaos", {"goal": goal})},
            hint=catalog.format(f"points-chaos-{view.episode}", {"mode": view.mode}),
        ),
        Track(
            label=catalog.format("label-kills"),
            value=view.kills,
            max=kills,
            icon="death-skull",
            colour=GREEN,
            marks={str(kills): catalog.format("label-marks-kills")},
            hint=catalog.format("label-kills", attribute="hint"),
        ),
    ]


def stats(view: View, catalog: Catalog) -> list[Stat]:
    supply = sum(number for kind, number in view.supply.items() if kind != "fubar")
    hint = catalog.format("label-supply", attribute="hint")
    return [Stat(label=catalog.format("label-supply"), value=str(supply), icon="shambling-zombie", hint=hint)]


def zones(view: View, content: HardCityContent, catalog: Catalog) -> list[Zone]:
    clapper = {view.clapper: [Badge(icon="clapperboard", text=catalog.format("label-clapper"))]}

    def zone(name: str, cards: list[CardRef] | None = None, **fields: Any) -> Zone:
        """A place for cards, with its name and hint; so many cards as lie open there unless `count` says."""
        label, cards = f"label-{name}", cards or []
        fields = {"count": len(cards), "cards": cards, **fields}
        return Zone(id=name, label=catalog.format(label), hint=catalog.format(label, attribute="hint"), **fields)

    found = [zone("scenes", refs("scene", view.scenes, clapper), kind="row")]
    if view.mode == "co-op":
        held = {
            n: [Badge(text=catalog.format("label-markers", {"count": sum(entry.markers.values())}), icon="donut")]
            for n, entry in enumerate(view.queue)
            if entry.markers
        }
        found.append(zone("queue", refs("queue", [entry.card for entry in view.queue], held)))
        found.append(zone("letters", refs("letter", view.letters)))
    found += [
        zone("special", refs("special", [content.special(view.episode, view.mode).id])),
        zone("chaos-deck", kind="deck", count=view.deck),
        zone("chaos-discard", refs("discard", view.discard[-1:]), kind="discard", count=len(view.discard)),
        zone("police", kind="deck", count=view.police),
        zone("street", kind="deck", count=view.street),
    ]
    if view.event:
        found.append(zone("event", refs("event", [view.event])))
    return found
