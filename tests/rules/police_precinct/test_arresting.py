"""PP-9: arrests."""

import pytest

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.attempts import is_success
from hardboiled.games.police_precinct.rules.events import ArrestFailed, PunksArrested, Rolled
from hardboiled.games.police_precinct.rules.helping import Commit, SendPatrol
from hardboiled.games.police_precinct.rules.hoods import population
from hardboiled.games.police_precinct.rules.supplies import SpendDonut
from rules.police_precinct.table import Table
from support import rule


def alone(punks: int, hood: int = 1, **more) -> Table:
    """Renner (3 arrest dice) alone beside hood 1."""
    table = Table(seats=2, cast=("renner", "sato"), **more).at("A12", "D23").punks(hood, punks)
    table.state.support = None
    return table


def arrest(table: Table, *faces: int) -> Table:
    return table.duty(act_phase, *faces).choose(Arrest("hood-1"))


@rule("PP-9.1")
def test_arrest_dice_are_counted_part_by_part():
    table = alone(6).at("A12", "A12").donuts(1).hand("swat-team", of=1)
    table.state.support = "A12"
    table.me.upgrades.append("arrest")
    table.state.hoods[0].patrols, table.state.patrols = 2, 3
    arrest(table, *[6] * 11).choose(SpendDonut(), SendPatrol(), SendPatrol(), Commit("swat-team"))
    assert len(table.told(Rolled)[0].faces) == 3 + 2 + 2 + 1 + 2 + 1
    assert table.state.patrols == 5


@rule("PP-9.2")
def test_more_than_six_dice_are_all_rolled():
    table = alone(6).donuts(6)
    arrest(table, *[6] * 9).choose(*[SpendDonut()] * 6)
    assert len(table.told(Rolled)[0].faces) == 9


@rule("PP-9.3")
def test_the_population_is_the_punks_and_two_for_the_murderer():
    table = alone(2)
    assert population(table.state, table.content, 1) == 2
    table.state.murderer = 1
    assert population(table.state, table.content, 1) == 4


@rule("PP-9.4")
def test_the_population_does_not_fall_during_the_attempt():
    table = arrest(alone(4), 4, 3, 3)
    assert table.state.hoods[0].punks == 3, "3 would do against three Punks, not against the four at the start"


@rule("PP-9.5", "PP-9.6")
@pytest.mark.parametrize(
    ("face", "need", "success"),
    [(6, 9, True), (5, 5, True), (4, 5, False), (1, 1, False), (2, 1, True), (1, 0, False), (5, 6, False)],
)
def test_what_counts_as_a_success(face, need, success):
    assert is_success(face, need) is success
    if need == 1:
        table = arrest(alone(1), face, 1, 1)
        assert (table.state.hoods[0].punks == 0) is success


@rule("PP-9.7", "PP-9.8")
def test_each_success_returns_a_punk_and_more_are_lost():
    table = alone(2)
    stockpile = table.state.stockpile
    arrest(table, 2, 2, 2)
    assert table.state.hoods[0].punks == 0
    assert table.state.stockpile == stockpile + 2
    assert table.told(PunksArrested)[0].amount == 2


@rule("PP-9.9", "PP-9.10")
def test_three_arrests_earn_one_donut():
    assert arrest(alone(3), 3, 3, 3).me.donuts == 1
    assert arrest(alone(3), 3, 3, 1).me.donuts == 0
    table = alone(6).donuts(3)
    arrest(table, *[6] * 6).choose(*[SpendDonut()] * 3)
    assert table.me.donuts == 1, "six arrests, one Donut"
    table = alone(2).fill_case_file()
    table.state.murderer = 1
    arrest(table, 6, 6, 6)
    assert table.me.donuts == 1, "two Punks and the Murderer"


@rule("PP-9.11")
def test_all_misses_mean_the_hospital():
    table = arrest(alone(5), 4, 4, 1)
    assert table.told(ArrestFailed)
    assert table.me.space == "C23"
    assert table.state.hoods[0].punks == 5


@rule("PP-9.12")
def test_the_murderer_is_taken_alone_or_last_in_the_sequence():
    table = alone(0).fill_case_file()
    table.state.murderer = 1
    assert arrest(table, 2, 1, 1).won, "alone: one success against a population of 2"
    table = alone(2).fill_case_file()
    table.state.murderer = 1
    assert arrest(table, 4, 4, 4).won, "two Punks and one success more"
    table = alone(2).fill_case_file()
    table.state.murderer = 1
    arrest(table, 4, 4, 3)
    assert not table.won
    assert (table.state.murderer, table.state.hoods[0].punks) == (1, 0)


@rule("PP-9.13")
def test_without_a_full_case_file_the_murderer_stays():
    table = alone(2).fill_case_file(leave=1)
    table.state.murderer = 1
    arrest(table, 6, 6, 6)
    assert not table.won
    assert table.state.murderer == 1
    table = alone(2).fill_case_file(leave=1)
    table.state.murderer = 1
    arrest(table, 3, 3, 3)
    assert table.told(ArrestFailed), "he still adds 2 to the population"


@rule("PP-9.14")
def test_no_arrest_where_nobody_can_be_arrested():
    assert Arrest("hood-1") not in alone(0).duty(act_phase).options
    table = alone(0).fill_case_file(leave=1)
    table.state.murderer = 1
    assert Arrest("hood-1") not in table.duty(act_phase).options
    table = alone(0).fill_case_file()
    table.state.murderer = 1
    assert Arrest("hood-1") in table.duty(act_phase).options


@rule("PP-9.15")
def test_the_gang_card_stays_until_the_last_punk_is_gone():
    table = arrest(alone(4).gang(1, "recruiters"), 4, 4, 4)
    assert (table.state.hoods[0].punks, table.state.hoods[0].gang) == (1, "recruiters")
    arrest(table.donuts(0), 2, 1, 1)
    assert table.state.hoods[0].gang is None


@rule("PP-9.16")
def test_at_least_one_arrest_die_is_rolled():
    table = alone(3).gang(1, "iron-dogs").ongoing("officer-down", "hood-1")
    arrest(table, 3)
    assert len(table.told(Rolled)[0].faces) == 1, "3 skill, the Iron Dogs, Officer Down"
    table = Table(seats=2, cast=("sato", "renner")).at("A12", "D23").punks(1, 4).gang(1, "iron-dogs")
    table.state.support = None
    table.ongoing("officer-down", "hood-1")
    arrest(table, 6)
    assert len(table.told(Rolled)[0].faces) == 1, "2 skill less 2 is none, so one"
