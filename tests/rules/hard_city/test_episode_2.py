"""HC-22: Mutagen Heist."""

import pytest

from hardboiled.games.hard_city.rules.answers import PlaceToken, Stop
from hardboiled.games.hard_city.rules.attacks import Shoot
from hardboiled.games.hard_city.rules.dice import PayDonuts
from hardboiled.games.hard_city.rules.doctor_zero import ActivateFubar, PlayText
from hardboiled.games.hard_city.rules.episodes.heist import SealManhole, TossBarrel
from hardboiled.games.hard_city.rules.events import AutodocDrew
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.mutant_attacks import attack_with_mutants
from hardboiled.games.hard_city.rules.prowling import LeaveBoard, MoveMutant, MutantStep, move_mutants
from hardboiled.games.hard_city.rules.spawning import SpawnKind, zone
from hardboiled.games.hard_city.rules.state import mutant_of
from hardboiled.games.hard_city.rules.tokens import ShootBarrel
from hardboiled.kernel.saving import start
from support import rule

from .table import BLANK, DONUT, ONE, TWO, Table


def heist(mode="one-vs-all", players=2):
    table = Table(mode=mode, players=players, episode=2)
    table.state.aboard["truck"] = 4
    table.obstacle("truck", "c7", "d7", "e7", "c8", "d8", "e8")
    table.state.active = "donathan"
    return table


@rule("HC-22.1", "HC-22.2", "HC-22.3", "HC-22.24")
def test_the_set_up_of_the_heist():
    match = start("hard-city", "one-vs-all", ["A", "B"], 5, episode=2)
    state = match.state
    assert [placing.board for placing in match.content.sheet(2).boards] == ["side-2a", "side-3a"]
    assert match.asks[0].prompt == "enter"
    assert state.aboard == {"truck": 4}
    assert 0 < len(state.manholes) <= 4
    assert list(state.manholes.values()) == list(match.content.layout(2, state.layout).manholes)
    assert state.crates
    assert state.civilians == {}
    assert state.helicopter == ""
    assert "truck" in state.obstacles
    assert set(zone(match.play)) == {space for patch in match.content.sheet(2).zone for space in patch}


@rule("HC-22.4")
def test_mutants_and_crates_at_the_beginning_of_a_round():
    table = heist()
    table.state.events.append("event-1")
    table.state.supply["soldier"].clear()
    table.begin("event-phase")
    marks, truck = table.content.events["event-1"].episode_2, table.state.obstacles["truck"]
    assert sorted(mutant.at for mutant in table.state.mutants) == sorted(at for at in marks.round if at not in truck)
    assert sorted(table.state.crates.values()) == sorted(marks.square)
    assert table.state.civilians == {}


@rule("HC-22.4", "HC-10.6", "HC-11.1")
def test_doctor_zero_may_let_soldiers_come_to_the_marks_but_not_fubar():
    table = heist()
    table.state.order = 3
    table.state.events.append("event-1")
    table.begin("event-phase")
    marks = table.content.events["event-1"].episode_2.round
    assert table.ask.seats == ("doctor-zero",)
    assert {*table.options} == {SpawnKind("mutant"), SpawnKind("soldier")}
    table.choose(SpawnKind("soldier"), SpawnKind("mutant"))
    assert [(m.kind, m.at) for m in table.state.mutants] == [("soldier", marks[0]), ("mutant", marks[1])]
    coop = heist("co-op", 1)
    coop.begin("event-phase")
    assert coop.state.mutants
    assert coop.ask.prompt == "pick", "no Soldiers against the AutoDoc"


@rule("HC-22.5")
def test_an_empty_supply_is_one_point_for_the_round():
    table = heist()
    table.state.supply["mutant"].clear()
    table.state.supply["soldier"].clear()
    table.begin("event-phase")
    assert table.state.chaos == 1


@rule("HC-22.6", "HC-22.7")
def test_the_truck_is_one_space_for_mutants_only():
    table = heist()
    mutant = table.mutant("b7")
    table.turn("donathan", at="b7")
    assert "truck" not in {action.to for action in table.offered(Step)}
    assert "c7" not in {action.to for action in table.offered(Step)}
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(mutant))
    assert MutantStep("c7") not in table.options
    table.choose(MutantStep("truck"), MutantStep("f9"))
    assert table.at(mutant) == "f9", "in on one side, out on the other: two spaces"
    mutant_of(table.state, mutant).at = "truck"
    table.turn("donathan", at="a1", chance=[ONE, ONE])
    table.choose(Shoot("truck"))
    assert not table.alive(mutant)


@rule("HC-22.8", "HC-22.9", "HC-22.10", "HC-22.18")
def test_sealing_a_manhole_with_dice_or_surely():
    table = heist()
    table.state.manholes.update({"manhole-1": "f8", "manhole-2": "g11"})
    table.turn("donathan", at="f8", chance=[BLANK, BLANK, BLANK, ONE])
    table.choose(SealManhole("manhole-1", False))
    assert (table.state.order, table.officer("donathan").ap) == (0, 3)
    table.choose(SealManhole("manhole-1", False))
    assert table.state.order == 2
    assert "manhole-1" not in table.state.manholes
    table.turn("jenny", at="g11")
    table.choose(SealManhole("manhole-2", True))
    assert (table.state.order, table.officer("jenny").ap) == (4, 1)
    table.state.manholes["manhole-3"] = "b2"
    table.mutant("b2")
    table.turn("miranda", at="b2")
    assert not table.offered(SealManhole), "not among active Mutants"
    table.turn("marcellus", at="b3")
    assert not table.offered(SealManhole)


