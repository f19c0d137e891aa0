"""How options and events show: label, targets, and what the dice promise."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.look.names import line
from hardboiled.games.go_ahead_punk.rules.combat import Target
from hardboiled.games.go_ahead_punk.rules.combat_cards import CombatCard
from hardboiled.games.go_ahead_punk.rules.content import PunkContent
from hardboiled.games.go_ahead_punk.rules.drawing import PlayCard
from hardboiled.games.go_ahead_punk.rules.effects.tokens import PlaceChopper, PlaceJam
from hardboiled.games.go_ahead_punk.rules.events import CardBurned, EscapeBegan, Found, HitMade, StingerDown
from hardboiled.games.go_ahead_punk.rules.finding import Divert, Lead
from hardboiled.games.go_ahead_punk.rules.first_aid import UseKit
from hardboiled.games.go_ahead_punk.rules.hospital import GoToEr
from hardboiled.games.go_ahead_punk.rules.items import DropItem, LeaveItem
from hardboiled.games.go_ahead_punk.rules.movement import Move, Ride, Step
from hardboiled.games.go_ahead_punk.rules.preparation import ChooseStart, PlaceCop, PlaceNext
from hardboiled.games.go_ahead_punk.rules.retreat import Burn, EscapeBy, RetreatTo, TryEscape
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from hardboiled.games.go_ahead_punk.rules.set_up import ChooseCop
from hardboiled.games.go_ahead_punk.rules.sharing import GiveItem, Share, TakeItem
from hardboiled.games.go_ahead_punk.rules.shots import Shoot, expected, shot_with
from hardboiled.games.go_ahead_punk.view import CopView, View
from hardboiled.kernel import Action, Catalog, Event
from hardboiled.kernel.scene import Happening, OptionFace, happening_of

IMPORTANT = (Found, HitMade, EscapeBegan, StingerDown)


def option(view: View, action: Action, content: PunkContent, catalog: Catalog) -> OptionFace:
    face = OptionFace(label=_label(action, catalog))
    die = content.settings.die
    match action:
        case Go(leave=True, space=space):
            face.targets = [f"space:{space}", "piece:stinger"]
        case (
            ChooseStart(space=space)
            | PlaceCop(space=space)
            | Go(space=space)
            | Step(space=space)
            | Ride(space=space)
            | GoToEr(space=space)
            | RetreatTo(space=space)
        ):
            face.targets = [f"space:{space}"]
        case Lead(district=district) | PlaceJam(district=district) | PlaceChopper(district=district):
            face.targets = [f"space:d-{district}"]
        case ChooseCop(cop=cop):
            face.targets = [f"piece:{cop}"]
            face.detail = catalog.format(cop, attribute="text")
        case PlaceNext(cop=cop) | Target(cop=cop):
            face.targets = [f"piece:{cop}"]
        case Share(partner=partner):
            face.targets = [f"piece:{partner}"]
        case PlayCard(card=card) | CombatCard(card=card) | Divert(card=card) | Burn(card=card):
            face.targets = [f"card:{_owner(view, card)}-{card}-0"]
            face.detail = catalog.format(card, attribute="text") if card.islower() else ""
        case Shoot(weapon=weapon):
            face.targets = [f"card:{_owner(view, weapon)}-{weapon}-0"]
            face.detail = _dice(view, weapon, content, catalog)
        case DropItem(item=item) | GiveItem(item=item):
            face.targets = [f"card:{_owner(view, item)}-{item}-0"]
            face.detail = catalog.format(item, attribute="text")
        case TakeItem(item=item) | LeaveItem(item=item):
            face.detail = catalog.format(item, attribute="text")
        case TryEscape():
            face.detail = catalog.format("detail-odds", {"faces": die.count("escape"), "sides": len(die)})
        case UseKit():
            face.detail = catalog.format("cop-first-aid", attribute="text")
    return face


def _label(action: Action, catalog: Catalog) -> str:
    if isinstance(action, Move | EscapeBy) and action.passes:
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


def _dice(view: View, weapon: str, content: PunkContent, catalog: Catalog) -> str:
    args = {"dice": shot_with(view, content, weapon).dice, "average": f"{expected(view, content, weapon):.2f}"}
    return catalog.format("detail-dice", args)


def happening(event: Event, content: PunkContent, catalog: Catalog) -> Happening:
    if isinstance(event, CardBurned) and event.card:
        args = {"who": catalog.name(event.who), "card": catalog.name(event.card)}
        return happening_of(event, catalog.format("event-card-burned-openly", args))
    shown = happening_of(event, line(catalog, "event", event))
    shown.important = isinstance(event, IMPORTANT)
    return shown
