"""Random games of everything, by the thousand: `python -m hardboiled.lab.soak --games 10000 --jobs 2`.

They are spread over every game, mode, number of seats and value of each option; every few games the
laws are checked along the way. A failure comes with the line that plays that one game again. With `--resume FILE` a
soak goes on where it was stopped, with the counts of all its pieces together.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from time import monotonic, process_time
from traceback import format_exception
from typing import Any

import msgspec
from joblib import Parallel, delayed
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from hardboiled.kernel import laws
from hardboiled.kernel.errors import GameBug, HardboiledError
from hardboiled.kernel.options import OptionError, describe
from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.kernel.saving import start
from hardboiled.lab.soak_tally import Failure, Plan, Tally, begun
from hardboiled.lab.variants import values

UNDER_LAW = 8
"""One game in so many is played under the laws."""

PIECE = 2_000
"""After so many games what was counted is written down."""

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


def cases(games: Sequence[str], count: int, seed: int = 0, first: int = 0) -> list[Case]:
    """So many games, as many of each game installed and of each of its tables, game after game in turn; `first` were
    played before."""
    seatings = {game: list(tables(game)) for game in games}
    planned: list[Case] = []
    for number in range(first, first + count):
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
    parser.add_argument("--minutes", type=float, default=inf, help="stop after so long, with what there is then")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="count in this file, and go on from what it has")
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
        plan = Plan(list(games), [find_game(game).rules_version for game in games], wanted.seed)
        tally = begun(wanted.resume, plan)
    except HardboiledError as error:
        print(error, file=sys.stderr)
        return 2
    _in_pieces(tally, wanted)
    tally.show(Console(highlight=False))
    return int(bool(tally.failures))


def _in_pieces(tally: Tally, wanted: argparse.Namespace) -> None:
    """What is left of the plan, as far as the time allows; what was counted is kept after each piece."""
    until = monotonic() + 60 * wanted.minutes
    while (left := wanted.games - tally.played) > 0 and monotonic() < until:
        piece = cases(tally.plan.games, min(PIECE, left), tally.plan.seed, tally.played)
        for report in _with_progress_bar(piece, wanted.jobs):
            _count(tally, report)
        if wanted.resume:
            tally.write(wanted.resume)


def _count(tally: Tally, report: Report) -> None:
    case = report.case
    tally.count(
        f"{case.game} {case.mode}",
        f"{case.seats} {msgspec.json.encode(case.options).decode()}",
        law=case.law,
        decisions=report.decisions,
        seconds=report.seconds,
        worlds=report.worlds,
        failure=Failure(case.command, report.failure) if report.failure else None,
    )


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


if __name__ == "__main__":
    # By its name: classes of `__main__` cannot be sent to other processes.
    from hardboiled.lab import soak as by_name  # noqa: PLW0406

    sys.exit(by_name.main())
