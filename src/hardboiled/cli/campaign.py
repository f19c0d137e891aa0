"""`hardboiled campaign`: a game's episodes one after another in the terminal, from one saved match to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hardboiled.cli.arguments import LARGEST_SEED, OPTION_HELP, read_text
from hardboiled.cli.play import SEATS_HELP, SEED_HELP, keyboard, started
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.match import Match
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import load, start
from hardboiled.terminal.session import Session

FILE_HELP = "Where the campaign is kept; it goes on from there if the file exists."


def campaign(
    game: Annotated[str, typer.Argument(help="A game with campaigns.")],
    file: Annotated[Path, typer.Option(help=FILE_HELP)] = Path("campaign.json"),
    mode: Annotated[str | None, typer.Option(help="One of the game's modes; its first if left out.")] = None,
    seats: Annotated[str | None, typer.Option(help=SEATS_HELP)] = None,
    seed: Annotated[int | None, typer.Option(min=0, max=LARGEST_SEED, help=SEED_HELP)] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
) -> None:
    """Play a game's episodes in order; what carries over is part of each match.

    The match being played is saved to the file after every episode and when you quit.
    """
    if find_game(game).next_options is None:
        raise OptionError(f"{find_game(game).title} has no campaign.")
    console, read = keyboard()
    if file.is_file():
        if mode or seats or option:
            raise OptionError(f"{file} brings its own mode, seats and options; leave them out, or name another --file.")
        match = _go_on(load(read_text(file, "campaign")))
    else:
        match = started(game, mode, seats, seed, [], option or [])
    while True:
        Session(match, console, read).run()
        file.write_text(match.save(), "utf-8")
        if not match.over:
            console.print(f"The campaign is kept in {file}; the same command goes on with it.")
            return
        following = _go_on(match)
        if following is match:
            return
        match = following


def _go_on(match: Match[Any, Any, Any]) -> Match[Any, Any, Any]:
    """The match that follows a finished one; the same match while it is being played or was the last."""
    if not match.over or match.game.next_options is None:
        return match
    try:
        options = match.game.next_options(match.state, match.header.options)
    except HardboiledError:
        return match
    return start(match.header.game, match.header.mode, match.header.seats, **options)
