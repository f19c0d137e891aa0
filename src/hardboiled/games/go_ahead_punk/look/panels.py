"""One panel for Stinger and one a Cop."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.look.theme import COP_COLOURS, COP_ICONS, PORTRAITS, STINGER_COLOUR
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.kinds import address
from hardboiled.games.go_ahead_punk.view import CopView, StingerView, View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import CardRef, Panel, Track, Zone


def panels(view: View, content: PunkContent, catalog: Catalog) -> list[Panel]:
    return [_stinger(view, content, catalog), *(_cop(view, cop, content, catalog) for cop in view.cops)]


def stinger_acts(view: View) -> bool:
    return view.turn < 0 and view.preparing not in ("choose-cops", "place-cops")


def cop_acts(view: View, cop: CopView) -> bool:
    """In the preparation: every Cop who is still to be chosen, or placed."""
    if view.preparing == "choose-cops":
        return len(cop.seats) > 1
    if view.preparing == "place-cops":
        return not cop.space
    return 0 <= view.turn < len(view.cops) and view.cops[view.turn].id == cop.id


def _stinger(view: View, content: PunkContent, catalog: Catalog) -> Panel:
    stinger: StingerView = view.stinger
    notes = [catalog.format("label-uniform")] if stinger.uniform else []
    if stinger.silent or stinger.due:
        notes.append(catalog.format("label-silent"))
    hand = _hand("stinger", "hand", catalog.format("label-hand"), stinger.hand, stinger.cards, "stinger")
    keys = _hand("stinger", "keys", catalog.format("label-keys"), stinger.keys, stinger.key_cards, "stinger", "key-")
    return Panel(
        id="stinger",
        seat="stinger",
        title=str(catalog.name("stinger")),
        subtitle=address(catalog, stinger.space) if stinger.space else "",
        icon="crosshair",
        portrait=PORTRAITS.format("stinger"),
        colour=STINGER_COLOUR,
        active=view.outcome is None and stinger_acts(view),
        tracks=[
            Track(
                label=catalog.format("label-health"),
                value=stinger.health,
                max=content.settings.stinger_health,
                icon="hearts",
                colour=STINGER_COLOUR,
                hint=catalog.format("hint-stinger-health"),
            )
        ],
        zones=[_row("stinger", "items", catalog.format("label-items"), stinger.items), hand, keys],
        notes=notes,
    )


def _cop(view: View, cop: CopView, content: PunkContent, catalog: Catalog) -> Panel:
    colour = COP_COLOURS.get(cop.id, "#1f6f6b")
    notes = [catalog.format(cop.id, attribute="text"), catalog.format("label-car" if cop.car else "label-no-car")]
    if cop.fighting:
        notes.append(catalog.format("label-fighting"))
    if cop.barred:
        notes.append(catalog.format("label-barred", {"space": address(catalog, cop.barred)}))
    seats = catalog.join(cop.seats)
    notes.append(catalog.format("label-controls", {"seats": seats}) if seats else catalog.format("label-solo-cop"))
    return Panel(
        id=cop.id,
        seat=cop.seats[0] if cop.seats else "",
        title=str(catalog.name(cop.id)),
        subtitle=address(catalog, cop.space) if cop.space else "",
        icon=COP_ICONS.get(cop.id, "police-badge"),
        portrait=PORTRAITS.format(cop.id),
        colour=colour,
        active=view.outcome is None and cop_acts(view, cop),
        tracks=[
            Track(
                label=catalog.format("label-health"),
                value=cop.health,
                max=content.cops[cop.id].health,
                icon="hearts",
                colour=colour,
                hint=catalog.format("hint-cop-health"),
            )
        ],
        zones=[
            _row(cop.id, "items", catalog.format("label-items"), cop.items),
            _hand(cop.id, "hand", catalog.format("label-hand"), cop.hand, cop.cards, cop.seats[0] if cop.seats else ""),
        ],
        notes=notes,
    )


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


def card_ref(owner: str, card: str, cards: tuple[str, ...], number: int) -> str:
    """The id of one card before a figure: equal cards are told apart by their number."""
    return f"{owner}-{card}-{cards[:number].count(card)}"
