"""`python -m hardboiled.lab.yardsticks`: how far the search has come, written to docs/figures.md.

*Duels*: `sharp` against the whole of `sharp` as it was, with equal time a choice, sides swapped. *Searches*: against
its old search alone, led by today's instincts (`sharp-before`). *Hardest*: `sharp` now and as it was where winning is
hardest, against regulars or the game itself. *Regulars*: the same two of `regular`, who do not search. *Clairvoyant*:
one side played by `regular`, by `sharp` and by the same search that sees everything, against regulars with the same
seeds: how much of the way between the two does `sharp` go? And how far is it for an `insider`, who knows what the
others suspect, but not what lies in the piles? *Choices*: what the search's choices are worth more than those of the
one before (`choices`). Results are kept, so a run may be stopped and goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from random import Random
from time import monotonic
from typing import Annotated, Any

import typer
from msgspec import Struct, structs

from hardboiled.kernel.registry import find_game
from hardboiled.kernel.wording import listed
from hardboiled.lab.choices import Notes, differences, mean_with_error
from hardboiled.lab.figures import difference_is_sure
from hardboiled.lab.page import played_on, put_section
from hardboiled.lab.results import played_with, run
from hardboiled.lab.simulate import Result, setups
from hardboiled.lab.tally import Share, share
from hardboiled.lab.tournament import sides_as_dealt, tournament

HEADING = "Yardsticks of the search"
NEW, OLD = "sharp", "sharp-before"
AS_IT_WAS = "-as-it-was"
RESAMPLED = 2000
MOST_LOOKED_INTO = 10_000
"""So many games are looked into at most to find choices."""


class Table(Struct, frozen=True):
    """Where a yardstick is laid."""

    game: str
    mode: str
    seats: int
    options: dict[str, Any] = {}
    side: str = ""
    """The side that plays stronger and stronger, where one does."""

    def __str__(self) -> str:
        chosen = "".join(f", {name} {value}" for name, value in self.options.items())
        return f"{self.game} {self.mode}, {self.seats} seats{chosen}"


DUELS = (
    Table("go-ahead-punk", "one-vs-all", 2),
    Table("hard-city", "one-vs-all", 2),
    Table("police-precinct", "dirty-cop", 3),
)
HARDEST = (
    Table("go-ahead-punk", "solo", 1, {"difficulty": "insane"}, "stinger"),
    Table("kick-ass", "co-op", 2, {"plot": "mother-fucker"}, "heroes"),
    Table("police-precinct", "co-op", 2, {"degree": "7"}, "good"),
    *(Table("hard-city", "co-op", 1, {"episode": episode, "lead": 5}, "order") for episode in (1, 2, 3, 4, 5)),
    Table("police-precinct", "dirty-cop", 5, {"loyalty": "two"}, "good"),
)
CLAIRVOYANT = (
    Table("go-ahead-punk", "one-vs-all", 2, {}, "cops"),
    Table("police-precinct", "dirty-cop", 4, {}, "good"),
)


class Line(Struct, frozen=True):
    """What one yardstick says of one table."""

    yardstick: str
    table: str
    rules: str
    budget: str
    games: int
    result: str
    shown: bool


def duel(table: Table, budget: str, games: int, path: Path, jobs: int = 1) -> Line:
    """The points of today's player against the one as it was."""
    return _points(NEW + AS_IT_WAS, table, budget, games, path, jobs)


def search(table: Table, budget: str, games: int, path: Path, jobs: int = 1) -> Line:
    """The points of the new search against the old one, both led by today's instincts."""
    return _points(OLD, table, budget, games, path, jobs)


def _points(rival: str, table: Table, budget: str, games: int, path: Path, jobs: int) -> Line:
    bots = [f"{NEW}@{budget}", f"{rival}@{budget}"]
    played = tournament(table.game, bots, table.mode, table.seats, games, table.options, seed=1, path=path, jobs=jobs)
    (pair,) = played.pairings
    sides = ", ".join(f"{wins.rate:.0%} as {side}" for side, wins in pair.by_side.items())
    result = f"{_percent(pair.wins)} of points ({sides})"
    return _line(f"{NEW} v {rival}", table, budget, pair.games, result, pair.proven)


def hardest(table: Table, budget: str, games: int, path: Path, jobs: int = 1) -> Line:
    """What the search wins, now and as it was, with the side that has the hardest time of all."""
    return _won_back("hardest", table, NEW, f"@{budget}", games, path, jobs)


