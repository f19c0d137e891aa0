"""The bench measures what it says; how fast is for the machine to say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from bench.measure import compare, measure
from bench.overhead import overhead
from bench.subjects import Length, OurGame, our_games
from bench.thinking import thinking

from kernel import heist, smugglers


class Clockwork:
    """A subject whose every copy takes so long."""

    def __init__(self, name: str, microseconds: int) -> None:
        self.name, self.microseconds, self.played = name, microseconds, 0

    def play(self, seed: int, keep: bool) -> Length:
        self.played += 1
        return Length(sum(1 for _ in range(5_000)), 10_000)

    def copies(self, seed: int) -> Iterator[tuple[str, int]]:
        yield from (("clone", self.microseconds * 1000) for _ in range(50))


def test_subjects_take_turns_and_medians_are_compared() -> None:
    heard: list[str] = []
    slow, fast = Clockwork("slow", 40), Clockwork("fast", 10)
    figures = measure([slow, fast], rounds=2, seconds=0.001, progress=heard.append)
    assert [line.split(": ")[1] for line in heard] == ["slow", "fast"] * 3
    assert [one.clone_median for one in figures] == [40, 10]
    compare(figures, figures[0])
    assert figures[1].clone_ratio == 4
    assert figures[0].speed_ratio == 1
    assert figures[0].ticks_ratio == pytest.approx(0.5)


def test_our_games_are_measured() -> None:
    (one,) = measure([OurGame("smugglers", "docks", 2)], rounds=1, seconds=0.01)
    assert one.answers_per_second >= one.decisions_per_second > 0
    assert one.clone_median <= one.clone_p95
    assert one.imagine_median
    assert 5 < one.decisions_per_game < 100


def test_every_mode_gets_its_middle_number_of_seats() -> None:
    assert our_games([smugglers.GAME.id, heist.GAME.id]) == [
        OurGame("smugglers", "docks", 3),
        OurGame("heist", "mole", 4),
        OurGame("heist", "honest", 3),
    ]


def test_the_kernels_own_cost_of_an_ask_is_measured() -> None:
    cost = overhead(rounds=2)
    assert cost.forward > 0
    assert cost.kept > 0


def test_catanatron_is_the_yardstick() -> None:
    pytest.importorskip("catanatron")
    from bench.subjects import Catan

    catan = Catan()
    decisions, answers = catan.play(1, keep=True)
    assert 100 < decisions < answers
    assert next(catan.copies(1))[0] == "clone"


def test_thinking_is_counted_where_a_bot_searches() -> None:
    found = thinking(OurGame("smugglers", "docks", 2), thoughts=3)
    assert 0 < found.iterations_per_choice <= 200
    assert found.iterations_per_second > 0
    assert found.times_before > 0
    assert found.median_seconds > 0
