"""Inventories, first aid and cars (GP-INV, GP-ITM), sharing (GP-RND.4)."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.actions import (
    DoneSharing,
    DropItem,
    GiveItem,
    LeaveItem,
    NoKit,
    SwapItems,
    TakeItem,
    UseKit,
)
from hardboiled.games.go_ahead_punk.content import City
from hardboiled.games.go_ahead_punk.events import Healed, ItemGained, ItemLost, ItemsShared, KitUsed
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.state import STINGER, CopFigure, StingerFigure, solo
from hardboiled.kernel import Action, Flow, SeatId, decide

Figure = CopFigure | StingerFigure


def who(figure: Figure) -> str:
    return figure.id if isinstance(figure, CopFigure) else "stinger"


def seats(figure: Figure) -> tuple[SeatId, ...]:
    return figure.seats if isinstance(figure, CopFigure) else (STINGER,)


def weapons(content: City, items: list[str]) -> list[str]:
    return [item for item in dict.fromkeys(items) if content.items[item].dice]


def full_health(content: City, figure: Figure) -> int:
    return content.cops[figure.id].health if isinstance(figure, CopFigure) else content.settings.stinger_health


def slots(content: City, figure: Figure) -> int:
    """GP-INV.4."""
    return content.settings.cop_slots if isinstance(figure, CopFigure) else content.settings.stinger_slots


def heal(play: P, figure: Figure) -> int:
    """GP-GEN.10: up to 2, never above the starting value."""
    amount = min(play.content.settings.heal, full_health(play.content, figure) - figure.health)
    figure.health += amount
    return amount


def heal_at_er(play: P, figure: Figure) -> None:
    """GP-ER.1, GP-ER.2."""
    amount = heal(play, figure)
    if amount:
        play.say(Healed(who(figure), amount))


# Gaining and dropping.


def may_drop(play: P, figure: Figure, item: str, instead: str = "") -> bool:
    """GP-INV.9: never the last weapon that is not used up by a shot, and not the Sniper Rifle in the Hunt."""
    content = play.content
    if not _lasting(content, item):
        return True
    if item == content.settings.stinger_items[0] and play.state.phase == "hunt":
        return False
    return sum(_lasting(content, other) for other in (*figure.items, instead) if other) > 1


def _lasting(content: City, item: str) -> bool:
    return bool(content.items[item].dice) and not content.items[item].once


def discard_item(play: P, figure: Figure, item: str) -> None:
    """GP-INV.10: a Cop's item goes to the inventory discard pile, Stinger's and one without a card to the box."""
    if isinstance(figure, CopFigure) and _card_is_out(play, item):
        play.state.inventory_discard.append(item)


def _card_is_out(play: P, item: str) -> bool:
    """GP-SET.8: equal items are not told apart, so of several the one that a Cop started with goes last."""
    state = play.state
    piles = state.inventory_deck.count(item) + state.inventory_discard.count(item)
    return piles < play.content.items[item].deck


def lose_item(play: P, figure: Figure, item: str) -> None:
    figure.items.remove(item)
    discard_item(play, figure, item)
    play.say(ItemLost(who(figure), item))


def gain_item(play: P, figure: Figure, item: str) -> Flow[None]:
    """GP-INV.3: what does not fit is discarded, the new item or an old one."""
    if len(figure.items) >= slots(play.content, figure):
        if isinstance(figure, CopFigure) and solo(play.state):
            drop = least_wanted(play, figure, item)
            if drop != item:
                lose_item(play, figure, drop)
        else:
            droppable = [old for old in dict.fromkeys(figure.items) if may_drop(play, figure, old, item)]
            options: list[Action] = [DropItem(old) for old in droppable if old != item]
            answer = yield from decide(seats(figure), [*options, LeaveItem(item)], "make-room", {"item": item})
            if isinstance(answer, DropItem):
                lose_item(play, figure, answer.item)
        if len(figure.items) >= slots(play.content, figure):
            discard_item(play, figure, item)
            play.say(ItemLost(who(figure), item))
            return
    figure.items.append(item)
    play.say(ItemGained(who(figure), item))


def expected_damage(content: City, figure: Figure, item: str) -> float:
    """What one shot with this weapon does on average, its bearer's abilities included."""
    weapon = content.items[item]
    chance = content.settings.die.count("hit") / len(content.settings.die)
    misses = (1 - chance) ** weapon.dice
    hits = weapon.dice * chance
    if not isinstance(figure, CopFigure) or not weapon.dice:
        return hits
    cop = content.cops[figure.id]
    if cop.reroll or weapon.reroll:
        hits += (1 - chance**weapon.dice) * chance
        misses *= 1 - chance
    return hits + cop.bonus_damage * (1 - misses)


