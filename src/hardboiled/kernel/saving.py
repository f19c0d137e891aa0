"""Starting, saving and loading matches. A save is readable JSON: header, log, and a snapshot to
resume from when the rules have changed since."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from hardboiled.kernel.codec import strings_in
from hardboiled.kernel.content import Content, fitting
from hardboiled.kernel.errors import BadSave, CannotResume, GameBug, HardboiledError, IllegalAction
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch, Header, Match
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.state import State

FORMAT = 1
MAX_SAVE_BYTES = 8_000_000
MAX_NAME = 40
LARGEST_SEED = 2**53
"""Every number up to here is the same in Python and in a browser."""
NOTHING = msgspec.Raw(b"null")


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


def start(
    game_id: str,
    mode: str | None = None,
    seats: Sequence[str] = ("Player",),
    seed: int | None = None,
    packs: Sequence[str | Path] = (),
    keep: bool = True,
    **options: Any,
) -> AnyMatch:
    """A new match. `mode` defaults to the game's first; `options` are the game's own, by name."""
    game = find_game(game_id)
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        raise OptionError(f"Seats are a list of names, as in seats=['Ann', 'Bob']; not {seats!r}.")
    if isinstance(packs, str):
        raise OptionError(f"Packs are a list of folders: packs=[{packs!r}].")
    if seed is not None and not (isinstance(seed, int) and 0 <= seed <= LARGEST_SEED):
        raise OptionError(f"A seed is a whole number from 0 to {LARGEST_SEED}; not {seed!r}.")
    mode = mode or game.modes[0].id
    folders = [Path(pack) for pack in packs]
    content = game.content(folders)
    game.seat_ids(mode, len(seats))
    parsed = game.parse_options(mode, len(seats), options)
    header = Header(
        game=game.id,
        mode=mode,
        seats=tuple(_clean(str(name)) or "Player" for name in seats),
        seed=secrets.randbits(53) if seed is None else seed,
        options=msgspec.json.decode(msgspec.json.encode(parsed)),
        rules_version=game.rules_version,
        content_digest=content.digest,
    )
    with fitting(folders):
        return Match(game, header, content, keep=keep)


def _clean(name: str) -> str:
    """On one line, not too long, and nothing that no file could hold."""
    return " ".join(name.encode("utf-8", "replace").decode().split())[:MAX_NAME]


def save(match: AnyMatch) -> str:
    """The whole match as text, its seed and every secret included: for its owner, not for a seat."""
    json, state = msgspec.json, match.game.codec.decode(match.checkpoint.state)
    saved = Save(
        hardboiled=FORMAT,
        header=match.header,
        log=[(seat, msgspec.Raw(json.encode(action))) for seat, action in match.log],
        snapshot=Snapshot(match.checkpoint.at, _state_json(state)),
        needs=sorted(set(strings_in(msgspec.to_builtins(state))) & _entries(match.content)),
        began=NOTHING if match.dealt else _state_json(match.game.codec.decode(match.beginning.state)),
    )
    return json.format(json.encode(saved), indent=1).decode()


def load(text: str | bytes, packs: Sequence[str | Path] = ()) -> AnyMatch:
    """The match that was saved. With other rules or content than then, it goes on from its snapshot."""
    saved = _parse(text)
    game = find_game(saved.header.game)
    content = game.content([Path(pack) for pack in packs])
    here = (game.rules_version, content.digest)
    try:
        if (saved.header.rules_version, saved.header.content_digest) == here:
            state = _state(game, saved.began) if saved.began != NOTHING else None
            return _replay(Match(game, saved.header, content, state), saved.log)
    except (IllegalAction, GameBug) as error:
        raise BadSave(f"The save does not follow the rules of {game.title}: {error}") from None
    except Exception as error:  # whatever a hostile state breaks inside the rules, it is a bad save
        raise BadSave(f"The save is damaged: {error}") from None
    return _resume(game, saved, content, here)


def _resume(game: Any, saved: Save, content: Any, here: tuple[str, str]) -> AnyMatch:
    header = msgspec.structs.replace(saved.header, rules_version=here[0], content_digest=here[1])
    then = f"rules {saved.header.rules_version}, content {saved.header.content_digest}"
    try:
        if gone := sorted(set(saved.needs) - _entries(content)):
            raise CannotResume(f"no {', '.join(gone)} in the content")
        match = Match(game, header, content, _state(game, saved.snapshot.state))
        return _replay(match, saved.log[saved.snapshot.at :])
    except Exception as error:  # see load
        raise CannotResume(
            f"This match was saved with {then}; here are rules {here[0]}, content {here[1]}, and its "
            f"position does not fit them ({error}). Load it with the version and packs it was played with."
        ) from None


def _replay(match: AnyMatch, log: Sequence[tuple[str, msgspec.Raw]]) -> AnyMatch:
    for number, (seat, raw) in enumerate(log, 1):
        try:
            match.choose(match.game.action_decoder.decode(raw), SeatId(seat))
        except (HardboiledError, msgspec.MsgspecError) as error:
            raise IllegalAction(f"choice {number} of the log: {error}") from None
    return match


def _parse(text: str | bytes) -> Save:
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


def _entries(content: Content) -> set[str]:
    return {entry for _, deck in content.decks() for entry in deck}


def _state_json(state: State) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(state))


def _state(game: Any, raw: msgspec.Raw) -> State:
    state: State = msgspec.json.decode(raw, type=game.state_type)
    return state


def record(match: AnyMatch, seat: SeatId, locale: str = "en") -> Mapping[str, Any]:
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
