"""What the store hands out: rows as frozen Structs."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from hardboiled.kernel.record import Header

EntryKind = Literal["choice", "undo", "begin", "deal", "end"]


class Player(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    login: str | None = None
    passphrase: str | None = None


class SeatRow(Struct, frozen=True, kw_only=True):
    seat: str
    position: int
    kind: Literal["human", "bot", "open"]
    name: str
    strength: str = ""
    player: str = ""
    """Who sits there; of a bot, for whom it keeps the seat."""
    seen: float = 0.0
    presets: tuple[str, ...] = ()
    until_turn: bool = True


class Entry(Struct, frozen=True, kw_only=True):
    """One line of the log: a choice (`body` is the action), an undo (`body` is the number of choices
    that stay), a new beginning after the rules have changed (`body` is the state to go on from), a new
    deal before anything was chosen (`body` is the seed), or the end (`seat` has given up)."""

    number: int
    kind: EntryKind
    seat: str
    body: str
    at: float = 0.0


class Standing(Struct, frozen=True, kw_only=True):
    """Where a match stands, kept beside its log so that lists of tables need no match."""

    choices: int
    status: Literal["waiting", "running", "over"]
    asked: tuple[str, ...]
    driven: bool
    """Whether a bot or an answer given in advance has to act."""


class TableRow(Struct, frozen=True, kw_only=True):
    id: str
    header: Header
    visibility: Literal["open", "private"]
    owner: str
    invite: str
    """A hash of the invite's token."""
    created: float
    updated: float
    number: int
    revision: int
    standing: Standing
    next: str = ""
    """The table of the rematch, once there is one."""
    episode: str = ""
    """The table of the campaign's next episode, once there is one."""
    pack: str = ""
    """The content pack it is played with ('' for the game's own content)."""
    seeded: bool = False
    """Whether whoever opened it chose the deal: by its seed, a save, a moment of another match."""
    known: bool = False
    """Whether somebody who had every seat, and could see every secret, has given one up."""
    opened_from: str = ""
    """A fingerprint of the address it was opened from."""


class Line(Struct, frozen=True, kw_only=True):
    """Something said at a table."""

    id: int
    name: str
    seat: str
    text: str
    at: float


class Wish(Struct, frozen=True, kw_only=True):
    """Somebody wishes to undo; `at` is the entry the table stood at."""

    at: int
    seat: str
    back_to: int
    agreed: tuple[str, ...] = ()


def header_of(text: str) -> Header:
    return msgspec.json.decode(text, type=Header)
