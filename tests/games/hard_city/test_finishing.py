"""Instinct players see what decides: a point within reach, the last point, who would fall."""

import pytest

from games.hard_city.test_instinct import rated, zero_rates
from hardboiled.games.hard_city.rules.answers import ChooseSpace, TakeDamage
from hardboiled.games.hard_city.rules.attacks import Shoot
from hardboiled.games.hard_city.rules.basics import PlayBasics, UseBasic
from hardboiled.games.hard_city.rules.doctor_zero import ActivateFubar, DrawChaos, FubarAttack, PlayText
from hardboiled.games.hard_city.rules.helicopter import CallHelicopter
from hardboiled.games.hard_city.rules.movement import Step
from hardboiled.games.hard_city.rules.mutant_attacks import MutantAttack
from hardboiled.games.hard_city.rules.officer_turn import EndTurn
from hardboiled.games.hard_city.rules.prowling import MutantStep
from rules.hard_city.table import Table


def best(rates):
    return max(rates, key=rates.get)


def with_helicopter(at, **fields):
    """Officers far away, the Ladder down."""
    table = Table()
    table.set(table.state, helicopter=at, ladder=True, **fields)
    return table


# Officers.


def test_an_officer_who_can_just_score_in_this_turn_does_not_shoot_first():
    table = with_helicopter("f8")
    table.civilian("f8")
    table.mutant("d7")
    turn = [Step("f8"), Shoot("d7")]
    table.officer("donathan", at="f10", ap=3)
    assert best(rated(table, "donathan", turn)) == Step("f8"), "one for the way, two for the Ladder"
    table.officer("donathan", ap=2)
    assert best(rated(table, "donathan", turn)) == Shoot("d7"), "too late in this turn"
    table.officer("donathan", ap=3)
    table.state.ladder = False
    assert best(rated(table, "donathan", turn)) == Shoot("d7"), "the Helicopter is still on its way"


def test_an_officer_who_can_win_in_this_turn_goes_at_once():
    table = with_helicopter("f8")
    table.civilian("f8")
    for _ in range(3):
        table.mutant("d7")
    turn = [Step("f8"), Shoot("d7")]
    table.officer("donathan", at="f10", ap=5)
    assert best(rated(table, "donathan", turn)) == Shoot("d7"), "there is time for both"
    table.state.order = 6
    assert best(rated(table, "donathan", turn)) == Step("f8")


def test_the_kill_that_fills_the_track_is_worth_a_point():
    table = Table()
    table.mutant("d6", stunned=True)
    before = rated(table, "donathan", [Shoot("d6"), EndTurn()])[Shoot("d6")]
    table.state.kills = 9
    scoring = rated(table, "donathan", [Shoot("d6"), EndTurn()])[Shoot("d6")]
    table.state.order = 6
    winning = rated(table, "donathan", [Shoot("d6"), EndTurn()])[Shoot("d6")]
    assert before + 1 < scoring < winning - 3


def test_the_helicopter_is_called_for_the_ways_it_saves_unless_it_is_needed_where_it_is():
    table = with_helicopter("h12")
    for at in ("c5", "d5"):
        table.civilian(at)
    table.mutant("d12")
    for name in ("jenny", "miranda", "marcellus"):
        table.officer(name, done=True)
    turn = [CallHelicopter(), Shoot("d12")]
    assert best(rated(table, "donathan", turn)) == CallHelicopter()
    table.civilian("h11")
    table.officer("donathan", at="h10")
    assert best(rated(table, "donathan", turn)) == Shoot("d12"), "one can leave in this round"


def test_with_chaos_one_point_from_winning_the_weak_go_to_the_strong():
    table = Table()
    for at in ("f8", "f9", "g9"):
        table.mutant(at, stunned=at == "f8")
    table.officer("jenny", at="f8", hp=1, ap=1)
    table.officer("donathan", at="e7", hp=6)
    table.mutant("b12")
    turn = [Step("e7"), Shoot("b12")]
    assert best(rated(table, "jenny", turn)) == Shoot("b12")
    table.state.chaos = 6
    assert best(rated(table, "jenny", turn)) == Step("e7")
    table.officer("jenny", hp=5)
    assert best(rated(table, "jenny", turn)) == Shoot("b12"), "not in peril"


def test_an_officer_who_gets_up_again_falls_rather_than_a_civilian():
    table = Table()
    civilian = table.civilian("f8")
    table.officer("jenny", at="f8", hp=1, done=True)
    table.officer("donathan", at="f8", hp=1, done=False)
    hits = [TakeDamage("jenny"), TakeDamage("donathan"), TakeDamage(civilian)]
    rates = rated(table, "jenny", hits)
    assert rates[TakeDamage("jenny")] > rates[TakeDamage(civilian)]
    assert best(rates) == TakeDamage("donathan"), "HC-12.9: it costs Doctor Zero a turn as well"


def test_a_manhole_with_an_officer_on_it_is_left_to_that_officer():
    table = Table(episode=2)
    table.state.manholes = {"manhole-1": "f8", "manhole-2": "b12"}
    table.officer("donathan", at="f10")
    table.officer("miranda", at="a2")
    steps = [Step("f9"), Step("e11")]
    table.officer("jenny", at="h1")
    assert best(rated(table, "donathan", steps)) == Step("f9")
    table.officer("jenny", at="f8", done=True)
    assert best(rated(table, "donathan", steps)) == Step("e11"), "she seals it in the next round"


