"""Figures, tokens and marks on the boards."""

from __future__ import annotations

from collections.abc import Iterable

from hardboiled.games.kick_ass.look.stage import slot
from hardboiled.games.kick_ass.look.theme import HERO_COLOURS, HERO_ICONS, PORTRAITS
from hardboiled.games.kick_ass.rules import dice, enemies
from hardboiled.games.kick_ass.rules.content import KickAssContent
from hardboiled.games.kick_ass.view import Area, City, Foe, Token
from hardboiled.kernel import Catalog, SpaceId
from hardboiled.kernel.scene import Badge, Mark, Piece

_TOKEN_ICONS = {"bribe": "cash", "police": "police-badge", "loot": "two-coins"}
_TOKEN_COLOURS = {"power": "#e4002b", "armor": "#5f7d95", "life": "#0b9e3f", "gang": "#141414"}


def pieces(city: City, content: KickAssContent, catalog: Catalog) -> list[Piece]:
    found: list[Piece] = []
    for place, area in city.map.items():
        if place in content.districts:
            found += _figures(place, area, catalog)
        else:
            found += _crowd(place, area, catalog)
    found += [_foe(city, content, foe, catalog) for foe in city.foes]
    found += _tokens(city, content, catalog)
    for hero in city.heroes:
        if not hero.out:
            found.append(
                Piece(
                    id=hero.id,
                    space=hero.at,
                    label=catalog.name(hero.id),
                    kind="hero",
                    side="heroes",
                    icon=HERO_ICONS[hero.id],
                    portrait=PORTRAITS.format(hero.id),
                    colour=HERO_COLOURS[hero.id],
                    shape="standee",
                    glyph=catalog.name(hero.id)[0],
                    lying=hero.fainting,
                    size=1.9,
                    badges=[Badge(text=str(hero.life), icon="hearts", colour="#e4002b", hint=catalog.name("life"))],
                )
            )
    return found


def _figures(place: SpaceId, area: Area, catalog: Catalog) -> list[Piece]:
    """Minions, Super Minions, the Skull Gang and patrols, one a Minion space; Don's gang beside them."""
    found: list[Piece] = []
    kinds = [("minion", area.minions), ("super", area.supers), ("skull", area.skulls), ("patrol", area.tokens)]
    number = 0
    for kind, count in kinds:
        for _ in range(count):
            number += 1
            found.append(_figure(kind, f"{kind}-{place}-{number}", slot(place, number), catalog))
    if area.gang:
        gang = _figure("minion", f"gang-{place}", place, catalog)
        gang.label, gang.portrait = catalog.name("gang"), PORTRAITS.format("gang")
        gang.badges = [Badge(text=f"×{area.gang}")]
        found.append(gang)
    return found


def _figure(kind: str, piece_id: str, space: str, catalog: Catalog) -> Piece:
    icons = {"minion": "bandit", "super": "brute", "skull": "death-skull", "patrol": "round-shield"}
    colours = {"minion": "#4a4a4a", "super": "#141414", "skull": "#7a0019", "patrol": "#1e63d0"}
    glyphs = {"minion": "m", "super": "M", "skull": "K", "patrol": "+"}
    return Piece(
        id=piece_id,
        space=space,
        label=catalog.name(kind),
        kind=kind,
        side="heroes" if kind == "patrol" else "enemies",
        icon=icons[kind],
        portrait=PORTRAITS.format(kind),
        colour=colours[kind],
        shape="token" if kind == "patrol" else "hex" if kind in ("super", "skull") else "disc",
        glyph=glyphs[kind],
    )


def _crowd(place: SpaceId, area: Area, catalog: Catalog) -> list[Piece]:
    found = [_figure("minion", f"minion-{place}-{n}", place, catalog) for n in range(area.minions)]
    found += [_figure("super", f"super-{place}-{n}", place, catalog) for n in range(area.supers)]
    return found


def _foe(city: City, content: KickAssContent, foe: Foe, catalog: Catalog) -> Piece:
    badges = [
        Badge(text=str(foe.power), icon="fist", hint=catalog.name("power")),
        Badge(text=str(foe.life), icon="hearts", hint=catalog.name("life")),
    ]
    if armor := dice.armor(city, content, foe):
        badges.append(Badge(text=str(armor), icon="shield", hint=catalog.name("armor")))
    return Piece(
        id=foe.id,
        space=foe.at,
        label=catalog.name(foe.id),
        kind="boss" if foe.tracked else "mini-boss",
        side="enemies",
        icon="crowned-skull" if foe.tracked else "mug-shot",
        portrait=PORTRAITS.format(foe.id),
        colour="#e4002b" if foe.tracked else "#a3133b",
        shape="standee",
        glyph="&",
        faded=enemies.stands_back(city, foe),
        size=2.1 if foe.tracked else 1.8,
        badges=badges,
    )


def _tokens(city: City, content: KickAssContent, catalog: Catalog) -> Iterable[Piece]:
    """Interest tokens of Events, Don Genovese's tokens, Red Mist's tokens."""
    for event in filter(None, city.row):
        for number, task in enumerate(content.all_events[event.id].tasks):
            if (left := task.waiting(city, event, event.left[number])) > 0:
                place = task.places()[0]
                yield _interest(f"interest-{event.id}-{number}", place, catalog.name(event.id), left, catalog)
    for number, token in enumerate(city.tokens):
        if token.at and not token.carrier:
            yield _crew_token(token, number, catalog)
    for place, kind in city.mist.items():
        if not kind:
            yield _mist(place, catalog)


def _interest(name: str, place: SpaceId, event: str, left: int, catalog: Catalog) -> Piece:
    return Piece(
        id=name,
        space=place,
        label=event,
        kind="interest",
        icon="uncertainty",
        colour="#6a3fb5",
        shape="token",
        glyph="?",
        badges=[Badge(text=str(left), hint=catalog.format("badge-left"))],
    )


def _crew_token(token: Token, number: int, catalog: Catalog) -> Piece:
    return Piece(
        id=f"token-{number}",
        space=token.at,
        label=catalog.name(token.picture or token.colour),
        kind="token",
        icon=_TOKEN_ICONS.get(token.picture, "fedora"),
        colour=_TOKEN_COLOURS[token.colour],
        shape="square",
        glyph="t",
        badges=[Badge(text=str(token.left), hint=catalog.format("badge-left"))] if token.picture == "loot" else [],
    )


def _mist(place: SpaceId, catalog: Catalog) -> Piece:
    return Piece(
        id=f"mist-{place}",
        space=place,
        label=catalog.format("piece-mist"),
        kind="mist",
        icon="help",
        colour="#e4002b",
        shape="token",
        glyph="?",
        size=0.8,
    )


def marks(city: City, content: KickAssContent, catalog: Catalog) -> list[Mark]:
    """Taken Districts, blocked Timers, and where a Fight is going on."""
    found: list[Mark] = []
    for place in content.districts:
        if enemies.taken(city, content, place):
            found.append(Mark(space=place, kind="taken", heat=0.5, label=catalog.format("mark-taken")))
        elif enemies.timer_off(city, place):
            found.append(Mark(space=place, kind="off", label=catalog.format("mark-off")))
    if city.fight is not None:
        found.append(Mark(space=city.fight.at, kind="fight", heat=0.8, label=catalog.format("mark-fight")))
    return found
