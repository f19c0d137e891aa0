"""The Escape begins (GP-ESC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.go_ahead_punk.rules.events import EscapeBegan, JamRemoved
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.retreat import drop_token

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import P


def begin_escape(play: P) -> None:
    """GP-ESC.1 to GP-ESC.6: the city is locked down."""
    state = play.state
    state.phase = "escape"
    play.say(EscapeBegan())
    drop_token(play)
    if state.jam:
        state.jam = ""
        play.say(JamRemoved("escape"))
    mode_of(state).locked_down(play)
