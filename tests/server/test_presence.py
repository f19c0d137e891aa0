"""Who is there: shown as long as they are connected, by whichever worker."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
import pytest

from hardboiled.client import LiveSeat
from hardboiled.server.live_protocol import TableChanged
from hardboiled.server.settings import Settings
from hardboiled.server.tables import summaries as faces
from hardboiled.server.tables.presence import Presence
from server.house import ME, OPEN, open_house, wait_until

ONLINE_SECONDS = 2.0


@pytest.fixture(autouse=True)
def soon_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "ONLINE_SECONDS", ONLINE_SECONDS)
    monkeypatch.setattr(Presence, "seconds", ONLINE_SECONDS / 8)


def shown_online(seats: Sequence[LiveSeat], seconds: float) -> set[tuple[bool, ...]]:
    """Who was shown as there, in everything these connections heard for so long."""
    shown: set[tuple[bool, ...]] = set()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for seat in seats:
            try:
                message = seat.receive(0.05)
            except TimeoutError:
                continue
            if isinstance(message, TableChanged):
                shown.add(tuple(info.online for info in message.table.seats))
    return shown


def test_whoever_stays_connected_is_shown_as_there(settings: Settings) -> None:
    with open_house(settings) as house:
        ann, bob = house.client("Ann"), house.client("Bob")
        table = house.table(ann, ME, OPEN)
        bob.take_seat(table.invite)
        with ann.sit(table.id) as anns, bob.sit(table.id) as bobs:
            shown_online([anns, bobs], 0.5)
            assert shown_online([anns, bobs], 1.5 * ONLINE_SECONDS) == set()
            assert [seat.online for seat in ann.table(table.id).seats] == [True, True]


def test_workers_show_each_others_players_until_they_go(settings: Settings) -> None:
    shared = msgspec.structs.replace(settings, workers=2)
    with open_house(shared) as one, open_house(shared) as other:
        ann, bob = one.client("Ann"), other.client("Bob")
        table = one.table(ann, ME, OPEN)
        bob.take_seat(table.invite)
        with ann.sit(table.id) as anns:
            with bob.sit(table.id) as bobs:
                shown_online([anns, bobs], 1.0)
                assert shown_online([anns, bobs], 1.5 * ONLINE_SECONDS) == set()
                for client in (ann, bob):
                    assert [seat.online for seat in client.table(table.id).seats] == [True, True]
            wait_until(lambda: not ann.table(table.id).seats[1].online)
            assert shown_online([anns], ONLINE_SECONDS / 2) == {(True, False)}
