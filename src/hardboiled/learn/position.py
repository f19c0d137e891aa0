"""A position of a lesson, arranged on the real engine."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec
from msgspec import Struct

from hardboiled.kernel.actions import Action, Ask, Event
from hardboiled.kernel.content import ContentError
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.saving import start
from hardboiled.learn.lesson import Lesson, Pattern

LONGEST = 400
"""So many choices in a row that nobody asked the learner about can only be a mistake of the lesson."""


def arranged(lesson: Lesson) -> AnyMatch:
    """The match as the lesson finds it."""
    plan = lesson.position
    names = ["You", *(f"Player {n + 2}" for n in range(plan.players - 1))]
    match = start(lesson.game, plan.mode, names, plan.seed, **plan.options)
    for pattern in plan.before:
        ask = match.asks[0]
        match.choose(chosen(match, ask, [dict(pattern)]), ask.seats[0])
    if plan.until:
        go_on(match, lesson.seat, plan.until, [])
        if match.over:
            raise ContentError(lesson.id, "position", f"the learner is never asked {plan.until!r}")
    if plan.put or plan.step:
        match.arrange(lambda state: _edit(match, state, lesson))
    return match


def _edit(match: AnyMatch, state: Any, lesson: Lesson) -> None:
    for entry in deepcopy(lesson.position.put):  # what is put on the table changes, the lesson does not
        for word, args in entry.items():
            if word == "set":
                for path, value in args.items():
                    put(state, path, value)
            elif word in match.game.arrange:
                match.game.arrange[word](state, match.content, **args)
            else:
                known = ", ".join(sorted(match.game.arrange))
                raise ContentError(
                    lesson.id, "position", f"there is no word {word!r} to arrange a table; there are {known}"
                )
    if lesson.position.step:
        state.step = lesson.position.step


def put(state: Any, path: str, value: Any) -> None:
    """A field of the state, by its path: `officers.jenny.hp`. A part of a list is named by its id or its place."""
    *way, last = path.split(".")
    part = state
    for name in way:
        part = _part(part, name, path)
    if isinstance(part, dict):
        part[last] = value
    elif isinstance(part, Struct) and last in part.__struct_fields__:
        kind = next(field.type for field in msgspec.structs.fields(part) if field.name == last)
        setattr(part, last, msgspec.convert(value, kind))
    elif isinstance(part, list) and last.isdigit():
        part[int(last)] = value
    else:
        raise LookupError(f"{path}: there is no {last!r} in {type(part).__name__}")


def _part(part: Any, name: str, path: str) -> Any:
    if isinstance(part, dict) and name in part:
        return part[name]
    if isinstance(part, list):
        if name.isdigit() and int(name) < len(part):
            return part[int(name)]
        for item in part:
            if getattr(item, "id", None) == name:
                return item
    if isinstance(part, Struct) and name in part.__struct_fields__:
        return getattr(part, name)
    raise LookupError(f"{path}: there is no {name!r} in {type(part).__name__}")


# Going on by itself.


def go_on(match: AnyMatch, seat: str, prompt: str, replies: list[Pattern]) -> None:
    """Everybody chooses by themselves until the learner is asked (this question, or one of these, if any is named)."""
    wanted = prompt.split()
    for _ in range(LONGEST):
        mine = match.asked(seat)
        if match.over or (mine is not None and (not wanted or mine.prompt in wanted)):
            return
        ask = next((ask for ask in match.asks if seat not in ask.seats), match.asks[0])
        match.choose(chosen(match, ask, replies), ask.seats[0])
    raise ContentError("lesson", prompt, f"the learner is not asked this within {LONGEST} choices")


def chosen(match: AnyMatch, ask: Ask[Any], replies: list[Pattern]) -> Action:
    """What is chosen at an ask: the next reply if one of its options fits, else what the game's instinct likes best."""
    if replies:
        for option in ask.options:
            if fits(option, replies[0]):
                replies.pop(0)
                found: Action = option
                return found
    rated = ratings(match, ask)
    best: Action = ask.options[max(range(len(rated)), key=rated.__getitem__)]
    return best


def ratings(match: AnyMatch, ask: Ask[Any]) -> list[float]:
    return list(match.game.instinct(match.view(ask.seats[0]), ask, match.content))


def fits(thing: Action | Event, pattern: Pattern) -> bool:
    """Whether an action or event shows what a pattern says."""
    fields = msgspec.to_builtins(thing)
    return all(name in fields and _same(fields[name], wanted) for name, wanted in pattern.items())


def _same(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict):
        return all(_TESTS[test](value, against) for test, against in wanted.items())
    if isinstance(wanted, list) and not isinstance(value, list | tuple):
        return value in wanted
    return list(value) == list(wanted) if isinstance(value, list | tuple) else bool(value == wanted)


_TESTS: dict[str, Callable[[Any, Any], bool]] = {
    "ends": lambda value, last: bool(value) and value[-1] == last,
    "has": lambda value, part: part in value,
    "not": lambda value, other: not _same(value, other),
    "least": lambda value, number: value >= number,
}
"""`{path = {ends = "g5"}}`: what can be said of a value besides what it is."""
