"""The chances that were said along games, beside how often they came true."""

from pathlib import Path

import pytest

from hardboiled.kernel.registry import find_game
from hardboiled.lab.page import put_section, section
from hardboiled.lab.said import HEADING, Game, kept, line, main, off, played


def test_chances_that_come_true_are_off_by_nothing() -> None:
    games = [Game("solo", (0.25,), number % 4 == 0) for number in range(400)]
    assert off(games) == pytest.approx(0)
    assert off([Game("solo", (0.25,), True)] * 8) == pytest.approx(0.75)


def test_a_game_counts_once_in_each_range() -> None:
    games = [Game("solo", (0.5, 0.91, 0.93, 0.95), True), Game("solo", (0.5, 0.1), False)]
    cells = [cell.strip() for cell in line("go-ahead-punk", "solo", games).strip("|").split("|")]
    assert cells[3] == "2"
    assert cells[4].startswith("50: 50 [")
    assert cells[5].startswith("10: 0 [")
    assert cells[6] == "–"
    assert cells[9].startswith("93: 100 [")


@pytest.mark.parametrize("game", ["go-ahead-punk", "police-precinct"])
def test_a_game_is_played_and_judged_from_its_first_moment(game: str) -> None:
    one = played(game, 4)
    assert one == played(game, 4)
    assert one.said
    assert all(0 <= chance <= 1 for chance in one.said)


def test_the_rows_of_other_games_stay(tmp_path: Path) -> None:
    page = tmp_path / "figures.md"
    put_section(page, HEADING, "| game | rules |\n|---|---|\n| hard-city | 3 |\n| go-ahead-punk | 1 |")
    assert list(kept(page, ["go-ahead-punk"])) == ["| hard-city | 3 |"]
    main(games=2, game=["go-ahead-punk"], jobs=1, out=page)
    written = section(page, HEADING)
    assert "| hard-city | 3 |" in written
    assert "| go-ahead-punk | 1 |" not in written
    assert f"| go-ahead-punk | {find_game('go-ahead-punk').rules_version} |" in written
