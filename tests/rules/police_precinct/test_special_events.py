"""PP-16: Special Events."""

import pytest

from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.city import blocked
from hardboiled.games.police_precinct.rules.dirty_cops import LeanOn
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import event_phase
from hardboiled.games.police_precinct.rules.events import Rolled
from hardboiled.games.police_precinct.rules.hoods import population
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.moving import Drive, Stop, StopAndSwap, SwapCar, TakeVan, move_phase
from hardboiled.games.police_precinct.rules.special_events import tick
from hardboiled.games.police_precinct.rules.supplies import Discard, SpendDonut
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from rules.police_precinct.table import Table
from support import rule

CAST = ("renner", "sato", "lindqvist")


def on_board(table: Table) -> list[str]:
    return [event.card for event in table.state.ongoing]


def apart(**more) -> Table:
    return Table(cast=CAST, **more).at("2BCw", "1CDe", "1CDe")


@rule("PP-16.1")
def test_some_are_resolved_at_once_and_discarded():
    table = Table().punks(1, 2).punks(2, 1).next_event("turf-war").duty(event_phase)
    assert [hood.punks for hood in table.state.hoods] == [2, 1, 1, 1, 1, 0], "the three emptiest, lowest first"
    assert table.state.event_discard == ["turf-war"]
    table = Table().hand("informant", "overtime").hand("negotiator", of=2).next_event("bad-press").duty(event_phase)
    assert table.match.asks[0].seats == ("officer-1",)
    table.choose(Discard("overtime"))
    assert [officer.hand for officer in table.state.officers] == [["informant"], [], []]
    table = Table().next_event("quiet-shift").duty(event_phase)
    assert len(table.me.fresh) == 1
    assert not on_board(table)


@rule("PP-16.2")
@pytest.mark.parametrize(
    "card",
    ["car-theft", "detainees-run-amok", "escort-van", "gas-leak", "jail-break", "officer-down", "street-riot"],
)
def test_seven_stay_on_the_board(card):
    table = Table().next_event(card).duty(event_phase)
    assert on_board(table) == [card]
    assert card not in table.state.event_discard


@rule("PP-16.3")
def test_special_events_block_nothing_and_are_never_urgent():
    table = Table().at("2ABw").emergency("bar-brawl")
    table.stack("interview-witness", site="apartment-6")
    table.next_event("gas-leak").duty(event_phase, 6)
    assert table.state.ongoing[0].place == "apartment-6"
    assert table.state.urgent is None
    assert blocked(table.state, table.content) == frozenset()
    assert Investigate("interview-witness") in table.duty(act_phase).options
    table.next_event("family-fight").duty(event_phase, 6, 6)
    assert table.state.emergencies[-1].place == "apartment-6", "the place is still free for an Emergency"


@rule("PP-16.4")
def test_an_ongoing_event_is_dealt_with_by_handle_or_arrest_without_markers():
    table = apart().ongoing("detainees-run-amok").donuts(1).duty(act_phase, 1, 1, 4)
    table.choose(Handle("detainees-run-amok"), SpendDonut())
    assert len(table.told(Rolled)[0].faces) == 2 + 1
    assert not on_board(table)
    table = apart().ongoing("jail-break").duty(act_phase, 5, 6, 1).choose(Arrest("jail-break"))
    assert len(table.told(Rolled)[0].faces) == 3
    assert not on_board(table)


@rule("PP-16.5")
def test_failing_against_an_ongoing_event_never_means_hospital():
    table = apart().ongoing("detainees-run-amok").duty(act_phase, 1, 1).choose(Handle("detainees-run-amok"))
    assert (table.me.space, table.state.turn.no_draw, on_board(table)) == ("2BCw", False, ["detainees-run-amok"])
    table = apart().ongoing("jail-break").duty(act_phase, 1, 1, 6).choose(Arrest("jail-break"))
    assert (table.me.space, on_board(table)) == ("2BCw", ["jail-break"])


@rule("PP-16.6")
def test_street_riot_goes_where_most_punks_are_and_adds_one():
    table = Table().punks(2, 2).punks(5, 2).next_event("street-riot").duty(event_phase)
    assert table.state.ongoing[0].place == "hood-5", "a tie: the highest number"
    assert table.state.hoods[4].punks == 3
    assert population(table.state, table.content, 5) == 4
    assert population(table.state, table.content, 2) == 2


@rule("PP-16.7")
def test_street_riot_ends_with_the_last_punk():
    table = apart().at("A12", "1CDe", "1CDe").punks(1, 2).ongoing("street-riot", "hood-1")
    table.duty(act_phase, 3, 3, 1).choose(Arrest("hood-1"))
    assert not on_board(table)
    assert table.me.donuts == 1
    assert "street-riot" in table.state.event_discard


