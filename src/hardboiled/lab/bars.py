"""`python -m hardboiled.lab.bars`: how often a side wins where that has a bar, written to docs/figures.md.

The same bot in every seat. Results are kept, so a run may be stopped and goes on; the page tells all that was played
with the rules and the content of today, though bots may have changed a little between two runs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from msgspec import Struct, structs

from hardboiled.bots import strength_of
from hardboiled.kernel.codec import digest
from hardboiled.kernel.registry import find_game
from hardboiled.lab.page import played_on, put_section
from hardboiled.lab.results import ResultsFile, played_with, result_in, run
from hardboiled.lab.simulate import Result, Setup, setups
from hardboiled.lab.tally import Share, share

HEADING = "Balance"
FIRST_SEED = 70_000
FEWEST = 10
"""Games below which nothing is told."""
Range = tuple[int, int]
EVEN, EASIEST, HARDEST, ANY = (42, 58), (60, 75), (8, 20), (0, 100)
STILL_A_GAME, STILL_HARD = (0, 97), (0, 75)


Known = dict[str, Result]
"""Results by the game that was played."""


class Bar(Struct, frozen=True, kw_only=True):
    """How often a side should win, in percent, over one or several tables that are equally often played."""

    game: str
    mode: str
    side: str
    seats: tuple[int, ...]
    options: tuple[dict[str, Any], ...] = ({},)
    name: str = ""
    bars: dict[str, Range]
    """By the strength of the bots; a strength without one is not measured."""

    def tables(self) -> Iterator[tuple[int, dict[str, Any]]]:
        return ((seats, options) for seats in self.seats for options in self.options)

    def setups(self, bot: str, games: int) -> list[Setup]:
        """At least so many games, as many at each table."""
        each = -(-games // (len(self.seats) * len(self.options)))
        return [setup for seats, options in self.tables() for setup in self._at(seats, options, bot, each)]

    def _at(self, seats: int, options: dict[str, Any], bot: str, games: int) -> list[Setup]:
        return setups(self.game, self.mode, seats, [bot], options, games=games, seed=FIRST_SEED)

    def played(self, known: Known, bot: str) -> list[Result]:
        """All there is of it, as far as every table has had as many games."""
        found = [[*self._found(known, seats, options, bot)] for seats, options in self.tables()]
        even = min(len(results) for results in found)
        return [result for results in found for result in results[:even]]

    def _found(self, known: Known, seats: int, options: dict[str, Any], bot: str) -> Iterator[Result]:
        (first,) = self._at(seats, options, bot, 1)
        for seed in count(FIRST_SEED):
            found = known.get(_game(structs.replace(first, seed=seed)))
            if found is None:
                return
            yield found


EPISODES = (1, 2, 3, 4, 5)
PLOTS = ("red-mist", "vic-gigante", "john-genovese", "don-genovese", "mother-fucker")
BOTH_EVEN = {"regular": EVEN, "sharp": EVEN}


def _steps(names: Sequence[str], usual: str) -> dict[str, dict[str, Range]]:
    """Settings from the easiest to the hardest; the steps between them are shown by the order of their lines."""
    bars: dict[str, dict[str, Range]] = {name: {"regular": ANY} for name in names}
    bars[names[0]]["regular"], bars[names[-1]]["regular"] = EASIEST, HARDEST
    bars[usual]["sharp"], bars[names[-1]]["sharp"] = STILL_A_GAME, STILL_HARD
    return bars


def _hard_city_co_op() -> Iterator[Bar]:
    settings: dict[str, dict[str, Any]] = {
        "Blast with skills": {"ally": "blast-with-skills"},
        "Blast": {"ally": "blast"},
        "no Ally": {},
        "Chaos begins with 3": {"lead": 3},
        "Chaos begins with 5": {"lead": 5},
    }
    for name, bars in _steps(list(settings), "no Ally").items():
        options = tuple({**settings[name], "episode": episode} for episode in EPISODES)
        yield Bar(
            game="hard-city", mode="co-op", side="order", seats=(1, 2, 3, 4), options=options, name=name, bars=bars
        )


def _all() -> Iterator[Bar]:
    for seats in (2, 3, 4):
        yield Bar(game="go-ahead-punk", mode="one-vs-all", side="stinger", seats=(seats,), bars=BOTH_EVEN)
    for level, bars in _steps(("easy", "medium", "hard", "insane"), "medium").items():
        yield Bar(
            game="go-ahead-punk",
            mode="solo",
            side="stinger",
            seats=(1,),
            options=({"difficulty": level},),
            name=level,
            bars=bars,
        )
    every = tuple({"episode": episode} for episode in EPISODES)
    for seats in (2, 3, 4, 5):
        yield Bar(
            game="hard-city", mode="one-vs-all", side="chaos", seats=(seats,), options=every, bars={"regular": EVEN}
        )
    for episode in every:
        name = f"episode {episode['episode']}"
        yield Bar(
            game="hard-city",
            mode="one-vs-all",
            side="chaos",
            seats=(2, 3, 4, 5),
            options=(episode,),
            name=name,
            bars=BOTH_EVEN,
        )
    yield from _hard_city_co_op()
    for plot, bars in _steps(PLOTS, "red-mist").items():
        yield Bar(
            game="kick-ass",
            mode="co-op",
            side="heroes",
            seats=(1, 2, 3, 4),
            options=({"plot": plot, "heroes": "random"},),
            name=plot,
            bars=bars,
        )
    for degree, bars in _steps(("none", "5", "6", "7"), "none").items():
        yield Bar(
            game="police-precinct",
            mode="co-op",
            side="good",
            seats=(1, 2, 3, 4, 5, 6),
            options=({"degree": degree},),
            name=f"degree {degree}",
            bars=bars,
        )
    for loyalty, fewest, good in (("one", 3, EVEN), ("two", 4, (35, 55))):
        for seats in range(fewest, 7):
            yield Bar(
                game="police-precinct",
                mode="dirty-cop",
                side="good",
                seats=(seats,),
                options=({"loyalty": loyalty},),
                name=f"{loyalty} dirty",
                bars={"regular": good, "sharp": good},
            )


BARS = tuple(_all())


class Line(Struct, frozen=True):
    """What was found at one bar with one bot in every seat."""

    bar: Bar
    bot: str
    results: list[Result]

    @property
    def wins(self) -> Share:
        return _wins(self.results, self.bar.side)

    def row(self) -> str:
        bar, wins = self.bar, self.wins
        low, high = bar.bars[strength_of(self.bot.partition("@")[0])]
        seats = f"{bar.seats[0]}" if len(bar.seats) == 1 else f"{bar.seats[0]} to {bar.seats[-1]}"
        wanted = "–" if (low, high) == ANY else f"{low} to {high}"
        decisions = sum(result.decisions for result in self.results) / len(self.results)
        return (
            f"| {bar.game} | {find_game(bar.game).rules_version} | {bar.mode} | {bar.name} | {seats} | {self.bot} "
            f"| {len(self.results)} | {bar.side} {_percent(wins)} | {self._by_seats()} | {wanted} "
            f"| {_held(wins, low, high)} | {decisions:.0f} |"
        )

    def _by_seats(self) -> str:
        """Where several numbers of players are told together, how each of them did."""
        if len(self.bar.seats) == 1:
            return ""
        each = [[one for one in self.results if one.seats == seats] for seats in self.bar.seats]
        return " ".join(f"{100 * _wins(results, self.bar.side).rate:.0f}" for results in each)


def _held(wins: Share, low: int, high: int) -> str:
    if (low, high) == ANY:
        return "–"
    if low <= 100 * wins.low and 100 * wins.high <= high:
        return "shown"
    if low <= 100 * wins.rate <= high:
        return "yes"
    return "open" if 100 * wins.high >= low and 100 * wins.low <= high else "no"


def _wins(results: Sequence[Result], side: str) -> Share:
    return share(sum(side in result.winning_sides for result in results), len(results))


def _percent(one: Share) -> str:
    return f"{100 * one.rate:.0f} [{100 * one.low:.0f}, {100 * one.high:.0f}]"


def lines(path: Path, bars: Sequence[Bar] = BARS, fewest: int = FEWEST) -> Iterator[Line]:
    """All that the file has of today's rules and content, where that is enough to say anything."""
    rows = ResultsFile(path).table().to_dicts()
    today = {game: played_with(game, ()).rpartition("/")[0] for game in {row["game"] for row in rows}}
    played = [result_in(row) for row in rows if row["rules"].rpartition("/")[0] == today[row["game"]]]
    known = {_game(result): result for result in played}
    bots = sorted({result.bots[0] for result in played})
    for bar in bars:
        for bot in bots:
            if strength_of(bot.partition("@")[0]) in bar.bars:
                results = bar.played(known, bot)
                if len(results) >= fewest:
                    yield Line(bar, bot, results)


