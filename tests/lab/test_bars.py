"""Who wins where, beside what should be."""

from datetime import date
from pathlib import Path

import pytest

from hardboiled.kernel.registry import find_game
from hardboiled.lab.bars import BARS, EVEN, Bar, Line, as_markdown, lines
from hardboiled.lab.results import played_with, run
from hardboiled.lab.simulate import Result

SOLO = Bar(
    game="go-ahead-punk",
    mode="solo",
    side="stinger",
    seats=(1,),
    options=({"difficulty": "easy"}, {"difficulty": "insane"}),
    name="both ends",
    bars={"random": EVEN},
)


def test_every_bar_is_a_table_of_its_game() -> None:
    for bar in BARS:
        game = find_game(bar.game)
        for seats, options in bar.tables():
            game.parse_options(bar.mode, seats, options)
        assert all(0 <= low < high <= 100 for low, high in bar.bars.values())


def test_every_setting_has_as_many_games_and_they_are_found_again(tmp_path: Path) -> None:
    path = tmp_path / "bars.parquet"
    planned = SOLO.setups("random", 5)
    assert [setup.options["difficulty"] for setup in planned] == ["easy"] * 3 + ["insane"] * 3
    run(planned[:5], path)
    assert [*lines(path, [SOLO])] == []
    (line,) = lines(path, [SOLO], fewest=4)
    assert [(one.options["difficulty"], one.seed) for one in line.results] == [
        ("easy", 70000),
        ("easy", 70001),
        ("insane", 70000),
        ("insane", 70001),
    ]


def test_what_was_played_with_other_content_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "bars.parquet"
    run(SOLO.setups("random", 2), path)
    for today, told in (
        ("4/content/other code", 0),
        (f"{played_with('go-ahead-punk', ()).rpartition('/')[0]}/other", 1),
    ):
        monkeypatch.setattr("hardboiled.lab.bars.played_with", lambda game, packs, today=today: today)
        assert len([*lines(path, [SOLO], fewest=1)]) == told


def test_a_bar_is_held_by_the_rate_and_shown_by_the_interval() -> None:
    def told(won: int, games: int) -> str:
        results = [_result(number < won) for number in range(games)]
        return as_markdown([Line(SOLO, "random", results)], date(2026, 11, 16)).splitlines()[-1]

    assert "| stinger 50 [48, 52] |  | 42 to 58 | shown | 7 |" in told(1000, 2000)
    assert "| 42 to 58 | yes |" in told(5, 10)
    assert "| 42 to 58 | open |" in told(7, 10)
    assert "| 42 to 58 | no |" in told(9, 10)


def _result(won: bool) -> Result:
    return Result(
        game="go-ahead-punk",
        mode="solo",
        seats=1,
        bots=("random",),
        options={},
        winners=("stinger",) if won else (),
        sides=("stinger",),
        reason="",
        scores={},
        decisions=7,
    )