def regulars(table: Table, budget: str, games: int, path: Path, jobs: int = 1) -> Line:
    """What instincts alone win there, now and as they were; their budget is none."""
    return _won_back("regulars", table, "regular", "", games, path, jobs)


def _won_back(yardstick: str, table: Table, bot: str, at: str, games: int, path: Path, jobs: int) -> Line:
    new, old = (share(sum(_wins(table, name + at, games, path, jobs)), games) for name in (bot, bot + AS_IT_WAS))
    won_back = f"; {(new.rate - old.rate) / (1 - old.rate):.0%} of what was lost" if old.rate < 1 else ""
    result = f"{_percent(new)} against {_percent(old)} of games won{won_back}"
    return _line(yardstick, table, at[1:], games, result, difference_is_sure(new, old))


def clairvoyant(table: Table, budget: str, games: int, path: Path, jobs: int = 1) -> Line:
    """How much of the way from regular to one who sees everything the search goes."""
    bots = ("regular", f"{NEW}@{budget}", f"insider@{budget}", f"clairvoyant@{budget}")
    wins = {bot: _wins(table, bot, games, path, jobs) for bot in bots}
    regular, sharp, _, seeing = wins.values()
    rates = ", ".join(f"{bot.partition('@')[0]} {_percent(share(sum(won), games))}" for bot, won in wins.items())
    low, high = _resampled(regular, sharp, seeing)
    way = _way(sum(regular), sum(sharp), sum(seeing))
    gone = f"{way:.0%} [{low:.0%}, {high:.0%}] of the way" if way is not None else "no way to go"
    return _line("clairvoyant", table, budget, games, f"{rates} as {table.side}: {gone}", low > 0.5)


def choices(table: Table, budget: str, games: int, path: Path, jobs: int = 1) -> Line:
    """What the new search's choices are worth more than the old one's, in chance to win; `games` of them are looked
    at. Always in one process: processes side by side would take time from each other."""
    new, old = f"{NEW}@{budget}", f"{OLD}@{budget}"
    plain = setups(table.game, table.mode, table.seats, ["regular"], table.options, games=MOST_LOOKED_INTO, seed=1)
    notes = Notes(path.with_suffix(".choices"), f"{table} {budget} {played_with(table.game, ())}")
    known = {(one.seed, one.number) for one in notes.found}
    for setup in plain:
        if len(notes.found) >= games:
            break
        last = max([number for seed, number in known if seed == setup.seed], default=-1)
        if not any(seed > setup.seed for seed, _ in known):
            for one in differences(setup, new, old, after=last):
                notes.add(one)
                if len(notes.found) >= games:
                    break
    more, error = mean_with_error([one.over_second for one in notes.found])
    over, off = mean_with_error([one.over_instinct for one in notes.found])
    result = f"{100 * more:+.2f} ± {100 * error:.2f} points of chance to win a choice over {OLD}, "
    result += f"{100 * over:+.2f} ± {100 * off:.2f} over the instinct"
    return _line("choices", table, budget, len(notes.found), result, more > error)


def _wins(table: Table, bot: str, games: int, path: Path, jobs: int) -> list[bool]:
    """Whether the side won each game with that bot in all its seats and regulars in the others."""
    planned = []
    for setup in setups(table.game, table.mode, table.seats, ["regular"], table.options, games=games, seed=1):
        dealt = sides_as_dealt(setup)
        planned.append(
            (structs.replace(setup, bots=tuple(bot if s == table.side else "regular" for s in dealt)), dealt)
        )
    results = run([setup for setup, _ in planned], path, jobs).results
    return [_won(result, dealt, table.side) for result, (_, dealt) in zip(results, planned, strict=True)]


def _won(result: Result, dealt: Sequence[str], side: str) -> bool:
    return any(
        seat in result.winners for seat, dealt_to in zip(result.seat_ids, dealt, strict=True) if dealt_to == side
    )


def _way(regular: float, sharp: float, seeing: float) -> float | None:
    return (sharp - regular) / (seeing - regular) if seeing > regular else None


