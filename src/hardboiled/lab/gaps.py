"""`python -m hardboiled.lab.gaps GAME`: where a game's instinct is furthest from what options are worth.

At some choices of games that regulars play, the options the instinct likes best are played on in the same imagined
worlds, further than a search looks. Half of the worlds say which option is best, the other half how much more than the
instinct's favourite it is worth: summed up by kinds of actions that shows what the instinct is blind to, and the worst
choices show when.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from statistics import fmean
from time import process_time
from typing import Annotated

import typer
from msgspec import Struct

from hardboiled.bots import make_bot
from hardboiled.kernel.actions import Action
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.seat import Seat
from hardboiled.lab.choices import played_on
from hardboiled.lab.simulate import Setup, open_table, setups

LOOKED_AT = 0.04
"""The share of the choices that are looked at."""
OPTIONS = 10
KINDS, WORST = 20, 20
"""How many of either are told."""


class Gap(Struct, frozen=True):
    """What the best option of one choice is worth more than the instinct's favourite."""

    seed: int
    number: int
    """How many choices had been made before."""
    side: str
    favourite: Action
    best: Action
    gain: float
    """In chance to win; below zero where the best was best by luck only."""

    @property
    def kinds(self) -> tuple[str, str, str]:
        return self.side, type(self.favourite).__name__, type(self.best).__name__


def gaps(setup: Setup) -> Iterator[Gap]:
    """Along one game of regulars."""
    match, regular, rng = open_table(setup, keep=True), make_bot("regular", setup.seed), Random(setup.seed)
    while match.asks:
        seat = Seat(match, match.asks[0].seats[0])
        if len(seat.ask.options) > 1 and rng.random() < LOOKED_AT:
            yield gap_at(match, seat, setup.seed)
        match.choose(regular.choose(seat), seat.id)


def gap_at(match: AnyMatch, seat: Seat, seed: int) -> Gap:
    options, ratings, number = seat.ask.options, seat.instinct(), len(match.log)
    liked = sorted(range(len(options)), key=lambda i: -ratings[i])[:OPTIONS]
    worths = played_on(match, seat, [options[i] for i in liked], Random(seed + number))
    favourite = options[liked[0]]
    best = max(worths, key=lambda option: fmean(worths[option][::2]))
    gain = fmean(worths[best][1::2]) - fmean(worths[favourite][1::2])
    return Gap(seed, number, match.game.side(match.state, seat.id), favourite, best, gain)


def report(found: Sequence[Gap]) -> Iterator[str]:
    """What is lost in all, by kinds of actions, and the worst choices."""
    by_side: dict[str, list[float]] = defaultdict(list)
    by_kinds: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    for gap in found:
        by_side[gap.side].append(gap.gain)
        by_kinds[gap.kinds].append(gap.gain)
    for side, gains in by_side.items():
        yield f"{side}: {len(gains)} choices, {100 * fmean(gains):.2f} points of chance to win lost at each"
    for (side, favourite, best), gains in sorted(by_kinds.items(), key=lambda kind: -sum(kind[1]))[:KINDS]:
        share = 100 * sum(gains) / len(by_side[side])
        yield f"{share:6.2f} of them {side}, {favourite} where {best} was best ({len(gains)} choices)"
    for gap in sorted(found, key=lambda gap: -gap.gain)[:WORST]:
        where = f"seed {gap.seed}, choice {gap.number}, {gap.side}"
        yield f"{100 * gap.gain:6.1f} {where}: {gap.favourite}; best {gap.best}"


def main(
    game: Annotated[str, typer.Argument(help="The game to look into.")],
    mode: Annotated[str | None, typer.Option(help="Its mode; else the first.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; else the fewest.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long to look, in processor time.")] = 300,
    seed: Annotated[int, typer.Option(help="The first game's seed.")] = 1,
) -> None:
    """Find the choices at which the instinct throws most away."""
    until, found = process_time() + seconds, list[Gap]()
    for number in count(seed):
        (setup,) = setups(game, mode, seats, ["regular"], games=1, seed=number)
        for gap in gaps(setup):
            found.append(gap)
            if process_time() > until:
                break
        if process_time() > until:
            break
    for line in report(found):
        print(line)


if __name__ == "__main__":
    typer.run(main)
