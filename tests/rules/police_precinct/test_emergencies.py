"""PP-8, PP-17: handling Emergencies, and Unknown Circumstances."""

import pytest

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.actions import ChooseHood, ChooseStack
from hardboiled.games.police_precinct.rules.emergencies import Handle, draw_marker
from hardboiled.games.police_precinct.rules.event_deck import event_phase
from hardboiled.games.police_precinct.rules.events import MarkerTurned, NoEventDrawn, Rolled
from hardboiled.games.police_precinct.rules.helping import Commit
from hardboiled.games.police_precinct.rules.supplies import Discard, PlayCard, SpendDonut
from rules.police_precinct.table import Table
from support import rule


def bar(marker: str = "", card: str = "bar-brawl", **more) -> Table:
    """Renner alone before the Bar (Difficulty 3), Sato far away."""
    table = Table(seats=2, cast=("renner", "sato"), **more).at("2BCw", "D12")
    table.state.support = None
    return table.emergency(card, marker=marker) if card else table


def dice(table: Table) -> int:
    return len(table.told(Rolled)[-1].faces)


@rule("PP-8.1")
def test_emergency_dice_are_counted_part_by_part():
    table = bar("too-drunk-to-fight").at("2BCw", "2BCw").donuts(1).hand("lights-and-sirens", of=1)
    table.state.support = "2BCw"
    table.me.upgrades.append("emergency")
    table.duty(act_phase, *[1] * 8).choose(Handle("bar-brawl"), SpendDonut(), Commit("lights-and-sirens"))
    assert dice(table) == 2 + 1 + 1 + 1 + 1 + 1 + 1


@rule("PP-8.2")
def test_at_an_accident_vehicles_beside_it_count_once_each():
    table = Table(seats=4, cast=("renner", "sato", "lindqvist", "hartley")).at("2ABe", "2ABe", "B12", "2ABw")
    table.emergency("pile-up", "B2").duty(act_phase, 1, 1, 1, 1).choose(Handle("pile-up"))
    assert dice(table) == 2 + 2, "Sato here, Lindqvist on B12; Hartley on 2ABw is not beside B2"


@rule("PP-8.3", "PP-17.3")
@pytest.mark.parametrize(
    ("marker", "count", "need"),
    [
        ("too-drunk-to-fight", 3, 3),
        ("helpful-bystanders", 2, 2),
        ("angry-dog", 1, 3),
        ("hidden-gun", 2, 3),
        ("big-knife", 2, 4),
        ("bag-of-loot", 2, 3),
    ],
)
def test_markers_change_dice_or_the_level(marker, count, need):
    table = bar(marker).duty(act_phase, *[2] * count).choose(Handle("bar-brawl"))
    assert dice(table) == count
    assert table.told(Rolled)[0].need == need


@rule("PP-17.6")
def test_an_accomplice_gets_away_when_the_marker_is_turned_up():
    table = bar("accomplice").duty(act_phase, 4, 1, 1).choose(Handle("bar-brawl"))
    assert (table.state.hoods[3].punks, dice(table)) == (1, 2)
    table.duty(act_phase, 1, 1).choose(Handle("bar-brawl"))
    assert sum(hood.punks for hood in table.state.hoods) == 1, "only once"
    short = bar("accomplice")
    short.state.stockpile = 0
    short.duty(act_phase, 3, 3).choose(Handle("bar-brawl"))
    assert (short.state.crime, short.state.emergencies) == (1, []), "a shortage is crime; the attempt goes on"


@rule("PP-17.7")
def test_a_hidden_gun_puts_into_the_hospital_who_fails_against_an_easy_emergency():
    table = bar("hidden-gun").duty(act_phase, 1, 1).choose(Handle("bar-brawl"))
    assert (table.me.space, table.state.turn.in_hospital) == ("C23", True)
    table = bar("hidden-gun").duty(act_phase, 1, 3).choose(Handle("bar-brawl"))
    assert not table.state.turn.in_hospital
    assert not bar("angry-dog").duty(act_phase, 1).choose(Handle("bar-brawl")).state.turn.in_hospital


@rule("PP-8.4")
def test_at_least_one_die_is_rolled():
    table = bar("bomb").duty(act_phase, 2).choose(Handle("bar-brawl"))
    assert dice(table) == 1


@rule("PP-8.5")
def test_the_big_knife_raises_the_difficulty_level():
    table = bar("big-knife").duty(act_phase, 3, 3).choose(Handle("bar-brawl"))
    assert table.state.emergencies, "3 is not enough against 4"
    table = bar("big-knife").duty(act_phase, 3, 4).choose(Handle("bar-brawl"))
    assert not table.state.emergencies


@rule("PP-8.6")
def test_the_level_stays_between_two_and_six():
    table = bar(card="").at("1CDw", "A12").emergency("hostages", marker="big-knife")
    table.duty(act_phase, 6, 1).choose(Handle("hostages"))
    assert table.told(Rolled)[0].need == 6
    assert not table.state.emergencies
    table = bar(card="").at("2ABe", "D12").emergency("pickpocket", marker="bag-of-loot").hand("negotiator")
    table.duty(act_phase, 1, 1).choose(Handle("pickpocket"), PlayCard("negotiator"))
    assert table.told(Rolled)[0].need == 2
    assert table.state.emergencies


@rule("PP-8.7")
def test_the_highest_die_decides():
    assert not bar().duty(act_phase, 1, 3).choose(Handle("bar-brawl")).state.emergencies
    assert bar().duty(act_phase, 2, 2).choose(Handle("bar-brawl")).state.emergencies


