"""More edges: what is offered and asked where something has run out, is closed, or comes twice."""

import pytest

from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.actions import ChooseHood, ChooseStack, Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, LeanOn, Recruit, Stir
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import event_phase
from hardboiled.games.police_precinct.rules.events import NoEventDrawn, Rolled
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.moving import Drive, DriveSupport, Stop, TakeVan, move_phase
from hardboiled.games.police_precinct.rules.set_up import StartMarked, StartUnmarked
from hardboiled.games.police_precinct.rules.special_events import tick
from hardboiled.games.police_precinct.rules.supplies import Discard, PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.turns import Keep
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from hardboiled.kernel import OptionError
from hardboiled.kernel.saving import start
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


# Phases 3 and 4.


@rule("PP-25.5", "PP-12.4")
def test_connected_keeps_a_single_card():
    table = alone().next_event("bad-press")
    table.me.character = "velasco"
    table.state.police[:] = ["overtime"]
    table.begin("draw")
    assert table.officer(0).hand == ["overtime"] or table.state.police_discard == ["overtime"]
    assert table.prompt == "move", "nobody was asked which to keep"


@rule("PP-25.5", "PP-12.8")
def test_connected_chooses_among_the_two_cards_of_phase_3_alone():
    table = alone()
    table.me.character = "velasco"
    table.state.events.cards[-1] = "gas-leak"
    table.state.police[-3:] = ["informant", "overtime", "negotiator"]
    table.begin("act").choose(DrawCard())
    assert table.options == [Keep("overtime"), Keep("informant")]
    table.choose(Keep("informant"))
    assert sorted(table.officer(0).hand) == ["informant", "negotiator"]


@rule("PP-13.1")
def test_with_no_event_card_anywhere_none_is_turned_up():
    table = alone()
    table.state.events.cards.clear()
    table.state.events.seen.clear()
    table.duty(event_phase)
    assert table.told(NoEventDrawn)
    assert table.state.crime == 0


@rule("PP-13.11")
@pytest.mark.parametrize("card", ["gas-leak", "jail-break", "officer-down", "escort-van", "car-theft"])
def test_an_event_does_not_act_on_the_draw_that_brought_it(card):
    table = alone().next_event(card).duty(event_phase)
    assert table.state.ongoing[0].ticks == 0
    table.next_event("quiet-shift").duty(event_phase, 6)
    assert [event.ticks for event in table.state.ongoing] == [1]


@rule("PP-13.11")
def test_older_events_act_oldest_first():
    table = alone().ongoing("car-theft", "2CDe").ongoing("officer-down", "hood-1", ticks=5)
    table.state.crime = 5
    table.call(lambda play: tick(play, ["officer-down", "car-theft"]))
    assert table.lost == "city-fails"
    table = alone().ongoing("officer-down", "hood-1", ticks=5).ongoing("car-theft", "2CDe")
    table.state.crime = 6
    table.call(lambda play: tick(play, ["officer-down", "car-theft"]))
    assert [event.card for event in table.state.ongoing] == ["car-theft"], "it had not come to that"


@rule("PP-16.6", "PP-15.4")
def test_a_riot_without_a_punk_for_it_does_not_stay():
    table = alone()
    table.state.stockpile = 0
    table.next_event("street-riot").duty(event_phase)
    assert (table.state.ongoing, table.state.event_discard, table.state.crime) == ([], ["street-riot"], 1)


@rule("PP-16.7", "PP-18.6")
def test_a_riot_kept_out_by_swat_is_over_at_once():
    table = alone()
    table.state.hoods[5].swat, table.state.swat = True, 2
    table.next_event("street-riot").duty(event_phase)
    assert (table.state.ongoing, table.me.donuts) == ([], 1)


@rule("PP-16.1")
def test_bad_press_asks_from_the_active_player_clockwise():
    table = alone().next_event("bad-press")
    for number in range(3):
        table.officer(number).hand[:] = ["informant", "overtime"]
    table.state.active = 1
    table.duty(event_phase)
    asked = []
    while table.match.asks:
        asked.append(table.ask.seats[0])
        table.choose(Discard("overtime"))
    assert asked == ["officer-2", "officer-3", "officer-1"]
    assert [officer.hand for officer in table.state.officers] == [["informant"]] * 3


@rule("PP-16.1", "PP-22.20")
def test_a_quiet_shift_gives_a_caught_dirty_cop_nothing():
    table = alone(seats=4, mode="dirty-cop").next_event("quiet-shift")
    table.me.standing, table.me.shown, table.me.space = "caught", True, None
    table.duty(event_phase)
    assert table.me.fresh == []


# Dirty Cops.


@rule("PP-22.13", "PP-22.19")
def test_whoever_is_caught_is_leaned_on_no_more():
    table = alone(seats=4, mode="dirty-cop")
    table.officer(1).loyalty, table.officer(1).leaned_on = "dirty", True
    table.duty(act_phase).choose(Accuse("officer-2"))
    assert not table.officer(1).leaned_on


@rule("PP-22.19", "PP-22.20")
def test_only_officers_on_the_force_can_be_leaned_on_once():
    table = alone(seats=4, mode="dirty-cop")
    table.me.loyalty, table.me.standing, table.me.shown, table.me.space = "dirty", "revealed", True, None
    table.officer(1).leaned_on = True
    table.officer(2).standing, table.officer(2).space = "caught", None
    table.begin("move")
    assert table.offered(LeanOn) == [LeanOn("officer-4")]
    assert table.offered(Recruit) == [Recruit(number) for number in range(1, 7)]
    assert Stir() in table.options


# The set-up.


@rule("PP-2.15")
def test_cars_are_chosen_at_once_but_one_after_the_other_by_a_single_player():
    match = start("police-precinct", "co-op", ["A", "B"], 3)
    assert [ask.seats for ask in match.asks] == [("officer-1",), ("officer-2",)]
    assert all(officer.marked for officer in match.state.officers), "until a side is chosen"
    match = start("police-precinct", "co-op", ["A"], 3)
    assert len(match.asks) == 1
    assert match.asks[0].args == {"who": match.state.officers[0].character}
    match.choose(StartUnmarked())
    assert match.asks[0].args == {"who": match.state.officers[1].character}
    match.choose(StartMarked())
    assert [officer.marked for officer in match.state.officers] == [False, True]


@rule("PP-22.2")
def test_how_many_dirty_cops_there_may_be_belongs_to_that_mode():
    with pytest.raises(OptionError, match="loyalty"):
        start("police-precinct", "co-op", ["A", "B"], 3, loyalty="two")
    with pytest.raises(OptionError, match="4 to 6 seats; there are 3"):
        start("police-precinct", "dirty-cop", ["A", "B", "C"], 3, loyalty="probably-two")


@rule("PP-22.2", "PP-26.1")
@pytest.mark.parametrize(("loyalty", "dirty"), [("one", 1), ("probably-one", 1), ("two", 2), ("internal-affairs", 2)])
def test_how_many_dirty_cards_were_shuffled_is_known(loyalty, dirty):
    match = start("police-precinct", "dirty-cop", ["A", "B", "C", "D"], 3, loyalty=loyalty)
    assert match.view("officer-1").dirty == dirty
    assert start("police-precinct", "co-op", ["A", "B", "C", "D"], 3).view("officer-1").dirty == 0


@rule("PP-2.10", "PP-15.6")
def test_the_stockpile_pays_for_the_starting_punks():
    for seats, total in ((2, 14), (3, 16), (6, 13)):
        state = start("police-precinct", "co-op", ["P"] * seats, 3).state
        assert state.stockpile == total - 6
