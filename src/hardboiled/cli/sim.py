"""`hardboiled sim`: games between bots by the thousand, counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hardboiled.bots import STRENGTHS
from hardboiled.cli.arguments import (
    ClusterOption,
    GameArgument,
    GameOptions,
    JobsOption,
    ModeOption,
    Packs,
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
from hardboiled.lab.simulate import Setup, Simulation, setups, simulate
from hardboiled.lab.tally import Share, Tally, tally

BOTS_HELP = (
    f"Bots ({', '.join(STRENGTHS)}): one name for all seats, one a seat separated by commas, "
    "or seat=name for single seats. sharp@500 thinks for 500 iterations a choice, sharp@1s for a second."
)


def sim(
    game: GameArgument,
    mode: ModeOption = None,
    seats: SeatCount = None,
    games: Annotated[int, number("How many games.", 1)] = 100,
    jobs: JobsOption = 1,
    bots: Annotated[str, typer.Option(help=BOTS_HELP)] = "regular",
    option: GameOptions = None,
    seed: SeedOption = 0,
    pack: Packs = None,
    json: Annotated[Path | None, typer.Option(help="Also write the tally and every game here.")] = None,
    results: ResultsOption = None,
    cluster: ClusterOption = "",
) -> None:
    """Let bots play many games and count who wins, how, and how long it takes.

    The same seed gives the same games whatever the number of jobs.
    """
    planned = setups(game, mode, seats, names_in(bots), game_options(game, option or []), pack or [], games, seed)
    prepare_to_write(results, json)
    began = perf_counter()
    with progress_bar(f"{planned[0].game} {planned[0].mode}", "games") as show:
        simulation = _played(planned, jobs, results, cluster, lambda done: show(done, len(planned)))
    waited = perf_counter() - began
    counts = tally(simulation.results)
    _print(Console(highlight=False), simulation, counts, waited)
    if json is not None:
        write_text(json, as_json(simulation, counts))


def _played(
    planned: Sequence[Setup], jobs: int, results: Path | None, cluster: str, show: Callable[[int], None]
) -> Simulation:
    if results is None and not cluster:
        return simulate(planned, jobs, show)
    from hardboiled.lab.results import run

    return run(planned, results, jobs, cluster, show)


def as_json(simulation: Simulation, counts: Tally) -> str:
    """The tally and every game; the same text for the same setups."""
    whole = {"tally": counts, "games": simulation.results}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def _print(console: Console, simulation: Simulation, counts: Tally, waited: float) -> None:
    first = simulation.results[0]
    options = "".join(f", {key} {value}" for key, value in first.options.items())
    told = f", {first.mode}, {counted(first.seats, 'seat')}{options}: {counted(counts.games, 'game')}"
    console.print(Text.assemble((first.game, "bold"), told))
    _shares(console, "Wins by side", counts.sides)
    if first.sides != first.seat_ids:
        bots = dict(zip(first.seat_ids, first.bots, strict=True))
        _shares(console, "Wins by seat", {f"{seat} ({bots[seat]})": s for seat, s in counts.seats.items()})
    _shares(console, "Endings", counts.reasons)
    if counts.scores:
        console.print("Mean score: " + ", ".join(f"{seat} {score:.1f}" for seat, score in counts.scores.items()))
    length = counts.decisions
    console.print(
        f"Length: {length['mean']:.0f} decisions on average "
        f"(half of the games {length['p50']:.0f} or fewer, 9 of 10 between {length['p5']:.0f} and {length['p95']:.0f})"
    )
    speed = simulation.speed
    told = "all games were there already" if speed is None else f"{speed:,.0f} decisions/s a core"
    console.print(f"Speed: {told}; {waited:.1f} s in all")


def _shares(console: Console, title: str, shares: dict[str, Share]) -> None:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, show_header=False)
    for justify in ("left", "right", "right", "left"):
        table.add_column(justify=justify)
    for name, share in shares.items():
        table.add_row(Text(name), f"{share.count:,}", f"{share.rate:.1%}", f"({share.low:.1%} to {share.high:.1%})")
    console.print(table)
