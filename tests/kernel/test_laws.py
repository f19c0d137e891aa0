"""The kernel's laws, over random play of the small games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardboiled.kernel import laws
from kernel import heist, smugglers


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**53), seats=st.integers(2, 4), hand=st.sampled_from([3, 4, 5]))
def test_every_law_holds_in_random_play_of_smugglers(seed: int, seats: int, hand: int) -> None:
    watched = laws.play(smugglers.GAME.id, seats=seats, seed=seed, hand=hand)
    assert watched.decisions
    assert watched.worlds, "with hidden hands some imagined world must differ from the true one"


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**53), seats=st.integers(2, 4), mode=st.sampled_from(["mole", "honest"]))
def test_every_law_holds_in_random_play_of_heists(seed: int, seats: int, mode: str) -> None:
    watched = laws.play(heist.GAME.id, mode, max(seats, 3) if mode == "mole" else seats, seed)
    assert watched.decisions
    assert watched.worlds, "the van, the deck and the bag are hidden"


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_game_in_another_process(seed: int) -> None:
    laws.check_same_elsewhere("smugglers", "docks", 3, seed, preload="kernel.smugglers")
    laws.check_same_elsewhere("heist", "mole", 4, seed, preload="kernel.heist", campaign={"job": 2})
