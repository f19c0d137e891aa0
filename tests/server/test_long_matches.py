"""Long matches: what is too long is not taken, and what is long holds nobody up."""

from __future__ import annotations

import asyncio
import gc
import json
import time
from functools import lru_cache
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from hardboiled import start
from hardboiled.client import Client
from hardboiled.kernel.match import Match
from hardboiled.kernel.record import Header
from hardboiled.server.app import create_app
from hardboiled.server.live_protocol import Hello, Look, Undo, Update
from hardboiled.server.protocol import Created
from hardboiled.server.settings import Limits, Settings
from hardboiled.server.store.rows import Entry
from hardboiled.server.tables import hub as hubs_module
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.timeline import LONGEST_MATCH, MOST_TOLD, Timeline
from hardboiled.server.telemetry.collecting import SELDOM
from hardboiled.server.telemetry.loop_watch import LoopWatch
from hardboiled.server.telemetry.metrics import Metrics
from server.house import ME, OPEN, House, drain, next_update, open_house
from server.hubs import BOB, choose, open_table, sit, with_hubs
from server.test_uploads import upload

LONG = 1500


@lru_cache
def long_save(game: str = "go-ahead-punk", mode: str = "one-vs-all") -> str:
    """A match of many choices that is not over."""
    for seed in range(40):
        match, rng = start(game, mode, ["Ann", "Bob", "Cid", "Dee"], seed), Random(seed)
        while match.asks and len(match.log) < LONG:
            ask = rng.choice(match.asks)
            match.choose(rng.choice(ask.options), ask.seats[0])
        if match.asks:
            return match.save()
    raise AssertionError("no such game is long")


def test_a_save_of_too_many_choices_is_refused_at_once(guest: TestClient) -> None:
    saved = json.loads(start("smugglers", "docks", ["Ann", "Bob"], seed=9).save())
    saved["log"] = [["smuggler-1", {"do": "x"}]] * (LONGEST_MATCH + 1)
    began = time.perf_counter()
    answer = upload(guest, saved)
    assert answer.status_code == 409
    assert f"{LONGEST_MATCH:,}" in answer.json()["text"]
    assert time.perf_counter() - began < 10, "it includes the start of a process"


def test_a_match_ends_where_it_has_become_too_long(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs_module, "LONGEST_MATCH", 1)

    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        await choose(hub, live, "smuggler-1")
        with pytest.raises(Exception, match="too long"):
            await choose(hub, live, "smuggler-2")
        assert live.choices == 1
        assert hub.known(live.id) is live, "nothing else has happened to it"

    with_hubs(settings, 1, story)


@pytest.fixture
def watched(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, watch_loop=0.05, warm=True)


def held(house: House) -> tuple[float, float]:
    """How often the event loop was held too long, and how many steps were measured."""
    numbers = httpx.get(f"{house.url}/metrics").text.splitlines()
    found = {line.split("{")[0]: float(line.split()[-1]) for line in numbers if line.startswith("hardboiled_loop")}
    return found["hardboiled_loop_held_total"], found["hardboiled_loop_step_seconds_count"]


def test_nothing_about_a_long_match_holds_the_event_loop(watched: Settings) -> None:
    with open_house(watched) as house:
        ann = house.client("Ann")
        made = httpx.post(f"{house.url}/api/tables/upload", content=long_save(), cookies=cookies(ann), timeout=60)
        table = msgspec.json.decode(made.content, type=Created).id
        for path in ("", "/scene", "/save", "/stage"):
            answer = httpx.get(f"{house.url}/api/tables/{table}{path}", cookies=cookies(ann), timeout=60)
            assert answer.status_code == 200
            if path == "/scene":
                assert len(answer.json()["scene"]["happenings"]) <= MOST_TOLD
        with ann.sit(table) as seat:
            assert len(seat.hello.scene.happenings) <= MOST_TOLD
            for other in [one.id for one in seat.hello.table.seats]:
                seat.send(Look(seat=other))
                next_update(seat)
            for _ in range(3):
                seat.send(Undo(seat=seat.scene.seat))
                assert next_update(seat).rewound
            drain([seat])
        times_held, steps = held(house)
        assert steps > 5, "nothing was measured"
        assert times_held == 0


def cookies(client: Client) -> dict[str, str]:
    return {cookie.name: cookie.value or "" for cookie in client._cookies}


