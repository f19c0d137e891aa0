"""When a choice that nobody clicks may show.

That time is set when somebody's turn to answer by themselves comes, by what all know: who it is. How many choices
a bot makes in secret before one that shows, how many options it has and how long it thinks about them does not
move it: secret choices are made at once, and the one that shows waits for its time.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterable

from hardboiled.bots import thinks
from hardboiled.server.settings import Settings

A_THOUGHT = 0.7
"""The part of the time left that one thought may take: some is kept for secret choices that may follow."""


class Beats:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._set: dict[str, float] = {}

    def next(self, table: str, strengths: Iterable[str]) -> float:
        """When bots of these strengths ('' for an answer given in advance) may next be seen to choose."""
        if table not in self._set:
            pause = self._settings.bot_pause * random.uniform(0.8, 1.2)
            if any(strength and thinks(strength) for strength in strengths):
                pause = max(pause, self._settings.bot_thinking)
            self._set[table] = time.monotonic() + pause
        return self._set[table]

    def over(self, table: str) -> None:
        """Something has shown: the next beat is counted from here."""
        self._set.pop(table, None)


def thought_ends(beat: float) -> float:
    """When a thought that begins now has to end."""
    now = time.monotonic()
    return now + A_THOUGHT * max(0.0, beat - now)
