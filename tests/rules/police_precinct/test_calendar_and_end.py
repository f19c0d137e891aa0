"""PP-19, PP-20, PP-21: calendar, crime track, game end."""

import pytest

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.calendar import day_passes
from hardboiled.games.police_precinct.rules.ending import advance_crime
from hardboiled.games.police_precinct.rules.event_deck import event_phase
from hardboiled.games.police_precinct.rules.events import CrimeRose, DayPassed, EventTurned, MurdererMoved
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.punks import punks_to
from hardboiled.kernel import laws
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table
from support import rule


@rule("PP-19.2", "PP-19.3")
def test_the_murderer_walks_from_hood_six_down_to_one():
    table = Table()
    table.state.day = 14
    table.call(day_passes)
    assert table.state.murderer == 0
    for day, hood in ((16, 6), (17, 5), (18, 4), (19, 3), (20, 2), (21, 1)):
        table.call(day_passes)
        assert (table.state.day, table.state.murderer) == (day, hood)


@rule("PP-19.4", "PP-21.3")
def test_day_22_loses_at_once():
    table = Table()
    table.state.day = 21
    table.call(day_passes)
    assert table.match.outcome.reason == "day-22"
    assert not table.won


@rule("PP-19.5")
def test_the_order_of_a_passing_day():
    table = Table().punks(3, 4).gang(3, "recruiters")
    table.state.day = 15
    table.call(day_passes)
    assert [type(told.event).__name__ for told in table.match.told] == ["DayPassed", "MurdererMoved", "PunkAdded"]
    assert table.state.hoods[2].punks == 5
    table = Table().punks(3, 4).gang(3, "recruiters")
    table.state.day = 21
    table.call(day_passes)
    assert table.match.outcome.reason == "day-22"
    assert [type(told.event) for told in table.match.told] == [DayPassed], "day 22 comes before everything else"


@rule("PP-19.6")
def test_a_late_start_has_the_murderer_on_the_board():
    match = start("police-precinct", "co-op", [f"P{n}" for n in range(6)], 1, degree="6")
    assert (match.state.day, match.state.murderer) == (16, 6)
    assert start("police-precinct", "co-op", ["A"], 1, degree="6").state.murderer == 0


@rule("PP-19.7")
def test_only_days_move_the_murderer():
    table = Table(seats=2, cast=("renner", "sato")).at("A12", "A12").fill_case_file().punks(1, 2)
    table.state.murderer = 1
    table.duty(act_phase, 1, 1, 1, 1).choose(Arrest("hood-1"))
    assert table.state.murderer == 1, "he does not flee after a failed arrest"
    table.duty(event_phase)
    assert table.state.murderer == 1
    assert not table.told(MurdererMoved)


@rule("PP-20.1")
def test_what_advances_the_crime_marker():
    causes = []
    table = Table().emergency("bar-brawl")
    table.state.urgent = "bar-brawl"
    causes += table.next_event("axe-rampage").duty(event_phase).told(CrimeRose)
    table = Table()
    table.state.stockpile = 0
    table.call(lambda play: punks_to(play, [1]))
    causes += table.told(CrimeRose)
    table = Table().punks(1, 3)
    table.state.gangs.clear()
    table.call(lambda play: punks_to(play, [1]))
    causes += table.told(CrimeRose)
    table = Table()
    table.state.events.cards[:], table.state.events.seen[:] = ["quiet-shift"], [0]
    causes += table.duty(event_phase).told(CrimeRose)
    assert [event.why for event in causes] == ["urgent-failed", "punk-shortage", "no-gang-card", "event-deck"]
    assert all(event.amount == 1 for event in causes)


@rule("PP-20.2")
def test_special_events_may_advance_it():
    table = Table().ongoing("gas-leak", "apartment-1").next_event("quiet-shift").duty(event_phase, 1)
    assert table.state.crime == 1


@rule("PP-20.3", "PP-21.4")
def test_the_last_advance_of_the_track_loses():
    table = Table()
    length = table.content.settings.crime_track
    for step in range(1, length):
        table.call(lambda play: advance_crime(play, "event-deck"))
        assert (table.state.crime, table.match.outcome) == (step, None)
    table.call(lambda play: advance_crime(play, "event-deck"))
    assert table.match.outcome.reason == "city-fails"
    assert not table.won


@rule("PP-20.4")
@pytest.mark.parametrize("seed", range(5))
def test_the_marker_never_moves_back(seed):
    match = start("police-precinct", "co-op", ["A", "B", "C"], seed)
    highest = 0
    while match.asks:
        match.choose(match.asks[0].options[-1])
        assert match.state.crime >= highest
        highest = match.state.crime


@rule("PP-20.5")
def test_fail_ends_the_game_in_the_middle_of_a_step():
    table = Table().punks(1, 3)
    table.state.crime = table.content.settings.crime_track - 1
    table.state.gangs.clear()
    table.next_event("corner-crew").duty(event_phase, 1, 2, 3)
    assert table.match.outcome.reason == "city-fails"
    assert [hood.punks for hood in table.state.hoods] == [4, 0, 0, 0, 0, 0], "the other two Punks never came"
    assert table.dice == 2


def last_search() -> Table:
    """One piece of Evidence is missing, and it lies on top."""
    table = Table(cast=("renner", "sato", "lindqvist")).fill_case_file(leave=1)
    table.stack("murder-weapon", "the-weapon", site="warehouse-1")
    return table.at("2ABe")


@rule("PP-21.1")
def test_all_evidence_before_the_murderer_appears_wins_at_once():
    table = last_search().duty(act_phase).choose(Investigate("murder-weapon"))
    assert table.won
    assert table.match.outcome.reason == "case-closed"


@rule("PP-21.2")
def test_with_the_murderer_on_the_board_he_must_be_arrested():
    table = last_search()
    table.state.murderer = 1
    table.duty(act_phase).choose(Investigate("murder-weapon"))
    assert table.match.outcome is None
    table.at("A12").donuts(0).duty(act_phase, 2, 1, 1).choose(Arrest("hood-1"))
    assert table.won
    assert table.state.outcome.reason == "murderer-arrested"


@rule("PP-21.5")
def test_a_win_in_phase_2_ends_the_game_before_phases_3_and_4():
    table = last_search().begin("act").choose(Investigate("murder-weapon"))
    assert table.won
    assert not table.told(EventTurned)
    assert table.officer(0).hand == []


@rule("PP-26.6")
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_game_always_ends(seats):
    for seed in range(5):
        match = start("police-precinct", "co-op", [f"P{n}" for n in range(seats)], seed)
        laws.random_game(match, seed, limit=20_000)
        assert match.outcome is not None
        assert match.state.day <= 22
