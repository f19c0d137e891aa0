"""Bots against each other in every seat of a mode.

Where a game has sides, each pair meets with every seed once each way round: one bot plays the first,
third, … side and the other the rest, then they change places. Where all are on one side, each bot
plays the whole table and win rates are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct, structs

from hardboiled.kernel.options import OptionError
from hardboiled.kernel.registry import find_game
from hardboiled.lab.ratings import Duel, Rating, rate
from hardboiled.lab.results import run
from hardboiled.lab.rivals import rival
from hardboiled.lab.simulate import Result, Setup, open_table, setups
from hardboiled.lab.tally import Share, share


class Pairing(Struct, frozen=True, kw_only=True):
    """Two bots that met: how much the first got of what there was to win."""

    first: str
    second: str
    games: int
    undecided: int
    """Games that both won, or neither."""
    wins: Share
    """The first bot's score: a game it won 1, an undecided one a half. The interval compares it over
    the seeds, each played both ways round, so that a side that mostly wins does not blur it."""
    by_side: dict[str, Share]
    """The first bot's wins by the side it played, over all games it played there."""

    @property
    def proven(self) -> bool:
        """Whether the first is the better one at 95 % confidence."""
        return self.wins.low > 0.5


class Standing(Struct, frozen=True, kw_only=True):
    bot: str
    games: int
    wins: Share
    rating: Rating | None = None
    """None where all play on one side: then the wins are the measure."""


class Tournament(Struct, frozen=True, kw_only=True):
    game: str
    mode: str
    seats: int
    options: dict[str, Any]
    together: bool
    """All seats are on one side."""
    games: int
    standings: tuple[Standing, ...]
    """The best first."""
    pairings: tuple[Pairing, ...]


class Meeting(Struct, frozen=True):
    """One game of a tournament: its setup and the side of each seat as dealt."""

    setup: Setup
    sides: tuple[str, ...]

    def bot_of_side(self) -> dict[str, str]:
        return dict(zip(self.sides, self.setup.bots, strict=True))


