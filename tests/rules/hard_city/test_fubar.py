"""HC-11: F.U.B.A.R."""

import pytest

from hardboiled.games.hard_city.rules.attacks import AimedShot, AssignDamage, CloseCombat, Shoot
from hardboiled.games.hard_city.rules.doctor_zero import ActivateFubar, FubarAttack
from hardboiled.games.hard_city.rules.effects.fighting import Burst
from hardboiled.games.hard_city.rules.effects.order_word import carry_out
from hardboiled.games.hard_city.rules.equipment import UseGear
from hardboiled.games.hard_city.rules.kills import kill
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.mutant_attacks import attack_with_mutants
from hardboiled.games.hard_city.rules.prowling import MutantStep, move_mutants
from hardboiled.games.hard_city.rules.spawning import SpawnAt, SpawnKind, spawn, zone
from hardboiled.games.hard_city.rules.state import mutant_of
from support import rule

from .table import BLANK, ONE, TWO, Table


@rule("HC-11.1", "HC-11.2", "HC-11.3", "HC-11.5", "HC-11.14")
def test_fubar_comes_once_by_a_spawn_with_the_officers_points_as_hp():
    table = Table()
    table.run(lambda play: spawn(play, 2, zone(play)))
    table.choose(SpawnAt("a1"))
    assert [mutant.kind for mutant in table.state.mutants] == ["mutant"], "not while the officers have 0 VP"
    table.state.order = 3
    table.run(lambda play: spawn(play, 1, zone(play)))
    table.choose(SpawnAt("a2"))
    table.choose(SpawnKind("fubar"))
    fubar = mutant_of(table.state, "fubar")
    assert (fubar.hp, fubar.ap, fubar.at) == (3, 5, "a2")
    assert not table.match.asks, "he counts as one spawn"
    table.run(lambda play: kill(play, mutant_of(play.state, "fubar")))
    table.run(lambda play: spawn(play, 1, zone(play)))
    table.choose(SpawnAt("h1"))
    assert table.state.mutants[-1].kind == "mutant", "never again"


@rule("HC-11.6", "HC-11.7", "HC-11.12")
def test_each_of_his_ap_is_a_space_or_an_attack_next_to_him():
    table = Table()
    table.mutant("f8", kind="fubar", hp=3, ap=5)
    table.officer("donathan", at="f10")
    table.hold("bite")
    table.doctor()
    table.choose(ActivateFubar())
    assert not table.offered(FubarAttack)
    table.choose(MutantStep("f9"))
    for _ in range(3):
        table.choose(FubarAttack("f10"))
    table.choose(MutantStep("f10"))
    assert table.officer("donathan").hp == 3
    assert mutant_of(table.state, "fubar").ap == 0
    assert table.ask.prompt == "pick"
    table.begin("event-phase")
    assert mutant_of(table.state, "fubar").ap == 5


@rule("HC-11.8")
def test_chaos_cards_do_not_touch_fubar():
    table = Table()
    table.mutant("f8", kind="fubar", hp=3, ap=5)
    table.officer("donathan", at="f8")
    table.run(lambda play: move_mutants(play, 3))
    assert not table.match.asks
    table.run(lambda play: attack_with_mutants(play, 3))
    assert not table.match.asks
    assert table.officer("donathan").hp == 6


@rule("HC-11.9")
@pytest.mark.parametrize(("faces", "left"), [([TWO, ONE], 1), ([ONE, BLANK], 3), ([BLANK, BLANK], 3)])
def test_shots_at_his_space_are_weakened_by_one(faces, left):
    table = Table()
    table.mutant("f8", kind="fubar", hp=3)
    table.turn("donathan", at="b1", chance=faces)
    table.choose(Shoot("f8"))
    assert mutant_of(table.state, "fubar").hp == left


@rule("HC-11.9", "HC-11.10")
def test_his_armour_shields_the_space_and_a_blast_is_weakened_too():
    table = Table()
    table.mutant("f8", kind="fubar", hp=1)
    beside = table.mutant("f8")
    table.turn("donathan", at="b1")
    table.choose(AimedShot("f8"), AssignDamage(beside))
    assert table.stunned(beside), "2 - 1 damage only stuns"
    other = Table()
    other.mutant("f8", kind="fubar", hp=3)
    other.state.barrels["barrel-1"] = "f8"
    from hardboiled.games.hard_city.rules.episode import episode_of

    other.run(lambda play: episode_of(play.state).barrel_broken(play, "barrel-1"))
    assert mutant_of(other.state, "fubar").hp == 2
    other.state.kills = 0
    other.run(lambda play: kill(play, mutant_of(play.state, "fubar")))
    assert other.state.kills == 4


@rule("HC-11.9", "HC-21.8")
@pytest.mark.parametrize("hp", [1, 2])
def test_a_blast_that_kills_him_is_weakened_for_everybody(hp):
    from hardboiled.games.hard_city.rules.episode import episode_of

    table = Table()
    table.mutant("f8", kind="fubar", hp=hp)
    table.officer("donathan", at="f8")
    table.state.barrels["barrel-1"] = "f8"
    table.run(lambda play: episode_of(play.state).barrel_broken(play, "barrel-1"))
    assert table.alive("fubar") == (hp == 2)
    assert table.officer("donathan").hp == 5, "2 - 1, whether he lives or dies"
    table.officer("jenny", at="f8")
    table.mutant("f8", kind="fubar", hp=1)
    donathan = table.officer("donathan", at="f7")
    table.run(lambda play: carry_out(play, donathan, [Burst(reach=1, damage=2, people=True)]))
    assert table.officer("jenny").hp == 3, "a grenade likewise"


@rule("HC-11.11", "HC-11.13")
def test_he_cannot_be_stunned_pushed_or_fought_but_counts_as_active():
    table = Table()
    table.mutant("f8", kind="fubar", hp=3)
    table.mutant("b1")
    table.turn("donathan", at="f8", gear=["flashbang", "riot-shield"], skills=["never-backs-down", "bulldozer"])
    tags = {action.tag for action in table.options}
    assert CloseCombat() not in table.options
    assert UseGear("flashbang") not in table.options
    assert "use-skill" not in tags
    assert "shoot" not in tags, "an active Mutant is on the space"
    table.choose(Step("f9"))
    assert table.officer("donathan").hp == 5


@rule("HC-11.15")
def test_he_keeps_out_of_obstacles_but_goes_where_mutants_may():
    table = Table(episode=2)
    table.state.aboard["truck"] = 4
    table.obstacle("truck", "f8", "f9")
    table.obstacle("car-1", "e8", "e9")
    table.mutant("f7", kind="fubar", hp=3, ap=5)
    table.hold("bite")
    table.doctor()
    table.choose(ActivateFubar())
    steps = {action.to for action in table.offered(MutantStep)}
    assert "truck" in steps
    assert "e8" not in steps
    sewer = Table(episode=3)
    sewer.state.manholes = {"manhole-1": "f7"}
    from hardboiled.games.hard_city.rules.ground import survey

    survey(sewer.state)
    sewer.mutant("f7", kind="fubar", hp=3, ap=5)
    sewer.hold("bite")
    sewer.doctor()
    sewer.choose(ActivateFubar())
    assert MutantStep("s-a1") in sewer.options
