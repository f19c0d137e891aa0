"""Slow work on matches, in a process of its own so that no bot waits for it: reading saves from
strangers, and the analysis of finished matches, made once and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from hardboiled.lab.analysis import Analysis
from hardboiled.server import thinking
from hardboiled.server.brain import Brain, TooSlow
from hardboiled.server.live import LiveTable
from hardboiled.server.metrics import Metrics
from hardboiled.server.refusal import Refused
from hardboiled.server.thinking import BadUpload, Upload, Uploaded, job_for

PATIENCE = 120.0
KEPT = 64


class Study:
    def __init__(self, metrics: Metrics) -> None:
        self._brain = Brain(1, PATIENCE, metrics)
        self._kept: OrderedDict[str, asyncio.Future[Analysis]] = OrderedDict()

    async def read_upload(self, upload: Upload) -> Uploaded:
        try:
            return await self._brain.ask(thinking.read_upload, upload, attempts=1)
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
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        try:
            return await asyncio.shield(known)
        except TooSlow:
            raise Refused("too-large", "This match takes too long to analyse.") from None

    def close(self) -> None:
        self._brain.close()
