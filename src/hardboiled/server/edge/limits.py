"""Rate limits: how often a person, or an address, may do a thing.

Each person and kind of act has one number, the time by which all they did is paid off: an act moves it on
by its price, and one that would move it further ahead than the burst allows is refused. A worker keeps
these numbers in memory; several workers share them in their store as well, so that the limits hold
however many of them a person comes to. Who is too fast for one worker never gets as far as the store.
"""

from __future__ import annotations

import time

from hardboiled.server.settings import Limits
from hardboiled.server.store import LimitStore

FORGET_ABOVE = 20_000


class TooFast(Exception):
    """Too many in a short time."""


class Throttle:
    def __init__(self, limits: Limits, shared: LimitStore | None = None, on: bool = True) -> None:
        self._limits = limits
        self._shared = shared
        self._on = on
        self._paid: dict[str, float] = {}

    def check_here(self, kind: str, *who: str) -> None:
        """As `check`, counted by this worker alone: for what is asked often and costs little."""
        if not self._on:
            return
        burst, a_minute = getattr(self._limits, kind)
        for one in who:
            self._take(f"{kind} {one}", 60 / a_minute, burst)

    async def check(self, kind: str, *who: str) -> None:
        """Count one act of this kind by this person (and this address): TooFast if it is too much."""
        if not self._on:
            return
        burst, a_minute = getattr(self._limits, kind)
        price = 60 / a_minute
        for key in sorted({f"{kind} {one}" for one in who if one}):
            self._take(key, price, burst)
            now = time.time()
            if self._shared is not None and not await self._shared.take(key, price, now + burst * price, now):
                raise TooFast

    def _take(self, key: str, price: float, burst: int) -> None:
        """By a clock that nobody sets back."""
        now = time.monotonic()
        if len(self._paid) > FORGET_ABOVE:
            self._paid = {known: paid for known, paid in self._paid.items() if paid > now}
        paid = max(self._paid.get(key, now), now) + price
        if paid > now + burst * price:
            raise TooFast
        self._paid[key] = paid

    async def forget(self) -> None:
        """Drop from the store what is paid off."""
        if self._shared is not None:
            await self._shared.forget(time.time())
