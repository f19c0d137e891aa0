"""`hardboiled play` and `hardboiled replay`: a table in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from hardboiled.cli.arguments import LARGEST_SEED, OPTION_HELP, PACK_HELP, game_options, read_text
from hardboiled.kernel.about import games as all_games
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.match import Match
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import load as load_match
from hardboiled.kernel.saving import start
from hardboiled.terminal.menu import ask_what_to_play
from hardboiled.terminal.players import USUAL_BOT, parse_players
from hardboiled.terminal.replay import Replay
from hardboiled.terminal.session import Session

SEATS_HELP = (
    "Who sits where, in the order of the seats: names for people, bot or bot:STRENGTH for bots, "
    'separated by commas: "Ann,bot:regular". You and regular bots if left out.'
)
SEED_HELP = "The same seed gives the same dice and cards."
LANGUAGE_HELP = "The language of the game's texts; English where it has no other."


def play(
    game: Annotated[str | None, typer.Argument(help="The game's id; a menu if left out.")] = None,
    mode: Annotated[str | None, typer.Option(help="One of the game's modes; its first if left out.")] = None,
    seats: Annotated[str | None, typer.Option(help=SEATS_HELP)] = None,
    seed: Annotated[int | None, typer.Option(min=0, max=LARGEST_SEED, help=SEED_HELP)] = None,
    pack: Annotated[list[Path] | None, typer.Option(help=PACK_HELP)] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a match that was saved.")] = None,
    language: Annotated[str, typer.Option(help=LANGUAGE_HELP)] = "en",
) -> None:
    """Play in the terminal, alone with bots or several people at one keyboard.

    Type help at the table for its commands: undo, save FILE, why N, log, card NAME, quit.
    """
    console, read = keyboard()
    packs = pack or []
    if load is not None:
        if game or mode or option or seed is not None or seats:
            raise OptionError("--load brings its own game, mode, seats, options and seed; leave them out.")
        match = load_match(read_text(load, "saved match"), packs)
    elif game is not None:
        match = started(game, mode, seats, seed, packs, option or [])
    else:
        if mode or seats or option:
            raise OptionError("Name the game too: hardboiled play GAME …; without one there is a menu.")
        try:
            order = ask_what_to_play(console, read, all_games())
        except EOFError:
            raise HardboiledError("No game was chosen; hardboiled play GAME starts one.") from None
        match = start(order.game, order.mode, order.seats, seed, packs, **order.options)
    Session(match, console, read, locale=language).run()


def started(
    game_id: str, mode: str | None, seats: str | None, seed: int | None, packs: list[Path], option: list[str]
) -> Match[Any, Any, Any]:
    game = find_game(game_id)
    chosen = game.mode(mode or game.modes[0].id)
    if seats is None:
        names = ["You", *[f"bot:{USUAL_BOT}"] * (min(chosen.counts) - 1)]
    else:
        names = [seated.name for seated in parse_players(seats)]
    return start(game_id, chosen.id, names, seed, packs, **game_options(game_id, option))


def replay(
    file: Annotated[Path, typer.Argument(help="A match that was saved.")],
    pack: Annotated[list[Path] | None, typer.Option(help=PACK_HELP)] = None,
    language: Annotated[str, typer.Option(help=LANGUAGE_HELP)] = "en",
) -> None:
    """Step through a saved match: n next, p previous, a number to go there, q to leave."""
    console, read = keyboard()
    Replay(load_match(read_text(file, "saved match"), pack or []), console, read, language).run()


def keyboard() -> tuple[Console, Callable[[str], str]]:
    """The screen, and a way to ask for a line (as Text, so that no name is taken for markup)."""
    console = Console(highlight=False)
    return console, lambda prompt: console.input(Text(prompt))
