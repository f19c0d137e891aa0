"""HC-5.6: what lies before the officer whose turn it is. All kinds of action look at it, so it is worked out once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.hard_city.rules import OfficerSeen, Seen
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.lazy import Lazy
from hardboiled.games.hard_city.rules.state import beset
from hardboiled.kernel import SpaceId

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


class Moment:
    def __init__(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> None:
        self.table = table
        self.content = content
        self.officer = officer
        self.at = officer.at
        self.ap = officer.ap
        self.perks = content.perks(officer.skills)
        self.calm = not beset(table, officer.at)
        """Whether no active Mutant is on the officer's space."""

    @property
    def can_shoot(self) -> bool:
        """HC-7.1: not with an active Mutant on one's own space; not without ammunition."""
        return not self.officer.jammed and (self.calm or self.perks.sum.shoots_beset)

    @Lazy
    def targets(self) -> list[SpaceId]:
        return targets(self.table, self.content, self.officer)

    @Lazy
    def partners(self) -> list[OfficerSeen]:
        """HC-8.3, HC-12.3: who stands on the same space."""
        at, officer = self.at, self.officer
        return [o for o in self.table.officers if o.at == at and o is not officer and not o.down]


def targets(table: Seen, content: HardCityContent, officer: OfficerSeen) -> list[SpaceId]:
    """HC-7.3, HC-7.4, HC-7.5, HC-2.14: spaces with Mutants and nobody of ours, however far."""
    held = {mutant.at for mutant in table.mutants}
    if not held:
        return []
    held.discard(officer.at)
    held.difference_update(table.civilians.values())
    for other in table.officers:
        if not other.down:
            held.discard(other.at)
    if table.ally is not None:
        held.discard(table.ally.at)
    region, episode = terrain(table, content).region, episode_of(table)
    here, found = region[officer.at], list[SpaceId]()
    for mutant in table.mutants:
        at = mutant.at
        if at in held:
            held.discard(at)
            if region[at] == here and not episode.hides(table, content, officer, at):
                found.append(at)
    return found
