"""PP-5: Phase 1."""

from hardboiled.games.police_precinct.rules.city import reach
from hardboiled.games.police_precinct.rules.moving import Drive, DriveSupport, Stop, StopAndSwap, SwapCar, move_phase
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from rules.police_precinct.table import Table
from support import rule


def drives(table: Table) -> set[str]:
    return {option.to for option in table.options if isinstance(option, Drive)}


def within(table: Table, space: str, steps: int) -> set[str]:
    return set(reach(table.content, space, steps, (), 0))


@rule("PP-5.1", "PP-5.2")
def test_a_marked_car_drives_three_and_an_unmarked_two():
    table = Table().at("A12").duty(move_phase)
    assert drives(table) == within(table, "A12", 3)
    table.me.marked = False
    assert drives(table.duty(move_phase)) == within(table, "A12", 2)


@rule("PP-5.3")
def test_each_donut_adds_a_space():
    table = Table().at("A12").donuts(2).duty(move_phase).choose(Drive("2BCw"))
    assert drives(table) == set()
    table.choose(SpendDonut())
    assert drives(table) == within(table, "2BCw", 1)
    table.choose(SpendDonut())
    assert drives(table) == within(table, "2BCw", 2)
    assert table.me.donuts == 0
    assert table.state.donuts == 18


@rule("PP-5.4")
def test_the_movement_upgrade_adds_a_space():
    table = Table().at("A12")
    table.me.upgrades.append("movement")
    assert drives(table.duty(move_phase)) == within(table, "A12", 4)


@rule("PP-5.5", "PP-5.6")
def test_fast_response_adds_two_and_is_the_only_card_for_phase_1():
    table = Table().at("A12")
    table.hand("fast-response", "fast-response", "coffee-break", "patrol-duty-glass", "forensics-kit", "swat-team")
    table.duty(move_phase)
    assert [option for option in table.options if isinstance(option, PlayCard)] == [PlayCard("fast-response")]
    table.choose(PlayCard("fast-response"))
    assert drives(table) == within(table, "A12", 5)
    table.choose(PlayCard("fast-response"))
    assert drives(table) == within(table, "A12", 7)
    assert table.state.police_discard == ["fast-response", "fast-response"]


@rule("PP-5.7")
def test_cars_are_swapped_at_the_police_station_only():
    assert SwapCar() in Table().at("2BCe").duty(move_phase).options
    assert SwapCar() not in Table().at("2ABe").duty(move_phase).options


@rule("PP-5.8")
def test_a_swap_at_the_start_sets_the_base_and_one_at_the_end_does_not():
    table = Table().duty(move_phase).choose(SwapCar())
    assert not table.me.marked
    assert drives(table) == within(table, "2BCw", 2)
    assert not {SwapCar(), StopAndSwap()} & set(table.options), "once a turn"
    table = Table().at("2ABw").duty(move_phase)
    assert StopAndSwap() not in table.options
    table.choose(Drive("2BCe"))
    assert SwapCar() not in table.options
    assert StopAndSwap() in table.options
    table.choose(StopAndSwap())
    assert not table.me.marked
    assert table.match.over, "it ends the phase"


@rule("PP-5.9", "PP-23.2")
def test_small_games_also_move_the_support_vehicle_three_spaces():
    for seats, has in ((1, True), (2, True), (3, False)):
        table = Table(seats=seats).duty(move_phase)
        support = {option.to for option in table.options if isinstance(option, DriveSupport)}
        assert support == (within(table, "2BCw", 3) if has else set())
    table = Table(seats=2).duty(move_phase).choose(DriveSupport("2CDe"))
    assert table.state.support == "2CDe"
    assert table.me.space == "2BCw"
    assert drives(table) == within(table, "2BCw", 3), "in addition to the own car"


@rule("PP-5.10")
def test_car_and_support_vehicle_move_in_either_order_but_not_in_turns():
    table = Table(seats=2).duty(move_phase).choose(Drive("2BCe"), DriveSupport("2BCe"))
    assert drives(table) == set()
    assert any(isinstance(option, DriveSupport) for option in table.options)
    table = Table(seats=2).duty(move_phase).choose(DriveSupport("2BCe"), Drive("2BCe"))
    assert drives(table)
    assert not any(isinstance(option, DriveSupport) for option in table.options)


@rule("PP-5.11")
def test_a_space_may_be_entered_twice():
    table = Table().at("2ABe").duty(move_phase).choose(Drive("2BCw"), Drive("2ABe"), Drive("2BCw"), Stop())
    assert table.me.space == "2BCw"
