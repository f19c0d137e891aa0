"""What the fields of actions and events are: the type of a field says how its value is called in a sentence and
what a click on it means. Said once, where the field is declared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from hardboiled.kernel.ids import CardId, PieceId, SeatId, SpaceId


@dataclass(frozen=True)
class Kind:
    """What values of a type are: `Hood = Annotated[int, Kind(name="hood-{}", target="space:hood-{}")]`."""

    name: str = "{}"
    """The message that names a value; "" passes the value as it is, for messages that only select by it."""
    attribute: str = ""
    """Of that message: "the" for a place with its article."""
    target: str = ""
    """What a click on means it: `space:{}`, `piece:{}`, `card:{}` or `panel:{}`."""
    portrait: str = ""
    """The face of whom it is, a file of the game's art folder: `portraits/{}.svg`."""
    spell: Callable[[Any, Any], str] | None = None
    """`spell(catalog, value)`, where no message can name it: C4 on a grid."""
    join: str = ", "
    """Between several."""
    ends: bool = False
    """A way: it is called by where it ends, and `$start` is where it begins."""


PLAIN = Kind()
"""A word, a number: called by the message of that id, where there is one."""

Way: TypeAlias = Annotated[tuple[SpaceId, ...], Kind(target="space:{}", ends=True)]
"""Spaces one after the other."""

_OF_IDS: dict[Any, Kind] = {
    SpaceId: Kind(target="space:{}"),
    PieceId: Kind(target="piece:{}"),
    CardId: Kind(target="card:{}"),
    SeatId: Kind(target="panel:{}"),
}


@lru_cache(maxsize=4096)
def kinds_of(struct: type[Struct]) -> tuple[tuple[str, Kind], ...]:
    """The fields of an action or event, each with its kind, in their order."""
    hints = get_type_hints(struct, include_extras=True)
    return tuple((name, _kind(hints[name])) for name in struct.__struct_fields__)


def _kind(hint: Any) -> Kind:
    if hint in _OF_IDS:
        return _OF_IDS[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return next((kind for kind in args[1:] if isinstance(kind, Kind)), None) or _kind(args[0])
    if origin in (Union, UnionType):
        return next((kind for arg in args if arg is not NoneType and (kind := _kind(arg)) is not PLAIN), PLAIN)
    if origin in (tuple, list) and args:
        return _kind(args[0])
    return PLAIN
