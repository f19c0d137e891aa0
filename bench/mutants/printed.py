"""Printed numbers changed: one figure of one content file, one more."""

from __future__ import annotations

import re
from pathlib import Path

from bench.mutants.changes import Change

_NUMBER = re.compile(r"(?<![\w.\-\"])(\d+)(?![\w.\"])")
NOT_RULES = ("x", "y", "w", "h", "r", "points", "label_at", "at", "icon")
"""Where a thing is drawn: no rule."""


def printed(file: Path) -> list[Change]:
    """Every whole number of a content file that is no coordinate."""
    found = []
    for line, text in enumerate(file.read_text("utf-8").splitlines(), 1):
        key = text.partition("=")[0].strip()
        if text.lstrip().startswith(("#", "[")) or key in NOT_RULES:
            continue
        found += [
            Change(file, line, line, place, "one more")
            for place, _ in enumerate(_NUMBER.finditer(_without_texts(text)))
        ]
    return found


def reprinted(change: Change) -> tuple[str, str]:
    """The file with the figure changed, and what differs."""
    lines = change.file.read_text("utf-8").splitlines()
    before = lines[change.line - 1]
    number = list(_NUMBER.finditer(_without_texts(before)))[change.node]
    after = f"{before[: number.start()]}{int(number[1]) + 1}{before[number.end() :]}"
    lines[change.line - 1] = after
    return "\n".join(lines) + "\n", f"-{before}\n+{after}"


def _without_texts(line: str) -> str:
    """Texts in quotes are blanked, so that places stay where they are."""
    return re.sub(r'"[^"]*"', lambda found: '"' + "_" * (len(found[0]) - 2) + '"', line)
