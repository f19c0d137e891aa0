"""HC-10: spawning, moving and attacking; Rats and Soldiers."""

from hardboiled.games.hard_city.rules.answers import Stop, TakeDamage
from hardboiled.games.hard_city.rules.attacks import CloseCombat, Shoot
from hardboiled.games.hard_city.rules.basics import PlayBasics, UseBasic
from hardboiled.games.hard_city.rules.doctor_zero import PlayInstant, PlayText
from hardboiled.games.hard_city.rules.events import Moved
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.mutant_attacks import MutantAttack, attack_with_mutants
from hardboiled.games.hard_city.rules.prowling import MoveMutant, MutantStep, WakeMutant, move_mutants
from hardboiled.games.hard_city.rules.spawning import SpawnAt, SpawnKind, spawn, zone
from hardboiled.games.hard_city.rules.state import mutant_of
from support import rule

from .table import BLANK, ONE, Table


@rule("HC-10.1", "HC-10.3", "HC-10.5")
def test_spawning_in_the_zone_one_a_space_active():
    table = Table()
    table.doctor("flood-the-block")
    table.choose(PlayBasics("flood-the-block"), UseBasic("spawn"))
    assert {action.space for action in table.offered(SpawnAt)} == {
        space for patch in table.content.sheet(1).zone for space in patch
    }
    table.choose(SpawnAt("a1"))
    assert SpawnAt("a1") not in table.options
    table.choose(SpawnAt("a2"), Stop())
    assert [(mutant.at, mutant.stunned) for mutant in table.state.mutants] == [("a1", False), ("a2", False)]


@rule("HC-10.4")
def test_instant_and_action_together_spawn_once_a_space():
    table = Table()
    table.doctor("bad-batch", "flood-the-block")
    table.choose(PlayInstant("bad-batch"), SpawnAt("a1"), Stop())
    table.choose(PlayBasics("flood-the-block"), UseBasic("spawn"))
    assert SpawnAt("a1") not in table.options


@rule("HC-10.6", "HC-10.7", "HC-10.8")
def test_the_printed_example_a_rat_a_soldier_and_two_regular_ones():
    table = Table(episode=3)
    table.run(lambda play: spawn(play, 4, zone(play)))
    for space, kind in (("a1", "rat"), ("b1", "soldier"), ("a2", "mutant"), ("h12", "mutant")):
        table.choose(SpawnAt(space))
        table.choose(SpawnKind(kind))
    assert [mutant.kind for mutant in table.state.mutants] == ["rat", "soldier", "mutant", "mutant"]
    table.mutant("f8", kind="soldier")
    table.run(lambda play: spawn(play, 1, ["g12"]))
    table.choose(SpawnAt("g12"))
    assert SpawnKind("soldier") not in table.options, "two Soldiers are all there are"
    assert SpawnKind("rat") in table.options
    soldier = next(m for m in table.state.mutants if m.kind == "soldier")
    table.run(lambda play: kill(play, mutant_of(play.state, soldier.id)))
    table.run(lambda play: spawn(play, 1, ["g12"]))
    table.choose(SpawnAt("g12"))
    assert SpawnKind("soldier") in table.options


@rule("HC-10.9", "HC-10.10", "HC-10.11", "HC-10.12")
def test_the_printed_example_one_moves_two_wake():
    table = Table()
    runner = table.mutant("f8")
    sleepers = [table.mutant("b8", stunned=True), table.mutant("b9", stunned=True)]
    table.officer("donathan", at="b8")
    table.doctor("jammed-guns")
    table.choose(PlayBasics("jammed-guns"), UseBasic("move"))
    table.choose(MoveMutant(runner), MutantStep("g9"), MutantStep("h10"))
    assert table.at(runner) == "h10", "two spaces, diagonals too"
    assert MoveMutant(runner) not in table.options
    table.choose(*(WakeMutant(piece) for piece in sleepers))
    assert not any(table.stunned(piece) for piece in sleepers)
    assert table.ask.prompt == "basic", "three were moved"
    table.choose(UseBasic("attack"))
    assert MutantAttack(sleepers[0], "b8") in table.options
    table.choose(MutantAttack(sleepers[0], "b8"))
    assert table.officer("donathan").hp == 5


