"""The instinct players: whole games, under the leak law, and some plain sense."""

from random import Random

import pytest

from games.police_precinct.play import instinctive
from hardboiled.games.police_precinct import GAME
from hardboiled.games.police_precinct.actions import Accuse, Investigate, Present
from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.kernel import laws
from rules.police_precinct.table import Table


@pytest.mark.parametrize(
    ("mode", "seats", "options"),
    [("co-op", 1, {}), ("co-op", 3, {}), ("dirty-cop", 3, {}), ("dirty-cop", 5, {"loyalty": "two"})],
)
def test_laws_hold_deep_in_the_game(mode, seats, options):
    rng = Random(7)
    for number, match in enumerate(instinctive(mode, seats, 4, **options)):
        if number % 9 == 0 or match.over:
            laws.check_leaks(match, rng)
            laws.check_clone(match)
    assert match.outcome is not None


def best(table: Table) -> object:
    ask = table.match.asks[0]
    ratings = table.match.game.instinct(table.match.view(ask.seats[0]), ask, table.content)
    return ask.options[max(range(len(ratings)), key=ratings.__getitem__)]


def test_a_dirty_cop_hides_what_cannot_be_counted_out():
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    table.officer(0).loyalty = "dirty"
    table.stack("crime-scene", "tyre-print", "oil-stain")
    table.run(act_phase).choose(Investigate("crime-scene"))
    assert best(table) == Present(())
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    table.officer(0).loyalty = "dirty"
    table.me.upgrades.append("investigation")
    stack = table.stack("crime-scene", "tyre-print", "torn-fabric", "oil-stain")
    del stack.cards[:-3], stack.seen[:-3]
    table.state.case_file += ["shell-casing", "security-footage"]
    table.run(act_phase).choose(Investigate("crime-scene"))
    assert len(best(table).cards) == 2, "three cards, one dead end: holding back would be proof"


def test_a_good_cop_accuses_who_is_proven_dirty():
    table = Table(seats=4, mode="dirty-cop")
    table.officer(1).loyalty, table.officer(1).exposed = "dirty", 0b1101
    assert best(table.run(act_phase)) == Accuse("officer-2")


def test_evaluation_follows_the_case_and_the_side():
    table = Table(seats=4, mode="dirty-cop")
    table.officer(1).loyalty = "dirty"
    start = GAME.evaluate(table.state, "officer-1", table.content)
    assert GAME.evaluate(table.state, "officer-2", table.content) == pytest.approx(1 - start)
    table.fill_case_file(leave=2)
    assert GAME.evaluate(table.state, "officer-1", table.content) > start
    table.state.crime = 7
    assert 0 < GAME.evaluate(table.state, "officer-1", table.content) < 1
