"""What actions have in common, and the answers that several questions share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.ids import HOODS, HoodNumber, StackId
from hardboiled.kernel import Action, Flow, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.rules.state import Officer


class OfficerAction(Action, frozen=True):
    """Something an officer does: when it is offered, and what happens."""

    ends: ClassVar[bool] = False
    """Whether nothing more follows in this phase or attempt."""

    @classmethod
    def offered(cls, table: Seen, content: C, officer: OfficerSeen) -> Sequence[Self]:
        """By default always, where its phase asks at all."""
        return [cls()]

    @at_once
    def take(self, play: P, officer: Officer) -> None:
        """By default nothing happens."""


class Pass(OfficerAction, frozen=True):
    rule: ClassVar[str] = "PP-4.5"
    manner = "pass"
    ends = True


class ChooseHood(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    manner = "use"
    hood: HoodNumber

    @classmethod
    def with_punks(cls, table: Seen) -> list[Self]:
        return [cls(number) for number in HOODS if table.hoods[number - 1].punks]


class ChooseStack(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    manner = "look"
    stack: StackId

    @classmethod
    def open(cls, table: Seen) -> list[Self]:
        """Every stack whose category is not complete."""
        return [cls(stack.id) for stack in table.stacks if stack.site]


def one_action(
    play: P,
    officer: Officer,
    options: Callable[[], Sequence[OfficerAction]],
    prompt: str,
    args: dict[str, str | int] | None = None,
    always: bool = False,
) -> Flow[OfficerAction]:
    """The officer chooses and does it."""
    choice = yield from ask(officer.seat, options, prompt, args, always)
    yield from choice.take(play, officer)
    return choice


def options_of(
    kinds: Sequence[type[OfficerAction]], table: Seen, content: C, officer: OfficerSeen, *last: OfficerAction
) -> list[OfficerAction]:
    """What these kinds of action offer now, before those that are there anyway."""
    found: list[Any] = []
    for kind in kinds:
        found += kind.offered(table, content, officer)
    return [*found, *last]
