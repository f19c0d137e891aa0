"""Two who do something at the same moment, and a store or a table that fails."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hardboiled.server.bots.driver import Driver
from hardboiled.server.bots.processes import Brain
from hardboiled.server.refusal import Refused
from hardboiled.server.settings import Settings
from hardboiled.server.store.schema import tables
from hardboiled.server.tables import moves, opening
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.listener import Listener
from hardboiled.server.telemetry.metrics import Metrics
from kernel.smugglers import GAME
from server.house import BOT, ME, OPEN, House
from server.hubs import ANN, BOB, CID, choose, names, open_table, play_out, sit, with_hubs
from server.test_http import next_season

# Sitting down.


def test_two_who_sit_down_at_two_workers_at_once_both_have_their_seat(settings: Settings) -> None:
    async def story(one: Hub, two: Hub) -> None:
        live = await open_table(one, OPEN, OPEN, BOT)
        other = await two.open(live.id)
        await asyncio.gather(sit(one, live, BOB, "smuggler-1"), sit(two, other, CID, "smuggler-2"))
        stored = await one.tables.load(live.id)
        assert stored is not None
        assert stored[0].header.seats[:2] == ("Bob", "Cid")
        assert stored[0].standing.status == "running"
        assert stored[0].standing.driven

    with_hubs(settings, 2, story)


def test_two_who_want_any_seat_get_different_ones_and_a_third_none(settings: Settings) -> None:
    async def story(one: Hub, two: Hub) -> None:
        live = await open_table(one, OPEN, OPEN)
        other = await two.open(live.id)
        wants = (sit(one, live, ANN), sit(two, other, BOB), sit(one, live, CID))
        answers = await asyncio.gather(*wants, return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "NoneType", "Refused"]
        await one.catch_up(live)
        assert len(set(names(live))) == 2

    with_hubs(settings, 2, story)


def test_whether_a_table_waits_is_seen_by_its_seats(settings: Settings) -> None:
    """What is stored for lists may be old: nobody is locked out by it."""

    async def story(before: Hub, again: Hub) -> None:
        live = await open_table(before, ME, OPEN)
        await sit(before, live, BOB)
        await before.database.write(lambda tx: tx.execute(update(tables).values(status="waiting")) and None)
        live = await again.open(live.id)
        assert live.table.standing.status == "running"
        await choose(again, live, "smuggler-1")

    with_hubs(settings, 2, story)


# Votes.


def test_a_vote_that_comes_after_the_wish_was_declined_counts_for_no_later_one(settings: Settings) -> None:
    async def story(one: Hub, two: Hub) -> None:
        live = await open_table(one, ME, OPEN, OPEN)
        await sit(one, live, BOB)
        await sit(one, live, CID)
        for seat in list(live.seats):
            await choose(one, live, seat)
        other = await two.open(live.id)
        other.audience.add(Listener(CID.id, "smuggler-3"))
        await moves.undo(one, live.id, ANN.id, "smuggler-1")
        await two.catch_up(other)
        await moves.vote(one, live.id, BOB.id, agree=False)
        with pytest.raises(Refused, match="nothing to vote on"):
            await moves.vote(two, live.id, CID.id, agree=True)
        live._refused.clear()  # a minute later
        await moves.undo(one, live.id, ANN.id, "smuggler-1")
        assert live.wish is not None
        assert live.wish.agreed == (ANN.id,)
        await moves.vote(one, live.id, BOB.id, agree=True)
        assert live.wish is not None, "Cid was not asked"
        await moves.vote(one, live.id, CID.id, agree=True)
        assert live.choices == 0

    with_hubs(settings, 2, story)


# Loading.


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        for _ in range(3):
            asked = (hub.open(f"nothing-{number % 2}") for number in range(6))
            answers = await asyncio.gather(*asked, return_exceptions=True)
            assert {type(answer) for answer in answers} == {Refused}
        await asyncio.sleep(0)
        assert not hub._opening

    with_hubs(settings, 1, story)


def test_a_live_connection_cuts_ids_to_the_length_they_have(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    real = Hub.open

    async def noting(self: Hub, table_id: str) -> Any:
        asked.append(table_id)
        return await real(self, table_id)

    monkeypatch.setattr(Hub, "open", noting)
    address = house.url.replace("http", "ws") + f"/api/tables/{'x' * 5000}/live"
    with connect(address) as socket, contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(5)
    assert socket.close_code == 4404
    assert [len(table_id) for table_id in asked] == [40]


def test_a_table_that_cannot_be_loaded_does_not_stop_the_bots_of_others(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(before: Hub, again: Hub) -> None:
        for _ in range(3):
            await open_table(before, BOT, BOT)
        broken, *others = await again.tables.undriven()

        async def load(table_id: str) -> Any:
            if table_id == broken:
                raise KeyError("a card that is no more")
            return await Hub._load(again, table_id)

        monkeypatch.setattr(again, "_load", load)
        driver = Driver(again.settings, Brain(1, 30, Metrics()), Brain(1, 30, Metrics()), "worker")
        await driver.take_over(again)
        assert set(driver._driving) == set(others)
        assert broken not in await again.tables.undriven(), "it is not tried again at once"
        await driver.close(again)

    with_hubs(settings, 2, story)


def test_who_waited_while_a_choice_was_not_kept_goes_on_from_what_is_stored(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hub: Hub, after: Hub) -> None:
        hub.shared = False  # a worker that trusts its memory
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        real, failures = hub.log.append, [OSError("disk full")]

        async def failing_once(*args: Any) -> None:
            await asyncio.sleep(0.02)
            if failures:
                raise failures.pop()
            await real(*args)

        monkeypatch.setattr(hub.log, "append", failing_once)
        clicks = (choose(hub, live, "smuggler-1"), choose(hub, live, "smuggler-2"))
        answers = await asyncio.gather(*clicks, return_exceptions=True)
        assert [type(answer) for answer in answers] == [OSError, type(None)]
        for seen in (await hub.open(live.id), await after.open(live.id)):
            assert [(entry.number, entry.seat) for entry in seen.timeline.choices] == [(1, "smuggler-2")]

    with_hubs(settings, 2, story)


# What follows a match.


def test_two_who_want_a_rematch_at_once_get_the_same_one(settings: Settings) -> None:
    async def story(one: Hub, two: Hub) -> None:
        live = await open_table(one, ME, OPEN)
        await sit(one, live, BOB)
        await play_out(one, live)
        await two.open(live.id)
        wants = [opening.follow_up(hub, live.id, player, campaign=False) for hub, player in ((one, ANN), (two, BOB))]
        first, second = await asyncio.gather(*wants)
        assert first == second
        assert {table.id for table, _ in await one.tables.of_player(BOB.id)} == {live.id, first}
        assert [seat.player for seat in (await one.open(first)).seats.values()] == [ANN.id, BOB.id]

    with_hubs(settings, 2, story)


def test_the_next_episode_can_be_played_whether_or_not_there_is_a_rematch(settings: Settings) -> None:
    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, OPEN)
        await sit(hub, live, BOB)
        await play_out(hub, live)
        rematch = await opening.follow_up(hub, live.id, BOB, campaign=False)
        assert (live.info(ANN.id).next, live.info(ANN.id).follow) == (rematch, "Hand 5")
        episode = await opening.follow_up(hub, live.id, ANN, campaign=True)
        assert (await hub.open(episode)).table.header.options["hand"] == 5
        assert (live.info(BOB.id).next, live.info(BOB.id).follow) == (episode, "")
        assert await opening.follow_up(hub, live.id, ANN, campaign=False) == rematch
        assert await opening.follow_up(hub, live.id, BOB, campaign=True) == episode

    object.__setattr__(GAME, "next_options", next_season)
    try:
        with_hubs(settings, 1, story)
    finally:
        object.__setattr__(GAME, "next_options", None)
