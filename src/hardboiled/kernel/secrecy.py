"""The finer laws of secrecy: what a seat hears and is asked in the middle of a step, and what re-dealing
may rest on."""

from __future__ import annotations

from random import Random

from hardboiled.kernel.actions import Action
from hardboiled.kernel.comparing import LawBroken, asked_of, difference, viewers, world_of
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch, Match


def check_words(match: AnyMatch, seat: SeatId, action: Action, rng: Random) -> None:
    """A secret choice is told to nobody: where two choices differ to the eyes of who makes them and not
    to another seat's, that seat hears the same and is asked the same after both."""
    ask = match.asked(seat)
    assert ask is not None
    others = [option for option in ask.options if option != action]
    if not others:
        return
    one, two = match.clone(), match.clone()
    before = len(match.told)
    for twin, choice in ((one, action), (two, rng.choice(others))):
        twin.play.quiet = False
        twin.choose(choice, seat)
    if not one.undo_is_free or not two.undo_is_free:
        return
    if one.view(seat) == two.view(seat):
        return
    for viewer in viewers(match):
        if viewer not in ask.seats and one.view(viewer) == two.view(viewer):
            _same_words(one, two, viewer, before, f"{action!r} and {two.log[-1].action!r} of {seat}")


def check_step(match: AnyMatch, rng: Random) -> None:
    """The running step, begun again in a world re-dealt for a seat and answered alike, tells that seat
    nothing else, as long as nothing was revealed and it sees the same."""
    if match.over or match.play.forced:
        return
    for viewer in viewers(match):
        world = _step_again(match, viewer, rng)
        if world is not None and world.view(viewer) == match.view(viewer):
            there = [told.event for told in world.told if told.heard_by(viewer)]
            heard = [told.event for told in match.told if told.heard_by(viewer)][-len(there) :] if there else []
            if heard != there:
                raise LawBroken(f"leak: what {viewer} hears depends on what it cannot know: {difference(heard, there)}")
            mine, theirs = asked_of(match, viewer), asked_of(world, viewer)
            if mine != theirs:
                shown = difference(mine, theirs)
                raise LawBroken(f"leak: what {viewer} is asked depends on what it cannot know: {shown}")


def _step_again(match: AnyMatch, viewer: SeatId, rng: Random) -> AnyMatch | None:
    state = match.game.codec.decode(match.checkpoint.state)
    match.game.determinize(state, viewer, match.content, rng)
    world: AnyMatch = Match(match.game, match.header, match.content, state, keep=False)
    for seat, action in match.log[match.checkpoint.at :]:
        ask = world.asked(seat)
        if world.play.revealed or ask is None or action not in ask.options:
            return None
        world.choose(action, seat)
    return None if world.play.revealed else world


def _same_words(one: AnyMatch, two: AnyMatch, viewer: SeatId, since: int, why: str) -> None:
    heard, there = ([t.event for t in twin.told[since:] if t.heard_by(viewer)] for twin in (one, two))
    if heard != there:
        raise LawBroken(f"leak: {viewer} hears the difference between {why}: {difference(heard, there)}")
    mine, theirs = asked_of(one, viewer), asked_of(two, viewer)
    if mine != theirs:
        raise LawBroken(f"leak: {viewer} is asked otherwise after {why}: {difference(mine, theirs)}")


def check_canonical(match: AnyMatch, rng: Random) -> set[str]:
    """Re-dealing depends on the random numbers and on what the seat knows, not on the true world: the
    fields of the state that differed from the truth in some imagined world."""
    varied: set[str] = set()
    for viewer in viewers(match):
        seed = rng.getrandbits(32)
        here, there = (match.game.codec.copy(match.state) for _ in range(2))
        match.game.determinize(there, viewer, match.content, rng)
        varied |= {f for f in here.__struct_fields__ if getattr(match.state, f) != getattr(there, f)}
        for state in (here, there):
            match.game.determinize(state, viewer, match.content, Random(seed))
        if world_of(here) != world_of(there):
            raise LawBroken(f"leak: what {viewer} imagines depends on the true world: {difference(here, there)}")
    return varied
