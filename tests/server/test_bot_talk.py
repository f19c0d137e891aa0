"""Bots at a web table say something in the chat, in their own name, unless the server has them silent."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from msgspec.structs import replace

from hardboiled.bots.remarks import Remark
from hardboiled.server.bots import driver
from hardboiled.server.live_protocol import ChatLine
from hardboiled.server.protocol import SeatPlan
from hardboiled.server.settings import Settings
from hardboiled.server.tables import moves
from hardboiled.server.tables.hub import Hub
from server.house import ME, House, open_house
from server.hubs import open_table, with_hubs

TALKER = SeatPlan(kind="bot", strength="regular-talkative")


def heard(house: House, choices: int = 3) -> list[ChatLine]:
    """What is said while a person and a bot play a little."""
    ann = house.client("Ann")
    table = house.table(ann, ME, TALKER)
    lines: list[ChatLine] = []
    with ann.sit(table.id) as seat:
        for _ in range(choices):
            if seat.asked is not None:
                seat.choose(0)
            with suppress(TimeoutError):
                for message in seat.messages(3):
                    lines += [message] if isinstance(message, ChatLine) else []
    return lines


@pytest.mark.parametrize("talk", [True, False])
def test_one_switch_silences_them_all(talk: bool, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "remark", lambda table, since, said, bots, where, words: Remark(min(bots), "Well."))
    with open_house(replace(settings, bot_talk=talk)) as house:
        lines = heard(house)
    assert bool(lines) == talk
    assert {(line.text, line.seat) for line in lines} <= {("Well.", "smuggler-2")}


def test_the_end_is_talked_about_once_although_a_person_had_the_last_choice(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots have no choice to make any more, and whoever talked there until then has the last word."""
    monkeypatch.setattr(
        driver, "remark", lambda table, since, said, bots, where, words: Remark(min(bots), "So it ends.")
    )

    async def story(hub: Hub) -> None:
        live = await open_table(hub, ME, TALKER)
        bots = driver.Driver(settings, None, None, "worker")
        while live.timeline.match.asks:
            seat = live.timeline.match.asks[0].seats[0]
            async with live.lock:
                await moves.answer(hub, live, seat, live.timeline.ask_id(seat), 0)
        bots.consider(hub, live)
        assert not bots._driving, "it has not talked there"
        bots._talks[live.id] = driver.Talk(0, [])
        for _ in range(2):
            bots.consider(hub, live)
            await asyncio.gather(*bots._driving.values())
            await asyncio.sleep(0)
        assert [(line.text, line.seat) for line in await hub.tables.said(live.id)] == [("So it ends.", "smuggler-2")]

    with_hubs(settings, 1, story)
