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
    __slots__ = ("_full", "_kept", "due")

    def __init__(self) -> None:
        self._kept: list[Checkpoint] = []
        self._full = SLACK
        self.due = 0
        """After so many choices the next one is wanted."""

    def copy(self) -> Snapshots:
        twin = Snapshots.__new__(Snapshots)
        twin._kept, twin._full, twin.due = self._kept[:], self._full, self.due
        return twin

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, new: Checkpoint) -> None:
        """One more, where the match stands now."""
        self._kept.append(new)
        self.due = new.at + APART
        if len(self._kept) > self._full:
            self._thin()

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

    def back_to(self, choices: int) -> Checkpoint:
        """Forget those after so many choices; the last one that is left."""
        del self._kept[bisect_right(self._kept, choices, key=_at) :]
        near = self._kept[-1]
        self.due = near.at + APART
        return near


NO_SNAPSHOTS = Snapshots()
"""Of a match that only goes forward."""
