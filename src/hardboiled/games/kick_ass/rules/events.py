"""KA-7: the Event Row, what Events ask for, completing and maturing."""

from __future__ import annotations

from hardboiled.games.kick_ass.actions import BribeFoe, Handover, WorkOnEvent
from hardboiled.games.kick_ass.content import POLICE, EventCard, KickAssContent
from hardboiled.games.kick_ass.effects import Crew, Defeat, Deliver, Fame, Hold, Slay, Task, Work, amount
from hardboiled.games.kick_ass.events import (
    EventAdvanced,
    EventCompleted,
    EventMatured,
    EventRevealed,
    FoeArrived,
    InterestTaken,
    RoundBegan,
)
from hardboiled.games.kick_ass.rules import P, don, effects, ending, enemies, plots, settling, tracks
from hardboiled.games.kick_ass.state import City, EventInPlay, Foe, Hero
from hardboiled.kernel import Action, CardId, Flow, SpaceId

NOWHERE = SpaceId("")


def event_phase(play: P) -> Flow[None]:
    """KA-7.2 to KA-7.9: slide, Maturation, reveal, set-up."""
    state, city = play.state, play.state.city
    play.say(RoundBegan(city.round))
    city.segment = 0
    yield from slide(play)
    if state.event_deck:
        yield from place(play, play.draw(state.event_deck))
    state.step = "spawn"


def slide(play: P) -> Flow[None]:
    """KA-7.2, KA-7.3, KA-7.10: every Event one space on; the one that falls off matures."""
    row = play.state.city.row
    last = row[2]
    row[:] = [None, row[0], row[1]]
    if last is not None:
        yield from mature(play, last)


def place(play: P, event_id: CardId) -> Flow[None]:
    """KA-7.5, KA-7.6, KA-23.6: on the first space; what is there moves on as far as needed. Then its set-up."""
    city = play.state.city
    event = play.content.all_events[event_id]
    in_play = EventInPlay(event_id, [_to_do(task, city.players) for task in event.tasks])
    gap = city.row.index(None)
    del city.row[gap]
    city.row.insert(0, in_play)
    play.say(EventRevealed(event_id))
    for task in event.tasks:
        if isinstance(task, Defeat):
            _place_foe(play, event_id, task)
        elif isinstance(task, Crew):
            don.place_tokens(play, in_play, task)
    yield from effects.carry_out(play, event.setup, ())


def _to_do(task: Task, players: int) -> int:
    if isinstance(task, Work | Deliver | Slay | Fame):
        return amount(task.count, players)
    return 1


def _place_foe(play: P, event_id: CardId, task: Defeat) -> None:
    """KA-7.17, KA-9.9: a Mini-Boss takes no Minion space."""
    city = play.state.city
    card = play.content.foes[task.foe]
    x = city.players
    city.foes.append(
        Foe(
            task.foe,
            task.at,
            amount(card.power, x),
            amount(card.armor, x),
            amount(card.life, x),
            event=event_id,
            heroes=min(task.heroes, x),
        )
    )
    play.say(FoeArrived(task.foe, task.at))


def in_play(city: City) -> list[EventInPlay]:
    """From the deck to the exit."""
    return [event for event in city.row if event is not None]


def first_done(city: City) -> EventInPlay | None:
    """KA-7.12: an Event whose Resolution is fulfilled."""
    for event in city.row:
        if event is not None and not any(event.left):
            return event
    return None


def complete(play: P, event: EventInPlay, by: settling.By) -> Flow[None]:
    """KA-7.12 to KA-7.16, KA-23.13: it leaves the row; Reward, the Final Plot's effect, a new Boss Event."""
    city = play.state.city
    card = play.content.all_events[event.id]
    city.row[city.row.index(event)] = None
    (city.boss_completed if card.plot else city.completed).append(event.id)
    play.say(EventCompleted(event.id))
    _sweep(play, event.id)
    yield from effects.carry_out(play, card.reward, by)
    if card.plot:
        yield from plots.boss_event_completed(play, event.id, by)


def mature(play: P, event: EventInPlay) -> Flow[None]:
    """KA-7.3, KA-7.4, KA-7.19: gone from the row, with all that belongs to it, and its Maturation effect."""
    city = play.state.city
    card = play.content.all_events[event.id]
    (city.boss_matured if card.plot else city.matured).append(event.id)
    play.say(EventMatured(event.id))
    settings = play.content.settings
    if not city.revealed and len(city.matured) > settings.events - settings.needed:
        ending.lose(play, "matured")
    _sweep(play, event.id)
    yield from effects.carry_out(play, card.maturation, ())
    if card.plot:
        plots.boss_event_matured(play, event.id)


def _sweep(play: P, event_id: CardId) -> None:
    """KA-7.4, KA-7.14: tokens and Mini-Bosses of the Event leave the board; nobody is rewarded for that."""
    city = play.state.city
    city.foes[:] = [foe for foe in city.foes if foe.event != event_id]
    for hero in city.heroes:
        if hero.carried:
            hero.carried[:] = [token for token in hero.carried if token != event_id]
    don.sweep(play, event_id)


