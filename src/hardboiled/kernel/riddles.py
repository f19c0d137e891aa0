"""What can be worked out at a table: something hidden, and exactly what it can be by all that a seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from hardboiled.kernel.content import Content
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.kinds import PLAIN, Kind
from hardboiled.kernel.state import State
from hardboiled.kernel.text import Catalog

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
C = TypeVar("C", bound=Content)

Standing = Literal["never", "maybe", "sure"]
"""How an answer stands by what a seat knows: true in no world it could be in, in some, in all of them."""
Form = Literal["can", "cannot", "must"]
"""What is asked: which answer can be true (the others cannot), which one cannot, which one must be."""


@dataclass(frozen=True, kw_only=True)
class Riddle(Generic[S, V, C]):
    """A question whose answer follows from what a seat has seen.

    It is asked by the message `riddle-<id>` with `$form` (can, cannot, must), and an answer is explained by
    `riddle-<id>-why` with `$standing`, `$what`, the riddle's own words and, where it has a story, `$line`: what was
    told when that came out ("none" where it stood so from the beginning).
    """

    id: str
    standings: Callable[[V, C], Mapping[str, Standing]]
    """Every answer one could think of, the most tempting first; empty where there is nothing to ask, and where a story
    is over."""
    so: Callable[[S, C, SeatId], Collection[str]]
    """The answers that are true in a world, for who asks."""
    kind: Kind = PLAIN
    """How an answer is called, and what a click means it."""
    forms: tuple[Form, ...] = ("can", "cannot", "must")
    mode: str = ""
    """The mode in which it comes up; any if left out."""
    seats: int = 0
    """With at least so many players."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Of a table where it comes up."""
    veil: Callable[[V], V] = lambda view: view
    """The view without what the table works out for its players: they are to do it themselves."""
    begins: Callable[[V], bool] | None = None
    """Whether nothing seen before this moment matters: from here on its story is told. Without it, all that matters
    lies on the table."""
    lines_before: int = 0
    """So many lines of the story before the one that settles an answer belong to it when it is explained."""
    evidence: Callable[[V, C], Sequence[str]] = lambda view, content: ()
    """Cards that are laid beside the question, by their faces: what one needs to know and does not see on the table.
    The message `riddle-<id>-evidence` says what they are."""
    note: Callable[[V, C, Catalog, str], str] = lambda view, content, catalog, answer: ""
    """What stands beside an answer, in a few words."""
    words: Callable[[V, V, C, Catalog, str], Mapping[str, Any]] = lambda first, view, content, catalog, answer: {}
    """What explains an answer besides its name and how it stands, from what was seen at the beginning of the story and
    what is seen now; the question itself gets the words of the answer ''."""


AnyRiddle = Riddle[Any, Any, Any]
