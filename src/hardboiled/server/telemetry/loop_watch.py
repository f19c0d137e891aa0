"""A debug switch: how long the event loop is held by one piece of work.

While it is on, every task measures its own steps: what runs between two awaits, nobody else can run beside. Processor
time counts, not the clock, so that a busy machine does not look like a slow server.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Generator
from time import thread_time
from types import TracebackType
from typing import Any

from hardboiled.server.telemetry.logs import note
from hardboiled.server.telemetry.metrics import Metrics


class LoopWatch:
    def __init__(self, limit: float, metrics: Metrics) -> None:
        """`limit`: seconds of processor time after which a step is told in the log."""
        self._limit = limit
        self._metrics = metrics

    def begin(self) -> None:
        """Watch the tasks that begin from now on in the running loop."""
        asyncio.get_running_loop().set_task_factory(self._new_task)

    def _new_task(
        self, loop: asyncio.AbstractEventLoop, work: Generator[Any, None, Any] | Coroutine[Any, Any, Any], **more: Any
    ) -> asyncio.Task[Any]:
        return asyncio.Task(_Watched(work, self._took), loop=loop, **more)

    def _took(self, seconds: float, work: str) -> None:
        self._metrics.loop_step_seconds(seconds)
        if seconds >= self._limit:
            self._metrics.loop_held()
            note("the event loop was held", ms=round(seconds * 1000, 1), by=work)


class _Watched(Coroutine[Any, Any, Any]):
    """A coroutine that says how long each of its steps took."""

    def __init__(self, work: Any, took: Callable[[float, str], None]) -> None:
        self._work = work
        self._took = took

    def send(self, value: Any) -> Any:
        began = thread_time()
        try:
            return self._work.send(value)
        finally:
            self._took(thread_time() - began, getattr(self._work, "__qualname__", "?"))

    def throw(self, kind: Any, value: BaseException | object = None, trace: TracebackType | None = None) -> Any:
        return self._work.throw(kind)

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        waiting: Awaitable[Any] = self._work
        return waiting.__await__()
