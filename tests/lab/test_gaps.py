"""Choices at which an instinct is blind."""

import pytest

from hardboiled.lab.gaps import Gap, gaps, report
from hardboiled.lab.simulate import setups
from kernel import smugglers

(GAME,) = setups(smugglers.GAME.id, "docks", 2, ["regular"], games=1, seed=3)


def test_half_of_the_worlds_say_which_option_is_best_and_the_other_half_by_how_much(monkeypatch):
    def played_on(match, seat, options, rng):
        return {option: [0.9, 0.5] if option == options[-1] else [0.2, 0.2] for option in options}

    monkeypatch.setattr("hardboiled.lab.gaps.LOOKED_AT", 1.0)
    monkeypatch.setattr("hardboiled.lab.gaps.played_on", played_on)
    found = list(gaps(GAME))
    assert found
    assert all(gap.gain == pytest.approx(0.3) and gap.best != gap.favourite for gap in found)


def test_a_whole_game_is_looked_into(monkeypatch):
    monkeypatch.setattr("hardboiled.lab.gaps.LOOKED_AT", 0.5)
    found = list(gaps(GAME))
    assert len({gap.number for gap in found}) == len(found) > 3
    assert all(-1 <= gap.gain <= 1 for gap in found)


def test_the_report_tells_what_is_lost_by_kinds_and_the_worst_first():
    told = list(report([Gap(1, 4, "all", "go", 7, 0.1), Gap(1, 9, "all", "go", 7, 0.5), Gap(2, 3, "all", 7, 7, -0.1)]))
    assert told[0] == "all: 3 choices, 16.67 points of chance to win lost at each"
    assert told[1].strip() == "20.00 of them all, str where int was best (2 choices)"
    assert [line.split(":")[0].strip() for line in told[3:]] == [
        "50.0 seed 1, choice 9, all",
        "10.0 seed 1, choice 4, all",
        "-10.0 seed 2, choice 3, all",
    ]
