"""KA-4 and KA-5: changes on the four tracks, of Dollars and of Hardships. They are plain functions; a choice they
bring about is noted in `city.owed` and made by `consequences.settle` as soon as the effect is through."""

from __future__ import annotations

from hardboiled.games.kick_ass.rules import P, event_row
from hardboiled.games.kick_ass.rules.dashboard import (
    FAMOUS,
    HARDSHIP_LEVELS,
    LEFT,
    RIGHT,
    STRENGTH_TOP,
    TOP,
    face_up,
    suffers,
)
from hardboiled.games.kick_ass.rules.events import Damaged, Gained, HardshipTurned, Lost
from hardboiled.games.kick_ass.rules.state import NOTHING, Hero, Owed
from hardboiled.kernel import Price


def change(play: P, hero: Hero, stat: str, by: int) -> None:
    """KA-4: gain (or, below 0, lose) so much, point by point where a track says so."""
    if not by:
        return
    match stat:
        case "happiness":
            _happiness(play, hero, by)
        case "strength":
            before, hero.strength = hero.strength, max(1, min(STRENGTH_TOP, hero.strength + by))
            _tell(play, hero, stat, hero.strength - before)
        case "social":
            _social(play, hero, by)
        case "life":
            _life(play, hero, by)
        case "dollars":
            before, hero.dollars = hero.dollars, max(0, hero.dollars + by)
            _tell(play, hero, stat, hero.dollars - before)


def pay(play: P, hero: Hero, price: Price | None) -> None:
    """What an action of the Hero takes, if it takes anything."""
    if price is not None:
        play.pay(price, hero)
        _tell(play, hero, price.of, -price.amount)


def _tell(play: P, hero: Hero, stat: str, moved: int) -> None:
    if moved > 0:
        play.say(Gained(hero.id, stat, moved, play.state.city.cause))
    elif moved:
        play.say(Lost(hero.id, stat, -moved, play.state.city.cause))


def _happiness(play: P, hero: Hero, by: int) -> None:
    """KA-4.1 to KA-4.7: past level 1 each point lost is a Social Media loss instead."""
    spilled = max(0, 1 - (hero.happiness + by))
    before, hero.happiness = hero.happiness, max(1, min(TOP, hero.happiness + by))
    _tell(play, hero, "happiness", hero.happiness - before)
    flip(play, hero)
    if spilled:
        _social(play, hero, -spilled)


def _social(play: P, hero: Hero, by: int) -> None:
    """KA-4.11 to KA-4.19: at 9 every further gain is a Dollar."""
    if by > 0 and hero.snubbed < play.state.city.round and any(h.bad_press for h in suffers(hero, play.content)):
        hero.snubbed = play.state.city.round
        return
    before = hero.social
    hero.social = max(1, min(TOP, before + by))
    moved = hero.social - before
    _tell(play, hero, "social", moved)
    if by > moved:
        change(play, hero, "dollars", by - moved)
    if moved > 0:
        event_row.count_fame(play, moved)
    if hero.social == FAMOUS and not hero.famous:
        hero.famous = True
        play.state.city.owed.append(Owed("famous", hero.id))


def _life(play: P, hero: Hero, by: int) -> None:
    """KA-4.20 to KA-4.23: below 0 lies the Faint space, which obliges to a roll (KA-19)."""
    before = hero.life
    if by > 0:
        hero.life = min(play.content.sheets[hero.id].life, before + by)
    else:
        _lose_life(hero, -by)
    _tell(play, hero, "life", hero.life - before)


def wound(play: P, hero: Hero, damage: int) -> None:
    """KA-16.8: each damage of a Fight costs 1 Life."""
    play.say(Damaged(hero.id, damage))
    _lose_life(hero, damage)


def _lose_life(hero: Hero, points: int) -> None:
    hero.fainting = hero.fainting or points > hero.life
    hero.life = max(0, hero.life - points)


def flip(play: P, hero: Hero) -> None:
    """KA-5.2 to KA-5.7: Hardships turn up and down with Happiness, at once."""
    if hero.happiness > HARDSHIP_LEVELS[RIGHT] and not hero.shown and hero.closed < 0:
        return
    for side in (LEFT, RIGHT):
        if face_up(hero, side) and hero.hardships[side] == NOTHING:
            play.reveal()
            hero.hardships[side] = play.state.hardships[hero.seat][side]
            play.say(HardshipTurned(hero.id, hero.hardships[side]))
    broken = any(h.break_hand for h in suffers(hero, play.content))
    if broken and hero.closed < 0:
        break_hand(play, hero)
    elif not broken:
        hero.closed = -1


def break_hand(play: P, hero: Hero) -> None:
    """KA-6.19: a free hand closes; else an Item goes to the Backpack, and its hand closes."""
    left, right = hero.hands
    if NOTHING in (left, right):
        hero.closed = 1 if right == NOTHING else 0
    elif left == right:
        hero.hands[:] = [NOTHING, NOTHING]
        hero.pack.append(left)
        hero.closed = 1
    else:
        play.state.city.owed.append(Owed("hand", hero.id))
