"""What happened in a match, judged by what the players could know.

A choice is judged over the worlds the chooser could not tell apart: what it was worth there, what the
bot's choice would have been worth in the same worlds, and what came of it. So a mistake (another
choice was better as far as anybody could know) is told from bad luck (the right choice, a worse result
than it deserved) and a good gamble (the right choice, a risk, and it came off).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Literal

import msgspec
from msgspec import Struct

from hardboiled.bots import make_bot
from hardboiled.bots.playout import worth
from hardboiled.kernel.actions import Action
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.seat import Seat
from hardboiled.lab.worlds import GLANCE, Judge, Worth

Verdict = Literal["mistake", "lucky mistake", "bad luck", "good luck", "good gamble"]

MISTAKE = 0.05
"""So much less chance to win than with the bot's choice is a mistake, where it is sure."""
SURE = 2.0
"""Standard errors by which a difference must exceed zero."""
TURN = 0.08
"""So much more or less chance than the choice deserved is luck, where it is sure."""
RISK = 0.12
"""So wide a spread over the worlds makes a choice a gamble."""
STRIDE = 10
"""So many choices are judged at first sight in one go."""


class Moment(Struct, frozen=True, kw_only=True):
    """One choice. Chances are for the sides with all cards on the table, before the choice."""

    number: int
    seat: str
    chances: dict[str, float]
    expected: float | None = None
    """What the choice was worth to its seat, as far as it could know; None where it had no other."""
    after: float | None = None
    """What the match was worth to it once the choice had taken effect."""


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A choice that turned the match, or would have."""

    number: int
    seat: str
    player: str
    side: str
    verdict: Verdict
    played: str
    advised: str
    """What the bot would have done."""
    agrees: bool
    """Whether that is what was played."""
    played_worth: float
    advised_worth: float
    after: float
    spread: float
    """How widely the worth of what was played varies over the worlds: the risk taken."""
    worlds: int
    why: str

    @property
    def weight(self) -> float:
        return max(self.advised_worth - self.played_worth, abs(self.after - self.played_worth))


class Analysis(Struct, frozen=True, kw_only=True):
    """A match told by its chances and turning points; JSON through `msgspec`."""

    game: str
    title: str
    mode: str
    players: dict[str, str]
    """Name by seat."""
    sides: dict[str, str]
    """Side by seat."""
    winners: list[str]
    ending: str
    bot: str
    moments: list[Moment]
    final: dict[str, float]
    """The chance of each side after the last choice (1 or 0 where the match is over)."""
    turning_points: list[TurningPoint]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


class Sight(Struct, frozen=True, kw_only=True):
    """A choice at first sight."""

    number: int
    seat: str
    chances: dict[str, float]
    settled: int
    """How many choices had been made when this one had taken effect."""
    expected: Worth | None = None
    """None where there was no other choice, or nobody looked."""
    better: float = 0.0
    """How much more the instinct's choice was worth."""
    result: float = 0.0

    @property
    def weight(self) -> float:
        """How much this choice may matter."""
        return 0.0 if self.expected is None else max(self.better, abs(self.result - self.expected.mean))


