"""HC-13: Blast, the dog."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import AllySeen, P, Seen
from hardboiled.games.hard_city.rules.answers import ChoosePiece, PlaceToken, Stop
from hardboiled.games.hard_city.rules.attacks import alike
from hardboiled.games.hard_city.rules.causes import LEAVING, because
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Moved, Placed
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import hurt_ally
from hardboiled.games.hard_city.rules.ids import FUBAR
from hardboiled.games.hard_city.rules.kills import stun
from hardboiled.games.hard_city.rules.kinds import Companion, Space
from hardboiled.games.hard_city.rules.officer_action import Fact, OfficerAction
from hardboiled.games.hard_city.rules.routes import Reach, harmful, reach, route
from hardboiled.games.hard_city.rules.state import Ally, Officer, beset, civilian_on, mutant_of
from hardboiled.kernel import Action, Flow, Manner, SpaceId, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment


class SendAlly(OfficerAction, frozen=True):
    """HC-13.8: he runs 0 to 2 spaces and may then stun a Mutant where he ends."""

    rule: ClassVar[str] = "HC-13.2"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "gear"
    needs: ClassVar[Fact] = "ally"

    @classmethod
    def offered(cls, now: Moment) -> Sequence[Self]:
        """HC-13.2, HC-13.9: once an officer turn, the active officer pays."""
        ally = now.table.ally
        assert ally is not None
        return (cls(),) if ally.hp and not now.table.turn.ally_used else ()

    @classmethod
    def ap(cls, table: Seen, content: HardCityContent, perk: Perk) -> int:
        assert table.ally is not None
        return content.skills[content.officers[table.ally.id].skill].cost

    def take(self, play: P, officer: Officer) -> Flow[None]:
        ally = play.state.ally
        assert ally is not None
        perk = play.content.perks(ally.skills).sum
        self.pay(play, officer)
        play.state.turn.ally_used = True
        yield from because(play, ally.id, _run(play, officer, ally, perk.blast_steps, perk.blast_guides))
        for _ in range(perk.blast_stuns):
            if ally.hp:
                yield from because(play, ally.id, _bite(play, officer, ally))


class AllyStep(Action, frozen=True):
    rule: ClassVar[str] = "HC-13.8"
    manner: ClassVar[Manner] = "move"
    group: ClassVar[str] = "move"
    to: Space
    bring: Companion = ""

    def way(self, table: Seen, content: HardCityContent) -> Sequence[SpaceId]:
        ally = table.ally
        assert ally is not None
        return ally.at, *route(_reach(table, content, ally).tree, self.to)


def _run(play: P, officer: Officer, ally: Ally, spaces: int, guides: bool) -> Flow[None]:
    """HC-13.3, HC-13.4: leaving a space with active Mutants hurts him too, and so does what an officer would enter."""
    state, turn = play.state, play.state.turn
    turn.stride = spaces
    while turn.stride and ally.hp:
        near = _reach(state, play.content, ally)
        options: list[Action] = [*near.options]
        civilian = civilian_on(state, ally.at) if guides else ""
        if civilian:
            options.extend([AllyStep(step.to, civilian) for step in near.options])
        chosen = yield from ask(officer.seat, [*options, Stop()], "ally-runs", {"left": turn.stride})
        if not isinstance(chosen, AllyStep):
            break
        path = route(near.tree, chosen.to)
        turn.stride -= len(path)
        _go(play, ally, path, chosen.bring)
    turn.stride = 0


def _reach(table: Seen, content: HardCityContent, ally: AllySeen) -> Reach:
    return reach(terrain(table, content), ally.at, table.turn.stride, harmful(table, safe=False), AllyStep)


def _go(play: P, ally: Ally, path: Sequence[SpaceId], bring: str) -> None:
    """He may fall where he leaves, and then goes nowhere."""
    state, origin = play.state, ally.at
    if beset(state, origin):
        hurt_ally(play, ally, play.content.settings.leave_damage, LEAVING)
        if not ally.hp:
            return
    ally.at = path[-1]
    if bring:
        state.civilians[bring] = ally.at
    play.say(Moved(ally.id, (origin, *path), bring))
    episode_of(state).entered(play, ally)


def _bite(play: P, officer: Officer, ally: Ally) -> Flow[None]:
    """HC-13.8, HC-11.11."""
    here = [m for m in alike(play.state, ally.at) if not m.stunned and m.kind != FUBAR]
    if not here:
        return
    options: list[Action] = [ChoosePiece(mutant.id) for mutant in here]
    chosen = yield from ask(officer.seat, [*options, Stop()], "ally-bites")
    if isinstance(chosen, ChoosePiece):
        stun(play, mutant_of(play.state, chosen.piece))


def place_ally(play: P) -> Flow[None]:
    """HC-13.10: on an officer's space, once the officers are placed."""
    ally = play.state.ally
    if ally is None:
        return
    spaces = dict.fromkeys(officer.at for officer in play.state.officers)
    options = [PlaceToken(ally.id, space) for space in spaces]
    chosen = yield from ask(play.state.order_seats, options, "place-ally")
    ally.at = chosen.space
    play.say(Placed(ally.id, ally.at))
