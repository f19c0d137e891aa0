"""HC-7.13, HC-9.9: the moments at which Doctor Zero may play a Reaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.answers import Stop
from hardboiled.games.hard_city.rules.chaos_hand import name_of, play_card, text_of
from hardboiled.games.hard_city.rules.decks import doctor_draws
from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out
from hardboiled.games.hard_city.rules.ids import DOCTOR
from hardboiled.kernel import Action, CardId, Flow, Manner, ask

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


class React(Action, frozen=True):
    """HC-9.11, HC-9.12, HC-9.13: the text happens, the card is discarded, one is drawn."""

    rule: ClassVar[str] = "HC-9.9"
    manner: ClassVar[Manner] = "use"
    card: CardId

    @classmethod
    def offered(cls, table: Seen, content: HardCityContent, triggers: Sequence[str]) -> Sequence[Self]:
        wanted = content.reactions(table.episode, triggers)
        return [cls(card) for card in dict.fromkeys(table.hand) if card in wanted]

    def words(self, table: Seen, content: HardCityContent) -> Mapping[str, Any]:
        return {"special": name_of(table, content, self.card) or "none"}

    def take(self, play: P) -> Flow[None]:
        text = carry_out(play, text_of(play.state, play.content, self.card))
        yield from play_card(play, self.card, "reaction", text)
        doctor_draws(play, 1)


def reaction_window(play: P, *triggers: str) -> Flow[None]:
    """HC-9.9, HC-9.10: one Reaction for a trigger; then Doctor Zero draws a card.

    The question comes whenever, by what all know, he could hold such a card.
    """
    state = play.state
    if not state.hand or not could_react(state, play.content, triggers):
        return
    options = partial(_answers, state, play.content, triggers)
    answer = yield from ask(DOCTOR, options, "react", {"trigger": triggers[0]}, always=True)
    if isinstance(answer, React):
        yield from answer.take(play)


def _answers(table: Seen, content: HardCityContent, triggers: Sequence[str]) -> list[Action]:
    return [*React.offered(table, content, triggers), Stop()]


def could_react(table: Seen, content: HardCityContent, triggers: Sequence[str]) -> bool:
    """Whether a Reaction for this moment does not lie face up."""
    discard, playing = table.discard, table.playing
    for card in content.reactions(table.episode, triggers):  # noqa: SIM110 (asked all the time)
        if card not in discard and card not in playing:
            return True
    return False