@rule("PP-16.8")
def test_detainees_close_the_police_station():
    table = Table().donuts(2).ongoing("detainees-run-amok")
    assert not {SwapCar(), StopAndSwap()} & set(table.duty(move_phase).options)
    options = set(table.duty(act_phase).options)
    assert DrawCard() not in options
    assert Upgrade("arrest") not in options
    table.state.events.cards[:], table.state.events.seen[:] = ["corner-crew", "corner-crew"], [0, 0]
    table.begin("draw")
    assert table.officer(0).hand == [], "no card in Phase 3"
    table = apart().ongoing("detainees-run-amok").at("2ABe").emergency("pickpocket")
    table.duty(act_phase, 6, 6).choose(Handle("pickpocket"))
    assert len(table.me.fresh) == 1, "a reward's card is still drawn"


@rule("PP-16.9")
def test_detainees_are_handled_at_the_station_against_four():
    assert Handle("detainees-run-amok") not in Table().at("2ABe").ongoing("detainees-run-amok").duty(act_phase).options
    table = apart().ongoing("detainees-run-amok").duty(act_phase, 3, 3).choose(Handle("detainees-run-amok"))
    assert on_board(table)
    table = apart().ongoing("detainees-run-amok").duty(act_phase, 1, 4).choose(Handle("detainees-run-amok"))
    assert (on_board(table), table.me.donuts) == ([], 1)


@rule("PP-16.10")
def test_jail_break_adds_two_punks_and_one_every_fourth_tick():
    table = Table().next_event("jail-break").duty(event_phase, 3, 4)
    assert [hood.punks for hood in table.state.hoods] == [0, 0, 1, 1, 0, 0]
    assert table.state.ongoing[0].place == "police-station"
    for _ in range(3):
        table.call(lambda play: tick(play, ["jail-break"]))
    assert sum(hood.punks for hood in table.state.hoods) == 2
    table.call(lambda play: tick(play, ["jail-break"]), [6])
    assert table.state.hoods[5].punks == 1


@rule("PP-16.11")
def test_jail_break_needs_two_dice_of_five_or_six_at_the_station():
    assert Arrest("jail-break") not in Table().at("2ABe").ongoing("jail-break").duty(act_phase).options
    table = apart().ongoing("jail-break").duty(act_phase, 6, 4, 4).choose(Arrest("jail-break"))
    assert on_board(table)
    table = apart().ongoing("jail-break").duty(act_phase, 6, 5, 1).choose(Arrest("jail-break"))
    assert (on_board(table), table.me.donuts) == ([], 1)


@rule("PP-16.12")
def test_a_gas_leak_explodes_on_a_one():
    table = Table().next_event("gas-leak", "quiet-shift", "turf-war").duty(event_phase, 3)
    assert table.state.ongoing[0].place == "apartment-3"
    table.duty(event_phase, 2)
    assert (on_board(table), table.state.crime) == (["gas-leak"], 0)
    table.duty(event_phase, 1)
    assert (on_board(table), table.state.crime) == ([], 1)
    assert "gas-leak" in table.state.event_discard


@rule("PP-16.13")
def test_a_gas_leak_is_handled_at_its_building():
    table = apart().at("C12", "A12", "A12").ongoing("gas-leak", "apartment-3")
    table.duty(act_phase, 4, 1).choose(Handle("gas-leak"))
    assert (on_board(table), table.me.donuts, len(table.me.fresh)) == ([], 1, 1)
    assert Handle("gas-leak") not in apart().ongoing("gas-leak", "apartment-3").duty(act_phase).options


@rule("PP-16.14", "PP-16.15")
def test_officer_down_takes_a_patrol_officer():
    table = Table()
    table.state.hoods[1].patrols, table.state.patrols = 1, 4
    table.next_event("officer-down").duty(event_phase, 2)
    assert (table.state.hoods[1].patrols, table.state.patrols) == (0, 4), "from that hood"
    table = Table().next_event("officer-down").duty(event_phase, 2)
    assert table.state.patrols == 4, "else from the Police Station"
    table = Table()
    table.state.hoods[2].patrols, table.state.hoods[4].patrols, table.state.patrols = 1, 4, 0
    table.next_event("officer-down").duty(event_phase, 6)
    assert [hood.patrols for hood in table.state.hoods] == [0, 0, 0, 0, 4, 0], "else from the lowest hood"
    table = Table()
    table.state.patrols = 0
    table.next_event("officer-down").duty(event_phase, 2)
    assert (on_board(table), table.state.event_discard) == ([], ["officer-down"])
    table = apart().at("A12").punks(1, 2).ongoing("officer-down", "hood-1")
    table.duty(act_phase, 6, 6).choose(Arrest("hood-1"))
    assert len(table.told(Rolled)[0].faces) == 3 - 1


@rule("PP-16.16")
def test_officer_down_is_handled_from_beside_the_hood():
    table = apart().at("A12").ongoing("officer-down", "hood-1")
    table.state.patrols = 4
    table.duty(act_phase, 3, 1).choose(Handle("officer-down"))
    assert (on_board(table), table.me.donuts, table.state.patrols) == ([], 1, 5)
    assert Handle("officer-down") not in apart().ongoing("officer-down", "hood-1").duty(act_phase).options


