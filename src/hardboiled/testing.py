"""A small language for the tests of a game: set the table, force the dice, move, read what was told.

class StakeoutTable(Table):
    game = "stakeout"

    def suspect(self, at: str) -> None:
        self.state.hideout = at

table = StakeoutTable()
table.suspect(at="mill")
table.step("night", chance=[1])
table.choose(Search("harbour"))
assert table.told(Seen)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from hardboiled.kernel.actions import Action, Ask, Event, Flow, at_once
from hardboiled.kernel.content import Content
from hardboiled.kernel.play import Play
from hardboiled.kernel.saving import start
from hardboiled.kernel.state import State

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Content)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
T = TypeVar("T", bound=Struct)


class Table(Generic[S, C]):
    """One match, to be arranged by hand; a game's own table adds its words ("put a Mutant on C4")."""

    game: ClassVar[str]

    def __init__(self, mode: str | None = None, players: int = 1, seed: int = 1, **options: Any) -> None:
        self.match = start(self.game, mode, [f"P{n}" for n in range(players)], seed, **options)

    # What there is.

    @property
    def state(self) -> S:
        state: S = self.match.state
        return state

    @property
    def content(self) -> C:
        content: C = self.match.content
        return content

    @property
    def play(self) -> Play[S, C]:
        return self.match.play

    @property
    def ask(self) -> Ask[Any]:
        return self.match.asks[0]

    @property
    def prompt(self) -> str:
        """The question that is open; empty where none is."""
        return self.match.asks[0].prompt if self.match.asks else ""

    @property
    def options(self) -> list[Any]:
        """Untyped, so that a test can read what a kind of action holds."""
        return list(self.match.asks[0].options) if self.match.asks else []

    def offered(self, kind: type[A]) -> list[A]:
        """The options of one kind."""
        return [option for option in self.options if isinstance(option, kind)]

    def told(self, kind: type[E]) -> list[E]:
        """What was told of one kind, whoever heard it."""
        return [told.event for told in self.match.told if isinstance(told.event, kind)]

    def heard(self, seat: str) -> list[Event]:
        """All that a seat has heard."""
        return [told.event for told in self.match.told if told.heard_by(self.match._seat(seat))]

    @property
    def won(self) -> str:
        """By what the game was won by somebody; empty while it is not."""
        outcome = self.match.outcome
        return outcome.reason if outcome is not None and outcome.winners else ""

    @property
    def lost(self) -> str:
        """By what the game was lost by all; empty while it is not."""
        outcome = self.match.outcome
        return outcome.reason if outcome is not None and not outcome.winners else ""

    # Setting the table.

    @staticmethod
    def set(part: T, **fields: Any) -> T:
        """Fields of a part of the state, by name; a misspelt one is an error."""
        for name, value in fields.items():
            if name not in part.__struct_fields__:
                raise AttributeError(f"{type(part).__name__} has no {name}; it has {', '.join(part.__struct_fields__)}")
            setattr(part, name, value)
        return part

    def step(self, name: str, chance: Iterable[int] = (), **fields: Any) -> Self:
        """The game from the beginning of a step, with these fields of the state."""
        self.match.arrange(lambda state: self.set(state, step=name, **fields), chance=chance)
        return self

    def run(self, flow: Callable[[Play[S, C]], Flow[Any]], chance: Iterable[int] = ()) -> Self:
        """One rule alone."""
        self.match.arrange(chance=chance, flow=flow)
        return self

    def call(self, rule: Callable[[Play[S, C]], Any], chance: Iterable[int] = ()) -> Self:
        """A rule that asks nothing."""
        return self.run(at_once(rule), chance)

    # Moving.

    def choose(self, *actions: Action) -> Self:
        for action in actions:
            self.match.choose(action)
        return self

    def choose_first(self) -> None:
        """The first option of every question, until there is none."""
        while self.match.asks:
            self.match.choose(self.options[0])

    def skip_to(self, prompt: str) -> None:
        """The last option of every question, until that one comes."""
        while self.match.asks and self.prompt != prompt:
            self.match.choose(self.options[-1])
