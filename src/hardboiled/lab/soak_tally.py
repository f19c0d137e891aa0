"""What a soak has come to so far: counted as it goes, written down, and gone on with another day."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct, field
from rich.console import Console
from rich.table import Table

from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.wording import counted

HEADINGS = ("tables", "games", "under law", "decisions", "of them under law", "per second", "worlds", "failed")


class OtherSoak(HardboiledError):
    """A tally that cannot be gone on with."""


class Plan(Struct, frozen=True):
    """Which games are played, in which order: a tally goes on with the same one only."""

    games: list[str]
    rules: list[str]
    """Their rules' versions."""
    seed: int


class Failure(Struct, frozen=True):
    command: str
    """The line that plays it again."""
    error: str


class Kind(Struct):
    """A mode of a game."""

    tables: set[str] = field(default_factory=set)
    """The settings it was played with."""
    games: int = 0
    under_law: int = 0
    decisions: int = 0
    decisions_under_law: int = 0
    seconds: float = 0.0
    """Of the games that were not under law."""
    worlds: int = 0
    """How often the laws imagined a world other than the true one."""
    failures: int = 0

    @property
    def speed(self) -> float:
        return (self.decisions - self.decisions_under_law) / max(1e-9, self.seconds)


class Tally(Struct):
    plan: Plan
    played: int = 0
    """So many games of the plan, from its first one on."""
    kinds: dict[str, Kind] = {}
    failures: list[Failure] = []

    def count(
        self, kind: str, table: str, *, law: bool, decisions: int, seconds: float, worlds: int, failure: Failure | None
    ) -> None:
        """One game more."""
        found = self.kinds.setdefault(kind, Kind())
        found.tables.add(table)
        found.games += 1
        found.decisions += decisions
        found.worlds += worlds
        if law:
            found.under_law += 1
            found.decisions_under_law += decisions
        else:
            found.seconds += seconds
        if failure is not None:
            found.failures += 1
            self.failures.append(failure)
        self.played += 1

    def write(self, file: Path) -> None:
        """As a whole or not at all."""
        fresh = file.with_suffix(f"{file.suffix}.new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(self, order="sorted"), indent=1))
        fresh.replace(file)

    def show(self, console: Console) -> None:
        table = Table(box=None, pad_edge=False)
        table.add_column("game and mode", no_wrap=True)
        for heading in HEADINGS:
            table.add_column(heading, justify="right")
        for name, kind in sorted(self.kinds.items()):
            table.add_row(name, str(len(kind.tables)), *_numbers([kind]), str(kind.failures or ""))
        if len(self.kinds) > 1:
            failed = sum(kind.failures for kind in self.kinds.values())
            table.add_row("all", "", *_numbers(self.kinds.values()), str(failed or ""))
        console.print(table)
        for failure in self.failures:
            console.print(f"\n{failure.command}", style="bold", markup=False, soft_wrap=True)
            console.print(failure.error, markup=False, soft_wrap=True)
        failures = len(self.failures)
        console.print(f"{counted(self.played, 'game')}, {counted(failures, 'failure') if failures else 'no failures'}")


def _numbers(kinds: Iterable[Kind]) -> list[str]:
    some = list(kinds)
    free = sum(kind.decisions - kind.decisions_under_law for kind in some)
    speed = free / max(1e-9, sum(kind.seconds for kind in some))
    sums = [
        sum(getattr(kind, name) for kind in some) for name in ("games", "under_law", "decisions", "decisions_under_law")
    ]
    return [f"{number:,.0f}" for number in (*sums, speed, sum(kind.worlds for kind in some))]


def begun(file: Path | None, plan: Plan) -> Tally:
    """What was written down of this plan, or a new tally."""
    if file is None or not file.is_file():
        return Tally(plan)
    try:
        tally = msgspec.json.decode(file.read_bytes(), type=Tally)
    except msgspec.MsgspecError as error:
        raise OtherSoak(f"{file} is no tally of a soak ({error}); name another file.") from None
    if tally.plan != plan:
        raise OtherSoak(f"{file} counts other games, other rules or another seed; name another file to begin anew.")
    return tally
