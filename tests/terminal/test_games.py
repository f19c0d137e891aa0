"""Every installed game can be played at the keyboard, on 80 columns."""

from __future__ import annotations

from random import Random

import pytest

from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.kernel.saving import start
from hardboiled.terminal.replay import Replay
from hardboiled.terminal.session import Session
from terminal.script import Script

TABLES = [(game, mode.id) for game in game_ids() for mode in find_game(game).modes]
CHOICES = 25


class Keyboard(Script):
    """Somebody who types numbers at random, looks at the log and one rule, and then leaves."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng, self.left = Random(seed), CHOICES

    def read(self, prompt: str) -> str:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        if self.left in (3, 9):
            return {3: "log", 9: "why 1"}[self.left]
        return str(self.rng.randint(1, 3) if self.rng.random() < 0.8 else 1)


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_a_person_and_bots_at_the_table(game: str, mode: str) -> None:
    count = find_game(game).mode(mode).counts[0]
    match = start(game, mode, ["Ann", *["bot:regular"] * (count - 1)], seed=11)
    keyboard = Keyboard(seed=5)
    Session(match, keyboard.console, keyboard.read).run()
    assert match.log
    assert match.stage().title in keyboard.text
    assert max(map(len, keyboard.text.splitlines())) <= 80


@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_a_match_is_stepped_through(game: str, mode: str) -> None:
    count = find_game(game).mode(mode).counts[-1]
    match, rng = start(game, mode, [f"P{n}" for n in range(count)], seed=3), Random(3)
    while match.asks and len(match.log) < 12:
        ask = rng.choice(match.asks)
        match.choose(rng.choice(ask.options), ask.seats[0])
    script = Script(["n", "n", "9", "p", "q"])
    Replay(match, script.console, script.read).run()
    assert "Choice 9 of " in script.text
