"""PP-15, PP-18: Punks, gangs and helper tokens."""

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.calendar import gangs_recruit
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import event_phase
from hardboiled.games.police_precinct.rules.events import GangFormed, PunkKeptOut, Rolled, Searched
from hardboiled.games.police_precinct.rules.evidence import place_evidence, take_from_top
from hardboiled.games.police_precinct.rules.helping import Commit, SendPatrol
from hardboiled.games.police_precinct.rules.hoods import population
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.punks import PostPatrol, place_punk, punks_by_die, punks_to
from hardboiled.games.police_precinct.rules.special_events import tick
from hardboiled.games.police_precinct.rules.supplies import PlayCard
from rules.police_precinct.table import Table
from support import rule


def hoods(table: Table) -> list[int]:
    return [hood.punks for hood in table.state.hoods]


@rule("PP-15.1")
def test_each_punk_has_its_own_die():
    table = Table().next_event("corner-crew").duty(event_phase, 2, 5, 2)
    assert hoods(table) == [0, 2, 0, 0, 1, 0]


@rule("PP-15.2")
def test_too_few_punks_place_none_and_cost_a_crime_step():
    table = Table().punks(1, 3)
    table.state.stockpile = 2
    table.next_event("corner-crew").duty(event_phase)
    assert hoods(table) == [3, 0, 0, 0, 0, 0]
    assert table.state.crime == 1
    assert table.state.event_discard == ["corner-crew"]


@rule("PP-15.3")
def test_an_emergency_discarded_for_want_of_punks_checks_no_colour():
    table = Table().emergency("bar-brawl").emergency("axe-rampage")
    table.state.urgent, table.state.stockpile = "bar-brawl", 1
    table.next_event("shoot-out").duty(event_phase)
    assert table.state.crime == 1, "for the shortage only"
    assert len(table.state.emergencies) == 2
    assert table.state.urgent == "bar-brawl"
    assert table.state.event_discard == ["shoot-out"]


@rule("PP-15.4")
def test_an_ongoing_event_without_its_punks_does_not_stay():
    table = Table()
    table.state.stockpile = 1
    table.next_event("jail-break").duty(event_phase)
    assert not table.state.ongoing
    assert table.state.event_discard == ["jail-break"]
    assert table.state.crime == 1


@rule("PP-15.5")
def test_later_punks_of_an_event_or_gang_follow_the_rule_but_the_card_stays():
    table = Table().ongoing("jail-break", ticks=3).punks(2, 4).gang(2, "recruiters")
    table.state.stockpile = 0
    table.call(lambda play: tick(play, ["jail-break"]))
    table.call(gangs_recruit)
    assert table.state.crime == 2
    assert len(table.state.ongoing) == 1
    assert table.state.hoods[1].gang == "recruiters"


@rule("PP-15.6")
def test_the_fourth_punk_founds_a_gang():
    table = Table().punks(3, 3)
    table.call(lambda play: place_punk(play, 3, set()))
    assert table.state.hoods[2].gang is not None
    assert len(table.state.gangs) == 3
    assert table.told(GangFormed)[0].space == "hood-3"


@rule("PP-15.7", "PP-15.8")
def test_a_fifth_gang_is_a_crime_step_for_every_punk():
    table = Table(seats=4, mode="dirty-cop", loyalty="two")
    for number, gang in enumerate(("iron-dogs", "lookouts", "wreckers", "recruiters"), 1):
        table.punks(number, 1).gang(number, gang)
    table.punks(5, 3).state.crime = 0
    table.call(lambda play: punks_to(play, [5, 5]))
    assert table.state.crime == 2
    assert table.state.hoods[4].gang is None
    assert table.state.hoods[4].punks == 5


@rule("PP-15.9")
def test_a_hood_has_at_most_one_gang():
    table = Table().punks(3, 5).gang(3, "lookouts")
    table.call(lambda play: place_punk(play, 3, set()))
    assert table.state.hoods[2].gang == "lookouts"
    assert len(table.state.gangs) == 3
    assert table.state.crime == 0


@rule("PP-15.10")
def test_the_murderer_is_no_punk_for_gangs():
    table = Table().punks(3, 2)
    table.state.murderer = 3
    table.call(lambda play: place_punk(play, 3, set()))
    assert table.state.hoods[2].gang is None


@rule("PP-15.11")
def test_the_last_punk_takes_the_gang_card_along_by_any_means():
    table = Table().at("A12").punks(1, 1).gang(1, "wreckers").hand("street-sweep")
    table.duty(act_phase).choose(PlayCard("street-sweep"))
    assert table.state.hoods[0].gang is None
    assert sorted(table.state.gangs) == ["iron-dogs", "lookouts", "recruiters", "wreckers"]


