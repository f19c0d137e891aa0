"""What one bot's choices are worth more than another's: at choices along games of regulars both choose with the same
budget, and where they differ, both options are played on in the same worlds, further than either looked.

It takes far fewer seconds than duels to tell two searches apart. It believes the game's `evaluate`, which duels do not.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import msgspec
from msgspec import Struct

from hardboiled.bots import make_bot
from hardboiled.bots.playout import Whims, play_on, worth
from hardboiled.kernel.actions import Action
from hardboiled.kernel.match import AnyMatch
from hardboiled.kernel.seat import Seat
from hardboiled.lab.rivals import rival
from hardboiled.lab.simulate import Setup, open_table

LOOKED_AT = 0.06
"""The share of the choices that are looked at."""
WORLDS = 48
FURTHER = 2
"""So much further than the game's foresight options are played on."""
LONGEST = 150


class Difference(Struct, frozen=True):
    """At one choice: what the first bot's option is worth more than the second's, and than the instinct's."""

    seed: int
    number: int
    over_second: float
    over_instinct: float


def differences(setup: Setup, first: str, second: str, after: int = -1) -> Iterator[Difference]:
    """The choices of one game that are looked at, the same ones whoever chooses; only those after that number."""
    match, regular, rng = open_table(setup, keep=True), make_bot("regular", setup.seed), Random(setup.seed)
    while match.asks:
        seat = Seat(match, match.asks[0].seats[0])
        if rng.random() < LOOKED_AT and len(seat.ask.options) > 2 and len(match.log) > after:
            yield _compared(match, seat, setup.seed, first, second)
        match.choose(regular.choose(seat), seat.id)


def _compared(match: AnyMatch, seat: Seat, seed: int, first: str, second: str) -> Difference:
    number = len(match.log)
    ratings, options = seat.instinct(), seat.ask.options
    picked: list[Action] = [rival(bot, seed + number).choose(seat) for bot in (first, second)]
    picked.append(options[max(range(len(options)), key=ratings.__getitem__)])
    worths = played_on(match, seat, list(dict.fromkeys(picked)), Random(seed + number))
    mine, theirs, instincts = (fmean(worths[action]) for action in picked)
    return Difference(seed, number, mine - theirs, mine - instincts)


def played_on(match: AnyMatch, seat: Seat, options: list[Action], rng: Random) -> dict[Action, list[float]]:
    """What each is worth in each of the same worlds; where there is only one, that need not be found out."""
    worths: dict[Action, list[float]] = {option: [] for option in options}
    if len(options) == 1:
        return {options[0]: [0.0]}
    beliefs, far = seat.beliefs(), round(FURTHER * match.game.foresight)
    for _ in range(WORLDS):
        guess, whims = beliefs.guess(rng), rng.getrandbits(64)
        for option in options:
            world = guess.enter()
            until = world.steps + far
            world.choose(option, seat.id)
            play_on(world, until, Whims(world, whims), LONGEST)
            worths[option].append(worth(world, seat.id))
    return worths


class Notes:
    """Differences found so far, one a line, so that a run can be stopped and goes on."""

    def __init__(self, path: Path, key: str) -> None:
        self._path, self._key = path, key
        self.found: list[Difference] = []
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                noted, difference = msgspec.json.decode(line, type=tuple[str, Difference])
                if noted == key:
                    self.found.append(difference)

    def add(self, difference: Difference) -> None:
        self.found.append(difference)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode((self._key, difference)).decode() + "\n")


def mean_with_error(values: list[float]) -> tuple[float, float]:
    """The mean, and how far it may be off (95 %)."""
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0
