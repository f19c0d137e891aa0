"""Bots at a web table say something in the chat, in their own name, unless the server has them silent."""

from __future__ import annotations

from contextlib import suppress

import pytest
from msgspec.structs import replace

from hardboiled.bots.remarks import Remark
from hardboiled.server.bots import driver
from hardboiled.server.live_protocol import ChatLine
from hardboiled.server.protocol import SeatPlan
from hardboiled.server.settings import Settings
from server.house import ME, House, open_house

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
    """The bot leaves the table before the end, and has no choice to make any more."""

    def last_word(table, since, said, bots, where, words) -> Remark | None:
        return Remark(min(bots), "So it ends.") if table.outcome is not None else None

    monkeypatch.setattr(driver, "remark", last_word)
    with open_house(settings) as house:
        ann = house.client("Ann")
        table = house.table(ann, ME, TALKER)
        lines: list[str] = []
        over = False
        with ann.sit(table.id) as seat:
            for _ in range(200):
                if seat.asked is not None:
                    seat.choose(0)
                with suppress(TimeoutError):
                    for message in seat.messages(0.5 if not over else 2):
                        lines += [message.text] if isinstance(message, ChatLine) else []
                        if seat.asked is not None:
                            break
                if over:
                    break
                over = seat.scene.ending is not None
        assert over
    assert lines == ["So it ends."]
