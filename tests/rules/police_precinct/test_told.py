"""What the table hears, event by event, and what cannot be taken back because somebody has learned something."""

import pytest

from hardboiled.games.police_precinct.rules import events as e
from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.actions import ChooseHood, ChooseStack
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.calendar import day_passes
from hardboiled.games.police_precinct.rules.effects.card_texts import ChooseAccident
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import CancelEvent, event_phase
from hardboiled.games.police_precinct.rules.helping import Commit, SendPatrol
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.moving import (
    Drive,
    DriveSupport,
    StopAndSwap,
    SwapCar,
    TakeVan,
    move_phase,
)
from hardboiled.games.police_precinct.rules.punks import PostPatrol, punks_to
from hardboiled.games.police_precinct.rules.rolling import Reroll
from hardboiled.games.police_precinct.rules.supplies import PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from hardboiled.kernel import Event
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table

ME = ("officer-1", "renner")
SATO = ("officer-2", "sato")


def alone(seats: int = 3, **more) -> Table:
    """Renner acts, nobody else is near and nobody holds a card."""
    table = Table(seats=seats, cast=("renner", "sato", "lindqvist", "hartley"), **more)
    table.state.support = None
    return table.at("2BCw", *["D12"] * (seats - 1))


def heard(table: Table) -> list[Event]:
    """All that all hear."""
    return [told.event for told in table.match.told if told.to is None]


def whispered(table: Table) -> list[tuple[Event, tuple[str, ...]]]:
    """What only some hear."""
    return [(told.event, told.to) for told in table.match.told if told.to is not None]


# Phase 1.


def test_driving_is_told_with_its_way():
    table = alone(seats=2)
    table.state.support = "2BCw"
    table.duty(move_phase).choose(Drive("2CDw"), DriveSupport("2ABe"))
    assert heard(table) == [
        e.Drove(*ME, "car-officer-1", ("2BCw", "2BCe", "2CDw"), "2CDw"),
        e.SupportDrove(*ME, "support", ("2BCw", "2ABe"), "2ABe"),
    ]


def test_swapping_is_told():
    assert heard(alone().duty(move_phase).choose(SwapCar())) == [e.Swapped(*ME, False)]
    assert heard(alone().duty(move_phase).choose(Drive("2BCe"), StopAndSwap()))[-1] == e.Swapped(*ME, False)
    table = alone()
    table.me.marked = False
    assert heard(table.duty(move_phase).choose(SwapCar())) == [e.Swapped(*ME, True)]


def test_the_van_is_told_up_to_its_goal():
    table = alone().at("2CDw").ongoing("escort-van", "2CDw")
    table.duty(move_phase).choose(TakeVan(), Drive("D23"))
    assert heard(table)[1:] == [e.OtherCarMoved("van", ("2CDw", "2CDe", "D23"), "D23", "escort-van")]
    table = alone().at("2CDe").ongoing("escort-van", "2CDe")
    table.me.upgrades.append("movement")
    table.duty(move_phase).choose(TakeVan(), Drive("1CDw"))
    assert heard(table) == [
        e.Drove(*ME, "car-officer-1", ("2CDe", "D12", "1CDe", "1CDw"), "1CDw"),
        e.OtherCarMoved("van", ("2CDe", "D12"), "D12", "escort-van"),
        e.OngoingResolved(*ME, "escort-van"),
        e.DonutGained(*ME, 2, "escort-van"),
    ]


# Attempts.


def test_a_handled_emergency_is_told_from_the_marker_to_the_reward():
    table = alone().emergency("bar-brawl", marker="talkative").donuts(1)
    top = table.state.police[-1]
    table.duty(act_phase, 3, 1, 6).choose(Handle("bar-brawl"), SpendDonut())
    assert heard(table) == [
        e.DonutSpent(*ME, "handle"),
        e.MarkerTurned("talkative", "bar"),
        e.Rolled(*ME, (3, 1, 6), "bar-brawl", 3, "handle", (("skill", 2), ("donuts", 1))),
        e.Handled(*ME, "bar-brawl", "bar"),
        e.CardDrawn(*ME, top, "talkative"),
        e.DonutGained(*ME, 1, "bar-brawl"),
    ]


def test_a_failed_emergency_is_told_with_the_hospital():
    table = alone().at("2BCe").emergency("axe-rampage").hand("informant", "overtime")
    table.duty(act_phase, 1, 1).choose(Handle("axe-rampage"))
    assert heard(table)[1:] == [
        e.NotHandled(*ME, "axe-rampage", "donut-shop"),
        e.InHospital(*ME, "car-officer-1", "C23"),
        e.CardDiscarded(*ME, "informant", "hospital"),
        e.CardDiscarded(*ME, "overtime", "hospital"),
    ]


