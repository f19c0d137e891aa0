"""Thinking: nobody waits for another kind of it, everybody has their turn, and what takes long tells how far it is."""

from __future__ import annotations

import asyncio
import time
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hardboiled import start
from hardboiled.bots import make_bot
from hardboiled.kernel.seat import Seat
from hardboiled.lab import analysis
from hardboiled.server.bots import study as studies
from hardboiled.server.bots import thinking
from hardboiled.server.bots.driver import Driver
from hardboiled.server.bots.processes import Brain, TooSlow
from hardboiled.server.bots.study import Study, Studying, _spread
from hardboiled.server.bots.thinking import Job, job_for
from hardboiled.server.bots.turns import TooBusy, Turns
from hardboiled.server.settings import Settings
from hardboiled.server.tables.timeline import Timeline
from hardboiled.server.telemetry.metrics import Metrics
from server.house import ME, OPEN
from server.hubs import BOB, open_table, sit, with_hubs


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


# Turns.


def test_everybody_has_their_turn_however_much_one_wants() -> None:
    async def story() -> list[str]:
        turns, order = Turns(1), []

        async def want(who: str) -> None:
            await turns.wait(who)
            order.append(who)
            await asyncio.sleep(0)
            turns.pass_on()

        first = asyncio.create_task(want("greedy"))
        await asyncio.sleep(0)
        rest = [asyncio.create_task(want("greedy")) for _ in range(12)]
        rest += [asyncio.create_task(want(who)) for who in ("ann", "bob")]
        await asyncio.gather(first, *rest)
        assert turns.idle
        return order

    order = asyncio.run(story())
    assert len(order) == 15
    assert {"ann", "bob"} <= set(order[:6])


