"""What must be so before a cutscene can start: one class a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from hardboiled.games.hard_city.rules.amounts import Count, Reach, Some
from hardboiled.kernel import Effect
from hardboiled.kernel.errors import GameBug, where

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.moment import Moment


class ConditionWord(Effect, frozen=True, kw_only=True):
    """Something that is so or not, for the active officer."""

    def met(self, now: Moment) -> bool:
        raise GameBug(f"{type(self).__name__} ({where(type(self))}) does not say when it is met")


class Gathered(ConditionWord, frozen=True, kw_only=True):
    """So many standing officers on the active officer's space."""

    count: Some

    def met(self, now: Moment) -> bool:
        return 1 + len(now.partners) >= self.count


def _active_near(now: Moment, reach: int) -> int:
    close, region, count = now.ground.close(now.at, reach), now.ground.region, 0
    here = region[now.at]
    for m in now.table.mutants:
        if m.at in close and not m.stunned and region[m.at] == here:
            count += 1
    return count


class Surrounded(ConditionWord, frozen=True, kw_only=True):
    """So many active Mutants within reach of the active officer."""

    count: Some
    reach: Reach

    def met(self, now: Moment) -> bool:
        return _active_near(now, self.reach) >= self.count


class Calm(ConditionWord, frozen=True, kw_only=True):
    """No active Mutant within reach of the active officer."""

    reach: Reach

    def met(self, now: Moment) -> bool:
        return not _active_near(now, self.reach)


class AtMostHp(ConditionWord, frozen=True, kw_only=True, tag="wounded"):
    """The active officer has at most so many HP."""

    hp: Count

    def met(self, now: Moment) -> bool:
        return now.officer.hp <= self.hp


class SomeoneDown(ConditionWord, frozen=True, kw_only=True):
    """An officer lies eliminated."""

    def met(self, now: Moment) -> bool:
        return any(other.down for other in now.table.officers)


class Behind(ConditionWord, frozen=True, kw_only=True):
    """Chaos leads by at least so many VP."""

    by: Count = 1

    def met(self, now: Moment) -> bool:
        return now.table.chaos - now.table.order >= self.by


class Slaughter(ConditionWord, frozen=True, kw_only=True):
    """The extermination marker stands at so many or more."""

    kills: Count

    def met(self, now: Moment) -> bool:
        return now.table.kills >= self.kills


class Bystander(ConditionWord, frozen=True, kw_only=True):
    """A Civilian within reach of the active officer."""

    reach: Reach

    def met(self, now: Moment) -> bool:
        close = now.ground.close(now.at, self.reach)
        return any(at in close for at in now.table.civilians.values())


class Equipped(ConditionWord, frozen=True, kw_only=True):
    """The active officer holds so many equipment cards."""

    count: Some

    def met(self, now: Moment) -> bool:
        return len(now.officer.gear) >= self.count


Condition: TypeAlias = Gathered | Surrounded | Calm | AtMostHp | SomeoneDown | Behind | Slaughter | Bystander | Equipped
