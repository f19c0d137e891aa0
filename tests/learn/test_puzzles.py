"""Puzzles: those that ship, how they are found, and how a try is judged."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import games_with_rules
from hardboiled.learn import mining
from hardboiled.learn.puzzles import (
    FILE,
    UnknownPuzzle,
    answer,
    find_puzzle,
    fits_the_rules,
    position,
    puzzles,
    read,
    reason,
    write,
)

GAMES = sorted(games_with_rules())


@pytest.mark.parametrize("game_id", GAMES)
def test_every_puzzle_that_ships_can_be_asked_and_explained(game_id: str) -> None:
    game = find_game(game_id)
    every = read(game.home / FILE)
    assert every
    assert [puzzle.id for puzzle in every if not fits_the_rules(game, puzzle)] == []
    assert len({puzzle.id for puzzle in every}) == len(every)
    for puzzle in every:
        assert puzzle.margin >= mining.STILL_CLEAR - 0.001
        assert puzzle.searched >= 400  # ten times the first search
        match = position(game, puzzle)
        words = reason(game, puzzle)
        assert "%" in words
        assert match.option(puzzle.seat, answer(game, puzzle)).label in words


@pytest.mark.parametrize("game_id", GAMES)
def test_a_puzzle_shows_no_more_than_its_solver_may_know(game_id: str) -> None:
    game = find_game(game_id)
    for puzzle in read(game.home / FILE)[:8]:
        match = position(game, puzzle)
        world = match.imagine(puzzle.seat, Random(3))
        assert world.view(puzzle.seat) == match.view(puzzle.seat)
        assert {ask.tip for ask in match.scene("spectator").asks} == {""}


def test_mining_finds_what_a_deeper_search_confirms() -> None:
    game, mined = find_game("go-ahead-punk"), mining.Mined()
    found = []
    for puzzle in mining.mine(game, seed=3, iterations=24, seconds=300.0, mined=mined):
        found.append(puzzle)
        break
    [puzzle] = found
    assert fits_the_rules(game, puzzle)
    assert puzzle.margin >= mining.STILL_CLEAR - 0.001
    assert puzzle.searched == 240
    assert mined.candidates <= mined.positions


def test_a_puzzle_that_no_longer_fits_the_rules_is_left_out(tmp_path: Path) -> None:
    game = find_game("go-ahead-punk")
    good = read(game.home / FILE)[0]
    bad = msgspec.structs.replace(good, id="bad", answer=msgspec.Raw(b'{"do":"go","space":"nowhere"}'))
    write(tmp_path / FILE, [good, bad])
    assert [puzzle.id for puzzle in read(tmp_path / FILE)] == [good.id, "bad"]
    assert fits_the_rules(game, good)
    assert not fits_the_rules(game, bad)
    assert good in puzzles(game)
    assert find_puzzle(game, good.id) == good
    with pytest.raises(UnknownPuzzle):
        find_puzzle(game, "bad")


def test_harder_is_what_one_does_not_think_of_first() -> None:
    assert mining._difficulty(0, 0.3) < mining._difficulty(2, 0.3) < mining._difficulty(2, 0.06)
