"""Whether the content files fit together, and a game can be played on the map."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.rules.content import Line, PunkContent
from hardboiled.kernel import ContentError


def check_content(content: PunkContent) -> None:
    """References fit together, and a game can be played on the map."""
    for name, place in content.spaces.items():
        if place.district not in content.districts:
            raise ContentError("spaces.toml", name, f"no district {place.district!r} in districts.toml")
    for a, b in [*content.lines.roads, *(s for line in _all_lines(content) for s in line.segments)]:
        for end in (a, b):
            if end not in content.spaces:
                raise ContentError("lines.toml", f"{a}-{b}", f"no space {end!r} in spaces.toml")
    for what, found in (("port", content.ports), ("ER", content.emergency_rooms), ("keyed hit location", content.keys)):
        if not found:
            raise ContentError("spaces.toml", "", f"the map needs at least one {what}")
    roads = content.streets.road_steps(content.streets.bits[next(iter(content.spaces))])
    for name in content.spaces:
        if name not in roads:
            raise ContentError("lines.toml", name, "roads do not reach this space")
    for district in content.districts:
        if not content.streets.beside.get(district):
            raise ContentError("districts.toml", district, "no road joins it to another district")
    _check_items(content)
    _check_settings(content)


def _check_items(content: PunkContent) -> None:
    wanted = [
        *content.settings.stinger_items,
        content.settings.uniform_item,
        *(cop.item for cop in content.cops.values()),
    ]
    wanted += [card.effect.gives for card in content.stinger_cards.values() if card.effect.gives]
    for item in wanted:
        if item not in content.items:
            raise ContentError("items.toml", item, "named by a card or a character, but there is no such item")
    for cop in content.cops.values():
        if cop.solo_start not in content.spaces:
            raise ContentError("cops.toml", cop.id, f"no space {cop.solo_start!r} in spaces.toml")
        for card in content.ai_cards.values():
            if cop.id not in card.hunt or cop.id not in card.escape:
                raise ContentError("ai_cards.toml", card.id, f"no instruction for {cop.id}")


def _check_settings(content: PunkContent) -> None:
    """GP-HIT.17, GP-INV.9: everybody can shoot and nobody holds more than fits; the dice can hit and let go."""
    settings, items = content.settings, content.items
    first = settings.stinger_items[0] if settings.stinger_items else ""
    armed = {"settings.toml": [first], "cops.toml": [cop.item for cop in content.cops.values()]}
    for file, weapons in armed.items():
        for weapon in weapons:
            if weapon not in content.lasting_weapons:
                problem = f"{file} gives it out as a first weapon: it needs dice, and more than one shot"
                raise ContentError("items.toml", weapon, problem)
    if len(settings.stinger_items) > settings.stinger_slots:
        raise ContentError("settings.toml", "stinger_slots", "Stinger's first items do not fit")
    if {"hit", "escape"} - set(settings.die):
        raise ContentError("settings.toml", "die", "needs a hit and an escape")
    for level in settings.difficulties.values():
        for cop in level.cars:
            if cop not in content.cops:
                raise ContentError("settings.toml", "difficulties", f"no Cop {cop!r} in cops.toml")
    if not items[settings.uniform_item].dice:
        raise ContentError("items.toml", settings.uniform_item, "the uniform's weapon needs dice")


def _all_lines(content: PunkContent) -> list[Line]:
    return [*content.lines.freeways, *content.lines.cable, *content.lines.street]
