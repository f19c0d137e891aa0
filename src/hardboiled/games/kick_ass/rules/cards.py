"""KA-11 to KA-13: choosing Activation cards, and resolving them one after another."""

from __future__ import annotations

from hardboiled.games.kick_ass.actions import (
    ApplyEffect,
    BribeFoe,
    CallIn,
    Equip,
    FinishCard,
    GangUp,
    Handover,
    MoveTo,
    OpenCard,
    PayBribe,
    PickUpToken,
    PlayCard,
    RevealToken,
    StartFight,
    UseDistrict,
    UseItem,
    WorkOnEvent,
)
from hardboiled.games.kick_ass.content import KickAssContent
from hardboiled.games.kick_ass.events import CardPlayed, FoeWeakened, Moved
from hardboiled.games.kick_ass.rules import (
    P,
    districts,
    don,
    effects,
    enemies,
    events,
    fighting,
    items,
    settling,
    tracks,
)
from hardboiled.games.kick_ass.state import City, Hero, Turn
from hardboiled.kernel import Action, Ask, CardId, Flow, SpaceId, Together, decide

LAST_SEGMENT = 2


def choose_cards(play: P) -> Flow[None]:
    """KA-11.8, KA-11.9, KA-11.15: everybody plays one card at the same time, face up or face down."""
    state, city = play.state, play.state.city
    players = [hero for hero in city.heroes if hero.hand]
    asks = [
        Ask(
            hero.seat,
            [PlayCard(card, down) for card in hero.hand for down in (False, True)],
            "play-card",
            {"hero": hero.id},
        )
        for hero in players
    ]
    if asks:
        chosen: list[PlayCard] = yield Together(asks)
        play.reveal()
        for hero, choice in zip(players, chosen, strict=True):
            hero.hand.remove(choice.card)
            hero.turn = Turn(choice.card, choice.down)
            play.say(CardPlayed(hero.seat, hero.id, choice.card, choice.down))
    state.step = "resolve"


def resolve(play: P) -> Flow[None]:
    """KA-11.10, KA-11.20: the next card, with those that are called in for a Gang Up."""
    city = play.state.city
    waiting = [hero for hero in city.heroes if hero.turn is not None and not hero.turn.done]
    if not waiting:
        end_segment(play)
        return
    open_card(play, (yield from _next_up(play, waiting)))
    while True:
        active = [hero for hero in waiting if hero.turn is not None and hero.turn.open and not hero.turn.done]
        if not active:
            break
        options = menu(play, active)
        if len(options) == 1:
            yield from finish(play, active[0])
            continue
        seats = tuple(hero.seat for hero in active)
        action = yield from decide(seats, options, "card", {"hero": active[0].id})
        yield from perform(play, action)
    if all(hero.turn is None or hero.turn.done for hero in waiting):
        end_segment(play)


def _next_up(play: P, waiting: list[Hero]) -> Flow[Hero]:
    """KA-11.10: the players choose whose card comes next; the last one is no choice."""
    if len(waiting) == 1:
        return waiting[0]
    seats = tuple(hero.seat for hero in waiting)
    choice = yield from decide(seats, [OpenCard(hero.id) for hero in waiting], "who-next")
    return play.state.city.hero(choice.hero)


def end_segment(play: P) -> None:
    """KA-11.19: used cards stay with their owners; the next segment, or the night."""
    state, city = play.state, play.state.city
    for hero in city.heroes:
        if hero.turn is not None:
            if not hero.turn.leaves:
                hero.played.append(hero.turn.card)
            hero.turn = None
        hero.discounted = False
    if city.segment < LAST_SEGMENT:
        city.segment += 1
        state.step = "spawn"
    else:
        state.step = "sleep"


def open_card(play: P, hero: Hero) -> None:
    """KA-11.11 to KA-11.14: what the card offers; face down 1 Movement and 1 Timer."""
    turn, content = hero.turn, play.content
    assert turn is not None
    turn.open = True
    if turn.down:
        turn.timers = 1
        turn.moves = max(0, 1 + sum(h.moves for h in tracks.suffers(hero, content)))
    else:
        card = content.cards[turn.card]
        turn.moves = max(0, card.moves + more_moves(hero, content))
        turn.timers, turn.fights = card.timers, card.fights
        turn.effects = list(range(len(card.effects)))
        if card.type == "job":
            items.condition_met(hero, content, "job")


