"""The table as one seat sees it, made from its view alone."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.look.fights import going_on
from hardboiled.games.go_ahead_punk.look.panels import panels
from hardboiled.games.go_ahead_punk.look.pieces import marks, pieces
from hardboiled.games.go_ahead_punk.look.stage import BOARD
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.view import View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import CardRef, Scene, Stat, Track, Zone


def scene(view: View, content: PunkContent, catalog: Catalog) -> Scene:
    return Scene(
        status=_status(view, catalog),
        boards=[BOARD],
        pieces=pieces(view, content, catalog),
        marks=marks(view, content, catalog),
        zones=_zones(view, catalog),
        tracks=_tracks(view, content, catalog),
        stats=_stats(view, content, catalog),
        panels=panels(view, content, catalog),
        fight=going_on(view, content, catalog),
    )


def _status(view: View, catalog: Catalog) -> str:
    if view.outcome is not None:
        return catalog.format("status-over")
    if view.preparing:
        return catalog.format(f"status-{view.preparing}")
    args = {"phase": catalog.name(view.phase), "round": view.round}
    if view.turn >= 0:
        cop = view.cops[min(view.turn, len(view.cops) - 1)]
        return catalog.format(
            "status-cop" if view.round else "status-first-move", {**args, "cop": catalog.name(cop.id)}
        )
    return catalog.format("status-stinger" if view.round else "status-prepare", args)


def _zones(view: View, catalog: Catalog) -> list[Zone]:
    counts = [
        ("stinger-deck", view.stinger_deck),
        ("key-deck", view.key_deck),
        ("cop-deck", view.cop_deck),
        ("inventory-deck", view.inventory_deck),
    ]
    if not mode_of(view).hidden:
        counts.append(("ai-deck", view.ai_deck))
    zones = [Zone(id=name, label=catalog.format(f"label-{name}"), kind="deck", count=count) for name, count in counts]
    open_piles = [
        ("stinger-discard", view.stinger_discard, ""),
        ("key-discard", view.key_discard, "key-"),
        ("cop-discard", view.cop_discard, ""),
        ("inventory-discard", view.inventory_discard, ""),
    ]
    for name, cards, prefix in open_piles:
        refs = [CardRef(id=f"{name}-{n}", face=f"{prefix}{card}") for n, card in enumerate(cards)]
        zones.append(Zone(id=name, label=catalog.format(f"label-{name}"), kind="discard", cards=refs, count=len(cards)))
    if view.shown_burned:
        refs = [
            CardRef(id=f"burned-{n}", face=card if card.islower() else f"key-{card}")
            for n, card in enumerate(view.shown_burned)
        ]
        label = catalog.format("label-shown-burned")
        zones.append(Zone(id="shown-burned", label=label, kind="discard", cards=refs, count=len(refs)))
    burned = view.stinger_burned + view.cop_burned
    if burned:
        zones.append(Zone(id="burned", label=catalog.format("label-burned"), kind="discard", count=burned))
    if view.ai_card:
        card = CardRef(id=f"ai-{view.ai_card}", face=view.ai_card)
        zones.append(Zone(id="ai-card", label=catalog.format("label-ai-card"), kind="row", cards=[card], count=1))
    return zones


def _tracks(view: View, content: PunkContent, catalog: Catalog) -> list[Track]:
    last = content.settings.hunch_steps
    hunch = Track(
        label=catalog.format("label-hunch"),
        value=view.hunch,
        max=last,
        min=1,
        icon="eye-target",
        marks={str(last): catalog.format("label-reveal")},
        hint=catalog.format("hint-hunch"),
    )
    hits = Track(
        label=catalog.format("label-hits"),
        value=len(view.hits),
        max=content.settings.hits,
        icon="bullseye",
        hint=catalog.format("hint-hits"),
    )
    return [hits, hunch]


def _stats(view: View, content: PunkContent, catalog: Catalog) -> list[Stat]:
    nobody = catalog.format("label-nobody")

    def named(districts: tuple[str, ...]) -> str:
        return catalog.join(districts) if districts else nobody

    def stat(name: str, value: str, icon: str) -> Stat:
        return Stat(label=catalog.format(f"label-{name}"), value=value, icon=icon, hint=catalog.format(f"hint-{name}"))

    stats = [
        stat("jam", named((view.jam,) if view.jam else ()), "traffic-cone"),
        stat("chopper", named((view.chopper,) if view.chopper else ()), "helicopter"),
    ]
    if mode_of(view).hidden:
        stats.append(stat("named", named(view.named), "rotary-phone"))
        if view.heat:
            stats.append(stat("possible", str(len(view.possible)), "eye-target"))
        return stats
    if view.spotted:
        how_long = "spotted-fight" if any(cop.fighting for cop in view.cops) else "spotted-round"
        stats.append(stat("spotted", catalog.format(how_long), "binoculars"))
    if view.round <= view.lock:
        stats.append(stat("lock", catalog.format("value-lock", {"round": view.lock}), "anchor"))
    return stats
