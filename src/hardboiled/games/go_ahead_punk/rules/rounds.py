"""Rounds and options (GP-RND): Stinger's turn, the hunch step, the Cops' turns."""

from __future__ import annotations

from functools import partial

from hardboiled.games.go_ahead_punk.actions import (
    Draw,
    Heal,
    Hit,
    HitSilently,
    HitWithRocket,
    Leave,
    Move,
    Nothing,
    PlayCard,
    Share,
    UseKit,
)
from hardboiled.games.go_ahead_punk.effects import Jam
from hardboiled.games.go_ahead_punk.events import Announced, HunchAdvanced, RoundBegan
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.combat import (
    cop_attacks,
    cop_fights_on,
    stinger_attacks,
    stinger_fights_on,
)
from hardboiled.games.go_ahead_punk.rules.cop_cards import draw_cop_card, play_cop_card
from hardboiled.games.go_ahead_punk.rules.finding import name_district, place_lkl
from hardboiled.games.go_ahead_punk.rules.hits import (
    hit_options,
    make_hit,
    make_silent_hit,
    mark_silent_hit,
    reward,
)
from hardboiled.games.go_ahead_punk.rules.items import (
    heal_at_er,
    kit_of,
    may_use_kit,
    share,
    use_kit,
)
from hardboiled.games.go_ahead_punk.rules.knowledge import rested, turn_begins, turn_ends
from hardboiled.games.go_ahead_punk.rules.movement import (
    after_move,
    cop_move,
    cop_points,
    leave_city,
    may_use_er,
    pass_choices,
    secret_move,
    use_er,
)
from hardboiled.games.go_ahead_punk.rules.stinger_cards import draw_stinger_card, play_jam
from hardboiled.games.go_ahead_punk.state import STINGER, CopFigure, fighters, solo
from hardboiled.kernel import Action, Ask, Flow, SpaceId, decide

_DRAW, _HEAL, _NOTHING, _KIT, _MOVE = Draw(), Heal(), Nothing(), UseKit(), Move()


def stinger_turn(play: P) -> Flow[None]:
    """GP-RND.1, GP-RND.2: one option, or his part in a fight; then a silent hit that is due is shown."""
    state, stinger = play.state, play.state.stinger
    play.say(RoundBegan(state.round))
    turn_begins(state)
    stinger.due, stinger.silent = stinger.silent, SpaceId("")
    forced, state.must_draw = state.must_draw, False
    still = False
    if fighters(state):
        yield from stinger_fights_on(play)
        if state.must_draw:  # GP-RET.16
            yield from _draw_option(play)
    elif forced:
        yield from _forced_draw(play)
    else:
        still = yield from _free_turn(play)
    state.must_draw = False
    yield from _end_turn(play, still)
    yield from hunch_step(play)


def stinger_options(play: P) -> list[Action]:
    """GP-RND.2, GP-RND.6: everything he may do with his turn."""
    state, stinger, content = play.state, play.state.stinger, play.content
    options: list[Action] = [Move(passes) if passes else _MOVE for passes in _move_passes(play)]
    options.append(_DRAW)
    place = content.spaces[stinger.space]
    if state.phase == "escape":
        if place.port:
            options.append(Leave())
    else:
        jams = [card for card in dict.fromkeys(stinger.hand) if isinstance(content.stinger_cards[card].effect, Jam)]
        options += [PlayCard(card) for card in jams]
        options += hit_options(play)
        if place.er and may_use_er(play):
            options.append(_HEAL)
    options.append(_NOTHING)
    if may_use_kit(play, stinger):
        options.append(_KIT)
    return options


def _move_passes(play: P) -> list[tuple[str, ...]]:
    return pass_choices(play, play.content.settings.stinger_move)


def _free_turn(play: P) -> Flow[bool]:
    """GP-INV.12, GP-INV.13: he announces the kind of his option; True if he says he does nothing."""
    options = partial(stinger_options, play)
    while True:
        action: Action = yield Ask(STINGER, options, "stinger-turn", {"round": play.state.round}, True)
        if not isinstance(action, UseKit):
            break
        use_kit(play, play.state.stinger)
    match action:
        case Move(passes=passes):
            play.say(Announced("move"))
            met = yield from secret_move(play, play.content.settings.stinger_move, passes)
            if met:
                yield from stinger_attacks(play)
        case Leave():
            leave_city(play)
        case Draw():
            yield from _draw_option(play)
        case PlayCard(card=card):
            play.say(Announced("play"))
            yield from play_jam(play, card)
        case Hit() | HitWithRocket():
            play.say(Announced("hit"))
            yield from make_hit(play, rocket=isinstance(action, HitWithRocket))
        case Heal():
            play.say(Announced("heal"))
            use_er(play)
        case HitSilently():
            make_silent_hit(play)
            play.say(Announced("nothing"))
            return True
        case _:
            play.say(Announced("nothing"))
            return True
    return False


