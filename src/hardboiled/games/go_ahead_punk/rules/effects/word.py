"""What all words of the cards have in common.

A card that cannot be kept is carried out when it is drawn (`do`). One that can be kept is played when its
word says so (`can`), or read by the rule of its moment: a fight, a move, a question for his district.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from hardboiled.games.go_ahead_punk.rules.kinds import ItemId, Network
from hardboiled.kernel import CardId, Effect, at_once

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import Figure, P, Seen
    from hardboiled.games.go_ahead_punk.rules.combat_cards import Exchange
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.shots import Mark, Volley
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, StingerFigure


class Word(Effect, frozen=True, kw_only=True):
    hurts: ClassVar[bool] = False
    """Makes a shot worse."""
    cancels: ClassVar[bool] = False
    """Takes the effect from a card that makes a shot worse."""

    option: ClassVar[bool] = False
    """GP-SYM.8: can be the option of a turn, or be played at once when it is drawn."""

    def can(self, table: Seen, content: PunkContent) -> bool:
        """Whether it can be played as an option just now."""
        return self.option

    @property
    def strength(self) -> int:
        """GP-AIC.13, GP-AIC.15: which of several a Cop without a player prefers."""
        return 0

    # In a fight.

    def answer(self, play: P, exchange: Exchange, other: Figure) -> None:
        """What happens as soon as it is laid down against the other."""

    def harder(self, volley: Volley, mark: Mark) -> Volley:
        """The shot it goes with."""
        return volley

    def softer(self, volley: Volley) -> Volley:
        """The shot at whoever has played it."""
        return volley

    @property
    def lets_slip(self) -> bool:
        """GP-RET.21: whoever has played it gets away on a Ricochet, too."""
        return False

    @property
    def shortens(self) -> int:
        """GP-RET.22: so many places fewer for whoever gets away from it."""
        return 0

    @property
    def holds(self) -> bool:
        """GP-RET.23: the other does not roll to get away in this combat round."""
        return False


class StingerWord(Word, frozen=True, kw_only=True):
    diverts: ClassVar[bool] = False
    """GP-CRD.21: he may name two districts."""
    opens_parks: ClassVar[bool] = False
    """GP-LOC.3: gives access to green locations."""

    @property
    def rides(self) -> Network | Literal[""]:
        """GP-MOV.12: the network it is a pass for."""
        return ""

    @property
    def also_names(self) -> tuple[int, bool]:
        """GP-CRD.21: how many districts beside his own, and whether they may be anywhere."""
        return 0, False

    @property
    def gives(self) -> ItemId:
        return ""

    @at_once
    def do(self, play: P, figure: StingerFigure, card: CardId) -> None:
        """Carry it out."""


class CopWord(Word, frozen=True, kw_only=True):
    gives_car: ClassVar[bool] = False
    tells_place: ClassVar[bool] = False
    attacks: ClassVar[bool] = False
    """It shoots at whoever draws it."""
    played_when_drawn: ClassVar[bool] = False
    """GP-AIC.16: a Cop without a player plays it as soon as it is drawn."""

    @property
    def farther(self) -> int:
        """GP-CRD.12: so many more movement points."""
        return 0

    @property
    def looks_around(self) -> bool:
        """GP-CRD.29: he says whether he is one place away."""
        return False

    @property
    def shares_after(self) -> bool:
        """GP-CRD.29: items may be shared when it is done."""
        return False

    @at_once
    def do(self, play: P, figure: CopFigure, card: CardId) -> None:
        """Carry it out."""


class FightWord(StingerWord, CopWord, frozen=True, kw_only=True):
    """A word of both decks."""

    @at_once
    def do(self, play: P, figure: StingerFigure | CopFigure, card: CardId) -> None:
        """Nothing by itself: it answers, or makes a shot harder."""