def test_an_arrest_is_told_with_the_gang_that_goes():
    table = alone().at("A12").punks(1, 2).gang(1, "wreckers")
    table.state.hoods[0].patrols, table.state.patrols = 1, 4
    table.duty(act_phase, 2, 2, 2, 1).choose(Arrest("hood-1"), SendPatrol())
    assert heard(table) == [
        e.PatrolSent(*ME, "hood-1"),
        e.Rolled(*ME, (2, 2, 2, 1), "hood-1", 2, "arrest", (("skill", 3), ("patrols", 1))),
        e.PunksArrested(*ME, 2, "hood-1"),
        e.GangGone("wreckers", "hood-1"),
    ]


def test_a_failed_arrest_is_told():
    table = alone().at("A12").punks(1, 2).duty(act_phase, 1, 1, 1).choose(Arrest("hood-1"))
    assert heard(table)[1:] == [e.ArrestFailed(*ME, "hood-1"), e.InHospital(*ME, "car-officer-1", "C23")]


def test_the_murderers_arrest_is_told():
    table = alone().at("A12").fill_case_file().punks(1, 1)
    table.state.murderer = 1
    table.duty(act_phase, 6, 6, 1).choose(Arrest("hood-1"))
    assert heard(table)[1:] == [e.PunksArrested(*ME, 1, "hood-1"), e.MurdererArrested(*ME, "hood-1")]
    assert table.state.murderer == 0


def test_ongoing_events_are_told_when_they_end_or_do_not():
    table = alone().ongoing("jail-break").duty(act_phase, 5, 5, 1).choose(Arrest("jail-break"))
    assert heard(table)[1:] == [e.OngoingResolved(*ME, "jail-break"), e.DonutGained(*ME, 1, "jail-break")]
    table = alone().ongoing("jail-break").duty(act_phase, 5, 1, 1).choose(Arrest("jail-break"))
    assert heard(table)[1:] == [e.NotHandled(*ME, "jail-break", "police-station")]
    table = alone().ongoing("detainees-run-amok").duty(act_phase, 1, 1).choose(Handle("detainees-run-amok"))
    assert heard(table)[1:] == [e.NotHandled(*ME, "detainees-run-amok", "police-station")]


def test_a_second_roll_is_told():
    table = alone()
    table.me.character = "velasco"
    table.emergency("bar-brawl").duty(act_phase, 1, 1, 2, 4).choose(Handle("bar-brawl"), Reroll(2))
    assert table.told(e.Rerolled) == [e.Rerolled("officer-1", "velasco", 2, (1, 1, 4), "bar-brawl", 3, "handle")]


def test_help_is_told_with_what_it_adds():
    table = alone().emergency("bar-brawl").hand("tow-truck", of=1)
    table.duty(act_phase, 1, 1, 1, 1).choose(Handle("bar-brawl"), Commit("tow-truck"))
    assert heard(table)[0] == e.Helped(*SATO, "tow-truck", 2)


def test_a_search_is_told():
    table = alone().at("2ABw").donuts(1)
    table.stack("crime-scene", "tyre-print", "oil-stain", "lost-glove")
    table.duty(act_phase, 1).choose(Investigate("crime-scene"), SpendDonut())
    assert heard(table) == [
        e.DonutSpent(*ME, "investigate"),
        e.Searched(*ME, "crime-scene", 3, "parking-lot"),
        e.CardsShown(("tyre-print", "oil-stain", "lost-glove")),
        e.EvidencePlaced(*ME, "tyre-print"),
        e.DeadEnd("lost-glove"),
    ]
    table = alone(mode="dirty-cop").at("2ABw")
    table.stack("crime-scene", "tyre-print", "oil-stain")
    table.state.case_file += ["torn-fabric", "shell-casing", "security-footage"]
    table.duty(act_phase).choose(Investigate("crime-scene"), Present(("tyre-print",)))
    assert heard(table) == [
        e.Searched(*ME, "crime-scene", 2, "parking-lot"),
        e.EvidencePlaced(*ME, "tyre-print"),
        e.CategoryComplete("crime-scene"),
        e.DonutGained(*ME, 1, "crime-scene"),
    ]
    assert whispered(table) == [(e.CardsShown(("tyre-print", "oil-stain")), ("officer-1",))]


# Cards and Donuts.


def test_cards_drawn_are_told_by_name_where_hands_are_open():
    table = alone()
    top = table.state.police[-1]
    assert heard(table.duty(act_phase).choose(DrawCard())) == [e.CardDrawn(*ME, top)]
    table = alone(mode="dirty-cop")
    top = table.state.police[-1]
    table.duty(act_phase).choose(DrawCard())
    assert heard(table) == [e.CardsDrawn(*ME, 1)]
    assert whispered(table) == [(e.CardSeen(*ME, top), ("officer-1",))]


