"""HC-5.6: what lies before the officer whose turn it is. All kinds of action look at it, so it is worked out once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.hard_city.rules import OfficerSeen, Seen
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.state import beset
from hardboiled.kernel import SpaceId

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


class Moment:
    __slots__ = (
        "_partners",
        "_targets",
        "ap",
        "at",
        "calm",
        "can_shoot",
        "content",
        "ground",
        "officer",
        "perk",
        "skills",
        "table",
    )

    def __init__(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> None:
        self.table = table
        self.content = content
        self.officer = officer
        self.at = at = officer.at
        self.ap = officer.ap
        self.ground = terrain(table, content)
        perks = content.perks(officer.skills)
        self.perk = perk = perks.sum
        self.skills = perks.actions
        """Those that are actions."""
        self.calm = calm = not beset(table, at)
        """Whether no active Mutant is on the officer's space."""
        self.can_shoot = (calm or perk.shoots_beset) and not officer.jammed
        """HC-7.1: not with an active Mutant on one's own space; not without ammunition."""
        self._targets: list[SpaceId] | None = None
        self._partners: list[OfficerSeen] | None = None

    @property
    def targets(self) -> list[SpaceId]:
        if self._targets is None:
            self._targets = targets(self.table, self.content, self.officer)
        return self._targets

    @property
    def partners(self) -> list[OfficerSeen]:
        """HC-8.3, HC-12.3: who stands on the same space."""
        if self._partners is None:
            at, officer = self.at, self.officer
            self._partners = [o for o in self.table.officers if o.at == at and o is not officer and not o.down]
        return self._partners


def targets(table: Seen, content: HardCityContent, officer: OfficerSeen) -> list[SpaceId]:
    """HC-7.3, HC-7.4, HC-7.5, HC-2.14: spaces with Mutants and nobody of ours, however far."""
    ours = _spaces_of_ours(table, officer)
    region, found = terrain(table, content).region, list[SpaceId]()
    here, episode = region[officer.at], episode_of(table)
    for mutant in table.mutants:
        at = mutant.at
        if at not in ours:
            ours.add(at)
            if region[at] == here and not (episode.dark and episode.hides(table, content, officer, at)):
                found.append(at)
    return found


def any_target(table: Seen, content: HardCityContent, officer: OfficerSeen) -> bool:
    """Whether there is one at least."""
    ours = _spaces_of_ours(table, officer)
    region, episode = terrain(table, content).region, episode_of(table)
    here = region[officer.at]
    for mutant in table.mutants:
        at = mutant.at
        if at in ours or region[at] != here:
            continue
        if not (episode.dark and episode.hides(table, content, officer, at)):
            return True
    return False


def _spaces_of_ours(table: Seen, officer: OfficerSeen) -> set[SpaceId]:
    ours = set(table.civilians.values())
    ours.add(officer.at)
    for other in table.officers:
        if not other.down:
            ours.add(other.at)
    if table.ally is not None:
        ours.add(table.ally.at)
    return ours
