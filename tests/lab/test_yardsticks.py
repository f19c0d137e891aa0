"""The yardsticks of the search, on games small enough to play at once, and the page they are written to."""

from datetime import date

import pytest
from bench.old_minds import THEN, as_it_was

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.registry import find_game
from hardboiled.lab.choices import Notes
from hardboiled.lab.page import put_section
from hardboiled.lab.yardsticks import HARDEST, Table, as_markdown, choices, clairvoyant, duel, hardest, regulars, search
from kernel import heist, smugglers

DOCKS = Table("smugglers", "docks", 2)
assert smugglers.GAME.id == DOCKS.game


@pytest.mark.parametrize(("measure", "rival"), [(duel, "sharp-as-it-was"), (search, "sharp-before")])
def test_a_duel_with_the_player_or_the_search_of_before(tmp_path, measure, rival):
    line = measure(DOCKS, "8", 4, tmp_path / "played.parquet")
    assert (line.yardstick, line.games, line.rules) == (f"sharp v {rival}", 4, "1")
    assert "of points" in line.result
    assert measure(DOCKS, "8", 4, tmp_path / "played.parquet") == line, "what was played is not played again"


def test_where_it_is_hardest_it_is_said_how_much_of_what_was_lost_is_won(tmp_path):
    line = hardest(Table(heist.GAME.id, "mole", 3, {}, "crew"), "8", 4, tmp_path / "played.parquet")
    assert (line.yardstick, line.games) == ("hardest", 4)
    assert "against" in line.result


@pytest.mark.parametrize("game", sorted(THEN))
def test_instincts_as_they_were_play_by_todays_rules(tmp_path, game):
    table = next(table for table in HARDEST if table.game == game)
    try:
        then = as_it_was(find_game(game))
    except HardboiledError as error:
        pytest.skip(str(error))
    assert then.instinct is not find_game(game).instinct
    line = regulars(table, "", 2, tmp_path / "played.parquet")
    assert (line.yardstick, line.games, line.budget) == ("regulars", 2, "")
    assert find_game(game).instinct is not then.instinct, "everybody else plays by today's"


def test_how_much_of_the_way_to_one_who_sees_everything(tmp_path):
    table = Table(heist.GAME.id, "mole", 3, {}, "crew")
    line = clairvoyant(table, "8", 4, tmp_path / "played.parquet")
    assert line.yardstick == "clairvoyant"
    assert "regular" in line.result
    assert "as crew" in line.result
    page = as_markdown([line], date(2026, 11, 16))
    assert "16 November 2026" in page
    assert f"| clairvoyant | {heist.GAME.id} mole, 3 seats | 1 | 8 | 4 |" in page


def test_what_choices_are_worth_more_than_the_other_bots(tmp_path):
    path = tmp_path / "played.parquet"
    line = choices(DOCKS, "8", 6, path)
    assert (line.yardstick, line.games) == ("choices", 6)
    assert "over the instinct" in line.result
    noted = path.with_suffix(".choices").read_text("utf-8")
    assert len(noted.splitlines()) == 6
    assert choices(DOCKS, "8", 6, path) == line, "what was looked at is not looked at again"
    assert choices(DOCKS, "8", 8, path).games == 8
    assert path.with_suffix(".choices").read_text("utf-8").startswith(noted)
    found = Notes(path.with_suffix(".choices"), "another").found
    assert not found, "of other rules or code"


def test_each_tool_writes_its_own_section(tmp_path):
    page = tmp_path / "figures.md"
    put_section(page, "One", "first")
    put_section(page, "Two", "second\n\n| a |")
    put_section(page, "One", "first again")
    assert page.read_text("utf-8") == "# Figures\n\n## One\n\nfirst again\n\n## Two\n\nsecond\n\n| a |\n"
