"""What an item is worth to a Cop, and in whose hands it is best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hardboiled.games.go_ahead_punk.rules.figures import hurt
from hardboiled.games.go_ahead_punk.rules.kinds import ItemId
from hardboiled.games.go_ahead_punk.rules.sharing import GiveItem, SwapItems, TakeItem
from hardboiled.games.go_ahead_punk.rules.shots import usual_damage
from hardboiled.games.go_ahead_punk.view import CopView

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.mind.cops import Hunt

ITEM_WORTH = {"vest": 6.0, "radio": 2.0, "cash": 3.0, "first-aid": 4.5}
Swap = GiveItem | TakeItem | SwapItems


def kept_worth(hunt: Hunt, cop: CopView | None, item: ItemId) -> float:
    """What goes last when there is no room."""
    entry = hunt.content.items[item]
    if entry.use:
        return ITEM_WORTH.get(entry.use, 1.0)
    damage = usual_damage(hunt.content, cop, item) if cop else entry.dice / 2
    return 4.0 * damage + (1.5 if entry.far else 0.0)


def use_of(hunt: Hunt, cop: CopView, item: ItemId, held: Sequence[ItemId]) -> float:
    """What a Cop who holds these would have of one more item: a weapon as far as it is better than its best, a second
    vest next to nothing."""
    entry, content = hunt.content.items[item], hunt.content
    if len(held) >= content.settings.cop_slots:
        return -1.0
    if entry.dice:
        best = max([usual_damage(content, cop, other) for other in held], default=0.0)
        farther = entry.far and not any(content.items[other].far for other in held)
        return 4.0 * max(0.0, usual_damage(content, cop, item) - best) + (2.5 if farther else 0.0)
    if item in held:
        return 0.5
    if entry.use == "cash":
        return 0.0 if content.cops[cop.id].intel else ITEM_WORTH["cash"]
    near = 1.0 / (1.0 + hunt.trail.distance(cop.space))
    return ITEM_WORTH.get(entry.use, 1.0) + near + (hurt(content, cop) if entry.use == "first-aid" else 0.0)


def swap_worth(hunt: Hunt, cop: CopView, partner: CopView, swap: Swap) -> float:
    """How much better two Cops are armed after it."""
    match swap:
        case GiveItem(item=item):
            return _handed(hunt, cop, partner, item)
        case TakeItem(item=item):
            return _handed(hunt, partner, cop, item)
        case SwapItems(give=give, take=take):
            mine, theirs = _without(cop, give), _without(partner, take)
            after = use_of(hunt, cop, take, mine) + use_of(hunt, partner, give, theirs)
            return after - use_of(hunt, cop, give, mine) - use_of(hunt, partner, take, theirs)


def swaps_between(cop: CopView, partner: CopView) -> list[Swap]:
    """The single items that could change hands."""
    return [*(GiveItem(item) for item in cop.items[1:]), *(TakeItem(item) for item in partner.items[1:])]


def _handed(hunt: Hunt, giver: CopView, taker: CopView, item: ItemId) -> float:
    return use_of(hunt, taker, item, taker.items) - use_of(hunt, giver, item, _without(giver, item))


def _without(cop: CopView, item: ItemId) -> list[ItemId]:
    left = list(cop.items)
    left.remove(item)
    return left
