"""Questions at which a step rests: the state alone leads to them, so a copy there makes no choice again."""

from random import Random

import pytest

from hardboiled.kernel.saving import start


@pytest.mark.parametrize(("game", "mode", "seats"), [
    ("hard-city", "co-op", 2),
    ("hard-city", "one-vs-all", 3),
    ("kick-ass", "co-op", 2),
    ("police-precinct", "co-op", 2),
    ("police-precinct", "dirty-cop", 4),
])  # fmt: skip
def test_a_step_that_rests_comes_to_its_question_again_by_the_state_alone(game: str, mode: str, seats: int) -> None:
    match, rng, rested = start(game, mode, ["P"] * seats, seed=4), Random(4), 0
    packed = match.game.codec.encode
    while match.asks and rested < 40:
        ask = rng.choice(match.asks)
        action, since = rng.choice(ask.options), len(match.log)
        if ask.rests:
            rested += 1
            assert match.checkpoint.at == since, "nothing is chosen again"
            again = match.rerolled(1)
            assert [other.options for other in again.asks] == [other.options for other in match.asks]
            again.state.chance = match.state.chance
            assert packed(again.state) == packed(match.state), "the flow changed something before it asked"
        twin = match.clone()
        match.choose(action, ask.seats[0])
        twin.choose(action, ask.seats[0])
        assert packed(twin.state) == packed(match.state)
        assert (twin.log, twin.told, twin.steps) == (match.log, match.told, match.steps)
    assert rested >= 10
