"""Stinger's cards (GP-SYM, GP-CRD): drawing, keeping, playing."""

from __future__ import annotations

from functools import partial

from hardboiled.games.go_ahead_punk.actions import Keep, PlaceJam, PlayDrawn, ShowUniform
from hardboiled.games.go_ahead_punk.effects import FindKey, GainItem, Jam, Spotted, Uniform
from hardboiled.games.go_ahead_punk.events import (
    CardDrawn,
    CardShown,
    DrewAndKept,
    JamPlaced,
    KeyFound,
    KeyTaken,
)
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.finding import reveal, spot
from hardboiled.games.go_ahead_punk.rules.items import gain_item
from hardboiled.games.go_ahead_punk.rules.knowledge import card_kept, card_left
from hardboiled.games.go_ahead_punk.state import STINGER, solo
from hardboiled.kernel import Action, Ask, CardId, Flow, decide


def draw_key(play: P) -> None:
    """GP-PRE.3, GP-CRD.15, GP-GEN.9: the top key, if any is left; only he sees which."""
    state = play.state
    if state.key_deck:
        key = play.draw(state.key_deck)
        state.stinger.keys.append(key)
        play.say(KeyFound(key), to=STINGER)
        play.say(KeyTaken(len(state.key_deck)))


def draw_stinger_card(play: P) -> Flow[None]:
    """GP-SYM.1, GP-SYM.2, GP-GEN.9: immediate cards take effect, others are kept or played."""
    state = play.state
    card = play.draw_from(state.stinger_deck, state.stinger_discard)
    if card is None:
        return
    play.say(CardDrawn("stinger", card), to=STINGER)
    if card in play.content.kept_cards:
        state.stinger.hand.append(card)
        card_kept(state)
        yield from _keep_or_play(play)
    else:
        state.stinger_discard.append(card)
        play.say(CardShown("stinger", card))
        yield from _at_once(play, card)


def _at_once(play: P, card: CardId) -> Flow[None]:
    """GP-SYM.2, GP-ESC.6: what an immediate card does; dead ones do nothing in the Escape."""
    state = play.state
    match play.content.stinger_cards[card].effect:
        case FindKey():
            if state.phase == "hunt":
                draw_key(play)
        case Spotted():
            reveal(play, "spotted")
            if solo(state):
                spot(play, "card")
        case GainItem(item=item):
            yield from gain_item(play, state.stinger, item)


def _keep_or_play(play: P) -> Flow[None]:
    """The same question for every card that can be kept, so that its answer tells nothing."""
    state = play.state
    options = partial(drawn_options, play)
    answer: Action = yield Ask(STINGER, options, "drawn", {"who": "stinger"}, always=not solo(state))
    match answer:
        case PlayDrawn():
            yield from play_jam(play, state.stinger.hand[-1])
        case ShowUniform():
            yield from show_uniform(play)
        case _:
            play.say(DrewAndKept("stinger"))


def drawn_options(play: P) -> list[Action]:
    """GP-SYM.1, GP-CRD.16: keep it; a Jam can be played, a uniform shown at once."""
    state = play.state
    effect = play.content.stinger_cards[state.stinger.hand[-1]].effect
    if state.phase == "hunt" and isinstance(effect, Jam):
        return [Keep(), PlayDrawn()]
    if state.phase == "hunt" and isinstance(effect, Uniform) and may_show_uniform(play):
        return [Keep(), ShowUniform()]
    return [Keep()]


def may_show_uniform(play: P) -> bool:
    """GP-CRD.17: a second uniform is only a card to burn."""
    held = sum(card in play.content.uniforms for card in play.state.stinger.hand)
    return not play.state.stinger.uniform and held == 1


def show_uniform(play: P) -> Flow[None]:
    """GP-CRD.16: lay the uniform open and take the ranger sidearm."""
    stinger = play.state.stinger
    card = next(card for card in stinger.hand if card in play.content.uniforms)
    stinger.hand.remove(card)
    stinger.uniform = True
    play.reveal()
    card_left(play, card)
    play.say(CardShown("stinger", card))
    yield from gain_item(play, stinger, play.content.settings.uniform_item)


def play_jam(play: P, card: CardId) -> Flow[None]:
    """GP-TOK.3, GP-TOK.6: the one Jam token goes to a district of his choice."""
    state = play.state
    state.stinger.hand.remove(card)
    state.stinger_discard.append(card)
    play.reveal()
    card_left(play, card)
    play.say(CardShown("stinger", card))
    choice = yield from decide(STINGER, [PlaceJam(district) for district in play.content.districts], "jam")
    state.jam = choice.district
    play.say(JamPlaced(choice.district))
