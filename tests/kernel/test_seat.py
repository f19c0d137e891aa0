"""What a player who is a program gets: its view, its ask, worlds to search in, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from hardboiled.kernel.errors import NotYourTurn, UnknownSeat
from hardboiled.kernel.seat import Seat
from kernel.test_copies import midway
from kernel.test_match import smugglers


def test_a_seat_sees_its_view_and_its_ask() -> None:
    match = smugglers()
    seat = Seat(match, "smuggler-2")
    assert seat.view == match.view("smuggler-2")
    assert seat.ask is match.asked("smuggler-2")


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    match = smugglers()
    match.choose(match.asked("smuggler-1").options[0], "smuggler-1")
    with pytest.raises(NotYourTurn, match="smuggler-1 is not asked"):
        _ = Seat(match, "smuggler-1").ask


def test_a_seat_counts_its_own_choices_only() -> None:
    match = midway(smugglers(seats=3), 9)
    assert sum(Seat(match, seat).chosen for seat in match.seats) == 9
    assert Seat(match, "smuggler-1").chosen < 9


def test_instinct_rates_every_option() -> None:
    match = smugglers()
    seat = Seat(match, "smuggler-1")
    assert len(seat.instinct()) == len(seat.ask.options)


def test_a_seat_imagines_and_hears_as_its_player_would() -> None:
    match = smugglers()
    match.arrange(lambda state: setattr(state, "step", "hiding"))
    match.choose(match.asks[0].options[0])
    carrier, other = Seat(match, "smuggler-1"), Seat(match, "smuggler-2")
    assert carrier.imagine(Random(1)).view("smuggler-1") == carrier.view
    assert carrier.heard(0) == ["You hide the crate at the North dock"]
    assert other.heard(0) == []


def test_a_stranger_has_no_seat_here() -> None:
    with pytest.raises(UnknownSeat):
        _ = Seat(smugglers(), "mayor").view


def test_nothing_else_is_in_reach() -> None:
    public = {name for name in dir(Seat) if not name.startswith("_")}
    assert public == {
        "ask",
        "at_first_sight",
        "beliefs",
        "catalog",
        "chosen",
        "considered",
        "given_away",
        "heard",
        "id",
        "imagine",
        "instinct",
        "label",
        "suspected",
        "thoughts",
        "view",
    }
