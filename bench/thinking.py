"""How fast and how long the searching bot thinks, beside the one before it, at choices all along games that regulars
play."""

from __future__ import annotations

from statistics import median
from time import process_time

from msgspec import Struct

from bench.old_search import SharpBefore
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
    times_before: float
    """As a multiple of the old search's iterations a second at the same choices."""
    iterations_per_choice: float
    """Of at most the usual number: a search that can find nothing better any more ends."""
    seconds_per_choice: float
    median_seconds: float


def thinking(subject: OurGame, thoughts: int = THOUGHTS) -> Thinking:
    """The usual search, so many times, in turns with the one before it."""
    seed, pace, before, usual = 0, _Pace(), _Pace(), _Pace()
    while len(usual.seconds) < thoughts:
        seed += 1
        match = start(subject.game, subject.mode, ["bot"] * subject.seats, seed)
        regular = make_bot("regular", seed)
        while match.asks and len(usual.seconds) < thoughts:
            seat = Seat(match, match.asks[0].seats[0])
            if len(match.log) % EVERY == EVERY - 1:
                seat.beliefs()
                pace.think(SearchBot(seed, iterations=DEFAULT_ITERATIONS), seat)
                before.think(SharpBefore(seed), seat)
                usual.think(SearchBot(seed), seat)
            match.choose(regular.choose(seat), seat.id)
    return Thinking(
        name=subject.name,
        iterations_per_second=pace.iterations_per_second,
        times_before=pace.iterations_per_second / before.iterations_per_second,
        iterations_per_choice=usual.searched / thoughts,
        seconds_per_choice=sum(usual.seconds) / thoughts,
        median_seconds=median(usual.seconds),
    )


class _Pace:
    """What a bot's thoughts took."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.searched = 0

    def think(self, bot: SearchBot | SharpBefore, seat: Seat) -> None:
        began = process_time()
        bot.choose(seat)
        self.seconds.append(process_time() - began)
        self.searched += bot.searched

    @property
    def iterations_per_second(self) -> float:
        return self.searched / sum(self.seconds)
