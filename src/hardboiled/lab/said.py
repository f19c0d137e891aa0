"""`python -m hardboiled.lab.said`: the chances `evaluate` says along games, and how often that came true, written to
docs/figures.md.

Regular bots play at tables drawn at random, with seeds nothing was learned from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Annotated

import typer
from joblib import Parallel, delayed
from msgspec import Struct

from hardboiled.bots import make_bot
from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.kernel.seat import Seat
from hardboiled.lab.fit import NOTED, NOTHING_FIXED, random_table
from hardboiled.lab.page import played_on, put_section, section
from hardboiled.lab.tally import share

HEADING = "Chances said and won"
FIRST_SEED = 900_000
RANGES = ("under 20", "20 to 40", "40 to 60", "60 to 80", "over 80")
TENTHS = 10


class Game(Struct, frozen=True):
    """One game: what was said of a side at some moments of it, before the first choice for one, and how it ended."""

    mode: str
    said: tuple[float, ...]
    won: bool


def played(game_id: str, seed: int) -> Game:
    """One game at a random table."""
    game, rng = find_game(game_id), Random(f"said {game_id} {seed}")
    match = random_table(game, rng, seed, NOTHING_FIXED)
    bots = {seat: make_bot("regular", seed * 31 + number) for number, seat in enumerate(match.seats)}
    assert game.prospect is not None
    side, said = game.prospect(match.state, match.content).side, list[float]()
    while match.asks:
        if not said or rng.random() < NOTED:
            one = match.seats[0]
            chance = game.evaluate(match.state, one, match.content)
            said.append(chance if game.side(match.state, one) == side else 1 - chance)
        seat = match.asks[0].seats[0]
        match.choose(bots[seat].choose(Seat(match, seat)), seat)
    winners = match.outcome.winners if match.outcome is not None else ()
    return Game(match.header.mode, tuple(said), side in {game.side(match.state, seat) for seat in winners})


def line(game_id: str, mode: str, games: Sequence[Game]) -> str:
    """A row of the table."""
    first = _told([(game.said[0], game.won) for game in games])
    cells = [game_id, find_game(game_id).rules_version, mode, str(len(games)), first]
    cells += [_told(within) if within else "–" for within in _parts(games, len(RANGES))]
    return f"| {' | '.join([*cells, f'{100 * off(games):.1f}'])} |"


def off(games: Sequence[Game]) -> float:
    """How far what is said is from what is won, on average over tenths."""
    tenths = [part for part in _parts(games, TENTHS) if part]
    apart = [len(part) * abs(fmean(said - won for said, won in part)) for part in tenths]
    return sum(apart) / sum(map(len, tenths))


def _parts(games: Iterable[Game], count: int) -> list[list[tuple[float, bool]]]:
    """By how good the chance was that was said; a game counts once in each part, with the mean of what was said."""
    parts: list[list[tuple[float, bool]]] = [[] for _ in range(count)]
    for game in games:
        found: dict[int, list[float]] = {}
        for chance in game.said:
            found.setdefault(min(count - 1, int(chance * count)), []).append(chance)
        for number, chances in found.items():
            parts[number].append((fmean(chances), game.won))
    return parts


def _told(part: Sequence[tuple[float, bool]]) -> str:
    won = share(sum(won for _, won in part), len(part))
    said = fmean(said for said, _ in part)
    return f"{100 * said:.0f}: {100 * won.rate:.0f} [{100 * won.low:.0f}, {100 * won.high:.0f}]"


def table(rows: Iterable[str], games: int) -> str:
    heading = ["game", "rules", "mode", "games", "before the first choice", f"said {RANGES[0]}", *RANGES[1:], "off"]
    return f"""{played_on(date.today(), "python -m hardboiled.lab.said")}

{games} games of each by regular bots at tables drawn at random (mode, seats, every option), with seeds nothing was \
learned from. The chance `evaluate` says of a side (Stinger, the officers, the Heroes, the Good Cops) and, after the \
colon, how often that side won, in percent with 95 % intervals: before the first choice, and at moments along the game \
by what was said (a game counts once in each range). *Off*: the mean difference between said and won, in points, over \
tenths.

| {" | ".join(heading)} |
|{"---|" * len(heading)}
{chr(10).join(rows)}"""


def kept(page: Path, anew: Sequence[str]) -> Iterator[str]:
    """The rows of the other games."""
    for row in section(page, HEADING).splitlines():
        if row.startswith("| ") and not row.startswith(("| game ", *(f"| {game} " for game in anew))):
            yield row


def main(
    games: Annotated[int, typer.Option(min=2, help="Games of each game.")] = 600,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    jobs: Annotated[int, typer.Option(help="How many processes; -1 is one a core.")] = 1,
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("docs/figures.md"),
) -> None:
    """Play games and write what was said of them and what came of it into the page of figures."""
    chosen = game or [name for name in game_ids() if find_game(name).prospect is not None]
    rows = list(kept(out, chosen))
    for name in chosen:
        seeds = range(FIRST_SEED, FIRST_SEED + games)
        found: list[Game] = list(Parallel(n_jobs=jobs)(delayed(played)(name, seed) for seed in seeds))
        for mode in dict.fromkeys(one.mode for one in found):
            rows.append(line(name, mode, [one for one in found if one.mode == mode]))
            print(rows[-1], flush=True)
    put_section(out, HEADING, table(sorted(rows), games))


if __name__ == "__main__":
    typer.run(main)
