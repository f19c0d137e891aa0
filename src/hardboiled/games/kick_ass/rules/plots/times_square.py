"""KA-30: the battle of Times Square."""

from __future__ import annotations

from typing import NoReturn

from hardboiled.games.kick_ass.rules import P, ending, enemies
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.events import CombatCardDrawn, WaveCame
from hardboiled.games.kick_ass.rules.places import TIMES_SQUARE
from hardboiled.games.kick_ass.rules.plots import course, outside
from hardboiled.games.kick_ass.rules.plots.outside import DecidedOutside
from hardboiled.games.kick_ass.rules.state import Area
from hardboiled.kernel import Flow


class MotherFucker(DecidedOutside):
    """All four Boss Events lead to Times Square, where five Waves come."""

    id = "mother-fucker"
    way_out = "times-square"

    def arrive(self, play: P) -> NoReturn:
        """KA-30.3 to KA-30.5: all Heroes at once; one combat area without limit."""
        play.state.city.map[TIMES_SQUARE] = Area()
        course.leave_city(play, TIMES_SQUARE)
        raise course.CityLeft

    def after_strikes(self, play: P) -> None:
        """KA-30.15, KA-30.17: clear after the last Wave, before anybody rolls the Faint die."""
        city = play.state.city
        if city.wave == len(play.content.plots[self.id].waves) and enemies.clear(city, TIMES_SQUARE):
            ending.win(play)


def wave(play: P) -> Flow[None]:
    """KA-30.6 to KA-30.9: the next Wave, its Boss Combat card, and one Fight against all that is there."""
    state, city = play.state, play.state.city
    if not city.wave:
        city.wave = 1
        yield from outside.late_faints(play)
    else:
        city.wave += 1
    city.combat.append(play.draw(state.combat_deck))
    play.say(CombatCardDrawn(city.combat[-1]))
    coming = play.content.plots[state.plot].waves[city.wave - 1]
    area = city.map[TIMES_SQUARE]
    minions, supers = amount(coming.minions, city.players), amount(coming.supers, city.players)
    area.minions += minions
    area.supers += supers
    foe = course.place_boss(play, coming.foe, TIMES_SQUARE).id if coming.foe else None
    play.say(WaveCame(city.wave, minions, supers, foe))
    yield from outside.fight_together(play, TIMES_SQUARE)
    if city.wave == len(play.content.plots[state.plot].waves):
        ending.lose(play, "times-square")