@rule("HC-10.10", "HC-10.16")
def test_once_a_turn_whatever_cards_are_played():
    table = Table()
    mutant = table.mutant("f8")
    table.officer("donathan", at="f9")
    table.hold("howl", "pincer")
    table.doctor()
    table.choose(PlayInstant("howl"), MoveMutant(mutant), MutantStep("f9"), Stop())
    table.choose(PlayText("pincer"))
    assert table.ask.prompt == "attack", "nobody else to move"
    table.choose(MutantAttack(mutant, "f9"))
    assert table.ask.prompt == "pick", "and it has attacked"
    assert table.officer("donathan").hp == 5


@rule("HC-10.13", "HC-10.14", "HC-10.15")
def test_an_attack_needs_somebody_and_the_officers_choose_whom_it_hurts():
    table = Table(players=3)
    lonely, biter, eater = table.mutant("b1"), table.mutant("f8"), table.mutant("g2")
    table.officer("donathan", at="f8")
    table.officer("jenny", at="f8")
    name, alone = table.civilian("f8"), table.civilian("g2")
    table.run(lambda play: attack_with_mutants(play, 3))
    assert {action.piece for action in table.offered(MutantAttack)} == {biter, eater}
    assert lonely not in {action.piece for action in table.offered(MutantAttack)}
    table.choose(MutantAttack(biter, "f8"))
    assert table.ask.seats == ("officers-1", "officers-2")
    assert {*table.options} == {TakeDamage("donathan"), TakeDamage("jenny"), TakeDamage(name)}
    table.choose(TakeDamage("jenny"))
    assert table.officer("jenny").hp == 3
    table.choose(MutantAttack(eater, "g2"))
    assert alone not in table.state.civilians


@rule("HC-10.17")
def test_mutants_pass_figures_unharmed_but_no_obstacles():
    table = Table()
    table.officer("donathan", at="f8")
    table.obstacle("car-1", "g8", "g9")
    mutant = table.mutant("f8")
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(mutant))
    steps = {action.to for action in table.offered(MutantStep)}
    assert "g8" not in steps
    table.choose(MutantStep("f9"), MutantStep("f10"))
    assert table.at(mutant) == "f10"
    assert not table.stunned(mutant)


@rule("HC-10.18")
def test_who_leaves_alive_is_back_in_the_supply():
    table = Table(episode=4)
    table.obstacle("boat", "k5", "k6", "k7")
    mutant = table.mutant("j6")
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(mutant), MutantStep("boat"))
    assert not table.alive(mutant)
    assert mutant in table.state.supply["mutant"]
    assert table.state.kills == 0


@rule("HC-10.19", "HC-10.20")
def test_the_rat_is_quick_and_dies_of_one_damage():
    table = Table(episode=4)
    rat = table.mutant("f8", kind="rat")
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(rat), MutantStep("f9"), MutantStep("f10"), MutantStep("f11"))
    assert table.at(rat) == "f11"
    table.turn("donathan", at="f11", chance=[ONE, BLANK])
    table.choose(CloseCombat())
    assert table.stunned(rat), "Close Combat just stuns"
    other = Table(episode=4)
    prey = other.mutant("f8", kind="rat")
    other.turn("donathan", at="b8", chance=[ONE, BLANK])
    other.choose(Shoot("f8"))
    assert not other.alive(prey)
    assert other.state.kills == 1


