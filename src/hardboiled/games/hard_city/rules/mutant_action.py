"""HC-10.9, HC-10.13: what all that a Mutant can do has in common."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.kinds import Piece
from hardboiled.games.hard_city.rules.state import Mutant
from hardboiled.kernel import Action, Flow
from hardboiled.kernel.errors import unwritten


class MutantAction(Action, frozen=True):
    """One step or one attack of a Mutant."""

    def take(self, play: P, mutant: Mutant, more: int) -> Flow[bool]:
        """Whether the Mutant has left the board by it; `more` is what a card adds to its damage."""
        raise unwritten(self, "take")


class MutantStrike(MutantAction, frozen=True):
    """What this Mutant can do for its attack."""

    piece: Piece
