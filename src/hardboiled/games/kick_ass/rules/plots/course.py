"""KA-23 and KA-24: the Final Plot shows, its Boss Events, its Boss, and the way out of the city."""

from __future__ import annotations

from collections.abc import Callable

from hardboiled.games.kick_ass.rules import P, ending, event_row
from hardboiled.games.kick_ass.rules.amounts import amount
from hardboiled.games.kick_ass.rules.events import CityLeftFor, FoeArrived, PlotRevealed
from hardboiled.games.kick_ass.rules.plots.final_plot import PLOTS
from hardboiled.games.kick_ass.rules.state import By, Foe, Hero
from hardboiled.kernel import CardId, Flow, SpaceId


class CityLeft(Exception):
    """All Heroes are somewhere else at once; cards and phases of the city lapse (KA-28.5, KA-30.4)."""


def in_the_city(step: Callable[[P], Flow[None]]) -> Callable[[P], Flow[None]]:
    """A step that ends when the Heroes leave the city."""

    def run(play: P) -> Flow[None]:
        try:
            yield from step(play)
        except CityLeft:
            play.state.step = PLOTS[play.state.plot].way_out

    return run


def leave_city(play: P, place: SpaceId) -> None:
    """KA-28.4, KA-28.5, KA-30.3, KA-30.4: wherever they are; unresolved cards lapse. Raise CityLeft after it."""
    city = play.state.city
    for hero in city.heroes:
        hero.at = place
        hero.turn = None
        hero.carried.clear()
    city.fight, city.cause = None, ""
    city.owed.clear()
    city.row[:] = [None, None, None]
    city.foes.clear()
    play.say(CityLeftFor(place))


def reveal(play: P) -> Flow[None]:
    """KA-23.1, KA-23.2: its set-up at once; the 4 Boss Events, shuffled, are the Event deck."""
    state, city, content = play.state, play.state.city, play.content
    city.revealed = True
    city.plot = state.plot
    play.say(PlotRevealed(spoken(play, state.plot)))
    state.event_deck[:] = [CardId(e.id) for e in content.boss_events.values() if e.plot == state.plot]
    play.shuffle(state.event_deck)
    yield from PLOTS[state.plot].set_up(play)


def place_boss(play: P, foe_id: str, place: SpaceId) -> Foe:
    """KA-24.3, KA-24.8: with the values for X, on the Final Plot track."""
    city = play.state.city
    card = play.content.foes[foe_id]
    x = city.players
    name = spoken(play, foe_id)
    foe = Foe(name, place, amount(card.power, x), amount(card.armor, x), amount(card.life, x), tracked=card.tracked)
    city.foes.append(foe)
    play.say(FoeArrived(name, place))
    return foe


def spoken(play: P, name: str) -> str:
    """A name as this table wants to hear it."""
    return play.content.names.get(name, name) if play.state.city.clean else name


def boss_event_completed(play: P, event_id: CardId, by: By) -> Flow[None]:
    """KA-23.5, KA-23.13: the plot's own effect, then a new Boss Event."""
    state, city = play.state, play.state.city
    yield from PLOTS[state.plot].event_completed(play, event_id, by)
    if state.event_deck and None in city.row:
        yield from event_row.place(play, play.draw(state.event_deck))
    _check_possible(play)


def boss_event_matured(play: P, event_id: CardId) -> None:
    """KA-23.9; with the softer option it goes under the deck, where the plot allows it."""
    state, city = play.state, play.state.city
    if city.softer and PLOTS[state.plot].softens:
        city.boss_matured.remove(event_id)
        state.event_deck.insert(0, event_id)
    _check_possible(play)


def _check_possible(play: P) -> None:
    """KA-23.11: a Final Plot that can no longer be won is lost at once."""
    if not PLOTS[play.state.plot].can_be_won(play):
        ending.lose(play, "plot-impossible")


def standing(play: P) -> list[Hero]:
    """The Heroes who are still in the game."""
    return [hero for hero in play.state.city.heroes if not hero.out]
