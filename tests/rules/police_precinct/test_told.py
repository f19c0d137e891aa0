"""What the table hears, event by event, and what cannot be taken back because somebody has learned something."""

import pytest

from hardboiled.games.police_precinct.rules import events as e
from hardboiled.games.police_precinct.rules.acting import DrawCard, act_phase
from hardboiled.games.police_precinct.rules.actions import ChooseHood, ChooseStack, Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.calendar import day_passes
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, LeanOn, Recruit, Reveal, Stir
from hardboiled.games.police_precinct.rules.effects.card_texts import ChooseAccident, PutOnTop
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import CancelEvent, LetItCome, Resolve, event_phase
from hardboiled.games.police_precinct.rules.helping import Commit, Go, SendPatrol
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.moving import (
    Drive,
    DriveSupport,
    Stop,
    StopAndSwap,
    SwapCar,
    TakeVan,
    move_phase,
)
from hardboiled.games.police_precinct.rules.punks import PostPatrol, punks_to
from hardboiled.games.police_precinct.rules.rolling import Reroll
from hardboiled.games.police_precinct.rules.set_up import StartMarked, StartUnmarked
from hardboiled.games.police_precinct.rules.supplies import Discard, PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.turns import Keep
from hardboiled.games.police_precinct.rules.upgrades import Upgrade
from hardboiled.kernel import Event
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table
from support import rule

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
    table = alone().emergency("burglars", "warehouse-2").next_event("break-in").duty(event_phase, 3, 4)
    assert heard(table) == [
        e.EventTurned(*ME, "break-in"),
        e.PunkAdded("hood-3", "break-in"),
        e.BecameUrgent("burglars", "warehouse-2", "break-in"),
        e.EmergencyPlaced("break-in", "apartment-4"),
    ]
    table.next_event("armed-burglars").duty(event_phase, 1, 5)
    assert heard(table) == [
        e.EventTurned(*ME, "armed-burglars"),
        e.PunkAdded("hood-1", "armed-burglars"),
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


# Dirty Cops.


def underworld(dirty: int = 0) -> Table:
    table = Table(seats=4, mode="dirty-cop", cast=("renner", "sato", "lindqvist", "hartley")).next_event("bad-press")
    officer = table.officer(dirty)
    officer.loyalty, officer.standing, officer.shown, officer.space = "dirty", "revealed", True, None
    return table


def test_the_underworld_is_told():
    table = underworld().begin("move", 6).choose(Recruit(2))
    assert heard(table)[1:5] == [
        e.Recruiting(*ME),
        e.PunkAdded("hood-2", "underworld"),
        e.PunkAdded("hood-6", "underworld"),
        e.EventTurned(*ME, "bad-press"),
    ]
    table = underworld().begin("move").choose(LeanOn("officer-3"))
    assert heard(table)[1] == e.LeanedOn(*ME, "lindqvist")
    table = underworld().next_event("bad-press", "quiet-shift").begin("move").choose(Stir(), Resolve("quiet-shift"))
    assert heard(table)[1:3] == [e.StirredUp(*ME, ("bad-press", "quiet-shift")), e.EventTurned(*ME, "quiet-shift")]


def test_accusations_and_masks_are_told():
    table = alone(mode="dirty-cop").hand("informant").donuts(2).duty(act_phase).choose(Accuse("officer-2"))
    assert heard(table) == [e.Accused(*ME, "sato", "good"), e.CardDiscarded(*ME, "informant", "false-accusation")]
    table = alone(mode="dirty-cop").hand("informant", of=1)
    table.officer(1).loyalty = "dirty"
    table.duty(act_phase).choose(Accuse("officer-2"))
    assert heard(table) == [e.Accused(*ME, "sato", "dirty"), e.CardDiscarded(*SATO, "informant")]
    table = alone(mode="dirty-cop").donuts(2)
    table.me.loyalty = "dirty"
    table.duty(act_phase).choose(Reveal())
    assert heard(table) == [e.DonutSpent(*ME, "reveal"), e.Unmasked(*ME)]
    assert (table.me.donuts, table.state.donuts) == (0, 18)


# What somebody has learned cannot be taken back without the others.


def taken_back(table: Table) -> bool:
    return table.match.undo_is_free


@rule("PP-26.2")
def test_moving_and_looking_at_ones_options_can_be_taken_back():
    assert taken_back(alone().duty(move_phase).choose(Drive("2BCe")))
    assert taken_back(alone().donuts(2).duty(move_phase).choose(SpendDonut()))
    assert taken_back(alone().emergency("bar-brawl").donuts(2).duty(act_phase).choose(Handle("bar-brawl")))


@rule("PP-26.2")
@pytest.mark.parametrize("mode", ["co-op", "dirty-cop"])
def test_what_was_shown_cannot_be_taken_back(mode):
    assert not taken_back(
        alone(mode=mode).hand("coffee-break", "informant").duty(act_phase).choose(PlayCard("coffee-break"))
    )
    table = alone(mode=mode).emergency("bar-brawl").hand("negotiator", "lights-and-sirens", of=1).duty(act_phase)
    assert not taken_back(table.choose(Handle("bar-brawl"), Commit("negotiator")))
    table = alone(mode=mode).emergency("bar-brawl").hand("negotiator", of=1).donuts(1)
    table.duty(act_phase).choose(Handle("bar-brawl"), Go())
    assert taken_back(table)
    table = alone(mode=mode).hand("informant", "overtime", "case-notes").next_event("bad-press").duty(event_phase)
    assert not taken_back(table.choose(Discard("overtime")))
    table = alone(mode=mode).hand("case-notes").duty(act_phase).choose(PlayCard("case-notes"))
    assert not taken_back(table.choose(ChooseStack("examine-body")))
    first = table.options[0]
    assert taken_back(table.choose(first)), "in which order they go back, nobody has seen"


@rule("PP-26.2", "PP-7.6")
def test_a_search_and_what_is_presented_cannot_be_taken_back():
    table = alone(mode="dirty-cop").at("2ABw").hand("informant")
    table.stack("crime-scene", "tyre-print", "oil-stain")
    table.duty(act_phase).choose(Investigate("crime-scene"), Go())
    assert not taken_back(table)
    table.stack("crime-scene")
    table.choose(Present(("tyre-print",)))
    assert not taken_back(table)


@rule("PP-26.2", "PP-7.6", "PP-7.8")
def test_evidence_alone_presented_cannot_be_taken_back():
    table = alone(mode="dirty-cop").at("2ABw").hand("coffee-break")
    table.me.character = "kinney"
    table.stack("crime-scene", "tyre-print", "torn-fabric", "shell-casing")
    table.duty(act_phase).choose(Investigate("crime-scene"), Go())
    table.choose(table.options[0])
    assert table.prompt == "act", "no dead end, no shuffle, no dice"
    assert not taken_back(table)


@rule("PP-26.2", "PP-22.11", "PP-22.15")
def test_loyalties_shown_cannot_be_taken_back():
    table = alone(seats=4, mode="dirty-cop").donuts(1)
    assert not taken_back(table.duty(act_phase).choose(Accuse("officer-2")))
    table = alone(seats=4, mode="dirty-cop").donuts(1)
    table.me.loyalty = "dirty"
    assert not taken_back(table.duty(act_phase).choose(Reveal()))


@rule("PP-26.2", "PP-2.15")
def test_cars_chosen_at_once_cannot_be_taken_back():
    match = start("police-precinct", "co-op", ["A", "B"], 3)
    match.choose(StartMarked(), "officer-1")
    assert match.undo_is_free
    match.choose(StartUnmarked(), "officer-2")
    assert not match.undo_is_free


@rule("PP-26.2", "PP-21.6")
def test_the_end_cannot_be_taken_back():
    table = alone(mode="dirty-cop")
    table.state.day, table.state.active, table.state.first = 21, 2, 0
    table.officer(2).hand[:] = ["coffee-break"]
    table.begin("act")
    table.state.turn.no_draw = table.state.turn.no_event = True
    table.choose(Pass())
    assert table.lost == "day-22"
    assert not taken_back(table)


@rule("PP-26.2", "PP-12.6")
def test_a_marker_under_a_towed_accident_is_shown():
    table = alone().emergency("hit-and-run", "B1", marker="bomb").emergency("pile-up", "C1").hand("tow-truck")
    table.duty(act_phase).choose(PlayCard("tow-truck"))
    table.choose(ChooseAccident("hit-and-run"))
    assert not taken_back(table)
    assert table.state.marker_discard == ["bomb"]
    table = (
        alone().emergency("hit-and-run", "B1", marker="bomb", turned=True).emergency("pile-up", "C1").hand("tow-truck")
    )
    table.duty(act_phase).choose(PlayCard("tow-truck"), ChooseAccident("hit-and-run"))
    assert taken_back(table), "it lay open"


# Questions that come although there is one answer, because not asking would tell something.


@rule("PP-26.2")
def test_where_hands_are_secret_a_question_comes_for_any_card():
    table = alone(mode="dirty-cop").hand("tow-truck")
    assert table.duty(move_phase).prompt == "move"
    table.choose(Drive("2CDe"))
    assert table.options == [Stop()], "the card could be a Fast Response"
    table = alone().hand("tow-truck").duty(move_phase).choose(Drive("2CDe"))
    assert table.match.over
    table = alone(mode="dirty-cop").emergency("bar-brawl").hand("tow-truck").hand("informant", of=1)
    table.duty(act_phase).choose(Handle("bar-brawl"))
    assert (table.prompt, table.options) == ("commit-handle", [Go()])
    table.choose(Go())
    assert (table.prompt, table.options) == ("help-handle", [Pass()])
    table = alone().emergency("bar-brawl").hand("informant", of=1).duty(act_phase, 1, 1).choose(Handle("bar-brawl"))
    assert table.told(e.Rolled), "open hands: everybody sees that it does not fit"


@rule("PP-26.2", "PP-10.4")
def test_where_hands_are_secret_the_hospital_asks_for_any_card():
    table = alone(mode="dirty-cop").at("A12").punks(1, 6).hand("tow-truck").duty(act_phase, 1, 1, 1)
    table.choose(Arrest("hood-1"), Go())
    assert (table.prompt, table.options) == ("avoid-hospital", [Pass()])
    table = alone(mode="dirty-cop").at("A12").punks(1, 6).duty(act_phase, 1, 1, 1).choose(Arrest("hood-1"))
    assert table.me.space == "C23", "an empty hand has no secret"
    table = alone(mode="dirty-cop").at("A12").punks(1, 6).hand(*["forensics-kit"] * 3).duty(act_phase, 1, 1, 1)
    table.choose(Arrest("hood-1"), Go(), Pass())
    assert table.options == [Discard("forensics-kit")], "asked, for the others do not know that all are alike"


@rule("PP-26.2")
def test_looking_asks_even_where_the_cards_are_alike():
    table = alone().hand("informant").next_event("corner-crew")
    table.state.events.cards[-2:] = ["corner-crew", "corner-crew"]
    table.duty(act_phase).choose(PlayCard("informant"))
    assert (table.prompt, table.options) == ("put-on-top", [PutOnTop("corner-crew")])


@rule("PP-26.2", "PP-25.5")
def test_connected_asks_even_where_the_cards_are_alike():
    for mode, prompt in (("dirty-cop", "connected"), ("co-op", "move")):
        table = alone(mode=mode).next_event("bad-press")
        table.me.character = "velasco"
        table.state.police[-2:] = ["overtime", "overtime"]
        table.begin("draw")
        assert table.prompt == prompt
    table = alone(mode="dirty-cop").next_event("bad-press")
    table.me.character = "velasco"
    table.state.police[-2:] = ["overtime", "informant"]
    table.begin("draw").choose(Keep("overtime"))
    assert table.told(e.CardDiscarded)[0] == e.CardDiscarded("officer-1", "velasco", "informant", "connected")


@rule("PP-26.2", "PP-22.15")
def test_a_dirty_cops_own_action_is_not_told_by_a_question():
    """With an action open everybody is asked, for a Dirty Cop would have one more answer."""
    for loyalty in ("good", "dirty"):
        table = alone(mode="dirty-cop").ongoing("detainees-run-amok").at("A12", "D12", "D12")
        for other in table.state.officers[1:]:
            other.shown = True
        table.me.loyalty = loyalty
        table.duty(act_phase)
        assert table.prompt == "act"
        assert table.options == [Pass()]


@rule("PP-13.6")
def test_let_it_come_lets_the_card_come():
    table = alone().donuts(1).next_event("bar-brawl")
    table.me.character = "kinney"
    table.duty(event_phase).choose(LetItCome())
    assert [emergency.card for emergency in table.state.emergencies] == ["bar-brawl"]
    assert table.me.donuts == 1