@rule("HC-10.21", "HC-10.22", "HC-10.23", "HC-10.24", "HC-10.25")
def test_the_soldier_shoots_along_lines_when_he_has_not_moved():
    table = Table(episode=2)
    table.state.aboard["truck"] = 4
    table.obstacle("truck", "c7", "d7", "e7", "c8", "d8", "e8")
    soldier = table.mutant("b8", kind="soldier")
    table.officer("donathan", at="h8")
    table.officer("jenny", at="f12")
    table.officer("miranda", at="g9")
    table.officer("marcellus", at="b11")
    table.run(lambda play: attack_with_mutants(play, 1))
    places = {action.at for action in table.offered(MutantAttack)}
    assert places == {"h8", "f12", "b11"}, "rows, columns, diagonals, past the Truck; not g9; nobody on his own"
    table.choose(MutantAttack(soldier, "f12"))
    assert table.officer("jenny").hp == 3
    table.run(lambda play: move_mutants(play, 1))
    mutant_of(table.state, soldier).moved = mutant_of(table.state, soldier).attacked = False
    table.run(lambda play: move_mutants(play, 1))
    table.choose(MoveMutant(soldier), MutantStep("b9"), MutantStep("b8"))
    table.run(lambda play: attack_with_mutants(play, 1))
    assert not table.match.asks, "a turn in which he moves is one without an attack"
    woken = Table(episode=2)
    lying = woken.mutant("b8", kind="soldier", stunned=True)
    woken.officer("donathan", at="h8")
    woken.run(lambda play: move_mutants(play, 1))
    woken.choose(WakeMutant(lying))
    woken.run(lambda play: attack_with_mutants(play, 1))
    assert MutantAttack(lying, "h8") in woken.options


@rule("HC-10.22")
def test_a_soldier_who_has_attacked_does_not_move_any_more():
    table = Table(episode=2)
    soldier, other = table.mutant("b8", kind="soldier"), table.mutant("b8")
    table.officer("donathan", at="h8")
    table.run(lambda play: attack_with_mutants(play, 1))
    table.choose(MutantAttack(soldier, "h8"))
    table.run(lambda play: move_mutants(play, 1))
    assert table.offered(MoveMutant) == [MoveMutant(other)]
    mutant_of(table.state, soldier).stunned = True
    table.run(lambda play: move_mutants(play, 1))
    assert table.offered(WakeMutant) == [WakeMutant(soldier)], "standing up is no move"


@rule("HC-10.9", "HC-10.17")
def test_a_mutant_moves_in_one_go():
    table = Table()
    mutant = table.mutant("f8")
    table.prowl(mutant)
    assert table.match.option("doctor-zero", MutantStep("f10")).path == ["f8", "f9", "f10"]
    assert MutantStep("f11") not in table.options
    table.choose(MutantStep("f10"))
    assert table.at(mutant) == "f10"
    assert table.told(Moved)[-1].path == ("f8", "f9", "f10")
    assert (table.state.turn.stride, table.state.turn.walker) == (0, "")


@rule("HC-10.19", "HC-10.9")
def test_what_is_left_of_a_move_can_still_be_gone():
    table = Table(episode=3)
    rat = table.mutant("f8", kind="rat")
    table.prowl(rat)
    assert MutantStep("f11") in table.options
    assert Stop() not in table.options
    table.choose(MutantStep("f10"))
    assert Stop() in table.options
    assert {"f11"} <= {option.to for option in table.offered(MutantStep)}
    assert "f12" not in {option.to for option in table.offered(MutantStep)}
    table.choose(MutantStep("f11"))
    assert table.at(rat) == "f11"


@rule("HC-22.12", "HC-22.6")
def test_a_laden_mutant_goes_round_the_truck():
    table = Table(episode=2)
    table.obstacle("truck", "b5", "c5", "b6", "c6", "b7", "c7")
    table.state.aboard["truck"] = 0
    table.state.barrels["barrel-1"] = "d5"
    thief = table.mutant("d5")
    table.prowl(thief)
    assert MutantStep("truck") in table.options
    assert MutantStep("truck", "barrel-1") not in table.options
    alone = {option.to for option in table.offered(MutantStep) if not option.bring}
    laden = {option.to for option in table.offered(MutantStep) if option.bring}
    assert "a5" in alone, "over the Truck"
    assert "a5" not in laden
    table.choose(MutantStep("f5", "barrel-1"))
    assert table.state.barrels["barrel-1"] == "f5"