@rule("PP-15.12", "PP-15.13")
def test_each_gang_has_its_own_power():
    assert len(Table().content.gangs) == 4
    cast = ("renner", "sato", "lindqvist")
    table = Table(cast=cast).at("A12", "A12").punks(1, 4).gang(1, "iron-dogs")
    table.duty(act_phase, 6, 6, 6).choose(Arrest("hood-1"))
    assert len(table.told(Rolled)[0].faces) == 3 + 1 - 1
    table = Table(cast=cast).at("A12", "A12").punks(1, 4).gang(1, "lookouts")
    table.duty(act_phase, 6, 6, 6).choose(Arrest("hood-1"))
    assert len(table.told(Rolled)[0].faces) == 3
    table = Table(cast=cast).punks(5, 4).gang(5, "wreckers").emergency("bar-brawl")
    table.duty(act_phase, 3, 3, 3, 3).choose(Handle("bar-brawl"))
    assert table.told(Rolled)[0].need == 4, "the Bar is in block 5"
    table = Table(cast=cast).punks(5, 4).gang(5, "recruiters")
    table.call(gangs_recruit)
    assert table.state.hoods[4].punks == 5


# Helper tokens.


@rule("PP-18.1")
def test_unused_patrol_officers_stand_at_the_station_for_all():
    table = Table()
    assert table.state.patrols == 5
    table.state.active = 2
    table.hand("patrol-duty-cuffs", of=2).duty(act_phase)
    table.choose(PlayCard("patrol-duty-cuffs"), PostPatrol(1), Pass())
    assert table.state.patrols == 4


@rule("PP-18.2")
def test_patrol_officers_come_by_card_reward_and_power():
    table = Table(cast=("renner", "sato", "lindqvist")).at("2CDe", "A12", "A12").emergency("store-hold-up")
    table.duty(act_phase, 4, 4).choose(Handle("store-hold-up"), PostPatrol(6))
    assert (table.state.hoods[5].patrols, table.state.patrols, table.me.donuts) == (1, 4, 1)


@rule("PP-18.3", "PP-18.4")
def test_any_active_player_may_send_a_patrol_officer_back_for_a_die():
    table = Table(seats=2, cast=("sato", "renner")).at("D12", "A12").punks(1, 2)
    table.state.support = None
    table.state.active = 1
    table.state.hoods[0].patrols, table.state.patrols = 2, 3
    table.duty(act_phase, 2, 2, 2, 2).choose(Arrest("hood-1"), SendPatrol())
    assert Commit not in {type(option) for option in table.options}
    table.choose(table.options[0])
    assert len(table.told(Rolled)[0].faces) == 3 + 1
    assert (table.state.hoods[0].patrols, table.state.patrols) == (1, 4), "the other one stays in its hood"


@rule("PP-18.5")
def test_how_many_tokens_there_are():
    settings = Table().content.settings
    assert (settings.patrol_officers, settings.swat_tokens, settings.federal_agents) == (5, 3, 2)
    state = Table().state
    assert (state.patrols, state.swat, state.agents) == (5, 3, 2)


@rule("PP-18.6")
def test_swat_keeps_out_what_one_effect_adds_and_goes_back():
    table = Table().punks(4, 1)
    table.state.hoods[3].swat, table.state.swat = True, 2
    stockpile = table.state.stockpile
    table.call(lambda play: punks_by_die(play, 3), [4, 1, 4])
    assert hoods(table) == [1, 0, 0, 1, 0, 0]
    assert len(table.told(PunkKeptOut)) == 2
    assert table.state.stockpile == stockpile - 1
    assert (table.state.hoods[3].swat, table.state.swat) == (False, 3)
    table.call(lambda play: punks_by_die(play, 1), [4])
    assert table.state.hoods[3].punks == 2, "the next effect finds no SWAT"
    table = Table().hand("swat-team", "swat-team", "swat-team")
    for hood in table.state.hoods[1:]:
        hood.swat = True
    table.duty(act_phase).choose(PlayCard("swat-team"))
    assert table.state.hoods[0].swat, "at most one a hood: only hood 1 was left"
    assert PlayCard("swat-team") not in table.options


@rule("PP-18.7")
def test_the_stockpile_is_checked_before_swat():
    table = Table()
    for hood in table.state.hoods:
        hood.swat = True
    table.state.stockpile = 2
    table.call(lambda play: punks_by_die(play, 3))
    assert table.state.crime == 1
    assert all(hood.swat for hood in table.state.hoods)


@rule("PP-18.8")
def test_a_federal_agent_adds_a_card_once():
    table = Table(cast=("renner", "sato", "lindqvist")).at("2ABw", "D12", "D12")
    table.stack("crime-scene").agent, table.state.agents = True, 1
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert table.told(Searched)[0].amount == 3
    assert not table.stack("crime-scene").agent
    assert table.state.agents == 2
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert table.told(Searched)[0].amount == 2


@rule("PP-18.9")
def test_the_agent_of_a_stack_that_leaves_goes_back():
    table = Table()
    stack = table.stack("murder-weapon", "the-weapon")
    stack.agent, table.state.agents = True, 1

    def find(play):
        take_from_top(play, stack, 1)
        place_evidence(play, play.state.officers[0], stack, ["the-weapon"])

    table.call(find)
    assert stack.site == ""
    assert table.state.agents == 2


def test_a_riot_makes_the_population_count_higher():
    table = Table().punks(6, 2).ongoing("street-riot", "hood-6")
    assert population(table.state, table.content, 6) == 3