def tournament(
    game: str,
    bots: Sequence[str],
    mode: str | None = None,
    seats: int | None = None,
    games: int = 100,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    path: str | Path | None = None,
    jobs: int = 1,
    cluster: str = "",
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Tournament:
    """Play it, `games` a pair of bots (a bot, where all are on one side)."""
    meetings = schedule(game, bots, mode, seats, games, options, seed)
    setups_planned = [meeting.setup for meeting in meetings]
    simulation = run(setups_planned, path, jobs, cluster, lambda done: progress(done, len(meetings)))
    return judge(meetings, simulation.results, list(dict.fromkeys(bots)))


def schedule(
    game: str,
    bots: Sequence[str],
    mode: str | None = None,
    seats: int | None = None,
    games: int = 100,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> list[Meeting]:
    """Every game to play, the same for everybody who asks with the same seed."""
    names = list(dict.fromkeys(bots))
    if not names:
        raise OptionError("No bots, no games: name some, as in random,rookie,regular.")
    for name in names:
        rival(name)  # UnknownBot says which there are
    plain = setups(game, mode, seats, names[:1], options, games=games, seed=seed)
    sides = {setup.seed: sides_as_dealt(setup) for setup in plain}
    if all(len(set(dealt)) == 1 for dealt in sides.values()):
        return [_whole_table(setup, name, sides[setup.seed]) for name in names for setup in plain]
    if len(names) < 2:
        title, mode = find_game(game).title, plain[0].mode
        raise OptionError(f"{title}, {mode} has sides: name two bots or more to play against each other.")
    meetings = []
    opposed = [setup for setup in plain if len(set(sides[setup.seed])) > 1]  # a deal may leave a side out
    for first, second in combinations(names, 2):
        for setup in opposed[: (games + 1) // 2]:
            meetings += [_split(setup, pair, sides[setup.seed]) for pair in ((first, second), (second, first))]
    return meetings


def sides_as_dealt(setup: Setup) -> tuple[str, ...]:
    match = open_table(setup, keep=False)
    return tuple(match.game.side(match.state, seat) for seat in match.seats)


def _whole_table(setup: Setup, bot: str, sides: tuple[str, ...]) -> Meeting:
    return Meeting(structs.replace(setup, bots=(bot,) * setup.seats), sides)


def _split(setup: Setup, pair: tuple[str, str], sides: tuple[str, ...]) -> Meeting:
    order = list(dict.fromkeys(sides))
    return Meeting(structs.replace(setup, bots=tuple(pair[order.index(side) % 2] for side in sides)), sides)


def judge(meetings: Sequence[Meeting], results: Sequence[Result], bots: Sequence[str]) -> Tournament:
    """What the games come to."""
    played = list(zip(meetings, results, strict=True))
    together = all(len(set(meeting.setup.bots)) == 1 for meeting in meetings)
    ratings = {} if together else rate([duels(meeting, result) for meeting, result in played])
    standings = [_standing(bot, played, ratings.get(bot)) for bot in bots]
    standings.sort(key=lambda one: -(one.rating.value if one.rating else one.wins.rate))
    first = meetings[0].setup
    return Tournament(
        game=first.game,
        mode=first.mode,
        seats=first.seats,
        options=first.options,
        together=together,
        games=len(meetings),
        standings=tuple(standings),
        pairings=() if together else tuple(_pairing(a, b, played) for a, b in combinations(bots, 2)),
    )


def winning_sides(meeting: Meeting, result: Result) -> set[str]:
    return {side for seat, side in zip(result.seat_ids, meeting.sides, strict=True) if seat in result.winners}


def duels(meeting: Meeting, result: Result) -> list[Duel]:
    """Each side that won beats each side that did not, where different bots played them."""
    won, bots = winning_sides(meeting, result), meeting.bot_of_side()
    return [(bots[a], bots[b]) for a in won for b in bots if b not in won and bots[a] != bots[b]]


Played = Sequence[tuple[Meeting, Result]]


def _standing(bot: str, played: Played, rating: Rating | None) -> Standing:
    mine = [(meeting, result) for meeting, result in played if bot in meeting.setup.bots]
    won = sum(_won(bot, meeting, result) for meeting, result in mine)
    return Standing(bot=bot, games=len(mine), wins=share(won, len(mine)), rating=rating)


def _won(bot: str, meeting: Meeting, result: Result) -> bool:
    bots = meeting.bot_of_side()
    return any(bots[side] == bot for side in winning_sides(meeting, result))


def _pairing(first: str, second: str, played: Played) -> Pairing:
    met = [(meeting, result) for meeting, result in played if {first, second} == set(meeting.setup.bots)]
    by_seed: dict[int, list[float]] = {}
    sides: dict[str, list[bool]] = {}
    undecided = 0
    for meeting, result in met:
        mine, theirs = _won(first, meeting, result), _won(second, meeting, result)
        undecided += mine == theirs
        by_seed.setdefault(meeting.setup.seed, []).append(0.5 + 0.5 * (mine - theirs))
        winners = winning_sides(meeting, result)
        for side, bot in meeting.bot_of_side().items():
            if bot == first:
                sides.setdefault(side, []).append(side in winners)
    return Pairing(
        first=first,
        second=second,
        games=len(met),
        undecided=undecided,
        wins=score_over_seeds(list(by_seed.values())),
        by_side={side: share(sum(wins), len(wins)) for side, wins in sorted(sides.items())},
    )


def score_over_seeds(scores: Sequence[Sequence[float]]) -> Share:
    """The mean score with its 95 % interval over the seeds. One seed won and one lost both ways are
    added to the spread, so that a few seeds that all went alike prove nothing."""
    means = [fmean(of_seed) for of_seed in scores]
    error = 1.96 * stdev([*means, 0.0, 1.0]) / sqrt(len(means))
    rate, won = fmean(means), sum(score == 1 for of_seed in scores for score in of_seed)
    return Share(won, rate, max(0.0, rate - error), min(1.0, rate + error))