@rule("PP-8.8", "PP-17.5")
def test_success_gives_the_bonus_then_the_reward_then_both_are_discarded():
    table = bar("bag-of-loot").duty(act_phase, 3, 3).choose(Handle("bar-brawl"))
    assert table.me.donuts == 2, "the bag of loot and the Bar Brawl's reward"
    assert table.state.event_discard == ["bar-brawl"]
    assert table.state.marker_discard == ["bag-of-loot"]
    table = bar("gang-recruiter").punks(1, 1).punks(4, 2).duty(act_phase, 3, 3).choose(Handle("bar-brawl"))
    assert table.prompt == "return-punk"
    assert table.me.donuts == 0, "the bonus comes first"
    assert table.state.emergencies
    table.choose(ChooseHood(4))
    assert (table.me.donuts, table.state.hoods[3].punks, table.state.emergencies) == (1, 1, [])
    failed = bar("bag-of-loot").duty(act_phase, 1, 1).choose(Handle("bar-brawl"))
    assert failed.me.donuts == 0


def test_the_other_bonuses():
    table = bar("talkative").duty(act_phase, 3, 3).choose(Handle("bar-brawl"))
    assert len(table.me.fresh) == 1
    table = bar("knows-about-the-murder").emergency("car-prowler")
    stack = table.stack("crime-scene", "tyre-print", "oil-stain")
    table.duty(act_phase, 3, 3).choose(Handle("bar-brawl"), ChooseStack("crime-scene"))
    assert table.state.case_file == ["tyre-print"]
    assert len(stack.cards) == 13, "nothing is removed"
    assert table.state.removed == []


@rule("PP-8.9")
def test_success_takes_the_urgent_marker_off():
    table = bar()
    table.state.urgent = "bar-brawl"
    table.duty(act_phase, 3, 3).choose(Handle("bar-brawl"))
    assert table.state.urgent is None


@rule("PP-8.10", "PP-8.11")
def test_failure_leaves_card_urgent_marker_and_the_face_up_circumstance():
    table = bar("angry-dog")
    table.state.urgent = "bar-brawl"
    table.duty(act_phase, 1).choose(Handle("bar-brawl"))
    emergency = table.state.emergencies[0]
    assert (table.state.urgent, emergency.marker, emergency.turned) == ("bar-brawl", "angry-dog", True)
    table.duty(act_phase, 1).choose(Handle("bar-brawl"))
    assert dice(table) == 1, "it applies to the next attempt"
    assert len(table.told(MarkerTurned)) == 0, "it is face up already"


@rule("PP-8.12", "PP-10.3")
def test_failing_against_five_or_six_means_hospital_two_cards_and_no_phase_3():
    table = bar(card="").at("2BCe", "D12").emergency("axe-rampage").hand("street-sweep", "case-notes", "informant")
    table.duty(act_phase, 4, 4).choose(Handle("axe-rampage"))
    assert table.me.space == "C23"
    assert table.prompt == "hospital-discard"
    table.choose(Discard("street-sweep"), Discard("informant"))
    assert table.me.hand == ["case-notes"]
    assert table.state.turn.no_draw


@rule("PP-8.13")
def test_the_printed_number_decides_about_the_hospital():
    table = bar("big-knife", card="store-hold-up").at("2CDe", "A12")
    table.duty(act_phase, 4, 4).choose(Handle("store-hold-up"))
    assert table.told(Rolled)[0].need == 5
    assert table.me.space == "2CDe", "printed 4"
    table = bar(card="").at("2BCe", "D12").emergency("axe-rampage").hand("negotiator")
    table.duty(act_phase, 3, 3).choose(Handle("axe-rampage"), PlayCard("negotiator"))
    assert table.told(Rolled)[0].need == 4
    assert table.me.space == "C23", "printed 5"


@rule("PP-8.14")
def test_failing_against_two_to_four_costs_nothing():
    table = bar()
    table.begin("act", 1, 1).choose(Handle("bar-brawl"))
    assert len(table.officer(0).hand) >= 1, "Phase 3 followed"
    assert table.officer(0).space == "2BCw"


@rule("PP-8.15")
def test_rewards_go_to_the_active_player():
    table = bar().at("2BCw", "2BCw").duty(act_phase, 3, 3, 3).choose(Handle("bar-brawl"))
    assert [officer.donuts for officer in table.state.officers] == [1, 0]


@rule("PP-8.16", "PP-13.2")
def test_the_reward_no_event_cancels_phase_4_and_nothing_ticks():
    table = bar(card="").at("2ABe", "D12").emergency("burglars", "warehouse-1").ongoing("car-theft", "2ABw")
    table.duty(act_phase, 3, 3).choose(Handle("burglars"))
    left = len(table.state.events.cards)
    table.go_on(event_phase)
    assert table.told(NoEventDrawn)
    assert len(table.state.events.cards) == left
    assert table.state.stolen == "2ABw"


@rule("PP-17.1")
def test_a_marker_stays_face_down_until_somebody_tries():
    table = bar("bomb")
    assert table.match.view("officer-1").emergencies[0].marker is None
    assert table.match.view("officer-1").emergencies[0].hidden
    table.duty(act_phase, 1).choose(Handle("bar-brawl"))
    assert table.match.view("spectator").emergencies[0].marker == "bomb"


@rule("PP-17.4")
def test_twenty_markers_and_discards_come_back_when_none_are_left():
    table = Table()
    assert sum(entry.copies for entry in table.content.circumstances.values()) == 20
    table.state.marker_discard[:] = table.state.markers
    table.state.markers.clear()
    table.call(draw_marker)
    assert len(table.state.markers) == 19
    assert not table.state.marker_discard
