"""Access to hit locations (GP-LOC), making a hit (GP-HIT)."""

from __future__ import annotations

from hardboiled.games.go_ahead_punk.actions import Hit, HitSilently, HitWithRocket
from hardboiled.games.go_ahead_punk.events import ChopperDown, HitMade, ItemLost, SilentHit
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.finding import place_lkl, reveal, spot
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left
from hardboiled.games.go_ahead_punk.rules.lockdown import begin_escape
from hardboiled.games.go_ahead_punk.rules.stinger_cards import draw_stinger_card, show_uniform
from hardboiled.games.go_ahead_punk.state import STINGER, hits_made, solo
from hardboiled.kernel import Action, Flow, SpaceId


def has_access(play: P, space: SpaceId) -> bool:
    """GP-LOC.1, GP-LOC.3, GP-LOC.4: the key that names it, or the uniform in any green location."""
    stinger = play.state.stinger
    if play.content.spaces[space].kind == "green":
        return stinger.uniform or not play.content.uniforms.isdisjoint(stinger.hand)
    return space in stinger.keys


def may_hit(play: P, space: SpaceId) -> bool:
    """GP-HIT.1, GP-HIT.6, GP-LOC.5, GP-LOC.8: whether a hit can be made from here, the Chopper apart."""
    state, settings = play.state, play.content.settings
    kind = play.content.spaces[space].kind
    if kind == "star" or state.phase != "hunt" or space in (*state.hits, state.stinger.silent, state.stinger.due):
        return False
    made = hits_made(state)
    if made >= settings.hits or (kind == "red" and made == settings.hits - 1):
        return False
    return settings.stinger_items[0] in state.stinger.items and has_access(play, space)


def hit_options(play: P) -> list[Action]:
    """GP-HIT.7, GP-HIT.9, GP-ITM.12: openly, silently, or with the Rocket at the Chopper, wherever that is."""
    state = play.state
    space = state.stinger.space
    if play.content.spaces[space].kind == "star" or not may_hit(play, space):
        return []
    items = [play.content.items[item] for item in state.stinger.items]
    options: list[Action] = []
    if play.content.spaces[space].district != state.chopper:
        options.append(Hit())
        if any(item.use == "silencer" for item in items):
            options.append(HitSilently())
    if state.chopper and any(item.rocket for item in items):
        options.append(HitWithRocket())
    return options


def make_hit(play: P, rocket: bool = False) -> Flow[None]:
    """GP-HIT.2 to GP-HIT.5, GP-REV.6, GP-SPT.1: marker and piece are placed, then the free card."""
    state = play.state
    if rocket:
        shoot_chopper_down(play)
    reveal(play, "hit")
    if solo(state):
        spot(play, "hit")
    _mark(play, state.stinger.space)
    yield from reward(play, state.stinger.space)


def shoot_chopper_down(play: P) -> None:
    """GP-ITM.12: no roll; Rocket and Chopper are gone."""
    state = play.state
    rocket = next(item for item in state.stinger.items if play.content.items[item].rocket)
    state.stinger.items.remove(rocket)
    state.chopper = ""
    play.say(ItemLost("stinger", rocket))
    play.say(ChopperDown())


def make_silent_hit(play: P) -> None:
    """GP-HIT.8, GP-HIT.12, GP-HIT.17: it counts from now; its key is set aside, and nobody is told."""
    stinger = play.state.stinger
    stinger.silent = stinger.space
    play.say(SilentHit(stinger.space), to=STINGER)


def mark_silent_hit(play: P, space: SpaceId) -> None:
    """GP-HIT.11, GP-SPT.13: at the end of his next turn the marker goes on the location, not his piece."""
    play.state.stinger.due = SpaceId("")
    play.reveal()
    _mark(play, space)
    if solo(play.state):
        place_lkl(play, space)


def _mark(play: P, space: SpaceId) -> None:
    """GP-HIT.3, GP-HIT.4, GP-LOC.2: the marker is placed, a key used is discarded."""
    state = play.state
    state.hits.append(space)
    if space in state.stinger.keys:
        state.stinger.keys.remove(space)
        state.key_discard.append(space)
        card_left(play, space)
    play.say(HitMade(space, len(state.hits)))


def reward(play: P, space: SpaceId) -> Flow[None]:
    """GP-HIT.5, GP-HIT.15, GP-HIT.16, GP-CRD.16: uniform and sidearm, the free card, perhaps the Escape."""
    state = play.state
    green = play.content.spaces[space].kind == "green"
    if green and not state.stinger.uniform and not play.content.uniforms.isdisjoint(state.stinger.hand):
        yield from show_uniform(play)
    for _ in range(cards_for_a_hit(play)):
        yield from draw_stinger_card(play)
    if len(state.hits) >= play.content.settings.hits:
        begin_escape(play)


def cards_for_a_hit(play: P) -> int:
    """GP-RND.8, GP-DIF.1, GP-DIF.4: one, two on Easy, none on Hard and Insane."""
    return play.content.settings.difficulties[play.state.difficulty].hit_cards if solo(play.state) else 1
