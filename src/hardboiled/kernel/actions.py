"""What players are asked and can answer, what happens, and the flows that tie both together."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import suppress
from functools import cache, wraps
from pathlib import Path
from typing import Any, ClassVar, Generic, Literal, ParamSpec, TypeAlias, TypeVar

from msgspec import Struct

from hardboiled.kernel.ids import SeatId, SpaceId
from hardboiled.kernel.terms import Pool, Price

Manner: TypeAlias = Literal["", "move", "attack", "use", "look", "pass"]
"""What an option is about to a player: clients tell them apart by colour and shape."""

Tone: TypeAlias = Literal["", "good", "bad", "grave"]
"""What a happening means to the players: a success, a loss, a turning point."""

R = TypeVar("R")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def kebab(class_name: str) -> str:
    """The tag a class has in logs and catalogs: EndTurn is 'end-turn'."""
    return _CAMEL.sub("-", class_name).lower()


class Action(Struct, frozen=True, tag_field="do", tag=kebab, gc=False, forbid_unknown_fields=True):
    """Something a player can choose. Frozen, comparable, readable in a log.

    Fields hold ids and numbers only; their types say what a click on them means and how they are called. What an
    option shows comes from the five methods below: they are asked with a view for the option's face and with the
    state when it is carried out, so nothing is said twice.
    """

    rule: ClassVar[str] = ""
    """The clause that allows it."""
    group: ClassVar[str] = ""
    """Options of one group are shown together under the message `group-<group>`."""
    manner: ClassVar[Manner] = ""
    confirm: ClassVar[bool] = False
    """Whether a client asks once more: it cannot be taken back and a slip would hurt."""

    @property
    def tag(self) -> str:
        return kebab(type(self).__name__)

    def price(self, table: Any, content: Any) -> Price | None:
        """What it takes."""
        return None

    def dice(self, table: Any, content: Any) -> Sequence[Pool]:
        """What it throws."""
        return ()

    def words(self, table: Any, content: Any) -> Mapping[str, Any]:
        """Further arguments of its message, beside its fields."""
        return {}

    def points_at(self, table: Any, content: Any) -> Sequence[str] | None:
        """What a click on means it (see `kernel.scene.Target`), where the types of its fields do not say it."""
        return None

    def way(self, table: Any, content: Any) -> Sequence[SpaceId]:
        """The way it goes, space by space from where it begins: shown before it is chosen."""
        return ()


class Event(Struct, frozen=True, tag_field="event", tag=kebab, gc=False):
    """Something that happened, with what a log line and an animation need.

    Fields with these names are understood by every client (see `kernel.scene.Happening`): piece,
    path, space, faces, amount, card, seat, and cause, which is what brought it about.
    """

    important: ClassVar[bool] = False
    """Whether it is worth a moment of its own."""
    tone: ClassVar[Tone] = ""
    pleases: ClassVar[str] = ""
    """The side that likes it and the others do not, where all know who is on which (see `Game.known_side`)."""
    opens: ClassVar[Literal["", "round", "turn"]] = ""
    """Whether a round, or a seat's turn, begins with it: logs are read by these."""

    @property
    def tag(self) -> str:
        return kebab(type(self).__name__)

    def words(self, content: Any, catalog: Any) -> Mapping[str, Any]:
        """Further arguments of its message, beside its fields."""
        return {}


T = TypeVar("T")


def below(parent: type[T]) -> list[type[T]]:
    """Every class that derives from another, however far, once."""
    return list(dict.fromkeys(found for child in parent.__subclasses__() for found in (child, *below(child))))


def declared_in(kind: type[T], folder: Path) -> tuple[type[T], ...]:
    """Every action or event that is declared in the files of a folder, by name; what others derive from is left out."""
    here = [found for found in below(kind) if _file(found).is_relative_to(folder)]
    parents = {parent for found in here for parent in found.__mro__[1:]}
    return tuple(sorted((found for found in here if found not in parents), key=lambda found: found.__name__))


def _file(kind: type) -> Path:
    return Path(getattr(sys.modules.get(kind.__module__), "__file__", None) or "nowhere")


A = TypeVar("A", bound=Action)


class Ask(Generic[A]):
    """A question to the seats that may answer it; the first answer counts.

    `options`: the legal answers, or, where they depend on what only these seats know and others are
    asked at the same time, a function that lists them (an imagined match calls it again after
    re-dealing). `prompt` is a message of the game's catalog, `args` its arguments; only these seats see
    them, the others see just who is asked. An ask with one option is answered by the kernel unless `always`:
    set it where skipping the question would tell the others something. `rests`: the flow that the state names now,
    begun anew, changes and tells nothing before it comes to this question. Whoever copies the match here copies the
    state alone; elsewhere every choice since the step began is made again in the copy.
    """

    __slots__ = ("_lister", "always", "args", "options", "prompt", "rests", "seats")

    options: Sequence[A]
    """Listed when they are first asked for."""

    def __init__(
        self,
        seats: SeatId | tuple[SeatId, ...],
        options: Sequence[A] | Callable[[], Sequence[A]],
        prompt: str = "",
        args: dict[str, str | int] | None = None,
        always: bool = False,
        rests: bool = False,
    ) -> None:
        self.seats: tuple[SeatId, ...] = seats if type(seats) is tuple else (seats,)  # type: ignore[assignment]
        if callable(options):
            self._lister: Callable[[], Sequence[A]] | None = options
        else:
            self._lister = None
            self.options = options
        self.prompt = prompt
        self.args = args
        self.always = always
        self.rests = rests

    def __getattr__(self, name: str) -> Sequence[A]:
        """Only what is not there yet comes here: the options that a function lists."""
        if name != "options" or self._lister is None:
            raise AttributeError(name)
        self.options = listed = self._lister()
        return listed

    @property
    def lists_anew(self) -> bool:
        """Whether an imagined match lists the options by what is so there."""
        return self._lister is not None

    def relist(self) -> None:
        """Forget the options that a function listed, so that they are listed again."""
        if self._lister is not None:
            with suppress(AttributeError):
                del self.options

    def offer_as(self, other: Ask[A]) -> None:
        """The options that a function lists, as the same question lists them in the match this one is a copy of."""
        if self._lister is not None:
            self.options = other.options

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


def ask(
    seats: SeatId | tuple[SeatId, ...],
    options: Sequence[A] | Callable[[], Sequence[A]],
    prompt: str = "",
    args: dict[str, str | int] | None = None,
    always: bool = False,
    rests: bool = False,
) -> Flow[A]:
    """`action = yield from ask(...)`: the way to ask. One option is taken without a question, unless `always`."""
    if not always and not callable(options) and len(options) == 1:
        return options[0]
    answer: A = yield Ask(seats, options, prompt, args, always, rests)
    return answer


Args = ParamSpec("Args")


def at_once(rule: Callable[Args, R]) -> Callable[Args, Flow[R]]:
    """A rule that asks nothing, as a flow."""

    @wraps(rule)
    def flow(*args: Args.args, **kwargs: Args.kwargs) -> Flow[R]:
        return rule(*args, **kwargs)
        yield

    return flow
