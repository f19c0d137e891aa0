"""`hardboiled balance`: a report on how fair a game is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from hardboiled.cli.arguments import ClusterOption, GameArgument, JobsOption, SeedOption, number
from hardboiled.cli.files import prepare_to_write
from hardboiled.cli.progress import progress_bar
from hardboiled.extras import need
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.wording import counted

GAMES_HELP = "How many games of each mode, number of seats and value of an option."


def balance(
    game: GameArgument,
    out: Annotated[Path | None, typer.Option(help="The page to write; its data comes beside it.")] = None,
    games: Annotated[int, number(GAMES_HELP, 1)] = 40,
    bots: Annotated[str, typer.Option(help="The bot in every seat.")] = "regular",
    mode: Annotated[list[str] | None, typer.Option(help="Only this mode; repeat it for several.")] = None,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    worlds: Annotated[int, number("Worlds imagined at a point to see what is hidden.", 0)] = 8,
) -> None:
    """Write a report on a game's balance: one page of charts that opens offline, and its data."""
    for library in ("altair", "vl_convert", "polars"):
        need(library, "A balance report")
    from hardboiled.lab.balance import balance as watch
    from hardboiled.lab.report import write_report

    page = out or Path(f"balance-{find_game(game).id}.html")
    prepare_to_write(page)
    with progress_bar(f"{game} balance", "games") as show:
        found, watched = watch(game, games, (bots,), seed, mode or (), jobs, cluster, worlds, show)
    written = write_report(found, watched, page)
    told = f"{counted(found.games, 'game')} watched: {written.page} (data: {written.tables}, {written.games})"
    Console().print(Text(told), soft_wrap=True)
