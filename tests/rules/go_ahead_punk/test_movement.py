"""Movement: points, roads, freeways, passes, and running into each other."""

from itertools import pairwise

from hardboiled.games.go_ahead_punk.rules.drawing import Draw, PlayCard
from hardboiled.games.go_ahead_punk.rules.events import Announced, CopMoved, FightBegan, Found, PassUsed, WentSecretly
from hardboiled.games.go_ahead_punk.rules.movement import Drive, Move, Ride, Step, Stop
from hardboiled.games.go_ahead_punk.rules.retreat import StandGround
from hardboiled.games.go_ahead_punk.rules.secret_moves import Go
from rules.go_ahead_punk.table import HIT, RICOCHET, Table
from support import rule


def within(table: Table, start: str, points: int) -> set[str]:
    return {space for space, far in table.streets.points(start).items() if far <= points}


@rule("GP-MOV.1", "GP-MOV.3", "GP-MOV.18")
def test_stinger_moves_up_to_four_points_stops_early_and_may_come_back() -> None:
    table = Table().stinger(at="120").stinger_turn().choose(Move())
    assert table.ends() == within(table, "120", 4)
    assert {"119", "118", "120"} <= table.ends()
    assert max(table.streets.points("120")[end] for end in table.ends()) == 4


@rule("GP-MOV.2", "GP-MOV.18")
def test_a_cop_moves_up_to_three_points() -> None:
    table = Table().cop("frank", at="120").cop_turn("frank").choose(Move())
    table.choose(Step("119"), Step("120"), Step("122"))
    assert table.figure("frank").space == "122"
    assert table.asked == ("cop-3",)


@rule("GP-MOV.4", "GP-MOV.5", "GP-MOV.7")
def test_a_freeway_ride_costs_one_point_and_mixes_with_roads() -> None:
    table = Table().cop("frank", at="54").cop_turn("frank").choose(Move(), Step("27"))
    assert Ride("167") in table.options
    assert Ride("36") in table.options
    table.choose(Ride("66"), Step("103"))
    assert table.figure("frank").space == "103"
    assert table.asked == ("cop-3",)


@rule("GP-MOV.7")
def test_re_entering_a_freeway_costs_a_new_point() -> None:
    streets = Table().streets
    assert streets.points("27")["36"] == 1
    assert streets.points("27")["34"] == 2
    table = Table().cop("frank", at="27").cop_turn("frank").choose(Move(), Ride("38"), Step("36"))
    assert table.match.asks[0].args["points"] == 1
    table.choose(Ride("65"))
    assert table.asked == ("cop-3",)


@rule("GP-MOV.6")
def test_nobody_rides_from_the_north_west_to_the_south_east_freeway() -> None:
    streets = Table().streets
    assert "152" not in streets.rides["1"]
    assert set(streets.rides["1"]) == {"7", "75"}
    assert streets.points("1")["152"] > 1


@rule("GP-MOV.8", "GP-MOV.21", "GP-REV.1")
def test_every_star_on_a_freeway_counts_as_moved_over() -> None:
    table = Table().stinger(at="60").cop("frank", at="27").cop_turn("frank", [RICOCHET] * 4)
    table.choose(Move(), Ride("65"))
    assert table.figure("frank").space == "60"
    assert table.told(CopMoved)[0].path == ("27", "50", "57", "60")
    assert table.state.stinger.shown


@rule("GP-MOV.4", "GP-MOV.8", "GP-REV.1")
def test_a_ride_past_other_stars_is_another_way_than_the_road_between_its_ends() -> None:
    def move() -> Table:
        return Table().stinger(at="146").cop("frank", at="60").cop_turn("frank", [RICOCHET] * 4).choose(Move())

    assert {Step("63"), Ride("63")} <= set(move().options)
    assert not move().choose(Step("63")).state.stinger.shown
    table = move().choose(Ride("63"))
    assert table.told(CopMoved)[0].path == ("60", "65", "113", "114", "146")
    assert table.state.stinger.shown
    table = Table().cop("frank", at="113").cop_turn("frank").choose(Move())
    assert {Step("63"), Ride("63")} <= set(table.options)
    table = Table().cop("frank", at="27").cop_turn("frank").choose(Move())
    assert Step("50") in table.options
    assert Ride("50") not in table.options, "one segment beside a road passes nothing"


