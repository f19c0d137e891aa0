"""When Python looks for garbage. Matches and scenes are trees that die by themselves; looking through all of them for
cycles stops a busy worker for a good part of a second. So what is there at the start is not looked through at all, the
rest seldom, and what took long is told.
"""

from __future__ import annotations

import gc
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

from hardboiled.server.telemetry.logs import note

SELDOM = (3_000, 4, 2_000)
"""The young are looked through often enough that it takes a few milliseconds (a thousand new connections are a hundred
thousand objects), all that is there next to never."""
LONG = 0.05
"""Seconds of a collection that are worth a line in the log."""


class Collecting:
    def __init__(self) -> None:
        self._began = 0.0
        self._untold: deque[tuple[float, int]] = deque(maxlen=100)

    @contextmanager
    def seldom(self) -> Iterator[None]:
        """While a server runs."""
        usual = gc.get_threshold()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*SELDOM)
        gc.callbacks.append(self._timed)
        try:
            yield
        finally:
            gc.callbacks.remove(self._timed)
            gc.set_threshold(*usual)
            gc.unfreeze()

    def _timed(self, phase: str, info: dict[str, int]) -> None:
        """It may be called in the middle of anything: nothing is done here that takes a lock."""
        now = time.perf_counter()
        if phase == "start":
            self._began = now
        elif now - self._began >= LONG:
            self._untold.append((now - self._began, info["generation"]))

    def tell(self) -> None:
        while self._untold:
            seconds, generation = self._untold.popleft()
            note("garbage was collected", ms=round(seconds * 1000, 1), generation=generation)
