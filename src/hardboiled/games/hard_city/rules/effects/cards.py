"""Words for Chaos about cards, rolls and points."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.amounts import Free, Some
from hardboiled.games.hard_city.rules.basics import PlayBasics
from hardboiled.games.hard_city.rules.decks import doctor_draws
from hardboiled.games.hard_city.rules.effects.chaos_word import ChaosWord
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Weakened
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.games.hard_city.rules.scoring import chaos_scores
from hardboiled.games.hard_city.rules.state import QueuedCard
from hardboiled.kernel import Flow, ask, at_once


class Weaken(ChaosWord, frozen=True, kw_only=True):
    """The roll under way is worth so much less."""

    amount: Some

    @at_once
    def do(self, play: P, card: QueuedCard | None) -> None:
        roll = play.state.roll
        if roll is not None and roll.damage:
            less = min(roll.damage, self.amount)
            roll.damage -= less
            play.say(Weakened(less, play.state.cause))


class DrawCards(ChaosWord, frozen=True, kw_only=True):
    count: Some

    @at_once
    def do(self, play: P, card: QueuedCard | None) -> None:
        doctor_draws(play, self.count)


class PlayAnother(ChaosWord, frozen=True, kw_only=True):
    """HC-26.9: a second card for two of its basic actions, each number raised."""

    bonus: Free

    def can(self, table: Seen) -> bool:
        """HC-26.10: there is another card."""
        return table.hand_size > 1

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        if not play.state.hand:
            return
        play.state.turn.raised = self.bonus
        options = partial(PlayBasics.offered, play.state, play.content)
        chosen = yield from ask(DOCTOR, options, "another", always=True)
        yield from chosen.take(play)


class Score(ChaosWord, frozen=True, kw_only=True):
    """HC-14.2, HC-25.28: Chaos gains VP by the text of a card."""

    amount: Some = 1

    def do(self, play: P, card: QueuedCard | None) -> Flow[None]:
        replaced = yield from episode_of(play.state).card_scores(play, self.amount)
        if not replaced:
            chaos_scores(play, self.amount, "card")


class DrawAgain(ChaosWord, frozen=True, kw_only=True):
    """HC-17.5: another chaos card, once this one is put away."""

    draws_again: ClassVar[bool] = True

    @at_once
    def do(self, play: P, card: QueuedCard | None) -> None:
        """The AutoDoc sees to it."""
