"""Slow work on matches that nobody's move waits for: reading saves from strangers, and the analysis of finished
matches.

An analysis is made in small steps, shared out over the processes of its pool, with a budget of seconds: what is there
by then is the analysis. Whoever waits is told how far it has come, and sees what has been found so far.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

from cachetools import LRUCache

from hardboiled.lab.analysis import Analysis, Sight, TurningPoint, likely
from hardboiled.server.bots import thinking
from hardboiled.server.bots.processes import Brain, TooSlow
from hardboiled.server.bots.thinking import BadUpload, Job, Unreadable, Upload, Uploaded, job_for
from hardboiled.server.bots.turns import TooBusy
from hardboiled.server.protocol import Analysed
from hardboiled.server.refusal import Refused
from hardboiled.server.settings import Settings
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.telemetry.logs import failed
from hardboiled.server.telemetry.metrics import Metrics

UPLOAD_PATIENCE = 30.0
STEP_PATIENCE = 30.0
KEPT = 64
STRIDES = 40
"""A match is judged at first sight in about so many steps."""
SHARE = 0.55
"""The part of the budget that the first sight of all choices may take."""
WORLDS = 8
"""In so many worlds a choice is judged at first sight, if there is time."""
POLITE, VERY_POLITE = 10, 15
T = TypeVar("T")
W = TypeVar("W")
FORGOTTEN = 30.0
"""Seconds after which an analysis nobody asks about is given up."""


class Study:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._reading = Brain(1, UPLOAD_PATIENCE, metrics, POLITE)
        self._analysing = Brain(settings.analysis_processes, STEP_PATIENCE, metrics, VERY_POLITE)
        self._kept: LRUCache[str, Studying] = LRUCache(KEPT)

    async def read_upload(self, upload: Upload, who: str) -> Uploaded:
        try:
            return await self._reading.ask(thinking.read_upload, upload, attempts=1, who=who)
        except Unreadable as error:
            raise Refused("bad-message", str(error)) from None
        except BadUpload as error:
            raise Refused("illegal", str(error)) from None
        except TooSlow:
            raise Refused("too-large", "That save takes too long to read.") from None
        except TooBusy:
            raise Refused("too-fast", "Many saves are being read; come again in a moment.") from None

    def known(self, live: LiveTable) -> bool:
        """Whether this match is being analysed, or has been."""
        found = self._kept.get(live.id)
        return found is not None and not found.given_up

    def analysis(self, live: LiveTable) -> Analysed:
        """How far the analysis of a finished match has come; begun by whoever asks first."""
        if not self.known(live):
            job = job_for(live.id, live.timeline)
            self._kept[live.id] = Studying(job, self._analysing, self._settings.analysis_seconds)
        return self._kept[live.id].so_far()

    def rest(self) -> None:
        for brain in (self._reading, self._analysing):
            brain.rest()

    def close(self) -> None:
        for studying in self._kept.values():
            studying.stop()
        self._reading.close()
        self._analysing.close()


class Studying:
    """One analysis in the making."""

    def __init__(self, job: Job, brain: Brain, seconds: float) -> None:
        self._job = job
        self._brain = brain
        self._choices = len(job.choices)
        self._began = self._asked = time.monotonic()
        self._seconds = seconds
        self._worlds = WORLDS
        self._sights: dict[int, Sight] = {}
        self._judged = 0
        self._points: list[TurningPoint] = []
        self._looked_at, self._to_look_at = 0, 1
        self._analysis: Analysis | None = None
        self._over = False
        self.given_up = False
        self._task = asyncio.create_task(self._study())

    def so_far(self) -> Analysed:
        """Percent done, and what has been found."""
        self._asked = time.monotonic()
        first, then = self._judged / max(1, self._choices), self._looked_at / self._to_look_at
        done = 100 if self._over else min(99, int(60 * first + 40 * then))
        return Analysed(done=done, analysis=self._analysis)

    def stop(self) -> None:
        self.given_up = not self._over
        self._task.cancel()

    async def _study(self) -> None:
        try:
            self._note(await self._ask(thinking.first_sight, (0, self._choices, 0)))
            self._began = time.monotonic()  # the processes are up
            await self._assemble()
            stride = max(1, -(-self._choices // STRIDES))
            await self._share_out(self._judge, _spread(range(0, self._choices, stride)), stride)
            await self._assemble()
            chosen = likely([self._sights[number] for number in sorted(self._sights)])
            self._to_look_at = max(1, len(chosen))
            await self._share_out(self._look_closely, chosen, 0)
            await self._assemble()
            self._over = True
        except _Forgotten:
            self.given_up = True
        except Exception:
            failed("an analysis failed", table=self._job.table)
            self.given_up = self._analysis is None
            self._over = True

    async def _share_out(self, step: Callable[..., Awaitable[None]], pieces: Iterable[object], extra: int) -> None:
        """As many pieces at once as there are processes, one after the other."""
        rest = iter(pieces)

        async def some() -> None:
            for piece in rest:
                await step(piece, extra)

        async with asyncio.TaskGroup() as group:
            for _ in range(self._brain.turns.at_once):
                group.create_task(some())

    async def _judge(self, begin: int, stride: int) -> None:
        """First sight of some choices, in fewer worlds as time runs short; in none when it is up."""
        end = min(begin + stride, self._choices)
        worlds = self._affordable()
        if worlds:
            self._note(await self._ask(thinking.first_sight, (begin, end, worlds)))
        self._judged += end - begin

    def _affordable(self) -> int:
        spent, budget = time.monotonic() - self._began, SHARE * self._seconds
        if spent > budget:
            return 0
        if self._judged and self._worlds > 2:
            needed = spent / self._judged * self._choices
            if needed > budget:
                self._worlds //= 2
        return self._worlds

    async def _look_closely(self, sight: Sight, _: int) -> None:
        if time.monotonic() - self._began < self._seconds:
            point = await self._ask(thinking.turning_point, sight)
            if point is not None:
                self._points.append(point)
        self._looked_at += 1

    async def _assemble(self) -> None:
        sights = [self._sights[number] for number in sorted(self._sights)]
        self._analysis = await self._ask(thinking.assembled, (sights, self._points))

    def _note(self, sights: Iterable[Sight]) -> None:
        self._sights |= {sight.number: sight for sight in sights}

    async def _ask(self, work: Callable[[tuple[Job, W]], T], what: W) -> T:
        if time.monotonic() - self._asked > FORGOTTEN:
            raise _Forgotten
        return await self._brain.ask(work, (self._job, what), attempts=2, who=self._job.table)


class _Forgotten(Exception):
    """Nobody asks about it any more."""


def _spread(begins: range) -> list[int]:
    """In an order in which whatever part is done lies over the whole match."""
    return sorted(begins, key=lambda begin: (begin * 0.6180339887) % 1.0)
