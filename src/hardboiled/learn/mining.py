"""Finding puzzles in bots' games, and looking at each once more with ten times the patience."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from hardboiled.bots.search import SearchBot
from hardboiled.kernel.actions import Ask
from hardboiled.kernel.game import AnyGame, Mode
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from hardboiled.learn.puzzles import Puzzle, answer, position

FEWEST, MOST = 3, 60
"""Options between which there is something to think about."""
CLEAR = 0.08
"""By so much chance to win the best choice must lead in the first search,"""
STILL_CLEAR = 0.05
"""and by so much in the second."""
DEEPER = 10
"""The second search has so many times the iterations."""
SLIP = 0.15
"""So often a bot in a mined game takes any option: players err, and errors make puzzles."""
OPEN = (0.04, 0.96)
"""Where the game is as good as decided, no choice matters."""


class Mined(Struct):
    """What was looked at and what came of it."""

    games: int = 0
    positions: int = 0
    candidates: int = 0
    kept: int = 0


def mine(
    game: AnyGame, seed: int = 0, iterations: int = 80, seconds: float = 60.0, mined: Mined | None = None
) -> Iterator[Puzzle]:
    """Puzzles, as they are found in games of bots, one seed after another, until the time is up."""
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
            if _worth_a_look(match, ask, ratings, rng):
                counted.positions += 1
                found = _examined(match, seat, ratings, iterations, rng.getrandbits(30), until, counted)
                if found is not None and found.id not in seen:
                    seen.add(found.id)
                    counted.kept += 1
                    yield found
            best = max(range(len(ratings)), key=lambda i: (ratings[i], rng.random()))
            slip = rng.random() < SLIP
            match.choose(rng.choice(ask.options) if slip else ask.options[best], seat)


def check(game: AnyGame, puzzle: Puzzle, iterations: int, seed: int = 1) -> bool:
    """Whether a search of so many iterations comes to the same answer, by a lead that is still clear."""
    match = position(game, puzzle)
    advice = SearchBot(seed, iterations=iterations).advise(Seat(match, SeatId(puzzle.seat)))
    best, second = advice.best, advice.others[0]
    return best.action == answer(game, puzzle) and (best.value or 0.0) - (second.value or 0.0) >= STILL_CLEAR / 2


def _begun(game: AnyGame, mode: Mode, seed: int) -> AnyMatch:
    seats = min(mode.seats, key=len)
    return start(game.id, mode.id, [f"Player {n + 1}" for n in range(len(seats))], seed)


def _worth_a_look(match: AnyMatch, ask: Ask[Any], ratings: list[float], rng: Random) -> bool:
    """Only where the step has just begun, so that its state alone leads there again; a share of those."""
    if len(match.asks) != 1 or not FEWEST <= len(ask.options) <= MOST or not match.only_asked:
        return False
    return len(set(ratings)) > 1 and rng.random() < 0.5


def _examined(
    match: AnyMatch, seat: SeatId, ratings: list[float], iterations: int, seed: int, until: float, counted: Mined
) -> Puzzle | None:
    """The position as a puzzle, if one choice is clearly best and still is when looked at more closely."""
    first = SearchBot(seed, iterations=iterations).advise(Seat(match, seat))
    if not first.others or (first.best.value or 0) - (first.others[0].value or 0) < CLEAR or monotonic() >= until:
        return None
    counted.candidates += 1
    patience = DEEPER * iterations
    second = SearchBot(seed + 1, iterations=patience).advise(Seat(match, seat))
    best, other = second.best, second.others[0]
    if best.action != first.best.action or best.value is None or other.value is None:
        return None
    if best.value - other.value < STILL_CLEAR or not OPEN[0] < best.value < OPEN[1]:
        return None
    packed = msgspec.json.encode(match.game.codec.decode(match.checkpoint.state))
    options = list(match.asks[0].options)
    rank = sum(rating > ratings[options.index(best.action)] for rating in ratings)
    return Puzzle(
        id=blake2b(packed, digest_size=6).hexdigest(),
        mode=match.header.mode,
        seats=len(match.header.seats),
        options=match.header.options,
        seat=seat,
        prompt=match.asks[0].prompt,
        state=msgspec.Raw(packed),
        answer=msgspec.Raw(msgspec.json.encode(best.action)),
        second=msgspec.Raw(msgspec.json.encode(other.action)),
        chance=round(best.value, 3),
        second_chance=round(other.value, 3),
        searched=second.best.visits and patience,
        rating=_difficulty(rank, best.value - other.value),
    )


def _difficulty(rank: int, margin: float) -> int:
    """Harder where it is not what one thinks of first, and where the lead is small."""
    return 1200 + 120 * min(rank, 5) + (150 if margin < 0.1 else 0)