def _resampled(regular: Sequence[bool], sharp: Sequence[bool], seeing: Sequence[bool]) -> tuple[float, float]:
    """The range of the way that games drawn again from these give 95 of 100 times."""
    rng, games, found = Random(1), list(zip(regular, sharp, seeing, strict=True)), []
    for _ in range(RESAMPLED):
        drawn = rng.choices(games, k=len(games))
        way = _way(*(sum(bot) for bot in zip(*drawn, strict=True)))
        found.append(way if way is not None else 0.0)
    found.sort()
    return found[RESAMPLED * 25 // 1000], found[RESAMPLED * 975 // 1000]


def _line(yardstick: str, table: Table, budget: str, games: int, result: str, shown: bool) -> Line:
    return Line(yardstick, str(table), find_game(table.game).rules_version, budget, games, result, shown)


def _percent(one: Share) -> str:
    return f"{one.rate:.0%} [{one.low:.0%}, {one.high:.0%}]"


def as_markdown(lines: Sequence[Line], today: date) -> str:
    rows = [
        f"| {one.yardstick} | {one.table} | {one.rules} | {one.budget} | {one.games} | {one.result} "
        f"| {'yes' if one.shown else 'no'} |"
        for one in lines
    ]
    return "\n".join(
        [
            played_on(today, "python -m hardboiled.lab.yardsticks"),
            "",
            f"`{NEW}{AS_IT_WAS}` is the player from before beliefs: its search, its instincts and its learned chances, "
            f"under today's rules; `{OLD}` is that search led by today's instincts. Both think for the same time about "
            "each choice (`0.1cpu`: a tenth of a second of the processor's time, however busy it is). In modes with "
            "sides every seed is played both ways round. *Hardest*: the player of now and the one as it was play every "
            "seat of the side that wins least there, today's regulars any other; the same seeds. *Regulars*: the same "
            "of those who do not search. *Clairvoyant*: as well, and `clairvoyant` "
            "is the same search in the true world, and the way is what `sharp` wins of the distance between `regular` "
            "and it; `insider` knows what the others suspect, and nothing else that is hidden. "
            "*Choices*: at choices along games of regulars both searches choose, and where they differ their "
            "options are played on in the same 48 worlds, further than either looked: the mean difference, in "
            "hundredths of a game; `games` are choices there. Brackets and ±: 95 % intervals. *Shown*: better than "
            "before, or more than half the way, at 95 % confidence.",
            "",
            "| yardstick | table | rules | time a choice | games | result | shown |",
            "|---|---|---|---|---|---|---|",
            *rows,
        ]
    )


YARDSTICKS: dict[str, tuple[Sequence[Table], Callable[..., Line]]] = {
    "duels": (DUELS, duel),
    "searches": (DUELS, search),
    "hardest": (HARDEST, hardest),
    "regulars": (HARDEST, regulars),
    "clairvoyant": (CLAIRVOYANT, clairvoyant),
    "choices": ((*DUELS, *HARDEST[:4]), choices),
}


def main(
    games: Annotated[int, typer.Option(min=2, help="Games a table (in duels, both ways round together).")] = 200,
    budget: Annotated[str, typer.Option(help="Time a choice: 0.3s by the clock, 0.3cpu by the processor's.")] = "0.3s",
    yardstick: Annotated[list[str] | None, typer.Option(help=f"{listed(YARDSTICKS)}; may be repeated.")] = None,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    minutes: Annotated[float, typer.Option(help="Stop after so long, with as many games as there are.")] = 0,
    step: Annotated[int, typer.Option(help="Games a table gets before the next one has its turn.")] = 10,
    jobs: Annotated[int, typer.Option(help="How many processes; -1 is one a core.")] = 1,
    results: Annotated[Path, typer.Option(help="Where results are kept.")] = Path("build/yardsticks.parquet"),
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("docs/figures.md"),
) -> None:
    """Measure the search and write what is found into the page of figures."""
    until = monotonic() + 60 * minutes if minutes else None
    found: dict[tuple[str, str], Line] = {}
    for played in [*range(step, games, step), games]:
        for name in yardstick or YARDSTICKS:
            tables, measure = YARDSTICKS[name]
            for table in tables:
                if (game and table.game not in game) or (until is not None and monotonic() > until):
                    continue
                line = found[name, str(table)] = measure(table, budget, played, results, jobs)
                print(f"{line.yardstick}: {line.table}, {line.games} games: {line.result}", flush=True)
                put_section(out, HEADING, as_markdown(list(found.values()), date.today()))


if __name__ == "__main__":
    typer.run(main)
