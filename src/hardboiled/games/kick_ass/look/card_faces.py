"""The faces of all cards."""

from __future__ import annotations

from hardboiled.games.kick_ass.look.theme import HERO_COLOURS, HERO_ICONS, PICTURES, PORTRAITS
from hardboiled.games.kick_ass.rules.content import ActivationCard, EventCard, Item, KickAssContent
from hardboiled.kernel import Catalog, Entry
from hardboiled.kernel.scene import CardFace

_TYPE_ICONS = {"job": "briefcase", "personal": "hearts", "hero": "domino-mask", "famous": "star-formation", "": "sun"}
_SLOT_ICONS = {
    "head": "visored-helm",
    "body": "kevlar-vest",
    "hand": "baseball-bat",
    "both": "shotgun",
    "backpack": "knapsack",
}
_TASK_ICONS = {
    "work": "stopwatch",
    "deliver": "treasure-map",
    "slay": "crosshair",
    "super-slay": "crosshair",
    "defeat": "mug-shot",
    "hold": "guarded-tower",
    "fame": "megaphone",
    "crew": "fedora",
}


def card_faces(content: KickAssContent, catalog: Catalog, clean: bool) -> dict[str, CardFace]:
    """Every card by its id; softened names where asked for."""
    found: dict[str, CardFace] = {}
    for card in content.cards.values():
        found[card.id] = _activation(card, catalog)
    for item in content.items.values():
        found[item.id] = _item(item, catalog)
    for event in content.all_events.values():
        found[event.id] = _event(event, catalog)
    for hardship in content.hardships.values():
        found[hardship.id] = _plain(hardship, catalog, "hardship", "broken-heart")
    for spawn in content.spawns.values():
        face = _plain(spawn, catalog, "spawn", "minions")
        face.corner = f"+{spawn.incoming}" if spawn.incoming else ""
        found[spawn.id] = face
    for combat in content.combat.values():
        found[combat.id] = _plain(combat, catalog, "combat", "crossed-swords")
    for plot in content.plots.values():
        face = _plain(plot, catalog, "plot", "burning-skull", "plot")
        if clean and plot.clean:
            face.title = catalog.name(plot.clean)
        face.corner = catalog.format(f"difficulty-{plot.difficulty}")
        found[f"plot-{plot.id}"] = face
    for name, sheet in content.sheets.items():
        face = _plain(sheet, catalog, "dashboard", HERO_ICONS[name], named=f"sheet-{name}")
        face.title, face.picture = catalog.name(name), PORTRAITS.format(name)
        face.colour, face.id = HERO_COLOURS[name], f"sheet-{name}"
        if clean or name in content.heroes:
            found[face.id] = face
    if clean:
        for name in content.names:
            found.pop(f"sheet-{name}", None)
    return found


def _plain(
    entry: Entry, catalog: Catalog, kind: str, icon: str, text: str = "text", named: str | None = None
) -> CardFace:
    return CardFace(
        id=entry.id,
        title=catalog.name(entry.id),
        type=catalog.format(f"type-{kind}"),
        text=catalog.format(named or entry.id, attribute=text),
        icon=icon,
        picture=PICTURES.format(kind),
        colour=kind,
        source=entry.source,
    )


def _activation(card: ActivationCard, catalog: Catalog) -> CardFace:
    face = _plain(card, catalog, "activation", _TYPE_ICONS[card.type])
    if card.type:
        face.type, face.picture = catalog.name(card.type), PICTURES.format(card.type)
    face.flavour = catalog.format(card.id, attribute="flavour")
    face.colour = card.colour
    face.corner = str(card.moves)
    face.symbols = ["walking-boot"] * card.moves + ["stopwatch"] * card.timers + ["fist"] * card.fights
    return face


def _item(item: Item, catalog: Catalog) -> CardFace:
    face = _plain(item, catalog, "item", _SLOT_ICONS[item.slot])
    face.type, face.picture = catalog.name(item.slot), PICTURES.format(f"item-{item.slot}")
    face.flavour = catalog.format(item.id, attribute="flavour")
    face.cost = f"${item.cost}" if item.cost else ""
    return face


def _event(event: EventCard, catalog: Catalog) -> CardFace:
    face = _plain(event, catalog, "boss-event" if event.plot else "event", _TASK_ICONS[event.tasks[0].kind])
    face.flavour = catalog.format(event.id, attribute="flavour")
    face.corner = f"{event.players}" if event.players else ""
    return face