WANTED = ("cash", "first-aid", "radio", "vest")
"""GP-AIC.16: what a Cop of the solo game keeps after its weapons, the best last."""


def least_wanted(play: P, cop: CopFigure, item: str) -> str:
    """GP-AIC.16: the item a full inventory does without."""

    def worth(old: str) -> tuple[float, int]:
        use = play.content.items[old].use
        return expected_damage(play.content, cop, old), WANTED.index(use) if use in WANTED else -1

    return min([*cop.items, item], key=worth)


# First aid.


def kit_of(play: P, figure: Figure) -> str:
    for item in figure.items:
        if play.content.items[item].use == "first-aid":
            return item
    return ""


def may_use_kit(play: P, figure: Figure) -> bool:
    return figure.health < full_health(play.content, figure) and kit_of(play, figure) != ""


def use_kit(play: P, figure: Figure) -> None:
    """GP-ITM.22: discard it, heal 2."""
    kit = kit_of(play, figure)
    figure.items.remove(kit)
    discard_item(play, figure, kit)
    play.say(KitUsed(who(figure), heal(play, figure)))


def kit_window(play: P, figure: Figure) -> Flow[None]:
    """GP-CMB.28, GP-ITM.22: the last moment before health is at stake, also on another's turn."""
    while may_use_kit(play, figure):
        if isinstance(figure, CopFigure) and solo(play.state):
            return
        answer = yield from decide(seats(figure), [UseKit(), NoKit()], "kit", {"who": who(figure)})
        if isinstance(answer, NoKit):
            return
        use_kit(play, figure)


# Sharing.


def share(play: P, cop: CopFigure, partner: CopFigure) -> Flow[None]:
    """GP-RND.4: swap any number of items; both inventories fit and keep a weapon at every step.

    What one has brought changes hands at most once, copy by copy, so sharing ends.
    """
    mine, theirs = list(cop.items), list(partner.items)
    while True:
        options = _swaps(play, cop, partner, mine, theirs)
        if not options:
            return
        answer = yield from decide(cop.seats, [*options, DoneSharing()], "share", {"partner": partner.id})
        match answer:
            case GiveItem(item=item):
                _hand_over(play, cop, partner, item, mine)
            case TakeItem(item=item):
                _hand_over(play, partner, cop, item, theirs)
            case SwapItems(give=give, take=take):
                _hand_over(play, cop, partner, give, mine)
                _hand_over(play, partner, cop, take, theirs)
            case _:
                return


def _hand_over(play: P, giver: CopFigure, taker: CopFigure, item: str, brought: list[str]) -> None:
    giver.items.remove(item)
    taker.items.append(item)
    brought.remove(item)
    play.say(ItemsShared(giver.id, taker.id, item))


def _swaps(play: P, cop: CopFigure, partner: CopFigure, mine: list[str], theirs: list[str]) -> list[Action]:
    """What can change hands of what each has brought and still holds."""
    content = play.content
    mine, theirs = list(dict.fromkeys(mine)), list(dict.fromkeys(theirs))
    options: list[Action] = []
    if len(partner.items) < slots(content, partner):
        options += [GiveItem(item) for item in mine if may_drop(play, cop, item)]
    if len(cop.items) < slots(content, cop):
        options += [TakeItem(item) for item in theirs if may_drop(play, partner, item)]
    for give in mine:
        for take in theirs:
            if give != take and may_drop(play, cop, give, take) and may_drop(play, partner, take, give):
                options.append(SwapItems(give, take))
    return options
