"""Dice as a picture: the roll an event tells of, and the Fight that is going on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hardboiled.games.kick_ass.look.theme import PORTRAITS
from hardboiled.games.kick_ass.rules import dice, enemies
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.events import DiceCounted, FaintRolled, Rolled
from hardboiled.games.kick_ass.view import City
from hardboiled.kernel import Catalog, Event, SpaceId
from hardboiled.kernel.scene import Die, Fight, Side, Stat

_ICONS = {
    "hit": "fist",
    "hit-lightning": "punch-blast",
    "shield": "shield",
    "shield-lightning": "bolt-shield",
    "blank": "blank",
}
_SHOWN = {"red": ("blank", "hit", "hit-lightning"), "blue": ("blank", "shield", "shield-lightning")}


def fight(event: Event, content: KickAssContent, catalog: Catalog) -> Fight | None:
    """What an event tells of dice."""
    match event:
        case Rolled():
            dice = [_die(face, "red" if number < event.red else "blue") for number, face in enumerate(event.faces)]
            title = catalog.format("fight-rolls", {"who": catalog.name(event.piece)})
            return Fight(title=title, sides=[_hero(event.piece, dice, event.parts, catalog)])
        case DiceCounted():
            return _counted(event, catalog)
        case FaintRolled():
            die = Die(face="knockout" if event.fainted else "blank", colour="#141414", counts=event.fainted)
            how = "out" if event.out else "fainted" if event.fainted else "awake"
            return Fight(
                title=catalog.format("fight-faint"),
                sides=[_hero(event.piece, [die], (), catalog)],
                result=catalog.format(f"fight-{how}"),
                tone="grave" if event.fainted else "good",
            )
    return None


def _counted(event: DiceCounted, catalog: Catalog) -> Fight:
    """All Hits and Shields together against the Enemy Power."""
    damage = max(0, event.power - event.shields)
    counts = {"hits": event.hits, "shields": event.shields}
    heroes = Side(
        name=catalog.join(event.heroes),
        portrait=PORTRAITS.format(event.heroes[0]),
        total=catalog.format("fight-total", counts),
    )
    return Fight(
        title=catalog.format("mark-fight"),
        sides=[heroes, Side(name=catalog.format("fight-enemies"), total=_power(event.power, catalog))],
        result=catalog.format("fight-damage", {"damage": damage}),
        tone="bad" if damage else "good",
    )


def going_on(city: City, content: KickAssContent, catalog: Catalog) -> Fight | None:
    """Who fights whom just now, with the dice as they lie."""
    now = city.fight
    if now is None:
        return None
    sides: list[Side] = []
    for number, hero_id in enumerate(now.heroes):
        rolled = zip(("red", "blue"), (now.red, now.blue), strict=True)
        fallen = [_die(_SHOWN[colour][face], colour) for colour, all_ in rolled for face in _of(all_, number)]
        used = now.used[number] if now.used else []
        hero = city.hero(hero_id)
        gear = dice.gear(hero, content, now.cards[number], used)
        pools = dice.pools(city, content, hero, gear, together=len(now.heroes) > 1) if now.power or now.used else ()
        sides.append(_hero(hero_id, fallen, [part for pool in pools for part in pool.parts], catalog))
    if now.rolled and (now.hits or now.shields):
        sides[0].total = catalog.format("fight-total", {"hits": now.hits, "shields": now.shields})
    power = now.power or dice.enemy_power(city, content, now.at)
    return Fight(
        title=catalog.format("mark-fight"), sides=[*sides, _enemies(city, now.at, now.against, power, catalog)]
    )


def _of(rolled: Sequence[list[int]], number: int) -> list[int]:
    return rolled[number] if number < len(rolled) else []


def _enemies(city: City, place: SpaceId, against: Sequence[str], power: int, catalog: Catalog) -> Side:
    """The Enemies of a Fight: the greatest of them shows its face."""
    area = city.map[place]
    kinds = (("minion", area.minions), ("gang", area.gang), ("super", area.supers), ("skull", area.skulls))
    parts = [Stat(label=catalog.name(kind), value=str(count)) for kind, count in kinds if count]
    present = [foe for foe in against if enemies.find_foe(city, foe) is not None]
    faces = [*present, *(kind for kind, count in reversed(kinds) if count)]
    return Side(
        name=catalog.join(present) or catalog.format("fight-enemies"),
        portrait=PORTRAITS.format(faces[0]) if faces else "",
        piece=present[0] if present else "",
        parts=parts,
        total=_power(power, catalog),
    )


def _power(power: int, catalog: Catalog) -> str:
    return catalog.format("fight-power", {"power": power})


def _hero(hero_id: str, fallen: list[Die], parts: Iterable[tuple[str, int]], catalog: Catalog) -> Side:
    together: dict[str, int] = {}
    for part, count in parts:
        together[part] = together.get(part, 0) + count
    return Side(
        name=catalog.name(hero_id),
        portrait=PORTRAITS.format(hero_id),
        piece=hero_id,
        dice=fallen,
        parts=[
            Stat(label=catalog.format(f"pool-{part}", {"n": abs(count)}), value=str(count))
            for part, count in together.items()
            if count
        ],
    )


def _die(face: str, colour: str) -> Die:
    return Die(face=_ICONS[face], colour=colour, counts=face != "blank")
