"""First aid (GP-ITM.22): a kit heals at any time outside combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import CopOption, PunkAction, StingerOption, decides
from hardboiled.games.go_ahead_punk.rules.events import KitUsed
from hardboiled.games.go_ahead_punk.rules.figures import has_item, hurt, item_for
from hardboiled.games.go_ahead_punk.rules.items import discard_item
from hardboiled.kernel import Flow, Manner, at_once

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, FigureSeen, P, Seen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent


class UseKit(StingerOption, CopOption, frozen=True):
    """Discard it, heal 2; it is not the option of a turn."""

    rule: ClassVar[str] = "GP-ITM.22"
    manner: ClassVar[Manner] = "use"
    free: ClassVar[bool] = True

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: FigureSeen) -> Sequence[Self]:
        return (cls(),) if may_use_kit(content, figure) else ()

    def words(self, table: Seen, content: PunkContent) -> Mapping[str, int]:
        return {"amount": content.settings.heal}

    @at_once
    def take(self, play: P, figure: Figure) -> None:
        use_kit(play, figure)


class NoKit(PunkAction, frozen=True):
    rule: ClassVar[str] = "GP-ITM.22"
    manner: ClassVar[Manner] = "pass"

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        """GP-AIC.11: a Cop without a player keeps to its own moments."""
        return 1


def may_use_kit(content: PunkContent, figure: FigureSeen) -> bool:
    return has_item(content, figure, "first-aid") and figure.health < content.characters[figure.id].health


def use_kit(play: P, figure: Figure) -> None:
    kit = item_for(play.content, figure, "first-aid")
    figure.items.remove(kit)
    discard_item(play, figure, kit)
    play.say(KitUsed(figure.id, heal(play, figure)))


def heal(play: P, figure: Figure, most: int | None = None) -> int:
    """GP-GEN.10: up to 2, or what a card says, never above the starting value."""
    amount = min(play.content.settings.heal if most is None else most, hurt(play.content, figure))
    figure.health += amount
    return amount


def kit_window(play: P, figure: Figure) -> Flow[None]:
    """GP-CMB.28, GP-ITM.22: the last moment before health is at stake, also on another's turn."""
    while may_use_kit(play.content, figure):
        options: list[UseKit | NoKit] = [UseKit(), NoKit()]
        answer = yield from decides(play, figure, options, "kit", {"who": figure.id})
        if isinstance(answer, NoKit):
            return
        use_kit(play, figure)
