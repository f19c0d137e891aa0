"""KA-28: John Genovese's Hideaway."""

from __future__ import annotations

from typing import NoReturn

from hardboiled.games.kick_ass.actions import Equip, Roll, UseItem
from hardboiled.games.kick_ass.effects import Each, Gain
from hardboiled.games.kick_ass.events import CombatCardDrawn
from hardboiled.games.kick_ass.rules import P, cards, ending, enemies, fainting, fighting, items, plots
from hardboiled.games.kick_ass.state import NOTHING, Area
from hardboiled.kernel import Action, CardId, Flow, SpaceId, decide

LOCATIONS = 3


def location(number: int) -> SpaceId:
    return SpaceId(f"hideaway-{number}")


def arrive(play: P) -> NoReturn:
    """KA-28.4 to KA-28.8: one Boss Combat card a Location, Super Minions on two, John on the third."""
    state, city = play.state, play.state.city
    for number in range(1, LOCATIONS + 1):
        city.map[location(number)] = Area(supers=city.players if number < LOCATIONS else 0)
        city.combat.append(play.draw(state.combat_deck))
        play.say(CombatCardDrawn(city.combat[-1]))
    city.location = 1
    plots.leave_city(play, location(1))
    plots.place_boss(play, "john-genovese", location(LOCATIONS))
    raise plots.CityLeft


def hideaway(play: P) -> Flow[None]:
    """KA-28.9, KA-28.13: one Fight of all who are left; a cleared Location leads to the next."""
    city = play.state.city
    yield from late_faints(play)
    place = location(city.location)
    if enemies.clear(city, place):
        city.location += 1
        for hero in city.heroes:
            hero.at = location(city.location)
        return
    before = _picture(play)
    yield from fight_together(play, place)
    city.stalemate = city.stalemate + 1 if _picture(play) == before else 0
    if city.stalemate >= play.content.settings.stalemate:
        ending.lose(play, "stalemate")


def late_faints(play: P) -> Flow[None]:
    """Heroes who came here on the Faint space roll now."""
    for hero in plots.standing(play):
        if hero.fainting:
            yield from fainting.roll(play, hero)


def fight_together(play: P, place: SpaceId) -> Flow[None]:
    """KA-28.9, KA-28.12, KA-30.8: an automatic Gang Up without cards; Items may be put in order before."""
    for hero in plots.standing(play):
        swapped: list[CardId] = []
        while True:
            options: list[Action] = items.rearrangements(hero, play.content, swapped)
            options += [use for use in items.usable(hero, play.content, "card") if _helps_here(play, use)]
            if not options:
                break
            choice = yield from decide(hero.seat, [*options, Roll(hero.id)], "prepare", {"hero": hero.id})
            if isinstance(choice, Equip):
                items.equip(hero, play.content.items[choice.item], choice.instead)
                swapped.append(choice.item)
            elif isinstance(choice, UseItem):
                yield from cards.use_item(play, hero, choice.item)
            else:
                break
    heroes = tuple(hero.id for hero in plots.standing(play))
    yield from fighting.fight(play, place, heroes, (NOTHING,) * len(heroes))


def _helps_here(play: P, use: Action) -> bool:
    """Effects on the city mean nothing outside it."""
    assert isinstance(use, UseItem)
    exhaust = play.content.items[use.item].exhaust
    return exhaust is not None and all(isinstance(effect, Gain | Each) for effect in exhaust.effects)


def _picture(play: P) -> list[object]:
    """KA-28.18: what a Fight can change."""
    city = play.state.city
    heroes = [(h.life, h.out, h.happiness, h.strength, h.social, h.dollars, len(h.exhausted)) for h in city.heroes]
    return [heroes, [foe.life for foe in city.foes], city.map[location(city.location)].supers, city.location]
