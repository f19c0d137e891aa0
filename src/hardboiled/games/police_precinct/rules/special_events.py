"""PP-16: Special Events: how they come, what makes those that stay act, and how these end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hardboiled.games.police_precinct.rules import P
from hardboiled.games.police_precinct.rules.causes import because
from hardboiled.games.police_precinct.rules.ending import advance_crime
from hardboiled.games.police_precinct.rules.events import OngoingFailed, OngoingPlaced, OngoingResolved
from hardboiled.games.police_precinct.rules.ongoing import effect_of
from hardboiled.games.police_precinct.rules.state import Officer, Ongoing
from hardboiled.kernel import CardId, Flow

if TYPE_CHECKING:
    from hardboiled.games.police_precinct.rules.effects import Reward


def resolve_special(play: P, officer: Officer, card: CardId) -> Flow[None]:
    """PP-16.1, PP-16.2: carry it out; what does not stay is discarded."""
    place = yield from play.content.specials[card].effect.do(play, officer)
    if place:
        play.state.ongoing.append(Ongoing(card, place))
        play.say(OngoingPlaced(card, place))
        yield from end_what_is_over(play, officer)
    else:
        play.state.event_discard.append(card)


def tick(play: P, before: list[CardId]) -> None:
    """PP-13.11: every ongoing event that was in play before the draw acts, oldest first."""
    for event in [event for event in play.state.ongoing if event.card in before]:
        event.ticks += 1
        with because(play, event.card):
            if effect_of(play.content, event).tick(play, event):
                play.say(OngoingFailed(event.card))
                take_off(play, event)
                advance_crime(play, event.card)


def end_what_is_over(play: P, officer: Officer) -> Flow[None]:
    """PP-16.7: what ends by itself, like a Street Riot without Punks."""
    for event in list(play.state.ongoing):
        if effect_of(play.content, event).is_over(play.state, event):
            yield from resolve_ongoing(play, officer, event)


def resolve_ongoing(play: P, officer: Officer, event: Ongoing) -> Flow[None]:
    """PP-16.4: dealt with: the card is discarded and the active player rewarded."""
    effect = effect_of(play.content, event)
    play.say(OngoingResolved(officer.seat, officer.character, event.card))
    effect.solved(play)
    take_off(play, event)
    with because(play, event.card):
        yield from take_rewards(play, officer, effect.reward)


def take_off(play: P, event: Ongoing) -> None:
    """The card leaves the board, with the van or the stolen car that came with it."""
    state = play.state
    state.ongoing.remove(event)
    state.event_discard.append(event.card)
    effect_of(play.content, event).clear(play)


def take_rewards(play: P, officer: Officer, rewards: Iterable[Reward]) -> Flow[None]:
    """PP-8.15: rewards go to the active player, in the order of the card."""
    if officer.standing == "force":
        for reward in rewards:
            yield from reward.do(play, officer)
