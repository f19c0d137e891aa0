"""HC-9: Doctor Zero's cards, and what all his actions have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.causes import because
from hardboiled.games.hard_city.rules.effects.chaos_word import ChaosWord
from hardboiled.games.hard_city.rules.events import ChaosPlayed
from hardboiled.kernel import Action, CardId, Flow
from hardboiled.kernel.errors import GameBug, where

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


class DoctorAction(Action, frozen=True):
    """What Doctor Zero can do in his turn."""

    ends_turn: ClassVar[bool] = True

    @classmethod
    def offered(cls, table: Seen, content: HardCityContent) -> Sequence[Self]:
        raise GameBug(f"{cls.__name__} ({where(cls)}) does not say when it is offered")

    def take(self, play: P) -> Flow[None]:
        raise GameBug(f"{type(self).__name__} ({where(type(self))}) does not say what it does")


def held(table: Seen, content: HardCityContent, kind: str) -> list[CardId]:
    """The different cards of a type in hand."""
    types = content.chaos_types(table.episode, table.mode)
    return [card for card in dict.fromkeys(table.hand) if types[card] == kind]


def name_of(table: Seen, content: HardCityContent, card: CardId) -> str:
    """HC-9.11: what a Special card stands for; nothing for others."""
    return content.special(table.episode, table.mode).id if content.chaos[card].type == "special" else ""


def text_of(table: Seen, content: HardCityContent, card: CardId) -> tuple[ChaosWord, ...]:
    """HC-9.11, HC-9.12: a Special card has the text of the Episode Special card."""
    face = content.chaos[card]
    return content.special(table.episode, table.mode).effects if face.type == "special" else face.effects


def play_card(play: P, card: CardId, how: str, then: Flow[None]) -> Flow[None]:
    """HC-9.13: from the hand, face up; `then` happens, and after it the card lies on the discard, so that it is never
    among what it makes Doctor Zero draw."""
    state = play.state
    play.reveal()
    state.hand.remove(card)
    state.playing.append(card)
    play.say(ChaosPlayed(card, how))
    yield from because(play, card, then)
    state.playing.remove(card)
    state.discard.append(card)
