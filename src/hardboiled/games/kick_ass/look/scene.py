"""The table as one seat sees it, made from its view alone."""

from __future__ import annotations

from hardboiled.games.kick_ass.look.fights import going_on
from hardboiled.games.kick_ass.look.panels import panels
from hardboiled.games.kick_ass.look.pieces import marks, pieces
from hardboiled.games.kick_ass.rules import dice, enemies
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.rules.places import SEGMENTS
from hardboiled.games.kick_ass.view import City, EventInPlay, View
from hardboiled.kernel import CardId, Catalog
from hardboiled.kernel.scene import Badge, CardRef, Scene, Stat, Track, Zone


def scene(view: View, content: KickAssContent, catalog: Catalog) -> Scene:
    city = view.city
    boards = ["city"]
    if city.location:
        boards = ["hideaway"]
    elif city.wave or "times-square" in city.map:
        boards = ["times-square"]
    return Scene(
        status=_status(view, content, catalog),
        boards=boards,
        pieces=pieces(city, content, catalog),
        marks=marks(city, content, catalog) if boards == ["city"] else [],
        zones=_zones(view, content, catalog),
        tracks=_tracks(city, content, catalog),
        stats=_stats(city, content, catalog),
        panels=panels(city, content, catalog),
        fight=going_on(city, content, catalog),
    )


def _status(view: View, content: KickAssContent, catalog: Catalog) -> str:
    city = view.city
    if city.fight is not None:
        now = city.fight
        return catalog.format(
            "status-fight",
            {
                "place": catalog.format(now.at, attribute="the"),
                "power": now.power or dice.enemy_power(city, content, now.at),
                "heroes": catalog.join(now.heroes),
            },
        )
    if city.wave:
        return catalog.format("status-wave", {"wave": city.wave})
    if city.location:
        return catalog.format("status-hideaway", {"location": city.location})
    phase = {"spawn": "day", "choose-cards": "day", "resolve": "day"}.get(view.step, view.step)
    return catalog.format(
        f"status-{phase}",
        {
            "round": city.round,
            "rounds": content.settings.rounds,
            "segment": catalog.name(SEGMENTS[city.segment]),
        },
    )


def _tracks(city: City, content: KickAssContent, catalog: Catalog) -> list[Track]:
    settings = content.settings
    rows = settings.incoming[city.players - 1]
    found = [
        Track(
            label=catalog.format("track-round"),
            value=city.round,
            min=1,
            max=settings.rounds,
            icon="stopwatch",
            hint=catalog.format("track-round", attribute="hint"),
        ),
        Track(
            label=catalog.format("track-incoming"),
            value=city.incoming + 1,
            min=1,
            max=len(rows),
            icon="minions",
            marks={
                str(number): catalog.format("mark-incoming", {"count": count}) for number, count in enumerate(rows, 1)
            },
            hint=catalog.format("track-incoming-hint", {"count": rows[city.incoming]}),
        ),
        Track(
            label=catalog.format("track-events"),
            value=len(city.completed),
            max=settings.needed,
            icon="newspaper",
            colour="#0b9e3f",
            hint=catalog.format("track-events", {"count": settings.needed}, "hint"),
        ),
        Track(
            label=catalog.format("track-matured"),
            value=len(city.matured),
            max=settings.events - settings.needed + 1,
            icon="tombstone",
            colour="#e4002b",
            hint=catalog.format("track-matured", {"count": settings.events - settings.needed + 1}, "hint"),
        ),
        Track(
            label=catalog.format("track-shop"),
            value=city.shop_track,
            max=settings.shop_spaces,
            icon="shop",
            hint=catalog.format("track-shop", attribute="hint"),
        ),
        Track(
            label=catalog.format("track-docks", {"side": catalog.name(city.docks_side) if city.docks else "–"}),
            value=city.docks,
            max=settings.docks_spaces,
            icon="anchor",
            hint=catalog.format("track-docks", attribute="hint"),
        ),
    ]
    if city.revealed and city.plot == "vic-gigante":
        found.append(
            Track(
                label=catalog.format("track-skulls"),
                value=city.marker,
                max=settings.plot_track,
                icon="death-skull",
                marks={"5": "3X", "10": "4X", "15": catalog.format("mark-safe")},
                hint=catalog.format("track-skulls", attribute="hint"),
            )
        )
    return found


def _stats(city: City, content: KickAssContent, catalog: Catalog) -> list[Stat]:
    plot = city.plot
    name = content.names.get(plot, plot) if city.clean else plot
    stats = [
        Stat(
            label=catalog.format("stat-plot"),
            value=catalog.name(name) if plot else catalog.format("stat-plot-secret"),
            icon="burning-skull",
            hint=catalog.format(name, attribute="plot") if plot else catalog.format("stat-plot", attribute="hint"),
        ),
        Stat(
            label=catalog.format("stat-protection"),
            value=str(enemies.protection(city, content)),
            icon="round-shield",
            hint=catalog.format("stat-protection", attribute="hint"),
        ),
    ]
    for foe in city.foes:
        if foe.tracked:
            stats.append(
                Stat(
                    label=catalog.name(foe.id),
                    value=catalog.format(
                        "stat-foe", {"power": foe.power, "armor": dice.armor(city, content, foe), "life": foe.life}
                    ),
                    icon="crowned-skull",
                    hint=catalog.format("stat-foe", attribute="hint"),
                )
            )
    return stats


def _refs(cards: list[CardId]) -> list[CardRef]:
    return [CardRef(id=card, face=card) for card in cards]


def _zones(view: View, content: KickAssContent, catalog: Catalog) -> list[Zone]:
    city = view.city
    zones = [
        Zone(id="event-deck", label=catalog.format("zone-event-deck"), kind="deck", count=view.events),
        Zone(
            id="events",
            label=catalog.format("zone-events"),
            cards=[_event(city, event, number, content, catalog) for number, event in enumerate(city.row, 1) if event],
        ),
    ]
    if city.draft:
        zones.append(Zone(id="draft", label=catalog.format("zone-draft"), cards=_refs(city.draft)))
    if city.spawn:
        zones.append(Zone(id="spawn", label=catalog.format("zone-spawn"), cards=_refs([city.spawn])))
    zones.append(Zone(id="display", label=catalog.format("zone-display"), cards=_refs(city.display)))
    zones.append(Zone(id="offer", label=catalog.format("zone-shop"), cards=_refs(city.shop)))
    if city.plot:
        ref = CardRef(id=f"plot-{city.plot}", face=f"plot-{city.plot}" if city.revealed else "")
        zones.append(Zone(id="plot", label=catalog.format("zone-plot"), cards=[ref]))
    if city.combat:
        shown = city.combat if city.location else city.combat[-1:]
        cards = [CardRef(id=f"combat-{number}", face=card) for number, card in enumerate(shown)]
        zones.append(Zone(id="combat", label=catalog.format("zone-combat"), cards=cards))
    zones.append(Zone(id="spawn-deck", label=catalog.format("zone-spawn-deck"), kind="deck", count=view.spawns))
    return zones


def _event(city: City, event: EventInPlay, space: int, content: KickAssContent, catalog: Catalog) -> CardRef:
    """An Event of the row with what is left to do, and how near its end it is."""
    colour = "#e4002b" if space == 3 else ""
    badges = [Badge(text=str(space), icon="alarm-clock", colour=colour, hint=catalog.format("badge-space"))]
    for left, task in zip(event.left, content.all_events[event.id].tasks, strict=False):
        if task.counted:
            badges.append(Badge(text=str(left), hint=catalog.format("badge-left")))
    return CardRef(id=event.id, face=event.id, badges=badges)
