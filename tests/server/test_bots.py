"""Bots that fail or take too long are stood in for; nobody waits for them for ever."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time

import pytest

from hardboiled.server.bots.processes import Brain, TooSlow
from hardboiled.server.telemetry.metrics import Metrics


def think_for_ever(_job: int) -> int:
    time.sleep(600)
    return 0


def think(job: int) -> int:
    return job + 1


def test_a_process_that_thinks_for_ever_is_replaced() -> None:
    async def run() -> int:
        brain = Brain(1, 0.5, Metrics())
        with pytest.raises(TooSlow):
            await brain.ask(think_for_ever, 1, attempts=1)
        brain._patience = 30
        try:
            return await brain.ask(think, 1)
        finally:
            brain.close()

    assert asyncio.run(run()) == 2


def test_what_may_stay_unanswered_costs_nobody_their_process() -> None:
    async def run() -> int:
        brain = Brain(2, 30, Metrics())
        brain.warm()
        try:
            with pytest.raises(TooSlow):
                await brain.ask_once(think_for_ever, 1, patience=0.3)
            processes = brain._pool
            answer = await brain.ask_once(think, 1, patience=30)
            assert brain._pool is processes
            return answer
        finally:
            brain.close()

    assert asyncio.run(run()) == 2


def test_a_bot_process_whose_server_died_before_it_was_up_ends() -> None:
    """Whose child it is then says nothing any more: such processes stayed for ever."""
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    script = f"import time; from hardboiled.server.bots import thinking; thinking.begin(5, {gone.pid}); time.sleep(600)"
    orphan = subprocess.Popen([sys.executable, "-c", script])
    try:
        assert orphan.wait(60) == 0
    finally:
        orphan.kill()
