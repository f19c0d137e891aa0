"""How options and events show: label, targets, and what the dice promise."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk import actions as a
from hardboiled.games.go_ahead_punk.content import City
from hardboiled.games.go_ahead_punk.events import CardBurned, EscapeBegan, Found, HitMade, StingerDown
from hardboiled.games.go_ahead_punk.names import line
from hardboiled.games.go_ahead_punk.view import CopView, View
from hardboiled.kernel import Action, Catalog, Event
from hardboiled.kernel.scene import Happening, OptionFace, happening_of

IMPORTANT = (Found, HitMade, EscapeBegan, StingerDown)


def option(view: View, action: Action, content: City, catalog: Catalog) -> OptionFace:
    face = OptionFace(label=_label(action, catalog))
    die = content.settings.die
    match action:
        case a.Go(leave=True, space=space):
            face.targets = [f"space:{space}", "piece:stinger"]
        case (
            a.ChooseStart(space=space)
            | a.PlaceCop(space=space)
            | a.Go(space=space)
            | a.Step(space=space)
            | a.Ride(space=space)
            | a.GoToEr(space=space)
            | a.RetreatTo(space=space)
        ):
            face.targets = [f"space:{space}"]
        case a.Lead(district=district) | a.PlaceJam(district=district) | a.PlaceChopper(district=district):
            face.targets = [f"space:d-{district}"]
        case a.ChooseCop(cop=cop):
            face.targets = [f"piece:{cop}"]
            face.detail = catalog.format(cop, attribute="text")
        case a.PlaceNext(cop=cop) | a.Target(cop=cop):
            face.targets = [f"piece:{cop}"]
        case a.Share(partner=partner):
            face.targets = [f"piece:{partner}"]
        case a.PlayCard(card=card) | a.CombatCard(card=card) | a.Divert(card=card) | a.Burn(card=card):
            face.targets = [f"card:{_owner(view, card)}-{card}-0"]
            face.detail = catalog.format(card, attribute="text") if card.islower() else ""
        case a.Shoot(weapon=weapon):
            face.targets = [f"card:{_owner(view, weapon)}-{weapon}-0"]
            face.detail = _dice(weapon, content, catalog)
        case a.DropItem(item=item) | a.GiveItem(item=item):
            face.targets = [f"card:{_owner(view, item)}-{item}-0"]
            face.detail = catalog.format(item, attribute="text")
        case a.TakeItem(item=item) | a.LeaveItem(item=item):
            face.detail = catalog.format(item, attribute="text")
        case a.TryEscape():
            face.detail = catalog.format("detail-odds", {"faces": die.count("escape"), "sides": len(die)})
        case a.UseKit():
            face.detail = catalog.format("cop-first-aid", attribute="text")
    return face


def _label(action: Action, catalog: Catalog) -> str:
    if isinstance(action, a.Move | a.EscapeBy) and action.passes:
        return catalog.format(f"action-{action.tag}-with", {"passes": catalog.join(action.passes)})
    return line(catalog, "action", action)


def _owner(view: View, thing: str) -> str:
    """Before whom a card or item lies that this seat can use."""
    mine: list[CopView] = [cop for cop in view.cops if view.seat in cop.seats]
    active = view.cops[view.turn] if 0 <= view.turn < len(view.cops) else None
    if view.seat == "stinger":
        return "stinger"
    for cop in ([active] if active in mine and active else []) + mine:
        if thing in cop.hand or thing in cop.items:
            return cop.id
    return active.id if active else ""


def _dice(weapon: str, content: City, catalog: Catalog) -> str:
    item, die = content.items[weapon], content.settings.die
    average = f"{item.dice * die.count('hit') / len(die):.1f}"
    return catalog.format("detail-dice", {"dice": item.dice, "average": average})


def happening(event: Event, content: City, catalog: Catalog) -> Happening:
    if isinstance(event, CardBurned) and event.card:
        args = {"who": catalog.name(event.who), "card": catalog.name(event.card)}
        return happening_of(event, catalog.format("event-card-burned-openly", args))
    shown = happening_of(event, line(catalog, "event", event))
    shown.important = isinstance(event, IMPORTANT)
    return shown
