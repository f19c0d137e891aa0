"""`python -m hardboiled.lab.foresight GAME`: how far ahead a game's `evaluate` tells options apart best.

At some choices of games that regulars play, the options the instinct likes best are played on to the end
in the same imagined worlds. How far an option is ahead of the instinct's favourite, as `evaluate` sees it
so many steps later in one half of the worlds, is compared with how many more games it won in the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Annotated, Any, NamedTuple

import typer

from hardboiled.bots import make_bot
from hardboiled.bots.playout import by_instinct, worth
from hardboiled.extras import need
from hardboiled.kernel.actions import Action
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.saving import start
from hardboiled.kernel.seat import Seat
from hardboiled.lab.simulate import setups

DISTANCES = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48)
WORLDS = 32
OPTIONS = 4
WORK = 128
"""Choices played on for an option in a usual search."""
ENTERING = 2
"""So many choices' worth of time it takes to enter a world and to judge it."""
LOOKED_AT = 0.03
"""The share of the choices at which all this is done."""


class Playout(NamedTuple):
    """What one option came to in one world."""

    seen: list[float]
    """Its worth after each of the distances."""
    choices: list[int]
    """How many choices it took to get there."""
    won: float


class Lead(NamedTuple):
    """How far one option is ahead of the favourite, in two halves of the worlds."""

    seen: list[tuple[float, float]]
    won: tuple[float, float]


class Distance(NamedTuple):
    """How well things are seen so many steps ahead."""

    steps: int
    choices: float
    agreement: float
    """Correlation of the lead seen in half of the worlds with the true one."""
    for_the_work: float
    """The same for a search that has so much time: the nearer it looks, the more worlds it can see."""


def leads_at(seat: Seat, rng: Random) -> tuple[list[Lead], list[Playout]]:
    """The challengers of the instinct's favourite at one choice."""
    options, ratings = seat.ask.options, seat.instinct()
    order = sorted(range(len(options)), key=lambda i: -ratings[i])[:OPTIONS]
    worlds = [rng.getrandbits(60) for _ in range(WORLDS)]
    favourite, *others = ([_play_on(seat, options[i], world) for world in worlds] for i in order)
    return [_lead(other, favourite) for other in others], favourite


def _play_on(seat: Seat, action: Action, seed: int) -> Playout:
    world, rng = seat.imagine(Random(seed)), Random(seed + 1)
    begun, made = world.steps, 1
    world.choose(action, seat.id)
    seen: list[float] = []
    choices: list[int] = []
    while world.asks:
        while len(seen) < len(DISTANCES) and world.steps >= begun + DISTANCES[len(seen)]:
            seen.append(worth(world, seat.id))
            choices.append(made)
        ask = world.asks[0]
        world.choose(by_instinct(world, ask, ask.seats[0], rng), ask.seats[0])
        made += 1
    won, missing = worth(world, seat.id), len(DISTANCES) - len(seen)
    return Playout(seen + [won] * missing, choices + [made] * missing, won)


def _lead(mine: Sequence[Playout], theirs: Sequence[Playout]) -> Lead:
    def halves(values: list[float]) -> tuple[float, float]:
        return fmean(values[::2]), fmean(values[1::2])

    pairs = list(zip(mine, theirs, strict=True))
    seen = [halves([a.seen[at] - b.seen[at] for a, b in pairs]) for at in range(len(DISTANCES))]
    return Lead(seen, halves([a.won - b.won for a, b in pairs]))


def agreements(leads: Sequence[Lead], favourites: Sequence[Playout]) -> list[Distance]:
    """For each distance, how well half of the worlds tell the true lead (measured by the other half, whose
    own noise is taken out)."""
    np = need("numpy", "Measuring foresight")
    won = np.array([lead.won for lead in leads])
    true_spread = max(np.cov(won.T)[0, 1], 1e-12) ** 0.5
    found = []
    for at, steps in enumerate(DISTANCES):
        seen = np.array([lead.seen[at] for lead in leads])
        together = fmean(float(np.cov(seen[:, one], won[:, 1 - one])[0, 1]) for one in (0, 1))
        spread = fmean(float(seen[:, one].std(ddof=1)) for one in (0, 1))
        choices = fmean(playout.choices[at] for playout in favourites)
        lasting = max(0.0, float(np.cov(seen.T)[0, 1]))
        worlds = WORK / (choices + ENTERING)
        usual = (lasting + max(0.0, spread**2 - lasting) * (WORLDS / 2) / worlds) ** 0.5
        agree, agree_usually = (together / true_spread / of if of else 0.0 for of in (spread, usual))
        found.append(Distance(steps, choices, agree, agree_usually))
    return found


def measure(table: AnyMatch, rng: Random, until: float) -> tuple[list[Lead], list[Playout]]:
    """One game played by regulars, looked into at some of its choices."""
    bot = make_bot("regular", rng.getrandbits(32))
    leads: list[Lead] = []
    favourites: list[Playout] = []
    while table.asks and perf_counter() < until:
        seat = Seat(table, table.asks[0].seats[0])
        if len(seat.ask.options) > 1 and rng.random() < LOOKED_AT:
            more, playouts = leads_at(seat, rng)
            leads += more
            favourites += playouts
        table.choose(bot.choose(seat), seat.id)
    return leads, favourites


def main(
    game: Annotated[str, typer.Argument(help="The game to look into.")],
    mode: Annotated[str | None, typer.Option(help="Its mode; else the first.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; else the fewest.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long to measure.")] = 300,
    seed: Annotated[int, typer.Option(help="The first game's seed.")] = 0,
) -> None:
    """Play options on to the end and say from how far ahead `evaluate` tells them apart best."""
    until, rng = perf_counter() + seconds, Random(seed)
    leads: list[Lead] = []
    favourites: list[Playout] = []
    setup: Any = setups(game, mode, seats, ["regular"])[0]
    while perf_counter() < until:
        seed += 1
        table = start(setup.game, setup.mode, setup.bots, seed)
        more, playouts = measure(table, rng, until)
        leads += more
        favourites += playouts
    print(f"{len(leads)} options against the instinct's favourite, {WORLDS} worlds each")
    for distance in agreements(leads, favourites):
        print(
            f"{distance.steps:3} steps, {distance.choices:5.1f} choices: agreement {distance.agreement:.2f}, "
            f"in the time of a usual search {distance.for_the_work:.2f}"
        )


if __name__ == "__main__":
    typer.run(main)
