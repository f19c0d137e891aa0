"""What client and server say to each other: the bodies of the HTTP calls and the live messages.

The browser client's types are generated from this file (`python -m hardboiled.server.typescript`).
Scenes and stages are the kernel's (`hardboiled.kernel.scene`).
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from hardboiled.kernel.about import GameInfo
from hardboiled.kernel.scene import Scene, Stage

SeatKind = Literal["human", "bot", "open"]
Visibility = Literal["open", "private"]
Status = Literal["waiting", "running", "over"]


class Message(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Anything on the wire."""


# People.


class Me(Message):
    """Who this browser is. A guest until a passphrase is set."""

    id: str
    name: str
    registered: bool = False


class Rename(Message):
    name: str


class Passphrase(Message):
    """Keep my name and tables under a passphrase, or sign in with one."""

    name: str
    passphrase: str


# Games and tables.


class Lobby(Message):
    """What the home page shows of the server: its games and the bots' strengths."""

    games: list[GameInfo]
    strengths: list[str]
    version: str


class SeatPlan(Message):
    """Who shall sit in one seat of a new table: me, a bot of some strength, or whoever takes it."""

    kind: Literal["me", "bot", "open"]
    name: str = ""
    strength: str = "regular"


class NewTable(Message):
    game: str
    mode: str
    seats: list[SeatPlan]
    options: dict[str, Any] = field(default_factory=dict)
    visibility: Visibility = "private"
    seed: int | None = None


class PlayOn(Message):
    """A new table from a moment of a finished match."""

    number: int
    seats: list[SeatPlan]


class Created(Message):
    id: str


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


class TableInfo(TableCard):
    """A table opened."""

    options: dict[str, Any] = field(default_factory=dict)
    owner: bool = False
    invite: str = ""
    """The link that lets a friend sit down; only for those who may invite."""
    alone: bool = False
    """One person plays every human seat: nothing is secret from them, the whole save is theirs."""
    next: str = ""
    """The table that follows (a rematch, the next episode), once there is one."""


# Live messages: from the client.


class Choose(Message, tag="choose"):
    """An answer: the option's index in the ask that `ask` names (AskFace of the latest scene)."""

    seat: str
    ask: str
    option: int


class Say(Message, tag="say"):
    text: str


class Undo(Message, tag="undo"):
    """Take my last choice back; where somebody learned something, this asks the table."""

    seat: str


class Vote(Message, tag="vote"):
    """My answer to somebody's wish to undo."""

    agree: bool


class Preset(Message, tag="preset"):
    """Answers given in advance, by option key, for a seat: 'pass' answers every ask that offers it.
    An empty dict clears them. `until_turn` drops them when it is this seat's own turn again."""

    seat: str
    keys: list[str] = field(default_factory=list)
    until_turn: bool = True


class Hint(Message, tag="hint"):
    seat: str


class Look(Message, tag="look"):
    """Show me the table from this seat of mine (several people at one screen)."""

    seat: str


ClientMessage = Choose | Say | Undo | Vote | Preset | Hint | Look


# Live messages: from the server.


class Hello(Message, tag="hello"):
    """First of all, and again after every reconnect."""

    table: TableInfo
    stage: Stage
    scene: Scene
    ask: str = ""
    chat: list[ChatLine] = field(default_factory=list)


class Update(Message, tag="update"):
    """The table moved on: the scene for the seat you look from, with what has happened since the
    last one. `ask` names the ask you may answer ('' if none). `undo` is how an undo would go."""

    scene: Scene
    ask: str = ""
    undo: Literal["", "free", "consent"] = ""
    presets: list[str] = field(default_factory=list)


class TableChanged(Message, tag="table"):
    """Seats, presence or status changed."""

    table: TableInfo


class ChatLine(Message, tag="chat"):
    name: str
    text: str
    at: float
    seat: str = ""


class UndoAsked(Message, tag="undo-asked"):
    """Somebody wishes to undo and the table must agree; `text` says what would be un-known."""

    seat: str
    text: str
    yours: bool = False
    """Whether you still have to vote."""


class UndoSettled(Message, tag="undo-settled"):
    agreed: bool


class Hinted(Message, tag="hinted"):
    """What the bot would choose, and why."""

    seat: str
    option: int
    text: str


class Problem(Message, tag="problem"):
    """Something you sent could not be done; `code` for programs, `text` for people."""

    code: Literal["stale", "illegal", "not-your-turn", "too-fast", "too-large", "not-allowed", "bad-message", "gone"]
    text: str


ServerMessage = Hello | Update | TableChanged | ChatLine | UndoAsked | UndoSettled | Hinted | Problem
