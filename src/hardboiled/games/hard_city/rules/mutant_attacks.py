"""HC-10.13 to HC-10.16, HC-10.21 to HC-10.25: how Mutants attack under Doctor Zero's command."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.answers import Stop, TakeDamage
from hardboiled.games.hard_city.rules.causes import because
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Attacked
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import hurt
from hardboiled.games.hard_city.rules.ids import DOCTOR, FUBAR
from hardboiled.games.hard_city.rules.kinds import Place, space_words
from hardboiled.games.hard_city.rules.mutant_action import MutantStrike
from hardboiled.games.hard_city.rules.state import Mutant, mutant_of, people_on
from hardboiled.kernel import Flow, Manner, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


class MutantAttack(MutantStrike, frozen=True):
    """HC-10.13: a Mutant attacks who is on a space."""

    rule: ClassVar[str] = "HC-10.13"
    manner: ClassVar[Manner] = "attack"
    at: Place

    def take(self, play: P, mutant: Mutant, more: int) -> Flow[bool]:
        mutant.attacked = True
        play.say(Attacked(mutant.id, self.at))
        yield from because(play, mutant.id, strike(play, self.at, play.content.settings.mutant_damage + more))
        return False


def attack_with_mutants(play: P, count: int, damage: int = 1) -> Flow[None]:
    """HC-10.13, HC-10.16: up to so many different active Mutants attack."""
    for left in range(count, 0, -1):
        options = strikes(play.state, play.content)
        if not options:
            return
        chosen = yield from ask(DOCTOR, [*options, Stop()], "attack", {"left": left})
        if not isinstance(chosen, MutantStrike):
            return
        yield from chosen.take(play, mutant_of(play.state, chosen.piece), damage - 1)


def strikes(table: Seen, content: HardCityContent) -> list[MutantStrike]:
    """HC-10.13, HC-10.21, HC-10.22, HC-10.25: who can attack where; one of each sort."""
    ground, episode = terrain(table, content), episode_of(table)
    crowded = [space for space in _peopled(table) if people_on(table, space)]
    found: dict[tuple[str, str, str], MutantStrike] = {}
    for m in table.mutants:
        if m.stunned or m.attacked or m.kind == FUBAR:
            continue
        if m.kind == "soldier" and m.moved and not m.woken:
            continue
        if m.at in crowded:
            found.setdefault((m.at, m.kind, m.at), MutantAttack(m.id, m.at))
        if m.kind == "soldier":
            for at in crowded:
                if at != m.at and ground.in_line(m.at, at):
                    found.setdefault((m.at, m.kind, at), MutantAttack(m.id, at))
        for action in episode.attacks(table, m):
            found.setdefault((m.at, "", action.tag), action)
    return list(found.values())


def _peopled(table: Seen) -> dict[SpaceId, None]:
    spaces = dict.fromkeys(officer.at for officer in table.officers if not officer.down)
    if table.ally is not None and table.ally.hp:
        spaces[table.ally.at] = None
    spaces.update(dict.fromkeys(table.civilians.values()))
    return spaces


def strike(play: P, space: SpaceId, damage: int) -> Flow[None]:
    """HC-10.14, HC-10.15: the officers' side decides who on the space takes it."""
    victims = people_on(play.state, space)
    if victims:
        options = [TakeDamage(name) for name in victims]
        hit = yield from ask(play.state.order_seats, options, "hit", {**space_words(space), "damage": damage})
        hurt(play, hit.who, damage)
