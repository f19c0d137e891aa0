"""Figures, tokens and marks on the map."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.look.theme import COP_COLOURS, COP_ICONS, PORTRAITS, STINGER_COLOUR
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.view import CopView, View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import Badge, Mark, Piece


def pieces(view: View, content: PunkContent, catalog: Catalog) -> list[Piece]:
    pieces = [_cop(cop, catalog) for cop in view.cops if cop.space]
    stinger = view.stinger
    if stinger.space:
        pieces.append(
            Piece(
                id="stinger",
                space=stinger.space,
                label=str(catalog.name("stinger")),
                kind="stinger",
                side="stinger",
                icon="crosshair",
                portrait=PORTRAITS.format("stinger"),
                colour=STINGER_COLOUR,
                shape="hex",
                glyph="S",
                faded=not stinger.shown,
                badges=[_health(stinger.health, catalog)],
            )
        )
    for number, space in enumerate(view.hits, 1):
        label = catalog.format("label-hit-marker", {"number": number})
        pieces.append(
            Piece(id=f"hit-{number}", space=space, label=label, kind="hit", icon="bullseye", shape="token", glyph="X")
        )
    for token, district, icon in (("jam", view.jam, "traffic-cone"), ("chopper", view.chopper, "helicopter")):
        if district:
            label = catalog.format(f"label-{token}")
            pieces.append(
                Piece(
                    id=token, space=f"d-{district}", label=label, kind=token, icon=icon, shape="token", glyph=token[0]
                )
            )
    if view.lkl:
        label = catalog.format("label-lkl")
        pieces.append(
            Piece(id="lkl", space=view.lkl, label=label, kind="lkl", icon="footprint", shape="token", glyph="?")
        )
    return pieces


def _cop(cop: CopView, catalog: Catalog) -> Piece:
    badges = [_health(cop.health, catalog)]
    if cop.car:
        badges.append(Badge(icon="city-car", hint=catalog.format("label-car")))
    if cop.fighting:
        badges.append(Badge(icon="crossed-pistols", hint=catalog.format("label-fighting")))
    return Piece(
        id=cop.id,
        space=cop.space,
        label=str(catalog.name(cop.id)),
        kind="cop",
        side="cop",
        icon=COP_ICONS.get(cop.id, "police-badge"),
        portrait=PORTRAITS.format(cop.id),
        colour=COP_COLOURS.get(cop.id, "#1f6f6b"),
        shape="standee",
        glyph=cop.id[0].upper(),
        badges=badges,
    )


def _health(points: int, catalog: Catalog) -> Badge:
    return Badge(text=str(points), icon="hearts", hint=catalog.format("label-health"))


def marks(view: View, content: PunkContent, catalog: Catalog) -> list[Mark]:
    """The heat of Stinger's possible places, unless the table has switched it off."""
    if not view.heat or not mode_of(view).hidden or view.stinger.shown:
        return []
    hint = catalog.format("label-hot")
    heat = max(0.3, min(1.0, 16 / max(1, len(view.possible))))
    marks = [Mark(space=space, kind="possible", heat=heat, hint=hint) for space in view.possible]
    waits = catalog.format("label-maybe-silent")
    return marks + [Mark(space=space, kind="silent", hint=waits) for space in view.maybe_silent]
