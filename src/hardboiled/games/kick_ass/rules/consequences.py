"""What follows at once from a change: choices that are owed, completed Events, Faint rolls."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.kick_ass.rules import P, answers, dashboard, event_row, fainting, hand, tracks
from hardboiled.games.kick_ass.rules.state import NOTHING, By, Hero, Owed
from hardboiled.kernel import Action, CardId, Flow, Manner, ask


def settle(play: P, by: By) -> Flow[None]:
    """KA-4.14, KA-6.19, KA-7.12, KA-19.3: until nothing is left to follow; in a Fight the Faint die waits."""
    city = play.state.city
    while True:
        if city.owed:
            yield from _pay(play, city.owed.pop(0))
            continue
        done = event_row.first_done(city)
        if done is not None:
            yield from event_row.complete(play, done, by)
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


def _pay(play: P, owed: Owed) -> Flow[None]:
    city = play.state.city
    match owed.kind:
        case "famous":
            yield from hand.become_famous(play, city.hero(owed.hero))
        case "hand":
            yield from _break_hand(play, city.hero(owed.hero))
        case "loot":
            hero = yield from answers.choose_hero(play, (), "loot")
            tracks.change(play, hero, "dollars", 1)


class BreakHand(Action, frozen=True):
    rule: ClassVar[str] = "KA-6.19"
    manner: ClassVar[Manner] = "use"
    item: CardId


def _break_hand(play: P, hero: Hero) -> Flow[None]:
    """KA-6.19: the player says which Item leaves its hand."""
    if hero.closed >= 0 or not any(h.break_hand for h in dashboard.suffers(hero, play.content)):
        return
    if NOTHING in hero.hands:
        tracks.break_hand(play, hero)
        return
    choice = yield from ask(hero.seat, [BreakHand(item) for item in hero.hands], "break-hand")
    side = hero.hands.index(choice.item)
    hero.hands[side] = NOTHING
    hero.pack.append(choice.item)
    hero.closed = side
