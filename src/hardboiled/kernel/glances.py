"""A look at the table that works out only what is asked for.

A bot that plays a world on rates thousands of options and reads a few fields of a view each time. A glance has the
fields of a view, by the same rules, but lends the parts that lie open instead of copying them and makes the others
when they are first read: whoever looks keeps nothing and changes nothing. What a view works out of its fields as a
property, a glance works out once. A law compares both at every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, get_origin, get_type_hints

from msgspec import Struct

from hardboiled.kernel.errors import GameBug

V = TypeVar("V", bound=Struct)


def glancing(kind: type[V], source: type[Struct], **own: Callable[..., Any]) -> Callable[..., V]:
    """What makes glances of this kind of view. It is called with the source and whatever else the functions in
    `own` take; a field without a function is the source's field of that name."""
    wanted, there = get_type_hints(kind), get_type_hints(source)
    members: dict[str, Any] = {
        name: _lazily(name, "own(look)", member.fget) if isinstance(member, property) else member
        for base in reversed(kind.__mro__)
        if base.__module__ != Struct.__module__ and base is not object
        for name, member in vars(base).items()
        if not name.startswith("__") and name not in kind.__struct_fields__
    }
    lent: list[str] = []
    for name in kind.__struct_fields__:
        if name in own:
            members[name] = _lazily(name, "own(*look._of)", own[name])
        elif name not in source.__struct_fields__:
            raise GameBug(f"{kind.__name__}.{name} is no field of {source.__name__}; give a function for it")
        elif get_origin(wanted[name]) is tuple and get_origin(there[name]) is list:
            members[name] = _lazily(name, f"tuple(look._of[0].{name})")
        else:
            lent.append(name)
    members["__init__"] = _lending(lent)
    made: Callable[..., V] = type(f"{kind.__name__}Glance", (), members)
    return made


def _lending(fields: list[str]) -> Callable[..., None]:
    """How a glance begins: with what it lends, written out. All of it costs less than a few fields made later."""
    names: dict[str, Any] = {}
    lines = ["def begin(look, *of):", "look._of = of", "source = of[0]"]
    exec("\n ".join(lines + [f"look.{name} = source.{name}" for name in fields]), names)
    begin: Callable[..., None] = names["begin"]
    return begin


def _lazily(name: str, value: str, own: Callable[..., Any] | None = None) -> Any:
    """An attribute that is worked out when it is first read, written out: it is read all the time."""
    names: dict[str, Any] = {"own": own}
    exec(f"def get(self, look, kind):\n found = look.__dict__[{name!r}] = {value}\n return found", names)
    return type(name, (), {"__get__": names["get"]})()


__all__ = ["glancing"]
