"""HC-5.6: what lies before the officer whose turn it is. All kinds of action look at it, so it is worked out once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from hardboiled.games.hard_city.rules import OfficerSeen, Seen
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.state import beset
from hardboiled.kernel import SpaceId

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


Fact: TypeAlias = Literal["", "crate", "gun", "fight", "peace", "jam", "partner", "gear", "skill", "scene", "ally"]
FACTS: tuple[Fact, ...] = ("crate", "gun", "fight", "peace", "jam", "partner", "gear", "skill", "scene", "ally")


class Moment:
    __slots__ = ("_targets", "ap", "at", "calm", "content", "facts", "ground", "officer", "partners", "perks", "table")

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
        self.partners = partners = [o for o in table.officers if o.at == at and o is not officer and not o.down]
        """HC-8.3, HC-12.3: who stands on the same space."""
        self.facts = (
            at in table.crates.values(),
            (calm or perks.sum.shoots_beset) and not officer.jammed,
            not calm,
            calm,
            officer.jammed,
            bool(partners),
            bool(officer.gear),
            bool(perks.actions),
            len(table.scenes) > table.clapper + 1,
            table.ally is not None,
        )
        """Which of FACTS are so, in their order. HC-7.1: no gun with an active Mutant on one's own space."""
        self._targets: list[SpaceId] | None = None

    @property
    def targets(self) -> list[SpaceId]:
        if self._targets is None:
            self._targets = targets(self.table, self.content, self.officer)
        return self._targets


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
