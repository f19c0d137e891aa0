"""Slow work on matches, in a process of its own so that no bot waits for it: reading saves from
strangers, and the analysis of finished matches, made once and kept."""

from __future__ import annotations

import asyncio

from cachetools import LRUCache

from hardboiled.lab.analysis import Analysis
from hardboiled.server.bots import thinking
from hardboiled.server.bots.processes import Brain, TooSlow
from hardboiled.server.bots.thinking import BadUpload, Unreadable, Upload, Uploaded, job_for
from hardboiled.server.refusal import Refused
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.telemetry.metrics import Metrics

PATIENCE = 120.0
KEPT = 64


class Study:
    def __init__(self, metrics: Metrics) -> None:
        self._brain = Brain(1, PATIENCE, metrics)
        self._kept: LRUCache[str, asyncio.Future[Analysis]] = LRUCache(KEPT)

    async def read_upload(self, upload: Upload) -> Uploaded:
        try:
            return await self._brain.ask(thinking.read_upload, upload, attempts=1)
        except Unreadable as error:
            raise Refused("bad-message", str(error)) from None
        except BadUpload as error:
            raise Refused("illegal", str(error)) from None
        except TooSlow:
            raise Refused("too-large", "That save takes too long to read.") from None

    async def analysis(self, live: LiveTable) -> Analysis:
        """The analysis of a finished match; whoever asks while it is made waits for the same one."""
        known = self._kept.get(live.id)
        if known is None or (known.done() and (known.cancelled() or known.exception())):
            job = job_for(live.id, live.timeline)
            known = self._kept[live.id] = asyncio.ensure_future(self._brain.ask(thinking.analyse, job, attempts=1))
        try:
            return await asyncio.shield(known)
        except TooSlow:
            raise Refused("too-large", "This match takes too long to analyse.") from None

    def close(self) -> None:
        self._brain.close()
