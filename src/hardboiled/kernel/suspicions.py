"""What the seats of a game wonder about, named so that beliefs can be kept about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from msgspec import Struct

from hardboiled.kernel.actions import Action, Ask
from hardboiled.kernel.content import Content
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.state import State
from hardboiled.kernel.text import Catalog

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=Struct)
C = TypeVar("C", bound=Content)

Case = Mapping[str, str]
"""One way things may be: a value for each subject (`{"officer-2": "dirty"}`, `{"stinger": "space-28"}`)."""
Odds = Callable[[str], Mapping[str, float]]
"""How likely each value of a subject is, by the subject."""

Felt = Callable[[], Sequence[float]]
"""The instinct's ratings without them, if they are needed."""


class Likely(Struct, frozen=True):
    """One thing that may be so."""

    label: str
    chance: float
    target: str = ""
    """Where it can be pointed at: `space:ID`, `piece:ID` or `panel:SEAT`."""


class Suspected(Struct, frozen=True):
    """What a player can make of what was seen."""

    heading: str
    likely: tuple[Likely, ...]
    """The likeliest first."""

    def sentence(self) -> str:
        told = ", ".join(f"{one.label} {round(100 * one.chance)} %" for one in self.likely)
        return f"{self.heading}: {told}."


@dataclass(frozen=True, kw_only=True)
class Suspicions(Generic[S, V, C]):
    """The subjects of a game's beliefs, and what choices tell of them.

    Everything here rests on what all may see, or on a world that was imagined: never on the true one.
    """

    case: Callable[[S], Case]
    """How things are in a world; empty in a mode in which there is nothing to wonder about."""
    cases: Callable[[V], Iterable[Case]]
    """Every way things may be, by all that a seat sees; beliefs never leave one of them out."""
    subject: Callable[[V, SeatId], str]
    """Whose choices tell of what: the subject behind a seat, '' where its choices tell nothing."""
    seen: Callable[[Action], str] = lambda action: ""
    """What everybody sees of a choice, in a word ('' where there is nothing to be learned from it). Choices that
    look alike to the others have the same word."""
    moved: Callable[[Action], Case | None] = lambda action: None
    """What a choice nobody sees makes of things: the space somebody moved to in secret."""
    suppose: Callable[[S, SeatId, C, Random, Case], None] | None = None
    """Change a world imagined for a seat so that this case holds in it; without it, worlds are imagined until one
    happens to fit."""
    minded: Callable[[V, Ask[Any], C, Felt, Odds], Sequence[float]] | None = None
    """The instinct's ratings of the options, with the odds in mind, for who has the time to think of them."""
    weighed: Callable[[Ask[Any]], bool] | None = None
    """Whether this is a question nobody answers without thinking of the odds, however little time they take."""
    tops: Callable[[S, C], Case] = lambda state, content: {}
    """What lies on top of each pile that is worth a thought, in a world: a subject a pile."""
    told: Callable[[V, Catalog, Odds], Sequence[Suspected]] = lambda view, catalog, odds: ()
    """What a seat may tell its player of the odds; empty where there is nothing to wonder about."""
    likelihoods: Callable[[V, C, SeatId, Action], Mapping[str, float] | None] | None = None
    """How likely what is seen of a choice was for each value of the chooser's subject, by the view of who wonders;
    None where it tells nothing. A game that can count this out needs no imagined worlds for it, which cost a
    hundred times as much."""
    hides: Callable[[V], Case] = lambda view: {}
    """What a seat wants nobody to believe: the truth about itself; empty where it has nothing to hide."""
    expected: Callable[[V, C, Action, Odds], Odds | None] = lambda view, content, action, now: None
    """What those who look for a seat will go by once it has chosen this, and gone where that leads in secret, if they
    think so now; None where nobody looks for it. It minds this rather than its own odds, and worlds are played on
    with it."""
    temper: float = 1.0
    """How much better an option must look to the instinct to be chosen about three times as often."""


class Thought:
    """What those who look for a seat go by, until it has moved on in secret."""

    __slots__ = ("_odds", "_suspicions", "seat")

    def __init__(self, suspicions: AnySuspicions, seat: SeatId, odds: Odds) -> None:
        self._suspicions, self.seat, self._odds = suspicions, seat, odds

    def minded(self, view: Any, ask: Ask[Any], content: Content, felt: Felt) -> Sequence[float]:
        minded = self._suspicions.minded
        return felt() if minded is None else minded(view, ask, content, felt, self._odds)

    def outlived(self, seat: SeatId, action: Action) -> bool:
        """Whether it says nothing any more once this is chosen."""
        return seat == self.seat and self._suspicions.moved(action) is not None


AnySuspicions = Suspicions[Any, Any, Any]