def test_what_was_there_before_a_server_is_not_searched_for_garbage(settings: Settings) -> None:
    """A collection of everything stops a worker; it came in the middle of a request, and nothing said so."""
    ballast = [[n] for n in range(600_000)]
    usual = gc.get_threshold()
    with open_house(settings):
        began = time.thread_time()
        gc.collect()
        assert time.thread_time() - began < 0.05
        assert gc.get_threshold() == SELDOM
    assert gc.get_threshold() == usual
    assert len(ballast) == 600_000


def test_the_watch_finds_what_holds_the_loop() -> None:
    async def busy() -> None:
        until = time.thread_time() + 0.08
        while time.thread_time() < until:
            pass

    async def story(metrics: Metrics) -> None:
        LoopWatch(0.05, metrics).begin()
        await asyncio.create_task(asyncio.sleep(0.1))
        assert "hardboiled_loop_held_total" in metrics.text()
        await asyncio.create_task(busy())

    metrics = Metrics()
    asyncio.run(story(metrics))
    found = [line for line in metrics.text().splitlines() if line.startswith("hardboiled_loop_held_total")]
    assert found[0].endswith(" 1.0")


def test_an_undo_plays_few_choices_again(monkeypatch: pytest.MonkeyPatch) -> None:
    saved = json.loads(long_save())
    entries = [
        Entry(number=number, kind="choice", seat=seat, body=json.dumps(action))
        for number, (seat, action) in enumerate(saved["log"], 1)
    ]
    timeline = Timeline(msgspec.convert(saved["header"], type=Header), entries)
    again: list[int] = []
    real = Match.choose

    def counting(self: Any, *args: Any) -> None:
        again.append(1)
        real(self, *args)

    monkeypatch.setattr(Match, "choose", counting)
    before = {seat: timeline.ask_id(seat) for seat in timeline.match.seats}
    last = entries[-1]
    timeline.apply(Entry(number=LONG + 1, kind="undo", seat=last.seat, body=str(LONG - 1)))
    assert len(again) < 60
    timeline.apply(Entry(number=LONG + 2, kind="choice", seat=last.seat, body=last.body))
    assert {seat: timeline.ask_id(seat) for seat in timeline.match.seats} == before, "asks keep their names"


def test_a_timeline_taken_back_is_one_that_never_went_on() -> None:
    saved = json.loads(long_save())
    header = msgspec.convert(saved["header"], type=Header)
    entries = [
        Entry(number=number, kind="choice", seat=seat, body=json.dumps(action))
        for number, (seat, action) in enumerate(saved["log"][:300], 1)
    ]
    rng, whole = Random(2), Timeline(header, entries)
    for _ in range(8):
        stay = rng.randrange(300)
        fresh, twin = Timeline(header, entries[:stay]), whole.back_to(stay)
        whole_again = Timeline(header, entries)
        whole_again.apply(Entry(number=301, kind="undo", seat="", body=str(stay)))
        for other in (twin, whole_again):
            assert [other.ask_id(seat) for seat in other.match.seats] == [fresh.ask_id(s) for s in fresh.match.seats]
            assert other.gathering == fresh.gathering
            assert other.choices == fresh.choices
            assert other.match.state == fresh.match.state
            assert other.match.told == fresh.match.told
    assert len(whole.choices) == 300, "the copy's going back leaves it alone"


def test_whoever_asks_without_end_is_told_to_wait(settings: Settings) -> None:
    few = msgspec.structs.replace(settings, limited=True, limits=Limits(look=(5, 6)))
    with TestClient(create_app(few)) as guest:
        made = guest.post(
            "/api/tables", json={"game": "smugglers", "mode": "docks", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        )
        path = f"/api/tables/{made.json()['id']}/scene"
        answers = [guest.get(path).status_code for _ in range(12)]
        assert answers[0] == 200
        assert answers[-1] == 429
        guest.cookies.clear()
        assert guest.get("/api/tables/open").status_code == 429, "a new cookie is no new address"


def test_a_watcher_gets_as_much_of_a_long_log_as_anybody(settings: Settings) -> None:
    """What is left out goes by what that seat has heard: how much others heard in secret does not show."""
    with open_house(settings) as house:
        ann = house.client("Ann")
        made = httpx.post(f"{house.url}/api/tables/upload", content=long_save(), cookies=cookies(ann), timeout=60)
        table = msgspec.json.decode(made.content, type=Created).id
        with ann.sit(table) as seat:
            counts = [len(seat.hello.scene.happenings)]
            for other in [one.id for one in seat.hello.table.seats]:
                seat.send(Look(seat=other))
                message: Hello | Update = next_update(seat)
                counts.append(len(message.scene.happenings))
        assert set(counts) == {MOST_TOLD}
