"""How options and events show: label, what a click on means it, its price and its dice."""

from __future__ import annotations

from hardboiled.games.hard_city.look.pieces import cell
from hardboiled.games.hard_city.names import line
from hardboiled.games.hard_city.rules import actions as do
from hardboiled.games.hard_city.rules import events as e
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.view import OfficerView, View
from hardboiled.kernel import Action, CardId, Catalog, Event
from hardboiled.kernel.scene import Happening, OptionFace, happening_of

_GROUPS: dict[type[Action], str] = {
    do.Step: "move", do.AllyStep: "move", do.MutantStep: "move", do.MoveMutant: "move", do.UseHatch: "move",
    do.Shoot: "fight", do.AimedShot: "fight", do.CloseCombat: "fight", do.ShootBarrel: "fight", do.ShootDoom: "fight",
    do.UseGear: "gear", do.UseSkill: "gear", do.Give: "gear", do.Take: "gear", do.OpenCrate: "gear",
    do.SendAlly: "gear", do.StartScene: "episode", do.Evacuate: "episode", do.CallHelicopter: "episode",
    do.SealManhole: "episode", do.PullOut: "episode", do.PowerUp: "episode", do.PlayText: "cards",
    do.PlayBasics: "cards", do.PlayInstant: "cards",
}  # fmt: skip

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
    group = _GROUPS.get(type(action), "")
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
    if isinstance(action, do.SwitchOn):
        return [f"space:{space}" for space in content.sheet(view.episode).lights[action.light - 1]]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if field in ("space", "to", "at") and value:
            if value in {officer.id for officer in view.officers}:
                found.append(f"piece:{value}")
            elif isinstance(action, do.MutantAttack):
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
    if isinstance(action, do.StartScene):
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
    settings, officer = content.settings, _active(view)
    if officer is None:
        return ""
    perk = content.perks(officer.skills).sum
    ap: int | None = None
    match action:
        case do.Step():
            ap = 0 if view.turn.stride else settings.cost_move
        case do.Shoot() | do.ShootBarrel() | do.ShootDoom():
            ap = settings.cost_shoot
        case do.AimedShot():
            ap = settings.cost_aimed_shot
        case do.CloseCombat():
            ap = settings.cost_close_combat
        case do.UseGear():
            ap = max(0, settings.cost_use_equipment - perk.cheaper_gear)
        case do.Give() | do.Take():
            ap = max(0, settings.cost_give_take - perk.cheaper_trade)
        case do.UseSkill(card=card):
            ap = content.skills[card].cost
        case do.StartScene(card=card):
            ap = content.cutscenes[card].cost
        case do.OpenCrate():
            ap = 0
        case do.SendAlly():
            ap = content.skills[content.officers["blast"].skill].cost
        case do.ClearJam():
            ap = settings.cost_clear_jam
        case do.Evacuate():
            printed = {1: settings.helicopter_evacuation, 3: settings.car_evacuation}
            ap = max(1, printed.get(view.episode, settings.boat_evacuation) - perk.cheaper_evacuation)
        case do.CallHelicopter():
            ap = settings.call_helicopter
        case do.SealManhole(sure=sure):
            ap = max(1, (settings.seal_surely if sure else settings.seal_with_dice) - perk.cheaper_seal)
        case do.PullOut():
            ap = settings.pull_out
        case do.PowerUp():
            ap = settings.generator
        case do.UseHatch():
            ap = settings.hatch
    return "" if ap is None else catalog.format("label-cost", {"ap": ap})


def _detail(view: View, action: Action, content: HardCityContent, catalog: Catalog) -> str:
    """The dice of a shot with their parts, or the text of a card."""
    officer = _active(view)
    match action:
        case do.Shoot() | do.ShootBarrel() | do.ShootDoom() | do.CloseCombat() if officer is not None:
            perk, close = content.perks(officer.skills).sum, isinstance(action, do.CloseCombat)
            base = content.settings.close_dice if close else content.settings.shoot_dice
            more = perk.close_dice if close else perk.shoot_dice
            pool = catalog.format("label-pool", {"dice": base + more})
            return f"{pool} ({base} + {more} {catalog.format('label-skills')})" if more else pool
        case do.PlayText(card=card) | do.PlayInstant(card=card) | do.React(card=card):
            face = content.chaos[card]
            name = content.special(view.episode, view.mode).id if face.type == "special" else card
            return catalog.format(name, attribute="text")
        case do.PlayBasics(card=card):
            face = content.chaos[card]
            return " · ".join(f"{catalog.format(f'basic-{b}')} {getattr(face, b)}" for b in ("spawn", "move", "attack"))
        case do.UseGear(card=card) | do.UseSkill(card=card) | do.StartScene(card=card) | do.KeepCard(card=card):
            return catalog.format(card, attribute="text")
    return ""


def happening(event: Event, content: HardCityContent, catalog: Catalog) -> Happening:
    shown = happening_of(event, line(catalog, "event", event))
    shown.important = isinstance(event, IMPORTANT)
    return shown
