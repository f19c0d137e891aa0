"""The kernel's laws, over random play of the small games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardboiled.kernel import laws
from kernel import smugglers


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**53), seats=st.integers(2, 4))
def test_every_law_holds_in_random_play(seed: int, seats: int) -> None:
    watched = laws.play(smugglers.GAME.id, seats=seats, seed=seed)
    assert watched.decisions
    assert watched.worlds, "with hidden hands some imagined world must differ from the true one"


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_game_in_another_process(seed: int) -> None:
    laws.check_same_elsewhere("smugglers", "docks", 3, seed, preload="kernel.smugglers")
