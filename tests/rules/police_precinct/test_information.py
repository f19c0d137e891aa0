"""PP-26: information and chance."""

from random import Random

import pytest

from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.actions import ChooseStack
from hardboiled.games.police_precinct.rules.effects.card_texts import PutOnTop
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.supplies import PlayCard
from hardboiled.kernel.saving import start
from rules.police_precinct.table import Table
from support import rule


def set_table(mode: str = "dirty-cop") -> Table:
    table = Table(seats=4, mode=mode).at("A12", "2BCw", "2BCe", "D23").punks(2, 3)
    table.hand("informant", "overtime").hand("swat-team", of=1).donuts(2, of=2)
    table.emergency("bar-brawl", marker="bomb").emergency("pickpocket", marker="angry-dog", turned=True)
    table.officer(3).upgrades.append("arrest")
    table.state.case_file.append("tyre-print")
    table.state.removed.append("oil-stain")
    return table


@rule("PP-26.1")
def test_what_lies_on_the_table_is_open_to_all():
    for seat in ("officer-1", "officer-3", "spectator"):
        view = set_table().match.view(seat)
        assert [officer.space for officer in view.officers] == ["A12", "2BCw", "2BCe", "D23"]
        assert [officer.held for officer in view.officers] == [2, 1, 0, 0]
        assert [officer.donuts for officer in view.officers] == [0, 0, 2, 0]
        assert view.officers[3].upgrades == ("arrest",)
        assert view.hoods[1].punks == 3
        assert view.case_file == ("tyre-print",)
        assert view.removed == ("oil-stain",)
        assert [emergency.marker for emergency in view.emergencies] == [None, "angry-dog"]
        assert view.police_left == 44 - 3
        assert view.events_left == 37
        assert view.stacks[0].count == 14


@rule("PP-26.2")
def test_what_is_hidden():
    match = set_table().match
    view = match.view("officer-1")
    assert view.officers[0].hand == ("informant", "overtime")
    assert view.officers[1].hand == ()
    assert view.emergencies[0].hidden
    assert [officer.loyalty for officer in view.officers] == ["good", "", "", ""]
    assert view.events.known == ()
    assert all(stack.known == () for stack in view.stacks)
    worlds = {tuple(match.imagine("officer-1", Random(seed)).state.officers[1].hand) for seed in range(20)}
    assert len(worlds) > 3, "its cards could be any"
    guilty = {match.imagine("officer-1", Random(seed)).state.emergencies[0].marker for seed in range(20)}
    assert len(guilty) > 3


@rule("PP-26.3")
def test_without_a_traitor_hands_are_open():
    for seat in ("officer-3", "spectator"):
        view = set_table("co-op").match.view(seat)
        assert view.officers[0].hand == ("informant", "overtime")
        assert view.officers[1].hand == ("swat-team",)


@rule("PP-26.4")
@pytest.mark.parametrize("character", ["renner", "lindqvist"])
def test_held_back_evidence_shows_nowhere(character):
    """The same search by a Good Cop who found two dead ends and a Dirty Cop who hides evidence."""
    seen = []
    for loyalty, first, pick in (("good", "lost-glove", 1), ("dirty", "tyre-print", 0)):
        table = Table(seats=4, mode="dirty-cop", cast=(character, "sato", "okafor", "lindqvist"))
        table.at("2ABw", "D12", "D12", "D12")
        table.me.loyalty = loyalty
        table.stack("crime-scene", first, "oil-stain", "chewing-gum")
        table.duty(act_phase, pick).choose(Investigate("crime-scene"))
        asked = [(ask.seats, ask.prompt, ask.args) for ask in table.match.asks]
        table.choose(Present(()))
        told = [told.event for told in table.match.told if told.to is None]
        seen.append((table.match.view("officer-3"), table.match.view("spectator"), told, asked, len(table.match.log)))
    assert seen[0] == seen[1]


@rule("PP-26.5")
def test_the_same_seed_and_choices_give_the_same_game():
    def game() -> str:
        match = start("police-precinct", "dirty-cop", ["A", "B", "C"], 11)
        rng = Random(4)
        while match.asks:
            ask = rng.choice(match.asks)
            match.choose(rng.choice(list(ask.options)), ask.seats[0])
        return match.save()

    assert game() == game()


def test_secret_looks_stay_in_every_world_of_the_looker_only():
    table = Table(seats=4, mode="dirty-cop").hand("case-notes")
    table.stack("examine-body", "last-meal", "entry-wound", "old-tattoo")
    table.duty(act_phase).choose(PlayCard("case-notes"), ChooseStack("examine-body"))
    table.choose(PutOnTop("last-meal"), PutOnTop("entry-wound"))
    worlds = [table.match.imagine("officer-1", Random(seed)).state.stacks[2].cards for seed in range(10)]
    assert all(cards[-3:] == ["last-meal", "entry-wound", "old-tattoo"] for cards in worlds)
    others = {tuple(table.match.imagine("officer-2", Random(seed)).state.stacks[2].cards) for seed in range(10)}
    assert len(others) > 5


def test_a_thorough_good_cop_returned_no_evidence_in_any_world():
    table = Table(seats=4, mode="dirty-cop", cast=("lindqvist", "sato", "okafor", "renner")).at("2ABw")
    table.officer(1).loyalty = "dirty"
    table.stack("crime-scene", "lost-glove", "oil-stain", "chewing-gum")
    table.duty(act_phase).choose(Investigate("crime-scene"))
    table.choose(*table.options)
    for seed in range(40):
        state = table.match.imagine("officer-3", Random(seed)).state
        if state.officers[0].loyalty == "good":
            evidence = table.content.evidence["crime-scene"]
            assert not set(state.stacks[0].cards[:2]) & evidence


def test_who_is_proven_dirty_is_dirty_in_every_world():
    table = Table(seats=4, mode="dirty-cop")
    table.officer(0).loyalty = "dirty"
    table.officer(0).exposed = 0b0100
    table.begin("move")
    knows = {table.match.imagine("officer-3", Random(seed)).state.officers[0].loyalty for seed in range(20)}
    guesses = {table.match.imagine("officer-2", Random(seed)).state.officers[0].loyalty for seed in range(20)}
    assert knows == {"dirty"}
    assert guesses == {"good", "dirty"}