def analyse(
    match: AnyMatch,
    bot: str = "sharp",
    worlds: int = 8,
    deep: int = 40,
    most: int = 8,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """Judge every choice in a few worlds, then those that seem to matter in many, beside the bot's.

    The match itself is left as it is.
    """
    sights: list[Sight] = []
    for begin in range(0, len(match.log), STRIDE):
        sights += first_sight(match, begin, begin + STRIDE, worlds, seed)
        progress(min(begin + STRIDE, len(match.log)), len(match.log))
    points = [turning_point(match, sight, bot, seed, deep) for sight in likely(sights, most)]
    return assembled(match, sights, [point for point in points if point is not None], bot, most)


# The steps of it, each by itself, so that they can be shared out and cut short.


def first_sight(match: AnyMatch, begin: int, end: int, worlds: int, seed: int = 0) -> list[Sight]:
    """The choices from `begin` to before `end`, judged in a few worlds (with no worlds: only the chances)."""
    judge = Judge(seed, GLANCE)
    replay = match.clone()
    replay.rewind(begin)
    found: list[dict[str, Any]] = []
    waiting: list[dict[str, Any]] = []
    for number in range(begin, len(match.log)):
        if number >= end and not waiting:
            break
        seat, action = match.log[number]
        if number < end:
            sight: dict[str, Any] = {"number": number, "seat": seat, "chances": _chances(replay), "expected": None}
            if worlds:
                sight |= _judged(replay, seat, action, judge, worlds, seed)
            found.append(sight)
            waiting.append(sight)
        last = not replay.simultaneous or len(replay.asks) == 1
        replay.choose(action, seat)
        if last:  # choices made at once have taken effect when the last of them is in
            for sight in waiting:
                sight["settled"] = number + 1
                if sight["expected"] is not None:
                    sight["result"] = judge.standing(replay, sight["seat"], worlds).mean
            waiting = []
    for sight in waiting:
        sight |= {"expected": None, "settled": len(match.log)}
    return [Sight(**sight) for sight in found]


def _judged(match: AnyMatch, seat: SeatId, action: Action, judge: Judge, worlds: int, seed: int) -> dict[str, Any]:
    """What a choice was worth, and how much more the one the instinct likes."""
    ask = match.asked(seat)
    assert ask is not None
    if len(ask.options) < 2:
        return {}
    expected = judge.choice(match, seat, action, worlds)
    liked = make_bot("regular", seed + len(match.log)).choose(Seat(match, seat))
    better = 0.0 if liked == action else judge.choice(match, seat, liked, worlds).mean - expected.mean
    return {"expected": expected, "better": better}


def likely(sights: Sequence[Sight], most: int = 8) -> list[Sight]:
    """Those that may have turned the match, the likeliest first."""
    return sorted((s for s in sights if s.weight >= MISTAKE), key=lambda s: -s.weight)[: 2 * most]


def turning_point(
    match: AnyMatch, sight: Sight, bot: str = "sharp", seed: int = 0, worlds: int = 40
) -> TurningPoint | None:
    """A choice looked at closely, beside the bot's; None where nothing turned."""
    then, settled, seat = match.clone(), match.clone(), SeatId(sight.seat)
    then.rewind(sight.number)
    settled.rewind(sight.settled)
    action, judge = match.log[sight.number].action, Judge(seed)
    advised = make_bot(bot, seed + sight.number).choose(Seat(then, seat))
    played = judge.choice(then, seat, action, worlds)
    best = played if advised == action else judge.choice(then, seat, advised, worlds)
    after = judge.standing(settled, seat, worlds)
    verdict = judged(played, best, after)
    if verdict is None:
        return None
    return TurningPoint(
        number=sight.number,
        seat=seat,
        player=match.name(seat),
        side=match.game.side(then.state, seat),
        verdict=verdict,
        played=_label(then, seat, action),
        advised=_label(then, seat, advised),
        agrees=advised == action,
        played_worth=played.mean,
        advised_worth=best.mean,
        after=after.mean,
        spread=played.spread,
        worlds=worlds,
        why=_why(verdict, played, best, after.mean, _label(then, seat, advised)),
    )


def assembled(
    match: AnyMatch, sights: Sequence[Sight], points: Sequence[TurningPoint], bot: str, most: int = 8
) -> Analysis:
    """The analysis of what was found."""
    best = sorted(points, key=lambda point: -point.weight)[:most]
    return Analysis(
        game=match.game.id,
        title=match.game.title,
        mode=match.header.mode,
        players={str(seat): match.name(seat) for seat in match.seats},
        sides={str(seat): match.game.side(match.state, seat) for seat in match.seats},
        winners=[str(seat) for seat in match.outcome.winners] if match.outcome else [],
        ending=match.game.catalog().format(f"end-{match.outcome.reason}") if match.outcome else "",
        bot=bot,
        moments=[_moment(sight) for sight in sights],
        final=_chances(match),
        turning_points=sorted(best, key=lambda point: point.number),
    )


def _chances(match: AnyMatch) -> dict[str, float]:
    return {match.game.side(match.state, seat): worth(match, seat) for seat in match.seats}


def _moment(sight: Sight) -> Moment:
    seen = sight.expected
    return Moment(
        number=sight.number,
        seat=sight.seat,
        chances=sight.chances,
        expected=seen.mean if seen else None,
        after=sight.result if seen else None,
    )


def judged(played: Worth, best: Worth, after: Worth) -> Verdict | None:
    """The verdict on a choice from its worth, the bot's choice's worth in the same worlds, and what
    the match was worth afterwards; None where nothing turned."""
    lost = best.mean - played.mean
    wrong = lost >= MISTAKE and lost > SURE * best.error_of_difference(played)
    luck = after.mean - played.mean
    turned = max(TURN, SURE * sqrt(played.variance_of_mean + after.variance_of_mean))
    if wrong:
        return "lucky mistake" if luck >= turned else "mistake"
    if luck <= -turned:
        return "bad luck"
    if luck >= turned:
        return "good gamble" if played.spread >= RISK else "good luck"
    return None


def _why(verdict: Verdict, played: Worth, best: Worth, after: float, advised: str) -> str:
    seen = f"by what could be known then, it gave a {played.mean:.0%} chance to win"
    match verdict:
        case "mistake" | "lucky mistake":
            luck = f"; luck made {after:.0%} of it" if verdict == "lucky mistake" else ""
            return f"A mistake: {seen}, “{advised}” {best.mean:.0%}{luck}."
        case "bad luck":
            return f"Well chosen: {seen}, but it came to {after:.0%}."
        case "good luck":
            return f"Fortune: {seen}, and it came to {after:.0%}."
        case "good gamble":
            risk = f"from {min(played.values):.0%} to {max(played.values):.0%}"
            return f"A risk worth taking ({risk}): {seen}, and it came off: {after:.0%}."


def _label(match: AnyMatch, seat: SeatId, action: Action) -> str:
    return match.option(seat, action).label
