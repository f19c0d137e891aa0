"""The table as one seat sees it, made from its view alone."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.content import City
from hardboiled.games.go_ahead_punk.stage import BOARD, COP_COLOURS, STINGER_COLOUR, place_name
from hardboiled.games.go_ahead_punk.view import CopView, StingerView, View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import Badge, CardRef, Mark, Panel, Piece, Scene, Stat, Track, Zone

COP_ICONS = {"katherine": "magnifying-glass", "frank": "police-badge", "eddie": "sawed-off-shotgun"}


def scene(view: View, content: City, catalog: Catalog) -> Scene:
    return Scene(
        status=_status(view, catalog),
        boards=[BOARD],
        pieces=_pieces(view, content, catalog),
        marks=_marks(view, catalog),
        zones=_zones(view, catalog),
        tracks=_tracks(view, content, catalog),
        stats=_stats(view, content, catalog),
        panels=[
            _stinger_panel(view, content, catalog),
            *(_cop_panel(view, cop, content, catalog) for cop in view.cops),
        ],
    )


def _status(view: View, catalog: Catalog) -> str:
    if view.outcome is not None:
        return catalog.format("status-over")
    args = {"phase": catalog.name(view.phase), "round": view.round}
    if view.turn >= 0:
        cop = view.cops[min(view.turn, len(view.cops) - 1)]
        return catalog.format("status-cop", {**args, "cop": catalog.name(cop.id)})
    return catalog.format("status-stinger" if view.round else "status-prepare", args)


# The map.


def _pieces(view: View, content: City, catalog: Catalog) -> list[Piece]:
    pieces = [_cop_piece(cop, catalog) for cop in view.cops if cop.space]
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
                colour=STINGER_COLOUR,
                shape="hex",
                glyph="S",
                faded=not stinger.shown,
                badges=[Badge(text=str(stinger.health), icon="hearts")],
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


def _cop_piece(cop: CopView, catalog: Catalog) -> Piece:
    badges = [Badge(text=str(cop.health), icon="hearts")]
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
        colour=COP_COLOURS.get(cop.id, "#1f6f6b"),
        shape="standee",
        glyph=cop.id[0].upper(),
        badges=badges,
    )


def _marks(view: View, catalog: Catalog) -> list[Mark]:
    """The heat of Stinger's possible places, unless the table has switched it off."""
    if not view.heat or view.mode == "solo" or view.stinger.shown:
        return []
    hint = catalog.format("label-hot")
    heat = max(0.3, min(1.0, 16 / max(1, len(view.possible))))
    marks = [Mark(space=space, kind="possible", heat=heat, hint=hint) for space in view.possible]
    waits = catalog.format("label-maybe-silent")
    return marks + [Mark(space=space, kind="silent", hint=waits) for space in view.maybe_silent]


# Piles, tracks and facts.


def _zones(view: View, catalog: Catalog) -> list[Zone]:
    counts = [
        ("stinger-deck", view.stinger_deck),
        ("key-deck", view.key_deck),
        ("cop-deck", view.cop_deck),
        ("inventory-deck", view.inventory_deck),
    ]
    if view.mode == "solo":
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


def _tracks(view: View, content: City, catalog: Catalog) -> list[Track]:
    last = content.settings.hunch_steps
    hunch = Track(
        label=catalog.format("label-hunch"),
        value=view.hunch,
        max=last,
        min=1,
        icon="eye-target",
        marks={str(last): catalog.format("label-reveal")},
    )
    hits = Track(label=catalog.format("label-hits"), value=len(view.hits), max=content.settings.hits, icon="bullseye")
    return [hits, hunch]


def _stats(view: View, content: City, catalog: Catalog) -> list[Stat]:
    nobody = catalog.format("label-nobody")

    def named(districts: tuple[str, ...]) -> str:
        return catalog.join(districts) if districts else nobody

    stats = [
        Stat(label=catalog.format("label-phase"), value=str(catalog.name(view.phase))),
        Stat(label=catalog.format("label-jam"), value=named((view.jam,) if view.jam else ()), icon="traffic-cone"),
        Stat(
            label=catalog.format("label-chopper"),
            value=named((view.chopper,) if view.chopper else ()),
            icon="helicopter",
        ),
    ]
    if view.mode == "solo":
        if view.spotted:
            stats.append(Stat(label=catalog.format("label-spotted"), value="!", icon="binoculars"))
        return stats
    stats.append(Stat(label=catalog.format("label-named"), value=named(view.named)))
    if view.heat:
        count = Stat(label=catalog.format("label-possible"), value=str(len(view.possible)), icon="eye-target")
        stats.append(count)
    return stats


