"""Preparation (GP-PRE, GP-SOL): a secret start, a key, the Cops on the map, the opening."""

from __future__ import annotations

from functools import partial

from hardboiled.games.go_ahead_punk.actions import ChooseStart, Draw, Move, PlaceCop, PlaceNext
from hardboiled.games.go_ahead_punk.events import Announced, CopPlaced, Started, StingerMoved
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.combat import cop_attacks, cop_fights_on, stinger_attacks
from hardboiled.games.go_ahead_punk.rules.finding import give_lead, place_lkl, reveal
from hardboiled.games.go_ahead_punk.rules.knowledge import know_exactly, rule_out
from hardboiled.games.go_ahead_punk.rules.movement import (
    after_move,
    caught,
    cop_move,
    cop_points,
    pass_choices,
    secret_move,
)
from hardboiled.games.go_ahead_punk.rules.rounds import end_cop_turn
from hardboiled.games.go_ahead_punk.rules.stinger_cards import draw_key, draw_stinger_card
from hardboiled.games.go_ahead_punk.state import STINGER, cop_seats, fighters, solo
from hardboiled.kernel import Action, Ask, Flow, decide


def choose_start(play: P) -> Flow[None]:
    """GP-PRE.1 to GP-PRE.3, GP-SOL.6: he picks any space in secret, then takes a key in secret."""
    state = play.state
    choice = yield from decide(STINGER, [ChooseStart(space) for space in play.content.spaces], "choose-start")
    state.stinger.space = choice.space
    if solo(state):
        state.stinger.shown = True
        know_exactly(play, choice.space)
        play.say(StingerMoved(choice.space))
    else:
        play.say(Started(choice.space), to=STINGER)
    draw_key(play)
    state.step = "opening" if solo(state) else "place-cops"


def place_cops(play: P) -> Flow[None]:
    """GP-PRE.4: each Cop chooses any space, openly, in any order; spaces may be shared."""
    state = play.state
    waiting = [cop for cop in state.cops if not cop.space]
    cop = waiting[0]
    if len(waiting) > 1:
        chosen = yield from decide(cop_seats(state), [PlaceNext(cop.id) for cop in waiting], "place-next")
        cop = next(cop for cop in waiting if cop.id == chosen.cop)
    place = yield from decide(cop.seats, [PlaceCop(space) for space in play.content.spaces], "place", {"cop": cop.id})
    cop.space = place.space
    play.say(CopPlaced(cop.id, place.space))
    if len(waiting) == 1:
        state.step = "opening"


def opening(play: P) -> Flow[None]:
    """GP-PRE.5 to GP-PRE.8, GP-PRE.13, GP-SOL.7: a card, then a move or another card, then the lead."""
    state, stinger = play.state, play.state.stinger
    for _ in range(_opening_cards(play)):
        yield from draw_stinger_card(play)
    if solo(state):
        place_lkl(play, stinger.space)
    action: Action = yield Ask(STINGER, partial(opening_options, play), "opening", always=True)
    met = False
    if isinstance(action, Move):
        play.say(Announced("move"))
        met = yield from secret_move(play, play.content.settings.stinger_move, action.passes)
        if met:
            yield from stinger_attacks(play)
    else:
        play.say(Announced("draw"))
        yield from draw_stinger_card(play)
        if fighters(state):
            reveal(play, "met")
            caught(play)
        else:
            for cop in state.cops:
                rule_out(play, cop.space)
    if not solo(state):
        yield from give_lead(play)
    state.must_draw = False
    state.turn = 0
    state.step = "solo-cop" if solo(state) else "opening-cop"


def opening_options(play: P) -> list[Action]:
    """GP-PRE.6: a move, with passes or without, or another card."""
    return [*(Move(passes) for passes in pass_choices(play, play.content.settings.stinger_move)), Draw()]


def _opening_cards(play: P) -> int:
    """GP-PRE.5, GP-DIF.1, GP-DIF.5."""
    return play.content.settings.difficulties[play.state.difficulty].opening_cards if solo(play.state) else 1


def opening_cop(play: P) -> Flow[None]:
    """GP-PRE.10 to GP-PRE.13: the Cops' first move; reveals and combat apply."""
    state = play.state
    cop = state.cops[state.turn]
    if cop.space == state.stinger.space:
        yield from cop_fights_on(play, cop)
    else:
        met = yield from cop_move(play, cop, cop_points(play, cop))
        if met:
            yield from cop_attacks(play, cop)
        else:
            yield from after_move(play, cop)
    end_cop_turn(play)
