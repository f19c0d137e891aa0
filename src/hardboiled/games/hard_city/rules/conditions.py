"""What must be so before a cutscene can start."""

from __future__ import annotations

from typing import TypeAlias

from hardboiled.kernel import Effect


class Gathered(Effect, frozen=True, kw_only=True):
    """So many standing officers on the active officer's space."""

    count: int


class Surrounded(Effect, frozen=True, kw_only=True):
    """So many active Mutants within reach of the active officer."""

    count: int
    reach: int


class Calm(Effect, frozen=True, kw_only=True):
    """No active Mutant within reach of the active officer."""

    reach: int


class Wounded(Effect, frozen=True, kw_only=True):
    """The active officer has at most so many HP."""

    hp: int


class SomeoneDown(Effect, frozen=True, kw_only=True):
    """An officer lies eliminated."""


class Behind(Effect, frozen=True, kw_only=True):
    """Chaos leads by at least so many VP."""

    by: int = 1


class Slaughter(Effect, frozen=True, kw_only=True):
    """The extermination marker stands at so many or more."""

    kills: int


class Bystander(Effect, frozen=True, kw_only=True):
    """A Civilian within reach of the active officer."""

    reach: int


class Equipped(Effect, frozen=True, kw_only=True):
    """The active officer holds so many equipment cards."""

    count: int


Need: TypeAlias = (
    Gathered | Surrounded | Calm | Wounded | SomeoneDown | Behind | Slaughter | Bystander | Equipped
)  # fmt: skip
