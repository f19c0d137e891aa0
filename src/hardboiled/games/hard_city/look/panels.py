"""One panel for Doctor Zero and one an officer."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.hard_city.look.theme import DONUT, PINK
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.view import OfficerView, View
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import Badge, CardRef, Panel, Stat, Track, Zone


def panels(view: View, content: HardCityContent, catalog: Catalog) -> list[Panel]:
    found = []
    if view.mode == "one-vs-all":
        hand = [CardRef(id=f"hand-{n}", face=view.hand[n] if view.hand else "") for n in range(view.hand_size)]
        zone = Zone(
            id="hand",
            label=catalog.format("label-hand"),
            hint=catalog.format("label-hand", attribute="hint"),
            kind="hand",
            seat=DOCTOR,
            cards=hand,
            count=len(hand),
        )
        size = Stat(
            label=catalog.format("label-hand-size"),
            value=str(view.hand_size),
            icon="card-pick",
            hint=catalog.format("label-hand-size", attribute="hint"),
        )
        found.append(
            Panel(
                id=DOCTOR,
                seat=DOCTOR,
                title=catalog.format(DOCTOR),
                icon="brain",
                portrait="portraits/doctor-zero.svg",
                colour=PINK,
                active=view.step == "doctor-zero",
                stats=[size],
                zones=[zone],
            )
        )
    for officer in view.officers:
        found.append(_panel(view, officer, content, catalog))
    return found


def _panel(view: View, officer: OfficerView, content: HardCityContent, catalog: Catalog) -> Panel:
    notes = []
    if officer.shield:
        notes.append(catalog.format("label-shield", {"amount": officer.shield}))
    if officer.jammed:
        notes.append(catalog.format("label-jammed"))
    if officer.held:
        notes.append(catalog.format("label-held", {"count": officer.held}))
    if officer.down or officer.done:
        notes.append(catalog.format("label-down" if officer.down else "label-done"))
    drawn = refs(f"drawn-{officer.id}", officer.drawn)
    gear = [*refs(f"gear-{officer.id}", officer.gear), *drawn]
    skills = refs(f"skill-{officer.id}", officer.skills)
    return Panel(
        id=officer.id,
        seat=officer.seat,
        title=catalog.format(officer.id),
        subtitle=catalog.format(officer.seat),
        icon="police-officer-head",
        portrait=f"portraits/{officer.id}.svg",
        colour=content.officers[officer.id].colour,
        active=officer.id == view.active and view.step in ("officer-acts", "autodoc"),
        out=officer.down,
        tracks=[
            Track(
                label=catalog.format("label-hp"),
                value=officer.hp,
                max=officer.max_hp,
                icon="hearts",
                colour=PINK,
                hint=catalog.format("label-hp", attribute="hint"),
            ),
            Track(
                label=catalog.format("label-ap"),
                value=officer.ap,
                max=max(officer.max_ap, officer.ap),
                icon="donut",
                colour=DONUT,
                hint=catalog.format("label-ap", attribute="hint"),
            ),
        ],
        zones=[
            Zone(
                id=f"gear-{officer.id}",
                label=catalog.format("label-gear"),
                hint=catalog.format("label-gear", attribute="hint"),
                seat=officer.seat,
                cards=gear,
                count=len(gear),
            ),
            Zone(
                id=f"skills-{officer.id}",
                label=catalog.format("label-skills"),
                hint=catalog.format("label-skills", attribute="hint"),
                seat=officer.seat,
                cards=skills,
                count=len(skills),
            ),
        ],
        notes=notes,
    )


def refs(name: str, cards: Sequence[str], badges: dict[int, list[Badge]] | None = None) -> list[CardRef]:
    return [CardRef(id=f"{name}-{n}", face=card, badges=(badges or {}).get(n, [])) for n, card in enumerate(cards)]
