"""Edges of the rules that a table seldom comes to: each sets up its situation and cites the clause it is about."""

from collections import Counter

import pytest

from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.actions import Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.calendar import day_passes
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, Recruit, Reveal
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.ending import advance_crime
from hardboiled.games.police_precinct.rules.events import Helped, Rolled, Searched
from hardboiled.games.police_precinct.rules.helping import Commit
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.mending import mend
from hardboiled.games.police_precinct.rules.moving import Drive, DriveSupport, Stop
from hardboiled.games.police_precinct.rules.supplies import Discard, PlayCard, SpendDonut
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table
from support import rule


def apart(seats: int = 2, **more) -> Table:
    """Renner acts, nobody else is near."""
    table = Table(seats=seats, cast=("renner", "sato", "lindqvist", "hartley"), **more)
    table.state.support = None
    return table.at("2BCw", *["D12"] * (seats - 1))


def dice(table: Table) -> int:
    return len(table.told(Rolled)[-1].faces)


# Helping.


@rule("PP-25.5")
def test_dispatcher_counts_again_in_the_next_turn():
    table = apart(seats=3, mode="co-op").at("A12", "D12", "A12").punks(1, 6)
    table.officer(1).character = "okafor"
    table.hand("street-sweep", "swat-team", of=1)
    table.begin("move").choose(Stop(), Arrest("hood-1"), Commit("street-sweep"), Pass())
    assert table.told(Helped)[-1].amount == 1 + 1
    table.state.events.cards[:], table.state.events.seen[:] = ["quiet-shift"] * 3, [0] * 3
    table.state.active = 2
    table.officer(0).hand.clear()
    table.begin("move").choose(Stop(), Arrest("hood-1"), Commit("swat-team"))
    assert table.told(Helped)[-1].amount == 2 + 1, "another turn"


@rule("PP-25.5")
def test_dispatcher_is_one_symbol_more_of_the_kind_used():
    table = apart().emergency("bar-brawl").hand("tow-truck", of=1)
    table.officer(1).character = "okafor"
    table.duty(act_phase, *[1] * 5).choose(Handle("bar-brawl"), Commit("tow-truck"))
    assert [event.amount for event in table.told(Helped)] == [3]
    assert dice(table) == 2 + 3


@rule("PP-8.1")
@pytest.mark.parametrize("upgrade", ["investigation", "arrest", "movement"])
def test_only_the_upgrade_of_the_action_adds_a_die(upgrade):
    table = apart().emergency("bar-brawl")
    table.me.upgrades.append(upgrade)
    table.duty(act_phase, 1, 1).choose(Handle("bar-brawl"))
    assert dice(table) == 2


@rule("PP-8.1")
def test_a_sergeant_rolls_by_the_emergency_skill_with_text_and_vehicle():
    table = apart().at("2BCw", "2BCw").emergency("bar-brawl").hand("lights-and-sirens")
    table.me.character = "okafor"
    table.duty(act_phase, *[1] * 6).choose(Handle("bar-brawl"), PlayCard("lights-and-sirens"))
    assert dice(table) == 3 + 1 + 2


# Hospital.


@rule("PP-8.12")
@pytest.mark.parametrize(
    ("card", "space", "place"),
    [
        ("hostages", "1CDw", ""),
        ("axe-rampage", "2BCe", ""),
        ("kidnapping", "2CDw", ""),
        ("shoot-out", "2ABe", "warehouse-1"),
        ("cargo-heist", "2ABe", "warehouse-1"),
        ("arson", "2ABe", "warehouse-1"),
        ("overturned-truck", "2ABe", "B2"),
    ],
)
def test_failing_against_a_printed_five_or_six_means_the_hospital(card, space, place):
    table = apart().at(space).emergency(card, place).duty(act_phase, 1, 1).choose(Handle(card))
    assert (table.me.space, table.state.turn.in_hospital) == ("C23", True)


