"""Random games of everything, by the thousand: `python -m hardboiled.lab.soak --games 10000 --jobs 2`.

They are spread over every game, mode, number of seats and value of each option; every few games the
laws are checked along the way. A failure comes with the line that plays that one game again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import process_time
from traceback import format_exception
from typing import Any

import msgspec
from joblib import Parallel, delayed
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hardboiled.kernel import laws
from hardboiled.kernel.errors import GameBug, HardboiledError
from hardboiled.kernel.options import OptionError, describe
from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.kernel.saving import start
from hardboiled.kernel.wording import counted
from hardboiled.lab.variants import values

UNDER_LAW = 8
"""One game in so many is played under the laws."""

LAW_SAMPLE = 0.05
"""The share of its decisions at which they are checked."""


class Case(Struct, frozen=True, kw_only=True):
    """One game to play."""

    game: str
    mode: str
    seats: int
    options: dict[str, Any]
    seed: int
    law: bool

    @property
    def command(self) -> str:
        """The line that plays it again."""
        options = f" --options '{msgspec.json.encode(self.options).decode()}'" if self.options else ""
        law = " --law" if self.law else ""
        return (
            f"python -m hardboiled.lab.soak --only {self.game} --mode {self.mode} --seats {self.seats}"
            f"{options} --seed {self.seed}{law}"
        )


class Report(Struct, frozen=True):
    """What one game came to."""

    case: Case
    decisions: int
    seconds: float
    worlds: int = 0
    """How often the laws imagined a world other than the true one."""
    failure: str = ""


def tables(game_id: str) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every mode, number of seats and value of each option (the others as usual) that go together."""
    game = find_game(game_id)
    unusual = [{o.name: value} for o in describe(game.options) for value in values(o) if value != o.default]
    for mode in game.modes:
        for count in mode.counts:
            for options in [{}, *unusual]:
                try:
                    game.parse_options(mode.id, count, options)
                except OptionError:
                    continue
                yield mode.id, count, options


