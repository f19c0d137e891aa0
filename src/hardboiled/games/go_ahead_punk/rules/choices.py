"""Who decides: a player is asked; a Cop without one does what is worst for Stinger (GP-AIC.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeAlias, TypeVar

from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.kernel import Action, Flow, ask, at_once
from hardboiled.kernel.errors import GameBug, where

if TYPE_CHECKING:
    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, P, Seen, StingerSeen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, StingerFigure


class PunkAction(Action, frozen=True):
    """Something to choose in this game."""

    free: ClassVar[bool] = False
    """It takes no turn: the question comes again."""

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        """GP-AIC.6: how much a Cop without a player wants it; of equals it takes the first."""
        return 0


class StingerOption(PunkAction, frozen=True):
    """One of several things he may do: when it is offered, and what it does."""

    still: ClassVar[bool] = False
    """GP-HIT.10: he says that he does nothing."""

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: StingerSeen) -> Sequence[StingerOption]:
        raise GameBug(f"{cls.__name__} ({where(cls)}) does not say when it is offered")

    def take(self, play: P, figure: StingerFigure) -> Flow[None]:
        raise GameBug(f"{type(self).__name__} ({where(type(self))}) does not say what it does")


class CopOption(PunkAction, frozen=True):
    """One of several things a Cop may do."""

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: CopSeen) -> Sequence[CopOption]:
        raise GameBug(f"{cls.__name__} ({where(cls)}) does not say when it is offered")

    def take(self, play: P, figure: CopFigure) -> Flow[None]:
        raise GameBug(f"{type(self).__name__} ({where(type(self))}) does not say what it does")


StingerOffers: TypeAlias = "tuple[Callable[[Seen, PunkContent, StingerSeen], Sequence[StingerOption]], ...]"
CopOffers: TypeAlias = "tuple[Callable[[Seen, PunkContent, CopSeen], Sequence[CopOption]], ...]"
"""What may be offered at a moment: `(Move.offered, Draw.offered)`."""


def stinger_options(offers: StingerOffers, table: Seen, content: PunkContent) -> list[StingerOption]:
    figure = table.stinger
    options: list[StingerOption] = []
    for offered in offers:
        options += offered(table, content, figure)
    return options


def cop_options(offers: CopOffers, table: Seen, content: PunkContent, figure: CopSeen) -> list[CopOption]:
    options: list[CopOption] = []
    for offered in offers:
        options += offered(table, content, figure)
    return options


A = TypeVar("A", bound=PunkAction)


def decides(
    play: P,
    figure: Figure,
    options: Sequence[A] | Callable[[], Sequence[A]],
    prompt: str,
    args: dict[str, str | int] | None = None,
    secret: bool = False,
) -> Flow[A]:
    """What a figure does. `secret`: the options rest on a hidden hand, so that even one is a question."""
    if figure.seats:
        return ask(figure.seats, options, prompt, args, secret and mode_of(play.state).hidden)
    return most_wanted(play, figure, options)


@at_once
def most_wanted(play: P, figure: Figure, options: Sequence[A] | Callable[[], Sequence[A]]) -> A:
    """GP-AIC.6."""
    listed = options() if callable(options) else options
    if len(listed) == 1:
        return listed[0]
    wishes = [option.wanted(play.state, play.content, figure) for option in listed]  # type: ignore[arg-type]
    return listed[wishes.index(max(wishes))]
