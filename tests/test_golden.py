"""Golden playthroughs: one whole game a mode, told as a story in tests/golden, that fails when the rules do.

A file holds every choice (who, which option of how many, what it says) and, indented, every line of the
log that followed, with who alone heard it. A test makes the same choices again and compares every word,
so a better bot changes nothing here; other rules, cards or texts do, and are looked at. When the change
is meant, `UPDATE_GOLDEN=1 python -m pytest tests/test_golden.py` lets regular bots play new ones.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, count
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

import hardboiled
from hardboiled.bots import make_bot
from hardboiled.kernel.match import Match
from hardboiled.kernel.present import happening
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.rules import games_with_rules
from hardboiled.kernel.seat import Seat

GOLDEN = Path(__file__).parent / "golden"
UPDATE = bool(os.environ.get("UPDATE_GOLDEN"))
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SEEDS = 60
"""So many seeds are tried for a game that the first seat wins: those go the whole way."""
_CHOICE = re.compile(r"^\d+\. (\S+) \[(\d+)/\d+\]")

AnyMatch = Match[Any, Any, Any]


class Golden(NamedTuple):
    game: str
    mode: str
    seats: int
    options: Mapping[str, Any] = MappingProxyType({})

    @property
    def path(self) -> Path:
        return GOLDEN / f"{self.game}-{self.mode}.txt"

    def begin(self, seed: int) -> AnyMatch:
        return hardboiled.start(self.game, self.mode, NAMES[: self.seats], seed, **self.options)


ALL = [
    Golden("go-ahead-punk", "one-vs-all", 3),
    Golden("go-ahead-punk", "solo", 1),
    Golden("hard-city", "one-vs-all", 3),
    Golden("hard-city", "co-op", 2, {"episode": 2}),
    Golden("kick-ass", "co-op", 3),
    Golden("police-precinct", "co-op", 2),
    Golden("police-precinct", "dirty-cop", 4),
]


class Choice(NamedTuple):
    seat: str
    option: int


def told(match: AnyMatch, choices: Iterable[Choice]) -> Iterator[str]:
    """The match as it goes on by these choices, line by line."""
    catalog = match.game.catalog()
    players = ", ".join(f"{match.name(seat)} ({seat})" for seat in match.seats)
    options = "".join(f", {key} {value}" for key, value in match.header.options.items())
    yield f"{match.game.title}, {match.header.mode}{options}"
    yield f"seed {match.header.seed}: {players}"
    yield ""
    heard = 0
    for number, choice in enumerate(chain([None], choices)):
        if choice is not None:
            ask = match.asked(choice.seat)
            if ask is None or choice.option > len(ask.options):
                yield f"{number}. {choice.seat} no longer has this choice: the game took another course before it."
                return
            action = ask.options[choice.option - 1]
            face = match.option(choice.seat, action)
            yield f"{number}. {choice.seat} [{choice.option}/{len(ask.options)}] {face.label}"
            match.choose(action, choice.seat)
        for event, to in match.told[heard:]:
            only = "" if to is None else f"   · only {', '.join(to) or 'nobody'}"
            yield f"    {happening(match, event, catalog).text}{only}"
        heard = len(match.told)
    if match.outcome is not None:
        yield ""
        yield f"{catalog.format(f'end-{match.outcome.reason}')}: {', '.join(match.outcome.winners) or 'nobody'} won."


def by_bots(match: AnyMatch) -> Iterator[Choice]:
    """What regular bots choose, until the match is over."""
    bots = {seat: make_bot("regular", number) for number, seat in enumerate(match.seats)}
    while match.asks:
        seat = match.asks[0].seats[0]
        yield Choice(seat, match.asks[0].options.index(bots[seat].choose(Seat(match, seat))) + 1)


def written(text: str) -> tuple[int, list[Choice]]:
    """The seed and the choices of a golden file."""
    seed = re.search(r"^seed (\d+):", text, re.M)
    assert seed is not None
    found = (_CHOICE.match(line) for line in text.splitlines())
    return int(seed[1]), [Choice(line[1], int(line[2])) for line in found if line]


def play_anew(golden: Golden) -> str:
    """A whole game that the first seat wins (or the last one tried)."""
    for seed in count(1):
        match = golden.begin(seed)
        lines = list(told(match, by_bots(match)))
        assert match.outcome is not None
        if match.seats[0] in match.outcome.winners or seed == SEEDS:
            break
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.path.stem)
def test_the_golden_game_goes_as_it_went(golden: Golden) -> None:
    if UPDATE:
        golden.path.parent.mkdir(exist_ok=True)
        golden.path.write_text(play_anew(golden), "utf-8")
    expected = golden.path.read_text("utf-8")
    seed, choices = written(expected)
    lines = list(told(golden.begin(seed), choices))
    for number, (now, then) in enumerate(zip(lines, expected.splitlines(), strict=False), 1):
        assert now == then, f"{golden.path.name}, line {number}: if the change is meant, see the top of this file"
    assert len(lines) == len(expected.splitlines())


def test_every_mode_has_its_golden_game() -> None:
    modes = {(game, mode.id) for game in games_with_rules() for mode in find_game(game).modes}
    assert modes == {(golden.game, golden.mode) for golden in ALL}


def test_a_golden_game_goes_to_its_end() -> None:
    for golden in ALL:
        assert golden.path.read_text("utf-8").rstrip().endswith("won."), golden.path.name
