"""What follows a finished match, where its game knows campaigns.

A game with campaigns has `next_options(state, options)`: the options of the next episode, or an error
when the campaign is over.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.match import Match


class Following(Struct, frozen=True):
    options: dict[str, Any]
    label: str


def following(match: Match[Any, Any, Any]) -> Following | None:
    """The next episode's options and what to call it."""
    if match.game.next_options is None or not match.over:
        return None
    try:
        options = match.game.next_options(match.state, match.header.options)
    except HardboiledError:
        return None
    plain: dict[str, Any] = msgspec.to_builtins(options)
    changed = {name: value for name, value in plain.items() if match.header.options.get(name) != value}
    label = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in changed.items() if _short(value))
    return Following(plain, label.capitalize() or "The next episode")


def _short(value: Any) -> bool:
    return isinstance(value, str | int) and len(str(value)) <= 30
