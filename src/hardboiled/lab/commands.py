"""`hardboiled tournament`, `hardboiled balance` and `hardboiled analyse`.

Polars, Altair and Dask are imported only by what needs them, so that the command line starts without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

app = typer.Typer()

GameId = Annotated[str, typer.Argument(help="The game's id; `hardboiled games` lists them.")]
Games = Annotated[int, typer.Option(min=1, help="How many games a pair of bots, or a variant.")]
Jobs = Annotated[int, typer.Option(help="How many processes; -1 is one a core. Results do not change.")]
Cluster = Annotated[str, typer.Option(help="Play on a cluster: dask://host:port, ray://host:port or ray://auto.")]
Seed = Annotated[int, typer.Option(min=0, help="The first game's seed; each further game takes the next.")]
Options = Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value; may be repeated.")]


@app.command()
def tournament(
    game: GameId,
    bots: Annotated[str, typer.Option(help="The bots that meet, separated by commas.")] = "random,rookie,regular",
    mode: Annotated[str | None, typer.Option(help="One of the game's modes; its first if left out.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; the fewest of the mode if left out.")] = None,
    games: Games = 100,
    option: Options = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    results: Annotated[Path | None, typer.Option(help="Keep results in this Parquet file and go on from it.")] = None,
    json: Annotated[Path | None, typer.Option(help="Also write the ratings and pairings here.")] = None,
) -> None:
    """Let bots meet in every seat, sides swapped, and rate them with their uncertainty."""
    from hardboiled.cli.arguments import game_options
    from hardboiled.lab import tournament as lab

    names = [name.strip() for name in bots.split(",") if name.strip()]
    options = game_options(game, option or [])
    total = len(lab.schedule(game, names, mode, seats, games, options, seed))
    with _bar(f"{game} tournament") as show:
        played = lab.tournament(
            game, names, mode, seats, games, options, seed, results, jobs, cluster, lambda done: show(done, total)
        )
    _print_tournament(Console(), played)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(played), indent=1))


def _print_tournament(console: Console, played: Any) -> None:
    console.print(f"[bold]{played.game}[/bold], {played.mode}, {played.seats} seats: {played.games:,} games")
    table = Table(box=None, pad_edge=False, header_style="dim")
    for name in ("bot", "rating", "95 % interval", "won", "95 % interval", "games"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for one in played.standings:
        rating = one.rating
        value, interval = (
            ("", "") if rating is None else (f"{rating.value:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}")
        )
        won = f"{one.wins.low:.0%} to {one.wins.high:.0%}"
        table.add_row(one.bot, value, interval, f"{one.wins.rate:.0%}", won, f"{one.games:,}")
    console.print(table)
    for pair in played.pairings:
        sides = ", ".join(f"as {side} {wins.rate:.0%}" for side, wins in pair.by_side.items())
        undecided = f"; {pair.undecided} undecided" if pair.undecided else ""
        interval = f"{pair.wins.low:.0%} to {pair.wins.high:.0%}"
        console.print(f"{pair.first} against {pair.second}: {pair.wins.rate:.0%} ({interval}); {sides}{undecided}")


@app.command()
def balance(
    game: GameId,
    out: Annotated[Path | None, typer.Option(help="The page to write; its data comes beside it.")] = None,
    games: Games = 40,
    bots: Annotated[str, typer.Option(help="The bot in every seat.")] = "regular",
    mode: Annotated[list[str] | None, typer.Option(help="Only this mode; may be repeated.")] = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    worlds: Annotated[int, typer.Option(min=0, help="Worlds imagined at a point to see what is hidden.")] = 8,
) -> None:
    """Write a report on a game's balance: one page of charts that opens offline, and its data."""
    from hardboiled.lab.extras import need

    for library in ("altair", "vl_convert", "polars"):
        need(library, "A balance report")
    from hardboiled.lab.balance import balance as watch
    from hardboiled.lab.report import write_report

    with _bar(f"{game} balance") as show:
        found, watched = watch(game, games, (bots,), seed, mode or (), jobs, cluster, worlds, show)
    written = write_report(found, watched, out or Path(f"balance-{game}.html"))
    Console().print(
        f"{found.games:,} games watched: {written.page} (data: {written.tables}, {written.games})", soft_wrap=True
    )


@app.command()
def analyse(
    save: Annotated[Path, typer.Argument(help="A saved match.")],
    bot: Annotated[str, typer.Option(help="The bot whose choices it is compared with.")] = "sharp",
    worlds: Annotated[int, typer.Option(min=2, help="Worlds a turning point is judged over.")] = 40,
    most: Annotated[int, typer.Option(min=1, help="How many turning points at most.")] = 8,
    json: Annotated[Path | None, typer.Option(help="Also write the analysis here.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Also draw it here.")] = None,
) -> None:
    """Tell where a saved match turned, and whether by a mistake, by luck or by a good gamble."""
    from hardboiled.kernel.saving import load
    from hardboiled.lab.analysis import analyse as judge
    from hardboiled.lab.analysis_picture import analysis_svg
    from hardboiled.lab.analysis_text import analysis_text

    match = load(save.read_bytes())
    with _bar("analysis") as show:
        found = judge(match, bot, deep=worlds, most=most, progress=show)
    Console().print(analysis_text(found))
    if json is not None:
        json.write_bytes(found.to_json())
    if svg is not None:
        svg.write_text(analysis_svg(found), "utf-8")


@contextmanager
def _bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar with rate and time left, on a terminal; hears (done, of)."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    began, console = perf_counter(), Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=None, rate="")

        def show(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of, rate=f"{done / (perf_counter() - began):,.1f}/s")

        yield show
