"""KA-6: Items, slots, exhausting."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.kick_ass.actions import Equip, Stow, UseItem
from hardboiled.games.kick_ass.content import Item, KickAssContent
from hardboiled.games.kick_ass.events import ItemGained, ItemUsed
from hardboiled.games.kick_ass.rules import P, tracks
from hardboiled.games.kick_ass.state import NOTHING, Hero
from hardboiled.kernel import Action, CardId, Flow, decide


def backpack_lost(hero: Hero, content: KickAssContent) -> bool:
    """KA-6.20."""
    return any(hardship.lost_backpack for hardship in tracks.suffers(hero, content))


def working(hero: Hero, content: KickAssContent) -> list[Item]:
    """KA-6.18: equipped Items, and Backpack Items in a Backpack at hand."""
    left, right = hero.hands
    ids = (hero.head, hero.body, left) if left == right else (hero.head, hero.body, left, right)
    found = [content.items[item] for item in ids if item]
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


def rearrangements(hero: Hero, content: KickAssContent, swapped: Sequence[CardId]) -> list[Action]:
    """KA-6.6: Items in the Backpack that could be equipped."""
    stored = [i for i in hero.pack if i not in swapped and content.items[i].slot != "backpack"]
    if not stored or backpack_lost(hero, content):
        return []
    return [Equip(hero.id, item, instead) for item in stored for instead in places(hero, content.items[item])]


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
    choice = yield from decide(hero.seat, [*options, Stow(hero.id, item_id)], "equip", {"item": item_id})
    play.state.city.draft.remove(item_id)
    if isinstance(choice, Equip):
        equip(hero, item, choice.instead)
    else:
        hero.pack.append(item_id)


def draw(play: P) -> CardId | None:
    """KA-6.21: the top of the Item deck, reshuffled when empty."""
    return play.draw_from(play.state.item_deck, play.state.city.item_discard)


# Exhausting.


def usable(hero: Hero, content: KickAssContent, when: str) -> list[Action]:
    """KA-6.11: exhaust effects that can be used at this moment."""
    return [
        UseItem(hero.id, CardId(item.id))
        for item in working(hero, content)
        if item.exhaust is not None and item.exhaust.when == when and item.id not in hero.exhausted
    ]


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
