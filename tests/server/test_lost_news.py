"""A store or another worker that was cut off: what is told of a choice is what was kept."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hardboiled.server.live_protocol import Change
from hardboiled.server.refusal import Refused
from hardboiled.server.settings import Settings
from hardboiled.server.store import Taken
from hardboiled.server.tables import moves
from hardboiled.server.tables.hub import Hub
from hardboiled.server.tables.listener import Listener
from hardboiled.server.tables.live_table import LiveTable
from server.house import ME, OPEN
from server.hubs import ANN, BOB, choose, open_table, sit, with_hubs


async def table_of_two(hub: Hub) -> LiveTable:
    live = await open_table(hub, ME, OPEN)
    await sit(hub, live, BOB)
    return live


def listening(live: LiveTable, player: str, seat: str) -> Listener:
    listener = Listener(player, seat)
    live.audience.hello(listener, [])
    live.audience.add(listener)
    return listener


def answered(listener: Listener) -> list[str]:
    """The asks that this connection was told are answered."""
    heard = [msgspec.json.decode(message) for message in listener.waiting if message is not None]
    changes = [msgspec.convert(message, Change) for message in heard if message["type"] == "change"]
    return [change.answered for change in changes if change.answered]


def test_whoever_comes_sees_the_table_as_it_is_stored_though_news_were_lost(settings: Settings) -> None:
    async def story(one: Hub, two: Hub) -> None:
        live = await table_of_two(one)
        other = await two.open(live.id)
        listening(other, BOB.id, "smuggler-2")
        await choose(one, live, "smuggler-1")
        assert other.number < live.number
        async with two.as_stored(live.id) as now:
            assert now.number == live.number

    with_hubs(settings, 2, story)


def test_a_choice_on_a_table_that_had_moved_on_is_not_told_as_kept(settings: Settings) -> None:
    """The seat's own earlier choice answered the ask; another one must not be taken for it."""

    async def story(one: Hub, two: Hub) -> None:
        live = await table_of_two(one)
        other = await two.open(live.id)
        ann = listening(other, ANN.id, "smuggler-1")
        ask = other.timeline.ask_id("smuggler-1")
        await choose(one, live, "smuggler-1", 0)
        for option in (0, 1):
            with pytest.raises(Refused) as refused:
                await moves.choose(two, live.id, ANN.id, "smuggler-1", ask, option)
            assert refused.value.code == "stale"
        assert other.number == live.number
        assert answered(ann) == []

    with_hubs(settings, 2, story)


def test_a_choice_that_was_kept_before_the_store_was_cut_off_is_told_as_kept(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store tries again what was cut off, and finds the number taken: by the very same entry."""

    async def story(hub: Hub, _other: Hub) -> None:
        live = await table_of_two(hub)
        ann = listening(live, ANN.id, "smuggler-1")
        ask, keep = live.timeline.ask_id("smuggler-1"), hub.log.append

        async def cut_off(*entry: Any) -> None:
            await keep(*entry)
            raise Taken

        monkeypatch.setattr(hub.log, "append", cut_off)
        await choose(hub, live, "smuggler-1")
        assert answered(ann) == [ask]
        assert [entry.seat for entry in await hub.log.entries(live.id)] == ["smuggler-1"]

    with_hubs(settings, 2, story)
