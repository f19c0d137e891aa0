"""The table as one seat sees it, made from its view alone."""

from __future__ import annotations

from hardboiled.games.hard_city.look.panels import panels, refs
from hardboiled.games.hard_city.look.pieces import marks, pieces
from hardboiled.games.hard_city.look.theme import CYAN, GREEN, PINK
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.view import View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import Badge, Scene, Stat, Track, Zone


def scene(view: View, content: HardCityContent, catalog: Catalog) -> Scene:
    regions = dict.fromkeys(placing.region for placing in content.sheet(view.episode).boards)
    return Scene(
        status=catalog.format("status", {"episode": catalog.format(f"episode-{view.episode}"), "round": view.round}),
        boards=list(regions),
        pieces=pieces(view, content, catalog),
        marks=marks(view, content, catalog),
        zones=zones(view, content, catalog),
        tracks=tracks(view, content, catalog),
        stats=stats(view, catalog),
        panels=panels(view, content, catalog),
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
        ),
        Track(
            label=catalog.format("label-chaos"),
            value=view.chaos,
            max=goal,
            icon="brain",
            colour=PINK,
            marks={str(goal): catalog.format("label-marks-chaos", {"goal": goal})},
        ),
        Track(
            label=catalog.format("label-kills"),
            value=view.kills,
            max=kills,
            icon="death-skull",
            colour=GREEN,
            marks={str(kills): catalog.format("label-marks-kills")},
        ),
    ]


def stats(view: View, catalog: Catalog) -> list[Stat]:
    supply = sum(number for kind, number in view.supply.items() if kind != "fubar")
    found = [Stat(label=catalog.format("label-supply"), value=str(supply), icon="shambling-zombie")]
    if view.roll is not None:
        faces = " ".join(catalog.format(f"face-{face}") for face in view.roll.faces)
        found.append(
            Stat(label=catalog.format("label-dice"), value=f"{faces} = {view.roll.damage}", icon="dice-six-faces-five")
        )
    return found


def zones(view: View, content: HardCityContent, catalog: Catalog) -> list[Zone]:
    clapper = {view.clapper: [Badge(icon="clapperboard", text=catalog.format("label-clapper"))]}
    special = content.special(view.episode, view.mode)
    found = [
        Zone(
            id="scenes",
            label=catalog.format("label-scenes"),
            kind="row",
            cards=refs("scene", view.scenes, clapper),
            count=len(view.scenes),
        ),
        Zone(id="special", label=catalog.format("label-special"), cards=refs("special", [special.id]), count=1),
        Zone(id="chaos-deck", label=catalog.format("label-chaos-deck"), kind="deck", count=view.deck),
        Zone(
            id="chaos-discard",
            label=catalog.format("label-chaos-discard"),
            kind="discard",
            cards=refs("discard", view.discard[-1:]),
            count=len(view.discard),
        ),
        Zone(id="police", label=catalog.format("label-police"), kind="deck", count=view.police),
        Zone(id="street", label=catalog.format("label-street"), kind="deck", count=view.street),
    ]
    if view.event:
        found.append(Zone(id="event", label=catalog.format("label-event"), cards=refs("event", [view.event]), count=1))
    if view.mode == "co-op":
        held = {
            n: [Badge(text=catalog.format("label-markers", {"count": sum(entry.markers.values())}), icon="donut")]
            for n, entry in enumerate(view.queue)
            if entry.markers
        }
        queue = refs("queue", [entry.card for entry in view.queue], held)
        found.insert(1, Zone(id="queue", label=catalog.format("label-queue"), cards=queue, count=len(queue)))
        letters = refs("letter", view.letters)
        found.insert(2, Zone(id="letters", label=catalog.format("label-letters"), cards=letters, count=len(letters)))
    return found
