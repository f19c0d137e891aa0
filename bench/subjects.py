"""What is measured: each mode of each installed game at its usual table, and catanatron."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter_ns
from typing import Any, Protocol

from hardboiled.kernel.laws import random_game
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start


class Subject(Protocol):
    """Something that plays random games and can be copied in the middle of them."""

    @property
    def name(self) -> str: ...

    def play(self, seed: int, keep: bool) -> int:
        """One random game: its decisions."""
        ...

    def copies(self, seed: int) -> Iterator[tuple[str, int]]:
        """Copies made along a random game: what kind, and how many nanoseconds it took."""
        ...


@dataclass(frozen=True)
class OurGame:
    """A game of ours in one mode."""

    game: str
    mode: str
    seats: int

    @property
    def name(self) -> str:
        return f"{self.game} {self.mode}, {self.seats} seats"

    def _begin(self, seed: int, keep: bool) -> Any:
        return start(self.game, self.mode, [f"P{n}" for n in range(self.seats)], seed, keep=keep)

    def play(self, seed: int, keep: bool) -> int:
        return random_game(self._begin(seed, keep), seed)

    def copies(self, seed: int) -> Iterator[tuple[str, int]]:
        match, rng = self._begin(seed, keep=True), Random(seed)
        while match.asks:
            ask = rng.choice(match.asks)
            seat = ask.seats[0]
            yield "clone", nanoseconds(match.clone)
            yield "imagine", nanoseconds(partial(match.imagine, seat, rng))
            match.choose(rng.choice(ask.options), seat)


class Catan:
    """Catanatron: four random players. Every tick counts as a decision, those without a choice too."""

    name = "catanatron, 4 seats"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

        def begin(seed: int) -> Any:
            return Game([RandomPlayer(colour) for colour in colours], seed=seed)

        self._begin = begin

    def play(self, seed: int, keep: bool) -> int:
        game, ticks = self._begin(seed), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    def copies(self, seed: int) -> Iterator[tuple[str, int]]:
        game = self._begin(seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            yield "clone", nanoseconds(game.copy)
            game.play_tick()


def nanoseconds(work: Callable[[], object]) -> int:
    began = perf_counter_ns()
    work()
    return perf_counter_ns() - began


def our_games(ids: list[str]) -> list[OurGame]:
    """Each mode with the middle one of the numbers of seats it takes."""
    subjects = []
    for game_id in ids:
        for mode in find_game(game_id).modes:
            counts = sorted(mode.counts)
            subjects.append(OurGame(game_id, mode.id, counts[len(counts) // 2]))
    return subjects
