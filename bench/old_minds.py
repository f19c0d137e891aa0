"""The whole of `sharp` as it was before its instincts were mended (`sharp-as-it-was`): the old search, led by the
instincts and the learned chances of then, under today's rules.

They are read out of the project's own history, so the checkout must reach back so far. Names that have moved since are
put where they were; what is new since then they do not know, and rate as they rate anything they do not know.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache
from importlib import import_module
from io import BytesIO
from pathlib import Path
from subprocess import CalledProcessError, run
from tarfile import open as open_archive
from tempfile import TemporaryDirectory
from typing import Unpack

from bench.old_search import SharpBefore
from hardboiled.bots import Advice, Advisor
from hardboiled.bots.instinct import InstinctBot
from hardboiled.bots.strengths import Budget
from hardboiled.kernel import learned
from hardboiled.kernel.actions import Action
from hardboiled.kernel.errors import HardboiledError
from hardboiled.kernel.game import AnyGame
from hardboiled.kernel.seat import Seat

THEN = {
    "go-ahead-punk": "b1ee783",
    "hard-city": "b1ee783",
    "kick-ass": "ceedc3d",
    "police-precinct": "b1ee783",
}
"""The last commit before a game's instinct was mended."""
MOVED = {
    "hardboiled.games.police_precinct.rules.effects.card_texts": (
        "hardboiled.games.police_precinct.rules.effects.rewards",
        ("PlaceAgent", "PlaceSwat"),
    )
}
"""Where names were, and where they are now."""
CHECKOUT = Path(__file__).parents[1]
SHELF = TemporaryDirectory(prefix="old-minds-")
"""Where the old minds lie while the program runs."""


class AsItWas:
    """A bot at a table where everybody plays by the old instincts, as far as it knows."""

    def __init__(self, bot: Advisor) -> None:
        self._bot = bot

    def choose(self, seat: Seat) -> Action:
        return self.advise(seat).action

    def advise(self, seat: Seat) -> Advice:
        match, game = seat._match, seat._match.game
        match.game = as_it_was(game)
        try:
            return self._bot.advise(seat)
        finally:
            match.game = game


class SharpAsItWas(AsItWas):
    def __init__(self, seed: int = 0, **budget: Unpack[Budget]) -> None:
        super().__init__(SharpBefore(seed, **budget))


class RegularAsItWas(AsItWas):
    def __init__(self, seed: int = 0) -> None:
        super().__init__(InstinctBot(seed))


@cache
def as_it_was(game: AnyGame) -> AnyGame:
    """The game with its mind of then; one that has had no other, as it is."""
    if game.id not in THEN:
        return game
    home = _fetched(game.home.name, THEN[game.id])
    for before, (now, names) in MOVED.items():
        for moved in names:
            setattr(import_module(before), moved, getattr(import_module(now), moved))
    instinct = import_module(f"{home.name}.mind.instinct").instinct
    prospect = import_module(f"{home.name}.mind.prospects").prospect
    return replace(
        game, instinct=instinct, prospect=prospect, evaluate=learned(home, prospect, game.side), suspicions=None
    )


def _fetched(name: str, commit: str) -> Path:
    """The package of a game of then, under a name of its own; only its mind is in it."""
    folder = f"src/hardboiled/games/{name}/mind"
    try:
        packed = run(["git", "archive", commit, folder], cwd=CHECKOUT, capture_output=True, check=True).stdout
    except (OSError, CalledProcessError) as error:
        raise HardboiledError(
            f"The old instincts are in the project's history, and {commit} is not in that of {CHECKOUT}. It takes git "
            "and a clone of it; where that is shallow, run `git fetch --unshallow` there."
        ) from error
    place = Path(SHELF.name) / name
    with open_archive(fileobj=BytesIO(packed)) as archive:
        archive.extractall(place, filter="data")
    home = place / f"{name}_as_it_was"
    (place / folder).parent.rename(home)
    for file in home.rglob("*.py"):
        file.write_text(file.read_text().replace(f"hardboiled.games.{name}.mind", f"{home.name}.mind"))
    sys.path.insert(0, str(place))
    return home