# Panels.


def card_ref(owner: str, card: str, cards: tuple[str, ...], number: int) -> str:
    """The id of one card before a figure: equal cards are told apart by their number."""
    return f"{owner}-{card}-{cards[:number].count(card)}"


def _row(owner: str, kind: str, label: str, cards: tuple[str, ...], prefix: str = "") -> Zone:
    refs = [CardRef(id=card_ref(owner, card, cards, n), face=f"{prefix}{card}") for n, card in enumerate(cards)]
    return Zone(id=f"{owner}-{kind}", label=label, kind="row", cards=refs, count=len(cards))


def _hand(owner: str, kind: str, label: str, cards: tuple[str, ...], count: int, seat: str, prefix: str = "") -> Zone:
    """A hand: faces for those who may see them, backs for the others."""
    if cards:
        refs = [CardRef(id=card_ref(owner, card, cards, n), face=f"{prefix}{card}") for n, card in enumerate(cards)]
    else:
        refs = [CardRef(id=f"{owner}-{kind}-back-{n}") for n in range(count)]
    return Zone(id=f"{owner}-{kind}", label=label, kind="hand", seat=seat, cards=refs, count=count)


def _stinger_panel(view: View, content: City, catalog: Catalog) -> Panel:
    stinger: StingerView = view.stinger
    notes = [catalog.format("label-uniform")] if stinger.uniform else []
    if stinger.silent:
        notes.append(catalog.format("label-silent"))
    hand = _hand("stinger", "hand", catalog.format("label-hand"), stinger.hand, stinger.cards, "stinger")
    keys = _hand("stinger", "keys", catalog.format("label-keys"), stinger.keys, stinger.key_cards, "stinger", "key-")
    return Panel(
        id="stinger",
        seat="stinger",
        title=str(catalog.name("stinger")),
        subtitle=place_name(stinger.space, content, catalog) if stinger.space else "",
        icon="crosshair",
        colour=STINGER_COLOUR,
        active=view.turn < 0 and view.outcome is None,
        tracks=[
            Track(
                label=catalog.format("label-health"),
                value=stinger.health,
                max=content.settings.stinger_health,
                icon="hearts",
                colour=STINGER_COLOUR,
            )
        ],
        zones=[_row("stinger", "items", catalog.format("label-items"), stinger.items), hand, keys],
        notes=notes,
    )


def _cop_panel(view: View, cop: CopView, content: City, catalog: Catalog) -> Panel:
    colour = COP_COLOURS.get(cop.id, "#1f6f6b")
    notes = [catalog.format(cop.id, attribute="text"), catalog.format("label-car" if cop.car else "label-no-car")]
    if cop.fighting:
        notes.append(catalog.format("label-fighting"))
    if cop.barred:
        notes.append(catalog.format("label-barred", {"space": place_name(cop.barred, content, catalog)}))
    seats = catalog.join(cop.seats)
    notes.append(catalog.format("label-controls", {"seats": seats}) if seats else catalog.format("label-solo-cop"))
    return Panel(
        id=cop.id,
        seat=cop.seats[0] if cop.seats else "",
        title=str(catalog.name(cop.id)),
        subtitle=place_name(cop.space, content, catalog) if cop.space else "",
        icon=COP_ICONS.get(cop.id, "police-badge"),
        colour=colour,
        active=0 <= view.turn < len(view.cops) and view.cops[view.turn].id == cop.id,
        tracks=[
            Track(
                label=catalog.format("label-health"),
                value=cop.health,
                max=content.cops[cop.id].health,
                icon="hearts",
                colour=colour,
            )
        ],
        zones=[
            _row(cop.id, "items", catalog.format("label-items"), cop.items),
            _hand(cop.id, "hand", catalog.format("label-hand"), cop.hand, cop.cards, cop.seats[0] if cop.seats else ""),
        ],
        notes=notes,
    )