def cases(games: Sequence[str], count: int, seed: int = 0) -> list[Case]:
    """So many games, as many of each game installed and of each of its tables, game after game in turn."""
    seatings = {game: list(tables(game)) for game in games}
    planned: list[Case] = []
    for number in range(count):
        i, game = number // len(games), games[number % len(games)]
        mode, seats, options = seatings[game][i % len(seatings[game])]
        law = (i // len(seatings[game]) + i) % UNDER_LAW == 0
        planned.append(Case(game=game, mode=mode, seats=seats, options=options, seed=seed + i, law=law))
    return planned


def play(case: Case) -> Report:
    """Play it; whatever goes wrong is reported, not raised."""
    began = process_time()
    try:
        decisions, worlds = _play(case)
        return Report(case, decisions, process_time() - began, worlds)
    except Exception as error:
        trace = "".join(format_exception(error)[-3:]).strip()
        return Report(case, 0, process_time() - began, failure=trace)


def _play(case: Case) -> tuple[int, int]:
    if case.law:
        watched = laws.play(case.game, case.mode, case.seats, case.seed, sample=LAW_SAMPLE, **case.options)
        return watched.decisions, watched.worlds
    names = [f"P{n + 1}" for n in range(case.seats)]
    match = start(case.game, case.mode, names, case.seed, keep=False, **case.options)
    decisions = laws.random_game(match, case.seed)
    if match.outcome is None:
        raise GameBug(f"{case.game} asks nothing and has no outcome")
    return decisions, 0


def soak(
    planned: Sequence[Case], jobs: int = 1, progress: Callable[[Report], None] = lambda report: None
) -> list[Report]:
    """Play them all, in any order."""
    size = max(1, min(50, len(planned) // (20 * max(1, abs(jobs)))))
    batches = [planned[first : first + size] for first in range(0, len(planned), size)]
    reports: list[Report] = []
    run = Parallel(n_jobs=jobs, return_as="generator_unordered")
    for batch in run(delayed(_play_batch)(batch) for batch in batches):
        for report in batch:
            reports.append(report)
            progress(report)
    return reports


def _play_batch(batch: Sequence[Case]) -> list[Report]:
    return [play(case) for case in batch]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m hardboiled.lab.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="how many in all (10000)")
    parser.add_argument("--jobs", type=int, default=1, help="processes; -1: one a core (1)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game at each table (0)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write counts and failures here as well")
    parser.add_argument("--only", metavar="GAME", help="only this game")
    one = parser.add_argument_group("one game again (with --only)")
    one.add_argument("--mode")
    one.add_argument("--seats", type=int)
    one.add_argument("--options", default="{}", help="as JSON")
    one.add_argument("--law", action="store_true", help="under the laws")
    wanted = parser.parse_args(arguments)
    try:
        games = [find_game(wanted.only).id] if wanted.only else game_ids()
        if wanted.mode:
            return _play_again(games[0], wanted)
        planned = cases(games, wanted.games, wanted.seed)
    except HardboiledError as error:
        print(error, file=sys.stderr)
        return 2
    reports = _with_progress_bar(planned, wanted.jobs)
    _print(reports)
    if wanted.json:
        wanted.json.write_bytes(msgspec.json.format(msgspec.json.encode(_summary(reports)), indent=1))
    return int(any(report.failure for report in reports))


def _play_again(game: str, wanted: argparse.Namespace) -> int:
    """One game, with its errors as they come."""
    options = msgspec.json.decode(wanted.options)
    seats = wanted.seats or min(find_game(game).mode(wanted.mode).counts)
    case = Case(game=game, mode=wanted.mode, seats=seats, options=options, seed=wanted.seed, law=wanted.law)
    decisions, _ = _play(case)
    print(f"{game}: {decisions:,} decisions, nothing went wrong.")
    return 0


def _with_progress_bar(planned: Sequence[Case], jobs: int) -> list[Report]:
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("soaking", total=len(planned))

        def show(report: Report) -> None:
            progress.advance(task)
            if report.failure:
                console.print(f"failed: {report.case.command}", style="red", highlight=False, soft_wrap=True)

        return soak(planned, jobs, show)


def _summary(reports: Sequence[Report]) -> dict[str, Any]:
    kinds: dict[tuple[str, str], list[Report]] = {}
    for report in sorted(reports, key=lambda report: (report.case.game, report.case.mode)):
        kinds.setdefault((report.case.game, report.case.mode), []).append(report)
    rows = [
        {
            "game": game,
            "mode": mode,
            "tables": len({(r.case.seats, msgspec.json.encode(r.case.options)) for r in some}),
            "games": len(some),
            "under_law": sum(r.case.law for r in some),
            "decisions": sum(r.decisions for r in some),
            "decisions_per_second": _speed([r for r in some if not r.case.law]),
            "worlds": sum(r.worlds for r in some),
            "failures": sum(bool(r.failure) for r in some),
        }
        for (game, mode), some in kinds.items()
    ]
    failures = [{"command": r.case.command, "error": r.failure} for r in reports if r.failure]
    return {"kinds": rows, "failures": failures}


def _speed(reports: Sequence[Report]) -> float:
    return sum(r.decisions for r in reports) / max(1e-9, sum(r.seconds for r in reports))


def _print(reports: Sequence[Report]) -> None:
    console, summary = Console(highlight=False), _summary(reports)
    table = Table(box=None, pad_edge=False)
    table.add_column("game and mode", no_wrap=True)
    for heading in ("tables", "games", "under law", "decisions", "per second", "failed"):
        table.add_column(heading, justify="right")
    for row in summary["kinds"]:
        numbers = [row[key] for key in ("tables", "games", "under_law", "decisions", "decisions_per_second")]
        failed = str(row["failures"] or "")
        table.add_row(f"{row['game']} {row['mode']}", *(f"{number:,.0f}" for number in numbers), failed)
    console.print(table)
    for failure in summary["failures"]:
        console.print(f"\n{failure['command']}", style="bold", markup=False, soft_wrap=True)
        console.print(failure["error"], markup=False, soft_wrap=True)
    failures = len(summary["failures"])
    console.print(f"{counted(len(reports), 'game')}, {counted(failures, 'failure') if failures else 'no failures'}")


if __name__ == "__main__":
    # By its name: classes of `__main__` cannot be sent to other processes.
    from hardboiled.lab import soak as by_name  # noqa: PLW0406

    sys.exit(by_name.main())