@rule("PP-8.12", "PP-8.14")
@pytest.mark.parametrize(("card", "space"), [("store-hold-up", "2CDe"), ("bar-brawl", "2BCw"), ("pickpocket", "2ABe")])
def test_failing_against_less_means_no_hospital(card, space):
    table = apart().at(space).emergency(card).duty(act_phase, 1, 1).choose(Handle(card))
    assert (table.me.space, table.state.turn.in_hospital, table.state.turn.no_draw) == (space, False, False)


# Searching.


@rule("PP-25.5", "PP-7.1")
@pytest.mark.parametrize(
    ("character", "marked", "cards"), [("lindqvist", True, 3), ("renner", True, 2), ("renner", False, 3)]
)
def test_a_marked_car_adds_nothing_even_for_sharp_eyes(character, marked, cards):
    table = apart().at("2ABw")
    table.me.character, table.me.marked = character, marked
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert table.told(Searched)[0].amount == cards


# Scenarios.


@rule("PP-24.6")
def test_degree_five_limits_the_dice_of_emergencies_too_but_no_cards():
    table = apart(degree="5").emergency("bar-brawl").donuts(6)
    table.duty(act_phase, *[1] * 6).choose(Handle("bar-brawl"), *[SpendDonut()] * 6)
    assert dice(table) == 6
    table = apart(degree="5").ongoing("detainees-run-amok").donuts(6)
    table.duty(act_phase, *[1] * 6).choose(Handle("detainees-run-amok"), *[SpendDonut()] * 6)
    assert dice(table) == 6
    table = apart(degree="5").at("2ABw").donuts(6)
    table.duty(act_phase).choose(Investigate("crime-scene"), *[SpendDonut()] * 6)
    assert table.told(Searched)[0].amount == 8, "a search rolls no dice"


@rule("PP-24.6", "PP-9.2")
@pytest.mark.parametrize("degree", ["none", "6", "7"])
def test_no_other_degree_limits_the_dice(degree):
    table = apart(degree=degree).at("A12").punks(1, 6).donuts(6)
    table.duty(act_phase, *[6] * 9).choose(Arrest("hood-1"), *[SpendDonut()] * 6)
    assert dice(table) == 9


@rule("PP-20.3")
def test_the_sixth_advance_loses():
    table = Table()
    for _ in range(5):
        table.call(lambda play: advance_crime(play, "event-deck"))
        assert table.match.outcome is None
    table.call(lambda play: advance_crime(play, "event-deck"))
    assert table.lost == "city-fails"


# Blocks.


@rule("PP-15.12")
@pytest.mark.parametrize("block", range(1, 7))
def test_wreckers_make_the_sites_of_their_block_harder_and_no_others(block):
    sites = Table().content.sites
    for site in sites.values():
        table = apart().at(site.access[0]).punks(block, 4).gang(block, "wreckers").emergency("bar-brawl", site.id)
        table.duty(act_phase, *[6] * 3).choose(Handle("bar-brawl"))
        assert table.told(Rolled)[0].need == (4 if site.block == block else 3), site.id
    table = apart().at("2ABe").punks(block, 4).gang(block, "wreckers").emergency("fender-bender", "B2")
    table.duty(act_phase, 6, 6).choose(Handle("fender-bender"))
    assert table.told(Rolled)[0].need == 2, "a crossing is in no block"


# Ongoing events.


@rule("PP-16.13")
def test_a_gas_leak_needs_a_four_and_stays_otherwise():
    table = apart().at("C12").ongoing("gas-leak", "apartment-3").duty(act_phase, 3, 3).choose(Handle("gas-leak"))
    assert [event.card for event in table.state.ongoing] == ["gas-leak"]
    assert (table.me.donuts, table.me.fresh, table.me.space) == (0, [], "C12")
    assert table.told(Rolled)[0].need == 4


