"""A game's options: declared as a Struct, described for people, checked when a match starts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct, inspect

from hardboiled.kernel.errors import GameBug, HardboiledError
from hardboiled.kernel.wording import listed

LISTS = ("list", "vartuple", "tuple")
"""Kinds of options whose value is several items."""

MOST_NAMED = 6
"""So many whole numbers to choose from are named one by one; of more, the first and the last."""

_IN_WORDS = {"str": "any text", "int": "a whole number", "float": "a number", "bool": "yes or no"}


class OptionError(HardboiledError):
    """A mode, a number of seats or an option that the game does not have."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's options; subclasses add one field an option, each with a default.

    Literals become choices, bools switches; a field's `msgspec.Meta(description=...)` is its help,
    `Meta(extra={"modes": ("solo",)})` the modes it is for.
    """


class OptionInfo(Struct, frozen=True):
    """One option: its default, its choices (empty: free), its help."""

    name: str
    kind: str
    default: Any
    choices: tuple[Any, ...]
    help: str
    modes: tuple[str, ...] = ()
    """The modes in which it means something; empty: all of them."""


@lru_cache(maxsize=64)
def describe(options: type[Options]) -> tuple[OptionInfo, ...]:
    """Every option of a game, in the order its Struct declares them."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    declared = get_type_hints(options)
    return tuple(_option(field, declared[field.name]) for field in info.fields)


def _option(field: inspect.Field, declared: Any) -> OptionInfo:
    kind, help_text, modes = field.type, "", ()
    if isinstance(kind, inspect.Metadata):
        help_text = (kind.extra_json_schema or {}).get("description", "")
        modes = tuple((kind.extra or {}).get("modes", ()))
        kind = kind.type
    name = type(kind).__name__.removesuffix("Type").lower()
    choices: tuple[Any, ...] = ()
    if isinstance(kind, inspect.LiteralType):
        name, choices = "choice", get_args(declared)  # msgspec sorts them; people read them as declared
    elif isinstance(kind, inspect.EnumType):
        name, choices = "choice", tuple(member.value for member in kind.cls)
    elif isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        choices = tuple(range(kind.ge, kind.le + 1))
    default = field.default if field.default is not msgspec.NODEFAULT else None
    if default is None and field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    return OptionInfo(field.name, name, msgspec.to_builtins(default), choices, help_text, modes)


def values_in_words(options: type[Options], option: OptionInfo) -> str:
    """What an option can be: `easy, medium, hard`, `yes or no`, `some of donathan, jenny`."""
    if len(option.choices) > MOST_NAMED and all(isinstance(choice, int) for choice in option.choices):
        return f"{option.choices[0]} to {option.choices[-1]}"
    if option.choices:
        return listed(option.choices)
    if option.kind in LISTS:
        items = get_args(get_args(get_type_hints(options)[option.name])[0])
        return f"some of {listed(items)}" if items else "names, with commas between"
    return _IN_WORDS.get(option.kind, "JSON as the game writes it")


def parse(options: type[Options], given: Mapping[str, Any], title: str) -> Any:
    """What was given as the game's own Struct, defaults filled in."""
    try:
        return msgspec.convert(given, options)
    except msgspec.ValidationError:
        raise _what_is_wrong(options, given, title) from None


def _what_is_wrong(options: type[Options], given: Mapping[str, Any], title: str) -> OptionError:
    """The first of those given that the game does not have, or that cannot be so."""
    known, types = {option.name: option for option in describe(options)}, _types(options)
    for name, value in given.items():
        if name not in known:
            return unknown_option(options, name, title)
        try:
            msgspec.convert(value, types[name])
        except msgspec.ValidationError:
            return wrong_value(options, known[name], value)
    raise GameBug(f"{title} takes each of these options and not all of them: {given!r}")


@lru_cache(maxsize=64)
def _types(options: type[Options]) -> dict[str, Any]:
    return get_type_hints(options, include_extras=True)


def unknown_option(options: type[Options], name: str, title: str) -> OptionError:
    return OptionError(f"{title} has no option {name!r}; it has {listed(options.__struct_fields__) or 'none'}.")


def wrong_value(options: type[Options], option: OptionInfo, value: Any) -> OptionError:
    return OptionError(f"The option {option.name} can be {values_in_words(options, option)}; not {value!r}.")
