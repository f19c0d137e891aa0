"""More edges: what is offered and asked where something has run out, is closed, or comes twice."""

from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.actions import ChooseHood, ChooseStack, Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.events import Rolled
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.moving import Drive, DriveSupport, Stop, TakeVan, move_phase
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from rules.police_precinct.table import Table
from support import rule


def alone(seats: int = 3, **more) -> Table:
    """Renner acts, nobody else is near and nobody holds a card."""
    table = Table(seats=seats, cast=("renner", "sato", "lindqvist", "hartley"), **more)
    table.state.support = None
    return table.at("2BCw", *["D12"] * (seats - 1))


def two(**more) -> Table:
    """Two players, with the Support Vehicle."""
    return Table(seats=2, cast=("renner", "sato"), **more).at("2BCw", "D12")


# Phase 1.


@rule("PP-5.10", "PP-5.3", "PP-5.5")
def test_nothing_speeds_up_a_car_that_is_through():
    table = two().donuts(1).hand("fast-response").duty(move_phase)
    assert {SpendDonut(), PlayCard("fast-response")} <= set(table.options)
    table.choose(Drive("2BCe"))
    assert {SpendDonut(), PlayCard("fast-response")} <= set(table.options)
    table.choose(DriveSupport("2BCe"))
    assert not {SpendDonut(), PlayCard("fast-response")} & set(table.options)


@rule("PP-5.10")
def test_the_support_vehicle_may_drive_on_until_the_car_drives():
    table = two().duty(move_phase).choose(DriveSupport("2BCe"), DriveSupport("2CDw"))
    assert {option.to for option in table.offered(DriveSupport)} == {"2BCe", "2CDe", "C12", "C23"}
    assert table.offered(Drive)
    table.choose(Drive("2ABe"))
    assert not table.offered(DriveSupport)
    assert {option.to for option in table.offered(Drive)} >= {"2ABw", "2BCw"}


@rule("PP-16.18")
def test_the_van_is_taken_along_before_the_car_drives_and_only_once():
    table = two().ongoing("escort-van", "2BCw").duty(move_phase).choose(TakeVan())
    assert TakeVan() not in table.options
    table = two().ongoing("escort-van", "2BCe").duty(move_phase).choose(Drive("2BCe"))
    assert TakeVan() not in table.options, "the car did not start there"
    table.choose(DriveSupport("2BCe"))
    assert TakeVan() not in table.options, "the car is through"
    table = two().ongoing("escort-van", "2BCw").duty(move_phase).choose(DriveSupport("2BCe"))
    assert TakeVan() in table.options, "the car has not moved"
    table = two().ongoing("escort-van", "2BCw").duty(move_phase).choose(TakeVan(), Drive("2BCe"), Drive("2CDw"))
    assert (table.me.space, table.state.van) == ("2CDw", "2CDw"), "it follows every drive of the turn"


@rule("PP-16.18", "PP-5.8")
def test_taking_the_van_begins_the_phase():
    table = two().ongoing("escort-van", "2BCw").duty(move_phase).choose(TakeVan())
    assert table.state.move.begun
    table.state.van = None
    assert {type(option).__name__ for option in table.options} >= {"StopAndSwap"}
    assert "SwapCar" not in {type(option).__name__ for option in table.options}


@rule("PP-16.19")
def test_after_its_goal_the_van_follows_no_more():
    table = alone().at("2CDe").ongoing("escort-van", "2CDe").duty(move_phase).choose(TakeVan(), Drive("D12"))
    table.choose(Drive("D23"))
    assert (table.state.van, table.me.space, table.state.move.van) == (None, "D23", False)


@rule("PP-25.5", "PP-3.4")
def test_a_crossing_that_saves_nothing_is_not_used_up():
    table = alone().at("A12").emergency("pile-up", "B2")
    table.me.character = "sato"
    table.officer(1).character = "renner"
    table.me.upgrades.append("movement")
    table.duty(move_phase).choose(Drive("B12"))
    assert table.state.move.passes == 1, "over Harbor Street it is no longer"
    table = alone().at("A12").emergency("pile-up", "B2")
    table.me.character, table.officer(1).character = "sato", "renner"
    table.me.upgrades.append("movement")
    table.duty(move_phase).choose(Drive("2BCw"))
    assert table.state.move.passes == 0, "three spaces over B2, more around"


@rule("PP-25.5", "PP-18.2")
def test_beat_cop_is_asked_only_where_a_hood_and_an_officer_are():
    def barrow(space: str, patrols: int) -> Table:
        table = alone().at(space)
        table.me.character, table.state.patrols = "barrow", patrols
        return table.duty(move_phase).choose(Stop())

    assert barrow("A12", 1).prompt == "beat-cop"
    assert barrow("A12", 0).match.over
    assert barrow("2BCw", 5).match.over
    assert barrow("A12", 1).choose(Pass()).state.patrols == 1
    table = alone().at("A12").duty(move_phase).choose(Stop())
    assert table.match.over, "only Barrow walks the beat"


# Phase 2.


@rule("PP-6.1", "PP-12.5")
def test_overtime_is_one_more_action_and_no_third():
    table = alone().at("2ABw").hand("overtime", "coffee-break").duty(act_phase)
    table.choose(Investigate("crime-scene"), PlayCard("overtime"), DrawCard())
    assert table.options == [PlayCard("coffee-break"), Pass()]
    table.choose(PlayCard("coffee-break"))
    assert table.match.over


@rule("PP-12.5")
def test_overtime_unused_can_be_left():
    table = alone().emergency("bar-brawl").hand("overtime").duty(act_phase).choose(DrawCard(), PlayCard("overtime"))
    assert table.options == [Handle("bar-brawl"), Pass()]
    table.choose(Pass())
    assert table.match.over


