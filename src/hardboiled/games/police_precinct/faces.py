"""How options and events show: labels, targets, costs, and dice pools part by part."""

from __future__ import annotations

from hardboiled.games.police_precinct import actions as a
from hardboiled.games.police_precinct import events as e
from hardboiled.games.police_precinct.content import Precinct
from hardboiled.games.police_precinct.names import line, officer_name
from hardboiled.games.police_precinct.panels import hand_refs
from hardboiled.games.police_precinct.rules.city import blocked, place_name, routes
from hardboiled.games.police_precinct.rules.pool import hood_number, level, parts, population, total
from hardboiled.games.police_precinct.state import Attempt
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


def option(view: View, action: Action, content: Precinct, catalog: Catalog) -> OptionFace:
    face = OptionFace(label=line(catalog, "action", action))
    me = view.officers[view.mine]
    match action:
        case a.Drive(to=to) | a.DriveSupport(to=to):
            face.targets = [f"space:{to}"]
            start = me.space if isinstance(action, a.Drive) else view.support
            face.cost = distance(view, content, catalog, start, to) if start else ""
            face.group = "drive" if isinstance(action, a.Drive) else "support"
        case a.Investigate(stack=stack):
            face.targets = [f"piece:stack-{stack}"]
            face.detail = pool_text(view, content, catalog, Attempt("investigate", stack))
        case a.Handle(target=card):
            face.targets = [f"piece:{card}"]
            face.detail = pool_text(view, content, catalog, Attempt("handle", card))
        case a.Arrest(target=target):
            face.targets = arrest_targets(target)
            face.detail = pool_text(view, content, catalog, Attempt("arrest", target))
        case a.PlayCard(card=card) | a.Commit(card=card) | a.Discard(card=card) | a.Keep(card=card):
            face.targets = [f"card:{ref}" for ref, held in hand_refs(me) if held == card]
            face.detail = catalog.format(card, attribute="text") if not isinstance(action, a.Commit) else ""
        case a.Accuse(officer=name) | a.LeanOn(officer=name):
            face.label = catalog.format(f"action-{action.tag}", {"officer": officer_name(view, catalog, name)})
            face.targets = [f"panel:{name}"]
        case a.PostPatrol(hood=hood) | a.ChooseHood(hood=hood) | a.Recruit(hood=hood):
            face.targets = [f"space:{place_name(hood)}"]
        case a.ChooseStack(stack=stack):
            face.targets = [f"piece:stack-{stack}"]
        case a.ChooseAccident(card=card):
            face.targets = [f"piece:{card}"]
        case a.Present(cards=cards):
            if not cards:
                face.label = catalog.format("action-present-none")
            face.targets = [f"card:drawn-{card}-{view.drawn.index(card)}" for card in cards]
        case a.Upgrade():
            face.cost = catalog.format("cost-donut")
        case a.SpendDonut() | a.CancelEvent():
            face.cost = catalog.format("cost-donut")
            face.detail = attempt_text(view, content, catalog)
        case a.Reveal():
            face.cost = catalog.format("cost-donuts", {"n": content.settings.reveal_donuts})
        case a.Go() | a.SendPatrol():
            face.detail = attempt_text(view, content, catalog)
        case a.TakeVan():
            face.targets = ["piece:van"]
        case a.TakeCharacter(character=name):
            face.detail = catalog.format(name, attribute="text")
    return face


def arrest_targets(target: str) -> list[Target]:
    number = hood_number(target)
    if number:
        return [f"space:{target}", f"piece:punks-{number}"]
    return ["piece:stolen-car"] if target == "car-theft" else [f"piece:{target}"]


def distance(view: View, content: Precinct, catalog: Catalog, start: SpaceId, to: SpaceId) -> str:
    """How far it is, as the streets are now."""
    closed = blocked(view, content)
    passes = view.move.passes if view.move is not None else 0
    way = routes(content, start, closed).get(to) or routes(content, start, closed, passes).get(to)
    return catalog.format("steps", {"n": len(way) - 1}) if way else ""


def attempt_text(view: View, content: Precinct, catalog: Catalog) -> str:
    return pool_text(view, content, catalog, view.attempt) if view.attempt is not None else ""


def pool_text(view: View, content: Precinct, catalog: Catalog, attempt: Attempt) -> str:
    """'5 dice against 4: 3 skill + 1 car + 1 Donut'."""
    listed = " + ".join(
        f"{number} {catalog.format(f'pool-{word}', {'n': abs(number)})}"
        for word, number in parts(view, content, attempt)
    ).replace("+ -", "− ")
    count = total(view, content, attempt)
    if attempt.kind == "investigate":
        return catalog.format("pool-total-cards", {"n": count, "parts": listed})
    return catalog.format("pool-total-dice", {"n": count, "need": need_of(view, content, attempt), "parts": listed})


def need_of(view: View, content: Precinct, attempt: Attempt) -> int:
    if attempt.kind == "handle":
        return level(view, content, attempt)
    number = hood_number(attempt.target)
    if number:
        return population(view, content, number)
    return content.arrest_faces[attempt.target]


def happening(event: Event, content: Precinct, catalog: Catalog) -> Happening:
    shown = happening_of(event, line(catalog, "event", event))
    shown.important = isinstance(event, IMPORTANT)
    return shown
