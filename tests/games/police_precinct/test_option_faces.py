"""What an option shows comes from the very function that takes and throws it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.city import routes
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, Reveal
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import CancelEvent, event_phase
from hardboiled.games.police_precinct.rules.events import Drove, Rolled
from hardboiled.games.police_precinct.rules.helping import Commit, Go, SendPatrol
from hardboiled.games.police_precinct.rules.investigating import Investigate
from hardboiled.games.police_precinct.rules.moving import Drive, DriveSupport, TakeVan, move_phase
from hardboiled.games.police_precinct.rules.rolling import KeepDice, Reroll
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from hardboiled.kernel import Action, Pool
from hardboiled.kernel.laws import check_terms
from hardboiled.kernel.saving import start
from hardboiled.kernel.scene import OptionFace
from rules.police_precinct.table import Table

ALONE = ("renner", "sato", "lindqvist")


def face(table: Table, action: Action, seat: str = "officer-1") -> OptionFace:
    """The option as its seat sees it on the whole scene."""
    ask = next(ask for ask in table.match.scene(seat).asks if ask.options)
    return next(option for option in ask.options if option.index == table.options.index(action))


def shown(table: Table, action: Action) -> Pool:
    (pool,) = action.dice(table.match.view("officer-1"), table.content)
    return pool


def test_manic_the_arrest_of_the_murderer_alone_shows_the_six_it_needs():
    table = Table(cast=ALONE, manic=True).at("A12", "D12", "D12").fill_case_file()
    table.state.murderer = 1
    table.duty(act_phase, 5, 5, 6)
    assert face(table, Arrest("hood-1")).detail == "3 dice against 6: 3 skill"
    need = shown(table, Arrest("hood-1")).need
    table.choose(Arrest("hood-1"))
    assert table.told(Rolled)[0].need == need == 6


def test_the_cap_on_dice_is_one_of_the_parts():
    table = Table(cast=ALONE, degree="5").at("A12", "D12", "D12").donuts(5).punks(1, 6)
    table.duty(act_phase, *[6] * 6).choose(Arrest("hood-1"), *[SpendDonut()] * 4)
    assert face(table, Go()).detail == "6 dice against 6: 3 skill + 4 Donuts − 1 assignment"
    assert sum(number for _, number in shown(table, Go()).parts) == 6


def test_the_one_die_that_is_always_left_is_one_of_the_parts():
    table = Table(cast=("sato", "renner", "kinney")).at("2BCw", "D12", "D12")
    table.emergency("bar-brawl", marker="bomb", turned=True).duty(act_phase, 3)
    skill = table.content.characters["sato"].emergency
    assert shown(table, Handle("bar-brawl")).parts == (("skill", skill), ("marker", -2), ("at-least", 3 - skill))
    table.choose(Handle("bar-brawl"))
    assert len(table.told(Rolled)[0].faces) == 1


def test_what_is_put_in_shows_the_dice_it_makes():
    table = Table(cast=ALONE).at("A12", "D12", "D12").donuts(1).punks(1, 2)
    table.state.hoods[0].patrols = 1
    table.duty(act_phase, *[6] * 5).choose(Arrest("hood-1"))
    assert [shown(table, option).dice for option in (Go(), SpendDonut(), SendPatrol())] == [3, 4, 4]
    table.choose(SendPatrol())
    assert face(table, SpendDonut()).detail == "5 dice against 2: 3 skill + 1 Donut + 1 Patrol Officer"
    check_terms(table.match, table.match.seats[0], SpendDonut())
    table.choose(SpendDonut())
    assert len(table.told(Rolled)[0].faces) == 5, "with nothing left to put in, the dice fall at once"


def test_a_face_down_marker_makes_the_dice_unsure():
    table = Table(cast=ALONE).at("2BCw", "D12", "D12").emergency("bar-brawl", marker="too-drunk-to-fight")
    table.duty(act_phase, *[1] * 3)
    assert face(table, Handle("bar-brawl")).detail == "2 dice against 3 before the Unknown Circumstances: 2 skill"
    check_terms(table.match, table.match.seats[0], Handle("bar-brawl"))


def test_a_search_shows_its_cards():
    table = Table(cast=ALONE).at("2ABw", "2ABw", "D12")
    table.me.marked = False
    option = face(table.duty(act_phase), Investigate("crime-scene"))
    assert option.detail == "4 cards: 2 skill + 1 car + 1 unmarked"
    assert option.targets == ["piece:stack-crime-scene"]


def test_with_the_dice_on_the_table_keeping_them_throws_nothing():
    table = Table(cast=("hartley", "sato", "okafor")).at("A12", "D12", "D12").punks(1, 4)
    table.duty(act_phase, 1, 1, 1).choose(Arrest("hood-1"))
    assert table.prompt == "reroll"
    assert face(table, KeepDice()).detail == ""
    assert face(table, Reroll(1)).detail == "1 die against 4"


def test_a_drive_across_a_closed_crossing_costs_the_steps_it_takes():
    """First Responder: from 2ABe to 2BCw is one step over B2, and more around it."""
    table = Table(cast=("sato", "renner", "okafor")).at("2ABe").emergency("pile-up", "B2").duty(move_phase)
    assert face(table, Drive("2BCw")).cost == "1 space"
    left = table.state.move.left
    table.choose(Drive("2BCw"))
    assert table.told(Drove)[0].path == ("2ABe", "2BCw")
    assert table.state.move.left == left - 1
    assert len(routes(table.content, "2ABe", ("B2",))["2BCw"]) - 1 > 1


def test_the_support_vehicle_shows_its_own_steps():
    table = Table(seats=2, cast=("renner", "sato")).duty(move_phase)
    option = face(table, DriveSupport("2ABe"))
    assert (option.cost, option.group) == ("1 space", "Support Vehicle")
    assert option.targets == ["space:2ABe", "piece:support"]
    assert option.path == ["2BCw", "2ABe"]


@pytest.mark.parametrize("price", [1, 2])
def test_cancelling_an_event_costs_what_the_power_says(tmp_path: Path, price: int):
    (tmp_path / "powers.toml").write_text(f'[committed]\nsource = "pack"\nicon = "fist"\namount = {price}\n')
    table = Table(cast=("kinney", "sato", "okafor"), packs=[tmp_path]).donuts(2).next_event("bar-brawl")
    table.duty(event_phase)
    assert face(table, CancelEvent()).cost == ("1 Donut", "2 Donuts")[price - 1]
    check_terms(table.match, table.match.seats[0], CancelEvent())
    table.choose(CancelEvent())
    assert table.officer(0).donuts == 2 - price


def test_clicks_and_names_come_from_what_the_fields_are():
    table = Table(seats=4, mode="dirty-cop").at("A12", "D12", "D12", "D12").punks(1, 2).hand("overtime", "coffee-break")
    table.donuts(3)
    table.me.loyalty = "dirty"
    table.duty(act_phase)
    accuse, arrest = face(table, Accuse("officer-3")), face(table, Arrest("hood-1"))
    assert (accuse.label, accuse.targets, accuse.confirm) == ("Accuse Sergeant Okafor", ["panel:officer-3"], True)
    assert (arrest.label, arrest.targets) == ("Arrest: Tin Row (1)", ["space:hood-1", "piece:punks-1"])
    assert face(table, PlayCard("coffee-break")).targets == ["card:officer-1-hand-1"]
    assert face(table, PlayCard("coffee-break")).detail == "Phase 2: take 1 Donut."
    assert face(table, Reveal()).cost == "3 Donuts"


def test_the_stolen_car_and_the_van_are_clicked_as_pieces():
    table = Table().at("2ABw").ongoing("car-theft", "2ABw").duty(act_phase)
    assert face(table, Arrest("car-theft")).targets == ["piece:stolen-car"]
    table = Table().at("2BCw").ongoing("escort-van", "2BCw").duty(move_phase)
    assert face(table, TakeVan()).targets == ["piece:van"]


def test_helping_shows_what_a_card_adds_with_the_helpers_own_power():
    """Solo: the second character helps, and it is Renner's Dispatcher that counts."""
    table = Table(seats=1, cast=("renner", "sato")).at("D12", "A12").punks(1, 2).hand("swat-team", of=0)
    table.state.support, table.state.active = None, 1
    table.duty(act_phase, *[6] * 5).choose(Arrest("hood-1"))
    assert face(table, Commit("swat-team")).detail == "3 more."


