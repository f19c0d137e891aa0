"""What must be so before a cutscene can start: one class a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from hardboiled.games.hard_city.rules import OfficerSeen, Seen
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.terrain import FAR
from hardboiled.kernel import Effect, SpaceId

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


class ConditionWord(Effect, frozen=True, kw_only=True):
    """Something that is so or not, for the active officer."""

    def met(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
        raise NotImplementedError


class Gathered(ConditionWord, frozen=True, kw_only=True):
    """So many standing officers on the active officer's space."""

    count: int

    def met(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
        return sum(other.at == officer.at and not other.down for other in table.officers) >= self.count


def _active_near(table: Seen, content: HardCityContent, space: SpaceId, reach: int) -> int:
    ground = terrain(table, content)
    far, here, count = ground.distances[space], ground.region[space], 0
    for m in table.mutants:
        if not m.stunned and far.get(m.at, FAR) <= reach and ground.region[m.at] == here:
            count += 1
    return count


class Surrounded(ConditionWord, frozen=True, kw_only=True):
    """So many active Mutants within reach of the active officer."""

    count: int
    reach: int

    def met(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
        return _active_near(table, content, officer.at, self.reach) >= self.count


class Calm(ConditionWord, frozen=True, kw_only=True):
    """No active Mutant within reach of the active officer."""

    reach: int

    def met(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
        return not _active_near(table, content, officer.at, self.reach)


class AtMostHp(ConditionWord, frozen=True, kw_only=True, tag="wounded"):
    """The active officer has at most so many HP."""

    hp: int

    def met(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
        return officer.hp <= self.hp


class SomeoneDown(ConditionWord, frozen=True, kw_only=True):
    """An officer lies eliminated."""

    def met(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
        return any(other.down for other in table.officers)


class Behind(ConditionWord, frozen=True, kw_only=True):
    """Chaos leads by at least so many VP."""

    by: int = 1

    def met(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
        return table.chaos - table.order >= self.by


class Slaughter(ConditionWord, frozen=True, kw_only=True):
    """The extermination marker stands at so many or more."""

    kills: int

    def met(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
        return table.kills >= self.kills


class Bystander(ConditionWord, frozen=True, kw_only=True):
    """A Civilian within reach of the active officer."""

    reach: int

    def met(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
        ground = terrain(table, content)
        return any(ground.distance(at, officer.at) <= self.reach for at in table.civilians.values())


class Equipped(ConditionWord, frozen=True, kw_only=True):
    """The active officer holds so many equipment cards."""

    count: int

    def met(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
        return len(officer.gear) >= self.count


Condition: TypeAlias = (
    Gathered | Surrounded | Calm | AtMostHp | SomeoneDown | Behind | Slaughter | Bystander | Equipped
)