@rule("PP-16.16")
def test_officer_down_needs_a_three_and_stays_otherwise():
    table = apart().at("A12").ongoing("officer-down", "hood-1").duty(act_phase, 2, 2).choose(Handle("officer-down"))
    assert [event.card for event in table.state.ongoing] == ["officer-down"]
    assert (table.me.donuts, table.state.patrols, table.me.space) == (0, 5, "A12")
    for space in ("A12", "1ABw"):
        assert Handle("officer-down") in apart().at(space).ongoing("officer-down", "hood-1").duty(act_phase).options


@rule("PP-18.5")
def test_every_token_can_be_used_and_no_more():
    table = Table(cast=("renner", "sato", "lindqvist")).hand(*["swat-team"] * 3).duty(act_phase)
    for _ in range(3):
        table.choose(PlayCard("swat-team"))
        table.choose(table.options[0])
    assert table.state.swat == 0
    table.me.hand.append("swat-team")
    assert PlayCard("swat-team") not in table.duty(act_phase).options
    table = Table(cast=("renner", "sato", "lindqvist")).hand("federal-agent", "federal-agent").duty(act_phase)
    for _ in range(2):
        table.choose(PlayCard("federal-agent"))
        table.choose(table.options[0])
    assert table.state.agents == 0
    table.me.hand.append("federal-agent")
    assert PlayCard("federal-agent") not in table.duty(act_phase).options
    table = Table(cast=("renner", "sato", "lindqvist"))
    table.state.patrols = 0
    table.hand("patrol-duty-cuffs")
    assert PlayCard("patrol-duty-cuffs") not in table.duty(act_phase).options


# Dirty Cops.


@rule("PP-22.1", "PP-22.2")
def test_internal_affairs_deals_from_six_good_and_two_dirty_cards():
    for seats in range(3, 7):
        state = start("police-precinct", "dirty-cop", ["P"] * seats, 4, loyalty="internal-affairs").state
        cards = [*state.undealt, *(officer.loyalty for officer in state.officers)]
        assert Counter(cards) == {"good": 6, "dirty": 2}


@rule("PP-22.7")
def test_a_hidden_dirty_cop_helps_plays_cards_and_draws_like_anybody():
    table = Table(seats=3, mode="dirty-cop", cast=("renner", "sato", "lindqvist")).at("A12", "D12", "D12").punks(1, 2)
    table.officer(1).loyalty = "dirty"
    table.hand("swat-team", of=1)
    table.duty(act_phase, *[6] * 5).choose(Arrest("hood-1"), Commit("swat-team"))
    assert dice(table) == 3 + 2
    table = Table(seats=3, mode="dirty-cop", cast=("renner", "sato", "lindqvist")).hand("coffee-break").donuts(3)
    table.me.loyalty = "dirty"
    table.state.events.cards[:], table.state.events.seen[:] = ["quiet-shift"] * 3, [0] * 3
    table.begin("move").choose(Drive("2BCe"), Stop())
    assert {Pass(), DrawCard(), PlayCard("coffee-break"), Accuse("officer-2"), Reveal()} <= set(table.options)
    table.choose(PlayCard("coffee-break"), DrawCard())
    officer = table.officer(0)
    assert (officer.donuts, officer.space, len(officer.hand) + len(officer.fresh)) == (4, "2BCe", 3)


@rule("PP-22.17")
def test_recruit_takes_its_punk_from_the_stockpile():
    table = Table(seats=4, mode="dirty-cop")
    table.me.loyalty, table.me.standing, table.me.shown, table.me.space = "dirty", "revealed", True, None
    before = table.state.stockpile
    table.begin("move").choose(Recruit(2))
    assert [hood.punks for hood in table.state.hoods] == [0, 1, 0, 0, 0, 0]
    assert table.state.stockpile == before - 1


