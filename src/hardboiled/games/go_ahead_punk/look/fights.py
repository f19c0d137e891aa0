"""Dice as a picture: the roll an event tells of, and the combat round that is being played."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.go_ahead_punk.look.theme import PORTRAITS
from hardboiled.games.go_ahead_punk.rules.clash import Clash
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.events import EscapeRolled, HoodsFired, Rerolled, ShotFired
from hardboiled.games.go_ahead_punk.rules.figures import figure_named
from hardboiled.games.go_ahead_punk.rules.kinds import Face, FigureId, Parts, address
from hardboiled.games.go_ahead_punk.view import View
from hardboiled.kernel import Catalog, Event
from hardboiled.kernel.scene import Die, Fight, Side, Stat

_ICONS: dict[Face, str] = {"hit": "bullseye", "ricochet": "ricochet", "escape": "run"}


def fight(event: Event, content: PunkContent, catalog: Catalog) -> Fight | None:
    """What an event tells of dice."""
    match event:
        case ShotFired():
            title = catalog.format("fight-shot", _names(catalog, who=event.piece, weapon=event.weapon))
            return _shot(title, event.piece, event.target, event, catalog)
        case HoodsFired():
            return _shot(catalog.format("fight-hoods-shoot"), "hoods", event.piece, event, catalog)
        case Rerolled():
            title = catalog.format("fight-again", _names(catalog, who=event.piece))
            return Fight(title=title, sides=[_side(event.piece, catalog, _dice(event.faces))])
        case EscapeRolled():
            return _retreat(event, catalog)
    return None


def _shot(title: str, shooter: FigureId, target: FigureId, event: ShotFired | HoodsFired, catalog: Catalog) -> Fight:
    """Dice and what they come to, against the health that is left."""
    one = _side(shooter, catalog, _dice(event.faces), event.parts)
    one.total = catalog.format("fight-damage", {"amount": event.amount})
    other = _side(target, catalog)
    other.total = _health(target, event.left, catalog)
    result, tone = _result(event, target, catalog)
    return Fight(title=title, sides=[one, other], result=result, tone=tone)


def _result(event: ShotFired | HoodsFired, target: FigureId, catalog: Catalog) -> tuple[str, str]:
    if event.left > 0 or not event.amount:
        return "", "bad" if event.amount else ""
    if target == "hoods":
        return catalog.format("fight-hoods-beaten"), "good"
    if target == "stinger":
        return catalog.format("fight-down"), "grave"
    return catalog.format("fight-out", _names(catalog, who=target)), "grave"


def _retreat(event: EscapeRolled, catalog: Catalog) -> Fight:
    side = _side(event.piece, catalog, [Die(face=_ICONS[face], counts=event.away) for face in event.faces])
    side.needs = catalog.format("fight-needs-escape")
    return Fight(
        title=catalog.format("fight-retreat", _names(catalog, who=event.piece)),
        sides=[side],
        result=catalog.format("fight-away" if event.away else "fight-stays"),
        tone="good" if event.away else "bad",
    )


def going_on(view: View, content: PunkContent, catalog: Catalog) -> Fight | None:
    """Who shoots at whom in this combat round, with the dice as they lie and the cards on the table."""
    clash = view.clash
    if clash is None:
        return None
    where = figure_named(view, clash.defender)
    at = where.space if where is not None else ""
    if clash.hoods:
        title = catalog.format("fight-hoods", _names(catalog, card=clash.hoods))
    else:
        title = catalog.format("fight-at", {"space": address(catalog, at)})
    sides = [_figure(view, clash, name, catalog) for name in (clash.attacker, clash.defender)]
    return Fight(title=title, sides=sides, result=" · ".join(_cards(clash, content, catalog)))


def _figure(view: View, clash: Clash, name: FigureId, catalog: Catalog) -> Side:
    figure = figure_named(view, name)
    left = figure.health if figure is not None else clash.toughness
    fired = clash.fired.get(name)
    side = _side(name, catalog, _dice(fired.faces), fired.parts) if fired else _side(name, catalog)
    side.total = _health(name, left, catalog)
    return side


def _cards(clash: Clash, content: PunkContent, catalog: Catalog) -> list[str]:
    """What has been played, and what of it counts no more."""
    told = []
    for name, card in clash.cards.items():
        cancelled = clash.cancelled and content.characters[name].cards[card].effect.hurts
        words = catalog.format("fight-card-cancelled", _names(catalog, card=card)) if cancelled else catalog.name(card)
        told.append(catalog.format("fight-card", {"who": catalog.name(name), "card": words}))
    return told


def _side(name: FigureId, catalog: Catalog, dice: Sequence[Die] = (), parts: Parts = ()) -> Side:
    return Side(
        name=str(catalog.name(name)),
        portrait=PORTRAITS.format(name),
        piece="" if name == "hoods" else name,
        dice=list(dice),
        parts=[
            Stat(label=catalog.format(f"pool-{part}", {"n": abs(count), "who": name}), value=str(count))
            for part, count in parts
        ],
    )


def _dice(faces: Sequence[Face]) -> list[Die]:
    return [Die(face=_ICONS[face], counts=face == "hit") for face in faces]


def _health(name: FigureId, left: int, catalog: Catalog) -> str:
    return catalog.format("fight-toughness" if name == "hoods" else "fight-left", {"left": left})


def _names(catalog: Catalog, **things: str) -> dict[str, str]:
    return {key: str(catalog.name(thing)) for key, thing in things.items()}
