"""Stinger's moves (GP-MOV): in secret, by road, freeway and passes; out of the city by a port (GP-PRT)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, ClassVar

from hardboiled.games.go_ahead_punk.rules.choices import PunkAction, StingerOption
from hardboiled.games.go_ahead_punk.rules.events import GotAway, PassUsed, StingerMoved, WentSecretly
from hardboiled.games.go_ahead_punk.rules.figures import fighters
from hardboiled.games.go_ahead_punk.rules.finding import reveal
from hardboiled.games.go_ahead_punk.rules.hospital import heal_at_er, may_use_er, use_er
from hardboiled.games.go_ahead_punk.rules.kinds import Address, Network, Passes
from hardboiled.games.go_ahead_punk.rules.knowledge import card_left, cops_mask, moved_into, moved_secretly, narrow
from hardboiled.games.go_ahead_punk.rules.modes import mode_of
from hardboiled.games.go_ahead_punk.rules.state import STINGER
from hardboiled.kernel import Flow, Manner, ask, at_once

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from hardboiled.games.go_ahead_punk.rules import P, Seen, StingerSeen
    from hardboiled.games.go_ahead_punk.rules.content import PunkContent
    from hardboiled.games.go_ahead_punk.rules.state import StingerFigure
    from hardboiled.games.go_ahead_punk.rules.streets import Mask, Spread


class Go(PunkAction, frozen=True):
    """The end of a secret move; with `heal` at an ER, with `leave` out of the city."""

    rule: ClassVar[str] = "GP-MOV.1"
    manner: ClassVar[Manner] = "move"
    space: Address
    heal: bool = False
    leave: bool = False

    def points_at(self, table: Seen, content: PunkContent) -> Sequence[str]:
        """Leaving is also a click on himself: on the space it would be no other than going there."""
        return [f"space:{self.space}", *(["piece:stinger"] if self.leave else [])]

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, points: int, passes: Passes, escaping: bool) -> list[Go]:
        """Every end of a move; at an ER with or without using it, at a port with or without leaving.

        GP-RET.8, GP-PRT.6: an escape leads away from the space, and not out of the city.
        """
        ends, streets = reach(table, content, points, passes), content.streets
        away = ~streets.bits[table.stinger.space] if escaping else streets.everywhere
        there = (ends.free | ends.met) & away
        options = [*_goes(content, there)]
        if may_use_er(table, content):
            options += [Go(er, heal=True) for er in content.emergency_rooms if streets.bits[er] & there]
        if table.phase == "escape" and not escaping:
            options += [Go(port, leave=True) for port in content.ports if streets.bits[port] & ends.early]
        return options

    def take(self, play: P, points: int, passes: Passes) -> bool:
        """GP-MOV.20: he is there; True if a Cop is there, too, and he must fight."""
        state, stinger = play.state, play.state.stinger
        stinger.space = self.space
        stinger.shown = not mode_of(state).hidden
        if stinger.shown:
            play.say(StingerMoved(self.space))
        else:
            play.say(WentSecretly(self.space), to=STINGER)
        if self.leave:
            leave_city(play)
        if fighters(state):
            moved_into(play, points, passes)
            reveal(play, "met")
            if self.heal:
                heal_at_er(play, stinger)
            return True
        moved_secretly(play, points, passes)
        if self.heal:
            use_er(play)
        return False


@lru_cache(maxsize=4096)
def _goes(content: PunkContent, ends: Mask) -> tuple[Go, ...]:
    """The same ends come again and again: the actions are made once."""
    return tuple([Go(space) for space in content.streets.listed(ends)])


def secret_move(play: P, points: int, passes: Passes, escaping: bool = False) -> Flow[bool]:
    """GP-MOV.1: he moves in secret; True if he ended on a Cop's space and must fight.

    One question whatever the distance, so that nobody can count his steps.
    """
    for network in passes:
        _use_pass(play, network)
    if passes:
        narrow(play, play.content.streets.starts(points, cops_mask(play.state, play.content), passes))
    ends = partial(Go.offered, play.state, play.content, points, passes, escaping)
    go = yield from ask(STINGER, ends, "where", always=True)
    return go.take(play, points, passes)


def reach(table: Seen, content: PunkContent, points: int, passes: Passes) -> Spread:
    """Where a move can lead."""
    streets = content.streets
    start = streets.bits[table.stinger.space]
    return streets.spread(start, points, cops_mask(table, content), table.phase == "hunt", passes)


# Passes.


def pass_choices(table: Seen, content: PunkContent, points: int) -> list[Passes]:
    """GP-MOV.15, GP-MOV.16: no pass, or any passes held that such a move can use up."""
    held = held_passes(table.stinger, content)
    if table.phase == "escape" or not held:
        return [()]
    chosen: dict[Passes, None] = {(): None}
    for network in held:
        for some in list(chosen):
            chosen[tuple(sorted((*some, network)))] = None
    usable = []
    for some in chosen:
        ends = reach(table, content, points, some) if some else None
        if ends is None or ends.free or ends.met:
            usable.append(some)
    return usable


def held_passes(stinger: StingerSeen, content: PunkContent) -> list[Network]:
    """The networks he holds passes for, one entry a pass."""
    passes = content.passes
    return sorted([passes[card] for card in stinger.hand if card in passes])


def _use_pass(play: P, network: Network) -> None:
    """GP-MOV.14: announced by kind, discarded face up."""
    state = play.state
    for card in state.stinger.hand:
        if play.content.passes.get(card) == network:
            state.stinger.hand.remove(card)
            state.stinger_discard.append(card)
            card_left(play, card)
            play.say(PassUsed(card))
            return


# Ports.


class Leave(StingerOption, frozen=True):
    """From the port where he has waited: the option of a turn."""

    rule: ClassVar[str] = "GP-PRT.5"
    manner: ClassVar[Manner] = "move"

    @classmethod
    def offered(cls, table: Seen, content: PunkContent, figure: StingerSeen) -> Sequence[Self]:
        return (cls(),) if table.phase == "escape" and content.spaces[figure.space].port else ()

    @at_once
    def take(self, play: P, figure: StingerFigure) -> None:
        leave_city(play)


def leave_city(play: P) -> None:
    """GP-GEN.3, GP-PRT.3: out of the city with three hits: Stinger wins."""
    play.say(GotAway(play.state.stinger.space))
    play.reveal()
    play.end([STINGER], "got-away")