def test_with_nothing_to_draw_nothing_is_told():
    table = alone(mode="dirty-cop")
    table.state.police.clear()
    assert heard(table.duty(act_phase).choose(DrawCard())) == []


def test_upgrades_are_told():
    table = alone().donuts(1).duty(act_phase).choose(Upgrade("arrest"))
    assert heard(table) == [e.DonutSpent(*ME, "upgrade"), e.Upgraded(*ME, "arrest")]


def test_card_texts_are_told():
    table = alone().hand("coffee-break").duty(act_phase).choose(PlayCard("coffee-break"))
    assert heard(table) == [e.CardPlayed(*ME, "coffee-break"), e.DonutGained(*ME, 1, "coffee-break")]
    table = alone().hand("swat-team").duty(act_phase).choose(PlayCard("swat-team"), ChooseHood(3))
    assert heard(table)[1:] == [e.SwatPlaced(*ME, "hood-3")]
    table = alone().hand("federal-agent").duty(act_phase)
    table.choose(PlayCard("federal-agent"), ChooseStack("examine-body"))
    assert heard(table)[1:] == [e.AgentPlaced(*ME, "examine-body")]
    table = alone().hand("patrol-duty-cuffs").duty(act_phase)
    table.choose(PlayCard("patrol-duty-cuffs"), PostPatrol(2), PostPatrol(5))
    assert heard(table)[1:] == [
        e.PatrolPosted(*ME, "hood-2", "patrol-duty-cuffs"),
        e.PatrolPosted(*ME, "hood-5", "patrol-duty-cuffs"),
    ]
    table = alone().at("A12").punks(1, 2).hand("street-sweep").duty(act_phase).choose(PlayCard("street-sweep"))
    assert heard(table)[1:] == [e.PunksGone(1, "hood-1", "street-sweep")]
    table = alone().emergency("pile-up", "B1").emergency("bus-crash", "C1").hand("tow-truck").duty(act_phase)
    table.choose(PlayCard("tow-truck"), ChooseAccident("bus-crash"))
    assert heard(table)[1:] == [e.TowedAway(*ME, "bus-crash", "C1")]


@pytest.mark.parametrize("mode", ["co-op", "dirty-cop"])
def test_a_secret_look_is_told_to_all_and_its_cards_to_one(mode):
    table = alone(mode=mode).hand("informant").next_event("bar-brawl", "turf-war").duty(act_phase)
    table.choose(PlayCard("informant"))
    assert heard(table)[1:] == [e.LookedAt(*ME, "event-deck", 2)]
    assert whispered(table) == [(e.CardsShown(("bar-brawl", "turf-war")), ("officer-1",))]
    table = alone(mode=mode).hand("case-notes")
    table.stack("examine-body", "last-meal", "entry-wound", "old-tattoo")
    table.duty(act_phase).choose(PlayCard("case-notes"), ChooseStack("examine-body"))
    assert heard(table)[1:] == [e.LookedAt(*ME, "examine-body", 3)]
    assert whispered(table) == [(e.CardsShown(("last-meal", "entry-wound", "old-tattoo")), ("officer-1",))]


def test_a_tip_is_told_with_its_cards():
    table = alone().emergency("bar-brawl", marker="knows-about-the-murder")
    table.stack("examine-body", "last-meal", "entry-wound")
    table.duty(act_phase, 3, 3).choose(Handle("bar-brawl"), ChooseStack("examine-body"))
    assert heard(table)[3:] == [
        e.Searched(*ME, "examine-body", 2, "morgue", "knows-about-the-murder"),
        e.CardsShown(("last-meal", "entry-wound")),
        e.EvidencePlaced(*ME, "entry-wound"),
        e.DonutGained(*ME, 1, "bar-brawl"),
    ]


# Phase 4.


def test_an_emergency_is_told_from_its_punks_to_its_place():
    table = alone().emergency("burglars", "warehouse-2").next_event("break-in").duty(event_phase, 3, 6, 4)
    assert heard(table) == [
        e.EventTurned(*ME, "break-in"),
        e.PunkAdded("hood-3", "break-in"),
        e.PunkAdded("hood-6", "break-in"),
        e.BecameUrgent("burglars", "warehouse-2", "break-in"),
        e.EmergencyPlaced("break-in", "apartment-4"),
    ]
    table.next_event("armed-burglars").duty(event_phase, 1, 2, 5)
    assert heard(table) == [
        e.EventTurned(*ME, "armed-burglars"),
        e.PunkAdded("hood-1", "armed-burglars"),
        e.PunkAdded("hood-2", "armed-burglars"),
        e.UrgentFailed("burglars", "warehouse-2", "armed-burglars"),
        e.BecameUrgent("break-in", "apartment-4", "armed-burglars"),
        e.CrimeRose(1, "urgent-failed", "armed-burglars"),
        e.EmergencyPlaced("armed-burglars", "warehouse-5"),
    ]


