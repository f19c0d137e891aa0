"""Campaigns: what follows a finished match."""

from __future__ import annotations

from typing import Any

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.match import AnyMatch


def options_of_the_next(match: AnyMatch) -> dict[str, Any] | None:
    """The options of the match that follows; None while it is played, after the last one, or without a campaign."""
    if match.game.next_options is None or not match.over:
        return None
    try:
        return match.game.next_options(match.state, match.header.options)
    except HardboiledError:
        return None
