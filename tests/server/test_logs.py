"""What goes wrong is logged so that it can be found, without what players are called, were dealt or chose."""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from hardboiled import start
from hardboiled.client import TableFault
from hardboiled.server.protocol import Created, NewTable
from hardboiled.server.settings import Settings
from hardboiled.server.telemetry.logs import JsonLines, failed
from kernel.smugglers import Bid
from server.house import ME, OPEN, House, wait_until

SEED = 7042620509


def logged(caplog: pytest.LogCaptureFixture) -> str:
    return "\n".join(JsonLines().format(record) for record in caplog.records if record.exc_info)


def test_a_store_that_fails_logs_neither_names_nor_seeds_nor_choices(
    house: House, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    ann = house.client("Miss Marple")
    table = house.table(ann, ME, OPEN)
    house.client("Bob").take_seat(table.invite)
    store = sqlite3.connect(Path(settings.data_dir) / "hardboiled.sqlite")
    with ann.sit(table.id) as seat:
        store.execute("alter table log rename to log_away")
        seat.choose(0)
        wait_until(lambda: "no such table: log" in logged(caplog))
    store.execute("alter table tables rename column pack to pack_away")
    store.close()
    wanted = NewTable(game="smugglers", mode="docks", seats=[ME, OPEN], seed=SEED)
    with pytest.raises(TableFault):
        ann._call("POST", "/api/tables", Created, wanted)
    text = logged(caplog)
    assert "has no column named pack" in text
    for secret in ("Marple", str(SEED), '"bid', "card", ann.me.id):
        assert secret not in text


def illegal() -> None:
    match = start("smugglers", "docks", ["Ann", "Bob"], 1)
    match.choose(Bid("no-such-card"), match.seats[0])


def illegal_in_another_process() -> None:
    with ProcessPoolExecutor(1) as pool:
        pool.submit(illegal).result()


def illegal_and_then_something_else() -> None:
    try:
        illegal()
    except Exception as error:
        raise LookupError("no-such-card") from error


@pytest.mark.parametrize("fail", [illegal, illegal_in_another_process, illegal_and_then_something_else])
def test_an_error_is_told_by_its_kind_and_place_not_by_its_words(
    fail: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "hardboiled.server"):
        try:
            fail()
        except Exception:
            failed("a test failed")
    text = logged(caplog)
    assert "IllegalAction" in text
    assert "in illegal" in text
    assert "no-such-card is" not in text
    assert "'no-such-card'" not in text


def test_a_task_nobody_waits_for_does_not_tell_either(caplog: pytest.LogCaptureFixture) -> None:
    async def forgotten() -> None:
        illegal()

    async def start_and_forget() -> None:
        task = asyncio.create_task(forgotten())
        while not task.done():
            await asyncio.sleep(0)

    asyncio.run(start_and_forget())
    gc.collect()
    assert "never retrieved" in logged(caplog)
    assert "'no-such-card'" not in logged(caplog)
