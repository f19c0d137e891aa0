"""The words of a game and what they mean, from one file a language: `text/en-glossary.toml`."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from hardboiled.kernel.content import ContentError
from hardboiled.kernel.game import AnyGame


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """One word in the forms it comes in ("Donut", "Donuts"), and what it means."""

    words: tuple[str, ...]
    means: str

    def is_called(self, word: str) -> bool:
        return word.casefold() in (form.casefold() for form in self.words)


class _File(Struct, forbid_unknown_fields=True):
    term: list[Term]


def glossary(game: AnyGame, locale: str = "en") -> list[Term]:
    """The words of a game in that language, in English where it has none; empty where nobody wrote any."""
    for language in dict.fromkeys((locale, "en")):
        file = game.home / "text" / f"{language}-glossary.toml"
        if file.is_file():
            return _read(file)
    return []


@lru_cache(maxsize=64)
def _read(file: Path) -> list[Term]:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=_File).term
    except msgspec.MsgspecError as error:
        raise ContentError(file.name, "", str(error)) from None
