"""Inventories (GP-INV): what fits, what may go, what a Cop without a player keeps (GP-AIC.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction, decides
from hardboiled.games.go_ahead_punk.rules.events import ItemGained, ItemLost
from hardboiled.games.go_ahead_punk.rules.kinds import ItemId, OtherItem
from hardboiled.games.go_ahead_punk.rules.shots import usual_damage
from hardboiled.games.go_ahead_punk.rules.state import CopFigure
from hardboiled.kernel import CardId, Flow, Manner

if TYPE_CHECKING:
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, FigureSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent


class DropItem(PunkAction, frozen=True):
    """An old item goes for the new one."""

    rule: ClassVar[str] = "GP-INV.3"
    manner: ClassVar[Manner] = "use"
    item: ItemId

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen, new: ItemId) -> list[Self]:
        held = dict.fromkeys(figure.items)
        return [cls(old) for old in held if old != new and may_drop(table, content, figure, old, new)]

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        return -worth_to_cop(content, cop, self.item)


class LeaveItem(PunkAction, frozen=True):
    """The new item goes."""

    rule: ClassVar[str] = "GP-INV.3"
    manner: ClassVar[Manner] = "pass"
    item: OtherItem

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        return -worth_to_cop(content, cop, self.item)


WANTED = ("first-aid", "radio", "vest")
"""GP-AIC.16: what a Cop without a player keeps after its weapons, the best last."""


def worth_to_cop(content: PunkContent, cop: CopSeen, item: ItemId) -> float:
    """GP-AIC.16: weapons by expected damage, then the rest."""
    use = content.items[item].use
    return usual_damage(content, cop, item) or (WANTED.index(use) / len(WANTED) if use in WANTED else -1)


def full(content: PunkContent, figure: FigureSeen) -> bool:
    """GP-INV.4."""
    return len(figure.items) >= content.characters[figure.id].slots


def may_drop(table: Seen, content: PunkContent, figure: FigureSeen, item: ItemId, instead: ItemId = "") -> bool:
    """GP-INV.9: never the last weapon that is not used up by a shot, and not the Sniper Rifle in the Hunt."""
    lasting = content.lasting_weapons
    if item not in lasting:
        return True
    if item == content.settings.stinger_items[0] and table.phase == "hunt":
        return False
    return sum([other in lasting for other in figure.items]) + (instead in lasting) > 1


def gain_item(play: P, figure: Figure, item: ItemId, cause: str = "") -> Flow[None]:
    """GP-INV.3: what does not fit is discarded, the new item or an old one."""
    if full(play.content, figure):
        old = DropItem.offered(play.state, play.content, figure, item)
        answer = yield from decides(play, figure, [*old, LeaveItem(item)], "make-room", {"item": item})
        if isinstance(answer, DropItem):
            lose_item(play, figure, answer.item, "dropped")
        if full(play.content, figure):
            discard_item(play, figure, item)
            play.say(ItemLost(figure.id, item, "left"))
            return
    figure.items.append(item)
    play.say(ItemGained(figure.id, item, cause))


def lose_item(play: P, figure: Figure, item: ItemId, how: str) -> None:
    figure.items.remove(item)
    discard_item(play, figure, item)
    play.say(ItemLost(figure.id, item, how))


def discard_item(play: P, figure: Figure, item: ItemId) -> None:
    """GP-INV.10: a Cop's item goes to the inventory discard pile, Stinger's and one without a card to the box."""
    if isinstance(figure, CopFigure) and _card_is_out(play, item):
        play.state.inventory_discard.append(item)


def _card_is_out(play: P, item: ItemId) -> bool:
    """GP-SET.8: equal items are not told apart, so of several the one that a Cop started with goes last."""
    state = play.state
    piles = state.inventory_deck.count(item) + state.inventory_discard.count(item)
    return piles < play.content.items[item].deck


def turn_inventory(play: P, cop: CopFigure, card: CardId) -> Flow[None]:
    """GP-SYM.4, GP-CRD.4: turn the top inventory card and take that item if it fits."""
    state = play.state
    item = play.draw_from(state.inventory_deck, state.inventory_discard)
    if item is not None:
        yield from gain_item(play, cop, item, card)
