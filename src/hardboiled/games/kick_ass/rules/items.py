"""KA-6: Items, slots, exhausting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.kick_ass.rules import P, Seen, effects
from hardboiled.games.kick_ass.rules.actions import HeroAction, turn_of
from hardboiled.games.kick_ass.rules.dashboard import suffers
from hardboiled.games.kick_ass.rules.events import ItemGained, ItemUsed
from hardboiled.games.kick_ass.rules.kinds import HeroId, Replaced
from hardboiled.games.kick_ass.rules.state import NOTHING, Hero
from hardboiled.kernel import Action, CardId, Flow, Manner, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import Item, KickAssContent


def backpack_lost(hero: Hero, content: KickAssContent) -> bool:
    """KA-6.20."""
    return any(hardship.lost_backpack for hardship in suffers(hero, content))


def working(hero: Hero, content: KickAssContent) -> list[Item]:
    """KA-6.18: equipped Items, and Backpack Items in a Backpack at hand."""
    left, right = hero.hands
    found, items = [], content.items
    for item in (hero.head, hero.body, left) if left == right else (hero.head, hero.body, left, right):
        if item:
            found.append(items[item])
    if hero.pack and not backpack_lost(hero, content):
        found += [content.items[item] for item in hero.pack if content.items[item].slot == "backpack"]
    return found


def owned(hero: Hero) -> list[CardId]:
    return [item for item in dict.fromkeys([hero.head, hero.body, *hero.hands, *hero.pack]) if item]


def places(hero: Hero, item: Item) -> list[CardId]:
    """KA-6.2, KA-6.3: what has to make way for the Item in each slot it fits; "" where nothing has to."""
    match item.slot:
        case "head":
            return [hero.head]
        case "body":
            return [hero.body]
        case "both":
            return [] if hero.closed >= 0 else [hero.hands[0] or hero.hands[1]]
        case "hand":
            open_hands = [hero.hands[side] for side in (0, 1) if side != hero.closed]
            return [NOTHING] if NOTHING in open_hands else list(dict.fromkeys(open_hands))
    return []


def equip(hero: Hero, item: Item, instead: CardId) -> None:
    """KA-6.6, KA-6.9: put it in its slot; what was there goes to the Backpack."""
    item_id = CardId(item.id)
    if item_id in hero.pack:
        hero.pack.remove(item_id)
    match item.slot:
        case "head":
            _to_pack(hero, hero.head)
            hero.head = item_id
        case "body":
            _to_pack(hero, hero.body)
            hero.body = item_id
        case "both":
            for held in dict.fromkeys(hero.hands):
                _to_pack(hero, held)
            hero.hands[:] = [item_id, item_id]
        case "hand":
            if instead and hero.hands[0] == hero.hands[1]:
                hero.hands[:] = [NOTHING, NOTHING]
            side = next(i for i in (0, 1) if i != hero.closed and hero.hands[i] in (instead, NOTHING))
            hero.hands[side] = item_id
            _to_pack(hero, instead)
        case "backpack":
            hero.pack.append(item_id)


def _to_pack(hero: Hero, item: CardId) -> None:
    if item:
        hero.pack.append(item)


class Equip(HeroAction, frozen=True):
    """KA-6.6: an Item of the Backpack, or a new one, into its slot; what it replaces goes to the Backpack."""

    rule: ClassVar[str] = "KA-6.6"
    manner: ClassVar[Manner] = "use"
    item: CardId
    instead: Replaced = NOTHING

    @classmethod
    def offered(
        cls, table: Seen, content: KickAssContent, hero: Hero, swapped: Sequence[CardId] | None = None
    ) -> Sequence[Self]:
        """Items in the Backpack, but for those that were just equipped: with the card in play, or these."""
        if swapped is None:
            swapped = turn_of(hero).swapped
        stored = [i for i in hero.pack if i not in swapped and content.items[i].slot != "backpack"]
        if not stored or backpack_lost(hero, content):
            return ()
        return [cls(hero.id, item, instead) for item in stored for instead in places(hero, content.items[item])]

    @at_once
    def take(self, play: P) -> None:
        hero = play.state.city.hero(self.hero)
        equip(hero, play.content.items[self.item], self.instead)
        if hero.turn is not None:
            hero.turn.swapped.append(self.item)


class Stow(Action, frozen=True):
    rule: ClassVar[str] = "KA-6.5"
    manner: ClassVar[Manner] = "use"
    hero: HeroId
    item: CardId


def gain(play: P, hero: Hero, item_id: CardId) -> Flow[None]:
    """KA-6.9: a new Item may be equipped at once; else it goes to the Backpack."""
    item = play.content.items[item_id]
    play.say(ItemGained(hero.id, item_id))
    spots = places(hero, item)
    if spots == [NOTHING] or item.slot == "backpack":
        equip(hero, item, NOTHING)
        return
    options: list[Action] = [Equip(hero.id, item_id, instead) for instead in spots]
    play.state.city.draft.append(item_id)
    choice = yield from ask(hero.seat, [*options, Stow(hero.id, item_id)], "equip", {"item": item_id})
    play.state.city.draft.remove(item_id)
    if isinstance(choice, Equip):
        equip(hero, item, choice.instead)
    else:
        hero.pack.append(item_id)


def draw(play: P) -> CardId | None:
    """KA-6.21: the top of the Item deck, reshuffled when empty."""
    return play.draw_from(play.state.item_deck, play.state.city.item_discard)


# Exhausting.


class UseItem(HeroAction, frozen=True):
    """KA-6.11, KA-6.12: an exhaust effect; outside a Fight it is carried out, in a Fight it counts for the dice."""

    rule: ClassVar[str] = "KA-6.11"
    manner: ClassVar[Manner] = "use"
    item: CardId

    @classmethod
    def offered(cls, table: Seen, content: KickAssContent, hero: Hero, when: str = "card") -> Sequence[Self]:
        """Exhaust effects that can be used at this moment: with a `card`, before the `roll` or `after` it."""
        options: list[Self] = []
        for item in working(hero, content):
            if item.exhaust is not None and item.exhaust.when == when and item.id not in hero.exhausted:
                options.append(cls(hero.id, CardId(item.id)))
        return options

    def can(self, table: Seen, content: KickAssContent) -> bool:
        """Whether all it does means something where the Heroes are."""
        exhaust = content.items[self.item].exhaust
        return exhaust is not None and all(word.can(table, content, self.by) for word in exhaust.effects)

    def take(self, play: P) -> Flow[None]:
        exhaust(play, play.state.city.hero(self.hero), self.item)
        printed = play.content.items[self.item].exhaust
        assert printed is not None
        yield from effects.carry_out(play, printed.effects, self.by, self.item)


def exhaust(play: P, hero: Hero, item_id: CardId) -> None:
    """KA-6.12."""
    hero.exhausted.append(item_id)
    play.say(ItemUsed(hero.id, item_id))


def refresh(hero: Hero, content: KickAssContent) -> None:
    """KA-6.14, KA-6.15: all but those with a condition of their own."""
    hero.exhausted[:] = [item for item in hero.exhausted if _condition(content.items[item]) != "refresh"]


def condition_met(hero: Hero, content: KickAssContent, condition: str) -> None:
    """KA-6.15: Items that name this condition unexhaust."""
    if hero.exhausted:
        hero.exhausted[:] = [item for item in hero.exhausted if _condition(content.items[item]) != condition]


def _condition(item: Item) -> str:
    return item.exhaust.ready if item.exhaust is not None else "refresh"
