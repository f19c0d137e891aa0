"""HC-7.13, HC-9.9: the moments at which Doctor Zero may play a Reaction."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.actions import React, Stop
from hardboiled.games.hard_city.rules.content import HardCityContent
from hardboiled.games.hard_city.rules.decks import doctor_draws
from hardboiled.games.hard_city.rules.events import ChaosPlayed
from hardboiled.games.hard_city.rules.state import DOCTOR, HardCityState
from hardboiled.kernel import Action, Ask, CardId, Flow


def reaction_window(play: P, *triggers: str) -> Flow[None]:
    """HC-9.9, HC-9.10: one Reaction for a trigger; then Doctor Zero draws a card.

    The question comes whenever, by what all know, he could hold such a card.
    """
    state = play.state
    if state.mode != "one-vs-all" or not state.hand or not could_react(state, play.content, triggers):
        return
    options = partial(reactions, play, triggers)
    answer: Action = yield Ask(DOCTOR, options, "react", {"trigger": triggers[0]}, always=True)
    if isinstance(answer, React):
        yield from _react(play, answer.card)


def reactions(play: P, triggers: Sequence[str]) -> list[Action]:
    wanted = _wanted(play.state, play.content, triggers)
    return [*(React(card) for card in dict.fromkeys(play.state.hand) if card in wanted), Stop()]


def could_react(state: HardCityState, content: HardCityContent, triggers: Sequence[str]) -> bool:
    """Whether a Reaction for this moment is not in the discard."""
    discard = state.discard
    return any(card not in discard for card in _wanted(state, content, triggers))


def _wanted(state: HardCityState, content: HardCityContent, triggers: Sequence[str]) -> list[CardId]:
    cards = [card for trigger in triggers for card in content.triggers.get(trigger, ())]
    face = content.special(state.episode, "one-vs-all")
    if face.type == "reaction" and face.trigger in triggers:
        cards.extend(CardId(card) for card in sorted(content.special_cards))
    return cards


def _react(play: P, card: CardId) -> Flow[None]:
    """HC-9.11, HC-9.12, HC-9.13: the text happens, the card is discarded, one is drawn."""
    from hardboiled.games.hard_city.rules.chaos_effects import carry_out

    state, content = play.state, play.content
    play.reveal()
    state.hand.remove(card)
    state.discard.append(card)
    play.say(ChaosPlayed(card, "reaction"))
    special = content.chaos[card].type == "special"
    effects = content.special(state.episode, state.mode).effects if special else content.chaos[card].effects
    yield from carry_out(play, effects)
    doctor_draws(play, 1)
