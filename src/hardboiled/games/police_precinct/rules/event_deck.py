"""PP-13: Phase 4, the Event Card."""

from __future__ import annotations

from typing import ClassVar

from hardboiled.games.police_precinct.rules import C, P, Seen
from hardboiled.games.police_precinct.rules.causes import because
from hardboiled.games.police_precinct.rules.emergencies import place_emergency
from hardboiled.games.police_precinct.rules.ending import advance_crime
from hardboiled.games.police_precinct.rules.events import EventCancelled, EventTurned, NoEventDrawn, StirredUp
from hardboiled.games.police_precinct.rules.special_events import resolve_special, tick
from hardboiled.games.police_precinct.rules.state import EVERYBODY, Officer
from hardboiled.games.police_precinct.rules.supplies import pay_donuts, power
from hardboiled.kernel import Action, CardId, Flow, Price, ask


class Resolve(Action, frozen=True):
    rule: ClassVar[str] = "PP-22.18"
    manner = "use"
    card: CardId


class LetItCome(Action, frozen=True):
    rule: ClassVar[str] = "PP-13.6"
    manner = "pass"


class CancelEvent(Action, frozen=True):
    """PP-13.7: Committed: the card just turned up does not count."""

    rule: ClassVar[str] = "PP-13.7"
    manner = "use"

    def price(self, table: Seen, content: C) -> Price:
        return Price(content.powers["committed"].amount, "donuts")


def event_phase(play: P, officer: Officer) -> Flow[None]:
    """PP-13.1 to PP-13.4, PP-13.11: turn up a card; the last one costs a Crime step; resolve; tick."""
    state = play.state
    if state.turn.no_event or not state.events.cards:
        play.say(NoEventDrawn(officer.seat, officer.character))
        return
    before = [event.card for event in state.ongoing]
    card = yield from draw_event(play, officer)
    state.turned_up.append(card)
    play.say(EventTurned(officer.seat, officer.character, card))
    last = not state.events.cards
    if last:
        advance_crime(play, "event-deck")
    cancelled = yield from cancels(play, officer)
    state.turned_up.clear()
    if cancelled:
        pay_donuts(play, officer, CancelEvent().price(state, play.content), "cancel")
        state.event_discard.append(card)
        play.say(EventCancelled(officer.seat, officer.character, card))
    else:
        with because(play, card):
            yield from resolve(play, officer, card)
    if last:
        reshuffle(play)
    if not cancelled:
        tick(play, before)


def resolve(play: P, officer: Officer, card: CardId) -> Flow[None]:
    """PP-13.1: an Emergency is placed, a Special Event carried out."""
    if card in play.content.emergencies:
        place_emergency(play, card)
    else:
        yield from resolve_special(play, officer, card)


def draw_event(play: P, officer: Officer) -> Flow[CardId]:
    """PP-22.18: who stirs turns up two, resolves one and puts the other under the deck."""
    state = play.state
    card = take_top(play)
    if not state.turn.stir or not state.events.cards:
        return card
    other = take_top(play)
    state.turned_up[:] = [card, other]
    play.say(StirredUp(officer.seat, officer.character, (card, other)))
    choice = yield from ask(officer.seat, [Resolve(name) for name in dict.fromkeys(state.turned_up)], "stir")
    state.turned_up.remove(choice.card)
    state.events.cards.insert(0, state.turned_up.pop())
    state.events.seen.insert(0, EVERYBODY)
    return choice.card


def take_top(play: P) -> CardId:
    events = play.state.events
    events.seen.pop()
    return play.draw(events.cards)


def cancels(play: P, officer: Officer) -> Flow[bool]:
    """PP-13.6, PP-13.7: who is Committed may pay and cancel the card just turned up."""
    if not power(officer, play.content, "committed"):
        return False
    if officer.donuts < CancelEvent().price(play.state, play.content).amount:
        return False
    card = play.state.turned_up[-1]
    choice: Action = yield from ask(officer.seat, [CancelEvent(), LetItCome()], "cancel-event", {"card": card})
    return isinstance(choice, CancelEvent)


def reshuffle(play: P) -> None:
    """PP-13.3, PP-13.5: the discards become the new deck; what lies on the board stays there."""
    state = play.state
    state.events.cards[:0] = state.event_discard
    state.event_discard.clear()
    play.shuffle(state.events.cards)
    state.events.seen[:] = [0] * len(state.events.cards)