@rule("PP-22.17", "PP-15.2", "PP-18.6")
def test_recruit_needs_a_punk_and_swat_keeps_him_out():
    def revealed() -> Table:
        table = Table(seats=4, mode="dirty-cop")
        table.me.loyalty, table.me.standing, table.me.shown, table.me.space = "dirty", "revealed", True, None
        return table

    table = revealed()
    crime, table.state.stockpile = table.state.crime, 0
    table.begin("move").choose(Recruit(2))
    assert (table.state.crime, table.state.stockpile) == (crime + 1, 0)
    assert not any(hood.punks for hood in table.state.hoods)
    table = revealed()
    table.state.hoods[1].swat, table.state.swat = True, 2
    table.begin("move").choose(Recruit(2))
    assert not any(hood.punks for hood in table.state.hoods)
    assert table.state.swat == 3


# Solo.


@rule("PP-23.6")
def test_the_solo_player_drives_two_officers_in_turn_for_a_whole_round():
    table = Table(seats=1, cast=("renner", "sato"))
    table.state.events.cards[:], table.state.events.seen[:] = ["quiet-shift"] * 6, [0] * 6
    day = table.state.day
    table.begin("move").choose(Drive("2BCe"), Stop(), Pass())
    assert (table.state.active, table.state.day) == (1, day)
    assert table.ask.seats == ("officer-1",)
    table.choose(DriveSupport("2BCe"), Stop(), Pass())
    assert (table.state.active, table.state.day) == (0, day + 1)
    one, two = table.state.officers
    assert (one.space, two.space, table.state.support) == ("2BCe", "2BCw", "2BCe")
    assert len(one.hand) == len(two.hand) == 2, "a card each in Phase 3, and the Quiet Shift's"


@rule("PP-23.6")
def test_solo_is_set_up_like_two_players():
    one, two = (start("police-precinct", "co-op", ["P"] * seats, 3).state for seats in (1, 2))
    assert len(one.officers) == 2
    for state in (one, two):
        punks = state.stockpile + sum(hood.punks for hood in state.hoods)
        assert (punks, state.day, [len(officer.hand) for officer in state.officers]) == (14, 1, [2, 2])


# Days.


@rule("PP-19.3")
def test_recruiters_add_their_punk_on_every_day():
    table = Table().punks(2, 4).gang(2, "recruiters").punks(3, 4).gang(3, "lookouts")
    table.call(day_passes)
    assert [hood.punks for hood in table.state.hoods] == [0, 5, 4, 0, 0, 0]
    table.call(day_passes)
    assert [hood.punks for hood in table.state.hoods] == [0, 6, 4, 0, 0, 0]


# Cards.


@rule("PP-10.1")
def test_whoever_has_one_card_loses_it_without_being_asked():
    table = apart().at("A12").punks(1, 6).hand("informant").duty(act_phase, 1, 1, 1).choose(Arrest("hood-1"))
    assert (table.me.hand, table.state.police_discard, table.prompt) == ([], ["informant"], "")


@rule("PP-10.1", "PP-12.8")
def test_a_card_gained_this_turn_can_be_lost_at_the_hospital():
    table = apart().at("A12").punks(1, 6).hand("informant", "overtime", "case-notes")
    table.me.fresh.append("negotiator")
    table.duty(act_phase, 1, 1, 1).choose(Arrest("hood-1"))
    assert Discard("negotiator") in table.options
    table.choose(Discard("negotiator"), Discard("overtime"))
    assert (table.me.hand, table.me.fresh) == (["informant", "case-notes"], [])


@rule("PP-20.3")
def test_a_match_begun_on_a_longer_track_has_one_step_left():
    table = Table()
    table.state.crime = table.content.settings.crime_track
    mend(table.state, table.content)
    assert table.state.crime == table.content.settings.crime_track - 1
    mend(table.state, table.content)
    assert table.state.crime == table.content.settings.crime_track - 1
    table.call(lambda play: advance_crime(play, "event-deck"))
    assert table.lost == "city-fails"
