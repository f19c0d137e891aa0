"""What follows at once from a change: choices that are owed, completed Events, Faint rolls."""

from __future__ import annotations

from hardboiled.games.kick_ass.actions import BreakHand, ChooseHero, RemoveCard
from hardboiled.games.kick_ass.events import CardGained, CardLost
from hardboiled.games.kick_ass.rules import P, events, fainting, tracks
from hardboiled.games.kick_ass.state import NOTHING, Hero, Owed
from hardboiled.kernel import CardId, Flow, SeatId, decide

By = tuple[str, ...]
"""The Heroes who took part in an action."""


def settle(play: P, by: By) -> Flow[None]:
    """KA-4.14, KA-6.19, KA-7.12, KA-19.3: until nothing is left to follow; in a Fight the Faint die waits."""
    city = play.state.city
    while True:
        if city.owed:
            yield from _pay(play, city.owed.pop(0))
            continue
        done = events.first_done(city)
        if done is not None:
            yield from events.complete(play, done, by)
            continue
        if city.fight is None:
            for hero in city.heroes:
                if hero.fainting and not hero.out:
                    yield from fainting.roll(play, hero)
                    break
            else:
                return
            continue
        return


def all_seats(play: P) -> tuple[SeatId, ...]:
    return tuple(hero.seat for hero in play.state.city.heroes if not hero.out)


def choose_hero(play: P, by: By, prompt: str) -> Flow[Hero]:
    """KA-1.8, KA-7.15: one of those who took part, or of all where nobody did."""
    city = play.state.city
    ids = by or tuple(hero.id for hero in city.heroes if not hero.out)
    if len(ids) == 1:
        return city.hero(ids[0])
    seats = tuple(city.hero(hero_id).seat for hero_id in ids)
    choice = yield from decide(seats, [ChooseHero(hero_id) for hero_id in ids], prompt)
    return city.hero(choice.hero)


def _pay(play: P, owed: Owed) -> Flow[None]:
    city = play.state.city
    match owed.kind:
        case "famous":
            yield from become_famous(play, city.hero(owed.hero))
        case "hand":
            yield from _break_hand(play, city.hero(owed.hero))
        case "loot":
            hero = yield from choose_hero(play, (), "loot")
            tracks.change(play, hero, "dollars", 1)


def _break_hand(play: P, hero: Hero) -> Flow[None]:
    """KA-6.19: the player says which Item leaves its hand."""
    if hero.closed >= 0 or not any(h.break_hand for h in tracks.suffers(hero, play.content)):
        return
    if NOTHING in hero.hands:
        tracks.break_hand(play, hero)
        return
    choice = yield from decide(hero.seat, [BreakHand(item) for item in hero.hands], "break-hand")
    side = hero.hands.index(choice.item)
    hero.hands[side] = NOTHING
    hero.pack.append(choice.item)
    hero.closed = side


def become_famous(play: P, hero: Hero) -> Flow[None]:
    """KA-4.14, KA-4.15: the green card comes to hand, another card leaves the game."""
    content = play.content
    green = content.green[content.sheets[hero.id].id]
    if cards_owned(hero) >= content.settings.hand:
        choices = hero.hand or hero.played or own_turn(hero)
        yield from _remove(play, hero, choices, "famous")
    hero.hand.append(green)
    play.say(CardGained(hero.id, green))


def gain_card(play: P, hero: Hero, card: CardId) -> Flow[None]:
    """KA-11.5 to KA-11.7: whoever owns 5 cards removes another one."""
    if cards_owned(hero) >= play.content.settings.hand:
        yield from _remove(play, hero, [*hero.hand, *hero.played, *own_turn(hero)], "remove-card")
    hero.hand.append(card)
    play.say(CardGained(hero.id, card))


def own_turn(hero: Hero) -> list[CardId]:
    """The card being used this segment, as long as it is the Hero's."""
    return [hero.turn.card] if hero.turn is not None and not hero.turn.leaves else []


def cards_owned(hero: Hero) -> int:
    """KA-11.5: hand and played cards together."""
    return len(hero.hand) + len(hero.played) + len(own_turn(hero))


def _remove(play: P, hero: Hero, choices: list[CardId], prompt: str) -> Flow[None]:
    choice = yield from decide(hero.seat, [RemoveCard(card) for card in choices], prompt)
    if choice.card in hero.hand:
        hero.hand.remove(choice.card)
    elif choice.card in hero.played:
        hero.played.remove(choice.card)
    elif hero.turn is not None:
        hero.turn.leaves = True
    play.say(CardLost(hero.id, choice.card))