@rule("GP-MOV.9", "GP-ESC.2")
def test_in_the_escape_only_stinger_may_not_use_freeways() -> None:
    table = Table().stinger(at="27").given(phase="escape").stinger_turn().choose(Move())
    assert "36" not in table.ends()
    assert "36" in Table().stinger(at="27").stinger_turn().choose(Move()).ends()
    table = Table().cop("frank", at="1").given(phase="escape").cop_turn("frank").choose(Move())
    assert Ride("7") in table.options


@rule("GP-MOV.10", "GP-MOV.11", "GP-MOV.12", "GP-MOV.13")
def test_a_pass_takes_stinger_to_any_stop_of_its_own_network_for_one_point() -> None:
    table = Table().stinger(at="14", hand=["cable-car-pass"]).stinger_turn()
    assert Move(("cable",)) in table.options
    assert Move(("street",)) not in table.options
    table.choose(Move(("cable",)))
    assert {"46", "48", "41"} <= table.ends()
    assert "56" in table.ends(), "41 by cable, then road"
    table.choose(Go("48"))
    assert table.state.stinger.hand == []
    assert table.state.stinger_discard == ["cable-car-pass"]
    assert Move(("street",)) not in Table().stinger(at="14", hand=["street-car-pass"]).stinger_turn().options
    cop = Table().cop("frank", at="14", hand=["freeze"]).cop_turn("frank").choose(Move())
    assert {way.space for way in cop.offered(Step)} == {"15", "17", "19"}
    assert not cop.offered(Ride)


@rule("GP-MOV.11")
def test_tunnels_count_as_part_of_the_network() -> None:
    table = Table().stinger(at="118", hand=["street-car-pass"]).stinger_turn().choose(Move(("street",)))
    assert {"95", "155", "56", "165", "99"} <= table.ends()


@rule("GP-MOV.14")
def test_a_pass_is_announced_by_kind_and_the_stops_are_not_told() -> None:
    table = Table().stinger(at="14", hand=["cable-car-pass"]).stinger_turn()
    table.choose(Move(("cable",)), Go("48"))
    assert table.told(PassUsed, "cop-1")[0].card == "cable-car-pass"
    assert table.match.view("cop-1").stinger_discard == ("cable-car-pass",)
    assert not table.told(WentSecretly, "cop-1")
    assert {"48", "46"} <= table.possible("cop-1")


@rule("GP-MOV.15")
def test_several_passes_in_one_move() -> None:
    hand = ["cable-car-pass", "street-car-pass"]
    table = Table().stinger(at="14", hand=hand).stinger_turn()
    assert Move(("cable", "street")) in table.options
    table.choose(Move(("cable", "street")))
    assert "163" in table.ends(), "14 to 41 by cable car, to 163 by street car"


@rule("GP-MOV.16", "GP-SYM.7", "GP-ESC.6")
def test_passes_are_dead_in_the_escape() -> None:
    table = Table().stinger(at="14", hand=["cable-car-pass"]).given(phase="escape").stinger_turn()
    assert [option for option in table.options if isinstance(option, Move)] == [Move()]


@rule("GP-MOV.17", "GP-CRD.12", "GP-RND.7")
def test_bonuses_add_up_to_six_points() -> None:
    table = Table().cop("frank", at="120", car=True, hand=["lights-and-sirens"]).cop_turn("frank")
    table.choose(PlayCard("lights-and-sirens"))
    assert table.match.asks[0].args["points"] == 6
    assert table.state.cop_discard == ["lights-and-sirens"]


@rule("GP-MOV.19", "GP-CMB.1", "GP-CMB.2", "GP-REV.11")
def test_a_cop_who_enters_his_space_is_told_so_and_the_move_ends() -> None:
    table = Table().stinger(at="45").cop("frank", at="51").cop_turn("frank", [HIT, HIT, RICOCHET, RICOCHET])
    table.choose(Move(), Step("52"))
    assert not table.state.stinger.shown
    table.choose(Step("45"))
    assert table.told(Found, "cop-1")[0].space == "45"
    assert table.state.stinger.health == 7, "Frank shot first"
    assert table.prompt == "retreat"


