"""What the game is: state, content, actions, effects and the flows of a Round, one file a chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from hardboiled.games.kick_ass.rules.content import KickAssContent
    from hardboiled.games.kick_ass.rules.state import KickAssState
    from hardboiled.games.kick_ass.view import View
    from hardboiled.kernel import Play

P: TypeAlias = "Play[KickAssState, KickAssContent]"
Seen: TypeAlias = "KickAssState | View"
"""What a rule that only reads the open table can be asked about: the state, or what a seat sees. Both hold the same
`City`, so rules that need nothing else take the City: a secret is out of their reach."""
