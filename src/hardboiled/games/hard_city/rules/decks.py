"""HC-8, HC-9, HC-20: drawing from the decks, and what happens when one is empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.causes import other_than
from hardboiled.games.hard_city.rules.events import ChaosDrawn, ChaosDrew, EventDrawn, GearDrawn, Reshuffled
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.rules.kinds import DeckName
from hardboiled.games.hard_city.rules.modes import mode_of
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import HardCityState, Officer
from hardboiled.kernel import CardId

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import EventCard


def doctor_draws(play: P, count: int) -> None:
    """HC-3.8, HC-9.5, HC-9.14, HC-9.15: cards come to the hand, without a limit."""
    state = play.state
    drawn = 0
    for _ in range(count):
        if not state.deck:
            reshuffle_chaos(play)
        if not state.deck:
            break
        card = play.draw(state.deck)
        state.hand.append(card)
        state.hand.sort()
        drawn += 1
        play.say(ChaosDrawn(DOCTOR, card), to=DOCTOR)
        if not state.deck:
            reshuffle_chaos(play)
    if drawn:
        play.say(ChaosDrew(drawn))


def reshuffle_chaos(play: P) -> None:
    """HC-9.14, HC-19.9: the discard becomes the deck; the AutoDoc scores for it."""
    state = play.state
    if not state.discard:
        return
    play.refill(state.deck, state.discard)
    play.say(Reshuffled())
    if vp := mode_of(state).reshuffle_vp:
        chaos_scores(play, vp, "reshuffle")


def gear_pile(state: HardCityState, deck: DeckName) -> tuple[list[CardId], list[CardId]]:
    return (state.police, state.police_discard) if deck == "police" else (state.street, state.street_discard)


def draw_gear(play: P, deck: DeckName) -> CardId | None:
    """HC-8.7: an empty equipment deck is made anew from its discard."""
    return play.draw_from(*gear_pile(play.state, deck))


def equip(play: P, officer: Officer, deck: DeckName) -> None:
    """HC-6.12: the top card of the deck, face up by the sheet."""
    card = draw_gear(play, deck)
    if card is not None:
        officer.gear.append(card)
        play.say(GearDrawn(officer.id, card, other_than(play, officer.id)))


def discard_gear(play: P, card: CardId) -> None:
    """HC-8.4: face up beside its own deck."""
    gear_pile(play.state, play.content.equipment[card].deck)[1].append(card)


def draw_event(play: P) -> EventCard:
    """HC-1.22, HC-20.6."""
    state = play.state
    play.refill(state.events, state.event_discard)
    card = play.draw(state.events)
    state.event_discard.append(card)
    state.event = card
    play.say(EventDrawn(card))
    return play.content.events[card]
