"""PP-6: one action, and getting help."""

import pytest

from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.attempts import parts, pool
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.events import Helped, MarkerTurned, Rolled, Searched
from hardboiled.games.police_precinct.rules.helping import Commit, Go, SendPatrol
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from rules.police_precinct.table import Table
from support import rule


def kinds(table: Table) -> set[str]:
    return {type(option).__name__ for option in table.options}


@rule("PP-6.1")
def test_one_action_of_each_kind_is_offered_and_then_it_is_over():
    table = Table(seats=3, mode="dirty-cop").at("2BCw").donuts(3).ongoing("detainees-run-amok").ongoing("jail-break")
    table.me.loyalty = "dirty"
    table.stack("crime-scene", site="bar")
    table.duty(act_phase)
    assert {"Investigate", "Arrest", "Handle", "Accuse", "Reveal"} <= kinds(table)
    table.state.ongoing.clear()
    table.duty(act_phase)
    assert {"Upgrade", "DrawCard", "Pass"} <= kinds(table)
    table.choose(DrawCard())
    assert table.match.over, "one action; no card in hand could be played, so the phase is over"


@rule("PP-6.2")
def test_investigate_needs_an_access_space_of_a_site_with_a_stack():
    assert Investigate("crime-scene") in Table().at("2ABw").duty(act_phase).options
    assert "Investigate" not in kinds(Table().at("A12").duty(act_phase))


@rule("PP-6.3")
def test_arrest_needs_the_car_beside_the_hood():
    assert Arrest("hood-1") in Table().at("A12").punks(1, 1).duty(act_phase).options
    assert Arrest("hood-1") not in Table().at("2ABw").punks(1, 1).duty(act_phase).options


@rule("PP-6.4")
def test_handle_needs_a_space_next_to_the_emergency():
    assert Handle("bar-brawl") in Table().at("2BCw").emergency("bar-brawl").duty(act_phase).options
    assert Handle("bar-brawl") not in Table().at("2BCe").emergency("bar-brawl").duty(act_phase).options


@rule("PP-6.5")
def test_upgrade_needs_the_police_station():
    assert Upgrade("movement") in Table().donuts(1).duty(act_phase).options
    assert "Upgrade" not in kinds(Table().at("2ABe").donuts(1).duty(act_phase))


@rule("PP-6.6")
def test_the_draw_action_takes_a_card_besides_phase_3():
    table = Table()
    top = table.state.police[-2:]
    table.state.turn.no_event = True
    table.begin("act").choose(DrawCard())
    assert sorted(table.officer(0).hand) == sorted(top), "one by the action, one in Phase 3"


@rule("PP-6.7", "PP-6.9")
def test_the_active_player_commits_first_then_all_others_at_once():
    table = Table(seats=3, cast=("renner", "sato", "lindqvist")).at("A12", "D12", "3CDe").punks(1, 4).donuts(1)
    table.hand("backup-called").hand("street-sweep", of=1).hand("swat-team", of=2)
    table.state.hoods[0].patrols, table.state.patrols = 1, 4
    table.duty(act_phase, *[2] * 10).choose(Arrest("hood-1"))
    assert {SpendDonut(), SendPatrol(), PlayCard("backup-called"), Go()} == set(table.options)
    table.choose(SpendDonut(), SendPatrol(), PlayCard("backup-called"))
    assert [ask.seats for ask in table.match.asks] == [("officer-2",), ("officer-3",)], "together, in any order"
    table.answer("officer-3", Commit("swat-team"))
    assert not table.told(Helped), "nobody sees an answer before all are in"
    table.answer("officer-2", Commit("street-sweep"))
    assert len(table.told(Rolled)[0].faces) == 3 + 1 + 1 + 2 + 1 + 2


def helping_hands(**more) -> Table:
    """Renner arrests in hood 1; Sato and Lindqvist, far away, hold cards that help."""
    table = Table(seats=3, cast=("renner", "sato", "lindqvist"), **more).at("A12", "D12", "3CDe").punks(1, 4)
    return table.hand("street-sweep", "backup-called", of=1).hand("swat-team", of=2)


def asked(table: Table) -> list[tuple[str, ...]]:
    return [ask.seats for ask in table.match.asks]


@rule("PP-6.7")
@pytest.mark.parametrize("mode", ["co-op", "dirty-cop"])
def test_who_passed_may_join_when_another_adds_a_card_later(mode):
    table = helping_hands(mode=mode).duty(act_phase, *[2] * 9).choose(Arrest("hood-1"))
    table.answer("officer-2", Pass()).answer("officer-3", Commit("swat-team"))
    assert ("officer-2",) in asked(table), "the pass came before the other's card"
    table.answer("officer-2", Commit("street-sweep"))
    assert asked(table) == [("officer-2",)], "Lindqvist has nothing left"
    table.answer("officer-2", Pass())
    assert len(table.told(Rolled)[0].faces) == 3 + 2 + 1


@rule("PP-6.7")
@pytest.mark.parametrize("mode", ["co-op", "dirty-cop"])
def test_the_step_closes_when_all_have_passed_in_a_row(mode):
    table = helping_hands(mode=mode).duty(act_phase, *[2] * 9).choose(Arrest("hood-1"))
    table.answer("officer-2", Pass()).answer("officer-3", Pass())
    assert len(table.told(Rolled)[0].faces) == 3
    table = helping_hands(mode=mode).duty(act_phase, *[2] * 9).choose(Arrest("hood-1"))
    table.answer("officer-2", Commit("backup-called")).answer("officer-3", Pass())
    table.answer("officer-2", Pass()).answer("officer-3", Pass())
    assert len(table.told(Rolled)[0].faces) == 3 + 1


