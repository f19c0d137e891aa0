"""The processes that think, as a worker sees them: hand in a job, await the answer; a dead process is replaced.

Bots, hints, uploads and analyses each have a pool of their own, so that none waits for another, and the less a pool
is waited for, the more politely it runs. A pool starts when it is first needed and ends when nobody has needed it for
a while.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from hardboiled.server.bots import thinking
from hardboiled.server.bots.turns import TooBusy, Turns
from hardboiled.server.telemetry.logs import note
from hardboiled.server.telemetry.metrics import Metrics

T = TypeVar("T")
J = TypeVar("J")
ATTEMPTS = 3
RESTS_AFTER = 300.0
"""Seconds after which a pool that nobody needs ends."""


class TooSlow(Exception):
    """The processes did not answer in time, even when asked again."""


class Brain:
    """One pool. `patience`: seconds a job may run (not wait) before its process is replaced; `nice`: how politely."""

    def __init__(self, processes: int, patience: float, metrics: Metrics, nice: int = 5) -> None:
        self.turns = Turns(processes)
        self._processes = processes
        self._patience = patience
        self._metrics = metrics
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._used_at = time.monotonic()

    async def ask(self, work: Callable[[J], T], job: J, attempts: int = ATTEMPTS, who: str = "") -> T:
        """Run in a process of the pool when it is `who`'s turn. Whatever `work` raises is raised here."""
        for _ in range(attempts):
            await self.turns.wait(who)
            pool = self._pool = self._pool or self._new_pool()
            began = self._used_at = time.monotonic()
            try:
                # Whoever goes away leaves a process that still thinks: its turn ends when the thought does.
                thought = asyncio.ensure_future(self._think(pool, work, job))
                thought.add_done_callback(_heed)
                answer = await asyncio.wait_for(asyncio.shield(thought), self._patience)
                self._metrics.bot_thinking_seconds(time.monotonic() - began)
                return answer
            except (BrokenProcessPool, TimeoutError) as error:
                note("bot processes replaced", reason=type(error).__name__)
                self._metrics.bot_processes_replaced()
                self._discard(pool)
        raise TooSlow

    async def _think(self, pool: ProcessPoolExecutor, work: Callable[[J], T], job: J) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, job)
        finally:
            self.turns.pass_on()

    async def ask_once(self, work: Callable[[J], T], job: J, patience: float, who: str = "") -> T:
        """As `ask`, for what may as well stay unanswered: after so many seconds, waiting included, nobody wants it any
        more. What has begun is let to its end."""
        try:
            async with asyncio.timeout(patience):
                return await self.ask(work, job, attempts=1, who=who)
        except (TimeoutError, TooBusy) as error:
            raise TooSlow from error

    def warm(self) -> None:
        """Start the processes, which takes a while, before somebody waits for them."""
        pool = self._pool = self._pool or self._new_pool()
        for _ in range(self._processes):
            pool.submit(os.getpid)

    def rest(self) -> None:
        """End processes that nobody has needed for a while."""
        if self._pool is not None and self.turns.idle and time.monotonic() - self._used_at > RESTS_AFTER:
            self._discard(self._pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        begin = partial(thinking.begin, self._nice, os.getpid())
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=begin)

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()  # one that thinks for ever would never be joined
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._discard(self._pool)


def _heed(thought: asyncio.Future[T]) -> None:
    """Nobody may wait for it any more: then what it died of interests nobody."""
    if not thought.cancelled():
        thought.exception()
