"""PP-4: the round and the turn, as the steps of the game."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Self

from hardboiled.games.police_precinct.rules import C, OfficerSeen, P
from hardboiled.games.police_precinct.rules.acting import act_phase
from hardboiled.games.police_precinct.rules.calendar import day_passes
from hardboiled.games.police_precinct.rules.causes import because
from hardboiled.games.police_precinct.rules.dirty_cops import underworld
from hardboiled.games.police_precinct.rules.event_deck import event_phase
from hardboiled.games.police_precinct.rules.events import TurnBegan
from hardboiled.games.police_precinct.rules.moving import move_phase
from hardboiled.games.police_precinct.rules.ongoing import station_closed
from hardboiled.games.police_precinct.rules.state import Officer, Turn
from hardboiled.games.police_precinct.rules.supplies import discard, discard_cards, gain_cards, power, power_amount
from hardboiled.games.police_precinct.rules.variants import secrecy
from hardboiled.kernel import Action, CardId, Flow, ask


def move_step(play: P) -> Flow[None]:
    """PP-4.2: Phase 1. PP-22.14, PP-22.16: off the force there is only the Underworld, or nothing."""
    state = play.state
    officer = state.officers[state.active]
    state.turn = Turn()
    for other in state.officers:
        other.dispatched = False
    play.say(TurnBegan(officer.seat, officer.character, state.day))
    if officer.standing == "force":
        yield from move_phase(play, officer)
        state.step = "act"
    else:
        if officer.standing == "revealed":
            yield from underworld(play, officer)
        state.step = "event"


def act_step(play: P) -> Flow[None]:
    """PP-4.2: Phase 2; the rest of the turn seldom asks anything and follows in the same step."""
    state = play.state
    officer = state.officers[state.active]
    yield from act_phase(play, officer)
    yield from draw_step(play)


def draw_step(play: P) -> Flow[None]:
    """PP-4.2, PP-12.1: Phase 3, a Police Card; not after the Hospital, nor when leaned on, nor with
    Detainees Run Amok (PP-10.1, PP-16.8, PP-22.19)."""
    state = play.state
    officer = state.officers[state.active]
    leaned_on, officer.leaned_on = officer.leaned_on, False
    barred = state.turn.no_draw or leaned_on or station_closed(state, play.content)
    if officer.standing == "force" and not barred:
        if power(officer, play.content, "connected"):
            yield from connected(play, officer)
        else:
            gain_cards(play, officer, 1)
    yield from event_step(play)


class Keep(Action, frozen=True):
    rule: ClassVar[str] = "PP-25.5"
    manner = "use"
    card: CardId

    @classmethod
    def offered(cls, officer: Officer, count: int) -> list[Self]:
        return [cls(card) for card in dict.fromkeys(officer.fresh[-count:])]


def connected(play: P, officer: Officer) -> Flow[None]:
    """Connected (PP-25.5): draw two, keep one, discard the other."""
    count = gain_cards(play, officer, play.content.powers["connected"].amount)
    if count > 1:
        options = partial(Keep.offered, officer, count)
        choice = yield from ask(officer.seat, options, "connected", always=secrecy(play.state).hidden)
        others = officer.fresh[-count:]
        others.remove(choice.card)
        with because(play, "connected"):
            for card in others:
                discard(play, officer, card)


def event_step(play: P) -> Flow[None]:
    """PP-4.2, PP-4.6: Phase 4, then the hand limit, then the next player or the next day. PP-22.14, PP-22.16: who is
    off the force turns up no Event Card, unless to stir."""
    state = play.state
    officer = state.officers[state.active]
    if officer.standing == "force" or state.turn.stir:
        yield from event_phase(play, officer)
    officer.hand += officer.fresh
    officer.fresh.clear()
    limit = hand_limit(officer, play.content)
    with because(play, "hand-limit"):
        yield from discard_cards(play, officer, len(officer.hand) - limit, "hand-limit")
    state.active = (state.active + 1) % len(state.officers)
    state.step = "move"
    if state.active == state.first:
        day_passes(play)


def hand_limit(officer: OfficerSeen, content: C) -> int:
    """PP-12.2, and Organised."""
    return power_amount(officer, content, "organised", content.settings.hand_limit)
