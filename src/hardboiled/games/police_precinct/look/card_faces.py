"""The faces of all cards."""

from __future__ import annotations

from collections.abc import Iterable

from hardboiled.games.police_precinct.rules.content import EmergencyCard, Pictured, PrecinctContent
from hardboiled.games.police_precinct.rules.effects import Reward
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import CardFace

SYMBOL_ICONS = {"magnifying-glass": "magnifying-glass", "flashing-light": "siren", "handcuffs": "handcuffs"}


def card_faces(content: PrecinctContent, catalog: Catalog) -> dict[str, CardFace]:
    found = [
        *(face(c, catalog, "police", symbols=[SYMBOL_ICONS[s] for s in c.symbols]) for c in content.police.values()),
        *(emergency_face(c, catalog) for c in content.emergencies.values()),
        *(
            face(c, catalog, "ongoing" if name in content.ongoing_events else "special")
            for name, c in content.specials.items()
        ),
        *(face(c, catalog, "marker") for c in content.circumstances.values()),
        *(face(c, catalog, "gang") for c in content.gangs.values()),
        *(face(c, catalog, "evidence" if c.evidence else "dead-end") for c in content.findings.values()),
        *(face(c, catalog, "character", flavour=True) for c in content.characters.values()),
        *(face(c, catalog, "power") for c in content.powers.values()),
        *(loyalty_face(catalog, side) for side in ("good", "dirty")),
    ]
    for person in content.characters.values():
        card = next(f for f in found if f.id == person.id)
        skills = {"investigation": person.investigation, "emergency": person.emergency, "arrest": person.arrest}
        powers = [f"{catalog.name(p)}: {catalog.format(p, attribute='text')}" for p in person.powers]
        card.text = "\n".join([catalog.format("skills", skills), *powers])
    return {card.id: card for card in found}


def face(
    entry: Pictured, catalog: Catalog, kind: str, flavour: bool = False, symbols: list[str] | None = None
) -> CardFace:
    text = catalog.format(entry.id, attribute="text")
    return CardFace(
        id=entry.id,
        title=catalog.format(entry.id),
        type=catalog.format(f"type-{kind}"),
        text="" if flavour else text,
        flavour=text if flavour else "",
        icon=entry.icon,
        picture=f"portraits/{entry.id}.svg" if kind == "character" else f"pictures/{kind}.svg",
        colour=kind,
        symbols=symbols or [],
        source=entry.source,
    )


def emergency_face(entry: EmergencyCard, catalog: Catalog) -> CardFace:
    lines = [catalog.format(entry.place if catalog.has(entry.place) else f"place-{entry.place}")]
    if entry.punks:
        lines.append(catalog.format("adds-punks", {"n": entry.punks}))
    lines.append(rewards_text(catalog, entry.reward))
    return CardFace(
        id=entry.id,
        title=catalog.format(entry.id),
        type=catalog.format("type-emergency", {"colour": catalog.format(entry.colour)}),
        text=" · ".join(lines),
        flavour=catalog.format(entry.id, attribute="text"),
        icon=entry.icon,
        picture=f"pictures/emergency-{entry.colour}.svg",
        colour=entry.colour,
        corner=str(entry.difficulty),
        symbols=["help"] if entry.unknown else [],
        source=entry.source,
    )


def rewards_text(catalog: Catalog, rewards: Iterable[Reward]) -> str:
    return catalog.format("reward", {"what": ", ".join(reward_text(catalog, reward) for reward in rewards)})


def reward_text(catalog: Catalog, reward: Reward) -> str:
    return catalog.format(f"reward-{reward.tag}", {"n": getattr(reward, "count", 1)})


def loyalty_face(catalog: Catalog, side: str) -> CardFace:
    return CardFace(
        id=f"loyalty-{side}",
        title=catalog.format(f"face-loyalty-{side}"),
        type=catalog.format("type-loyalty"),
        text=catalog.format(f"face-loyalty-{side}", attribute="text"),
        icon="police-badge" if side == "good" else "cloak-dagger",
        picture=f"portraits/loyalty-{side}.svg",
        colour=side,
        source="public",
    )
