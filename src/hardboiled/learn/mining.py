"""Finding puzzles in bots' games, and looking at each once more: choices with ten times the patience, deductions in
hundreds of worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct, field

from hardboiled.bots.playout import worth
from hardboiled.kernel.actions import Ask
from hardboiled.kernel.game import AnyGame, Mode
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.riddles import AnyRiddle, Form, Standing
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from hardboiled.learn import deduction
from hardboiled.learn.contest import CLEAR, Contest, Finding
from hardboiled.learn.puzzles import Best, Deduction, Puzzle, answer, fits_the_rules, position, set_down

ITERATIONS = 120
"""Of a search for a best choice."""
FEWEST, MOST = 3, 60
"""Options between which there is something to think about."""
DEEPER = 10
"""A check has so many times the iterations of the search that found a puzzle,"""
STILL_CLEAR = CLEAR / 2
"""and the best choice must still lead by so much."""
SLIP = 0.15
"""So often a bot in a mined game takes any option: players err, and errors make puzzles."""
OPEN = (0.04, 0.96)
"""Where the game is as good as decided, no choice matters."""
GLANCES = 4
"""Worlds in which it is seen whether the game is decided, before anything is searched."""
OPENING = 12
"""So many choices at the beginning are passed over."""
EASY_SHARE = 0.5
"""At most so much of what is found may be what one thinks of first."""
LONGEST_STORY = 60
"""So many choices, at most, from where a deduction begins to where it is asked."""
ASKED = 0.15
"""How often a deduction is asked where one could be; in a story for each thing learned, so that long ones come up."""
A_GAME = 2
"""So many deductions, at most, from one game,"""
ALIKE = 6
"""and so many that ask the same in the same way."""


class Mined(Struct):
    """What was looked at and what came of it."""

    games: int = 0
    positions: int = 0
    candidates: int = 0
    kept: int = 0
    easy: int = 0
    looked: Counter[str] = field(default_factory=Counter)
    """How often each kind of question was searched,"""
    found: Counter[str] = field(default_factory=Counter)
    """and how often that gave a puzzle."""

    def promising(self, prompt: str) -> float:
        """How often to look at a question of this kind: those that never gave anything are looked at less."""
        return min(1.0, 6 * (self.found[prompt] + 1) / (self.looked[prompt] + 6))


# Choices.


def mine(
    game: AnyGame, seed: int = 0, iterations: int = ITERATIONS, seconds: float = 60.0, mined: Mined | None = None
) -> Iterator[Best]:
    """Positions in which one choice is clearly best, as they are found in games of bots, one seed after another, until
    the time is up."""
    counted = mined if mined is not None else Mined()
    until, rng, seen = monotonic() + seconds, Random(seed), set[str]()
    while monotonic() < until:
        mode = game.modes[counted.games % len(game.modes)]
        match = _begun(game, mode, seed + counted.games)
        counted.games += 1
        while match.asks and monotonic() < until:
            ask = match.asks[0]
            seat = ask.seats[0]
            ratings = list(game.instinct(match.view(seat), ask, match.content))
            if _worth_a_look(match, ask, ratings, counted, rng):
                found = _examined(match, seat, ratings, iterations, rng.getrandbits(30), counted)
                if found is not None and found.id not in seen:
                    seen.add(found.id)
                    yield found
            _go_on(match, ratings, rng)


def _go_on(match: AnyMatch, ratings: list[float], rng: Random) -> None:
    ask = match.asks[0]
    best = max(range(len(ratings)), key=lambda i: (ratings[i], rng.random()))
    slip = rng.random() < SLIP
    match.choose(rng.choice(ask.options) if slip else ask.options[best], ask.seats[0])


def _begun(game: AnyGame, mode: Mode, seed: int, players: int = 0, **options: Any) -> AnyMatch:
    seats = min((seats for seats in mode.seats if len(seats) >= players), key=len)
    return start(game.id, mode.id, [f"Player {n + 1}" for n in range(len(seats))], seed, **options)


def _worth_a_look(match: AnyMatch, ask: Ask[Any], ratings: list[float], counted: Mined, rng: Random) -> bool:
    """Not openings, not what hardly leaves a choice, not games that are decided; a share of the rest."""
    if len(match.asks) != 1 or not FEWEST <= len(ask.options) <= MOST or len(match.log) < OPENING:
        return False
    if len(set(ratings)) < 2 or rng.random() > 0.4 * counted.promising(ask.prompt):
        return False
    worlds = [match.imagine(ask.seats[0], rng) for _ in range(GLANCES)]
    return OPEN[0] < sum(worth(world, ask.seats[0]) for world in worlds) / GLANCES < OPEN[1]


def _examined(
    match: AnyMatch, seat: SeatId, ratings: list[float], iterations: int, seed: int, counted: Mined
) -> Best | None:
    """The position as a puzzle, if one choice is clearly best."""
    ask = match.asks[0]
    counted.positions += 1
    counted.looked[ask.prompt] += 1
    found = Contest(seed, iterations=iterations).winner(Seat(match, seat))
    if found is None or not OPEN[0] < found.chance < OPEN[1]:
        return None
    counted.candidates += 1
    again = Contest(seed + 1, iterations=iterations).winner(Seat(match, seat))
    if again is None or again.best != found.best:  # it was luck
        return None
    rank = sum(rating > ratings[list(ask.options).index(found.best)] for rating in ratings)
    if rank == 0 and counted.easy >= EASY_SHARE * (counted.kept + 4):
        return None
    counted.found[ask.prompt] += 1
    counted.kept += 1
    counted.easy += rank == 0
    return _puzzle(match, seat, found, rank)


def _puzzle(match: AnyMatch, seat: SeatId, found: Finding, rank: int) -> Best:
    return Best(
        **set_down(match, match.checkpoint.state, match.checkpoint.at),
        seat=seat,
        prompt=match.asks[0].prompt,
        answer=msgspec.Raw(msgspec.json.encode(found.best)),
        second=msgspec.Raw(msgspec.json.encode(found.second)),
        chance=round(found.chance, 3),
        second_chance=round(found.second_chance, 3),
        searched=found.searched,
        rating=_difficulty(rank, found.chance - found.second_chance),
    )


def _difficulty(rank: int, margin: float) -> int:
    """Harder where it is not what one thinks of first, and where the lead is small."""
    return 1200 + 120 * min(rank, 5) + (150 if margin < 0.1 else 0)


# Deductions.


def mine_deductions(
    game: AnyGame, seed: int = 0, seconds: float = 60.0, mined: Mined | None = None, alike: int = ALIKE
) -> Iterator[Deduction]:
    """Questions whose answer follows from what a seat has seen, as they are found in games of bots; of those that ask
    the same in the same way only so many."""
    counted = mined if mined is not None else Mined()
    until, rng = monotonic() + seconds, Random(seed)
    while monotonic() < until:
        open_ones = [one for one in game.riddles if any(counted.found[_sort(one, form)] < alike for form in one.forms)]
        if not open_ones:
            break
        riddle = open_ones[counted.games % len(open_ones)]
        mode = next(mode for mode in game.modes if riddle.mode in ("", mode.id))
        match = _begun(game, mode, seed + counted.games, riddle.seats, **riddle.options)
        counted.games += 1
        yield from _worked_out(match, riddle, rng, until, counted, alike)


def _sort(riddle: AnyRiddle, form: Form) -> str:
    return f"{riddle.id} {form}"


class _Story(Struct):
    """What a seat has seen since nothing before mattered: where that was, how things stand, how much was learned."""

    at: int
    state: bytes
    standing: Mapping[str, Standing]
    news: int = 0

    def goes_on(self, standing: Mapping[str, Standing]) -> None:
        self.news += standing != self.standing
        self.standing = standing


def _worked_out(
    match: AnyMatch, riddle: AnyRiddle, rng: Random, until: float, counted: Mined, alike: int
) -> Iterator[Deduction]:
    """The deductions of one game, each from a story of its own."""
    stories: dict[SeatId, _Story] = {}
    kept = 0
    while match.asks and monotonic() < until and kept < A_GAME:
        for seat in match.seats:
            story = _told_so_far(match, seat, riddle, stories)
            if story is None or not story.standing or rng.random() > (ASKED * story.news if riddle.begins else ASKED):
                continue
            counted.positions += 1
            questions = deduction.questions(story.standing, riddle, rng)
            asked = [one for one in questions if counted.found[_sort(riddle, one.form)] < alike]
            if not asked:
                continue
            counted.candidates += 1
            found = _deduction(match, seat, story, rng.choice(asked))
            if found is not None:
                del stories[seat]
                kept += 1
                counted.kept += 1
                counted.found[_sort(riddle, found.asks.form)] += 1
                yield found
                break
        ratings = list(match.game.instinct(match.view(match.asks[0].seats[0]), match.asks[0], match.content))
        _go_on(match, ratings, rng)


def _told_so_far(match: AnyMatch, seat: SeatId, riddle: AnyRiddle, stories: dict[SeatId, _Story]) -> _Story | None:
    """The story of a seat, begun anew where nothing before matters and dropped where it is over or too long."""
    view = match.view(seat)
    standing = riddle.standings(view, match.content)
    if riddle.begins is None or riddle.begins(view):
        if match.only_asked:
            stories[seat] = _Story(match.checkpoint.at, match.checkpoint.state, standing)
    elif not standing:
        stories.pop(seat, None)
    if seat in stories and len(match.log) - stories[seat].at > LONGEST_STORY:
        del stories[seat]
    if seat in stories:
        stories[seat].goes_on(standing)
    return stories.get(seat)


def _deduction(match: AnyMatch, seat: SeatId, story: _Story, asks: deduction.Question) -> Deduction | None:
    """The question as a puzzle, if it holds in the position as a solver gets it."""
    found = Deduction(**set_down(match, story.state, story.at), seat=seat, rating=0, asks=asks)
    there = position(match.game, found)
    if there.view(seat) != match.view(seat) or not deduction.holds(there, seat, asks):
        return None
    return msgspec.structs.replace(found, rating=deduction.difficulty(there, seat, asks))


# Looking again.


def check(game: AnyGame, puzzle: Puzzle, iterations: int, seed: int = 2) -> bool:
    """Whether a closer look comes to the same answer: for a choice a search of so many iterations, with other dice;
    for a deduction other worlds."""
    if not fits_the_rules(game, puzzle):
        return False
    match, seat = position(game, puzzle), SeatId(puzzle.seat)
    if isinstance(puzzle, Deduction):
        return deduction.holds(match, seat, puzzle.asks, seed)
    contest = Contest(seed, iterations=iterations)
    contest.thorough = True
    found = contest.winner(Seat(match, seat), STILL_CLEAR)
    return found is not None and found.best == answer(game, puzzle)
