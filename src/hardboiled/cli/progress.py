"""A progress bar for long work: how much is done, how fast, how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def progress_bar(title: str, things: str) -> Iterator[Callable[[int, int], None]]:
    """Shown on a terminal only; what it gives hears (done, of)."""
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
            rate = f"{done / (perf_counter() - began):,.1f} {things}/s"
            progress.update(task, completed=done, total=of, rate=rate)

        yield show
