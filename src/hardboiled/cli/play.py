"""`hardboiled play` and `hardboiled replay`: a table in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hardboiled.cli.arguments import GameOptions, MatchSeed, ModeOption, Packs, game_options
from hardboiled.cli.files import read_text
from hardboiled.kernel.about import games as all_games
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import load as load_match
from hardboiled.kernel.saving import start
from hardboiled.kernel.wording import listed
from hardboiled.terminal.menu import ask_what_to_play
from hardboiled.terminal.opening import play_at
from hardboiled.terminal.players import USUAL_BOT, parse_players
from hardboiled.terminal.replay import Replay

SEATS_HELP = (
    "Who sits where, in the order of the seats: names for people, bot or bot:STRENGTH for bots, "
    'separated by commas: "Ann,bot:regular". You and regular bots if left out.'
)
SeatNames = Annotated[str | None, typer.Option(help=SEATS_HELP)]
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line instead of full screen: for screen readers; pipes get it anyway.")
]
Language = Annotated[str, typer.Option(help="The language of the game's texts, if it has them in it.")]


def play(
    game: Annotated[str | None, typer.Argument(help="The game's id; a menu if left out.")] = None,
    mode: ModeOption = None,
    seats: SeatNames = None,
    seed: MatchSeed = None,
    pack: Packs = None,
    option: GameOptions = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a match that was saved.")] = None,
    language: Language = "en",
    plain: Plain = False,
) -> None:
    """Play in the terminal, alone with bots or several people at one keyboard.

    Full screen with mouse and keyboard; press ? for the keys. With --plain, type help for the commands: undo,
    save FILE, why N, log, card NAME, quit.
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
    check_language(match, language)
    play_at(match, console, read, plain, language)


def started(
    game_id: str, mode: str | None, seats: str | None, seed: int | None, packs: list[Path], option: list[str]
) -> AnyMatch:
    game = find_game(game_id)
    chosen = game.mode(mode or game.modes[0].id)
    if seats is None:
        names = ["You", *[f"bot:{USUAL_BOT}"] * (min(chosen.counts) - 1)]
    else:
        names = [seated.name for seated in parse_players(seats)]
    return start(game_id, chosen.id, names, seed, packs, **game_options(game_id, option))


def replay(
    file: Annotated[Path, typer.Argument(help="A match that was saved.")],
    pack: Packs = None,
    language: Language = "en",
) -> None:
    """Step through a saved match: n next, p previous, a number to go there, q to leave."""
    console, read = keyboard()
    match = load_match(read_text(file, "saved match"), pack or [])
    check_language(match, language)
    Replay(match, console, read, language).run()


def check_language(match: AnyMatch, language: str) -> None:
    game = match.game
    if language not in game.languages:
        raise OptionError(f"{game.title} has no texts in the language {language!r}; it has {listed(game.languages)}.")


def keyboard() -> tuple[Console, Callable[[str], str]]:
    """The screen, and a way to ask for a line (as Text, so that no name is taken for markup)."""
    console = Console(highlight=False)
    return console, lambda prompt: console.input(Text(prompt))
