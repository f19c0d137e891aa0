"""What loads cannot fail in a match: a number of a content file, set to what nobody would print, is refused with its
file, entry and field when it is read, or is played with to the end.

A game's test: `assert odd_numbers(ID, tmp_path) == []`.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hardboiled.kernel import ContentError
from hardboiled.kernel.laws import random_game
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start

ODD = (-3, 0, 1, 26, 99)
SHARE = 1.0 if os.environ.get("HARDBOILED_ALL_NUMBERS") else 0.02
"""The share of all numbers that is tried in an ordinary run."""
LONGEST = 40_000
"""Decisions after which a game goes on without end."""


class Odd(NamedTuple):
    """One number of one file, set to another value."""

    file: str
    path: tuple[str | int, ...]
    value: int

    def __str__(self) -> str:
        return f"{self.file} {'.'.join(map(str, self.path))} = {self.value}"


def numbers(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield path
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers(inner, (*path, key))
    elif isinstance(value, list):
        for key, inner in enumerate(value):
            yield from numbers(inner, (*path, key))


def all_odd(game_id: str) -> list[Odd]:
    folder = find_game(game_id).home / "content"
    return [
        Odd(file.name, path, value)
        for file in sorted(folder.glob("*.toml"))
        for path in numbers(tomllib.loads(file.read_text("utf-8")))
        for value in ODD
    ]


def pack_with(game_id: str, odd: Odd, folder: Path) -> Path:
    """A pack that has the whole file, with one number changed."""
    content = tomllib.loads((find_game(game_id).home / "content" / odd.file).read_text("utf-8"))
    at: Any = content
    for key in odd.path[:-1]:
        at = at[key]
    at[odd.path[-1]] = odd.value
    folder.mkdir(exist_ok=True)
    (folder / odd.file).write_text("".join(toml(key, value) for key, value in _scalars_first(content)), "utf-8")
    return folder


def _scalars_first(content: dict[str, Any]) -> list[tuple[str, Any]]:
    return sorted(content.items(), key=lambda item: isinstance(item[1], dict))


def toml(key: str, value: Any) -> str:
    if isinstance(value, dict):
        return f'["{key}"]\n' + "".join(f'"{name}" = {inline(inner)}\n' for name, inner in value.items())
    return f'"{key}" = {inline(value)}\n'


def inline(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {inline(inner)}' for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return str(value)


def tried(game_id: str, odd: Odd, folder: Path) -> str:
    """Refused or played; anything else is told."""
    game, rng = find_game(game_id), Random(str(odd))
    pack = pack_with(game_id, odd, folder)
    try:
        game.content([pack])
    except ContentError as error:
        entry = str(odd.path[0]) if len(odd.path) > 1 else ""
        named = odd.file in str(error) and (not entry or entry in str(error) or str(odd.path[-1]) in str(error))
        return "" if named else f"{odd}: refused, but not by file and entry: {error}"
    for mode in game.modes:
        seats = rng.choice(mode.counts)
        try:
            match = start(game_id, mode.id, ["P"] * seats, rng.randrange(1000), [pack], keep=False)
            random_game(match, 1, limit=LONGEST)
        except ContentError:
            return f"{odd}: refused when a match began, not when it was read"
        except Exception as error:  # whatever breaks inside a match is what this test looks for
            return f"{odd}: {mode.id}, {seats} seats: {type(error).__name__}: {error}"
    return ""


def odd_numbers(game_id: str, folder: Path) -> list[str]:
    """What went wrong with odd numbers: with a sample of them, or with all (HARDBOILED_ALL_NUMBERS=1)."""
    odd = all_odd(game_id)
    sample = Random(1).sample(odd, max(10, int(SHARE * len(odd))))
    return [said for number, one in enumerate(sample) if (said := tried(game_id, one, folder / str(number)))]
