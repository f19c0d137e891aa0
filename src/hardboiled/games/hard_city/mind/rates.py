"""What options and words are worth: one function a class, found by the class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Rate = TypeVar("Rate", bound=Callable[..., float])


class Rates(dict[type, Callable[..., float]]):
    def of(self, *kinds: type) -> Callable[[Rate], Rate]:
        """`@RATES.of(Shoot)`: the function below rates these."""

        def add(rate: Rate) -> Rate:
            self.update(dict.fromkeys(kinds, rate))
            return rate

        return add

    def always(self, worth: float, *kinds: type) -> None:
        """These are worth so much, whatever the table looks like."""

        def rate(*_: Any) -> float:
            return worth

        self.of(*kinds)(rate)
