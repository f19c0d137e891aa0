"""Small corners of a rule that a change could take away unnoticed."""

import pytest
from msgspec.structs import replace

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.attempts import helping
from hardboiled.games.police_precinct.rules.content_check import check_content
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.events import Rolled
from hardboiled.games.police_precinct.rules.moving import DriveSupport, move_phase, move_question
from hardboiled.games.police_precinct.rules.special_events import tick
from hardboiled.games.police_precinct.rules.state import Attempt, Move
from hardboiled.kernel.content import ContentError
from rules.police_precinct.table import Table
from support import rule


@rule("PP-8.2", "PP-6.11")
def test_only_at_an_accident_vehicles_beside_it_help():
    table = Table().at("2BCw", "2BCe", "D12").emergency("bar-brawl")
    assert Handle.parking(table.state, table.content, "bar-brawl") == ()
    table.duty(act_phase, 1, 1).choose(Handle("bar-brawl"))
    assert len(table.told(Rolled)[-1].faces) == 2, "Sato stands beside the bar, but not here"
    assert helping(["a", "b", "c", "d"], "a", ("a", "b")) == 2
    assert helping(["a", "b", "a"], "a", ()) == 2
    assert helping(["a", "b", "a"], "a", None) == 0


@rule("PP-8.5")
def test_a_circumstance_counts_once_it_is_turned():
    for turned, need in ((False, 3), (True, 4)):
        table = Table().at("2BCw").emergency("bar-brawl", marker="big-knife", turned=turned)
        assert Handle.need(table.state, table.content, Attempt("handle", "bar-brawl")) == need

    bare = Table().at("2BCw").emergency("bar-brawl", turned=True)
    assert Handle.need(bare.state, bare.content, Attempt("handle", "bar-brawl")) == 3


@rule("PP-5.9", "PP-5.7")
def test_driving_the_support_vehicle_begins_the_phase():
    table = Table(seats=2).at("2BCw", "D12").duty(move_phase)
    assert not table.state.move.begun
    table.choose(table.offered(DriveSupport)[0])
    assert table.state.move.begun, "a swap now no longer sets the base movement"


@rule("PP-3.6", "PP-10.9")
def test_who_is_nowhere_is_next_to_nothing():
    content = Table().content
    assert content.near[None] == frozenset()
    assert content.hoods_beside[None] == ()


@rule("PP-2.11")
def test_emergencies_are_counted_by_their_colour():
    content = Table().content
    assert sum(content.emergencies_of.values()) == sum(card.copies for card in content.emergencies.values())


@rule("PP-4.2")
def test_every_turn_begins_afresh():
    table = Table()
    table.state.turn.done.append("arrest")
    table.state.turn.overtime = table.state.turn.no_draw = True
    table.step("move")
    assert (table.state.turn.done, table.state.turn.overtime, table.state.turn.no_draw) == ([], False, False)


@rule("PP-5.10")
def test_a_support_vehicle_that_is_through_is_not_asked_about():
    table = Table(seats=2).at("2BCw", "D12")
    assert table.state.support is not None
    asked = [move_question(table.state, Move(left=2, passes=0, support_left=left))[0] for left in (3, 0)]
    assert asked == ["move-both", "move"]
    assert move_question(table.state, Move(left=0, passes=0, support_left=2))[0] == "move-support"


@rule("PP-13.11", "PP-16.7")
@pytest.mark.parametrize("card", ["street-riot", "detainees-run-amok"])
def test_some_events_stay_without_getting_worse(card):
    table = Table().punks(1, 2).ongoing(card, "hood-1" if card == "street-riot" else "police-station")
    for _ in range(3):
        table.call(lambda play: tick(play, [card]))
    assert [event.card for event in table.state.ongoing] == [card]
    assert table.state.ongoing[0].ticks == 3


@rule("PP-2.6", "PP-2.7")
@pytest.mark.parametrize(("seats", "dirty"), [(1, 0), (5, 0), (6, 0), (3, 1), (6, 1), (4, 2), (6, 2)])
def test_no_row_of_the_set_up_tables_may_be_missing(seats, dirty):
    content = Table().content
    rows = tuple(row for row in content.settings.tables if (row.seats, row.dirty) != (seats, dirty))
    assert len(rows) == len(content.settings.tables) - 1
    with pytest.raises(ContentError, match="no row"):
        check_content(replace(content, settings=replace(content.settings, tables=rows)))
