"""What a game says of its entries so that they can be compared: how much each gives of what, and at which price.

The comparing is the lab's, and is the same for every game: `hardboiled content GAME --review`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from msgspec import Struct, to_builtins

from hardboiled.kernel.actions import Action
from hardboiled.kernel.content import Content, Entry

C = TypeVar("C", bound=Content)


class Weighed(Struct, frozen=True, kw_only=True):
    """An entry as others are measured against it."""

    entry: Entry
    kind: str
    """Only entries of one kind are compared."""
    gives: Mapping[str, float]
    """How much of each thing; more is better for whoever has it."""
    price: float = 0
    chosen: bool = False
    """Whether somebody has it instead of another one, so that a worse one would never be had. Of what is drawn or
    dealt some may be better than others."""
    used: bool = False
    """Whether somebody who has it chooses to play or use it."""
    told: str = "flavour"
    """The attribute of its message that is told beside the rules."""


@dataclass(frozen=True)
class Review(Generic[C]):
    """A game's side of the review of its content."""

    entries: Callable[[C], Iterable[Weighed]]
    taking: Mapping[type[Action], str] = field(default_factory=dict)
    """The actions by which a seat comes by something instead of something else, each with the field that names it."""


def printed(entry: Entry, *but: str) -> dict[str, Any]:
    """All that is on an entry, without what it is called, where it comes from and whatever else does not count."""
    whole: dict[str, Any] = to_builtins(entry)
    left_out = {"id", "source", "copies", "meant", *but}
    return {name: value for name, value in whole.items() if name not in left_out}


def weigh(typed: Any, worse: Collection[str] = ()) -> dict[str, float]:
    """How much a typed part of an entry gives of each thing.

    A number or a yes counts under its name and the words beside it (`gain stat=dollars by`), each of a row of numbers
    under its place in it, an effect without numbers counts 1; the same things add up. `worse` names what one would
    rather have less of: an effect (`spawn`), a field (`difficulty`) or a field of an effect (`heal reach`).
    """
    found: dict[str, float] = {}
    for name, much in _things(to_builtins(typed), (), worse):
        found[name] = found.get(name, 0) + much
    return {name: much for name, much in found.items() if much}


def _things(plain: Any, path: tuple[str, ...], worse: Collection[str]) -> Iterable[tuple[str, float]]:
    match plain:
        case dict():
            yield from _parts(plain, path, worse)
        case list() | tuple() if plain and all(isinstance(part, int | float) for part in plain):
            yield from _parts({str(place): much for place, much in enumerate(plain, 1)}, path, worse)
        case list() | tuple():
            for part in plain:
                yield from _things(part, path, worse)
        case str() if plain:
            yield " ".join([*path, plain]), 1


def _parts(parts: dict[str, Any], path: tuple[str, ...], worse: Collection[str]) -> Iterable[tuple[str, float]]:
    effect = parts.get("do", "")
    words = [f"{name}={value}" for name, value in parts.items() if isinstance(value, str) and value and name != "do"]
    numbers = {name: value for name, value in parts.items() if isinstance(value, bool | int | float) and value}
    within = {name: value for name, value in parts.items() if isinstance(value, dict | list | tuple) and value}
    here = (*path, *([effect] if effect else []), *words)
    if not numbers and (effect or (words and not within)):
        yield " ".join(here), -1 if effect in worse else 1
    for name, much in numbers.items():
        unwanted = {effect, name, f"{effect} {name}"} & {*worse}
        yield " ".join([*here, name]), float(-much if unwanted else much)
    for name, part in within.items():
        yield from _things(part, (*here, name), worse)


def beats(one: Weighed, other: Weighed) -> bool:
    """Whether one is at least as good in everything at the same or a lower price, and not simply the same."""
    if one.price > other.price or same(one, other):
        return False
    things = {*one.gives, *other.gives}
    return all(one.gives.get(thing, 0) >= other.gives.get(thing, 0) for thing in things)


def same(one: Weighed, other: Weighed) -> bool:
    return one.price == other.price and dict(one.gives) == dict(other.gives)
