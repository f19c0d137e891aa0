"""What many games come to: who won how often, how, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from hardboiled.lab.simulate import Result


class Share(Struct, frozen=True):
    """How often something happened, and the range its true rate lies in (95 of 100 times)."""

    count: int
    rate: float
    low: float
    high: float


class Tally(Struct, frozen=True, kw_only=True):
    """What games of one kind come to."""

    games: int
    sides: dict[str, Share]
    """How often each side won; `nobody` where no seat did."""
    seats: dict[str, Share]
    reasons: dict[str, Share]
    """How the games ended: by whom and why."""
    decisions: dict[str, float]
    """The length of a game in decisions: mean, and the 5th, 50th and 95th of a hundred."""
    scores: dict[str, float]
    """Each seat's mean score, where the game gives scores."""


def tally(results: Sequence[Result]) -> Tally:
    """Count wins by side, by seat and by reason, with their uncertainty."""
    games, seats = len(results), results[0].seat_ids
    sides = Counter(side for result in results for side in result.winning_sides or ("nobody",))
    winners = Counter(seat for result in results for seat in result.winners)
    reasons = Counter(f"{'+'.join(result.winning_sides) or 'nobody'}: {result.reason}" for result in results)
    known_sides = dict.fromkeys([*(side for result in results for side in result.sides), *sides])
    lengths = sorted(result.decisions for result in results)
    scored = [result.scores for result in results if result.scores]
    return Tally(
        games=games,
        sides={side: share(sides[side], games) for side in known_sides},
        seats={seat: share(winners[seat], games) for seat in seats},
        reasons={reason: share(count, games) for reason, count in reasons.most_common()},
        decisions={
            "mean": sum(lengths) / games,
            **{f"p{percent}": float(lengths[games * percent // 100]) for percent in (5, 50, 95)},
        },
        scores={
            seat: sum(scores.get(seat, 0) for scores in scored) / len(scored)
            for seat in seats
            if any(seat in scores for scores in scored)
        },
    )


def share(count: int, of: int) -> Share:
    """A rate with its Wilson interval, which stays sound near 0 and 1."""
    z = 1.96
    rate = count / of
    centre = (rate + z * z / (2 * of)) / (1 + z * z / of)
    spread = z / (1 + z * z / of) * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of))
    return Share(count, rate, max(0.0, centre - spread), min(1.0, centre + spread))
