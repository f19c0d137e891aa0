"""In which part of town a place lies: the district an option leads to, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hardboiled.kernel.scene import Board, OptionFace

Point = tuple[float, float]


class Districts:
    """The name of the region each space lies in, where its board has named ones.

    What a space says of itself counts first ("53 Market & Montgomery · Financial District"), for regions are drawn
    roughly; a name that several regions share is a kind of place and no district."""

    def __init__(self, boards: Iterable[Board]) -> None:
        self._of: dict[str, str] = {}
        for board in boards:
            often = Counter(region.label for region in board.regions)
            named = [region for region in board.regions if region.label and often[region.label] == 1]
            for space in board.spaces:
                told = [region.label for region in named if space.hint.endswith(f"· {region.label}")]
                around = [r.label for r in named if len(r.points) > 2 and inside(space.centre, r.points)]
                if found := told or around:
                    self._of[space.id] = found[0]

    def of(self, space: str) -> str:
        return self._of.get(space, "")

    def told_by(self, option: OptionFace) -> str:
        """The district an option leads to; nothing where its label says so already, or where it is no one place."""
        spaces = [target.removeprefix("space:") for target in option.targets if target.startswith("space:")]
        if len(spaces) != 1:
            return ""
        name = self.of(spaces[0])
        return "" if name.casefold() in option.label.casefold() else name


def inside(point: Point, corners: Sequence[Point]) -> bool:
    """Whether a point lies in a polygon: a line from it to the right crosses the edge an odd number of times."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd
