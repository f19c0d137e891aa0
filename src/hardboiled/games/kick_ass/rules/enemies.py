"""Who stands where: limits, Taken and blocked Districts, Enemy Power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.kick_ass.rules.plots.final_plot import the_plot
from hardboiled.games.kick_ass.rules.state import Area, City, Foe
from hardboiled.kernel import SpaceId

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent

SKULLS_SAFE_AT = 15
"""KA-27.6: from this marker value on nobody can fight the Skull Gang."""


def figures(area: Area) -> int:
    """KA-14.3: the Minion spaces that are occupied."""
    return area.minions + area.supers + area.skulls


def room(city: City, content: KickAssContent, place: SpaceId) -> int:
    """KA-8.12: free Minion spaces; Protection tokens do not fill them."""
    return content.districts[place].limit - figures(city.map[place])


def taken(city: City, content: KickAssContent, place: SpaceId) -> bool:
    """KA-14.4: all Minion spaces hold Minions or Super Minions."""
    return figures(city.map[place]) >= content.districts[place].limit


def supply(city: City, content: KickAssContent) -> int:
    """KA-8.19: Minion figures left."""
    left = content.settings.minions
    for area in city.map.values():
        left -= area.minions + area.supers + area.skulls + area.gang
    return left


def protection(city: City, content: KickAssContent) -> int:
    """KA-10.9: Protection tokens left in the supply."""
    return content.settings.protection - sum(area.tokens for area in city.map.values())


def find_foe(city: City, foe_id: str) -> Foe | None:
    for foe in city.foes:
        if foe.id == foe_id:
            return foe
    return None


def clear(city: City, place: SpaceId) -> bool:
    """KA-14.7: no Enemy at all is there."""
    area = city.map[place]
    return not (figures(area) or area.gang or any(foe.at == place for foe in city.foes))


def skull_value(city: City) -> int:
    """KA-27.7: Life and Power of each Skull Gang member; 0 while it cannot be fought."""
    if city.marker >= SKULLS_SAFE_AT:
        return 0
    return (2 + city.marker // 5) * city.players


def stands_back(city: City, foe: Foe) -> bool:
    """KA-27.5: whether a Boss takes no part in Fights just now."""
    return the_plot(city).stands_back(city, foe)


def taking_part(city: City, place: SpaceId) -> list[str]:
    """KA-27.5: the Bosses and Mini-Bosses of a Fight that begins there now."""
    return [foe.id for foe in city.foes if foe.at == place and not stands_back(city, foe)]


def power_at(city: City, place: SpaceId) -> int:
    """KA-16.2: the Power of all Enemies that take part in a Fight there."""
    area = city.map[place]
    total = area.minions + area.gang + 2 * area.supers
    if area.skulls:
        total += area.skulls * skull_value(city)
    for foe in city.foes:
        if foe.at == place and not stands_back(city, foe):
            total += foe.power
    return total


def can_be_fought(city: City, place: SpaceId) -> bool:
    """KA-13.5: whether anybody there takes part in a Fight."""
    area = city.map[place]
    if area.minions or area.supers or area.gang or (area.skulls and city.marker < SKULLS_SAFE_AT):
        return True
    return bool(city.foes) and any(foe.at == place and not stands_back(city, foe) for foe in city.foes)


def timer_off(city: City, place: SpaceId) -> bool:
    """KA-10.11, KA-29.10: an Inactive Timer token, or a Boss, blocks the District's Timer effect."""
    area = city.map[place]
    if area.off_today or area.off_until >= city.round:
        return True
    return bool(city.foes) and the_plot(city).blocks_timer(city, place)
