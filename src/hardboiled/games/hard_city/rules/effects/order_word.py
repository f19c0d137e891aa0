"""What the words of equipment, skills and cutscenes have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.moment import Moment
from hardboiled.games.hard_city.rules.state import Officer
from hardboiled.kernel import Effect, Flow


class OrderWord(Effect, frozen=True, kw_only=True):
    """Something that happens for an officer."""

    def can(self, now: Moment) -> bool:
        """Whether it would do something for the officer of this moment."""
        return True

    def do(self, play: P, officer: Officer) -> Flow[None]:
        return super().do(play, officer)


def possible(now: Moment, effects: Iterable[OrderWord]) -> bool:
    """HC-8.6: at least one of the effects can do something."""
    for effect in effects:  # noqa: SIM110 (asked all the time)
        if effect.can(now):
            return True
    return False


def carry_out(play: P, officer: Officer, effects: Sequence[OrderWord]) -> Flow[None]:
    """One after the other; what cannot be done is skipped."""
    for effect in effects:
        if not officer.down and effect.can(Moment(play.state, play.content, officer)):
            yield from effect.do(play, officer)


def asked(officer: Officer) -> dict[str, str | int]:
    """The arguments of a question to an officer."""
    return {"officer": officer.id}