@rule("GP-MOV.20", "GP-REV.5", "GP-CMB.2")
def test_stinger_cannot_slip_through_a_cop() -> None:
    table = Table().stinger(at="HC").cop("frank", at="149").cop("eddie", at="151").stinger_turn([HIT])
    table.choose(Move())
    assert table.ends() == {"149", "151"}
    table.choose(Go("149"))
    assert table.state.stinger.shown
    assert table.told(FightBegan)[0].piece == "stinger"
    assert table.figure("frank").health == 4


@rule("GP-MOV.21")
def test_a_transit_ride_checks_only_the_stop_where_it_ends() -> None:
    table = Table().stinger(at="46", hand=["cable-car-pass"]).cop("frank", at="45").stinger_turn()
    table.choose(Move(("cable",)))
    assert "48" in table.ends()
    table.choose(Go("48"))
    assert not table.state.stinger.shown


@rule("GP-MOV.20", "GP-MOV.21", "GP-RET.6")
def test_from_a_star_he_shares_with_a_cop_a_ride_goes_to_the_next_cop_and_no_further() -> None:
    streets = Table().streets
    ends = streets.by_freeway(streets.mask(["50"]), streets.mask(["50", "60"]))
    alone = streets.by_freeway(streets.mask(["50"]), streets.mask(["60"]))
    assert ends == alone
    assert {"27", "57", "60"} <= set(streets.listed(ends))
    assert not {"50", "65"} & set(streets.listed(ends))


@rule("GP-MOV.22")
def test_the_books_move_from_4_over_1_and_7_to_8() -> None:
    table = Table().cop("frank", at="4").cop_turn("frank").choose(Move(), Step("1"), Ride("7"), Step("8"))
    assert table.figure("frank").space == "8"
    assert table.asked == ("cop-3",)
    assert table.streets.points("4")["8"] == 3


@rule("GP-MOV.23")
def test_the_books_ride_from_45_to_48_and_the_cops_three_steps() -> None:
    table = Table().stinger(at="45", hand=["cable-car-pass"]).stinger_turn().choose(Move(("cable",)), Go("48"))
    assert table.state.stinger.space == "48"
    assert table.streets.points("45")["48"] == 3
    cop = Table().stinger(at="1").cop("frank", at="45").cop_turn("frank")
    cop.choose(Move(), Step("52"), Step("BA"), Step("48"))
    assert cop.figure("frank").space == "48"


@rule("GP-MOV.24")
def test_the_books_four_points_by_road_street_car_road_and_freeway() -> None:
    table = Table().stinger(at="42", hand=["street-car-pass"]).stinger_turn().choose(Move(("street",)))
    assert "27" in table.ends()
    table.choose(Go("27"))
    assert table.state.stinger.space == "27"
    assert "27" in table.possible("cop-1")


@rule("GP-INV.12", "GP-INV.13")
def test_he_announces_the_kind_of_his_option_and_never_the_route() -> None:
    table = Table().stinger_turn().choose(Move(), Go("52"))
    assert [event.kind for event in table.told(Announced, "cop-1")] == ["move"]
    assert table.told(WentSecretly, "stinger")[0].space == "52"
    table = Table().top("stinger_deck", "hollow-points").stinger_turn().choose(Draw())
    assert [event.kind for event in table.told(Announced, "cop-1")] == ["draw"]
    table = Table().stinger_turn()
    table.choose(next(option for option in table.options if option.tag == "nothing"))
    assert [event.kind for event in table.told(Announced, "cop-1")] == ["nothing"]


def test_a_cop_may_stay_put() -> None:
    table = Table().cop_turn("katherine").choose(Move(), Stop())
    assert table.figure("katherine").space == "162"
    assert StandGround not in table.options


# All the way at once.


@rule("GP-MOV.2", "GP-MOV.5")
def test_a_cop_goes_all_the_way_in_one_go_to_every_space_its_points_reach() -> None:
    table = Table().cop("frank", at="4").cop_turn("frank").choose(Move())
    far = table.streets.points("4")
    assert {drive.space for drive in table.offered(Drive)} == {space for space, n in far.items() if 2 <= n <= 3}
    assert table.options[-1] == Stop(), "passing comes last"
    face = table.match.option("cop-2", Drive("8"))
    assert face.path == ["4", "1", "7", "8"]
    table.choose(Drive("8"))
    assert table.told(CopMoved)[0].path == ("4", "1", "7", "8")
    assert table.figure("frank").space == "8"
    assert table.asked == ("cop-3",), "the move is over"


