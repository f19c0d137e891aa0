"""An attribute that is worked out when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Lazy(Generic[T]):
    """functools' cached_property without its lock, which costs more than most of what a look at the table
    works out."""

    def __init__(self, work: Callable[[Any], T]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, owner: Any, kind: type) -> T:
        found = owner.__dict__[self._name] = self._work(owner)
        return found
