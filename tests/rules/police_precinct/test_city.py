"""PP-3: the streets."""

import re
from pathlib import Path

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.city import at_station, reach, routes
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.moving import Drive, move_phase
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from hardboiled.kernel import rules
from rules.police_precinct.table import Table
from support import rule


def drives(table: Table) -> set[str]:
    return {option.to for option in table.options if isinstance(option, Drive)}


@rule("PP-3.1", "PP-3.3")
def test_cars_stand_on_street_spaces_and_crossing_costs_nothing():
    table = Table().at("2ABe").duty(move_phase)
    assert drives(table) <= set(table.content.spaces)
    assert "2BCw" in reach(table.content, "2ABe", 1, (), 0), "over B2 it is one step"
    assert not drives(table) & set(table.content.intersections)


@rule("PP-3.2")
def test_neighbours_are_those_of_the_printed_table():
    content = Table().content
    text = (Path(rules.folder()) / "police-precinct.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| [^|]+ \| [^|]+ \|$", text, re.M)
    assert len(rows) == 26
    for space, touches, neighbours in rows:
        assert set(content.spaces[space].touches) == set(touches.replace(" ", "").split(","))
        assert {near for near, _ in content.crossings[space]} == set(re.findall(r"`(\w+)`", neighbours)), space


@rule("PP-3.4")
def test_an_emergency_closes_its_intersection():
    table = Table().at("2ABe").emergency("pile-up", "B2").duty(move_phase)
    way = routes(table.content, "2ABe", ("B2",))
    assert len(way["2BCw"]) - 1 > 1
    assert "2BCw" not in drives(table)
    assert "2ABw" in drives(table), "the other half of the segment stays a neighbour"


@rule("PP-3.5", "PP-5.12")
def test_vehicles_share_spaces_and_never_block():
    table = Table(seats=4).at("2ABe", "2BCw", "2BCw", "2BCw").punks(5, 3)
    table.ongoing("escort-van", "2BCw").ongoing("car-theft", "2BCe")
    table.duty(move_phase).choose(Drive("2BCw"))
    assert [officer.space for officer in table.state.officers] == ["2BCw"] * 4
    assert {"2BCe", "2CDw"} <= drives(table)


@rule("PP-3.6")
def test_access_spaces_lead_to_sites():
    table = Table().at("B23").duty(act_phase)
    assert Investigate("examine-body") in table.options, "the Morgue is entered from B23"
    assert Investigate("examine-body") not in Table().at("A23").duty(act_phase).options
    assert all(1 <= len(site.access) <= 2 for site in table.content.sites.values())


@rule("PP-3.7")
def test_both_access_spaces_are_at_the_police_station():
    table = Table().donuts(1)
    for space in ("2BCw", "2BCe"):
        assert at_station(table.at(space).me, table.content)
        assert Upgrade("arrest") in table.duty(act_phase).options
    assert not at_station(table.at("2ABe").me, table.content)


@rule("PP-3.8")
def test_hoods_lie_beside_their_two_spaces():
    beside = {hood.number: set(hood.beside) for hood in Table().content.hoods.values()}
    assert beside == {
        1: {"1ABw", "A12"},
        2: {"1BCe", "C12"},
        3: {"1CDe", "D12"},
        4: {"D23", "3CDe"},
        5: {"B23", "3BCw"},
        6: {"A23", "3ABw"},
    }


@rule("PP-3.9")
def test_an_accident_is_next_to_every_space_at_its_intersection():
    for space in ("2ABe", "2BCw", "B12", "B23"):
        table = Table().at(space).emergency("pile-up", "B2").duty(act_phase)
        assert Handle("pile-up") in table.options
    assert Handle("pile-up") not in Table().at("2ABw").emergency("pile-up", "B2").duty(act_phase).options
