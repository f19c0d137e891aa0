"""The chance to win from weighed signs."""

from math import log
from pathlib import Path

import pytest

from hardboiled.kernel import Prospect, Weights
from hardboiled.kernel.registry import find_game, game_ids
from hardboiled.kernel.saving import start


@pytest.fixture
def weights(tmp_path: Path) -> Weights:
    (tmp_path / "prospects.toml").write_text('["hunt"]\nconstant = -1.0\nhealth = 2.0\nround = -0.5\n')
    return Weights(tmp_path)


def test_signs_are_weighed_in_log_odds(weights: Weights) -> None:
    chance = weights.chance(Prospect("stinger", "hunt", {"health": 1.0}, {"round": 2.0}))
    assert chance == pytest.approx(0.5)
    assert weights.chance(Prospect("stinger", "hunt", {"health": (1 + log(3)) / 2})) == pytest.approx(0.75)


def test_what_was_never_learned_counts_for_nothing(weights: Weights, tmp_path: Path) -> None:
    assert weights.chance(Prospect("stinger", "escape", {"health": 1.0})) == 0.5
    assert weights.chance(Prospect("stinger", "hunt", {"health": 0.5, "unheard-of": 9.0})) == pytest.approx(0.5)
    assert Weights(tmp_path / "nowhere").chance(Prospect("stinger", "hunt", {})) == 0.5


def test_hopeless_is_no_overflow(weights: Weights) -> None:
    assert weights.chance(Prospect("stinger", "hunt", {"health": -1e6})) == 0.0


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_has_learned_what_its_signs_are_worth(game_id: str) -> None:
    game = find_game(game_id)
    assert game.prospect is not None
    for mode in game.modes:
        match = start(game_id, mode.id, ["A"] * max(mode.counts), 3, keep=False)
        while match.asks and len(match.log) < 60:
            match.choose(match.asks[0].options[-1])
        chance = Weights(game.home).chance(game.prospect(match.state, match.content))
        assert 0 < chance < 1
        assert chance != 0.5, "its weights are missing"
        for seat in match.seats:
            mine = game.evaluate(match.state, seat, match.content)
            assert mine == pytest.approx(
                chance if game.side(match.state, seat) == game.prospect(match.state, match.content).side else 1 - chance
            )
