"""Sitting down at a terminal: full screen where there is one, line by line for pipes and screen readers."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from rich.console import Console

from hardboiled.kernel.match import AnyMatch
from hardboiled.terminal.session import Session
from hardboiled.terminal.sitting import Sitting


def play_at(
    match: AnyMatch,
    console: Console,
    read: Callable[[str], str],
    plain: bool = False,
    locale: str = "en",
    in_campaign: bool = False,
) -> bool:
    """Play until somebody leaves; true if everybody goes on to the next episode."""
    if plain or not has_a_screen():
        return Session(match, console, read, locale=locale, in_campaign=in_campaign).run()
    from hardboiled.terminal.screen.table import FullScreenTable

    goes_on = FullScreenTable(Sitting(match, locale=locale, in_campaign=in_campaign)).run()
    return bool(goes_on)


def has_a_screen() -> bool:
    """Whether keyboard and screen are a person's terminal that can place characters."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")
