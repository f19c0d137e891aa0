"""HC-3: the round: event phase, then officers' turns with Doctor Zero in between."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.cutscenes import reveal_scene
from hardboiled.games.hard_city.rules.decks import doctor_draws
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import RoundBegan, StoodUp
from hardboiled.games.hard_city.rules.harm import max_hp
from hardboiled.games.hard_city.rules.ids import FUBAR
from hardboiled.games.hard_city.rules.kinds import Piece
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.state import Turn
from hardboiled.kernel import Action, Flow, Manner, ask


class PickOfficer(Action, frozen=True):
    rule: ClassVar[str] = "HC-3.12"
    manner: ClassVar[Manner] = "use"
    officer: Piece


def event_phase(play: P) -> Flow[None]:
    """HC-3.2 to HC-3.9, HC-16.8: stand up, refill, the episode's rule, a cutscene, cards."""
    state, settings = play.state, play.content.settings
    state.round += 1
    state.turn = Turn()
    state.active = state.cause = ""
    play.say(RoundBegan(state.round))
    for officer in state.officers:
        perk = play.content.perks(officer.skills).sum
        if officer.down:
            officer.down = False
            officer.hp = max_hp(play.content, officer)
            play.say(StoodUp(officer.id))
        officer.ap = max(0, settings.officer_ap + perk.max_ap - officer.held)
        officer.done = False
        officer.shield = perk.shield
    for mutant in state.mutants:
        if mutant.kind == FUBAR:
            mutant.ap = settings.fubar_ap
    state.fubar_acted = False
    yield from episode_of(state).begin_round(play)
    reveal_scene(play)
    doctor_draws(play, mode_of(state).round_cards(state, settings))
    state.step = "next-officer"


def next_officer(play: P) -> Flow[None]:
    """HC-3.10 to HC-3.14, HC-12.9: any officer who has not acted; none left, the round is over."""
    state = play.state
    waiting = [officer for officer in state.officers if not officer.done and not officer.down]
    if not waiting:
        episode_of(state).end_round(play)
        state.step = "event-phase"
        return
    chosen = yield from ask(state.order_seats, [PickOfficer(officer.id) for officer in waiting], "pick")
    state.active = chosen.officer
    state.step = "officer-turn"
