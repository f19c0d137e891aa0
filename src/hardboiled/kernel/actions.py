"""What players are asked and can answer, what happens, and the flows that tie both together."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Generator, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from hardboiled.kernel.ids import SeatId

R = TypeVar("R")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def kebab(class_name: str) -> str:
    """The tag a class has in logs and catalogs: EndTurn is 'end-turn'."""
    return _CAMEL.sub("-", class_name).lower()


class Action(Struct, frozen=True, tag_field="do", tag=kebab, gc=False, forbid_unknown_fields=True):
    """Something a player can choose. Frozen, comparable, readable in a log.

    Fields hold ids and numbers only. `rule` is the clause that allows it.
    """

    rule: ClassVar[str] = ""

    @property
    def tag(self) -> str:
        return kebab(type(self).__name__)


class Event(Struct, frozen=True, tag_field="event", tag=kebab, gc=False):
    """Something that happened, with what a log line and an animation need.

    Fields with these names are understood by every client (see `kernel.scene.Happening`): piece,
    path, space, faces, amount, card, seat.
    """

    @property
    def tag(self) -> str:
        return kebab(type(self).__name__)


T = TypeVar("T")


def declared(kind: type[T], module: str) -> tuple[type[T], ...]:
    """Every action or event a module defines, in its order: `ACTIONS = declared(Action, __name__)`.

    What others there derive from is left out.
    """

    def below(parent: type[T]) -> list[type[T]]:
        return [found for child in parent.__subclasses__() for found in (child, *below(child))]

    here = [found for found in below(kind) if found.__module__ == module]
    parents = {parent for found in here for parent in found.__mro__[1:]}
    names = list(vars(sys.modules[module]).values())
    return tuple(sorted((found for found in here if found not in parents), key=names.index))


class Automatic(Event, frozen=True):
    """A question with one possible answer, answered for those who were asked."""

    seats: tuple[SeatId, ...]
    action: Action
    prompt: str = ""
    args: dict[str, str | int] | None = None


A = TypeVar("A", bound=Action)


class Ask(Generic[A]):
    """A question to the seats that may answer it; the first answer counts.

    `options`: the legal answers, or, where they depend on what only these seats know and others are
    asked at the same time, a function that lists them (an imagined match calls it again after
    re-dealing). `prompt` is a message of the game's catalog, `args` its arguments; only these seats see
    them, the others see just who is asked. An ask with one option is answered by the kernel unless `always`:
    set it where skipping the question would tell the others something.
    """

    __slots__ = ("_list", "_options", "always", "args", "prompt", "seats")

    def __init__(
        self,
        seats: SeatId | tuple[SeatId, ...],
        options: Sequence[A] | Callable[[], Sequence[A]],
        prompt: str = "",
        args: dict[str, str | int] | None = None,
        always: bool = False,
    ) -> None:
        self.seats: tuple[SeatId, ...] = seats if type(seats) is tuple else (seats,)  # type: ignore[assignment]
        self._list = _list = options if not callable(options) else None
        self._options = options if _list is None else None
        self.prompt = prompt
        self.args = args
        self.always = always

    @property
    def options(self) -> Sequence[A]:
        if self._list is None:
            self._list = self._options()  # type: ignore[operator,misc]
        return self._list

    def relist(self) -> None:
        """Forget the options that a function listed, so that they are listed again."""
        if self._options is not None:
            self._list = None

    def __repr__(self) -> str:
        return f"Ask({'/'.join(self.seats)}, {self.prompt!r}, {len(self.options)} options)"


class Together:
    """Several asks answered in any order, one a seat; the flow goes on when all are in.

    The flow gets the answers as a list in the order of the asks. Nobody sees an answer before.
    """

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask[Any]]) -> None:
        self.asks = list(asks)


Flow: TypeAlias = Generator[Ask[Any] | Together, Any, R]
"""A rule: it yields asks, gets the answers, and returns R."""


def decide(
    seats: SeatId | tuple[SeatId, ...],
    options: Sequence[A] | Callable[[], Sequence[A]],
    prompt: str = "",
    args: dict[str, str | int] | None = None,
    always: bool = False,
) -> Flow[A]:
    """`action = yield from decide(...)`: an ask whose answer the type checker knows."""
    answer: A = yield Ask(seats, options, prompt, args, always)
    return answer


def choose(
    seats: SeatId | tuple[SeatId, ...],
    options: Sequence[A],
    prompt: str = "",
    args: dict[str, str | int] | None = None,
) -> Flow[A]:
    """`action = yield from choose(...)`: where one option is no question, for what follows is told anyway."""
    if len(options) == 1:
        return options[0]
    return (yield from decide(seats, options, prompt, args))
