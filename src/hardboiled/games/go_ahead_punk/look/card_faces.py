"""The faces of all cards."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.look.theme import STINGER_COLOUR, THEME
from hardboiled.games.go_ahead_punk.rules.content import CopCard, Item, PunkContent, StingerCard
from hardboiled.kernel import Catalog
from hardboiled.kernel.scene import CardFace

WORD_ICONS = {
    "find-key": "key",
    "uniform": "pine-tree",
    "transit-pass": "ticket",
    "spotted": "binoculars",
    "jam": "traffic-cone",
    "diversion": "rotary-phone",
    "more-damage": "bullets",
    "cancel": "cancel",
    "gain-item": "swap-bag",
    "location-intel": "magnifying-glass",
    "take-car": "city-car",
    "hoods": "bandit",
    "movement": "siren",
    "chopper": "helicopter",
    "inventory": "locked-chest",
    "draw-again": "card-draw",
}
ITEM_ICONS = {
    "sniper-rifle": "lee-enfield",
    "free-escape": "run",
    "ranger-sidearm": "revolver",
    "automatic-pistol": "glock",
    "machine-pistol": "mac-10",
    "grenades": "grenade",
    "rocket-launcher": "missile-launcher",
    "silencer": "silenced",
    "stinger-first-aid": "first-aid-kit",
    "pistol-38": "revolver",
    "pistol-44": "colt-m1911",
    "shotgun": "sawed-off-shotgun",
    "automatic-45": "glock",
    "rifle-7mm": "winchester-rifle",
    "radio": "walkie-talkie",
    "vest": "kevlar-vest",
    "cash": "cash",
    "cop-first-aid": "first-aid-kit",
}


def card_faces(content: PunkContent, catalog: Catalog) -> dict[str, CardFace]:
    found = [_card(card, "type-stinger", STINGER_COLOUR, catalog) for card in content.stinger_cards.values()]
    found += [_card(card, "type-cop", "#1f6f6b", catalog) for card in content.cop_cards.values()]
    found += [_item(item, catalog) for item in content.items.values()]
    found += [
        CardFace(
            id=f"key-{key}",
            title=str(catalog.name(key)),
            type=catalog.format("type-key"),
            text=catalog.format("label-key-for", {"place": catalog.name(key), "kind": content.spaces[key].kind}),
            flavour=catalog.format(key, attribute="flavour"),
            icon="key",
            picture="pictures/key.svg",
            colour=THEME.tints[content.spaces[key].kind],
            source=content.spaces[key].source,
        )
        for key in content.keys
    ]
    found += [
        CardFace(
            id=card.id,
            title=str(catalog.name(card.id)),
            type=catalog.format("type-ai"),
            text=catalog.format(card.id, attribute="text"),
            flavour=catalog.format(card.id, attribute="flavour"),
            icon="police-badge",
            picture="pictures/solo.svg",
            colour="#e0a526",
            source=card.source,
        )
        for card in content.ai_cards.values()
    ]
    return {face.id: face for face in found}


def _card(card: StingerCard | CopCard, kind: str, colour: str, catalog: Catalog) -> CardFace:
    word = str(card.effect.__struct_config__.tag)
    return CardFace(
        id=card.id,
        title=str(catalog.name(card.id)),
        type=catalog.format(kind),
        text=catalog.format(card.id, attribute="text"),
        flavour=catalog.format(card.id, attribute="flavour"),
        icon=WORD_ICONS[word],
        picture=f"pictures/{kind.removeprefix('type-')}.svg",
        colour=colour,
        symbols=[catalog.format(f"symbol-{icon}") for icon in card.icons],
        source=card.source,
    )


def _item(item: Item, catalog: Catalog) -> CardFace:
    return CardFace(
        id=item.id,
        title=str(catalog.name(item.id)),
        type=catalog.format(f"type-item-{item.side}"),
        text=catalog.format(item.id, attribute="text"),
        flavour=catalog.format(item.id, attribute="flavour"),
        icon=ITEM_ICONS.get(item.id, "swap-bag"),
        picture=f"pictures/item-{item.side}.svg",
        colour=STINGER_COLOUR if item.side == "stinger" else "#b3261e",
        corner=str(item.dice) if item.dice else "",
        source=item.source,
    )
