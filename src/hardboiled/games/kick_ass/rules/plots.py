"""KA-23 and KA-24: the Final Plot shows, its Boss Events, and the way out of the city."""

from __future__ import annotations

from collections.abc import Callable

from hardboiled.games.kick_ass.effects import amount
from hardboiled.games.kick_ass.events import CityLeftFor, FoeArrived, PlotRevealed
from hardboiled.games.kick_ass.rules import P, don, ending, events, hideaway, red_mist, settling, times_square, vic
from hardboiled.games.kick_ass.state import Foe, Hero
from hardboiled.kernel import CardId, Flow, SpaceId


class CityLeft(Exception):
    """All Heroes are somewhere else at once; cards and phases of the city lapse (KA-28.5, KA-30.4)."""


def in_the_city(step: Callable[[P], Flow[None]]) -> Callable[[P], Flow[None]]:
    """A step that ends when the Heroes leave the city."""

    def run(play: P) -> Flow[None]:
        try:
            yield from step(play)
        except CityLeft:
            play.state.step = "times-square" if play.state.plot == "mother-fucker" else "hideaway"

    return run


def leave_city(play: P, place: SpaceId) -> None:
    """KA-28.4, KA-28.5, KA-30.3, KA-30.4: wherever they are; unresolved cards lapse. Raise CityLeft after it."""
    city = play.state.city
    for hero in city.heroes:
        hero.at = place
        hero.turn = None
        hero.carried.clear()
    city.fight = None
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
    match state.plot:
        case "red-mist":
            red_mist.set_up(play)
        case "vic-gigante":
            vic.set_up(play)
        case "don-genovese":
            yield from don.set_up(play)
        case _:
            state.combat_deck[:] = [CardId(card) for card in content.combat]
            play.shuffle(state.combat_deck)


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


def boss_event_completed(play: P, event_id: CardId, by: settling.By) -> Flow[None]:
    """KA-23.5, KA-23.13: the plot's own effect, then a new Boss Event."""
    state, city = play.state, play.state.city
    match state.plot:
        case "red-mist":
            yield from red_mist.search(play, by)
        case "vic-gigante":
            vic.move_marker(play, play.content.plots[state.plot].completed)
        case "john-genovese" | "mother-fucker":
            city.locations.append(event_id)
            if len(city.locations) == play.content.plots[state.plot].needed:
                (hideaway if state.plot == "john-genovese" else times_square).arrive(play)
    if state.event_deck and None in city.row:
        yield from events.place(play, play.draw(state.event_deck))
    check_possible(play)


def boss_event_matured(play: P, event_id: CardId) -> None:
    """KA-23.9, KA-27.16; with the softer option it goes under the deck, except Don Genovese's."""
    state, city = play.state, play.state.city
    if state.plot == "vic-gigante":
        vic.move_marker(play, play.content.plots[state.plot].matured)
    if city.softer and state.plot != "don-genovese":
        city.boss_matured.remove(event_id)
        state.event_deck.insert(0, event_id)
    check_possible(play)


def check_possible(play: P) -> None:
    """KA-23.11: a Final Plot that can no longer be won is lost at once."""
    state, city = play.state, play.state.city
    match state.plot:
        case "red-mist":
            hidden = not any(kind == "hiding" for kind in city.mist.values())
            left = state.event_deck or any(play.content.all_events[e.id].plot for e in events.in_play(city))
            if hidden and not left:
                ending.lose(play, "plot-impossible")
        case "john-genovese" | "mother-fucker":
            boss_events = sum(event.plot == state.plot for event in play.content.boss_events.values())
            if boss_events - len(city.boss_matured) < play.content.plots[state.plot].needed:
                ending.lose(play, "plot-impossible")


def night_moves(play: P) -> None:
    """KA-20.10: before the first step of the Sleep Phase."""
    match play.state.plot:
        case "vic-gigante":
            vic.move(play)
        case "don-genovese":
            don.move(play)


def standing(play: P) -> list[Hero]:
    """The Heroes who are still in the game."""
    return [hero for hero in play.state.city.heroes if not hero.out]
