"""The live connection: what client and server say to each other at a table, as JSON text; `type` says which it is.

It is a WebSocket at `/api/tables/{id}/live` (with `?invite=TOKEN` for those who have no seat there, `?seat=ID` to look
from a certain one). A conversation: the server says Hello (the table, its stage, the scene of one seat, the name of its
ask). After that a Change comes whenever something looks different from that seat, with what is different, or an Update
with the whole scene. To answer, send Choose with the seat, the name of the ask and the index of an option; the Change
(or Update) that has this name in `answered` says that the choice is kept. If the table has moved on, a Problem `stale`
comes, then an Update with what is asked now. What others choose in secret sends no message at all. While seats
are free nothing is asked, and every seat is shown what a watcher sees. Whoever only watches and takes messages too
slowly misses some, and then gets an Update with the newest scene. A connection that ends is simply opened again: Hello
tells everything. It is closed with 4404 (no such table, or private), 4403 (opened by another site's page), 4503 or 1012
(come again in a moment). `hardboiled.client` does all this in Python.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from hardboiled.kernel.scene import Happening, Scene, Stage
from hardboiled.kernel.suspicions import Suspected
from hardboiled.server.protocol import Count, Message, TableInfo, Token, UndoWay, Word

# From the client.


class Choose(Message, tag="choose"):
    """An answer: the option's index in the ask that `ask` names (AskFace of the latest scene)."""

    seat: Word
    ask: Token
    option: Count


class Say(Message, tag="say"):
    text: Annotated[str, Meta(max_length=1000)]


class Undo(Message, tag="undo"):
    """Take my last choice back; where somebody learned something, this asks the table."""

    seat: Word


class Vote(Message, tag="vote"):
    """My answer to somebody's wish to undo."""

    agree: bool


class Preset(Message, tag="preset"):
    """Answers given in advance, by option key, for a seat, in place of those given before: 'pass' answers
    every ask that offers it, until none is given any more. With `until_turn` the pass (and no other
    answer) ends by itself when this seat is asked something that none of them answers."""

    seat: Word
    keys: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=20)] = field(default_factory=list)
    until_turn: bool = True


class Hint(Message, tag="hint"):
    seat: Word


class Look(Message, tag="look"):
    """Show me the table from this seat of mine (several people at one screen)."""

    seat: Word


ClientMessage = Choose | Say | Undo | Vote | Preset | Hint | Look


# From the server.


class Hello(Message, tag="hello"):
    """First of all, and again after every reconnect."""

    table: TableInfo
    stage: Stage
    scene: Scene
    ask: str = ""
    look: int = 0
    """The number of this scene, for the changes that follow."""
    chat: list[ChatLine] = field(default_factory=list)
    undo: UndoWay = ""
    presets: list[str] = field(default_factory=list)
    until_turn: bool = False
    """The pass among `presets` lasts until my turn."""
    wish: UndoAsked | None = None
    """An undo the table has not settled yet."""


class Update(Message, tag="update"):
    """The table moved on: the scene for the seat you look from, with what has happened since the
    last one. `ask` names the ask you may answer ('' if none). `undo` is how an undo would go."""

    scene: Scene
    ask: str = ""
    look: int = 0
    undo: UndoWay = ""
    presets: list[str] = field(default_factory=list)
    until_turn: bool = False
    """The pass among `presets` lasts until my turn."""
    answered: str = ""
    """The ask of yours that has just been answered: your choice is kept ('' if this comes from others)."""
    rewound: bool = False
    """Choices were taken back (or you look from another seat): the scene's happenings are the log, or
    the latest few hundred lines of it, in place of what was told before."""


class ItemChanges(Message):
    """What has changed in a list of things that have names (pieces by `id`, marks by `space`): things that are new
    whole, of others the fields that have changed (null: its default again) beside their name."""

    put: list[dict[str, Any]] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    """Names of things that are no more."""
    order: list[str] = field(default_factory=list)
    """All names in their order, where it is not: those that were there as before, then the new ones."""


class AskChange(Message):
    """An ask as it is now. An option names only the fields that are not those of the option before it (null: its
    default again); its index is its place."""

    seats: list[str]
    prompt: str = ""
    kind: str = ""
    tip: str = ""
    options: list[dict[str, Any]] = field(default_factory=list)


class Change(Message, tag="change"):
    """The table moved on: what has changed in the scene since the one before (sent whole or made by the last
    Change), and beside it what an Update says. `hardboiled.server.changes` carries it out."""

    set: dict[str, Any] = field(default_factory=dict)
    """Fields of the scene that are different now (null: has its default again)."""
    items: dict[str, ItemChanges] = field(default_factory=dict)
    """Fields of the scene that are lists of things, by what has changed in them."""
    asks: list[AskChange] = field(default_factory=list)
    """The scene's asks, where they are others than before (none any more: null in `set`)."""
    happenings: list[Happening] = field(default_factory=list)
    """What has happened since, in place of the scene's happenings before."""
    after: int = 0
    """The number of the scene that it changes; the one it makes has the next number, if it changes anything. Whoever
    has another scene is in doubt, and asks for the whole one (Look, or a new connection)."""
    ask: str = ""
    undo: UndoWay = ""
    presets: list[str] = field(default_factory=list)
    until_turn: bool = False
    answered: str = ""


class TableChanged(Message, tag="table"):
    """Seats, presence or status changed."""

    table: TableInfo


class ChatLine(Message, tag="chat"):
    """Something said: by whoever has that seat, or ('') by somebody who only watches."""

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
    """The choice, and the next best."""
    reason: str = ""
    """What it is for and what it avoids, in the game's own words."""
    suspected: tuple[Suspected, ...] = ()
    """What the seat can make of what was seen: who or where, and how likely."""


class Problem(Message, tag="problem"):
    """Something you sent could not be done; `code` for programs, `text` for people."""

    code: Literal["stale", "illegal", "not-your-turn", "too-fast", "too-large", "not-allowed", "bad-message", "gone"]
    text: str


ServerMessage = Hello | Update | Change | TableChanged | ChatLine | UndoAsked | UndoSettled | Hinted | Problem
