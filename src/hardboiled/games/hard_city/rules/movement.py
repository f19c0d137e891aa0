"""HC-6: walking and escorting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.hard_city.rules import OfficerSeen, P, Seen
from hardboiled.games.hard_city.rules.answers import TakeDamage
from hardboiled.games.hard_city.rules.causes import LEAVING, other_than
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Moved, Warded
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import hurt, hurt_officer
from hardboiled.games.hard_city.rules.ids import MAYOR
from hardboiled.games.hard_city.rules.kinds import Companion, Space
from hardboiled.games.hard_city.rules.officer_action import OfficerAction
from hardboiled.games.hard_city.rules.routes import Reach, harmful, reach, route
from hardboiled.games.hard_city.rules.state import Officer, beset, civilian_on
from hardboiled.kernel import Flow, Manner, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment

BATTERY = "battery"


class Step(OfficerAction, frozen=True):
    """HC-6.1: a Movement or a part of it, alone or with somebody: the first step is paid for, the others come with it.
    Further than one space only where nothing happens on the way, so that it is the same as step by step."""

    rule: ClassVar[str] = "HC-6.1"
    manner: ClassVar[Manner] = "move"
    group: ClassVar[str] = "move"
    keeps_stride: ClassVar[bool] = True
    to: Space
    bring: Companion = ""

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Step]:
        """HC-6.1 to HC-6.3, HC-6.15: to every space within the Movement that no Obstacle fills."""
        alone = _reach(now.table, now.content, now.officer).options
        if not now.company:
            return alone
        return [*alone, *(cls(step.to, who) for who in companions(now.table, now.at) for step in alone)]

    def way(self, table: Seen, content: HardCityContent) -> Sequence[SpaceId]:
        walker = table.turn.walker or table.active
        for officer in table.officers:
            if officer.id == walker:
                return officer.at, *self.path(table, content, officer)
        return ()

    def path(self, table: Seen, content: HardCityContent, officer: OfficerSeen) -> tuple[SpaceId, ...]:
        return route(_reach(table, content, officer).tree, self.to)

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        return 0 if table.turn.stride else content.settings.cost_move

    def take(self, play: P, officer: Officer) -> Flow[None]:
        turn = play.state.turn
        if not turn.stride:
            self.pay(play, officer)
            turn.stride = play.content.settings.move_spaces
            if not turn.barred:
                turn.stride += play.content.perks(officer.skills).sum.stride
                turn.barred = True
        path = self.path(play.state, play.content, officer)
        turn.stride -= len(path)
        yield from walk(play, officer, path, self.bring)


def _reach(table: Seen, content: HardCityContent, officer: OfficerSeen) -> Reach:
    """HC-6.1: one or two spaces, or what is left of the Movement."""
    turn = table.turn
    spaces = turn.stride or content.settings.move_spaces + (
        0 if turn.barred else content.perks(officer.skills).sum.stride
    )
    return reach(terrain(table, content), officer.at, spaces, harmful(table, turn.safe), Step)


def companions(table: Seen, space: SpaceId) -> list[str]:
    """HC-6.15, HC-25.17: whom one may bring along: a Civilian, the Mayor, the Battery."""
    found = []
    if table.civilians:
        if civilian := civilian_on(table, space):
            found.append(civilian)
        if table.civilians.get(MAYOR) == space:
            found.append(MAYOR)
    if table.battery == space:
        found.append(BATTERY)
    return found


def walk(play: P, officer: Officer, path: Sequence[SpaceId], bring: str = "", safe: bool = False) -> Flow[None]:
    """HC-6.6 to HC-6.8, HC-6.15, HC-6.20: leave, take the damage, arrive with whom one brings."""
    state, origin, to = play.state, officer.at, path[-1]
    if not safe and beset(state, origin):
        bring = yield from leave(play, officer, bring)
        if officer.down:
            return
    officer.at = to
    if bring == BATTERY:
        state.battery = to
    elif bring in state.civilians:
        state.civilians[bring] = to
    play.say(Moved(officer.id, (origin, *path), bring, other_than(play, officer.id)))
    episode_of(state).entered(play, officer)


def leave(play: P, officer: Officer, bring: str) -> Flow[str]:
    """HC-6.6, HC-6.17, HC-6.20: 1 damage, to the officer or to the Civilian who is brought along. Who still comes."""
    turn, amount = play.state.turn, play.content.settings.leave_damage
    if turn.slips < play.content.perks(officer.skills).sum.slips:
        turn.slips += 1
        play.say(Warded(officer.id, amount, LEAVING))
    elif bring in play.state.civilians and bring != MAYOR:
        options = [TakeDamage(officer.id), TakeDamage(bring)]
        hit = yield from ask(officer.seat, options, "leave", {"officer": officer.id})
        hurt(play, hit.who, amount, LEAVING)
        return "" if hit.who == bring else bring
    else:
        hurt_officer(play, officer, amount, LEAVING)
    return bring
