"""Rate limits: a bucket a person and a kind of act, refilled over time."""

from __future__ import annotations

import time

from hardboiled.server.settings import Limits

FORGET_ABOVE = 20_000


class TooFast(Exception):
    """Too many in a short time."""


class Throttle:
    def __init__(self, limits: Limits, on: bool = True) -> None:
        self._limits = limits
        self._on = on
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def check(self, kind: str, *who: str) -> None:
        """Count one act of this kind by this person (and this address): TooFast if it is too much."""
        if not self._on:
            return
        burst, a_minute = getattr(self._limits, kind)
        now = time.monotonic()
        if len(self._buckets) > FORGET_ABOVE:
            self._forget(now)
        for key in {(kind, one) for one in who if one}:
            left, then = self._buckets.get(key, (float(burst), now))
            left = min(float(burst), left + (now - then) * a_minute / 60) - 1
            if left < 0:
                raise TooFast
            self._buckets[key] = (left, now)

    def _forget(self, now: float) -> None:
        """Buckets untouched for ten minutes are full again whatever their kind."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket[1] < 600}
        if len(self._buckets) > FORGET_ABOVE:
            self._buckets.clear()
