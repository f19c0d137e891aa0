"""How long the disk takes to keep a move: no server that tells a move once it is on disk can be faster."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread

from msgspec import Struct

MOVE = 12 * 1024
"""Bytes that a move writes into a write-ahead log."""
ROOM = 16 * 1024 * 1024
PAUSE = 0.05
SLOW = 0.025


class Flushes(Struct):
    """Flushes of a move to a file that has its room already, twenty a second."""

    seconds: list[float]
    lasted: float = 0.0

    def __str__(self) -> str:
        slow = [second for second in self.seconds if second > SLOW]
        return (
            f"the disk meanwhile, by itself: a flush takes {median(self.seconds) * 1000:.1f} ms (median), "
            f"{max(self.seconds) * 1000:.0f} ms (slowest); {sum(slow) / self.lasted:.1%} of the time went into "
            f"{len(slow)} flushes of more than {SLOW * 1000:.0f} ms"
        )


@contextmanager
def flushed() -> Iterator[Flushes]:
    """Flush beside whatever is done meanwhile."""
    found, over, began = Flushes([]), Event(), time.perf_counter()
    with TemporaryDirectory() as folder:
        thread = Thread(target=_flush, args=(Path(folder) / "log", found.seconds, over), daemon=True)
        thread.start()
        try:
            yield found
        finally:
            over.set()
            thread.join()
            found.lasted = time.perf_counter() - began


def _flush(path: Path, seconds: list[float], over: Event) -> None:
    with path.open("wb", buffering=0) as file:
        file.write(bytes(ROOM))
        os.fsync(file.fileno())
        place = 0
        while not over.wait(PAUSE) or not seconds:
            os.pwrite(file.fileno(), b"x" * MOVE, place % (ROOM - MOVE))
            place += MOVE
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            seconds.append(time.perf_counter() - began)
