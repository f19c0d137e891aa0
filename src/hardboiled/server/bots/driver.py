"""Moves that nobody clicks: bots, and answers given in advance. Both show on the same beat.

A worker drives a table while it holds the table's lease in the store, and renews it while it does.
A worker that dies stops renewing; another finds the table within seconds and goes on.
"""

from __future__ import annotations

import asyncio
import random
import time

import msgspec
from cachetools import LRUCache
from msgspec import Struct

from hardboiled.bots import Hint
from hardboiled.bots.remarks import Remark, remark, seen_by_all
from hardboiled.bots.search import DEFAULT_ITERATIONS
from hardboiled.server.bots import thinking
from hardboiled.server.bots.beats import Beats, thought_ends
from hardboiled.server.bots.processes import Brain, TooSlow
from hardboiled.server.bots.thinking import job_for
from hardboiled.server.refusal import Refused
from hardboiled.server.settings import Settings
from hardboiled.server.tables import moves
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.live_table import LiveTable
from hardboiled.server.tables.moves import after_answer, answer
from hardboiled.server.telemetry.logs import failed, note

WISH_SECONDS = 60.0
"""So long a table waits for votes on an undo before its bots go on."""
STAND_INS = ("regular", "random")
"""The bots that answer for one that failed or took too long."""
LEAST_THOUGHT = 40
"""So many iterations a hint has at least."""
TALKED_ABOUT = 4096
"""So many tables are remembered for their bots' talk."""
BACK_OFF = 30.0
"""So many seconds nobody tries again to drive a table where that failed."""


class Due(Struct, frozen=True):
    """A seat that answers by itself: a bot of this strength, or this option given in advance."""

    seat: str
    ask: str
    strength: str = ""
    option: int = -1


class Talk(Struct):
    """What this worker's bots have said at a table."""

    heard: int
    """How many public events they have had their say about."""
    said: list[Remark]
    ended: bool = False
    """Whether the match was over by then."""


