"""Going back: from the nearest snapshot, to the very match that stood there, at a cost that does not grow."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kernel.heist
import kernel.smugglers  # noqa: F401
from hardboiled import start
from hardboiled.kernel.laws import _fingerprint
from hardboiled.kernel.match import AnyMatch, Match
from hardboiled.kernel.record import Checkpoint
from hardboiled.kernel.snapshots import Snapshots

CASES = [
    ("hard-city", "co-op", 2),
    ("go-ahead-punk", "one-vs-all", 3),
    ("kick-ass", "co-op", 2),
    ("smugglers", None, 2),
]


def played(game: str, mode: str | None, seats: int, seed: int, most: int = 400) -> tuple[AnyMatch, list[Any]]:
    """A random game, and what it looked like after each choice."""
    match, rng = start(game, mode, [f"P{n}" for n in range(seats)], seed), Random(seed)
    looked = [_fingerprint(match)]
    while not match.over and len(match.log) < most:
        ask = rng.choice(match.asks)
        match.choose(rng.choice(ask.options), rng.choice(ask.seats))
        looked.append(_fingerprint(match))
    return match, looked


@pytest.mark.parametrize(("game", "mode", "seats"), CASES)
def test_any_moment_is_found_again(game: str, mode: str | None, seats: int) -> None:
    match, looked = played(game, mode, seats, seed=3)
    rng = Random(1)
    for _ in range(25):
        twin = match.clone()
        while twin.log:
            back_to = rng.randrange(len(twin.log))
            told = [match.told_by(n) for n in range(back_to + 1)]
            twin.rewind(back_to)
            assert _fingerprint(twin) == looked[back_to]
            assert [twin.told_by(n) for n in range(back_to + 1)] == told
            assert not twin.learned_since(back_to)
            for seat in twin.seats:
                assert twin.heard_by(seat) == sum(told.heard_by(seat) for told in twin.told)
            if rng.random() < 0.4:  # and on from there
                for seat, action in match.log[back_to : back_to + 5]:
                    twin.choose(action, seat)
                assert _fingerprint(twin) == looked[len(twin.log)]


def test_a_clone_goes_back_as_well_and_leaves_the_original_alone() -> None:
    match, looked = played("hard-city", "co-op", 2, seed=5)
    twin = match.clone()
    twin.rewind(3)
    assert _fingerprint(twin) == looked[3]
    assert _fingerprint(match) == looked[-1]
    match.undo(agreed=True)
    assert _fingerprint(match) == looked[-2]


def test_taking_back_costs_as_much_late_as_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in choices made again, not in seconds."""
    match, _ = played("hard-city", "co-op", 2, seed=7, most=2000)
    again: list[int] = []
    real = Match.choose

    def counting(self: AnyMatch, *args: Any) -> None:
        again.append(1)
        real(self, *args)

    monkeypatch.setattr(Match, "choose", counting)
    longest = 0
    while match.log:
        back = min(len(match.log), 1 + len(match.log) // 40)
        again.clear()
        match.rewind(len(match.log) - back)
        longest = max(longest, len(again) / back)
    assert longest <= 40, "more than a long turn of choices for each one taken back"


def test_few_snapshots_are_kept_and_the_gaps_grow_with_the_distance() -> None:
    kept = Snapshots()
    for at in range(0, 5001, 2):
        kept = kept.with_one_more(Checkpoint(at))
    assert len(kept) < 40
    for back_to in (4999, 4990, 4000, 2500, 100, 0):
        found = kept.lend().back_to(back_to)[1].at
        assert 0 <= back_to - found <= 5000 - back_to + 2
    assert kept.back_to(0)[1].at == 0
    assert len(kept) > 5, "a copy that goes back leaves those of the others"
