"""How options and events show: label, targets, cost, and what the dice promise."""

from __future__ import annotations

from types import SimpleNamespace

from hardboiled.games.kick_ass.look.panels import dice_text
from hardboiled.games.kick_ass.names import line, place
from hardboiled.games.kick_ass.rules import enemies
from hardboiled.games.kick_ass.rules import events as e
from hardboiled.games.kick_ass.rules.content import Exhaust, KickAssContent
from hardboiled.games.kick_ass.rules.state import City
from hardboiled.games.kick_ass.rules.vocabulary import ACTIONS
from hardboiled.games.kick_ass.view import View
from hardboiled.kernel import Action, CardId, Catalog, Event
from hardboiled.kernel.scene import Happening, OptionFace, Target, happening_of

a = SimpleNamespace(**{kind.__name__: kind for kind in ACTIONS})
IMPORTANT = (
    e.RoundBegan,
    e.EventCompleted,
    e.EventMatured,
    e.FoeDied,
    e.FaintRolled,
    e.PlotRevealed,
    e.MistRevealed,
    e.CityLeftFor,
    e.WaveCame,
)


def option(view: View, action: Action, content: KickAssContent, catalog: Catalog) -> OptionFace:
    face = OptionFace(label=line(catalog, "action", action), targets=_targets(view.city, action))
    city = view.city
    match action:
        case a.Buy(item=item):
            face.cost = f"${action.price(view, content)}"
            face.detail = catalog.format(item, attribute="text")
        case a.PlayCard(card=card, down=down):
            key = "detail-face-down" if down else card
            face.detail = catalog.format(key) if down else catalog.format(card, attribute="text")
            face.group = catalog.format("group-face-down") if down else ""
        case a.UseDistrict(hero=hero_id):
            args = {"hero": catalog.name(hero_id), "place": place(catalog, city.hero(hero_id).at)}
            face.label = catalog.format("label-use-district", args)
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
            args = {"colour": catalog.name(colour), "face": catalog.name(shown)}
            face.label = catalog.format("label-reroll", args)
        case a.WorkOnEvent(event=event_id) | a.ChooseEvent(event=event_id):
            face.detail = catalog.format(event_id, attribute="text")
        case a.TakeBonus(district=district):
            face.detail = catalog.format(district, attribute="text")
        case a.PickHero(hero=hero_id):
            face.detail = catalog.format(hero_id, attribute="text")
    return face


def _targets(city: City, action: Action) -> list[Target]:
    """The spaces, pieces and cards a click on which means this option."""
    match action:
        case a.MoveTo(to=district) | a.ChooseDistrict(district=district) | a.KillMinion(district=district):
            return [f"space:{district}"]
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


def happening(event: Event, content: KickAssContent, catalog: Catalog) -> Happening:
    if isinstance(event, e.CombatCardDrawn):
        args = {"card": catalog.name(event.card), "text": catalog.format(event.card, attribute="text")}
        text = catalog.format("event-combat-card-drawn", args)
    else:
        text = line(catalog, "event", event)
    shown = happening_of(event, text)
    shown.important = isinstance(event, IMPORTANT)
    return shown
