"""Inventories (GP-INV): what fits, what may go, what a Cop without a player keeps (GP-AIC.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction, decides
from hardboiled.games.go_ahead_punk.rules.events import ItemGained, ItemLost
from hardboiled.games.go_ahead_punk.rules.figures import cop_named, fighters
from hardboiled.games.go_ahead_punk.rules.kinds import CopId, ItemId, OtherItem
from hardboiled.games.go_ahead_punk.rules.shots import usual_damage
from hardboiled.games.go_ahead_punk.rules.state import CopFigure
from hardboiled.kernel import CardId, Flow, Manner

if TYPE_CHECKING:
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, FigureSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.effects.goods import Inventory


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


# Inventory cards.


class ChooseItem(PunkAction, frozen=True):
    """One of the items on show; the others are discarded, or stay where they are."""

    rule: ClassVar[str] = "GP-CRD.27"
    manner: ClassVar[Manner] = "use"
    item: OtherItem

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        return worth_to_cop(content, cop, self.item)


class ForCop(PunkAction, frozen=True):
    """Who takes the item."""

    rule: ClassVar[str] = "GP-CRD.27"
    manner: ClassVar[Manner] = "use"
    cop: CopId

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        return float(self.cop == cop.id)


def turn_inventory(play: P, cop: CopFigure, card: CardId, by: Inventory | None = None) -> Flow[None]:
    """GP-SYM.4, GP-CRD.4, GP-CRD.27: turn the top inventory card, or choose as the card says, and take that item
    if it fits."""
    pile = play.state.inventory_discard
    shown = list(pile) if by and by.found else []
    if not shown:
        shown = _turned_up(play, by.look if by else 1, by is not None and by.weapon)
        pile = play.state.inventory_discard
        pile += shown
    if not shown:
        return
    options = [ChooseItem(item) for item in dict.fromkeys(shown)]
    chosen = yield from decides(play, cop, options, "choose-item", {"who": cop.id})
    pile.remove(chosen.item)
    taker = (yield from _taker(play, cop, chosen.item)) if by and by.anyone else cop
    yield from gain_item(play, taker, chosen.item, card)


def _turned_up(play: P, look: int, weapon: bool) -> list[ItemId]:
    """The next cards of the inventory deck, or the next weapon; others that come before it are discarded."""
    state, items = play.state, play.content.items
    shown: list[ItemId] = []
    passed: list[ItemId] = []
    for _ in range(len(state.inventory_deck) + len(state.inventory_discard)):
        if len(shown) == look:
            break
        item = play.draw_from(state.inventory_deck, state.inventory_discard)
        if item is None:
            break
        (passed if weapon and not items[item].dice else shown).append(item)
    state.inventory_discard += passed
    return shown


def _taker(play: P, cop: CopFigure, item: ItemId) -> Flow[CopFigure]:
    busy = fighters(play.state)
    options = [ForCop(other.id) for other in play.state.cops if other not in busy]
    chosen = yield from decides(play, cop, options, "for-cop", {"item": item, "cop": cop.id})
    return cop_named(play.state, chosen.cop)
