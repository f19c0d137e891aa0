"""PP-10: the Hospital."""

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.events import EventTurned
from hardboiled.games.police_precinct.rules.supplies import Discard, PlayCard
from rules.police_precinct.table import Table
from support import rule


def beaten(*hand: str, cast=("renner", "sato"), step: str = "", **more) -> Table:
    """An arrest that fails with every die."""
    table = Table(seats=2, cast=cast, **more).at("A12", "D23").punks(1, 6).hand(*hand)
    table.state.support = None
    table.begin(step, 1, 1, 1) if step else table.duty(act_phase, 1, 1, 1)
    return table.choose(Arrest("hood-1"))


@rule("PP-10.1", "PP-10.4")
def test_the_trip_costs_two_cards_of_the_owners_choice_and_phase_3():
    table = beaten("informant", "case-notes", "street-sweep", "overtime")
    assert table.me.space == "C23"
    table.choose(Discard("case-notes"), Discard("overtime"))
    assert table.me.hand == ["informant", "street-sweep"]
    assert table.state.turn.no_draw
    table = beaten("informant")
    assert table.me.hand == [], "as many as possible"


@rule("PP-10.2")
def test_hartley_loses_no_cards():
    table = beaten("informant", "case-notes", "overtime", cast=("hartley", "sato"))
    table.choose(table.options[0])
    assert table.me.space == "C23"
    assert len(table.me.hand) == 3


@rule("PP-10.5")
def test_phase_4_still_happens_and_phase_3_does_not():
    table = beaten(step="act")
    assert table.told(EventTurned)
    assert table.officer(0).hand == []


@rule("PP-10.7")
def test_the_next_turn_starts_normally_from_the_hospital():
    table = beaten()
    table.begin("move")
    assert table.prompt == "move"
    assert len(table.options) > 10
    assert table.me.space == "C23"


@rule("PP-10.8")
def test_the_trip_ignores_closed_intersections():
    table = Table(seats=2, cast=("renner", "sato")).at("A12", "D23").punks(1, 6)
    table.state.support = None
    table.emergency("pile-up", "C2").emergency("bus-crash", "C3").emergency("hit-and-run", "C1")
    table.duty(act_phase, 1, 1, 1).choose(Arrest("hood-1"))
    assert table.me.space == "C23"


@rule("PP-10.9")
def test_the_hospital_ends_phase_2():
    table = beaten("overtime", "coffee-break", "swat-team", "informant")
    table.choose(Discard("informant"), Discard("swat-team"))
    assert table.match.over, "neither Overtime nor Coffee Break can follow"
    assert table.me.hand == ["overtime", "coffee-break"]


def test_body_armor_keeps_the_officer_on_the_street():
    table = beaten("body-armor", "informant", "coffee-break")
    assert table.options == [PlayCard("body-armor"), Pass()]
    table.choose(PlayCard("body-armor"))
    assert table.me.space == "A12"
    assert table.me.hand == ["informant", "coffee-break"]
    assert table.state.turn.no_draw
    assert PlayCard("coffee-break") in table.options, "Phase 2 goes on"
