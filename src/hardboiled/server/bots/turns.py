"""Who thinks next: so many at once, and of those who wait one of everybody in a ring, however much each wants."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque

MOST_WAITING = 200


class TooBusy(Exception):
    """So many wait already that it makes no sense to wait behind them."""


class Turns:
    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(len(line) for line in self._waiting.values())

    @property
    def idle(self) -> bool:
        return self._free == self.at_once

    async def wait(self, who: str) -> None:
        """Until it is this one's turn; `pass_on` ends it."""
        if self._free and not self._waiting:
            self._free -= 1
            return
        if self.waiting >= MOST_WAITING:
            raise TooBusy
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.pass_on()  # it had become my turn just then
            else:
                self._forget(who, mine)
            raise

    def _forget(self, who: str, mine: asyncio.Future[None]) -> None:
        line = self._waiting.get(who)
        if line is not None and mine in line:
            line.remove(mine)
            if not line:
                del self._waiting[who]

    def pass_on(self) -> None:
        """The next in the ring has its turn; who wants more goes to its end."""
        while self._waiting:
            who, line = self._waiting.popitem(last=False)
            one = line.popleft()
            if line:
                self._waiting[who] = line
            if not one.done():
                one.set_result(None)
                return
        self._free += 1
