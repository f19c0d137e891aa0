"""What happened in a match, judged by what the players could know.

A choice is judged over the worlds the chooser could not tell apart: what it was worth there, what the
bot's choice would have been worth in the same worlds, and what came of it. So a mistake (another
choice was better as far as anybody could know) is told from bad luck (the right choice, a worse result
than it deserved) and a good gamble (the right choice, a risk, and it came off).
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Literal

import msgspec
from msgspec import Struct

from hardboiled.bots import Advisor, make_bot
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


class _Choice(Struct):
    """A choice on its way to be judged."""

    number: int
    seat: SeatId
    action: Action
    chances: dict[str, float]
    expected: Worth | None = None
    better: float = 0.0
    """How much more the instinct's choice was worth, at first sight."""
    settled: int = 0
    """How many choices had been made when this one had taken effect."""
    result: float = 0.0

    @property
    def first_sight(self) -> float:
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
    judge, choices = Judge(seed), _choices(match, progress, worlds, seed)
    likely = sorted((c for c in choices if c.first_sight >= MISTAKE), key=lambda c: -c.first_sight)[: 2 * most]
    stood = _positions(match, {number for c in likely for number in (c.number, c.settled)})
    judged_again = (
        _turning_point(c, stood[c.number], stood[c.settled], judge, make_bot(bot, seed), deep) for c in likely
    )
    found = [point for point in judged_again if point is not None]
    best = sorted(found, key=lambda point: -point.weight)[:most]
    return Analysis(
        game=match.game.id,
        title=match.game.title,
        mode=match.header.mode,
        players={str(seat): match.name(seat) for seat in match.seats},
        sides={str(seat): match.game.side(match.state, seat) for seat in match.seats},
        winners=[str(seat) for seat in match.outcome.winners] if match.outcome else [],
        ending=match.game.catalog().format(f"end-{match.outcome.reason}") if match.outcome else "",
        bot=bot,
        moments=[_moment(choice) for choice in choices],
        final=_chances(match),
        turning_points=sorted(best, key=lambda point: point.number),
    )


def _choices(match: AnyMatch, progress: Callable[[int, int], None], worlds: int, seed: int) -> list[_Choice]:
    """Replay the match, judging each choice at first sight. Choices made at once have taken effect
    when the last of them is in."""
    judge, instinct = Judge(seed, GLANCE), make_bot("regular", seed)
    replay = match.clone()
    replay.rewind(0)
    choices: list[_Choice] = []
    waiting: list[_Choice] = []
    for number, (seat, action) in enumerate(match.log):
        ask = replay.asked(seat)
        assert ask is not None
        choice = _Choice(number, seat, action, _chances(replay))
        if len(ask.options) > 1:
            choice.expected = judge.choice(replay, seat, action, worlds)
            liked = instinct.choose(Seat(replay, seat))
            if liked != action:
                choice.better = judge.choice(replay, seat, liked, worlds).mean - choice.expected.mean
        last = not replay.simultaneous or len(replay.asks) == 1
        waiting.append(choice)
        choices.append(choice)
        replay.choose(action, seat)
        if last:
            for choice in waiting:
                choice.settled = number + 1
                if choice.expected is not None:
                    choice.result = judge.standing(replay, choice.seat, worlds).mean
            waiting = []
        progress(number + 1, len(match.log))
    for choice in waiting:
        choice.expected = None
    return choices


def _positions(match: AnyMatch, numbers: set[int]) -> dict[int, AnyMatch]:
    """The match as it stood when so many choices had been made."""
    replay, found = match.clone(), {}
    replay.rewind(0)
    for number in range(len(match.log) + 1):
        if number in numbers:
            found[number] = replay.clone()
        if number < len(match.log):
            replay.choose(match.log[number].action, match.log[number].seat)
    return found


def _chances(match: AnyMatch) -> dict[str, float]:
    return {match.game.side(match.state, seat): worth(match, seat) for seat in match.seats}


def _moment(choice: _Choice) -> Moment:
    judged = choice.expected is not None
    return Moment(
        number=choice.number,
        seat=choice.seat,
        chances=choice.chances,
        expected=choice.expected.mean if choice.expected else None,
        after=choice.result if judged else None,
    )


def _turning_point(
    choice: _Choice, match: AnyMatch, settled: AnyMatch, judge: Judge, bot: Advisor, worlds: int
) -> TurningPoint | None:
    seat = choice.seat
    advised = bot.choose(Seat(match, seat))
    played = judge.choice(match, seat, choice.action, worlds)
    best = played if advised == choice.action else judge.choice(match, seat, advised, worlds)
    after = judge.standing(settled, seat, worlds)
    verdict = judged(played, best, after)
    if verdict is None:
        return None
    return TurningPoint(
        number=choice.number,
        seat=seat,
        player=match.name(seat),
        side=match.game.side(match.state, seat),
        verdict=verdict,
        played=_label(match, seat, choice.action),
        advised=_label(match, seat, advised),
        agrees=advised == choice.action,
        played_worth=played.mean,
        advised_worth=best.mean,
        after=after.mean,
        spread=played.spread,
        worlds=worlds,
        why=_why(verdict, played, best, after.mean, _label(match, seat, advised)),
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
    seen = f"over {len(played.values)} worlds this seat could not tell apart it was worth {played.mean:.0%}"
    match verdict:
        case "mistake" | "lucky mistake":
            luck = f", and luck made {after:.0%} of it" if verdict == "lucky mistake" else ""
            return f"A mistake: {seen}, {advised} {best.mean:.0%}{luck}."
        case "bad luck":
            return f"Well chosen: {seen}, but it came to {after:.0%}."
        case "good luck":
            return f"Fortune: {seen}, and it came to {after:.0%}."
        case "good gamble":
            risk = f"from {min(played.values):.0%} to {max(played.values):.0%}"
            return f"A risk worth taking ({risk}): {seen}, and it came off: {after:.0%}."


def _label(match: AnyMatch, seat: SeatId, action: Action) -> str:
    return match.option(seat, action).label
