"""KA-28: John Genovese's Hideaway."""

from __future__ import annotations

from typing import NoReturn

from hardboiled.games.kick_ass.rules import P, ending, enemies
from hardboiled.games.kick_ass.rules.events import CombatCardDrawn
from hardboiled.games.kick_ass.rules.places import HIDEAWAY
from hardboiled.games.kick_ass.rules.plots import course, outside
from hardboiled.games.kick_ass.rules.plots.outside import DecidedOutside
from hardboiled.games.kick_ass.rules.state import Area
from hardboiled.kernel import Flow

JOHN = "john-genovese"


class JohnGenovese(DecidedOutside):
    """Three Boss Events lead to his Hideaway, which is fought through without going back."""

    id = JOHN
    way_out = "hideaway"

    def arrive(self, play: P) -> NoReturn:
        """KA-28.4 to KA-28.8: one Boss Combat card a Location, Super Minions on two, John on the third."""
        state, city = play.state, play.state.city
        for place in HIDEAWAY:
            city.map[place] = Area(supers=0 if place == HIDEAWAY[-1] else city.players)
            city.combat.append(play.draw(state.combat_deck))
            play.say(CombatCardDrawn(city.combat[-1]))
        city.location = 1
        course.leave_city(play, HIDEAWAY[0])
        course.place_boss(play, JOHN, HIDEAWAY[-1])
        raise course.CityLeft


def hideaway(play: P) -> Flow[None]:
    """KA-28.9, KA-28.13: one Fight of all who are left; a cleared Location leads to the next."""
    city = play.state.city
    yield from outside.late_faints(play)
    place = HIDEAWAY[city.location - 1]
    if enemies.clear(city, place):
        city.location += 1
        for hero in city.heroes:
            hero.at = HIDEAWAY[city.location - 1]
        return
    before = _picture(play)
    yield from outside.fight_together(play, place)
    city.stalemate = city.stalemate + 1 if _picture(play) == before else 0
    if city.stalemate >= play.content.settings.stalemate:
        ending.lose(play, "stalemate")


def _picture(play: P) -> list[object]:
    """KA-28.18: what a Fight can change."""
    city = play.state.city
    heroes = [(h.life, h.out, h.happiness, h.strength, h.social, h.dollars, len(h.exhausted)) for h in city.heroes]
    return [heroes, [foe.life for foe in city.foes], city.map[HIDEAWAY[city.location - 1]].supers, city.location]
