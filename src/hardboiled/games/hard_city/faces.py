"""How options and events show: label, what a click on means it, its price and its dice."""

from __future__ import annotations

from hardboiled.games.hard_city.look.pieces import cell
from hardboiled.games.hard_city.names import line
from hardboiled.games.hard_city.rules import events as e
from hardboiled.games.hard_city.rules.answers import KeepCard
from hardboiled.games.hard_city.rules.attacks import CloseCombat, Shoot
from hardboiled.games.hard_city.rules.basics import PlayBasics
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.cutscenes import StartScene
from hardboiled.games.hard_city.rules.doctor_zero import PlayInstant, PlayText
from hardboiled.games.hard_city.rules.episodes.zero_hour import ShootDoom, SwitchOn
from hardboiled.games.hard_city.rules.equipment import UseGear, UseSkill
from hardboiled.games.hard_city.rules.mutant_attacks import MutantAttack
from hardboiled.games.hard_city.rules.officer_action import OfficerAction
from hardboiled.games.hard_city.rules.officer_turn import EndTurn
from hardboiled.games.hard_city.rules.reactions import React
from hardboiled.games.hard_city.rules.tokens import ShootBarrel
from hardboiled.games.hard_city.view import OfficerView, View
from hardboiled.kernel import Action, CardId, Catalog, Event
from hardboiled.kernel.scene import Happening, OptionFace, happening_of

IMPORTANT = (
    e.RoundBegan,
    e.SceneUsed,
    e.Spawned,
    e.Killed,
    e.Eliminated,
    e.CivilianKilled,
    e.Evacuated,
    e.Scored,
    e.BarrelExploded,
    e.ManholeSealed,
    e.Powered,
)


def option(view: View, action: Action, content: HardCityContent, catalog: Catalog) -> OptionFace:
    group = getattr(action, "group", "")
    return OptionFace(
        label=line(catalog, "action", action),
        targets=targets(view, action, content),
        cost=_cost(view, action, content, catalog),
        detail=_detail(view, action, content, catalog),
        group=catalog.format(f"group-{group}") if group else "",
    )


def targets(view: View, action: Action, content: HardCityContent) -> list[str]:
    """The spaces, pieces and cards a click on which means the option."""
    found: list[str] = []
    if isinstance(action, SwitchOn):
        return [f"space:{space}" for space in content.sheet(view.episode).lights[action.light - 1]]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if field in ("space", "to", "at") and value:
            if value in {officer.id for officer in view.officers}:
                found.append(f"piece:{value}")
            elif isinstance(action, MutantAttack):
                found.append(f"piece:{action.piece}")
            else:
                found += [f"space:{square}" for square in view.obstacles.get(value, (cell(view, value),))]
        elif field in ("piece", "who", "officer", "barrel", "manhole", "giver"):
            if on_board(view, value):
                found.append(f"piece:{value}")
        elif field == "car":
            found += [f"space:{square}" for square in view.obstacles[value]]
        elif field == "card":
            found += [f"card:{ref}" for ref in _refs(view, action, value)]
    return list(dict.fromkeys(found))


def on_board(view: View, name: str) -> bool:
    figures = any(officer.id == name and officer.at for officer in view.officers)
    tokens = name in view.civilians or name in view.barrels or name in view.manholes
    ally = view.ally is not None and view.ally.id == name and bool(view.ally.at)
    return figures or tokens or ally or any(mutant.id == name for mutant in view.mutants)


def _refs(view: View, action: Action, card: CardId) -> list[str]:
    """The card on the table, by the id its place gives it."""
    if isinstance(action, StartScene):
        return [f"scene-{view.scenes.index(action.card)}"] if card in view.scenes else []
    if card in view.hand:
        return [f"hand-{n}" for n, held in enumerate(view.hand) if held == card]
    owner = getattr(action, "giver", "") or view.active
    for officer in view.officers:
        if officer.id == owner:
            rows = (("gear", officer.gear), ("skill", officer.skills))
            return [f"{row}-{owner}-{cards.index(card)}" for row, cards in rows if card in cards]
    return []


def _active(view: View) -> OfficerView | None:
    return next((officer for officer in view.officers if officer.id == view.active), None)


def _cost(view: View, action: Action, content: HardCityContent, catalog: Catalog) -> str:
    """What it costs in AP, before it is chosen."""
    if not isinstance(action, OfficerAction) or isinstance(action, EndTurn):
        return ""
    price = action.price(view, content)
    return "" if price is None else catalog.format("label-cost", {"ap": price})


def _detail(view: View, action: Action, content: HardCityContent, catalog: Catalog) -> str:
    """The dice of a shot with their parts, or the text of a card."""
    officer = _active(view)
    match action:
        case Shoot() | ShootBarrel() | ShootDoom() | CloseCombat() if officer is not None:
            perk, close = content.perks(officer.skills).sum, isinstance(action, CloseCombat)
            base = content.settings.close_dice if close else content.settings.shoot_dice
            more = perk.close_dice if close else perk.shoot_dice
            pool = catalog.format("label-pool", {"dice": base + more})
            return f"{pool} ({base} + {more} {catalog.format('label-skills')})" if more else pool
        case PlayText(card=card) | PlayInstant(card=card) | React(card=card):
            face = content.chaos[card]
            name = content.special(view.episode, view.mode).id if face.type == "special" else card
            return catalog.format(name, attribute="text")
        case PlayBasics(card=card):
            face = content.chaos[card]
            return " · ".join(f"{catalog.format(f'basic-{b}')} {getattr(face, b)}" for b in ("spawn", "move", "attack"))
        case UseGear(card=card) | UseSkill(card=card) | StartScene(card=card) | KeepCard(card=card):
            return catalog.format(card, attribute="text")
    return ""


def happening(event: Event, content: HardCityContent, catalog: Catalog) -> Happening:
    shown = happening_of(event, line(catalog, "event", event))
    shown.important = isinstance(event, IMPORTANT)
    return shown
