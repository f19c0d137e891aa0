"""How fast and how long the searching bot thinks, at choices all along games that regulars play."""

from __future__ import annotations

from time import process_time

from msgspec import Struct

from bench.subjects import OurGame
from hardboiled.bots import make_bot
from hardboiled.bots.search import DEFAULT_ITERATIONS, SearchBot
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat

EVERY = 9
"""Of so many choices one is thought about."""
THOUGHTS = 30


class Thinking(Struct, kw_only=True):
    """Processor time, on one core."""

    name: str
    iterations_per_second: float
    iterations_per_choice: float
    """Of at most the usual number: a race that nobody can win any more is over."""
    seconds_per_choice: float


def thinking(subject: OurGame, thoughts: int = THOUGHTS) -> Thinking:
    """The usual search, so many times."""
    spent, searched, thought = 0.0, 0, 0
    seed = 0
    while thought < thoughts:
        seed += 1
        match = start(subject.game, subject.mode, ["bot"] * subject.seats, seed)
        regular = make_bot("regular", seed)
        while match.asks and thought < thoughts:
            seat = Seat(match, match.asks[0].seats[0])
            if len(match.log) % EVERY == EVERY - 1:
                bot = SearchBot(seed, iterations=DEFAULT_ITERATIONS)
                began = process_time()
                bot.choose(seat)
                spent += process_time() - began
                searched += bot.searched
                thought += 1
            match.choose(regular.choose(seat), seat.id)
    return Thinking(
        name=subject.name,
        iterations_per_second=searched / spent,
        iterations_per_choice=searched / thought,
        seconds_per_choice=spent / thought,
    )
