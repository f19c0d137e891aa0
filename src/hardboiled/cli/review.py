"""What a review of the content has found, at the command line."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hardboiled.kernel.wording import counted, listed
from hardboiled.lab.review import Finding
from hardboiled.lab.taken import MUCH, Reviewed, Taken

HEADINGS = {
    "same": "The same under another name",
    "beaten": "Never worth its price",
    "text": "Texts alike",
    "needless": "Reasons nobody needs",
}


def print_review(console: Console, found: Reviewed) -> None:
    open_points = [finding for finding in found.findings if not finding.reason]
    meant = [finding for finding in found.findings if finding.reason]
    console.print(Text(f"{found.title}: {counted(len(open_points), 'finding')}", style="bold"))
    for what, heading in HEADINGS.items():
        _print_findings(console, heading, [finding for finding in open_points if finding.what == what])
    if meant:
        console.print(Text("Meant", style="bold"))
        for finding in meant:
            console.print(Text(f"  {finding.entry} {finding.told}: {finding.reason}"), soft_wrap=True)
    if found.games:
        _print_taken(console, found)


def _print_findings(console: Console, heading: str, findings: Sequence[Finding]) -> None:
    if findings:
        console.print(Text(heading, style="bold"))
        for finding in findings:
            console.print(Text(f"  {finding.entry} {finding.told}"), soft_wrap=True)


def _print_taken(console: Console, found: Reviewed) -> None:
    console.print(Text(f"In {counted(found.games, 'game')}", style="bold"))
    if found.never:
        console.print(Text(f"  never wanted, played or used: {listed(found.never)}"), soft_wrap=True)
    table = Table(box=None, pad_edge=False, title_justify="left", title_style="bold")
    table.title = f"Won when taken by chance (! surely more than {MUCH:.0%} off)"
    for _ in ("kind", "what"):
        table.add_column("", no_wrap=True)
    for heading in ("offered", "wanted", "taken", "won more often"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("")
    for row in found.taken:
        table.add_row(*_cells(row))
    console.print(table)


def _cells(row: Taken) -> list[str]:
    counts = [row.kind, row.id, f"{row.offered:,}", f"{row.wanted:,}", f"{row.taken:,}"]
    if row.difference is None:
        return [*counts, "", ""]
    won = f"{row.difference:+.0%} ({row.low:+.0%} to {row.high:+.0%})"
    return [*counts, won, (row.reason or "!") if row.too_much else ""]
