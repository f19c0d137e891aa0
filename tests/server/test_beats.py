"""How long a bot takes tells nothing: not how many choices it makes in secret, nor how long it thinks about them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest

from hardboiled.bots import make_bot
from hardboiled.bots.search import SearchBot
from hardboiled.kernel.actions import Action
from hardboiled.kernel.match import Match
from hardboiled.kernel.record import Save
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from hardboiled.server.bots import thinking
from hardboiled.server.bots.processes import Brain
from hardboiled.server.bots.thinking import job_for
from hardboiled.server.settings import Settings
from hardboiled.server.tables.timeline import Timeline
from server.house import BOT, OPEN, House, drain, next_update, open_house
from server.wires import put_on_tables
from server.worlds import moments

PAUSE, A_THOUGHT = 3.0, 1.3
COP = "cop-1"


async def think_slowly(self: Brain, work: Callable[[Any], Any], job: Any, attempts: int = 3, who: str = "") -> Any:
    await asyncio.sleep(A_THOUGHT)
    return work(job)


def test_a_choice_in_secret_does_not_delay_the_one_that_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first thing a Cop, a bot, is seen to do comes on the beat whether or not a secret choice comes before."""
    monkeypatch.setattr(Brain, "ask", think_slowly)
    monkeypatch.setattr("hardboiled.server.bots.beats.random.uniform", lambda low, high: 1.0)
    settings = Settings(data_dir=str(tmp_path), bot_pause=PAUSE, bot_processes=1, limited=False)
    with open_house(settings) as house:
        owner, waiting = house.client(), []
        for state in _cop_at_turn():
            header = start("go-ahead-punk", "one-vs-all", ["Ann", "Bot"], 1).header
            ((table, invite),) = put_on_tables(settings, header, [state], owner.me.id, [OPEN, BOT])
            waiting.append(Waiting(house, tmp_path, table, invite))
        for one in waiting:
            one.start()
        for one in waiting:
            one.join(30)
        assert {one.choices for one in waiting} == {1, 2}
        for one in waiting:
            assert abs(one.took - PAUSE) < A_THOUGHT * 0.9, f"{one.choices} choices took {one.took:.2f} s"


def _cop_at_turn() -> list[str]:
    """States in which a regular Cop is asked: some where the first choice shows, some where only the second does."""
    found: dict[bool, list[str]] = {True: [], False: []}
    for match in moments("go-ahead-punk", "one-vs-all", 2, 5, 40):
        state = msgspec.json.decode(match.save(), type=Save).snapshot.state
        timeline = Timeline(match.header)
        timeline.match = Match(
            match.game, match.header, match.content, msgspec.json.decode(state, type=match.game.state_type)
        )
        ask = timeline.match.asked(COP)
        if ask is not None:
            action = make_bot("regular", 1).choose(Seat(timeline.match, COP))
            found[timeline.shows(COP, list(ask.options).index(action))].append(bytes(state).decode())
    return found[True][:3] + found[False][:3]


class Waiting(Thread):
    """Sits down as Stinger and waits for the first thing the Cop is seen to do."""

    def __init__(self, house: House, data: Path, table: str, invite: str) -> None:
        super().__init__(daemon=True)
        self._client, self._data, self._table, self._invite = house.client(), data, table, invite
        self.took, self.choices = 0.0, 0

    def run(self) -> None:
        with self._client.sit(self._table, invite=self._invite) as seat:
            self._client.take_seat(f"/t/{self._table}?invite={self._invite}")
            began = time.monotonic()
            time.sleep(0.5)
            drain([seat])
            next_update(seat)
            self.took = time.monotonic() - began
            with sqlite3.connect(self._data / "hardboiled.sqlite") as store:
                made = store.execute("SELECT count(*) FROM log WHERE table_id = ? AND kind = 'choice'", (self._table,))
                self.choices = made.fetchone()[0]


def _asked() -> tuple[Timeline, str]:
    match = start("hard-city", "one-vs-all", ["Ann", "Bob"], 1)
    timeline = Timeline(match.header)
    return timeline, timeline.match.asks[0].seats[0]


def test_a_searching_bot_ends_its_thought_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "DEFAULT_ITERATIONS", 10**9)
    timeline, seat = _asked()
    began = time.monotonic()
    thinking.choose(job_for("t", timeline, seat, "sharp", began + 0.4))
    assert time.monotonic() - began < 10


def test_a_searching_bot_whose_time_is_up_does_not_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def search(*_: object) -> Action:
        raise AssertionError("it searched")

    monkeypatch.setattr(SearchBot, "choose", search)
    timeline, seat = _asked()
    assert thinking.choose(job_for("t", timeline, seat, "sharp", time.monotonic())) >= 0