@rule("HC-22.8")
def test_a_donut_alone_does_not_seal():
    table = heist()
    table.state.manholes["manhole-1"] = "f8"
    table.turn("donathan", at="f8", chance=[DONUT, BLANK])
    table.choose(SealManhole("manhole-1", False), PayDonuts(0))
    assert table.state.manholes


@rule("HC-22.11")
def test_a_mutant_on_the_truck_tosses_a_barrel_instead_of_an_attack():
    table = heist()
    rider = table.mutant("truck")
    table.run(lambda play: attack_with_mutants(play, 2))
    assert TossBarrel(rider) in table.options
    table.choose(TossBarrel(rider))
    assert "b6" in {action.space for action in table.options}
    assert "c7" not in {action.space for action in table.options}
    table.choose(PlaceToken("barrel", "b6"))
    assert table.state.aboard["truck"] == 3
    assert list(table.state.barrels.values()) == ["b6"]
    assert not table.match.asks, "that was its attack of the turn"
    assert mutant_of(table.state, rider).attacked


@rule("HC-11.16", "HC-11.15", "HC-22.11")
def test_fubar_on_the_truck_tosses_one_barrel_a_turn():
    table = heist()
    table.mutant("truck", kind="fubar", hp=3, ap=5)
    table.hold("bite")
    table.doctor()
    table.choose(ActivateFubar(), TossBarrel("fubar"), PlaceToken("barrel", "b6"))
    assert table.state.aboard["truck"] == 3
    assert mutant_of(table.state, "fubar").ap == 4
    assert not table.offered(TossBarrel)


@rule("HC-22.12", "HC-22.13", "HC-22.14", "HC-22.19")
def test_a_mutant_takes_a_barrel_along_and_off_the_board():
    table = heist()
    table.state.barrels.update({"barrel-1": "b3", "barrel-2": "b3"})
    thief = table.mutant("b3")
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(thief))
    assert {action.bring for action in table.offered(MutantStep)} == {"", "barrel-1"}
    table.choose(MutantStep("a2", "barrel-1"), MutantStep("a1", "barrel-1"))
    assert table.state.barrels["barrel-1"] == "a1"
    assert table.alive(thief), "stepping off costs a space of its own"
    mutant_of(table.state, thief).moved = False
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(thief))
    table.choose(LeaveBoard("barrel-1"))
    assert not table.alive(thief)
    assert thief in table.state.supply["mutant"]
    assert table.state.barrels == {"barrel-2": "b3"}
    assert (table.state.chaos, table.state.kills) == (2, 0)
    other = heist()
    other.state.barrels["barrel-1"] = "a2"
    waiting = other.mutant("a2")
    other.run(lambda play: move_mutants(play, 1))
    other.choose(MoveMutant(waiting))
    assert not other.offered(LeaveBoard), "only from a corner with an arrow"


@rule("HC-22.15")
def test_a_carriers_barrel_stays_when_it_is_shot():
    table = heist()
    table.state.barrels["barrel-1"] = "b3"
    thief = table.mutant("b3")
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(thief), MutantStep("a3", "barrel-1"), Stop())
    table.turn("donathan", at="f8", chance=[TWO, BLANK])
    table.choose(Shoot("a3"))
    assert table.state.barrels == {"barrel-1": "a3"}


@rule("HC-22.16")
def test_barrels_do_not_explode_and_officers_cannot_take_them():
    table = heist()
    table.state.barrels["barrel-1"] = "f9"
    table.turn("donathan", at="f8")
    assert not table.offered(ShootBarrel)
    table.choose(Step("f9"))
    assert {action.bring for action in table.offered(Step)} == {""}


@rule("HC-22.20", "HC-22.21", "HC-22.22", "HC-19.13")
@pytest.mark.parametrize("barrels", [4, 0])
def test_i_dont_think_theyre_teenage(barrels):
    table = heist("co-op", 1)
    table.state.aboard["truck"] = barrels
    table.state.manholes.update({"manhole-1": "f8", "manhole-2": "b10"})
    table.autodoc("donathan", "plan-3", "twitching")
    assert sorted(mutant.at for mutant in table.state.mutants) == ["b10", "b10", "f8", "f8"]
    assert table.state.aboard["truck"] == max(0, barrels - 1)
    assert table.state.chaos == 1
    assert [queued.card for queued in table.state.queue] == ["plan-3"]
    assert [event.card for event in table.told(AutodocDrew)] == ["plan-3", "twitching"]


def test_heave_ho_tosses_a_barrel_without_a_mutant():
    table = heist()
    table.doctor("orders-1")
    table.choose(PlayText("orders-1"))
    table.choose(table.options[0])
    assert table.state.aboard["truck"] == 3
