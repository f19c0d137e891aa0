"""HC-9, HC-11: Doctor Zero's turn and F.U.B.A.R. under his command."""

from __future__ import annotations

from functools import partial

from hardboiled.games.hard_city.rules import P
from hardboiled.games.hard_city.rules.actions import (
    ActivateFubar,
    AttackCar,
    DrawChaos,
    FubarAttack,
    PlayBasics,
    PlayInstant,
    PlayText,
    Stop,
    TossBarrel,
)
from hardboiled.games.hard_city.rules.chaos_effects import carry_out
from hardboiled.games.hard_city.rules.decks import doctor_draws
from hardboiled.games.hard_city.rules.effects_words import ChaosEffect, PlayAnother
from hardboiled.games.hard_city.rules.episode import episode_of
from hardboiled.games.hard_city.rules.events import Attacked, ChaosPlayed
from hardboiled.games.hard_city.rules.ground import same_board, terrain
from hardboiled.games.hard_city.rules.horde import basics, steps, strike, take_step
from hardboiled.games.hard_city.rules.state import DOCTOR, FUBAR, Turn, mutant_of, people_on
from hardboiled.kernel import Action, Ask, CardId, Flow


def doctor_zero_turn(play: P) -> Flow[None]:
    """HC-9.1, HC-9.2, HC-9.8: perhaps an Instant, then exactly one action."""
    state = play.state
    state.turn = Turn()
    for mutant in state.mutants:
        mutant.moved = mutant.attacked = mutant.woken = False
    may_play_instant = True
    while True:
        action: Action = yield Ask(DOCTOR, partial(turn_options, play, may_play_instant), "doctor-zero")
        if not isinstance(action, PlayInstant):
            break
        may_play_instant = False
        _discard(play, action.card, "instant")
        yield from carry_out(play, text_of(play, action.card))
    match action:
        case PlayText(card=card):
            _discard(play, card, "text")
            yield from carry_out(play, text_of(play, card))
        case PlayBasics(card=card):
            _discard(play, card, "basics")
            face = play.content.chaos[card]
            yield from basics(play, {"spawn": face.spawn, "move": face.move, "attack": face.attack})
        case ActivateFubar():
            yield from activate_fubar(play)
        case _:
            doctor_draws(play, 1)
    state.step = "next-officer"


def turn_options(play: P, may_play_instant: bool) -> list[Action]:
    """HC-9.3 to HC-9.7, HC-9.16, HC-11.4, HC-26.10."""
    state = play.state
    hand = list(dict.fromkeys(state.hand))
    options: list[Action] = []
    for card in hand:
        kind = type_of(play, card)
        if kind == "action":
            options.append(PlayText(card))
        elif kind == "instant" and may_play_instant:
            alone = len(state.hand) == 1 and any(isinstance(e, PlayAnother) for e in text_of(play, card))
            if not alone:
                options.append(PlayInstant(card))
    options.extend([PlayBasics(card) for card in hand])
    options.append(DrawChaos())
    if not state.fubar_acted and any(m.kind == FUBAR for m in state.mutants):
        options.append(ActivateFubar())
    return options


def type_of(play: P, card: CardId) -> str:
    """HC-9.11, HC-9.12: a Special card has the type of the Episode Special card."""
    kind = play.content.chaos[card].type
    return play.content.special(play.state.episode, "one-vs-all").type if kind == "special" else kind


def text_of(play: P, card: CardId) -> tuple[ChaosEffect, ...]:
    face = play.content.chaos[card]
    return play.content.special(play.state.episode, "one-vs-all").effects if face.type == "special" else face.effects


def _discard(play: P, card: CardId, how: str) -> None:
    """HC-9.13: face up."""
    play.reveal()
    play.state.hand.remove(card)
    play.state.discard.append(card)
    play.say(ChaosPlayed(card, how))


def activate_fubar(play: P) -> Flow[None]:
    """HC-11.4, HC-11.6, HC-11.7: each AP is a space or an attack on his own or a neighbouring space; HC-11.16:
    or, once a turn, what the episode gives Mutants for an attack."""
    state, episode = play.state, episode_of(play.state)
    fubar = mutant_of(state, FUBAR)
    state.fubar_acted = True
    while fubar.ap and fubar in state.mutants:
        ground = terrain(play)
        near = [fubar.at, *(s for s in ground.prowl[fubar.at] if same_board(ground, s, fubar.at))]
        options: list[Action] = [FubarAttack(space) for space in near if people_on(state, space)]
        if not fubar.attacked:
            options += episode.attacks(play, fubar)
        options += [*steps(play, fubar), Stop()]
        action: Action = yield Ask(DOCTOR, options, "fubar", {"ap": fubar.ap})
        if isinstance(action, Stop):
            return
        fubar.ap -= 1
        if isinstance(action, FubarAttack):
            play.say(Attacked(FUBAR, action.at))
            yield from strike(play, action.at, play.content.settings.mutant_damage)
        elif isinstance(action, AttackCar | TossBarrel):
            fubar.attacked = True
            yield from episode.attack(play, fubar, action)
        else:
            take_step(play, fubar, action)
