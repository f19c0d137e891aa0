"""What client and server say to each other over HTTP: the bodies of the calls (`/schema/openapi.json` describes them).

The browser client's types are generated from this file and from `live_protocol`, which has the messages of the live
connection (`python -m hardboiled.server.typescript`). Scenes and stages are the kernel's (`hardboiled.kernel.scene`).
Who somebody is says the cookie that any call to `/api/` sets.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from hardboiled.kernel.about import GameInfo
from hardboiled.kernel.scene import Theme
from hardboiled.lab.analysis import Analysis

SeatKind = Literal["human", "bot", "open"]
Visibility = Literal["open", "private"]
Status = Literal["waiting", "running", "over"]
UndoWay = Literal["", "free", "consent"]

Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=60)]
"""An id: of a game, mode, seat or strength."""
Token = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Message(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Anything on the wire. Live messages say what they are in their field `type`."""


class Fault(Message):
    """The body of every HTTP answer that is an error; `code` for programs, `text` for people."""

    code: str
    text: str


# People.


class Me(Message):
    """Who this browser is. A guest until a passphrase is set."""

    id: str
    name: str
    registered: bool = False


class Rename(Message):
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Passphrase(Message):
    """Keep my name and tables under a passphrase, or sign in with one."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    passphrase: Annotated[str, Meta(min_length=8, max_length=200)]
    old: Annotated[str, Meta(max_length=200)] = ""
    """The passphrase until now, to change it."""


# Games and tables.


class GameFace(Message):
    """How a game looks in the lobby: its colours, its poster (an address, '' if it has none) and
    what its modes, seats and options are called, by id (an option's value: 'option=value'), and what is
    said about them (id with '.text')."""

    theme: Theme
    poster: str = ""
    labels: dict[str, str] = field(default_factory=dict)


class Lobby(Message):
    """What the home page shows of the server: its games and the bots' strengths."""

    games: list[GameInfo]
    strengths: list[str]
    version: str
    temperaments: list[str] = field(default_factory=list)
    """What may follow a strength: `regular-bold`."""
    faces: dict[str, GameFace] = field(default_factory=dict)


class SeatPlan(Message):
    """Who shall sit in one seat of a new table: me, a bot of some strength, or whoever takes it."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    strength: Word = "regular"


class NewTable(Message):
    game: Word
    mode: Word
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, Any], Meta(max_length=64)] = field(default_factory=dict)
    visibility: Visibility = "private"
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class PlayOn(Message):
    """A new table from a moment of a finished match."""

    number: Count
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]


class Created(Message):
    id: str


class TakeSeat(Message):
    """Sit down: with the invite's token unless the table is open; no seat named: the first free one."""

    invite: Token = ""
    seat: Word = ""
    name: Name = ""


class PlaceBot(Message):
    """The owner lets a bot play a seat nobody has taken."""

    seat: Word
    strength: Word = "regular"


class FreeSeat(Message):
    """The owner takes a seat back from somebody who is not there."""

    seat: Word


class HandOver(Message):
    """Let a bot play a seat: mine, or that of somebody who has been away for a while. They may take it back."""

    seat: Word
    strength: Word = "regular"


class TakeBack(Message):
    """Play a seat again that a bot has kept for me ('': all of them)."""

    seat: Word = ""


class Reach(Message):
    """For whoever sits at this machine: whether others can reach the server, and by which addresses."""

    here_only: bool = False
    """Only this machine can."""
    addresses: list[str] = field(default_factory=list)
    """How those in the same network reach it."""


class Clause(Message):
    """One rule clause and the heading it stands under."""

    id: str
    text: str
    chapter: str = ""


class Rulebook(Message):
    game: str
    title: str
    clauses: list[Clause]


class SeatInfo(Message):
    """One seat as all at the table see it."""

    id: str
    label: str
    name: str
    kind: SeatKind
    strength: str = ""
    online: bool = False
    yours: bool = False
    thinking: bool = False
    """Whether the table waits for this seat."""
    kept: bool = False
    """A bot plays it for somebody who may take it back."""
    kept_for_you: bool = False


class TableCard(Message):
    """A table in a list."""

    id: str
    game: str
    title: str
    mode: str
    status: Status
    visibility: Visibility
    seats: list[SeatInfo]
    your_turn: bool = False
    number: int = 0
    updated: float = 0
    owner: bool = False
    """Whether I have opened it."""


class TableInfo(TableCard):
    """A table opened."""

    options: dict[str, Any] = field(default_factory=dict)
    invite: str = ""
    """The link that lets a friend sit down; only for those who may invite."""
    alone: bool = False
    """One person plays every human seat: nothing is secret from them, the whole save is theirs."""
    next: str = ""
    """The table that follows (the next episode, a rematch), once there is one."""
    follow: str = ""
    """What a campaign would play next ('' if this is none, or not over, or that has its table already)."""
    seeded: bool = False
    """Whoever opened the table chose the deal (by its seed, a save, a moment of another match) and may know it."""
    known: bool = False
    """Somebody who had every seat of this match, and could see every secret, has given one up."""
    watching: int = 0
    """How many only watch."""


class Analysed(Message):
    """How far the analysis of a finished match has come, in percent, and what has been found by now."""

    done: int
    analysis: Analysis | None = None
