"""Who decides: a player is asked; a Cop without one does what is worst for Stinger (GP-AIC.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.kernel import Action, Flow, ask

if TYPE_CHECKING:
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import CopSeen, Figure, P, Seen, StingerSeen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.state import CopFigure, StingerFigure


class PunkAction(Action, frozen=True):
    """Something to choose in this game."""

    def wanted(self, table: Seen, content: PunkContent, cop: CopSeen) -> float:
        """GP-AIC.6: how much a Cop without a player wants it; of equals it takes the first."""
        return 0


class StingerOption(PunkAction, frozen=True):
    """One of several things he may do: when it is offered, and what it does."""

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: StingerSeen) -> Sequence[Self]:
        raise NotImplementedError(cls)

    def take(self, play: P, figure: StingerFigure) -> Flow[None]:
        raise NotImplementedError(self)


class CopOption(PunkAction, frozen=True):
    """One of several things a Cop may do."""

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: CopSeen) -> Sequence[Self]:
        raise NotImplementedError(cls)

    def take(self, play: P, figure: CopFigure) -> Flow[None]:
        raise NotImplementedError(self)


def stinger_options(kinds: Sequence[type[StingerOption]], table: Seen, content: PunkContent) -> list[StingerOption]:
    figure = table.stinger
    return [option for kind in kinds for option in kind.offered(table, content, figure)]


def cop_options(
    kinds: Sequence[type[CopOption]], table: Seen, content: PunkContent, figure: CopSeen
) -> list[CopOption]:
    return [option for kind in kinds for option in kind.offered(table, content, figure)]


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
        always = secret and mode_of(play.state).hidden
        return (yield from ask(figure.seats, options, prompt, args, always))
    state, content = play.state, play.content
    return max(
        options() if callable(options) else options,
        key=lambda option: option.wanted(state, content, figure),  # type: ignore[arg-type]
    )
