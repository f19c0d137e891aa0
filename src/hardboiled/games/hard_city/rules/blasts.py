"""HC-21.8, HC-21.9, HC-11.9: damage to everybody on a space."""

from __future__ import annotations

from collections.abc import Sequence

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.harm import hurt
from hardboiled.games.hard_city.rules.kills import armour, damage_mutant
from hardboiled.kernel import Flow, SpaceId


def blast(play: P, spaces: Sequence[tuple[SpaceId, int]], people: bool) -> Flow[None]:
    """HC-14.5, HC-11.9: Mutants first, then people; weakened where F.U.B.A.R. stood when it went off."""
    hits = [(space, damage - armour(play, space)) for space, damage in spaces]
    hits = [(space, damage) for space, damage in hits if damage > 0]
    for space, damage in hits:
        for mutant in [mutant for mutant in play.state.mutants if mutant.at == space]:
            yield from damage_mutant(play, mutant, damage)
    if people:
        for space, damage in hits:
            _blast_people(play, space, damage)


def _blast_people(play: P, space: SpaceId, damage: int) -> None:
    """Every officer, Ally and Civilian on the space takes it."""
    state = play.state
    caught = [officer.id for officer in state.officers if officer.at == space and not officer.down]
    if state.ally is not None and state.ally.at == space:
        caught.append(state.ally.id)
    caught += [name for name, at in state.civilians.items() if at == space]
    for name in caught:
        hurt(play, name, damage)
