"""What is measured: each mode of each installed game at its usual table, and catanatron."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from time import process_time_ns
from typing import Any, NamedTuple, Protocol

from hardboiled.kernel.laws import random_game
from hardboiled.kernel.registry import find_game
from hardboiled.kernel.saving import start


class Length(NamedTuple):
    """How long a game was. Answers include those nobody had a choice about, which catanatron plays as
    moves of their own and our kernel gives by itself."""

    decisions: int
    answers: int


class Subject(Protocol):
    """Something that plays random games and can be copied in the middle of them."""

    @property
    def name(self) -> str: ...

    def play(self, seed: int, keep: bool) -> Length:
        """One random game."""
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

    def play(self, seed: int, keep: bool) -> Length:
        match = self._begin(seed, keep)
        decisions = random_game(match, seed)
        return Length(decisions, decisions)

    def copies(self, seed: int) -> Iterator[tuple[str, int]]:
        match, rng = self._begin(seed, keep=True), Random(seed)
        while match.asks:
            ask = rng.choice(match.asks)
            seat = ask.seats[0]
            yield "clone", nanoseconds(match.clone)
            yield "imagine", nanoseconds(partial(match.imagine, seat, rng))
            match.choose(rng.choice(ask.options), seat)


class Catan:
    """Catanatron: four random players. A tick is an answer, and a decision where there was a choice."""

    name = "catanatron, 4 seats"

    def __init__(self) -> None:
        from catanatron import Color, Game, RandomPlayer

        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

        def begin(seed: int) -> Any:
            return Game([RandomPlayer(colour) for colour in colours], seed=seed)

        self._begin = begin

    def play(self, seed: int, keep: bool) -> Length:
        game, decisions, ticks = self._begin(seed), 0, 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            ticks += 1
            game.play_tick()
        return Length(decisions, ticks)

    def copies(self, seed: int) -> Iterator[tuple[str, int]]:
        game = self._begin(seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            yield "clone", nanoseconds(game.copy)
            game.play_tick()


def nanoseconds(work: Callable[[], object]) -> int:
    began = process_time_ns()
    work()
    return process_time_ns() - began


def our_games(ids: list[str]) -> list[OurGame]:
    """Each mode with the middle one of the numbers of seats it takes."""
    subjects = []
    for game_id in ids:
        for mode in find_game(game_id).modes:
            counts = sorted(mode.counts)
            subjects.append(OurGame(game_id, mode.id, counts[len(counts) // 2]))
    return subjects
