"""`python -m hardboiled.lab.figures`: the pairings that show the bots' order, written to docs/figures.md.

Each game and mode with its fewest seats; sides swapped where there are sides, win rates compared where
all play on one side. Results are kept in a Parquet file, so a long run can be stopped and goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct, structs

from hardboiled.bots import QUICK
from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.lab.page import played_on, put_section
from hardboiled.lab.tally import Share
from hardboiled.lab.tournament import Tournament, tournament

HEADING = "The order of the bots"
OF_A_QUICK_BOT = 200
"""Games a bot that answers at once plays at least where it is only compared, not met."""
PAIRINGS = ("rookie:random", "regular:rookie", "sharp:regular", "sharp@1s:regular")
"""The stronger one, then the weaker one."""


class Figure(Struct, frozen=True, kw_only=True):
    """One pairing in one mode of one game."""

    game: str
    rules: str
    """The version of its rules."""
    mode: str
    seats: int
    stronger: str
    weaker: str
    games: int
    """Of the stronger one."""
    games_of_weaker: int
    rates: str
    shown: bool
    """Whether the stronger one is better at 95 % confidence."""


class Pair(Struct, frozen=True):
    """Two bots to measure, and in how many games."""

    stronger: str
    weaker: str
    games: int


def parse_pairing(text: str, games: int) -> Pair:
    """`regular:rookie`, or `sharp:regular:40` for another number of games."""
    stronger, weaker, *own = text.split(":")
    return Pair(stronger, weaker, int(own[0]) if own else games)


def figures(
    games: Sequence[str],
    pairings: Sequence[Pair],
    jobs: int = 1,
    path: Path | None = None,
    told: Callable[[Figure], None] = lambda figure: None,
) -> list[Figure]:
    """Play every pairing in every mode of every game."""
    found = []
    for game in games:
        for mode in find_game(game).modes:
            for pair in pairings:
                play = partial(tournament, game, mode=mode.id, seats=min(mode.counts), seed=1, jobs=jobs, path=path)
                found.append(measure(play, pair))
                told(found[-1])
    return found


def measure(play: Callable[..., Tournament], pair: Pair) -> Figure:
    """Play the pairing. Where all play on one side, a quick bot plays enough games in any case."""
    played = play(bots=[pair.stronger, pair.weaker], games=pair.games)
    if played.together and pair.weaker in QUICK and pair.games < OF_A_QUICK_BOT:
        more = play(bots=[pair.weaker], games=OF_A_QUICK_BOT)
        stronger = [one for one in played.standings if one.bot == pair.stronger]
        played = structs.replace(played, standings=(*stronger, *more.standings))
    return figure(played, pair.stronger, pair.weaker)


def figure(played: Tournament, stronger: str, weaker: str) -> Figure:
    if played.together:
        standing = {one.bot: one for one in played.standings}
        better, worse = standing[stronger].wins, standing[weaker].wins
        rates = f"{_percent(better)} against {_percent(worse)} of games won"
        shown = difference_is_sure(better, worse)
        count, of_weaker = standing[stronger].games, standing[weaker].games
    else:
        (pair,) = played.pairings
        sides = ", ".join(f"{wins.rate:.0%} as {side}" for side, wins in pair.by_side.items())
        rates, shown = f"{_percent(pair.wins)} of points ({sides})", pair.proven
        count = of_weaker = pair.games
    return Figure(
        game=played.game,
        rules=find_game(played.game).rules_version,
        mode=played.mode,
        seats=played.seats,
        stronger=stronger,
        weaker=weaker,
        games=count,
        games_of_weaker=of_weaker,
        rates=rates,
        shown=shown,
    )


def difference_is_sure(better: Share, worse: Share) -> bool:
    """Whether the difference of two rates lies above zero at 95 % (Newcombe's interval from Wilson's)."""
    difference = better.rate - worse.rate
    return difference > sqrt((better.rate - better.low) ** 2 + (worse.high - worse.rate) ** 2)


def _percent(share: Share) -> str:
    return f"{share.rate:.0%} [{share.low:.0%}, {share.high:.0%}]"


def as_markdown(found: Sequence[Figure], today: date) -> str:
    lines = [
        played_on(today, "make lab-figures"),
        "",
        "Each line is one pairing in one mode with its fewest seats. Where a game has sides, both bots play every side "
        "with the same seeds, and the rate is the first bot's score (a game won 1, a game both or neither won a half). "
        "Where all play on one side, each bot plays the whole table and the rates of games won are compared. Brackets: "
        "95 % intervals (over the seeds played both ways round; Wilson's for rates of games won). *Shown*: the first "
        "bot is better at 95 % confidence. `sharp` searches at most 200 iterations a decision, `sharp@1s` at most "
        "a second.",
        "",
        "| game | rules | mode | seats | pairing | games | result | shown |",
        "|---|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {one.game} | {one.rules} | {one.mode} | {one.seats} | {one.stronger} v {one.weaker} | {_games(one)} "
        f"| {one.rates} | {'yes' if one.shown else 'no'} |"
        for one in found
    ]
    return "\n".join(lines) + "\n"


def _games(one: Figure) -> str:
    return str(one.games) if one.games == one.games_of_weaker else f"{one.games} and {one.games_of_weaker}"


def main(
    games: Annotated[int, typer.Option(min=2, help="Games a pairing.")] = 200,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    pairing: Annotated[list[str] | None, typer.Option(help="stronger:weaker or stronger:weaker:games.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes; -1 is one a core.")] = -1,
    results: Annotated[Path, typer.Option(help="Where results are kept between runs.")] = Path("build/figures.parquet"),
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("docs/figures.md"),
) -> None:
    """Measure the bots against each other and write the figures down."""
    pairs = [parse_pairing(text, games) for text in pairing or PAIRINGS]
    found = figures(
        game or game_ids(),
        pairs,
        jobs,
        results,
        lambda one: print(f"{one.game} {one.mode}: {one.stronger} v {one.weaker}: {one.rates}", flush=True),
    )
    put_section(out, HEADING, as_markdown(found, date.today()))


if __name__ == "__main__":
    typer.run(main)
