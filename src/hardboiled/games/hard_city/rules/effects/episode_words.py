"""Words of the Episode Special cards."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.amounts import Count, Few, Some
from hardboiled.games.hard_city.rules.answers import ChoosePiece, Stop
from hardboiled.games.hard_city.rules.effects.chaos_word import ChaosWord
from hardboiled.games.hard_city.rules.episodes.heist import TRUCK, toss
from hardboiled.games.hard_city.rules.episodes.toxic_revenge import LIMOUSINE, clear_spaces, place_clouds, pull_out
from hardboiled.games.hard_city.rules.episodes.zero_hour import switch
from hardboiled.games.hard_city.rules.events import Removed
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.helicopter import fly
from hardboiled.games.hard_city.rules.ids import FUBAR, MAYOR, NOWHERE
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import QueuedCard, beset, mutant_of, people_on
from hardboiled.kernel import Action, Flow, ask, at_once


class Takeover(ChaosWord, frozen=True, kw_only=True):
    """HC-21.17: the Helicopter goes anywhere and shows 'On the way'."""

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        if play.state.helicopter != NOWHERE:
            yield from fly(play, mode_of(play.state).chaos_seats(play.state), NOWHERE)


class TossBarrels(ChaosWord, frozen=True, kw_only=True):
    """So many Barrels are tossed from the Truck without an attack."""

    count: Few

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        for _ in range(self.count):
            if not play.state.aboard.get(TRUCK):
                return
            yield from toss(play)


class LoseBarrel(ChaosWord, frozen=True, kw_only=True):
    """HC-22.20, HC-22.22, HC-22.23: a Barrel of the Truck is gone; it scores nothing by itself."""

    @at_once
    def do(self, play: P, card: QueuedCard | None) -> None:
        if play.state.aboard.get(TRUCK):
            play.state.aboard[TRUCK] -= 1
            play.say(Removed("barrel"))


class GrabMayor(ChaosWord, frozen=True, kw_only=True):
    """HC-23.17, HC-11.8: a Mutant by the Limousine's side pulls the Mayor to its own space, but not F.U.B.A.R."""

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        state = play.state
        if not state.aboard.get(LIMOUSINE):
            return
        sides = terrain(state, play.content).sides(LIMOUSINE)
        sorts = {m.at: m for m in reversed(state.mutants) if m.at in sides and not m.stunned and m.kind != FUBAR}
        if not sorts:
            return
        options: list[Action] = [ChoosePiece(m.id) for m in sorts.values()]
        chosen = yield from ask(mode_of(state).chaos_seats(state), [*options, Stop()], "grab-mayor")
        if isinstance(chosen, ChoosePiece):
            pull_out(play, LIMOUSINE, mutant_of(state, chosen.piece).at)


class Kidnap(ChaosWord, frozen=True, kw_only=True):
    """HC-23.30: Chaos scores if an active Mutant is where the Mayor is, and nobody to guard him."""

    amount: Some = 1

    @at_once
    def do(self, play: P, card: QueuedCard | None) -> None:
        at = play.state.civilians.get(MAYOR)
        if at is not None and beset(play.state, at) and not people_on(play.state, at):
            chaos_scores(play, self.amount, "card")


class Clouds(ChaosWord, frozen=True, kw_only=True):
    """Toxic Clouds are placed: where Doctor Zero likes, or close to the active officer."""

    count: Some

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        state, content, mode = play.state, play.content, mode_of(play.state)
        spaces = [space for space in clear_spaces(state, content) if mode.cloud_reaches(state, content, space)]
        yield from place_clouds(play, self.count, spaces)


class Lights(ChaosWord, frozen=True, kw_only=True):
    """HC-25.7, HC-25.22: so many Street Lights stay on instead, until the next round; not from the Rooftop."""

    on: Count

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        state, content = play.state, play.content
        start = content.layout(state.episode, state.layout).start
        if mode_of(state).card_reaches(state, content, start):
            yield from switch(play, self.on)
