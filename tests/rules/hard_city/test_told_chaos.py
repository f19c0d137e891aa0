"""Every change on the table is told, in its order, with its cause: turns of Doctor Zero and of the AutoDoc."""

from hardboiled.games.hard_city.rules import events as e
from hardboiled.games.hard_city.rules.answers import (
    ChooseOfficer,
    ChoosePiece,
    ChooseSpace,
    Stop,
)
from hardboiled.games.hard_city.rules.attacks import Shoot
from hardboiled.games.hard_city.rules.basics import PlayBasics, UseBasic
from hardboiled.games.hard_city.rules.doctor_zero import ActivateFubar, DrawChaos, FubarAttack, PlayInstant, PlayText
from hardboiled.games.hard_city.rules.mutant_attacks import MutantAttack
from hardboiled.games.hard_city.rules.prowling import MoveMutant, MutantStep, WakeMutant
from hardboiled.games.hard_city.rules.spawning import SpawnAt
from hardboiled.games.hard_city.rules.state import QueuedCard
from support import rule

from .table import ONE, Table, coop, log

# Doctor Zero.


@rule("HC-10.11", "HC-10.14", "HC-10.9")
def test_a_turn_of_the_horde():
    table = Table()
    lying, mover = table.mutant("f8", stunned=True), table.mutant("b2")
    table.officer("donathan", at="f8", hp=6)
    table.doctor("pincer")
    table.choose(PlayText("pincer"), WakeMutant(lying), MoveMutant(mover), MutantStep("b4"), MutantAttack(lying, "f8"))
    assert log(table) == [
        e.ChaosPlayed("pincer", "text"),
        e.Woken(lying, "pincer"),
        e.Moved(mover, ("b2", "b3", "b4")),
        e.Attacked(lying, "f8"),
        e.Wounded("donathan", 1, lying),
    ]
    assert table.state.discard[-1] == "pincer"


@rule("HC-9.4", "HC-10.5", "HC-12.13")
def test_basic_actions_and_the_horde_that_is_too_large():
    table = Table()
    table.state.supply["mutant"] = ["mutant-9"]
    table.doctor("flood-the-block")
    table.choose(PlayBasics("flood-the-block"), UseBasic("spawn"), SpawnAt("a1"))
    assert log(table) == [
        e.ChaosPlayed("flood-the-block", "basics"),
        e.Spawned("mutant-9", "a1", "flood-the-block"),
        e.ChaosScored(1, "horde"),
    ]


@rule("HC-9.5", "HC-9.14")
def test_drawing_the_last_card():
    table = Table()
    table.hold("bite")
    table.state.deck[:] = ["howl"]
    table.state.discard[:] = ["pincer"]
    table.doctor()
    table.choose(DrawChaos())
    assert log(table) == [e.ChaosDrawn("doctor-zero", "howl"), e.Reshuffled(), e.ChaosDrew(1)]
    assert (table.state.deck, table.state.discard) == (["pincer"], [])


@rule("HC-26.15", "HC-6.9", "HC-6.18")
def test_cards_that_drain_jam_rob_shove_and_scare():
    table = Table()
    table.officer("donathan", at="f8", ap=5, gear=["radio"])
    table.mutant("f8")
    table.mutant("b9")
    civilian = table.civilian("b4")
    for name in ("jenny", "miranda", "marcellus"):
        table.officer(name, done=True, ap=0)
    table.doctor("jammed-guns", "sticky-fingers", "power-cut", "mind-games", "stampede", "static-on-the-line")
    table.choose(PlayInstant("static-on-the-line"))
    assert log(table)[1:] == [e.ApLost("donathan", 1, "static-on-the-line")]
    table.doctor()
    table.choose(PlayText("jammed-guns"), *([ChooseOfficer("donathan")] if table.prompt == "victim" else []))
    if table.prompt == "victim":
        table.choose(ChooseOfficer("donathan"))
    assert log(table)[1:] == [e.Jammed("donathan", "jammed-guns")]
    table.doctor()
    table.choose(PlayText("sticky-fingers"))
    if table.prompt == "victim":
        table.choose(ChooseOfficer("donathan"))
    assert log(table)[1:] == [e.GearLost("donathan", "radio", "sticky-fingers")]
    table.doctor()
    table.choose(PlayText("mind-games"), ChooseOfficer("donathan"), ChooseSpace("f6"))
    assert log(table)[1:] == [e.Moved("donathan", ("f8", "f6"), "", "mind-games")]
    table.doctor()
    table.choose(PlayText("stampede"), ChoosePiece(civilian), ChooseSpace("b6"))
    assert log(table)[1:] == [e.Moved(civilian, ("b4", "b6"), "", "stampede")]


