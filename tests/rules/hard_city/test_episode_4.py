"""HC-24: Bloody Sunrise."""

from hardboiled.games.hard_city.rules.answers import PlaceOfficer, PlaceToken, TakeDamage
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import PullOut
from hardboiled.games.hard_city.rules.helicopter import CallHelicopter
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.mutant_attacks import MutantAttack, attack_with_mutants
from hardboiled.games.hard_city.rules.prowling import MoveMutant, MutantStep, move_mutants
from hardboiled.games.hard_city.rules.spawning import SpawnAt, zone
from hardboiled.games.hard_city.rules.state import mutant_of
from hardboiled.games.hard_city.rules.tokens import Evacuate
from hardboiled.kernel.saving import start
from support import rule

from .table import Table


def sunrise(mode="one-vs-all", players=2):
    table = Table(mode=mode, players=players, episode=4)
    table.obstacle("bus", "b5", "c5", "b6", "c6", "b7", "c7")
    table.obstacle("boat", "k5", "k6", "k7")
    table.state.aboard["bus"] = 8
    table.state.helicopter = "e9"
    return table


@rule("HC-24.1", "HC-24.2", "HC-24.3", "HC-24.4", "HC-24.18")
def test_the_set_up_of_bloody_sunrise():
    match = start(
        "hard-city", "one-vs-all", ["A", "B", "C"], 5, episode=4, officers=("donathan", "jenny", "miranda", "marcellus")
    )
    state, layout = match.state, match.content.layout(4, match.state.layout)
    assert [placing.board for placing in match.content.sheet(4).boards] == ["side-2b", "side-1b", "pier"]
    assert match.asks[0].seats == ("officers-1", "officers-2")
    match.choose(PlaceOfficer("jenny", layout.start))
    match.choose(PlaceOfficer("marcellus", layout.start))
    places = {officer.id: officer.at for officer in state.officers}
    assert [places["jenny"], places["marcellus"]] == [layout.start, layout.start]
    assert [places["donathan"], places["miranda"]] == [layout.pier, layout.pier]
    assert state.scenes[0] == "covering-fire"
    assert state.aboard == {"bus": 8}
    assert {"bus", "boat"} <= set(state.obstacles)
    assert state.helicopter == layout.helicopter
    assert state.crates
    assert set(zone(match.play)) == {space for patch in match.content.sheet(4).zone for space in patch}


@rule("HC-24.5", "HC-24.6")
def test_two_civilians_leave_the_bus_and_a_crate_lands():
    table = sunrise()
    table.begin("event-phase")
    assert table.ask.seats == ("officers-1",)
    sides = {action.space for action in table.options}
    assert sides == {"a5", "a6", "a7", "d5", "d6", "d7", "b4", "b8", "c8"}
    table.choose(PlaceToken("civilian", "d5"))
    assert PlaceToken("civilian", "d5") not in table.options, "on different spaces"
    table.choose(PlaceToken("civilian", "d6"))
    assert sorted(table.state.civilians.values()) == ["d5", "d6"]
    assert table.state.aboard["bus"] == 6
    assert list(table.state.crates.values()) == ["e9"]


@rule("HC-24.7", "HC-24.9")
def test_the_last_passengers_and_those_on_board():
    table = sunrise()
    table.state.aboard["bus"] = 1
    table.mutant("d5")
    table.run(lambda play: attack_with_mutants(play, 1))
    assert not table.match.asks, "on the Bus nobody is reached"
    table.turn("donathan", at="d6")
    assert not table.offered(PullOut)
    table.begin("event-phase")
    table.choose(PlaceToken("civilian", "d7"))
    assert table.state.aboard["bus"] == 0
    assert table.ask.prompt == "pick"


@rule("HC-24.8", "HC-24.10", "HC-24.16")
def test_mutants_on_the_boat_are_gone_for_a_point():
    table = sunrise()
    mutant, lying = table.mutant("i6"), table.mutant("j6", stunned=True)
    table.prowl(mutant)
    assert MutantStep("boat") in table.options, "by the space next to it"
    table.choose(MutantStep("j5"), MutantStep("boat"))
    assert not table.alive(mutant)
    assert (table.state.chaos, table.state.kills) == (1, 0)
    table.prowl(table.mutant("h6"))
    assert MutantStep("boat") not in table.options, "only from an adjacent space"
    table.choose(MutantStep("h8"))
    table.run(lambda play: move_mutants(play, 1))
    assert MoveMutant(lying) not in table.options
    table.turn("donathan", at="j6")
    assert "boat" not in {action.to for action in table.offered(Step)}
    assert "k6" not in {action.to for action in table.offered(Step)}


@rule("HC-24.11", "HC-24.15")
def test_getting_on_board():
    table = sunrise()
    pier = table.content.layout(4, 0).pier
    name = table.civilian(pier)
    table.turn("donathan", at=pier)
    table.choose(Evacuate(name))
    assert (table.state.order, table.officer("donathan").ap) == (1, 3)
    table.civilian(pier)
    table.mutant(pier)
    table.turn("donathan", ap=5)
    assert not table.offered(Evacuate)
    table.state.mutants.clear()
    table.state.kills = 9
    target = table.mutant("f8")
    table.run(lambda play: kill(play, mutant_of(play.state, target)))
    assert table.state.order == 2


@rule("HC-24.12", "HC-24.13")
def test_the_helicopter_only_brings_crates():
    table = sunrise()
    table.civilian("e9")
    table.state.ladder = True
    table.turn("donathan", at="e9")
    assert not table.offered(Evacuate)
    table.choose(CallHelicopter(), PlaceToken("helicopter", "f8"))
    assert table.state.helicopter == "f8"
    assert table.officer("donathan").ap == 4


@rule("HC-24.16")
def test_what_chaos_scores_in_episode_4():
    table = sunrise()
    name = table.civilian("f8")
    biter = table.mutant("f8")
    table.officer("jenny", at="f8", hp=1)
    second = table.mutant("f8")
    table.run(lambda play: attack_with_mutants(play, 2))
    table.choose(MutantAttack(biter, "f8"), TakeDamage(name))
    table.choose(MutantAttack(second, "f8"))
    assert table.state.chaos == 2


@rule("HC-24.19")
def test_events_are_used_for_the_layout_only():
    table = sunrise()
    events = list(table.state.events)
    table.begin("event-phase")
    assert table.state.events == events
    assert SpawnAt("a1") not in table.options