class Driver:
    """Of one worker; which hub's tables it drives is said with each call."""

    def __init__(self, settings: Settings, brain: Brain, hints: Brain, worker: str) -> None:
        self._settings = settings
        self._brain = brain
        self._hints = hints
        self._worker = worker
        self._driving: dict[str, asyncio.Task[float]] = {}
        self._closing = False
        self._beats = Beats(settings)
        self._talks: LRUCache[str, Talk] = LRUCache(TALKED_ABOUT)

    def consider(self, hub: Hub, live: LiveTable) -> None:
        """Begin to drive this table if something is due and nobody of this worker does already."""
        due = live.standing().driven or self._have_last_word(live)
        if due and not self._closing and live.id not in self._driving:
            task = asyncio.create_task(self._drive(hub, live.id))
            self._driving[live.id] = task
            task.add_done_callback(lambda done: self._look_again(hub, live.id, done))

    def _look_again(self, hub: Hub, table_id: str, done: asyncio.Task[float]) -> None:
        """Something may have come up while the last drive ended; after trouble, look a little later."""
        self._driving.pop(table_id, None)
        if not done.cancelled() and not self._closing:
            asyncio.get_running_loop().call_later(done.result(), self._consider_known, hub, table_id)

    def _consider_known(self, hub: Hub, table_id: str) -> None:
        live = hub.known(table_id)
        if live is not None:
            self.consider(hub, live)

    async def take_over(self, hub: Hub) -> None:
        """Drive the tables whose worker fell silent."""
        for table_id in await hub.tables.undriven():
            if table_id not in self._driving:
                try:
                    live = await hub.open(table_id)
                    await hub.catch_up(live)
                except Exception as error:  # whatever is wrong with one table, the others' bots go on
                    tell = note if isinstance(error, Refused) else failed
                    tell("a table cannot be driven", table=table_id)
                    await hub.tables.lease(table_id, self._worker, BACK_OFF)
                    continue
                self.consider(hub, live)

    async def close(self, hub: Hub) -> None:
        self._closing = True
        tasks = list(self._driving.values())
        leased = list(self._driving)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table_id in leased:
            await hub.tables.release(table_id, self._worker)

    async def advise(self, live: LiveTable, seat: str, player: str) -> Hint:
        """A hint for a seat that is asked something; the more wait for one, the shorter the thought."""
        job = job_for(live.id, live.timeline, seat)
        share = max(LEAST_THOUGHT, DEFAULT_ITERATIONS // (1 + self._hints.turns.waiting // 2))
        job = msgspec.structs.replace(job, iterations=share, seconds=self._settings.hint_thinking)
        return await self._hints.ask_once(thinking.advise, job, self._settings.hint_patience, who=player)

    # Driving one table.

    async def _drive(self, hub: Hub, table_id: str) -> float:
        """Answer until nothing is due: how many seconds to wait before looking again."""
        if not await hub.tables.lease(table_id, self._worker, self._settings.lease):
            self._talks.pop(table_id, None)  # another worker's bots have the word there
            return self._settings.lease
        renewing = asyncio.create_task(self._keep_lease(hub, table_id))
        try:
            while await self._one_round(hub, live := await hub.open(table_id)):
                pass
            if self._have_last_word(live):
                async with live.lock:
                    await self._talk(hub, live)
        except Refused as error:
            note("driving stopped", table=table_id, code=error.code)
        except Exception:
            failed("driving failed", table=table_id)
            await hub.tables.lease(table_id, self._worker, BACK_OFF)
            return BACK_OFF
        finally:
            renewing.cancel()
            self._beats.over(table_id)
        await hub.tables.release(table_id, self._worker)
        return 0.0

    async def _keep_lease(self, hub: Hub, table_id: str) -> None:
        while True:
            await asyncio.sleep(self._settings.lease / 3)
            await hub.tables.lease(table_id, self._worker, self._settings.lease)

    async def _one_round(self, hub: Hub, live: LiveTable) -> bool:
        """Answer everything that is due now, on the beat if it shows; False if nothing is due."""
        await self._wait_for_votes(hub, live)
        due = _due(live)
        if not due:
            return False
        beat = self._beats.next(live.id, [one.strength for one in due])
        options = await asyncio.gather(*(self._think(live, one, thought_ends(beat)) for one in due))
        random.shuffle(pairs := list(zip(due, options, strict=True)))
        shows = any(not _still_due(live, one) or live.timeline.shows(one.seat, option) for one, option in pairs)
        if shows:
            await asyncio.sleep(max(0.0, beat - time.monotonic()))
            self._beats.over(live.id)
        async with live.lock:
            if hub.known(live.id) is not live:
                return True
            for one, option in pairs:
                if live.wish is None and _still_due(live, one):
                    await answer(hub, live, one.seat, one.ask, option)
            await after_answer(hub, live)
            if shows and self._settings.bot_talk:
                await self._talk(hub, live)
        return True

    def _have_last_word(self, live: LiveTable) -> bool:
        """Whether a match is over that its bots talked about until then: the last choice may have been a person's."""
        talk = self._talks.get(live.id)
        return talk is not None and not talk.ended and live.timeline.match.over

    async def _talk(self, hub: Hub, live: LiveTable) -> None:
        """A bot may say something about what all have seen since one last could; only on a beat on which something
        shows, so that no line tells of a secret choice."""
        match = live.timeline.match
        seen = seen_by_all(match.told)
        talk = self._talks.setdefault(live.id, Talk(seen, []))
        since, talk.heard, talk.ended = talk.heard, seen, match.over
        bots = {seat.seat: seat.strength for seat in live.seats.values() if seat.kind == "bot"}
        said = remark(match, since, talk.said, bots, live.id, match.game.catalog())
        if said is not None:
            talk.said.append(said)
            await moves.remark(hub, live, said.seat, said.text)

    async def _think(self, live: LiveTable, due: Due, until: float) -> int:
        if due.option >= 0:
            return due.option
        for strength in (due.strength, *STAND_INS):
            try:
                job = job_for(live.id, live.timeline, due.seat, strength, until)
                return await self._brain.ask(thinking.choose, job, who=live.id)
            except TooSlow:
                note("a bot took too long", table=live.id, strength=strength)
            except Exception:
                failed("a bot failed", table=live.id, strength=strength)
        raise TooSlow

    async def _wait_for_votes(self, hub: Hub, live: LiveTable) -> None:
        until = time.monotonic() + WISH_SECONDS
        while live.wish is not None:
            if time.monotonic() > until:
                async with live.lock:
                    await hub.log.drop_wish(live.id)
                    await hub.refresh(live)
                return
            await asyncio.sleep(0.2)


def _due(live: LiveTable) -> list[Due]:
    """What answers by itself now."""
    if live.table.standing.status != "running":
        return []
    return [
        Due(seat.seat, live.timeline.ask_id(seat.seat), seat.strength, -1 if option is None else option)
        for seat, option in live.self_answering()
    ]


def _still_due(live: LiveTable, due: Due) -> bool:
    return due in _due(live) if due.option >= 0 else live.timeline.ask_id(due.seat) == due.ask
