"""KA-27: Vic Gigante and the Skull Gang."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.kick_ass.rules import P, enemies
from hardboiled.games.kick_ass.rules.events import FoeMoved, MarkerMoved
from hardboiled.games.kick_ass.rules.plots import course
from hardboiled.games.kick_ass.rules.plots.final_plot import FinalPlot
from hardboiled.games.kick_ass.rules.state import By, City, Foe
from hardboiled.kernel import CardId, SpaceId, at_once

VIC = "vic-gigante"
GANG = 3
EMPTY_DISTRICT = -2


class VicGigante(FinalPlot):
    """His gang walks around the city and grows with every Minion it meets; it stands before him."""

    id = VIC

    @at_once
    def set_up(self, play: P) -> None:
        """KA-27.2 to KA-27.4: Vic and three gang members in the Police Department; the marker on 15."""
        city = play.state.city
        plot = play.content.plots[VIC]
        course.place_boss(play, VIC, plot.start)
        city.marker = plot.marker
        _make_room(play, plot.start, GANG)
        city.map[plot.start].skulls = GANG

    @at_once
    def event_completed(self, play: P, event_id: CardId, by: By) -> None:
        move_marker(play, play.content.plots[VIC].completed)

    def event_matured(self, play: P) -> None:
        """KA-27.16."""
        move_marker(play, play.content.plots[VIC].matured)

    def night_move(self, play: P) -> None:
        """KA-27.10 to KA-27.14: one District clockwise; who is there joins in, and strengthens the gang."""
        city = play.state.city
        vic = enemies.find_foe(city, VIC)
        if vic is None:
            return
        ring = play.content.settings.clockwise
        start, place = vic.at, ring[(ring.index(vic.at) + 1) % len(ring)]
        gang, city.map[start].skulls = city.map[start].skulls, 0
        area = city.map[place]
        joined = area.minions + 2 * area.supers
        move_marker(play, joined or EMPTY_DISTRICT)
        area.minions = area.supers = 0
        _make_room(play, place, gang)
        area.skulls = gang
        vic.at = place
        play.say(FoeMoved(VIC, (start, place)))

    def stands_back(self, city: City, foe: Foe) -> bool:
        """KA-27.5: he takes no part while a gang member is on the board."""
        return foe.id == VIC and any(area.skulls for area in city.map.values())

    def shields_again(self, against: Sequence[str]) -> bool:
        """KA-27.9."""
        return VIC in against


def _make_room(play: P, place: SpaceId, wanted: int) -> None:
    """KA-27.4, KA-27.14: Minions, then Super Minions, then tokens give way."""
    area = play.state.city.map[place]
    while enemies.room(play.state.city, play.content, place) < wanted:
        if area.minions:
            area.minions -= 1
        else:
            area.supers -= 1
    area.tokens = min(area.tokens, enemies.room(play.state.city, play.content, place) - wanted)


def move_marker(play: P, by: int) -> None:
    """KA-27.17: within the track."""
    city = play.state.city
    city.marker = max(0, min(play.content.settings.plot_track, city.marker + by))
    play.say(MarkerMoved(city.marker))