def tones(match: Any, seat: str = "officer-1") -> dict[str, str]:
    return {happening.kind: happening.tone for happening in match.scene(seat, since=0).happenings}


def test_an_arrest_is_told_as_a_success_and_a_beating_as_a_loss():
    table = Table(cast=ALONE).at("A12", "D12", "D12").punks(1, 2)
    table.begin("act", 6, 6, 6, *[3] * 9).choose(Arrest("hood-1"))
    assert tones(table.match)["punks-arrested"] == "good"
    table = Table(cast=ALONE).at("A12", "D12", "D12").punks(1, 2)
    table.begin("act", 1, 1, 1, *[3] * 9).choose(Arrest("hood-1"))
    assert tones(table.match)["arrest-failed"] == "bad"


def test_every_reward_has_its_words(tmp_path: Path):
    rewards = ", ".join(f'{{ do = "{word}", count = 2 }}' for word in ("turn-up", "return-punk"))
    (tmp_path / "emergencies.toml").write_text(
        '[flood]\nsource = "pack"\nicon = "drop"\ncolour = "blue"\nplace = "apartment"\ndifficulty = 3\n'
        f"unknown = false\npunks = 0\nreward = [{rewards}]\n"
    )
    match = start("police-precinct", seats=["A", "B"], seed=1, packs=[tmp_path])
    text = match.stage().cards["flood"].text
    assert "turn up the top 2 cards of a stack, 2 Punks leave the streets" in text
