"""HC-14: victory points and the end of the game."""

from __future__ import annotations

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.events import ChaosScored, OrderScored
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.kernel import SeatId


def order_scores(play: P, amount: int, reason: str) -> None:
    """HC-14.1, HC-14.4: the check comes after every single point."""
    play.say(OrderScored(amount, reason))
    for _ in range(amount):
        play.state.order += 1
        if play.state.order >= play.content.settings.vp_to_win:
            _end(play, play.state.order_seats, "order-wins")


def chaos_scores(play: P, amount: int, reason: str) -> None:
    """HC-14.1, HC-16.15: in solo and co-op nobody wins when Chaos does."""
    play.say(ChaosScored(amount, reason))
    for _ in range(amount):
        play.state.chaos += 1
        if play.state.chaos >= play.content.settings.vp_to_win:
            _end(play, mode_of(play.state).chaos_winners, "chaos-wins")


def _end(play: P, winners: tuple[SeatId, ...], reason: str) -> None:
    state = play.state
    scores = {seat: state.chaos if seat == DOCTOR else state.order for seat in play.seats}
    play.end(winners, reason, scores)
