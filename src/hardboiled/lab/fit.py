"""`python -m hardboiled.lab.fit GAME`: learn from played games what the signs of a prospect are worth.

Regular and rookie bots play all kinds of tables. At some moments of each game the signs are noted,
and afterwards who won; a logistic regression a chapter then weighs the signs. Hopes get no weight
below zero, so that a search cannot learn to throw away what only looks bad in the company it kept.
How many rookies sat on either side is weighed along with them and left out of what is written: the
chance a position says is that of regulars.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

import typer
from joblib import Parallel, delayed

from hardboiled.bots import make_bot
from hardboiled.extras import need
from hardboiled.kernel.about import about
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.game import Game
from hardboiled.kernel.ids import SeatId
from hardboiled.kernel.options import OptionError
from hardboiled.kernel.prospects import CONSTANT, Prospect
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from hardboiled.lab.variants import values

NOTED = 0.08
"""The share of the moments that are noted, beside the first of each game: what is said before anything has happened
is learned from every game."""
MIXED = 0.5
"""How often rookies are among the bots, so that worse play is seen as well."""
ROOKIES = 0.6
"""How often a seat is theirs then."""
FEWEST = 200
"""Moments a chapter needs before anything is learned from it."""
RIDGE = 3.0
CHAPTER = re.compile(r'^# \d[^\n]*\n\["(?P<name>[^"]+)"\]\n.*?(?=^# |\Z)', re.MULTILINE | re.DOTALL)
"""A chapter as it is written."""
NOTHING_FIXED: Mapping[str, str] = MappingProxyType({})
HELD_BACK = 5
"""Every so-manieth game is kept from the learning that is tested on it."""


class Moment(NamedTuple):
    """The signs at one moment of a game, and whether their side won in the end."""

    prospect: Prospect
    won: bool
    game: int = 0
    rookies: tuple[float, float] = (0.0, 0.0)
    """The share of rookies on that side and on the others."""


class Weighed(NamedTuple):
    """A chapter: its weights, and how well they tell won games from lost ones."""

    weights: dict[str, float]
    moments: int
    told_apart: float
    """The chance that of a won and a lost game the won one looks better (area under the curve), by weights
    that were learned from other games."""


def moments_of(game_id: str, seed: int, fixed: Mapping[str, str] = NOTHING_FIXED) -> list[Moment]:
    """One game at a random table; its mode and some options may be `fixed`."""
    game = find_game(game_id)
    rng = Random(f"fit {game_id} {seed}")
    prospect = _prospect_of(game)
    match = random_table(game, rng, seed, fixed)
    rookie = ROOKIES if rng.random() < MIXED else 0.0
    strengths = {seat: "rookie" if rng.random() < rookie else "regular" for seat in match.seats}
    bots = {seat: make_bot(strengths[seat], seed * 31 + number) for number, seat in enumerate(match.seats)}
    noted: list[Prospect] = []
    while match.asks:
        seat = match.asks[0].seats[0]
        if not noted or rng.random() < NOTED:
            noted.append(prospect(match.state, match.content))
        match.choose(bots[seat].choose(Seat(match, seat)), seat)
    winners = match.outcome.winners if match.outcome is not None else ()
    side = {seat: game.side(match.state, seat) for seat in match.seats}
    won = {side[seat] for seat in winners}

    def rookies(seats: Sequence[SeatId]) -> float:
        return sum(strengths[seat] == "rookie" for seat in seats) / max(1, len(seats))

    def company(one: str) -> tuple[float, float]:
        own = [seat for seat in match.seats if side[seat] == one]
        return rookies(own), rookies([seat for seat in match.seats if seat not in own])

    return [Moment(one, one.side in won, seed, company(one.side)) for one in noted]


def _prospect_of(game: Game[Any, Any, Any]) -> Any:
    if game.prospect is None:
        raise HardboiledError(f"{game.title} names no signs to learn from: it has no `prospect`.")
    return game.prospect


def random_table(game: Game[Any, Any, Any], rng: Random, seed: int, fixed: Mapping[str, str]) -> Any:
    mode = game.mode(fixed["mode"]) if "mode" in fixed else rng.choice(game.modes)
    seats = rng.choice(mode.counts)
    ways = _ways(game, fixed)
    while True:
        options = {name: rng.choice(tried) for name, tried in ways.items()}
        try:
            return start(game.id, mode.id, ["bot"] * seats, seed, keep=False, **options)
        except OptionError:
            continue


def _ways(game: Game[Any, Any, Any], fixed: Mapping[str, str]) -> dict[str, list[Any]]:
    """What each option is drawn from."""
    ways = {one.name: list(tried) for one in about(game).options if (tried := values(one))}
    for name, value in fixed.items():
        if name == "mode":
            continue
        ways[name] = [way for way in ways.get(name, ()) if str(way) == value]
        if not ways[name]:
            raise OptionError(f"{game.title} has no option {name}={value} to learn from.")
    return ways


def weigh(moments: Sequence[Moment]) -> Weighed:
    """A logistic regression with a ridge over all moments; how well it tells games apart is seen on games held back."""
    np = need("numpy", "Learning weights")
    free = {name for moment in moments for name in moment.prospect.circumstances}
    names = sorted(free | {name for moment in moments for name in moment.prospect.hopes})
    seen = [{**moment.prospect.hopes, **moment.prospect.circumstances} for moment in moments]
    shown = [[signs.get(name, 0.0) for name in names] for signs in seen]
    signs = np.column_stack([np.array(shown).reshape(len(moments), len(names)), [one.rookies for one in moments]])
    won = np.array([moment.won for moment in moments], dtype=float)
    bounds = [(None if name in free else 0.0, None) for name in names] + [(None, None)] * 2
    test = np.array([moment.game % HELD_BACK == 0 for moment in moments])
    told_apart = 0.5
    if test.any() and not test.all():
        weights, constant = _regression(np, signs[~test], won[~test], bounds)
        seen_then = signs[test][:, : len(names)] @ weights[: len(names)] + constant  # nobody sees who is a rookie
        told_apart = _told_apart(seen_then, won[test])
    weights, constant = _regression(np, signs, won, bounds)
    told = {name: round(float(weight), 3) for name, weight in zip(names, weights[: len(names)], strict=True)}
    return Weighed({CONSTANT: round(float(constant), 3)} | told, len(won), told_apart)


def _regression(np: Any, signs: Any, won: Any, bounds: list[tuple[float | None, None]]) -> tuple[Any, float]:
    """The weights of the signs, within their bounds, and the constant."""
    optimize = need("scipy.optimize", "Learning weights")
    mean, spread = signs.mean(axis=0), signs.std(axis=0)
    spread[spread < 1e-9] = np.inf
    scaled = np.column_stack([(signs - mean) / spread, np.ones(len(won))])
    ridge = np.array([RIDGE] * signs.shape[1] + [0.0])

    def loss(at: Any) -> tuple[float, Any]:
        odds = scaled @ at
        value = (np.logaddexp(0, odds) - won * odds).sum() + 0.5 * (ridge * at * at).sum()
        return float(value), scaled.T @ (1 / (1 + np.exp(-odds)) - won) + ridge * at

    start = np.zeros(scaled.shape[1])
    found = optimize.minimize(loss, start, jac=True, method="L-BFGS-B", bounds=[*bounds, (None, None)]).x
    weights = found[:-1] / spread
    return weights, float(found[-1] - weights @ mean)


def _told_apart(odds: Any, won: Any) -> float:
    """The area under the curve; a won and a lost game that look alike count half."""
    ranks = need("scipy.stats", "Learning weights").rankdata(odds)
    wins = won.sum()
    losses = len(won) - wins
    if not wins or not losses:
        return 0.5
    return float((ranks[won > 0].sum() - wins * (wins + 1) / 2) / (wins * losses))


def learn(
    game_id: str, games: int, seed: int = 0, jobs: int = -1, fixed: Mapping[str, str] = NOTHING_FIXED
) -> dict[str, Weighed]:
    """What the signs are worth in each chapter that was seen often enough."""
    game = find_game(game_id)
    _prospect_of(game)
    _ways(game, fixed)
    chapters: dict[str, list[Moment]] = defaultdict(list)
    work = (delayed(moments_of)(game_id, number, dict(fixed)) for number in range(seed, seed + games))
    for noted in Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size=8)(work):
        for moment in noted:
            chapters[moment.prospect.chapter].append(moment)
    return {name: weigh(noted) for name, noted in sorted(chapters.items()) if len(noted) >= FEWEST}


def as_toml(game_id: str, games: int, chapters: Mapping[str, Weighed], before: str = "") -> str:
    """The chapters as a file; those that a file from `before` has beside them are kept as they are."""
    written = {found["name"]: found[0].strip() for found in CHAPTER.finditer(before)}
    for name, chapter in chapters.items():
        lines = [f"# {chapter.moments} moments of {games} games, told apart {chapter.told_apart:.2f}", f'["{name}"]']
        lines += [f"{sign} = {weight}" for sign, weight in chapter.weights.items() if weight or sign == CONSTANT]
        written[name] = "\n".join(lines)
    title = f"# Written by `python -m hardboiled.lab.fit {game_id}`."
    return "\n\n".join([title, *(written[name] for name in sorted(written))]) + "\n"


def main(
    game: Annotated[str, typer.Argument(help="The game whose signs are weighed.")],
    games: Annotated[int, typer.Option(min=1, help="Games to learn from.")] = 2000,
    seed: Annotated[int, typer.Option(help="The first game's seed.")] = 0,
    jobs: Annotated[int, typer.Option(help="How many processes; -1 is one a core.")] = -1,
    out: Annotated[Path | None, typer.Option(help="The file to write; else the game's own prospects.toml.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(help="Only games with this key=value, or mode=…; what they do not tell of stays."),
    ] = None,
) -> None:
    """Play a game many times and write down what each sign of its prospect is worth."""
    fixed = dict(pair.split("=", 1) for pair in option or ())
    chapters = learn(game, games, seed, jobs, fixed)
    path = out or find_game(game).home / "mind" / "prospects.toml"
    before = path.read_text("utf-8") if fixed and path.exists() else ""
    path.write_text(as_toml(game, games, chapters, before), "utf-8")
    for name, chapter in chapters.items():
        print(f"{name}: {chapter.moments} moments, told apart {chapter.told_apart:.2f}")


if __name__ == "__main__":
    typer.run(main)
