"""The instinct players: whole games, under the leak law, and some plain sense."""

from random import Random

import pytest

from games.police_precinct.play import instinctive
from hardboiled.games.police_precinct import GAME
from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.arresting import Arrest
from hardboiled.games.police_precinct.rules.dirty_cops import Accuse
from hardboiled.games.police_precinct.rules.helping import Go
from hardboiled.games.police_precinct.rules.investigating import Investigate, Present
from hardboiled.games.police_precinct.rules.moving import Drive, move_phase
from hardboiled.kernel import Action, laws
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


def ratings(table: Table) -> dict[Action, float]:
    ask = table.match.asks[0]
    rated = table.match.game.instinct(table.match.view(ask.seats[0]), ask, table.content)
    return dict(zip(ask.options, rated, strict=True))


def best(table: Table) -> Action:
    rated = ratings(table)
    return max(rated, key=rated.__getitem__)


def test_a_dirty_cop_hides_what_cannot_be_counted_out():
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    table.officer(0).loyalty = "dirty"
    table.stack("crime-scene", "tyre-print", "oil-stain")
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert best(table) == Present(())
    table = Table(seats=4, mode="dirty-cop").at("2ABw", "D12", "D12", "D12")
    table.officer(0).loyalty = "dirty"
    table.me.upgrades.append("investigation")
    stack = table.stack("crime-scene", "tyre-print", "torn-fabric", "oil-stain")
    del stack.cards[:-3], stack.seen[:-3]
    table.state.case_file += ["shell-casing", "security-footage"]
    table.duty(act_phase).choose(Investigate("crime-scene"))
    assert len(best(table).cards) == 2, "three cards, one dead end: holding back would be proof"


def test_a_vehicle_on_the_spot_makes_it_better_to_drive_there():
    table = Table(seats=3).at("2BCw", "D12", "D12")
    table.state.hoods[0].punks = 2
    one, other = table.content.beside["hood-1"]
    alone = ratings(table.duty(move_phase))
    table.officer(1).space = one
    helped = ratings(table.duty(move_phase))
    assert helped[Drive(one)] > alone[Drive(one)]
    assert helped[Drive(other)] == alone[Drive(other)]


def test_a_die_that_does_is_not_rolled_again():
    table = Table(cast=("hartley", "sato", "okafor")).at("2ABw", "D12", "D12").ongoing("car-theft", "2ABw")
    table.duty(act_phase, 4, 4, 4).choose(Arrest("car-theft"))
    assert best(table) == Go(), "a 4 is enough to stop the car"


def test_a_good_cop_accuses_who_is_proven_dirty():
    table = Table(seats=4, mode="dirty-cop")
    table.officer(1).loyalty, table.officer(1).exposed = "dirty", 0b1101
    assert best(table.duty(act_phase)) == Accuse("officer-2")


def test_evaluation_follows_the_case_and_the_side():
    table = Table(seats=4, mode="dirty-cop")
    table.officer(1).loyalty = "dirty"
    start = GAME.evaluate(table.state, "officer-1", table.content)
    assert GAME.evaluate(table.state, "officer-2", table.content) == pytest.approx(1 - start)
    table.fill_case_file(leave=2)
    assert GAME.evaluate(table.state, "officer-1", table.content) > start
    table.state.crime = 7
    assert 0 < GAME.evaluate(table.state, "officer-1", table.content) < 1
