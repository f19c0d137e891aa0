"""What happens beside the game tells no secret either: a wish to undo, the logs, the numbers."""

from __future__ import annotations

import logging

import pytest

from hardboiled.server.live_protocol import Undo, Vote
from hardboiled.server.telemetry.logs import JsonLines
from server.wires import Street
from server.worlds import Choice, Worlds, worlds_of

LOGGED = {"at", "level", "event", "method", "route", "status", "ms"}


def _with_a_secret_choice_after_the_viewers() -> tuple[Worlds, list[Choice], Choice]:
    """A world in which somebody chooses in secret after the viewer has chosen: what comes before, and that choice."""
    for worlds in worlds_of("Go Ahead Punk"):
        before: list[Choice] = []
        for beat in worlds.beats:
            if len(beat.true) > 1 and any(choice.seat == worlds.viewer for choice in before):
                return worlds, before, beat.true[0]
            before += beat.true
    raise AssertionError


def test_a_choice_in_secret_does_not_end_a_wish(street: Street) -> None:
    """It would tell that somebody chose. The wish can still be granted, and then takes that choice back too."""
    worlds, before, secret = _with_a_secret_choice_after_the_viewers()
    serving = street.serve(worlds)
    _, served = next(serving)
    for choice in before:
        served.choose(choice.seat, choice.option)
    wire = served.wires[worlds.viewer]
    wire.send(Undo(seat=worlds.viewer))
    wire.settle()
    served.settle()
    assert '"type":"undo-asked"' in wire.heard[-1]
    heard = list(wire.heard)
    served.choose(secret.seat, secret.option)
    assert wire.heard == heard
    for other in served.wires.values():
        if other.voting:
            other.send(Vote(agree=True))
            other.settle()
    served.settle()
    assert any('"type":"undo-settled","agreed":true' in text for text in wire.heard[len(heard) :])
    assert wire.ask, "the viewer may choose again"
    serving.close()


def test_logs_hold_neither_names_nor_tokens_nor_choices(street: Street, caplog: pytest.LogCaptureFixture) -> None:
    worlds = next(worlds for worlds in worlds_of("Police Precinct with a dirty cop") if len(worlds.beats) > 3)
    with caplog.at_level(logging.DEBUG, "hardboiled.server"):
        for which, served in street.serve(worlds):
            for beat in worlds.beats:
                for choice in getattr(beat, which):
                    served.choose(choice.seat, choice.option)
                    served.get(choice.seat, "/api/tables/{table}/save")
            token, table = served.token, served.table
    lines = [JsonLines().format(record) for record in caplog.records]
    assert len(lines) > 10
    cookies = [cookie.value or "" for client in street.people for cookie in client._cookies]
    for line in lines:
        assert not [secret for secret in (token, *cookies, "Ann", "officer-") if secret in line]
        assert table not in line or '"level":"error"' in line
    for record in caplog.records:
        assert set(getattr(record, "facts", {})) <= LOGGED
