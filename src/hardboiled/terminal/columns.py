"""Short lines side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

GAP = 2
MOST_COLUMNS = 4


def side_by_side(lines: Sequence[Text], width: int, at_least: int = 7) -> RenderableType:
    """As many columns as fit, read from top to bottom; fewer than `at_least` lines stay below each other."""
    longest = max((len(line.plain) for line in lines), default=0)
    columns = min(MOST_COLUMNS, (width + GAP) // (longest + GAP)) if longest else 1
    if len(lines) < at_least or columns < 2:
        return Group(*lines)
    rows = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid
