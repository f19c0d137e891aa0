"""Puzzles: those that ship, how they are found, and how a try is judged."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import games_with_rules
from hardboiled.learn import mining
from hardboiled.learn.contest import CLEAR
from hardboiled.learn.puzzles import (
    FILE,
    Best,
    UnknownPuzzle,
    answer,
    find_puzzle,
    fits_the_rules,
    position,
    puzzles,
    question,
    read,
    reason,
    right,
    shown,
    task,
    write,
)

GAMES = sorted(games_with_rules())
JARGON = re.compile(r"\b(seats?|asks?|worlds?|ruling|rulebook|standing|riddle)\b", re.IGNORECASE)
FEWEST, DEDUCTIONS = 60, 15


@pytest.mark.parametrize("game_id", GAMES)
def test_no_puzzle_stands_where_todays_rules_would_have_to_mend_it(game_id: str) -> None:
    game = find_game(game_id)
    for puzzle in read(game.home / FILE):
        match = position(game, puzzle)
        before = game.codec.encode(match.state)
        game.mend(match.state, match.content)
        assert game.codec.encode(match.state) == before, puzzle.id


@pytest.mark.parametrize("game_id", GAMES)
def test_every_puzzle_that_ships_can_be_asked_and_explained(game_id: str) -> None:
    game = find_game(game_id)
    every = read(game.home / FILE)
    assert [puzzle.id for puzzle in every if not fits_the_rules(game, puzzle)] == []
    assert len({puzzle.id for puzzle in every}) == len(every)
    for puzzle in every:
        match = position(game, puzzle)
        face = question(shown(match, puzzle))
        options = {option.index: option.label for option in face.options}
        words = reason(match, puzzle)
        assert options[right(match, puzzle)] in words
        assert not JARGON.search(words), words
        assert not JARGON.search(face.prompt), face.prompt
        assert task(puzzle)
        if isinstance(puzzle, Best):
            assert "%" in words
            assert puzzle.margin >= CLEAR - 0.001
            assert puzzle.checked >= mining.DEEPER * mining.ITERATIONS


@pytest.mark.parametrize("game_id", GAMES)
def test_each_game_brings_enough_of_both_kinds(game_id: str) -> None:
    kinds = Counter(type(puzzle).__name__ for puzzle in read(find_game(game_id).home / FILE))
    assert kinds["Deduction"] >= DEDUCTIONS
    assert kinds.total() >= FEWEST


@pytest.mark.parametrize("game_id", GAMES)
def test_a_puzzle_shows_no_more_than_its_solver_may_know(game_id: str) -> None:
    game = find_game(game_id)
    for puzzle in read(game.home / FILE)[::6]:
        match = position(game, puzzle)
        world = match.imagine(puzzle.seat, Random(3))
        assert world.view(puzzle.seat) == match.view(puzzle.seat)
        assert {ask.tip for ask in match.scene("spectator").asks} == {""}


def test_mining_finds_what_a_deeper_search_confirms() -> None:
    game, mined = find_game("go-ahead-punk"), mining.Mined()
    puzzle = next(mining.mine(game, seed=3, iterations=40, seconds=300.0, mined=mined))
    assert fits_the_rules(game, puzzle)
    assert puzzle.margin >= CLEAR - 0.001
    assert puzzle.searched <= 40
    assert mined.candidates <= mined.positions
    assert mining.check(game, puzzle, 400)


def test_an_answer_that_is_not_the_best_does_not_hold() -> None:
    game = find_game("go-ahead-punk")
    good = next(puzzle for puzzle in read(game.home / FILE) if isinstance(puzzle, Best))
    bad = msgspec.structs.replace(good, answer=good.second, second=good.answer)
    assert not mining.check(game, bad, 240)


def test_a_puzzle_that_no_longer_fits_the_rules_is_left_out(tmp_path: Path) -> None:
    game = find_game("go-ahead-punk")
    good = next(puzzle for puzzle in read(game.home / FILE) if isinstance(puzzle, Best))
    bad = msgspec.structs.replace(good, id="bad", answer=msgspec.Raw(b'{"do":"go","space":"nowhere"}'))
    write(tmp_path / FILE, [good, bad])
    assert [puzzle.id for puzzle in read(tmp_path / FILE)] == [good.id, "bad"]
    assert fits_the_rules(game, good)
    assert not fits_the_rules(game, bad)
    assert good in puzzles(game)
    assert find_puzzle(game, good.id) == good
    assert answer(game, good)
    with pytest.raises(UnknownPuzzle):
        find_puzzle(game, "bad")


def test_harder_is_what_one_does_not_think_of_first() -> None:
    assert mining._difficulty(0, 0.3) < mining._difficulty(2, 0.3) < mining._difficulty(2, 0.06)


def test_questions_that_never_gave_a_puzzle_are_looked_at_less() -> None:
    mined = mining.Mined()
    assert mined.promising("strike") == 1.0
    mined.looked["strike"] = 60
    assert mined.promising("strike") < 0.1
    mined.found["strike"] = 12
    assert mined.promising("strike") == 1.0
