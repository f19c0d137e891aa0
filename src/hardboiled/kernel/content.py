"""Boards and cards are TOML, decoded into typed Structs; every entry says where it comes from.

A game's content is a Struct whose fields are its files: a field `events: dict[CardId, EventCard]` is
`content/events.toml`, one table an entry, the table's name its id; a field of any other Struct type
is one file of plain settings. A pack is a folder with files of the same names: its entries replace
or add to ours, or stand alone where the file says `replace = true`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from hardboiled.kernel.actions import Flow, kebab
from hardboiled.kernel.codec import digest
from hardboiled.kernel.errors import GameBug, HardboiledError, where
from hardboiled.kernel.wording import listed

Source = Literal["book", "public", "original", "pack"]
"""Printed in the rulebook; a public fact; ours because nothing prints it; typed in by an owner."""

IconName = Annotated[str, Meta(title="icon")]
"""The name of a picture that clients have: a pack takes one that the game itself uses."""

C = TypeVar("C", bound="Content")
E = TypeVar("E", bound="Entry")


class ContentError(HardboiledError):
    """A content file is wrong; the message names file, entry and field."""

    def __init__(self, file: str, entry: str, problem: str) -> None:
        self.file, self.entry, self.problem = file, entry, problem
        where = f"{file}, entry [{entry}]" if entry else file
        super().__init__(f"{where}: {problem.removesuffix('.')}.")


class Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One card, board, character. `copies` is how many of it are in the box."""

    id: str = ""
    source: Source
    copies: Annotated[int, Meta(ge=0)] = 1
    meant: dict[str, str] | UnsetType = UNSET
    """What a review finds in it and is meant to be, with the reason: by the id of the entry it is like or worse than,
    by `taken` where it is hardly ever taken or wins or loses much. (Unset rather than empty, so that an entry without
    it has the fingerprint it always had.)"""


class Effect(Struct, frozen=True, kw_only=True, tag_field="do", tag=kebab, forbid_unknown_fields=True):
    """One word of a game's effect vocabulary: `{do = "spawn", count = 2}`.

    A word that is carried out has a flow `do`; one that the rules only look up needs none.
    """

    def do(self, *args: Any, **kwargs: Any) -> Flow[Any]:
        kind = type(self)
        raise GameBug(f"The effect {kebab(kind.__name__)!r} ({where(kind)}) is carried out by nobody: write its `do`.")


class Content(Struct, frozen=True, kw_only=True, dict=True):
    """A game's whole content; subclasses add one field a file.

    What is derived from it once (neighbours, distances) is a `functools.cached_property`.
    """

    @cached_property
    def digest(self) -> str:
        """A fingerprint of all of it, the order of entries too (decks are dealt by it): a match remembers what it
        was played with."""
        order = [list(deck) for _, deck in self.decks()]
        return digest([self, order])

    def decks(self) -> Iterator[tuple[str, Mapping[str, Entry]]]:
        """The files that hold entries, by name."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, dict):
                yield name, value


def pile(deck: Mapping[Any, E], keep: Callable[[E], bool] = lambda _: True) -> list[str]:
    """The ids of a deck, each as often as it has copies, in the file's order."""
    return [entry.id for entry in deck.values() if keep(entry) for _ in range(entry.copies)]


@contextmanager
def fitting(packs: Sequence[Path]) -> Iterator[None]:
    """What a game looks for and does not find while it is checked or dealt is missing from the packs."""
    try:
        yield
    except LookupError as error:
        if not packs:
            raise
        names = listed(tuple(pack.name for pack in packs))
        raise ContentError(names, "", f"too little is left to play with ({type(error).__name__}: {error})") from None


def load_content(kind: type[C], folder: Path, packs: Sequence[Path] = ()) -> C:
    """Read every file of a game's content, then the packs in order."""
    for pack in packs:
        _check_pack(kind, pack)
    hints = get_type_hints(kind)
    content = kind(**{field: _load_file(field, hints[field], [folder, *packs]) for field in kind.__struct_fields__})
    if packs:
        _check_icons(content, load_content(kind, folder))
    return content


def _check_icons(content: Content, own: Content) -> None:
    """Clients have the pictures of the game's own content; any other would be a hole in a card."""
    known = {icon for _, _, _, icon in _icons(own)}
    for file, entry, field, icon in _icons(content):
        if icon not in known:
            raise ContentError(
                file, entry, f"{field}: {icon!r} is no picture of this game; it has {listed(sorted(known))}"
            )


def _icons(content: Content) -> Iterator[tuple[str, str, str, str]]:
    """Every picture that is named: in which file, entry and field."""
    for name, deck in content.decks():
        for entry in deck.values():
            for field in _icon_fields(type(entry)):
                yield f"{name}.toml", entry.id, field, getattr(entry, field)


@lru_cache(maxsize=1024)
def _icon_fields(kind: type[Entry]) -> tuple[str, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(field for field in kind.__struct_fields__ if hints[field] == IconName)


def _check_pack(kind: type[Content], pack: Path) -> None:
    if not pack.is_dir():
        raise ContentError(str(pack), "", "no such folder; a content pack is a folder of TOML files")
    known = tuple(f"{name}.toml" for name in kind.__struct_fields__)
    files = sorted(path.name for path in pack.glob("*.toml"))
    if not files:
        raise ContentError(str(pack), "", f"the pack has no TOML file; it can have {listed(known)}")
    for name in files:
        if name not in known:
            raise ContentError(name, "", f"no such content file in this game; it has {listed(known)}")


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(path.name, "", f"not valid TOML: {error}") from None


def _load_file(field: str, hint: Any, folders: Sequence[Path]) -> Any:
    name = f"{field}.toml"
    tables = [_read(folder / name) for folder in folders if (folder / name).is_file()]
    if not tables:
        raise ContentError(name, "", f"missing from {folders[0]}")
    if get_origin(hint) is not dict:
        merged: dict[str, Any] = {}
        for table in tables:
            merged |= table
        return _decode(name, "", merged, hint)
    kind = get_args(hint)[1]
    entries: dict[str, Any] = {}
    for table in tables:
        if table.pop("replace", False):
            entries = {}
        for key, raw in table.items():
            if not isinstance(raw, dict):
                raise ContentError(name, key, f"expected a table [{key}], got {raw!r}")
            entries[key] = _decode(name, key, {**raw, "id": key}, kind)
    return entries


def _decode(file: str, entry: str, raw: dict[str, Any], kind: Any) -> Any:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise ContentError(file, entry, _problem(str(error), kind)) from None


def _problem(error: str, kind: type[Struct]) -> str:
    """msgspec's words in a sentence: the field first, and what would be right where the entry itself says it."""
    said, _, place = error.replace("`", "").partition(" - at $")
    said, field = said.removeprefix("Object contains ").removeprefix("Object "), place.removeprefix(".")
    if "unknown field" in said and not field:
        said += f"; there are {listed(name for name in kind.__struct_fields__ if name != 'id')}"
    elif "enum value" in said and (choices := get_args(get_type_hints(kind).get(field))):
        said = f"{said.removeprefix('Invalid enum value ')} is none of {listed(choices)}"
    return f"{field}: {said}" if field else said
