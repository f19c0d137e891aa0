"""The bot processes as a worker sees them: hand in a job, await the answer; a dead process is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from hardboiled.server.bots import thinking
from hardboiled.server.telemetry.logs import note
from hardboiled.server.telemetry.metrics import Metrics

T = TypeVar("T")
J = TypeVar("J")
ATTEMPTS = 3


class TooSlow(Exception):
    """The processes did not answer in time, even when asked again."""


class Brain:
    def __init__(self, processes: int, patience: float, metrics: Metrics) -> None:
        self._processes = processes
        self._patience = patience
        self._metrics = metrics
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[[J], T], job: J, attempts: int = ATTEMPTS) -> T:
        """Run in a bot process. Whatever `work` raises is raised here."""
        for _ in range(attempts):
            pool = self._pool = self._pool or self._new_pool()
            began = time.perf_counter()
            try:
                loop = asyncio.get_running_loop()
                answer = await asyncio.wait_for(loop.run_in_executor(pool, work, job), self._patience)
                self._metrics.bot_thinking_seconds(time.perf_counter() - began)
                return answer
            except (BrokenProcessPool, TimeoutError) as error:
                note("bot processes replaced", reason=type(error).__name__)
                self._metrics.bot_processes_replaced()
                self._discard(pool)
        raise TooSlow

    async def ask_once(self, work: Callable[[J], T], job: J, patience: float) -> T:
        """As `ask`, for what may as well stay unanswered: no process is killed for it."""
        pool = self._pool = self._pool or self._new_pool()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work, job), patience)
        except BrokenProcessPool as error:
            self._discard(pool)
            raise TooSlow from error
        except TimeoutError as error:
            raise TooSlow from error

    def warm(self) -> None:
        """Start the processes, which takes a while, before somebody waits for them."""
        pool = self._pool = self._pool or self._new_pool()
        for _ in range(self._processes):
            pool.submit(os.getpid)

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, mp_context=context, initializer=thinking.begin)

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()  # one that thinks for ever would never be joined
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._discard(self._pool)
