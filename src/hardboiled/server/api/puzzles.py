"""Puzzles: the next one to solve, and what became of a try."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, PathParameter, QueryParameter

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.scene import Scene, Stage
from hardboiled.learn.puzzles import Puzzle, find_puzzle, position, puzzles, question, reason, right, shown, task
from hardboiled.server.api.answers import FAULTS, AnyRequest, looks, player_id
from hardboiled.server.api.games import GameId
from hardboiled.server.api.learning import game_of
from hardboiled.server.learning import PuzzleAnswer, PuzzleFace, PuzzleTry, Solving
from hardboiled.server.refusal import Refused
from hardboiled.server.store import Taken
from hardboiled.server.store.learning import Rating, Solver
from hardboiled.server.tables.hub import Hub

PuzzleId = Annotated[str, PathParameter(description="A puzzle's id.", max_length=60)]
WantedPuzzle = Annotated[str, QueryParameter(description="A certain puzzle.", max_length=60)]
NEW = 120.0
"""How unsure a puzzle's rating is before anybody has tried it."""
SURE = 110.0
"""Below so much deviation a rating means something."""


@get("/api/puzzles/{game:str}", guards=[looks], responses=FAULTS)
async def next_puzzle(hub: Given[Hub], request: AnyRequest, game: GameId, puzzle: WantedPuzzle = "") -> PuzzleFace:
    """A puzzle I have not tried yet, about as hard as I am strong; once all are tried, one of them again."""
    found = game_of(game)
    solver = await hub.puzzles.solver(player_id(request), game)
    rated = await hub.puzzles.ratings(game)
    every = await hub.aside.run(lambda: puzzles(found))
    if not every:
        raise Refused("gone", f"{found.title} has no puzzles yet.")
    chosen = _wanted(found, puzzle) if puzzle else _next(every, solver, rated)
    stage, scene = await hub.aside.run(lambda: _shown(found, chosen))
    return PuzzleFace(
        id=chosen.id,
        game=game,
        rating=round(_rating(chosen, rated).rating),
        task=task(chosen),
        stage=stage,
        scene=scene,
        solving=_solving(solver, len(every)),
    )


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=200, guards=[looks], responses=FAULTS)
async def try_puzzle(
    hub: Given[Hub], request: AnyRequest, game: GameId, puzzle: PuzzleId, data: JSONBody[PuzzleTry]
) -> PuzzleAnswer:
    """Answer a puzzle, and see why."""
    found, player = game_of(game), player_id(request)
    wanted = _wanted(found, puzzle)
    answers, correct, why = await hub.aside.run(lambda: _judged(found, wanted))
    if data.option >= answers:
        raise Refused("illegal", f"There is no such option; there are {answers}.")
    solver, rated = await hub.puzzles.solver(player, game), await hub.puzzles.ratings(game)
    solved, counted, before = data.option == correct, False, solver
    if wanted.id not in solver.tried:
        its = _rating(wanted, rated)
        solver, its = _after(solver, its, wanted.id, solved)
        try:
            await hub.puzzles.settle(player, game, wanted.id, solved, solver, its)
            counted = True
        except Taken:  # two tries at once: the first one counts
            solver = await hub.puzzles.solver(player, game)
    return PuzzleAnswer(
        right=solved,
        option=correct,
        reason=why,
        counted=counted,
        solving=_solving(solver, len(puzzles(found))),
        change=round(solver.rating.rating) - round(before.rating.rating),
    )


def _wanted(game: AnyGame, puzzle_id: str) -> Puzzle:
    try:
        return find_puzzle(game, puzzle_id)
    except HardboiledError as error:
        raise Refused("gone", str(error)) from None


def _shown(game: AnyGame, puzzle: Puzzle) -> tuple[Stage, Scene]:
    match = position(game, puzzle)
    return match.stage(), shown(match, puzzle)


def _judged(game: AnyGame, puzzle: Puzzle) -> tuple[int, int, str]:
    """How many answers there are, which is right, and why."""
    match = position(game, puzzle)
    return len(question(shown(match, puzzle)).options), right(match, puzzle), reason(match, puzzle)


def _rating(puzzle: Puzzle, rated: dict[str, Rating]) -> Rating:
    return rated.get(puzzle.id) or Rating(float(puzzle.rating), NEW)


def _next(every: tuple[Puzzle, ...], solver: Solver, rated: dict[str, Rating]) -> Puzzle:
    fresh = [puzzle for puzzle in every if puzzle.id not in solver.tried] or list(every)
    mine = solver.rating.rating
    return min(fresh, key=lambda puzzle: (abs(_rating(puzzle, rated).rating - mine), puzzle.id))


def _after(solver: Solver, puzzle: Rating, puzzle_id: str, solved: bool) -> tuple[Solver, Rating]:
    """The solver and the puzzle have played a game against each other."""
    streak = solver.streak + 1 if solved else 0
    mine, its = _played(solver.rating, puzzle, solved), _played(puzzle, solver.rating, not solved)
    return Solver(mine, streak, max(solver.best, streak), solver.tried | {puzzle_id}), its


def _played(one: Rating, other: Rating, won: bool) -> Rating:
    """Glicko-2 after one game."""
    from glicko2 import Player as Rated  # a server without it does everything but rate

    rated = Rated(one.rating, one.deviation, one.volatility)
    rated.update_player([other.rating], [other.deviation], [int(won)])
    return Rating(rated.rating, rated.rd, rated.vol)


def _solving(solver: Solver, of: int) -> Solving:
    return Solving(
        rating=round(solver.rating.rating),
        sure=solver.rating.deviation < SURE,
        streak=solver.streak,
        best=solver.best,
        tried=len(solver.tried),
        of=of,
    )


HANDLERS = [next_puzzle, try_puzzle]
