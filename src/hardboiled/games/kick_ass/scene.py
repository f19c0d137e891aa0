"""The table as a seat sees it, and how options show."""

from __future__ import annotations

from hardboiled.games.kick_ass import actions as a
from hardboiled.games.kick_ass.content import Exhaust, KickAssContent
from hardboiled.games.kick_ass.panels import dice_text, panel
from hardboiled.games.kick_ass.pieces import marks, pieces
from hardboiled.games.kick_ass.rules import enemies, spawning
from hardboiled.games.kick_ass.stage import stage
from hardboiled.games.kick_ass.state import City, EventInPlay
from hardboiled.games.kick_ass.view import View
from hardboiled.games.kick_ass.words import Deliver, Fame, Slay, Work
from hardboiled.kernel import Action, CardId, Catalog
from hardboiled.kernel.present import plain_option
from hardboiled.kernel.scene import Badge, CardRef, OptionFace, Scene, Stat, Target, Track, Zone

__all__ = ["option", "scene", "stage"]


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
        panels=[panel(city, hero, content, catalog) for hero in city.heroes],
    )


def _status(view: View, content: KickAssContent, catalog: Catalog) -> str:
    city = view.city
    if city.fight is not None:
        now = city.fight
        return catalog.format(
            "status-fight",
            {
                "place": catalog.name(now.at),
                "power": now.power or enemies.power_at(city, now.at),
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
            "segment": catalog.name(spawning.SEGMENTS[city.segment]),
        },
    )


