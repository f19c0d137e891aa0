"""What every word of a card has."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.kick_ass.rules import P, Seen
from hardboiled.games.kick_ass.rules.state import By
from hardboiled.kernel import Effect, Flow

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent


def in_the_city(table: Seen) -> bool:
    """KA-28.12: in the Hideaway and in Times Square effects on the city mean nothing."""
    return not table.city.outside


class Word(Effect, frozen=True, kw_only=True):
    """One word of a card."""

    for_one: ClassVar[bool] = False
    """Whether one Hero has it, chosen among those who took part (KA-7.15); `who` then is that Hero."""

    def can(self, table: Seen, content: KickAssContent, who: By) -> bool:
        """Whether it means anything now: outside the city most words do not."""
        return in_the_city(table)

    def do(self, play: P, who: By) -> Flow[None]:
        """What it does for the Heroes who took part."""
        return super().do(play, who)
