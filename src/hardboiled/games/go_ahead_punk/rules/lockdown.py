"""The Escape begins (GP-ESC); on Hard and Insane the Cops are at the ports at once (GP-DIF.4)."""

from __future__ import annotations

from itertools import permutations

from hardboiled.games.go_ahead_punk.events import CopPlaced, EscapeBegan, JamRemoved
from hardboiled.games.go_ahead_punk.rules import P
from hardboiled.games.go_ahead_punk.rules.movement import caught
from hardboiled.games.go_ahead_punk.rules.retreat import drop_token
from hardboiled.games.go_ahead_punk.state import fighters, solo
from hardboiled.kernel import SpaceId


def begin_escape(play: P) -> None:
    """GP-ESC.1 to GP-ESC.6: the city is locked down."""
    state = play.state
    state.phase = "escape"
    play.say(EscapeBegan())
    drop_token(play)
    if state.jam:
        state.jam = ""
        play.say(JamRemoved())
    if solo(state):
        state.lkl = SpaceId("")
        if play.content.settings.difficulties[state.difficulty].cops_to_ports:
            lock_ports(play)


def lock_ports(play: P) -> None:
    """GP-DIF.6: one Cop each to the ports nearest Stinger, with the least way in all; fighters stay."""
    state, streets = play.state, play.content.streets
    busy = fighters(state)
    cops = [cop for cop in state.cops if cop not in busy]
    near = sorted(play.content.ports, key=lambda port: streets.road_steps(state.stinger.space)[port])[: len(cops)]
    best = min(
        permutations(near),
        key=lambda ports: sum(streets.points(cop.space)[port] for cop, port in zip(cops, ports, strict=True)),
    )
    for cop, port in zip(cops, best, strict=True):
        cop.space = port
        play.say(CopPlaced(cop.id, port))
    if fighters(state):
        caught(play)
