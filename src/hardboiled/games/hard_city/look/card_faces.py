"""The faces of all cards."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.hard_city.look.theme import CYAN, DONUT, GREEN, ORANGE, PINK
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.kernel import Catalog, Entry
from hardboiled.kernel.scene import CardFace


def card_faces(content: HardCityContent, mode: str, episode: int, catalog: Catalog) -> dict[str, CardFace]:
    faces: dict[str, CardFace] = {}

    def add(
        entry: Entry,
        kind: str,
        icon: str,
        colour: str,
        cost: str = "",
        corner: str = "",
        symbols: Sequence[str] = (),
        picture: str = "",
    ) -> None:
        faces[entry.id] = CardFace(
            id=entry.id,
            title=catalog.format(entry.id),
            type=kind,
            text=catalog.format(entry.id, attribute="text"),
            flavour=catalog.format(entry.id, attribute="flavour"),
            icon=icon,
            picture=f"pictures/{picture}.svg",
            colour=colour,
            source=entry.source,
            cost=cost,
            corner=corner,
            symbols=list(symbols),
        )

    for gear in content.equipment.values():
        icon = "police-badge" if gear.deck == "police" else "cardboard-box"
        kind, colour = catalog.format(f"type-equipment-{gear.deck}"), CYAN if gear.deck == "police" else ORANGE
        cost = catalog.format("label-cost", {"ap": content.settings.cost_use_equipment})
        add(gear, kind, icon, colour, cost=cost, picture=f"equipment-{gear.deck}")
    for skill in content.skills.values():
        kind = catalog.format("type-skill", {"owner": catalog.format(skill.owner)})
        cost = catalog.format("label-cost", {"ap": skill.cost}) if skill.cost else ""
        add(skill, kind, "muscle-up", content.officers[skill.owner].colour, cost=cost, picture="skill")
    for scene in content.cutscenes.values():
        if episode in scene.episodes:
            film = "opening" if scene.opening else "cutscene"
            add(scene, catalog.format(f"type-{film}"), "clapperboard", DONUT, picture=film)
    for event in content.events.values():
        add(event, catalog.format("type-event"), "newspaper", GREEN, corner=str(event.number), picture="event")
    special = content.special(episode, mode)
    corner = catalog.format(f"type-{special.type}")
    add(special, catalog.format("type-special-face"), "brain", PINK, corner=corner, picture="episode-special")
    if mode == "one-vs-all":
        for chaos in content.chaos.values():
            symbols = [f"{catalog.format(f'basic-{b}')} {getattr(chaos, b)}" for b in ("spawn", "move", "attack")]
            kind, icon = catalog.format(f"type-{chaos.type}"), _CHAOS_ICONS[chaos.type]
            add(chaos, kind, icon, PINK, symbols=symbols, picture=f"chaos-{chaos.type}")
    else:
        for auto in content.autodoc.values():
            kind = catalog.format("type-letter", {"letter": auto.letter}) if auto.letter else ""
            icon = "robot-golem" if not auto.special else "brain"
            add(auto, kind or catalog.format("type-autodoc"), icon, PINK, corner=auto.letter, picture="autodoc")
    return faces


_CHAOS_ICONS = {"instant": "lightning-trio", "action": "gear-stick", "reaction": "return-arrow", "special": "brain"}
