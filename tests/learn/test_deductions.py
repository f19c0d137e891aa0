"""Deduction puzzles: one answer follows from what the solver sees, whatever the truth."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest
from rich.console import Console

from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import games_with_rules
from hardboiled.learn import deduction, mining
from hardboiled.learn.puzzles import FILE, Deduction, fits_the_rules, position, question, read, reason, right, shown
from hardboiled.terminal.puzzling import Puzzling

GAMES = sorted(games_with_rules())


def deductions(game_id: str) -> list[Deduction]:
    return [puzzle for puzzle in read(find_game(game_id).home / FILE) if isinstance(puzzle, Deduction)]


@pytest.mark.parametrize("game_id", GAMES)
def test_in_every_world_the_solver_could_be_in_the_answer_is_the_same(game_id: str) -> None:
    """The law: a puzzle is answerable from what the seat sees."""
    game = find_game(game_id)
    for puzzle in deductions(game_id)[::3]:
        match, seat = position(game, puzzle), SeatId(puzzle.seat)
        assert deduction.holds(match, seat, puzzle.asks, seed=11)
        riddle = deduction.riddle_of(game, puzzle.asks.riddle)
        for number in range(5):
            world = match.imagine(seat, Random(number))
            assert riddle.standings(world.view(seat), match.content) == deduction.standings(match, seat, riddle)


@pytest.mark.parametrize("game_id", GAMES)
def test_any_other_answer_is_refused(game_id: str) -> None:
    game = find_game(game_id)
    for puzzle in deductions(game_id):
        for other in puzzle.asks.offers:
            asks = msgspec.structs.replace(puzzle.asks, answer=other)
            changed = msgspec.structs.replace(puzzle, asks=asks)
            assert fits_the_rules(game, changed) == (other == puzzle.asks.answer)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_riddle_of_a_game_has_its_words(game_id: str) -> None:
    """A question and reasons for each way it is asked; words of the game, in sentences."""
    game = find_game(game_id)
    catalog = game.catalog()
    for riddle in game.riddles:
        assert catalog.has(f"riddle-{riddle.id}")
        assert catalog.has(f"riddle-{riddle.id}-why")
    for puzzle in deductions(game_id):
        match = position(game, puzzle)
        scene = shown(match, puzzle)
        face = question(scene)
        assert face.prompt.endswith("?")
        assert "riddle-" not in f"{face.prompt} {reason(match, puzzle)} {[option.label for option in face.options]}"
        assert len({option.label for option in face.options}) == len(face.options)
        laid = [zone for zone in scene.zones if zone.id == "evidence"]
        assert all(card.face in match.stage().cards for zone in laid for card in zone.cards)
        targets = [bool(option.targets) for option in face.options]
        assert all(targets) or not any(targets), "what can be clicked on would tell the answers apart"


def test_a_table_without_what_it_works_out_for_its_players() -> None:
    game = find_game("go-ahead-punk")
    puzzle = next(one for one in deductions("go-ahead-punk") if one.asks.riddle == "where")
    match = position(game, puzzle)
    assert any(mark.kind == "possible" for mark in match.scene(puzzle.seat).marks)
    scene = shown(match, puzzle)
    assert not any(mark.kind == "possible" for mark in scene.marks)
    assert scene.happenings, "the story is told"


def test_a_riddle_that_says_too_much_is_found_out() -> None:
    """Worlds contradict a game that rules out what can be, and one that calls certain what may be."""
    game = find_game("kick-ass")
    puzzle = next(one for one in deductions("kick-ass") if one.asks.riddle == "spawn-1")
    match, seat = position(game, puzzle), SeatId(puzzle.seat)
    riddle = game.riddles[0]
    standing = riddle.standings(match.view(seat), match.content)
    maybe = [place for place, how in standing.items() if how == "maybe"]
    for lie, form in (("never", "cannot"), ("sure", "must")):
        wrong = replace(riddle, standings=lambda view, content, lie=lie: {**standing, maybe[0]: lie})
        match.game = replace(game, riddles=(wrong,))
        others = [*maybe[1:], *(place for place, how in standing.items() if how == "never")]
        asks = deduction.Question(riddle=riddle.id, form=form, offers=(maybe[0], *maybe[1:3]), answer=maybe[0])
        assert others
        assert deduction.is_sound(match, seat, asks)
        assert not deduction.holds(match, seat, asks)


def test_mining_finds_deductions_and_no_more_of_a_sort_than_wanted() -> None:
    game = find_game("kick-ass")
    found = list(mining.mine_deductions(replace(game, riddles=game.riddles[:1]), seed=5, seconds=60.0, alike=1))
    assert sorted(puzzle.asks.form for puzzle in found) == ["can", "cannot", "must"]
    for puzzle in found:
        assert mining.check(game, puzzle, 1)
        assert 1000 < puzzle.rating < 2200


def test_more_to_combine_is_harder() -> None:
    game = find_game("go-ahead-punk")
    rated: dict[bool, list[int]] = {True: [], False: []}
    for puzzle in deductions("go-ahead-punk"):
        if puzzle.asks.riddle == "where":
            steps = deduction.steps(position(game, puzzle), SeatId(puzzle.seat), puzzle.asks)
            rated[steps > 3].append(puzzle.rating)
    assert sum(rated[False]) / len(rated[False]) < sum(rated[True]) / len(rated[True])


def test_puzzles_are_solved_at_the_terminal() -> None:
    game = find_game("police-precinct")
    first, second = deductions("police-precinct")[:2]
    good = right(position(game, first), first) + 1
    wrong = right(position(game, second), second) % len(second.asks.offers) + 2
    wrong = wrong if wrong <= len(second.asks.offers) else 1
    typed = iter(["help", "99", "card bomb", "table", str(good), str(wrong)])
    console = Console(record=True, width=100, force_terminal=False)
    solved = Puzzling(game, [first, second], console, lambda _: next(typed)).run()
    said = console.export_text()
    assert solved == 1
    assert "1 of 2 solved." in said
    assert "Work it out" in said
    assert "There is no answer 99" in said
    assert "Right" in said
    assert "Not this one" in said
