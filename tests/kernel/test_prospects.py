"""The chance to win from weighed signs."""

from math import log
from pathlib import Path

import pytest

from hardboiled.kernel import Prospect, Weights


@pytest.fixture
def weights(tmp_path: Path) -> Weights:
    (tmp_path / "mind").mkdir()
    (tmp_path / "mind" / "prospects.toml").write_text('["hunt"]\nconstant = -1.0\nhealth = 2.0\nround = -0.5\n')
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
