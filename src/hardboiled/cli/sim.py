"""`hardboiled sim`: games between bots by the thousand, counted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from hardboiled.bots import STRENGTHS
from hardboiled.cli.arguments import LARGEST_SEED, OPTION_HELP, PACK_HELP, check_writable, game_options, write_text
from hardboiled.kernel.options import OptionError
from hardboiled.lab.simulate import Setup, Share, Simulation, Tally, setups, simulate, tally

SEED_HELP = "The first game's seed; each further game takes the next."
RESULTS_HELP = "Keep every result in this Parquet file; games it already has are not played again."
BOTS_HELP = (
    f"Bots ({', '.join(STRENGTHS)}): one name for all seats, one a seat separated by commas, "
    "or seat=name for single seats."
)


def sim(
    game: Annotated[str, typer.Argument(help="The game's id; `hardboiled games` lists them.")],
    mode: Annotated[str | None, typer.Option(help="One of the game's modes; its first if left out.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; the fewest of the mode if left out.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    jobs: Annotated[int, typer.Option(help="How many processes; -1 is one a core. Results do not change.")] = 1,
    bots: Annotated[str, typer.Option(help=BOTS_HELP)] = "regular",
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP)] = None,
    seed: Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help=SEED_HELP)] = 0,
    pack: Annotated[list[Path] | None, typer.Option(help=PACK_HELP)] = None,
    json: Annotated[Path | None, typer.Option(help="Also write the tally and every game here.")] = None,
    results: Annotated[Path | None, typer.Option(help=RESULTS_HELP)] = None,
    cluster: Annotated[str, typer.Option(help="Play on a cluster: dask://host:port or ray://auto.")] = "",
) -> None:
    """Let bots play many games and count who wins, how, and how long it takes.

    The same seed gives the same games whatever the number of jobs.
    """
    names = [name.strip() for name in bots.split(",") if name.strip()]
    planned = setups(game, mode, seats, names, game_options(game, option or []), pack or [], games, seed)
    if jobs == 0:
        raise OptionError("No jobs, no games: --jobs is 1 or more, or -1 for one a core.")
    if json is not None:
        check_writable(json)
    began = perf_counter()
    simulation = _with_progress_bar(planned, jobs, results, cluster)
    waited = perf_counter() - began
    counted = tally(simulation.results)
    _print(Console(), simulation, counted, waited)
    if json is not None:
        write_text(json, as_json(simulation, counted))


def as_json(simulation: Simulation, counted: Tally) -> str:
    """The tally and every game; the same text for the same setups."""
    whole = {"tally": counted, "games": simulation.results}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def _with_progress_bar(planned: Sequence[Setup], jobs: int, results: Path | None, cluster: str) -> Simulation:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    began = perf_counter()
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{planned[0].game} {planned[0].mode}", total=len(planned), rate="")

        def show(done: int) -> None:
            progress.update(task, completed=done, rate=f"{done / (perf_counter() - began):,.1f} games/s")

        if results is None and not cluster:
            return simulate(planned, jobs, show)
        from hardboiled.lab.results import run

        return run(planned, results, jobs, cluster, show)


def _print(console: Console, simulation: Simulation, counted: Tally, waited: float) -> None:
    first = simulation.results[0]
    options = "".join(f", {key} {value}" for key, value in first.options.items())
    told = f", {first.mode}, {first.seats} seats{options}: {counted.games:,} games"
    console.print(Text.assemble((first.game, "bold"), told))
    _shares(console, "Wins by side", counted.sides)
    if first.sides != first.seat_ids:
        bots = dict(zip(first.seat_ids, first.bots, strict=True))
        _shares(console, "Wins by seat", {f"{seat} ({bots[seat]})": s for seat, s in counted.seats.items()})
    _shares(console, "Endings", counted.reasons)
    if counted.scores:
        console.print("Mean score: " + ", ".join(f"{seat} {score:.1f}" for seat, score in counted.scores.items()))
    length = counted.decisions
    console.print(
        f"Length: {length['mean']:.0f} decisions on average "
        f"(half of the games {length['p50']:.0f} or fewer, 9 of 10 between {length['p5']:.0f} and {length['p95']:.0f})"
    )
    speed = simulation.decisions / max(simulation.seconds, 1e-9)
    console.print(f"Speed: {speed:,.0f} decisions/s a core; {waited:.1f} s in all")


def _shares(console: Console, title: str, shares: dict[str, Share]) -> None:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, show_header=False)
    for justify in ("left", "right", "right", "left"):
        table.add_column(justify=justify)
    for name, share in shares.items():
        table.add_row(Text(name), f"{share.count:,}", f"{share.rate:.1%}", f"({share.low:.1%} to {share.high:.1%})")
    console.print(table)