def _tracks(city: City, content: KickAssContent, catalog: Catalog) -> list[Track]:
    settings = content.settings
    rows = settings.incoming[city.players - 1]
    found = [
        Track(label=catalog.format("track-round"), value=city.round, min=1, max=settings.rounds, icon="stopwatch"),
        Track(
            label=catalog.format("track-incoming"),
            value=city.incoming + 1,
            min=1,
            max=len(rows),
            icon="minions",
            marks={str(number): str(value) for number, value in enumerate(rows, 1)},
            hint=catalog.format("track-incoming-hint", {"count": rows[city.incoming]}),
        ),
        Track(
            label=catalog.format("track-events"),
            value=len(city.completed),
            max=settings.needed,
            icon="newspaper",
            colour="#0b9e3f",
        ),
        Track(
            label=catalog.format("track-matured"),
            value=len(city.matured),
            max=settings.events - settings.needed + 1,
            icon="tombstone",
            colour="#e4002b",
        ),
        Track(label=catalog.format("track-shop"), value=city.shop_track, max=settings.shop_spaces, icon="shop"),
        Track(
            label=catalog.format("track-docks", {"side": catalog.name(city.docks_side) if city.docks else "–"}),
            value=city.docks,
            max=settings.docks_spaces,
            icon="anchor",
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
        ),
        Stat(
            label=catalog.format("stat-protection"), value=str(enemies.protection(city, content)), icon="round-shield"
        ),
    ]
    for foe in city.foes:
        if foe.tracked:
            stats.append(
                Stat(
                    label=catalog.name(foe.id),
                    value=catalog.format("stat-foe", {"power": foe.power, "armor": foe.armor, "life": foe.life}),
                    icon="crowned-skull",
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
    badges = [Badge(text=str(space), icon="alarm-clock", colour="#e4002b" if space == 3 else "", hint="")]
    for left, task in zip(event.left, content.all_events[event.id].tasks, strict=False):
        if isinstance(task, Work | Deliver | Slay | Fame):
            badges.append(Badge(text=str(left), hint=catalog.format("badge-left", {"count": left})))
    return CardRef(id=event.id, face=event.id, badges=badges)


# Options.


def option(view: View, action: Action, content: KickAssContent, catalog: Catalog) -> OptionFace:
    face = plain_option(action, catalog, *_targets(view.city, action))
    city = view.city
    match action:
        case a.Buy(item=item):
            face.cost = f"${content.items[item].cost}"
            face.detail = catalog.format(item, attribute="text")
        case a.PlayCard(card=card, down=down):
            key = "detail-face-down" if down else card
            face.detail = catalog.format(key) if down else catalog.format(card, attribute="text")
            face.group = catalog.format("group-face-down") if down else ""
        case a.UseDistrict(hero=hero_id):
            face.label = catalog.format(
                "label-use-district", _names(catalog, hero=hero_id, place=city.hero(hero_id).at)
            )
            face.detail = catalog.format(city.hero(hero_id).at, attribute="text")
            if city.hero(hero_id).at == "police":
                face.cost = f"${content.settings.police_cost}"
        case a.StartFight(hero=hero_id):
            hero = city.hero(hero_id)
            card = hero.turn.card if hero.turn is not None else CardId("")
            face.detail = dice_text(city, hero, content, catalog, card)
        case a.ApplyEffect(card=card) | a.DrawCard(card=card) | a.Upgrade(card=card) | a.KeepCard(card=card):
            face.detail = catalog.format(card, attribute="text")
        case a.UseItem(item=item) | a.Equip(item=item) | a.KeepItem(item=item):
            face.detail = catalog.format(item, attribute="text")
            exhaust: Exhaust | None = content.items[item].exhaust
            face.cost = catalog.format("cost-exhaust") if isinstance(action, a.UseItem) and exhaust else ""
        case a.PayBribe():
            face.cost = f"${content.settings.bribe}"
        case a.BribeFoe():
            face.cost = "$1"
        case a.Reroll(colour=colour, face=side):
            shown = ("blank", "hit" if colour == "red" else "shield", "lightning")[side]
            face.label = catalog.format("label-reroll", _names(catalog, colour=colour, face=shown))
        case a.WorkOnEvent(event=event_id) | a.ChooseEvent(event=event_id):
            face.detail = catalog.format(event_id, attribute="text")
        case a.TakeBonus(district=place):
            face.detail = catalog.format(place, attribute="text")
        case a.PickHero(hero=hero_id):
            face.detail = catalog.format(hero_id, attribute="text")
    return face


def _names(catalog: Catalog, **names: str) -> dict[str, str]:
    return {key: str(catalog.name(value)) for key, value in names.items()}


def _targets(city: City, action: Action) -> list[Target]:
    """The spaces, pieces and cards a click on which means this option."""
    match action:
        case a.MoveTo(to=place) | a.ChooseDistrict(district=place) | a.KillMinion(district=place):
            return [f"space:{place}"]
        case a.TakeBonus(hero=hero_id) | a.ChooseHero(hero=hero_id) | a.OpenCard(hero=hero_id) | a.CallIn(hero=hero_id):
            return [f"piece:{hero_id}"]
        case a.TakeDamage(hero=hero_id) | a.GainInstead(hero=hero_id):
            return [f"panel:{city.hero(hero_id).seat}"]
        case a.PlayCard(card=card) | a.DrawCard(card=card) | a.Recover(card=card) | a.RemoveCard(card=card):
            return [f"card:{card}"]
        case a.Upgrade(card=card) | a.KeepCard(card=card) | a.ApplyEffect(card=card):
            return [f"card:{card}"]
        case a.Buy(item=item) | a.KeepItem(item=item) | a.UseItem(item=item) | a.Equip(item=item):
            return [f"card:{item}"]
        case a.Stow(item=item) | a.ReadyItem(item=item) | a.BreakHand(item=item):
            return [f"card:{item}"]
        case a.WorkOnEvent(event=event_id) | a.ChooseEvent(event=event_id):
            return [f"card:{event_id}"]
        case a.UseDistrict(hero=hero_id) | a.StartFight(hero=hero_id):
            return [f"space:{city.hero(hero_id).at}"]
        case a.BribeFoe(foe=foe_id):
            return [f"piece:{foe_id}"]
        case a.RevealToken(token=token) | a.PayBribe(token=token) | a.PickUpToken(token=token):
            return [f"piece:token-{token}"]
        case a.Strike(target=target) if enemies.find_foe(city, target) is not None:
            return [f"piece:{target}"]
    return []