@rule("PP-26.2")
def test_after_the_action_a_secret_hand_is_asked_and_an_empty_one_is_not():
    table = alone(mode="dirty-cop").hand("tow-truck").duty(act_phase).choose(DrawCard())
    assert table.options == [Pass()]
    table = alone(mode="dirty-cop").duty(act_phase).choose(DrawCard())
    assert table.match.over


@rule("PP-11.6", "PP-12.5")
def test_coffee_needs_a_donut_in_the_supply():
    table = alone().hand("coffee-break").donuts(18, of=1)
    assert PlayCard("coffee-break") not in table.duty(act_phase).options
    table = alone().hand("coffee-break").donuts(17, of=1)
    assert PlayCard("coffee-break") in table.duty(act_phase).options


@rule("PP-12.5", "PP-18.8")
def test_an_agent_needs_an_open_stack_without_one():
    table = alone().hand("federal-agent")
    for stack in table.state.stacks[1:]:
        stack.site = ""
    assert PlayCard("federal-agent") in table.duty(act_phase).options
    table.state.stacks[0].agent, table.state.agents = True, 1
    assert PlayCard("federal-agent") not in table.duty(act_phase).options
    table = alone().hand("federal-agent")
    table.state.agents = 0
    assert PlayCard("federal-agent") not in table.duty(act_phase).options


@rule("PP-12.5")
def test_case_notes_need_an_open_stack():
    table = alone().hand("case-notes")
    for stack in table.state.stacks:
        stack.site = ""
    table.state.murderer = 3
    assert PlayCard("case-notes") not in table.duty(act_phase).options


@rule("PP-12.5")
def test_a_tow_truck_needs_an_accident():
    table = alone().hand("tow-truck").emergency("bar-brawl")
    assert PlayCard("tow-truck") not in table.duty(act_phase).options
    assert PlayCard("tow-truck") in table.emergency("pile-up", "B1").duty(act_phase).options


@rule("PP-12.5")
def test_a_swat_team_needs_a_token_and_a_hood_without_one():
    table = alone().hand("swat-team")
    table.state.swat = 1
    for hood in table.state.hoods[:5]:
        hood.swat = True
    assert PlayCard("swat-team") in table.duty(act_phase).options
    table.state.hoods[5].swat = True
    assert PlayCard("swat-team") not in table.duty(act_phase).options
    table = alone().hand("swat-team").duty(act_phase).choose(PlayCard("swat-team"), ChooseHood(2))
    assert [hood.swat for hood in table.state.hoods] == [False, True, False, False, False, False]
    assert table.state.swat == 2


@rule("PP-12.5")
def test_a_street_sweep_chooses_among_hoods_beside_the_car():
    table = alone().at("B23").punks(5, 1).punks(1, 2).hand("street-sweep").duty(act_phase)
    table.choose(PlayCard("street-sweep"))
    assert [hood.punks for hood in table.state.hoods] == [2, 0, 0, 0, 0, 0]


@rule("PP-8.8")
def test_bonuses_that_find_nothing_ask_nothing():
    table = alone().emergency("bar-brawl", marker="gang-recruiter").duty(act_phase, 3, 3).choose(Handle("bar-brawl"))
    assert (table.me.donuts, table.state.emergencies) == (1, [])
    table = alone().emergency("bar-brawl", marker="knows-about-the-murder")
    for stack in table.state.stacks:
        stack.site = ""
    table.state.murderer = 3
    table.duty(act_phase, 3, 3).choose(Handle("bar-brawl"))
    assert (table.me.donuts, table.state.emergencies) == (1, [])


@rule("PP-8.8", "PP-7.11")
def test_a_tip_can_complete_a_category_and_a_blocked_stack_can_be_turned_up():
    table = alone().emergency("bar-brawl", marker="knows-about-the-murder").emergency("car-prowler")
    stack = table.stack("crime-scene", "tyre-print", "oil-stain")
    table.state.case_file += ["torn-fabric", "shell-casing", "security-footage"]
    stack.agent, table.state.agents = True, 1
    table.duty(act_phase, 3, 3).choose(Handle("bar-brawl"), ChooseStack("crime-scene"))
    assert (stack.site, table.me.donuts, table.state.agents, stack.agent) == ("", 2, 2, False)
    assert table.state.drawn == []


@rule("PP-16.4", "PP-8.6")
def test_a_negotiator_helps_against_an_ongoing_event():
    table = alone().ongoing("detainees-run-amok").hand("negotiator").duty(act_phase, 3, 1)
    table.choose(Handle("detainees-run-amok"), PlayCard("negotiator"))
    assert table.told(Rolled)[0].need == 3
    assert not table.state.ongoing


@rule("PP-9.10")
def test_three_punks_and_the_murderer_are_one_donut():
    table = alone().at("A12").punks(1, 3).donuts(1).fill_case_file()
    table.state.murderer = 1
    table.duty(act_phase, *[6] * 4).choose(Arrest("hood-1"), SpendDonut())
    assert table.won
    assert table.officer(0).donuts == 1


@rule("PP-11.1", "PP-11.3")
def test_the_second_upgrade_needs_another_donut_and_can_be_left():
    table = alone().donuts(1).duty(act_phase).choose(Upgrade("arrest"))
    assert table.match.over
    assert table.state.upgrades["arrest"] == 2
    table = alone().donuts(2).duty(act_phase).choose(Upgrade("arrest"), Pass())
    assert (table.me.upgrades, table.me.donuts) == (["arrest"], 1)
    table = alone().donuts(4).duty(act_phase).choose(Upgrade("arrest"), Upgrade("movement"))
    assert table.match.over, "two at most"
    assert table.me.donuts == 2
    assert table.state.donuts == 16