def test_who_gives_up_while_waiting_takes_nobodys_turn() -> None:
    async def story() -> None:
        turns = Turns(1)
        await turns.wait("ann")
        gone = asyncio.create_task(turns.wait("bob"))
        waits = asyncio.create_task(turns.wait("cid"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        assert turns.waiting == 1
        turns.pass_on()
        await waits
        turns.pass_on()
        assert turns.idle

    asyncio.run(story())


def test_behind_a_crowd_nobody_waits() -> None:
    async def story() -> None:
        turns = Turns(1)
        await turns.wait("ann")
        tasks = [asyncio.create_task(turns.wait(f"p{n}")) for n in range(200)]
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await turns.wait("late")
        for task in tasks:
            task.cancel()

    asyncio.run(story())


def test_waiting_costs_no_patience_and_a_thought_left_alone_keeps_its_turn() -> None:
    async def story() -> None:
        brain = Brain(1, 20.0, Metrics())
        brain.warm()
        try:
            await brain.ask(nap, 0.0)
            with pytest.raises(TooSlow):
                await brain.ask_once(nap, 1.0, patience=0.2)
            assert not brain.turns.idle, "its process still thinks"
            began = time.monotonic()
            assert await brain.ask(nap, 0.0) == 0.0
            assert time.monotonic() - began > 0.4
            assert brain.turns.idle
        finally:
            brain.close()

    asyncio.run(story())


def test_hints_do_not_hold_up_bots(settings: Settings) -> None:
    """Twelve hints are under way; a bot answers as if they were not."""

    async def story(hub: Any) -> None:
        bots, hints = Brain(1, 30, Metrics()), Brain(1, 30, Metrics())
        bots.warm()
        hints.warm()
        try:
            await bots.ask(nap, 0.0)
            waiting = [asyncio.create_task(hints.ask(nap, 0.3, who=f"p{n}")) for n in range(12)]
            await asyncio.sleep(0.05)
            began = time.monotonic()
            await bots.ask(nap, 0.0)
            assert time.monotonic() - began < 2.0
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        finally:
            bots.close()
            hints.close()

    with_hubs(settings, 1, story)


def test_the_more_wait_for_a_hint_the_shorter_each_thought(settings: Settings) -> None:
    async def story(hub: Any) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        asked: list[Job] = []

        class Noting(Brain):
            async def ask_once(self, work: Any, job: Any, patience: float, who: str = "") -> Any:
                asked.append(job)

        hints = Noting(1, 30, Metrics())
        driver = Driver(settings, Brain(1, 30, Metrics()), hints, "worker")
        await driver.advise(live, "smuggler-1", "ann")
        hints.turns._waiting["crowd"] = [None] * 30
        await driver.advise(live, "smuggler-1", "ann")
        assert asked[0].iterations == 200
        assert asked[1].iterations == 40

    with_hubs(settings, 1, story)


# Analyses.


@lru_cache
def finished_job(choices: int = 10_000) -> Job:
    match = start("go-ahead-punk", "one-vs-all", ["Ann", "Bob"], 3)
    bots = {seat: make_bot("regular", number) for number, seat in enumerate(match.seats)}
    while match.asks:
        seat = match.asks[0].seats[0]
        match.choose(bots[seat].choose(Seat(match, seat)), seat)
    timeline = Timeline(match.header)
    job = job_for("t", timeline)
    log = [(str(seat), msgspec.json.encode(action).decode()) for seat, action in match.log]
    return msgspec.structs.replace(job, choices=log)


class Here(Brain):
    """Thinks in this process, and notes what it was asked."""

    def __init__(self, slowly: float = 0.0) -> None:
        super().__init__(2, 30, Metrics())
        self.asked: list[tuple[str, Any]] = []
        self._slowly = slowly

    async def ask(self, work: Any, job: Any, attempts: int = 3, who: str = "") -> Any:
        self.asked.append((work.__name__, job[1]))
        if work is thinking.turning_point:
            await asyncio.sleep(self._slowly)
            return None
        if work is thinking.first_sight and job[1][2]:
            await asyncio.sleep(self._slowly)
            return analysis.first_sight(thinking._timeline(job[0]).match, job[1][0], job[1][1], 0)
        await asyncio.sleep(0)
        return work(job)


def studied(seconds: float, slowly: float) -> tuple[Here, list[int], Any]:
    """An analysis with so much time, and what was heard of it."""

    async def story() -> tuple[Here, list[int], Any]:
        brain = Here(slowly)
        studying = Studying(finished_job(), brain, seconds)
        heard, first = [], None
        while not heard or heard[-1] < 100:
            sofar = studying.so_far()
            heard.append(sofar.done)
            first = first or sofar.analysis
            await asyncio.sleep(0.01)
        return brain, heard, (first, studying.so_far().analysis)

    return asyncio.run(story())


def test_who_waits_is_told_how_far_it_is_and_sees_what_there_is() -> None:
    brain, heard, (first, last) = studied(seconds=60.0, slowly=0.02)
    assert heard == sorted(heard)
    assert len(set(heard)) > 5
    assert len(first.moments) == len(last.moments) == len(finished_job().choices)
    assert first.final == last.final
    judged = [what for name, what in brain.asked if name == "first_sight" and what[2]]
    assert sum(end - begin for begin, end, _ in judged) == len(finished_job().choices), "every choice was judged"


def test_a_budget_is_kept_and_gives_what_there_is_by_then() -> None:
    began = time.monotonic()
    brain, heard, (_, last) = studied(seconds=1.0, slowly=0.2)
    assert time.monotonic() - began < 10
    assert heard[-1] == 100
    assert last is not None
    assert len(last.moments) == len(finished_job().choices)
    worlds = [what[2] for name, what in brain.asked if name == "first_sight" and what[2]]
    assert min(worlds) < studies.WORLDS, "as time runs short fewer worlds are looked at"


def test_the_real_thing_in_real_processes(settings: Settings) -> None:
    async def story() -> None:
        study = Study(msgspec.structs.replace(settings, analysis_seconds=4.0, analysis_processes=2), Metrics())
        study._kept["t"] = Studying(finished_job(), study._analysing, 4.0)
        try:
            for _ in range(1200):
                sofar = study._kept["t"].so_far()
                if sofar.done == 100:
                    break
                await asyncio.sleep(0.05)
            assert sofar.analysis is not None
            assert len(sofar.analysis.moments) == len(finished_job().choices)
            assert any(moment.expected is not None for moment in sofar.analysis.moments)
        finally:
            study.close()

    asyncio.run(story())


def test_an_analysis_nobody_asks_about_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "FORGOTTEN", -1.0)

    async def story() -> None:
        studying = Studying(finished_job(), Here(), 60.0)
        await asyncio.wait_for(studying._task, 10)
        assert studying.given_up

    asyncio.run(story())


def test_steps_put_together_are_the_analysis() -> None:
    match = thinking._timeline(finished_job()).match
    twin = match.clone()
    twin.rewind(40)
    whole = analysis.first_sight(twin, 0, 40, 2)
    parts = [sight for begin in range(0, 40, 7) for sight in analysis.first_sight(twin, begin, min(begin + 7, 40), 2)]
    assert whole == parts


def test_parts_are_done_all_over_the_match() -> None:
    order = _spread(range(0, 400, 10))
    assert sorted(order) == list(range(0, 400, 10))
    half = sorted(order[:20])
    assert max(b - a for a, b in pairwise(half)) <= 40


def test_a_pool_nobody_needs_rests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def story() -> None:
        brain = Brain(1, 30, Metrics())
        try:
            assert await brain.ask(nap, 0.0) == 0.0
            brain.rest()
            assert brain._pool is not None
            monkeypatch.setattr("hardboiled.server.bots.processes.RESTS_AFTER", -1.0)
            brain.rest()
            assert brain._pool is None
            assert await brain.ask(nap, 0.0) == 0.0, "and wakes up"
        finally:
            brain.close()

    asyncio.run(story())