@rule("GP-MOV.18")
def test_after_a_first_step_the_rest_is_walked_step_by_step() -> None:
    table = Table().cop("frank", at="4").cop_turn("frank").choose(Move(), Step("1"))
    assert not table.offered(Drive)
    assert table.match.asks[0].args["points"] == 2
    near = Table().cop("frank", at="4").cop_turn("frank").choose(Move(), Drive("7"))
    assert near.asked == ("cop-3",), "there it stops, with a point to spare"


@rule("GP-MOV.19", "GP-MOV.21")
def test_whoever_meets_stinger_on_the_way_goes_no_farther() -> None:
    table = Table().stinger(at="7").cop("frank", at="4").cop_turn("frank", [RICOCHET] * 4).choose(Move(), Drive("8"))
    assert table.figure("frank").space == "7"
    assert table.told(CopMoved)[0].path == ("4", "1", "7")
    assert table.prompt == "retreat"


@rule("GP-MOV.8", "GP-REV.1")
def test_every_space_on_the_way_is_ruled_out() -> None:
    table = Table().cop("frank", at="4").cop_turn("frank")
    assert {"1", "7", "8"} <= table.possible()
    table.choose(Move(), Drive("8"))
    assert not {"1", "7", "8"} & table.possible()


@rule("GP-TOK.5")
def test_the_way_makes_no_two_moves_in_the_jam() -> None:
    table = Table().cop("frank", at="129").given(jam="golden-gate-park").cop_turn("frank").choose(Move())
    district = table.streets.district_of
    view = table.match.view("cop-2")
    ways = [list(drive.way(view, table.content)) for drive in table.offered(Drive)]
    inside = [[district[space] == "golden-gate-park" for space in way] for way in ways]
    assert any(True in way for way in inside)
    assert not any(a and b for way in inside for a, b in pairwise(way))
    assert "87" not in {way[-1] for way in ways}, "86 and 87 would be two moves in a row"
    for way in ways:
        table.choose(Drive(way[-1]))
        assert table.told(CopMoved)[0].path == tuple(way)
        table.cop("frank", at="129").cop_turn("frank").choose(Move())


@rule("GP-TOK.5", "GP-INV.7")
def test_a_cop_who_starts_in_the_jam_makes_one_move_there_and_none_after_it() -> None:
    table = Table().cop("frank", at="85").given(jam="golden-gate-park").cop_turn("frank").choose(Move())
    assert {Step("84"), Step("86")} <= set(table.options)
    far = {drive.space for drive in table.offered(Drive)}
    assert "129" in far, "by 86, out again"
    assert not {"83", "SH"} & far


# The order in which ways are offered.


@rule("GP-MOV.8")
def test_steps_rides_and_far_places_come_in_this_order_and_by_number() -> None:
    table = Table().cop("frank", at="65").cop_turn("frank").choose(Move())
    kinds = [type(option) for option in table.options]
    assert kinds == sorted(kinds, key=[Step, Ride, Drive, Stop].index)
    order = table.streets.order
    for spaces in ([way.space for way in table.offered(Step)], [way.space for way in table.offered(Ride)]):
        assert spaces == sorted(spaces, key=order.__getitem__)
    far = table.streets.points("65")
    ends = [far[drive.space] for drive in table.offered(Drive)]
    assert ends == sorted(ends), "the nearest first"


@rule("GP-MOV.3", "GP-MOV.4")
def test_a_way_takes_the_road_before_the_ride_and_the_lowest_number() -> None:
    streets = Table().streets
    assert streets.path("60", "63") == [("63",)]
    assert streets.path("27", "65") == [("50", "57", "60", "65")]
    assert streets.path("45", "41") == [("40",), ("41",)]
    assert streets.path("45", "45") == []


@rule("GP-TOK.4", "GP-TOK.5")
def test_the_jam_may_be_entered_by_a_later_move() -> None:
    table = Table().cop("frank", at="131").given(jam="golden-gate-park").cop_turn("frank").choose(Move())
    assert table.match.option("cop-2", Drive("86")).path == ["131", "129", "86"]
    table.choose(Drive("86"))
    assert table.figure("frank").space == "86"
