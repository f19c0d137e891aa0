"""The page of figures: sections that different tools write, each its own."""

from __future__ import annotations

import os
import platform
from datetime import date
from pathlib import Path

from hardboiled import __version__

TITLE = "# Figures"


def put_section(page: Path, heading: str, text: str) -> None:
    """Write a section of the page, in place of the one of that name or after all others."""
    sections = _sections(page)
    sections[heading] = text.strip()
    parts = [TITLE, *(f"## {name}\n\n{body}" for name, body in sections.items())]
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text("\n\n".join(parts) + "\n", "utf-8")


def section(page: Path, heading: str) -> str:
    """What the section of that name says so far."""
    return _sections(page).get(heading, "")


def _sections(page: Path) -> dict[str, str]:
    written = page.read_text("utf-8") if page.exists() else TITLE
    return dict(_named(part) for part in f"\n{written}".split("\n## ")[1:])


def _named(section: str) -> tuple[str, str]:
    name, _, body = section.partition("\n")
    return name.strip(), body.strip()


def played_on(today: date, tool: str) -> str:
    """When, with what and by which tool figures were made."""
    return (
        f"Played on {today:%-d %B %Y} with Hardboiled {__version__} on {platform.python_implementation()} "
        f"{platform.python_version()}, {os.cpu_count()} cores. Written by `{tool}`."
    )
