"""How options and events show: labels, targets, costs, and dice pools part by part."""

from __future__ import annotations

from hardboiled.games.police_precinct.look.names import line, officer_name
from hardboiled.games.police_precinct.look.panels import hand_refs
from hardboiled.games.police_precinct.rules import events as e
from hardboiled.games.police_precinct.rules.actions import ChooseHood, ChooseStack, Go
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.attempts import pool
from hardboiled.games.police_precinct.rules.city import blocked, hood_number, place_name, routes
from hardboiled.games.police_precinct.rules.content import PrecinctContent
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, LeanOn, Recruit, Reveal
from hardboiled.games.police_precinct.rules.effects.card_texts import ChooseAccident
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import CancelEvent
from hardboiled.games.police_precinct.rules.helping import Commit, SendPatrol
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.moving import Drive, DriveSupport, TakeVan
from hardboiled.games.police_precinct.rules.punks import PostPatrol
from hardboiled.games.police_precinct.rules.set_up import TakeCharacter
from hardboiled.games.police_precinct.rules.state import Attempt
from hardboiled.games.police_precinct.rules.supplies import Discard, PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.turns import Keep
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from hardboiled.games.police_precinct.view import View
from hardboiled.kernel import Action, Catalog, Event, SpaceId
from hardboiled.kernel.scene import Happening, OptionFace, Target, happening_of

IMPORTANT = (
    e.CrimeRose,
    e.EvidencePlaced,
    e.CategoryComplete,
    e.MurdererArrested,
    e.MurdererMoved,
    e.DayPassed,
    e.Accused,
    e.Unmasked,
    e.UrgentFailed,
    e.GangFormed,
    e.InHospital,
)


def option(view: View, action: Action, content: PrecinctContent, catalog: Catalog) -> OptionFace:
    face = OptionFace(label=line(catalog, "action", action))
    me = view.officers[view.mine]
    match action:
        case Drive(to=to) | DriveSupport(to=to):
            face.targets = [f"space:{to}"]
            start = me.space if isinstance(action, Drive) else view.support
            face.cost = distance(view, content, catalog, start, to) if start else ""
            face.group = "drive" if isinstance(action, Drive) else "support"
        case Investigate(stack=stack):
            face.targets = [f"piece:stack-{stack}"]
            face.detail = pool_text(view, content, catalog, Attempt("investigate", stack))
        case Handle(target=card):
            face.targets = [f"piece:{card}"]
            face.detail = pool_text(view, content, catalog, Attempt("handle", card))
        case Arrest(target=target):
            face.targets = arrest_targets(target)
            face.detail = pool_text(view, content, catalog, Attempt("arrest", target))
        case PlayCard(card=card) | Commit(card=card) | Discard(card=card) | Keep(card=card):
            face.targets = [f"card:{ref}" for ref, held in hand_refs(me) if held == card]
            face.detail = catalog.format(card, attribute="text") if not isinstance(action, Commit) else ""
        case Accuse(officer=name) | LeanOn(officer=name):
            face.label = catalog.format(f"action-{action.tag}", {"officer": officer_name(view, catalog, name)})
            face.targets = [f"panel:{name}"]
        case PostPatrol(hood=hood) | ChooseHood(hood=hood) | Recruit(hood=hood):
            face.targets = [f"space:{place_name(hood)}"]
        case ChooseStack(stack=stack):
            face.targets = [f"piece:stack-{stack}"]
        case ChooseAccident(card=card):
            face.targets = [f"piece:{card}"]
        case Present(cards=cards):
            if not cards:
                face.label = catalog.format("action-present-none")
            face.targets = [f"card:drawn-{card}-{view.drawn.index(card)}" for card in cards]
        case Upgrade():
            face.cost = catalog.format("cost-donut")
        case SpendDonut() | CancelEvent():
            face.cost = catalog.format("cost-donut")
            face.detail = attempt_text(view, content, catalog)
        case Reveal():
            face.cost = catalog.format("cost-donuts", {"n": content.settings.reveal_donuts})
        case Go() | SendPatrol():
            face.detail = attempt_text(view, content, catalog)
        case TakeVan():
            face.targets = ["piece:van"]
        case TakeCharacter(character=name):
            face.detail = catalog.format(name, attribute="text")
    return face


def arrest_targets(target: str) -> list[Target]:
    number = hood_number(target)
    if number:
        return [f"space:{target}", f"piece:punks-{number}"]
    return ["piece:stolen-car"] if target == "car-theft" else [f"piece:{target}"]


def distance(view: View, content: PrecinctContent, catalog: Catalog, start: SpaceId, to: SpaceId) -> str:
    """How far it is, as the streets are now."""
    closed = blocked(view, content)
    passes = view.move.passes if view.move is not None else 0
    way = routes(content, start, closed).get(to) or routes(content, start, closed, passes).get(to)
    return catalog.format("steps", {"n": len(way) - 1}) if way else ""


def attempt_text(view: View, content: PrecinctContent, catalog: Catalog) -> str:
    return pool_text(view, content, catalog, view.attempt) if view.attempt is not None else ""


def pool_text(view: View, content: PrecinctContent, catalog: Catalog, attempt: Attempt) -> str:
    """'5 dice against 4: 3 skill + 1 car + 1 Donut'."""
    due = pool(view, content, attempt)
    listed = " + ".join(
        f"{number} {catalog.format(f'pool-{word}', {'n': abs(number)})}" for word, number in due.parts
    ).replace("+ -", "− ")
    if not due.need:
        return catalog.format("pool-total-cards", {"n": due.dice, "parts": listed})
    return catalog.format("pool-total-dice", {"n": due.dice, "need": due.need, "parts": listed})


def happening(event: Event, content: PrecinctContent, catalog: Catalog) -> Happening:
    shown = happening_of(event, line(catalog, "event", event))
    shown.important = isinstance(event, IMPORTANT)
    return shown
