"""How the Heroes stand: the signs an experienced player reads their chance to win from."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log1p

from hardboiled.games.kick_ass.mind.battle import battle
from hardboiled.games.kick_ass.mind.item_values import bonus_worth, item_worth
from hardboiled.games.kick_ass.rules import enemies
from hardboiled.games.kick_ass.rules.content import ActivationCard, KickAssContent
from hardboiled.games.kick_ass.rules.places import CITY_HALL
from hardboiled.games.kick_ass.rules.plots.don import DON
from hardboiled.games.kick_ass.rules.plots.red_mist import HIDING, RED_MIST
from hardboiled.games.kick_ass.rules.plots.times_square import MotherFucker
from hardboiled.games.kick_ass.rules.plots.vic import VIC
from hardboiled.games.kick_ass.rules.set_up import new_hero
from hardboiled.games.kick_ass.rules.state import City, EventInPlay, Hero, KickAssState
from hardboiled.games.kick_ass.rules.tasks import Deliver, Hold
from hardboiled.kernel import Prospect, SeatId

HEROES = "heroes"


def side(state: KickAssState, seat: SeatId) -> str:
    """All Heroes win or lose together."""
    return HEROES


def prospect(state: KickAssState, content: KickAssContent) -> Prospect:
    """The first Round is a chapter of its own, the same for any number of Heroes: they are given the same chances then,
    and what little tells one game from another weighs otherwise than later."""
    city = state.city
    hopes = _streets(city, content) | _shape(city, content) | _events(city, content)
    circumstances = {"day": (city.round + city.segment / 3) / content.settings.rounds}
    if not city.revealed and city.round == 1:
        return Prospect(HEROES, f"{state.plot}, at first", hopes, circumstances | _gifts(state))
    if state.plot == MotherFucker.id:
        hopes |= _battle(city, content, state.plot)
        if city.outside:
            return Prospect(HEROES, f"{state.plot}, outside", hopes, {"players": float(city.players)})
    circumstances |= {"players": float(city.players)}
    circumstances |= {"alone": float(city.players == 1), "two": float(city.players == 2)}
    if not city.revealed:
        return Prospect(HEROES, f"{state.plot}, before", hopes, circumstances)
    return Prospect(HEROES, f"{state.plot}, revealed", hopes | _plot(state, content), circumstances)


def _gifts(state: KickAssState) -> dict[str, float]:
    """KA-3.2, KA-3.3, KA-3.6: what a Hero alone has beside the others' signs, and what is still to come of it."""
    return {"alone": float(state.city.solo), "gifts-to-come": float(state.city.solo and state.step == "set-up")}


def _streets(city: City, content: KickAssContent) -> dict[str, float]:
    """Room for what is still to come, and what stands in the way."""
    places = [place for place in city.map if place in content.districts]
    figures = sum(enemies.figures(city.map[place]) for place in places)
    hall = enemies.room(city, content, CITY_HALL) / content.districts[CITY_HALL].limit
    return {
        "calm": 1 - figures / content.settings.minions,
        "hall": hall,
        "hall-not-full": min(1.0, 3 * hall),
        "open": sum(not enemies.taken(city, content, place) for place in places) / len(places),
        "protected": sum(area.tokens for area in city.map.values()) / 4,
        "supers-gone": -sum(area.supers for area in city.map.values()) / 5,
        "incoming": -city.incoming / 6,
    }


def _shape(city: City, content: KickAssContent) -> dict[str, float]:
    """The Heroes' tracks and Items, on average; who is out has none. For a seat that has not picked yet, all Heroes who
    are left are as likely."""
    signs = _together(city.heroes, content)
    missing = city.players - len(city.heroes)
    if missing:
        picked = {content.sheets[hero.id].id for hero in city.heroes}
        left = [new_hero(content, city, SeatId(hero), hero) for hero in content.heroes if hero not in picked]
        more = _together(left, content)
        signs = {name: sign + more[name] * missing / len(left) for name, sign in signs.items()}
    return {name: sign / city.players for name, sign in signs.items()}


def _together(heroes: list[Hero], content: KickAssContent) -> dict[str, float]:
    standing = [hero for hero in heroes if not hero.out]
    items = [item for hero in standing for item in dict.fromkeys((hero.head, hero.body, *hero.hands)) if item]
    cards = [content.cards[card] for hero in standing for card in (*hero.hand, *hero.played)]
    return {
        "life": sum(min(hero.life, 6) for hero in standing) / 6,
        "not-low": sum(min(hero.life, 2) for hero in standing) / 2,
        "strength": sum(hero.strength for hero in standing) / 6,
        "happiness": sum(hero.happiness for hero in standing) / 9,
        "not-sad": sum(min(hero.happiness, 3) for hero in standing) / 3,
        "social": sum(hero.social for hero in standing) / 9,
        "dollars": sum(min(hero.dollars, 8) for hero in standing) / 8,
        "cards": len(cards) / 6,
        "deck": sum(_card_worth(card) for card in cards) / 20,
        "items": sum(item_worth(content.items[item]) for item in items) / 10,
    }


def _card_worth(card: ActivationCard) -> float:
    """What it lets a Hero do, wherever he stands."""
    worth = 0.6 * card.moves + card.timers + 1.3 * card.fights + 0.7 * len(card.effects) + 0.3 * bonus_worth(card.bonus)
    return 0.7 * worth if card.at else worth


