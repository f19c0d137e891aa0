"""PP-24: Manic Mode and the optional scenarios."""

import pytest

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.events import ArrestFailed, Rolled
from hardboiled.games.police_precinct.rules.hoods import population
from hardboiled.games.police_precinct.rules.set_up import place_emergencies
from hardboiled.games.police_precinct.rules.supplies import SpendDonut
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table
from support import rule


def manic(punks: int, leave: int = 0) -> Table:
    table = Table(cast=("renner", "sato", "lindqvist"), manic=True).at("A12", "D12", "D12")
    table.fill_case_file(leave).punks(1, punks)
    table.state.murderer = 1
    return table


@rule("PP-24.1", "PP-24.5")
def test_manic_the_murderer_adds_nothing_and_punks_go_by_their_number():
    table = manic(2)
    assert population(table.state, table.content, 1) == 2
    table.duty(act_phase, 2, 2, 2).choose(Arrest("hood-1"))
    assert table.state.hoods[0].punks == 0
    assert table.state.murderer == 1, "three successes, but he was not alone"


@rule("PP-24.2")
def test_manic_he_must_be_alone_and_the_case_file_full():
    assert Arrest("hood-1") not in manic(0, leave=1).duty(act_phase).options
    assert Arrest("hood-1") in manic(0).duty(act_phase).options
    assert not manic(1).duty(act_phase, 6, 6, 6).choose(Arrest("hood-1")).won


@rule("PP-24.3", "PP-24.4")
def test_manic_only_a_six_arrests_him():
    assert manic(0).duty(act_phase, 1, 1, 6).choose(Arrest("hood-1")).won
    table = manic(0).duty(act_phase, 5, 5, 5).choose(Arrest("hood-1"))
    assert table.told(ArrestFailed)
    assert table.me.space == "C23"


def fresh(seats: int, degree: str, mode: str = "co-op", seed: int = 2):
    return start("police-precinct", mode, [f"P{n}" for n in range(seats)], seed, degree=degree).state


def all_punks(state) -> tuple[int, int]:
    placed = sum(hood.punks for hood in state.hoods)
    return placed, placed + state.stockpile


@rule("PP-24.6")
def test_degree_five():
    for seats, total in ((1, 14), (2, 14), (3, 16)):
        state = fresh(seats, "5")
        assert all_punks(state) == (7, total)
        assert len(state.emergencies) + len(state.event_discard) == 3
        assert state.support is None
    table = Table(seats=3, cast=("renner", "sato", "lindqvist"), degree="5").at("A12", "D12", "D12")
    table.donuts(6).punks(1, 6).duty(act_phase, *[6] * 6).choose(Arrest("hood-1"), *[SpendDonut()] * 6)
    assert len(table.told(Rolled)[0].faces) == 6


@rule("PP-24.7")
@pytest.mark.parametrize(("seats", "day"), [(1, 5), (2, 5), (3, 11), (4, 14), (5, 16), (6, 16)])
def test_degree_six(seats, day):
    state = fresh(seats, "6")
    usual = fresh(seats, "none")
    assert all_punks(state) == (8, all_punks(usual)[1] - 2)
    assert (state.crime, state.day, state.support) == (2, day, None)
    assert len(state.emergencies) == 2 or state.crime > 2


@rule("PP-24.8")
@pytest.mark.parametrize(("seats", "day"), [(1, 5), (2, 5), (3, 11), (4, 14), (5, 16), (6, 16)])
def test_degree_seven(seats, day):
    state = fresh(seats, "7")
    usual = fresh(seats, "none")
    assert all_punks(state) == (8, all_punks(usual)[1] - 3)
    assert (state.day, state.support) == (day, None)
    assert state.crime == 3 + len(state.event_discard)
    assert len(state.emergencies) + len(state.event_discard) == 3


@rule("PP-24.9")
def test_crime_steps_of_the_set_up_count_and_can_end_the_game():
    table = Table(degree="7").next_event("bar-brawl", "axe-rampage", "store-hold-up")
    table.state.crime = 3
    table.call(lambda play: place_emergencies(play, 3))
    assert table.state.crime == 4, "three of one colour: the first became Urgent and failed"
    assert table.state.urgent == "axe-rampage"
    table = Table(degree="7").next_event("bar-brawl", "axe-rampage", "store-hold-up")
    table.state.crime = table.content.settings.crime_track - 1
    table.call(lambda play: place_emergencies(play, 3))
    assert table.match.outcome.reason == "city-fails"