def more_moves(hero: Hero, content: KickAssContent) -> int:
    """What Items add to the Movement of a card played face up, and Hardships take off it."""
    moves = sum([item.moves for item in items.working(hero, content)])
    return moves + sum([hardship.moves for hardship in tracks.suffers(hero, content)])


def applies(hero: Hero, content: KickAssContent) -> bool:
    """KA-11.16, KA-11.17: whether the card's effects apply where the Hero is."""
    turn = hero.turn
    assert turn is not None
    limit = content.cards[turn.card].at
    return turn.down or not limit or limit == hero.at


# What the Heroes with open cards can do.


def menu(play: P, active: list[Hero]) -> list[Action]:
    options: list[Action] = []
    for hero in active:
        options += hero_menu(play, hero)
    options += gang_options(play.state.city, play.content, active)
    options += [FinishCard(hero.id) for hero in active]
    return options


def hero_menu(play: P, hero: Hero) -> list[Action]:
    """KA-11.11, KA-13: moves as long as nothing was done, Timers, Fights, adjustments, Items."""
    city, content, turn = play.state.city, play.content, hero.turn
    assert turn is not None
    options: list[Action] = []
    if turn.moves:
        near = content.distance[hero.at]
        options += [MoveTo(hero.id, place) for place, far in near.items() if 0 < far <= turn.moves]
    if applies(hero, content):
        if turn.timers:
            if districts.timer_usable(city, content, hero):
                options.append(UseDistrict(hero.id))
            options += events.timer_actions(city, content, hero)
            if city.tokens:
                options += don.timer_actions(city, hero)
        if turn.fights and enemies.can_be_fought(city, hero.at):
            options.append(StartFight(hero.id))
        options += [ApplyEffect(hero.id, turn.card, number) for number in turn.effects]
    if hero.dollars:
        options += events.free_actions(city, content, hero)
        if city.tokens:
            options += don.free_actions(play, hero)
    options += items.usable(hero, content, "card")
    if hero.pack:
        options += items.rearrangements(hero, content, turn.swapped)
    return options


def ready_to_fight(hero: Hero, content: KickAssContent) -> bool:
    turn = hero.turn
    return turn is not None and turn.open and not turn.done and turn.fights > 0 and applies(hero, content)


def gang_options(city: City, content: KickAssContent, active: list[Hero]) -> list[Action]:
    """KA-18.1 to KA-18.3, KA-11.20: fight together, or call in another Hero who can come and fight."""
    fighters = [hero for hero in active if ready_to_fight(hero, content)]
    if not fighters or not enemies.can_be_fought(city, fighters[0].at):
        return []
    options: list[Action] = []
    if len(fighters) > 1:
        options.append(GangUp(tuple(hero.id for hero in fighters)))
    place = fighters[0].at
    options += [CallIn(hero.id) for hero in city.heroes if _can_come(hero, content, place)]
    return options


def _can_come(hero: Hero, content: KickAssContent, place: SpaceId) -> bool:
    turn = hero.turn
    if turn is None or turn.open or turn.done or turn.down:
        return False
    card = content.cards[turn.card]
    if not card.fights or (card.at and card.at != place):
        return False
    return content.distance[hero.at][place] <= max(0, card.moves + more_moves(hero, content))


# Doing it.


