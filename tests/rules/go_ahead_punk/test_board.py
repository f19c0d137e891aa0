"""The board: spaces, lines, districts, ports and hospitals."""

from hardboiled.games.go_ahead_punk.rules.movement import Move, Ride, Step
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from rules.go_ahead_punk.table import Table
from support import rule


def content():
    return Table().match.content


@rule("GP-MAP.1", "GP-MAP.4", "GP-MAP.5")
def test_stars_are_numbered_and_hit_locations_are_spaces_with_names() -> None:
    spaces = content().spaces
    stars = [space for space, place in spaces.items() if place.kind == "star"]
    assert stars == [str(number) for number in range(1, 168)]
    assert len(content().hit_locations) == 18
    assert len(spaces) == 185
    table = Table().stinger(at="53").stinger_turn().choose(Move())
    assert "BA" in table.ends()
    assert {"BA"} <= {way.space for way in Table().cop("frank", at="53").cop_turn("frank").choose(Move()).options[:-1]}


@rule("GP-MAP.2", "GP-MOV.3")
def test_black_lines_are_roads_blue_ones_freeways_green_ones_transit() -> None:
    lines = content().lines
    assert len(lines.roads) == 284
    assert {line.id for line in lines.freeways} >= {"doyle-drive", "bayshore"}
    assert len({stop for line in lines.cable for stop in line.stops}) == 11
    assert len({stop for line in lines.street for stop in line.stops}) == 24


@rule("GP-MAP.3")
def test_every_space_lies_in_exactly_one_district() -> None:
    streets = content().streets
    assert len(content().districts) == 24
    assert sum(streets.districts.values()) == streets.everywhere
    assert set(streets.listed(streets.districts["pacific-heights"])) == {"28", "29", "AP"}


@rule("GP-MAP.6", "GP-MAP.7", "GP-MAP.8")
def test_four_ports_and_two_hospitals_are_marks_on_stars() -> None:
    assert content().ports == ["9", "19", "49", "149"]
    assert content().emergency_rooms == ["90", "112"]
    assert all(content().spaces[space].kind == "star" for space in (*content().ports, *content().emergency_rooms))


@rule("GP-MAP.9", "GP-MAP.10")
def test_cops_stand_on_stops_and_tunnels_belong_to_their_line() -> None:
    tunnels = {tunnel for line in content().lines.street for tunnel in line.tunnels}
    assert tunnels == {("95", "94"), ("96", "135"), ("135", "136")}
    stops = content().streets.networks["street"]
    assert all(content().streets.bits[end] & stops for tunnel in tunnels for end in tunnel)
    table = Table().cop("frank", at="38").cop_turn("frank").choose(Move(), Step("95"))
    assert table.figure("frank").space == "95"


@rule("GP-MAP.11")
def test_lines_work_both_ways_and_pieces_share_spaces() -> None:
    roads = content().streets.roads
    assert all(name in roads[end] for name in roads for end in roads[name])
    table = Table().cop("frank", at="1").cop("eddie", at="2").cop_turn("eddie").choose(Move(), Step("1"))
    assert table.figure("eddie").space == table.figure("frank").space == "1"
    assert Ride("1") in Table().cop("frank", at="7").cop_turn("frank").choose(Move()).options


@rule("GP-MAP.12")
def test_the_hunch_track_has_four_positions() -> None:
    assert content().settings.hunch_steps == 4


def test_a_hit_location_costs_a_step() -> None:
    table = Table().stinger(at="53").stinger_turn().choose(Move())
    assert Go("48") in table.options
