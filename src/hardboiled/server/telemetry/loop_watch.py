"""A debug switch: how long the event loop is held by one piece of work.

While it is on, every task measures its own steps: what runs between two awaits, nobody else can run beside. Processor
time counts, not the clock, so that a busy machine does not look like a slow server. To ask for it takes a call of the
system, so it is asked every few milliseconds only, and after a step that took long by the clock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Generator
from time import perf_counter, thread_time
from types import TracebackType
from typing import Any

from hardboiled.server.telemetry.logs import note
from hardboiled.server.telemetry.metrics import Metrics

ASK_EVERY = 0.002
"""Seconds: a step may seem longer by so much."""
TOLD = 0.001
"""Seconds by the clock of a step that is worth measuring."""


class LoopWatch:
    def __init__(self, limit: float, metrics: Metrics) -> None:
        """`limit`: seconds of processor time after which a step is told in the log."""
        self._limit = limit
        self._metrics = metrics
        self._asked_at = 0.0
        self._used = 0.0

    def begin(self) -> None:
        """Watch the tasks that begin from now on in the running loop."""
        asyncio.get_running_loop().set_task_factory(self._new_task)

    def _new_task(
        self, loop: asyncio.AbstractEventLoop, work: Generator[Any, None, Any] | Coroutine[Any, Any, Any], **more: Any
    ) -> asyncio.Task[Any]:
        return asyncio.Task(_Watched(work, self), loop=loop, **more)

    def begins(self) -> float:
        """A step begins: when, by the clock."""
        now = perf_counter()
        if now - self._asked_at > ASK_EVERY:
            self._asked_at, self._used = now, thread_time()
        return now

    def ends(self, began: float, work: Any) -> None:
        if perf_counter() - began < TOLD:
            return
        used = thread_time()
        seconds, self._used, self._asked_at = used - self._used, used, perf_counter()
        self._metrics.loop_step_seconds(seconds)
        if seconds >= self._limit:
            self._metrics.loop_held()
            note("the event loop was held", ms=round(seconds * 1000, 1), by=getattr(work, "__qualname__", "?"))


class _Watched(Coroutine[Any, Any, Any]):
    """A coroutine that says how long each of its steps took."""

    def __init__(self, work: Any, watch: LoopWatch) -> None:
        self._work = work
        self._watch = watch

    def send(self, value: Any) -> Any:
        began = self._watch.begins()
        try:
            return self._work.send(value)
        finally:
            self._watch.ends(began, self._work)

    def throw(self, kind: Any, value: BaseException | object = None, trace: TracebackType | None = None) -> Any:
        return self._work.throw(kind)

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        waiting: Awaitable[Any] = self._work
        return waiting.__await__()
