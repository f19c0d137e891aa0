"""Matches begin: new ones, and those that were saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from hardboiled.kernel.chance import LARGEST_SEED, drawn_seed
from hardboiled.kernel.content import fitting
from hardboiled.kernel.errors import BadSave, CannotResume, GameBug, HardboiledError, IllegalAction
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch, Match
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.record import NOTHING, Header, Save, entries, read
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.state import State

MAX_NAME = 40


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
        seed=drawn_seed() if seed is None else seed,
        options=msgspec.json.decode(msgspec.json.encode(parsed)),
        rules_version=game.rules_version,
        content_digest=content.digest,
    )
    with fitting(folders):
        return Match(game, header, content, keep=keep)


def _clean(name: str) -> str:
    """On one line, not too long, and nothing that no file could hold."""
    return " ".join(name.encode("utf-8", "replace").decode().split())[:MAX_NAME]


def load(text: str | bytes, packs: Sequence[str | Path] = ()) -> AnyMatch:
    """The match that was saved. With other rules or content than then, it goes on from its snapshot."""
    saved = read(text)
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
        if gone := sorted(set(saved.needs) - entries(content)):
            raise CannotResume(f"no {', '.join(gone)} in the content")
        state = _state(game, saved.snapshot.state)
        game.mend(state, content)
        match = Match(game, header, content, state)
        return _as_far_as_it_fits(match, saved.log[saved.snapshot.at :])
    except Exception as error:  # see load
        raise CannotResume(
            f"This match was saved with {then}; here are rules {here[0]}, content {here[1]}, and its "
            f"position does not fit them ({error}). Load it with the version and packs it was played with."
        ) from None


def _as_far_as_it_fits(match: AnyMatch, log: Sequence[tuple[str, msgspec.Raw]]) -> AnyMatch:
    """The choices up to the first that these rules do not ask for: whoever made it is asked what they ask now."""
    for seat, raw in log:
        action = match.game.action_decoder.decode(raw)
        try:
            match.choose(action, SeatId(seat))
        except IllegalAction:
            break
    return match


def _replay(match: AnyMatch, log: Sequence[tuple[str, msgspec.Raw]]) -> AnyMatch:
    for number, (seat, raw) in enumerate(log, 1):
        try:
            match.choose(match.game.action_decoder.decode(raw), SeatId(seat))
        except (HardboiledError, msgspec.MsgspecError) as error:
            raise IllegalAction(f"choice {number} of the log: {error}") from None
    return match


def _state(game: Any, raw: msgspec.Raw) -> State:
    state: State = msgspec.json.decode(raw, type=game.state_type)
    return state
