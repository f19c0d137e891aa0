"""One dashboard a Hero, as a panel of the scene."""

from __future__ import annotations

from hardboiled.games.kick_ass.look.theme import HERO_COLOURS, HERO_ICONS, PORTRAITS
from hardboiled.games.kick_ass.rules import dashboard, dice
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.view import City, Hero
from hardboiled.kernel import CardId, Catalog
from hardboiled.kernel.scene import Badge, CardRef, Panel, Stat, Track, Zone


def panels(city: City, content: KickAssContent, catalog: Catalog) -> list[Panel]:
    return [_panel(city, hero, content, catalog) for hero in city.heroes]


def _panel(city: City, hero: Hero, content: KickAssContent, catalog: Catalog) -> Panel:
    turn = hero.turn
    return Panel(
        id=hero.id,
        seat=hero.seat,
        title=catalog.name(hero.id),
        subtitle=catalog.name(hero.at),
        icon=HERO_ICONS[hero.id],
        portrait=PORTRAITS.format(hero.id),
        colour=HERO_COLOURS[hero.id],
        active=turn is not None and turn.open and not turn.done,
        out=hero.out,
        tracks=_tracks(hero, content, catalog),
        stats=_stats(city, hero, content, catalog),
        zones=_zones(hero, catalog),
        notes=_notes(hero, content, catalog),
    )


def _tracks(hero: Hero, content: KickAssContent, catalog: Catalog) -> list[Track]:
    hardship = catalog.format("mark-hardship")
    return [
        Track(
            label=catalog.name("life"),
            value=hero.life,
            max=content.sheets[hero.id].life,
            icon="hearts",
            colour="#e4002b",
            marks={"0": catalog.format("mark-life")},
            hint=catalog.format("life", attribute="hint"),
        ),
        Track(
            label=catalog.name("happiness"),
            value=hero.happiness,
            min=1,
            max=dashboard.TOP,
            icon="sun",
            colour="#ffcc00",
            marks={"1": hardship, "4": hardship},
            hint=catalog.format("happiness", attribute="hint"),
        ),
        Track(
            label=catalog.name("strength"),
            value=hero.strength,
            min=1,
            max=dashboard.STRENGTH_TOP,
            icon="biceps",
            colour="#f28c1e",
            hint=catalog.format("strength", attribute="hint"),
        ),
        Track(
            label=catalog.name("social"),
            value=hero.social,
            min=1,
            max=dashboard.TOP,
            icon="smartphone",
            colour="#1e63d0",
            marks={
                "4": catalog.format("mark-discount"),
                "7": catalog.format("mark-viral"),
                "9": catalog.format("mark-famous"),
            },
            hint=catalog.format("social", attribute="hint"),
        ),
    ]


def dice_text(city: City, hero: Hero, content: KickAssContent, catalog: Catalog, card: CardId) -> str:
    """A pool in words: dice, then what is added."""
    found = dice.bonuses(hero, content, card, [])
    red, blue = dice.pool(city, content, hero, found)
    return catalog.format(
        "dice-pool",
        {
            "red": red,
            "blue": blue,
            "hits": sum(bonus.hits for bonus in found),
            "shields": sum(bonus.shields for bonus in found),
            "rerolls": sum(dice.rerolls(hero, content, found)),
        },
    )


def _stats(city: City, hero: Hero, content: KickAssContent, catalog: Catalog) -> list[Stat]:
    stats = [
        Stat(
            label=catalog.name("dollars"),
            value=str(hero.dollars),
            icon="cash",
            hint=catalog.format("dollars", attribute="hint"),
        ),
        Stat(
            label=catalog.format("stat-dice"),
            value=dice_text(city, hero, content, catalog, CardId("")),
            icon="perspective-dice-six-faces-random",
            hint=catalog.format("stat-dice", attribute="hint"),
        ),
    ]
    if hero.carried:
        hint = catalog.format("stat-carried", attribute="hint")
        label, count = catalog.format("stat-carried"), str(len(hero.carried))
        stats.append(Stat(label=label, value=count, icon="shoulder-bag", hint=hint))
    return stats


def _zones(hero: Hero, catalog: Catalog) -> list[Zone]:
    def refs(cards: list[CardId]) -> list[CardRef]:
        return [CardRef(id=card, face=card, turned=card in hero.exhausted) for card in cards]

    equipped = [item for item in dict.fromkeys([hero.head, hero.body, *hero.hands]) if item]
    zones = [
        Zone(
            id=f"hand-{hero.id}", label=catalog.format("zone-hand"), kind="hand", seat=hero.seat, cards=refs(hero.hand)
        )
    ]
    if hero.turn is not None:
        face = "" if hero.turn.down else hero.turn.card
        badges = [Badge(text=catalog.format("badge-done"))] if hero.turn.done else []
        now = CardRef(id=hero.turn.card, face=face, badges=badges)
        zones.append(Zone(id=f"now-{hero.id}", label=catalog.format("zone-now"), seat=hero.seat, cards=[now]))
    if hero.played:
        played = [CardRef(id=card, face=card, turned=True) for card in hero.played]
        zones.append(Zone(id=f"played-{hero.id}", label=catalog.format("zone-played"), seat=hero.seat, cards=played))
    zones.append(Zone(id=f"items-{hero.id}", label=catalog.format("zone-items"), seat=hero.seat, cards=refs(equipped)))
    if hero.pack:
        zones.append(Zone(id=f"pack-{hero.id}", label=catalog.name("backpack"), seat=hero.seat, cards=refs(hero.pack)))
    hardships = [
        CardRef(id=f"hardship-{hero.id}-{side}", face=hero.hardships[side] if dashboard.face_up(hero, side) else "")
        for side in (dashboard.LEFT, dashboard.RIGHT)
    ]
    zones.append(
        Zone(id=f"hardships-{hero.id}", label=catalog.format("zone-hardships"), seat=hero.seat, cards=hardships)
    )
    return zones


def _notes(hero: Hero, content: KickAssContent, catalog: Catalog) -> list[str]:
    notes = [
        f"{catalog.name(hardship.id)}: {catalog.format(hardship.id, attribute='text')}"
        for hardship in dashboard.suffers(hero, content)
    ]
    if hero.social >= dashboard.VIRAL:
        notes.append(catalog.format(f"sheet-{hero.id}", attribute="text"))
    if hero.fainting:
        notes.append(catalog.format("note-fainting"))
    if hero.closed >= 0:
        notes.append(catalog.format("note-broken-hand"))
    return notes
