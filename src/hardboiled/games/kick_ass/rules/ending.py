"""KA-25: the Heroes win or lose together."""

from __future__ import annotations

from typing import NoReturn

from hardboiled.games.kick_ass.rules import P


def win(play: P) -> NoReturn:
    """KA-25.1: the condition of the revealed Final Plot is met."""
    play.end(play.seats, f"won-{play.state.plot}", dict.fromkeys(play.seats, 1))


def lose(play: P, reason: str) -> NoReturn:
    """KA-25.3 to KA-25.6: at once, wherever the rules stand."""
    play.end((), f"lost-{reason}", dict.fromkeys(play.seats, 0))
