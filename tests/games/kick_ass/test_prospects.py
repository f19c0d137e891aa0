"""What the chance to win has to see of Mother Fucker's plot."""

from __future__ import annotations

import pytest

from hardboiled.games.kick_ass import GAME
from hardboiled.games.kick_ass.mind.battle import battle
from hardboiled.kernel import CardId
from rules.kick_ass.table import Table

PLOT = "mother-fucker"


@pytest.fixture
def table() -> Table:
    table = Table("hit-girl", "dr-gravity", plot=PLOT)
    table.show_plot()
    return table


def chance(table: Table) -> float:
    return GAME.evaluate(table.state, table.match.seats[0], table.content)


def late(table: Table) -> float:
    """How much of the chance is left where a Boss Event, with a night to go, stands two spaces further on."""
    table.city.round, table.city.segment = 6, 2
    event = table.event("bomb-threat", space=1)
    in_time = chance(table)
    table.city.row[:] = [None, None, event]
    return chance(table) / in_time


def test_a_boss_event_that_will_mature_has_lost_the_game(table: Table) -> None:
    assert late(table) < 0.1


def test_with_the_softer_option_it_has_not() -> None:
    table = Table("hit-girl", "dr-gravity", plot=PLOT, softer=True)
    table.show_plot()
    assert late(table) > 0.5


def test_what_an_item_brings_in_times_square_is_seen(table: Table) -> None:
    for hero in table.city.heroes:
        table.disarm(hero.id)
        hero.strength = 6
    before, plain = battle(table.city, table.content, PLOT), chance(table)
    table.give("hit-girl", "tripod-mount")
    assert battle(table.city, table.content, PLOT).hits > before.hits + 2
    assert chance(table) > 1.2 * plain


def test_an_item_exhausted_before_is_missing_there(table: Table) -> None:
    table.give("hit-girl", "smoke-grenades")
    ready = battle(table.city, table.content, PLOT)
    table.hero("hit-girl").exhausted.append(CardId("smoke-grenades"))
    assert battle(table.city, table.content, PLOT).life == ready.life - 2