@rule("HC-11.6", "HC-11.7")
def test_fubar_goes_and_strikes():
    table = Table()
    table.mutant("f8", kind="fubar", hp=3, ap=3)
    table.officer("donathan", at="f10", hp=6)
    table.doctor("bite")
    table.choose(ActivateFubar(), MutantStep("f9"), FubarAttack("f10"), Stop())
    assert log(table) == [
        e.Moved("fubar", ("f8", "f9")),
        e.Attacked("fubar", "f10"),
        e.Wounded("donathan", 1, "fubar"),
    ]


@rule("HC-11.9", "HC-11.10")
def test_fubar_is_shot():
    table = Table()
    table.mutant("b2", kind="fubar", hp=1)
    table.turn("donathan", at="f8", ap=5, chance=[ONE, ONE])
    table.choose(Shoot("b2"))
    assert log(table)[1:] == [
        e.Rolled("donathan", ("1", "1"), "shooting", "b2"),
        e.DiceCounted("donathan", ("1", "1"), "b2", 1, 0, 0, -1),
        e.Wounded("fubar", 1, "donathan"),
        e.Killed("fubar", "b2", "donathan"),
    ]


# The AutoDoc.


@rule("HC-17.1", "HC-17.4", "HC-17.6", "HC-19.1")
def test_cards_of_the_autodoc():
    table = coop()
    table.state.queue[:] = [QueuedCard("the-long-night", fresh=False)]
    table.state.deck.remove("the-long-night")
    table.state.supply["mutant"] = []
    table.autodoc("donathan", "breaking-news", "under-the-skin")
    assert log(table) == [
        e.AutodocDrew("breaking-news"),
        e.Queued("breaking-news"),
        e.AutodocDrew("under-the-skin"),
        e.ChaosScored(1, "horde"),
        e.SetAside("under-the-skin"),
        e.QueueActs("the-long-night"),
        e.ChaosScored(1, "horde"),
    ]


@rule("HC-17.12", "HC-19.9")
def test_markers_and_a_deck_that_runs_out():
    table = coop()
    table.state.discard[:] = ["twitching"]
    table.state.deck[:] = ["paperwork"]
    table.autodoc("donathan")
    assert log(table)[:3] == [e.AutodocDrew("paperwork"), e.Reshuffled(), e.ChaosScored(1, "reshuffle")]
    assert log(table)[3:] == [
        *(e.ApLost(officer.id, 1, "paperwork") for officer in table.state.officers),
        e.Queued("paperwork"),
    ]


@rule("HC-18.5", "HC-18.3")
def test_mutants_of_the_autodoc():
    table = coop()
    civilian = table.civilian("b2")
    biter = table.mutant("b2")
    table.officer("donathan", at="b5")
    table.autodoc("donathan", "fresh-meat")
    assert log(table) == [
        e.AutodocDrew("fresh-meat"),
        e.Attacked(biter, "b2"),
        e.CivilianKilled(civilian, "b2", biter),
        e.ChaosScored(1, "civilian"),
        e.Queued("fresh-meat"),
    ]
    away = coop()
    away.civilian("b2")
    runner = away.mutant("b4")
    away.officer("donathan", at="b8")
    away.autodoc("donathan", "fresh-meat")
    assert log(away)[1:-1] == [e.Moved(runner, ("b4", "b2"))]
