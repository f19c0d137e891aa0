"""What stays of a match: its header, its log, and both written down. A save is readable JSON: header, log, and a
snapshot to resume from when the rules have changed since."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from hardboiled.kernel.actions import Action
from hardboiled.kernel.codec import strings_in
from hardboiled.kernel.content import Content
from hardboiled.kernel.errors import BadSave
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.scene import Scene
from hardboiled.kernel.state import State

FORMAT = 1
MAX_SAVE_BYTES = 8_000_000
NOTHING = msgspec.Raw(b"null")


class Header(Struct, frozen=True, kw_only=True):
    """All that a match starts from. With the log it gives the same game anywhere."""

    game: str
    mode: str
    seats: tuple[str, ...]
    """The players' names, in the order of the mode's seat ids."""
    seed: int
    """Up to 2^53 somebody chose it; a drawn one is a key of 256 bits, and nobody who plays knows it."""
    options: dict[str, Any]
    rules_version: str
    content_digest: str


class Choice(NamedTuple):
    """One line of the log: who chose what."""

    seat: SeatId
    action: Action


class Checkpoint(Struct, frozen=True, gc=False):
    """Where a step began: the packed state after so many choices, and the outcomes of chance still forced."""

    at: int = 0
    state: bytes = b""
    forced: tuple[int, ...] = ()
    told: int = 0
    """How many events had been told by then."""
    steps: int = 0


class Snapshot(Struct, frozen=True):
    """The state as it was when so many choices had been made."""

    at: int
    state: msgspec.Raw


class Save(Struct, frozen=True, kw_only=True):
    hardboiled: int
    header: Header
    log: list[tuple[str, msgspec.Raw]]
    snapshot: Snapshot
    needs: list[str] = []
    """The content entries the snapshot names."""
    began: msgspec.Raw = NOTHING
    """The first state, where the header alone does not lead to it."""


class Recorded(Protocol):
    """A match, as far as it is written down."""

    game: AnyGame
    header: Header
    content: Any
    seats: tuple[SeatId, ...]
    log: list[Choice]
    dealt: bool
    beginning: Checkpoint
    step_began: Checkpoint

    def scene(self, seat: str, locale: str = "en", since: int | None = None) -> Scene: ...


def save(match: Recorded) -> str:
    """The whole match as text, its seed and every secret included: for its owner, not for a seat."""
    json = msgspec.json
    log = [(str(seat), msgspec.Raw(json.encode(action))) for seat, action in match.log]
    return json.format(json.encode(msgspec.structs.replace(position(match), log=log)), indent=1).decode()


def position(match: Recorded) -> Save:
    """Where a match stands, without the choices that led there."""
    state = match.game.codec.decode(match.step_began.state)
    return Save(
        hardboiled=FORMAT,
        header=match.header,
        log=[],
        snapshot=Snapshot(match.step_began.at, _state_json(state)),
        needs=sorted(set(strings_in(msgspec.to_builtins(state))) & entries(match.content)),
        began=NOTHING if match.dealt else _state_json(match.game.codec.decode(match.beginning.state)),
    )


def read(text: str | bytes) -> Save:
    """A save, as far as it can be told without its game."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > MAX_SAVE_BYTES:
        raise BadSave(f"The save has {len(data):,} bytes; more than {MAX_SAVE_BYTES:,} are not read.")
    try:
        saved = msgspec.json.decode(data, type=Save)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(f"This is not a save of a match ({error}); a save is what `save` at the table writes.") from None
    if saved.hardboiled != FORMAT:
        raise BadSave(f"The save has format {saved.hardboiled}; this version reads format {FORMAT}.")
    if not 0 <= saved.snapshot.at <= len(saved.log):
        raise BadSave("The save is damaged: its snapshot lies outside its log.")
    return saved


def entries(content: Content) -> set[str]:
    """The ids of all that the content holds."""
    return {entry for _, deck in content.decks() for entry in deck}


def _state_json(state: State) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(state))


def record(match: Recorded, seat: SeatId, locale: str = "en") -> Mapping[str, Any]:
    """What a seat may keep of a running match: what it heard and what it sees, no seed, no secrets."""
    header = match.header
    return {
        "game": header.game,
        "mode": header.mode,
        "seats": dict(zip(match.seats, header.seats, strict=True)),
        "options": header.options,
        "seat": seat,
        "scene": msgspec.to_builtins(match.scene(seat, locale, since=0)),
    }
