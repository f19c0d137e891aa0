"""KA-20 and KA-21: the Sleep Phase and the seven Gone Viral bonuses."""

from __future__ import annotations

from collections.abc import Callable

from hardboiled.games.kick_ass.actions import (
    ChooseDistrict,
    Equip,
    GoToSleep,
    KillMinion,
    LoseLife,
    NoThanks,
    Pay,
    SleepEffect,
)
from hardboiled.games.kick_ass.events import DocksTokenMoved, NightFell, Rolled
from hardboiled.games.kick_ass.rules import (
    P,
    districts,
    effects,
    enemies,
    events,
    fighting,
    items,
    plots,
    settling,
    spawning,
    striking,
    tracks,
)
from hardboiled.games.kick_ass.state import Fight, Hero
from hardboiled.kernel import Action, CardId, Flow, decide

VIRAL = "viral"
TRAP_MOVES = 3
INSPIRE_DICE = 2


def sleep_phase(play: P) -> Flow[None]:
    """KA-20.2: the steps in order, after what a Final Plot moves (KA-20.10)."""
    state, city = play.state, play.state.city
    play.say(NightFell(city.round))
    for area in city.map.values():
        area.off_today = False
    for hero in city.heroes:
        if hero.shown:
            hero.shown = False
            tracks.flip(play, hero)
    if city.revealed:
        plots.night_moves(play)
    for step in STEPS:
        yield from step(play)
    state.step = "refresh"


def docks_token(play: P) -> Flow[None]:
    """KA-20.3, KA-15.27: one space to the right; off the third it is gone."""
    city = play.state.city
    if city.docks:
        city.docks = (city.docks + 1) % (play.content.settings.docks_spaces + 1)
        play.say(DocksTokenMoved(city.docks, city.docks_side))
    return
    yield


def dashboards(play: P) -> Flow[None]:
    """KA-20.4 to KA-20.6: Gone Viral bonuses, Items and Hardships, in the order the players like."""
    city = play.state.city
    city.slept.clear()
    swapped: list[CardId] = []
    while True:
        bonuses, duties = night_effects(play)
        if not bonuses and not duties:
            break
        options: list[Action] = [*bonuses, *duties]
        for hero in city.heroes:
            options += items.rearrangements(hero, play.content, swapped)
        if not duties:
            options.append(GoToSleep())
        choice = yield from decide(settling.all_seats(play), options, "sleep")
        match choice:
            case SleepEffect(hero=hero_id, source=source):
                city.slept.append(f"{hero_id}:{source}")
                yield from _take_effect(play, city.hero(hero_id), source)
                yield from settling.settle(play, (hero_id,))
            case Equip(hero=hero_id, item=item, instead=instead):
                items.equip(city.hero(hero_id), play.content.items[item], instead)
                swapped.append(item)
            case _:
                break
    city.slept.clear()


def night_effects(play: P) -> tuple[list[Action], list[Action]]:
    """Bonuses that may be used, and Hardships that have to be suffered, not yet seen to tonight."""
    city, content = play.state.city, play.content
    bonuses: list[Action] = []
    duties: list[Action] = []
    for hero in city.heroes:
        if hero.social >= tracks.VIRAL:
            bonuses.append(SleepEffect(hero.id, VIRAL))
        bonuses += [SleepEffect(hero.id, item.id) for item in items.working(hero, content) if item.sleep]
        duties += [SleepEffect(hero.id, h.id) for h in tracks.suffers(hero, content) if h.sleep]
    if city.slept:
        seen = city.slept
        bonuses = [b for b in bonuses if isinstance(b, SleepEffect) and f"{b.hero}:{b.source}" not in seen]
        duties = [d for d in duties if isinstance(d, SleepEffect) and f"{d.hero}:{d.source}" not in seen]
    return bonuses, duties


def _take_effect(play: P, hero: Hero, source: str) -> Flow[None]:
    content = play.content
    if source == VIRAL:
        yield from GONE_VIRAL[content.sheets[hero.id].viral](play, hero)
    elif source in content.items:
        yield from effects.carry_out(play, content.items[CardId(source)].sleep, (hero.id,))
    else:
        yield from _suffer(play, hero, content.hardships[CardId(source)].sleep)


