"""One game between bots, watched closely: what was chosen, how the chances went, what was hidden."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec import Struct, structs

from hardboiled.kernel.actions import Action
from hardboiled.kernel.codec import strings_in
from hardboiled.kernel.content import Content
from hardboiled.kernel.errors import GameBug
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.seat import Seat
from hardboiled.lab.simulate import LONGEST_GAME, Result, Setup, open_table, result_of, seat_bots
from hardboiled.lab.worlds import Judge

MOST_POINTS = 32
"""Points kept of the course of a game; past that every other one is dropped."""

WORLDS = 8
"""Worlds imagined to see how far what a seat cannot know decides its chance; it takes two at least."""

A_CLOSE_LOOK = 1 / 8
"""The share of the points at which that is done: worlds are played on, which takes its time."""


class Point(Struct, frozen=True):
    """A moment of a game: the chance of each side and, where a closer look was taken, how far (as a variance)
    what the acting seat cannot know decides its own."""

    decision: int
    chances: dict[str, float]
    acting: str
    unknown: float | None


class Observed(Result, frozen=True, kw_only=True):
    """A game that was watched."""

    taken: tuple[dict[str, int], ...]
    """For each seat, how often it chose each kind of action (`action:move`) and named each card,
    item or character (`cards:envelope`, after the content file it stands in)."""
    course: tuple[Point, ...]


def observe(setup: Setup, worlds: int = WORLDS) -> Observed:
    """Play it and watch; the same setup gives the same observation, and the same game as unwatched."""
    match = open_table(setup, keep=True)
    bots = seat_bots(match, setup)
    things, rng, judge = entries_by_id(match.content), Random(setup.seed), Judge(setup.seed)
    taken: dict[SeatId, Counter[str]] = {seat: Counter() for seat in match.seats}
    points, stride = [], 1
    while match.asks:
        seat, number = match.asks[0].seats[0], len(match.log)
        if number % stride == 0:
            closely = worlds > 1 and rng.random() < A_CLOSE_LOOK
            unknown = judge.unknown(match, seat, worlds) if closely else None
            points.append(Point(number, _chances(match), match.game.side(match.state, seat), unknown))
            if len(points) > MOST_POINTS:
                points, stride = points[::2], stride * 2
        action = bots[seat].choose(Seat(match, seat))
        taken[seat].update(what_it_takes(action, things))
        match.choose(action, seat)
        if number > LONGEST_GAME:
            raise GameBug(f"{setup.game} has not ended after {LONGEST_GAME:,} decisions: {setup}")
    return Observed(
        **structs.asdict(result_of(match, setup)),
        taken=tuple(dict(sorted(taken[seat].items())) for seat in match.seats),
        course=tuple(points),
    )


def _chances(match: AnyMatch) -> dict[str, float]:
    game, state = match.game, match.state
    sides = {game.side(state, seat): seat for seat in reversed(match.seats)}
    return {side: game.evaluate(state, seat, match.content) for side, seat in sorted(sides.items())}


def entries_by_id(content: Content) -> dict[str, str]:
    """The content file of every entry's id."""
    return {entry: deck for deck, entries in reversed(list(content.decks())) for entry in entries}


def what_it_takes(action: Action, things: dict[str, str]) -> list[str]:
    named = dict.fromkeys(strings_in([getattr(action, name) for name in action.__struct_fields__]))
    return [f"action:{action.tag}", *(f"{things[name]}:{name}" for name in named if name in things)]