def _events(city: City, content: KickAssContent) -> dict[str, float]:
    """What is done, what is lost, and how near what lies open is to being done."""
    near = late = 0.0
    for space, event in enumerate(city.row):
        if event is not None:
            left = sum(event.left)
            near += 1 / (1 + left / city.players)
            late -= left / city.players * (0.5, 1.0, 2.0)[space]
    foes = [foe for foe in city.foes if foe.event]
    return {
        "done": min(len(city.completed), content.settings.needed) / content.settings.needed,
        "more-done": max(0, len(city.completed) - content.settings.needed) / 3,
        "not-lost": -len(city.matured) / 3,
        "boss-done": len(city.boss_completed) / 3,
        "boss-not-lost": -len(city.boss_matured) / 2,
        "near": near,
        "in-time": late / 10,
        "bosses-hurt": -sum(foe.life for foe in foes) / 4 / city.players,
    }


def _plot(state: KickAssState, content: KickAssContent) -> dict[str, float]:
    """How far the Final Plot is foiled."""
    city = state.city
    boss = next((foe for foe in city.foes if foe.id == content.plots[state.plot].boss), None)
    signs = {"hurt": -boss.life / 4 / city.players if boss is not None else 0.0}
    if state.plot == MotherFucker.id:
        signs |= _in_time(state, content, content.plots[state.plot].needed)
    return signs | _PLOTS.get(state.plot, _outside)(city, content)


def _battle(city: City, content: KickAssContent, plot: str) -> dict[str, float]:
    """What Times Square would come to today: neither Hits nor Life may be missing."""
    hits, life = battle(city, content, plot)
    hits, life = hits / 6 / city.players, life / 6 / city.players
    return {"battle-hits": _within(hits), "battle-life": _within(life), "battle": _within(min(hits, life))}


def _within(sign: float) -> float:
    return max(-2.0, min(1.0, sign))


def _in_time(state: KickAssState, content: KickAssContent, needed: int) -> dict[str, float]:
    """Whether every Boss Event in the row can be done before it matures, and all that are needed before the last Round
    ends. Up to half of what the Heroes can do in that time is done nearly always, as much as they can hardly ever."""
    city = state.city
    today = 0 if state.step in ("sleep", "refresh") else 3 - city.segment
    to_come = 3 * (content.settings.rounds - city.round)
    odds = whole = 0.0
    shown = len(city.boss_completed)
    for space, event in enumerate(city.row):
        if event is not None and content.all_events[event.id].plot:
            work = _work(city, content, event) / city.players
            load = work / max(0.5, today + min(3 * (len(city.row) - 1 - space), to_come))
            odds -= log1p(exp(min(6.0, STEEP * (load - HALFWAY)))) * (not city.softer)
            whole, shown = whole + work, shown + 1
    whole += A_BOSS_EVENT * max(0, needed - shown)
    return {"boss-events-in-time": odds / 4, "plot-in-time": -min(2.0, whole / max(0.5, today + to_come))}


STEEP, HALFWAY = 12.0, 0.75
"""How the chance to be done in time falls with the share of the Heroes' time that it takes, and where it is half."""
A_BOSS_EVENT = 2.5
"""What one takes of each Hero, about."""


def _work(city: City, content: KickAssContent, event: EventInPlay) -> float:
    """Timer icons and Fights it still takes, about."""
    needed = 0.0
    for number, task in enumerate(content.all_events[event.id].tasks):
        left = event.left[number]
        if isinstance(task, Deliver):
            carried = sum(hero.carried.count(event.id) for hero in city.heroes)
            needed += 1.5 * (left - carried) + 0.5 * carried + 0.5 * (left > 0)
        elif isinstance(task, Hold):
            needed += (0.5 + 0.5 * enemies.figures(city.map[task.at])) * (left > 0)
        else:
            needed += left
    return needed


def _red_mist(city: City, content: KickAssContent) -> dict[str, float]:
    found = any(kind == HIDING for kind in city.mist.values())
    return {"found": float(found), "searched": sum(bool(kind) for kind in city.mist.values()) / 8}


def _vic(city: City, content: KickAssContent) -> dict[str, float]:
    gang = sum(area.skulls for area in city.map.values())
    return {
        "marker": -city.marker / content.settings.plot_track,
        "can-be-fought": float(city.marker < enemies.SKULLS_SAFE_AT),
        "weak": -float(enemies.skull_value(city)) / 4 / city.players,
        "gang-dead": float(3 - gang) / 3,
        "gang-all-dead": float(not gang),
    }


def _don(city: City, content: KickAssContent) -> dict[str, float]:
    waiting = [token for token in city.tokens if token.at]
    return {
        "resolved": (len(city.tokens) - len(waiting)) / 8,
        "waiting": -len(waiting) / 8,
        "seen": sum(bool(token.picture) for token in waiting) / 4,
        "gang-dead": -sum(area.gang for area in city.map.values()) / 4 / city.players,
    }


def _outside(city: City, content: KickAssContent) -> dict[str, float]:
    return {"places": len(city.locations) / 3, "inside": city.location / 3, "waves": city.wave / 5}


_PLOTS: dict[str, Callable[[City, KickAssContent], dict[str, float]]] = {RED_MIST: _red_mist, VIC: _vic, DON: _don}
