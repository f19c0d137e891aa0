"""Where a match can go back to: snapshots lying close together near the present and ever further apart before it.

To take back so many choices costs about as many again, however long the match is, and a match of thousands of
choices keeps a dozen or two.
"""

from __future__ import annotations

from bisect import bisect_right
from operator import attrgetter

from hardboiled.kernel.record import Checkpoint

APART = 8
"""So many choices lie between two snapshots at least."""
SLACK = 8
"""So many more than needed may gather before they are thinned out."""
_at = attrgetter("at")


class Snapshots:
    """Copies of a match share them until one of them changes them."""

    __slots__ = ("_full", "_kept", "_lent", "due")

    def __init__(self) -> None:
        self._kept: list[Checkpoint] = []
        self._full = SLACK
        self._lent = False
        self.due = 0
        """After so many choices the next one is wanted."""

    def lend(self) -> Snapshots:
        """The same for a copy of the match."""
        self._lent = True
        return self

    def _own(self) -> Snapshots:
        if not self._lent:
            return self
        twin = Snapshots()
        twin._kept, twin._full, twin.due = self._kept.copy(), self._full, self.due
        return twin

    def __len__(self) -> int:
        return len(self._kept)

    def with_one_more(self, new: Checkpoint) -> Snapshots:
        """With one where the match stands now."""
        mine = self._own()
        mine._kept.append(new)
        mine.due = new.at + APART
        if len(mine._kept) > mine._full:
            mine._thin()
        return mine

    def _thin(self) -> None:
        """Drop those without which the gap they leave is no wider than its distance from now."""
        kept, now = self._kept, self._kept[-1].at
        needed = [kept[-1]]
        for older, one in zip(kept[-3::-1], kept[-2:0:-1], strict=True):
            later = needed[-1]
            if later.at - older.at > now - later.at:
                needed.append(one)
        needed.append(kept[0])
        needed.reverse()
        self._kept, self._full = needed, len(needed) + SLACK

    def back_to(self, choices: int) -> tuple[Snapshots, Checkpoint]:
        """Without those after so many choices, and the last one that is left."""
        mine = self._own()
        del mine._kept[bisect_right(mine._kept, choices, key=_at) :]
        near = mine._kept[-1]
        mine.due = near.at + APART
        return mine, near


NO_SNAPSHOTS = Snapshots()
"""Of a match that only goes forward."""
