"""`hardboiled puzzles`: find puzzles in bots' games, and check those a game has."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hardboiled.cli.arguments import GameArgument, SeedOption, number
from hardboiled.kernel.registry import find_game
from hardboiled.learn import mining
from hardboiled.learn.puzzles import FILE, fits_the_rules, read, write

app = typer.Typer(help="Puzzles: positions in which one choice is clearly best.", no_args_is_help=True)

Iterations = Annotated[int, number("Iterations of the first search; the second has ten times as many.", 8, 100_000)]
Out = Annotated[Path | None, typer.Option(help="The file they are added to; the game's own if left out.")]


@app.command("mine")
def mine(
    game: GameArgument,
    seed: SeedOption = 0,
    iterations: Iterations = 80,
    minutes: Annotated[int, number("How long to look.", 1, 100_000)] = 5,
    out: Out = None,
) -> None:
    """Play games with bots and keep the positions in which a deep search finds one choice clearly best."""
    found = find_game(game)
    file = out or found.home / FILE
    kept = {puzzle.id: puzzle for puzzle in read(file)}
    mined = mining.Mined()
    for puzzle in mining.mine(found, seed, iterations, 60.0 * minutes, mined):
        kept[puzzle.id] = puzzle
        write(file, kept.values())
        typer.echo(f"{puzzle.id} {puzzle.prompt}: {puzzle.chance:.2f} against {puzzle.second_chance:.2f}")
    typer.echo(
        f"{mined.games} games, {mined.positions} positions searched, {mined.candidates} looked at more closely, "
        f"{mined.kept} kept; {len(kept)} in {file.name}."
    )


@app.command("check")
def check(game: GameArgument, iterations: Iterations = 800, out: Out = None) -> None:
    """Search every puzzle once more with other dice, and throw out those whose answer does not hold."""
    found = find_game(game)
    file = out or found.home / FILE
    every = read(file)
    kept = [one for one in every if fits_the_rules(found, one) and mining.check(found, one, iterations)]
    write(file, kept)
    typer.echo(f"{len(kept)} of {len(every)} hold.")
