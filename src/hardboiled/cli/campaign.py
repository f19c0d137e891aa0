"""`hardboiled campaign`: a game's episodes one after another in the terminal, from one saved match to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from hardboiled.cli.arguments import GameOptions, MatchSeed, ModeOption
from hardboiled.cli.files import prepare_to_write, read_text, write_text
from hardboiled.cli.play import Plain, SeatNames, keyboard, started
from hardboiled.kernel.campaign import options_of_the_next
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import load, start
from hardboiled.terminal.opening import play_at

FILE_HELP = "Where the campaign is kept; it goes on from there if the file exists."


def campaign(
    game: Annotated[str, typer.Argument(help="A game with campaigns.")],
    file: Annotated[Path, typer.Option(help=FILE_HELP)] = Path("campaign.json"),
    mode: ModeOption = None,
    seats: SeatNames = None,
    seed: MatchSeed = None,
    option: GameOptions = None,
    plain: Plain = False,
) -> None:
    """Play a game's episodes in order; what carries over is part of each match.

    The match being played is saved to the file after every episode and when you leave.
    Once an episode is over, press n (with --plain: type next) for the next one.
    """
    if find_game(game).next_options is None:
        raise OptionError(f"{find_game(game).title} has no campaign.")
    console, read = keyboard()
    if file.is_file():
        if mode or seats or option or seed is not None:
            raise OptionError(
                f"{file} brings its own mode, seats, options and seed; leave them out, or name another --file."
            )
        kept = load(read_text(file, "campaign"))
        if kept.header.game != game:
            raise OptionError(f"{file} is a match of {kept.game.title}; name another --file.")
        match = _following(kept) or kept
    else:
        match = started(game, mode, seats, seed, [], option or [])
    prepare_to_write(file)
    while True:
        try:
            goes_on = play_at(match, console, read, plain, in_campaign=True)
        finally:
            write_text(file, match.save())
        following = _following(match)
        if match.over and following is None:
            console.print("That was the last episode of the campaign.")
            return
        if following is None or not goes_on:
            console.print(Text(f"The campaign is kept in {file}; the same command goes on with it."), soft_wrap=True)
            return
        match = following


def _following(match: AnyMatch) -> AnyMatch | None:
    """The match that comes after a finished one; None while it is played, and after the last."""
    options = options_of_the_next(match)
    return None if options is None else start(match.header.game, match.header.mode, match.header.seats, **options)
