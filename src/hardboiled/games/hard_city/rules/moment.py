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
        "_targets",
        "ap",
        "at",
        "calm",
        "company",
        "content",
        "facts",
        "ground",
        "officer",
        "partners",
        "perks",
        "table",
    )

    def __init__(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> None:
        self.table = table
        self.content = content
        self.officer = officer
        self.at = at = officer.at
        self.ap = officer.ap
        self.ground = terrain(table, content)
        self.perks = perks = content.perks(officer.skills)
        self.calm = calm = not beset(table, at)
        """Whether no active Mutant is on the officer's space."""
        self.company = company = at in table.civilians.values() or table.battery == at
        """Whether somebody or something could be brought along from here."""
        partners: list[OfficerSeen] = []
        for other in table.officers:
            if other.at == at and other is not officer and not other.down:
                partners.append(other)
        self.partners = partners
        """HC-8.3, HC-12.3: who stands on the same space."""
        jammed, scenes = officer.jammed, table.scenes
        self.facts = (
            table.episode,
            officer.ap,
            table.turn.stride > 0,
            at in table.crates.values(),
            (calm or perks.sum.shoots_beset) and not jammed,
            not calm,
            calm,
            jammed,
            len(partners) > 0,
            company,
            len(officer.gear) > 0,
            len(perks.actions) > 0,
            len(scenes) > table.clapper + 1,
            table.ally is not None,
        )
        """What prices rest on, then which of FACTS are so. HC-7.1: no gun with an active Mutant on one's space."""
        self._targets: list[SpaceId] | None = None

    @property
    def targets(self) -> list[SpaceId]:
        found = self._targets
        if found is None:
            found = self._targets = targets(self.table, self.content, self.officer)
        return found


def targets(table: Seen, content: HardCityContent, officer: OfficerSeen) -> list[SpaceId]:
    """HC-7.3, HC-7.4, HC-7.5, HC-2.14: spaces with Mutants and nobody of ours, however far."""
    found: list[SpaceId] = []
    mutants = table.mutants
    if not mutants:
        return found
    passed = {officer.at, *table.civilians.values()}
    for other in table.officers:
        if not other.down:
            passed.add(other.at)
    if table.ally is not None:
        passed.add(table.ally.at)
    region, episode = terrain(table, content).region, episode_of(table)
    here, dark = region[officer.at], episode.dark
    for mutant in mutants:
        at = mutant.at
        if at not in passed:
            passed.add(at)
            if region[at] == here and not (dark and episode.hides(table, content, officer, at)):
                found.append(at)
    return found
