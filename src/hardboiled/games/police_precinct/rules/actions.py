"""What actions have in common, and the answers that several questions share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P, Seen
from hardboiled.games.police_precinct.rules.ids import HOODS, StackId
from hardboiled.kernel import Action, Flow

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

    def take(self, play: P, officer: Officer) -> Flow[None]:
        """By default nothing happens."""
        return
        yield


class Pass(OfficerAction, frozen=True):
    rule: ClassVar[str] = "PP-4.5"
    ends = True


class Go(OfficerAction, frozen=True):
    """PP-6.7: nothing more is put in."""

    rule: ClassVar[str] = "PP-6.7"
    ends = True


class ChooseHood(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    hood: int

    @classmethod
    def with_punks(cls, table: Seen) -> list[Self]:
        return [cls(number) for number in HOODS if table.hoods[number - 1].punks]


class ChooseStack(Action, frozen=True):
    rule: ClassVar[str] = "PP-12.6"
    stack: StackId

    @classmethod
    def open(cls, table: Seen) -> list[Self]:
        """Every stack whose category is not complete."""
        return [cls(stack.id) for stack in table.stacks if stack.site]


def options_of(
    kinds: Sequence[type[OfficerAction]], table: Seen, content: C, officer: OfficerSeen
) -> list[OfficerAction]:
    """What these kinds of action offer now."""
    found: list[Any] = []
    for kind in kinds:
        found += kind.offered(table, content, officer)
    return found


def every_action() -> tuple[type[Action], ...]:
    """Every action of the chapters that were imported."""

    def below(parent: type[Action]) -> list[type[Action]]:
        children = parent.__subclasses__()
        return [found for child in children for found in below(child)] if children else [parent]

    package = __name__.rpartition(".")[0]
    return tuple(sorted((found for found in below(Action) if found.__module__.startswith(package)), key=repr))
