"""HC-9, HC-11: Doctor Zero's turn and F.U.B.A.R. under his command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Self

from hardboiled.games.hard_city.rules import P, Seen
from hardboiled.games.hard_city.rules.answers import Stop
from hardboiled.games.hard_city.rules.basics import PlayBasics
from hardboiled.games.hard_city.rules.causes import because
from hardboiled.games.hard_city.rules.chaos_hand import DoctorAction, held, name_of, play_card, text_of
from hardboiled.games.hard_city.rules.decks import doctor_draws
from hardboiled.games.hard_city.rules.effects.chaos_word import carry_out, playable
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Attacked
from hardboiled.games.hard_city.rules.ground import terrain
from hardboiled.games.hard_city.rules.ids import DOCTOR, FUBAR
from hardboiled.games.hard_city.rules.kinds import Space
from hardboiled.games.hard_city.rules.mutant_action import MutantAction
from hardboiled.games.hard_city.rules.mutant_attacks import strike
from hardboiled.games.hard_city.rules.prowling import steps
from hardboiled.games.hard_city.rules.state import Mutant, Turn, mutant_of, people_on
from hardboiled.kernel import Action, CardId, Flow, Manner, ask, at_once

if TYPE_CHECKING:
    from hardboiled.games.hard_city.rules.content import HardCityContent


class PlayText(DoctorAction, frozen=True):
    """HC-9.3: an Action card for its text."""

    rule: ClassVar[str] = "HC-9.3"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "cards"
    card: CardId

    @classmethod
    def offered(cls, table: Seen, content: HardCityContent) -> Sequence[Self]:
        return list(map(cls, held(table, content, "action")))

    def words(self, table: Seen, content: HardCityContent) -> Mapping[str, Any]:
        return {"special": name_of(table, content, self.card) or "none"}

    def take(self, play: P) -> Flow[None]:
        text = carry_out(play, text_of(play.state, play.content, self.card))
        yield from play_card(play, self.card, "text", text)


class PlayInstant(DoctorAction, frozen=True):
    """HC-9.8: on top of the one action."""

    rule: ClassVar[str] = "HC-9.8"
    manner: ClassVar[Manner] = "use"
    group: ClassVar[str] = "cards"
    ends_turn: ClassVar[bool] = False
    card: CardId

    @classmethod
    def offered(cls, table: Seen, content: HardCityContent) -> Sequence[Self]:
        """HC-26.10: not where its text could do nothing."""
        return [cls(c) for c in held(table, content, "instant") if playable(table, text_of(table, content, c))]

    def words(self, table: Seen, content: HardCityContent) -> Mapping[str, Any]:
        return {"special": name_of(table, content, self.card) or "none"}

    def take(self, play: P) -> Flow[None]:
        text = carry_out(play, text_of(play.state, play.content, self.card))
        yield from play_card(play, self.card, "instant", text)


class DrawChaos(DoctorAction, frozen=True):
    rule: ClassVar[str] = "HC-9.5"
    manner: ClassVar[Manner] = "use"

    @classmethod
    def offered(cls, table: Seen, content: HardCityContent) -> Sequence[Self]:
        return (cls(),)

    @at_once
    def take(self, play: P) -> None:
        doctor_draws(play, 1)


class ActivateFubar(DoctorAction, frozen=True):
    """HC-11.4, HC-11.6, HC-11.7: each AP is a space or an attack on his own or a neighbouring space; HC-11.16:
    or, once a turn, what the episode gives Mutants for an attack."""

    rule: ClassVar[str] = "HC-9.6"
    manner: ClassVar[Manner] = "attack"

    @classmethod
    def offered(cls, table: Seen, content: HardCityContent) -> Sequence[Self]:
        there = not table.fubar_acted and any(mutant.kind == FUBAR for mutant in table.mutants)
        return (cls(),) if there else ()

    def take(self, play: P) -> Flow[None]:
        state = play.state
        fubar = mutant_of(state, FUBAR)
        state.fubar_acted = True
        state.turn.walker = FUBAR
        while fubar.ap:
            options: list[Action] = [*FubarAttack.offered(state, play.content, fubar)]
            if not fubar.attacked:
                options += episode_of(state).attacks(state, fubar)
            options += [*steps(play, fubar, 1), Stop()]
            action = yield from ask(DOCTOR, options, "fubar", {"ap": fubar.ap})
            if not isinstance(action, MutantAction):
                return
            fubar.ap -= 1
            if (yield from action.take(play, fubar, 0)):
                return


class FubarAttack(MutantAction, frozen=True):
    rule: ClassVar[str] = "HC-11.6"
    manner: ClassVar[Manner] = "attack"
    at: Space

    @classmethod
    def offered(cls, table: Seen, content: HardCityContent, fubar: Mutant) -> Sequence[Self]:
        ground = terrain(table, content)
        near = [fubar.at, *(space for space in ground.prowl[fubar.at] if ground.same_board(space, fubar.at))]
        return [cls(space) for space in near if people_on(table, space)]

    def take(self, play: P, mutant: Mutant, more: int) -> Flow[bool]:
        play.say(Attacked(mutant.id, self.at))
        yield from because(play, mutant.id, strike(play, self.at, play.content.settings.mutant_damage + more))
        return False


def doctor_zero_turn(play: P) -> Flow[None]:
    """HC-9.1, HC-9.2, HC-9.8: perhaps an Instant, then exactly one action."""
    state = play.state
    state.turn, state.cause = Turn(), ""
    for mutant in state.mutants:
        mutant.moved = mutant.attacked = mutant.woken = False
    action = yield from ask(DOCTOR, partial(turn_options, state, play.content, True), "doctor-zero")
    yield from action.take(play)
    while not action.ends_turn:
        action = yield from ask(DOCTOR, partial(turn_options, state, play.content, False), "doctor-zero")
        yield from action.take(play)
    state.step = "next-officer"


def turn_options(table: Seen, content: HardCityContent, instants: bool) -> list[DoctorAction]:
    """HC-9.3 to HC-9.7, HC-9.16, HC-11.4, HC-26.10."""
    texts: dict[CardId, DoctorAction] = {played.card: played for played in PlayText.offered(table, content)}
    if instants:
        texts |= {played.card: played for played in PlayInstant.offered(table, content)}
    options = [texts[card] for card in dict.fromkeys(table.hand) if card in texts]
    options += PlayBasics.offered(table, content)
    options += DrawChaos.offered(table, content)
    options += ActivateFubar.offered(table, content)
    return options
