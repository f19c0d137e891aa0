"""PP-26.2: what cannot be taken back, for somebody has learned something; questions that come lest somebody does."""

import pytest

from hardboiled.games.police_precinct.rules import events as e
from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.actions import ChooseStack, Pass
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse, Reveal
from hardboiled.games.police_precinct.rules.effects.card_texts import ChooseAccident, PutOnTop
from hardboiled.games.police_precinct.rules.emergencies import Handle
from hardboiled.games.police_precinct.rules.event_deck import LetItCome, event_phase
from hardboiled.games.police_precinct.rules.helping import Commit, Go
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.moving import (
    Drive,
    Stop,
    move_phase,
)
from hardboiled.games.police_precinct.rules.set_up import StartMarked, StartUnmarked
from hardboiled.games.police_precinct.rules.supplies import Discard, PlayCard, SpendDonut
from hardboiled.games.police_precinct.rules.turns import Keep
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table
from support import rule


def alone(seats: int = 3, **more) -> Table:
    """Renner acts, nobody else is near and nobody holds a card."""
    table = Table(seats=seats, cast=("renner", "sato", "lindqvist", "hartley"), **more)
    table.state.support = None
    return table.at("2BCw", *["D12"] * (seats - 1))


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
    table = alone(seats=4, mode="dirty-cop").donuts(3)
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