def test_who_keeps_the_officers_off_a_manhole_is_shot_first():
    table = Table(episode=2)
    table.state.manholes = {"manhole-1": "f8"}
    table.officer("donathan", at="f11")
    table.mutant("f8")
    table.mutant("c8")
    assert best(rated(table, "donathan", [Shoot("f8"), Shoot("c8")])) == Shoot("f8")


# Doctor Zero.


@pytest.mark.parametrize("near", [True, False])
def test_doctor_zero_wins_when_he_can(near):
    """A Civilian alone with a Mutant is the last point, whatever F.U.B.A.R. could do."""
    table = with_helicopter("b2", chaos=6)
    table.civilian("f8")
    table.mutant("f9" if near else "b12")
    table.officer("donathan", at="b5")
    table.mutant("b5", kind="fubar", hp=5, ap=4)
    table.hold("howl", "pincer")
    turn = [ActivateFubar(), PlayBasics("howl"), PlayText("pincer"), DrawChaos()]
    rates = zero_rates(table, turn, "doctor-zero")
    assert (best(rates) == ActivateFubar()) is not near
    if near:
        basics = [UseBasic("spawn"), UseBasic("move"), UseBasic("attack")]
        assert best(zero_rates(table, basics, "basic", spawn=1, move=4, attack=3)) == UseBasic("move")


def test_doctor_zero_bites_where_somebody_falls_whoever_takes_it():
    table = Table()
    civilian = table.civilian("f8")
    table.officer("donathan", at="f8", hp=6)
    table.officer("jenny", at="c3", hp=1)
    one, other = table.mutant("f8"), table.mutant("c3")
    attacks = [MutantAttack(one, "f8"), MutantAttack(other, "c3")]
    assert best(zero_rates(table, attacks, "attack", left=1)) == attacks[1], f"he takes it for {civilian}"


def test_fubar_with_his_last_action_point_stands_in_the_way_unless_somebody_falls():
    table = Table()
    table.officer("jenny", at="f8", hp=4)
    table.mutant("f9", kind="fubar", hp=5, ap=1)
    ways = [FubarAttack("f8"), MutantStep("f8")]
    assert best(zero_rates(table, ways, "fubar", ap=1)) == MutantStep("f8")
    table.officer("jenny", hp=1)
    assert best(zero_rates(table, ways, "fubar", ap=1)) == FubarAttack("f8")


def test_fubar_knows_that_blast_scores_nothing():
    table = Table(ally="blast")
    table.ally.at = "f10"
    table.officer("jenny", at="f8", hp=1)
    table.mutant("f9", kind="fubar", hp=5, ap=3)
    bites = [FubarAttack("f10"), FubarAttack("f8")]
    assert best(zero_rates(table, bites, "fubar", ap=3)) == FubarAttack("f8")


def test_doctor_zero_takes_the_helicopter_from_those_who_are_about_to_leave():
    table = with_helicopter("f8")
    table.civilian("f8")
    table.civilian("f9")
    table.officer("donathan", at="f8")
    table.hold("orders-2")
    turn = [PlayText("orders-2"), PlayBasics("orders-2")]
    assert best(zero_rates(table, turn, "doctor-zero")) == PlayText("orders-2")
    table.state.helicopter = "a1"
    assert best(zero_rates(table, turn, "doctor-zero")) == PlayBasics("orders-2"), "they are nowhere near it"


def test_doctor_zero_keeps_the_officers_from_the_point_they_need_last():
    table = with_helicopter("f8")
    table.civilian("f11")
    table.hold("orders-2")
    for at in ("c2", "c3", "d2"):
        table.mutant(at)
    turn = [PlayText("orders-2"), PlayBasics("orders-2")]
    assert best(zero_rates(table, turn, "doctor-zero")) == PlayBasics("orders-2")
    table.state.order = 6
    assert best(zero_rates(table, turn, "doctor-zero")) == PlayText("orders-2")


def test_doctor_zero_waits_with_the_helicopter_while_officers_can_call_it_back():
    table = with_helicopter("f8")
    table.civilian("f8")
    table.hold("orders-2")
    turn = [PlayText("orders-2"), DrawChaos()]
    now = zero_rates(table, turn, "doctor-zero")[turn[0]]
    table.state.ladder = False
    called = zero_rates(table, turn, "doctor-zero")[turn[0]]
    for officer in table.state.officers:
        officer.done = True
    last = zero_rates(table, turn, "doctor-zero")[turn[0]]
    assert called < now < last


def test_mutants_go_for_who_can_take_the_fewest_bites():
    table = Table()
    table.officer("donathan", at="f10", hp=6)
    table.officer("jenny", at="f6", hp=1)
    table.civilian("f10")
    runner = table.mutant("f8")
    steps = [MutantStep("f9"), MutantStep("f7")]
    assert best(zero_rates(table, steps, "prowl", piece=runner, left=2)) == MutantStep("f7")


def test_doctor_zero_drives_nobody_to_the_helicopter():
    table = with_helicopter("f8")
    table.officer("donathan", at="f8")
    table.mutant("f8")
    table.civilian("f10")
    ways = [ChooseSpace("f8"), ChooseSpace("f12")]
    assert best(zero_rates(table, ways, "panic-where")) == ChooseSpace("f12")
    table.mutant("g12")
    ways = [ChooseSpace("f12"), ChooseSpace("g12")]
    assert best(zero_rates(table, ways, "panic-where")) == ChooseSpace("g12"), "alone with a Mutant"
