"""`python -m bench`: decisions a second, copies, the kernel's own cost, the ratios to catanatron, and thinking."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bench.measure import Figures, compare, measure
from bench.overhead import Overhead, overhead
from bench.subjects import Catan, Subject, our_games
from bench.thinking import THOUGHTS, Thinking, thinking
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.registry import game_ids


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures here as well")
    parser.add_argument("--games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--rounds", type=int, default=7, help="turns each subject gets; medians are taken (7)")
    parser.add_argument("--seconds", type=float, default=0.5, help="of play in each turn (0.5)")
    parser.add_argument("--thoughts", type=int, default=THOUGHTS, help=f"choices thought about in a mode ({THOUGHTS})")
    wanted = parser.parse_args()
    try:
        report = run(wanted.games or game_ids(), wanted.rounds, wanted.seconds, wanted.thoughts)
    except HardboiledError as error:
        sys.exit(f"{error}")
    if wanted.json:
        wanted.json.write_text(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n", "utf-8")


def run(games: list[str], rounds: int, seconds: float, thoughts: int) -> dict[str, Any]:
    """Measure everything in one go and print it."""
    catan = _catan()
    ours = our_games(games)
    subjects: list[Subject] = [*([catan] if catan else []), *ours]
    console, status = Console(), Console(stderr=True)
    with status.status("measuring") as spinner:
        cost = overhead(rounds)
        figures = measure(subjects, rounds, seconds, spinner.update)
        spinner.update("thinking")
        thought = [thinking(subject, thoughts) for subject in ours]
    if catan:
        compare(figures, figures[0])
    _print(console, figures, cost)
    _print_thoughts(console, thought)
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
        "kernel_microseconds_an_ask": cost,
        "catanatron": figures[0] if catan else None,
        "games": figures[1:] if catan else figures,
        "thinking": thought,
    }


def _catan() -> Catan | None:
    try:
        return Catan()
    except ImportError:
        print("catanatron is not installed (pip install catanatron): no ratios.", file=sys.stderr)
        return None


def _print(console: Console, figures: list[Figures], cost: Overhead) -> None:
    speed = _table("Random play on one core", "choices/s", "× catan", "× ticks", "forward", "a game")
    copies = _table("Copies in the middle of a game", "clone µs", "p95", "× catan", "imagine µs")
    for one in figures:
        speed.add_row(
            one.name,
            f"{one.decisions_per_second:,.0f}",
            _ratio(one.speed_ratio),
            _ratio(one.ticks_ratio),
            f"{one.decisions_per_second_forward:,.0f}",
            f"{one.decisions_per_game:,.0f}",
        )
        copies.add_row(
            one.name,
            f"{one.clone_median:.1f}",
            f"{one.clone_p95:.1f}",
            _ratio(one.clone_ratio),
            f"{one.imagine_median:.1f}" if one.imagine_median is not None else "",
        )
    console.print(speed)
    console.print("choices between two options or more; × ticks: against every move of catanatron's, forced ones too")
    console.print()
    console.print(copies)
    console.print(f"\nThe kernel's own cost of an ask: {cost.kept:.2f} µs ({cost.forward:.2f} µs forward only)")


def _print_thoughts(console: Console, thoughts: list[Thinking]) -> None:
    table = _table("\nThe sharp bot's search", "iterations/s", "× before", "a choice", "s a choice", "median s")
    for one in thoughts:
        table.add_row(
            one.name,
            f"{one.iterations_per_second:,.0f}",
            f"{one.times_before:.2f}",
            f"{one.iterations_per_choice:.0f}",
            f"{one.seconds_per_choice:.2f}",
            f"{one.median_seconds:.2f}",
        )
    console.print(table)


def _table(title: str, *headings: str) -> Table:
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column("game", no_wrap=True, min_width=34)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def _ratio(ratio: float | None) -> str:
    return f"{ratio:.1f}" if ratio is not None else ""


if __name__ == "__main__":
    main()
