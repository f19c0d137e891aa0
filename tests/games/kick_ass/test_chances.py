"""The chance a game begins with is the one bots were seen to have: the table of docs/rules/kick-ass.md, section 4.7."""

from __future__ import annotations

from statistics import mean

import pytest

from games.kick_ass.test_printed import rows
from hardboiled import start
from hardboiled.games.kick_ass import GAME

CLOSE = 0.12
CLOSE_FOR_A_CELL = 0.15
"""The table itself is sure to about 10 points a cell."""
SEEN = {
    name.rsplit(" (", 1)[0]: [int(cell) / 100 for cell in cells] for name, *cells in rows("4.7", "| Final Plot | 1 |")
}
PLOTS = {plot: SEEN[GAME.catalog().name(plot)] for plot in GAME.content().plots}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("plot", PLOTS)
def test_the_first_chance_is_what_was_seen(plot: str, players: int) -> None:
    assert said(plot, players) == pytest.approx(PLOTS[plot][players - 1], abs=CLOSE_FOR_A_CELL)


@pytest.mark.parametrize("plot", PLOTS)
def test_over_any_number_of_heroes_the_first_chance_is_closer_still(plot: str) -> None:
    assert mean(said(plot, players) for players in range(1, 5)) == pytest.approx(mean(PLOTS[plot]), abs=CLOSE)


def said(plot: str, players: int) -> float:
    match = start("kick-ass", "co-op", ["Ann"] * players, 5, plot=plot)
    return GAME.evaluate(match.state, match.seats[0], match.content)


def test_the_plots_are_as_hard_as_they_say_for_any_number_of_heroes() -> None:
    easy, *medium, hard, very_hard = PLOTS.values()
    for players in range(4):
        between = [plot[players] for plot in medium]
        assert easy[players] > max(between)
        assert min(between) > hard[players] > very_hard[players]
    for seen in PLOTS.values():
        assert max(seen) - min(seen) <= CLOSE
