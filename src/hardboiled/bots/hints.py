"""A hint for a player: what a strong bot would choose, what for, and what that avoids."""

from __future__ import annotations

from msgspec import Struct

from hardboiled.bots.advice import Line
from hardboiled.bots.reasons import sentence
from hardboiled.bots.search import SearchBot
from hardboiled.kernel.seat import Seat
from hardboiled.kernel.suspicions import Suspected

ITERATIONS = 120
"""What a hint costs where nothing else is said: less than two seconds in every game."""
CLEARLY = 0.03
"""So much more of a chance to win cannot be called little."""


class Hint(Struct, frozen=True):
    option: int
    """Its place among the options."""
    text: str
    """The choice, and the next best."""
    reason: str = ""
    """What tells the two apart, in a sentence of the game's own words."""
    suspected: tuple[Suspected, ...] = ()
    """What the seat can make of what was seen."""


def hint(
    seat: Seat, seed: int = 0, locale: str = "en", iterations: int | None = None, seconds: float | None = None
) -> Hint:
    """What to do in this seat, and why."""
    advice = SearchBot(seed, iterations or ITERATIONS, seconds, explains=True).advise(seat)
    catalog = seat.catalog(locale)
    args = {"best": seat.label(advice.action, locale), "chance": _percent(advice.best)}
    message = "hint-best"
    if advice.others:
        message, second = "hint-best-of-two", advice.others[0]
        args |= {"second": seat.label(second.action, locale), "second-chance": _percent(second, advice.best)}
    clearly = bool(advice.others) and _ahead(advice.best, advice.others[0]) >= CLEARLY
    reason = sentence(advice.why, catalog, clearly) if advice.why is not None else ""
    chosen = list(seat.ask.options).index(advice.action)
    return Hint(chosen, catalog.format(message, args), reason, seat.suspected(locale))


def _ahead(best: Line, second: Line) -> float:
    return (best.value or 0.0) - (second.value or 0.0)


def _percent(line: Line, best: Line | None = None) -> str:
    """Nothing for one that only luck put before the best."""
    lucky = best is not None and (line.value or 0.0) > (best.value or 0.0)
    return "none" if line.value is None or lucky else str(round(line.value * 100))