def _draw_option(play: P) -> Flow[None]:
    play.say(Announced("draw"))
    yield from draw_stinger_card(play)


def _forced_draw(play: P) -> Flow[None]:
    """GP-RET.15: he escaped on the last Cop's turn, so he may not move and must draw."""
    while may_use_kit(play, play.state.stinger):
        answer = yield from decide(STINGER, [_DRAW, _KIT], "must-draw")
        if answer == _DRAW:
            break
        use_kit(play, play.state.stinger)
    yield from _draw_option(play)


def _end_turn(play: P, still: bool) -> Flow[None]:
    """GP-HIT.11: the silent hit of the turn before becomes public."""
    due = play.state.stinger.due
    if play.state.known.due:
        play.reveal()  # That no hit is shown tells something, too.
    turn_ends(play.state, due)
    if due:
        mark_silent_hit(play, due)
    if still:
        rested(play)
    if due:
        yield from reward(play, due)


def hunch_step(play: P) -> Flow[None]:
    """GP-HUN.1 to GP-HUN.5, GP-AIC.19: the marker advances unless there is a fight; on Reveal he names his district."""
    state, last = play.state, play.content.settings.hunch_steps
    if not fighters(state) and not (solo(state) and state.phase == "escape"):
        state.hunch = state.hunch % last + 1
        reveals = state.hunch == last
        play.say(HunchAdvanced(state.hunch, reveals))
        if reveals:
            if solo(state):
                place_lkl(play, state.stinger.space)
            else:
                yield from name_district(play)
    state.turn = 0
    state.step = "solo-cop" if solo(state) else "cop-turn"


def cop_turn(play: P) -> Flow[None]:
    """GP-RND.3, GP-RND.9: one option, or the Cop's part in a fight."""
    state = play.state
    cop = state.cops[state.turn]
    if cop.space == state.stinger.space:
        yield from cop_fights_on(play, cop)
    else:
        yield from _cop_option(play, cop)
    end_cop_turn(play)


def end_cop_turn(play: P) -> None:
    state = play.state
    state.turn += 1
    if state.turn == len(state.cops):
        state.turn = -1
        state.round += 1
        state.step = "stinger-turn"


def cop_options(play: P, cop: CopFigure) -> list[Action]:
    """GP-RND.3, GP-RND.4, GP-RND.6: everything a Cop who is not in combat may do with its turn."""
    options: list[Action] = [_MOVE, _DRAW]
    if cop.hand:
        playable = play.content.playable
        options += [PlayCard(card) for card in dict.fromkeys(cop.hand) if card in playable]
    options += [Share(other.id) for other in play.state.cops if other.space == cop.space and other is not cop]
    hurt = cop.health < play.content.cops[cop.id].health
    if hurt and play.content.spaces[cop.space].er:
        options.append(_HEAL)
    options.append(_NOTHING)
    if hurt and kit_of(play, cop):
        options.append(_KIT)
    return options


def _cop_option(play: P, cop: CopFigure) -> Flow[None]:
    options = partial(cop_options, play, cop)
    while True:
        action: Action = yield Ask(cop.seats, options, "cop-turn", {"cop": cop.id})
        if not isinstance(action, UseKit):
            break
        use_kit(play, cop)
    met = False
    match action:
        case Move():
            met = yield from cop_move(play, cop, cop_points(play, cop))
            if not met:
                yield from after_move(play, cop)
        case Draw():
            met = yield from draw_cop_card(play, cop)
        case PlayCard(card=card):
            met = yield from play_cop_card(play, cop, card)
        case Share(partner=partner):
            yield from share(play, cop, next(other for other in play.state.cops if other.id == partner))
        case Heal():
            heal_at_er(play, cop)
    if met:
        yield from cop_attacks(play, cop)
