"""What options and words are worth: one function a class, found by the class."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

Rate = TypeVar("Rate", bound=Callable[..., float])
RateRun = TypeVar("RateRun", bound=Callable[..., Sequence[float]])


class Rates(dict[type, Callable[..., float]]):
    """Of words, one by one."""

    def of(self, *kinds: type) -> Callable[[Rate], Rate]:
        """`@WORDS.of(Heal)`: the function below rates these."""

        def add(rate: Rate) -> Rate:
            self.update(dict.fromkeys(kinds, rate))
            return rate

        return add

    def always(self, worth: float, *kinds: type) -> None:
        """These are worth so much, whatever the table looks like."""

        def rate(*_: Any) -> float:
            return worth

        self.of(*kinds)(rate)


class OptionRates(dict[type, Callable[..., Sequence[float]]]):
    """Of options, by runs of one kind: what is the same for all of them need not be worked out for each."""

    def together(self, *kinds: type) -> Callable[[RateRun], RateRun]:
        """`@TURN.together(Step)`: the function below rates all options of such a kind at once."""

        def add(rate: RateRun) -> RateRun:
            self.update(dict.fromkeys(kinds, rate))
            return rate

        return add

    def of(self, *kinds: type) -> Callable[[Rate], Rate]:
        """`@TURN.of(Shoot)`: the function below rates these, each by itself."""

        def add(rate: Rate) -> Rate:
            def each(sight: Any, ask: Any, actions: Sequence[Any]) -> list[float]:
                return [rate(sight, ask, action) for action in actions]

            self.together(*kinds)(each)
            return rate

        return add

    def always(self, worth: float, *kinds: type) -> None:
        """These are worth so much, whatever the table looks like."""

        def all_alike(sight: Any, ask: Any, actions: Sequence[Any]) -> list[float]:
            return [worth] * len(actions)

        self.together(*kinds)(all_alike)
