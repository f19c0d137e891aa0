"""HC-13: Blast, the dog."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.answers import ChoosePiece, PlaceToken, Stop
from hardboiled.games.hard_city.rules.attacks import alike
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Moved, Placed
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.harm import hurt_ally
from hardboiled.games.hard_city.rules.ids import FUBAR
from hardboiled.games.hard_city.rules.kills import stun
from hardboiled.games.hard_city.rules.kinds import Companion, Space
from hardboiled.games.hard_city.rules.officer_action import Fact, OfficerAction
from hardboiled.games.hard_city.rules.state import Ally, Officer, beset, civilian_on, mutant_of
from hardboiled.kernel import Action, Flow, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent
    from hardboiled.games.hard_city.rules.effects.perk import Perk
    from hardboiled.games.hard_city.rules.moment import Moment


class SendAlly(OfficerAction, frozen=True):
    """HC-13.8: he runs 0 to 2 spaces and may then stun a Mutant where he ends."""

    rule: ClassVar[str] = "HC-13.2"
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
        yield from _run(play, officer, ally, perk.blast_steps, perk.blast_guides)
        for _ in range(perk.blast_stuns):
            if ally.hp:
                yield from _bite(play, officer, ally)


class AllyStep(Action, frozen=True):
    rule: ClassVar[str] = "HC-13.8"
    group: ClassVar[str] = "move"
    to: Space
    bring: Companion = ""


def _run(play: P, officer: Officer, ally: Ally, spaces: int, guides: bool) -> Flow[None]:
    """HC-13.3, HC-13.4: leaving a space with active Mutants hurts him too, and so does what an officer would enter."""
    state = play.state
    for left in range(spaces, 0, -1):
        near = terrain(state, play.content).walk[ally.at]
        options: list[Action] = [AllyStep(to) for to in near]
        civilian = civilian_on(state, ally.at) if guides else ""
        if civilian:
            options.extend([AllyStep(to, civilian) for to in near])
        chosen = yield from ask(officer.seat, [*options, Stop()], "ally-runs", {"left": left})
        if not isinstance(chosen, AllyStep):
            return
        if beset(state, ally.at):
            hurt_ally(play, ally, play.content.settings.leave_damage)
            if not ally.hp:
                return
        origin, ally.at = ally.at, chosen.to
        if chosen.bring:
            state.civilians[chosen.bring] = chosen.to
        play.say(Moved(ally.id, (origin, ally.at), chosen.bring))
        episode_of(state).entered(play, ally)
        if not ally.hp:
            return


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