def _suffer(play: P, hero: Hero, kind: str) -> Flow[None]:
    """KA-5.8: Insomnia takes Life but never the last points; an addiction takes a Dollar or Life."""
    if kind == "insomnia":
        if hero.life >= 2:
            tracks.change(play, hero, "life", -1)
        return
    options: list[Action] = [Pay(hero.id), LoseLife(hero.id)] if hero.dollars else [LoseLife(hero.id)]
    choice = yield from decide(hero.seat, options, "addiction", {"hero": hero.id})
    tracks.change(play, hero, "dollars" if isinstance(choice, Pay) else "life", -1)


def event_effects(play: P) -> Flow[None]:
    """KA-20.7: Events in play, from the deck to the exit."""
    city, content = play.state.city, play.content
    for event_id in [event.id for event in events.in_play(city)]:
        event = next((e for e in events.in_play(city) if e.id == event_id), None)
        if event is None:
            continue
        yield from effects.carry_out(play, content.all_events[event_id].sleep, ())
        if event in events.in_play(city):
            events.check_holds(play, event)
        yield from settling.settle(play, ())


def plot_check(play: P) -> Flow[None]:
    """KA-20.8: with 3 Events completed, the Final Plot shows."""
    city = play.state.city
    if not city.revealed and len(city.completed) >= play.content.settings.needed:
        yield from plots.reveal(play)


STEPS: tuple[Callable[[P], Flow[None]], ...] = (docks_token, dashboards, event_effects, plot_check)
"""KA-20.2: the order of the Sleep Phase."""


# Gone Viral.


def _inspire(play: P, hero: Hero) -> Flow[None]:
    """KA-21.1: 2 red dice against one District; an attack, not a Fight."""
    city = play.state.city
    spots = [ChooseDistrict(d) for d in play.content.districts if enemies.can_be_fought(city, d)]
    if not spots:
        return
    choice = yield from decide(hero.seat, spots, "inspire", {"hero": hero.id})
    place = choice.district
    faces = [fighting.face(play) for _ in range(INSPIRE_DICE)]
    play.say(Rolled(hero.id, tuple("hit" if f else "blank" for f in faces)))
    attack = city.fight = Fight(
        place,
        [hero.id],
        [CardId("")],
        enemies.taking_part(city, place),
        rolled=True,
        hits=sum(f > 0 for f in faces),
    )
    yield from striking.strike(play, attack)
    if attack.killed:
        yield from districts.cleared(play, place, (hero.id,))
    city.fight = None


def _surprise(play: P, hero: Hero) -> Flow[None]:
    """KA-21.2."""
    yield from effects.kill(play, hero, 1, list(play.content.districts))


def _protected(play: P, hero: Hero) -> Flow[None]:
    """KA-21.3."""
    yield from effects.protect(play, hero, 2)


def _rich(play: P, hero: Hero) -> Flow[None]:
    """KA-21.4."""
    for other in play.state.city.heroes:
        tracks.change(play, other, "dollars", 1)
    return
    yield


def _healthy(play: P, hero: Hero) -> Flow[None]:
    """KA-21.7."""
    for other in play.state.city.heroes:
        tracks.change(play, other, "life", 1)
    return
    yield


def _trap(play: P, hero: Hero) -> Flow[None]:
    """KA-21.5, KA-21.6: up to 3 Minions from elsewhere; those that find no space are killed."""
    city = play.state.city
    for left in range(TRAP_MOVES, 0, -1):
        elsewhere = [place for place in play.content.districts if place != hero.at]
        options = effects.minion_choices(city, elsewhere)
        if not options:
            return
        choice = yield from decide(hero.seat, [*options, NoThanks()], "trap", {"hero": hero.id, "left": left})
        if not isinstance(choice, KillMinion):
            return
        area = city.map[choice.district]
        if choice.gang:
            area.gang -= 1
        else:
            area.minions -= 1
        spawning.move_in(play, hero.at)
        yield from districts.cleared(play, choice.district, (hero.id,))


def _spread(play: P, hero: Hero) -> Flow[None]:
    """KA-21.8: up to 1 Minion in each adjacent District."""
    for place in play.content.districts[hero.at].near:
        yield from effects.kill(play, hero, 1, [place])


GONE_VIRAL: dict[str, Callable[[P, Hero], Flow[None]]] = {
    "inspire": _inspire,
    "surprise": _surprise,
    "protected": _protected,
    "rich": _rich,
    "healthy": _healthy,
    "trap": _trap,
    "spread": _spread,
}
