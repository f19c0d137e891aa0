"""Matches that began under other rules or content than this server has now.

Every few entries a table keeps its position as the kernel saves it. When the rules have changed, the
match goes on from there: the log gets an entry with that state as a new beginning.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hardboiled.kernel.record import Header, Save, position
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import load
from hardboiled.server.store.packs import Packs, content_of
from hardboiled.server.store.rows import Entry
from hardboiled.server.tables.timeline import AnyMatch

EVERY = 10
"""So many entries lie between two positions kept."""


def outdated(header: Header, packs: Packs) -> bool:
    game = find_game(header.game)
    return (header.rules_version, header.content_digest) != (game.rules_version, content_of(game, packs).digest)


def keepsake(match: AnyMatch) -> str:
    """The position in words that newer rules can read; the choices are in the log anyway."""
    return msgspec.json.encode(position(match)).decode()


def resumed(kept: str, header: Header, entries: Sequence[Entry], packs: Packs) -> tuple[Header, list[Entry]]:
    """The header under the new rules, and the entries that bring the log to them. An error of the
    kernel if the position does not fit the new rules either."""
    choices = _counting(entries)
    saved = msgspec.json.decode(kept, type=Save)
    log = [(entry.seat, msgspec.Raw(entry.body.encode())) for entry in choices]
    match = load(msgspec.json.encode(msgspec.structs.replace(saved, header=header, log=log)), packs)
    now = msgspec.json.decode(match.save(), type=Save)
    number = entries[-1].number if entries else 0
    begin = Entry(number=number + 1, kind="begin", seat="", body=bytes(now.began).decode())
    after = [
        Entry(number=begin.number + count, kind="choice", seat=seat, body=bytes(body).decode())
        for count, (seat, body) in enumerate(now.log, 1)
    ]
    return now.header, [begin, *after]


def _counting(entries: Sequence[Entry]) -> list[Entry]:
    """The choices that count since the last beginning."""
    choices: list[Entry] = []
    for entry in entries:
        if entry.kind == "choice":
            choices.append(entry)
        elif entry.kind == "undo":
            choices = choices[: int(entry.body)]
        elif entry.kind != "end":
            choices = []
    return choices
