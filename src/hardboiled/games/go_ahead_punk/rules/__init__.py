"""What the game is, one file a chapter of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, PunkState, StingerFigure
    from hardboiled.games.go_ahead_punk.view import CopView, StingerView, View
    from hardboiled.kernel import Play

P: TypeAlias = "Play[PunkState, PunkContent]"
Seen: TypeAlias = "PunkState | View"
"""What a rule that only reads can be asked about: the state, or what a seat sees of it."""
CopSeen: TypeAlias = "CopFigure | CopView"
StingerSeen: TypeAlias = "StingerFigure | StingerView"
Figure: TypeAlias = "CopFigure | StingerFigure"
FigureSeen: TypeAlias = "CopFigure | CopView | StingerFigure | StingerView"