@rule("PP-16.17")
def test_officer_down_costs_a_crime_step_at_the_sixth_tick():
    table = Table().ongoing("officer-down", "hood-1", ticks=4)
    table.state.patrols = 4
    table.call(lambda play: tick(play, ["officer-down"]))
    assert (on_board(table), table.state.crime) == (["officer-down"], 0)
    table.call(lambda play: tick(play, ["officer-down"]))
    assert (on_board(table), table.state.crime, table.state.patrols) == ([], 1, 4), "the token leaves the game"


@rule("PP-16.18")
def test_the_van_follows_a_car_that_started_beside_it():
    table = Table().next_event("escort-van").duty(event_phase)
    assert table.state.van == "2BCw"
    table.duty(move_phase).choose(TakeVan(), Drive("2CDw"))
    assert (table.state.van, table.me.space) == ("2CDw", "2CDw")
    table.choose(Stop())
    assert table.state.van == "2CDw"
    assert TakeVan() not in Table().at("2BCe").ongoing("escort-van", "2BCw").duty(move_phase).options
    table = Table().ongoing("escort-van", "2BCw").duty(move_phase).choose(Drive("2BCe"))
    assert TakeVan() not in table.options, "only at the start"
    table = Table().at("2BCe").ongoing("escort-van", "2BCw").duty(move_phase).choose(Drive("2BCw"))
    assert TakeVan() not in table.options


@rule("PP-16.19")
def test_the_van_at_its_goal_earns_two_donuts():
    table = Table().at("2CDe").ongoing("escort-van", "2CDe").duty(move_phase).choose(TakeVan(), Drive("D12"))
    assert (table.state.van, on_board(table), table.me.donuts) == (None, [], 2)
    assert any(isinstance(option, Drive) for option in table.options), "the car may drive on"


@rule("PP-16.20")
def test_the_van_must_be_there_before_its_eighth_tick():
    table = Table().ongoing("escort-van", "2BCw", ticks=6)
    table.call(lambda play: tick(play, ["escort-van"]))
    assert (on_board(table), table.state.crime) == (["escort-van"], 0)
    table.call(lambda play: tick(play, ["escort-van"]))
    assert (on_board(table), table.state.van, table.state.crime) == ([], None, 1)


@rule("PP-16.21")
def test_the_stolen_car_drives_east_unless_an_accident_blocks_the_way():
    table = Table().next_event("car-theft", "quiet-shift", "turf-war", "corner-crew").duty(event_phase)
    assert table.state.stolen == "2ABw"
    table.duty(event_phase)
    assert table.state.stolen == "2ABe"
    table.emergency("pile-up", "B2").duty(event_phase)
    assert table.state.stolen == "2ABe", "B2 is blocked"
    table.state.emergencies.clear()
    table.duty(event_phase, 1, 1, 1)
    assert table.state.stolen == "2BCw"


@rule("PP-16.22")
def test_the_stolen_car_is_stopped_on_its_space_with_a_four():
    assert Arrest("car-theft") not in apart().ongoing("car-theft", "2ABe").duty(act_phase).options
    table = apart().ongoing("car-theft", "2BCw").duty(act_phase, 3, 3, 3).choose(Arrest("car-theft"))
    assert on_board(table)
    table = apart().ongoing("car-theft", "2BCw").duty(act_phase, 1, 1, 4).choose(Arrest("car-theft"))
    assert (on_board(table), table.state.stolen, table.me.donuts) == ([], None, 1)


@rule("PP-16.23")
def test_the_stolen_car_gets_out_of_the_city():
    table = Table().ongoing("car-theft", "2CDe").next_event("quiet-shift").duty(event_phase)
    assert (on_board(table), table.state.stolen, table.state.crime) == ([], None, 1)


@rule("PP-16.24")
def test_the_deck_has_one_of_each_ongoing_event():
    content = Table().content
    copies = {card.id: card.copies for card in content.specials.values()}
    assert {name: count for name, count in copies.items() if count > 1} == {"corner-crew": 2}


@rule("PP-16.25")
def test_what_is_blocked_is_only_a_reminder_on_the_table():
    table = Table(seats=4, mode="dirty-cop").ongoing("detainees-run-amok")
    before = table.match.view("officer-2")
    scene = table.match.scene("officer-2")
    assert [mark.space for mark in scene.marks if mark.kind == "blocked"] == ["police-station"]
    table.me.standing, table.me.shown, table.me.space = "revealed", True, None
    table.next_event("quiet-shift").begin("move").choose(LeanOn("officer-3"))
    notes = table.match.scene("officer-1").panels[2].notes
    assert any(note.startswith("Blocked") for note in notes)
    assert [event.card for event in table.match.view("officer-2").ongoing] == [event.card for event in before.ongoing]
