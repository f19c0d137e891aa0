"""`hardboiled tournament`: bots against each other, rated."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hardboiled.cli.arguments import (
    ClusterOption,
    GameArgument,
    GameOptions,
    JobsOption,
    ModeOption,
    ResultsOption,
    SeatCount,
    SeedOption,
    game_options,
    names_in,
    number,
)
from hardboiled.cli.files import prepare_to_write, write_text
from hardboiled.cli.progress import progress_bar
from hardboiled.kernel.wording import counted

if TYPE_CHECKING:
    from hardboiled.lab.tournament import Pairing, Tournament

GAMES_HELP = "How many games a pair of bots; a bot, where all play on one side."


def tournament(
    game: GameArgument,
    bots: Annotated[str, typer.Option(help="The bots that meet, separated by commas.")] = "random,rookie,regular",
    mode: ModeOption = None,
    seats: SeatCount = None,
    games: Annotated[int, number(GAMES_HELP, 1)] = 100,
    option: GameOptions = None,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    results: ResultsOption = None,
    json: Annotated[Path | None, typer.Option(help="Also write the ratings and pairings here.")] = None,
) -> None:
    """Let bots meet in every seat, sides swapped, and rate them with their uncertainty."""
    from hardboiled.lab.tournament import tournament as meet

    options = game_options(game, option or [])
    prepare_to_write(results, json)
    with progress_bar(f"{game} tournament", "games") as show:
        played = meet(game, names_in(bots), mode, seats, games, options, seed, results, jobs, cluster, show)
    _print(Console(), played)
    if json is not None:
        write_text(json, msgspec.json.format(msgspec.json.encode(played), indent=1).decode())


def _print(console: Console, played: Tournament) -> None:
    told = f", {played.mode}, {counted(played.seats, 'seat')}: {counted(played.games, 'game')}"
    console.print(Text.assemble((played.game, "bold"), told))
    table = Table(box=None, pad_edge=False, header_style="dim")
    for name in ("bot", *(() if played.together else ("rating", "95 % interval")), "won", "95 % interval", "games"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for one in played.standings:
        rating = one.rating
        rated = [] if rating is None else [f"{rating.value:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}"]
        won = f"{one.wins.low:.0%} to {one.wins.high:.0%}"
        table.add_row(one.bot, *rated, f"{one.wins.rate:.0%}", won, f"{one.games:,}")
    console.print(table)
    for pair in played.pairings:
        console.print(_sentence(pair), highlight=False)


def _sentence(pair: Pairing) -> str:
    sides = ", ".join(f"as {side} {wins.rate:.0%}" for side, wins in pair.by_side.items())
    undecided = f"; {pair.undecided} undecided" if pair.undecided else ""
    interval = f"{pair.wins.low:.0%} to {pair.wins.high:.0%}"
    return f"{pair.first} against {pair.second}: {pair.wins.rate:.0%} ({interval}); {sides}{undecided}"
