"""The table as one seat sees it, made from its view alone."""

from __future__ import annotations

from hardboiled.games.hard_city.look.fights import going_on
from hardboiled.games.hard_city.look.panels import panels, refs
from hardboiled.games.hard_city.look.pieces import marks, pieces
from hardboiled.games.hard_city.look.stage import sheet_ids
from hardboiled.games.hard_city.look.theme import CYAN, GREEN, PINK
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.view import View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import Badge, Scene, Stat, Track, Zone


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
    special = content.special(view.episode, view.mode)
    found = [
        Zone(
            id="scenes",
            label=catalog.format("label-scenes"),
            hint=catalog.format("label-scenes", attribute="hint"),
            kind="row",
            cards=refs("scene", view.scenes, clapper),
            count=len(view.scenes),
        ),
        Zone(
            id="special",
            label=catalog.format("label-special"),
            hint=catalog.format("label-special", attribute="hint"),
            cards=refs("special", [special.id]),
            count=1,
        ),
        Zone(
            id="chaos-deck",
            label=catalog.format("label-chaos-deck"),
            hint=catalog.format("label-chaos-deck", attribute="hint"),
            kind="deck",
            count=view.deck,
        ),
        Zone(
            id="chaos-discard",
            label=catalog.format("label-chaos-discard"),
            hint=catalog.format("label-chaos-discard", attribute="hint"),
            kind="discard",
            cards=refs("discard", view.discard[-1:]),
            count=len(view.discard),
        ),
        Zone(
            id="police",
            label=catalog.format("label-police"),
            hint=catalog.format("label-police", attribute="hint"),
            kind="deck",
            count=view.police,
        ),
        Zone(
            id="street",
            label=catalog.format("label-street"),
            hint=catalog.format("label-street", attribute="hint"),
            kind="deck",
            count=view.street,
        ),
    ]
    if view.event:
        found.append(
            Zone(
                id="event",
                label=catalog.format("label-event"),
                hint=catalog.format("label-event", attribute="hint"),
                cards=refs("event", [view.event]),
                count=1,
            )
        )
    if view.mode == "co-op":
        held = {
            n: [Badge(text=catalog.format("label-markers", {"count": sum(entry.markers.values())}), icon="donut")]
            for n, entry in enumerate(view.queue)
            if entry.markers
        }
        queue = refs("queue", [entry.card for entry in view.queue], held)
        found.insert(
            1,
            Zone(
                id="queue",
                label=catalog.format("label-queue"),
                hint=catalog.format("label-queue", attribute="hint"),
                cards=queue,
                count=len(queue),
            ),
        )
        letters = refs("letter", view.letters)
        found.insert(
            2,
            Zone(
                id="letters",
                label=catalog.format("label-letters"),
                hint=catalog.format("label-letters", attribute="hint"),
                cards=letters,
                count=len(letters),
            ),
        )
    return found
