"""`hardboiled puzzles`: solve them, find them in bots' games, and check those a game has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer

from hardboiled.cli.arguments import GameArgument, SeedOption, number
from hardboiled.cli.play import keyboard
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.registry import find_game
from hardboiled.learn import mining
from hardboiled.learn.puzzles import FILE, Best, Puzzle, find_puzzle, puzzles, read, write
from hardboiled.terminal.puzzling import Puzzling

app = typer.Typer(help="Puzzles: one choice is clearly best, or something can be worked out.", no_args_is_help=True)

Iterations = Annotated[
    int, number("Iterations of a search for the best choice; a check has ten times as many.", 8, 9999)
]
Out = Annotated[Path | None, typer.Option(help="The file they are added to; the game's own if left out.")]
Kind = Literal["both", "best", "deduction"]


@app.command("solve")
def solve(
    game: GameArgument,
    puzzle: Annotated[str | None, typer.Argument(help="A certain puzzle; one after another if left out.")] = None,
) -> None:
    """Solve a game's puzzles in the terminal, the easiest first."""
    found = find_game(game)
    every = [find_puzzle(found, puzzle)] if puzzle else sorted(puzzles(found), key=lambda one: (one.rating, one.id))
    if not every:
        raise HardboiledError(f"{found.title} has no puzzles yet.")
    console, read_line = keyboard()
    Puzzling(found, every, console, read_line).run()


@app.command("mine")
def mine(
    game: GameArgument,
    seed: SeedOption = 0,
    iterations: Iterations = mining.ITERATIONS,
    minutes: Annotated[int, number("How long to look.", 1, 100_000)] = 5,
    kind: Annotated[Kind, typer.Option(help="Best choices, deductions, or half the time for each.")] = "both",
    alike: Annotated[int, number("How many deductions, at most, may ask the same in the same way.", 1, 1000)] = 6,
    most: Annotated[int, number("How many to look for, at most.", 1, 100_000)] = 1000,
    out: Out = None,
) -> None:
    """Play games with bots and keep positions in which one choice is clearly best or something can be worked out."""
    found = find_game(game)
    file = out or found.home / FILE
    kept = {one.id: one for one in read(file)}
    mined, count = mining.Mined(), 0
    share = 30.0 * minutes if kind == "both" else 60.0 * minutes
    deductions: Iterable[Puzzle] = mining.mine_deductions(found, seed, share, mined, alike) if kind != "best" else ()
    choices: Iterable[Puzzle] = mining.mine(found, seed, iterations, share, mined) if kind != "deduction" else ()
    for one in chain(deductions, choices):
        kept[one.id] = one
        count += 1
        write(file, kept.values())
        typer.echo(f"{one.id} {_in_short(one)}")
        if count >= most:
            break
    typer.echo(
        f"{mined.games} games, {mined.positions} positions looked at, {mined.candidates} more closely, "
        f"{count} kept; {len(kept)} in {file.name}."
    )


def _in_short(puzzle: Puzzle) -> str:
    if isinstance(puzzle, Best):
        return f"{puzzle.prompt}: {puzzle.chance:.2f} against {puzzle.second_chance:.2f}"
    return f"{puzzle.asks.riddle}, {puzzle.asks.form}: {puzzle.asks.answer} of {', '.join(puzzle.asks.offers)}"


@app.command("check")
def check(
    game: GameArgument,
    iterations: Annotated[int, number("Iterations of the search for a best choice.", 8, 1_000_000)] = mining.DEEPER
    * mining.ITERATIONS,
    again: Annotated[bool, typer.Option("--again", help="Those as well that were checked before.")] = False,
    out: Out = None,
) -> None:
    """Look at every puzzle once more, with other dice and in other worlds, and throw out those that do not hold."""
    found = find_game(game)
    file = out or found.home / FILE
    every = read(file)
    tried, held = Counter[str](), Counter[str]()
    for puzzle in every:
        if isinstance(puzzle, Best) and puzzle.checked >= iterations and not again:
            continue
        sort = "best choices" if isinstance(puzzle, Best) else "deductions"
        tried[sort] += 1
        left = {one.id: one for one in read(file)}
        if mining.check(found, puzzle, iterations):
            held[sort] += 1
            if isinstance(puzzle, Best):
                left[puzzle.id] = msgspec.structs.replace(puzzle, checked=iterations)
        else:
            del left[puzzle.id]
            typer.echo(f"{puzzle.id} does not hold: {_in_short(puzzle)}")
        write(file, left.values())
    for sort, number_tried in tried.items():
        typer.echo(f"{held[sort]} of {number_tried} {sort} hold.")
    typer.echo(f"{len(read(file))} in {file.name}.")