def _game(one: Setup) -> str:
    return digest([getattr(one, name) for name in Setup.__struct_fields__])


def as_markdown(found: Iterable[Line], today: date) -> str:
    return "\n".join(
        [
            played_on(today, "python -m hardboiled.lab.bars"),
            "",
            "The same bot in every seat; wins in percent with Wilson's 95 % interval, over as many games of every "
            "number of players and, in Hard City, every episode as a line tells of together. `sharp@0.05cpu` thinks "
            "for a twentieth of a second of the processor's time about each choice. *Held*: whether the rate is within "
            "the bar; *shown* where the whole interval is, *open* where only a part of the interval is. *Choices*: of "
            "a game, on average.",
            "",
            "| game | rules | mode | setting | seats | bots | games | wins | by seats | bar | held | choices |",
            "|---|---|---|---|---|---|---|---|---|---|---|---|",
            *(line.row() for line in found),
        ]
    )


def main(
    games: Annotated[int, typer.Option(min=1, help="Games a line.")] = 400,
    bots: Annotated[str, typer.Option(help="The bot in every seat.")] = "regular",
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    mode: Annotated[list[str] | None, typer.Option(help="Only this mode; may be repeated.")] = None,
    minutes: Annotated[float, typer.Option(help="Stop after so long, with as many games as there are.")] = 0,
    step: Annotated[int, typer.Option(help="Games a line gets before the next one has its turn.")] = 100,
    jobs: Annotated[int, typer.Option(help="How many processes; -1 is one a core.")] = 1,
    results: Annotated[Path, typer.Option(help="Where results are kept.")] = Path("build/bars.parquet"),
    out: Annotated[Path, typer.Option(help="The page to write.")] = Path("docs/figures.md"),
) -> None:
    """Measure who wins where, and write all that is known into the page of figures."""
    until = monotonic() + 60 * minutes if minutes else None
    strength = strength_of(bots.partition("@")[0])
    chosen = [
        bar
        for bar in BARS
        if strength in bar.bars and (not game or bar.game in game) and (not mode or bar.mode in mode)
    ]
    for wanted in [*range(step, games, step), games]:
        for bar in chosen:
            if until is None or monotonic() < until:
                run(bar.setups(bots, wanted), results, jobs)
    put_section(out, HEADING, as_markdown(lines(results), date.today()))


if __name__ == "__main__":
    typer.run(main)
