"""PP-15.12: what a gang does while its card lies on a hood. The rules of the moment read it."""

from __future__ import annotations

from hardboiled.games.police_precinct.rules.amounts import Count, UpTo6
from hardboiled.kernel import Effect


class GangEffect(Effect, frozen=True):
    """A gang's power: nothing of all this, unless it says so."""

    @property
    def fewer_dice(self) -> int:
        """What arrests in its hood lose."""
        return 0

    @property
    def keeps_vehicles_out(self) -> bool:
        """Whether other vehicles add nothing to arrests in its hood."""
        return False

    @property
    def harder_sites(self) -> int:
        """What the Difficulty of Emergencies on the sites of its block gains."""
        return 0

    @property
    def daily_punks(self) -> int:
        """The Punks it adds to its hood each day."""
        return 0


class FewerDice(GangEffect, frozen=True):
    count: UpTo6

    @property
    def fewer_dice(self) -> int:
        return self.count


class NoVehicles(GangEffect, frozen=True):
    @property
    def keeps_vehicles_out(self) -> bool:
        return True


class HarderBlock(GangEffect, frozen=True):
    level: UpTo6

    @property
    def harder_sites(self) -> int:
        return self.level


class DailyPunks(GangEffect, frozen=True):
    count: Count

    @property
    def daily_punks(self) -> int:
        return self.count