@rule("PP-6.7", "PP-6.9")
def test_the_active_player_may_add_more_after_the_others_did():
    table = helping_hands().donuts(2).duty(act_phase, *[2] * 9).choose(Arrest("hood-1"), Go())
    table.answer("officer-2", Pass()).answer("officer-3", Commit("swat-team")).answer("officer-2", Pass())
    assert (asked(table), table.prompt) == ([("officer-1",)], "commit-arrest")
    table.choose(SpendDonut(), Go())
    assert (asked(table), table.prompt) == ([("officer-2",)], "help-arrest"), "what was added is new to Sato"
    table.answer("officer-2", Pass())
    assert len(table.told(Rolled)[0].faces) == 3 + 2 + 1
    assert table.me.donuts == 1
    table = helping_hands().donuts(2).duty(act_phase, *[2] * 9).choose(Arrest("hood-1"), Go())
    table.answer("officer-2", Pass()).answer("officer-3", Commit("swat-team")).answer("officer-2", Pass())
    table.choose(Go())
    assert len(table.told(Rolled)[0].faces) == 3 + 2, "all have passed in a row"


@rule("PP-6.8", "PP-17.2")
def test_the_marker_is_turned_after_all_commitments_and_before_the_roll():
    table = Table(seats=2, cast=("renner", "sato")).at("2BCw", "D12").donuts(1)
    table.emergency("bar-brawl", marker="too-drunk-to-fight").hand("negotiator", of=1)
    table.duty(act_phase, *[1] * 9).choose(Handle("bar-brawl"), SpendDonut())
    assert not table.told(MarkerTurned)
    table.choose(Commit("negotiator"))
    order = [type(told.event) for told in table.match.told]
    assert order.index(Helped) < order.index(MarkerTurned) < order.index(Rolled)
    assert len(table.told(Rolled)[0].faces) == 2 + 1 + 1 + 1 + 1, "skill, Support Vehicle, Donut, card, marker"


@rule("PP-6.10", "PP-12.7")
def test_a_helping_card_needs_a_fitting_symbol_and_adds_one_a_symbol():
    table = Table(seats=2, cast=("renner", "sato")).at("A12", "D12").punks(1, 6)
    table.hand("swat-team", "backup-called", "federal-agent", "tow-truck", of=1)
    table.duty(act_phase, *[6] * 6).choose(Arrest("hood-1"))
    assert set(table.options) == {Pass(), Commit("swat-team"), Commit("backup-called")}
    table.choose(Commit("swat-team"), Commit("backup-called"))
    assert [event.amount for event in table.told(Helped)] == [2, 1], "Backup Called: its symbol, not its text"
    assert len(table.told(Rolled)[0].faces) == 3 + 2 + 1


@rule("PP-6.11", "PP-6.12")
def test_every_other_police_vehicle_on_the_space_adds_one():
    table = Table(seats=2).at("2ABw", "2ABw").ongoing("escort-van", "2ABw").ongoing("car-theft", "2ABw")
    table.state.support = "2ABw"
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert table.told(Searched)[0].amount == 2 + 1 + 1, "Renner's 2, Sato's car, the Support Vehicle; nobody was asked"


@rule("PP-6.13", "PP-10.6")
def test_cards_help_from_anywhere_even_from_the_hospital():
    table = Table(seats=2, cast=("renner", "sato")).at("A12", "C23").punks(1, 2).hand("body-armor", of=1)
    table.duty(act_phase, 6, 6, 6, 6).choose(Arrest("hood-1"), Commit("body-armor"))
    assert len(table.told(Rolled)[0].faces) == 4
    table = Table(seats=2, cast=("renner", "sato")).at("C23", "C23").emergency("raging-patient")
    table.state.support = None
    table.duty(act_phase, 1, 1, 1).choose(Handle("raging-patient"))
    assert len(table.told(Rolled)[0].faces) == 3, "the car at the Hospital helps on its space"


@rule("PP-6.14")
def test_committed_cards_are_discarded_whatever_the_result():
    table = Table(seats=2, cast=("renner", "sato")).at("2BCw", "D12").emergency("bar-brawl")
    table.state.support = None
    table.hand("lights-and-sirens").hand("negotiator", of=1)
    table.duty(act_phase, 1, 1, 1, 1, 1)
    table.choose(Handle("bar-brawl"), PlayCard("lights-and-sirens"), Commit("negotiator"))
    assert table.state.emergencies, "it failed"
    assert table.state.police_discard == ["lights-and-sirens", "negotiator"]
    assert not table.me.hand
    assert not table.officer(1).hand


def test_the_pool_is_explained_part_by_part():
    table = Table(seats=2, cast=("renner", "sato")).at("A12", "A12").punks(1, 5).donuts(1)
    table.hand("backup-called").duty(act_phase).choose(Arrest("hood-1"), SpendDonut())
    attempt = table.state.attempt
    assert parts(table.state, table.content, attempt) == [("skill", 3), ("cars", 1), ("donuts", 1)]
    assert pool(table.state, table.content, attempt).dice == 5
