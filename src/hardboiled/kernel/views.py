"""What a view takes of a state, by name. A new field is secret until a view names it, and a law asks for the
decision: every field of every part of a state is shown, hidden by name, or in a part that lies open as a whole."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from hardboiled.kernel.errors import GameBug
from hardboiled.kernel.state import State

V = TypeVar("V", bound=Struct)
S = TypeVar("S", bound=Struct)


class Open(Struct):
    """A part of a state that lies open on the table, all of it: a view may show it whole."""


class Shows(Struct, frozen=True):
    """A part of a view: what a seat may know of a part of the state.

    Fields that are called alike are taken over; `hides` names the fields that are left out, and why.
    """

    shows: ClassVar[type[Struct]]
    hides: ClassVar[Mapping[str, str]] = {}


def shown(kind: type[V], source: Struct, **own: Any) -> V:
    """A part of a view: its fields as they are in the source, copied; those given here as given."""
    made: V = _maker(kind, type(source), *own)(source, own)
    return made


def whole(part: S) -> S:
    """A copy of a part that lies open."""
    copied: S = _copier(type(part))(part)
    return copied


@lru_cache(maxsize=1024)
def _maker(kind: type[Struct], source: type[Struct], *own: str) -> Callable[[Any, Mapping[str, Any]], Any]:
    """`lambda s, own: View(s.a, tuple(s.b), own["c"])`, written once for each kind of view; by names where a field
    before is left to its default."""
    hints, wanted = get_type_hints(source), get_type_hints(kind)
    names: dict[str, Any] = {"View": kind}
    parts: list[str] = []
    in_order: tuple[str, ...] = kind.__match_args__
    for field in kind.__struct_fields__:
        name = "" if in_order[len(parts) : len(parts) + 1] == (field,) else f"{field}="
        if field in own:
            parts.append(f"{name}own[{field!r}]")
        elif field in source.__struct_fields__:
            as_tuple = get_origin(wanted[field]) is tuple
            parts.append(f"{name}{_copy(hints[field], f's.{field}', names, as_tuple, f'{source.__name__}.{field}')}")
        elif kind.__struct_fields__.index(field) < len(kind.__struct_fields__) - len(kind.__struct_defaults__):
            raise GameBug(f"{kind.__name__}.{field} is no field of {source.__name__}; give it: shown(..., {field}=...)")
    make: Callable[[Any, Mapping[str, Any]], Any] = eval(f"lambda s, own: View({', '.join(parts)})", names)
    return make


@lru_cache(maxsize=1024)
def _copier(kind: type[Struct]) -> Callable[[Any], Any]:
    """A shallow copy, and then copies of whatever in it could be changed."""
    names: dict[str, Any] = {}
    lines = ["def copied(s):", " t = s.__copy__()"]
    for field, hint in get_type_hints(kind).items():
        if field in kind.__struct_fields__:
            value = _copy(hint, f"s.{field}", names, False, f"{kind.__name__}.{field}")
            if value != f"s.{field}":
                lines.append(f" t.{field} = {value}")
    exec("\n".join([*lines, " return t"]), names)
    copied: Callable[[Any], Any] = names["copied"]
    return copied


def _copy(hint: Any, value: str, names: dict[str, Any], as_tuple: bool, where: str) -> str:
    """The expression that copies a value of this type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _copy(args[0], value, names, as_tuple, where)
    if origin in (Union, UnionType):
        some = [arg for arg in args if arg is not NoneType]
        inner = _copy(some[0], value, names, as_tuple, where) if len(some) == 1 else value
        return value if inner == value else f"(None if {value} is None else {inner})"
    if origin is list:
        item = _copy(args[0], "x", names, False, where)
        if item == "x":
            return f"tuple({value})" if as_tuple else f"{value}[:]"
        return f"tuple([{item} for x in {value}])" if as_tuple else f"[{item} for x in {value}]"
    if origin is dict:
        item = _copy(args[1], "x", names, False, where)
        return f"{value}.copy()" if item == "x" else f"{{k: {item} for k, x in {value}.items()}}"
    if isinstance(hint, type) and issubclass(hint, Struct) and not hint.__struct_config__.frozen:
        if not issubclass(hint, Open):
            raise GameBug(f"{where} is a {hint.__name__}, which is not Open: say what of it is shown")
        names[hint.__name__] = _copier(hint)
        return f"{hint.__name__}({value})"
    return value


def undecided(state: type[State], view: type[Struct]) -> list[str]:
    """The fields of a state about which nobody has decided who may see them."""
    decided: dict[type[Struct], set[str]] = {}
    for part in _structs(view):
        source = getattr(part, "shows", None)
        if source is not None:
            decided.setdefault(source, set()).update(part.__struct_fields__, getattr(part, "hides", {}))
    own = set(State.__struct_fields__)
    found = []
    for part in _structs(state):
        if part.__module__.startswith("hardboiled.kernel") or issubclass(part, Open):
            continue
        known = decided.get(part, set()) | (own if issubclass(part, State) else set())
        found += [f"{part.__name__}.{field}" for field in part.__struct_fields__ if field not in known]
    return found


def stale(view: type[Struct]) -> list[str]:
    """Fields that a view hides and that are in no state any more."""
    return [
        f"{part.__name__} hides {name}, which {part.shows.__name__} does not have"
        for part in _structs(view)
        if getattr(part, "shows", None) is not None
        for name in getattr(part, "hides", {})
        if name not in part.shows.__struct_fields__
    ]


def _structs(kind: type[Struct]) -> Iterator[Any]:
    """A Struct class and all that its fields hold, each once."""
    seen: set[type] = set()

    def walk(hint: Any) -> Iterator[Any]:
        if isinstance(hint, type) and issubclass(hint, Struct):
            if hint not in seen:
                seen.add(hint)
                yield hint
                for name, inner in get_type_hints(hint).items():
                    if name in hint.__struct_fields__:
                        yield from walk(inner)
        else:
            for inner in get_args(hint):
                yield from walk(inner)

    yield from walk(kind)
