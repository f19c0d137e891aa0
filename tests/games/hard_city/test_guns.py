"""Instinct players know what Soldiers are for, and what F.U.B.A.R.'s death is worth."""

from games.hard_city.test_instinct import rated, zero_rates
from hardboiled.games.hard_city.mind.chaos import SHUT
from hardboiled.games.hard_city.mind.prospects import prospect
from hardboiled.games.hard_city.rules.answers import PlaceToken, Stop
from hardboiled.games.hard_city.rules.attacks import Shoot
from hardboiled.games.hard_city.rules.basics import UseBasic
from hardboiled.games.hard_city.rules.prowling import MoveMutant, MutantStep
from rules.hard_city.table import Table


def best(rates):
    return max(rates, key=rates.get)


def with_soldier(at):
    table = Table(episode=4)
    return table, table.mutant(at, kind="soldier")


def test_a_soldier_stays_where_he_can_shoot_somebody_who_would_fall():
    table, soldier = with_soldier("d6")
    assert best(zero_rates(table, [MoveMutant(soldier), Stop()], "move")) == MoveMutant(soldier)
    table.civilian("d11")
    assert best(zero_rates(table, [MoveMutant(soldier), Stop()], "move")) == Stop()
    table.officer("jenny", at="d11")
    assert best(zero_rates(table, [MoveMutant(soldier), Stop()], "move")) == MoveMutant(soldier), "Jenny would take it"


def test_doctor_zero_attacks_at_once_where_a_soldier_has_somebody_in_line():
    table, _ = with_soldier("d6")
    table.officer("miranda", at="a8")
    basics = [UseBasic("spawn"), UseBasic("attack")]
    table.civilian("e11")
    assert best(zero_rates(table, basics, "basic", spawn=3, move=0, attack=1)) == UseBasic("spawn")
    table.civilian("d11")
    assert best(zero_rates(table, basics, "basic", spawn=3, move=0, attack=1)) == UseBasic("attack")


def test_civilians_get_off_the_bus_where_no_soldier_aims():
    table, _ = with_soldier("d6")
    table.mutant("h12")
    places = [PlaceToken("civilian", "f8"), PlaceToken("civilian", "f9")]
    assert best(rated(table, "donathan", places)) == places[1]


def test_a_wounded_fubar_is_shot_for_all_the_kills_he_counts():
    table = Table()
    table.mutant("d6", kind="fubar", hp=6)
    table.mutant("f6")
    shots = [Shoot("d6"), Shoot("f6")]
    assert best(rated(table, "donathan", shots)) == Shoot("f6"), "his armour takes one, and six are many"
    table.state.mutants[0].hp = 1
    assert best(rated(table, "donathan", shots)) == Shoot("d6")


def test_a_shot_at_a_rat_kills_with_less():
    table = Table(episode=4)
    table.mutant("d6", kind="rat")
    table.mutant("f6")
    rates = rated(table, "donathan", [Shoot("d6"), Shoot("f6")])
    assert rates[Shoot("d6")] >= rates[Shoot("f6")]


def test_the_officers_hope_for_a_fubar_who_is_done_with():
    table = Table()
    hopes = prospect(table.state, table.content).hopes
    assert hopes["fubar"] == hopes["fubar-spent"] == 0
    table.mutant("d6", kind="fubar", hp=3)
    hopes = prospect(table.state, table.content).hopes
    assert (hopes["fubar"], hopes["fubar-spent"]) == (-0.5, 0)
    table.state.mutants.clear()
    assert prospect(table.state, table.content).hopes["fubar-spent"] == 1


def test_the_officers_fear_for_barrels_on_their_way_out():
    table = Table(episode=2)
    exit_space = table.content.sheet(2).exits[0]
    table.state.barrels["barrel-1"] = exit_space
    assert prospect(table.state, table.content).hopes["carried"] == 0
    table.mutant(exit_space)
    hopes = prospect(table.state, table.content).hopes
    assert hopes["carried"] == -0.5
    table.state.barrels["barrel-2"] = exit_space
    assert prospect(table.state, table.content).hopes == hopes, "one Mutant carries one Barrel"


def test_doctor_zero_stands_in_the_way_of_the_last_point():
    table = Table(episode=2)
    table.state.manholes["manhole-1"] = "f8"
    table.officer("donathan", at="f11")
    guard = table.mutant("f6")
    table.mutant("f11")
    basics = [UseBasic("move"), UseBasic("attack")]
    rates = zero_rates(table, basics, "basic", spawn=0, move=1, attack=1)
    assert rates[UseBasic("move")] < SHUT
    table.state.order = 5
    rates = zero_rates(table, basics, "basic", spawn=0, move=1, attack=1)
    assert rates[UseBasic("move")] > SHUT
    steps = [MutantStep("f8"), MutantStep("f7"), MutantStep("e4")]
    assert best(zero_rates(table, steps, "prowl", piece=guard)) == steps[0]
    table.state.mutants[0].at = "f8"
    assert zero_rates(table, [MoveMutant(guard), Stop()], "move")[MoveMutant(guard)] < 0, "he stays"


def test_doctor_zero_shuts_the_pier_when_one_civilian_more_would_lose():
    table = Table(episode=4)
    table.set(table.state, layout=1, order=5)
    mutant = table.mutant("i7")
    steps = [MutantStep("j6"), MutantStep("i6")]
    table.civilian("h5")
    before = zero_rates(table, steps, "prowl", piece=mutant)
    assert best(before) == steps[1]
    table.state.order = 6
    assert best(zero_rates(table, steps, "prowl", piece=mutant)) == steps[0]