def perform(play: P, action: Action) -> Flow[None]:
    """One choice of the menu, and what follows from it."""
    city = play.state.city
    match action:
        case MoveTo(hero=hero_id, to=place):
            move(play, city.hero(hero_id), place)
        case CallIn(hero=hero_id):
            call_in(play, city.hero(hero_id))
        case GangUp(heroes=heroes):
            yield from gang_up(play, heroes)
        case FinishCard(hero=hero_id):
            yield from finish(play, city.hero(hero_id))
        case Equip(hero=hero_id, item=item, instead=instead):
            hero = city.hero(hero_id)
            items.equip(hero, play.content.items[item], instead)
            _turn(hero).swapped.append(item)
        case UseItem(hero=hero_id, item=item):
            yield from use_item(play, city.hero(hero_id), item)
        case PayBribe(hero=hero_id, token=token):
            don.pay_bribe(play, city.hero(hero_id), token)
            yield from settling.settle(play, (hero_id,))
        case BribeFoe(hero=hero_id, foe=foe_id):
            foe = enemies.find_foe(city, foe_id)
            assert foe is not None
            tracks.change(play, city.hero(hero_id), "dollars", -1)
            foe.power -= 1
            play.say(FoeWeakened(foe.id, foe.power))
        case (
            UseDistrict(hero=hero_id)
            | WorkOnEvent(hero=hero_id)
            | Handover(hero=hero_id)
            | RevealToken(hero=hero_id)
            | PickUpToken(hero=hero_id)
            | StartFight(hero=hero_id)
            | ApplyEffect(hero=hero_id)
        ):
            hero = city.hero(hero_id)
            _act(hero)
            yield from _effect(play, hero, action)
            yield from settling.settle(play, (hero_id,))


def _turn(hero: Hero) -> Turn:
    assert hero.turn is not None
    return hero.turn


def _act(hero: Hero) -> None:
    """KA-11.12: no movement after the first effect."""
    turn = _turn(hero)
    turn.moves = 0
    turn.swapped.clear()


def _effect(play: P, hero: Hero, action: Action) -> Flow[None]:
    turn = _turn(hero)
    match action:
        case UseDistrict():
            turn.timers -= 1
            yield from districts.use(play, hero)
        case WorkOnEvent():
            turn.timers -= 1
            events.work(play, hero, action)
        case Handover():
            turn.timers -= 1
            events.hand_over(play, hero)
        case RevealToken(token=token):
            turn.timers -= 1
            don.reveal(play, token)
        case PickUpToken(token=token):
            turn.timers -= 1
            don.pick_up(play, hero, token)
        case StartFight():
            turn.fights -= 1
            yield from fighting.fight(play, hero.at, (hero.id,), (turn.card,))
        case ApplyEffect(effect=number):
            turn.effects.remove(number)
            effect = play.content.cards[turn.card].effects[number]
            yield from effects.carry_out(play, (effect,), (hero.id,))


def move(play: P, hero: Hero, place: SpaceId) -> None:
    """KA-12.1, KA-12.2, KA-12.5: one point a District; passing triggers nothing."""
    turn = _turn(hero)
    start, hero.at = hero.at, place
    turn.moves -= play.content.distance[start][place]
    if not play.quiet:
        play.say(Moved(hero.id, (start, place)))


def call_in(play: P, hero: Hero) -> None:
    """KA-11.20, KA-11.21: the called Hero moves first; then nobody in the gang moves any more."""
    city = play.state.city
    fighters = [h for h in city.heroes if ready_to_fight(h, play.content)]
    place = fighters[0].at
    open_card(play, hero)
    if hero.at != place:
        move(play, hero, place)
    for other in (*fighters, hero):
        _act(other)


def gang_up(play: P, heroes: tuple[str, ...]) -> Flow[None]:
    """KA-18.3: one Fight icon of each participant."""
    city = play.state.city
    cards: list[CardId] = []
    for hero_id in heroes:
        hero = city.hero(hero_id)
        _act(hero)
        turn = _turn(hero)
        turn.fights -= 1
        cards.append(turn.card)
    yield from fighting.fight(play, city.hero(heroes[0]).at, heroes, tuple(cards))


def use_item(play: P, hero: Hero, item_id: CardId) -> Flow[None]:
    """KA-6.11, KA-6.12: an exhaust effect outside a Fight."""
    items.exhaust(play, hero, item_id)
    exhaust = play.content.items[item_id].exhaust
    assert exhaust is not None
    yield from effects.carry_out(play, exhaust.effects, (hero.id,))


def finish(play: P, hero: Hero) -> Flow[None]:
    """KA-11.18: Timers and Fights may be left; adjustments that apply happen all the same."""
    turn = _turn(hero)
    if applies(hero, play.content):
        while turn.effects and not turn.done:
            _act(hero)
            effect = play.content.cards[turn.card].effects[turn.effects.pop(0)]
            yield from effects.carry_out(play, (effect,), (hero.id,))
    turn.done = True