# Counting.


def _advance(play: P, event: EventInPlay, task: int, count: int, place: SpaceId = NOWHERE) -> None:
    before = event.left[task]
    event.left[task] = max(0, before - count)
    if event.left[task] != before:
        kind = _kind(play.content.all_events[event.id].tasks[task])
        play.say(EventAdvanced(event.id, kind, event.left[task], place))


def _kind(task: Task) -> str:
    if isinstance(task, Slay) and task.supers:
        return "super-slay"
    return type(task).__name__.lower()


def count_kills(play: P, place: str, count: int, supers: bool) -> None:
    """Minions killed in a District, for Events and Loot (KA-10.5, KA-29.20)."""
    city = play.state.city
    for event in city.row:
        if event is None:
            continue
        for number, task in enumerate(play.content.all_events[event.id].tasks):
            if isinstance(task, Slay) and task.at == place and task.supers == supers:
                _advance(play, event, number, count, task.at)
    if city.tokens and not supers:
        don.loot(play, place, count)


def count_fame(play: P, gained: int) -> None:
    """Social Media gained by any Hero, for Events that track it."""
    for event in in_play(play.state.city):
        for number, task in enumerate(play.content.all_events[event.id].tasks):
            if isinstance(task, Fame):
                _advance(play, event, number, gained)


def foe_died(play: P, foe: Foe) -> None:
    for event in in_play(play.state.city):
        if event.id == foe.event:
            for number, task in enumerate(play.content.all_events[event.id].tasks):
                if isinstance(task, Defeat) and task.foe == foe.id:
                    event.left[number] = 0


def check_holds(play: P, event: EventInPlay) -> None:
    """A District that has to be free of Enemies when the Sleep Phase comes to the Event."""
    for number, task in enumerate(play.content.all_events[event.id].tasks):
        if isinstance(task, Hold) and enemies.clear(play.state.city, task.at):
            event.left[number] = 0


# Timer actions that Events offer.


def waiting_at(city: City, event: EventInPlay, number: int) -> int:
    """Interest tokens still to be picked up where they were put."""
    carried = sum(hero.carried.count(event.id) for hero in city.heroes)
    return event.left[number] - carried


def timer_actions(city: City, content: KickAssContent, hero: Hero) -> list[Action]:
    """KA-13.1, KA-10.12: what Events offer for a Timer icon in the Hero's District."""
    options: list[Action] = []
    for event in city.row:
        if event is None:
            continue
        for number, task in enumerate(content.all_events[event.id].tasks):
            if isinstance(task, Work):
                if (
                    task.at == hero.at
                    and event.left[number]
                    and task.cost <= hero.dollars
                    and not (task.open_only and enemies.taken(city, content, hero.at))
                ):
                    options.append(WorkOnEvent(hero.id, event.id, number))
            elif isinstance(task, Deliver) and task.at == hero.at and waiting_at(city, event, number) > 0:
                options.append(WorkOnEvent(hero.id, event.id, number))
    if hero.carried and any(destination(content, token) == hero.at for token in hero.carried):
        options.append(Handover(hero.id))
    return options


def free_actions(city: City, content: KickAssContent, hero: Hero) -> list[Action]:
    """Payments that need no Timer icon."""
    options: list[Action] = []
    if hero.dollars:
        for foe in city.foes:
            if foe.at == hero.at and foe.event and foe.power and _bribable(content.all_events[foe.event], foe.id):
                options.append(BribeFoe(hero.id, foe.id))
    return options


def _bribable(event: EventCard, foe_id: str) -> bool:
    return any(isinstance(task, Defeat) and task.foe == foe_id and task.bribable for task in event.tasks)


def destination(content: KickAssContent, token: str) -> str:
    """Where an Interest token has to be brought."""
    if token.startswith(don.PREFIX):
        return POLICE
    event = content.all_events[CardId(token)]
    return next(task.to for task in event.tasks if isinstance(task, Deliver))


def work(play: P, hero: Hero, action: WorkOnEvent) -> None:
    """A Timer action on an Event: an Interest token is taken off, or picked up."""
    city = play.state.city
    event = next(e for e in in_play(city) if e.id == action.event)
    task = play.content.all_events[event.id].tasks[action.task]
    if isinstance(task, Deliver):
        hero.carried.append(event.id)
        play.say(InterestTaken(hero.id, event.id))
    elif isinstance(task, Work):
        tracks.change(play, hero, "dollars", -task.cost)
        _advance(play, event, action.task, 1, task.at)


def hand_over(play: P, hero: Hero) -> None:
    """KA-29.18: all that the Hero carries for this District is delivered by one Timer action."""
    city = play.state.city
    delivered = [token for token in hero.carried if destination(play.content, token) == hero.at]
    hero.carried[:] = [token for token in hero.carried if token not in delivered]
    for token in delivered:
        if token.startswith(don.PREFIX):
            don.delivered(play, token)
            continue
        for event in in_play(city):
            if event.id == token:
                for number, task in enumerate(play.content.all_events[event.id].tasks):
                    if isinstance(task, Deliver):
                        _advance(play, event, number, 1, task.to)