def test_punks_and_gangs_are_told_one_by_one():
    table = alone().punks(2, 3)
    table.state.gangs[:] = ["lookouts"]
    table.state.hoods[4].swat, table.state.swat = True, 2
    table.next_event("corner-crew").duty(event_phase, 2, 5, 1)
    assert heard(table)[1:] == [
        e.PunkAdded("hood-2", "corner-crew"),
        e.GangFormed("lookouts", "hood-2"),
        e.PunkKeptOut("hood-5", "corner-crew"),
        e.PunkAdded("hood-1", "corner-crew"),
    ]
    table = alone().punks(2, 3)
    table.state.gangs.clear()
    table.call(lambda play: punks_to(play, [2]))
    assert heard(table) == [e.PunkAdded("hood-2"), e.CrimeRose(1, "no-gang-card")]


def test_a_shortage_is_told():
    table = alone()
    table.state.stockpile = 2
    table.next_event("corner-crew").duty(event_phase)
    assert heard(table)[1:] == [e.PunkShortage(3, "corner-crew"), e.CrimeRose(1, "punk-shortage", "corner-crew")]


def test_ongoing_events_are_told_when_they_come_act_and_fail():
    table = alone().next_event("gas-leak").duty(event_phase, 2)
    assert heard(table) == [e.EventTurned(*ME, "gas-leak"), e.OngoingPlaced("gas-leak", "apartment-2")]
    table.state.events.cards[:], table.state.events.seen[:] = ["bad-press"] * 3, [0] * 3
    table.duty(event_phase, 2)
    assert heard(table) == [e.EventTurned(*ME, "bad-press"), e.LeakRolled((2,), False, "apartment-2", 1)]
    table.duty(event_phase, 1)
    assert heard(table)[1:] == [
        e.LeakRolled((1,), True, "apartment-2", 1),
        e.OngoingFailed("gas-leak"),
        e.CrimeRose(1, "gas-leak", "gas-leak"),
    ]
    table = alone().ongoing("car-theft", "2ABw").next_event("bad-press").duty(event_phase)
    assert heard(table)[1:] == [e.OtherCarMoved("stolen-car", ("2ABw", "2ABe"), "2ABe", "car-theft")]


def test_the_last_card_is_told_as_a_crime_step():
    table = alone()
    table.state.events.cards[:], table.state.events.seen[:] = ["bad-press"], [0]
    table.duty(event_phase)
    assert heard(table) == [e.EventTurned(*ME, "bad-press"), e.CrimeRose(1, "event-deck")]


def test_no_event_and_a_cancelled_one_are_told():
    table = alone().set_turn()
    table.state.turn.no_event = True
    assert heard(table.go_on(event_phase)) == [e.NoEventDrawn(*ME)]
    table = alone().donuts(1).next_event("bar-brawl")
    table.me.character = "kinney"
    table.duty(event_phase).choose(CancelEvent())
    kinney = ("officer-1", "kinney")
    assert heard(table) == [
        e.EventTurned(*kinney, "bar-brawl"),
        e.DonutSpent(*kinney, "cancel"),
        e.EventCancelled(*kinney, "bar-brawl"),
    ]


def test_a_street_riot_that_ends_is_told():
    table = alone().at("A12").punks(1, 1).ongoing("street-riot", "hood-1").duty(act_phase, 6, 1, 1)
    table.choose(Arrest("hood-1"))
    assert heard(table)[1:] == [
        e.PunksArrested(*ME, 1, "hood-1"),
        e.OngoingResolved(*ME, "street-riot"),
        e.DonutGained(*ME, 1, "street-riot"),
    ]


# Rounds.


def test_a_turn_and_a_day_are_told():
    table = alone().begin("move")
    assert heard(table) == [e.TurnBegan(*ME, table.state.day)]
    table = alone()
    table.state.day = 15
    table.call(day_passes)
    assert heard(table) == [e.DayPassed(16), e.MurdererMoved("murderer", "hood-6")]


@pytest.mark.parametrize("characters", ["random", "choose"])
def test_the_set_up_is_told(characters):
    match = start("police-precinct", "co-op", ["A", "B"], 3, characters=characters)
    while match.state.step == "set-up":
        match.choose(match.asks[0].options[0])
    kinds = [type(told.event).__name__ for told in match.told]
    assert kinds[:6] == ["PunkAdded"] * 6
    assert kinds.count("EmergencyPlaced") == 2
    taken = [told.event for told in match.told if isinstance(told.event, e.CharacterTaken)]
    assert taken == [e.CharacterTaken(officer.seat, officer.character) for officer in match.state.officers]
